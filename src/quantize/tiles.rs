//! Scale bytes of two-dimensional blocks, one word a block (bit 8 marks a block of zeros); the codes follow in [`super::kernel`].
//!
//! A square block of an operand is a square block of its transpose, so the source is always read in the direction in
//! which it is contiguous. One unit takes `W` chunks of 32 columns side by side and goes down the rows of their blocks.
//! The source is read twice (here and for the codes): 8 bytes an element where one-dimensional blocks read 4.

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

use super::kernel::{Lanes, Plan, Source, tile_index};
use super::memory::load_chunks;
use super::scale::{add_error, better, byte_of_amax, four_over_six};
use crate::formats::{ErrorNorm, ScaleRule};
use cubecl::prelude::*;

/// Where the lanes of a unit are.
#[derive(CubeType)]
struct Lane<N: Size> {
    row: Array<usize>,
    piece: Array<usize>,
    to: Array<usize>,
    left: Vector<u32, N>,
}

/// `source` describes the contiguous direction: rows, columns (`k`) and `chunks` in a row; `tiles` is (block rows, blocks
/// in a row).
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn tile_bytes<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    table: &[u32],
    tiles: &mut [u32],
    source: Source,
    #[comptime] plan: Plan,
) {
    let side = comptime!(plan.format.block[0]);
    let chunks = source.chunks as usize;
    let per_row = source.tile_row_stride as usize;
    let items = (source.rows as usize + side - 1) / side * chunks;
    let first = tile_index(plan) * W;
    if first < items {
        let mut row = Array::<usize>::new(W);
        let mut piece = Array::<usize>::new(W);
        let mut to = Array::<usize>::new(W);
        let mut left = Vector::<u32, Const<W>>::new(0u32);
        #[unroll]
        for l in 0..W {
            let item = min(first + l, items - 1);
            let chunk = item % chunks;
            row[l] = item / chunks * side;
            piece[l] = chunk * comptime!(32 / L);
            to[l] = item / chunks * per_row + chunk * comptime!(plan.blocks());
            left.insert(l, source.k - chunk as u32 * 32u32);
        }
        let lane = lane_of::<Const<W>>(row, piece, to, left);
        let mut amax = Array::<Vector<u32, Const<W>>>::new(2usize);
        amax[0] = Vector::new(0u32);
        amax[1] = Vector::new(0u32);
        for r in 0..side {
            let mut v = Array::<Vector<u32, Const<W>>>::new(32usize);
            load_line::<W, L>(x, &mut v, &lane, r, &source, plan);
            #[unroll]
            for e in 0..32usize {
                let b = comptime!(e / plan.format.block[1]);
                amax[b] = max(amax[b], v[e] & Vector::new(0x7FFF_FFFFu32));
            }
        }
        #[unroll]
        for b in 0..comptime!(plan.blocks()) {
            let byte = match comptime!(plan.format.scale) {
                ScaleRule::Nv {
                    four_over_six: Some(norm),
                } => best_of_two::<W, L>(x, amax[b], &lane, table, &source, norm, b, plan),
                _ => byte_of_amax::<W>(amax[b], table, comptime!(plan.format)),
            };
            let zero = amax[b].equal(&Vector::new(0u32));
            let word = byte | select_many(zero, Vector::new(256u32), Vector::new(0u32));
            #[unroll]
            for l in 0..W {
                let inside = left.extract(l) > comptime!((b * plan.format.block[1]) as u32);
                if first + l < items && inside {
                    tiles[lane.to[l] + b] = word.extract(l);
                }
            }
        }
    }
}

#[cube]
fn lane_of<N: Size>(
    row: Array<usize>,
    piece: Array<usize>,
    to: Array<usize>,
    left: Vector<u32, N>,
) -> Lane<N> {
    Lane::<N> {
        row: row,
        piece: piece,
        to: to,
        left: left,
    }
}

/// Loads line `r` of every lane's blocks; lines past the last row are zero.
#[cube]
fn load_line<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    lane: &Lane<Const<W>>,
    r: usize,
    source: &Source,
    #[comptime] plan: Plan,
) {
    let rows = source.rows as usize;
    let mut start = Array::<usize>::new(W);
    let mut left = lane.left;
    #[unroll]
    for l in 0..W {
        let row = lane.row[l] + r;
        start[l] = source.offset as usize + min(row, rows - 1) * source.row_stride as usize;
        left.insert(l, select(row < rows, lane.left.extract(l), 0u32));
    }
    load_chunks::<W, L>(
        x,
        v,
        &start,
        &lane.piece,
        left,
        source.k as usize / L,
        source,
        plan,
    );
}

/// Four-over-six: each operand row of a block adds its errors from left to right, then the rows are added as a tree.
#[cube]
fn best_of_two<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    amax: Vector<u32, Const<W>>,
    lane: &Lane<Const<W>>,
    table: &[u32],
    source: &Source,
    #[comptime] norm: ErrorNorm,
    #[comptime] b: usize,
    #[comptime] plan: Plan,
) -> Vector<u32, Const<W>> {
    let side = comptime!(plan.format.block[0]);
    let six = four_over_six::<W>(amax, table, false, comptime!(plan.format));
    let four = four_over_six::<W>(amax, table, true, comptime!(plan.format));
    let mut errors_six = Array::<Vector<f32, Const<W>>>::new(side);
    let mut errors_four = Array::<Vector<f32, Const<W>>>::new(side);
    for r in 0..side {
        errors_six[r] = Vector::new(0.0f32);
        errors_four[r] = Vector::new(0.0f32);
    }
    for r in 0..side {
        let mut v = Array::<Vector<u32, Const<W>>>::new(32usize);
        load_line::<W, L>(x, &mut v, lane, r, source, plan);
        for e in 0..side {
            let value = v[comptime!(b * side) + e];
            // Lines of the source are rows of the operand, or its columns.
            let mut to = r;
            if comptime!(plan.lanes == Lanes::Rows) {
                to = e;
            }
            errors_six[to] = add_error::<Const<W>>(errors_six[to], value, &six, table, norm);
            errors_four[to] = add_error::<Const<W>>(errors_four[to], value, &four, table, norm);
        }
    }
    better::<Const<W>>(
        six.byte,
        four.byte,
        tree::<W>(&mut errors_six, side),
        tree::<W>(&mut errors_four, side),
    )
}

#[cube]
fn tree<const W: usize>(
    v: &mut Array<Vector<f32, Const<W>>>,
    #[comptime] length: usize,
) -> Vector<f32, Const<W>> {
    #[unroll]
    for stage in 0..comptime!(length.trailing_zeros() as usize) {
        let half = comptime!(length >> (stage + 1));
        #[unroll]
        for i in 0..half {
            let sum = v[i] + v[comptime!(i + half)];
            v[i] = sum;
        }
    }
    v[0]
}
