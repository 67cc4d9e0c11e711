//! RMSNorm, plain and fused with the residual add before it.
//!
//! ```text
//! x (M, C), weight (1, C), rstd (M values), C columns
//! forward            rstd = 1 / sqrt(mean(x^2) + eps), y = x rstd weight         (M, C)
//! forward_residual   x_new = x + r, then y and rstd of x_new                     one pass over memory
//! backward           n = x rstd, g = dy weight
//!                    dx (+)= (g - n mean(g n)) rstd                              (M, C)
//!                    dweight += sum over rows of dy n                            (1, C)
//! ```
//!
//! Zhang and Sennrich 2019, "Root Mean Square Layer Normalization". y is the input of the Fprop GEMMs of the
//! projections that follow; dy is the sum of their Dgrads. dweight is summed in a fixed order: 16 rows into one partial
//! row, then the partial rows as [`super::reduce::column_sums`] does.

use super::math::Real;
use super::norm::{
    BackwardInput, NormShape, ROWS_PER_PARTIAL, ResidualOutput, check, rstd_of, shape,
};
use super::reduce::{
    Group, column_sums, group_index, group_total, lane_index, part_of, partial_sums, row_cubes,
    row_group,
};
use super::strict::{kept, mul_add, zero_of};
use crate::device::Device;
use crate::error::Result;
use crate::tensor::{Tensor, with_vector};
use cubecl::prelude::*;

/// The name in messages.
const NAME: &str = "RMSNorm";

// ---- Reference

/// y (M, C) and rstd (M) from x (M, C) and weight (C).
pub fn reference<R: Real>(x: &[R], weight: &[R], eps: f32) -> (Vec<R>, Vec<R>) {
    let c = weight.len();
    let (mut y, mut rstds) = (Vec::new(), Vec::new());
    for row in x.chunks(c) {
        let squares = row.iter().fold(R::from(0.0), |sum, &v| sum + v * v);
        let rstd = R::from(1.0) / (squares / R::int(c) + R::from(eps)).sqrt();
        y.extend(row.iter().zip(weight).map(|(&v, &w)| v * rstd * w));
        rstds.push(rstd);
    }
    (y, rstds)
}

/// dx (M, C) and dweight (C) from dy (M, C), x (M, C), weight (C) and rstd (M).
pub fn reference_backward<R: Real>(
    dy: &[R],
    x: &[R],
    weight: &[R],
    rstd: &[R],
) -> (Vec<R>, Vec<R>) {
    let c = weight.len();
    let (mut dx, mut dweight) = (Vec::new(), vec![R::from(0.0); c]);
    for ((dy, x), &rstd) in dy.chunks(c).zip(x.chunks(c)).zip(rstd) {
        let dot = (0..c).fold(R::from(0.0), |sum, i| sum + dy[i] * weight[i] * x[i]);
        let slope = dot * rstd / R::int(c);
        for i in 0..c {
            let n = x[i] * rstd;
            dx.push((dy[i] * weight[i] - n * slope) * rstd);
            dweight[i] = dweight[i] + dy[i] * n;
        }
    }
    (dx, dweight)
}

// ---- Kernel

/// y = x rstd weight, one group of lanes a row. Units without a row repeat the last one and do not store.
#[cube(launch_unchecked, create_dummy_kernel)]
fn rms_norm_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    weight: &[Vector<f32, Const<W>>],
    y: &mut [Vector<f32, Const<W>>],
    rstd: &mut [f32],
    s: NormShape,
    #[comptime] g: Group,
) {
    let row = min(group_index(g), s.rows as usize - 1);
    let live = group_index(g) < s.rows as usize;
    let nv = s.nv as usize;
    let zero = zero_of(s.rows, g.strict);
    let mut sum = partial_sums::<W>(g);
    for i in range_stepped(lane_index(g), nv, g.lanes) {
        let v = x[row * nv + i];
        let at = part_of::<W>(i, g);
        sum[at] = mul_add::<Const<W>>(v, v, sum[at], zero, g.strict);
    }
    let r = rstd_of(
        group_total::<W>(&mut sum, g),
        s.inverse,
        s.eps,
        zero,
        g.strict,
    );
    if live {
        for i in range_stepped(lane_index(g), nv, g.lanes) {
            y[row * nv + i] = x[row * nv + i] * Vector::new(r) * weight[i];
        }
        if lane_index(g) == 0 {
            rstd[row] = r;
        }
    }
}

