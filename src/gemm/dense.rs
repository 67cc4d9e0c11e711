//! Dense f32 GEMM: C (M, N) = A (M, K) B (K, N), any strides.
//!
//! B is first packed into panels (ceil(N / panel), K, panel) padded with zeros, so that one inner
//! kernel serves all layouts; A is read as it lies. Every C value is one f32 fma chain in
//! ascending k, so the error is that of a plain f32 loop.

use crate::device::{DenseTile, Device};
use crate::error::{Error, Result};
use crate::layers::strict::{mul_add, zero_of};
use crate::profile;
use crate::tensor::{Tensor, View, cubes_for, with_vector};
use cubecl::prelude::*;

// ---- Reference

/// C (m, n) = A (m, k) B (k, n) on the host in f64: what errors are measured against.
pub fn reference_f64(a: &[f32], b: &[f32], m: usize, n: usize, k: usize) -> Vec<f64> {
    let mut c = vec![0.0; m * n];
    for i in 0..m {
        for l in 0..k {
            for j in 0..n {
                c[i * n + j] += a[i * k + l] as f64 * b[l * n + j] as f64;
            }
        }
    }
    c
}

/// C (m, n) = A (m, k) B (k, n) as strict kernels compute it: products and sums rounded one by one, in ascending k.
pub fn reference_strict(a: &[f32], b: &[f32], m: usize, n: usize, k: usize) -> Vec<f32> {
    let mut c = vec![0.0f32; m * n];
    for i in 0..m {
        for l in 0..k {
            for j in 0..n {
                c[i * n + j] += a[i * k + l] * b[l * n + j];
            }
        }
    }
    c
}

// ---- Kernel

/// Where A lies: value (m, k) at `offset + m * row + k * col`.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(crate) struct Strided {
    pub offset: u32,
    pub row: u32,
    pub col: u32,
}

/// Packs B (K, N) into panels; one unit packs one row of one panel.
#[cube(launch_unchecked, create_dummy_kernel)]
fn pack_panels(
    src: &[f32],
    dst: &mut [f32],
    at: Strided,
    k: u32,
    n: u32,
    #[comptime] panel: usize,
) {
    let pos = ABSOLUTE_POS;
    let k = k as usize;
    let n = n as usize;
    let panels = (n + panel - 1) / panel;
    if pos < panels * k {
        let p = pos / k;
        let kk = pos % k;
        let base = at.offset as usize + kk * at.row as usize;
        let col0 = p * panel;
        if col0 + panel <= n {
            for j in 0..panel {
                dst[pos * panel + j] = src[base + (col0 + j) * at.col as usize];
            }
        } else {
            for j in 0..panel {
                let c = col0 + j;
                let mut v = 0.0f32;
                if c < n {
                    v = src[base + c * at.col as usize];
                }
                dst[pos * panel + j] = v;
            }
        }
    }
}

#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(crate) struct GemmShape {
    pub m: u32,
    pub n: u32,
    pub k: u32,
    /// Row stride of C in its own vectors.
    pub ldc: u32,
}

