//! Forward: from token ids to logits and the loss.

use super::Architecture;
use super::decoder::{DeviceBatch, Model};
use super::linears::Weight;
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::norm::ResidualOutput;
use crate::layers::{attention, cross_entropy, elementwise, embedding, gelu, swiglu};
use crate::tensor::Tensor;

impl Model {
    pub(super) fn forward(&self, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let eps = self.config.norm_eps as f32;
        let p = &self.weights;

        let first = &w.blocks[0];
        embedding::forward(d, &batch.ids, &p.embed, &first.x1)?;
        if let Some(table) = &p.positions {
            embedding::add_positions(d, &first.x1, table, batch.shape.context)?;
        }
        let norm1 = &p.blocks[0].norm1;
        norm1.forward(d, &first.x1, eps, &first.n1, &first.stats1)?;
        for (l, (a, q)) in w.blocks.iter().zip(&p.blocks).enumerate() {
            self.linear(l, Weight::Qkv).fprop(&a.n1, &q.qkv, &a.qkv)?;
            self.add_bias(&a.qkv, &q.qkv_bias)?;
            if let Some(rope) = &w.rope {
                rope.forward(d, &a.qkv)?;
            }
            attention::forward(d, &batch.shape, &a.qkv, &a.att, &a.lse)?;
            self.linear(l, Weight::Out)
                .fprop(&a.att, &q.out, &w.branch)?;
            self.add_bias(&w.branch, &q.out_bias)?;
            let out = ResidualOutput {
                x_new: &a.x2,
                y: &a.n2,
                stats: &a.stats2,
            };
            q.norm2.forward_residual(d, &a.x1, &w.branch, eps, out)?;
            self.linear(l, Weight::GateUp)
                .fprop(&a.n2, &q.gate_up, &a.gate_up)?;
            self.add_bias(&a.gate_up, &q.up_bias)?;
            match self.config.architecture {
                Architecture::Llama => swiglu::forward(d, &a.gate_up, &a.act)?,
                Architecture::Gpt2 => gelu::forward(d, &a.gate_up, &a.act)?,
            }
            self.linear(l, Weight::Down)
                .fprop(&a.act, &q.down, &w.branch)?;
            self.add_bias(&w.branch, &q.down_bias)?;
            // The residual add is fused with the norm that follows: the next block's, or the last.
            let (norm, out) = match (w.blocks.get(l + 1), p.blocks.get(l + 1)) {
                (Some(n), Some(q)) => (
                    &q.norm1,
                    ResidualOutput {
                        x_new: &n.x1,
                        y: &n.n1,
                        stats: &n.stats1,
                    },
                ),
                _ => (
                    &p.norm,
                    ResidualOutput {
                        x_new: &w.x,
                        y: &w.n,
                        stats: &w.stats,
                    },
                ),
            };
            norm.forward_residual(d, &a.x2, &w.branch, eps, out)?;
        }
        self.head().fprop(&w.n, &p.head, &w.logits)
    }

    /// y (M, N) += bias, where there is one.
    fn add_bias(&self, y: &Tensor, bias: &Option<Tensor>) -> Result<()> {
        match bias {
            Some(bias) => elementwise::add_row(&self.device, y, bias),
            None => Ok(()),
        }
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
