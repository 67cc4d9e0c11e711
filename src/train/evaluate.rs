//! The held-out loss: the same windows every time, weighted by their tokens.
//!
//! ```text
//! perplexity     exp(loss)
//! bits per byte  loss tokens / (ln 2 bytes)      comparable across tokenizers
//! floor          loss of a model that knows the generator, on the same windows; the gap to it is what is left to learn
//! ```

use serde::Serialize;

use super::step_engine::StepEngine;
use crate::data::{Batch, Dataset};
use crate::{Error, Result};

/// Held-out windows, ready to be evaluated.
#[derive(Debug)]
pub struct HeldOut {
    batches: Vec<Batch>,
    bytes: Option<u64>,
    floor: Option<f64>,
}

/// The result of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Evaluation {
    /// Mean loss in nats per token.
    pub loss: f64,
    /// exp(loss).
    pub perplexity: f64,
    /// Bits per byte of text, where the text is known.
    pub bits_per_byte: Option<f64>,
    /// Loss of a model that knows the data's generator, on the same windows.
    pub floor: Option<f64>,
    /// Tokens predicted.
    pub tokens: u64,
}

impl HeldOut {
    /// `windows` windows of `context` tokens in batches of `batch`.
    ///
    /// # Errors
    /// [`Error::Data`] where the held-out part is too short.
    pub fn new(data: &Dataset, context: usize, batch: usize, windows: usize) -> Result<HeldOut> {
        let batches = data.held_out_batches(context, batch, windows)?;
        let rows = || batches.iter().flat_map(|b| b.targets.chunks(b.context));
        let bytes = rows().map(|row| data.bytes_in(row).map(|n| n as u64)).sum();
        let floor = data.held_out_floor(context, windows)?;
        Ok(HeldOut {
            batches,
            bytes,
            floor,
        })
    }

    /// The batches.
    pub fn batches(&self) -> &[Batch] {
        &self.batches
    }

    /// Evaluates the model as it is.
    ///
    /// # Errors
    /// [`Error::NonFinite`] for a loss that is not a number; those of the engine.
    pub fn evaluate(&self, engine: &mut impl StepEngine, step: u64) -> Result<Evaluation> {
        let (mut sum, mut tokens) = (0.0, 0);
        for batch in &self.batches {
            let n = batch.targets.len();
            sum += engine.eval_loss(batch)? * n as f64;
            tokens += n as u64;
        }
        let loss = sum / tokens as f64;
        if !loss.is_finite() {
            let tensor = engine
                .find_non_finite()?
                .unwrap_or("the held-out loss".into());
            let what = format!("the held-out loss is {loss}");
            return Err(Error::NonFinite { tensor, step, what });
        }
        let bits_per_byte = self
            .bytes
            .filter(|&b| b > 0)
            .map(|b| sum / (std::f64::consts::LN_2 * b as f64));
        Ok(Evaluation {
            loss,
            perplexity: loss.exp(),
            bits_per_byte,
            floor: self.floor,
            tokens,
        })
    }
}

impl Evaluation {
    /// For people: the loss, and the gap to the floor where it is known.
    pub fn lines(&self) -> Vec<String> {
        let mut text = format!(
            "held-out loss {:.4} nats per token, perplexity {:.3}",
            self.loss, self.perplexity
        );
        if let Some(bits) = self.bits_per_byte {
            text += &format!(", {bits:.4} bits per byte");
        }
        let mut lines = vec![format!("{text} ({} tokens)", self.tokens)];
        if let Some(floor) = self.floor {
            lines.push(format!(
                "known entropy {floor:.4} of these windows, gap {:.4}: a model that knows the grammar and sees only the \
                 window would lose {floor:.4}",
                self.loss - floor
            ));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::super::toy::{self, Toy};
    use super::*;
    use crate::data::DataSpec;

    #[test]
    fn windows_count_by_their_tokens() {
        let data = DataSpec::default().open().unwrap();
        let held_out = HeldOut::new(&data, 16, 3, 7).unwrap();
        let sizes: Vec<usize> = held_out.batches().iter().map(|b| b.batch).collect();
        assert_eq!(sizes, [3, 3, 1]);
        let mut engine = Toy::new(&toy::model(), &toy::params());
        let e = held_out.evaluate(&mut engine, 0).unwrap();
        let losses: Vec<f64> = held_out
            .batches()
            .iter()
            .map(|b| engine.eval_loss(b).unwrap())
            .collect();
        let mean = (3.0 * losses[0] + 3.0 * losses[1] + losses[2]) / 7.0;
        assert!((e.loss - mean).abs() < 1e-12);
        assert_eq!(e.tokens, 7 * 16);
        assert!(
            (e.bits_per_byte.unwrap() - mean / 2f64.ln()).abs() < 1e-12,
            "a byte is a token"
        );
        assert!((e.perplexity - mean.exp()).abs() < 1e-9);
        assert!(e.lines()[1].contains("gap"), "{:?}", e.lines());
        engine.poison();
        assert!(matches!(
            held_out.evaluate(&mut engine, 5),
            Err(Error::NonFinite { step: 5, .. })
        ));
    }
}
