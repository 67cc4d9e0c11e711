//! Strict training gives the same parameters, to the bit, on every device present, and whatever the shapes of its kernels.

use halfbyte::data::Batch;
use halfbyte::device::{Device, open_all};
use halfbyte::model::{Architecture, ModelConfig};
use halfbyte::optim::AdamWConfig;
use halfbyte::recipe::Recipe;
use halfbyte::train::engine::{Engine, Scope};

const CONTEXT: usize = 24;

/// Sizes that no tile divides; grouped heads.
fn model(architecture: Architecture) -> ModelConfig {
    let llama = architecture == Architecture::Llama;
    let mut model = ModelConfig {
        architecture,
        vocab_size: 67,
        hidden: 48,
        layers: 2,
        heads: 4,
        kv_heads: if llama { 2 } else { 4 },
        head_dim: 12,
        ffn: 88,
        context: CONTEXT,
        ..ModelConfig::default()
    };
    model.tied = !llama;
    model
}

fn batch(step: u32) -> Batch {
    let token = |i: u32| (i * i * 7 + i * 3 + step * 11) % 67;
    let n = 3 * CONTEXT as u32;
    Batch {
        inputs: (0..n).map(token).collect(),
        targets: (1..=n).map(token).collect(),
        batch: 3,
        context: CONTEXT,
    }
}

/// A hash of all parameters after `steps` steps of two micro-batches.
fn train(device: &Device, architecture: Architecture, recipe: &str, steps: u32) -> String {
    let config = model(architecture);
    let params = Engine::init_params(&config, 5).expect("parameters");
    let recipe = Recipe::named(recipe).expect("a recipe");
    let scope = Scope {
        rounding_seed: 9,
        steps: steps.into(),
        taken: 0,
    };
    let adamw = AdamWConfig::default();
    let mut engine =
        Engine::new(device, &config, &recipe, adamw, scope, &params).expect("an engine");
    for step in 0..steps {
        let batches = [batch(2 * step), batch(2 * step + 1)];
        engine.step(&batches, 3e-3).expect("a step");
    }
    assert_eq!(engine.stats().expect("stats").non_finite_step, None);
    let all = engine.download().expect("parameters");
    assert_ne!(all.params, params, "nothing was learnt");
    let mut hasher = blake3::Hasher::new();
    for values in [&all.params, &all.m, &all.v] {
        values.iter().for_each(|v| {
            hasher.update(&v.to_bits().to_le_bytes());
        });
    }
    hasher.finalize().to_hex().to_string()
}

/// The device strict, as it is and with kernels of other shapes: narrower vectors, shared rows, other tiles.
fn shapes(device: &Device) -> [Device; 2] {
    let own = device.strict();
    let mut tuning = *own.tuning();
    tuning.vector = tuning.vector.min(4);
    tuning.gemm.vector = tuning.vector;
    (tuning.gemm.tm, tuning.gemm.tn) = (3, 1);
    // Two units a cube are there on any device.
    (tuning.units, tuning.row_lanes) = (2, 2);
    (tuning.gemm.workers, tuning.gemm.lanes) = (2, 1);
    let other = own.with_tuning(tuning);
    [own, other]
}

/// In how many of [`shapes`].
const ONE: usize = 1;
const BOTH: usize = 2;

fn the_same_everywhere(architecture: Architecture, recipe: &str, steps: u32, kinds: usize) {
    let (devices, missing) = open_all();
    for why in missing {
        println!("not tested: {why}");
    }
    let mut first: Option<String> = None;
    for device in &devices {
        for (i, shape) in shapes(device).iter().take(kinds).enumerate() {
            halfbyte::layers::strict::check(shape).expect("a device that can");
            let hash = train(shape, architecture, recipe, steps);
            println!("{device:?}, shape {i}, {recipe}, {steps} steps: {hash}");
            let want = first.get_or_insert(hash.clone());
            assert_eq!(*want, hash, "{device:?}, shape {i}, {recipe}");
        }
    }
    assert!(first.is_some(), "no device was there");
}

#[test]
fn fifty_steps_in_f32() {
    the_same_everywhere(Architecture::Llama, "f32", 50, ONE);
}

#[test]
fn fifty_steps_in_mxfp4() {
    the_same_everywhere(Architecture::Llama, "mxfp4", 50, ONE);
}

#[test]
fn fifty_steps_in_nvfp4() {
    the_same_everywhere(Architecture::Llama, "nvfp4-all-fp4", 50, BOTH);
}

#[test]
fn fifty_steps_of_a_gpt2() {
    the_same_everywhere(Architecture::Gpt2, "f32", 50, BOTH);
}
