//! Blocks of 32 (or 2 x 16) elements, `W` side by side: amax, scale, codes, packed words.
//!
//! One unit takes `W` chunks of 32 elements along K, one in each lane, and does everything vertically; see [`Lanes`].

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

use super::codec::{Encoder, Factors, encode_magnitude, rms_byte, scaled_bits};
use super::memory::{load_chunks, load_group_of_rows, store_scales, store_words};
use super::random::philox;
use super::scale::{add_error, better, byte_of_amax, factors_of, four_over_six};
use super::stats::{self, Tally, tally_blocks, tally_element, tally_new, tally_store};
use crate::formats::e8m0::RMS_MASK;
use crate::formats::{BlockFormat, MxRule, Rounding, ScaleRule};
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
    /// Scale bytes were made by [`super::tiles`]; otherwise they are made here.
    pub given: bool,
    /// Size of a Hadamard transform before anything else: 0 (none), 16, 32, or as many chunks as share a scale word.
    pub hadamard: usize,
    /// Whether clips, underflows and errors are counted.
    pub stats: bool,
    /// Lanes where 64-bit vectors are there, else 0; see [`super::random`].
    pub wide: usize,
    /// Whether loops over the words of a chunk are written out.
    pub unroll: bool,
    /// Groups of `W` rows that a unit takes chunk by chunk under [`Lanes::Rows`].
    pub groups: usize,
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

    /// Chunks that a Hadamard group spans.
    pub(crate) fn parts(&self) -> usize {
        self.hadamard.div_ceil(32).max(1)
    }

    /// Words of codes in a chunk: 4 or 8.
    pub(crate) fn words(&self) -> usize {
        32 / self.format.element.codes_per_word()
    }

    pub(crate) fn encoder(&self) -> Encoder {
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
    /// Distance of the tiles of two-dimensional blocks, along rows and along K.
    pub tile_row_stride: u32,
    pub tile_k_stride: u32,
    /// Signs of the fused Hadamard transform.
    pub signs: SignWords,
}

/// Signs of a group of up to 128: bit i % 32 of word i / 32 is set where element i is negated.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(crate) struct SignWords {
    pub w0: u32,
    pub w1: u32,
    pub w2: u32,
    pub w3: u32,
}

