//! Arithmetic with the same bits on every device: what `--strict` training is made of.
//!
//! ```text
//! mul_add a b c    fl(fl(a b) + c): two roundings, whatever the device's compiler would rather do
//! quotient a b     a / b correctly rounded; a quotient below 2^-126 is zero
//! root x           sqrt x correctly rounded
//! sums             16 partial sums, value i to sum i mod 16, then a fixed tree (see [`super::reduce`])
//! ```
//!
//! **No contraction.** CPUs' and GPUs' compilers may turn a product and a sum into one operation, and WGSL's `fma` may be
//! two. A strict product that feeds a sum is therefore xor-ed with a zero that no compiler can know ([`zero_of`]): the top
//! bit of a size that is always below 2^31. So is a sum or product of a chain that a constant would otherwise be moved
//! through. Products that are exact need no such guard.
//!
//! **No approximate division or root.** WGSL allows a quotient to be 2.5 units off, and others approximate on request. The
//! device's own quotient or root is only the first guess here; the exact remainder, in 32-bit integers modulo 2^32, corrects
//! it, whatever the guess was off by (up to 30 and 7 units in the last place).
//!
//! **What a device must do itself**: single additions, subtractions and multiplications rounded to nearest even, subnormals
//! kept. [`check`] asks before a strict run begins, against the host twins here, and refuses a device that does not.

use super::math;
use crate::device::Device;
use crate::error::{Error, Result};
use crate::gemm::dense;
use crate::rng::{Purpose, Stream};
use crate::tensor::{Tensor, cubes_for};
use cubecl::prelude::*;

/// Bits of infinity.
const INFINITY: u32 = 0x7F80_0000;
/// The smallest normal number.
const MIN_NORMAL: f32 = f32::MIN_POSITIVE;

// ---- Reference

/// Host twin of [`mul_add`].
pub fn mul_add_host(a: f32, b: f32, c: f32) -> f32 {
    a * b + c
}

/// Host twin of [`quotient`].
pub fn quotient_host(a: f32, b: f32) -> f32 {
    let q = a / b;
    // In f64, since the f32 quotient may have been rounded up to the smallest normal number.
    let exact = (f64::from(a) / f64::from(b)).abs();
    if exact < f64::from(MIN_NORMAL) && !b.is_infinite() {
        return 0.0f32.copysign(q);
    }
    q
}

// ---- Kernel

pub(crate) use kernel::{kept, kept_scalar, mul_add, quotient, quotient_scalar, root, zero_of};

mod kernel {
    // What `#[cube]` generates beside these items has no docs.
    #![allow(missing_docs)]
    use super::INFINITY;
    use cubecl::prelude::*;

    /// Zero, made of a size below 2^31 so that no compiler knows it.
    #[cube]
    pub fn zero_of(size: u32, #[comptime] strict: bool) -> u32 {
        if comptime!(strict) {
            size >> 31u32
        } else {
            size
        }
    }

    /// A product that no compiler may join with the sum that it feeds; or any value that is to be taken as it is.
    #[cube]
    pub fn kept<N: Size>(
        product: Vector<f32, N>,
        zero: u32,
        #[comptime] strict: bool,
    ) -> Vector<f32, N> {
        if comptime!(strict) {
            Vector::reinterpret(Vector::<u32, N>::reinterpret(product) ^ Vector::new(zero))
        } else {
            product
        }
    }

    /// [`kept`] of one number.
    #[cube]
    pub fn kept_scalar(product: f32, zero: u32, #[comptime] strict: bool) -> f32 {
        if comptime!(strict) {
            f32::reinterpret(u32::reinterpret(product) ^ zero)
        } else {
            product
        }
    }

    /// a b + c with two roundings where strict, else a fused multiply-add where the device has one.
    #[cube]
    pub fn mul_add<N: Size>(
        a: Vector<f32, N>,
        b: Vector<f32, N>,
        c: Vector<f32, N>,
        zero: u32,
        #[comptime] strict: bool,
    ) -> Vector<f32, N> {
        if comptime!(strict) {
            kept::<N>(a * b, zero, strict) + c
        } else {
            fma(a, b, c)
        }
    }

    /// A positive number's 24-bit significand and its biased exponent plus 256.
    #[derive(CubeType, Clone, Copy)]
    struct Parts<N: Size> {
        significand: Vector<u32, N>,
        exponent: Vector<u32, N>,
    }

