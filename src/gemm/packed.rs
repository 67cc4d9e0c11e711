//! The emulated GEMM on packed codes: integers inside a word, two products per multiply.
//!
//! Twice an E2M1 value is an integer of at most 12, so codes e and e + 4 of a word become the two signed
//! halves of an i32: `a = a_lo + a_hi 2^16`, and with the halves of b swapped
//!
//! ```text
//! a b' = a_lo b_hi + (a_lo b_lo + a_hi b_hi) 2^16   (mod 2^32)
//! ```
//!
//! A block of 32 sums to at most 32 * 144 = 4608 in the upper half and 2304 in the lower, so both stay exact;
//! the upper half is four times the block's dot product. Codes are read as they are stored, an eighth of the
//! bytes of f32.

use super::dense::{GemmShape, GemmShapeLaunch};
use super::scales::{Scales, scale_word, scaled_term};
use crate::device::{Device, PackedTile};
use crate::error::Result;
use crate::formats::ScaleRule;
use crate::profile;
use crate::quantize::Quantized;
use crate::tensor::Tensor;
use cubecl::prelude::*;

/// Eight codes as twice their magnitudes, one a nibble: where the code is positive, and where it is negative.
#[cube]
fn split_signs(word: u32) -> (u32, u32) {
    let m = word & 0x7777_7777u32;
    let at_least_4 = (m >> 2u32) & 0x1111_1111u32;
    let at_least_6 = at_least_4 & (m >> 1u32);
    // Codes 0..3 are themselves; 4..7 stand for 4, 6, 8, 12: no nibble overflows.
    let magnitude = m + (m & (at_least_4 | (at_least_4 << 1u32))) + ((m & at_least_6) << 1u32);
    let sign = (word >> 3u32) & 0x1111_1111u32;
    let negative = magnitude & ((sign << 4u32) - sign);
    (magnitude - negative, negative)
}

/// Nibbles e and e + 4 of the magnitudes, signed: low + high * 2^16.
#[cube]
fn pair(positive: u32, negative: u32, e: u32) -> i32 {
    i32::reinterpret((positive >> (e * 4u32)) & 0x000F_000Fu32)
        - i32::reinterpret((negative >> (e * 4u32)) & 0x000F_000Fu32)
}

/// Byte `block` of a row of scale words, as a scale word.
#[cube]
fn scale_at(
    scales: &[u32],
    row: usize,
    words_per_row: usize,
    block: usize,
    #[comptime] rule: ScaleRule,
) -> u32 {
    let word = scales[row * words_per_row + block / 4];
    scale_word((word >> (((block % 4) * 8) as u32)) & 0xFFu32, rule)
}

