//! The Hadamard transform on devices: the kernel twin of [`crate::hadamard`], in the same order of operations.
//!
//! Sizes 16 and 32 run inside the quantiser, on the 32 vectors that hold a chunk ([`butterfly_chunk`]). Larger groups, and
//! formats whose scale needs the amax of the whole transformed tensor, are written to memory as f32 (rows, k filled up to
//! whole groups) and then quantised like any other operand: [`transform_chunks`] does the distances 1 to 16 inside chunks
//! of 32, [`finish_groups`] the distances 32, 64 and 128 between them.
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
use super::lanes::transpose;
use super::memory::load_chunks;
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
        let mut v = Array::<Vector<f32, Const<W>>>::new(parts);
        let mut worst = Vector::<u32, Const<W>>::new(0u32);
        #[unroll]
        for p in 0..parts {
            let x = y[base + p * vectors];
            worst = max(worst, x & Vector::new(0x7FFF_FFFFu32));
            v[p] = Vector::reinterpret(x);
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
        let poisoned = worst.greater_equal(&Vector::new(INFINITY));
        #[unroll]
        for p in 0..parts {
            let scaled =
                Vector::<u32, Const<W>>::reinterpret(v[p] * Vector::new(comptime!(norm_factor(g))));
            y[base + p * vectors] = select_many(poisoned, Vector::new(0x7FC0_0000u32), scaled);
        }
    }
}
