//! The folder of a run.
//!
//! ```text
//! runs/20260131-142530-mxfp4/config.toml      everything needed to repeat it
//!                            metrics.jsonl    one object a logged step
//!                            loss.svg         drawn at every evaluation
//!                            checkpoints/     see train::checkpoint
//!                            dump-00000010.json        every tensor of a step: see train::dump
//!                            non-finite-00000031.json  what made the first NaN or infinity: see train::case
//! ```

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::config::RunConfig;
use super::{checkpoint, durable, metrics};
use crate::{Error, Result};

/// Where runs go unless `--out` names a folder.
pub const RUNS: &str = "runs";
const CONFIG: &str = "config.toml";

/// A run's folder, held by this process alone while it exists.
#[derive(Debug)]
pub struct RunFolder {
    path: PathBuf,
    _lock: File,
}

impl RunFolder {
    /// Makes the folder `out`, or one below `runs/` named after the time (UTC) and the recipe. Nothing is overwritten.
    ///
    /// # Errors
    /// [`Error::Config`] where `out` holds a run or other files; [`Error::Io`].
    pub fn create(out: Option<&Path>, recipe: &str) -> Result<RunFolder> {
        let path = match out {
            Some(path) => {
                std::fs::create_dir_all(path).map_err(Error::io(path))?;
                if path.join(CONFIG).exists() {
                    return Err(Error::Config(format!(
                        "{} already holds a run; continue it with --resume {}, or choose another --out",
                        path.display(),
                        path.display()
                    )));
                }
                if std::fs::read_dir(path)
                    .map_err(Error::io(path))?
                    .next()
                    .is_some()
                {
                    return Err(Error::Config(format!(
                        "{} is not empty; choose a new folder for --out",
                        path.display()
                    )));
                }
                path.to_path_buf()
            }
            None => {
                let seconds = SystemTime::now()
                    .duration_since(UNIX_EPOCH)
                    .map_or(0, |d| d.as_secs());
                create_unique(Path::new(RUNS), &format!("{}-{recipe}", timestamp(seconds)))?
            }
        };
        RunFolder::locked(path)
    }

    /// Opens a run's folder to continue it.
    ///
    /// # Errors
    /// [`Error::Config`] where it is not a run, or another process trains in it.
    pub fn open(path: &Path) -> Result<RunFolder> {
        if !path.join(CONFIG).exists() {
            return Err(Error::Config(format!(
                "{} is not the folder of a run: it has no {CONFIG}",
                path.display()
            )));
        }
        RunFolder::locked(path.to_path_buf())
    }

    fn locked(path: PathBuf) -> Result<RunFolder> {
        let file = path.join(".lock");
        let lock = File::create(&file).map_err(Error::io(&file))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Error::Config(format!(
                "another process is training in {}; wait for it, or choose another --out",
                path.display()
            ))),
            // A file system without locks: carry on without one.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(RunFolder { path, _lock: lock }),
        }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// `metrics.jsonl`.
    pub fn metrics(&self) -> PathBuf {
        self.path.join(metrics::FILE)
    }

    /// `loss.svg`.
    pub fn plot(&self) -> PathBuf {
        self.path.join("loss.svg")
    }

    /// Writes `config.toml`; one with other contents is kept as `config.before-step-<step>.toml`.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write_config(&self, config: &RunConfig, step: u64) -> Result<()> {
        let path = self.path.join(CONFIG);
        let version = env!("CARGO_PKG_VERSION");
        let text = format!(
            "# Written by halfbyte {version}. To repeat the run: halfbyte train --config {CONFIG}\n\n{}",
            config.to_toml()?
        );
        match std::fs::read_to_string(&path) {
            Ok(before) if before == text => return Ok(()),
            Ok(before) => {
                let kept = self.path.join(format!("config.before-step-{step:08}.toml"));
                durable::write_file(&kept, before.as_bytes())?;
            }
            Err(_) => {}
        }
        durable::write_file(&path, text.as_bytes())
    }
}

/// The `config.toml` of the run in a folder.
pub fn config_path(run: &Path) -> PathBuf {
    run.join(CONFIG)
}

/// The run that a path means: itself, or the one that a checkpoint's folder lies in (with that checkpoint).
pub fn locate(path: &Path) -> (PathBuf, Option<PathBuf>) {
    let checkpoints = path
        .parent()
        .filter(|p| p.file_name().is_some_and(|n| n == checkpoint::FOLDER));
    match checkpoints.and_then(Path::parent) {
        Some(run) if run.as_os_str().is_empty() => (PathBuf::from("."), Some(path.to_path_buf())),
        Some(run) => (run.to_path_buf(), Some(path.to_path_buf())),
        None => (path.to_path_buf(), None),
    }
}

