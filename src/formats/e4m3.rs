//! E4M3 (fn): sign, four exponent bits, three mantissa bits, bias 7, max 448, no Inf, 0x7F and 0xFF are NaN.
//!
//! The block scale of NVFP4 and an element of MXFP8. Source: "FP8 formats for deep learning" (2209.05433), OCP OFP8.

use super::minifloat::{Draw, Minifloat, split};

/// The grid of magnitudes.
pub const GRID: Minifloat = Minifloat {
    mantissa_bits: 3,
    bias: 7,
    max_code: 0x7E,
};

/// The largest magnitude.
pub const MAX: f32 = 448.0;

/// The positive NaN code, which marks a poisoned NVFP4 block.
pub const NAN: u8 = 0x7F;

/// The code of `value`, to nearest even, saturating at 448 (also for the infinities); NaN gives 0x7F with its sign.
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
        return sign | NAN;
    }
    let (sig, exp) = split(bits);
    sign | GRID.round(sig, exp, draw).code as u8
}

/// The value of a code.
pub const fn decode(code: u8) -> f32 {
    let sign = (code as u32 >> 7) << 31;
    if code & 0x7F == NAN {
        return f32::from_bits(sign | 0x7FC0_0000);
    }
    f32::from_bits(sign | GRID.decode_bits(code as u32 & 0x7F))
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
        assert_eq!(decode(0x01), 0.001953125);
        assert_eq!(decode(0x7E), 448.0);
        assert!(decode(0x7F).is_nan() && decode(0xFF).is_nan());
        for code in 0..=255u8 {
            let value = decode(code);
            let sign = if code < 128 { 1f64 } else { -1.0 };
            let (e, m) = (i32::from(code >> 3 & 15), f64::from(code & 7));
            let by_formula = if e == 0 {
                m * 2f64.powi(-9)
            } else {
                (8.0 + m) * 2f64.powi(e - 10)
            };
            if !value.is_nan() {
                assert_eq!(f64::from(value), sign * by_formula, "code {code:#04x}");
            }
            assert_eq!(encode(value), code);
        }
    }

    #[test]
    fn saturates_and_keeps_signs() {
        for (value, code) in [
            (448.0, 0x7E),
            (464.0, 0x7E),
            (465.0, 0x7E),
            (1e30, 0x7E),
            (f32::INFINITY, 0x7E),
            (f32::NEG_INFINITY, 0xFE),
            (-0.0, 0x80),
            (2f32.powi(-10), 0x00),
            (2f32.powi(-10).next_up(), 0x01),
            (-(2f32.powi(-10)), 0x80),
        ] {
            assert_eq!(encode(value), code, "{value}");
        }
        assert_eq!(encode(f32::NAN) & 0x7F, 0x7F);
    }
}
