use super::*;
use crate::device::on_every_device;
use crate::formats::BlockFormat;
use crate::recipe::{Recipe, named};

const SIZES: [usize; 3] = [70, 48, 100]; // M, N, K: none is a whole number of groups

struct Data {
    x: Vec<f32>,
    w: Vec<f32>,
    dy: Vec<f32>,
}

/// N(0, 1) with outliers: `p` of the values get N(0, `size`^2) on top.
fn normal(seed: u32, n: usize, p: f64, size: f64) -> Vec<f32> {
    let stream = |tensor| Stream::new(Purpose::Study, seed, 0, tensor);
    let (mut x, mut large) = (vec![0.0; n], vec![0.0; n]);
    stream(0).fill_normal(&mut x, 0.0, 1.0);
    stream(1).fill_normal(&mut large, 0.0, size);
    for (i, (v, l)) in x.iter_mut().zip(large).enumerate() {
        let chosen = f64::from(stream(2).bits24(i as u64)) < p * f64::from(1 << 24);
        *v += if chosen { l } else { 0.0 };
    }
    x
}

fn data([m, n, k]: [usize; 3], p: f64) -> Data {
    Data {
        x: normal(1, m * k, p, 100.0),
        w: normal(2, n * k, 0.0, 0.0),
        dy: normal(3, m * n, 0.0, 0.0),
    }
}

/// Y, dX and dW of one layer under a recipe.
fn run(
    d: &Device,
    t: &Data,
    [m, n, k]: [usize; 3],
    recipe: LinearRecipe,
    pass: &Pass,
) -> [Vec<f32>; 3] {
    let part = Part {
        start: 0,
        rows: n,
        recipe,
    };
    let linear = Linear {
        device: d,
        parts: &[part],
        id: 5,
        place: (None, "test"),
        pass,
    };
    let up = |v: &[f32], rows, cols| Tensor::upload(d, v, rows, cols).unwrap();
    let (x, w, dy) = (up(&t.x, m, k), up(&t.w, n, k), up(&t.dy, m, n));
    let y = Tensor::zeros(d, m, n).unwrap();
    let (dx, dw) = (
        Tensor::zeros(d, m, k).unwrap(),
        Tensor::zeros(d, n, k).unwrap(),
    );
    linear.fprop(&x, &w, &y).unwrap();
    linear
        .backward(Backward {
            dy: &dy,
            x: &x,
            w: &w,
            dx: &dx,
            dw: &dw,
        })
        .unwrap();
    [y, dx, dw].map(|t| t.download(d).unwrap())
}

/// |a - b| / |b|
fn relative(a: &[f32], b: &[f32]) -> f64 {
    let (mut noise, mut signal) = (0.0, 0.0);
    for (a, b) in a.iter().zip(b) {
        noise += (f64::from(*a) - f64::from(*b)).powi(2);
        signal += f64::from(*b).powi(2);
    }
    (noise / signal).sqrt()
}

fn snr_db(a: &[f32], b: &[f32]) -> f64 {
    -20.0 * relative(a, b).log10()
}

/// With rounding replaced by identity every recipe is f32: transforms cancel, masks pass all, parts fit together.
#[test]
fn without_rounding_every_recipe_is_f32() {
    let t = data(SIZES, 0.01);
    let pass = Pass {
        exact: true,
        ..Pass::default()
    };
    on_every_device(|d| {
        let want = run(d, &t, SIZES, LinearRecipe::F32, &pass);
        for recipe in named::ALL {
            let got = run(d, &t, SIZES, recipe.linear, &pass);
            for (what, (g, w)) in ["Y", "dX", "dW"].iter().zip(got.iter().zip(&want)) {
                let error = relative(g, w);
                assert!(error < 2e-6, "{} {what} on {d:?}: {error:e}", recipe.name);
            }
        }
    });
}

