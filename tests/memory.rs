//! Memory that grows over steps (met in other projects): a run of a thousand steps holds what it held in the middle. The
//! only test of its process, since a device's pools are shared by all its threads.

use halfbyte::data::Batch;
use halfbyte::device::open_all;
use halfbyte::model::ModelConfig;
use halfbyte::optim::AdamWConfig;
use halfbyte::recipe::Recipe;
use halfbyte::train::engine::{Engine, Scope};

#[test]
fn memory_stays_what_it_is_over_a_thousand_steps() {
    let model = ModelConfig {
        hidden: 32,
        layers: 1,
        heads: 2,
        kv_heads: 1,
        head_dim: 16,
        ffn: 32,
        context: 16,
        ..ModelConfig::default()
    };
    let params = Engine::init_params(&model, 3).unwrap();
    let tokens = |shift: u32| (shift..shift + 16).map(|i| i * 7 % 251).collect();
    let batch = Batch {
        inputs: tokens(0),
        targets: tokens(1),
        batch: 1,
        context: 16,
    };
    let (devices, missing) = open_all();
    for why in missing {
        println!("not tested: {why}");
    }
    for d in &devices {
        let adamw = AdamWConfig::default();
        let mut engine = Engine::new(
            d,
            &model,
            &Recipe::named("mxfp4").unwrap(),
            adamw,
            Scope {
                rounding_seed: 0,
                steps: 1000,
                taken: 0,
            },
            &params,
        )
        .unwrap();
        let mut reserved = Vec::new();
        for step in 1..=1000 {
            engine.step(std::slice::from_ref(&batch), 1e-3).unwrap();
            if step % 100 == 0 {
                engine.stats().unwrap();
                engine.eval_loss(&batch).unwrap();
                reserved.push(d.bytes_reserved());
            }
        }
        // The pools settle in the first half; then nothing may be added.
        let settled = reserved[4];
        assert!(settled > 0, "{d:?} tells its memory");
        assert_eq!(reserved[5..], [settled; 5], "{d:?} {reserved:?}");
    }
}
