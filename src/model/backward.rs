//! Backward, written by hand: the chain rule from the loss to every parameter.
//!
//! Gradients of weights are added to the flat gradient buffer, so batches accumulate.

use super::decoder::{DeviceBatch, Model};
use super::linears::Weight;
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::linear::Backward;
use crate::layers::rms_norm::BackwardInput;
use crate::layers::{attention, embedding, rms_norm, swiglu};
use crate::tensor::Tensor;

impl Model {
    /// `w.logits` holds d loss / d logits.
    pub(super) fn backward(&self, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let (p, g) = (&self.weights, &self.grads);

        // Wgrad dWhead += dlogitst n, Dgrad dn = dlogits Whead
        self.head()
            .backward(through(&w.logits, (&w.n, &p.head), (&w.branch, &g.head)))?;
        rms_norm::backward(
            d,
            input(&w.branch, &w.x, &p.norm, &w.rstd),
            &w.dx,
            false,
            &g.norm,
        )?;
        for (l, a) in w.blocks.iter().enumerate().rev() {
            let (q, gq) = (&p.blocks[l], &g.blocks[l]);
            // x3 = x2 + act Wdt
            // Wgrad dWd += dxt act, Dgrad dact = dx Wd
            self.linear(l, Weight::Down).backward(through(
                &w.dx,
                (&a.act, &q.down),
                (&w.dact, &gq.down),
            ))?;
            swiglu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?;
            // Wgrad dWgu += dgut n2, Dgrad dn2 = dgu Wgu
            self.linear(l, Weight::GateUp).backward(through(
                &w.dgate_up,
                (&a.n2, &q.gate_up),
                (&w.branch, &gq.gate_up),
            ))?;
            rms_norm::backward(
                d,
                input(&w.branch, &a.x2, &q.norm2, &a.rstd2),
                &w.dx,
                true,
                &gq.norm2,
            )?;
            // x2 = x1 + att Wot
            // Wgrad dWo += dxt att, Dgrad datt = dx Wo
            self.linear(l, Weight::Out).backward(through(
                &w.dx,
                (&a.att, &q.out),
                (&w.datt, &gq.out),
            ))?;
            attention::backward(d, &batch.shape, &a.qkv, &a.att, &a.lse, &w.datt, &w.dqkv)?;
            w.rope.backward(d, &w.dqkv)?;
            // Wgrad dWqkv += dqkvt n1, Dgrad dn1 = dqkv Wqkv
            self.linear(l, Weight::Qkv).backward(through(
                &w.dqkv,
                (&a.n1, &q.qkv),
                (&w.branch, &gq.qkv),
            ))?;
            rms_norm::backward(
                d,
                input(&w.branch, &a.x1, &q.norm1, &a.rstd1),
                &w.dx,
                true,
                &gq.norm1,
            )?;
        }
        embedding::backward(d, &batch.ids, &w.dx, &g.embed)
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

fn input<'a>(
    dy: &'a Tensor,
    x: &'a Tensor,
    weight: &'a Tensor,
    rstd: &'a Tensor,
) -> BackwardInput<'a> {
    BackwardInput {
        dy,
        x,
        weight,
        rstd,
    }
}
