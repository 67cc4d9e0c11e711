//! The shape of a decoder, Llama's or GPT-2's, and its checks.

use crate::error::{Error, Result};
use serde::{Deserialize, Serialize};

/// Beyond any machine this is for; larger sizes are typing errors.
const MOST_PARAMETERS: u128 = 1 << 36;

/// The usual base of rotary frequencies.
const ROPE_THETA: f64 = 10_000.0;

/// What a decoder's blocks are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Architecture {
    /// RMSNorm, RoPE, causal attention with grouped KV heads, SwiGLU; no biases.
    #[default]
    Llama,
    /// LayerNorm, learned positions, causal attention, GELU in its tanh form; a bias in every norm and every linear layer
    /// but the head.
    Gpt2,
}

/// Sizes of a decoder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ModelConfig {
    /// `llama` or `gpt2`.
    pub architecture: Architecture,
    /// V: token ids are below this.
    pub vocab_size: usize,
    /// C: width of the residual stream.
    pub hidden: usize,
    /// L: decoder blocks.
    pub layers: usize,
    /// H: query heads.
    pub heads: usize,
    /// Key and value heads; divides `heads`. GPT-2 has as many as `heads`.
    pub kv_heads: usize,
    /// Width of one head; a multiple of 4. In GPT-2 `hidden` / `heads`.
    pub head_dim: usize,
    /// F: width of the MLP (SwiGLU or GELU).
    pub ffn: usize,
    /// T: the longest sequence the model is made for; GPT-2's learned positions.
    pub context: usize,
    /// Base of the rotary frequencies. GPT-2 has none; there it stays at its default.
    pub rope_theta: f64,
    /// Added to the mean square in RMSNorm, to the variance in LayerNorm.
    pub norm_eps: f64,
    /// Whether the output head shares the embedding's weights.
    pub tied: bool,
}

impl Default for ModelConfig {
    /// The demo model: 3.5 million parameters over bytes.
    fn default() -> Self {
        ModelConfig {
            architecture: Architecture::Llama,
            vocab_size: 256,
            hidden: 256,
            layers: 4,
            heads: 4,
            kv_heads: 4,
            head_dim: 64,
            ffn: 768,
            context: 256,
            rope_theta: ROPE_THETA,
            norm_eps: 1e-5,
            tied: false,
        }
    }
}

impl ModelConfig {
    /// The demo model as a GPT-2: 3.3 million parameters over bytes.
    pub fn gpt2() -> ModelConfig {
        let mut model = ModelConfig {
            architecture: Architecture::Gpt2,
            ..ModelConfig::default()
        };
        model.follow_architecture(|_| false);
        model
    }

    /// Sets the fields that were not `given` to what the architecture makes of the others. GPT-2: `kv_heads` = heads,
    /// `head_dim` = hidden / heads, `ffn` = 4 hidden, a tied head.
    pub fn follow_architecture(&mut self, given: impl Fn(&str) -> bool) {
        if self.architecture != Architecture::Gpt2 {
            return;
        }
        if !given("kv_heads") {
            self.kv_heads = self.heads;
        }
        if !given("head_dim") {
            self.head_dim = self.hidden.checked_div(self.heads).unwrap_or_default();
        }
        if !given("ffn") {
            self.ffn = self.hidden.saturating_mul(4);
        }
        if !given("tied") {
            self.tied = true;
        }
    }

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
        if self.architecture == Architecture::Gpt2 {
            self.validate_gpt2()?;
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

    /// What GPT-2 does not have, and what its checkpoints have no place for.
    fn validate_gpt2(&self) -> Result<()> {
        if self.kv_heads != self.heads {
            return Err(Error::Config(format!(
                "model.kv_heads is {}; a gpt2 model has as many as model.heads ({}). Leave it out, or use architecture \
                 \"llama\" for grouped heads",
                self.kv_heads, self.heads
            )));
        }
        if self.heads as u128 * self.head_dim as u128 != self.hidden as u128 {
            return Err(Error::Config(format!(
                "model.heads ({}) times model.head_dim ({}) must be model.hidden ({}) in a gpt2 model",
                self.heads, self.head_dim, self.hidden
            )));
        }
        if self.rope_theta != ROPE_THETA {
            return Err(Error::Config(format!(
                "model.rope_theta is {}; a gpt2 model learns its positions. Leave it out",
                self.rope_theta
            )));
        }
        Ok(())
    }

    /// Parameters of all matrices, in arithmetic that cannot overflow.
    fn parameters(&self) -> u128 {
        let [v, c, l, f] = [self.vocab_size, self.hidden, self.layers, self.ffn].map(|n| n as u128);
        let [h, kv, d] = [self.heads, self.kv_heads, self.head_dim].map(|n| n as u128);
        let attention = (2 * h + 2 * kv).saturating_mul(d).saturating_mul(c);
        let (matrices, positions) = match self.architecture {
            Architecture::Llama => (3, 0),
            Architecture::Gpt2 => (2, self.context as u128 * c),
        };
        let block = attention.saturating_add(matrices * c * f + 2 * c);
        l.saturating_mul(block)
            .saturating_add(v * c * if self.tied { 1 } else { 2 } + c)
            .saturating_add(positions)
    }

    /// Rows of the weight that leads into the MLP: gate and up (2 F), or c_fc (F).
    pub fn up_rows(&self) -> usize {
        match self.architecture {
            Architecture::Llama => 2 * self.ffn,
            Architecture::Gpt2 => self.ffn,
        }
    }

    /// Rows of the fused q, k, v weight: (heads + 2 kv_heads) * head_dim.
    pub fn qkv_rows(&self) -> usize {
        (self.heads + 2 * self.kv_heads) * self.head_dim
    }
}
