//! Forward: from token ids to logits and the loss.

use super::decoder::{DeviceBatch, Model};
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::{attention, cross_entropy, embedding, linear, rms_norm, rope, swiglu};
use crate::tensor::Tensor;

impl Model {
    pub(super) fn forward(&self, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let eps = self.config.norm_eps as f32;
        let recipe = &self.recipe.blocks;
        let p = &self.weights;
        let heads = self.config.heads + self.config.kv_heads;

        let first = &w.blocks[0];
        embedding::forward(d, &batch.ids, &p.embed, &first.x1)?;
        rms_norm::forward(d, &first.x1, &p.blocks[0].norm1, eps, &first.n1, &first.rstd1)?;
        for (l, (a, q)) in w.blocks.iter().zip(&p.blocks).enumerate() {
            linear::fprop(d, recipe, &a.n1, &q.qkv, &a.qkv)?;
            rope::rotate(d, &self.rope, &a.qkv, heads, batch.shape.context, false)?;
            attention::forward(d, &batch.shape, &a.qkv, &a.att, &a.lse)?;
            linear::fprop(d, recipe, &a.att, &q.out, &w.branch)?;
            rms_norm::forward_residual(d, &a.x1, &w.branch, &q.norm2, eps, &a.x2, &a.n2, &a.rstd2)?;
            linear::fprop(d, recipe, &a.n2, &q.gate_up, &a.gate_up)?;
            swiglu::forward(d, &a.gate_up, &a.act)?;
            linear::fprop(d, recipe, &a.act, &q.down, &w.branch)?;
            // The residual add is fused with the norm that follows: the next block's, or the last.
            let (weight, x, n, rstd) = match (w.blocks.get(l + 1), p.blocks.get(l + 1)) {
                (Some(next), Some(q)) => (&q.norm1, &next.x1, &next.n1, &next.rstd1),
                _ => (&p.norm, &w.x, &w.n, &w.rstd),
            };
            rms_norm::forward_residual(d, &a.x2, &w.branch, weight, eps, x, n, rstd)?;
        }
        linear::fprop(d, &self.recipe.head, &w.n, &p.head, &w.logits)
    }

    /// Turns the logits into their gradient times `weight`, and gives the mean loss.
    pub(super) fn loss_and_gradient(&self, batch: &DeviceBatch, w: &Workspace, weight: f32) -> Result<Tensor> {
        let scale = weight / w.rows as f32;
        let vocab = self.config.vocab_size;
        cross_entropy::forward_backward(&self.device, &w.logits, vocab, &batch.targets, &w.loss_rows, scale)?;
        cross_entropy::mean(&self.device, &w.loss_rows)
    }

    pub(super) fn loss_only(&self, batch: &DeviceBatch, w: &Workspace) -> Result<Tensor> {
        let vocab = self.config.vocab_size;
        cross_entropy::forward(&self.device, &w.logits, vocab, &batch.targets, &w.loss_rows)?;
        cross_entropy::mean(&self.device, &w.loss_rows)
    }
}
