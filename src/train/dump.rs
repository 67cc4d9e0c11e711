//! What one step of a run held, tensor by tensor, in a file that machines can be compared by: `--dump-step`.
//!
//! # The dump, version 1
//!
//! One JSON object, `dump-<step>.json` in the run's folder. Fields that a reader does not know are kept; a version above its
//! own, a field twice, a missing field or a checksum that does not fit is refused. Numbers are whole; others are text, and
//! words are eight hex digits each.
//!
//! ```text
//! format "halfbyte-dump", version 1, made_by
//! checksum         BLAKE3 over `dump`, independent of layout and of the order of fields
//! dump
//!   device         device, backend, adapter, driver, software, compiler, cubecl, system, processor
//!   step, recipe, strict
//!   config         BLAKE3 of what decides the run's numbers
//!   tensors[]      in the order in which they were computed:
//!     stage        before | forward | backward | gradients | after
//!     micro_batch, layer, kernel, gemm, role (state | input | output), tensor
//!     shape, kind  f32 | words | codes | scales
//!     hash         BLAKE3 of the words, little end first
//!     non_finite, min, max, mean, rms      of f32; over the finite values
//!     first, spread                        16 words from the beginning, 16 evenly spaced
//! ```

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::sealed::{self, Kind};
use crate::device::Identity;
use crate::formats::words;
use crate::layers::trace::Seen;
use crate::{Error, Result};

/// The word that `format` holds.
pub const FORMAT: &str = "halfbyte-dump";
/// The version that is written, and the newest that is read.
pub const VERSION: u64 = 1;

pub(crate) const KIND: Kind = Kind {
    format: FORMAT,
    version: VERSION,
    noun: "training dump",
    body: "dump",
    made_with: "halfbyte train --dump-step N",
};

/// A file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DumpFile {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`] or older.
    pub version: u64,
    /// The program that wrote it.
    pub made_by: String,
    /// BLAKE3 of `dump`.
    pub checksum: String,
    /// What was seen.
    pub dump: Dump,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// One step on one device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dump {
    /// Where it ran.
    pub device: Identity,
    /// The step, counted from 1.
    pub step: u64,
    /// The recipe's name.
    pub recipe: String,
    /// Whether the run was strict.
    pub strict: bool,
    /// BLAKE3 of what decides the run's numbers; runs that differ in it cannot be expected to agree.
    pub config: String,
    /// Every tensor.
    pub tensors: Vec<Seen>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl DumpFile {
    /// A file of what was seen.
    ///
    /// # Errors
    /// [`Error::Config`] where it cannot be written as JSON.
    pub fn new(dump: Dump) -> Result<DumpFile> {
        Ok(DumpFile {
            format: FORMAT.into(),
            version: VERSION,
            made_by: sealed::made_by(),
            checksum: KIND.seal(&dump)?,
            dump,
            more: Map::new(),
        })
    }

    /// Writes the file.
    ///
    /// # Errors
    /// [`Error::Io`], and as [`DumpFile::new`].
    pub fn write(&self, path: &Path) -> Result<()> {
        KIND.write(path, self)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Corrupt`] for a file that is not a whole and unchanged dump of a known version.
    pub fn read(path: &Path) -> Result<DumpFile> {
        let file: DumpFile = KIND.read(path)?;
        file.check().map_err(|what| Error::corrupt(path, what))?;
        Ok(file)
    }

    /// What types do not say.
    fn check(&self) -> Result<(), String> {
        if self.dump.tensors.is_empty() {
            return Err("`tensors` is empty: there is nothing to compare".into());
        }
        let mut names = std::collections::HashSet::new();
        for t in &self.dump.tensors {
            let name = t.name();
            for text in [&t.first, &t.spread] {
                if words::from_hex(text).is_none() {
                    return Err(format!("`{name}` holds words that are not hex"));
                }
            }
            if !names.insert(name) {
                return Err(format!("`{}` stands twice", t.name()));
            }
        }
        Ok(())
    }
}

/// The name of a step's dump in the run's folder.
pub fn file_name(step: u64) -> String {
    format!("dump-{step:08}.json")
}
