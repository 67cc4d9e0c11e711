//! Opening a model to evaluate it or to write with it.

use std::path::{Path, PathBuf};

use crate::data::Codec;
use crate::device::{Device, MmaChoice};
use crate::optim::AdamWConfig;
use crate::train::config::RunConfig;
use crate::train::engine::{Engine, Scope};
use crate::train::matrix;
use crate::train::progress::say;
use crate::train::run_folder;
use crate::train::weights::Weights;
use crate::{Error, Result};

/// Which model, and where it runs.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct ModelArgs {
    /// A run, a checkpoint or a Hugging Face folder (Llama or GPT-2) [default: the newest run in runs/]
    #[arg(long, value_name = "DIR")]
    init: Option<PathBuf>,
    /// The formats of every GEMM [default: those it was trained with, else f32]
    #[arg(long, value_name = "NAME")]
    recipe: Option<String>,
    /// auto, cpu, wgpu[:N], cuda[:N] or hip[:N]; see `halfbyte devices`
    #[arg(long, value_name = "DEVICE", default_value = "auto")]
    device: String,
    /// How FP4 operands are multiplied: as `halfbyte devices` says (auto), or this way or not at all
    #[arg(long, value_enum, value_name = "PATH", default_value = "auto")]
    mma: MmaChoice,
    /// A Hugging Face tokenizer.json [default: the run's, or the one beside the model; else bytes]
    #[arg(long, value_name = "FILE")]
    pub tokenizer: Option<PathBuf>,
}

impl ModelArgs {
    /// Reads the weights. Notes go to the standard error, so that results can be piped.
    pub fn weights(&self) -> Result<Weights> {
        let mut notes = Vec::new();
        let path = match &self.init {
            Some(path) => path.clone(),
            None => run_folder::newest(Path::new(run_folder::RUNS))?,
        };
        let weights = Weights::open(&path, &mut notes);
        notes.iter().for_each(|note| eprintln!("note: {note}"));
        weights
    }

    /// The configuration of the model's run with this command's changes; for other models, the defaults.
    pub fn config(&self, weights: &Weights) -> RunConfig {
        let mut config = weights.run.clone().unwrap_or_else(|| RunConfig {
            recipe: "f32".into(),
            context: RunConfig::default().context.min(weights.model.context),
            ..RunConfig::default()
        });
        config.model = weights.model.clone();
        if let Some(recipe) = &self.recipe {
            config.recipe = recipe.clone();
            config.custom_recipe = None;
        }
        config.device = self.device.clone();
        config.mma = self.mma;
        config.mma_paths = None;
        if let Some(tokenizer) = &self.tokenizer {
            config.data.tokenizer = Some(tokenizer.clone());
        }
        config
    }

    /// Moves the weights to the device; the configuration gets the paths of its FP4 GEMMs.
    pub fn engine(&self, config: &mut RunConfig, weights: &Weights) -> Result<Engine> {
        config.check_names()?;
        let (device, reason) = Device::open_with_reason(&config.device)?;
        eprintln!("device {}: {} ({reason})", device.name(), device.adapter());
        let device = matrix::choose(&device, config, &mut Vec::new())?;
        for (format, path) in config.mma_paths.iter().flatten() {
            eprintln!("{format:<6} {path}");
        }
        eprintln!("model  {}, recipe {}", weights.description, config.recipe);
        let adamw = AdamWConfig::default();
        let scope = Scope {
            rounding_seed: config.seeds.rounding,
            steps: config.steps,
            taken: weights.step,
        };
        let recipe = config.resolve_recipe()?;
        Engine::new(
            &device,
            &weights.model,
            &recipe,
            adamw,
            scope,
            &weights.params,
        )
    }

    /// Text to the model's tokens and back.
    pub fn codec(&self, config: &RunConfig, weights: &Weights) -> Result<Codec> {
        let codec = match config
            .data
            .tokenizer
            .as_ref()
            .or(weights.tokenizer.as_ref())
        {
            Some(path) => Codec::open(path)?,
            None if weights.model.vocab_size == 256 => Codec::Bytes,
            None => {
                return Err(Error::Config(format!(
                    "the model has a vocabulary of {} and no tokenizer is known; give its tokenizer.json with --tokenizer",
                    weights.model.vocab_size
                )));
            }
        };
        match codec.vocab_size() {
            Some(n) if n > weights.model.vocab_size => Err(Error::Config(format!(
                "the tokenizer has {n} tokens, the model only {}; use the tokenizer the model was trained with",
                weights.model.vocab_size
            ))),
            _ => Ok(codec),
        }
    }
}

/// A result, on the standard output.
pub(super) fn print(text: &str) {
    say(text);
}
