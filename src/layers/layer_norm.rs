//! LayerNorm with a bias, plain and fused with the residual add before it.
//!
//! ```text
//! x (M, C), weight (1, C), bias (1, C), stats (2, M): the rows' means, then their 1 / deviations
//! forward            mean = mean(x), rstd = 1 / sqrt(mean((x - mean)^2) + eps)
//!                    n = (x - mean) rstd, y = n weight + bias           (M, C)
//! forward_residual   x_new = x + r, then y and stats of x_new
//! backward           g = dy weight
//!                    dx (+)= (g - mean(g) - n mean(g n)) rstd           (M, C)
//!                    dweight += sum over rows of dy n                   (1, C)
//!                    dbias   += sum over rows of dy                     (1, C)
//! ```
//!
//! Ba, Kiros and Hinton 2016, "Layer Normalization", where GPT-2 puts it (before each branch, and before the head). The
//! variance is that of the differences to the mean, never a difference of squares. y is the input of the Fprop GEMMs of
//! the projections that follow; dy is their Dgrad. dweight and dbias are summed as [`super::rms_norm`] sums dweight.

use super::math::Real;
use super::norm::{
    BackwardInput, NormShape, ROWS_PER_PARTIAL, ResidualOutput, check, rstd_of, shape,
};
use super::reduce::{
    Group, column_sums, group_index, group_total, lane_index, part_of, partial_sums, row_cubes,
    row_group,
};
use super::strict::{kept, kept_scalar, mul_add, zero_of};
use crate::device::Device;
use crate::error::Result;
use crate::tensor::{Tensor, with_vector};
use cubecl::prelude::*;

/// The name in messages.
const NAME: &str = "LayerNorm";

// ---- Reference

/// y (M, C) and stats (2, M) from x (M, C), weight (C) and bias (C).
pub fn reference<R: Real>(x: &[R], weight: &[R], bias: &[R], eps: f32) -> (Vec<R>, Vec<R>) {
    let c = weight.len();
    let (mut y, mut means, mut rstds) = (Vec::new(), Vec::new(), Vec::new());
    for row in x.chunks(c) {
        let mean = row.iter().fold(R::from(0.0), |sum, &v| sum + v) / R::int(c);
        let squares = row
            .iter()
            .fold(R::from(0.0), |sum, &v| sum + (v - mean) * (v - mean));
        let rstd = R::from(1.0) / (squares / R::int(c) + R::from(eps)).sqrt();
        y.extend((0..c).map(|i| (row[i] - mean) * rstd * weight[i] + bias[i]));
        means.push(mean);
        rstds.push(rstd);
    }
    means.extend(rstds);
    (y, means)
}

/// dx (M, C), dweight (C) and dbias (C) from dy (M, C), x (M, C), weight (C) and stats (2, M).
pub fn reference_backward<R: Real>(
    dy: &[R],
    x: &[R],
    weight: &[R],
    stats: &[R],
) -> (Vec<R>, Vec<R>, Vec<R>) {
    let c = weight.len();
    let zeros = || vec![R::from(0.0); c];
    let (mut dx, mut dweight, mut dbias) = (Vec::new(), zeros(), zeros());
    let (means, rstds) = stats.split_at(stats.len() / 2);
    for (m, (dy, x)) in dy.chunks(c).zip(x.chunks(c)).enumerate() {
        let n: Vec<R> = x.iter().map(|&v| (v - means[m]) * rstds[m]).collect();
        let sum = (0..c).fold(R::from(0.0), |sum, i| sum + dy[i] * weight[i]);
        let dot = (0..c).fold(R::from(0.0), |sum, i| sum + dy[i] * weight[i] * n[i]);
        let (level, slope) = (sum / R::int(c), dot / R::int(c));
        for i in 0..c {
            dx.push((dy[i] * weight[i] - level - n[i] * slope) * rstds[m]);
            dweight[i] = dweight[i] + dy[i] * n[i];
            dbias[i] = dbias[i] + dy[i];
        }
    }
    (dx, dweight, dbias)
}

// ---- Kernel

