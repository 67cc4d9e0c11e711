//! E8M0, the block scale of MX formats: the value 2^(b - 127). No sign, no zero, no Inf; 0xFF is NaN.
//!
//! `0x00` is 2^-127, an f32 denormal with the bits 0x00400000: it is built from bits, never by arithmetic that a driver
//! may flush. A scale is chosen from the *bits* of a block's amax, never by log2 and never through bf16. Source: OCP MX
//! v1.0; the four rules are tabled in ../shared/spec/formats.md.

use super::minifloat::Minifloat;

/// The NaN code, which marks a poisoned block.
pub const NAN: u8 = 0xFF;

/// How an exponent is chosen from a block's amax, so that the amax fits (or nearly fits) the element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// floor(log2 amax) - emax: OCP MX v1.0, paper A, torchao's default. Values above the element's max clip.
    Floor,
    /// The same after rounding amax to the element's mantissa bits: torchao EVEN, AMD's MI355X kernels.
    Even,
    /// ceil(log2(amax / max)), exactly: NVIDIA's MXFP4, TetraJet, torchao RCEIL. Never clips.
    Rceil,
    /// ceil(log2 amax) - emax: torchao CEIL.
    Ceil,
    /// floor(log2(.48708 rms)) of the block, at least -27: Quartet's E2M1 scale, near the least mean squared error for
    /// normal values. Values above 6 times the scale clip.
    Rms,
}

/// (2.92247856 / 6)^2 / 32: from a sum of 32 squares to the square of Quartet's scale.
pub const RMS_FACTOR: f32 = 0.007_413_959;
/// The smallest byte of [`Rule::Rms`]: Quartet adds 1e-8 before it takes the logarithm.
pub const RMS_SMALLEST: u8 = 100;

/// What is left of an element's bits before it is squared for [`Rule::Rms`]: twelve significant bits, so that squares are
/// exact and a fused multiply-add cannot change the sum.
pub const RMS_MASK: u32 = 0xFFFF_F000;

/// The scale byte of [`Rule::Rms`] for a block of 32: the sum of squares in ascending order in f32, times [`RMS_FACTOR`],
/// its exponent halved (downwards). `amax_bits` as for [`from_amax`].
pub fn from_block_rms(amax_bits: u32, values: &[f32]) -> u8 {
    if amax_bits == 0 || amax_bits >= 0x7F80_0000 {
        return from_amax(amax_bits, Rule::Floor, &super::e2m1::GRID);
    }
    let mut sum = 0.0f32;
    for x in values {
        let x = f32::from_bits(x.to_bits() & RMS_MASK);
        sum += x * x;
    }
    let field = (sum * RMS_FACTOR).to_bits() >> 23;
    // (field - 127) / 2 + 127, rounded down.
    u8::try_from((field + 127) / 2).map_or(RMS_SMALLEST, |b| b.max(RMS_SMALLEST))
}

/// The f32 bits of 2^(b - 127); 0xFF gives the NaN 0x7FC00000.
pub const fn decode_bits(byte: u8) -> u32 {
    match byte {
        0 => 0x0040_0000,
        NAN => 0x7FC0_0000,
        b => (b as u32) << 23,
    }
}

/// The value 2^(b - 127).
pub const fn decode(byte: u8) -> f32 {
    f32::from_bits(decode_bits(byte))
}

