//! The shape of a Llama-style decoder, and its checks.

use crate::error::{Error, Result};
use serde::{Deserialize, Serialize};

/// Beyond any machine this is for; larger sizes are typing errors.
const MOST_PARAMETERS: u128 = 1 << 36;

/// Sizes of a Llama-style decoder (RMSNorm, RoPE, causal attention with grouped KV heads, SwiGLU).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ModelConfig {
    /// V: token ids are below this.
    pub vocab_size: usize,
    /// C: width of the residual stream.
    pub hidden: usize,
    /// L: decoder blocks.
    pub layers: usize,
    /// H: query heads.
    pub heads: usize,
    /// Key and value heads; divides `heads`.
    pub kv_heads: usize,
    /// Width of one head; even.
    pub head_dim: usize,
    /// Width of the SwiGLU.
    pub ffn: usize,
    /// T: the longest sequence the model is made for.
    pub context: usize,
    /// Base of the rotary frequencies.
    pub rope_theta: f64,
    /// Added to the mean square in RMSNorm.
    pub norm_eps: f64,
    /// Whether the output head shares the embedding's weights.
    pub tied: bool,
}

impl Default for ModelConfig {
    /// The demo model: 3.5 million parameters over bytes.
    fn default() -> Self {
        ModelConfig {
            vocab_size: 256,
            hidden: 256,
            layers: 4,
            heads: 4,
            kv_heads: 4,
            head_dim: 64,
            ffn: 768,
            context: 256,
            rope_theta: 10_000.0,
            norm_eps: 1e-5,
            tied: false,
        }
    }
}

impl ModelConfig {
    /// Checks that the sizes fit together.
    ///
    /// # Errors
    /// [`Error::Config`] that names the field, the value and what would do.
    pub fn validate(&self) -> Result<()> {
        let positive = [
            ("vocab_size", self.vocab_size),
            ("hidden", self.hidden),
            ("layers", self.layers),
            ("heads", self.heads),
            ("kv_heads", self.kv_heads),
            ("head_dim", self.head_dim),
            ("ffn", self.ffn),
            ("context", self.context),
        ];
        for (name, value) in positive {
            if value == 0 {
                return Err(Error::Config(format!(
                    "model.{name} is 0; it must be at least 1"
                )));
            }
            if value > u32::MAX as usize {
                return Err(Error::Config(format!(
                    "model.{name} is {value}; the limit is 2^32 - 1"
                )));
            }
        }
        if !self.heads.is_multiple_of(self.kv_heads) {
            return Err(Error::Config(format!(
                "model.kv_heads ({}) must divide model.heads ({})",
                self.kv_heads, self.heads
            )));
        }
        if !self.head_dim.is_multiple_of(4) {
            return Err(Error::Config(format!(
                "model.head_dim is {}; it must be a multiple of 4 (pairs are rotated, vectors of pairs are loaded)",
                self.head_dim
            )));
        }
        if !self.hidden.is_multiple_of(4) || !self.ffn.is_multiple_of(4) {
            return Err(Error::Config(format!(
                "model.hidden ({}) and model.ffn ({}) must be multiples of 4",
                self.hidden, self.ffn
            )));
        }
        let values = self.parameters();
        if values > MOST_PARAMETERS {
            return Err(Error::Config(format!(
                "the model would have {values} parameters; the limit is {MOST_PARAMETERS}. \
                 Reduce model.vocab_size, hidden, layers or ffn"
            )));
        }
        let finite = |x: f64| x.is_finite() && x > 0.0;
        if !finite(self.rope_theta) || !finite(self.norm_eps) {
            return Err(Error::Config(format!(
                "model.rope_theta ({}) and model.norm_eps ({}) must be positive numbers",
                self.rope_theta, self.norm_eps
            )));
        }
        Ok(())
    }

    /// Parameters of all matrices, in arithmetic that cannot overflow.
    fn parameters(&self) -> u128 {
        let [v, c, l, f] = [self.vocab_size, self.hidden, self.layers, self.ffn].map(|n| n as u128);
        let [h, kv, d] = [self.heads, self.kv_heads, self.head_dim].map(|n| n as u128);
        let attention = (2 * h + 2 * kv).saturating_mul(d).saturating_mul(c);
        let block = attention.saturating_add(3 * c * f + 2 * c);
        l.saturating_mul(block)
            .saturating_add(v * c * if self.tied { 1 } else { 2 } + c)
    }

    /// Rows of the fused q, k, v weight: (heads + 2 kv_heads) * head_dim.
    pub fn qkv_rows(&self) -> usize {
        (self.heads + 2 * self.kv_heads) * self.head_dim
    }
}
