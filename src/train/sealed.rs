//! JSON files that say what they are and whether they are whole: `format`, `version`, and a `checksum` over one field.
//!
//! The checksum is BLAKE3 over the values in order and the fields of objects by name, so that neither layout nor the order
//! of fields counts. A field twice, a newer version or a checksum that does not fit is refused.

use std::path::Path;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::durable;
use crate::formats::golden::json::Unique;
use crate::{Error, Result};

/// A kind of file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// What `format` holds.
    pub format: &'static str,
    /// The version that is written, and the newest that is read.
    pub version: u64,
    /// What it is called in messages.
    pub noun: &'static str,
    /// The field that the checksum covers.
    pub body: &'static str,
    /// How to make one.
    pub made_with: &'static str,
}

impl Kind {
    /// Reads a file.
    pub fn read<T: DeserializeOwned>(&self, path: &Path) -> Result<T> {
        let bytes = std::fs::read(path).map_err(Error::io(path))?;
        self.parse(&bytes)
            .map_err(|what| Error::corrupt(path, what))
    }

    /// The content of a file, or what is wrong with it.
    pub fn parse<T: DeserializeOwned>(&self, bytes: &[u8]) -> Result<T, String> {
        let Unique(value) = serde_json::from_slice(bytes)
            .map_err(|e| format!("not a {}, or a truncated one: {e}", self.noun))?;
        if value.get("format").and_then(Value::as_str) != Some(self.format) {
            return Err(format!(
                "not a {}: `format` should be \"{}\" (make one with `{}`)",
                self.noun, self.format, self.made_with
            ));
        }
        match value.get("version").and_then(Value::as_u64) {
            None | Some(0) => {
                return Err("`version` is missing or not a whole number from 1 on".into());
            }
            Some(newer) if newer > self.version => {
                return Err(format!(
                    "a {} of version {newer}; this program reads up to {}: use a newer one",
                    self.noun, self.version
                ));
            }
            Some(_) => {}
        }
        let Some(body) = value.get(self.body) else {
            return Err(format!("field `{}` is missing", self.body));
        };
        let found = checksum(body);
        if value.get("checksum").and_then(Value::as_str) != Some(found.as_str()) {
            return Err(format!(
                "the checksum does not fit: the {} was changed or damaged; make it again",
                self.noun
            ));
        }
        serde_json::from_value(value)
            .map_err(|e| format!("not a {} of version {}: {e}", self.noun, self.version))
    }

    /// The checksum of the body.
    pub fn seal(&self, body: &impl Serialize) -> Result<String> {
        let value = serde_json::to_value(body).map_err(|e| self.not_json(e))?;
        Ok(checksum(&value))
    }

    /// As the text of a file.
    pub fn text(&self, whole: &impl Serialize) -> Result<String> {
        let text = serde_json::to_string_pretty(whole);
        Ok(text.map_err(|e| self.not_json(e))? + "\n")
    }

    /// Writes a file.
    pub fn write(&self, path: &Path, whole: &impl Serialize) -> Result<()> {
        durable::write_file(path, self.text(whole)?.as_bytes())
    }

    fn not_json(&self, e: serde_json::Error) -> Error {
        Error::Config(format!("the {} cannot be written as JSON: {e}", self.noun))
    }
}

/// What `format` holds in a file, where it is JSON and has one.
pub(crate) fn format_of(path: &Path) -> Result<Option<String>> {
    let bytes = std::fs::read(path).map_err(Error::io(path))?;
    let value = serde_json::from_slice::<Value>(&bytes).ok();
    let format = value.as_ref().and_then(|v| v.get("format"));
    Ok(format.and_then(Value::as_str).map(String::from))
}

/// The program that writes.
pub(crate) fn made_by() -> String {
    format!("halfbyte {}", env!("CARGO_PKG_VERSION"))
}

/// BLAKE3 over a value, the fields of objects by name.
pub(crate) fn checksum(value: &Value) -> String {
    fn feed(value: &Value, hasher: &mut blake3::Hasher) {
        match value {
            Value::Array(all) => {
                hasher.update(format!("[{}", all.len()).as_bytes());
                all.iter().for_each(|v| feed(v, hasher));
            }
            Value::Object(fields) => {
                hasher.update(format!("{{{}", fields.len()).as_bytes());
                let mut names: Vec<&String> = fields.keys().collect();
                names.sort();
                for name in names {
                    feed(&Value::String(name.clone()), hasher);
                    feed(&fields[name], hasher);
                }
            }
            one => {
                hasher.update(one.to_string().as_bytes());
                hasher.update(b"\n");
            }
        }
    }
    let mut hasher = blake3::Hasher::new();
    feed(value, &mut hasher);
    hasher.finalize().to_hex().to_string()
}
