//! Rotary position embedding, in place on the q and k columns of the fused qkv projection.
//!
//! ```text
//! qkv (M, (H + 2 Hkv) D): H heads of q, Hkv of k, Hkv of v, D columns each; M = B T, position t = row mod T
//! the halves of a q or k head: x1 = columns 0..D/2, x2 = columns D/2..D; angle_i = t theta^(-2 i / D)
//! forward    x1' = x1 cos - x2 sin      x2' = x2 cos + x1 sin
//! backward   the inverse rotation of the gradients: sin changes its sign
//! ```
//!
//! Su et al. 2021, "RoFormer", in the half-split layout of Llama in Hugging Face transformers (`rotate_half`). The
//! tables are made as there: theta^(2 i / D), its inverse and the angle each rounded to f32, then cos and sin of that f32.

use super::math::Real;
use super::reduce::{Group, flat_group, group_index, lane_index, row_cubes};
use super::strict::{kept, zero_of};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, vector_for, with_vector};
use cubecl::prelude::*;

/// Heads of the fused qkv tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heads {
    /// Heads of q.
    pub q: usize,
    /// Heads of k, and of v.
    pub kv: usize,
    /// Columns of a head, D.
    pub dim: usize,
}

impl Heads {
    /// Columns of the fused qkv tensor.
    pub const fn columns(&self) -> usize {
        (self.q + 2 * self.kv) * self.dim
    }
}

// ---- Reference

/// cos and sin (T, D / 2) of the angles, as Hugging Face computes them.
pub fn host_tables(context: usize, dim: usize, theta: f32) -> (Vec<f32>, Vec<f32>) {
    let inverse: Vec<f32> = (0..dim / 2)
        .map(|i| 1.0 / f64::from(theta).powf(f64::from((2 * i) as f32 / dim as f32)) as f32)
        .collect();
    let angles = (0..context).flat_map(|t| inverse.iter().map(move |f| f64::from(t as f32 * f)));
    angles.map(|a| (a.cos() as f32, a.sin() as f32)).unzip()
}

/// Rotates q and k of qkv (M, (H + 2 Hkv) D) in place; `direction` 1 forward, -1 backward.
pub fn reference<R: Real>(
    qkv: &mut [R],
    heads: Heads,
    context: usize,
    tables: &(Vec<f32>, Vec<f32>),
    direction: f32,
) {
    let half = heads.dim / 2;
    for (row, x) in qkv.chunks_mut(heads.columns()).enumerate() {
        let t = row % context;
        for head in x.chunks_mut(heads.dim).take(heads.q + heads.kv) {
            for i in 0..half {
                let (cos, sin) = (
                    R::from(tables.0[t * half + i]),
                    R::from(tables.1[t * half + i] * direction),
                );
                let (a, b) = (head[i], head[half + i]);
                head[i] = a * cos - b * sin;
                head[half + i] = b * cos + a * sin;
            }
        }
    }
}

// ---- Kernel

/// Sizes in the kernel's vectors.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct RopeShape {
    rows: u32,
    context: u32,
    /// Vectors of a row of qkv.
    row: u32,
    /// Heads of q and k.
    rotated: u32,
    direction: f32,
}

/// One group of lanes a row; `hv` vectors of half a head.
#[cube(launch_unchecked, create_dummy_kernel)]
fn rope_kernel<const W: usize>(
    qkv: &mut [Vector<f32, Const<W>>],
    cos: &[Vector<f32, Const<W>>],
    sin: &[Vector<f32, Const<W>>],
    s: RopeShape,
    #[comptime] hv: usize,
    #[comptime] g: Group,
) {
    let row = group_index(g);
    let zero = zero_of(s.rows, g.strict);
    if row < s.rows as usize {
        let table = (row % s.context as usize) * hv;
        let direction = Vector::<f32, Const<W>>::new(s.direction);
        for p in range_stepped(lane_index(g), s.rotated as usize * hv, g.lanes) {
            let i = p % hv;
            let at = row * s.row as usize + (p / hv) * comptime!(2 * hv) + i;
            let c = cos[table + i];
            let n = sin[table + i] * direction;
            let a = qkv[at];
            let b = qkv[at + hv];
            let (ac, bn) = (
                kept::<Const<W>>(a * c, zero, g.strict),
                kept::<Const<W>>(b * n, zero, g.strict),
            );
            let (bc, an) = (
                kept::<Const<W>>(b * c, zero, g.strict),
                kept::<Const<W>>(a * n, zero, g.strict),
            );
            qkv[at] = ac - bn;
            qkv[at + hv] = bc + an;
        }
    }
}

// ---- Launch

/// The tables of one model on a device, uploaded once.
#[derive(Clone, Debug)]
pub struct Rope {
    cos: Tensor,
    sin: Tensor,
    heads: Heads,
    context: usize,
}

impl Rope {
    /// Tables for sequences of `context` tokens (T) and base `theta`.
    ///
    /// # Errors
    /// [`Error::Shape`] for an odd head dimension or no tokens, [`Error::Device`] where memory is short.
    pub fn new(device: &Device, heads: Heads, context: usize, theta: f32) -> Result<Rope> {
        if !heads.dim.is_multiple_of(2) || heads.dim == 0 {
            return Err(Error::Shape(format!(
                "RoPE rotates halves of a head: expected an even head dimension, got {}",
                heads.dim
            )));
        }
        let (cos, sin) = host_tables(context, heads.dim, theta);
        Ok(Rope {
            cos: Tensor::upload(device, &cos, context, heads.dim / 2)?,
            sin: Tensor::upload(device, &sin, context, heads.dim / 2)?,
            heads,
            context,
        })
    }

    /// Heads of the tensor that it rotates.
    pub fn heads(&self) -> Heads {
        self.heads
    }