/// One unit: `tm` rows by `tn` vectors of C.
#[cube(launch_unchecked, create_dummy_kernel)]
fn gemm_panels<const W: usize, const WC: usize>(
    a: &[f32],
    b: &[Vector<f32, Const<W>>],
    c: &mut [Vector<f32, Const<WC>>],
    at: Strided,
    shape: GemmShape,
    #[comptime] t: DenseTile,
    #[comptime] accumulate: bool,
    #[comptime] strict: bool,
) {
    let zero = zero_of(shape.m, strict);
    let k = shape.k as usize;
    let m = shape.m as usize;
    let lane = (UNIT_POS_X as usize) % t.lanes;
    let worker = (UNIT_POS_X as usize) / t.lanes;
    let row0 = ((CUBE_POS_X as usize) * t.workers + worker) * t.tm;
    let panel = CUBE_POS_Y as usize;
    if row0 < m {
        let mut acc = Array::<Vector<f32, Const<W>>>::new(comptime!(t.tm * t.tn));
        #[unroll]
        for i in 0..comptime!(t.tm * t.tn) {
            acc[i] = Vector::<f32, Const<W>>::new(0.0);
        }
        // Rows past the end repeat the last one and are not stored.
        let mut start = Array::<usize>::new(t.tm);
        #[unroll]
        for i in 0..t.tm {
            start[i] = at.offset as usize + min(row0 + i, m - 1) * at.row as usize;
        }
        let stride = at.col as usize;
        let bw = comptime!(t.tn * t.lanes);
        let base = panel * k * bw + lane;
        for kk in 0..k {
            let mut bv = Array::<Vector<f32, Const<W>>>::new(t.tn);
            #[unroll]
            for j in 0..t.tn {
                bv[j] = b[base + kk * bw + j * t.lanes];
            }
            #[unroll]
            for i in 0..t.tm {
                let av = Vector::<f32, Const<W>>::new(a[start[i] + kk * stride]);
                #[unroll]
                for j in 0..t.tn {
                    acc[i * t.tn + j] =
                        mul_add::<Const<W>>(av, bv[j], acc[i * t.tn + j], zero, strict);
                }
            }
        }
        let col0 = panel * comptime!(t.tn * t.lanes * W);
        #[unroll]
        for i in 0..t.tm {
            if row0 + i < m {
                #[unroll]
                for j in 0..t.tn {
                    let col = col0 + (j * t.lanes + lane) * W;
                    store_vector::<W, WC>(
                        c,
                        acc[i * t.tn + j],
                        (row0 + i) * shape.ldc as usize,
                        col,
                        shape.n as usize,
                        accumulate,
                    );
                }
            }
        }
    }
}

/// Stores the part of `v` that lies left of column `n`, in pieces of the width of C.
#[cube]
pub(crate) fn store_vector<const W: usize, const WC: usize>(
    c: &mut [Vector<f32, Const<WC>>],
    v: Vector<f32, Const<W>>,
    row: usize,
    col: usize,
    n: usize,
    #[comptime] accumulate: bool,
) {
    #[unroll]
    for p in 0..comptime!(W / WC) {
        let at = col + p * WC;
        if at < n {
            let mut piece = Vector::<f32, Const<WC>>::empty();
            #[unroll]
            for e in 0..comptime!(WC) {
                piece.insert(e, v.extract(p * WC + e));
            }
            let i = row + at / WC;
            if comptime!(accumulate) {
                c[i] += piece;
            } else {
                c[i] = piece;
            }
        }
    }
}

// ---- Launch