/// The scale byte for a block whose amax has these f32 bits (sign bit clear), for elements of `grid`.
///
/// With E the exponent field and M the mantissa field of amax, and emax the exponent of the largest element:
/// floor `E - emax`; even the same of `bits + (1 << (22 - m))`; ceil `E - emax + (M != 0)`; rceil `E - emax + (M > M of
/// the largest element)`. Clamped to 0..=254. Zero gives 0 and a non-finite amax gives 0xFF.
pub const fn from_amax(amax_bits: u32, rule: Rule, grid: &Minifloat) -> u8 {
    if amax_bits >= 0x7F80_0000 {
        return NAN;
    }
    if amax_bits == 0 {
        return 0;
    }
    let max_bits = grid.decode_bits(grid.max_code);
    let emax = (max_bits >> 23) as i32 - 127;
    let mantissa = amax_bits & 0x007F_FFFF;
    let field = (amax_bits >> 23) as i32;
    let stored = match rule {
        // Rms looks at all values of a block; of amax alone it knows what Floor knows.
        Rule::Floor | Rule::Rms => field - emax,
        Rule::Even => ((amax_bits + (1 << (22 - grid.mantissa_bits))) >> 23) as i32 - emax,
        Rule::Ceil => field - emax + (mantissa != 0) as i32,
        Rule::Rceil => field - emax + (mantissa > max_bits & 0x007F_FFFF) as i32,
    };
    if stored < 0 {
        0
    } else if stored > 254 {
        254
    } else {
        stored as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::{e2m1, e4m3, e5m2};

    const RULES: [Rule; 4] = [Rule::Floor, Rule::Even, Rule::Rceil, Rule::Ceil];

    #[test]
    fn all_bytes() {
        for b in 0..255u8 {
            assert_eq!(f64::from(decode(b)), 2f64.powi(i32::from(b) - 127));
        }
        assert!(decode(NAN).is_nan());
        assert_eq!(decode(0).to_bits(), 0x0040_0000);
        assert_eq!(1.0 / decode(254), decode(0));
    }

    #[test]
    fn the_specified_table() {
        for (amax, want) in [
            (3.0, [126, 126, 126, 127]),
            (3.0000002, [126, 126, 127, 127]),
            (3.5, [126, 127, 127, 127]),
            (3.9999998, [126, 127, 127, 127]),
            (6.0, [127, 127, 127, 128]),
            (6.0000005, [127, 127, 128, 128]),
            (7.0, [127, 128, 128, 128]),
            (8.0, [128; 4]),
        ] {
            let got = RULES.map(|r| from_amax(f32::to_bits(amax), r, &e2m1::GRID));
            assert_eq!(got, want, "amax {amax}");
        }
    }

    /// Every exponent of amax, the edges of each rule, every element type, against f64.
    #[test]
    fn every_exponent_of_amax() {
        for grid in [e2m1::GRID, e4m3::GRID, e5m2::GRID] {
            let max = f64::from(f32::from_bits(grid.decode_bits(grid.max_code)));
            let emax = max.log2().floor();
            for field in 0..255u32 {
                for mantissa in [
                    0, 1, 2, 0x1F_FFFF, 0x20_0000, 0x3F_FFFF, 0x40_0000, 0x40_0001, 0x5F_FFFF,
                    0x60_0000, 0x60_0001, 0x6F_FFFF, 0x70_0000, 0x77_FFFF, 0x78_0000, 0x7F_FFFF,
                ] {
                    let bits = field << 23 | mantissa;
                    let amax = f64::from(f32::from_bits(bits));
                    if amax == 0.0 {
                        continue;
                    }
                    let mut floor = amax.log2().floor();
                    // log2 in f64 may round up to an integer: settle it exactly.
                    floor += f64::from(i32::from(2f64.powf(floor + 1.0) <= amax));
                    floor -= f64::from(i32::from(2f64.powf(floor) > amax));
                    let unit = 2f64.powf(floor - f64::from(grid.mantissa_bits));
                    let even = ((amax / unit + 0.5).floor() * unit).log2().floor();
                    let ceil = floor + f64::from(i32::from(amax > 2f64.powf(floor)));
                    let mut rceil = floor - emax;
                    while max * 2f64.powf(rceil) < amax {
                        rceil += 1.0;
                    }
                    let want = [floor - emax, even - emax, rceil, ceil - emax]
                        .map(|e| (e + 127.0).clamp(0.0, 254.0) as u8);
                    let got = RULES.map(|r| from_amax(bits, r, &grid));
                    assert_eq!(got, want, "amax {amax:e} bits {bits:08x}");
                }
            }
        }
    }

    #[test]
    fn rms_scales_against_f64() {
        for exponent in -40..130 {
            for spread in 0..32 {
                let unit = 2f32.powi(exponent);
                let values: Vec<f32> = (0..32)
                    .map(|i| unit * (1.0 + ((i * 7 + spread * 13) % 32) as f32 / 9.0))
                    .collect();
                let squares: f64 = values.iter().map(|x| f64::from(*x).powi(2)).sum();
                let scale = 2.92247856 / 6.0 * (squares / 32.0).sqrt();
                let byte = from_block_rms(values[0].to_bits(), &values);
                // Twelve bits an element: at a power of two either side may come out.
                let (low, high) = (scale * (1.0 - 2e-3), scale * (1.0 + 2e-3));
                let want = [low, high].map(|s| (s.log2().floor() as i32).max(-27) + 127);
                let overflow = exponent >= 60;
                assert!(
                    overflow || want.contains(&i32::from(byte)),
                    "{byte} {want:?} {exponent}"
                );
            }
        }
        assert_eq!(from_block_rms(0, &[0.0; 32]), 0);
        assert_eq!(from_block_rms(1, &[1e-45; 32]), RMS_SMALLEST);
        assert_eq!(from_block_rms(0x7F80_0000, &[f32::INFINITY; 32]), NAN);
        assert_eq!(
            from_block_rms(f32::MAX.to_bits(), &[f32::MAX; 32]),
            191,
            "the sum overflows"
        );
    }

    #[test]
    fn no_naive_cast() {
        for rule in RULES {
            assert_eq!(from_amax(0, rule, &e2m1::GRID), 0);
            assert_eq!(from_amax(1, rule, &e2m1::GRID), 0, "2^-149");
            assert_eq!(from_amax(0x7F80_0000, rule, &e2m1::GRID), NAN);
            assert_eq!(from_amax(0x7FC0_0000, rule, &e2m1::GRID), NAN);
            assert!(from_amax(f32::MAX.to_bits(), rule, &e2m1::GRID) < 255);
        }
    }
}
