//! exp, ln and sigmoid with the same formula on every backend, and their host twins.
//!
//! ```text
//! exp x     k = round(x / ln 2), r = x - k ln 2 (ln 2 in two parts), e^r by a polynomial, times 2^k by adding k to
//!           the exponent bits. Within 2 ulp where the result is a normal number; 0 below 2^-126; stays at its
//!           largest value, 3.4028e38, from x = 88.7228 on; NaN for NaN.
//! ln x      x = 2^k m with m in [sqrt(1/2), sqrt 2), s = (m - 1) / (m + 1),
//!           ln x = k ln 2 + 2 (s + s^3 / 3 + s^5 / 5 + ...). For positive normal x, infinity and NaN.
//! sigmoid x 1 / (1 + exp(-x))
//! ```
//!
//! The polynomial interpolates (e^r - 1 - r) / r^2 at the five Chebyshev nodes of |r| <= ln(2) / 2; its relative error
//! in e^r is below 2^-26. A backend's own `exp` is not used: it is 57 ulp off on lavapipe, and no two agree.
//!
//! The same formulas serve strict runs ([`super::strict`]), with every product and sum rounded by itself: `zero` is a zero
//! that no compiler knows, and is not looked at elsewhere.

use std::ops::{Add, Div, Mul, Neg, Sub};

/// 1 / ln 2.
const LOG2_E: f32 = std::f32::consts::LOG2_E;
/// The upper nine bits of ln 2: a product with an integer below 2^15 is exact.
const LN2_HIGH: f32 = 355.0 / 512.0;
/// ln 2 - [`LN2_HIGH`].
const LN2_LOW: f32 = -2.121_944_4e-4;
/// Below this exp gives 0: the smallest x whose exp is a normal number.
const EXP_MIN: f32 = -87.336_54;
/// From here on exp stays where it is: the largest x whose exp is finite.
const EXP_MAX: f32 = 88.722_83;
/// (e^r - 1 - r) / r^2, powers of r ascending.
const EXP_POLY: [f32; 5] = [
    0.5,
    0.166_665_76,
    0.041_666_552,
    0.008_363_233,
    0.001_392_625,
];
/// Bits of sqrt(1/2), the smallest mantissa that ln keeps.
const SQRT_HALF_BITS: u32 = 0x3F35_04F3;
/// Moves mantissas from sqrt(1/2) on to the start of a binade, the exponent's bias still on it. (A shift of unsigned
/// words: an arithmetic shift of i32 vectors comes out logical on `cpu`.)
const LN_SHIFT: u32 = 0x3F80_0000 - SQRT_HALF_BITS;
/// From these bits on a positive float is infinite or NaN.
const INFINITY_BITS: u32 = 0x7F80_0000;

// ---- Reference

/// Host twin of [`exp_v`].
pub fn exp(x: f32) -> f32 {
    if x < EXP_MIN {
        return 0.0;
    }
    let x = if x > EXP_MAX { EXP_MAX } else { x };
    let k = (x * LOG2_E).round_ties_even();
    let r = (-k).mul_add(LN2_HIGH, x);
    let r = (-k).mul_add(LN2_LOW, r);
    let mut p = EXP_POLY[4];
    for c in EXP_POLY[..4].iter().rev() {
        p = p.mul_add(r, *c);
    }
    let p = (r * r).mul_add(p, r) + 1.0;
    f32::from_bits(p.to_bits().wrapping_add((k as i32 as u32) << 23))
}

/// Host twin of [`ln_v`].
pub fn ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let shifted = bits.wrapping_add(LN_SHIFT);
    let k = (shifted >> 23) as f32 - 127.0;
    let m = f32::from_bits((shifted & 0x007F_FFFF) + SQRT_HALF_BITS);
    let s = (m - 1.0) / (m + 1.0);
    let z = s * s;
    let mut p = 2.0f32 / 9.0;
    for c in [2.0f32 / 7.0, 2.0 / 5.0, 2.0 / 3.0] {
        p = p.mul_add(z, c);
    }
    // ln m = (m - 1) - s ((m - 1) - z p): the large term is exact.
    let f = m - 1.0;
    let tail = s.mul_add(z.mul_add(p, -f), k * LN2_LOW);
    let y = k.mul_add(LN2_HIGH, f + tail);
    if bits < INFINITY_BITS { y } else { x }
}

