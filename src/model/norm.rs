//! The norm of either architecture: RMSNorm, or LayerNorm where there is a bias.

use crate::device::Device;
use crate::error::Result;
use crate::layers::norm::{BackwardInput, ResidualOutput};
use crate::layers::{layer_norm, rms_norm};
use crate::tensor::{Tensor, View};

/// Weights, or their gradients.
#[derive(Clone, Debug)]
pub(super) struct NormWeights {
    pub weight: Tensor,       // (1, C)
    pub bias: Option<Tensor>, // (1, C); LayerNorm
}

impl NormWeights {
    /// Weight, and bias where there is one, by name.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, View<'_>)> {
        let bias = self.bias.as_ref().map(|b| ("bias", b.view()));
        [("weight", self.weight.view())].into_iter().chain(bias)
    }

    pub fn forward(
        &self,
        d: &Device,
        x: &Tensor,
        eps: f32,
        y: &Tensor,
        stats: &Tensor,
    ) -> Result<()> {
        match &self.bias {
            Some(bias) => layer_norm::forward(d, x, &self.weight, bias, eps, y, stats),
            None => rms_norm::forward(d, x, &self.weight, eps, y, stats),
        }
    }

    pub fn forward_residual(
        &self,
        d: &Device,
        x: &Tensor,
        r: &Tensor,
        eps: f32,
        out: ResidualOutput,
    ) -> Result<()> {
        match &self.bias {
            Some(bias) => layer_norm::forward_residual(d, x, r, &self.weight, bias, eps, out),
            None => rms_norm::forward_residual(d, x, r, &self.weight, eps, out),
        }
    }

    /// dx from the gradient `dy` of the norm of `x`; the weights' gradients are added to `grads`.
    pub fn backward(
        &self,
        d: &Device,
        (dy, x, stats): (&Tensor, &Tensor, &Tensor),
        dx: &Tensor,
        accumulate: bool,
        grads: &NormWeights,
    ) -> Result<()> {
        let input = BackwardInput {
            dy,
            x,
            weight: &self.weight,
            stats,
        };
        match &grads.bias {
            Some(dbias) => layer_norm::backward(d, input, dx, accumulate, &grads.weight, dbias),
            None => rms_norm::backward(d, input, dx, accumulate, &grads.weight),
        }
    }
}