#[cube]
pub(crate) fn sign_word(signs: &SignWords, #[comptime] part: usize) -> u32 {
    match comptime!(part) {
        0 => signs.w0,
        1 => signs.w1,
        2 => signs.w2,
        _ => signs.w3,
    }
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
pub(crate) fn tile_index(#[comptime] plan: Plan) -> usize {
    if comptime!(plan.runs) {
        UNIT_POS as usize * CUBE_COUNT + CUBE_POS
    } else {
        ABSOLUTE_POS
    }
}

/// Quantises `W` chunks in `v` (one a lane): scale bytes (unless given) and code words. `groups` number the first four
/// elements of each lane for SR.
#[cube]
fn quantize_chunk<const W: usize>(
    v: &Array<Vector<u32, Const<W>>>,
    bytes: &mut Array<Vector<u32, Const<W>>>,
    words: &mut Array<Vector<u32, Const<W>>>,
    groups: &Groups<Const<W>>,
    random: &Random,
    table: &[u32],
    left: Vector<u32, Const<W>>,
    tally: &mut Tally<Const<W>>,
    #[comptime] plan: Plan,
) {
    let columns = comptime!(plan.format.block[1]);
    #[unroll]
    for b in 0..comptime!(plan.blocks()) {
        if comptime!(!plan.given) {
            bytes[b] = scale_byte::<W>(v, table, b, plan);
        }
        let raw = bytes[b];
        let byte = raw & Vector::new(0xFFu32);
        bytes[b] = byte;
        let factors = factors_of::<W>(byte, table, comptime!(plan.format));
        let poisoned = byte.equal(&Vector::new(comptime!(plan.format.scale.nan_byte() as u32)));
        let finite = select_many(poisoned, Vector::new(0u32), Vector::new(0xFFFF_FFFFu32));
        let per_word = comptime!(plan.format.element.codes_per_word());
        #[unroll(plan.unroll)]
        for w in 0..comptime!(columns / per_word) {
            let at = comptime!(b * columns / per_word) + w;
            words[at] = encode_word::<Const<W>>(v, at, &factors, groups, random, plan) & finite;
            if comptime!(plan.stats) {
                let decode = stats::decode_factor::<W>(byte, table, comptime!(plan.format));
                let there = left.greater_than(&Vector::new(0u32));
                let counted = select_many(there, finite, Vector::new(0u32));
                #[unroll]
                for e in 0..per_word {
                    let x = v[at * per_word + e] & counted;
                    tally_element::<Const<W>>(x, words[at], &factors, decode, tally, e, plan);
                }
            }
        }
        if comptime!(plan.stats) {
            tally_blocks::<W>(v, raw, left, tally, b, plan);
        }
    }
}

/// The scale bytes of block `b` of the chunks in `v`.
#[cube]
fn scale_byte<const W: usize>(
    v: &Array<Vector<u32, Const<W>>>,
    table: &[u32],
    #[comptime] b: usize,
    #[comptime] plan: Plan,
) -> Vector<u32, Const<W>> {
    let columns = comptime!(plan.format.block[1]);
    let mut amax = Vector::<u32, Const<W>>::new(0u32);
    #[unroll]
    for e in 0..columns {
        amax = max(
            amax,
            v[comptime!(b * columns + e)] & Vector::new(0x7FFF_FFFFu32),
        );
    }
    match comptime!(plan.format.scale) {
        ScaleRule::Nv {
            four_over_six: Some(norm),
        } => {
            let six = four_over_six::<W>(amax, table, false, comptime!(plan.format));
            let four = four_over_six::<W>(amax, table, true, comptime!(plan.format));
            let mut error_six = Vector::<f32, Const<W>>::new(0.0f32);
            let mut error_four = Vector::<f32, Const<W>>::new(0.0f32);
            #[unroll(plan.unroll)]
            for e in 0..columns {
                let x = v[comptime!(b * columns) + e];
                error_six = add_error::<Const<W>>(error_six, x, &six, table, norm);
                error_four = add_error::<Const<W>>(error_four, x, &four, table, norm);
            }
            better::<Const<W>>(six.byte, four.byte, error_six, error_four)
        }
        ScaleRule::Mx(MxRule::Rms) => {
            let mut sum = Vector::<f32, Const<W>>::new(0.0f32);
            #[unroll(plan.unroll)]
            for e in 0..columns {
                let bits = v[comptime!(b * columns) + e] & Vector::new(RMS_MASK);
                let x = Vector::<f32, Const<W>>::reinterpret(bits);
                sum = sum + x * x;
            }
            rms_byte::<Const<W>>(amax, sum)
        }
        _ => byte_of_amax::<W>(amax, table, comptime!(plan.format)),
    }
}

/// The word of the two-dimensional block that holds row `row`, chunk `chunk`, block `b` of the chunk (0 in the padding):
/// its scale byte, bit 8 where the block is zero, and bit 9 in its first row.
#[cube]
fn given_byte(
    tiles: &[u32],
    row: usize,
    chunk: usize,
    source: &Source,
    #[comptime] b: usize,
    #[comptime] plan: Plan,
) -> u32 {
    let block = chunk * comptime!(plan.blocks()) + b;
    let inside = block * comptime!(plan.format.block[1]) < source.k as usize;
    let tile = row / comptime!(plan.format.block[0]) * source.tile_row_stride as usize;
    let at = select(inside, tile + block * source.tile_k_stride as usize, 0usize);
    let first_row = u32::cast_from(row % comptime!(plan.format.block[0]) == 0) << 9u32;
    select(inside, tiles[at] | first_row, 0u32)
}

/// The Philox group of each lane's first four elements.
#[derive(CubeType, Clone, Copy)]
struct Groups<N: Size> {
    low: Vector<u32, N>,
    high: Vector<u32, N>,
}

#[cube]
fn groups_of<N: Size>(low: Vector<u32, N>, high: Vector<u32, N>) -> Groups<N> {
    Groups::<N> {
        low: low,
        high: high,
    }
}

/// Word `at` of a chunk, 8 or 4 codes.
#[cube]
fn encode_word<N: Size>(
    v: &Array<Vector<u32, N>>,
    at: usize,
    factors: &Factors<N>,
    groups: &Groups<N>,
    random: &Random,
    #[comptime] plan: Plan,
) -> Vector<u32, N> {
    let per_word = comptime!(plan.format.element.codes_per_word());
    let bits = comptime!(plan.format.element.bits());
    let mut word = Vector::<u32, N>::new(0u32);
    #[unroll]
    for q in 0..comptime!(per_word / 4) {
        let mut draws = Array::<Vector<u32, N>>::new(4usize);
        if comptime!(plan.format.rounding == Rounding::Sr) {
            let group = (at * comptime!(per_word / 4) + q) as u32;
            let drawn = philox::<N>(
                groups.low + Vector::new(group),
                groups.high,
                Vector::new(random.tensor),
                Vector::new(random.site),
                random.seed,
                random.step,
                plan.wide,
            );
            draws[0] = drawn.w0;
            draws[1] = drawn.w1;
            draws[2] = drawn.w2;
            draws[3] = drawn.w3;
        }
        #[unroll]
        for e in 0..4usize {
            let x = v[at * per_word + comptime!(q * 4 + e)];
            let absolute = x & Vector::new(0x7FFF_FFFFu32);
            let scaled = scaled_bits::<N>(absolute, factors);
            let mut draw = absolute;
            if comptime!(plan.format.rounding == Rounding::Sr) {
                draw = draws[e];
            }
            let code = encode_magnitude::<N>(scaled, draw, absolute, comptime!(plan.encoder()));
            let shift = comptime!((q * 4 + e) as u32 * bits);
            let sign =
                (x & Vector::new(0x8000_0000u32)) >> Vector::new(comptime!(32 - bits - shift));
            word |= (code << Vector::new(shift)) | sign;
        }
    }
    word
}

/// Quantises a strided operand; see the module header.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn quantize_kernel<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    table: &[u32],
    tiles: &[u32],
    codes: &mut [Vector<u32, Const<4>>],
    scales: &mut [u32],
    partials: &mut [u32],
    source: Source,
    random: Random,
    #[comptime] plan: Plan,
) {
    let tile = tile_index(plan);
    if comptime!(plan.lanes == Lanes::Chunks) {
        along_k::<W, L>(
            x, table, tiles, codes, scales, partials, &source, &random, tile, plan,
        );
    } else {
        across_rows::<W, L>(
            x, table, tiles, codes, scales, partials, &source, &random, tile, plan,
        );
    }
}

