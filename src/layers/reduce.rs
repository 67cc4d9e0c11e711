//! Sums in a fixed order: of flat buffers, of columns, and of a row shared by a group of units.
//!
//! ```text
//! sum            out = factor * sum of x            mean loss
//! sum_squares    out = sum of x^2                   gradient norm
//! column_sums    out_c (+)= sum over rows of x_rc   weight gradients of norms
//! ```
//!
//! A flat sum is a tree: chunks of 4096 values, each added into 16 accumulators (value i into accumulator i mod 16)
//! that are then added in order; the chunks' results are summed the same way until one is left. The order is the same
//! for every vector width, so `sum` gives the same bits on every backend (`sum_squares` does where fma is alike, and in
//! strict runs).
//! Column sums add rows in chunks of 64, then the chunks. Nothing waits for the host; there are no atomics.

use super::strict::{mul_add, zero_of};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, cubes_for, vector_for, with_vector};
use cubecl::prelude::*;

/// Values per chunk of a flat sum.
const CHUNK: usize = 4096;
/// Accumulators per chunk of a flat sum.
const SLOTS: usize = 16;
/// Rows per chunk of a column sum.
const ROW_CHUNK: usize = 64;

// ---- Reference

/// The flat sum of `x`, or of its squares, in the kernels' order.
pub fn reference_sum(x: &[f32], squares: bool) -> f32 {
    let mut level: Vec<f32> = x.to_vec();
    let mut squares = squares;
    loop {
        level = level
            .chunks(CHUNK)
            .map(|chunk| reference_chunk(chunk, squares))
            .collect();
        if level.len() == 1 {
            return level[0];
        }
        squares = false;
    }
}

fn reference_chunk(chunk: &[f32], squares: bool) -> f32 {
    let mut slots = [0.0f32; SLOTS];
    for (i, &v) in chunk.iter().enumerate() {
        let slot = &mut slots[i % SLOTS];
        *slot = if squares {
            v.mul_add(v, *slot)
        } else {
            *slot + v
        };
    }
    slots.iter().fold(0.0, |sum, s| sum + s)
}

// ---- Kernel: a row shared by a group of units

/// `lanes` units of a cube of `units` work on one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Group {
    pub lanes: usize,
    pub units: usize,
    pub strict: bool,
}

impl Group {
    /// Vectors of `w` partial sums that each lane keeps of a row: one, or in strict kernels as many as make [`SLOTS`] of
    /// them in the group.
    pub const fn parts(&self, w: usize) -> usize {
        if self.strict {
            SLOTS / (w * self.lanes)
        } else {
            1
        }
    }
}

/// Units that share a row and reduce it together: `row_lanes` of the device.
pub(crate) fn row_group(device: &Device) -> Group {
    let t = device.tuning();
    // All lanes together keep SLOTS partial sums, and each of them at least one vector.
    let most = if t.strict {
        SLOTS / t.vector
    } else {
        usize::MAX
    };
    let lanes = (t.row_lanes as usize).min(most);
    group_of(lanes, t.units as usize, t.strict)
}

/// Units that lie side by side along a row in kernels that do not reduce it.
pub(crate) fn flat_group(device: &Device) -> Group {
    let t = device.tuning();
    group_of(t.gemm.lanes, t.units as usize, t.strict)
}

/// The largest power of two of lanes, at most `lanes`, that divides the units.
fn group_of(lanes: usize, units: usize, strict: bool) -> Group {
    let mut lanes = if lanes.is_power_of_two() {
        lanes
    } else {
        lanes.next_power_of_two() / 2
    };
    while !units.is_multiple_of(lanes) {
        lanes /= 2;
    }
    Group {
        lanes,
        units,
        strict,
    }
}

/// Cubes for `rows` rows, one group each.
pub(crate) fn row_cubes(rows: usize, g: Group) -> (CubeCount, CubeDim) {
    (
        cubes_for(rows * g.lanes, g.units as u32),
        CubeDim::new_1d(g.units as u32),
    )
}

/// The row of this unit's group; past the end for groups left over.
#[cube]
pub(crate) fn group_index(#[comptime] g: Group) -> usize {
    ABSOLUTE_POS / g.lanes
}

