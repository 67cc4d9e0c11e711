//! A decoder against PyTorch: loss, logits, every gradient, and the parameters after three AdamW
//! steps, for tiny Hugging Face checkpoints. Bounds: loss 1e-5, logits 1e-4, gradients and parameters
//! 1e-4 relative 2-norm.
//!
//! One part of one kind of parameter is checked otherwise after the steps: the bias of k in GPT-2.
//! One vector added to all keys moves all scores of a query alike, so its gradient is zero; what is
//! computed is rounding, PyTorch's another than ours, and AdamW divides it by its own size. See
//! [`Case::check_key_bias`].

use halfbyte::data::Batch;
use halfbyte::device::{Device, open_all};
use halfbyte::export::hf;
use halfbyte::model::Model;
use halfbyte::optim::{AdamW, AdamWConfig};
use halfbyte::recipe::named;
use halfbyte::tensor::Tensor;
use safetensors::SafeTensors;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The learning rate of the fixtures.
const LR: f64 = 1e-3;
/// Half an ulp of 1 in f32.
const UNIT: f64 = 1.0 / (1 << 24) as f64;

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

/// 2-norm.
fn norm(x: &[f32]) -> f64 {
    x.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>().sqrt()
}

/// |got - want| / |want|, 2-norms.
fn relative(got: &[f32], want: &[f32]) -> f64 {
    let difference = |(g, w): (&f32, &f32)| (f64::from(*g) - f64::from(*w)).powi(2);
    let difference: f64 = got.iter().zip(want).map(difference).sum();
    difference.sqrt() / norm(want).max(1e-30)
}

/// A model of the fixture in `dir` on `device`, and what to compare it with.
struct Case {
    what: String,
    device: Device,
    expected: Expected,
    start: Vec<f32>,
    model: Model,
}

fn check(device: &Device, dir: &Path) {
    let (config, start) = hf::read(dir).unwrap();
    let mut case = Case {
        what: format!(
            "{} on {}",
            dir.file_name().unwrap().to_string_lossy(),
            device.name()
        ),
        device: device.clone(),
        expected: Expected(std::fs::read(dir.join("expected.safetensors")).unwrap()),
        model: Model::new(device, &config, &named::F32_RECIPE, &start).unwrap(),
        start,
    };
    let batch = case.expected.batch();
    case.check_forward(&batch);
    case.check_gradients(&batch);
    case.check_three_steps(&batch);
}

impl Case {
    fn check_forward(&mut self, batch: &Batch) {
        let logits = self.model.logits(batch).unwrap();
        let worst = logits
            .iter()
            .zip(self.expected.f32s("logits"))
            .map(|(g, w)| (g - w).abs())
            .fold(0.0f32, f32::max);
        println!("{}: logits within {worst:.1e}", self.what);
        assert!(worst <= 1e-4, "{}: logits differ by {worst:e}", self.what);
    }

    fn check_gradients(&mut self, batch: &Batch) {
        let loss = self.model.forward_backward(batch, 1.0).unwrap();
        self.check_loss("loss", &loss, self.expected.f32s("loss")[0]);
        let grads = self.model.grads().download(&self.device).unwrap();
        self.check_parameters("grad", &grads);
    }

    fn check_three_steps(&mut self, batch: &Batch) {
        let config = AdamWConfig {
            clip: 0.0,
            ..AdamWConfig::default()
        };
        let total = self.model.table().total;
        let mut optimizer = AdamW::new(&self.device, total, config).unwrap();
        let mut history = Vec::new();
        for want in self.expected.f32s("adamw_losses") {
            self.model.zero_grads().unwrap();
            let loss = self.model.forward_backward(batch, 1.0).unwrap();
            self.check_loss("loss while training", &loss, want);
            let model = &self.model;
            history.push(model.grads().download(&self.device).unwrap());
            optimizer
                .step(&self.device, model.params(), model.grads(), LR)
                .unwrap();
        }
        let params = self.model.params().download(&self.device).unwrap();
        self.check_parameters("adamw", &params);
        self.check_key_bias(&history, &params, batch.inputs.len());
    }

    fn check_loss(&self, name: &str, loss: &Tensor, want: f32) {
        let loss = loss.download(&self.device).unwrap()[0];
        let off = (loss - want).abs();
        println!("{}: {name} within {off:.1e}", self.what);
        assert!(off <= 1e-5, "{}: {name} {loss}, PyTorch {want}", self.what);
    }

    /// Compares a flat buffer with the tensors `kind`.NAME of the fixture.
    fn check_parameters(&self, kind: &str, flat: &[f32]) {
        let mut worst = (0.0, "");
        for e in &self.model.table().entries {
            let range = e.offset..e.offset + e.len();
            let stored = self.expected.f32s(&format!("{kind}.{}", e.name));
            let mut want = e.from_stored(&stored).into_owned();
            let mut got = flat[range].to_vec();
            if kind == "adamw" && is_qkv_bias(&e.name) {
                let third = got.len() / 3..2 * got.len() / 3;
                got.drain(third.clone());
                want.drain(third);
            }
            let off = relative(&got, &want);
            if off >= worst.0 {
                worst = (off, &e.name);
            }
            assert!(
                off <= 1e-4,
                "{}: {kind} of {} is off by {off:e}",
                self.what,
                e.name
            );
        }
        println!("{}: {kind} within {:.1e} ({})", self.what, worst.0, worst.1);
    }

    /// Where the biases of k lie in the flat buffer, each with the whole bias of q, k and v.
    fn key_biases(&self) -> Vec<(Range<usize>, Range<usize>)> {
        let entries = self.model.table().entries.iter();
        entries
            .filter(|e| is_qkv_bias(&e.name))
            .map(|e| {
                let whole = e.offset..e.offset + e.len();
                let third = e.len() / 3;
                (whole.start + third..whole.start + 2 * third, whole)
            })
            .collect()
    }

    /// The gradients of `history` are no more than the rounding of a sum over `rows`, and AdamW moved the parameters no
    /// further than these gradients can: it divides an average of them by at least eps.
    fn check_key_bias(&self, history: &[Vec<f32>], params: &[f32], rows: usize) {
        let c = AdamWConfig::default();
        let keep = (1.0 - LR * c.weight_decay).powi(history.len() as i32);
        for (key, whole) in self.key_biases() {
            for grads in history {
                let (noise, all) = (norm(&grads[key.clone()]), norm(&grads[whole.clone()]));
                assert!(
                    noise <= rows as f64 * UNIT * all,
                    "{}: the gradient of the bias of k is {noise:e}, of q, k and v {all:e}",
                    self.what
                );
            }
            for i in key {
                let (mut largest, mut reach) = (0f64, 0f64);
                for grads in history {
                    largest = largest.max(f64::from(grads[i]).abs());
                    reach += LR * largest / c.eps;
                }
                let start = f64::from(self.start[i]);
                let moved = (f64::from(params[i]) - start * keep).abs();
                // Two roundings a step.
                let rounding = 2.0 * history.len() as f64 * UNIT * start.abs();
                assert!(
                    moved <= reach + rounding,
                    "{}: a bias of k moved by {moved:e}, its gradients reach {reach:e}",
                    self.what
                );
            }
        }
    }
}

fn is_qkv_bias(name: &str) -> bool {
    name.ends_with(".attn.c_attn.bias")
}
