//! What every small float's tests share.

use super::minifloat::{Draw, Minifloat};

/// Checks every magnitude code of a grid: decode then encode, the midpoints and their f32 neighbours under RNE, and the
/// exact threshold of SR at eighths of each step.
pub(crate) fn check_grid(
    grid: &Minifloat,
    decode: impl Fn(u32) -> f32,
    round: impl Fn(f32, Draw) -> u32,
) {
    for code in 0..=grid.max_code {
        let value = decode(code);
        assert_eq!(round(value, Draw::Nearest), code, "{value}");
        assert_eq!(round(value, Draw::Bits(0)), code, "{value} moves under SR");
        if code == grid.max_code {
            break;
        }
        let next = decode(code + 1);
        assert!(
            next > value,
            "codes {code} and {} are not in order",
            code + 1
        );
        let middle = (value + next) / 2.0;
        assert_eq!(round(middle.next_down(), Draw::Nearest), code);
        assert_eq!(round(middle, Draw::Nearest), code + code % 2);
        assert_eq!(round(middle.next_up(), Draw::Nearest), code + 1);
        for eighth in 1..8u32 {
            let between = value + (next - value) * (eighth as f32 / 8.0);
            let limit = eighth << 21;
            assert_eq!(round(between, Draw::Bits(limit - 1)), code + 1);
            assert_eq!(round(between, Draw::Bits(limit)), code);
        }
    }
}
