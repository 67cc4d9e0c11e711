//! `halfbyte eval`

use std::collections::BTreeMap;

use super::model::{self, ModelArgs};
use crate::data::HELD_OUT_WINDOWS;
use crate::train::evaluate::{Evaluation, HeldOut};
use crate::{Error, Result};

/// Held-out loss of a model.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// `builtin` or a path, as for `train` [default: the data of the run, else builtin]
    #[arg(long, value_name = "PATH")]
    data: Option<String>,
    /// Held-out windows, spread evenly [default: those of the run, else 40]
    #[arg(long, value_name = "N")]
    windows: Option<usize>,
    /// Sequences at a time [default: that of the run, else 8]
    #[arg(long, value_name = "B")]
    batch: Option<usize>,
    /// Tokens per sequence [default: that of the run, else the model's, at most 256]
    #[arg(long, value_name = "T")]
    context: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
The loss is the mean over fixed windows of the held-out part (the last 5% of a text), in nats per token.

Examples:
  halfbyte eval
  halfbyte eval --init runs/book --windows 400
  halfbyte eval --init llama-folder/ --data book.txt --tokenizer llama-folder/tokenizer.json --json";

/// What `--json` prints.
#[derive(serde::Serialize)]
struct Report {
    #[serde(flatten)]
    evaluation: Evaluation,
    /// How FP4 operands were multiplied, where the recipe has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    mma_paths: Option<BTreeMap<String, String>>,
}

pub(super) fn run(args: Args) -> Result<()> {
    let weights = args.model.weights()?;
    let mut config = args.model.config(&weights);
    if let Some(data) = &args.data {
        config.data.source = data.clone().into();
    }
    if weights.run.is_none() && args.data.is_some() && config.data.tokenizer.is_none() {
        config.data.tokenizer = weights.tokenizer.clone();
    }
    config.context = args.context.unwrap_or(config.context);
    config.batch = args.batch.unwrap_or(config.batch);
    config.eval_windows = args.windows.unwrap_or(config.eval_windows);
    if weights.run.is_none() && args.windows.is_none() {
        config.eval_windows = HELD_OUT_WINDOWS;
    }
    config.validate()?;
    let data = config.data.open()?;
    data.check_vocab(weights.model.vocab_size)?;
    data.check_context(config.context)?;
    let held_out = HeldOut::new(&data, config.context, config.batch, config.eval_windows)?;
    let mut engine = args.model.engine(&mut config, &weights)?;
    eprintln!("data   {}", data.description);
    let evaluation = held_out.evaluate(&mut engine, weights.step)?;
    if args.json {
        let result = Report {
            evaluation,
            mma_paths: config.mma_paths,
        };
        let text = serde_json::to_string(&result)
            .map_err(|e| Error::Config(format!("the result is not JSON: {e}")))?;
        model::print(&text);
    } else {
        evaluation
            .lines()
            .iter()
            .for_each(|line| model::print(line));
    }
    Ok(())
}