/// Every recipe's kernels give finite values near f32's on every device, and one device's are the other's where all
/// products are exact (f32 operands alone may differ).
#[test]
fn recipes_agree_across_devices() {
    let t = data(SIZES, 0.0);
    let pass = Pass {
        seed: 7,
        step: 3,
        ..Pass::default()
    };
    let mut first: Option<Vec<[Vec<f32>; 3]>> = None;
    on_every_device(|d| {
        let exact = run(d, &t, SIZES, LinearRecipe::F32, &pass);
        let mut all = Vec::new();
        for name in [
            "bf16",
            "mxfp8",
            "a-rht-sr",
            "nvfp4",
            "c-fdw-h16",
            "quartet",
            "tetrajet-v2",
            "tibq",
        ] {
            let linear = Recipe::named(name).unwrap().linear;
            let got = run(d, &t, SIZES, linear, &pass);
            for (what, (g, e)) in ["Y", "dX", "dW"].iter().zip(got.iter().zip(&exact)) {
                let error = relative(g, e);
                let limit = if name == "bf16" { 0.01 } else { 0.5 };
                assert!(error < limit, "{name} {what} on {d:?}: {error:.3}");
                assert!(error > 1e-4, "{name} {what} on {d:?} is not rounded at all");
            }
            all.push(got);
        }
        match &first {
            None => first = Some(all),
            Some(first) => {
                for (i, (a, b)) in first.iter().flatten().zip(all.iter().flatten()).enumerate() {
                    let differ = a
                        .iter()
                        .zip(b)
                        .filter(|(a, b)| a.to_bits() != b.to_bits())
                        .count();
                    assert_eq!(differ, 0, "tensor {i} on {d:?}");
                }
            }
        }
    });
}

/// Runs a test that needs many draws on the first device: all give the same bits (`recipes_agree_across_devices`).
fn on_one_device(test: impl FnOnce(&Device)) {
    match crate::device::open_all().0.first() {
        Some(device) => test(device),
        None => println!("not tested: no device"),
    }
}

/// Mean and standard error of each value over draws.
fn over_draws(
    d: &Device,
    t: &Data,
    sizes: [usize; 3],
    recipe: LinearRecipe,
    draws: u64,
) -> [(Vec<f64>, Vec<f64>); 2] {
    let mut sums: [(Vec<f64>, Vec<f64>); 2] = Default::default();
    for step in 0..draws {
        let pass = Pass {
            step,
            ..Pass::default()
        };
        let [_, dx, dw] = run(d, t, sizes, recipe, &pass);
        for ((sum, squares), values) in sums.iter_mut().zip([dx, dw]) {
            sum.resize(values.len(), 0.0);
            squares.resize(values.len(), 0.0);
            for (i, v) in values.into_iter().enumerate() {
                sum[i] += f64::from(v);
                squares[i] += f64::from(v).powi(2);
            }
        }
    }
    let n = draws as f64;
    sums.map(|(sum, squares)| {
        let mean: Vec<f64> = sum.iter().map(|s| s / n).collect();
        let variance = |(i, m): (usize, &f64)| (squares[i] / n - m * m).max(0.0) / (n - 1.0);
        let error = mean
            .iter()
            .enumerate()
            .map(variance)
            .map(f64::sqrt)
            .collect();
        (mean, error)
    })
}

/// The largest distance of a mean from what it should be, in standard errors.
fn worst_sigma((mean, error): &(Vec<f64>, Vec<f64>), want: &[f32]) -> f64 {
    let scale = want.iter().fold(0.0f64, |a, w| a.max(f64::from(w.abs())));
    mean.iter()
        .zip(error)
        .zip(want)
        .map(|((m, e), w)| (m - f64::from(*w)).abs() / (e + 1e-6 * scale))
        .fold(0.0, f64::max)
}

/// Paper A's lemma: SR of 3/4 x on both operands, times 16/9, is the gradient in the mean, with and without the
/// transform; and a scheme that clips is not.
#[test]
fn paper_a_is_unbiased_and_clipping_is_not() {
    let sizes = [64, 32, 40];
    let t = data(sizes, 0.02);
    on_one_device(|d| {
        let [_, dx, dw] = run(d, &t, sizes, LinearRecipe::F32, &Pass::default());
        let worst = |name: &str| {
            let linear = Recipe::named(name).unwrap().linear;
            let [mx, mw] = over_draws(d, &t, sizes, linear, 256);
            worst_sigma(&mx, &dx).max(worst_sigma(&mw, &dw))
        };
        for name in ["a-sr", "a-rht-sr"] {
            let sigma = worst(name);
            assert!(sigma < 5.0, "{name} on {d:?}: {sigma:.2} sigma");
        }
        let sigma = worst("c-fdw-sr");
        assert!(
            sigma > 8.0,
            "even scales clip, so SR is biased; on {d:?} only {sigma:.2} sigma"
        );
    });
}

