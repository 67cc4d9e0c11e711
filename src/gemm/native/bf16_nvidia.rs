//! FP4 GEMM on the bf16 tensor cores of NVIDIA's GPUs (sm_80 and later): C (M, N) = alpha A Bt with **the bits of
//! [`crate::gemm::emulated`]**.
//!
//! E2M1 values are exact in bf16. They are decoded without their scales, and the tensor core sums one scale block of them,
//! from an accumulator of zero: 16 or 32 products, each a multiple of 1/4 of at most 36. Such a sum needs 13 bits, so it is
//! exact in f32 however a unit aligns, orders, rounds or truncates. The block's two decode scales and the running sum are
//! then f32 arithmetic outside the tensor core, in the order and by the rules of the emulated GEMM.
//!
//! ```text
//! cube           8 warps, 2 x 4; a tile of C of 128 x 128, a warp 64 x 32: 4 x 4 instructions of 16 x 8 each
//! stage          K = 32: four code words of every row, one row a unit, and its 1 (MXFP4) or 2 (16-wide blocks) scales
//! shared memory  two stages of bf16: one is multiplied while the next is on its way through registers
//! instruction    mma.sync.m16n8k16 bf16, f32 sums: one a block of 16, two in a chain a block of 32
//! ```
//! Inside a block the products may come in any order, so K is laid out as decoding gives it ([`pair`]): half `h` of lane `q`'s
//! registers of instruction `s` is code word 2 s + h, elements q and q + 4. A lane's share of a row's stage then lies in 16
//! bytes, chunk q, and is one load. Chunks of a row are stored at q ^ (row / 2) % 4, so that eight lanes touch all 32 banks
//! both when they write one chunk of eight rows and when they read four chunks of two.
//!
//! Fragments (PTX ISA 8.7, "Matrix fragments for mma.m16n8k16"), t the lane, r the register of two values:
//!
//! ```text
//! A       row t / 4 + 8 (r % 2), k = 2 (t % 4) + 8 (r / 2) and the next
//! B       row t / 4 of B, k = 2 (t % 4) + 8 r and the next
//! C       as in [`super::warp`]
//! ```
//! MX scales beyond 2^-50 to 2^26 take the rules' longer way, for the whole stage of a cube: see
//! [`PLAIN`](crate::gemm::scales::PLAIN). Each code is decoded once a cube. Not run on hardware, and so not timed.

use super::block_format;
use super::warp::{Lane, PackedSizes, PackedSizesLaunch, cubes, lane, store, zeros};
use crate::device::{Device, Fp4, WarpTiles};
use crate::error::{Error, Result};
use crate::formats::ScaleRule;
use crate::gemm::scales::{Scales, needs_care, scale_value, scale_word, scaled_term};
use crate::quantize::Quantized;
use crate::tensor::Tensor;
use cubecl::cmma::MmaDefinition;
use cubecl::prelude::*;
use half::bf16;

/// Elements of K in a stage.
const STAGE: usize = 32;
/// Pieces of 16 bytes of a row in shared memory.
const CHUNKS: usize = 4;
const SLOTS: usize = 2;

// ---- Kernel

/// What one format's scales are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Blocks {
    rule: ScaleRule,
    /// Blocks of a row in a stage: 1 of 32 elements, or 2 of 16.
    count: usize,
}

/// Shared memory of two stages. Rows: those of A, then those of B.
#[derive(CubeType)]
struct Slots {
    /// (slot, row, chunk), four pairs of bf16 each.
    values: Shared<[Vector<u32, Const<4>>]>,
    /// (slot, block, row): scale words.
    scales: Shared<[u32]>,
    /// (slot): 1 + the last stage there in which a scale needed care.
    careful: Shared<[u32]>,
}

