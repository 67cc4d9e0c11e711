//! The Hadamard transform on devices: the kernel twin of [`crate::hadamard`], in the same order of operations.
//!
//! Groups up to the columns of a scale word run inside the quantiser: [`butterfly_chunk`] does the distances up to 16 on the
//! 32 vectors that hold a chunk, [`finish_lanes`] or [`finish_parts`] the distances 32 and 64 between chunks. Where the scale needs the
//! amax of the whole transformed tensor, [`amax_transformed`] transforms once for that alone: nothing is stored.
//! Larger groups, two-dimensional blocks and runs that count errors write the transform to memory as f32 (rows, k filled up
//! to whole groups) and quantise that like any other operand: [`transform_chunks`] and [`finish_groups`].
//!
//! On a device that flushes f32 denormals, groups whose values lie near 2^-126 may differ from the reference.

// What `#[cube]` generates beside these items has no docs, and its dialect knows no div_ceil, no shorthand fields and no
// iterators; kernels take their buffers one by one.
#![allow(
    missing_docs,
    clippy::assign_op_pattern,
    clippy::redundant_field_names,
    clippy::manual_div_ceil
)]
#![allow(
    clippy::manual_is_multiple_of,
    clippy::needless_range_loop,
    clippy::too_many_arguments
)]

use super::codec::INFINITY;
use super::kernel::{Lanes, Plan, Source};
use super::lanes::{swap_lanes, transpose};
use super::memory::{load_chunks, load_group_of_rows};
use super::tensor_scale::PARTS;
use crate::hadamard::norm_factor;
use cubecl::prelude::*;

/// Transforms groups of `g` (16, 32, or the first stages of larger ones) in the lanes of `v`; bit i of `signs` is set
/// where element i of the group is negated. Up to 32 the result is scaled and finished.
#[cube]
pub(crate) fn butterfly_chunk<N: Size>(
    v: &mut Array<Vector<u32, N>>,
    signs: Vector<u32, N>,
    #[comptime] g: usize,
) {
    let size = comptime!(g.min(32));
    #[unroll]
    for group in 0..comptime!(32 / size) {
        let mut worst = Vector::<u32, N>::new(0u32);
        #[unroll]
        for i in 0..size {
            let x = v[comptime!(group * size + i)];
            worst = max(worst, x & Vector::new(0x7FFF_FFFFu32));
            let sign =
                (signs << Vector::new(comptime!(31 - i as u32))) & Vector::new(0x8000_0000u32);
            v[comptime!(group * size + i)] = x ^ sign;
        }
        #[unroll]
        for stage in 0..comptime!(size.trailing_zeros() as usize) {
            let h = comptime!(1usize << stage);
            #[unroll]
            for i in 0..size {
                if comptime!(i & h == 0) {
                    let a = Vector::<f32, N>::reinterpret(v[comptime!(group * size + i)]);
                    let b = Vector::<f32, N>::reinterpret(v[comptime!(group * size + i + h)]);
                    v[comptime!(group * size + i)] = Vector::reinterpret(a + b);
                    v[comptime!(group * size + i + h)] = Vector::reinterpret(a - b);
                }
            }
        }
        // Poison fills its group, whatever the device makes of Inf - Inf.
        let poisoned = worst.greater_equal(&Vector::new(INFINITY));
        #[unroll]
        for i in 0..size {
            let mut y = Vector::<f32, N>::reinterpret(v[comptime!(group * size + i)]);
            if comptime!(g <= 32) {
                y = y * Vector::new(comptime!(norm_factor(g)));
            }
            v[comptime!(group * size + i)] = select_many(
                poisoned,
                Vector::new(0x7FC0_0000u32),
                Vector::reinterpret(y),
            );
        }
    }
}

/// The last distances of groups of `g` whose chunks lie in neighbouring lanes of `v`, and the factor.
#[cube]
pub(crate) fn finish_lanes<const W: usize>(
    v: &mut Array<Vector<u32, Const<W>>>,
    #[comptime] g: usize,
) {
    #[unroll]
    for e in 0..32usize {
        let mut x = v[e];
        let mut worst = x & Vector::new(0x7FFF_FFFFu32);
        #[unroll]
        for stage in 0..comptime!((g / 32).trailing_zeros() as usize) {
            let d = comptime!(1usize << stage);
            worst = max(worst, swap_lanes::<W>(worst, d));
            // a + b in the lower lane of a pair, a + -b in the upper one.
            let mut negative = Vector::<u32, Const<W>>::new(0u32);
            #[unroll]
            for l in 0..W {
                if comptime!(l & d > 0) {
                    negative.insert(l, 0x8000_0000u32);
                }
            }
            let other = Vector::<f32, Const<W>>::reinterpret(swap_lanes::<W>(x, d));
            x = Vector::reinterpret(other + Vector::<f32, Const<W>>::reinterpret(x ^ negative));
        }
        v[e] = scaled::<Const<W>>(Vector::reinterpret(x), worst, g);
    }
}