/// TetraJet's backward is unbiased with respect to what Fprop multiplied: rceil scales never clip.
#[test]
fn tetrajet_is_unbiased_about_its_forward() {
    let sizes = [64, 32, 40];
    let t = data(sizes, 0.02);
    let recipe = Recipe::named("tetrajet").unwrap().linear;
    let format = recipe.fprop.a.format().unwrap();
    let seen = |v: &[f32], rows: usize, k: usize| {
        let q = crate::formats::quantize(v, rows, k, crate::formats::Axis::Rowwise, &format, None);
        crate::formats::dequantize(&q.unwrap())
    };
    let forward = Data {
        x: seen(&t.x, sizes[0], sizes[2]),
        w: seen(&t.w, sizes[1], sizes[2]),
        dy: t.dy.clone(),
    };
    on_one_device(|d| {
        let [_, dx, dw] = run(d, &forward, sizes, LinearRecipe::F32, &Pass::default());
        let [mx, mw] = over_draws(d, &t, sizes, recipe, 256);
        let sigma = worst_sigma(&mx, &dx).max(worst_sigma(&mw, &dw));
        assert!(sigma < 5.0, "on {d:?}: {sigma:.2} sigma");
    });
}

/// ALTO's protocol, N(0, 1) + Bern(.005) N(0, 1e4): Wgrad with SR at 13.0 dB without outliers, at 13.25 with them under a
/// random Hadamard transform, and worse with them alone; what a transform is for.
#[test]
fn operator_snr_lands_on_the_published_figures() {
    let sizes = [256, 128, 128];
    let sr = Operand::block(BlockFormat::MXFP4).sr();
    let rht = sr.hadamard(16, SignRule::Fresh);
    let wgrad = |operand| LinearRecipe {
        wgrad: GemmRecipe::both(operand),
        ..LinearRecipe::F32
    };
    let (plain, outliers) = (data(sizes, 0.0), data(sizes, 0.005));
    on_every_device(|d| {
        let snr = |t: &Data, operand| {
            let pass = Pass::default();
            let [_, _, exact] = run(d, t, sizes, LinearRecipe::F32, &pass);
            let [_, _, got] = run(d, t, sizes, wgrad(operand), &pass);
            snr_db(&got, &exact)
        };
        let [a, b, c] = [snr(&plain, sr), snr(&outliers, sr), snr(&outliers, rht)];
        assert!((a - 13.0).abs() < 0.3, "{a:.2} dB without outliers");
        assert!(
            (c - 13.25).abs() < 0.3,
            "{c:.2} dB with outliers under the transform"
        );
        assert!(
            b < c - 0.5,
            "{b:.2} dB with outliers alone, {c:.2} with the transform"
        );
    });
}

/// A fused weight whose rows follow two recipes equals its parts computed alone.
#[test]
fn parts_of_a_fused_weight() {
    let sizes = [64, 64, 64];
    let [m, n, k] = sizes;
    let t = data(sizes, 0.0);
    let (a, b) = (named::MXFP8_RECIPE.linear, named::C_FDW.linear);
    let pass = Pass::default();
    on_every_device(|d| {
        let up = |v: &[f32], rows, cols| Tensor::upload(d, v, rows, cols).unwrap();
        let (x, w, dy) = (up(&t.x, m, k), up(&t.w, n, k), up(&t.dy, m, n));
        let zeros = |r, c| Tensor::zeros(d, r, c).unwrap();
        let (y, dx, dw) = (zeros(m, n), zeros(m, k), zeros(n, k));
        let half = |start, recipe| Part {
            start,
            rows: 32,
            recipe,
        };
        let parts = [half(0, a), half(32, b)];
        let linear = Linear {
            device: d,
            parts: &parts,
            id: 5,
            place: (None, "test"),
            pass: &pass,
        };
        linear.fprop(&x, &w, &y).unwrap();
        let tensors = Backward {
            dy: &dy,
            x: &x,
            w: &w,
            dx: &dx,
            dw: &dw,
        };
        linear.backward(tensors).unwrap();
        let [y, dx, dw] = [y, dx, dw].map(|t| t.download(d).unwrap());
        let mut dx_want = vec![0.0; m * k];
        for (h, recipe) in [a, b].into_iter().enumerate() {
            let rows = h * 32..h * 32 + 32;
            let alone = Data {
                x: t.x.clone(),
                w: t.w[rows.start * k..rows.end * k].to_vec(),
                dy: t
                    .dy
                    .chunks(n)
                    .flat_map(|r| r[rows.clone()].to_vec())
                    .collect(),
            };
            let [y1, dx1, dw1] = run(d, &alone, [m, 32, k], recipe, &pass);
            let columns: Vec<f32> = y.chunks(n).flat_map(|r| r[rows.clone()].to_vec()).collect();
            assert_eq!(columns, y1);
            assert_eq!(dw[rows.start * k..rows.end * k], dw1);
            dx_want.iter_mut().zip(dx1).for_each(|(s, v)| *s += v);
        }
        assert!(relative(&dx, &dx_want) < 1e-6);
    });
}
