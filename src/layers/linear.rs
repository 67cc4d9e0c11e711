//! A linear layer without bias, Y = X Wt: its three GEMMs, each as the recipe says.
//!
//! The only place where a recipe meets a GEMM. Operands are views, so a transpose costs nothing here;
//! quantisation reads the original f32 along whichever axis the GEMM contracts.

use crate::device::Device;
use crate::error::Result;
use crate::gemm::{dense, emulated};
use crate::quantize::quantize;
use crate::recipe::{GemmRecipe, LinearRecipe};
use crate::tensor::{Tensor, View};

/// Fprop: Y (M, N) = X (M, K) W (N, K)t.
///
/// # Errors
/// Shape and device errors of the GEMM.
pub fn fprop(
    device: &Device,
    recipe: &LinearRecipe,
    x: &Tensor,
    w: &Tensor,
    y: &Tensor,
) -> Result<()> {
    product(device, recipe.fprop, x.view(), w.view(), y, false)
}

/// Dgrad: dX (M, K) = dY (M, N) W (N, K).
///
/// # Errors
/// Shape and device errors of the GEMM.
pub fn dgrad(
    device: &Device,
    recipe: &LinearRecipe,
    dy: &Tensor,
    w: &Tensor,
    dx: &Tensor,
) -> Result<()> {
    product(device, recipe.dgrad, dy.view(), w.view().t(), dx, false)
}

/// Wgrad: dW (N, K) += dY (M, N)t X (M, K).
///
/// # Errors
/// Shape and device errors of the GEMM.
pub fn wgrad(
    device: &Device,
    recipe: &LinearRecipe,
    dy: &Tensor,
    x: &Tensor,
    dw: &Tensor,
) -> Result<()> {
    product(device, recipe.wgrad, dy.view().t(), x.view().t(), dw, true)
}

/// C (rows of A, rows of B) (+)= A Bt, contracted along the columns of both views.
fn product(
    device: &Device,
    how: GemmRecipe,
    a: View,
    b: View,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    match how {
        GemmRecipe::F32 => dense::gemm(device, a, b.t(), c, accumulate),
        GemmRecipe::Quantized { a: fa, b: fb } => {
            let a = quantize(device, a, &fa, None)?;
            let b = quantize(device, b, &fb, None)?;
            emulated::gemm(device, &a, &b, c, accumulate)
        }
    }
}