/// y = (x - mean) rstd weight + bias, one group of lanes a row. Units without a row repeat the last one and do not
/// store.
#[cube(launch_unchecked, create_dummy_kernel)]
fn layer_norm_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    weight: &[Vector<f32, Const<W>>],
    bias: &[Vector<f32, Const<W>>],
    y: &mut [Vector<f32, Const<W>>],
    stats: &mut [f32],
    s: NormShape,
    #[comptime] g: Group,
) {
    let row = min(group_index(g), s.rows as usize - 1);
    let live = group_index(g) < s.rows as usize;
    let nv = s.nv as usize;
    let zero = zero_of(s.rows, g.strict);
    let mut sum = partial_sums::<W>(g);
    for i in range_stepped(lane_index(g), nv, g.lanes) {
        let at = part_of::<W>(i, g);
        sum[at] = sum[at] + x[row * nv + i];
    }
    let mean = kept_scalar(group_total::<W>(&mut sum, g) * s.inverse, zero, g.strict);
    let mut squares = partial_sums::<W>(g);
    for i in range_stepped(lane_index(g), nv, g.lanes) {
        let d = x[row * nv + i] - Vector::new(mean);
        let at = part_of::<W>(i, g);
        squares[at] = mul_add::<Const<W>>(d, d, squares[at], zero, g.strict);
    }
    let r = rstd_of(
        group_total::<W>(&mut squares, g),
        s.inverse,
        s.eps,
        zero,
        g.strict,
    );
    if live {
        for i in range_stepped(lane_index(g), nv, g.lanes) {
            let n = (x[row * nv + i] - Vector::new(mean)) * Vector::new(r);
            y[row * nv + i] = kept::<Const<W>>(n * weight[i], zero, g.strict) + bias[i];
        }
        if lane_index(g) == 0 {
            stats[row] = mean;
            stats[s.rows as usize + row] = r;
        }
    }
}

/// x_new = x + r, then as [`layer_norm_kernel`].
#[cube(launch_unchecked, create_dummy_kernel)]
fn layer_norm_residual_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    residual: &[Vector<f32, Const<W>>],
    weight: &[Vector<f32, Const<W>>],
    bias: &[Vector<f32, Const<W>>],
    x_new: &mut [Vector<f32, Const<W>>],
    y: &mut [Vector<f32, Const<W>>],
    stats: &mut [f32],
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
        sum[at] = sum[at] + v;
        if live {
            x_new[row * nv + i] = v;
        }
    }
    let mean = kept_scalar(group_total::<W>(&mut sum, g) * s.inverse, zero, g.strict);
    let mut squares = partial_sums::<W>(g);
    for i in range_stepped(lane_index(g), nv, g.lanes) {
        // Not x_new: units without a row must not read what another one may be writing.
        let d = (x[row * nv + i] + residual[row * nv + i]) - Vector::new(mean);
        let at = part_of::<W>(i, g);
        squares[at] = mul_add::<Const<W>>(d, d, squares[at], zero, g.strict);
    }
    let r = rstd_of(
        group_total::<W>(&mut squares, g),
        s.inverse,
        s.eps,
        zero,
        g.strict,
    );
    if live {
        for i in range_stepped(lane_index(g), nv, g.lanes) {
            let n = (x_new[row * nv + i] - Vector::new(mean)) * Vector::new(r);
            y[row * nv + i] = kept::<Const<W>>(n * weight[i], zero, g.strict) + bias[i];
        }
        if lane_index(g) == 0 {
            stats[row] = mean;
            stats[s.rows as usize + row] = r;
        }
    }
}

