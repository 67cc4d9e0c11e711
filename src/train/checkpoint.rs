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
mod tests {
    use super::*;

    fn state(step: u64) -> TrainState {
        let model = ModelConfig {
            vocab_size: 8,
            hidden: 8,
            layers: 1,
            heads: 2,
            kv_heads: 1,
            head_dim: 4,
            ffn: 12,
            context: 4,
            ..ModelConfig::default()
        };
        let table = ParamTable::new(&model);
        let fill = |salt: u64| {
            let mut flat = vec![0.0; table.total];
            for e in &table.entries {
                for (i, x) in flat[e.offset..e.offset + e.len()].iter_mut().enumerate() {
                    *x = (step * 1000 + salt) as f32 + i as f32 / 7.0;
                }
            }
            flat
        };
        let seeds = Seeds {
            init: 1,
            data: u64::MAX,
            rounding: 3,
        };
        let fingerprint = "abc".to_string();
        TrainState {
            step,
            tokens: step * 32,
            params: fill(1),
            m: fill(2),
            v: fill(3),
            model,
            seeds,
            fingerprint,
        }
    }

    fn run() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn names(run: &Path) -> Vec<String> {
        let mut names: Vec<String> = std::fs::read_dir(run.join(FOLDER))
            .unwrap()
            .map(|e| e.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    fn latest(run: &Path) -> (u64, Vec<String>) {
        let mut notes = Vec::new();
        let found = find_latest(run, &mut notes).unwrap();
        (found.map_or(0, |(_, s)| s.step), notes)
    }

    #[test]
    fn round_trip_to_the_bit_and_as_a_hugging_face_model() {
        let run = run();
        let saved = state(40);
        let dir = save(run.path(), &saved, 2).unwrap();
        assert!(dir.ends_with("checkpoints/step-00000040"));
        assert_eq!(load(&dir).unwrap(), saved);
        assert_eq!(
            hf::read(&dir).unwrap(),
            (saved.model.clone(), saved.params.clone())
        );
        let mut notes = Vec::new();
        assert_eq!(
            find_latest(run.path(), &mut notes).unwrap(),
            Some((dir, saved))
        );
        assert!(notes.is_empty());
    }

    #[test]
    fn old_ones_are_pruned_and_an_abandoned_future_too() {
        let run = run();
        for step in [10, 20, 30, 40] {
            save(run.path(), &state(step), 2).unwrap();
        }
        assert_eq!(
            names(run.path()),
            ["latest", "step-00000030", "step-00000040"]
        );
        save(run.path(), &state(35), 2).unwrap();
        assert_eq!(
            names(run.path()),
            ["latest", "step-00000030", "step-00000035"]
        );
        save(run.path(), &state(35), 0).unwrap();
        assert_eq!(
            names(run.path()),
            ["latest", "step-00000035"],
            "the same step again, and at least one is kept"
        );
        assert_eq!(latest(run.path()).0, 35);
    }

    #[test]
    fn a_kill_while_saving_leaves_the_last_good_one() {
        let run = run();
        let root = run.path().join(FOLDER);
        assert_eq!(latest(run.path()).0, 0);
        save(run.path(), &state(10), 2).unwrap();
        // Killed while writing the folder, at any of its files.
        let half = root.join(".tmp-step-00000020-1");
        std::fs::create_dir(&half).unwrap();
        std::fs::write(half.join(hf::WEIGHTS), "ha").unwrap();
        assert_eq!(latest(run.path()), (10, vec![]));
        // Killed after the rename, before `latest` moved; or in the middle of writing `latest`.
        save(run.path(), &state(20), 2).unwrap();
        for pointer in [
            "step-00000010\n",
            "",
            "step-000",
            "garbage",
            "step-00000099\n",
        ] {
            std::fs::write(root.join(LATEST), pointer).unwrap();
            let (step, _) = latest(run.path());
            assert_eq!(
                step,
                if pointer.starts_with("step-00000010") {
                    10
                } else {
                    20
                },
                "{pointer}"
            );
        }
        std::fs::remove_file(root.join(LATEST)).unwrap();
        assert_eq!(latest(run.path()), (20, vec![]));
        // Killed between moving the old folder away and the new one in.
        std::fs::rename(
            root.join(folder_name(20)),
            root.join(".old-step-00000020-1"),
        )
        .unwrap();
        assert_eq!(latest(run.path()).0, 10);
        // The next save clears all leftovers.
        std::fs::write(root.join(".tmp-latest-1"), "").unwrap();
        save(run.path(), &state(30), 2).unwrap();
        assert_eq!(
            names(run.path()),
            ["latest", "step-00000010", "step-00000030"]
        );
    }

    #[test]
    fn every_truncated_changed_or_missing_file_is_named_and_passed_over() {
        for name in FILES.into_iter().chain([STATE]) {
            let run = run();
            save(run.path(), &state(10), 2).unwrap();
            let dir = save(run.path(), &state(20), 2).unwrap();
            let path = dir.join(name);
            let good = std::fs::read(&path).unwrap();
            let mut flipped = good.clone();
            // In `state.json` this changes the number of tokens, not the syntax.
            let at = match name {
                STATE => String::from_utf8(good.clone())
                    .unwrap()
                    .find("640")
                    .unwrap(),
                _ => good.len() - 1,
            };
            flipped[at] ^= 1;
            let longer = [good.as_slice(), b" "].concat();
            let mut broken = vec![
                flipped,
                good[..good.len() / 2].to_vec(),
                good[..1].to_vec(),
                vec![],
            ];
            if name != STATE {
                broken.push(longer);
            }
            for bytes in broken.into_iter().map(Some).chain([None]) {
                match &bytes {
                    Some(b) => std::fs::write(&path, b).unwrap(),
                    None => std::fs::remove_file(&path).unwrap(),
                }
                let e = load(&dir).unwrap_err();
                assert!(
                    matches!(&e, Error::Corrupt { path: p, .. } if *p == path),
                    "{name}: {e}"
                );
                let (step, notes) = latest(run.path());
                assert_eq!(step, 10);
                assert!(notes[0].contains(name), "{notes:?}");
            }
        }
    }

    #[test]
    fn files_of_different_checkpoints_do_not_mix() {
        let run = run();
        let old = save(run.path(), &state(10), 2).unwrap();
        let new = save(run.path(), &state(20), 2).unwrap();
        std::fs::copy(old.join(OPTIMIZER), new.join(OPTIMIZER)).unwrap();
        assert!(matches!(load(&new), Err(Error::Corrupt { .. })));
    }

    #[test]
    fn a_poisoned_or_misshapen_state_is_never_saved() {
        let run = run();
        save(run.path(), &state(10), 2).unwrap();
        let mut bad = state(20);
        *bad.v.last_mut().unwrap() = 0.0;
        let at = ParamTable::new(&bad.model)
            .find("model.norm.weight")
            .unwrap()
            .offset;
        for value in [f32::NAN, f32::INFINITY] {
            bad.m[at] = value;
            let e = save(run.path(), &bad, 2).unwrap_err();
            assert!(
                e.to_string()
                    .contains("first moment of model.norm.weight at step 20"),
                "{e}"
            );
        }
        let mut short = state(20);
        short.params.pop();
        assert!(matches!(save(run.path(), &short, 2), Err(Error::Shape(_))));
        assert_eq!(names(run.path()), ["latest", "step-00000010"]);
    }

    #[test]
    fn a_save_that_fails_leaves_the_earlier_checkpoint() {
        let run = run();
        save(run.path(), &state(10), 1).unwrap();
        // What a full disk does, done with a folder where the file should go.
        let root = run.path().join(FOLDER);
        std::fs::remove_file(root.join(LATEST)).unwrap();
        std::fs::create_dir_all(root.join(LATEST).join("in the way")).unwrap();
        assert!(matches!(
            save(run.path(), &state(20), 1),
            Err(Error::Io { .. })
        ));
        assert!(
            root.join(folder_name(10)).exists(),
            "pruned only after all is in place"
        );
        assert_eq!(latest(run.path()).0, 20);
    }
}
