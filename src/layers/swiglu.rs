//! SwiGLU: the gate of the MLP, between the fused gate-and-up projection and the down projection.
//!
//! ```text
//! gate_up (M, 2 F): gate = columns 0..F, up = columns F..2F        s = sigmoid(gate)
//! forward    y      = gate s up                                    (M, F), input of the down projection's Fprop
//! backward   d_up   = dy gate s                                    (M, 2 F), input of the gate-and-up Dgrad and Wgrad
//!            d_gate = dy up s (1 + gate (1 - s))
//! ```
//!
//! Shazeer 2020, "GLU Variants Improve Transformer"; Llama's MLP.

use super::math::{Real, sigmoid_v};
use super::reduce::{Group, flat_group, group_index, lane_index, row_cubes};
use super::strict::{mul_add, zero_of};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, with_vector};
use cubecl::prelude::*;

// ---- Reference

/// y (M, F) from gate_up (M, 2 F).
pub fn reference<R: Real>(gate_up: &[R], f: usize) -> Vec<R> {
    let one = R::from(1.0);
    let row = |g: &[R]| -> Vec<R> {
        (0..f)
            .map(|i| g[i] * (one / (one + (-g[i]).exp())) * g[f + i])
            .collect()
    };
    gate_up.chunks(2 * f).flat_map(row).collect()
}

/// d_gate_up (M, 2 F) from gate_up (M, 2 F) and dy (M, F).
pub fn reference_backward<R: Real>(gate_up: &[R], dy: &[R], f: usize) -> Vec<R> {
    let one = R::from(1.0);
    let mut out = gate_up.to_vec();
    for ((g, dy), out) in gate_up
        .chunks(2 * f)
        .zip(dy.chunks(f))
        .zip(out.chunks_mut(2 * f))
    {
        for i in 0..f {
            let s = one / (one + (-g[i]).exp());
            out[i] = dy[i] * g[f + i] * s * (one + g[i] * (one - s));
            out[f + i] = dy[i] * (g[i] * s);
        }
    }
    out
}

// ---- Kernel

/// y = gate sigmoid(gate) up; one group of lanes a row, `fv` vectors of F.
#[cube(launch_unchecked, create_dummy_kernel)]
fn swiglu_kernel<const W: usize>(
    gate_up: &[Vector<f32, Const<W>>],
    y: &mut [Vector<f32, Const<W>>],
    rows: u32,
    fv: u32,
    #[comptime] g: Group,
) {
    let row = group_index(g);
    let zero = zero_of(rows, g.strict);
    let fv = fv as usize;
    if row < rows as usize {
        for i in range_stepped(lane_index(g), fv, g.lanes) {
            let gate = gate_up[row * 2 * fv + i];
            let up = gate_up[row * 2 * fv + fv + i];
            y[row * fv + i] = gate * sigmoid_v::<Const<W>>(gate, zero, g.strict) * up;
        }
    }
}

/// d_gate and d_up from dy.
#[cube(launch_unchecked, create_dummy_kernel)]
fn swiglu_backward_kernel<const W: usize>(
    gate_up: &[Vector<f32, Const<W>>],
    dy: &[Vector<f32, Const<W>>],
    d_gate_up: &mut [Vector<f32, Const<W>>],
    rows: u32,
    fv: u32,
    #[comptime] g: Group,
) {
    let row = group_index(g);
    let zero = zero_of(rows, g.strict);
    let fv = fv as usize;
    let one = Vector::<f32, Const<W>>::new(1.0f32);
    if row < rows as usize {
        for i in range_stepped(lane_index(g), fv, g.lanes) {
            let at = row * 2 * fv + i;
            let gate = gate_up[at];
            let up = gate_up[at + fv];
            let d = dy[row * fv + i];
            let s = sigmoid_v::<Const<W>>(gate, zero, g.strict);
            d_gate_up[at] = d * up * s * mul_add::<Const<W>>(gate, one - s, one, zero, g.strict);
            d_gate_up[at + fv] = d * (gate * s);
        }
    }
}

// ---- Launch

