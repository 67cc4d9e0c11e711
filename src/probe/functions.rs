//! Elementwise functions, the backend's own and this project's: how far from the correctly rounded result, in f32 steps,
//! and whether a product and a sum are contracted to one operation.
//!
//! The reference is f64 arithmetic rounded once; where that is a step off (an f64 result within 2^-29 of a tie), so is the
//! figure.

use cubecl::prelude::*;

use super::Hook;
use super::exact::hash;
use super::report::{Behaviour, FunctionReport, More, bucket, to_hex, ulps};
use crate::Result;
use crate::device::Device;
use crate::layers::math::{exp_v, ln_v, sigmoid_v};
use crate::layers::strict::{quotient_scalar, root, zero_of};
use crate::rng::{Purpose, Stream};
use crate::tensor::{Tensor, cubes_for};

/// Inputs of each function.
const SAMPLES: usize = 1 << 16;
/// About how many are kept in the report.
const KEPT: usize = 256;

/// What a kernel computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Op {
    Exp,
    Ln,
    Sqrt,
    InverseSqrt,
    Tanh,
    Sin,
    Cos,
    OwnExp,
    OwnLn,
    OwnSigmoid,
    StrictExp,
    StrictLn,
    StrictSigmoid,
    StrictDivide,
    StrictSqrt,
    Add,
    Multiply,
    Divide,
    MultiplyThenAdd,
    Fma,
}

/// One unit a value: out = op(x, y, z), each a third of `xyz`.
#[cube(launch_unchecked)]
fn apply(xyz: &[f32], out: &mut [f32], n: u32, #[comptime] op: Op) {
    let i = ABSOLUTE_POS;
    let zero = zero_of(n, true);
    let n = n as usize;
    if i < n {
        let x = xyz[i];
        let y = xyz[n + i];
        let z = xyz[2 * n + i];
        let own = Vector::<f32, Const<1>>::new(x);
        if comptime!(op == Op::Exp) {
            out[i] = x.exp();
        } else if comptime!(op == Op::Ln) {
            out[i] = x.ln();
        } else if comptime!(op == Op::Sqrt) {
            out[i] = x.sqrt();
        } else if comptime!(op == Op::InverseSqrt) {
            out[i] = x.inverse_sqrt();
        } else if comptime!(op == Op::Tanh) {
            out[i] = x.tanh();
        } else if comptime!(op == Op::Sin) {
            out[i] = x.sin();
        } else if comptime!(op == Op::Cos) {
            out[i] = x.cos();
        } else if comptime!(op == Op::OwnExp) {
            out[i] = exp_v::<Const<1>>(own, 0u32, false).extract(0usize);
        } else if comptime!(op == Op::OwnLn) {
            out[i] = ln_v::<Const<1>>(own, 0u32, false).extract(0usize);
        } else if comptime!(op == Op::OwnSigmoid) {
            out[i] = sigmoid_v::<Const<1>>(own, 0u32, false).extract(0usize);
        } else if comptime!(op == Op::StrictExp) {
            out[i] = exp_v::<Const<1>>(own, zero, true).extract(0usize);
        } else if comptime!(op == Op::StrictLn) {
            out[i] = ln_v::<Const<1>>(own, zero, true).extract(0usize);
        } else if comptime!(op == Op::StrictSigmoid) {
            out[i] = sigmoid_v::<Const<1>>(own, zero, true).extract(0usize);
        } else if comptime!(op == Op::StrictDivide) {
            out[i] = quotient_scalar(x, y, true);
        } else if comptime!(op == Op::StrictSqrt) {
            out[i] = root::<Const<1>>(own, true).extract(0usize);
        } else if comptime!(op == Op::Add) {
            out[i] = x + y;
        } else if comptime!(op == Op::Multiply) {
            out[i] = x * y;
        } else if comptime!(op == Op::Divide) {
            out[i] = x / y;
        } else if comptime!(op == Op::MultiplyThenAdd) {
            out[i] = x * y + z;
        } else {
            out[i] = fma(x, y, z);
        }
    }
}

