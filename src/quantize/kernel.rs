//! Blocks of 32 (or 2 x 16) elements, `W` side by side: amax, scale, codes, packed words.
//!
//! One unit takes `W` chunks of 32 elements along K, one in each lane, and does everything vertically; see [`Lanes`].

// What `#[cube]` generates beside these items has no docs.
#![allow(missing_docs)]

use super::codec::{Encoder, INFINITY, encode_magnitude, mx_byte, mx_factors, scaled_bits};
use crate::formats::{BlockFormat, Rounding, ScaleRule};
use crate::rng::philox4x32_kernel;
use cubecl::prelude::*;

/// What lies in the lanes of a unit's vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lanes {
    /// Consecutive chunks of 32 along K; the source is contiguous along K, or in no direction.
    Chunks,
    /// Consecutive rows, in which the source is contiguous; a unit takes all chunks of one scale word.
    Rows,
}

/// The comptime part of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Plan {
    pub format: BlockFormat,
    pub lanes: Lanes,
    /// Whether anything has to be masked.
    pub tail: bool,
    /// Units take consecutive tiles of their own rather than every n-th one.
    pub runs: bool,
}

impl Plan {
    /// Scale blocks in a chunk of 32: 1 or 2.
    pub(crate) fn blocks(&self) -> usize {
        32 / self.format.block[1]
    }

    /// Chunks that share a scale word: 4 or 2.
    pub(crate) fn chunks_per_scale_word(&self) -> usize {
        4 / self.blocks()
    }

    /// Words of codes in a chunk: 4 or 8.
    pub(crate) fn words(&self) -> usize {
        32 / self.format.element.codes_per_word()
    }

    fn encoder(&self) -> Encoder {
        Encoder {
            grid: self.format.element.grid(),
            rounding: self.format.rounding,
            pre_scale: self.format.pre_scale,
        }
    }
}

/// Where the operand [rows, k] lies in its buffer, in the buffer's vectors of `L`, and its packed extents.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(crate) struct Source {
    pub offset: u32,
    pub row_stride: u32,
    pub k_stride: u32,
    pub rows: u32,
    pub k: u32,
    /// Chunks of 32 in a row of the packed operand.
    pub chunks: u32,
    /// Words of scale bytes in a row.
    pub scale_words: u32,
}

/// Key and the upper half of the counter of a random stream.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(crate) struct Random {
    pub seed: u32,
    pub step: u32,
    pub tensor: u32,
    pub site: u32,
}

/// Which tile this unit takes.
#[cube]
fn tile_index(#[comptime] plan: Plan) -> usize {
    if comptime!(plan.runs) {
        UNIT_POS as usize * CUBE_COUNT + CUBE_POS
    } else {
        ABSOLUTE_POS
    }
}

/// Quantises `W` chunks in `v` (one a lane): scale bytes and code words. `group_low`, `group_high` number the first four
/// elements of each lane for SR.
#[cube]
fn quantize_chunk<N: Size>(
    v: &Array<Vector<u32, N>>,
    bytes: &mut Array<Vector<u32, N>>,
    words: &mut Array<Vector<u32, N>>,
    group_low: Vector<u32, N>,
    group_high: Vector<u32, N>,
    random: &Random,
    #[comptime] plan: Plan,
) {
    let columns = comptime!(plan.format.block[1]);
    let magnitude = Vector::<u32, N>::new(0x7FFF_FFFFu32);
    #[unroll]
    for b in 0..comptime!(plan.blocks()) {
        let mut amax = Vector::<u32, N>::new(0u32);
        #[unroll]
        for e in 0..columns {
            amax = max(amax, v[b * columns + e] & magnitude);
        }
        let byte = match comptime!(plan.format.scale) {
            ScaleRule::Mx(rule) => mx_byte::<N>(amax, rule, comptime!(plan.format.element.grid())),
            _ => Vector::new(0u32),
        };
        bytes[b] = byte;
        let factors = mx_factors::<N>(byte);
        let finite = select_many(amax.less_than(&Vector::new(INFINITY)), Vector::new(0xFFFF_FFFFu32), Vector::new(0u32));
        let per_word = comptime!(plan.format.element.codes_per_word());
        let bits = comptime!(plan.format.element.bits());
        #[unroll]
        for w in 0..comptime!(columns / per_word) {
            let mut word = Vector::<u32, N>::new(0u32);
            #[unroll]
            for q in 0..comptime!(per_word / 4) {
                let first = comptime!(b * columns + w * per_word + q * 4);
                let mut draws = Array::<Vector<u32, N>>::new(4usize);
                if comptime!(plan.format.rounding == Rounding::Sr) {
                    let low = group_low + Vector::new(comptime!(first as u32 / 4));
                    let drawn = philox4x32_kernel::<N>(
                        low,
                        group_high,
                        Vector::new(random.tensor),
                        Vector::new(random.site),
                        random.seed,
                        random.step,
                    );
                    draws[0] = drawn.w0;
                    draws[1] = drawn.w1;
                    draws[2] = drawn.w2;
                    draws[3] = drawn.w3;
                }
                #[unroll]
                for e in 0..4usize {
                    let x = v[first + e];
                    let absolute = x & magnitude;
                    let scaled = scaled_bits::<N>(absolute, &factors);
                    let mut draw = absolute;
                    if comptime!(plan.format.rounding == Rounding::Sr) {
                        draw = draws[e];
                    }
                    let code = encode_magnitude::<N>(scaled, draw, absolute, comptime!(plan.encoder()));
                    let shift = comptime!((q * 4 + e) as u32 * bits);
                    let sign = (x >> Vector::new(31u32)) << Vector::new(comptime!(shift + bits - 1));
                    word |= (code << Vector::new(shift)) | sign;
                }
            }
            words[comptime!(b * columns / per_word + w)] = word & finite;
        }
    }
}