/// The last distances of a group of `g` whose chunks lie one after the other in `v`, and the factor.
#[cube]
pub(crate) fn finish_parts<N: Size>(v: &mut Array<Vector<u32, N>>, #[comptime] g: usize) {
    let parts = comptime!(g / 32);
    #[unroll]
    for e in 0..32usize {
        let mut column = Array::<Vector<u32, N>>::new(parts);
        #[unroll]
        for p in 0..parts {
            column[p] = v[comptime!(p * 32 + e)];
        }
        finish_column::<N>(&mut column, g);
        #[unroll]
        for p in 0..parts {
            v[comptime!(p * 32 + e)] = column[p];
        }
    }
}

/// The distances from 32 on, of the `g / 32` values that lie 32 apart.
#[cube]
fn finish_column<N: Size>(column: &mut Array<Vector<u32, N>>, #[comptime] g: usize) {
    let parts = comptime!(g / 32);
    let mut worst = Vector::<u32, N>::new(0u32);
    let mut v = Array::<Vector<f32, N>>::new(parts);
    #[unroll]
    for p in 0..parts {
        worst = max(worst, column[p] & Vector::new(0x7FFF_FFFFu32));
        v[p] = Vector::reinterpret(column[p]);
    }
    #[unroll]
    for stage in 0..comptime!(parts.trailing_zeros() as usize) {
        let h = comptime!(1usize << stage);
        #[unroll]
        for i in 0..parts {
            if comptime!(i & h == 0) {
                let a = v[i];
                let b = v[comptime!(i + h)];
                v[i] = a + b;
                v[comptime!(i + h)] = a - b;
            }
        }
    }
    #[unroll]
    for p in 0..parts {
        column[p] = scaled::<N>(v[p], worst, g);
    }
}

/// The factor of the transform, and NaN where anything that went in was not finite.
#[cube]
fn scaled<N: Size>(
    x: Vector<f32, N>,
    worst: Vector<u32, N>,
    #[comptime] g: usize,
) -> Vector<u32, N> {
    let y = Vector::<u32, N>::reinterpret(x * Vector::new(comptime!(norm_factor(g))));
    let poisoned = worst.greater_equal(&Vector::new(INFINITY));
    select_many(poisoned, Vector::new(0x7FC0_0000u32), y)
}

/// f32 bits of the largest finite magnitude after the transform, of each of [`PARTS`] runs of `tiles` tiles.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn amax_transformed<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    parts: &mut [u32],
    source: Source,
    tiles: u32,
    #[comptime] plan: Plan,
) {
    let unit = ABSOLUTE_POS;
    if unit < PARTS {
        let tiles = tiles as usize;
        let each = (tiles + comptime!(PARTS - 1)) / PARTS;
        let mut amax = Vector::<u32, Const<W>>::new(0u32);
        for tile in min(unit * each, tiles)..min(unit * each + each, tiles) {
            let mut v = Array::<Vector<u32, Const<W>>>::new(comptime!(32 * plan.parts()));
            if comptime!(plan.lanes == Lanes::Rows) {
                let row_tiles = (source.rows as usize + W - 1) / W;
                let chunk = tile / row_tiles * comptime!(plan.parts());
                let row0 = tile % row_tiles * W;
                load_group_of_rows::<W, L>(x, &mut v, row0, chunk, &source, plan);
                amax = largest::<Const<W>>(&v, amax, comptime!(32 * plan.parts()));
            } else {
                let chunks = source.chunks as usize;
                let items = source.rows as usize * chunks;
                let mut start = Array::<usize>::new(W);
                let mut piece = Array::<usize>::new(W);
                let mut left = Vector::<u32, Const<W>>::empty();
                let mut row = tile * W / chunks;
                let mut chunk = tile * W % chunks;
                #[unroll]
                for l in 0..W {
                    start[l] = source.offset as usize + row * source.row_stride as usize;
                    piece[l] = chunk * comptime!(32 / L);
                    let begin = chunk as u32 * 32u32;
                    let there = tile * W + l < items;
                    left.insert(l, select(there, source.k - min(begin, source.k), 0u32));
                    chunk += 1;
                    if chunk == chunks {
                        chunk = 0;
                        row = min(row + 1, source.rows as usize - 1);
                    }
                }
                let columns = source.k as usize / L;
                load_chunks::<W, L>(x, &mut v, &start, &piece, left, columns, &source, plan);
                amax = largest::<Const<W>>(&v, amax, 32usize);
            }
        }
        let mut all = 0u32;
        #[unroll]
        for l in 0..W {
            all = max(all, amax.extract(l));
        }
        parts[unit] = all;
    }
}