/// Lanes are consecutive chunks, counted through rows with each row filled up to whole scale words.
#[cube]
fn along_k<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    table: &[u32],
    tiles: &[u32],
    codes: &mut [Vector<u32, Const<4>>],
    scales: &mut [u32],
    partials: &mut [u32],
    source: &Source,
    random: &Random,
    tile: usize,
    #[comptime] plan: Plan,
) {
    let sharing = comptime!(plan.chunks_per_scale_word());
    let per_row = source.scale_words as usize * sharing;
    let items = source.rows as usize * per_row;
    let first = tile * W;
    if first < items {
        let columns = source.k as usize / L;
        let mut start = Array::<usize>::new(W);
        let mut piece = Array::<usize>::new(W);
        let mut to = Array::<usize>::new(W);
        let mut left = Vector::<u32, Const<W>>::new(32u32);
        let mut low = Vector::<u32, Const<W>>::new(0u32);
        let mut high = Vector::<u32, Const<W>>::new(0u32);
        let mut bytes = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.blocks()));
        let mut row = first / per_row;
        let mut chunk = first % per_row;
        #[unroll]
        for l in 0..W {
            start[l] = source.offset as usize + row * source.row_stride as usize;
            piece[l] = chunk * comptime!(32 / L);
            to[l] = row * source.chunks as usize + chunk;
            if comptime!(plan.tail) {
                let begin = chunk as u32 * 32u32;
                left.insert(
                    l,
                    select(first + l < items, source.k - min(begin, source.k), 0u32),
                );
            }
            if comptime!(plan.format.rounding == Rounding::Sr) {
                let (first_low, first_high) = first_group(row as u32, chunk as u32, source.chunks);
                low.insert(l, first_low);
                high.insert(l, first_high);
            }
            if comptime!(plan.given) {
                #[unroll]
                for b in 0..comptime!(plan.blocks()) {
                    let mut byte = bytes[b];
                    byte.insert(l, given_byte(tiles, row, chunk, source, b, plan));
                    bytes[b] = byte;
                }
            }
            chunk += 1;
            if chunk == per_row {
                chunk = 0;
                // The last unit's spare lanes repeat the last row and are not stored.
                row = min(row + 1, source.rows as usize - 1);
            }
        }
        let groups = groups_of::<Const<W>>(low, high);
        let mut v = Array::<Vector<u32, Const<W>>>::new(32usize);
        load_chunks::<W, L>(x, &mut v, &start, &piece, left, columns, source, plan);
        let mut tally = tally_new::<Const<W>>();
        let mut words = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.words()));
        quantize_chunk::<W>(
            &v, &mut bytes, &mut words, &groups, random, table, left, &mut tally, plan,
        );
        if comptime!(plan.stats) {
            tally_store::<W>(partials, &tally, tile);
        }
        store_words::<W>(codes, &words, &to, left, plan);
        store_scales::<W>(scales, &bytes, first / sharing, items / sharing, plan);
    }
}

