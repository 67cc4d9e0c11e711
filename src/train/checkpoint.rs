//! Checkpoints: everything a run needs to go on to the bit, in a folder that `transformers` loads as a model.
//!
//! ```text
//! RUN/checkpoints/step-00000040/config.json              the model's sizes           } Hugging Face
//!                               model.safetensors        f32 master weights          } names
//!                               optimizer.safetensors    m.<parameter>, v.<parameter>, f32
//!                               state.json               step, tokens, seeds; size and BLAKE3 of the other files
//! RUN/checkpoints/latest                                 the name of the newest folder
//! ```
//!
//! A folder appears whole or not at all: it is written under a name that begins with a dot, every file and the folder
//! are flushed to the disk, and it is renamed. Only then does `latest` move, and only then are old folders removed. So a
//! kill or a full disk at any moment leaves the previous checkpoint in place.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use safetensors::SafeTensors;
use serde::{Deserialize, Serialize};

use super::config::Seeds;
use super::durable;
use crate::export::hf;
use crate::model::{ModelConfig, ParamEntry, ParamTable};
use crate::{Error, Result};

/// The folder of checkpoints in a run's folder.
pub const FOLDER: &str = "checkpoints";
/// The file that names the newest checkpoint.
pub const LATEST: &str = "latest";
const OPTIMIZER: &str = "optimizer.safetensors";
const STATE: &str = "state.json";
const VERSION: u32 = 1;
const FILES: [&str; 3] = [hf::CONFIG, hf::WEIGHTS, OPTIMIZER];

/// The state of a run between two steps. The buffers are flat, laid out by [`ParamTable`].
#[derive(Clone, Debug, PartialEq)]
pub struct TrainState {
    /// Optimizer steps taken.
    pub step: u64,
    /// Training tokens seen.
    pub tokens: u64,
    /// FP32 master weights.
    pub params: Vec<f32>,
    /// AdamW's first moments.
    pub m: Vec<f32>,
    /// AdamW's second moments.
    pub v: Vec<f32>,
    /// The model's sizes.
    pub model: ModelConfig,
    /// The run's seeds; with the step they decide all that is random.
    pub seeds: Seeds,
    /// [`RunConfig::fingerprint`](super::config::RunConfig::fingerprint) of the run that saved it.
    pub fingerprint: String,
}

/// What `state.json` says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    version: u32,
    step: u64,
    tokens: u64,
    seeds: Seeds,
    fingerprint: String,
    files: BTreeMap<String, FileSum>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct FileSum {
    bytes: u64,
    blake3: String,
}

/// `state.json`: the manifest and its own hash.
#[derive(Serialize, Deserialize)]
struct Sealed {
    state: Manifest,
    blake3: String,
}

impl Manifest {
    fn hash(&self) -> Result<String> {
        let text =
            serde_json::to_string(self).map_err(|e| Error::Config(format!("checkpoint: {e}")))?;
        Ok(blake3::hash(text.as_bytes()).to_hex().to_string())
    }
}

/// The name of the checkpoint after `step` steps.
pub fn folder_name(step: u64) -> String {
    format!("step-{step:08}")
}

/// The step of a checkpoint's folder name.
fn step_of(name: &str) -> Option<u64> {
    name.strip_prefix("step-")?
        .parse()
        .ok()
        .filter(|&s| folder_name(s) == name)
}

// ---- Save

/// Writes a checkpoint and then removes old ones so that the newest `keep` stay; checkpoints of later steps belong to an
/// abandoned continuation and go too. Returns the new folder.
///
/// # Errors
/// [`Error::NonFinite`] for a state that holds a NaN or an infinity, [`Error::Shape`] for buffers of the wrong length,
/// [`Error::Io`] (a full disk, for example): the earlier checkpoints are then untouched.
pub fn save(run_dir: &Path, state: &TrainState, keep: usize) -> Result<PathBuf> {
    let table = ParamTable::new(&state.model);
    check_finite(state, &table)?;
    let root = run_dir.join(FOLDER);
    std::fs::create_dir_all(&root).map_err(Error::io(&root))?;
    remove_leftovers(&root);
    let name = folder_name(state.step);
    let temporary = root.join(format!(".tmp-{name}-{}", std::process::id()));
    let written = write_folder(&temporary, state, &table)
        .and_then(|()| put_in_place(&root, &temporary, &name));
    if written.is_err() {
        let _ = std::fs::remove_dir_all(&temporary);
    }
    written?;
    durable::write_file(&root.join(LATEST), format!("{name}\n").as_bytes())?;
    prune(&root, state.step, keep);
    Ok(root.join(name))
}

