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

use super::hadamard::{butterfly_chunk, finish_lanes, finish_parts};
use super::kernel::{Plan, Source, sign_word};
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
        // Groups of several chunks start at lanes that are multiples of their number.
        let parts = comptime!(plan.parts());
        let mut signs = Vector::<u32, Const<W>>::new(source.signs.w0);
        #[unroll]
        for l in 0..W {
            if comptime!(l % parts > 0) {
                signs.insert(l, sign_word(&source.signs, comptime!(l % parts)));
            }
        }
        butterfly_chunk::<Const<W>>(v, signs, plan.hadamard);
        if comptime!(parts > 1) {
            finish_lanes::<W>(v, plan.hadamard);
        }
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

/// Loads the chunks of a Hadamard group (or one chunk) of `W` rows, from `chunk` on, and transforms them.
#[cube]
pub(crate) fn load_group_of_rows<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    row0: usize,
    chunk: usize,
    source: &Source,
    #[comptime] plan: Plan,
) {
    let parts = comptime!(plan.parts());
    #[unroll]
    for p in 0..parts {
        let mut part = Array::<Vector<u32, Const<W>>>::new(32usize);
        load_rows::<W, L>(x, &mut part, row0, (chunk + p) * 32, source, plan);
        if comptime!(plan.hadamard > 0) {
            let signs = Vector::new(sign_word(&source.signs, p));
            butterfly_chunk::<Const<W>>(&mut part, signs, plan.hadamard);
        }
        #[unroll]
        for e in 0..32usize {
            v[comptime!(p * 32 + e)] = part[e];
        }
    }
    if comptime!(parts > 1) {
        finish_parts::<Const<W>>(v, plan.hadamard);
    }
}

/// Loads 32 columns of `W` rows; columns from k on are zero, rows from the last on repeat others and are not stored.
#[cube]
fn load_rows<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    row0: usize,
    column: usize,
    source: &Source,
    #[comptime] plan: Plan,
) {
    if comptime!(W < L) {
        load_one_row::<W, L>(x, v, row0, column, source, plan);
    } else {
        load_columns::<W, L>(x, v, row0, column, source, plan);
    }
}

/// One row alone, in loads of `L` along it.
#[cube]
fn load_one_row<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    row: usize,
    column: usize,
    source: &Source,
    #[comptime] plan: Plan,
) {
    let base = source.offset as usize + row * source.row_stride as usize;
    #[unroll]
    for h in 0..comptime!(32 / L) {
        let mut piece = column / L + h;
        if comptime!(plan.tail) {
            piece = min(piece, source.k as usize / L - 1);
        }
        let loaded = x[base + piece];
        #[unroll]
        for e in 0..L {
            let mut value = loaded.extract(e);
            if comptime!(plan.tail) {
                let inside = column + comptime!(h * L + e) < source.k as usize;
                value = select(inside, value, 0u32);
            }
            v[comptime!(h * L + e)] = Vector::new(value);
        }
    }
}

/// 32 columns of `W` rows that lie side by side, or of one row of any stride.
#[cube]
fn load_columns<const W: usize, const L: usize>(
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
            let loaded = x[base + piece * source.row_stride as usize];
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
        if comptime!(W > 1) {
            transpose::<W>(&mut square, 4usize);
        }
        #[unroll]
        for l in 0..W {
            let row = square[comptime!(l % 4)];
            let mut out = Vector::<u32, Const<4>>::empty();
            #[unroll]
            for e in 0..4usize {
                if comptime!(W > 1) {
                    out.insert(e, row.extract(comptime!(l / 4 * 4 + e)));
                } else {
                    out.insert(e, square[e].extract(0usize));
                }
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
