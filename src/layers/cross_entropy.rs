//! Cross-entropy of next-token logits: losses, and their gradient in place of the logits.
//!
//! ```text
//! logits (M, L), L >= V: columns V..L are padding; targets (M) u32, IGNORE where a row does not count
//! p         = exp(l - max l) / sum exp(l - max l)               over the V columns
//! loss_m    = ln sum exp(l - max l) + max l - l[target]         (M), 0 where ignored
//! dlogits   = (p - onehot(target)) grad_scale                   (M, L) in place, 0 where ignored and in the padding
//! mean loss = sum of loss_m / targets that count                (1, 1)
//! ```
//!
//! `grad_scale` is 1 / (targets that count) for the gradient of the mean. dlogits are the dY of the output projection's
//! Dgrad and Wgrad. A row is read for its maximum, then for its exponentials, which take the logits' place, then scaled.

use super::math::{Real, exp_v, ln_v};
use super::reduce::{
    Group, group_index, group_max, group_total, lane_index, part_of, partial_sums, row_cubes,
    row_group, vector_max,
};
use super::strict::{kept, quotient_scalar, zero_of};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, Words, with_vector};
use cubecl::prelude::*;

/// The target of a row that does not count.
pub const IGNORE: u32 = u32::MAX;

/// Where a maximum begins, and what padding counts as.
const LOWEST: f32 = -3.4e38;

// ---- Reference

/// Losses (M) and dlogits (M, `ld`) of logits (M, `ld`), of which `vocab` columns count.
pub fn reference<R: Real>(
    logits: &[R],
    ld: usize,
    vocab: usize,
    targets: &[u32],
    grad_scale: f32,
) -> (Vec<R>, Vec<R>) {
    let zero = R::from(0.0);
    let (mut losses, mut grads) = (Vec::new(), Vec::new());
    for (row, &target) in logits.chunks(ld).zip(targets) {
        let row = &row[..vocab];
        let top = row.iter().fold(row[0], |m, &l| if l > m { l } else { m });
        let exps: Vec<R> = row.iter().map(|&l| (l - top).exp()).collect();
        let sum = exps.iter().fold(zero, |s, &e| s + e);
        let counts = target != IGNORE;
        losses.push(if counts {
            sum.ln() + (top - row[target as usize])
        } else {
            zero
        });
        for i in 0..ld {
            let hot = R::from(if target as usize == i { 1.0 } else { 0.0 });
            grads.push(if counts && i < vocab {
                (exps[i] / sum - hot) * R::from(grad_scale)
            } else {
                zero
            });
        }
    }
    (losses, grads)
}

// ---- Kernel

/// Rows, vectors per row (padding included), columns that count, and the factor of the gradient.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct LossShape {
    rows: u32,
    nv: u32,
    vocab: u32,
    grad_scale: f32,
}

/// What differs between the kernel's variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Variant {
    group: Group,
    /// Whether rows have padding columns.
    padded: bool,
    /// Whether dlogits replace the logits.
    gradient: bool,
}

/// Columns `W i ..` of a row.
#[cube]
fn columns<const W: usize>(i: usize) -> Vector<u32, Const<W>> {
    let mut c = Vector::<u32, Const<W>>::new((i * W) as u32);
    #[unroll]
    for e in 0..W {
        c.insert(e, (i * W + e) as u32);
    }
    c
}

/// Columns past the vocabulary count as the lowest value.
#[cube]
fn masked<const W: usize>(
    v: Vector<f32, Const<W>>,
    i: usize,
    vocab: u32,
    #[comptime] padded: bool,
) -> Vector<f32, Const<W>> {
    if comptime!(padded) {
        let inside = columns::<W>(i).less_than(&Vector::new(vocab));
        select_many(inside, v, Vector::new(LOWEST))
    } else {
        v
    }
}

