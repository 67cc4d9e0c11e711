//! Backward, written by hand: the chain rule from the loss to every parameter.
//!
//! Gradients of weights are added to the flat gradient buffer, so batches accumulate.

use super::Architecture;
use super::decoder::{DeviceBatch, Model};
use super::linears::Weight;
use super::norm::NormWeights;
use super::traced::Place;
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::linear::Backward;
use crate::layers::replay::Kernel;
use crate::layers::trace::Event;
use crate::layers::{attention, embedding, gelu, reduce, swiglu};
use crate::tensor::Tensor;

impl Model {
    /// `w.logits` holds d loss / d logits.
    pub(super) fn backward(&self, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let (p, g) = (&self.weights, &self.grads);

        // Wgrad dWhead += dlogitst n, Dgrad dn = dlogits Whead
        self.head()
            .backward(through(&w.logits, (&w.n, &p.head), (&w.branch, &g.head)))?;
        let read = (&w.branch, &w.x, &w.stats);
        self.before_norm_backward(&g.norm, None)?;
        p.norm.backward(d, read, &w.dx, false, &g.norm)?;
        let name = (None, "final norm backward");
        self.saw_norm_backward(name, &p.norm, read, (&w.dx, false), &g.norm)?;
        for l in (0..w.blocks.len()).rev() {
            self.block_backward(l, batch, w)?;
        }
        if let Some(table) = &g.positions {
            embedding::positions_backward(d, &w.dx, table, batch.shape.context)?;
        }
        embedding::backward(d, &batch.ids, &w.dx, &g.embed)
    }

    /// Block `l`: from `w.dx` of its output to that of its input.
    fn block_backward(&self, l: usize, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let (a, q, gq) = (&w.blocks[l], &self.weights.blocks[l], &self.grads.blocks[l]);
        let block = Some(l);
        // x3 = x2 + act Wdt + bd
        self.bias_gradient(&w.dx, &gq.down_bias)?;
        // Wgrad dWd += dxt act, Dgrad dact = dx Wd
        self.linear(l, Weight::Down).backward(through(
            &w.dx,
            (&a.act, &q.down),
            (&w.dact, &gq.down),
        ))?;
        let (name, kernel) = match self.config.architecture {
            Architecture::Llama => {
                swiglu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?;
                ("SwiGLU backward", Kernel::SwiGluBackward)
            }
            Architecture::Gpt2 => {
                gelu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?;
                ("GELU backward", Kernel::GeluBackward)
            }
        };
        self.pass.see(
            d,
            Event {
                layer: block,
                name,
                kernel: Some(kernel),
                inputs: &[("dy", w.dact.view()), ("x", a.gate_up.view())],
                outputs: &[("dx", &w.dgate_up)],
                ..Event::default()
            },
        )?;
        self.bias_gradient(&w.dgate_up, &gq.up_bias)?;
        // Wgrad dWgu += dgut n2, Dgrad dn2 = dgu Wgu
        self.linear(l, Weight::GateUp).backward(through(
            &w.dgate_up,
            (&a.n2, &q.gate_up),
            (&w.branch, &gq.gate_up),
        ))?;
        let read = (&w.branch, &a.x2, &a.stats2);
        let name = (block, "post-attention norm backward");
        self.norm_backward(name, (&q.norm2, &gq.norm2), read, &w.dx)?;
        // x2 = x1 + att Wot + bo
        self.bias_gradient(&w.dx, &gq.out_bias)?;
        // Wgrad dWo += dxt att, Dgrad datt = dx Wo
        self.linear(l, Weight::Out).backward(through(
            &w.dx,
            (&a.att, &q.out),
            (&w.datt, &gq.out),
        ))?;
        attention::backward(d, &batch.shape, &a.qkv, &a.att, &a.lse, &w.datt, &w.dqkv)?;
        let read = [("qkv", &a.qkv), ("o", &a.att), ("lse", &a.lse)];
        let read = read.into_iter().chain([("do", &w.datt)]);
        self.pass.see(
            d,
            Event {
                layer: block,
                name: "attention backward",
                kernel: Some(Kernel::AttentionBackward {
                    shape: batch.shape.sizes(),
                }),
                inputs: &read.map(|(n, t)| (n, t.view())).collect::<Vec<_>>(),
                outputs: &[("dqkv", &w.dqkv)],
                ..Event::default()
            },
        )?;
        if let Some(rope) = &w.rope {
            self.pass.before(d, &[("dqkv", &w.dqkv)])?;
            rope.backward(d, &w.dqkv)?;
            self.saw_rope(block, rope, &w.dqkv, true)?;
        }
        self.bias_gradient(&w.dqkv, &gq.qkv_bias)?;
        // Wgrad dWqkv += dqkvt n1, Dgrad dn1 = dqkv Wqkv
        self.linear(l, Weight::Qkv).backward(through(
            &w.dqkv,
            (&a.n1, &q.qkv),
            (&w.branch, &gq.qkv),
        ))?;
        let read = (&w.branch, &a.x1, &a.stats1);
        let name = (block, "input norm backward");
        self.norm_backward(name, (&q.norm1, &gq.norm1), read, &w.dx)
    }

    /// dx += the gradient that a block's norm passes on.
    fn norm_backward(
        &self,
        place: Place,
        (norm, grads): (&NormWeights, &NormWeights),
        read: (&Tensor, &Tensor, &Tensor),
        dx: &Tensor,
    ) -> Result<()> {
        self.before_norm_backward(grads, Some(dx))?;
        norm.backward(&self.device, read, dx, true, grads)?;
        self.saw_norm_backward(place, norm, read, (dx, true), grads)
    }

    /// db += the sum of dy (M, N) over its rows, where there is a bias.
    fn bias_gradient(&self, dy: &Tensor, db: &Option<Tensor>) -> Result<()> {
        match db {
            Some(db) => reduce::column_sums(&self.device, dy, db, true),
            None => Ok(()),
        }
    }
}

/// The backward of a linear layer: dy, (x, w), (dx, dw).
fn through<'a>(
    dy: &'a Tensor,
    (x, w): (&'a Tensor, &'a Tensor),
    (dx, dw): (&'a Tensor, &'a Tensor),
) -> Backward<'a> {
    Backward { dy, x, w, dx, dw }
}
