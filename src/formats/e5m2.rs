//! E5M2: sign, five exponent bits, two mantissa bits, bias 15, max 57344; 0x7C is Inf, 0x7D..0x7F are NaN.
//!
//! An element of MXFP8. Conversions saturate at 57344 and never make Inf. Source: "FP8 formats for deep learning"
//! (2209.05433), OCP OFP8.

use super::minifloat::{Draw, Minifloat, split};

/// The grid of finite magnitudes.
pub const GRID: Minifloat = Minifloat {
    mantissa_bits: 2,
    bias: 15,
    max_code: 0x7B,
};

/// The largest finite magnitude.
pub const MAX: f32 = 57344.0;

/// The code of `value`, to nearest even, saturating at 57344 (also for the infinities); NaN gives 0x7F with its sign.
pub const fn encode(value: f32) -> u8 {
    encode_with(value, Draw::Nearest)
}

/// The code of `value` by stochastic rounding with 24 random bits.
pub const fn encode_sr(value: f32, bits24: u32) -> u8 {
    encode_with(value, Draw::Bits(bits24))
}

/// The code of `value` under either rounding.
pub const fn encode_with(value: f32, draw: Draw) -> u8 {
    let bits = value.to_bits();
    let sign = (bits >> 31 << 7) as u8;
    if bits & 0x7FFF_FFFF > 0x7F80_0000 {
        return sign | 0x7F;
    }
    let (sig, exp) = split(bits);
    sign | GRID.round(sig, exp, draw).code as u8
}

/// The value of a code, Inf and NaN included.
pub const fn decode(code: u8) -> f32 {
    let sign = (code as u32 >> 7) << 31;
    match code & 0x7F {
        0x7C => f32::from_bits(sign | 0x7F80_0000),
        0x7D..=0x7F => f32::from_bits(sign | 0x7FC0_0000),
        magnitude => f32::from_bits(sign | GRID.decode_bits(magnitude as u32)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::testing::check_grid;

    #[test]
    fn every_code_midpoint_and_neighbour() {
        check_grid(
            &GRID,
            |code| decode(code as u8),
            |v, d| u32::from(encode_with(v, d)),
        );
        for code in 0..=255u8 {
            // E5M2 is the upper byte of an IEEE half.
            let half = half::f16::from_bits(u16::from(code) << 8).to_f32();
            let value = decode(code);
            assert!(
                value == half || (value.is_nan() && half.is_nan()),
                "{code:#04x}"
            );
            assert_eq!(value.is_sign_negative(), code > 127);
        }
        assert_eq!(encode(1e30), 0x7B);
        assert_eq!(encode(f32::NEG_INFINITY), 0xFB);
        assert_eq!(encode(-0.0), 0x80);
        assert_eq!(encode(f32::NAN) & 0x7F, 0x7F);
    }
}