/// Lanes are consecutive rows; the unit takes the chunks of one scale word of each.
#[cube]
fn across_rows<const W: usize, const L: usize>(
    x: &[Vector<u32, Const<L>>],
    table: &[u32],
    tiles: &[u32],
    codes: &mut [Vector<u32, Const<4>>],
    scales: &mut [u32],
    partials: &mut [u32],
    source: &Source,
    random: &Random,
    tile: usize,
    #[comptime] plan: Plan,
) {
    let rows = source.rows as usize;
    let groups = comptime!(plan.groups);
    let row_tiles = (rows + W * groups - 1) / (W * groups);
    let first_row = (tile % row_tiles) * W * groups;
    let scale_word = tile / row_tiles;
    let sharing = comptime!(plan.chunks_per_scale_word());
    if scale_word < source.scale_words as usize {
        let mut packed = Array::<Vector<u32, Const<W>>>::new(groups);
        let mut tally = tally_new::<Const<W>>();
        let parts = comptime!(plan.parts());
        for i in 0..comptime!(sharing / parts) {
            let first_chunk = scale_word * sharing + i * parts;
            for g in 0..groups {
                let row0 = first_row + g * W;
                if i == 0 {
                    packed[g] = Vector::new(0u32);
                }
                if first_chunk < source.chunks as usize && row0 < rows {
                    let mut v = Array::<Vector<u32, Const<W>>>::new(comptime!(32 * parts));
                    load_group_of_rows::<W, L>(x, &mut v, row0, first_chunk, source, plan);
                    #[unroll]
                    for p in 0..parts {
                        let mut part = Array::<Vector<u32, Const<W>>>::new(32usize);
                        #[unroll]
                        for e in 0..32usize {
                            part[e] = v[comptime!(p * 32 + e)];
                        }
                        let bytes = chunk_of_rows::<W>(
                            &part,
                            table,
                            tiles,
                            codes,
                            source,
                            random,
                            row0,
                            first_chunk + p,
                            &mut tally,
                            plan,
                        );
                        let shift = ((i * parts + p) * comptime!(plan.blocks())) as u32 * 8u32;
                        packed[g] |= bytes << Vector::new(shift);
                    }
                }
            }
        }
        if comptime!(plan.stats) {
            tally_store::<W>(partials, &tally, tile);
        }
        for g in 0..groups {
            #[unroll]
            for l in 0..W {
                let row = first_row + g * W + l;
                if row < rows {
                    scales[row * source.scale_words as usize + scale_word] = packed[g].extract(l);
                }
            }
        }
    }
}

/// One chunk of `W` rows, in `v`: stores its codes, returns its scale bytes, the first block's in the low byte.
#[cube]
fn chunk_of_rows<const W: usize>(
    v: &Array<Vector<u32, Const<W>>>,
    table: &[u32],
    tiles: &[u32],
    codes: &mut [Vector<u32, Const<4>>],
    source: &Source,
    random: &Random,
    row0: usize,
    chunk: usize,
    tally: &mut Tally<Const<W>>,
    #[comptime] plan: Plan,
) -> Vector<u32, Const<W>> {
    let mut to = Array::<usize>::new(W);
    let mut bytes = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.blocks()));
    let columns = min(source.k - min(chunk as u32 * 32u32, source.k), 32u32);
    let mut left = Vector::<u32, Const<W>>::new(columns);
    let mut low = Vector::<u32, Const<W>>::new(0u32);
    let mut high = Vector::<u32, Const<W>>::new(0u32);
    #[unroll]
    for l in 0..W {
        let row = row0 + l;
        to[l] = row * source.chunks as usize + chunk;
        if comptime!(plan.given) {
            #[unroll]
            for b in 0..comptime!(plan.blocks()) {
                let mut byte = bytes[b];
                byte.insert(
                    l,
                    given_byte(
                        tiles,
                        min(row, source.rows as usize - 1),
                        chunk,
                        source,
                        b,
                        plan,
                    ),
                );
                bytes[b] = byte;
            }
        }
        if comptime!(plan.tail) {
            left.insert(l, select(row < source.rows as usize, columns, 0u32));
        }
        if comptime!(plan.format.rounding == Rounding::Sr) {
            let (first_low, first_high) = first_group(row as u32, chunk as u32, source.chunks);
            low.insert(l, first_low);
            high.insert(l, first_high);
        }
    }
    let mut words = Array::<Vector<u32, Const<W>>>::new(comptime!(plan.words()));
    let groups = groups_of::<Const<W>>(low, high);
    quantize_chunk::<W>(
        v, &mut bytes, &mut words, &groups, random, table, left, tally, plan,
    );
    store_words::<W>(codes, &words, &to, left, plan);
    let mut packed = bytes[0];
    if comptime!(plan.blocks() == 2) {
        packed |= bytes[comptime!(plan.blocks() - 1)] << Vector::new(8u32);
    }
    packed
}

/// The Philox group of a chunk's first four elements, row * 8 chunks + 8 chunk in 64 bits: low and high word.
#[cube]
fn first_group(row: u32, chunk: u32, chunks: u32) -> (u32, u32) {
    let product = row * (chunks * 8u32);
    let low = product + chunk * 8u32;
    let carry = u32::cast_from(low < product);
    (low, u32::mul_hi(row, chunks * 8u32) + carry)
}
