//! The Hadamard transform on devices: the kernel twin of [`crate::hadamard`], in the same order of operations.
//!
//! Sizes 16 and 32 run inside the quantiser, on the 32 vectors that hold a chunk ([`butterfly_chunk`]). Larger groups, and
//! formats whose scale needs the amax of the whole transformed tensor, go through [`transform_kernel`]: one pass that writes the
//! transformed f32 operand (rows, k padded to whole groups), which is then quantised like any other.
//!
//! On a device that flushes f32 denormals, groups whose values lie near 2^-126 may differ from the reference.

// What `#[cube]` generates beside these items has no docs.
#![allow(missing_docs, clippy::too_many_arguments)]

use super::codec::INFINITY;
use super::kernel::{Lanes, Plan, Source, load_row};
use super::lanes::transpose;
use crate::hadamard::norm_factor;
use cubecl::prelude::*;

/// Transforms both groups of 16, or the group of 32, in the lanes of `v`.
#[cube]
pub(crate) fn butterfly_chunk<N: Size>(v: &mut Array<Vector<u32, N>>, signs: u32, #[comptime] g: usize) {
    #[unroll]
    for group in 0..comptime!(32 / g) {
        let mut worst = Vector::<u32, N>::new(0u32);
        #[unroll]
        for i in 0..g {
            let x = v[comptime!(group * g + i)];
            worst = max(worst, x & Vector::new(0x7FFF_FFFFu32));
            let sign = ((signs >> comptime!(i as u32)) & 1u32) << 31u32;
            v[comptime!(group * g + i)] = x ^ Vector::new(sign);
        }
        #[unroll]
        for stage in 0..comptime!(g.trailing_zeros() as usize) {
            let h = comptime!(1usize << stage);
            #[unroll]
            for i in 0..g {
                if comptime!(i & h == 0) {
                    let a = Vector::<f32, N>::reinterpret(v[comptime!(group * g + i)]);
                    let b = Vector::<f32, N>::reinterpret(v[comptime!(group * g + i + h)]);
                    v[comptime!(group * g + i)] = Vector::reinterpret(a + b);
                    v[comptime!(group * g + i + h)] = Vector::reinterpret(a - b);
                }
            }
        }
        let poisoned = worst.greater_equal(&Vector::new(INFINITY));
        #[unroll]
        for i in 0..g {
            let y = Vector::<f32, N>::reinterpret(v[comptime!(group * g + i)]) * Vector::new(comptime!(norm_factor(g)));
            v[comptime!(group * g + i)] =
                select_many(poisoned, Vector::new(0x7FC0_0000u32), Vector::reinterpret(y));
        }
    }
}

/// One group of `g` in each lane, from a strided source to contiguous rows of `groups * g` (in vectors of `W`). `source.k`
/// columns exist; the rest of the last group is zero before the transform.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn transform_kernel<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    signs: &[u32],
    y: &mut [Vector<u32, Const<W>>],
    source: Source,
    #[comptime] g: usize,
    #[comptime] plan: Plan,
) {
    let groups = source.chunks as usize;
    let rows = source.rows as usize;
    let items = rows * groups;
    let first = ABSOLUTE_POS * W;
    if first < items {
        let mut v = Array::<Vector<u32, Const<W>>>::new(g);
        // Lanes are consecutive groups of a row, or one group of consecutive rows: whichever loads well.
        let mut row = Array::<usize>::new(W);
        let mut group = Array::<usize>::new(W);
        #[unroll]
        for l in 0..W {
            let item = min(first + l, items - 1);
            if comptime!(plan.lanes == Lanes::Rows) {
                row[l] = item % rows;
                group[l] = item / rows;
            } else {
                row[l] = item / groups;
                group[l] = item % groups;
            }
        }
        for h in 0..comptime!(g / W) {
            let mut square = Array::<Vector<u32, Const<W>>>::new(W);
            #[unroll]
            for l in 0..W {
                let start = source.offset as usize + row[l] * source.row_stride as usize;
                let piece = group[l] * comptime!(g / L) + h * comptime!(W / L);
                square[l] = load_row::<W, L>(x, start, piece, source.k as usize / L, &source, plan);
            }
            transpose::<W>(&mut square, W);
            #[unroll]
            for e in 0..W {
                let at = h * W + e;
                let mut left = Vector::<u32, Const<W>>::empty();
                #[unroll]
                for l in 0..W {
                    left.insert(l, u32::cast_from(group[l] * g + at < source.k as usize));
                }
                let sign = ((signs[at / 32] >> (at % 32) as u32) & 1u32) << 31u32;
                let inside = left.greater_than(&Vector::new(0u32));
                v[at] = select_many(inside, square[e], Vector::new(0u32)) ^ Vector::new(sign);
            }
        }
        butterfly::<Const<W>>(&mut v, g);
        for h in 0..comptime!(g / W) {
            let mut square = Array::<Vector<u32, Const<W>>>::new(W);
            #[unroll]
            for e in 0..W {
                square[e] = v[h * W + e];
            }
            transpose::<W>(&mut square, W);
            #[unroll]
            for l in 0..W {
                if first + l < items {
                    y[(row[l] * groups + group[l]) * comptime!(g / W) + h] = square[l];
                }
            }
        }
    }
}

/// The scaled butterfly over `g` vectors, in rolled loops.
#[cube]
fn butterfly<N: Size>(v: &mut Array<Vector<u32, N>>, #[comptime] g: usize) {
    let mut worst = Vector::<u32, N>::new(0u32);
    for i in 0..g {
        worst = max(worst, v[i] & Vector::new(0x7FFF_FFFFu32));
    }
    #[unroll]
    for stage in 0..comptime!(g.trailing_zeros() as usize) {
        let h = comptime!(1usize << stage);
        for pair in 0..comptime!(g / 2) {
            let i = pair / h * comptime!(2 * h) + pair % h;
            let a = Vector::<f32, N>::reinterpret(v[i]);
            let b = Vector::<f32, N>::reinterpret(v[i + h]);
            v[i] = Vector::reinterpret(a + b);
            v[i + h] = Vector::reinterpret(a - b);
        }
    }
    let poisoned = worst.greater_equal(&Vector::new(INFINITY));
    for i in 0..g {
        let y = Vector::<f32, N>::reinterpret(v[i]) * Vector::new(comptime!(norm_factor(g)));
        v[i] = select_many(poisoned, Vector::new(0x7FC0_0000u32), Vector::reinterpret(y));
    }
}