    #[cube]
    #[allow(clippy::redundant_field_names)]
    fn parts_of<N: Size>(magnitude: Vector<u32, N>) -> Parts<N> {
        let field = magnitude >> Vector::new(23u32);
        let subnormal = field.equal(&Vector::new(0u32));
        // The bits of a subnormal, as a number, times 2^-149.
        let digits = Vector::<f32, N>::cast_from(Vector::<i32, N>::reinterpret(magnitude));
        let digits = Vector::<u32, N>::reinterpret(digits);
        let bits = select_many(subnormal, digits, magnitude);
        let small = (digits >> Vector::new(23u32)) + Vector::new(107u32);
        let exponent = select_many(subnormal, small, field + Vector::new(256u32));
        let significand = (bits & Vector::new(0x007F_FFFFu32)) | Vector::new(0x0080_0000u32);
        Parts::<N> {
            significand: significand,
            exponent: exponent,
        }
    }

    /// A 25-bit result of which the last bit is to be rounded, to nearest even; `rest` says whether anything is below it.
    #[cube]
    fn rounded<N: Size>(result: Vector<u32, N>, rest: Vector<u32, N>) -> Vector<u32, N> {
        let one = Vector::<u32, N>::new(1u32);
        let half = result >> one;
        let up = select_many(rest.greater_than(&Vector::new(0u32)), one, half & one);
        half + (result & one & up)
    }

    /// A guess in [1, 2) as 25 bits, less `margin`.
    #[cube]
    fn guessed<N: Size>(guess: Vector<f32, N>, margin: u32) -> Vector<u32, N> {
        let low = Vector::<f32, N>::new(1.0f32);
        let high = Vector::<f32, N>::new(comptime!(f32::from_bits(0x3FFF_FFFF)));
        let bits = Vector::<u32, N>::reinterpret(min(max(guess, low), high));
        let digits = (bits & Vector::new(0x007F_FFFFu32)) | Vector::new(0x0080_0000u32);
        (digits << Vector::new(1u32)) - Vector::new(margin)
    }

    /// trunc(a / b) to one unit, for integers below 2^31 with a small quotient.
    #[cube]
    fn about<N: Size>(a: Vector<u32, N>, b: Vector<u32, N>) -> Vector<u32, N> {
        let a = Vector::<f32, N>::cast_from(Vector::<i32, N>::reinterpret(a));
        let b = Vector::<f32, N>::cast_from(Vector::<i32, N>::reinterpret(b));
        Vector::reinterpret(Vector::<i32, N>::cast_from(a / b))
    }

    /// a / b; where strict, correctly rounded, and zero below 2^-126.
    #[cube]
    pub fn quotient<N: Size>(
        a: Vector<f32, N>,
        b: Vector<f32, N>,
        #[comptime] strict: bool,
    ) -> Vector<f32, N> {
        if comptime!(!strict) {
            a / b
        } else {
            let zero = Vector::<u32, N>::new(0u32);
            let one = Vector::<u32, N>::new(1u32);
            let (a_bits, b_bits) = (
                Vector::<u32, N>::reinterpret(a),
                Vector::<u32, N>::reinterpret(b),
            );
            let sign = (a_bits ^ b_bits) & Vector::new(0x8000_0000u32);
            let a_size = a_bits & Vector::new(0x7FFF_FFFFu32);
            let b_size = b_bits & Vector::new(0x7FFF_FFFFu32);
            let x = parts_of::<N>(a_size);
            let y = parts_of::<N>(b_size);
            // Twice the dividend where its significand is the smaller one: the quotient lies in [1, 2).
            let twice = select_many(x.significand.less_than(&y.significand), one, zero);
            let fraction = Vector::<u32, N>::new(0x007F_FFFFu32);
            let guess = Vector::<f32, N>::reinterpret(
                (x.significand & fraction)
                    | (Vector::new(0x3F80_0000u32) + (twice << Vector::new(23u32))),
            ) / Vector::<f32, N>::reinterpret(
                (y.significand & fraction) | Vector::new(0x3F80_0000u32),
            );
            let low = guessed::<N>(guess, 64u32);
            let rest = (x.significand << (Vector::new(24u32) + twice)) - low * y.significand;
            let more = about::<N>(rest, y.significand);
            let rest = rest - more * y.significand;
            let far = rest.greater_equal(&Vector::new(0x8000_0000u32));
            let more = select_many(far, more - one, more);
            let rest = select_many(far, rest + y.significand, rest);
            let near = rest.greater_equal(&y.significand);
            let more = select_many(near, more + one, more);
            let rest = select_many(near, rest - y.significand, rest);
            let digits = rounded::<N>(low + more, rest);
            // The exponent's field plus 512.
            let field = (x.exponent + Vector::new(639u32)) - y.exponent - twice;
            let bits = ((field - Vector::new(513u32)) << Vector::new(23u32)) + digits;
            let bits = select_many(
                field.greater_equal(&Vector::new(767u32)),
                Vector::new(INFINITY),
                bits,
            );
            let bits = select_many(field.less_equal(&Vector::new(512u32)), zero, bits);
            let bits = select_many(a_size.equal(&zero), zero, bits) | sign;
            let own = Vector::<u32, N>::reinterpret(a / b);
            let bits = select_many(b_size.equal(&zero), own, bits);
            let special = max(a_size, b_size).greater_equal(&Vector::new(INFINITY));
            Vector::reinterpret(select_many(special, own, bits))
        }
    }

