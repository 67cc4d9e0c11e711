//! Lanes of elements and scales: the kernel twins of [`crate::formats::minifloat`] and [`crate::formats::e8m0`].
//!
//! Each function works on `N` values side by side and uses only operations whose result cannot depend on the backend:
//! integer operations, products by powers of two, one rounded product, one sum with a power of two, conversions of values
//! in range. No comparison sees a NaN, and no product feeds a sum unless it is exact, so fusing shows nowhere.
//!
//! ```text
//! F     = bits of the binade: max(bits of a, bits of 2^(1 - bias)) without the mantissa
//! step  = the grid's step there, F * 2^-m
//! RNE:  a + 2^23 * step rounds a / step to nearest even in its last mantissa bits
//! SR:   q = ceil(a / step * 2^24) is an integer below 2^28; code += (q + 2^24 - 1 - u) >> 24, that is "u < fraction"
//! ```

// What `#[cube]` generates beside these items has no docs.
#![allow(missing_docs)]

use crate::formats::minifloat::Minifloat;
use crate::formats::{MxRule, PreScale, Rounding};
use cubecl::prelude::*;

/// f32 bits of the smallest normal number.
pub(crate) const MIN_NORMAL: u32 = 0x0080_0000;
/// f32 bits of infinity; larger magnitudes are NaN.
pub(crate) const INFINITY: u32 = 0x7F80_0000;

/// How a magnitude is put on a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Encoder {
    pub grid: Minifloat,
    pub rounding: Rounding,
    pub pre_scale: PreScale,
}

impl Encoder {
    /// To nearest even.
    pub(crate) const fn nearest(grid: Minifloat) -> Encoder {
        Encoder { grid, rounding: Rounding::Rne, pre_scale: PreScale::One }
    }

    /// f32 bits of the largest value of the grid.
    pub(crate) const fn max_bits(&self) -> u32 {
        self.grid.decode_bits(self.grid.max_code)
    }

    /// Magnitudes with larger f32 bits clip: those above the largest value, after the 3/4.
    pub(crate) fn clip_bits(&self) -> u32 {
        match self.pre_scale {
            PreScale::One => self.max_bits(),
            PreScale::ThreeQuarters => {
                // The largest f32 whose 3/4 does not lie above max.
                let max = f64::from(f32::from_bits(self.max_bits()));
                let mut bound = (max * 4.0 / 3.0) as f32;
                while f64::from(bound) * 0.75 > max {
                    bound = bound.next_down();
                }
                while f64::from(bound.next_up()) * 0.75 <= max {
                    bound = bound.next_up();
                }
                bound.to_bits()
            }
        }
    }

    /// Magnitudes are cut here before rounding: they have the largest code, and no integer below overflows.
    fn cut_bits(&self) -> u32 {
        match self.pre_scale {
            PreScale::One => self.max_bits(),
            PreScale::ThreeQuarters => self.clip_bits() + 1,
        }
    }

    /// f32 bits of 2^(1 - bias).
    fn lowest_bits(&self) -> u32 {
        ((128 - self.grid.bias) as u32) << 23
    }

    /// What `field << m` exceeds the first code of a binade by.
    fn code_offset(&self) -> u32 {
        ((128 - self.grid.bias) as u32) << self.grid.mantissa_bits
    }

    /// Exponent field of 2^24 / step times the binade's field, less two for the 3/4.
    fn fraction_bits(&self) -> u32 {
        let less = if self.pre_scale == PreScale::ThreeQuarters { 2 } else { 0 };
        (278 + self.grid.mantissa_bits - less) << 23
    }
}

/// Codes of magnitudes given by their f32 bits; `draw` are random words (their upper 24 bits count) and `not_zero` is 0
/// for a magnitude that is zero and at least 1 otherwise; both are looked at only under SR.
#[cube]
pub(crate) fn encode_magnitude<N: Size>(
    bits: Vector<u32, N>,
    draw: Vector<u32, N>,
    not_zero: Vector<u32, N>,
    #[comptime] how: Encoder,
) -> Vector<u32, N> {
    let cut = min(bits, Vector::new(comptime!(how.cut_bits())));
    let m = comptime!(how.grid.mantissa_bits);
    let mut graded = cut;
    if comptime!(how.pre_scale == PreScale::ThreeQuarters) {
        graded = Vector::reinterpret(Vector::<f32, N>::reinterpret(cut) * Vector::new(0.75f32));
    }
    let binade = max(graded, Vector::new(comptime!(how.lowest_bits()))) & Vector::new(INFINITY);
    let base = (binade >> Vector::new(comptime!(23 - m))) - Vector::new(comptime!(how.code_offset()));
    if comptime!(how.rounding == Rounding::Rne && how.pre_scale == PreScale::One) {
        let aligned = binade + Vector::new(comptime!((23 - m) << 23));
        let sum = Vector::<f32, N>::reinterpret(cut) + Vector::<f32, N>::reinterpret(aligned);
        base + (Vector::<u32, N>::reinterpret(sum) - aligned)
    } else {
        let factor = Vector::new(comptime!(how.fraction_bits())) - binade;
        let fixed = Vector::<f32, N>::reinterpret(cut) * Vector::<f32, N>::reinterpret(factor);
        let kept = round_fixed::<N>(fixed, draw, not_zero, how);
        min(base + kept, Vector::new(comptime!(how.grid.max_code)))
    }
}

