//! Data: where tokens come from and how they become batches. All on the host.
//!
//! ```text
//! DataSpec (config.toml) -> open -> Dataset { train, held_out, codec } -> Batch { inputs, targets } (B, T)
//! builtin        stories.grammar -> Corpus: endless documents, entropy known           [corpus]
//! file, folder   UTF-8, bytes as tokens or through a tokenizer.json; the end held out  [codec]
//! .bin           u16 or u32 tokens as nanoGPT and llm.c write them, memory-mapped
//! ```
//!
//! Text is read and tokenised whole, in memory; more text than that allows belongs in shards.
//!
//! Nothing here has state: a training batch is a function of (data seed, step, micro-batch), so a resumed run needs only
//! its step to see what it would have seen.
//!
//! ```
//! # fn main() -> halfbyte::Result<()> {
//! let data = halfbyte::data::DataSpec::default().open()?;
//! let batch = data.train_batch(0, 0, 8, 256, 1)?;
//! assert_eq!(batch.inputs.len(), 8 * 256);
//! assert!(data.floor.unwrap() < 0.5); // nats per token; nothing can do better
//! # Ok(())
//! # }
//! ```

pub mod codec;
pub mod corpus;
mod files;
mod grammar;
mod grammar_text;
mod scorer;
pub mod spec;
pub mod tokens;

pub use codec::Codec;
pub use corpus::{Corpus, Document, Split};
pub use spec::{DataSpec, Source};
pub use tokens::{TokenStream, WindowKey};

use crate::{Error, Result};
use tokens::Kind;

/// How many held-out windows are evaluated unless told otherwise.
pub const HELD_OUT_WINDOWS: usize = 40;

/// Tokens for one forward pass; `targets[b, t]` is the token after `inputs[b, t]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// (B, T), row after row.
    pub inputs: Vec<u32>,
    /// (B, T): the inputs one position on.
    pub targets: Vec<u32>,
    /// B.
    pub batch: usize,
    /// T.
    pub context: usize,
}

impl Batch {
    /// From rows of T + 1 tokens.
    fn new(rows: impl Iterator<Item = Result<Vec<u32>>>, context: usize) -> Result<Batch> {
        let (mut inputs, mut targets, mut batch) = (Vec::new(), Vec::new(), 0);
        for row in rows {
            let row = row?;
            inputs.extend_from_slice(&row[..context]);
            targets.extend_from_slice(&row[1..]);
            batch += 1;
        }
        Ok(Batch {
            inputs,
            targets,
            batch,
            context,
        })
    }
}

/// Opened data.
#[derive(Debug)]
#[non_exhaustive]
pub struct Dataset {
    /// What training windows are drawn from.
    pub train: TokenStream,
    /// What held-out windows are taken from; shares nothing with `train`.
    pub held_out: TokenStream,
    /// Every token is below this.
    pub vocab_size: usize,
    /// Text to tokens and back.
    pub codec: Codec,
    /// Mean bytes of text per token over all the data, where known. For bits per byte:
    /// nats per token / (ln 2 * bytes per token).
    pub bytes_per_token: Option<f64>,
    /// One line for people.
    pub description: String,
    /// The same with the name of the file or folder instead of its path, for what leaves this machine (a plot).
    pub title: String,
    /// Entropy rate in nats per token, where known: the expected loss of a perfect model that sees whole documents. For
    /// given windows see [`Dataset::held_out_floor`].
    pub floor: Option<f64>,
}

impl Dataset {
    /// Micro-batch `micro` of step `step` under the data seed `seed`: the same whenever it is asked for.
    pub fn train_batch(
        &self,
        step: u64,
        micro: u32,
        batch: usize,
        context: usize,
        seed: u64,
    ) -> Result<Batch> {
        sizes(batch, context)?;
        let row = |row: usize| {
            let row = row as u32;
            let key = WindowKey {
                seed,
                step,
                micro,
                row,
            };
            self.train.random_window(key, context + 1)
        };
        Batch::new((0..batch).map(row), context)
    }

    /// `windows` fixed held-out windows in batches of `batch`; the last batch may be smaller.
    pub fn held_out_batches(
        &self,
        context: usize,
        batch: usize,
        windows: usize,
    ) -> Result<Vec<Batch>> {
        sizes(batch, context)?;
        let window = |i| self.held_out.fixed_window(i, windows, context + 1);
        let starts = (0..windows).step_by(batch);
        let rows = |start: usize| (start..windows.min(start + batch)).map(window);
        starts
            .map(|start| Batch::new(rows(start), context))
            .collect()
    }

    /// The loss, in nats per token, of the model that knows the built-in grammar on exactly the windows of
    /// [`Dataset::held_out_batches`]: the mean of -ln p(target | the window before it). No model does better except by
    /// luck on these few windows, and none in expectation. `None` for data whose entropy is not known.
    pub fn held_out_floor(&self, context: usize, windows: usize) -> Result<Option<f64>> {
        let Kind::Generated { corpus, .. } = &self.held_out.0 else {
            return Ok(None);
        };
        let mut sum = 0.0;
        for batch in self.held_out_batches(context, 1, windows)? {
            let text: Vec<u8> = batch.targets.iter().map(|&t| t as u8).collect();
            sum += corpus.per_byte_nll(&text)?.iter().sum::<f64>();
        }
        Ok((windows > 0).then(|| sum / (windows * context) as f64))
    }

    /// An error if either part is too short for windows of `context` tokens. Cheap; call it before building a model.
    pub fn check_context(&self, context: usize) -> Result<()> {
        sizes(1, context)?;
        self.train.check(context + 1, "training")?;
        self.held_out.check(context + 1, "held-out")
    }

    /// An error if a model with `model_vocab` entries cannot take every token.
    pub fn check_vocab(&self, model_vocab: usize) -> Result<()> {
        if model_vocab >= self.vocab_size {
            return Ok(());
        }
        Err(Error::Data(format!(
            "the data needs a vocabulary of {}, the model has {model_vocab}; use the model's own tokenizer, or train a model \
             with a vocabulary of {}",
            self.vocab_size, self.vocab_size
        )))
    }

    /// The tokens of a text; see [`Codec::encode`].
    pub fn encode(&self, text: &str) -> Result<Vec<u32>> {
        self.codec.encode(text)
    }

    /// The text of tokens; see [`Codec::decode`].
    pub fn decode(&self, tokens: &[u32]) -> String {
        self.codec.decode(tokens)
    }

    /// How many bytes of text tokens stand for; see [`Codec::bytes_in`].
    pub fn bytes_in(&self, tokens: &[u32]) -> Option<usize> {
        self.codec.bytes_in(tokens)
    }
}

fn sizes(batch: usize, context: usize) -> Result<()> {
    if batch == 0 || context == 0 {
        return Err(Error::Config(format!(
            "batch {batch}, context {context}: both must be at least 1"
        )));
    }
    Ok(())
}