/// The newest run below `runs`.
///
/// # Errors
/// [`Error::Config`] where there is none.
pub fn newest(runs: &Path) -> Result<PathBuf> {
    let entries = std::fs::read_dir(runs).into_iter().flatten().flatten();
    let begun = |p: &PathBuf| {
        std::fs::metadata(config_path(p))
            .and_then(|m| m.modified())
            .ok()
    };
    let found = entries
        .map(|e| e.path())
        .filter_map(|p| Some((begun(&p)?, p)));
    found.max().map(|(_, p)| p).ok_or_else(|| {
        Error::Config(format!(
            "there is no run in {}/; name the folder of a run or a model",
            runs.display()
        ))
    })
}

/// Makes `parent/name`, or `parent/name-2`, ...: whichever is free.
fn create_unique(parent: &Path, name: &str) -> Result<PathBuf> {
    std::fs::create_dir_all(parent).map_err(Error::io(parent))?;
    for n in 1u32.. {
        let path = match n {
            1 => parent.join(name),
            _ => parent.join(format!("{name}-{n}")),
        };
        match std::fs::create_dir(&path) {
            Ok(()) => return Ok(path),
            Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(Error::io(&path)(e)),
        }
    }
    unreachable!("2^32 folders of one name")
}

/// `YYYYMMDD-HHMMSS` in UTC of a number of seconds since 1970.
///
/// The date: days are counted in years that begin in March, in cycles of 400 years of 146,097 days, so that the leap day
/// is the last of its year and months 3..14 have (153 m + 2) / 5 days before them.
fn timestamp(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let from_march = days + 719_468; // days from 0000-03-01
    let (cycle, day) = (from_march / 146_097, from_march % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let m = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * m + 2) / 5 + 1;
    let month = if m < 10 { m + 3 } else { m - 9 };
    let year = cycle * 400 + year + u64::from(month <= 2);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}{month:02}{day_of_month:02}-{hour:02}{minute:02}{second:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps() {
        let cases = [
            (0, "19700101-000000"),
            (951_782_399, "20000228-235959"),
            (951_782_400, "20000229-000000"),
            (951_868_800, "20000301-000000"),
            (1_735_689_599, "20241231-235959"),
            (1_769_869_530, "20260131-142530"),
            (4_107_542_400, "21000301-000000"),
        ];
        for (seconds, text) in cases {
            assert_eq!(timestamp(seconds), text);
        }
    }

    #[test]
    fn nothing_is_overwritten() {
        let dir = tempfile::tempdir().unwrap();
        let names: Vec<String> = (0..3)
            .map(|_| {
                create_unique(dir.path(), "x")
                    .unwrap()
                    .file_name()
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .to_string()
            })
            .collect();
        assert_eq!(names, ["x", "x-2", "x-3"]);

        let out = dir.path().join("deep/out");
        let folder = RunFolder::create(Some(&out), "f32").unwrap();
        let e = RunFolder::create(Some(&out), "f32")
            .unwrap_err()
            .to_string();
        assert!(e.contains("not empty"), "{e}");
        folder.write_config(&RunConfig::default(), 0).unwrap();
        let e = RunFolder::create(Some(&out), "f32")
            .unwrap_err()
            .to_string();
        assert!(e.contains("--resume"), "{e}");
        let e = RunFolder::open(&out).unwrap_err().to_string();
        assert!(e.contains("another process"), "{e}");
        drop(folder);
        RunFolder::open(&out).unwrap();
        assert!(
            RunFolder::open(dir.path())
                .unwrap_err()
                .to_string()
                .contains("config.toml")
        );
    }

    #[test]
    fn a_changed_config_keeps_the_former() {
        let dir = tempfile::tempdir().unwrap();
        let folder = RunFolder::create(Some(dir.path()), "f32").unwrap();
        let config = RunConfig::default();
        folder.write_config(&config, 0).unwrap();
        folder.write_config(&config, 10).unwrap();
        let kept = dir.path().join("config.before-step-00000010.toml");
        assert!(!kept.exists());
        folder
            .write_config(
                &RunConfig {
                    steps: 7,
                    ..config.clone()
                },
                10,
            )
            .unwrap();
        let steps = |p: &Path| {
            RunConfig::read_layer(p).unwrap()["steps"]
                .as_integer()
                .unwrap()
        };
        assert_eq!((steps(&kept), steps(&config_path(dir.path()))), (400, 7));
    }

    #[test]
    fn paths_of_runs_and_checkpoints() {
        let at = |p: &str| locate(Path::new(p));
        assert_eq!(at("runs/a"), ("runs/a".into(), None));
        assert_eq!(
            at("runs/a/checkpoints/step-00000010"),
            (
                "runs/a".into(),
                Some("runs/a/checkpoints/step-00000010".into())
            )
        );
        assert_eq!(
            at("checkpoints/step-00000010"),
            (".".into(), Some("checkpoints/step-00000010".into()))
        );

        let dir = tempfile::tempdir().unwrap();
        assert!(newest(dir.path()).is_err());
        std::fs::create_dir(dir.path().join("not-a-run")).unwrap();
        for name in ["a", "b"] {
            let f = RunFolder::create(Some(&dir.path().join(name)), "f32").unwrap();
            f.write_config(&RunConfig::default(), 0).unwrap();
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        assert!(newest(dir.path()).unwrap().ends_with("b"));
    }
}
