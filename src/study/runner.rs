//! Runs what a study still lacks: one folder an arm and seed, one worker a device.
//!
//! ```text
//! OUT/study.toml                  the study as run; `halfbyte study OUT/study.toml` repeats it
//! OUT/runs/mxfp4-s0/config.toml, metrics.jsonl, loss.svg [, checkpoints/] [, diverged.json]
//! ```
//! A folder whose configuration is the planned one is kept: if it is complete or has diverged, it is not run again, and
//! if not, it continues from its checkpoint. A folder with another configuration is never touched unless asked for.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

use super::spec::PlannedRun;
use crate::train::config::RunConfig;
use crate::train::metrics::{self, Record};
use crate::train::progress::say;
use crate::train::{checkpoint, durable, run_folder};
use crate::{Error, Result};

/// Below the study's folder.
pub const RUNS: &str = "runs";
const DIVERGED: &str = "diverged.json";

/// Trains: the configuration, the folder, whether a run in it continues, and the flag that asks to stop. Says whether the
/// run is complete.
pub type Train<'a> = dyn Fn(&RunConfig, &Path, bool, &AtomicBool) -> Result<bool> + Sync + 'a;

/// The real one.
///
/// # Errors
/// As [`train`](crate::train::run::train).
pub fn train(config: &RunConfig, dir: &Path, resume: bool, stop: &AtomicBool) -> Result<bool> {
    let path = || Some(dir.to_path_buf());
    let (resume, out) = if resume {
        (path(), None)
    } else {
        (None, path())
    };
    crate::train::run::train(config, resume, out, stop).map(|outcome| !outcome.stopped)
}

/// Where and how a study runs.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The study's folder.
    pub out: PathBuf,
    /// Devices, each with a worker of its own.
    pub devices: Vec<String>,
    /// Removes runs of another configuration instead of refusing them.
    pub redo: bool,
    /// Keeps the checkpoints of complete runs.
    pub keep_checkpoints: bool,
}

/// Where a run stands.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// Not begun.
    Absent,
    /// Begun and not complete.
    Unfinished,
    /// Complete.
    Finished,
    /// Ended by a NaN or an infinity.
    Diverged(Divergence),
    /// A run with another configuration: `field: its value -> the planned one`.
    Other(Vec<String>),
}

/// The end of an arm that diverged, in `diverged.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Divergence {
    /// Optimizer step, counted from 1.
    pub step: u64,
    /// Where the NaN or the infinity was.
    pub tensor: String,
}

impl PlannedRun {
    /// Its folder.
    pub fn dir(&self, out: &Path) -> PathBuf {
        out.join(RUNS).join(&self.folder)
    }

    /// Where it stands.
    ///
    /// # Errors
    /// [`Error::Config`] where its folder holds something else; [`Error::Io`], [`Error::Corrupt`].
    pub fn state(&self, out: &Path) -> Result<State> {
        let dir = self.dir(out);
        let config = run_folder::config_path(&dir);
        if !config.exists() {
            return if is_empty(&dir)? {
                Ok(State::Absent)
            } else {
                Err(Error::Config(format!(
                    "{} holds files but no run; choose another --out",
                    dir.display()
                )))
            };
        }
        let before = RunConfig::from_layers([&RunConfig::read_layer(&config)?])?;
        if before.fingerprint()? != self.config.fingerprint()? {
            let mut changes = self.config.changes_from(&before);
            changes.retain(|c| !c.starts_with("device:") && !c.starts_with("mma_paths"));
            return Ok(State::Other(changes));
        }
        let diverged = dir.join(DIVERGED);
        if diverged.exists() {
            let text = std::fs::read_to_string(&diverged).map_err(Error::io(&diverged))?;
            let d = serde_json::from_str(&text)
                .map_err(|e| Error::corrupt(&diverged, format!("{e}; remove it to run again")))?;
            return Ok(State::Diverged(d));
        }
        let path = dir.join(metrics::FILE);
        let records = if path.exists() {
            metrics::read(&path)?
        } else {
            Vec::new()
        };
        let last = |r: &Record| matches!(r, Record::Eval(e) if e.step == self.config.steps);
        Ok(match records.iter().any(last) {
            true => State::Finished,
            false => State::Unfinished,
        })
    }
}

