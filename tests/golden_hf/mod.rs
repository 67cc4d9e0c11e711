//! A decoder against PyTorch: loss, logits, every gradient, and the parameters after three AdamW
//! steps, for tiny Hugging Face checkpoints. Bounds: loss 1e-5, logits 1e-4, gradients and parameters
//! 1e-4 relative 2-norm.
//!
//! One part of one kind of parameter is bounded otherwise: the bias of k in GPT-2. Adding one vector to
//! all keys moves all scores of a query alike, so its gradient is zero; what is computed is rounding,
//! and AdamW divides it by itself. See [`check_key_bias`].

use halfbyte::data::Batch;
use halfbyte::device::{Device, open_all};
use halfbyte::export::hf;
use halfbyte::model::Model;
use halfbyte::optim::{AdamW, AdamWConfig};
use halfbyte::recipe;
use safetensors::SafeTensors;
use std::path::{Path, PathBuf};

/// Checks the fixtures kept in this repository, and those beside it where they are there.
pub fn check_all(here: &[&str], shared: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut dirs: Vec<PathBuf> = here
        .iter()
        .map(|name| root.join("tests/golden/hf").join(name))
        .collect();
    let beside = shared
        .iter()
        .map(|name| root.join("../shared/golden/hf").join(name));
    dirs.extend(beside.filter(|dir| dir.is_dir()));
    let (devices, missing) = open_all();
    missing.iter().for_each(|why| println!("not tested: {why}"));
    for device in &devices {
        for dir in &dirs {
            check(device, dir);
        }
    }
}

struct Expected(Vec<u8>);

impl Expected {
    fn f32s(&self, name: &str) -> Vec<f32> {
        let all = SafeTensors::deserialize(&self.0).unwrap();
        bytemuck::pod_collect_to_vec(all.tensor(name).unwrap().data())
    }

    /// Inputs (B, T); the targets are the inputs one position on, the last of each row does not count.
    fn batch(&self) -> Batch {
        let all = SafeTensors::deserialize(&self.0).unwrap();
        let ids = all.tensor("input_ids").unwrap();
        let (batch, context) = (ids.shape()[0], ids.shape()[1]);
        let wide: Vec<i64> = bytemuck::pod_collect_to_vec(ids.data());
        let inputs: Vec<u32> = wide.iter().map(|id| *id as u32).collect();
        let targets = inputs
            .chunks(context)
            .flat_map(|row| row[1..].iter().copied().chain([u32::MAX]))
            .collect();
        Batch {
            inputs,
            targets,
            batch,
            context,
        }
    }
}

/// |got - want| / |want|, 2-norms.
fn relative(got: &[f32], want: &[f32]) -> f64 {
    let norm = |it: &mut dyn Iterator<Item = f64>| it.map(|x| x * x).sum::<f64>().sqrt();
    let difference = norm(&mut got.iter().zip(want).map(|(g, w)| *g as f64 - *w as f64));
    difference / norm(&mut want.iter().map(|w| *w as f64)).max(1e-30)
}

fn check(device: &Device, dir: &Path) {
    let what = format!(
        "{} on {}",
        dir.file_name().unwrap().to_string_lossy(),
        device.name()
    );
    let expected = Expected(std::fs::read(dir.join("expected.safetensors")).unwrap());
    let (config, params) = hf::read(dir).unwrap();
    let batch = expected.batch();
    let mut model = Model::new(device, &config, recipe::F32, &params).unwrap();

    let logits = model.logits(&batch).unwrap();
    let worst = logits
        .iter()
        .zip(expected.f32s("logits"))
        .map(|(g, w)| (g - w).abs())
        .fold(0.0f32, f32::max);
    assert!(worst <= 1e-4, "{what}: logits differ by {worst:e}");

    let loss = model
        .forward_backward(&batch, 1.0)
        .unwrap()
        .download(device)
        .unwrap()[0];
    let want = expected.f32s("loss")[0];
    assert!(
        (loss - want).abs() <= 1e-5,
        "{what}: loss {loss}, PyTorch {want}"
    );

    let grads = model.grads().download(device).unwrap();
    for e in &model.table().entries {
        let off = relative(
            &grads[e.offset..e.offset + e.len()],
            &expected.f32s(&format!("grad.{}", e.name)),
        );
        assert!(
            off <= 1e-4,
            "{what}: gradient of {} is off by {off:e}",
            e.name
        );
    }

    let config = AdamWConfig {
        clip: 0.0,
        ..AdamWConfig::default()
    };
    let mut optimizer = AdamW::new(device, model.table().total, config).unwrap();
    let mut losses = Vec::new();
    for _ in 0..3 {
        model.zero_grads().unwrap();
        losses.push(model.forward_backward(&batch, 1.0).unwrap());
        optimizer
            .step(device, model.params(), model.grads(), 1e-3)
            .unwrap();
    }
    for (loss, want) in losses.iter().zip(expected.f32s("adamw_losses")) {
        let loss = loss.download(device).unwrap()[0];
        assert!(
            (loss - want).abs() <= 1e-5,
            "{what}: loss {loss} while training, PyTorch {want}"
        );
    }
    let params = model.params().download(device).unwrap();
    for e in &model.table().entries {
        let off = relative(
            &params[e.offset..e.offset + e.len()],
            &expected.f32s(&format!("adamw.{}", e.name)),
        );
        assert!(
            off <= 1e-4,
            "{what}: after three steps {} is off by {off:e}",
            e.name
        );
    }
    println!("{what}: equal to PyTorch");
}
