//! Causal self-attention with grouped KV heads, forward and backward, in memory linear in T.
//!
//! ```text
//! qkv  (M, (H + 2 Hkv) hd)  rows b * T + t; q heads, then k heads, then v heads; RoPE already applied
//! s_ij = q_i . k_j / sqrt(hd) for j <= i        query head h uses KV head h / (H / Hkv)
//! lse_i = ln(sum over j of exp(s_ij))           (M, H)
//! p_ij = exp(s_ij - lse_i)
//! o_i  = sum over j of p_ij v_j                 (M, H hd)
//!
//! delta_i = do_i . o_i                          (M, H)
//! ds_ij   = p_ij (do_i . v_j - delta_i)
//! dq_i = sum over j of ds_ij k_j / sqrt(hd)     dk_j = sum over heads, i of ds_ij q_i / sqrt(hd)
//! dv_j = sum over heads, i of p_ij do_i         dqkv, as qkv
//! ```
//!
//! The (T, T) matrices are never stored: the forward pass keeps a running maximum and sum per query (online softmax,
//! Milakov and Gimelshein 2018; FlashAttention-2, Dao 2023, section 3), the backward pass recomputes s from q, k and
//! lse: once per query tile for dq, once per key tile for dk and dv. Every sum has one fixed order and nothing is added
//! atomically, so the bits are the same on every run of one device. Feeds and is fed by the dense or quantised GEMMs of
//! the qkv and output projections.

mod kernel;
mod plan;
#[cfg(test)]
mod tests;

use crate::device::Device;
use crate::error::{Error, Result};
use crate::layers::math::Real;
use crate::layers::reduce::Group;
use crate::profile;
use crate::tensor::{Tensor, cubes_for, vector_for, with_vector};
use cubecl::prelude::*;
use kernel::ExtentLaunch;
use plan::Plan;

/// What attention is computed over: `batch` sequences of `context` tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// B, sequences.
    pub batch: usize,
    /// T, tokens per sequence.
    pub context: usize,
    /// H, query heads.
    pub heads: usize,
    /// Hkv, key and value heads; divides `heads`.
    pub kv_heads: usize,
    /// hd, values per head.
    pub head_dim: usize,
}

impl Shape {
    /// M = B T.
    pub fn rows(&self) -> usize {
        self.batch * self.context
    }

    /// Columns of qkv: (H + 2 Hkv) hd.
    pub fn qkv_columns(&self) -> usize {
        (self.heads + 2 * self.kv_heads) * self.head_dim
    }

    /// Columns of the output: H hd.
    pub fn columns(&self) -> usize {
        self.heads * self.head_dim
    }

    /// B, T, H, Hkv, hd.
    pub fn sizes(&self) -> [usize; 5] {
        [
            self.batch,
            self.context,
            self.heads,
            self.kv_heads,
            self.head_dim,
        ]
    }

    /// Floating-point operations of `n` products of vectors of hd for each query and each key it sees.
    fn products(&self, n: usize) -> f64 {
        let pairs = self.batch * self.heads * self.context * (self.context + 1) / 2;
        (2 * n * self.head_dim * pairs) as f64
    }

    /// 1 / sqrt(hd), the factor of a score.
    pub fn scale(&self) -> f32 {
        (1.0 / (self.head_dim as f64).sqrt()) as f32
    }

    /// # Errors
    /// [`Error::Shape`] for a zero size, or where the query heads are not shared out evenly.
    pub fn check(&self) -> Result<()> {
        let sizes = [
            self.batch,
            self.context,
            self.heads,
            self.kv_heads,
            self.head_dim,
        ];
        if sizes.contains(&0) {
            return Err(Error::Shape(format!(
                "attention: every size must be at least 1, got {self:?}"
            )));
        }
        if !self.heads.is_multiple_of(self.kv_heads) {
            return Err(Error::Shape(format!(
                "attention: {} query heads cannot be shared out over {} KV heads; use a divisor of the query heads",
                self.heads, self.kv_heads
            )));
        }
        Ok(())
    }
}

// ---- Reference