fn check_finite(state: &TrainState, table: &ParamTable) -> Result<()> {
    let buffers = [
        ("", &state.params),
        ("first moment of ", &state.m),
        ("second moment of ", &state.v),
    ];
    for (what, flat) in buffers {
        if flat.len() != table.total {
            return Err(Error::Shape(format!(
                "checkpoint: expected {} values for this model, got {}",
                table.total,
                flat.len()
            )));
        }
        for e in &table.entries {
            if flat[e.offset..e.offset + e.len()]
                .iter()
                .any(|x| !x.is_finite())
            {
                return Err(Error::NonFinite {
                    tensor: format!("{what}{}", e.name),
                    step: state.step,
                    what: "the state was not saved; the last good checkpoint is untouched".into(),
                });
            }
        }
    }
    Ok(())
}

fn write_folder(dir: &Path, state: &TrainState, table: &ParamTable) -> Result<()> {
    std::fs::create_dir(dir).map_err(Error::io(dir))?;
    hf::write(dir, &state.model, &state.params)?;
    hf::write_tensors(
        &dir.join(OPTIMIZER),
        table,
        &[("m.", &state.m), ("v.", &state.v)],
    )?;
    let mut files = BTreeMap::new();
    for name in FILES {
        let path = dir.join(name);
        durable::sync_file(&path)?;
        files.insert(name.to_string(), sum(&path)?);
    }
    let manifest = Manifest {
        version: VERSION,
        step: state.step,
        tokens: state.tokens,
        seeds: state.seeds,
        fingerprint: state.fingerprint.clone(),
        files,
    };
    let sealed = Sealed {
        blake3: manifest.hash()?,
        state: manifest,
    };
    let text = serde_json::to_string_pretty(&sealed)
        .map_err(|e| Error::Config(format!("checkpoint: {e}")))?;
    // Renames the file into place and flushes the folder.
    durable::write_file(&dir.join(STATE), format!("{text}\n").as_bytes())
}

/// Renames the finished folder; one of the same step (a run continued from an earlier one) is moved out of the way first.
fn put_in_place(root: &Path, temporary: &Path, name: &str) -> Result<()> {
    let place = root.join(name);
    let old = root.join(format!(".old-{name}-{}", std::process::id()));
    if place.exists() {
        std::fs::rename(&place, &old).map_err(Error::io(&place))?;
    }
    if let Err(e) = std::fs::rename(temporary, &place) {
        let _ = std::fs::rename(&old, &place);
        return Err(Error::io(&place)(e));
    }
    durable::sync_folder(root)?;
    let _ = std::fs::remove_dir_all(&old);
    Ok(())
}

