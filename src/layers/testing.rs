//! What the layers' tests share: the devices present, random values, and the one way to judge an error.

use super::math::Real;
use super::{cross_entropy as ce, elementwise, embedding, norm, reduce, rms_norm, rope, swiglu};
use crate::device::{Device, Tuning};
use crate::rng::{Purpose, Stream};
use crate::tensor::Tensor;

/// Every backend present, the GPU kind also with rows shared by eight units. One that is missing is printed.
pub fn devices() -> Vec<Device> {
    let mut found = Vec::new();
    for name in ["cpu", "wgpu"] {
        match Device::open(name) {
            Ok(d) => {
                if name == "wgpu" {
                    let shared = Tuning {
                        row_lanes: 8,
                        ..*d.tuning()
                    };
                    found.push(d.with_tuning(shared));
                }
                found.push(d);
            }
            Err(e) => println!("skipped, {name} is missing: {e}"),
        }
    }
    found
}

/// A label for messages.
pub fn label(d: &Device) -> String {
    format!("{} with {} lanes a row", d.name(), d.tuning().row_lanes)
}

/// `n` normals times `scale`; another `id`, other values.
pub fn normals(id: u32, n: usize, scale: f64) -> Vec<f32> {
    let mut v = vec![0.0; n];
    Stream::new(Purpose::Study, 5, 0, id).fill_normal(&mut v, 0.0, scale);
    v
}

/// Values in another type.
pub fn to<R: Real>(v: &[f32]) -> Vec<R> {
    v.iter().map(|&x| x.into()).collect()
}

/// a + b, value by value.
pub fn add_each<R: Real>(a: &[R], b: &[R]) -> Vec<R> {
    a.iter().zip(b).map(|(&a, &b)| a + b).collect()
}

/// Largest |a - b|.
pub fn worst<A: Real, B: Real>(a: &[A], b: &[B]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter()
        .zip(b)
        .map(|(x, y)| (x.f64() - y.f64()).abs())
        .fold(0.0, |m, e| if e.is_nan() { e } else { m.max(e) })
}

/// The device's error against f64 is at most twice the f32 reference's, plus half an ulp of the largest value.
pub fn judge(what: &str, got: &[f32], reference: &[f32], exact: &[f64]) {
    let largest = exact.iter().fold(0f64, |m, x| m.max(x.abs()));
    let (error, baseline) = (worst(got, exact), worst(reference, exact));
    let limit = 2.0 * baseline + largest * 2f64.powi(-24);
    assert!(
        error <= limit,
        "{what}: error {error:e}, the f32 reference's {baseline:e}, limit {limit:e}"
    );
}

/// Compares `gradient` with central differences of `loss` around `at`, all in f64.
pub fn check_gradient(what: &str, at: &[f64], gradient: &[f64], loss: impl Fn(&[f64]) -> f64) {
    let h = 1e-5;
    let mut x = at.to_vec();
    let largest = gradient.iter().fold(1e-3f64, |m, g| m.max(g.abs()));
    for i in 0..x.len() {
        x[i] = at[i] + h;
        let up = loss(&x);
        x[i] = at[i] - h;
        let down = loss(&x);
        x[i] = at[i];
        let difference = (up - down) / (2.0 * h);
        // Central differences err by h^2 times a third derivative of order one, and by rounding / h.
        assert!(
            (difference - gradient[i]).abs() < 1e-7 * largest.max(1.0),
            "{what}[{i}]: {difference} against {}",
            gradient[i]
        );
    }
}

/// Best of a few runs, in milliseconds, with the device idle before and after.
pub fn milliseconds(d: &Device, mut run: impl FnMut()) -> f64 {
    run();
    d.sync().unwrap();
    let mut best = f64::MAX;
    for _ in 0..10 {
        let start = std::time::Instant::now();
        run();
        d.sync().unwrap();
        best = best.min(start.elapsed().as_secs_f64() * 1e3);
    }
    best
}

/// Prints the best of a few runs.
fn show(d: &Device, what: &str, run: impl FnMut()) {
    println!("{} {what:24} {:.3} ms", label(d), milliseconds(d, run));
}

/// Tensors of normals.
fn new(d: &Device, rows: usize, cols: usize, id: u32) -> Tensor {
    Tensor::upload(d, &normals(id, rows * cols, 1.0), rows, cols).unwrap()
}

/// The demo model's shape: M, C, F, V, T.
const DEMO: (usize, usize, usize, usize, usize) = (2_048, 256, 768, 256, 256);

