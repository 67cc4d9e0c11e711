//! What the layers' tests share: the devices present, random values, and the one way to judge an error.

use super::math::Real;
use crate::device::{Device, Tuning};
use crate::rng::{Purpose, Stream};

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