/// One group of lanes a row. Units without a row repeat the last one and do not store.
#[cube(launch_unchecked, create_dummy_kernel)]
fn cross_entropy_kernel<const W: usize>(
    logits: &mut [Vector<f32, Const<W>>],
    targets: &[u32],
    losses: &mut [f32],
    s: LossShape,
    #[comptime] v: Variant,
) {
    let live = group_index(v.group) < s.rows as usize;
    let row = min(group_index(v.group), s.rows as usize - 1);
    let lane = lane_index(v.group);
    let nv = s.nv as usize;
    let base = row * nv;
    let target = targets[row];
    let none = Vector::<f32, Const<W>>::new(0.0f32);
    let strict = comptime!(v.group.strict);
    let zero = zero_of(s.rows, strict);

    let mut highest = Vector::<f32, Const<W>>::new(LOWEST);
    for i in range_stepped(lane, nv, v.group.lanes) {
        highest = max(highest, masked::<W>(logits[base + i], i, s.vocab, v.padded));
    }
    let top = group_max(vector_max::<Const<W>>(highest), v.group);

    let mut exps = partial_sums::<W>(v.group);
    let mut picked = partial_sums::<W>(v.group);
    for i in range_stepped(lane, nv, v.group.lanes) {
        let below = masked::<W>(logits[base + i], i, s.vocab, v.padded) - Vector::new(top);
        let e = exp_v::<Const<W>>(below, zero, strict);
        let at = part_of::<W>(i, v.group);
        exps[at] = exps[at] + e;
        picked[at] =
            picked[at] + select_many(columns::<W>(i).equal(&Vector::new(target)), below, none);
        if comptime!(v.gradient) {
            if live {
                logits[base + i] = e;
            }
        }
    }
    let sum = group_total::<W>(&mut exps, v.group);
    let below = group_total::<W>(&mut picked, v.group);

    if live {
        let counts = target != IGNORE;
        if lane == 0 {
            let ln = ln_v::<Const<1>>(Vector::new(sum), zero, strict).extract(0usize);
            losses[row] = select(counts, ln - below, 0.0f32);
        }
        if comptime!(v.gradient) {
            if counts {
                let inverse = Vector::<f32, Const<W>>::new(quotient_scalar(1.0f32, sum, strict));
                let scale = Vector::<f32, Const<W>>::new(s.grad_scale);
                let one = Vector::<f32, Const<W>>::new(1.0f32);
                for i in range_stepped(lane, nv, v.group.lanes) {
                    let hot = select_many(columns::<W>(i).equal(&Vector::new(target)), one, none);
                    let p = kept::<Const<W>>(logits[base + i] * inverse, zero, strict);
                    logits[base + i] = (p - hot) * scale;
                }
            } else {
                for i in range_stepped(lane, nv, v.group.lanes) {
                    logits[base + i] = none;
                }
            }
        }
    }
}

// ---- Launch

/// The targets of one batch on a device.
#[derive(Clone, Debug)]
pub struct Targets {
    words: Words,
    vocab: usize,
    counted: usize,
}

impl Targets {
    /// Uploads targets (M), each below `vocab` (V) or [`IGNORE`].
    ///
    /// # Errors
    /// [`Error::Data`] for a target out of range or none at all, [`Error::Device`] where memory is short.
    pub fn upload(device: &Device, targets: &[u32], vocab: usize) -> Result<Targets> {
        if let Some((row, t)) = targets
            .iter()
            .enumerate()
            .find(|(_, t)| **t != IGNORE && **t as usize >= vocab)
        {
            return Err(Error::Data(format!(
                "target {t} at position {row} of a batch: expected ids below {vocab}"
            )));
        }
        if targets.is_empty() {
            return Err(Error::Data("a batch without targets".into()));
        }
        let counted = targets.iter().filter(|t| **t != IGNORE).count();
        Ok(Targets {
            words: Words::upload(device, targets)?,
            vocab,
            counted,
        })
    }

    /// Targets that count: the divisor of the mean loss.
    pub fn counted(&self) -> usize {
        self.counted
    }

    /// The targets (M words).
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// 1 / counted, or 0 where none counts: the `grad_scale` of the mean loss.
    pub fn mean_scale(&self) -> f32 {
        if self.counted == 0 {
            0.0
        } else {
            1.0 / self.counted as f32
        }
    }
}

/// loss_rows (M values) = losses, logits (M, L) = `grad_scale` times their gradient, in place.
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit.
pub fn forward_backward(
    device: &Device,
    logits: &Tensor,
    targets: &Targets,
    loss_rows: &Tensor,
    grad_scale: f32,
) -> Result<()> {
    launch(device, logits, targets, loss_rows, grad_scale, true)
}

/// loss_rows (M values) = losses; logits (M, L) stay.
///
/// # Errors
/// As [`forward_backward`].
pub fn forward(
    device: &Device,
    logits: &Tensor,
    targets: &Targets,
    loss_rows: &Tensor,
) -> Result<()> {
    launch(device, logits, targets, loss_rows, 0.0, false)
}

/// out (1, 1) = the mean of loss_rows over the targets that count, by the fixed tree of [`super::reduce::sum`].
///
/// # Errors
/// [`Error::Shape`] where `out` is not one value, [`Error::Device`] where memory is short.
pub fn mean_loss(
    device: &Device,
    loss_rows: &Tensor,
    targets: &Targets,
    out: &Tensor,
) -> Result<()> {
    super::reduce::sum(device, loss_rows, targets.mean_scale(), out)
}

