//! Where a run begins: fresh parameters, given weights, or a checkpoint of its own.

use std::path::Path;

use super::checkpoint::{self, TrainState};
use super::config::RunConfig;
use super::engine::Engine;
use super::outliers;
use super::run_folder::{self, RunFolder};
use super::weights::Weights;
use crate::model::ModelConfig;
use crate::{Error, Result};

/// A run about to begin.
#[derive(Debug)]
pub(super) struct Start {
    /// The settled configuration.
    pub config: RunConfig,
    /// Step 0, or the checkpoint's. At step 0 there are no moments.
    pub state: TrainState,
    /// The folder, when the run continues in one.
    pub folder: Option<RunFolder>,
    /// What a user should know.
    pub notes: Vec<String>,
}

impl Start {
    /// Prepares a run over data with `data_vocab` tokens.
    ///
    /// # Errors
    /// A checkpoint or weights that cannot be read or do not fit the configuration.
    pub fn new(config: &RunConfig, resume: Option<&Path>, data_vocab: usize) -> Result<Start> {
        let mut start = match resume {
            Some(path) => Start::resumed(config, path, data_vocab)?,
            None => Start::fresh(config, None, Vec::new(), data_vocab)?,
        };
        start.config.validate()?;
        start.state.seeds = start.config.seeds;
        start.state.fingerprint = start.config.fingerprint()?;
        start.notes.extend(start.config.notes());
        Ok(start)
    }

    fn fresh(
        config: &RunConfig,
        folder: Option<RunFolder>,
        mut notes: Vec<String>,
        data_vocab: usize,
    ) -> Result<Start> {
        let mut config = config.clone();
        let (model, params) = match config.init.clone() {
            Some(path) => {
                let weights = Weights::open(&path, &mut notes)?;
                config.settle(Some((&weights.model, &path)), data_vocab)?;
                notes.push(format!("weights from {}", weights.description));
                (weights.model, weights.params)
            }
            None => {
                config.settle(None, data_vocab)?;
                let mut params = Engine::init_params(&config.model, config.seeds.init)?;
                if let Some(planted) = &config.outliers {
                    // A number of channels that does not fit is refused before; see `RunConfig::validate`.
                    config.validate()?;
                    outliers::plant(planted, &config.model, config.seeds.init, &mut params);
                }
                (config.model.clone(), params)
            }
        };
        let state = first_state(model, params);
        Ok(Start {
            config,
            state,
            folder,
            notes,
        })
    }

    fn resumed(config: &RunConfig, path: &Path, data_vocab: usize) -> Result<Start> {
        let (run, exact) = run_folder::locate(path);
        let folder = RunFolder::open(&run)?;
        let mut notes = Vec::new();
        let found = match exact {
            Some(dir) => Some((dir.clone(), checkpoint::load(&dir)?)),
            None => checkpoint::find_latest(&run, &mut notes)?,
        };
        let Some((dir, state)) = found else {
            if !notes.is_empty() {
                let what = format!("no checkpoint can be used: {}", notes.join("; "));
                return Err(Error::corrupt(run.join(checkpoint::FOLDER), what));
            }
            notes.push(format!(
                "{} has no checkpoint yet: it begins at step 0",
                run.display()
            ));
            return Start::fresh(config, Some(folder), notes, data_vocab);
        };
        let mut config = config.clone();
        config.settle(Some((&state.model, &dir)), data_vocab)?;
        if state.step > config.steps {
            return Err(Error::Config(format!(
                "{} is at step {}, beyond steps = {}; use --steps with a larger number",
                dir.display(),
                state.step,
                config.steps
            )));
        }
        notes.push(format!("continuing from {}", dir.display()));
        let written = RunConfig::read_layer(&run_folder::config_path(&run))?;
        let changes = config.changes_from(&RunConfig::from_layers([&written])?);
        if !changes.is_empty() {
            notes.push(format!("changed from here on: {}", changes.join(", ")));
        }
        Ok(Start {
            config,
            state,
            folder: Some(folder),
            notes,
        })
    }
}

fn first_state(model: ModelConfig, params: Vec<f32>) -> TrainState {
    TrainState {
        step: 0,
        tokens: 0,
        params,
        m: Vec::new(),
        v: Vec::new(),
        model,
        seeds: Default::default(),
        fingerprint: String::new(),
    }
}
