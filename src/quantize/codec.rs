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

// What `#[cube]` generates beside these items has no docs, and its dialect knows no div_ceil, no shorthand fields and no
// iterators; kernels take their buffers one by one.
#![allow(
    missing_docs,
    clippy::assign_op_pattern,
    clippy::redundant_field_names,
    clippy::manual_div_ceil
)]
#![allow(
    clippy::manual_is_multiple_of,
    clippy::needless_range_loop,
    clippy::too_many_arguments
)]

use crate::formats::e8m0::{RMS_FACTOR, RMS_SMALLEST};
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
        Encoder {
            grid,
            rounding: Rounding::Rne,
            pre_scale: PreScale::One,
        }
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
        let less = if self.pre_scale == PreScale::ThreeQuarters {
            2
        } else {
            0
        };
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
    let base =
        (binade >> Vector::new(comptime!(23 - m))) - Vector::new(comptime!(how.code_offset()));
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
    let whole = Vector::<u32, N>::reinterpret(Vector::<i32, N>::cast_from(whole));
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
    select_many(
        bits.greater_equal(&Vector::new(bound)),
        Vector::new(1u32),
        Vector::new(0u32),
    )
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
        MxRule::Floor | MxRule::Rms => 0,
        MxRule::Even => 1 << (22 - grid.mantissa_bits),
        MxRule::Ceil => 0x007F_FFFF,
        MxRule::Rceil => 0x007F_FFFF - (max_bits & 0x007F_FFFF),
    });
    let field = (amax + Vector::new(carry)) >> shift;
    let byte = max(field, emax) - emax;
    select_many(
        amax.greater_equal(&Vector::new(INFINITY)),
        Vector::new(255u32),
        byte,
    )
}