#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct PackedShape {
    /// Code words per row.
    words: u32,
    /// Scale words per row.
    scale_words: u32,
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn gemm_packed(
    a: &[u32],
    a_scales: &[u32],
    b: &[u32],
    b_scales: &[u32],
    alpha: &[f32],
    c: &mut [f32],
    shape: GemmShape,
    packed: PackedShape,
    #[comptime] t: PackedTile,
    #[comptime] words_per_block: usize,
    #[comptime] rules: (ScaleRule, ScaleRule),
    #[comptime] has_alpha: bool,
    #[comptime] accumulate: bool,
) {
    let m = shape.m as usize;
    let n = shape.n as usize;
    let words = packed.words as usize;
    let scale_words = packed.scale_words as usize;
    let row0 = (CUBE_POS_Y as usize) * t.tm;
    let col0 = (CUBE_POS_X as usize) * comptime!(t.lanes * t.tn) + UNIT_POS_X as usize;
    let mut acc = Array::<f32>::new(comptime!(t.tm * t.tn));
    let mut dot = Array::<i32>::new(comptime!(t.tm * t.tn));
    #[unroll]
    for i in 0..comptime!(t.tm * t.tn) {
        acc[i] = 0.0f32;
    }
    for block in 0..words / words_per_block {
        #[unroll]
        for i in 0..comptime!(t.tm * t.tn) {
            dot[i] = 0i32;
        }
        for w in 0..words_per_block {
            let at = block * words_per_block + w;
            let mut ap = Array::<u32>::new(t.tm);
            let mut an = Array::<u32>::new(t.tm);
            let mut bp = Array::<u32>::new(t.tn);
            let mut bn = Array::<u32>::new(t.tn);
            #[unroll]
            for j in 0..t.tn {
                let word = b[min(col0 + j * t.lanes, n - 1) * words + at];
                let (positive, negative) = split_signs((word >> 16u32) | (word << 16u32));
                bp[j] = positive;
                bn[j] = negative;
            }
            #[unroll]
            for i in 0..t.tm {
                let word = a[min(row0 + i, m - 1) * words + at];
                let (positive, negative) = split_signs(word);
                ap[i] = positive;
                an[i] = negative;
            }
            for e in 0..4u32 {
                let mut bd = Array::<i32>::new(t.tn);
                #[unroll]
                for j in 0..t.tn {
                    bd[j] = pair(bp[j], bn[j], e);
                }
                #[unroll]
                for i in 0..t.tm {
                    let ad = pair(ap[i], an[i], e);
                    #[unroll]
                    for j in 0..t.tn {
                        dot[i * t.tn + j] += ad * bd[j];
                    }
                }
            }
        }
        let mut sb = Array::<u32>::new(t.tn);
        #[unroll]
        for j in 0..t.tn {
            sb[j] = scale_at(
                b_scales,
                min(col0 + j * t.lanes, n - 1),
                scale_words,
                block,
                comptime!(rules.1),
            );
        }
        #[unroll]
        for i in 0..t.tm {
            let sa = scale_at(
                a_scales,
                min(row0 + i, m - 1),
                scale_words,
                block,
                comptime!(rules.0),
            );
            #[unroll]
            for j in 0..t.tn {
                let both = dot[i * t.tn + j];
                let low = (both << 16i32) >> 16i32;
                let exact = f32::cast_from((both - low) >> 16i32) * 0.25f32;
                let term = scaled_term::<Const<1>>(
                    Vector::new(exact),
                    sa,
                    Vector::new(sb[j]),
                    comptime!(Scales::of(rules.0)),
                );
                acc[i * t.tn + j] += term.extract(0usize);
            }
        }
    }
    let mut factor = 1.0f32;
    if comptime!(has_alpha) {
        factor = alpha[0];
    }
    #[unroll]
    for i in 0..t.tm {
        #[unroll]
        for j in 0..t.tn {
            let col = col0 + j * t.lanes;
            if row0 + i < m && col < n {
                let mut out = acc[i * t.tn + j];
                if comptime!(has_alpha) {
                    out *= factor;
                }
                let at = (row0 + i) * shape.ldc as usize + col;
                if comptime!(accumulate) {
                    c[at] += out;
                } else {
                    c[at] = out;
                }
            }
        }
    }
}

/// C (+)= alpha A Bt; shapes are checked by the caller, both elements are E2M1.
pub(super) fn gemm(
    device: &Device,
    tile: PackedTile,
    a: &Quantized,
    b: &Quantized,
    alpha: Option<&Tensor>,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let l = &a.layout;
    let (m, n) = (l.rows, b.layout.rows);
    let count = CubeCount::Static(
        n.div_ceil(tile.lanes * tile.tn) as u32,
        m.div_ceil(tile.tm) as u32,
        1,
    );
    profile::flops(2.0 * (m * n * l.k) as f64);
    // SAFETY: the layouts give the sizes of all buffers; rows and columns are clamped on loads and masked on
    // stores.
    unsafe {
        gemm_packed::launch_unchecked(
            device.client(),
            count,
            CubeDim::new_1d(tile.lanes as u32),
            a.codes.arg(),
            a.scales.arg(),
            b.codes.arg(),
            b.scales.arg(),
            alpha.map_or_else(|| a.codes.arg(), Tensor::arg),
            c.arg(),
            GemmShapeLaunch::new(m as u32, n as u32, l.k_padded as u32, n as u32),
            PackedShapeLaunch::new(l.words_per_row as u32, l.scale_words_per_row as u32),
            tile,
            l.block[1] / 8,
            (a.format.scale, b.format.scale),
            alpha.is_some(),
            accumulate,
        );
    }
    Ok(())
}