/// o (M, H hd) and lse (M, H) by plain loops, in f32 or f64.
pub fn reference_forward<R: Real>(shape: &Shape, qkv: &[R]) -> (Vec<R>, Vec<R>) {
    let (hd, group) = (shape.head_dim, shape.heads / shape.kv_heads);
    let mut o = vec![R::int(0); shape.rows() * shape.columns()];
    let mut lse = vec![R::int(0); shape.rows() * shape.heads];
    for row in 0..shape.rows() {
        for h in 0..shape.heads {
            let s = scores(shape, qkv, row, h);
            let high = s.iter().fold(s[0], |m, &x| if x > m { x } else { m });
            let total = s.iter().fold(R::int(0), |l, &x| l + (x - high).exp());
            lse[row * shape.heads + h] = high + total.ln();
            let out = &mut o[row * shape.columns() + h * hd..][..hd];
            for (j, &x) in s.iter().enumerate() {
                let v = head(
                    shape,
                    qkv,
                    row - row % shape.context + j,
                    shape.heads + shape.kv_heads + h / group,
                );
                let p = (x - high).exp();
                for d in 0..hd {
                    out[d] = out[d] + p * v[d];
                }
            }
            for x in out {
                *x = *x / total;
            }
        }
    }
    (o, lse)
}

/// dqkv by plain loops from qkv, the forward pass's o and lse, and do.
pub fn reference_backward<R: Real>(
    shape: &Shape,
    qkv: &[R],
    o: &[R],
    lse: &[R],
    d_o: &[R],
) -> Vec<R> {
    let (hd, group, columns) = (
        shape.head_dim,
        shape.heads / shape.kv_heads,
        shape.qkv_columns(),
    );
    let scale = R::int(1) / R::int(hd).sqrt();
    let mut d_qkv = vec![R::int(0); qkv.len()];
    for row in 0..shape.rows() {
        for h in 0..shape.heads {
            let g = &d_o[row * shape.columns() + h * hd..][..hd];
            let delta = dot(g, &o[row * shape.columns() + h * hd..][..hd]);
            let q = head(shape, qkv, row, h);
            for (j, s) in scores(shape, qkv, row, h).into_iter().enumerate() {
                let other = row - row % shape.context + j;
                let (kh, vh) = (
                    shape.heads + h / group,
                    shape.heads + shape.kv_heads + h / group,
                );
                let (k, v) = (head(shape, qkv, other, kh), head(shape, qkv, other, vh));
                let p = (s - lse[row * shape.heads + h]).exp();
                let ds = p * (dot(g, v) - delta) * scale;
                for d in 0..hd {
                    let (dq, dk, dv) = (
                        row * columns + h * hd,
                        other * columns + kh * hd,
                        other * columns + vh * hd,
                    );
                    d_qkv[dq + d] = d_qkv[dq + d] + ds * k[d];
                    d_qkv[dk + d] = d_qkv[dk + d] + ds * q[d];
                    d_qkv[dv + d] = d_qkv[dv + d] + p * g[d];
                }
            }
        }
    }
    d_qkv
}

/// The scores of one query against the tokens up to its own.
fn scores<R: Real>(shape: &Shape, qkv: &[R], row: usize, h: usize) -> Vec<R> {
    let scale = R::int(1) / R::int(shape.head_dim).sqrt();
    let q = head(shape, qkv, row, h);
    let key = shape.heads + h / (shape.heads / shape.kv_heads);
    let first = row - row % shape.context;
    (first..=row)
        .map(|j| dot(q, head(shape, qkv, j, key)) * scale)
        .collect()
}

fn head<'a, R>(shape: &Shape, qkv: &'a [R], row: usize, head: usize) -> &'a [R] {
    &qkv[row * shape.qkv_columns() + head * shape.head_dim..][..shape.head_dim]
}

fn dot<R: Real>(a: &[R], b: &[R]) -> R {
    a.iter().zip(b).fold(R::int(0), |sum, (&x, &y)| sum + x * y)
}

// ---- Launch