/// The largest finite magnitude of `v`, or `amax` where that is larger.
#[cube]
fn largest<N: Size>(
    v: &Array<Vector<u32, N>>,
    amax: Vector<u32, N>,
    #[comptime] length: usize,
) -> Vector<u32, N> {
    let mut amax = amax;
    #[unroll]
    for e in 0..length {
        let bits = v[e] & Vector::new(0x7FFF_FFFFu32);
        let finite = bits.less_than(&Vector::new(INFINITY));
        amax = max(amax, select_many(finite, bits, Vector::new(0u32)));
    }
    amax
}

/// Chunks of 32 of a strided source, transformed, to rows of `padded` columns. `source.k` columns exist; those up to
/// `padded` are zero before the transform.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn transform_chunks<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    signs: &[u32],
    y: &mut [Vector<u32, Const<W>>],
    source: Source,
    padded: u32,
    #[comptime] g: usize,
    #[comptime] plan: Plan,
) {
    let chunks = source.chunks as usize;
    let rows = source.rows as usize;
    let items = rows * chunks;
    let first = ABSOLUTE_POS * W;
    if first < items {
        let mut start = Array::<usize>::new(W);
        let mut piece = Array::<usize>::new(W);
        let mut to = Array::<usize>::new(W);
        let mut room = Array::<usize>::new(W);
        let mut left = Vector::<u32, Const<W>>::empty();
        let mut sign = Vector::<u32, Const<W>>::empty();
        #[unroll]
        for l in 0..W {
            let item = min(first + l, items - 1);
            // Lanes are consecutive chunks of a row, or one chunk of consecutive rows: whichever loads well.
            let by_row = comptime!(plan.lanes == Lanes::Rows);
            let row = if by_row { item % rows } else { item / chunks };
            let chunk = if by_row { item / rows } else { item % chunks };
            start[l] = source.offset as usize + row * source.row_stride as usize;
            piece[l] = chunk * comptime!(32 / L);
            to[l] = (row * padded as usize + chunk * 32) / W;
            room[l] = select(
                first + l < items,
                (padded as usize - chunk * 32) / W,
                0usize,
            );
            left.insert(l, source.k - min(chunk as u32 * 32u32, source.k));
            sign.insert(l, signs[chunk % comptime!(g.div_ceil(32))]);
        }
        let mut v = Array::<Vector<u32, Const<W>>>::new(32usize);
        load_chunks::<W, L>(
            x,
            &mut v,
            &start,
            &piece,
            left,
            source.k as usize / L,
            &source,
            plan,
        );
        butterfly_chunk::<Const<W>>(&mut v, sign, g);
        #[unroll]
        for h in 0..comptime!(32 / W) {
            let mut square = Array::<Vector<u32, Const<W>>>::new(W);
            #[unroll]
            for e in 0..W {
                square[e] = v[comptime!(h * W + e)];
            }
            transpose::<W>(&mut square, W);
            #[unroll]
            for l in 0..W {
                if h < room[l] {
                    y[to[l] + h] = square[l];
                }
            }
        }
    }
}

/// The distances from 32 on, in place: one unit takes `W` neighbouring columns of every chunk of a group.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn finish_groups<const W: usize>(
    y: &mut [Vector<u32, Const<W>>],
    units: u32,
    #[comptime] g: usize,
) {
    let unit = ABSOLUTE_POS;
    if unit < units as usize {
        let vectors = comptime!(32 / W);
        let parts = comptime!(g / 32);
        let base = unit / vectors * comptime!(g / W) + unit % vectors;
        let mut column = Array::<Vector<u32, Const<W>>>::new(parts);
        #[unroll]
        for p in 0..parts {
            column[p] = y[base + p * vectors];
        }
        finish_column::<Const<W>>(&mut column, g);
        #[unroll]
        for p in 0..parts {
            y[base + p * vectors] = column[p];
        }
    }
}