/// Eight codes of each word, nibble by nibble: sign and the lower field bits of its bf16 value, and 1 where it is not zero.
#[cube]
fn fields(words: Vector<u32, Const<4>>) -> (Vector<u32, Const<4>>, Vector<u32, Const<4>>) {
    let ones = Vector::new(0x1111_1111u32);
    let m = words & Vector::new(0x7777_7777u32);
    let from_one = ((m >> Vector::new(1u32)) | (m >> Vector::new(2u32))) & ones;
    let odd = m & ones;
    // 0.5 has a mantissa of zero, like 1: code 1 becomes 0 under a bit of its own.
    let half = odd & (from_one ^ ones);
    (words ^ half, from_one | odd)
}

/// Values of codes e and e + 4 as the lower and upper bf16 of a word: 0x3F00 (0.5) where it is not zero, plus 64 times the
/// code, 0.5 itself apart.
#[cube]
fn pair(
    low: Vector<u32, Const<4>>,
    nonzero: Vector<u32, Const<4>>,
    #[comptime] e: usize,
) -> Vector<u32, Const<4>> {
    let moved = if comptime!(e < 2) {
        low << Vector::new(comptime!(6 - 4 * e as u32))
    } else {
        low >> Vector::new(comptime!(4 * e as u32 - 6))
    };
    let sign = (low << Vector::new(comptime!(12 - 4 * e as u32))) & Vector::new(0x8000_8000u32);
    let one = (nonzero >> Vector::new(comptime!(4 * e as u32))) & Vector::new(0x0001_0001u32);
    ((moved & Vector::new(0x01C0_01C0u32)) | sign) + one * Vector::new(0x3F00u32)
}

/// The four code words and the scale words of stage `s` of one row, zeros outside the matrix.
#[cube]
fn fetch(
    codes: &[Vector<u32, Const<4>>],
    scales: &[u32],
    row: usize,
    rows: usize,
    sizes: &PackedSizes,
    s: usize,
    #[comptime] blocks: Blocks,
) -> (Vector<u32, Const<4>>, Vector<u32, Const<2>>) {
    let mut words = Vector::<u32, Const<4>>::new(0u32);
    let mut bytes = 0u32;
    if row < rows {
        let first = s * comptime!(blocks.count);
        words = codes[row * (sizes.words as usize / 4) + s];
        bytes = scales[row * sizes.scale_words as usize + first / 4] >> ((first % 4) as u32 * 8u32);
    }
    let mut scale = Vector::<u32, Const<2>>::empty();
    scale.insert(0usize, scale_word(bytes & 0xFFu32, comptime!(blocks.rule)));
    scale.insert(
        1usize,
        scale_word((bytes >> 8u32) & 0xFFu32, comptime!(blocks.rule)),
    );
    (words, scale)
}

/// Writes a row of stage `s`.
#[cube]
fn decode_row(
    slots: &mut Slots,
    words: Vector<u32, Const<4>>,
    scale: Vector<u32, Const<2>>,
    row: usize,
    s: usize,
    #[comptime] units: usize,
    #[comptime] blocks: Blocks,
) {
    let slot = s % SLOTS;
    let (low, nonzero) = fields(words);
    #[unroll]
    for e in 0..CHUNKS {
        let chunk = e.runtime() ^ ((row / 2) % CHUNKS);
        slots.values[(slot * units + row) * CHUNKS + chunk] = pair(low, nonzero, e);
    }
    #[unroll]
    for block in 0..comptime!(blocks.count) {
        let word = scale.extract(block);
        slots.scales[(slot * comptime!(blocks.count) + block) * units + row] = word;
        if comptime!(Scales::of(blocks.rule) == Scales::Mx) {
            if needs_care(word) {
                slots.careful[slot] = s as u32 + 1;
            }
        }
    }
}

