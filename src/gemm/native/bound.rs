//! How far a matrix instruction's result may be from the exact one.
//!
//! Units differ in how many products they add at once, in the bits they keep and in their rounding (see
//! [`crate::probe::model`]); most round toward zero. Every model known keeps at least 23 fractional bits of the largest term
//! when it aligns and of the sum when it rounds, so each of the K terms may lose 2^-23 of the largest, and the bound is that
//! of a chain of truncated f32 additions in any order, with two more roundings for the epilogue:
//!
//! ```text
//! |C - exact|  <=  (K + 2) 2^-23  sum over k of |a[k] b[k]|        a, b with their scales
//! ```
//! On random data real units are far inside; a wrong row, block or scale byte is far outside.

use crate::error::Result;
use crate::formats::QuantizedRef;
use crate::gemm::emulated;

/// One output: the exact sum, and the sum of the magnitudes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exact {
    /// sum of a b, with the tensor scales.
    pub sum: f64,
    /// sum of |a b|.
    pub magnitude: f64,
}

/// Both sums of every output of A Bt (M, N), in f64: the products are exact, and f64 adds them with 29 bits to spare.
///
/// # Errors
/// As [`emulated::reference`].
pub fn exact(a: &QuantizedRef, b: &QuantizedRef) -> Result<Vec<Exact>> {
    emulated::check(&a.layout, &b.layout, &a.format, &b.format)?;
    let alpha = f64::from(
        (a.tensor_decode_scale() * b.tensor_decode_scale())
            * a.format.product_post_scale(&b.format),
    );
    let row = |q: &QuantizedRef, row: usize| -> Vec<f64> {
        (0..q.layout.k)
            .map(|k| {
                let scale = q
                    .format
                    .scale
                    .decode(q.block_scales[q.layout.scale_at(row, k)]);
                f64::from(q.format.element.decode(q.code(row, k))) * f64::from(scale)
            })
            .collect()
    };
    let rows_b: Vec<Vec<f64>> = (0..b.layout.rows).map(|n| row(b, n)).collect();
    let mut out = Vec::with_capacity(a.layout.rows * b.layout.rows);
    for m in 0..a.layout.rows {
        let left = row(a, m);
        for right in &rows_b {
            let products = left.iter().zip(right).map(|(x, y)| x * y);
            let (sum, magnitude) = products.fold((0.0, 0.0), |(s, t), p| (s + p, t + f64::abs(p)));
            out.push(Exact {
                sum: sum * alpha,
                magnitude: magnitude * alpha.abs(),
            });
        }
    }
    Ok(out)
}

/// The first output beyond the bound: its index and what is wrong with it.
pub fn first_outside(got: &[f32], exact: &[Exact], k: usize) -> Option<(usize, String)> {
    let unit = (k as f64 + 2.0) * 2f64.powi(-23);
    got.iter().zip(exact).enumerate().find_map(|(i, (g, e))| {
        let (error, allowed) = ((f64::from(*g) - e.sum).abs(), unit * e.magnitude);
        // Also where the output is a NaN.
        let inside = error <= allowed;
        (!inside).then(|| {
            let what = format!("{g:e} where {:e} is exact and {allowed:e} the bound", e.sum);
            (i, what)
        })
    })
}
