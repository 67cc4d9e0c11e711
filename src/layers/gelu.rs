//! GELU in its tanh form: the activation of GPT-2's MLP, between its two projections.
//!
//! ```text
//! x (M, F), u = sqrt(2 / pi) (x + 0.044715 x^3), s = (1 + tanh u) / 2 = sigmoid(2 u)
//! forward    y  = x s                                                     (M, F), input of c_proj's Fprop
//! backward   dx = dy (s + x s (1 - s) 2 u'),  u' = sqrt(2 / pi) (1 + 3 0.044715 x^2)   (M, F), input of c_fc's Dgrad
//!                                                                                      and Wgrad
//! ```
//!
//! Hendrycks and Gimpel 2016, "Gaussian Error Linear Units"; `gelu_new` and `gelu_pytorch_tanh` of Hugging Face. The
//! sigmoid is [`super::math`]'s: tanh is poor near 0 on lavapipe, and with the sigmoid no difference of near numbers is
//! left.

use super::math::{Real, sigmoid_v};
use super::reduce::{Group, flat_group, group_index, lane_index, row_cubes};
use super::strict::{kept, mul_add, zero_of};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, with_vector};
use cubecl::prelude::*;

/// 2 sqrt(2 / pi), the slope of 2 u at 0.
const SLOPE: f32 = 1.595_769;
/// The factor of x^3.
const CUBIC: f32 = 0.044_715;

// ---- Reference

/// (s, 2 u') at x.
fn gate<R: Real>(x: R) -> (R, R) {
    let (one, square) = (R::from(1.0), x * x);
    let u2 = R::from(SLOPE) * x * (one + R::from(CUBIC) * square);
    let s = one / (one + (-u2).exp());
    (s, R::from(SLOPE) * (one + R::from(3.0 * CUBIC) * square))
}

/// y from x.
pub fn reference<R: Real>(x: &[R]) -> Vec<R> {
    x.iter().map(|&x| x * gate(x).0).collect()
}

/// dx from x and dy.
pub fn reference_backward<R: Real>(x: &[R], dy: &[R]) -> Vec<R> {
    let one = |(&x, &dy): (&R, &R)| {
        let (s, slope) = gate(x);
        dy * (s + x * s * (R::from(1.0) - s) * slope)
    };
    x.iter().zip(dy).map(one).collect()
}

// ---- Kernel

/// sigmoid(2 u) of each value.
#[cube]
fn gate_v<N: Size>(x: Vector<f32, N>, zero: u32, #[comptime] strict: bool) -> Vector<f32, N> {
    let one = Vector::<f32, N>::new(1.0f32);
    let cubic = Vector::<f32, N>::new(CUBIC);
    // Kept, since a compiler may move a constant through a chain of products (Mesa's does).
    let linear = kept::<N>(Vector::<f32, N>::new(SLOPE) * x, zero, strict);
    let square = kept::<N>(x * x, zero, strict);
    let u2 = linear * mul_add::<N>(cubic, square, one, zero, strict);
    sigmoid_v::<N>(u2, zero, strict)
}

/// y = x sigmoid(2 u); one group of lanes a row, `fv` vectors of F.
#[cube(launch_unchecked, create_dummy_kernel)]
fn gelu_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
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
            let v = x[row * fv + i];
            y[row * fv + i] = v * gate_v::<Const<W>>(v, zero, g.strict);
        }
    }
}

/// dx from dy.
#[cube(launch_unchecked, create_dummy_kernel)]
fn gelu_backward_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    dy: &[Vector<f32, Const<W>>],
    dx: &mut [Vector<f32, Const<W>>],
    rows: u32,
    fv: u32,
    #[comptime] g: Group,
) {
    let row = group_index(g);
    let zero = zero_of(rows, g.strict);
    let fv = fv as usize;
    let one = Vector::<f32, Const<W>>::new(1.0f32);
    let cubic = Vector::<f32, Const<W>>::new(comptime!(3.0 * CUBIC));
    if row < rows as usize {
        for i in range_stepped(lane_index(g), fv, g.lanes) {
            let v = x[row * fv + i];
            let s = gate_v::<Const<W>>(v, zero, g.strict);
            let square = kept::<Const<W>>(v * v, zero, g.strict);
            let slope = Vector::<f32, Const<W>>::new(SLOPE)
                * mul_add::<Const<W>>(cubic, square, one, zero, g.strict);
            let slope = kept::<Const<W>>(slope, zero, g.strict);
            let turn = kept::<Const<W>>(v * s * (one - s) * slope, zero, g.strict);
            dx[row * fv + i] = dy[row * fv + i] * (s + turn);
        }
    }
}

// ---- Launch

fn check(x: &Tensor, others: &[&Tensor]) -> Result<()> {
    for t in others {
        if (t.rows(), t.cols()) != (x.rows(), x.cols()) {
            return Err(Error::Shape(format!(
                "GELU: expected every tensor as x ({}, {}), got ({}, {})",
                x.rows(),
                x.cols(),
                t.rows(),
                t.cols()
            )));
        }
    }
    Ok(())
}