/// This unit's place in its group.
#[cube]
pub(crate) fn lane_index(#[comptime] g: Group) -> usize {
    (UNIT_POS_X as usize) % g.lanes
}

/// The sum of `v` over the group, in a fixed tree, known to all its lanes. All units of the cube must come here.
#[cube]
pub(crate) fn group_sum(v: f32, #[comptime] g: Group) -> f32 {
    let mut out = v;
    if comptime!(g.lanes > 1) {
        let mut shared = Shared::<[f32]>::new_slice(g.units);
        let u = UNIT_POS_X as usize;
        let lane = u % g.lanes;
        shared[u] = v;
        sync_cube();
        #[unroll]
        for k in 0..comptime!(g.lanes.ilog2() as usize) {
            let step = comptime!(g.lanes / 2) >> k;
            if lane < step {
                shared[u] = shared[u] + shared[u + step];
            }
            sync_cube();
        }
        out = shared[u - lane];
        sync_cube();
    }
    out
}

/// Partial sums of this lane, zero: as many vectors as [`Group::parts`] says.
#[cube]
pub(crate) fn partial_sums<const W: usize>(#[comptime] g: Group) -> Array<Vector<f32, Const<W>>> {
    let mut sums = Array::<Vector<f32, Const<W>>>::new(comptime!(g.parts(W)));
    #[unroll]
    for p in 0..comptime!(g.parts(W)) {
        sums[p] = Vector::<f32, Const<W>>::new(0.0f32);
    }
    sums
}

/// The partial sums that vector `i` of a row goes to.
#[cube]
pub(crate) fn part_of<const W: usize>(i: usize, #[comptime] g: Group) -> usize {
    if comptime!(g.parts(W) == 1) {
        0usize.runtime()
    } else {
        (i / g.lanes) % comptime!(g.parts(W))
    }
}

/// The sum of the group's partial sums, known to all its lanes. In strict kernels value i of the row is in slot i mod 16,
/// and the slots are added in a tree, s + 8 to s, then s + 4, s + 2 and s + 1, wherever they lie. All units of the cube must
/// come here.
#[cube]
pub(crate) fn group_total<const W: usize>(
    sums: &mut Array<Vector<f32, Const<W>>>,
    #[comptime] g: Group,
) -> f32 {
    if comptime!(g.strict) {
        #[unroll]
        for k in 0..comptime!(g.parts(W).ilog2() as usize) {
            let step = comptime!((g.parts(W) / 2) >> k);
            #[unroll]
            for p in 0..step {
                sums[p] = sums[p] + sums[comptime!(p + step)];
            }
        }
        let mut slots = Array::<f32>::new(comptime!(W));
        #[unroll]
        for e in 0..comptime!(W) {
            slots[e] = group_sum(sums[0].extract(e), g);
        }
        #[unroll]
        for k in 0..comptime!(W.ilog2() as usize) {
            let step = comptime!((W / 2) >> k);
            #[unroll]
            for e in 0..step {
                slots[e] = slots[e] + slots[comptime!(e + step)];
            }
        }
        slots[0]
    } else {
        group_sum(vector_total::<Const<W>>(sums[0]), g)
    }
}

/// The largest `v` of the group, as [`group_sum`].
#[cube]
pub(crate) fn group_max(v: f32, #[comptime] g: Group) -> f32 {
    let mut out = v;
    if comptime!(g.lanes > 1) {
        let mut shared = Shared::<[f32]>::new_slice(g.units);
        let u = UNIT_POS_X as usize;
        let lane = u % g.lanes;
        shared[u] = v;
        sync_cube();
        #[unroll]
        for k in 0..comptime!(g.lanes.ilog2() as usize) {
            let step = comptime!(g.lanes / 2) >> k;
            if lane < step {
                shared[u] = max(shared[u], shared[u + step]);
            }
            sync_cube();
        }
        out = shared[u - lane];
        sync_cube();
    }
    out
}

/// The values of a vector added in order.
#[cube]
pub(crate) fn vector_total<N: Size>(v: Vector<f32, N>) -> f32 {
    let mut total = v.extract(0usize);
    #[unroll]
    for e in 1..N::value() {
        total += v.extract(e);
    }
    total
}

