//! The activations of one batch, allocated once and reused by every step of the same shape.

use super::{Architecture, ModelConfig};
use crate::device::Device;
use crate::error::Result;
use crate::layers::rope::{Heads, Rope};
use crate::tensor::Tensor;

/// What one block keeps for its backward.
pub(super) struct BlockActivations {
    pub x1: Tensor,      // (M, C) residual stream at the block's input
    pub stats1: Tensor,  // (1, M), or (2, M) of LayerNorm
    pub n1: Tensor,      // (M, C)
    pub qkv: Tensor,     // (M, (H + 2 Hkv) hd), rotated where there is RoPE
    pub att: Tensor,     // (M, H hd)
    pub lse: Tensor,     // (M, H)
    pub x2: Tensor,      // (M, C) residual stream after attention
    pub stats2: Tensor,  // as stats1
    pub n2: Tensor,      // (M, C)
    pub gate_up: Tensor, // (M, 2 F); GPT-2's c_fc (M, F)
    pub act: Tensor,     // (M, F)
}

/// All activations and the scratch of the backward.
pub(super) struct Workspace {
    architecture: Architecture,
    pub batch: usize,
    pub context: usize,
    pub rope: Option<Rope>, // Llama
    pub blocks: Vec<BlockActivations>,
    pub x: Tensor,         // (M, C) residual stream after the last block
    pub stats: Tensor,     // as a block's
    pub n: Tensor,         // (M, C)
    pub logits: Tensor,    // (M, V); their gradient after the loss
    pub loss_rows: Tensor, // (1, M)
    pub branch: Tensor,    // (M, C) what a branch adds to the stream, and its gradient
    pub dx: Tensor,        // (M, C) gradient of the residual stream
    pub dqkv: Tensor,      // (M, (H + 2 Hkv) hd)
    pub datt: Tensor,      // (M, H hd)
    pub dgate_up: Tensor,  // as gate_up
    pub dact: Tensor,      // (M, F)
}

impl Workspace {
    pub fn new(
        device: &Device,
        c: &ModelConfig,
        batch: usize,
        context: usize,
    ) -> Result<Workspace> {
        let rows = batch * context;
        let mlp = c.up_rows() + c.ffn;
        let per_block = 4 * c.hidden + c.qkv_rows() + c.heads * c.head_dim + mlp;
        let values =
            rows as u64 * (c.layers * per_block + mlp + 4 * c.hidden + c.vocab_size) as u64;
        device.require(4 * values, "the activations of a batch")?;
        let heads = Heads {
            q: c.heads,
            kv: c.kv_heads,
            dim: c.head_dim,
        };
        let (rope, per_row) = match c.architecture {
            Architecture::Llama => {
                let rope = Rope::new(device, heads, context, c.rope_theta as f32)?;
                (Some(rope), 1)
            }
            Architecture::Gpt2 => (None, 2),
        };
        let t = |cols: usize| Tensor::empty(device, rows, cols);
        let stats = || Tensor::empty(device, per_row, rows);
        let block = |_| -> Result<BlockActivations> {
            Ok(BlockActivations {
                x1: t(c.hidden)?,
                stats1: stats()?,
                n1: t(c.hidden)?,
                qkv: t(c.qkv_rows())?,
                att: t(c.heads * c.head_dim)?,
                lse: t(c.heads)?,
                x2: t(c.hidden)?,
                stats2: stats()?,
                n2: t(c.hidden)?,
                gate_up: t(c.up_rows())?,
                act: t(c.ffn)?,
            })
        };
        Ok(Workspace {
            architecture: c.architecture,
            batch,
            context,
            rope,
            blocks: (0..c.layers).map(block).collect::<Result<_>>()?,
            x: t(c.hidden)?,
            stats: stats()?,
            n: t(c.hidden)?,
            logits: t(c.vocab_size)?,
            loss_rows: Tensor::empty(device, 1, rows)?,
            branch: t(c.hidden)?,
            dx: t(c.hidden)?,
            dqkv: t(c.qkv_rows())?,
            datt: t(c.heads * c.head_dim)?,
            dgate_up: t(c.up_rows())?,
            dact: t(c.ffn)?,
        })
    }

    /// Activations with readable names in the order they are computed.
    pub fn named(&self) -> Vec<(String, &Tensor)> {
        let mut all = Vec::new();
        let (up, act) = match self.architecture {
            Architecture::Llama => ("gate and up", "SwiGLU"),
            Architecture::Gpt2 => ("c_fc", "GELU"),
        };
        for (l, b) in self.blocks.iter().enumerate() {
            for (what, t) in [
                ("input", &b.x1),
                ("input norm", &b.n1),
                ("q, k, v", &b.qkv),
                ("attention", &b.att),
                ("stream after attention", &b.x2),
                ("post-attention norm", &b.n2),
                (up, &b.gate_up),
                (act, &b.act),
            ] {
                all.push((format!("layer {l}: {what}"), t));
            }
        }
        all.push(("final stream".into(), &self.x));
        all.push(("final norm".into(), &self.n));
        all.push(("logits or their gradient".into(), &self.logits));
        all
    }
}