fn check(gate_up: &Tensor, y: &Tensor) -> Result<()> {
    if gate_up.rows() != y.rows() || gate_up.cols() != 2 * y.cols() {
        return Err(Error::Shape(format!(
            "SwiGLU: gate_up is ({}, {}), y or dy is ({}, {}); expected gate_up (M, 2 F) and y (M, F)",
            gate_up.rows(),
            gate_up.cols(),
            y.rows(),
            y.cols()
        )));
    }
    Ok(())
}

/// y (M, F) = silu(gate) up, with gate_up (M, 2 F).
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit.
pub fn forward(device: &Device, gate_up: &Tensor, y: &Tensor) -> Result<()> {
    check(gate_up, y)?;
    let w = y.vector(device.tuning().vector);
    let g = flat_group(device);
    let (cubes, dim) = row_cubes(y.rows(), g);
    let (rows, fv) = (y.rows() as u32, (y.cols() / w) as u32);
    // SAFETY: rows and columns are masked to the shapes checked above.
    with_vector!(w, W => unsafe {
        swiglu_kernel::launch_unchecked::<W>(device.client(), cubes, dim, gate_up.arg(), y.arg(), rows, fv, g)
    });
    Ok(())
}

/// d_gate_up (M, 2 F) from the forward's gate_up (M, 2 F) and dy (M, F). The three are different memory.
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit.
pub fn backward(device: &Device, dy: &Tensor, gate_up: &Tensor, d_gate_up: &Tensor) -> Result<()> {
    check(gate_up, dy)?;
    check(d_gate_up, dy)?;
    let w = dy.vector(device.tuning().vector);
    let g = flat_group(device);
    let (cubes, dim) = row_cubes(dy.rows(), g);
    let (rows, fv) = (dy.rows() as u32, (dy.cols() / w) as u32);
    // SAFETY: as in `forward`.
    with_vector!(w, W => unsafe {
        swiglu_backward_kernel::launch_unchecked::<W>(device.client(), cubes, dim, gate_up.arg(), dy.arg(), d_gate_up.arg(), rows, fv, g)
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{check_gradient, devices, judge, label, normals, to};

    #[test]
    fn the_reference_gradient_is_the_slope() {
        let (m, f) = (3, 5);
        let x: Vec<f64> = to(&normals(1, m * 2 * f, 2.0));
        let dy: Vec<f64> = to(&normals(2, m * f, 1.0));
        let loss = |x: &[f64]| reference(x, f).iter().zip(&dy).map(|(y, d)| y * d).sum();
        check_gradient("d_gate_up", &x, &reference_backward(&x, &dy, f), loss);
    }

    #[test]
    fn kernels_match_the_reference() {
        for d in devices() {
            for (m, f) in [(1, 1), (7, 30), (65, 48), (33, 768)] {
                let (x, dy) = (normals(1, m * 2 * f, 3.0), normals(2, m * f, 1.0));
                let tx = Tensor::upload(&d, &x, m, 2 * f).unwrap();
                let tdy = Tensor::upload(&d, &dy, m, f).unwrap();
                let (y, dx) = (
                    Tensor::zeros(&d, m, f).unwrap(),
                    Tensor::zeros(&d, m, 2 * f).unwrap(),
                );
                forward(&d, &tx, &y).unwrap();
                backward(&d, &tdy, &tx, &dx).unwrap();
                let what = format!("{} ({m}, {f})", label(&d));
                let (x64, dy64): (Vec<f64>, Vec<f64>) = (to(&x), to(&dy));
                judge(
                    &format!("y, {what}"),
                    &y.download(&d).unwrap(),
                    &reference(&x, f),
                    &reference(&x64, f),
                );
                let (plain, exact) = (
                    reference_backward(&x, &dy, f),
                    reference_backward(&x64, &dy64, f),
                );
                judge(
                    &format!("d_gate_up, {what}"),
                    &dx.download(&d).unwrap(),
                    &plain,
                    &exact,
                );
            }
        }
    }

    #[test]
    fn shapes_that_do_not_fit_are_refused() {
        for d in devices() {
            let (a, b) = (
                Tensor::zeros(&d, 2, 6).unwrap(),
                Tensor::zeros(&d, 2, 4).unwrap(),
            );
            assert!(matches!(forward(&d, &a, &b), Err(Error::Shape(_))));
            assert!(matches!(backward(&d, &b, &a, &a), Err(Error::Shape(_))));
        }
    }
}
