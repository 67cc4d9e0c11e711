//! Decode scales in kernels: from stored bytes to the term that a block adds to its accumulator.

use super::emulated::{FUSED_UP_TO, ONE_FACTOR_UP_TO, ZERO_BELOW};
use crate::formats::{ScaleRule, e4m3, ue5m3};
use cubecl::prelude::*;

/// How the two decode scales of a block pair combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Scales {
    /// Two E8M0 bytes.
    Mx,
    /// Two f32 bit patterns.
    F32,
}

impl Scales {
    pub fn of(rule: ScaleRule) -> Scales {
        if matches!(rule, ScaleRule::Mx(_)) {
            Scales::Mx
        } else {
            Scales::F32
        }
    }
}

/// Scale bytes that are not MX: their exponent bias, and the first that is NaN. Three mantissa bits, no sign in a scale.
pub(super) fn fields(rule: ScaleRule) -> (u32, u32) {
    let grid = match rule {
        ScaleRule::Ue5m3 => ue5m3::GRID,
        _ => e4m3::GRID,
    };
    (grid.bias as u32, grid.max_code + 1)
}

/// The scale word of a byte: the byte itself for MX, else the f32 bits of its value.
#[cube]
pub(super) fn scale_word(byte: u32, #[comptime] rule: ScaleRule) -> u32 {
    if comptime!(matches!(rule, ScaleRule::Mx(_))) {
        byte
    } else {
        let (bias, nan_from) = comptime!(fields(rule));
        let unit = comptime!(2f32.powi(1 - bias as i32 - 3));
        let subnormal = u32::reinterpret(f32::cast_from(byte) * unit);
        let normal = (byte << 20u32) + ((127u32 - bias) << 23u32);
        select(
            byte >= nan_from,
            0x7FC0_0000u32,
            select(byte < 8u32, subnormal, normal),
        )
    }
}

/// One term of the accumulator: dot * scale of a, lane by lane.
#[cube]
pub(super) fn scaled_term<N: Size>(
    dot: Vector<f32, N>,
    sa: u32,
    sb: Vector<u32, N>,
    #[comptime] scales: Scales,
) -> Vector<f32, N> {
    if comptime!(scales == Scales::Mx) {
        let sum = sb + Vector::new(sa);
        let limit = Vector::new(ONE_FACTOR_UP_TO);
        let first = Vector::<f32, N>::reinterpret(
            (min(sum, limit) - Vector::new(127u32)) << Vector::new(23u32),
        );
        let rest = Vector::<f32, N>::reinterpret(
            (max(sum, limit) - Vector::new(254u32)) << Vector::new(23u32),
        );
        let term = dot * first * rest;
        let term = select_many(
            sum.less_than(&Vector::new(ZERO_BELOW)),
            Vector::new(0.0f32),
            term,
        );
        let nan = select_many(
            sb.equal(&Vector::new(255u32)),
            Vector::new(255u32),
            Vector::new(sa),
        );
        let bits = select_many(
            nan.equal(&Vector::new(255u32)),
            Vector::new(0x7FC0_0000u32),
            Vector::<u32, N>::reinterpret(term),
        );
        Vector::reinterpret(bits)
    } else {
        dot * (Vector::new(f32::reinterpret(sa)) * Vector::<f32, N>::reinterpret(sb))
    }
}

/// Whether every pair of bytes of two ranges (smallest, largest times 2^16) combines to one normal f32 scale under
/// which no term overflows.
#[cube]
pub(super) fn one_factor(a: u32, b: u32) -> bool {
    let smallest = (a & 0xFFFFu32) + (b & 0xFFFFu32);
    let largest = (a >> 16u32) + (b >> 16u32);
    let normal = min(a & 0xFFFFu32, b & 0xFFFFu32) >= 1u32 && max(a >> 16u32, b >> 16u32) <= 254u32;
    normal && smallest >= ZERO_BELOW && largest <= FUSED_UP_TO
}

/// The MX bytes, 0 beside them, of which any two combine to one f32 factor under which no term overflows, as the product of
/// [`scale_value`]s: a byte 0 is 0.0 there, and the pair of 2^-127 with any of these is below 2^-100, which counts as zero.
pub(super) const PLAIN: (u32, u32) = (ZERO_BELOW / 2, ZERO_BELOW - 1);
const _: () = assert!(2 * PLAIN.0 >= ZERO_BELOW && 2 * PLAIN.1 <= FUSED_UP_TO);

/// Whether an MX byte is outside [`PLAIN`], and so asks for [`scaled_term`].
#[cube]
pub(super) fn needs_care(byte: u32) -> bool {
    byte != 0u32 && (byte < PLAIN.0 || byte > PLAIN.1)
}

/// The f32 value of scale words; a byte must be in 0..=254, and 0 gives 0.0.
#[cube]
pub(super) fn scale_value<N: Size>(
    words: Vector<u32, N>,
    #[comptime] scales: Scales,
) -> Vector<f32, N> {
    if comptime!(scales == Scales::Mx) {
        Vector::reinterpret(words << Vector::new(23u32))
    } else {
        Vector::reinterpret(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gemm::emulated::mx_term;

    /// The premise of [`PLAIN`], over every pair of its bytes.
    #[test]
    fn plain_bytes_combine_to_one_factor() {
        let bytes = || std::iter::once(0).chain(PLAIN.0 as u8..=PLAIN.1 as u8);
        let value = |byte: u8| f32::from_bits(u32::from(byte) << 23);
        // The smallest, and the largest of 32 products of E2M1 values.
        for dot in [0.25, -1152.0] {
            for (a, b) in bytes().flat_map(|a| bytes().map(move |b| (a, b))) {
                let factor = value(a) * value(b);
                assert_eq!(dot * factor, mx_term(dot, a, b), "{a} and {b}");
                assert!(factor == 0.0 || factor.is_normal(), "{a} and {b}");
            }
        }
    }
}