    /// [`quotient`] of two numbers.
    #[cube]
    pub fn quotient_scalar(a: f32, b: f32, #[comptime] strict: bool) -> f32 {
        quotient::<Const<1>>(Vector::new(a), Vector::new(b), strict).extract(0usize)
    }

    /// sqrt x; where strict, correctly rounded.
    #[cube]
    pub fn root<N: Size>(x: Vector<f32, N>, #[comptime] strict: bool) -> Vector<f32, N> {
        if comptime!(!strict) {
            x.sqrt()
        } else {
            let one = Vector::<u32, N>::new(1u32);
            let bits = Vector::<u32, N>::reinterpret(x);
            let p = parts_of::<N>(bits & Vector::new(0x7FFF_FFFFu32));
            // Twice the significand under an odd power of two: the root lies in [1, 2).
            let twice = one - (p.exponent & one);
            let number = Vector::<f32, N>::reinterpret(
                (p.significand & Vector::new(0x007F_FFFFu32))
                    | (Vector::new(0x3F80_0000u32) + (twice << Vector::new(23u32))),
            );
            let low = guessed::<N>(number.sqrt(), 16u32);
            let square = p.significand << (Vector::new(25u32) + twice);
            let more = about::<N>(square - low * low, low << one);
            let digits = low + more;
            let far = (square - digits * digits).greater_equal(&Vector::new(0x8000_0000u32));
            let digits = select_many(far, digits - one, digits);
            let rest = square - digits * digits;
            let step = (digits << one) + one;
            let near = rest.greater_equal(&step);
            let digits = select_many(near, digits + one, digits);
            let rest = select_many(near, rest - step, rest);
            let digits = rounded::<N>(digits, rest);
            let field = (p.exponent - Vector::new(129u32)) >> one;
            let result = ((field - one) << Vector::new(23u32)) + digits;
            let zero = bits << one;
            let result = select_many(zero.equal(&Vector::new(0u32)), bits, result);
            // Infinity, NaN and everything negative.
            let special =
                bits.greater_equal(&Vector::new(INFINITY)) & zero.greater_than(&Vector::new(0u32));
            let own = Vector::<u32, N>::reinterpret(x.sqrt());
            Vector::reinterpret(select_many(special, own, result))
        }
    }
}

// ---- Check

/// What a device is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Op {
    MulAdd,
    Quotient,
    Root,
    Exp,
    Ln,
    Sigmoid,
}

/// All of it.
pub(crate) const OPS: [Op; 6] = [
    Op::MulAdd,
    Op::Quotient,
    Op::Root,
    Op::Exp,
    Op::Ln,
    Op::Sigmoid,
];

impl Op {
    /// The host's answer.
    pub(crate) fn on_host(self, x: f32, y: f32, z: f32) -> f32 {
        match self {
            Op::MulAdd => mul_add_host(x, y, z),
            Op::Quotient => quotient_host(x, y),
            Op::Root => x.sqrt(),
            Op::Exp => math::exp_strict(x),
            Op::Ln => math::ln_strict(x),
            Op::Sigmoid => quotient_host(1.0, 1.0 + math::exp_strict(-x)),
        }
    }
}

