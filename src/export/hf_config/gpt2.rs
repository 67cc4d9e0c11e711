//! `GPT2Config`.

use serde_json::{Value, json};

use super::{Fields, Fixed};
use crate::Result;
use crate::model::{Architecture, ModelConfig};

/// `reorder_and_upcast_attn` is not among them: it says in which precision, and here everything but the recipe's GEMMs is
/// f32.
const FIXED: [Fixed; 2] = [
    ("scale_attn_weights", &[Value::Bool(true)], "true"),
    (
        "scale_attn_by_inverse_layer_idx",
        &[Value::Bool(false)],
        "false",
    ),
];

/// The names of GELU in its tanh form.
const TANH_GELU: [&str; 2] = ["gelu_new", "gelu_pytorch_tanh"];

/// Probabilities of dropout.
const DROPOUT: [&str; 3] = ["attn_pdrop", "embd_pdrop", "resid_pdrop"];

pub(super) fn parse(fields: &Fields) -> Result<ModelConfig> {
    fields.check_fixed(&FIXED)?;
    if let Some(v) = fields.get("activation_function")
        && !TANH_GELU.iter().any(|name| v == name)
    {
        return Err(fields.refuse(format!(
            "`activation_function` is {v}; only \"gelu_new\" and \"gelu_pytorch_tanh\" are supported"
        )));
    }
    let hidden = fields.size("n_embd", Some(768))?;
    let heads = fields.size("n_head", Some(12))?;
    if heads == 0 || hidden % heads != 0 {
        return Err(fields.refuse(format!(
            "`n_head` is {heads}; it must divide `n_embd` ({hidden})"
        )));
    }
    Ok(ModelConfig {
        architecture: Architecture::Gpt2,
        vocab_size: fields.size("vocab_size", Some(50_257))?,
        hidden,
        layers: fields.size("n_layer", Some(12))?,
        heads,
        kv_heads: heads,
        head_dim: hidden / heads,
        ffn: fields.size("n_inner", Some(hidden.saturating_mul(4)))?,
        context: fields.size("n_positions", Some(1024))?,
        norm_eps: fields.number("layer_norm_epsilon", 1e-5)?,
        tied: fields.flag("tie_word_embeddings", true)?,
        ..ModelConfig::default()
    })
}

/// Dropout is left out: it changes how a model is trained, not what it computes.
pub(super) fn notes(fields: &Fields) -> Result<Vec<String>> {
    let mut asked = Vec::new();
    for name in DROPOUT {
        let p = fields.number(name, 0.1)?;
        if p != 0.0 {
            asked.push(format!("{name} {p}"));
        }
    }
    if asked.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![format!(
        "the model was trained with dropout ({}); there is none here, so training goes on without it",
        asked.join(", ")
    )])
}

pub(super) fn render(c: &ModelConfig) -> Value {
    let inner = (c.ffn != c.hidden.saturating_mul(4)).then_some(c.ffn);
    json!({
        "activation_function": "gelu_new",
        "architectures": ["GPT2LMHeadModel"],
        "attn_pdrop": 0.0,
        "bos_token_id": null,
        "dtype": "float32",
        "embd_pdrop": 0.0,
        "eos_token_id": null,
        "initializer_range": 0.02,
        "layer_norm_epsilon": c.norm_eps,
        "model_type": "gpt2",
        "n_embd": c.hidden,
        "n_head": c.heads,
        "n_inner": inner,
        "n_layer": c.layers,
        "n_positions": c.context,
        "reorder_and_upcast_attn": false,
        "resid_pdrop": 0.0,
        "scale_attn_by_inverse_layer_idx": false,
        "scale_attn_weights": true,
        "tie_word_embeddings": c.tied,
        // Versions of transformers before 4.56 look for this name.
        "torch_dtype": "float32",
        "use_cache": true,
        "vocab_size": c.vocab_size,
    })
}