/// y (M, F) = gelu(x).
///
/// # Errors
/// [`Error::Shape`] where the shapes differ.
pub fn forward(device: &Device, x: &Tensor, y: &Tensor) -> Result<()> {
    check(x, &[y])?;
    let w = x.vector(device.tuning().vector);
    let g = flat_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    let (rows, fv) = (x.rows() as u32, (x.cols() / w) as u32);
    // SAFETY: rows and columns are masked to the shapes checked above.
    with_vector!(w, W => unsafe {
        gelu_kernel::launch_unchecked::<W>(device.client(), cubes, dim, x.arg(), y.arg(), rows, fv, g)
    });
    Ok(())
}

/// dx (M, F) from the forward's x (M, F) and dy (M, F). dx is other memory.
///
/// # Errors
/// [`Error::Shape`] where the shapes differ.
pub fn backward(device: &Device, dy: &Tensor, x: &Tensor, dx: &Tensor) -> Result<()> {
    check(x, &[dy, dx])?;
    let w = x.vector(device.tuning().vector);
    let g = flat_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    let (rows, fv) = (x.rows() as u32, (x.cols() / w) as u32);
    // SAFETY: as in `forward`.
    with_vector!(w, W => unsafe {
        gelu_backward_kernel::launch_unchecked::<W>(device.client(), cubes, dim, x.arg(), dy.arg(), dx.arg(), rows, fv, g)
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{check_gradient, devices, judge, label, normals, to};

    #[test]
    fn the_reference_is_the_tanh_form() {
        let x: Vec<f64> = to(&normals(3, 500, 3.0));
        for (x, got) in x.iter().zip(reference(&x)) {
            let u = (2.0 / std::f64::consts::PI).sqrt() * (x + 0.044715 * x.powi(3));
            let want = 0.5 * x * (1.0 + u.tanh());
            // The constants are rounded to f32.
            assert!(
                (got - want).abs() <= 2e-7 * x.abs().max(1.0),
                "{x}: {got} {want}"
            );
        }
        let ends = reference(&[0.0f32, 30.0, -30.0]);
        assert!(ends[0] == 0.0 && ends[1] == 30.0 && ends[2].abs() < 1e-36);
    }

    #[test]
    fn the_reference_gradient_is_the_slope() {
        let x: Vec<f64> = to(&normals(1, 15, 2.0));
        let dy: Vec<f64> = to(&normals(2, 15, 1.0));
        let loss = |x: &[f64]| reference(x).iter().zip(&dy).map(|(y, d)| y * d).sum();
        check_gradient("dx", &x, &reference_backward(&x, &dy), loss);
    }

    #[test]
    fn kernels_match_the_reference() {
        for d in devices() {
            for (m, f) in [(1, 1), (7, 30), (65, 48), (33, 768)] {
                let (x, dy) = (normals(1, m * f, 3.0), normals(2, m * f, 1.0));
                let up = |v: &[f32]| Tensor::upload(&d, v, m, f).unwrap();
                let (tx, tdy) = (up(&x), up(&dy));
                let zeros = || Tensor::zeros(&d, m, f).unwrap();
                let (y, dx) = (zeros(), zeros());
                forward(&d, &tx, &y).unwrap();
                backward(&d, &tdy, &tx, &dx).unwrap();
                let what = format!("{} ({m}, {f})", label(&d));
                let (x64, dy64): (Vec<f64>, Vec<f64>) = (to(&x), to(&dy));
                judge(
                    &format!("y, {what}"),
                    &y.download(&d).unwrap(),
                    &reference(&x),
                    &reference(&x64),
                );
                judge(
                    &format!("dx, {what}"),
                    &dx.download(&d).unwrap(),
                    &reference_backward(&x, &dy),
                    &reference_backward(&x64, &dy64),
                );
            }
        }
    }

    #[test]
    fn the_ends_are_finite_and_nan_stays() {
        for d in devices() {
            let x = Tensor::upload(&d, &[f32::NAN, -1e4, 1e4, 0.0], 1, 4).unwrap();
            let one = Tensor::upload(&d, &[1.0; 4], 1, 4).unwrap();
            let (y, dx) = (
                Tensor::zeros(&d, 1, 4).unwrap(),
                Tensor::zeros(&d, 1, 4).unwrap(),
            );
            forward(&d, &x, &y).unwrap();
            backward(&d, &one, &x, &dx).unwrap();
            let (y, dx) = (y.download(&d).unwrap(), dx.download(&d).unwrap());
            assert!(y[0].is_nan() && dx[0].is_nan(), "{}", label(&d));
            // Below -13 or so the true values are no normal numbers.
            assert!(y[1].abs() < 1e-30 && dx[1].abs() < 1e-24, "{y:?} {dx:?}");
            assert_eq!((y[2], dx[2], y[3], dx[3]), (1e4, 1.0, 0.0, 0.5));
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