/// out = op(x, y, z), each a third of `xyz`.
#[cube(launch_unchecked, create_dummy_kernel)]
fn strict_kernel<const W: usize>(
    xyz: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    n: u32,
    #[comptime] op: Op,
) {
    let i = ABSOLUTE_POS;
    let zero = zero_of(n, true);
    let n = n as usize;
    if i < n {
        let x = xyz[i];
        let y = xyz[n + i];
        let z = xyz[2 * n + i];
        if comptime!(op == Op::MulAdd) {
            out[i] = mul_add::<Const<W>>(x, y, z, zero, true);
        } else if comptime!(op == Op::Quotient) {
            out[i] = quotient::<Const<W>>(x, y, true);
        } else if comptime!(op == Op::Root) {
            out[i] = root::<Const<W>>(x, true);
        } else if comptime!(op == Op::Exp) {
            out[i] = math::exp_v::<Const<W>>(x, zero, true);
        } else if comptime!(op == Op::Ln) {
            out[i] = math::ln_v::<Const<W>>(x, zero, true);
        } else {
            out[i] = math::sigmoid_v::<Const<W>>(x, zero, true);
        }
    }
}

/// `op` of n triples (3, n), n a multiple of 16.
pub(crate) fn run(device: &Device, xyz: &[f32], op: Op) -> Result<Vec<f32>> {
    let n = xyz.len() / 3;
    let (x, out) = (
        Tensor::upload(device, xyz, 3, n)?,
        Tensor::empty(device, 1, n)?,
    );
    let units = device.tuning().units;
    let w = out.vector(device.tuning().vector);
    let vectors = n / w;
    // SAFETY: `xyz` holds 3 n values, `out` n.
    crate::tensor::with_vector!(w, W => unsafe {
        strict_kernel::launch_unchecked::<W>(
            device.client(), cubes_for(vectors, units), CubeDim::new_1d(units), x.arg(), out.arg(), vectors as u32, op,
        )
    });
    out.download(device)
}

/// Triples that tell: a wide range with subnormals, products that cancel, and inputs of each function's range.
pub(crate) fn inputs(op: Op, n: usize) -> Vec<f32> {
    let s = Stream::new(Purpose::Study, 41, op as u32, 0);
    let mut xyz = vec![0.0f32; 3 * n];
    for i in 0..n {
        let w = s.group(i as u64);
        let any = |w: u32| {
            let x = f32::from_bits(w);
            if x.is_finite() { x } else { 1.5 }
        };
        let near = |w: u32| f32::from_bits((w & 0x807F_FFFF) | (117 + (w >> 24) % 20) << 23);
        let unit = w[0] as f32 / 4_294_967_296.0;
        let (x, y, z) = match (op, i % 4) {
            // What is left is the rounding error of the product, or nothing.
            (Op::MulAdd, 0) => (near(w[0]), near(w[1]), -(near(w[0]) * near(w[1]))),
            // Subnormal products and sums.
            (Op::MulAdd, 1) => (
                near(w[0]) * 2f32.powi(-70),
                near(w[1]) * 2f32.powi(-64),
                0.0,
            ),
            (Op::MulAdd, 2) => (
                near(w[0]) * 2f32.powi(-115),
                1.0,
                near(w[1]) * 2f32.powi(-116),
            ),
            (Op::MulAdd | Op::Quotient, _) if i % 2 == 1 => (near(w[0]), near(w[1]), near(w[2])),
            (Op::Exp, _) => (-100.0 + 200.0 * unit, 0.0, 0.0),
            (Op::Sigmoid, _) => (-90.0 + 180.0 * unit, 0.0, 0.0),
            (Op::Ln, 0) => (0.5 + 1.5 * unit, 0.0, 0.0),
            (Op::Ln, _) => (any(w[0]).abs().max(MIN_NORMAL), 0.0, 0.0),
            (Op::Root, _) => (any(w[0]).abs(), 0.0, 0.0),
            _ => (any(w[0]), any(w[1]), any(w[2])),
        };
        (xyz[i], xyz[n + i], xyz[2 * n + i]) = (x, y, z);
    }
    xyz
}

