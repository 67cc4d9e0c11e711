//! From a block's amax to its scale byte and to the multiplier of its elements, in exactly the specified f32 order.
//!
//! MX: the byte comes from the bits of amax ([`super::e8m0::from_amax`]) and the multiplier is an exact power of two.
//!
//! NVFP4, all f32, in this order (FP4_MAX = 6, S = 448, or 256 with four-over-six):
//!
//! ```text
//! S_enc = min(6 S / amax, FLT_MAX), 1 if amax = 0        S_dec = 1 / S_enc
//! s     = E4M3_RNE(min(amax_b * (S_enc * (1/6)), 448))    the product S_enc * (1/6) first
//! s     = E4M3_RNE(min((amax_b / 6) * S_enc [* 1.5], 448))  with four-over-six
//! enc   = min(1 / (s * S_dec), FLT_MAX)                   code = E2M1(x * enc), saturating at 6
//! ```
//!
//! Four-over-six keeps the candidate with the lower error in the input domain, ties to 6:
//! `e = e + |d|` (or `+ d * d`, neither fused) over a block row from left to right, `d = ((code * s) * amax) / 1536 - x`;
//! the rows of a 16x16 block are added as a tree (row r with r + 8, then + 4, + 2, + 1). The codes it compares are the
//! RNE codes, also when the result is then rounded stochastically. Peer: TransformerEngine's reference_nvfp4.py.
//!
//! Denormals: S_dec is an f32 denormal when the tensor amax is below 6 S * 2^-126. The reference follows IEEE there; a
//! backend that flushes denormals must form 1 / (s * S_dec) from scaled quantities.

use super::{BlockFormat, ErrorNorm, MxRule, ScaleRule, e2m1, e4m3, e8m0, ue5m3};

/// The largest f32.
const FLT_MAX: f32 = f32::MAX;

/// The f32 nearest 1/6.
pub const SIXTH: f32 = 1.0 / 6.0;

/// The tensor scale of NVFP4.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorScale {
    /// Largest finite magnitude of the tensor.
    pub amax: f32,
    /// S_enc, multiplies before rounding.
    pub encode: f32,
    /// S_dec, multiplies after rounding.
    pub decode: f32,
}

impl TensorScale {
    /// The value that tensor amax maps to: 2688 = 6 * 448, or 1536 = 6 * 256 with four-over-six.
    pub const fn target(four_over_six: bool) -> f32 {
        if four_over_six { 1536.0 } else { 2688.0 }
    }

    /// The tensor scale for a (finite, non-negative) tensor amax.
    pub fn new(amax: f32, four_over_six: bool) -> TensorScale {
        let encode = if amax == 0.0 {
            1.0
        } else {
            (Self::target(four_over_six) / amax).min(FLT_MAX)
        };
        TensorScale {
            amax,
            encode,
            decode: 1.0 / encode,
        }
    }
}

/// What a block's elements are multiplied by before rounding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Multiplier {
    /// By 2^-e, exactly.
    PowerOfTwo(i32),
    /// By an f32, rounded to f32.
    Float(f32),
}

/// A block's scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockScale {
    /// The stored byte.
    pub byte: u8,
    /// The multiplier that goes with it.
    pub multiplier: Multiplier,
}

/// The scale of a finite block. `values` are its elements in rows of `row_len` (a two-dimensional block has several
/// rows); only four-over-six looks at them. `amax_bits` are the f32 bits of the block amax. `tensor` is used by NVFP4.
pub fn block_scale(
    format: &BlockFormat,
    amax_bits: u32,
    tensor: TensorScale,
    values: &[f32],
    row_len: usize,
) -> BlockScale {
    let amax = f32::from_bits(amax_bits);
    match format.scale {
        ScaleRule::Mx(rule) => {
            let byte = match rule {
                MxRule::Rms => e8m0::from_block_rms(amax_bits, values),
                rule => e8m0::from_amax(amax_bits, rule, &format.element.grid()),
            };
            BlockScale {
                byte,
                multiplier: Multiplier::PowerOfTwo(i32::from(byte) - 127),
            }
        }
        ScaleRule::Nv {
            four_over_six: None,
        } => nv_candidate(amax * (tensor.encode * SIXTH), tensor),
        ScaleRule::Nv {
            four_over_six: Some(norm),
        } => {
            let base = (amax / 6.0) * tensor.encode;
            let six = nv_candidate(base, tensor);
            let four = nv_candidate(base * 1.5, tensor);
            let error = |c| candidate_error(c, tensor, values, row_len, format.block[0], norm);
            if error(four) < error(six) { four } else { six }
        }
        ScaleRule::Ue5m3 => {
            let byte = ue5m3::encode((amax * SIXTH).min(ue5m3::MAX));
            BlockScale {
                byte,
                multiplier: Multiplier::Float((1.0 / ue5m3::decode(byte)).min(FLT_MAX)),
            }
        }
    }
}

/// The E4M3 byte for an unrounded block scale, and its multiplier min(1 / (s * S_dec), FLT_MAX).
fn nv_candidate(unrounded: f32, tensor: TensorScale) -> BlockScale {
    let byte = e4m3::encode(unrounded.min(e4m3::MAX));
    let encode = (1.0 / (e4m3::decode(byte) * tensor.decode)).min(FLT_MAX);
    BlockScale {
        byte,
        multiplier: Multiplier::Float(encode),
    }
}

/// The error of a four-over-six candidate; the order of the f32 operations is part of the specification.
fn candidate_error(
    candidate: BlockScale,
    tensor: TensorScale,
    values: &[f32],
    row_len: usize,
    block_rows: usize,
    norm: ErrorNorm,
) -> f32 {
    let Multiplier::Float(encode) = candidate.multiplier else {
        return 0.0;
    };
    let s = e4m3::decode(candidate.byte);
    let mut rows = vec![0f32; block_rows];
    for (error, row) in rows.iter_mut().zip(values.chunks(row_len)) {
        for x in row {
            let code = e2m1::encode(x * encode);
            let decoded = ((e2m1::decode(code) * s) * tensor.amax) / TensorScale::target(true);
            let d = decoded - x;
            *error += match norm {
                ErrorNorm::Mae => d.abs(),
                ErrorNorm::Mse => d * d,
            };
        }
    }
    // Rows as a tree: 8 + 8, 4 + 4, 2 + 2, 1 + 1 (16 + 16 first for 32 rows).
    let mut half = block_rows / 2;
    while half > 0 {
        for r in 0..half {
            rows[r] += rows[r + half];
        }
        half /= 2;
    }
    rows[0]
}
