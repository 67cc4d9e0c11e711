//! `halfbyte sample`

use std::io::Write;

use super::model::ModelArgs;
use crate::data::Codec;
use crate::train::progress::printable;
use crate::train::sample::{Sampling, generate};
use crate::{Error, Result};

/// Write text with a model.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// The text to continue
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "\n",
        hide_default_value = true
    )]
    prompt: String,
    /// Tokens to write
    #[arg(long, value_name = "N", default_value_t = 256)]
    tokens: usize,
    /// How many texts; each has its own seed, counted up
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// Below 1 more certain, above 1 more varied, 0 always the likeliest token
    #[arg(long, value_name = "X", default_value_t = Sampling::default().temperature)]
    temperature: f64,
    /// Choose among the K likeliest tokens only; 0: among all
    #[arg(long, value_name = "K", default_value_t = 0)]
    top_k: usize,
    /// Choose among the likeliest tokens that make up this much probability
    #[arg(long, value_name = "P", default_value_t = 1.0)]
    top_p: f64,
    /// The same seed writes the same text
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

const EXAMPLES: &str = "\
Examples:
  halfbyte sample
  halfbyte sample --init runs/book --prompt 'ROMEO:' --temperature 0.6 --tokens 500
  halfbyte sample --init llama-folder/ --prompt 'Once' --top-p 0.9 --count 3";

pub(super) fn run(args: Args) -> Result<()> {
    let first = Sampling {
        temperature: args.temperature,
        top_k: args.top_k,
        top_p: args.top_p,
        seed: args.seed,
    };
    first.validate()?;
    let weights = args.model.weights()?;
    let mut config = args.model.config(&weights);
    let codec = args.model.codec(&config, &weights)?;
    let prompt = codec.encode(&args.prompt)?;
    if prompt.is_empty() {
        return Err(Error::Config(
            "--prompt is empty; give at least one character".into(),
        ));
    }
    let mut engine = args.model.engine(&mut config, &weights)?;
    for i in 0..args.count {
        let mut tokens = prompt.clone();
        let mut printer = Printer::default();
        if !args.prompt.trim().is_empty() {
            printer.show(&codec, &tokens);
        } else {
            printer.shown = codec.decode(&tokens).len();
        }
        let sampling = Sampling {
            seed: args.seed.wrapping_add(i),
            ..first
        };
        let logits = |tokens: &[u32]| engine.logits(tokens);
        generate(&mut tokens, args.tokens, &sampling, logits, |all| {
            printer.show(&codec, all)
        })?;
        printer.end(&codec, &tokens);
    }
    Ok(())
}

/// Prints text as it grows. A character that is not complete yet is held back.
#[derive(Default)]
struct Printer {
    shown: usize,
}

impl Printer {
    /// False once nobody reads.
    fn show(&mut self, codec: &Codec, tokens: &[u32]) -> bool {
        let text = codec.decode(tokens);
        let whole = text.trim_end_matches('\u{FFFD}');
        match whole.get(self.shown..) {
            Some(new) if !new.is_empty() => {
                self.shown = whole.len();
                write(&printable(new))
            }
            _ => true,
        }
    }

    fn end(&self, codec: &Codec, tokens: &[u32]) {
        let text = codec.decode(tokens);
        write(&printable(text.get(self.shown..).unwrap_or_default()));
        write("\n");
    }
}

fn write(text: &str) -> bool {
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_characters_are_held_back() {
        let codec = Codec::Bytes;
        let text = "aé漢z";
        let tokens: Vec<u32> = text.bytes().map(u32::from).collect();
        let mut p = Printer::default();
        let shown: Vec<usize> = (1..=tokens.len())
            .map(|n| {
                p.show(&codec, &tokens[..n]);
                p.shown
            })
            .collect();
        assert_eq!(shown, [1, 1, 3, 3, 3, 6, 7]);
    }
}
