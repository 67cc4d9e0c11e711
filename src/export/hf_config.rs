//! `config.json` of a Hugging Face Llama model, to and from [`ModelConfig`].
//!
//! Fields that are left out have the defaults of `transformers`' `LlamaConfig`. What this project does not compute
//! (attention biases, scaled RoPE, another activation, quantised weights) is refused by name, never ignored.

use std::path::Path;

use serde_json::{Map, Value, json};

use crate::model::ModelConfig;
use crate::{Error, Result};

/// Options whose other values change what the model computes: name, the values that are understood, and what they are
/// called in a message.
const FIXED: [(&str, &[Value], &str); 8] = [
    ("attention_bias", &[Value::Bool(false)], "false"),
    ("mlp_bias", &[Value::Bool(false)], "false"),
    ("quantization_config", &[], "null"),
    ("add_cross_attention", &[Value::Bool(false)], "false"),
    ("is_encoder_decoder", &[Value::Bool(false)], "false"),
    ("sliding_window", &[], "null"),
    ("layer_types", &[], "null"),
    ("num_local_experts", &[], "null"),
];

/// Reads the fields of a `config.json`.
///
/// # Errors
/// [`Error::Corrupt`] where the file is not JSON or a field is missing or of another type; [`Error::Config`] where the
/// model is of a kind that is not supported.
pub(super) fn parse(path: &Path, text: &str) -> Result<ModelConfig> {
    let value: Value = serde_json::from_str(text).map_err(|e| {
        Error::corrupt(
            path,
            format!("not JSON ({e}); the download may be cut short"),
        )
    })?;
    let Value::Object(map) = value else {
        return Err(Error::corrupt(
            path,
            "expected a JSON object with the model's sizes",
        ));
    };
    let fields = Fields { path, map };
    fields.check_architecture()?;
    fields.check_options()?;
    let heads = fields.size("num_attention_heads", None)?;
    let hidden = fields.size("hidden_size", None)?;
    let model = ModelConfig {
        vocab_size: fields.size("vocab_size", None)?,
        hidden,
        layers: fields.size("num_hidden_layers", None)?,
        heads,
        kv_heads: fields.size("num_key_value_heads", Some(heads))?,
        head_dim: fields.size("head_dim", hidden.checked_div(heads))?,
        ffn: fields.size("intermediate_size", None)?,
        context: fields.size("max_position_embeddings", Some(2048))?,
        rope_theta: fields.rope_theta()?,
        norm_eps: fields.number("rms_norm_eps", 1e-6)?,
        tied: fields.flag("tie_word_embeddings", false)?,
    };
    model.validate().map_err(|e| fields.refuse(e.to_string()))?;
    Ok(model)
}

/// The `config.json` from which `transformers` builds the same model.
pub(super) fn render(c: &ModelConfig) -> String {
    let value = json!({
        "architectures": ["LlamaForCausalLM"],
        "attention_bias": false,
        "attention_dropout": 0.0,
        "bos_token_id": null,
        "dtype": "float32",
        "eos_token_id": null,
        "head_dim": c.head_dim,
        "hidden_act": "silu",
        "hidden_size": c.hidden,
        "initializer_range": 0.02,
        "intermediate_size": c.ffn,
        "max_position_embeddings": c.context,
        "mlp_bias": false,
        "model_type": "llama",
        "num_attention_heads": c.heads,
        "num_hidden_layers": c.layers,
        "num_key_value_heads": c.kv_heads,
        "pretraining_tp": 1,
        "rms_norm_eps": c.norm_eps,
        "rope_scaling": null,
        "rope_theta": c.rope_theta,
        "tie_word_embeddings": c.tied,
        // Versions of transformers before 4.56 look for this name.
        "torch_dtype": "float32",
        "use_cache": true,
        "vocab_size": c.vocab_size,
    });
    format!("{value:#}\n")
}

struct Fields<'a> {
    path: &'a Path,
    map: Map<String, Value>,
}