    /// T.
    pub fn context(&self) -> usize {
        self.context
    }

    /// Rotates q and k of `qkv` (M, (H + 2 Hkv) D) in place; row r is position r mod T.
    ///
    /// # Errors
    /// [`Error::Shape`] where the columns do not fit the heads.
    pub fn forward(&self, device: &Device, qkv: &Tensor) -> Result<()> {
        self.rotate(device, qkv, self.context, 1.0)
    }

    /// [`Rope::forward`] for sequences of `context` tokens, at most T.
    ///
    /// # Errors
    /// [`Error::Shape`] where the columns do not fit the heads, or the tables are too short.
    pub fn forward_for(&self, device: &Device, qkv: &Tensor, context: usize) -> Result<()> {
        self.rotate(device, qkv, context, 1.0)
    }

    /// Turns the gradients of the rotated q and k in `d_qkv` (M, (H + 2 Hkv) D) back in place, before the qkv
    /// projection's Dgrad and Wgrad.
    ///
    /// # Errors
    /// [`Error::Shape`] where the columns do not fit the heads.
    pub fn backward(&self, device: &Device, d_qkv: &Tensor) -> Result<()> {
        self.rotate(device, d_qkv, self.context, -1.0)
    }

    fn rotate(&self, device: &Device, qkv: &Tensor, context: usize, direction: f32) -> Result<()> {
        let heads = self.heads;
        if qkv.cols() != heads.columns() || context > self.context || context == 0 {
            return Err(Error::Shape(format!(
                "RoPE: expected {} columns for {heads:?} and 1 to {} tokens, got {} columns and {context} tokens",
                heads.columns(),
                self.context,
                qkv.cols()
            )));
        }
        let w = vector_for(heads.dim / 2, device.tuning().vector);
        let g = flat_group(device);
        let (cubes, dim) = row_cubes(qkv.rows(), g);
        let s = RopeShapeLaunch::new(
            qkv.rows() as u32,
            context as u32,
            (qkv.cols() / w) as u32,
            (heads.q + heads.kv) as u32,
            direction,
        );
        let hv = heads.dim / 2 / w;
        // SAFETY: rows are masked, the columns checked above, and the tables hold `context` rows.
        with_vector!(w, W => unsafe {
            rope_kernel::launch_unchecked::<W>(device.client(), cubes, dim, qkv.arg(), self.cos.arg(), self.sin.arg(), s, hv, g)
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{devices, judge, label, normals, to, worst};

    #[test]
    fn tables_are_those_of_an_angle() {
        let (cos, sin) = host_tables(300, 8, 10_000.0);
        assert_eq!((cos[0], sin[0]), (1.0, 0.0));
        // Position 3, pair 1: 3 * 10000^(-1/4) = 0.3; position 299, pair 0: 299.
        assert!(
            (cos[3 * 4 + 1] - 0.3f32.cos()).abs() < 1e-7
                && (sin[3 * 4 + 1] - 0.3f32.sin()).abs() < 1e-7
        );
        assert_eq!(cos[299 * 4], 299f64.cos() as f32);
    }

    #[test]
    fn kernels_match_the_reference_and_turn_back() {
        let cases = [
            (
                Heads {
                    q: 4,
                    kv: 2,
                    dim: 64,
                },
                2,
                9,
            ),
            (
                Heads {
                    q: 1,
                    kv: 1,
                    dim: 2,
                },
                1,
                1,
            ),
            (
                Heads {
                    q: 3,
                    kv: 1,
                    dim: 24,
                },
                3,
                70,
            ),
            (
                Heads {
                    q: 2,
                    kv: 2,
                    dim: 128,
                },
                1,
                33,
            ),
        ];
        for d in devices() {
            for (heads, batch, context) in cases {
                let (m, cols) = (batch * context, heads.columns());
                let x = normals(1, m * cols, 1.0);
                let tables = host_tables(context, heads.dim, 10_000.0);
                let rope = Rope::new(&d, heads, context, 10_000.0).unwrap();
                let t = Tensor::upload(&d, &x, m, cols).unwrap();
                rope.forward(&d, &t).unwrap();
                let (mut plain, mut exact): (Vec<f32>, Vec<f64>) = (x.clone(), to(&x));
                reference(&mut plain, heads, context, &tables, 1.0);
                reference(&mut exact, heads, context, &tables, 1.0);
                let what = format!("{} {heads:?}", label(&d));
                let got = t.download(&d).unwrap();
                judge(&what, &got, &plain, &exact);
                let v = (heads.q + heads.kv) * heads.dim;
                assert!(
                    got.chunks(cols)
                        .zip(x.chunks(cols))
                        .all(|(a, b)| a[v..] == b[v..]),
                    "v is left alone, {what}"
                );
                rope.backward(&d, &t).unwrap();
                // cos^2 + sin^2 of rounded tables is one within two roundings.
                assert!(worst(&t.download(&d).unwrap(), &x) < 2e-6, "{what}");
            }
        }
    }

    #[test]
    fn shapes_that_do_not_fit_are_refused() {
        for d in devices() {
            let heads = Heads {
                q: 2,
                kv: 1,
                dim: 4,
            };
            assert!(matches!(
                Rope::new(&d, Heads { dim: 3, ..heads }, 4, 1e4),
                Err(Error::Shape(_))
            ));
            let rope = Rope::new(&d, heads, 4, 1e4).unwrap();
            assert!(matches!(
                rope.forward(&d, &Tensor::zeros(&d, 4, 8).unwrap()),
                Err(Error::Shape(_))
            ));
            let fitting = Tensor::zeros(&d, 4, 16).unwrap();
            assert!(matches!(
                rope.forward_for(&d, &fitting, 5),
                Err(Error::Shape(_))
            ));
        }
    }
}