/// C = A B, or C += A B where `accumulate`. A (M, K) and B (K, N) may be strided; C is (M, N).
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit; [`Error::Device`] where memory is short.
pub fn gemm(device: &Device, a: View, b: View, c: &Tensor, accumulate: bool) -> Result<()> {
    let (m, k, n) = (a.rows, a.cols, b.cols);
    if b.rows != k || c.rows() != m || c.cols() != n {
        return Err(Error::Shape(format!(
            "GEMM: A is ({m}, {k}), B is ({}, {n}), C is ({}, {}); expected B ({k}, {n}) and C ({m}, {n})",
            b.rows,
            c.rows(),
            c.cols()
        )));
    }
    let (t, strict) = (device.tuning().gemm, device.tuning().strict);
    let panels = n.div_ceil(t.panel());
    let packed = Tensor::scratch(device, ("gemm b", "values"), panels * k, t.panel())?;
    let units = device.tuning().units;
    // SAFETY (both launches): indices stay inside the buffers by the shape check above and the
    // masks in the kernels.
    unsafe {
        pack_panels::launch_unchecked(
            device.client(),
            cubes_for(panels * k, units),
            CubeDim::new_1d(units),
            b.tensor.arg(),
            packed.arg(),
            StridedLaunch::new(b.offset as u32, b.row_stride as u32, b.col_stride as u32),
            k as u32,
            n as u32,
            t.panel(),
        );
    }
    let wc = if n.is_multiple_of(t.vector) {
        t.vector
    } else {
        1
    };
    let rows = m.div_ceil(t.tm * t.workers);
    let count = CubeCount::Static(rows as u32, panels as u32, 1);
    let dim = CubeDim::new_1d((t.lanes * t.workers) as u32);
    profile::flops(2.0 * (m * n * k) as f64);
    with_vector!(t.vector, W => {
        let at = StridedLaunch::new(a.offset as u32, a.row_stride as u32, a.col_stride as u32);
        let shape = GemmShapeLaunch::new(m as u32, n as u32, k as u32, (n / wc) as u32);
        unsafe {
            if wc == W {
                gemm_panels::launch_unchecked::<W, W>(device.client(), count, dim, a.tensor.arg(), packed.arg(), c.arg(), at, shape, t, accumulate, strict);
            } else {
                gemm_panels::launch_unchecked::<W, 1>(device.client(), count, dim, a.tensor.arg(), packed.arg(), c.arg(), at, shape, t, accumulate, strict);
            }
        }
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;
    use crate::rng::{Purpose, Stream};

    fn random(seed: u32, n: usize) -> Vec<f32> {
        let mut x = vec![0.0; n];
        Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
        x
    }

    /// The largest error of `c`, and of a plain f32 loop, against f64.
    fn errors(c: &[f32], a: &[f32], b: &[f32], m: usize, n: usize, k: usize) -> (f64, f64) {
        let exact = reference_f64(a, b, m, n, k);
        let mut plain = 0.0f64;
        for i in 0..m {
            for j in 0..n {
                let sum = (0..k).fold(0.0f32, |s, l| s + a[i * k + l] * b[l * n + j]);
                plain = plain.max((sum as f64 - exact[i * n + j]).abs());
            }
        }
        let worst = c
            .iter()
            .zip(&exact)
            .map(|(c, e)| (*c as f64 - e).abs())
            .fold(0.0, f64::max);
        (worst, plain)
    }

    fn transposed(x: &[f32], rows: usize, cols: usize) -> Vec<f32> {
        (0..cols)
            .flat_map(|c| (0..rows).map(move |r| x[r * cols + c]))
            .collect()
    }

    #[test]
    fn all_layouts_and_odd_shapes_stay_within_twice_a_plain_loop() {
        on_every_device(|d| {
            for (m, n, k) in [
                (1, 1, 1),
                (7, 5, 3),
                (33, 80, 17),
                (64, 96, 160),
                (50, 257, 64),
                (3, 1000, 9),
            ] {
                let (a, b) = (random(1, m * k), random(2, k * n));
                let (at, bt) = (transposed(&a, m, k), transposed(&b, k, n));
                let up = |x: &[f32], r, c| Tensor::upload(d, x, r, c).unwrap();
                let (ta, tb) = (up(&a, m, k), up(&b, k, n));
                let (tat, tbt) = (up(&at, k, m), up(&bt, n, k));
                let c = Tensor::zeros(d, m, n).unwrap();
                for (layout, a_view, b_view) in [
                    ("NN", ta.view(), tb.view()),
                    ("NT", ta.view(), tbt.view().t()),
                    ("TN", tat.view().t(), tb.view()),
                ] {
                    gemm(d, a_view, b_view, &c, false).unwrap();
                    let once = c.download(d).unwrap();
                    let (worst, plain) = errors(&once, &a, &b, m, n, k);
                    assert!(
                        worst <= 2.0 * plain + 1e-30,
                        "{d:?} {layout} {m}x{n}x{k}: {worst:e}, plain {plain:e}"
                    );
                    gemm(d, a_view, b_view, &c, true).unwrap();
                    let twice = c.download(d).unwrap();
                    assert!(
                        once.iter().zip(&twice).all(|(x, y)| 2.0 * x == *y),
                        "accumulate {layout}"
                    );
                }
            }
        });
    }

    #[test]
    fn shapes_that_do_not_fit_are_refused() {
        on_every_device(|d| {
            let t = |r, c| Tensor::empty(d, r, c).unwrap();
            let e = gemm(d, t(2, 3).view(), t(4, 5).view(), &t(2, 5), false).unwrap_err();
            assert!(e.to_string().contains("expected B (3, 5)"), "{e}");
        });
    }
}