/// dx, and one partial row of dweight and of dbias for each group's `ROWS_PER_PARTIAL` rows.
#[cube(launch_unchecked, create_dummy_kernel)]
fn layer_norm_backward_kernel<const W: usize>(
    dy: &[Vector<f32, Const<W>>],
    x: &[Vector<f32, Const<W>>],
    weight: &[Vector<f32, Const<W>>],
    stats: &[f32],
    dx: &mut [Vector<f32, Const<W>>],
    partial_weight: &mut [Vector<f32, Const<W>>],
    partial_bias: &mut [Vector<f32, Const<W>>],
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
        let mean = stats[row];
        let r = stats[s.rows as usize + row];
        let mut sum = partial_sums::<W>(g);
        let mut dot = partial_sums::<W>(g);
        for i in range_stepped(lane, nv, g.lanes) {
            let d = kept::<Const<W>>(dy[row * nv + i] * weight[i], zero, g.strict);
            let n = (x[row * nv + i] - Vector::new(mean)) * Vector::new(r);
            let at = part_of::<W>(i, g);
            sum[at] = sum[at] + d;
            dot[at] = mul_add::<Const<W>>(d, n, dot[at], zero, g.strict);
        }
        let level = kept_scalar(group_total::<W>(&mut sum, g) * s.inverse, zero, g.strict);
        let slope = group_total::<W>(&mut dot, g) * s.inverse;
        if live {
            for i in range_stepped(lane, nv, g.lanes) {
                let d = dy[row * nv + i];
                let n = (x[row * nv + i] - Vector::new(mean)) * Vector::new(r);
                let direct = kept::<Const<W>>(d * weight[i], zero, g.strict);
                let along = kept::<Const<W>>(n * Vector::new(slope), zero, g.strict);
                let centred = direct - Vector::new(level);
                let v = kept::<Const<W>>((centred - along) * Vector::new(r), zero, g.strict);
                if comptime!(accumulate) {
                    dx[row * nv + i] = dx[row * nv + i] + v;
                } else {
                    dx[row * nv + i] = v;
                }
                let mut sum_weight = kept::<Const<W>>(d * n, zero, g.strict);
                let mut sum_bias = d;
                if k > 0 {
                    sum_weight += partial_weight[group * nv + i];
                    sum_bias += partial_bias[group * nv + i];
                }
                partial_weight[group * nv + i] = sum_weight;
                partial_bias[group * nv + i] = sum_bias;
            }
        }
    }
}

// ---- Launch

/// y (M, C) = LayerNorm of x (M, C) with weight and bias (C values each), and stats (2, M).
///
/// # Errors
/// [`Error::Shape`](crate::Error::Shape) where the shapes do not fit.
pub fn forward(
    device: &Device,
    x: &Tensor,
    weight: &Tensor,
    bias: &Tensor,
    eps: f32,
    y: &Tensor,
    stats: &Tensor,
) -> Result<()> {
    check(NAME, x, &[y], &[weight, bias], stats, 2)?;
    let w = x.vector(device.tuning().vector);
    let g = row_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    // SAFETY: rows are clamped and columns bounded by the shapes checked above.
    with_vector!(w, W => unsafe {
        layer_norm_kernel::launch_unchecked::<W>(
            device.client(), cubes, dim, x.arg(), weight.arg(), bias.arg(), y.arg(), stats.arg(), shape(x, w, eps), g,
        )
    });
    Ok(())
}

/// x_new (M, C) = x + r, and y (M, C) and stats (2, M) of x_new.
///
/// # Errors
/// [`Error::Shape`](crate::Error::Shape) where the shapes do not fit.
pub fn forward_residual(
    device: &Device,
    x: &Tensor,
    r: &Tensor,
    weight: &Tensor,
    bias: &Tensor,
    eps: f32,
    out: ResidualOutput,
) -> Result<()> {
    let ResidualOutput { x_new, y, stats } = out;
    check(NAME, x, &[r, x_new, y], &[weight, bias], stats, 2)?;
    let w = x.vector(device.tuning().vector);
    let g = row_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    // SAFETY: as in `forward`.
    with_vector!(w, W => unsafe {
        layer_norm_residual_kernel::launch_unchecked::<W>(
            device.client(), cubes, dim, x.arg(), r.arg(), weight.arg(), bias.arg(), x_new.arg(), y.arg(), stats.arg(),
            shape(x, w, eps), g,
        )
    });
    Ok(())
}