/// Host twin of [`exp_v`] where strict: products and sums rounded one by one.
pub fn exp_strict(x: f32) -> f32 {
    if x < EXP_MIN {
        return 0.0;
    }
    let x = if x > EXP_MAX { EXP_MAX } else { x };
    let k = (x * LOG2_E).round_ties_even();
    let r = (x - k * LN2_HIGH) - k * LN2_LOW;
    let mut p = EXP_POLY[4];
    for c in EXP_POLY[..4].iter().rev() {
        p = p * r + *c;
    }
    let p = ((r * r) * p + r) + 1.0;
    f32::from_bits(p.to_bits().wrapping_add((k as i32 as u32) << 23))
}

/// Host twin of [`ln_v`] where strict.
pub fn ln_strict(x: f32) -> f32 {
    let bits = x.to_bits();
    let shifted = bits.wrapping_add(LN_SHIFT);
    let k = (shifted >> 23) as f32 - 127.0;
    let m = f32::from_bits((shifted & 0x007F_FFFF) + SQRT_HALF_BITS);
    let f = m - 1.0;
    let s = f / (m + 1.0);
    let z = s * s;
    let mut p = 2.0f32 / 9.0;
    for c in [2.0f32 / 7.0, 2.0 / 5.0, 2.0 / 3.0] {
        p = p * z + c;
    }
    let tail = s * (z * p - f) + k * LN2_LOW;
    let y = k * LN2_HIGH + (f + tail);
    if bits < INFINITY_BITS { y } else { x }
}

/// Host twin of [`sigmoid_v`].
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The two float types that references are written for: f32 as the kernels compute, f64 as the yardstick.
pub trait Real:
    Copy
    + PartialOrd
    + From<f32>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// e to the power of this number.
    fn exp(self) -> Self;
    /// Natural logarithm.
    fn ln(self) -> Self;
    /// Square root.
    fn sqrt(self) -> Self;
    /// This number as f64.
    fn f64(self) -> f64;
    /// An integer, rounded to this type.
    fn int(n: usize) -> Self;
}

impl Real for f32 {
    fn exp(self) -> f32 {
        exp(self)
    }
    fn ln(self) -> f32 {
        ln(self)
    }
    fn sqrt(self) -> f32 {
        f32::sqrt(self)
    }
    fn f64(self) -> f64 {
        self.into()
    }
    fn int(n: usize) -> f32 {
        n as f32
    }
}

impl Real for f64 {
    fn exp(self) -> f64 {
        f64::exp(self)
    }
    fn ln(self) -> f64 {
        f64::ln(self)
    }
    fn sqrt(self) -> f64 {
        f64::sqrt(self)
    }
    fn f64(self) -> f64 {
        self
    }
    fn int(n: usize) -> f64 {
        n as f64
    }
}

// ---- Kernel

pub use kernel::{exp_v, ln_v, sigmoid_v};

mod kernel {
    // What `#[cube]` generates beside these items has no docs.
    #![allow(missing_docs)]
    use super::{
        EXP_MAX, EXP_MIN, EXP_POLY, INFINITY_BITS, LN_SHIFT, LN2_HIGH, LN2_LOW, LOG2_E,
        SQRT_HALF_BITS,
    };
    use crate::layers::strict::{kept, mul_add, quotient};
    use cubecl::prelude::*;

    /// e^x of each value; see the module's head for range and error.
    #[cube]
    pub fn exp_v<N: Size>(
        x: Vector<f32, N>,
        zero: u32,
        #[comptime] strict: bool,
    ) -> Vector<f32, N> {
        let low = Vector::<f32, N>::new(EXP_MIN);
        let high = Vector::<f32, N>::new(EXP_MAX);
        // `select`, not min and max: NaN stays NaN.
        let t = select_many(x.greater_than(&high), high, x);
        let none = Vector::<f32, N>::new(0.0f32);
        let tiny = x.less_than(&low);
        let k = (t * Vector::<f32, N>::new(LOG2_E)).round();
        // The `select` between the two steps keeps shader compilers (Mesa's) from adding the two parts of ln 2 first.
        // That product is exact, so it does not matter whether it is fused.
        let r = select_many(tiny, none, fma(-k, Vector::<f32, N>::new(LN2_HIGH), t));
        let r = mul_add::<N>(-k, Vector::new(LN2_LOW), r, zero, strict);
        let mut p = Vector::<f32, N>::new(comptime!(EXP_POLY[4]));
        p = mul_add::<N>(p, r, Vector::new(comptime!(EXP_POLY[3])), zero, strict);
        p = mul_add::<N>(p, r, Vector::new(comptime!(EXP_POLY[2])), zero, strict);
        p = mul_add::<N>(p, r, Vector::new(comptime!(EXP_POLY[1])), zero, strict);
        p = mul_add::<N>(p, r, Vector::new(comptime!(EXP_POLY[0])), zero, strict);
        // Kept, since a compiler may move a constant to the end of a chain of sums (Mesa's does).
        let tail = kept::<N>(mul_add::<N>(r * r, p, r, zero, strict), zero, strict);
        p = tail + Vector::<f32, N>::new(1.0f32);
        let bits = Vector::<i32, N>::reinterpret(p)
            + (Vector::<i32, N>::cast_from(k) << Vector::<i32, N>::new(23i32));
        let y = Vector::<f32, N>::reinterpret(bits);
        select_many(tiny, none, y)
    }