/// Removes what an interrupted save left. Failing to is harmless.
fn remove_leftovers(root: &Path) {
    for entry in std::fs::read_dir(root).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(".tmp-step-") || name.starts_with(".old-step-") {
            let _ = std::fs::remove_dir_all(entry.path());
        } else if name.starts_with(".tmp-latest-") {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Keeps the newest `keep` checkpoints up to `newest`. Failing to remove one is harmless: the next save tries again.
fn prune(root: &Path, newest: u64, keep: usize) {
    let steps = steps(root);
    let (past, future): (Vec<u64>, Vec<u64>) = steps.into_iter().partition(|&s| s <= newest);
    for step in past.into_iter().skip(keep.max(1)).chain(future) {
        let _ = std::fs::remove_dir_all(root.join(folder_name(step)));
    }
}

/// The steps of the checkpoints in a folder, the newest first.
fn steps(root: &Path) -> Vec<u64> {
    let entries = std::fs::read_dir(root).into_iter().flatten().flatten();
    let mut steps: Vec<u64> = entries
        .filter_map(|e| step_of(&e.file_name().to_string_lossy()))
        .collect();
    steps.sort_unstable_by(|a, b| b.cmp(a));
    steps
}

// ---- Load

/// Size and hash of a file.
fn sum(path: &Path) -> Result<FileSum> {
    let mut hasher = blake3::Hasher::new();
    let file = File::open(path).map_err(Error::io(path))?;
    hasher.update_reader(file).map_err(Error::io(path))?;
    Ok(FileSum {
        bytes: hasher.count(),
        blake3: hasher.finalize().to_hex().to_string(),
    })
}

/// Reads the checkpoint in the folder `dir` after checking the size and hash of every file.
///
/// # Errors
/// [`Error::Corrupt`] that names the file which is missing, truncated or changed.
pub fn load(dir: &Path) -> Result<TrainState> {
    let manifest = read_manifest(dir)?;
    for name in FILES {
        let path = dir.join(name);
        let Some(expected) = manifest.files.get(name) else {
            return Err(Error::corrupt(
                dir.join(STATE),
                format!("`{name}` is not among its files"),
            ));
        };
        let length = std::fs::metadata(&path)
            .map_err(|e| Error::corrupt(&path, format!("cannot be read: {e}")))?
            .len();
        if length != expected.bytes {
            return Err(Error::corrupt(
                &path,
                format!(
                    "expected {} bytes, got {length}; it is cut short or overwritten",
                    expected.bytes
                ),
            ));
        }
        if sum(&path)? != *expected {
            return Err(Error::corrupt(
                &path,
                "its contents changed since it was saved (the BLAKE3 hash differs)",
            ));
        }
    }
    let (model, params) = hf::read(dir)?;
    let table = ParamTable::new(&model);
    let [m, v] = read_moments(&dir.join(OPTIMIZER), &table)?;
    let Manifest {
        step,
        tokens,
        seeds,
        fingerprint,
        ..
    } = manifest;
    Ok(TrainState {
        step,
        tokens,
        params,
        m,
        v,
        model,
        seeds,
        fingerprint,
    })
}

fn read_manifest(dir: &Path) -> Result<Manifest> {
    let path = dir.join(STATE);
    let text = std::fs::read_to_string(&path)
        .map_err(|e| Error::corrupt(&path, format!("not a checkpoint: {e}")))?;
    let sealed: Sealed = serde_json::from_str(&text).map_err(|e| {
        Error::corrupt(
            &path,
            format!("cut short or changed ({e}); use an earlier checkpoint"),
        )
    })?;
    if sealed.state.hash()? != sealed.blake3 {
        return Err(Error::corrupt(
            &path,
            "its contents changed since it was saved (the BLAKE3 hash differs)",
        ));
    }
    if sealed.state.version != VERSION {
        return Err(Error::corrupt(
            &path,
            format!(
                "expected checkpoint version {VERSION}, got {}; use the program that saved it",
                sealed.state.version
            ),
        ));
    }
    Ok(sealed.state)
}

fn read_moments(path: &Path, table: &ParamTable) -> Result<[Vec<f32>; 2]> {
    let map = hf::map_file(path)?;
    let file = SafeTensors::deserialize(&map).map_err(|e| hf::unreadable(path, e))?;
    let mut moments = [vec![0.0; table.total], vec![0.0; table.total]];
    for (prefix, flat) in ["m.", "v."].iter().zip(&mut moments) {
        for e in &table.entries {
            let name = format!("{prefix}{}", e.name);
            let tensor = file
                .tensor(&name)
                .map_err(|_| Error::corrupt(path, format!("tensor `{name}` is missing")))?;
            let named = ParamEntry { name, ..e.clone() };
            hf::decode(
                path,
                &named,
                &tensor,
                &mut flat[e.offset..e.offset + e.len()],
            )?;
        }
    }
    Ok(moments)
}

/// The newest checkpoint of a run that loads, with its folder; what was passed over and why is added to `notes`. `None`
/// where there is no good checkpoint.
///
/// # Errors
/// [`Error::Io`] where the folder cannot be read.
pub fn find_latest(
    run_dir: &Path,
    notes: &mut Vec<String>,
) -> Result<Option<(PathBuf, TrainState)>> {
    let root = run_dir.join(FOLDER);
    if !root.exists() {
        return Ok(None);
    }
    std::fs::read_dir(&root).map_err(Error::io(&root))?;
    let pointed = std::fs::read_to_string(root.join(LATEST))
        .ok()
        .and_then(|s| step_of(s.trim()));
    let others = steps(&root).into_iter().filter(|&s| Some(s) != pointed);
    for step in pointed.into_iter().chain(others) {
        let dir = root.join(folder_name(step));
        match load(&dir) {
            Ok(state) => return Ok(Some((dir, state))),
            Err(e) => notes.push(format!("passed over a checkpoint that cannot be used: {e}")),
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests;