/// x_new = x + r, then as [`rms_norm_kernel`].
#[cube(launch_unchecked, create_dummy_kernel)]
fn rms_norm_residual_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    residual: &[Vector<f32, Const<W>>],
    weight: &[Vector<f32, Const<W>>],
    x_new: &mut [Vector<f32, Const<W>>],
    y: &mut [Vector<f32, Const<W>>],
    rstd: &mut [f32],
    s: NormShape,
    #[comptime] g: Group,
) {
    let row = min(group_index(g), s.rows as usize - 1);
    let live = group_index(g) < s.rows as usize;
    let nv = s.nv as usize;
    let zero = zero_of(s.rows, g.strict);
    let mut sum = partial_sums::<W>(g);
    for i in range_stepped(lane_index(g), nv, g.lanes) {
        let v = x[row * nv + i] + residual[row * nv + i];
        let at = part_of::<W>(i, g);
        sum[at] = mul_add::<Const<W>>(v, v, sum[at], zero, g.strict);
        if live {
            x_new[row * nv + i] = v;
        }
    }
    let r = rstd_of(
        group_total::<W>(&mut sum, g),
        s.inverse,
        s.eps,
        zero,
        g.strict,
    );
    if live {
        for i in range_stepped(lane_index(g), nv, g.lanes) {
            y[row * nv + i] = x_new[row * nv + i] * Vector::new(r) * weight[i];
        }
        if lane_index(g) == 0 {
            rstd[row] = r;
        }
    }
}

/// dx, and one partial row of dweight for each group's `ROWS_PER_PARTIAL` rows.
#[cube(launch_unchecked, create_dummy_kernel)]
fn rms_norm_backward_kernel<const W: usize>(
    dy: &[Vector<f32, Const<W>>],
    x: &[Vector<f32, Const<W>>],
    weight: &[Vector<f32, Const<W>>],
    rstd: &[f32],
    dx: &mut [Vector<f32, Const<W>>],
    partial: &mut [Vector<f32, Const<W>>],
    s: NormShape,
    #[comptime] g: Group,
    #[comptime] accumulate: bool,
) {
    let group = group_index(g);
    let lane = lane_index(g);
    let nv = s.nv as usize;
    let zero = zero_of(s.rows, g.strict);
    for k in 0..ROWS_PER_PARTIAL {
        let at = group * ROWS_PER_PARTIAL + k;
        let live = at < s.rows as usize;
        let row = min(at, s.rows as usize - 1);
        let r = rstd[row];
        let mut dot = partial_sums::<W>(g);
        for i in range_stepped(lane, nv, g.lanes) {
            let at = part_of::<W>(i, g);
            let d = dy[row * nv + i] * weight[i];
            dot[at] = mul_add::<Const<W>>(d, x[row * nv + i], dot[at], zero, g.strict);
        }
        let slope = group_total::<W>(&mut dot, g) * r * s.inverse;
        if live {
            for i in range_stepped(lane, nv, g.lanes) {
                let d = dy[row * nv + i];
                let n = x[row * nv + i] * Vector::new(r);
                let direct = kept::<Const<W>>(d * weight[i], zero, g.strict);
                let along = kept::<Const<W>>(n * Vector::new(slope), zero, g.strict);
                let v = kept::<Const<W>>((direct - along) * Vector::new(r), zero, g.strict);
                if comptime!(accumulate) {
                    dx[row * nv + i] = dx[row * nv + i] + v;
                } else {
                    dx[row * nv + i] = v;
                }
                let mut sum = kept::<Const<W>>(d * n, zero, g.strict);
                if k > 0 {
                    sum += partial[group * nv + i];
                }
                partial[group * nv + i] = sum;
            }
        }
    }
}

// ---- Launch