/// The largest value of a vector.
#[cube]
pub(crate) fn vector_max<N: Size>(v: Vector<f32, N>) -> f32 {
    let mut top = v.extract(0usize);
    #[unroll]
    for e in 1..N::value() {
        top = max(top, v.extract(e));
    }
    top
}

// ---- Kernel: flat and column sums

/// out[chunk] = factor * sum of the chunk; `n` values in all.
#[cube(launch_unchecked, create_dummy_kernel)]
fn chunk_sum_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    out: &mut [f32],
    factor: f32,
    n: u32,
    #[comptime] squares: bool,
    #[comptime] strict: bool,
) {
    let zero = zero_of(n, strict);
    let chunk = ABSOLUTE_POS;
    let start = chunk * comptime!(CHUNK / W);
    let vectors = (n as usize) / W;
    if start < vectors {
        let parts = comptime!(SLOTS / W);
        let mut slots = Array::<Vector<f32, Const<W>>>::new(parts);
        #[unroll]
        for p in 0..parts {
            slots[p] = Vector::new(0.0f32);
        }
        let here = min(vectors - start, comptime!(CHUNK / W));
        let whole = here / parts;
        for i in 0..whole {
            #[unroll]
            for p in 0..parts {
                let v = x[start + i * parts + p];
                slots[p] = add_to::<Const<W>>(slots[p], v, zero, squares, strict);
            }
        }
        let done = whole * parts;
        #[unroll]
        for p in 0..parts {
            if done + p < here {
                let v = x[start + done + p];
                slots[p] = add_to::<Const<W>>(slots[p], v, zero, squares, strict);
            }
        }
        let mut total = 0.0f32;
        #[unroll]
        for p in 0..parts {
            #[unroll]
            for e in 0..W {
                total += slots[p].extract(e);
            }
        }
        out[chunk] = total * factor;
    }
}

#[cube]
fn add_to<N: Size>(
    sum: Vector<f32, N>,
    v: Vector<f32, N>,
    zero: u32,
    #[comptime] squares: bool,
    #[comptime] strict: bool,
) -> Vector<f32, N> {
    if comptime!(squares) {
        mul_add::<N>(v, v, sum, zero, strict)
    } else {
        sum + v
    }
}

/// out (chunks, cols) = sums over `chunk` rows each; where `accumulate`, out += (one chunk only).
#[cube(launch_unchecked, create_dummy_kernel)]
fn column_sum_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    rows: u32,
    nv: u32,
    chunk: u32,
    #[comptime] accumulate: bool,
) {
    let nv = nv as usize;
    let c = ABSOLUTE_POS / nv;
    let col = ABSOLUTE_POS % nv;
    let first = c * chunk as usize;
    let rows = rows as usize;
    if first < rows {
        let mut sum = Vector::<f32, Const<W>>::new(0.0f32);
        for r in first..min(first + chunk as usize, rows) {
            sum += x[r * nv + col];
        }
        if comptime!(accumulate) {
            out[ABSOLUTE_POS] = out[ABSOLUTE_POS] + sum;
        } else {
            out[ABSOLUTE_POS] = sum;
        }
    }
}

// ---- Launch

fn flat_sum(device: &Device, x: &Tensor, factor: f32, out: &Tensor, squares: bool) -> Result<()> {
    if out.len() != 1 {
        return Err(Error::Shape(format!(
            "sum: expected an output of (1, 1), got ({}, {})",
            out.rows(),
            out.cols()
        )));
    }
    let chunks = x.len().div_ceil(CHUNK);
    let partial = if chunks == 1 {
        out.clone()
    } else {
        Tensor::empty(device, 1, chunks)?
    };
    let units = device.tuning().units;
    let w = vector_for(x.len(), device.tuning().vector);
    let here = if chunks == 1 { factor } else { 1.0 };
    // SAFETY: the kernel reads below n values and writes one value per chunk.
    with_vector!(w, W => unsafe {
        chunk_sum_kernel::launch_unchecked::<W>(
            device.client(), cubes_for(chunks, units), CubeDim::new_1d(units), x.arg(), partial.arg(), here, x.len() as u32,
            squares, device.tuning().strict,
        )
    });
    if chunks == 1 {
        Ok(())
    } else {
        flat_sum(device, &partial, factor, out, false)
    }
}

