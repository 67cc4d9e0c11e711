//! UE5M3, an unsigned block scale: five exponent bits, three mantissa bits, bias 15, min 2^-17, max 61440.
//!
//! The exponent field 31 is reserved (61440 = 1.875 * 2^15 has field 30): 0xF8..0xFF decode to NaN, and 0xFF marks a
//! poisoned block. Source: ../shared/spec/formats.md; "Elucidating the Design Space of FP4 training" (2509.17791).

use super::minifloat::Minifloat;

/// The grid of values.
pub const GRID: Minifloat = Minifloat {
    mantissa_bits: 3,
    bias: 15,
    max_code: 0xF7,
};

/// The largest value.
pub const MAX: f32 = 61440.0;

/// The NaN code that marks a poisoned block.
pub const NAN: u8 = 0xFF;

/// The code of a non-negative `value`, to nearest even, saturating at 61440 (also for Inf). The type has no sign: a
/// negative value other than -0 and a NaN give the NaN code.
pub const fn encode(value: f32) -> u8 {
    let bits = value.to_bits();
    if bits & 0x7FFF_FFFF > 0x7F80_0000 || bits > 0x8000_0000 {
        return NAN;
    }
    GRID.nearest(value) as u8
}

/// The value of a code.
pub const fn decode(code: u8) -> f32 {
    if code > 0xF7 {
        return f32::from_bits(0x7FC0_0000);
    }
    f32::from_bits(GRID.decode_bits(code as u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::minifloat::{Draw, split};
    use crate::formats::testing::check_grid;

    #[test]
    fn every_code_midpoint_and_neighbour() {
        let round = |v: f32, d: Draw| {
            let (sig, exp) = split(v.to_bits());
            GRID.round(sig, exp, d).code
        };
        check_grid(&GRID, |code| decode(code as u8), round);
        assert_eq!(decode(1), 2f32.powi(-17));
        assert_eq!(decode(0xF7), 61440.0);
        for code in 0..=0xF7u8 {
            let (e, m) = (i32::from(code >> 3), f64::from(code & 7));
            let by_formula = if e == 0 {
                m * 2f64.powi(-17)
            } else {
                (8.0 + m) * 2f64.powi(e - 18)
            };
            assert_eq!(f64::from(decode(code)), by_formula);
            assert_eq!(encode(decode(code)), code);
        }
        for code in 0xF8..=0xFFu8 {
            assert!(decode(code).is_nan());
        }
        assert_eq!(encode(f32::INFINITY), 0xF7);
        assert_eq!(encode(f32::NAN), NAN);
        assert_eq!(encode(-1.0), NAN);
        assert_eq!(encode(-0.0), 0);
    }
}
