//! E2M1, the FP4 element: sign, two exponent bits, one mantissa bit, bias 1, no Inf and no NaN.
//!
//! Codes 0..7 are 0, 0.5, 1, 1.5, 2, 3, 4, 6; bit 3 is the sign and is always kept, also of zero. Source: OCP MX v1.0.

use super::minifloat::{Draw, Minifloat, split};

/// The grid of magnitudes.
pub const GRID: Minifloat = Minifloat {
    mantissa_bits: 1,
    bias: 1,
    max_code: 7,
};

/// The largest magnitude.
pub const MAX: f32 = 6.0;

/// The code (0..16) of `value`, to nearest even, saturating at 6. E2M1 has no NaN: NaN and the infinities saturate here,
/// and a block that holds one is marked in its scale instead.
pub const fn encode(value: f32) -> u8 {
    encode_with(value, Draw::Nearest)
}

/// The code of `value` by stochastic rounding with 24 random bits, saturating at 6; `-v` gives the code of `v` with the
/// sign set.
pub const fn encode_sr(value: f32, bits24: u32) -> u8 {
    encode_with(value, Draw::Bits(bits24))
}

/// The code of `value` under either rounding.
pub const fn encode_with(value: f32, draw: Draw) -> u8 {
    let bits = value.to_bits();
    let (sig, exp) = split(bits);
    (bits >> 31 << 3) as u8 | GRID.round(sig, exp, draw).code as u8
}

/// The value of a code; the upper four bits are ignored. `0x8` is -0.
pub const fn decode(code: u8) -> f32 {
    f32::from_bits((code as u32 & 8) << 28 | GRID.decode_bits(code as u32 & 7))
}

/// Twice the value, the integer the exact GEMM works with: 0, 1, 2, 3, 4, 6, 8, 12 and their negatives.
pub const fn decode_doubled(code: u8) -> i32 {
    let magnitude = (0xC864_3210u32 >> (4 * (code & 7))) & 15;
    if code & 8 == 0 {
        magnitude as i32
    } else {
        -(magnitude as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [f32; 8] = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0];

    #[test]
    fn all_codes_by_hand_and_back() {
        for code in 0..16u8 {
            let sign = if code < 8 { 1.0 } else { -1.0 };
            let value = sign * VALUES[code as usize % 8];
            assert_eq!(decode(code).to_bits(), value.to_bits(), "code {code}");
            assert_eq!(encode(value), code);
            assert_eq!(decode_doubled(code) as f32, 2.0 * value);
            for u in [0, 1, 0xFF_FFFF] {
                assert_eq!(encode_sr(value, u), code, "a value on the grid never moves");
            }
        }
    }

    #[test]
    fn midpoints_go_to_the_even_code_and_their_neighbours_to_the_nearer() {
        for code in 0..7u8 {
            let middle = (VALUES[code as usize] + VALUES[code as usize + 1]) / 2.0;
            let even = code + code % 2;
            for (value, want) in [
                (middle.next_down(), code),
                (middle, even),
                (middle.next_up(), code + 1),
            ] {
                assert_eq!(encode(value), want, "{value}");
                assert_eq!(encode(-value), want | 8, "-{value}");
            }
        }
    }

    #[test]
    fn known_traps() {
        assert_eq!(encode(-0.0), 0x8);
        assert_eq!(encode(-0.1), 0x8);
        assert_eq!(encode(0.25000006), 1, "tt-metal rounds this to 0");
        assert_eq!(encode(7.0), 7);
        assert_eq!(encode(f32::MAX), 7);
        assert_eq!(encode(-f32::MAX), 15);
        assert_eq!(encode(f32::from_bits(1)), 0);
        assert_eq!(
            encode_sr(f32::from_bits(1), 0),
            1,
            "u = 0 is below any fraction"
        );
        assert_eq!(encode_sr(f32::from_bits(1), 1), 0);
    }

    #[test]
    fn stochastic_rounding_is_u_below_the_fraction() {
        // 2.25 lies a quarter of the way from 2 to 3: the binade of the unrounded value, not of its sum with u.
        let quarter = 1 << 22;
        assert_eq!(encode_sr(2.25, quarter - 1), 5);
        assert_eq!(encode_sr(2.25, quarter), 4);
        // 5.5 is three quarters of the way from 4 to 6.
        assert_eq!(encode_sr(5.5, 3 * quarter - 1), 7);
        assert_eq!(encode_sr(5.5, 3 * quarter), 6);
        assert_eq!(encode_sr(6.5, 0), 7, "saturates");
        assert_eq!(encode_sr(-0.125, quarter - 1), 9);
        assert_eq!(encode_sr(-0.125, quarter), 8);
    }
}