/// y (M, C) = x rstd weight and rstd (M values), from x (M, C) and weight (C values).
///
/// # Errors
/// [`Error::Shape`](crate::Error::Shape) where the shapes do not fit.
pub fn forward(
    device: &Device,
    x: &Tensor,
    weight: &Tensor,
    eps: f32,
    y: &Tensor,
    rstd: &Tensor,
) -> Result<()> {
    check(NAME, x, &[y], &[weight], rstd, 1)?;
    let w = x.vector(device.tuning().vector);
    let g = row_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    // SAFETY: rows are clamped and columns bounded by the shapes checked above.
    with_vector!(w, W => unsafe {
        rms_norm_kernel::launch_unchecked::<W>(device.client(), cubes, dim, x.arg(), weight.arg(), y.arg(), rstd.arg(), shape(x, w, eps), g)
    });
    Ok(())
}

/// x_new (M, C) = x + r, and y (M, C) and rstd (M values) of x_new.
///
/// # Errors
/// [`Error::Shape`](crate::Error::Shape) where the shapes do not fit.
pub fn forward_residual(
    device: &Device,
    x: &Tensor,
    r: &Tensor,
    weight: &Tensor,
    eps: f32,
    out: ResidualOutput,
) -> Result<()> {
    check(NAME, x, &[r, out.x_new, out.y], &[weight], out.stats, 1)?;
    let w = x.vector(device.tuning().vector);
    let g = row_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    // SAFETY: as in `forward`.
    with_vector!(w, W => unsafe {
        rms_norm_residual_kernel::launch_unchecked::<W>(
            device.client(), cubes, dim, x.arg(), r.arg(), weight.arg(), out.x_new.arg(), out.y.arg(), out.stats.arg(), shape(x, w, eps), g,
        )
    });
    Ok(())
}