/// Quantises a strided operand; see the module header.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn quantize_kernel<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    codes: &mut [Vector<u32, Const<4>>],
    scales: &mut [u32],
    source: Source,
    random: Random,
    #[comptime] plan: Plan,
) {
    let tile = tile_index(plan);
    if comptime!(plan.lanes == Lanes::Chunks) {
        along_k::<W, L>(x, codes, scales, &source, &random, tile, plan);
    } else {
        across_rows::<W, L>(x, codes, scales, &source, &random, tile, plan);
    }
}

/// Lanes are consecutive chunks, counted through rows with each row filled up to whole scale words.
#[cube]
fn along_k<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    codes: &mut [Vector<u32, Const<4>>],
    scales: &mut [u32],
    source: &Source,
    random: &Random,
    tile: usize,
    #[comptime] plan: Plan,
) {
    let per_row = source.scale_words as usize * comptime!(plan.chunks_per_scale_word());
    let chunks = source.chunks as usize;
    let items = source.rows as usize * per_row;
    let first = tile * W;
    if first < items {
        let mut v = Array::<Vector<u32, Const<W>>>::new(32usize);
        let mut to = Array::<usize>::new(W);
        let mut group_low = Vector::<u32, Const<W>>::empty();
        let mut group_high = Vector::<u32, Const<W>>::empty();
        let mut limit = Vector::<u32, Const<W>>::empty();
        let mut row = first / per_row;
        let mut chunk = first % per_row;
        #[unroll]
        for l in 0..W {
            let base = source.offset as usize + row * source.row_stride as usize;
            load_chunk::<W, L>(x, &mut v, base, chunk * 32, source, l, plan);
            let left = select(chunk * 32 < source.k as usize, source.k - chunk as u32 * 32u32, 0u32);
            limit.insert(l, left);
            to[l] = row * chunks + chunk;
            if comptime!(plan.format.rounding == Rounding::Sr) {
                let (low, high) = first_group(row as u32, chunk as u32, source.chunks);
                group_low.insert(l, low);
                group_high.insert(l, high);
            }
            chunk += 1;
            if chunk == per_row {
                chunk = 0;
                // The last unit's spare lanes repeat the last row and are not stored.
                row = min(row + 1, source.rows as usize - 1);
            }
        }
        if comptime!(plan.tail) {
            #[unroll]
            for e in 0..32usize {
                let inside = limit.greater_than(&Vector::new(comptime!(e as u32)));
                v[e] = select_many(inside, v[e], Vector::new(0u32));
            }
        }
        let mut bytes = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.blocks()));
        let mut words = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.words()));
        quantize_chunk::<Const<W>>(&v, &mut bytes, &mut words, group_low, group_high, random, plan);
        #[unroll]
        for l in 0..W {
            if first + l < items && limit.extract(l) > 0u32 {
                store_words::<W>(codes, &words, to[l], l, plan);
            }
        }
        #[unroll]
        for q in 0..comptime!(W / plan.chunks_per_scale_word()) {
            let at = first / comptime!(plan.chunks_per_scale_word()) + q;
            if at < items / comptime!(plan.chunks_per_scale_word()) {
                let mut word = 0u32;
                #[unroll]
                for i in 0..4usize {
                    let lane = comptime!(q * plan.chunks_per_scale_word() + i / plan.blocks());
                    word |= bytes[comptime!(i % plan.blocks())].extract(lane) << comptime!(8 * i as u32);
                }
                scales[at] = word;
            }
        }
    }
}

