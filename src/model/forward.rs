//! Forward: from token ids to logits and the loss.

use super::Architecture;
use super::decoder::{DeviceBatch, Model};
use super::linears::Weight;
use super::traced::Place;
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::norm::ResidualOutput;
use crate::layers::replay::Kernel;
use crate::layers::trace::Event;
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
        let table = p.positions.as_ref().map(|t| ("positions", t.view()));
        let read = [("table", p.embed.view())].into_iter().chain(table);
        self.pass.see(
            d,
            Event {
                name: "embedding",
                inputs: &read.collect::<Vec<_>>(),
                words: &[("ids", batch.ids.ids())],
                outputs: &[("x", &first.x1)],
                ..Event::default()
            },
        )?;
        let norm1 = &p.blocks[0].norm1;
        norm1.forward(d, &first.x1, eps, &first.n1, &first.stats1)?;
        let out = (&first.n1, &first.stats1);
        self.saw_norm((Some(0), "input norm"), norm1, &[&first.x1], out)?;
        for l in 0..w.blocks.len() {
            self.block_forward(l, batch, w)?;
        }
        self.head().fprop(&w.n, &p.head, &w.logits)
    }

    /// Block `l`, and the norm after it.
    fn block_forward(&self, l: usize, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let (d, p) = (&self.device, &self.weights);
        let (a, q) = (&w.blocks[l], &p.blocks[l]);
        let block = Some(l);
        self.linear(l, Weight::Qkv).fprop(&a.n1, &q.qkv, &a.qkv)?;
        self.add_bias((block, "q, k, v bias"), &a.qkv, &q.qkv_bias)?;
        if let Some(rope) = &w.rope {
            self.pass.before(d, &[("qkv", &a.qkv)])?;
            rope.forward(d, &a.qkv)?;
            self.saw_rope(block, rope, &a.qkv, false)?;
        }
        attention::forward(d, &batch.shape, &a.qkv, &a.att, &a.lse)?;
        self.pass.see(
            d,
            Event {
                layer: block,
                name: "attention",
                kernel: Some(Kernel::Attention {
                    shape: batch.shape.sizes(),
                }),
                inputs: &[("qkv", a.qkv.view())],
                outputs: &[("o", &a.att), ("lse", &a.lse)],
                ..Event::default()
            },
        )?;
        self.linear(l, Weight::Out)
            .fprop(&a.att, &q.out, &w.branch)?;
        self.add_bias((block, "attention output bias"), &w.branch, &q.out_bias)?;
        self.mlp_forward(l, w)
    }

    /// The second half of block `l`, and the norm after it.
    fn mlp_forward(&self, l: usize, w: &Workspace) -> Result<()> {
        let (d, p) = (&self.device, &self.weights);
        let eps = self.config.norm_eps as f32;
        let (a, q) = (&w.blocks[l], &p.blocks[l]);
        let block = Some(l);
        let out = ResidualOutput {
            x_new: &a.x2,
            y: &a.n2,
            stats: &a.stats2,
        };
        q.norm2.forward_residual(d, &a.x1, &w.branch, eps, out)?;
        let name = (block, "add and post-attention norm");
        self.saw_norm_residual(name, &q.norm2, (&a.x1, &w.branch), out)?;
        self.linear(l, Weight::GateUp)
            .fprop(&a.n2, &q.gate_up, &a.gate_up)?;
        self.add_bias((block, "c_fc bias"), &a.gate_up, &q.up_bias)?;
        let (name, kernel) = match self.config.architecture {
            Architecture::Llama => {
                swiglu::forward(d, &a.gate_up, &a.act)?;
                ("SwiGLU", Kernel::SwiGlu)
            }
            Architecture::Gpt2 => {
                gelu::forward(d, &a.gate_up, &a.act)?;
                ("GELU", Kernel::Gelu)
            }
        };
        self.pass.see(
            d,
            Event {
                layer: block,
                name,
                kernel: Some(kernel),
                inputs: &[("x", a.gate_up.view())],
                outputs: &[("y", &a.act)],
                ..Event::default()
            },
        )?;
        self.linear(l, Weight::Down)
            .fprop(&a.act, &q.down, &w.branch)?;
        self.add_bias((block, "down bias"), &w.branch, &q.down_bias)?;
        // The residual add is fused with the norm that follows: the next block's, or the last.
        let (name, norm, out) = match (w.blocks.get(l + 1), p.blocks.get(l + 1)) {
            (Some(n), Some(q)) => (
                (Some(l + 1), "add and input norm"),
                &q.norm1,
                ResidualOutput {
                    x_new: &n.x1,
                    y: &n.n1,
                    stats: &n.stats1,
                },
            ),
            _ => (
                (None, "add and final norm"),
                &p.norm,
                ResidualOutput {
                    x_new: &w.x,
                    y: &w.n,
                    stats: &w.stats,
                },
            ),
        };
        norm.forward_residual(d, &a.x2, &w.branch, eps, out)?;
        self.saw_norm_residual(name, norm, (&a.x2, &w.branch), out)
    }

    /// y (M, N) += bias, where there is one.
    fn add_bias(&self, place: Place, y: &Tensor, bias: &Option<Tensor>) -> Result<()> {
        let Some(bias) = bias else { return Ok(()) };
        self.pass.before(&self.device, &[("y", y)])?;
        elementwise::add_row(&self.device, y, bias)?;
        self.pass.see(
            &self.device,
            Event {
                layer: place.0,
                name: place.1,
                kernel: Some(Kernel::AddRow),
                inputs: &[("bias", bias.view())],
                outputs: &[("y", y)],
                ..Event::default()
            },
        )
    }

    /// Turns the logits into their gradient times `weight`, and gives the mean loss.
    pub(super) fn loss_and_gradient(
        &self,
        batch: &DeviceBatch,
        w: &Workspace,
        weight: f32,
    ) -> Result<Tensor> {
        let scale = weight * batch.targets.mean_scale();
        self.pass.before(&self.device, &[("logits", &w.logits)])?;
        cross_entropy::forward_backward(
            &self.device,
            &w.logits,
            &batch.targets,
            &w.loss_rows,
            scale,
        )?;
        self.pass.see(
            &self.device,
            Event {
                name: "cross-entropy",
                kernel: Some(Kernel::CrossEntropy {
                    vocab: self.config.vocab_size,
                    grad_scale: scale,
                }),
                words: &[("targets", batch.targets.words())],
                outputs: &[("dlogits", &w.logits), ("losses", &w.loss_rows)],
                ..Event::default()
            },
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
        self.pass.see(
            &self.device,
            Event {
                name: "mean loss",
                inputs: &[("losses", w.loss_rows.view())],
                outputs: &[("loss", &loss)],
                ..Event::default()
            },
        )?;
        Ok(loss)
    }
}