/// Rounds `fixed` = value * 2^24 (a quarter of that before the 3/4) to an integer number of steps.
#[cube]
fn round_fixed<N: Size>(
    fixed: Vector<f32, N>,
    draw: Vector<u32, N>,
    not_zero: Vector<u32, N>,
    #[comptime] how: Encoder,
) -> Vector<u32, N> {
    let whole = fixed.floor();
    let rest = Vector::<u32, N>::reinterpret(fixed - whole);
    let whole = Vector::<u32, N>::cast_from(whole);
    let one = Vector::<u32, N>::new(1u32);
    // A third and two thirds are no f32: the next f32 above decides exactly.
    let some = min(rest, one);
    let (floor, ceil) = if comptime!(how.pre_scale == PreScale::ThreeQuarters) {
        let thirds = at_least::<N>(rest, 0x3EAA_AAABu32) + at_least::<N>(rest, 0x3F2A_AAABu32);
        let floor = whole * Vector::new(3u32) + thirds;
        (floor, floor + some)
    } else {
        (whole, whole + some)
    };
    if comptime!(how.rounding == Rounding::Sr) {
        let ceil = max(ceil, min(not_zero, one));
        (ceil + ((draw ^ Vector::new(0xFFFF_FFFFu32)) >> Vector::new(8u32))) >> Vector::new(24u32)
    } else {
        let sticky = floor * Vector::new(2u32) + some;
        let odd = (sticky >> Vector::new(25u32)) & one;
        (sticky + odd + Vector::new(0x00FF_FFFFu32)) >> Vector::new(25u32)
    }
}

/// 1 where `bits` >= `bound`.
#[cube]
fn at_least<N: Size>(bits: Vector<u32, N>, bound: u32) -> Vector<u32, N> {
    select_many(bits.greater_equal(&Vector::new(bound)), Vector::new(1u32), Vector::new(0u32))
}

/// E8M0 bytes from the f32 bits of block amaxes; see [`crate::formats::e8m0::from_amax`].
#[cube]
pub(crate) fn mx_byte<N: Size>(
    amax: Vector<u32, N>,
    #[comptime] rule: MxRule,
    #[comptime] grid: Minifloat,
) -> Vector<u32, N> {
    let max_bits = comptime!(grid.decode_bits(grid.max_code));
    let emax = Vector::<u32, N>::new(comptime!((max_bits >> 23) - 127));
    let shift = Vector::<u32, N>::new(23u32);
    // What is added carries into the exponent exactly where the rule rounds up.
    let carry = comptime!(match rule {
        MxRule::Floor => 0,
        MxRule::Even => 1 << (22 - grid.mantissa_bits),
        MxRule::Ceil => 0x007F_FFFF,
        MxRule::Rceil => 0x007F_FFFF - (max_bits & 0x007F_FFFF),
    });
    let field = (amax + Vector::new(carry)) >> shift;
    let byte = max(field, emax) - emax;
    select_many(amax.greater_equal(&Vector::new(INFINITY)), Vector::new(255u32), byte)
}

/// What the elements of a block are multiplied by, and what replaces it for denormal elements.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Factors<N: Size> {
    /// For normal elements.
    pub normal: Vector<f32, N>,
    /// For denormal elements, which are taken as integers: `normal * 2^-149`.
    pub denormal: Vector<f32, N>,
    /// Elements whose bits are below this use `denormal`.
    pub below: Vector<u32, N>,
}

/// 2^(127 - byte) for MX blocks. A denormal element times 2^(127 - byte) is too small to matter where 2^(-22 - byte) is
/// not a normal number, so that factor stops there.
#[cube]
pub(crate) fn mx_factors<N: Size>(byte: Vector<u32, N>) -> Factors<N> {
    let shift = Vector::<u32, N>::new(23u32);
    let normal = (Vector::new(254u32) - min(byte, Vector::new(253u32))) << shift;
    let denormal = (Vector::new(105u32) - min(byte, Vector::new(104u32))) << shift;
    Factors::<N> {
        normal: Vector::reinterpret(normal),
        denormal: Vector::reinterpret(denormal),
        below: Vector::new(MIN_NORMAL),
    }
}

/// The f32 bits of |x| times the block's factor, for |x| given by its bits: one rounding, denormals included.
#[cube]
pub(crate) fn scaled_bits<N: Size>(bits: Vector<u32, N>, factors: &Factors<N>) -> Vector<u32, N> {
    let normal = Vector::<f32, N>::reinterpret(bits) * factors.normal;
    let denormal = Vector::<f32, N>::cast_from(bits) * factors.denormal;
    let product = select_many(bits.less_than(&factors.below), denormal, normal);
    Vector::reinterpret(product)
}