/// Asks a device for what a strict run needs of it.
///
/// # Errors
/// [`Error::Device`] with the first answer that is not right.
pub fn check(device: &Device) -> Result<()> {
    const N: usize = 4096;
    for op in OPS {
        let xyz = inputs(op, N);
        let got = run(device, &xyz, op)?;
        for (i, got) in got.iter().enumerate() {
            let (x, y, z) = (xyz[i], xyz[N + i], xyz[2 * N + i]);
            let want = op.on_host(x, y, z);
            if got.to_bits() != want.to_bits() {
                return Err(refused(
                    device,
                    format!("{op:?} of {x:e}, {y:e}, {z:e} is {got:e}, not {want:e}"),
                ));
            }
        }
    }
    let [m, n, k] = [9, 20, 40];
    let mut values = vec![0.0; (m + n) * k];
    Stream::new(Purpose::Study, 43, 0, 0).fill_normal(&mut values, 0.0, 1.0);
    let (a, b) = values.split_at(m * k);
    let c = Tensor::zeros(device, m, n)?;
    let (ta, tb) = (
        Tensor::upload(device, a, m, k)?,
        Tensor::upload(device, b, k, n)?,
    );
    dense::gemm(device, ta.view(), tb.view(), &c, false)?;
    let want = dense::reference_strict(a, b, m, n, k);
    for (i, (got, want)) in c.download(device)?.iter().zip(&want).enumerate() {
        if got.to_bits() != want.to_bits() {
            return Err(refused(
                device,
                format!(
                    "C[{}, {}] of an f32 GEMM is {got:e}, not {want:e}",
                    i / n,
                    i % n
                ),
            ));
        }
    }
    Ok(())
}

fn refused(device: &Device, what: String) -> Error {
    Error::Device {
        device: device.name().to_string(),
        what: format!(
            "it cannot run strictly: {what}. Its compiler changes arithmetic, or it flushes subnormals; \
             run without --strict, or on another device"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;

    /// Every bit of many answers, at every width; the device's own guess does not show.
    #[test]
    fn devices_equal_the_host() {
        const N: usize = 1 << 16;
        on_every_device(|d| {
            let d = d.strict();
            check(&d).unwrap();
            for op in OPS {
                let xyz = inputs(op, N);
                let want: Vec<f32> = (0..N)
                    .map(|i| op.on_host(xyz[i], xyz[N + i], xyz[2 * N + i]))
                    .collect();
                for vector in [d.tuning().vector, 1] {
                    let mut tuning = *d.tuning();
                    tuning.vector = vector;
                    let got = run(&d.with_tuning(tuning), &xyz, op).unwrap();
                    for i in 0..N {
                        assert_eq!(
                            got[i].to_bits(),
                            want[i].to_bits(),
                            "{d:?} {op:?} of {:e}, {:e}, {:e}: {:e}, not {:e}",
                            xyz[i],
                            xyz[N + i],
                            xyz[2 * N + i],
                            got[i],
                            want[i]
                        );
                    }
                }
            }
        });
    }

    #[test]
    fn ends_of_the_range() {
        let specials = [
            0.0,
            -0.0,
            1.0,
            -3.0,
            f32::MAX,
            f32::MIN_POSITIVE,
            f32::from_bits(1),
            f32::from_bits(0x007F_FFFF),
            f32::INFINITY,
            f32::NEG_INFINITY,
            1.0f32.next_up(),
            2.0f32.next_down(),
        ];
        let n = 144;
        let mut xyz = vec![0.0; 3 * n];
        for i in 0..n {
            (xyz[i], xyz[n + i]) = (specials[i / 12], specials[i % 12]);
        }
        on_every_device(|d| {
            for op in [Op::Quotient, Op::Root] {
                let got = run(&d.strict(), &xyz, op).unwrap();
                for i in 0..n {
                    let want = op.on_host(xyz[i], xyz[n + i], 0.0);
                    let same =
                        got[i].to_bits() == want.to_bits() || got[i].is_nan() && want.is_nan();
                    assert!(
                        same,
                        "{d:?} {op:?} of {:e}, {:e}: {:e}, not {want:e}",
                        xyz[i],
                        xyz[n + i],
                        got[i]
                    );
                }
            }
        });
    }

    /// Contraction and flushing are noticed: what a device that does either would answer is not what is asked for.
    #[test]
    fn the_questions_tell() {
        const N: usize = 4096;
        let xyz = inputs(Op::MulAdd, N);
        let triples = (0..N).map(|i| (xyz[i], xyz[N + i], xyz[2 * N + i]));
        let fused = triples
            .clone()
            .filter(|(x, y, z)| x.mul_add(*y, *z).to_bits() != mul_add_host(*x, *y, *z).to_bits());
        assert!(fused.count() > N / 8);
        let tiny = triples.filter(|(x, y, z)| mul_add_host(*x, *y, *z).is_subnormal());
        assert!(tiny.count() > N / 16);
    }
}
