//! Tokens per second of a training step, and GFLOP/s of its GEMMs, for every recipe and device.
//!
//! `cargo bench --bench train_step`; a filter such as `-- cpu` picks devices. The shape is that of the demo: d 256, 4
//! layers, 4 heads, ffn 768, context 256, batch 8 over bytes. Compare figures of one run on one machine only.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use halfbyte::data::DataSpec;
use halfbyte::device::{Device, open_all};
use halfbyte::formats::BlockFormat;
use halfbyte::gemm::{dense, emulated};
use halfbyte::model::ModelConfig;
use halfbyte::optim::AdamWConfig;
use halfbyte::quantize::quantize;
use halfbyte::recipe::Recipe;
use halfbyte::rng::{Purpose, Stream};
use halfbyte::tensor::Tensor;
use halfbyte::train::engine::{Engine, Scope};
use std::time::Duration;

/// Tokens per second: one element is one token.
fn steps(c: &mut Criterion) {
    let model = ModelConfig::default();
    let data = DataSpec::default().open().expect("the built-in corpus");
    let params = Engine::init_params(&model, 0).expect("memory");
    let mut group = c.benchmark_group("step");
    group
        .sample_size(10)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(5));
    group.throughput(Throughput::Elements(8 * 256));
    let scope = Scope {
        rounding_seed: 0,
        steps: 1000,
        taken: 0,
    };
    for device in open_all().0 {
        for name in ["f32", "bf16", "mxfp4", "nvfp4", "a-rht-sr"] {
            let recipe = Recipe::named(name).expect("a named recipe");
            let mut engine = Engine::new(
                &device,
                &model,
                &recipe,
                AdamWConfig::default(),
                scope,
                &params,
            )
            .expect("an engine");
            let mut step = 0;
            group.bench_function(format!("{}/{name}", device.name()), |b| {
                b.iter(|| {
                    let batch = data.train_batch(step, 0, 8, 256, 0).expect("a batch");
                    engine.step(&[batch], 1e-3).expect("a step");
                    engine.stats().expect("its loss");
                    step += 1;
                })
            });
        }
    }
    group.finish();
}

fn random(device: &Device, seed: u32, n: usize) -> Tensor {
    let mut x = vec![0.0; n * n];
    Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
    Tensor::upload(device, &x, n, n).expect("memory")
}

/// FLOP per second: one element is one multiply or add.
fn gemms(c: &mut Criterion) {
    let mut group = c.benchmark_group("gemm");
    group
        .sample_size(10)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3));
    for device in open_all().0 {
        let n = 1024;
        group.throughput(Throughput::Elements(2 * (n as u64).pow(3)));
        let (a, b) = (random(&device, 1, n), random(&device, 2, n));
        let out = Tensor::empty(&device, n, n).expect("memory");
        group.bench_function(format!("{}/f32/{n}", device.name()), |bench| {
            bench.iter(|| {
                dense::gemm(&device, a.view(), b.view().t(), &out, false).expect("shapes");
                device.sync().expect("the device");
            })
        });
        for (name, format) in [("mxfp4", BlockFormat::MXFP4), ("nvfp4", BlockFormat::NVFP4)] {
            let Ok(qa) = quantize(&device, a.view(), &format, None) else {
                continue;
            };
            let qb = quantize(&device, b.view(), &format, None).expect("the same format");
            group.bench_function(format!("{}/{name} packed/{n}", device.name()), |bench| {
                bench.iter(|| {
                    emulated::gemm(&device, &qa, &qb, &out, false).expect("shapes");
                    device.sync().expect("the device");
                })
            });
        }
    }
    group.finish();
}

criterion_group!(benches, gemms, steps);
criterion_main!(benches);
