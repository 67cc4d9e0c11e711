//! What the model shows a trace of its norms and rotations, which are called in several places.

use super::decoder::Model;
use super::norm::NormWeights;
use crate::error::Result;
use crate::layers::norm::ResidualOutput;
use crate::layers::replay::Kernel;
use crate::layers::rope::Rope;
use crate::layers::trace::Event;
use crate::tensor::Tensor;

/// A decoder block, and what is computed there.
pub(super) type Place<'a> = (Option<usize>, &'a str);

impl Model {
    /// A norm of `inputs`, to (y, stats).
    pub(super) fn saw_norm(
        &self,
        (layer, name): Place,
        norm: &NormWeights,
        inputs: &[&Tensor],
        (y, stats): (&Tensor, &Tensor),
    ) -> Result<()> {
        let mut read: Vec<_> = inputs.iter().map(|t| ("x", t.view())).collect();
        read.extend(norm.named());
        self.pass.see(
            &self.device,
            Event {
                layer,
                name,
                kernel: Some(Kernel::Norm {
                    eps: self.config.norm_eps as f32,
                }),
                inputs: &read,
                outputs: &[("y", y), ("stats", stats)],
                ..Event::default()
            },
        )
    }

    /// A norm of x + r.
    pub(super) fn saw_norm_residual(
        &self,
        (layer, name): Place,
        norm: &NormWeights,
        (x, r): (&Tensor, &Tensor),
        out: ResidualOutput,
    ) -> Result<()> {
        let mut read = vec![("x", x.view()), ("r", r.view())];
        read.extend(norm.named());
        self.pass.see(
            &self.device,
            Event {
                layer,
                name,
                kernel: Some(Kernel::NormResidual {
                    eps: self.config.norm_eps as f32,
                }),
                inputs: &read,
                outputs: &[("x + r", out.x_new), ("y", out.y), ("stats", out.stats)],
                ..Event::default()
            },
        )
    }

    /// What the backward of a norm is about to add to: dx, where it does, and the gradients of its weights.
    pub(super) fn before_norm_backward(
        &self,
        grads: &NormWeights,
        dx: Option<&Tensor>,
    ) -> Result<()> {
        let dx = dx.map(|t| ("dx", t));
        let weights = [("dweight", &grads.weight)];
        let bias = grads.bias.as_ref().map(|b| ("dbias", b));
        let all = dx.into_iter().chain(weights).chain(bias);
        self.pass.before(&self.device, &all.collect::<Vec<_>>())
    }

    /// The backward of a norm; `added`: dx is added to.
    pub(super) fn saw_norm_backward(
        &self,
        (layer, name): Place,
        norm: &NormWeights,
        (dy, x, stats): (&Tensor, &Tensor, &Tensor),
        (dx, added): (&Tensor, bool),
        grads: &NormWeights,
    ) -> Result<()> {
        let mut read = vec![("dy", dy.view()), ("x", x.view()), ("stats", stats.view())];
        read.extend(norm.named());
        let mut wrote = vec![("dx", dx), ("dweight", &grads.weight)];
        wrote.extend(grads.bias.as_ref().map(|b| ("dbias", b)));
        self.pass.see(
            &self.device,
            Event {
                layer,
                name,
                kernel: Some(Kernel::NormBackward { accumulate: added }),
                inputs: &read,
                outputs: &wrote,
                ..Event::default()
            },
        )
    }

    /// A rotation in place.
    pub(super) fn saw_rope(
        &self,
        layer: Option<usize>,
        rope: &Rope,
        qkv: &Tensor,
        backward: bool,
    ) -> Result<()> {
        let heads = rope.heads();
        self.pass.see(
            &self.device,
            Event {
                layer,
                name: if backward { "RoPE backward" } else { "RoPE" },
                kernel: Some(Kernel::Rope {
                    heads: [heads.q, heads.kv, heads.dim],
                    context: rope.context(),
                    theta: self.config.rope_theta as f32,
                    backward,
                }),
                outputs: &[("qkv", qkv)],
                ..Event::default()
            },
        )
    }
}
