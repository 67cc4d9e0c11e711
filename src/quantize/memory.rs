//! Loads and stores of the quantiser: elements into lanes, code words out of them.

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

use super::hadamard::butterfly_chunk;
use super::kernel::{Plan, Source};
use super::lanes::{lane_ramp, swap_lanes, transpose};
use cubecl::prelude::*;

/// Loads one chunk of 32 into each lane of `v`: from piece `piece[l]` of the row at `start[l]`, `left[l]` columns of it.
#[cube]
pub(crate) fn load_chunks<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    start: &Array<usize>,
    piece: &Array<usize>,
    left: Vector<u32, Const<W>>,
    columns: usize,
    source: &Source,
    #[comptime] plan: Plan,
) {
    #[unroll(plan.unroll)]
    for h in 0..comptime!(32 / W) {
        let mut square = Array::<Vector<u32, Const<W>>>::new(W);
        #[unroll]
        for l in 0..W {
            square[l] = load_row::<W, L>(
                x,
                start[l],
                piece[l] + h * comptime!(W / L),
                columns,
                source,
                plan,
            );
        }
        transpose::<W>(&mut square, W);
        #[unroll]
        for e in 0..W {
            let mut lanes = square[e];
            if comptime!(plan.tail) {
                let inside = left.greater_than(&Vector::new((h * W + e) as u32));
                lanes = select_many(inside, lanes, Vector::new(0u32));
            }
            v[h * W + e] = lanes;
        }
    }
    if comptime!(plan.hadamard > 0) {
        butterfly_chunk::<Const<W>>(v, Vector::new(source.signs), plan.hadamard);
    }
}

/// `W` consecutive columns of one row, in pieces of `L`, from piece `first` on; `columns` pieces are in the row.
#[cube]
pub(crate) fn load_row<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    start: usize,
    first: usize,
    columns: usize,
    source: &Source,
    #[comptime] plan: Plan,
) -> Vector<u32, Const<W>> {
    let mut out = Vector::<u32, Const<W>>::empty();
    #[unroll]
    for p in 0..comptime!(W / L) {
        let mut piece = first + p;
        if comptime!(plan.tail) {
            piece = min(piece, columns - 1);
        }
        let loaded = x[start + piece * source.k_stride as usize];
        #[unroll]
        for e in 0..L {
            out.insert(comptime!(p * L + e), loaded.extract(e));
        }
    }
    out
}

/// Loads 32 columns of `W` rows; columns from k on are zero, rows from the last on repeat others and are not stored.
#[cube]
pub(crate) fn load_rows<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    row0: usize,
    column: usize,
    source: &Source,
    #[comptime] plan: Plan,
) {
    #[unroll(plan.unroll)]
    for e in 0..32usize {
        let mut at = column + e;
        if comptime!(plan.tail) {
            at = min(at, source.k as usize - 1);
        }
        let base = source.offset as usize + at * source.k_stride as usize;
        let mut lanes = Vector::<u32, Const<W>>::empty();
        #[unroll]
        for p in 0..comptime!(W / L) {
            let mut piece = row0 / L + p;
            if comptime!(plan.tail) {
                piece = min(piece, source.rows as usize / L - 1);
            }
            let loaded = x[base + piece];
            #[unroll]
            for j in 0..L {
                lanes.insert(comptime!(p * L + j), loaded.extract(j));
            }
        }
        if comptime!(plan.tail) {
            let kept = select(column + e < source.k as usize, 0xFFFF_FFFFu32, 0u32);
            lanes = lanes & Vector::new(kept);
        }
        v[e] = lanes;
    }
    if comptime!(plan.hadamard > 0) {
        butterfly_chunk::<Const<W>>(v, Vector::new(source.signs), plan.hadamard);
    }
}

/// Stores each lane's words as whole vectors of four at chunk `to[l]`; lanes without columns `left` store nothing.
#[cube]
pub(crate) fn store_words<const W: usize>(
    codes: &mut [Vector<u32, Const<4>>],
    words: &Array<Vector<u32, Const<W>>>,
    to: &Array<usize>,
    left: Vector<u32, Const<W>>,
    #[comptime] plan: Plan,
) {
    let quads = comptime!(plan.words() / 4);
    #[unroll]
    for q in 0..quads {
        let mut square = Array::<Vector<u32, Const<W>>>::new(4usize);
        #[unroll]
        for e in 0..4usize {
            square[e] = words[comptime!(q * 4 + e)];
        }
        transpose::<W>(&mut square, 4usize);
        #[unroll]
        for l in 0..W {
            let row = square[comptime!(l % 4)];
            let mut out = Vector::<u32, Const<4>>::empty();
            #[unroll]
            for e in 0..4usize {
                out.insert(e, row.extract(comptime!(l / 4 * 4 + e)));
            }
            if comptime!(!plan.tail) {
                codes[to[l] * quads + q] = out;
            } else if left.extract(l) > 0u32 {
                codes[to[l] * quads + q] = out;
            }
        }
    }
}

/// Stores the scale words of lanes that are consecutive chunks, from word `first` on, below word `end`.
#[cube]
pub(crate) fn store_scales<const W: usize>(
    scales: &mut [u32],
    bytes: &Array<Vector<u32, Const<W>>>,
    first: usize,
    end: usize,
    #[comptime] plan: Plan,
) {
    let sharing = comptime!(plan.chunks_per_scale_word());
    // Bytes of the chunks of a scale word, or-ed together into its first lane.
    let mut packed = bytes[0];
    if comptime!(plan.blocks() == 2) {
        packed |= bytes[comptime!(plan.blocks() - 1)] << Vector::new(8u32);
    }
    packed = packed << lane_ramp::<W>(comptime!(8 * plan.blocks() as u32), sharing);
    packed |= swap_lanes::<W>(packed, 1usize);
    if comptime!(sharing == 4) {
        packed |= swap_lanes::<W>(packed, 2usize);
    }
    #[unroll]
    for q in 0..comptime!(W / sharing) {
        if first + q < end {
            scales[first + q] = packed.extract(comptime!(q * sharing));
        }
    }
}