    /// ln x of each value, for positive normal x.
    #[cube]
    pub fn ln_v<N: Size>(x: Vector<f32, N>, zero: u32, #[comptime] strict: bool) -> Vector<f32, N> {
        let one = Vector::<f32, N>::new(1.0f32);
        let bits = Vector::<u32, N>::reinterpret(x);
        let shifted = bits + Vector::<u32, N>::new(LN_SHIFT);
        let k = Vector::<f32, N>::cast_from(shifted >> Vector::<u32, N>::new(23u32))
            - Vector::<f32, N>::new(127.0f32);
        let m = Vector::<f32, N>::reinterpret(
            (shifted & Vector::<u32, N>::new(0x007F_FFFFu32))
                + Vector::<u32, N>::new(SQRT_HALF_BITS),
        );
        let f = kept::<N>(m - one, zero, strict);
        let s = quotient::<N>(f, m + one, strict);
        let z = kept::<N>(s * s, zero, strict);
        let mut p = Vector::<f32, N>::new(comptime!(2.0f32 / 9.0));
        p = mul_add::<N>(p, z, Vector::new(comptime!(2.0f32 / 7.0)), zero, strict);
        p = mul_add::<N>(p, z, Vector::new(comptime!(2.0f32 / 5.0)), zero, strict);
        p = mul_add::<N>(p, z, Vector::new(comptime!(2.0f32 / 3.0)), zero, strict);
        let low = kept::<N>(k * Vector::<f32, N>::new(LN2_LOW), zero, strict);
        let tail = mul_add::<N>(s, mul_add::<N>(z, p, -f, zero, strict), low, zero, strict);
        let y = mul_add::<N>(k, Vector::new(LN2_HIGH), f + tail, zero, strict);
        select_many(bits.less_than(&Vector::<u32, N>::new(INFINITY_BITS)), y, x)
    }

