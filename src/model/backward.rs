//! Backward, written by hand: the chain rule from the loss to every parameter.
//!
//! Gradients of weights are added to the flat gradient buffer, so batches accumulate.

use super::decoder::{DeviceBatch, Model};
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::rms_norm::BackwardInput;
use crate::layers::{attention, embedding, linear, rms_norm, swiglu};
use crate::tensor::Tensor;

impl Model {
    /// `w.logits` holds d loss / d logits.
    pub(super) fn backward(&self, batch: &DeviceBatch, w: &Workspace) -> Result<()> {
        let d = &self.device;
        let recipe = &self.recipe.blocks;
        let head = &self.recipe.head;
        let (p, g) = (&self.weights, &self.grads);

        linear::wgrad(d, head, &w.logits, &w.n, &g.head)?; // dWhead += dlogitst n
        linear::dgrad(d, head, &w.logits, &p.head, &w.branch)?; // dn = dlogits Whead
        rms_norm::backward(
            d,
            input(&w.branch, &w.x, &p.norm, &w.rstd),
            &w.dx,
            false,
            &g.norm,
        )?;
        for ((a, q), gq) in w.blocks.iter().zip(&p.blocks).zip(&g.blocks).rev() {
            // x3 = x2 + act Wdt
            linear::wgrad(d, recipe, &w.dx, &a.act, &gq.down)?; // dWd += dxt act
            linear::dgrad(d, recipe, &w.dx, &q.down, &w.dact)?; // dact = dx Wd
            swiglu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?;
            linear::wgrad(d, recipe, &w.dgate_up, &a.n2, &gq.gate_up)?; // dWgu += dgut n2
            linear::dgrad(d, recipe, &w.dgate_up, &q.gate_up, &w.branch)?; // dn2 = dgu Wgu
            rms_norm::backward(
                d,
                input(&w.branch, &a.x2, &q.norm2, &a.rstd2),
                &w.dx,
                true,
                &gq.norm2,
            )?;
            // x2 = x1 + att Wot
            linear::wgrad(d, recipe, &w.dx, &a.att, &gq.out)?; // dWo += dxt att
            linear::dgrad(d, recipe, &w.dx, &q.out, &w.datt)?; // datt = dx Wo
            attention::backward(d, &batch.shape, &a.qkv, &a.att, &a.lse, &w.datt, &w.dqkv)?;
            w.rope.backward(d, &w.dqkv)?;
            linear::wgrad(d, recipe, &w.dqkv, &a.n1, &gq.qkv)?; // dWqkv += dqkvt n1
            linear::dgrad(d, recipe, &w.dqkv, &q.qkv, &w.branch)?; // dn1 = dqkv Wqkv
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