/// The sums of a block's products for 16 rows of A and 8 of B: instructions `from` to `to` of the stage, in a chain that
/// begins at zero.
#[cube]
fn dots(
    low: Vector<u32, Const<4>>,
    high: Vector<u32, Const<4>>,
    b: Vector<u32, Const<4>>,
    #[comptime] from: usize,
    #[comptime] to: usize,
) -> Array<Vector<f32, Const<2>>> {
    let def = MmaDefinition::<bf16, bf16, f32>::new(16usize, 8usize, 16usize);
    let mut sums = zeros(2usize);
    #[unroll]
    for i in from..to {
        let mut ra = Array::<Vector<bf16, Const<2>>>::new(4usize);
        let mut rb = Array::<Vector<bf16, Const<2>>>::new(2usize);
        #[unroll]
        for h in 0..2usize {
            let word = comptime!(2 * i + h);
            ra[2 * h] = Vector::<bf16, Const<2>>::reinterpret(low.extract(word));
            ra[2 * h + 1] = Vector::<bf16, Const<2>>::reinterpret(high.extract(word));
            rb[h] = Vector::<bf16, Const<2>>::reinterpret(b.extract(word));
        }
        sums = def.execute(&ra, &rb, &sums);
    }
    sums
}

/// Multiplies the stage in `slot` and adds each block's terms to the accumulators.
#[cube]
fn multiply_stage(
    slots: &Slots,
    acc: &mut Array<Vector<f32, Const<2>>>,
    at: &Lane,
    s: usize,
    #[comptime] t: WarpTiles,
    #[comptime] blocks: Blocks,
) {
    let units = comptime!(t.units());
    let slot = s % SLOTS;
    let rule = comptime!(Scales::of(blocks.rule));
    let mut careful = false;
    if comptime!(rule == Scales::Mx) {
        careful = slots.careful[slot] == s as u32 + 1;
    }
    // Rows of a lane differ by multiples of 8, and its chunk is the same in all.
    let base = slot * units * CHUNKS + (at.in_quad ^ (at.quad / 2));
    let row_a = at.warp_row + at.quad;
    let row_b = comptime!(t.rows().0) + at.warp_col;
    let mut vb = Array::<Vector<u32, Const<4>>>::new(comptime!(t.mma.1));
    #[unroll]
    for j in 0..comptime!(t.mma.1) {
        vb[j] = slots.values[base + (row_b + j * 8 + at.quad) * CHUNKS];
    }
    #[unroll]
    for i in 0..comptime!(t.mma.0) {
        let low = slots.values[base + (row_a + i * 16) * CHUNKS];
        let high = slots.values[base + (row_a + i * 16 + 8) * CHUNKS];
        #[unroll]
        for block in 0..comptime!(blocks.count) {
            let scales = (slot * comptime!(blocks.count) + block) * units;
            let chain = comptime!(2 / blocks.count);
            #[unroll]
            for j in 0..comptime!(t.mma.1) {
                let first = comptime!(block * chain);
                let sums = dots(low, high, vb[j], first, comptime!(first + chain));
                let mut sb = Vector::<u32, Const<2>>::empty();
                #[unroll]
                for v in 0..2usize {
                    sb.insert(v, slots.scales[scales + row_b + j * 8 + at.in_quad * 2 + v]);
                }
                #[unroll]
                for v in 0..2usize {
                    let sa = slots.scales[scales + row_a + i * 16 + 8 * v];
                    let pair = (i * comptime!(t.mma.1) + j) * 2 + v;
                    add_term(acc, pair, sums[v], sa, sb, careful, rule);
                }
            }
        }
    }
}

/// Adds dot times both scales to a pair of accumulators: as one factor where that is exact, else by the rules of MX.
#[cube]
fn add_term(
    acc: &mut Array<Vector<f32, Const<2>>>,
    pair: usize,
    dot: Vector<f32, Const<2>>,
    sa: u32,
    sb: Vector<u32, Const<2>>,
    careful: bool,
    #[comptime] scales: Scales,
) {
    if comptime!(scales == Scales::Mx) {
        if careful {
            acc[pair] += scaled_term::<Const<2>>(dot, sa, sb, scales);
        } else {
            acc[pair] = fma(dot, factor(sa, sb, scales), acc[pair]);
        }
    } else {
        acc[pair] = fma(dot, factor(sa, sb, scales), acc[pair]);
    }
}