/// dx (M, C) = gradient of x, or dx += it where `dx_accumulate` (the residual stream); dweight and dbias (C values
/// each) += their gradients.
///
/// # Errors
/// [`Error::Shape`](crate::Error::Shape) where the shapes do not fit, [`Error::Device`](crate::Error::Device) where
/// memory is short.
pub fn backward(
    device: &Device,
    input: BackwardInput,
    dx: &Tensor,
    dx_accumulate: bool,
    dweight: &Tensor,
    dbias: &Tensor,
) -> Result<()> {
    let BackwardInput {
        dy,
        x,
        weight,
        stats,
    } = input;
    check(NAME, x, &[dy, dx], &[weight, dweight, dbias], stats, 2)?;
    let w = x.vector(device.tuning().vector);
    let g = row_group(device);
    let partials = x.rows().div_ceil(ROWS_PER_PARTIAL);
    let (cubes, dim) = row_cubes(partials, g);
    // Groups past the last partial row have no live rows.
    let (pw, pb) = (
        Tensor::empty(device, partials, x.cols())?,
        Tensor::empty(device, partials, x.cols())?,
    );
    // SAFETY: as in `forward`; a group stores its partial rows only for live rows.
    with_vector!(w, W => unsafe {
        layer_norm_backward_kernel::launch_unchecked::<W>(
            device.client(), cubes, dim, dy.arg(), x.arg(), weight.arg(), stats.arg(), dx.arg(), pw.arg(), pb.arg(),
            shape(x, w, 0.0), g, dx_accumulate,
        )
    });
    column_sums(device, &pw, dweight, true)?;
    column_sums(device, &pb, dbias, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Error;
    use crate::layers::testing::{add_each, check_gradient, devices, judge, label, normals, to};

    const EPS: f32 = 1e-5;
    const SHAPES: [(usize, usize); 4] = [(1, 5), (17, 30), (100, 256), (1_100, 48)];

    #[test]
    fn the_reference_gradient_is_the_slope() {
        let (m, c) = (3, 6);
        let x: Vec<f64> = to(&normals(1, m * c, 1.5));
        let (weight, bias): (Vec<f64>, Vec<f64>) =
            (to(&normals(2, c, 1.0)), to(&normals(4, c, 1.0)));
        let dy: Vec<f64> = to(&normals(3, m * c, 1.0));
        let loss = |x: &[f64], w: &[f64], b: &[f64]| -> f64 {
            let y = reference(x, w, b, EPS).0;
            y.iter().zip(&dy).map(|(y, d)| y * d).sum()
        };
        let stats = reference(&x, &weight, &bias, EPS).1;
        let (dx, dweight, dbias) = reference_backward(&dy, &x, &weight, &stats);
        check_gradient("dx", &x, &dx, |x| loss(x, &weight, &bias));
        check_gradient("dweight", &weight, &dweight, |w| loss(&x, w, &bias));
        check_gradient("dbias", &bias, &dbias, |b| loss(&x, &weight, b));
    }

    #[test]
    fn a_row_has_mean_bias_and_deviation_weight() {
        let y = reference(&[1.0f64, 2.0, 3.0, 6.0], &[2.0; 4], &[0.5; 4], 0.0).0;
        let mean = y.iter().sum::<f64>() / 4.0;
        let deviation = (y.iter().map(|y| (y - mean).powi(2)).sum::<f64>() / 4.0).sqrt();
        assert!((mean - 0.5).abs() < 1e-12 && (deviation - 2.0).abs() < 1e-12);
    }

    #[test]
    fn forward_kernels_match_the_reference() {
        for d in devices() {
            for (m, c) in SHAPES {
                let what = format!("{} ({m}, {c})", label(&d));
                let (x, r) = (normals(1, m * c, 1.5), normals(4, m * c, 0.5));
                let (weight, bias) = (normals(2, c, 1.0), normals(6, c, 1.0));
                let up = |v: &[f32]| Tensor::upload(&d, v, v.len() / c, c).unwrap();
                let (tx, tr, tw, tb) = (up(&x), up(&r), up(&weight), up(&bias));
                let zeros = |m, c| Tensor::zeros(&d, m, c).unwrap();
                let (x_new, y, plain_y, stats) =
                    (zeros(m, c), zeros(m, c), zeros(m, c), zeros(2, m));
                let out = ResidualOutput {
                    x_new: &x_new,
                    y: &y,
                    stats: &stats,
                };
                forward_residual(&d, &tx, &tr, &tw, &tb, EPS, out).unwrap();
                let sum = add_each(&x, &r);
                assert_eq!(x_new.download(&d).unwrap(), sum, "x_new, {what}");
                let (s64, w64, b64): (Vec<f64>, Vec<f64>, Vec<f64>) =
                    (to(&sum), to(&weight), to(&bias));
                let plain = reference(&sum, &weight, &bias, EPS);
                let exact = reference(&s64, &w64, &b64, EPS);
                let (got, got_stats) = (y.download(&d).unwrap(), stats.download(&d).unwrap());
                judge(&format!("y, {what}"), &got, &plain.0, &exact.0);
                for (name, part) in [("mean", 0..m), ("rstd", m..2 * m)] {
                    judge(
                        &format!("{name}, {what}"),
                        &got_stats[part.clone()],
                        &plain.1[part.clone()],
                        &exact.1[part],
                    );
                }
                forward(&d, &x_new, &tw, &tb, EPS, &plain_y, &stats).unwrap();
                assert_eq!(
                    got,
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
                let (dx0, dw0, db0) = (
                    normals(4, m * c, 0.5),
                    normals(5, c, 1.0),
                    normals(6, c, 1.0),
                );
                let (x64, dy64, w64): (Vec<f64>, Vec<f64>, Vec<f64>) =
                    (to(&x), to(&dy), to(&weight));
                let stats = reference(&x, &weight, &db0, EPS).1;
                let plain = reference_backward(&dy, &x, &weight, &stats);
                let exact = reference_backward(&dy64, &x64, &w64, &to(&stats));
                let up = |v: &[f32]| Tensor::upload(&d, v, v.len() / c, c).unwrap();
                let (tx, tdy, tw) = (up(&x), up(&dy), up(&weight));
                let (dx, dw, db) = (up(&dx0), up(&dw0), up(&db0));
                let stats = Tensor::upload(&d, &stats, 2, m).unwrap();
                let input = BackwardInput {
                    dy: &tdy,
                    x: &tx,
                    weight: &tw,
                    stats: &stats,
                };
                backward(&d, input, &dx, false, &dw, &db).unwrap();
                let got = |t: &Tensor| t.download(&d).unwrap();
                judge(&format!("dx, {what}"), &got(&dx), &plain.0, &exact.0);
                let sums = [
                    ("dweight +=", &dw, &dw0, &plain.1, &exact.1),
                    ("dbias +=", &db, &db0, &plain.2, &exact.2),
                ];
                for (name, t, before, plain, exact) in sums {
                    judge(
                        &format!("{name}, {what}"),
                        &got(t),
                        &add_each(plain, before),
                        &add_each(exact, &to::<f64>(before)),
                    );
                }
                let dx = up(&dx0);
                backward(&d, input, &dx, true, &dw, &db).unwrap();
                judge(
                    &format!("dx +=, {what}"),
                    &got(&dx),
                    &add_each(&plain.0, &dx0),
                    &add_each(&exact.0, &to::<f64>(&dx0)),
                );
            }
        }
    }

    #[test]
    fn shapes_that_do_not_fit_are_refused() {
        for d in devices() {
            let (x, vector, stats) = (
                Tensor::zeros(&d, 2, 6).unwrap(),
                Tensor::zeros(&d, 1, 6).unwrap(),
                Tensor::zeros(&d, 2, 2).unwrap(),
            );
            let refused = |r: Result<()>| matches!(r, Err(Error::Shape(_)));
            forward(&d, &x, &vector, &vector, EPS, &x, &stats).unwrap();
            assert!(refused(forward(&d, &x, &vector, &stats, EPS, &x, &stats)));
            assert!(refused(forward(&d, &x, &vector, &vector, EPS, &x, &vector)));
        }
    }
}
