//! `config.json` of a Hugging Face model, Llama or GPT-2, to and from [`ModelConfig`].
//!
//! `model_type` decides which; fields that are left out have the defaults of `transformers`. What this project does not
//! compute (attention biases, scaled RoPE, another activation, quantised weights) is refused by name, never ignored. The
//! one exception is GPT-2's dropout, which only training has: see [`notes`].

mod gpt2;
mod llama;

use std::path::Path;

use serde_json::{Map, Value};

use crate::model::{Architecture, ModelConfig};
use crate::{Error, Result};

/// Options of both kinds whose other values change what the model computes: see [`Fields::check_fixed`].
const FIXED: [Fixed; 3] = [
    ("quantization_config", &[], "null"),
    ("add_cross_attention", &[Value::Bool(false)], "false"),
    ("is_encoder_decoder", &[Value::Bool(false)], "false"),
];

/// An option: its name, the values that are understood, and what they are called in a message.
type Fixed = (&'static str, &'static [Value], &'static str);

/// Reads the fields of a `config.json`.
///
/// # Errors
/// [`Error::Corrupt`] where the file is not JSON or a field is missing or of another type; [`Error::Config`] where the
/// model is of a kind that is not supported.
pub(super) fn parse(path: &Path, text: &str) -> Result<ModelConfig> {
    let fields = Fields::new(path, text)?;
    let architecture = fields.architecture()?;
    fields.check_fixed(&FIXED)?;
    let model = match architecture {
        Architecture::Llama => llama::parse(&fields)?,
        Architecture::Gpt2 => gpt2::parse(&fields)?,
    };
    model.validate().map_err(|e| fields.refuse(e.to_string()))?;
    Ok(model)
}

/// What a user should know of a `config.json` that can be read.
///
/// # Errors
/// As [`parse`].
pub(super) fn notes(path: &Path, text: &str) -> Result<Vec<String>> {
    let fields = Fields::new(path, text)?;
    match fields.architecture()? {
        Architecture::Llama => Ok(Vec::new()),
        Architecture::Gpt2 => gpt2::notes(&fields),
    }
}

/// The `config.json` from which `transformers` builds the same model.
pub(super) fn render(c: &ModelConfig) -> String {
    let value = match c.architecture {
        Architecture::Llama => llama::render(c),
        Architecture::Gpt2 => gpt2::render(c),
    };
    format!("{value:#}\n")
}

struct Fields<'a> {
    path: &'a Path,
    map: Map<String, Value>,
}

impl<'a> Fields<'a> {
    fn new(path: &'a Path, text: &str) -> Result<Fields<'a>> {
        let value: Value = serde_json::from_str(text).map_err(|e| {
            Error::corrupt(
                path,
                format!("not JSON ({e}); the download may be cut short"),
            )
        })?;
        match value {
            Value::Object(map) => Ok(Fields { path, map }),
            _ => Err(Error::corrupt(
                path,
                "expected a JSON object with the model's sizes",
            )),
        }
    }

    fn architecture(&self) -> Result<Architecture> {
        let supported = "only Llama and GPT-2 (model_type \"llama\", architecture \"LlamaForCausalLM\"; \"gpt2\", \
                         \"GPT2LMHeadModel\") can be read";
        let (architecture, class) = match self.get("model_type") {
            Some(v) if v == "llama" => (Architecture::Llama, "LlamaForCausalLM"),
            Some(v) if v == "gpt2" => (Architecture::Gpt2, "GPT2LMHeadModel"),
            Some(v) => return Err(self.refuse(format!("`model_type` is {v}; {supported}"))),
            None => return Err(self.refuse(format!("`model_type` is missing; {supported}"))),
        };
        let fits = |v: &Value| v.as_array().is_some_and(|a| a.iter().any(|x| x == class));
        match self.get("architectures") {
            Some(v) if !fits(v) => Err(self.refuse(format!("`architectures` is {v}; {supported}"))),
            _ => Ok(architecture),
        }
    }

    /// A field that is there and not null.
    fn get(&self, name: &str) -> Option<&Value> {
        self.map.get(name).filter(|v| !v.is_null())
    }

    fn refuse(&self, what: String) -> Error {
        Error::Config(format!("{}: {what}", self.path.display()))
    }

    fn mistyped(&self, name: &str, expected: &str, got: &Value) -> Error {
        Error::corrupt(
            self.path,
            format!("`{name}`: expected {expected}, got {got}"),
        )
    }

    fn size(&self, name: &str, default: Option<usize>) -> Result<usize> {
        match (self.get(name), default) {
            (Some(v), _) => v
                .as_u64()
                .and_then(|n| usize::try_from(n).ok())
                .ok_or_else(|| self.mistyped(name, "a whole number", v)),
            (None, Some(default)) => Ok(default),
            (None, None) => Err(Error::corrupt(
                self.path,
                format!("`{name}` is missing; a model's config.json has it"),
            )),
        }
    }

    fn number(&self, name: &str, default: f64) -> Result<f64> {
        self.get(name).map_or(Ok(default), |v| {
            v.as_f64().ok_or_else(|| self.mistyped(name, "a number", v))
        })
    }

    fn flag(&self, name: &str, default: bool) -> Result<bool> {
        self.get(name).map_or(Ok(default), |v| {
            v.as_bool()
                .ok_or_else(|| self.mistyped(name, "true or false", v))
        })
    }

    /// Refuses options whose values change what the model computes.
    fn check_fixed(&self, options: &[Fixed]) -> Result<()> {
        for (name, values, expected) in options {
            if let Some(v) = self.get(name).filter(|v| !values.contains(v)) {
                return Err(self.refuse(format!("`{name}` is {v}; only {expected} is supported")));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