/// dx (M, C) = gradient of x, or dx += it where `dx_accumulate` (the residual stream); dweight (C values) += its gradient.
///
/// # Errors
/// [`Error::Shape`](crate::Error::Shape) where the shapes do not fit, [`Error::Device`](crate::Error::Device) where memory is short.
pub fn backward(
    device: &Device,
    input: BackwardInput,
    dx: &Tensor,
    dx_accumulate: bool,
    dweight: &Tensor,
) -> Result<()> {
    let BackwardInput {
        dy,
        x,
        weight,
        stats: rstd,
    } = input;
    check(NAME, x, &[dy, dx], &[weight, dweight], rstd, 1)?;
    let w = x.vector(device.tuning().vector);
    let g = row_group(device);
    let partials = x.rows().div_ceil(ROWS_PER_PARTIAL);
    let (cubes, dim) = row_cubes(partials, g);
    // Groups past the last partial row have no live rows.
    let partial = Tensor::empty(device, partials, x.cols())?;
    // SAFETY: as in `forward`; a group stores its partial row only for live rows.
    with_vector!(w, W => unsafe {
        rms_norm_backward_kernel::launch_unchecked::<W>(
            device.client(), cubes, dim, dy.arg(), x.arg(), weight.arg(), rstd.arg(), dx.arg(), partial.arg(), shape(x, w, 0.0), g,
            dx_accumulate,
        )
    });
    column_sums(device, &partial, dweight, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Error;
    use crate::layers::testing::{add_each, check_gradient, devices, judge, label, normals, to};

    const EPS: f32 = 1e-5;

    #[test]
    fn the_reference_gradient_is_the_slope() {
        let (m, c) = (3, 6);
        let x: Vec<f64> = to(&normals(1, m * c, 1.5));
        let weight: Vec<f64> = to(&normals(2, c, 1.0));
        let dy: Vec<f64> = to(&normals(3, m * c, 1.0));
        let loss = |x: &[f64], w: &[f64]| -> f64 {
            reference(x, w, EPS)
                .0
                .iter()
                .zip(&dy)
                .map(|(y, d)| y * d)
                .sum()
        };
        let (dx, dweight) = reference_backward(&dy, &x, &weight, &reference(&x, &weight, EPS).1);
        check_gradient("dx", &x, &dx, |x| loss(x, &weight));
        check_gradient("dweight", &weight, &dweight, |w| loss(&x, w));
    }

    const SHAPES: [(usize, usize); 4] = [(1, 5), (17, 30), (100, 256), (1_100, 48)];

    #[test]
    fn forward_kernels_match_the_reference() {
        for d in devices() {
            for (m, c) in SHAPES {
                let what = format!("{} ({m}, {c})", label(&d));
                let (x, r, weight) = (
                    normals(1, m * c, 1.5),
                    normals(4, m * c, 0.5),
                    normals(2, c, 1.0),
                );
                let up = |v: &[f32]| Tensor::upload(&d, v, v.len() / c, c).unwrap();
                let (tx, tr, tw) = (up(&x), up(&r), up(&weight));
                let zeros = || Tensor::zeros(&d, m, c).unwrap();
                let (x_new, y, plain_y, rstd) =
                    (zeros(), zeros(), zeros(), Tensor::zeros(&d, m, 1).unwrap());
                let out = ResidualOutput {
                    x_new: &x_new,
                    y: &y,
                    stats: &rstd,
                };
                forward_residual(&d, &tx, &tr, &tw, EPS, out).unwrap();
                let sum = add_each(&x, &r);
                assert_eq!(x_new.download(&d).unwrap(), sum, "x_new, {what}");
                let (s64, w64): (Vec<f64>, Vec<f64>) = (to(&sum), to(&weight));
                let (plain, exact) = (reference(&sum, &weight, EPS), reference(&s64, &w64, EPS));
                judge(
                    &format!("y, {what}"),
                    &y.download(&d).unwrap(),
                    &plain.0,
                    &exact.0,
                );
                judge(
                    &format!("rstd, {what}"),
                    &rstd.download(&d).unwrap(),
                    &plain.1,
                    &exact.1,
                );
                forward(&d, &x_new, &tw, EPS, &plain_y, &rstd).unwrap();
                assert_eq!(
                    y.download(&d).unwrap(),
                    plain_y.download(&d).unwrap(),
                    "fused and plain, {what}"
                );
            }
        }
    }

    #[test]
    fn backward_kernel_matches_the_reference() {
        for d in devices() {
            for (m, c) in SHAPES {
                let what = format!("{} ({m}, {c})", label(&d));
                let (x, dy, weight) = (
                    normals(1, m * c, 1.5),
                    normals(3, m * c, 1.0),
                    normals(2, c, 1.0),
                );
                let (dx0, dw0) = (normals(4, m * c, 0.5), normals(5, c, 1.0));
                let (x64, dy64, w64): (Vec<f64>, Vec<f64>, Vec<f64>) =
                    (to(&x), to(&dy), to(&weight));
                let rstd = reference(&x, &weight, EPS).1;
                let plain = reference_backward(&dy, &x, &weight, &rstd);
                let exact = reference_backward(&dy64, &x64, &w64, &to(&rstd));
                let up = |v: &[f32]| Tensor::upload(&d, v, v.len() / c, c).unwrap();
                let (tx, tdy, tw, dx, dw) = (up(&x), up(&dy), up(&weight), up(&dx0), up(&dw0));
                let rstd = Tensor::upload(&d, &rstd, m, 1).unwrap();
                let input = BackwardInput {
                    dy: &tdy,
                    x: &tx,
                    weight: &tw,
                    stats: &rstd,
                };
                backward(&d, input, &dx, false, &dw).unwrap();
                judge(
                    &format!("dx, {what}"),
                    &dx.download(&d).unwrap(),
                    &plain.0,
                    &exact.0,
                );
                judge(
                    &format!("dweight +=, {what}"),
                    &dw.download(&d).unwrap(),
                    &add_each(&plain.1, &dw0),
                    &add_each(&exact.1, &to::<f64>(&dw0)),
                );
                let dx = up(&dx0);
                backward(&d, input, &dx, true, &dw).unwrap();
                judge(
                    &format!("dx +=, {what}"),
                    &dx.download(&d).unwrap(),
                    &add_each(&plain.0, &dx0),
                    &add_each(&exact.0, &to::<f64>(&dx0)),
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
            assert!(matches!(
                forward(&d, &a, &b, EPS, &a, &b),
                Err(Error::Shape(_))
            ));
        }
    }
}
