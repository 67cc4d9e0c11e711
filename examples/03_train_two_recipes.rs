//! Lesson 3: the same small model, data and seed under two recipes. `cargo run --release --example 03_train_two_recipes`
//!
//! The only difference is the format of the operands of the block linears' GEMMs.

use halfbyte::Result;
use halfbyte::data::DataSpec;
use halfbyte::device::Device;
use halfbyte::model::ModelConfig;
use halfbyte::optim::AdamWConfig;
use halfbyte::recipe::Recipe;
use halfbyte::train::engine::{Engine, Scope};

fn main() -> Result<()> {
    let (device, why) = Device::open_with_reason("auto")?;
    println!("{} ({why})", device.name());
    let data = DataSpec::default().open()?;
    let model = ModelConfig {
        hidden: 64,
        layers: 2,
        heads: 4,
        kv_heads: 2,
        head_dim: 16,
        ffn: 192,
        context: 128,
        ..ModelConfig::default()
    };
    let params = Engine::init_params(&model, 0)?;
    let scope = Scope {
        rounding_seed: 0,
        steps: 60,
        taken: 0,
    };
    for recipe in ["f32", "mxfp4"] {
        let rules = Recipe::named(recipe)?;
        let mut engine = Engine::new(
            &device,
            &model,
            &rules,
            AdamWConfig::default(),
            scope,
            &params,
        )?;
        for step in 0..60 {
            engine.step(&[data.train_batch(step, 0, 8, 128, 0)?], 3e-3)?;
            if step % 20 == 19 {
                let stats = engine.stats()?;
                println!("{recipe:<6} step {:>3}  loss {:.3}", step + 1, stats.loss);
            }
        }
    }
    Ok(())
}
