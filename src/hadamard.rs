//! The Hadamard transform: y = (x * signs) H_g / sqrt(g), in groups of g along the contraction axis.
//!
//! Applied to **both** operands of a GEMM along K with the **same** signs it cancels (H H^T = g I) while an outlier is
//! spread over its group before the block amax is taken. Papers: "Training LLMs with MXFP4" (2502.20586), "Pretraining
//! LLMs with NVFP4" (2509.25149); ../shared/spec/formats.md.
//!
//! The order of operations is part of the specification, so that every backend makes the same bits:
//!
//! ```text
//! 1. x[i] = x[i] with its sign bit flipped where signs says -1     (an xor, exact also for zero and NaN)
//! 2. for h = 1, 2, 4, ... g/2:                                     (Sylvester, natural order)
//!      for every pair (i, i + h) with i & h = 0:  (x[i], x[i+h]) = (x[i] + x[i+h], x[i] - x[i+h])     in f32
//! 3. y[i] = x[i] * c_g, one f32 multiplication
//!      c_16 = 2^-2, c_64 = 2^-3, c_256 = 2^-4 (exact);  c_32 = f32(sqrt 1/2) 2^-2,  c_128 = f32(sqrt 1/2) 2^-3
//! ```
//!
//! Only adds and subtracts feed adds and subtracts, so no compiler can fuse any of it. A NaN or an infinity poisons its
//! whole group of g.

use crate::rng::Stream;
use crate::{Error, Result};

/// The sizes g that are supported.
pub const SIZES: [usize; 5] = [16, 32, 64, 128, 256];

/// TransformerEngine's fixed signs for g = 16, bit i set where sign i is -1.
pub const FIXED_SIGNS_16: u32 = 0b1101_0111_1110_1000;

/// Which signs a transform uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signs {
    /// All +1: deterministic, unsigned.
    None,
    /// TransformerEngine's sixteen signs, repeated for larger g.
    Fixed,
    /// Drawn for each GEMM call: sign i is bit i % 32 of word i / 32 of the stream; 1 is -1. Both operands of the GEMM
    /// use the same stream (so it is not [`Stream::at`] an operand).
    Fresh(Stream),
}

impl Signs {
    /// The signs of a group as bits: bit i % 32 of word i / 32 set where sign i is -1. Bits at and above g are 0. Eight
    /// words hold any g; a kernel takes them as scalars.
    pub fn words(&self, g: usize) -> [u32; 8] {
        let mut words = match self {
            Signs::None => [0; 8],
            Signs::Fixed => [FIXED_SIGNS_16 << 16 | FIXED_SIGNS_16; 8],
            Signs::Fresh(stream) => {
                let (low, high) = (stream.group(0), stream.group(1));
                std::array::from_fn(|i| if i < 4 { low[i] } else { high[i - 4] })
            }
        };
        for (i, word) in words.iter_mut().enumerate() {
            match g.saturating_sub(32 * i) {
                0 => *word = 0,
                left @ 1..32 => *word &= (1 << left) - 1,
                _ => {}
            }
        }
        words
    }
}

/// Sign bits from a list, true meaning -1 (at most 256).
pub fn sign_words(negative: &[bool]) -> [u32; 8] {
    let mut words = [0; 8];
    for (i, _) in negative.iter().enumerate().take(256).filter(|(_, n)| **n) {
        words[i / 32] |= 1 << (i % 32);
    }
    words
}

/// The final factor: the f32 nearest 1 / sqrt(g).
pub fn norm_factor(g: usize) -> f32 {
    let log2 = g.trailing_zeros();
    let power = 1.0 / (1u32 << (log2 / 2)) as f32;
    if log2.is_multiple_of(2) {
        power
    } else {
        std::f32::consts::FRAC_1_SQRT_2 * power
    }
}

/// Refuses sizes other than [`SIZES`].
///
/// # Errors
/// [`Error::Config`] with the supported sizes.
pub fn check_size(g: usize) -> Result<()> {
    if SIZES.contains(&g) {
        return Ok(());
    }
    Err(Error::Config(format!(
        "a Hadamard transform of size {g} is not supported: use one of {SIZES:?}"
    )))
}

/// Transforms consecutive groups of `g` values in place; `signs` as [`Signs::words`].
///
/// # Errors
/// [`Error::Config`] for an unsupported size, [`Error::Shape`] when `x` is not a whole number of groups.
pub fn transform(x: &mut [f32], g: usize, signs: &[u32; 8]) -> Result<()> {
    check_size(g)?;
    if !x.len().is_multiple_of(g) {
        return Err(Error::Shape(format!(
            "{} values are not a whole number of groups of {g}",
            x.len()
        )));
    }
    let factor = norm_factor(g);
    for group in x.chunks_exact_mut(g) {
        for (i, v) in group.iter_mut().enumerate() {
            let sign = (signs[i / 32] >> (i % 32) & 1) << 31;
            *v = f32::from_bits(v.to_bits() ^ sign);
        }
        butterfly(group);
        for v in group.iter_mut() {
            *v *= factor;
        }
    }
    Ok(())
}

/// The unscaled transform of one group, in the fixed order.
fn butterfly(group: &mut [f32]) {
    let mut h = 1;
    while h < group.len() {
        for i in (0..group.len()).filter(|i| i & h == 0) {
            let (a, b) = (group[i], group[i + h]);
            group[i] = a + b;
            group[i + h] = a - b;
        }
        h *= 2;
    }
}

