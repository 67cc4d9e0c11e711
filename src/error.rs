//! The one error type. Every message says what was expected, what was got, and what to do.

use std::path::{Path, PathBuf};

/// Everything that can go wrong in this crate.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file could not be read or written.
    #[error("{}: {source}{}", path.display(), io_hint(source))]
    Io {
        /// The file or folder concerned.
        path: PathBuf,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// A flag, a config field or a recipe that cannot be used.
    #[error("{0}")]
    Config(String),
    /// Tensor shapes that do not fit together.
    #[error("{0}")]
    Shape(String),
    /// Training or evaluation data that cannot be used.
    #[error("{0}")]
    Data(String),
    /// A checkpoint, report or golden file that is corrupt, truncated or of another kind.
    #[error("{}: {what}", path.display())]
    Corrupt {
        /// The file concerned.
        path: PathBuf,
        /// What is wrong with it and what to do.
        what: String,
    },
    /// A device that is absent, refused the work, or failed.
    #[error("device {device}: {what}")]
    Device {
        /// The device as the user would name it, for example `wgpu:0`.
        device: String,
        /// What happened and what to do.
        what: String,
    },
    /// A NaN or an infinity where training cannot go on.
    #[error("non-finite value in {tensor} at step {step}: {what}")]
    NonFinite {
        /// The tensor or layer it was found in.
        tensor: String,
        /// The optimizer step, counted from 1.
        step: u64,
        /// What was kept and what to do.
        what: String,
    },
    /// A run of a study that could not go on.
    #[error("study run {run}: {source}")]
    Study {
        /// The run's folder.
        run: String,
        /// Why.
        source: Box<Error>,
    },
}

/// Shorthand for results with [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Attaches the path to an I/O error.
    pub fn io(path: impl AsRef<Path>) -> impl FnOnce(std::io::Error) -> Error {
        let path = path.as_ref().to_path_buf();
        move |source| Error::Io { path, source }
    }

    /// A [`Error::Corrupt`] for this path.
    pub fn corrupt(path: impl AsRef<Path>, what: impl Into<String>) -> Error {
        Error::Corrupt {
            path: path.as_ref().to_path_buf(),
            what: what.into(),
        }
    }

    /// An unknown name, with the known ones and the nearest of them.
    pub fn unknown(what: &str, got: &str, known: &[&str]) -> Error {
        let near = known
            .iter()
            .map(|k| (edit_distance(got, k), *k))
            .min()
            .filter(|(d, k)| *d <= k.len().max(got.len()) / 2)
            .map(|(_, k)| format!("; did you mean `{k}`?"))
            .unwrap_or_else(|| ".".into());
        Error::Config(format!(
            "unknown {what} `{got}`{near} Known: {}",
            known.join(", ")
        ))
    }
}

fn io_hint(e: &std::io::Error) -> &'static str {
    use std::io::ErrorKind::*;
    match e.kind() {
        NotFound => " (check the path)",
        PermissionDenied => " (check the permissions)",
        StorageFull | QuotaExceeded => {
            " (the disk is full: free some space and run again with --resume)"
        }
        FileTooLarge => {
            " (over the largest file that this disk or `ulimit -f` allows: raise it and run again with --resume)"
        }
        _ => "",
    }
}

/// Levenshtein distance, for suggestions.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let replace = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_names_get_a_suggestion() {
        let e = Error::unknown("recipe", "mxpf4", &["f32", "mxfp4"]).to_string();
        assert!(e.contains("did you mean `mxfp4`?"), "{e}");
        let e = Error::unknown("recipe", "zzzzzzz", &["f32", "mxfp4"]).to_string();
        assert_eq!(e, "unknown recipe `zzzzzzz`. Known: f32, mxfp4");
    }
}