fn launch(
    device: &Device,
    logits: &Tensor,
    targets: &Targets,
    loss_rows: &Tensor,
    grad_scale: f32,
    gradient: bool,
) -> Result<()> {
    let (m, ld, vocab) = (logits.rows(), logits.cols(), targets.vocab);
    if ld < vocab || targets.words.len() != m || loss_rows.len() != m {
        return Err(Error::Shape(format!(
            "cross-entropy: logits are ({m}, {ld}), targets {} below {vocab}, losses {}; expected at least {vocab} columns and M of each",
            targets.words.len(),
            loss_rows.len()
        )));
    }
    let w = logits.vector(device.tuning().vector);
    let variant = Variant {
        group: row_group(device),
        padded: ld > vocab,
        gradient,
    };
    let (cubes, dim) = row_cubes(m, variant.group);
    let s = LossShapeLaunch::new(m as u32, (ld / w) as u32, vocab as u32, grad_scale);
    // SAFETY: rows are clamped and columns bounded by the shapes checked above.
    with_vector!(w, W => unsafe {
        cross_entropy_kernel::launch_unchecked::<W>(device.client(), cubes, dim, logits.arg(), targets.words.arg(), loss_rows.arg(), s, variant)
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{check_gradient, devices, judge, label, normals, to};

    fn some_targets(m: usize, vocab: usize) -> Vec<u32> {
        (0..m)
            .map(|i| {
                if i % 5 == 3 {
                    IGNORE
                } else {
                    (i * 7_919 % vocab) as u32
                }
            })
            .collect()
    }

    #[test]
    fn the_reference_gradient_is_the_slope() {
        let (m, ld, vocab) = (4, 8, 6);
        let x: Vec<f64> = to(&normals(1, m * ld, 2.0));
        let targets = some_targets(m, vocab);
        let loss = |x: &[f64]| reference(x, ld, vocab, &targets, 1.0).0.iter().sum();
        check_gradient(
            "dlogits",
            &x,
            &reference(&x, ld, vocab, &targets, 1.0).1,
            loss,
        );
    }

    #[test]
    fn kernels_match_the_reference() {
        for d in devices() {
            for (m, ld, vocab) in [
                (1, 1, 1),
                (9, 7, 7),
                (70, 64, 50),
                (65, 256, 256),
                (33, 1_024, 1_003),
            ] {
                let what = format!("{} ({m}, {ld} of which {vocab})", label(&d));
                let mut x = normals(1, m * ld, 4.0);
                // What lies in the padding must not matter.
                x.chunks_mut(ld).for_each(|row| row[vocab..].fill(f32::NAN));
                let host = some_targets(m, vocab);
                let targets = Targets::upload(&d, &host, vocab).unwrap();
                let t = Tensor::upload(&d, &x, m, ld).unwrap();
                let (losses, eval, mean) = (
                    Tensor::zeros(&d, m, 1).unwrap(),
                    Tensor::zeros(&d, m, 1).unwrap(),
                    Tensor::zeros(&d, 1, 1).unwrap(),
                );
                forward(&d, &t, &targets, &eval).unwrap();
                let scale = targets.mean_scale();
                forward_backward(&d, &t, &targets, &losses, scale).unwrap();
                mean_loss(&d, &losses, &targets, &mean).unwrap();
                let x64: Vec<f64> = to(&x);
                let (plain, exact) = (
                    reference(&x, ld, vocab, &host, scale),
                    reference(&x64, ld, vocab, &host, scale),
                );
                let got = losses.download(&d).unwrap();
                assert_eq!(got, eval.download(&d).unwrap(), "forward alone, {what}");
                judge(&format!("losses, {what}"), &got, &plain.0, &exact.0);
                judge(
                    &format!("dlogits, {what}"),
                    &t.download(&d).unwrap(),
                    &plain.1,
                    &exact.1,
                );
                let want: f64 = exact.0.iter().sum::<f64>() / targets.counted() as f64;
                let got = f64::from(mean.download(&d).unwrap()[0]);
                assert!(
                    (got - want).abs() <= 1e-6 * want.abs(),
                    "mean loss {got}, not {want}, {what}"
                );
            }
        }
    }

    #[test]
    fn large_logits_and_nan_are_told_apart() {
        for d in devices() {
            let x = [
                [3e38, -3e38, 0.0, 1.0],
                [f32::NAN, 0.0, 0.0, 0.0],
                [1e4, 1e4, -1e4, 0.0],
            ]
            .concat();
            let t = Tensor::upload(&d, &x, 3, 4).unwrap();
            let losses = Tensor::zeros(&d, 3, 1).unwrap();
            let targets = Targets::upload(&d, &[0, 1, 0], 4).unwrap();
            forward_backward(&d, &t, &targets, &losses, 1.0).unwrap();
            let got = losses.download(&d).unwrap();
            assert!(got[0] == 0.0 && got[1].is_nan(), "{}: {got:?}", label(&d));
            assert!(
                (got[2] - std::f32::consts::LN_2).abs() < 1e-6,
                "{}: {got:?}",
                label(&d)
            );
            let grad = t.download(&d).unwrap();
            assert_eq!(grad[8..], [-0.5, 0.5, 0.0, 0.0], "{}", label(&d));
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for d in devices() {
            assert!(matches!(
                Targets::upload(&d, &[1, 4], 4),
                Err(Error::Data(_))
            ));
            let targets = Targets::upload(&d, &[1, IGNORE], 4).unwrap();
            assert_eq!(targets.counted(), 1);
            let (x, losses) = (
                Tensor::zeros(&d, 2, 3).unwrap(),
                Tensor::zeros(&d, 2, 1).unwrap(),
            );
            assert!(matches!(
                forward(&d, &x, &targets, &losses),
                Err(Error::Shape(_))
            ));
        }
    }
}