/// Loads a chunk of 32 elements into lane `l` of `v`, in pieces of `L`.
#[cube]
fn load_chunk<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    v: &mut Array<Vector<u32, Const<W>>>,
    base: usize,
    column: usize,
    source: &Source,
    #[comptime] l: usize,
    #[comptime] plan: Plan,
) {
    #[unroll]
    for h in 0..comptime!(32 / L) {
        let mut piece = column / L + h;
        if comptime!(plan.tail) {
            piece = min(piece, source.k as usize / L - 1);
        }
        let loaded = x[base + piece * source.k_stride as usize];
        #[unroll]
        for e in 0..L {
            let mut lanes = v[comptime!(h * L + e)];
            lanes.insert(l, loaded.extract(e));
            v[comptime!(h * L + e)] = lanes;
        }
    }
}

/// Stores the words of lane `l` as whole vectors of four.
#[cube]
fn store_words<const W: usize>(
    codes: &mut [Vector<u32, Const<4>>],
    words: &Array<Vector<u32, Const<W>>>,
    chunk: usize,
    #[comptime] l: usize,
    #[comptime] plan: Plan,
) {
    let quads = comptime!(plan.words() / 4);
    #[unroll]
    for q in 0..quads {
        let mut out = Vector::<u32, Const<4>>::empty();
        #[unroll]
        for e in 0..4usize {
            out.insert(e, words[comptime!(q * 4 + e)].extract(l));
        }
        codes[chunk * quads + q] = out;
    }
}

/// Lanes are consecutive rows; the unit takes the chunks of one scale word of each.
#[cube]
fn across_rows<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    codes: &mut [Vector<u32, Const<4>>],
    scales: &mut [u32],
    source: &Source,
    random: &Random,
    tile: usize,
    #[comptime] plan: Plan,
) {
    let rows = source.rows as usize;
    let groups = (rows + W - 1) / W;
    let scale_words = source.scale_words as usize;
    let row0 = (tile % groups) * W;
    let scale_word = tile / groups;
    if scale_word < scale_words {
        let mut v = Array::<Vector<u32, Const<W>>>::new(32usize);
        let mut bytes = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.blocks()));
        let mut words = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.words()));
        let mut packed = Vector::<u32, Const<W>>::new(0u32);
        for i in 0..comptime!(plan.chunks_per_scale_word()) {
            let chunk = scale_word * comptime!(plan.chunks_per_scale_word()) + i;
            if chunk < source.chunks as usize {
                load_rows::<W, L>(x, &mut v, row0, chunk * 32, source, plan);
                let mut group_low = Vector::<u32, Const<W>>::empty();
                let mut group_high = Vector::<u32, Const<W>>::empty();
                if comptime!(plan.format.rounding == Rounding::Sr) {
                    #[unroll]
                    for l in 0..W {
                        let (low, high) = first_group(row0 as u32 + l as u32, chunk as u32, source.chunks);
                        group_low.insert(l, low);
                        group_high.insert(l, high);
                    }
                }
                quantize_chunk::<Const<W>>(&v, &mut bytes, &mut words, group_low, group_high, random, plan);
                #[unroll]
                for b in 0..comptime!(plan.blocks()) {
                    let place = (i * comptime!(plan.blocks()) + b) as u32 * 8u32;
                    packed |= bytes[b] << Vector::new(place);
                }
                #[unroll]
                for l in 0..W {
                    if row0 + l < rows {
                        store_words::<W>(codes, &words, (row0 + l) * source.chunks as usize + chunk, l, plan);
                    }
                }
            }
        }
        #[unroll]
        for l in 0..W {
            if row0 + l < rows {
                scales[(row0 + l) * scale_words + scale_word] = packed.extract(l);
            }
        }
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
    #[unroll]
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
}

/// The Philox group of a chunk's first four elements, row * 8 chunks + 8 chunk in 64 bits: low and high word.
#[cube]
fn first_group(row: u32, chunk: u32, chunks: u32) -> (u32, u32) {
    let product = row * (chunks * 8u32);
    let low = product + chunk * 8u32;
    let carry = u32::cast_from(low < product);
    (low, u32::mul_hi(row, chunks * 8u32) + carry)
}