/// `op` of n triples (3, n).
fn run(device: &Device, xyz: &[f32], op: Op) -> Result<Vec<f32>> {
    let n = xyz.len() / 3;
    let (x, out) = (
        Tensor::upload(device, xyz, 3, n)?,
        Tensor::empty(device, 1, n)?,
    );
    let units = device.tuning().units;
    // SAFETY: `xyz` holds 3 n values, `out` n.
    unsafe {
        apply::launch_unchecked(
            device.client(),
            cubes_for(n, units),
            CubeDim::new_1d(units),
            x.arg(),
            out.arg(),
            n as u32,
            op,
        );
    }
    out.download(device)
}

/// A function: its name, its kernel, the inputs, and the exact result.
struct Function {
    name: &'static str,
    op: Op,
    inputs: fn(u64) -> (f32, f32),
    exact: fn(f64, f64) -> f64,
}

fn words(i: u64) -> [u32; 4] {
    Stream::new(Purpose::Study, 37, 0, 0).group(i)
}

/// Evenly from `low` to `high`.
fn between(low: f64, high: f64, i: u64) -> f32 {
    (low + (high - low) * (i as f64 + 0.5) / SAMPLES as f64) as f32
}

/// Random bits with an exponent from -`span` to `span`, positive.
fn spread(word: u32, span: u32) -> f32 {
    let exponent = 127 - span + (word >> 23) % (2 * span + 1);
    f32::from_bits(exponent << 23 | word & 0x7F_FFFF)
}

fn signed(word: u32, sign: u32, span: u32) -> f32 {
    spread(word, span).copysign(f32::from_bits(sign << 31))
}

/// Half of the inputs densely in a range, the other half over all binades below it.
fn mixed(low: f64, high: f64, i: u64) -> f32 {
    match i % 2 {
        0 => between(low, high, i),
        _ => {
            let w = words(i);
            let x = spread(w[0], 60) * high as f32 * 2f32.powi(-61);
            if low < 0.0 {
                x.copysign(f32::from_bits(w[1] << 31))
            } else {
                x
            }
        }
    }
}

fn functions() -> Vec<Function> {
    let one = |name, op, inputs, exact| Function {
        name,
        op,
        inputs,
        exact,
    };
    vec![
        one(
            "exp",
            Op::Exp,
            |i| (mixed(-87.0, 88.0, i), 0.0),
            |x, _| x.exp(),
        ),
        one("ln", Op::Ln, logarithms, |x, _| x.ln()),
        one(
            "sqrt",
            Op::Sqrt,
            |i| (spread(words(i)[0], 126), 0.0),
            |x, _| x.sqrt(),
        ),
        one(
            "1/sqrt",
            Op::InverseSqrt,
            |i| (spread(words(i)[0], 126), 0.0),
            |x, _| 1.0 / x.sqrt(),
        ),
        one(
            "tanh",
            Op::Tanh,
            |i| (mixed(-10.0, 10.0, i), 0.0),
            |x, _| x.tanh(),
        ),
        one(
            "sin, to pi",
            Op::Sin,
            |i| (mixed(-std::f64::consts::PI, std::f64::consts::PI, i), 0.0),
            |x, _| x.sin(),
        ),
        one(
            "cos, to pi",
            Op::Cos,
            |i| (mixed(-std::f64::consts::PI, std::f64::consts::PI, i), 0.0),
            |x, _| x.cos(),
        ),
        one(
            "sin, to 8192",
            Op::Sin,
            |i| (between(0.0, 8192.0, i), 0.0),
            |x, _| x.sin(),
        ),
        one(
            "cos, to 8192",
            Op::Cos,
            |i| (between(0.0, 8192.0, i), 0.0),
            |x, _| x.cos(),
        ),
        one(
            "x + y",
            Op::Add,
            |i| {
                let w = words(i);
                (signed(w[0], w[2], 12), signed(w[1], w[3], 12))
            },
            |x, y| x + y,
        ),
        one("x y", Op::Multiply, quotients, |x, y| x * y),
        one("x / y", Op::Divide, quotients, |x, y| x / y),
        one(
            "exp (halfbyte's)",
            Op::OwnExp,
            |i| (mixed(-87.0, 88.0, i), 0.0),
            |x, _| x.exp(),
        ),
        one("ln (halfbyte's)", Op::OwnLn, logarithms, |x, _| x.ln()),
        one(
            "sigmoid (halfbyte's)",
            Op::OwnSigmoid,
            |i| (mixed(-80.0, 80.0, i), 0.0),
            |x, _| 1.0 / (1.0 + (-x).exp()),
        ),
        one(
            "exp (strict)",
            Op::StrictExp,
            |i| (mixed(-87.0, 88.0, i), 0.0),
            |x, _| x.exp(),
        ),
        one("ln (strict)", Op::StrictLn, logarithms, |x, _| x.ln()),
        one(
            "sigmoid (strict)",
            Op::StrictSigmoid,
            |i| (mixed(-80.0, 80.0, i), 0.0),
            |x, _| 1.0 / (1.0 + (-x).exp()),
        ),
        one("x / y (strict)", Op::StrictDivide, quotients, |x, y| x / y),
        one(
            "sqrt (strict)",
            Op::StrictSqrt,
            |i| (spread(words(i)[0], 126), 0.0),
            |x, _| x.sqrt(),
        ),
    ]
}