    /// 1 / (1 + exp(-x)) of each value.
    #[cube]
    pub fn sigmoid_v<N: Size>(
        x: Vector<f32, N>,
        zero: u32,
        #[comptime] strict: bool,
    ) -> Vector<f32, N> {
        let one = Vector::<f32, N>::new(1.0f32);
        quotient::<N>(one, one + exp_v::<N>(-x, zero, strict), strict)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{devices, label};
    use crate::tensor::{Tensor, cubes_for, with_vector};
    use cubecl::prelude::*;

    #[cube(launch_unchecked)]
    fn apply<const W: usize>(
        x: &[Vector<f32, Const<W>>],
        y: &mut [Vector<f32, Const<W>>],
        n: u32,
        #[comptime] op: u32,
    ) {
        let i = ABSOLUTE_POS;
        if i < n as usize {
            if comptime!(op == 0) {
                y[i] = exp_v::<Const<W>>(x[i], 0u32, false);
            } else if comptime!(op == 1) {
                y[i] = ln_v::<Const<W>>(x[i], 0u32, false);
            } else {
                y[i] = sigmoid_v::<Const<W>>(x[i], 0u32, false);
            }
        }
    }

    fn ulps(a: f32, b: f32) -> u32 {
        a.to_bits().abs_diff(b.to_bits())
    }

    /// (name, inputs, host twin, exact function, ulp allowed)
    type Case = (&'static str, Vec<f32>, fn(f32) -> f32, fn(f64) -> f64, u32);

    fn cases() -> Vec<Case> {
        let span = |low: f64, high: f64| {
            (0..1 << 16).map(move |i| (low + (high - low) * i as f64 / 65_535.0) as f32)
        };
        let exps = span(EXP_MIN.into(), EXP_MAX.into())
            .chain(span(-1.0, 1.0))
            .chain([0.0, -0.0, EXP_MIN, EXP_MAX, 1e-30]);
        let lns = (0..1 << 16)
            .map(|i: u32| f32::from_bits(0x0080_0000 + i * 32_511))
            .chain(span(0.5, 2.0))
            .chain([
                1.0,
                f32::MIN_POSITIVE,
                f32::MAX,
                std::f32::consts::FRAC_1_SQRT_2,
                std::f32::consts::FRAC_1_SQRT_2.next_down(),
            ]);
        let pad = |v: Vec<f32>| {
            v.iter()
                .chain([1.0; 16].iter())
                .take(v.len().next_multiple_of(16))
                .copied()
                .collect()
        };
        vec![
            ("exp", pad(exps.collect()), exp, f64::exp, 2),
            ("ln", pad(lns.collect()), ln, f64::ln, 2),
            (
                "sigmoid",
                pad(span(-80.0, 80.0).collect()),
                sigmoid,
                |x| 1.0 / (1.0 + (-x).exp()),
                4,
            ),
        ]
    }

    #[test]
    fn host_twins_are_close_to_f64() {
        for (name, inputs, host, exact, allowed) in cases() {
            for x in inputs {
                let (got, want) = (host(x), exact(x.into()) as f32);
                assert!(
                    ulps(got, want) <= allowed,
                    "{name}({x:e}) = {got:e}, not {want:e}"
                );
            }
        }
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(ln(1.0), 0.0);
        assert_eq!([exp(-88.0), exp(f32::NEG_INFINITY)], [0.0; 2]);
        assert!(exp(1e30) == exp(EXP_MAX) && exp(EXP_MAX).is_finite());
        assert!(
            exp(f32::NAN).is_nan() && ln(f32::NAN).is_nan() && ln(f32::INFINITY) == f32::INFINITY
        );
        assert!(sigmoid(f32::MIN) >= 0.0 && sigmoid(f32::MAX) == 1.0);
    }

    #[test]
    fn kernels_are_close_to_f64_at_every_width() {
        for d in devices() {
            for (op, (name, inputs, _, exact, allowed)) in cases().into_iter().enumerate() {
                let x = Tensor::upload(&d, &inputs, 1, inputs.len()).unwrap();
                let widths = if d.tuning().vector > 4 {
                    vec![1, 2, 4, 8, 16]
                } else {
                    vec![1, 2, 4]
                };
                for w in widths {
                    let y = Tensor::zeros(&d, 1, inputs.len()).unwrap();
                    let n = inputs.len() / w;
                    let units = d.tuning().units;
                    with_vector!(w, W => unsafe {
                        apply::launch_unchecked::<W>(d.client(), cubes_for(n, units), CubeDim::new_1d(units), x.arg(), y.arg(), n as u32, op as u32)
                    });
                    for (x, got) in inputs.iter().zip(y.download(&d).unwrap()) {
                        let want = exact(f64::from(*x)) as f32;
                        assert!(
                            ulps(got, want) <= allowed,
                            "{}: {name}({x:e}) = {got:e}, not {want:e}, width {w}",
                            label(&d)
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn kernels_keep_nan_and_the_ends_of_exp() {
        for d in devices() {
            let x = Tensor::upload(&d, &[f32::NAN, -88.0, f32::MIN, 200.0], 1, 4).unwrap();
            let y = Tensor::zeros(&d, 1, 4).unwrap();
            for op in [0, 1, 2] {
                unsafe {
                    apply::launch_unchecked::<4>(
                        d.client(),
                        cubes_for(1, 1),
                        CubeDim::new_1d(1),
                        x.arg(),
                        y.arg(),
                        1,
                        op,
                    );
                }
                let got = y.download(&d).unwrap();
                assert!(
                    got[0].is_nan(),
                    "{}: op {op} of NaN is {}",
                    label(&d),
                    got[0]
                );
                if op == 0 {
                    assert!(
                        got[1] == 0.0 && got[2] == 0.0 && got[3] > 3.4e38 && got[3].is_finite(),
                        "{}: {got:?}",
                        label(&d)
                    );
                }
            }
        }
    }
}
