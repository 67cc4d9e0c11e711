//! Backward, written by hand: the chain rule from the loss to every parameter.
//!
//! Gradients of weights are added to the flat gradient buffer, so batches accumulate.

use super::Architecture;
use super::decoder::{DeviceBatch, Model};
use super::linears::Weight;
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::linear::Backward;
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
        p.norm
            .backward(d, (&w.branch, &w.x, &w.stats), &w.dx, false, &g.norm)?;
        for (l, a) in w.blocks.iter().enumerate().rev() {
            let (q, gq) = (&p.blocks[l], &g.blocks[l]);
            // x3 = x2 + act Wdt + bd
            self.bias_gradient(&w.dx, &gq.down_bias)?;
            // Wgrad dWd += dxt act, Dgrad dact = dx Wd
            self.linear(l, Weight::Down).backward(through(
                &w.dx,
                (&a.act, &q.down),
                (&w.dact, &gq.down),
            ))?;
            match self.config.architecture {
                Architecture::Llama => swiglu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?,
                Architecture::Gpt2 => gelu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?,
            }
            self.bias_gradient(&w.dgate_up, &gq.up_bias)?;
            // Wgrad dWgu += dgut n2, Dgrad dn2 = dgu Wgu
            self.linear(l, Weight::GateUp).backward(through(
                &w.dgate_up,
                (&a.n2, &q.gate_up),
                (&w.branch, &gq.gate_up),
            ))?;
            q.norm2
                .backward(d, (&w.branch, &a.x2, &a.stats2), &w.dx, true, &gq.norm2)?;
            // x2 = x1 + att Wot + bo
            self.bias_gradient(&w.dx, &gq.out_bias)?;
            // Wgrad dWo += dxt att, Dgrad datt = dx Wo
            self.linear(l, Weight::Out).backward(through(
                &w.dx,
                (&a.att, &q.out),
                (&w.datt, &gq.out),
            ))?;
            attention::backward(d, &batch.shape, &a.qkv, &a.att, &a.lse, &w.datt, &w.dqkv)?;
            if let Some(rope) = &w.rope {
                rope.backward(d, &w.dqkv)?;
            }
            self.bias_gradient(&w.dqkv, &gq.qkv_bias)?;
            // Wgrad dWqkv += dqkvt n1, Dgrad dn1 = dqkv Wqkv
            self.linear(l, Weight::Qkv).backward(through(
                &w.dqkv,
                (&a.n1, &q.qkv),
                (&w.branch, &gq.qkv),
            ))?;
            q.norm1
                .backward(d, (&w.branch, &a.x1, &a.stats1), &w.dx, true, &gq.norm1)?;
        }
        if let Some(table) = &g.positions {
            embedding::positions_backward(d, &w.dx, table, batch.shape.context)?;
        }
        embedding::backward(d, &batch.ids, &w.dx, &g.embed)
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