impl Fields<'_> {
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
                format!("`{name}` is missing; a Llama config.json has it"),
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

    /// `rope_theta`, which newer versions keep in `rope_parameters`; any scaling of positions is refused.
    fn rope_theta(&self) -> Result<f64> {
        let mut theta = self.number("rope_theta", 10_000.0)?;
        for name in ["rope_scaling", "rope_parameters"] {
            let Some(v) = self.get(name) else { continue };
            let kind = v.get("rope_type").or_else(|| v.get("type"));
            if kind.is_none_or(|k| k != "default") {
                return Err(self.refuse(format!(
                    "`{name}` is {v}; only plain RoPE (null, or rope_type \"default\") is supported"
                )));
            }
            if let Some(t) = v.get("rope_theta") {
                theta = t
                    .as_f64()
                    .ok_or_else(|| self.mistyped("rope_theta", "a number", t))?;
            }
        }
        Ok(theta)
    }

    fn check_architecture(&self) -> Result<()> {
        let supported = "only Llama models (model_type \"llama\", architecture \"LlamaForCausalLM\") can be read";
        match self.get("model_type") {
            Some(v) if v == "llama" => {}
            Some(v) => return Err(self.refuse(format!("`model_type` is {v}; {supported}"))),
            None => return Err(self.refuse(format!("`model_type` is missing; {supported}"))),
        }
        match self.get("architectures") {
            None => Ok(()),
            Some(v)
                if v.as_array()
                    .is_some_and(|a| a.iter().any(|x| x == "LlamaForCausalLM")) =>
            {
                Ok(())
            }
            Some(v) => Err(self.refuse(format!("`architectures` is {v}; {supported}"))),
        }
    }

    fn check_options(&self) -> Result<()> {
        if let Some(v) = self.get("hidden_act").filter(|v| **v != "silu") {
            return Err(self.refuse(format!("`hidden_act` is {v}; only \"silu\" is supported")));
        }
        for (name, default) in [("attention_dropout", 0.0), ("partial_rotary_factor", 1.0)] {
            let got = self.number(name, default)?;
            if got != default {
                return Err(self.refuse(format!("`{name}` is {got}; only {default} is supported")));
            }
        }
        for (name, values, expected) in FIXED {
            if let Some(v) = self.get(name).filter(|v| !values.contains(v)) {
                return Err(self.refuse(format!("`{name}` is {v}; only {expected} is supported")));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_with(changes: &[(&str, Value)]) -> Result<ModelConfig> {
        let mut v: Value = serde_json::from_str(&render(&ModelConfig::default())).unwrap();
        for (name, value) in changes {
            v[*name] = value.clone();
        }
        parse(Path::new("config.json"), &v.to_string())
    }

    #[test]
    fn round_trip() {
        let odd = ModelConfig {
            vocab_size: 80,
            hidden: 96,
            layers: 3,
            heads: 6,
            kv_heads: 2,
            head_dim: 20,
            ffn: 688,
            context: 64,
            rope_theta: 500_000.0,
            norm_eps: 1e-6,
            tied: true,
        };
        for c in [odd, ModelConfig::default()] {
            assert_eq!(parse(Path::new("config.json"), &render(&c)).unwrap(), c);
        }
    }

    #[test]
    fn defaults_are_those_of_transformers() {
        let text = r#"{"model_type": "llama", "vocab_size": 32, "hidden_size": 64, "intermediate_size": 128,
            "num_hidden_layers": 1, "num_attention_heads": 4, "some_unknown_note": 3}"#;
        let c = parse(Path::new("config.json"), text).unwrap();
        assert_eq!(
            (c.kv_heads, c.head_dim, c.context, c.tied),
            (4, 16, 2048, false)
        );
        assert_eq!((c.rope_theta, c.norm_eps), (10_000.0, 1e-6));
    }

    #[test]
    fn newer_rope_parameters() {
        let plain = json!({"rope_type": "default", "rope_theta": 5e5});
        let c = parse_with(&[("rope_theta", Value::Null), ("rope_parameters", plain)]).unwrap();
        assert_eq!(c.rope_theta, 5e5);
    }

    #[test]
    fn what_is_not_computed_is_refused_by_name() {
        let cases = [
            ("model_type", json!("gpt2")),
            ("architectures", json!(["LlamaForSequenceClassification"])),
            ("attention_bias", json!(true)),
            ("mlp_bias", json!(true)),
            ("hidden_act", json!("gelu")),
            ("attention_dropout", json!(0.1)),
            (
                "rope_scaling",
                json!({"rope_type": "llama3", "factor": 8.0}),
            ),
            ("rope_scaling", json!({"type": "linear", "factor": 2.0})),
            ("quantization_config", json!({"bits": 4})),
            ("num_attention_heads", json!(3)),
            ("hidden_size", json!("wide")),
            ("vocab_size", Value::Null),
            ("vocab_size", json!(0)),
        ];
        for (name, value) in cases {
            let e = parse_with(&[(name, value.clone())])
                .unwrap_err()
                .to_string();
            let named = e.contains(name) || (name == "num_attention_heads" && e.contains("heads"));
            assert!(named && e.contains("config.json"), "{name} {value}: {e}");
        }
    }
}