/// Transforms an operand [rows, k] along k. Where k is not a multiple of g the last group is filled with zeros, so the
/// result is [rows, g * ceil(k / g)]; the dot products of two operands padded alike are unchanged.
///
/// # Errors
/// As [`transform`], and [`Error::Shape`] when `x` does not hold rows * k values or an extent is zero.
pub fn transform_rows(
    x: &[f32],
    rows: usize,
    k: usize,
    g: usize,
    signs: &Signs,
) -> Result<Vec<f32>> {
    check_size(g)?;
    if rows == 0 || k == 0 || rows.checked_mul(k) != Some(x.len()) {
        return Err(Error::Shape(format!(
            "expected {rows} x {k} values (each extent at least 1), got {}",
            x.len()
        )));
    }
    let padded = k.next_multiple_of(g);
    let mut y = vec![0f32; rows * padded];
    for (to, from) in y.chunks_exact_mut(padded).zip(x.chunks_exact(k)) {
        to[..k].copy_from_slice(from);
    }
    transform(&mut y, g, &signs.words(g))?;
    Ok(y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Purpose;

    #[test]
    fn known_answers() {
        let ramp: Vec<f32> = (0..16u8).map(f32::from).collect();
        let signed = transform_rows(&ramp, 1, 16, 16, &Signs::Fixed).unwrap();
        assert_eq!(
            signed,
            [
                -14.5, -7.5, 6.5, -0.5, 6.5, -0.5, -14.5, 8.5, 7.5, 14.5, 0.5, 1.5, 0.5, -2.5, 9.5,
                -15.5
            ]
        );
        let unsigned = transform_rows(&ramp, 1, 16, 16, &Signs::None).unwrap();
        let mut want = [0f32; 16];
        (want[0], want[1], want[2], want[4], want[8]) = (30.0, -2.0, -4.0, -8.0, -16.0);
        assert_eq!(unsigned, want);
        let listed = [1, 1, 1, -1, 1, -1, -1, -1, -1, -1, -1, 1, -1, 1, -1, -1].map(|s| s < 0);
        assert_eq!(sign_words(&listed), Signs::Fixed.words(16));
    }

    fn stream() -> Stream {
        Stream::new(Purpose::Study, 3, 1, 4)
    }

    /// Against the matrix in f64: H[i][j] = (-1)^popcount(i & j).
    #[test]
    fn every_size_against_the_matrix() {
        for g in SIZES {
            for signs in [Signs::None, Signs::Fixed, Signs::Fresh(stream())] {
                let words = signs.words(g);
                let x: Vec<f32> = (0..g).map(|i| stream().normal(i as u64)).collect();
                let y = transform_rows(&x, 1, g, g, &signs).unwrap();
                for (j, got) in y.iter().enumerate() {
                    let term = |i: usize| {
                        let flips = (i & j).count_ones() + (words[i / 32] >> (i % 32) & 1);
                        f64::from(x[i]) * if flips.is_multiple_of(2) { 1.0 } else { -1.0 }
                    };
                    let want = (0..g).map(term).sum::<f64>() / (g as f64).sqrt();
                    // log2(g) additions and one product, each off by at most 2^-24 of values below 8 sqrt(g).
                    assert!((f64::from(*got) - want).abs() < 1e-5, "g {g} y[{j}]");
                }
            }
        }
    }

    #[test]
    fn factors_are_the_nearest_f32() {
        for g in SIZES {
            assert_eq!(norm_factor(g), (1.0 / (g as f64).sqrt()) as f32, "{g}");
        }
    }

    #[test]
    fn transforming_both_operands_leaves_dot_products() {
        let (k, g) = (80, 64);
        let a: Vec<f32> = (0..k).map(|i| stream().normal(i)).collect();
        let b: Vec<f32> = (0..k).map(|i| stream().normal(1000 + i)).collect();
        let dot = |a: &[f32], b: &[f32]| -> f64 {
            a.iter()
                .zip(b)
                .map(|(a, b)| f64::from(*a) * f64::from(*b))
                .sum()
        };
        let signs = Signs::Fresh(stream());
        let ha = transform_rows(&a, 1, k as usize, g, &signs).unwrap();
        let hb = transform_rows(&b, 1, k as usize, g, &signs).unwrap();
        assert_eq!(ha.len(), 128);
        assert!((dot(&ha, &hb) - dot(&a, &b)).abs() < 1e-5);
        let other = transform_rows(&b, 1, k as usize, g, &Signs::None).unwrap();
        assert!(
            (dot(&ha, &other) - dot(&a, &b)).abs() > 0.1,
            "different signs"
        );
    }

    #[test]
    fn sizes_and_shapes_are_checked() {
        assert!(transform(&mut [0.0; 8], 8, &[0; 8]).is_err());
        assert!(transform(&mut [0.0; 24], 16, &[0; 8]).is_err());
        assert!(transform_rows(&[], 0, 16, 16, &Signs::None).is_err());
        assert!(transform_rows(&[0.0; 15], 1, 16, 16, &Signs::None).is_err());
        assert_eq!(Signs::Fixed.words(16)[0] >> 16, 0);
        assert_eq!(Signs::Fixed.words(48)[1], FIXED_SIGNS_16);
        assert_eq!(Signs::Fresh(stream()).words(128)[4..], [0; 4]);
        assert_ne!(Signs::Fresh(stream()).words(256)[4..], [0; 4]);
    }
}