/// out (1, 1) = factor * sum of all values of `x`.
///
/// # Errors
/// [`Error::Shape`] where `out` is not one value, [`Error::Device`] where memory is short.
pub fn sum(device: &Device, x: &Tensor, factor: f32, out: &Tensor) -> Result<()> {
    flat_sum(device, x, factor, out, false)
}

/// out (1, 1) = sum of the squares of all values of `x`.
///
/// # Errors
/// As [`sum`].
pub fn sum_squares(device: &Device, x: &Tensor, out: &Tensor) -> Result<()> {
    flat_sum(device, x, 1.0, out, true)
}

/// out (cols values) = the sum over the rows of `x` (rows, cols), or out += that where `accumulate`.
///
/// # Errors
/// [`Error::Shape`] where `out` does not have one value per column, [`Error::Device`] where memory is short.
pub fn column_sums(device: &Device, x: &Tensor, out: &Tensor, accumulate: bool) -> Result<()> {
    if out.len() != x.cols() {
        return Err(Error::Shape(format!(
            "column sums: expected {} values of output, got {}",
            x.cols(),
            out.len()
        )));
    }
    let last = x.rows() <= ROW_CHUNK;
    let chunks = x.rows().div_ceil(ROW_CHUNK);
    let partial = if last {
        out.clone()
    } else {
        Tensor::empty(device, chunks, x.cols())?
    };
    let units = device.tuning().units;
    let w = x.vector(device.tuning().vector);
    let nv = x.cols() / w;
    let (rows, chunk) = (x.rows() as u32, ROW_CHUNK as u32);
    // SAFETY: the kernel masks chunks that begin past the last row.
    with_vector!(w, W => unsafe {
        column_sum_kernel::launch_unchecked::<W>(
            device.client(), cubes_for(chunks * nv, units), CubeDim::new_1d(units), x.arg(), partial.arg(), rows, nv as u32, chunk,
            accumulate && last,
        )
    });
    if last {
        Ok(())
    } else {
        column_sums(device, &partial, out, accumulate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{devices, judge, label, normals};

    #[test]
    fn flat_sums_follow_the_tree() {
        for d in devices() {
            for n in [
                1,
                15,
                16,
                100,
                4_095,
                4_096,
                4_100,
                70_001,
                4_096 * 4_096 / 64 + 64,
            ] {
                let x = normals(1, n, 1.0);
                let t = Tensor::upload(&d, &x, 1, n).unwrap();
                let out = Tensor::zeros(&d, 1, 1).unwrap();
                sum(&d, &t, 0.5, &out).unwrap();
                let what = format!("{}, {n} values", label(&d));
                assert_eq!(
                    out.download(&d).unwrap()[0],
                    reference_sum(&x, false) * 0.5,
                    "sum, {what}"
                );
                sum_squares(&d, &t, &out).unwrap();
                let exact: f64 = x.iter().map(|&v| f64::from(v) * f64::from(v)).sum();
                judge(
                    &format!("sum of squares, {what}"),
                    &out.download(&d).unwrap(),
                    &[reference_sum(&x, true)],
                    &[exact],
                );
            }
        }
    }

    #[test]
    fn column_sums_add_rows() {
        for d in devices() {
            for (rows, cols) in [(1, 5), (64, 48), (65, 16), (5_000, 33)] {
                let x = normals(2, rows * cols, 1.0);
                let before = normals(3, cols, 1.0);
                let t = Tensor::upload(&d, &x, rows, cols).unwrap();
                let out = Tensor::upload(&d, &before, 1, cols).unwrap();
                column_sums(&d, &t, &out, true).unwrap();
                let mut exact: Vec<f64> = before.iter().map(|&v| v.into()).collect();
                let mut plain = before.clone();
                for (i, &v) in x.iter().enumerate() {
                    exact[i % cols] += f64::from(v);
                    plain[i % cols] += v;
                }
                judge(
                    &format!("{} ({rows}, {cols})", label(&d)),
                    &out.download(&d).unwrap(),
                    &plain,
                    &exact,
                );
            }
        }
    }
}
