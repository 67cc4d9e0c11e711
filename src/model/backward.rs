//! Backward, written by hand: the chain rule from the loss to every parameter.
//!
//! Gradients of weights are added to the flat gradient buffer, so batches accumulate.

use super::Architecture;
use super::decoder::{DeviceBatch, Model};
use super::workspace::Workspace;
use crate::error::Result;
use crate::layers::{attention, embedding, gelu, linear, reduce, swiglu};
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
        p.norm
            .backward(d, (&w.branch, &w.x, &w.stats), &w.dx, false, &g.norm)?;
        for ((a, q), gq) in w.blocks.iter().zip(&p.blocks).zip(&g.blocks).rev() {
            // x3 = x2 + act Wdt + bd
            self.bias_gradient(&w.dx, &gq.down_bias)?;
            linear::wgrad(d, recipe, &w.dx, &a.act, &gq.down)?; // dWd += dxt act
            linear::dgrad(d, recipe, &w.dx, &q.down, &w.dact)?; // dact = dx Wd
            match self.config.architecture {
                Architecture::Llama => swiglu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?,
                Architecture::Gpt2 => gelu::backward(d, &w.dact, &a.gate_up, &w.dgate_up)?,
            }
            self.bias_gradient(&w.dgate_up, &gq.up_bias)?;
            linear::wgrad(d, recipe, &w.dgate_up, &a.n2, &gq.gate_up)?; // dWgu += dgut n2
            linear::dgrad(d, recipe, &w.dgate_up, &q.gate_up, &w.branch)?; // dn2 = dgu Wgu
            q.norm2
                .backward(d, (&w.branch, &a.x2, &a.stats2), &w.dx, true, &gq.norm2)?;
            // x2 = x1 + att Wot + bo
            self.bias_gradient(&w.dx, &gq.out_bias)?;
            linear::wgrad(d, recipe, &w.dx, &a.att, &gq.out)?; // dWo += dxt att
            linear::dgrad(d, recipe, &w.dx, &q.out, &w.datt)?; // datt = dx Wo
            attention::backward(d, &batch.shape, &a.qkv, &a.att, &a.lse, &w.datt, &w.dqkv)?;
            if let Some(rope) = &w.rope {
                rope.backward(d, &w.dqkv)?;
            }
            self.bias_gradient(&w.dqkv, &gq.qkv_bias)?;
            linear::wgrad(d, recipe, &w.dqkv, &a.n1, &gq.qkv)?; // dWqkv += dqkvt n1
            linear::dgrad(d, recipe, &w.dqkv, &q.qkv, &w.branch)?; // dn1 = dqkv Wqkv
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