/// Around 1, and over all binades.
fn logarithms(i: u64) -> (f32, f32) {
    match i % 2 {
        0 => (between(0.5, 2.0, i), 0.0),
        _ => (spread(words(i)[0], 126), 0.0),
    }
}

/// Both of either sign, product and quotient normal numbers.
fn quotients(i: u64) -> (f32, f32) {
    let w = words(i);
    (signed(w[0], w[2], 60), signed(w[1], w[3], 60))
}

/// The names of the functions.
pub fn names() -> impl Iterator<Item = String> {
    functions().into_iter().map(|f| f.name.to_string())
}

/// Probes every function.
///
/// # Errors
/// [`Error::Device`](crate::Error::Device).
pub fn probe_functions(device: &Device, hook: &Hook) -> Result<Vec<FunctionReport>> {
    functions()
        .iter()
        .map(|f| {
            let pairs: Vec<(f32, f32)> = (0..SAMPLES as u64).map(f.inputs).collect();
            let mut xyz = vec![0.0; 3 * SAMPLES];
            for (i, (x, y)) in pairs.iter().enumerate() {
                (xyz[i], xyz[SAMPLES + i]) = (*x, *y);
            }
            let mut words: Vec<u32> = run(device, &xyz, f.op)?
                .iter()
                .map(|v| v.to_bits())
                .collect();
            hook.apply(f.name, &mut words);
            let out: Vec<f32> = words.iter().map(|w| f32::from_bits(*w)).collect();
            Ok(judge(f, &pairs, &out))
        })
        .collect()
}

fn judge(f: &Function, pairs: &[(f32, f32)], out: &[f32]) -> FunctionReport {
    let two = matches!(f.op, Op::Add | Op::Multiply | Op::Divide | Op::StrictDivide);
    let (mut worst, mut histogram) = ((0, 0), Vec::new());
    let want = |i: usize| (f.exact)(pairs[i].0.into(), pairs[i].1.into()) as f32;
    for (i, got) in out.iter().enumerate() {
        let distance = ulps(*got, want(i));
        worst = worst.max((distance, usize::MAX - i));
        let at = bucket(distance);
        if histogram.len() <= at {
            histogram.resize(at + 1, 0);
        }
        histogram[at] += 1;
    }
    let at = usize::MAX - worst.1;
    let input = match two {
        true => format!("x = {:e}, y = {:e}", pairs[at].0, pairs[at].1),
        false => format!("x = {:e}", pairs[at].0),
    };
    // An odd step, since even and odd inputs are of two kinds.
    let kept: Vec<usize> = (0..out.len()).step_by((out.len() / KEPT) | 1).collect();
    let inputs: Vec<f32> = kept
        .iter()
        .flat_map(|&i| {
            if two {
                vec![pairs[i].0, pairs[i].1]
            } else {
                vec![pairs[i].0]
            }
        })
        .collect();
    let outputs: Vec<f32> = kept.iter().map(|&i| out[i]).collect();
    let words: Vec<u32> = out.iter().map(|v| v.to_bits()).collect();
    FunctionReport {
        function: f.name.into(),
        samples: out.len() as u64,
        hash: hash(&words),
        max_ulp: worst.0,
        worst: match worst.0 {
            0 => "every result is the right one".into(),
            _ => format!("{input}: {:e}, not {:e}", out[at], want(at)),
        },
        histogram,
        inputs: to_hex(&inputs),
        outputs: to_hex(&outputs),
        more: More::new(),
    }
}

