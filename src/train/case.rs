//! Something that failed, in a file that can be run again elsewhere: `halfbyte replay`.
//!
//! # The case, version 1
//!
//! One JSON object. Fields that a reader does not know are kept (but those of the subject, which must be understood whole);
//! a version above its own, a field twice, a missing field or a checksum that does not fit is refused. Words are eight hex
//! digits each, f32 values their bits.
//!
//! ```text
//! format "halfbyte-case", version 1, made_by
//! checksum       BLAKE3 over `case`, independent of layout and of the order of fields
//! case
//!   name, why    what failed, and how
//!   device       where: as in a probe report
//!   subject      of kind
//!     kernel     a kernel of the training step with its settings (layers::replay), strict, inputs[] { name, rows, cols, words }
//!     part       a part of `halfbyte probe` that has one right answer, by name
//!     golden     a golden file of one case (formats::golden), as text
//!   got[]        what the device gave: { name, rows, cols, words }
//!   want[]       what is right, where that is known
//! ```

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::sealed::{self, Kind};
use crate::device::Identity;
use crate::layers::replay::{Kernel, Matrix};
use crate::{Error, Result};

/// The word that `format` holds.
pub const FORMAT: &str = "halfbyte-case";
/// The version that is written, and the newest that is read.
pub const VERSION: u64 = 1;

const KIND: Kind = Kind {
    format: FORMAT,
    version: VERSION,
    noun: "case to replay",
    body: "case",
    made_with: "halfbyte probe --failing DIR",
};

/// A file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseFile {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`] or older.
    pub version: u64,
    /// The program that wrote it.
    pub made_by: String,
    /// BLAKE3 of `case`.
    pub checksum: String,
    /// What failed.
    pub case: Case,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// Something that failed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// What.
    pub name: String,
    /// How.
    pub why: String,
    /// Where.
    pub device: Identity,
    /// What is to be run again.
    pub subject: Subject,
    /// What the device gave.
    pub got: Vec<Matrix>,
    /// What is right; empty where that is not known.
    pub want: Vec<Matrix>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// What is run again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Subject {
    /// A kernel of the training step.
    Kernel {
        /// Which one, with its settings.
        kernel: Kernel,
        /// Whether the run was strict.
        strict: bool,
        /// What it read.
        inputs: Vec<Matrix>,
    },
    /// A part of the probe.
    Part {
        /// Its name.
        part: String,
    },
    /// A case of a golden file.
    Golden {
        /// The text of a golden file with this case alone.
        file: String,
    },
}

impl CaseFile {
    /// A file of a case.
    ///
    /// # Errors
    /// [`Error::Config`] where it cannot be written as JSON.
    pub fn new(case: Case) -> Result<CaseFile> {
        Ok(CaseFile {
            format: FORMAT.into(),
            version: VERSION,
            made_by: sealed::made_by(),
            checksum: KIND.seal(&case)?,
            case,
            more: Map::new(),
        })
    }

    /// Writes the file.
    ///
    /// # Errors
    /// [`Error::Io`], and as [`CaseFile::new`].
    pub fn write(&self, path: &Path) -> Result<()> {
        KIND.write(path, self)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Corrupt`] for a file that is not a whole and unchanged case of a known version.
    pub fn read(path: &Path) -> Result<CaseFile> {
        let file: CaseFile = KIND.read(path)?;
        let case = &file.case;
        let inputs = match &case.subject {
            Subject::Kernel { inputs, .. } => inputs.as_slice(),
            _ => &[],
        };
        for m in inputs.iter().chain(&case.got).chain(&case.want) {
            if m.rows.checked_mul(m.cols) != Some(m.words.len()) {
                let what = format!(
                    "`{}` is ({}, {}) and has {} words",
                    m.name,
                    m.rows,
                    m.cols,
                    m.words.len()
                );
                return Err(Error::corrupt(path, what));
            }
        }
        if case.got.is_empty() {
            return Err(Error::corrupt(
                path,
                "`got` is empty: there is nothing to compare with",
            ));
        }
        Ok(file)
    }
}

/// The name of the case of a run's step in its folder.
pub fn file_name(step: u64) -> String {
    format!("non-finite-{step:08}.json")
}