/// E8M0 bytes from sums of 32 squares; see [`crate::formats::e8m0::from_block_rms`].
#[cube]
pub(crate) fn rms_byte<N: Size>(amax: Vector<u32, N>, sum: Vector<f32, N>) -> Vector<u32, N> {
    let square = Vector::<u32, N>::reinterpret(sum * Vector::new(RMS_FACTOR));
    let one = Vector::<u32, N>::new(1u32);
    let byte = ((square >> Vector::new(23u32)) + Vector::new(127u32)) >> one;
    let byte = max(byte, Vector::new(comptime!(RMS_SMALLEST as u32)));
    let byte = select_many(amax.equal(&Vector::new(0u32)), Vector::new(0u32), byte);
    select_many(
        amax.greater_equal(&Vector::new(INFINITY)),
        Vector::new(255u32),
        byte,
    )
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

/// Integers below 2^31 as f32, by the signed conversion: processors without AVX-512 have no unsigned one.
#[cube]
pub(crate) fn integer_to_float<N: Size>(x: Vector<u32, N>) -> Vector<f32, N> {
    Vector::cast_from(Vector::<i32, N>::reinterpret(x))
}

/// The f32 bits of |x| times the block's factor, for |x| given by its bits: one rounding, denormals included.
#[cube]
pub(crate) fn scaled_bits<N: Size>(bits: Vector<u32, N>, factors: &Factors<N>) -> Vector<u32, N> {
    let normal = Vector::<f32, N>::reinterpret(bits) * factors.normal;
    let denormal = integer_to_float::<N>(bits) * factors.denormal;
    let product = select_many(bits.less_than(&factors.below), denormal, normal);
    Vector::reinterpret(product)
}

/// The words of the table (after 256 encode multipliers, by scale byte) that a float-scaled format is quantised with; see [`super::tensor_scale`].
pub(crate) mod table {
    /// What a block amax is multiplied by: S_enc * (1/6), or 1/6 for UE5M3.
    pub(crate) const AMAX_FACTOR: usize = 256;
    /// S_enc.
    pub(crate) const S_ENC: usize = 257;
    /// S_dec.
    pub(crate) const S_DEC: usize = 258;
    /// The tensor amax.
    pub(crate) const AMAX: usize = 259;
    /// Zero; a value that no compiler knows, see [`super::opaque`].
    pub(crate) const ZERO: usize = 260;
    /// All words.
    pub(crate) const LEN: usize = 264;
}

/// Factors for f32 multipliers given by their bits. Below 2^23 a denormal element's product is tiny in any case, and
/// follows the device; from 2^23 on, `multiplier * 2^-149` is a normal number and the product is rounded once.
#[cube]
pub(crate) fn float_factors<N: Size>(multiplier: Vector<u32, N>) -> Factors<N> {
    let large = multiplier.greater_equal(&Vector::new(0x4B00_0000u32));
    Factors::<N> {
        normal: Vector::reinterpret(multiplier),
        denormal: Vector::reinterpret(multiplier - Vector::new(comptime!(149u32 << 23))),
        below: select_many(large, Vector::new(MIN_NORMAL), Vector::new(0u32)),
    }
}

/// The multipliers of `W` scale bytes.
#[cube]
pub(crate) fn lookup<const W: usize>(
    words: &[u32],
    byte: Vector<u32, Const<W>>,
) -> Vector<u32, Const<W>> {
    let mut out = Vector::<u32, Const<W>>::empty();
    #[unroll]
    for l in 0..W {
        out.insert(l, words[byte.extract(l) as usize]);
    }
    out
}

/// |code| of E2M1 times two, as an integer: 0, 1, 2, 3, 4, 6, 8, 12.
#[cube]
pub(crate) fn e2m1_doubled<N: Size>(code: Vector<u32, N>) -> Vector<u32, N> {
    (Vector::new(0xC864_3210u32) >> (code << Vector::new(2u32))) & Vector::new(15u32)
}

/// The value of finite magnitude codes of a small float, exact; every value of every grid here is a normal f32 or zero.
#[cube]
pub(crate) fn decode_magnitude<N: Size>(
    code: Vector<u32, N>,
    #[comptime] grid: Minifloat,
) -> Vector<f32, N> {
    let m = comptime!(grid.mantissa_bits);
    let unit = comptime!(2f32.powi(1 - grid.bias - grid.mantissa_bits as i32));
    let subnormal = integer_to_float::<N>(code) * Vector::new(unit);
    let normal = (code << Vector::new(comptime!(23 - m)))
        + Vector::new(comptime!(((127 - grid.bias) as u32) << 23));
    let is_subnormal = code.less_than(&Vector::new(comptime!(1u32 << m)));
    select_many(is_subnormal, subnormal, Vector::reinterpret(normal))
}

/// The f32 bits of x / (3 * 2^k) for x >= 0 given by its bits, correctly rounded with integers where the result is a
/// normal number and by the device's division where it is not.
#[cube]
pub(crate) fn divide_by_three<N: Size>(bits: Vector<u32, N>, #[comptime] k: u32) -> Vector<u32, N> {
    let one = Vector::<u32, N>::new(1u32);
    let significand = (bits & Vector::new(0x007F_FFFFu32)) | Vector::new(MIN_NORMAL);
    // significand * 2 / 3 or * 4 / 3, whichever has 24 bits. A third never ties: a remainder of 2 rounds up.
    let small = select_many(
        significand.less_than(&Vector::new(0x00C0_0000u32)),
        one,
        Vector::new(0u32),
    );
    let n = significand << (one + small);
    let q = Vector::<u32, N>::new(0xAAAA_AAABu32).mul_hi(n) >> one;
    let rounded = q + ((n - q * Vector::new(3u32)) >> one);
    let exponent = (bits >> Vector::new(23u32)) - small;
    let exact = ((exponent - Vector::new(k + 2)) << Vector::new(23u32)) + rounded;
    let device =
        Vector::<f32, N>::reinterpret(bits) / Vector::new(comptime!(3f32 * (1u32 << k) as f32));
    let from = bits.greater_equal(&Vector::new(comptime!((k + 3) << 23)));
    let usable = from.vec_and(bits.less_than(&Vector::new(INFINITY)));
    select_many(usable, exact, Vector::reinterpret(device))
}

/// The same value, in a form that no compiler fuses into a sum: `zero` is read from memory.
#[cube]
pub(crate) fn opaque<N: Size>(x: Vector<f32, N>, zero: u32) -> Vector<f32, N> {
    Vector::reinterpret(Vector::<u32, N>::reinterpret(x) ^ Vector::new(zero))
}
