//! Rounding a magnitude onto a small float's grid, by integer steps only: the one rule behind every element and scale type.
//!
//! A magnitude is `sig * 2^exp`, exact, with `sig < 2^26` (an f32 significand, or three of them for the 3/4 pre-scaling).
//! With `top = floor(log2 sig) + exp` and the binade `max(top, 1 - bias)`, the grid's step is `2^(binade - m)` and
//!
//! ```text
//! shift = binade - m - exp           how many low bits of sig lie below the grid
//! kept  = sig >> shift               rest = sig - (kept << shift)
//! code  = ((binade - (1 - bias)) << m) + kept + up
//! RNE:  up = rest > half, or rest == half and kept odd, where half = 2^(shift - 1)
//! SR:   up = u < ceil(rest * 2^24 / 2^shift), u a 24-bit integer: exactly "u / 2^24 < fraction"
//! ```
//!
//! Subnormals and the carry into the next binade need no case of their own. A kernel twin follows the same steps in u32:
//! `shift` may be cut at 30 for RNE and at 51 for SR without changing a result. Source: ../shared/spec/formats.md.

/// How a value between two codes is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// To nearest, ties to the even code.
    Nearest,
    /// Stochastically, with these 24 random bits (an integer below 2^24).
    Bits(u32),
}

/// A small float's grid of magnitudes: `mantissa_bits` m, exponent `bias`, and the largest finite code it saturates at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Minifloat {
    /// Mantissa bits m; at least 1.
    pub mantissa_bits: u32,
    /// Exponent bias; the smallest normal is 2^(1 - bias).
    pub bias: i32,
    /// The largest finite magnitude code; larger values saturate to it.
    pub max_code: u32,
}

/// A rounded magnitude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounded {
    /// The magnitude code, at most `max_code`.
    pub code: u32,
    /// Whether the unrounded magnitude lay above the largest finite value.
    pub clipped: bool,
}

/// The exact magnitude of the f32 with these bits: `(sig, exp)` with value `sig * 2^exp`. Infinities and NaN are not
/// recognised here: test the bits first.
pub const fn split(bits: u32) -> (u32, i32) {
    let field = (bits >> 23 & 0xFF) as i32;
    let mantissa = bits & 0x007F_FFFF;
    if field == 0 {
        (mantissa, -149)
    } else {
        (mantissa | 0x0080_0000, field - 150)
    }
}

/// True for NaN and the infinities, by integer comparison.
pub const fn is_non_finite(bits: u32) -> bool {
    bits & 0x7FFF_FFFF >= 0x7F80_0000
}

impl Minifloat {
    /// Rounds the magnitude `sig * 2^exp` (`sig < 2^26`) to a code; see the module header for the steps.
    pub const fn round(&self, sig: u32, exp: i32, draw: Draw) -> Rounded {
        if sig == 0 {
            return Rounded {
                code: 0,
                clipped: false,
            };
        }
        let m = self.mantissa_bits as i32;
        let lowest = 1 - self.bias;
        let top = 31 - sig.leading_zeros() as i32 + exp;
        let binade = if top > lowest { top } else { lowest };
        let base = (binade - lowest) << m;
        let shift = binade - m - exp;
        let (floor, rest, up) = if shift <= 0 {
            (base + (sig << -shift) as i32, 0, false)
        } else {
            let kept = if shift > 31 { 0 } else { sig >> shift };
            let rest = if shift > 31 {
                sig
            } else {
                sig - (kept << shift)
            };
            let up = match draw {
                Draw::Nearest => {
                    let half = 1u32 << (if shift > 30 { 30 } else { shift } - 1);
                    rest > half || (rest == half && kept & 1 == 1)
                }
                Draw::Bits(u) => u < threshold24(rest, shift),
            };
            (base + kept as i32, rest, up)
        };
        let max = self.max_code as i32;
        let code = floor + up as i32;
        Rounded {
            code: if code > max { max as u32 } else { code as u32 },
            clipped: floor > max || (floor == max && rest > 0),
        }
    }

    /// Rounds the magnitude of a finite f32 to nearest even.
    pub const fn nearest(&self, value: f32) -> u32 {
        let (sig, exp) = split(value.to_bits());
        self.round(sig, exp, Draw::Nearest).code
    }

    /// The f32 bits of the value of a finite magnitude code; exact (every value of every grid here is a normal f32).
    pub const fn decode_bits(&self, code: u32) -> u32 {
        let m = self.mantissa_bits;
        let field = code >> m;
        let mantissa = code & ((1 << m) - 1);
        if field == 0 {
            if mantissa == 0 {
                return 0;
            }
            // mantissa * 2^(1 - bias - m), normalised.
            let top = 31 - mantissa.leading_zeros();
            let exponent = 1 - self.bias - m as i32 + top as i32;
            return ((exponent + 127) as u32) << 23 | (mantissa << (23 - top)) & 0x007F_FFFF;
        }
        ((field as i32 - self.bias + 127) as u32) << 23 | mantissa << (23 - m)
    }
}

/// `ceil(rest * 2^24 / 2^shift)`, the count of 24-bit draws that round up; `rest < 2^26`, `shift >= 1`.
const fn threshold24(rest: u32, shift: i32) -> u32 {
    if shift <= 24 {
        rest << (24 - shift)
    } else {
        let drop = if shift > 51 { 27 } else { shift - 24 };
        (rest + (1 << drop) - 1) >> drop
    }
}
