//! What RMSNorm and LayerNorm share: the shape their kernels see, their arguments, and the checks of both.

use super::strict::{kept_scalar, quotient_scalar, root};
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use cubecl::prelude::*;

/// Rows that one group of lanes adds into one partial row of a weight's gradient.
pub(super) const ROWS_PER_PARTIAL: usize = 16;

/// Rows, vectors per row, 1 / C, and eps.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(super) struct NormShape {
    pub rows: u32,
    pub nv: u32,
    pub inverse: f32,
    pub eps: f32,
}

/// 1 / sqrt(mean square + eps) from the sum of squares; `inverse` is 1 / C.
#[cube]
pub(super) fn rstd_of(
    squares: f32,
    inverse: f32,
    eps: f32,
    zero: u32,
    #[comptime] strict: bool,
) -> f32 {
    let square = kept_scalar(squares * inverse, zero, strict) + eps;
    let r = root::<Const<1>>(Vector::new(square), strict).extract(0usize);
    quotient_scalar(1.0f32, r, strict)
}

/// What a forward fused with the residual add writes.
#[derive(Clone, Copy, Debug)]
pub struct ResidualOutput<'a> {
    /// x + r, the new residual stream (M, C); other memory than x and r.
    pub x_new: &'a Tensor,
    /// Its norm (M, C).
    pub y: &'a Tensor,
    /// What the backward needs of each row: RMSNorm's 1 / rms (M values); LayerNorm's means, then 1 / deviations (2 M).
    pub stats: &'a Tensor,
}

/// What a backward reads: the forward's input, weight and stats, and the gradient of y.
#[derive(Clone, Copy, Debug)]
pub struct BackwardInput<'a> {
    /// Gradient of y (M, C): the sum of the Dgrads of the projections that read y.
    pub dy: &'a Tensor,
    /// The forward's x (M, C).
    pub x: &'a Tensor,
    /// The weight (C values).
    pub weight: &'a Tensor,
    /// The forward's stats; see [`ResidualOutput::stats`].
    pub stats: &'a Tensor,
}

/// The kernels' shape for `x` in vectors of `w`.
pub(super) fn shape(x: &Tensor, w: usize, eps: f32) -> NormShapeLaunch {
    NormShapeLaunch::new(
        x.rows() as u32,
        (x.cols() / w) as u32,
        1.0 / x.cols() as f32,
        eps,
    )
}

/// Checks that activations are shaped as `x`, vectors have a value a column and `stats` has `per_row` values a row.
pub(super) fn check(
    norm: &str,
    x: &Tensor,
    others: &[&Tensor],
    vectors: &[&Tensor],
    stats: &Tensor,
    per_row: usize,
) -> Result<()> {
    for t in others {
        if (t.rows(), t.cols()) != (x.rows(), x.cols()) {
            return Err(Error::Shape(format!(
                "{norm}: expected every activation as x ({}, {}), got ({}, {})",
                x.rows(),
                x.cols(),
                t.rows(),
                t.cols()
            )));
        }
    }
    if let Some(t) = vectors.iter().find(|t| t.len() != x.cols()) {
        return Err(Error::Shape(format!(
            "{norm}: expected weight and bias of {} values, got {}",
            x.cols(),
            t.len()
        )));
    }
    if stats.len() != per_row * x.rows() {
        return Err(Error::Shape(format!(
            "{norm}: expected {} values of stats, got {}",
            per_row * x.rows(),
            stats.len()
        )));
    }
    Ok(())
}