/// Whether products and sums are contracted, and what becomes of subnormals.
///
/// # Errors
/// [`Error::Device`](crate::Error::Device).
pub fn probe_arithmetic(device: &Device) -> Result<Vec<Behaviour>> {
    const N: usize = 4096;
    // z = -fl(x y): a fused operation leaves the rounding error, two operations leave zero.
    let pairs: Vec<(f32, f32)> = (0..N as u64)
        .map(|i| {
            let w = words(i);
            (signed(w[0], w[2], 10), signed(w[1], w[3], 10))
        })
        .collect();
    let triples = |z: fn(f32, f32) -> f32| -> Vec<f32> {
        let x = pairs.iter().map(|p| p.0);
        let y = pairs.iter().map(|p| p.1);
        x.chain(y)
            .chain(pairs.iter().map(|p| z(p.0, p.1)))
            .collect()
    };
    let xyz = triples(|x, y| -(x * y));
    let inexact = pairs
        .iter()
        .filter(|(x, y)| x.mul_add(*y, -(x * y)) != 0.0)
        .count();
    let mut found = Vec::new();
    for (name, op) in [("x y + z", Op::MultiplyThenAdd), ("fma(x, y, z)", Op::Fma)] {
        let fused = run(device, &xyz, op)?.iter().filter(|r| **r != 0.0).count();
        let value = match fused {
            0 => "two roundings".to_string(),
            n if n == inexact => "one rounding (fused)".into(),
            n => format!("one rounding in {n} of {inexact}"),
        };
        found.push(Behaviour::new(name, value));
    }
    let tiny = f32::from_bits(1 << 20);
    let small = 2f32.powi(-100);
    for (name, x, y, op) in [
        (
            "subnormal operand of x y",
            tiny,
            2f32.powi(30),
            Op::Multiply,
        ),
        (
            "subnormal result of x y",
            small,
            2f32.powi(-40),
            Op::Multiply,
        ),
        ("subnormal operand and result of x + y", tiny, tiny, Op::Add),
    ] {
        let out = run(device, &[x, y, 0.0], op)?;
        let value = if out[0] == 0.0 {
            "flushed to zero"
        } else {
            "kept"
        };
        found.push(Behaviour::new(name, value.into()));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;

    /// The host's own results stand for a device's.
    #[test]
    fn distances_and_the_worst_input_are_found() {
        let all = functions();
        let exp = all.iter().find(|f| f.name == "exp").unwrap();
        let pairs: Vec<(f32, f32)> = (0..512).map(exp.inputs).collect();
        let right: Vec<f32> = pairs.iter().map(|p| f64::from(p.0).exp() as f32).collect();
        let exact = judge(exp, &pairs, &right);
        assert_eq!((exact.max_ulp, exact.histogram.as_slice()), (0, &[512][..]));
        let mut wrong = right.clone();
        wrong[300] = f32::from_bits(right[300].to_bits() + 5);
        let off = judge(exp, &pairs, &wrong);
        assert_eq!(off.max_ulp, 5);
        assert_eq!(off.histogram, [511, 0, 0, 1]);
        assert!(
            off.worst.contains(&format!("{:e}", pairs[300].0)),
            "{}",
            off.worst
        );
        assert_ne!(off.hash, exact.hash);
    }

    #[test]
    fn inputs_are_in_range() {
        for f in functions() {
            for i in 0..SAMPLES as u64 {
                let (x, y) = (f.inputs)(i);
                let want = (f.exact)(x.into(), y.into());
                assert!(
                    x.is_finite() && y.is_finite() && (want as f32).is_finite(),
                    "{}({x})",
                    f.name
                );
            }
        }
    }

    #[test]
    fn exact_operations_and_our_own_functions_are_within_their_bounds() {
        on_every_device(|device| {
            for r in probe_functions(device, &Hook::none()).unwrap() {
                println!("{device:?} {}: {} ulp; {}", r.function, r.max_ulp, r.worst);
                let most = match r.function.as_str() {
                    "x + y" | "x y" | "x / y (strict)" | "sqrt (strict)" => 0,
                    "exp (halfbyte's)" | "ln (halfbyte's)" | "exp (strict)" | "ln (strict)" => 2,
                    "sigmoid (halfbyte's)" | "sigmoid (strict)" => 4,
                    _ => u64::MAX,
                };
                assert!(r.max_ulp <= most, "{device:?} {}: {}", r.function, r.worst);
            }
            println!("{device:?} {:?}", probe_arithmetic(device).unwrap());
        });
    }
}