/// Whether a folder is absent or has nothing but what a run that never began leaves.
fn is_empty(dir: &Path) -> Result<bool> {
    if !dir.exists() {
        return Ok(true);
    }
    for entry in std::fs::read_dir(dir).map_err(Error::io(dir))? {
        let name = entry.map_err(Error::io(dir))?.file_name();
        if !name.to_string_lossy().starts_with('.') {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Runs what is lacking. Returns whether all is there; not so once `stop` is true.
///
/// # Errors
/// [`Error::Config`] for runs of another configuration, before anything is run; whatever keeps a run from going on, but a
/// loss that is not finite is recorded and the study goes on.
pub fn run(
    runs: &[PlannedRun],
    settings: &Settings,
    train: &Train<'_>,
    stop: &AtomicBool,
) -> Result<bool> {
    let todo = prepare(runs, settings)?;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let failure = Mutex::new(None);
    let work = |device: &str| {
        while !stop.load(Ordering::Relaxed) {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some((planned, resume)) = todo.get(i) else {
                return;
            };
            say(&format!(
                "\n== run {} of {}: {} on {device}",
                i + 1,
                todo.len(),
                planned.folder
            ));
            match run_one(planned, *resume, device, settings, train, stop) {
                Ok(true) => drop(done.fetch_add(1, Ordering::Relaxed)),
                Ok(false) => return,
                Err(e) => {
                    // The other workers save and end as well.
                    stop.store(true, Ordering::Relaxed);
                    let e = Error::Study {
                        run: planned.folder.clone(),
                        source: Box::new(e),
                    };
                    failure
                        .lock()
                        .unwrap_or_else(|p| p.into_inner())
                        .get_or_insert(e);
                    return;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for device in &settings.devices {
            scope.spawn(|| work(device));
        }
    });
    match failure.into_inner().unwrap_or_else(|p| p.into_inner()) {
        Some(e) => Err(e),
        None => Ok(done.into_inner() == todo.len()),
    }
}

/// The runs that are lacking, and whether they continue.
fn prepare<'a>(runs: &'a [PlannedRun], settings: &Settings) -> Result<Vec<(&'a PlannedRun, bool)>> {
    let mut todo = Vec::new();
    let mut others = Vec::new();
    let (mut kept, mut continued) = (0, 0);
    for planned in runs {
        match planned.state(&settings.out)? {
            State::Finished | State::Diverged(_) => kept += 1,
            State::Absent => todo.push((planned, false)),
            State::Unfinished => {
                continued += 1;
                todo.push((planned, true));
            }
            State::Other(changes) => others.push((planned, changes)),
        }
    }
    if let Some((first, changes)) = others.first().filter(|_| !settings.redo) {
        return Err(Error::Config(format!(
            "{} of {} runs in {} were made with another configuration; {}: {}. Choose another --out, or --redo to remove \
             and run them again",
            others.len(),
            runs.len(),
            settings.out.join(RUNS).display(),
            first.folder,
            changes.join(", ")
        )));
    }
    for (planned, _) in &others {
        let dir = planned.dir(&settings.out);
        std::fs::remove_dir_all(&dir).map_err(Error::io(&dir))?;
        todo.push((planned, false));
    }
    say(&format!(
        "runs     {}: {kept} complete, {continued} to continue, {} to begin",
        runs.len(),
        todo.len() - continued
    ));
    Ok(todo)
}

/// One run. Says whether it has ended, by itself or by diverging.
fn run_one(
    planned: &PlannedRun,
    resume: bool,
    device: &str,
    settings: &Settings,
    train: &Train<'_>,
    stop: &AtomicBool,
) -> Result<bool> {
    let dir = planned.dir(&settings.out);
    if !resume && dir.exists() {
        // Empty but for hidden files of a start that was cut short.
        std::fs::remove_dir_all(&dir).map_err(Error::io(&dir))?;
    }
    let config = RunConfig {
        device: device.to_string(),
        ..planned.config.clone()
    };
    match train(&config, &dir, resume, stop) {
        Ok(false) => return Ok(false),
        Ok(true) => {}
        Err(Error::NonFinite { tensor, step, .. }) => {
            say(&format!(
                "note     {} diverged at step {step} ({tensor}); the study goes on",
                planned.folder
            ));
            let text = serde_json::to_string(&Divergence { step, tensor })
                .map_err(|e| Error::corrupt(dir.join(DIVERGED), e.to_string()))?;
            durable::write_file(&dir.join(DIVERGED), format!("{text}\n").as_bytes())?;
        }
        Err(e) => return Err(e),
    }
    let checkpoints = dir.join(checkpoint::FOLDER);
    if !settings.keep_checkpoints && checkpoints.exists() {
        std::fs::remove_dir_all(&checkpoints).map_err(Error::io(&checkpoints))?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Fake, runs_of, settings};
    use super::*;

    #[test]
    fn every_arm_and_seed_runs_once_and_is_reused() {
        let dir = tempfile::tempdir().unwrap();
        let (runs, fake) = (runs_of(&["f32", "mxfp4"], &[0, 1]), Fake::default());
        let go = || {
            run(
                &runs,
                &settings(dir.path()),
                &|c, d, r, s| fake.train(c, d, r, s),
                &AtomicBool::new(false),
            )
        };
        assert!(go().unwrap());
        assert_eq!(fake.calls(), ["f32-s0", "mxfp4-s0", "f32-s1", "mxfp4-s1"]);
        assert!(go().unwrap());
        assert_eq!(fake.calls().len(), 4, "nothing was run again");
        for planned in &runs {
            assert_eq!(planned.state(dir.path()).unwrap(), State::Finished);
            assert!(!planned.dir(dir.path()).join("checkpoints").exists());
        }
    }

    #[test]
    fn an_interrupted_study_goes_on_where_it_was() {
        let dir = tempfile::tempdir().unwrap();
        let runs = runs_of(&["f32", "mxfp4"], &[0, 1]);
        let stop = AtomicBool::new(false);
        let fake = Fake {
            stop_in: Some("mxfp4-s0".into()),
            ..Fake::default()
        };
        let train = |c: &RunConfig, d: &Path, r: bool, s: &AtomicBool| fake.train(c, d, r, s);
        assert!(!run(&runs, &settings(dir.path()), &train, &stop).unwrap());
        assert_eq!(runs[0].state(dir.path()).unwrap(), State::Finished);
        assert_eq!(runs[1].state(dir.path()).unwrap(), State::Unfinished);
        assert_eq!(runs[2].state(dir.path()).unwrap(), State::Absent);
        // A start that was cut short before its configuration was written.
        std::fs::create_dir_all(runs[2].dir(dir.path())).unwrap();
        std::fs::write(runs[2].dir(dir.path()).join(".lock"), "").unwrap();
        let fake = Fake::default();
        let train = |c: &RunConfig, d: &Path, r: bool, s: &AtomicBool| fake.train(c, d, r, s);
        assert!(
            run(
                &runs,
                &settings(dir.path()),
                &train,
                &AtomicBool::new(false)
            )
            .unwrap()
        );
        assert_eq!(fake.calls(), ["mxfp4-s0 resumed", "f32-s1", "mxfp4-s1"]);
    }

    #[test]
    fn a_diverging_arm_is_recorded_and_the_study_goes_on() {
        let dir = tempfile::tempdir().unwrap();
        let runs = runs_of(&["f32", "mxfp4"], &[0, 1]);
        let fake = Fake {
            nan_in: Some(("mxfp4-s0".into(), 5)),
            ..Fake::default()
        };
        let go = || {
            run(
                &runs,
                &settings(dir.path()),
                &|c, d, r, s| fake.train(c, d, r, s),
                &AtomicBool::new(false),
            )
        };
        assert!(go().unwrap());
        let State::Diverged(d) = runs[1].state(dir.path()).unwrap() else {
            panic!("not recorded")
        };
        assert_eq!(d.step, 5);
        assert!(go().unwrap());
        assert_eq!(fake.calls().len(), 4, "a divergence is a result too");
    }

    #[test]
    fn other_configurations_are_refused_or_redone() {
        let dir = tempfile::tempdir().unwrap();
        let fake = Fake::default();
        let train = |c: &RunConfig, d: &Path, r: bool, s: &AtomicBool| fake.train(c, d, r, s);
        let mut runs = runs_of(&["f32"], &[0]);
        let stop = AtomicBool::new(false);
        run(&runs, &settings(dir.path()), &train, &stop).unwrap();
        runs[0].config.optimizer.lr = 0.5;
        let e = run(&runs, &settings(dir.path()), &train, &stop)
            .unwrap_err()
            .to_string();
        assert!(
            e.contains("optimizer.lr: 0.001 -> 0.5") && e.contains("--redo"),
            "{e}"
        );
        assert!(!e.contains("device"), "{e}");
        let redo = Settings {
            redo: true,
            ..settings(dir.path())
        };
        assert!(run(&runs, &redo, &train, &stop).unwrap());
        assert_eq!(fake.calls().len(), 2);
        // What is not a run is never removed.
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(runs[0].dir(dir.path())).unwrap();
        std::fs::write(runs[0].dir(dir.path()).join("thesis.tex"), "").unwrap();
        assert!(run(&runs, &settings(dir.path()), &train, &stop).is_err());
    }

    #[test]
    fn each_device_has_a_worker() {
        let dir = tempfile::tempdir().unwrap();
        let runs = runs_of(&["f32", "mxfp4"], &[0, 1, 2]);
        let two = Settings {
            devices: vec!["cpu".into(), "wgpu:0".into()],
            ..settings(dir.path())
        };
        let fake = Fake {
            wait_for: 2,
            ..Fake::default()
        };
        assert!(
            run(
                &runs,
                &two,
                &|c, d, r, s| fake.train(c, d, r, s),
                &AtomicBool::new(false)
            )
            .unwrap()
        );
        assert_eq!(fake.calls().len(), 6);
        let mut devices: Vec<String> = runs
            .iter()
            .map(|r| {
                let layer =
                    RunConfig::read_layer(&run_folder::config_path(&r.dir(dir.path()))).unwrap();
                layer["device"].as_str().unwrap().to_string()
            })
            .collect();
        devices.sort();
        devices.dedup();
        assert_eq!(devices, ["cpu", "wgpu:0"]);
    }

    #[test]
    fn an_error_that_is_no_divergence_stops_it_and_names_the_run() {
        let dir = tempfile::tempdir().unwrap();
        let runs = runs_of(&["f32", "mxfp4"], &[0]);
        let broken = |_: &RunConfig, _: &Path, _: bool, _: &AtomicBool| -> Result<bool> {
            Err(Error::Device {
                device: "cpu".into(),
                what: "out of memory".into(),
            })
        };
        let e = run(
            &runs,
            &settings(dir.path()),
            &broken,
            &AtomicBool::new(false),
        )
        .unwrap_err();
        assert!(
            e.to_string().contains("f32-s0") && e.to_string().contains("out of memory"),
            "{e}"
        );
    }
}