/// The product of two decode scales, which is exact.
#[cube]
fn factor(sa: u32, sb: Vector<u32, Const<2>>, #[comptime] scales: Scales) -> Vector<f32, Const<2>> {
    let a = scale_value::<Const<1>>(Vector::new(sa), scales);
    scale_value::<Const<2>>(sb, scales) * Vector::new(a.extract(0usize))
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn gemm_bf16_mma(
    a: &[Vector<u32, Const<4>>],
    a_scales: &[u32],
    b: &[Vector<u32, Const<4>>],
    b_scales: &[u32],
    alpha: &[f32],
    c: &mut [f32],
    sizes: PackedSizes,
    #[comptime] t: WarpTiles,
    #[comptime] blocks: Blocks,
    #[comptime] has_alpha: bool,
    #[comptime] accumulate: bool,
) {
    let rows_a = comptime!(t.rows().0);
    let units = comptime!(t.units());
    let mut slots = Slots {
        values: Shared::<[Vector<u32, Const<4>>]>::new_slice(comptime!(SLOTS * units * CHUNKS)),
        scales: Shared::<[u32]>::new_slice(comptime!(SLOTS * units * blocks.count)),
        careful: Shared::<[u32]>::new_slice(SLOTS),
    };
    let (m, n) = (sizes.m as usize, sizes.n as usize);
    let at = lane(t);
    let unit = UNIT_POS_X as usize;
    if unit < SLOTS {
        slots.careful[unit] = 0u32;
    }
    sync_cube();
    let mut acc = zeros(comptime!(t.pairs()));
    let stages = sizes.words as usize / CHUNKS;
    // Turn s fetches stage s to registers, multiplies stage s - 1, then decodes stage s to shared memory.
    for s in 0..stages + 1 {
        let mut words = Vector::<u32, Const<4>>::new(0u32);
        let mut scale = Vector::<u32, Const<2>>::new(0u32);
        if s < stages {
            if unit < rows_a {
                (words, scale) = fetch(a, a_scales, at.row0 + unit, m, &sizes, s, blocks);
            } else {
                let row = at.col0 + unit - rows_a;
                (words, scale) = fetch(b, b_scales, row, n, &sizes, s, blocks);
            }
        }
        if s > 0 {
            sync_cube();
            multiply_stage(&slots, &mut acc, &at, s - 1, t, blocks);
        }
        if s < stages {
            // The slot's last readers are past the barrier of this turn.
            decode_row(&mut slots, words, scale, unit, s, units, blocks);
        }
    }
    store(&acc, alpha, c, &at, m, n, t, has_alpha, accumulate);
}

// ---- Launch

/// C (+)= alpha A Bt; shapes and formats are checked by the caller.
pub(super) fn gemm(
    device: &Device,
    format: Fp4,
    a: &Quantized,
    b: &Quantized,
    alpha: Option<&Tensor>,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let t = device.tuning().warp;
    if t.rows().0 + t.rows().1 != t.units() {
        return Err(Error::Config(format!(
            "the bf16 GEMM decodes one row a unit, and {t:?} has {:?} rows of A and B for {} units",
            t.rows(),
            t.units()
        )));
    }
    let l = &a.layout;
    let (m, n) = (l.rows, b.layout.rows);
    let f = block_format(format);
    let blocks = Blocks {
        rule: f.scale,
        count: STAGE / f.block[1],
    };
    // SAFETY: the layouts give the sizes of all buffers, rows of codes are whole stages; loads and stores are masked by rows
    // and columns.
    unsafe {
        gemm_bf16_mma::launch_unchecked(
            device.client(),
            cubes(t, m, n),
            CubeDim::new_1d(t.units() as u32),
            a.codes.arg(),
            a.scales.arg(),
            b.codes.arg(),
            b.scales.arg(),
            alpha.map_or_else(|| a.codes.arg(), Tensor::arg),
            c.arg(),
            PackedSizesLaunch::new(
                m as u32,
                n as u32,
                l.words_per_row as u32,
                l.scale_words_per_row as u32,
            ),
            t,
            blocks,
            alpha.is_some(),
            accumulate,
        );
    }
    Ok(())
}
