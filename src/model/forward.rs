//! Forward: from token ids to logits and the loss.

use super::decoder::{DeviceBatch, Model};
use super::linears::Weight;
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::rms_norm::ResidualOutput;
use crate::layers::{attention, cross_entropy, embedding, rms_norm, swiglu};
use crate::tensor::Tensor;

impl Model {
    pub(super) fn forward(&self, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let eps = self.config.norm_eps as f32;
        let p = &self.weights;

        let first = &w.blocks[0];
        embedding::forward(d, &batch.ids, &p.embed, &first.x1)?;
        rms_norm::forward(
            d,
            &first.x1,
            &p.blocks[0].norm1,
            eps,
            &first.n1,
            &first.rstd1,
        )?;
        for (l, (a, q)) in w.blocks.iter().zip(&p.blocks).enumerate() {
            self.linear(l, Weight::Qkv).fprop(&a.n1, &q.qkv, &a.qkv)?;
            w.rope.forward(d, &a.qkv)?;
            attention::forward(d, &batch.shape, &a.qkv, &a.att, &a.lse)?;
            self.linear(l, Weight::Out)
                .fprop(&a.att, &q.out, &w.branch)?;
            let out = ResidualOutput {
                x_new: &a.x2,
                y: &a.n2,
                rstd: &a.rstd2,
            };
            rms_norm::forward_residual(d, &a.x1, &w.branch, &q.norm2, eps, out)?;
            self.linear(l, Weight::GateUp)
                .fprop(&a.n2, &q.gate_up, &a.gate_up)?;
            swiglu::forward(d, &a.gate_up, &a.act)?;
            self.linear(l, Weight::Down)
                .fprop(&a.act, &q.down, &w.branch)?;
            // The residual add is fused with the norm that follows: the next block's, or the last.
            let (weight, out) = match (w.blocks.get(l + 1), p.blocks.get(l + 1)) {
                (Some(n), Some(q)) => (
                    &q.norm1,
                    ResidualOutput {
                        x_new: &n.x1,
                        y: &n.n1,
                        rstd: &n.rstd1,
                    },
                ),
                _ => (
                    &p.norm,
                    ResidualOutput {
                        x_new: &w.x,
                        y: &w.n,
                        rstd: &w.rstd,
                    },
                ),
            };
            rms_norm::forward_residual(d, &a.x2, &w.branch, weight, eps, out)?;
        }
        self.head().fprop(&w.n, &p.head, &w.logits)
    }

    /// Turns the logits into their gradient times `weight`, and gives the mean loss.
    pub(super) fn loss_and_gradient(
        &self,
        batch: &DeviceBatch,
        w: &Workspace,
        weight: f32,
    ) -> Result<Tensor> {
        let scale = weight * batch.targets.mean_scale();
        cross_entropy::forward_backward(
            &self.device,
            &w.logits,
            &batch.targets,
            &w.loss_rows,
            scale,
        )?;
        self.mean_loss(batch, w)
    }

    /// The mean loss; the logits stay.
    pub(super) fn loss_only(&self, batch: &DeviceBatch, w: &Workspace) -> Result<Tensor> {
        cross_entropy::forward(&self.device, &w.logits, &batch.targets, &w.loss_rows)?;
        self.mean_loss(batch, w)
    }

    fn mean_loss(&self, batch: &DeviceBatch, w: &Workspace) -> Result<Tensor> {
        let loss = Tensor::empty(&self.device, 1, 1)?;
        cross_entropy::mean_loss(&self.device, &w.loss_rows, &batch.targets, &loss)?;
        Ok(loss)
    }
}
