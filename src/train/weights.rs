//! Weights to start from, evaluate or sample: from a run, from a checkpoint, or from a Hugging Face folder.

use std::path::{Path, PathBuf};

use super::config::RunConfig;
use super::{checkpoint, run_folder};
use crate::export::hf;
use crate::model::ModelConfig;
use crate::{Error, Result};

/// A model's weights and where they are from.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Sizes.
    pub model: ModelConfig,
    /// Flat, laid out by [`ParamTable`](crate::model::ParamTable).
    pub params: Vec<f32>,
    /// The configuration of the run they are from, if any.
    pub run: Option<RunConfig>,
    /// Steps they were trained in that run.
    pub step: u64,
    /// A `tokenizer.json` that lies beside a Hugging Face model.
    pub tokenizer: Option<PathBuf>,
    /// One line for people.
    pub description: String,
}

impl Weights {
    /// Opens a run's folder (its newest good checkpoint), a checkpoint's folder, or a Hugging Face folder.
    ///
    /// # Errors
    /// [`Error::Config`] for a folder that is none of them; [`Error::Corrupt`], [`Error::Io`].
    pub fn open(path: &Path, notes: &mut Vec<String>) -> Result<Weights> {
        let (run, checkpoint) = run_folder::locate(path);
        if run_folder::config_path(&run).exists() {
            let (dir, state) = match checkpoint {
                Some(dir) => (dir.clone(), checkpoint::load(&dir)?),
                None => checkpoint::find_latest(&run, notes)?.ok_or_else(|| {
                    Error::Config(format!(
                        "the run {} has no checkpoint that can be used",
                        run.display()
                    ))
                })?,
            };
            let layer = RunConfig::read_layer(&run_folder::config_path(&run))?;
            return Ok(Weights {
                model: state.model,
                params: state.params,
                run: Some(RunConfig::from_layers([&layer])?),
                step: state.step,
                tokenizer: None,
                description: format!("{} (step {})", dir.display(), state.step),
            });
        }
        if !path.exists() {
            return Err(Error::io(path)(std::io::ErrorKind::NotFound.into()));
        }
        if !path.join(hf::CONFIG).exists() {
            return Err(Error::Config(format!(
                "{}: expected a run (with config.toml), a checkpoint, or a Hugging Face model (with config.json and \
                 model.safetensors); it has none of these files",
                path.display()
            )));
        }
        let (model, params) = hf::read(path)?;
        notes.extend(hf::read_notes(path)?);
        let tokenizer = Some(path.join("tokenizer.json")).filter(|t| t.exists());
        let description = format!("{} (Hugging Face)", path.display());
        Ok(Weights {
            model,
            params,
            run: None,
            step: 0,
            tokenizer,
            description,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_what_a_folder_lacks() {
        let dir = tempfile::tempdir().unwrap();
        let open = |p: &Path| Weights::open(p, &mut Vec::new()).unwrap_err().to_string();
        assert!(open(dir.path()).contains("config.json"));
        assert!(open(&dir.path().join("none")).contains("check the path"));
        let layer = RunConfig::default().to_toml().unwrap();
        std::fs::write(dir.path().join("config.toml"), layer).unwrap();
        assert!(open(dir.path()).contains("no checkpoint"));
    }
}
