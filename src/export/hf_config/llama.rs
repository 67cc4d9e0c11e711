//! `LlamaConfig`.

use serde_json::{Value, json};

use super::{Fields, Fixed};
use crate::Result;
use crate::model::{Architecture, ModelConfig};

const FIXED: [Fixed; 5] = [
    ("attention_bias", &[Value::Bool(false)], "false"),
    ("mlp_bias", &[Value::Bool(false)], "false"),
    ("sliding_window", &[], "null"),
    ("layer_types", &[], "null"),
    ("num_local_experts", &[], "null"),
];

pub(super) fn parse(fields: &Fields) -> Result<ModelConfig> {
    check_options(fields)?;
    let heads = fields.size("num_attention_heads", None)?;
    let hidden = fields.size("hidden_size", None)?;
    Ok(ModelConfig {
        architecture: Architecture::Llama,
        vocab_size: fields.size("vocab_size", None)?,
        hidden,
        layers: fields.size("num_hidden_layers", None)?,
        heads,
        kv_heads: fields.size("num_key_value_heads", Some(heads))?,
        head_dim: fields.size("head_dim", hidden.checked_div(heads))?,
        ffn: fields.size("intermediate_size", None)?,
        context: fields.size("max_position_embeddings", Some(2048))?,
        rope_theta: rope_theta(fields)?,
        norm_eps: fields.number("rms_norm_eps", 1e-6)?,
        tied: fields.flag("tie_word_embeddings", false)?,
    })
}

pub(super) fn render(c: &ModelConfig) -> Value {
    json!({
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
    })
}

/// `rope_theta`, which newer versions keep in `rope_parameters`; any scaling of positions is refused.
fn rope_theta(fields: &Fields) -> Result<f64> {
    let mut theta = fields.number("rope_theta", 10_000.0)?;
    for name in ["rope_scaling", "rope_parameters"] {
        let Some(v) = fields.get(name) else { continue };
        let kind = v.get("rope_type").or_else(|| v.get("type"));
        if kind.is_none_or(|k| k != "default") {
            return Err(fields.refuse(format!(
                "`{name}` is {v}; only plain RoPE (null, or rope_type \"default\") is supported"
            )));
        }
        if let Some(t) = v.get("rope_theta") {
            theta = t
                .as_f64()
                .ok_or_else(|| fields.mistyped("rope_theta", "a number", t))?;
        }
    }
    Ok(theta)
}

fn check_options(fields: &Fields) -> Result<()> {
    fields.check_fixed(&FIXED)?;
    if let Some(v) = fields.get("hidden_act").filter(|v| **v != "silu") {
        return Err(fields.refuse(format!("`hidden_act` is {v}; only \"silu\" is supported")));
    }
    for (name, default) in [("attention_dropout", 0.0), ("partial_rotary_factor", 1.0)] {
        let got = fields.number(name, default)?;
        if got != default {
            return Err(fields.refuse(format!("`{name}` is {got}; only {default} is supported")));
        }
    }
    Ok(())
}