/// `cargo test --release --lib timings -- --ignored --nocapture`: milliseconds at the demo model's shape.
#[test]
#[ignore = "prints timings, checks nothing"]
fn flat_timings() {
    let (m, c, f, ..) = DEMO;
    for d in &devices() {
        let (x, r, y, wide) = (
            new(d, m, c, 1),
            new(d, m, c, 2),
            new(d, m, c, 3),
            new(d, m, 2 * f, 4),
        );
        let (sums, one) = (new(d, 1, c, 6), new(d, 1, 1, 8));
        let (qkv, flat) = (new(d, m, 3 * c, 13), new(d, 4_000, 1_000, 14));
        let turned = y.reshape(c, m).unwrap();
        show(d, "nothing", || ());
        show(d, "fill (M, C)", || elementwise::fill(d, &y, 0.0).unwrap());
        show(d, "fill (M, 2 F)", || {
            elementwise::fill(d, &wide, 0.0).unwrap()
        });
        show(d, "add (M, C)", || elementwise::add(d, &x, &r, &y).unwrap());
        show(d, "add_assign (M, C)", || {
            elementwise::add_assign(d, &y, &r).unwrap()
        });
        show(d, "scale 4M", || elementwise::scale(d, &flat, 1.0).unwrap());
        let k = qkv.view().columns(c, c).unwrap();
        show(d, "copy view (M, C)", || {
            elementwise::copy(d, k, &y).unwrap()
        });
        show(d, "copy transposed (M, C)", || {
            elementwise::copy(d, x.view().t(), &turned).unwrap()
        });
        show(d, "sum_squares 4M", || {
            reduce::sum_squares(d, &flat, &one).unwrap()
        });
        show(d, "column_sums (M, C)", || {
            reduce::column_sums(d, &x, &sums, false).unwrap()
        });
    }
}

/// As [`flat_timings`].
#[test]
#[ignore = "prints timings, checks nothing"]
fn layer_timings() {
    let (m, c, f, vocab, context) = DEMO;
    for d in &devices() {
        let (x, r, y, z) = (
            new(d, m, c, 1),
            new(d, m, c, 2),
            new(d, m, c, 3),
            new(d, m, c, 4),
        );
        let (weight, dw, rstd, one) = (
            new(d, 1, c, 5),
            new(d, 1, c, 6),
            new(d, m, 1, 7),
            new(d, 1, 1, 8),
        );
        let (gate_up, d_gate_up, act) =
            (new(d, m, 2 * f, 9), new(d, m, 2 * f, 10), new(d, m, f, 11));
        let (table, qkv) = (new(d, vocab, c, 12), new(d, m, 3 * c, 13));
        let rope = rope::Rope::new(
            d,
            rope::Heads {
                q: 8,
                kv: 8,
                dim: 32,
            },
            context,
            1e4,
        )
        .unwrap();
        let host: Vec<u32> = (0..m as u32).map(|i| i * i % 83).collect();
        let ids = embedding::TokenIds::upload(d, &host, vocab).unwrap();
        let targets = ce::Targets::upload(d, &host, vocab).unwrap();
        let out = norm::ResidualOutput {
            x_new: &y,
            y: &z,
            stats: &rstd,
        };
        let input = norm::BackwardInput {
            dy: &r,
            x: &x,
            weight: &weight,
            stats: &rstd,
        };
        show(d, "rms_norm", || {
            rms_norm::forward(d, &x, &weight, 1e-5, &z, &rstd).unwrap()
        });
        show(d, "rms_norm residual", || {
            rms_norm::forward_residual(d, &x, &r, &weight, 1e-5, out).unwrap()
        });
        show(d, "rms_norm backward", || {
            rms_norm::backward(d, input, &y, true, &dw).unwrap()
        });
        show(d, "rope", || rope.forward(d, &qkv).unwrap());
        show(d, "swiglu", || swiglu::forward(d, &gate_up, &act).unwrap());
        show(d, "swiglu backward", || {
            swiglu::backward(d, &act, &gate_up, &d_gate_up).unwrap()
        });
        show(d, "embedding", || {
            embedding::forward(d, &ids, &table, &x).unwrap()
        });
        show(d, "embedding backward", || {
            embedding::backward(d, &ids, &r, &table).unwrap()
        });
        show(d, "cross_entropy", || {
            ce::forward(d, &z, &targets, &rstd).unwrap()
        });
        show(d, "cross_entropy gradient", || {
            ce::forward_backward(d, &z, &targets, &rstd, 1e-3).unwrap()
        });
        show(d, "mean loss", || {
            ce::mean_loss(d, &rstd, &targets, &one).unwrap()
        });
        show(d, "upload of token ids", || {
            drop(embedding::TokenIds::upload(d, &host, vocab).unwrap())
        });
    }
}