/// o (M, H hd) and lse (M, H) from qkv (M, (H + 2 Hkv) hd).
///
/// A NaN or infinity in a key or value reaches earlier queries of its block as well: masked weights are 0, and
/// 0 * NaN is NaN.
///
/// # Errors
/// [`Error::Shape`] where the tensors do not have these shapes.
pub fn forward(
    device: &Device,
    shape: &Shape,
    qkv: &Tensor,
    o: &Tensor,
    lse: &Tensor,
) -> Result<()> {
    shape.check()?;
    check("qkv", qkv, shape.rows(), shape.qkv_columns())?;
    check("o", o, shape.rows(), shape.columns())?;
    check("lse", lse, shape.rows(), shape.heads)?;
    let p = Plan::new(device, shape);
    let (count, dim, extent) = grid(shape, &p, shape.heads);
    profile::flops(shape.products(2));
    // SAFETY: the shapes are checked above; tiles, strips and tokens past the end are masked in the kernel, and blocks
    // are moved inside the context.
    with_vector!(p.vector, W => unsafe {
        kernel::forward::launch_unchecked::<W>(device.client(), count, dim, qkv.arg(), o.arg(), lse.arg(), extent, shape.scale(), p)
    });
    Ok(())
}

/// dqkv (as qkv) from do (M, H hd), with qkv, o and lse of the forward pass. Every value of dqkv is written.
///
/// # Errors
/// [`Error::Shape`] where the tensors do not have these shapes; [`Error::Device`] where memory is short.
pub fn backward(
    device: &Device,
    shape: &Shape,
    qkv: &Tensor,
    o: &Tensor,
    lse: &Tensor,
    d_o: &Tensor,
    d_qkv: &Tensor,
) -> Result<()> {
    shape.check()?;
    for (name, t) in [("qkv", qkv), ("dqkv", d_qkv)] {
        check(name, t, shape.rows(), shape.qkv_columns())?;
    }
    for (name, t) in [("o", o), ("do", d_o)] {
        check(name, t, shape.rows(), shape.columns())?;
    }
    check("lse", lse, shape.rows(), shape.heads)?;
    let delta = Tensor::empty(device, shape.rows(), shape.heads)?;
    let units = device.tuning().units;
    let alone = Group {
        lanes: 1,
        units: units as usize,
        strict: device.tuning().strict,
    };
    let wide = vector_for(shape.head_dim, device.tuning().vector);
    let p = Plan::new(device, shape);
    let client = device.client();
    // SAFETY (all launches): as in `forward`.
    with_vector!(wide, W => unsafe {
        let n = delta.len();
        let dim = CubeDim::new_1d(units);
        kernel::delta::launch_unchecked::<W>(client, cubes_for(n, units), dim, o.arg(), d_o.arg(), delta.arg(), n as u32, shape.head_dim, alone)
    });
    let (q_count, dim, q_extent) = grid(shape, &p, shape.heads);
    let (kv_count, _, kv_extent) = grid(shape, &p, shape.kv_heads);
    let (q, l, g, e, out) = (qkv, lse, d_o, &delta, d_qkv);
    with_vector!(p.vector, W => unsafe {
        profile::flops(shape.products(3));
        kernel::backward_q::launch_unchecked::<W>(client, q_count, dim, q.arg(), l.arg(), g.arg(), e.arg(), out.arg(), q_extent, shape.scale(), p);
        profile::flops(shape.products(4));
        kernel::backward_kv::launch_unchecked::<W>(client, kv_count, dim, q.arg(), l.arg(), g.arg(), e.arg(), out.arg(), kv_extent, shape.scale(), p)
    });
    Ok(())
}

/// Cubes and units for one unit per tile of every strip.
fn grid(shape: &Shape, p: &Plan, heads: usize) -> (CubeCount, CubeDim, ExtentLaunch) {
    let mut tiles = shape.context.div_ceil(p.vector * p.lanes);
    if p.lockstep {
        tiles = tiles.next_multiple_of(p.units);
    }
    let strips = shape.batch * heads;
    let extent = ExtentLaunch::new(shape.context as u32, tiles as u32, strips as u32);
    (
        cubes_for(tiles * strips, p.units as u32),
        CubeDim::new_1d(p.units as u32),
        extent,
    )
}

fn check(name: &str, t: &Tensor, rows: usize, columns: usize) -> Result<()> {
    if t.rows() != rows || t.cols() != columns {
        return Err(Error::Shape(format!(
            "attention: {name} is ({}, {}), expected ({rows}, {columns}) for this shape",
            t.rows(),
            t.cols()
        )));
    }
    Ok(())
}
