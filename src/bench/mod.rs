//! `halfbyte bench`: what GEMMs, quantisers and training steps reach on a device, beside what the device can do.
//!
//! Every figure is the median of repeated runs, each waited for. The peaks are measured too, in the same process: f32
//! multiply-adds in registers, and a copy of memory (bytes read plus bytes written). Compare figures of one machine, or of
//! files written by the same version.

mod peak;

use crate::device::Device;
use crate::error::Result;
use crate::formats::{BlockFormat, Rounding};
use crate::gemm::{dense, emulated};
use crate::hadamard::Signs;
use crate::layers::elementwise;
use crate::model::ModelConfig;
use crate::optim::AdamWConfig;
use crate::profile::Peaks;
use crate::quantize::{Hadamard, Options, dequantize, quantize_with};
use crate::recipe::Recipe;
use crate::rng::{Purpose, Stream};
use crate::tensor::Tensor;
use crate::train::engine::{Engine, Scope};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// Version of [`Report`]'s JSON.
pub const VERSION: u32 = 1;

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// Matrix products, operands as they come from the quantiser.
    Gemm,
    /// Quantisers, with the transform, and back.
    Quantize,
    /// Training steps of the demo model, from tokens to updated weights.
    Step,
}

/// Which figures, and how long they may take.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Groups to measure, in this order.
    pub groups: Vec<Group>,
    /// M, N and K of the GEMMs; rows and columns of the quantisers.
    pub size: usize,
    /// Recipes of the steps.
    pub recipes: Vec<String>,
    /// Runs of each figure go on for at least this long (and at least three of them).
    pub time: Duration,
}

/// One figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// What kind.
    pub group: Group,
    /// What was run.
    pub name: String,
    /// Its extents.
    pub shape: String,
    /// The median.
    pub value: f64,
    /// Of `value`: GFLOP/s, GB/s or tokens/s.
    pub unit: String,
    /// `value` as a share of the device's measured peak; for a step, of its linear layers' arithmetic.
    pub of_peak: f64,
}

/// The figures of one device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeviceBench {
    /// The name that opens it.
    pub device: String,
    /// What its driver calls it.
    pub adapter: String,
    /// f32 multiply-adds in registers, GFLOP/s.
    pub peak_gflops: f64,
    /// A copy in its memory, GB/s read plus written.
    pub copy_gbs: f64,
    /// The figures.
    pub rows: Vec<Row>,
}

/// What `halfbyte bench --json` writes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// [`VERSION`].
    pub version: u32,
    /// The program that wrote it.
    pub made_by: String,
    /// One entry a device.
    pub devices: Vec<DeviceBench>,
}

impl Report {
    /// A report of these devices.
    pub fn new(devices: Vec<DeviceBench>) -> Report {
        Report {
            version: VERSION,
            made_by: format!("halfbyte {}", env!("CARGO_PKG_VERSION")),
            devices,
        }
    }
}

/// Seconds of one `run`: the median of at least three runs over at least `time`, after one that compiles.
fn seconds(device: &Device, time: Duration, run: &mut dyn FnMut() -> Result<()>) -> Result<f64> {
    run()?;
    device.sync()?;
    let mut taken = Vec::new();
    let all = Instant::now();
    while taken.len() < 3 || all.elapsed() < time {
        let start = Instant::now();
        run()?;
        device.sync()?;
        taken.push(start.elapsed().as_secs_f64());
    }
    taken.sort_by(f64::total_cmp);
    Ok(taken[taken.len() / 2])
}

fn normal(device: &Device, seed: u32, rows: usize, cols: usize) -> Result<Tensor> {
    let mut x = vec![0.0; rows * cols];
    Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
    Tensor::upload(device, &x, rows, cols)
}

/// What a device can do at most, measured over at least `time` each.
///
/// # Errors
/// As [`bench`].
pub fn peaks(device: &Device, time: Duration) -> Result<Peaks> {
    Ok(Peaks {
        gflops: peak::multiply_adds(device, time)? / 1e9,
        gbs: peak::copy(device, time)? / 1e9,
    })
}

/// Measures a device; `said` hears what is about to run.
///
/// # Errors
/// [`crate::Error::Device`] where memory is short or a kernel fails, [`crate::Error::Config`] for an unknown recipe.
pub fn bench(device: &Device, plan: &Plan, said: &mut dyn FnMut(&str)) -> Result<DeviceBench> {
    said("peak");
    let peaks = peaks(device, plan.time)?;
    let mut out = DeviceBench {
        device: device.name().to_string(),
        adapter: device.adapter().to_string(),
        peak_gflops: peaks.gflops,
        copy_gbs: peaks.gbs,
        rows: Vec::new(),
    };
    for group in &plan.groups {
        match group {
            Group::Gemm => gemms(device, plan, &mut out, said)?,
            Group::Quantize => quantisers(device, plan, &mut out, said)?,
            Group::Step => steps(device, plan, &mut out, said)?,
        }
    }
    Ok(out)
}

fn gemms(
    device: &Device,
    plan: &Plan,
    out: &mut DeviceBench,
    said: &mut dyn FnMut(&str),
) -> Result<()> {
    let n = plan.size;
    let (a, b) = (normal(device, 1, n, n)?, normal(device, 2, n, n)?);
    let c = Tensor::empty(device, n, n)?;
    let mut add = |name: &str, run: &mut dyn FnMut() -> Result<()>| -> Result<()> {
        said(&format!("gemm {name}"));
        let value = 2.0 * (n as f64).powi(3) / seconds(device, plan.time, run)? / 1e9;
        out.rows.push(Row {
            group: Group::Gemm,
            name: name.into(),
            shape: format!("{n} x {n} x {n}"),
            value,
            unit: "GFLOP/s".into(),
            of_peak: value / out.peak_gflops,
        });
        Ok(())
    };
    add("f32", &mut || {
        dense::gemm(device, a.view(), b.view().t(), &c, false)
    })?;
    let (ra, rb) = (Tensor::empty(device, n, n)?, Tensor::empty(device, n, n)?);
    add("bf16, rounding included", &mut || {
        elementwise::round_bf16(device, &a, &ra)?;
        elementwise::round_bf16(device, &b, &rb)?;
        dense::gemm(device, ra.view(), rb.view().t(), &c, false)
    })?;
    for format in ["mxfp4", "nvfp4", "mxfp8-e4m3"] {
        let f: BlockFormat = format.parse()?;
        let qa = quantize_with(device, a.view(), &f, &Options::default())?.0;
        let qb = quantize_with(device, b.view(), &f, &Options::default())?.0;
        add(&format!("{format}, operands packed"), &mut || {
            emulated::gemm(device, &qa, &qb, &c, false)
        })?;
    }
    Ok(())
}

fn quantisers(
    device: &Device,
    plan: &Plan,
    out: &mut DeviceBench,
    said: &mut dyn FnMut(&str),
) -> Result<()> {
    let n = plan.size;
    let x = normal(device, 3, n, n)?;
    let mut add = |name: String, bytes: usize, run: &mut dyn FnMut() -> Result<()>| -> Result<()> {
        said(&format!("quantise {name}"));
        let value = bytes as f64 / seconds(device, plan.time, run)? / 1e9;
        out.rows.push(Row {
            group: Group::Quantize,
            name,
            shape: format!("{n} x {n}"),
            value,
            unit: "GB/s".into(),
            of_peak: value / out.copy_gbs,
        });
        Ok(())
    };
    let cases = [
        ("mxfp4", 0),
        ("mxfp4-sr", 0),
        ("nvfp4", 0),
        ("nvfp4-2d", 0),
        ("mxfp4", 32),
        ("mxfp4-unbiased", 64),
        ("nvfp4-sr", 16),
    ];
    for (format, hadamard) in cases {
        let f: BlockFormat = format.parse()?;
        let options = Options {
            stream: (f.rounding == Rounding::Sr).then(|| Stream::new(Purpose::Rounding, 1, 1, 1)),
            hadamard: (hadamard > 0).then_some(Hadamard {
                size: hadamard,
                signs: Signs::Fixed,
            }),
            scratch: Some("bench"),
            ..Options::default()
        };
        let layout = f.layout(n, n)?;
        let bytes = 4 * (n * n + layout.code_words() + layout.scale_words());
        let title = match hadamard {
            0 => format.to_string(),
            g => format!("{format} after H{g}"),
        };
        for (way, view) in [("rowwise", x.view()), ("columnwise", x.view().t())] {
            add(format!("{title}, {way}"), bytes, &mut || {
                quantize_with(device, view, &f, &options).map(drop)
            })?;
        }
        if hadamard == 0 {
            let q = quantize_with(device, x.view(), &f, &options)?.0;
            add(format!("{format}, back to f32"), bytes, &mut || {
                dequantize(device, &q).map(drop)
            })?;
        }
    }
    Ok(())
}

/// Sequences and their length in a step.
const BATCH: [usize; 2] = [8, 256];

fn steps(
    device: &Device,
    plan: &Plan,
    out: &mut DeviceBench,
    said: &mut dyn FnMut(&str),
) -> Result<()> {
    let model = ModelConfig::default();
    let params = Engine::init_params(&model, 0)?;
    let data = crate::data::DataSpec::default().open()?;
    let [batch, context] = BATCH;
    let tokens = (batch * context) as f64;
    for name in &plan.recipes {
        said(&format!("step {name}"));
        let scope = Scope {
            rounding_seed: 0,
            steps: 1000,
            taken: 0,
        };
        let recipe = Recipe::named(name)?;
        let optimizer = AdamWConfig::default();
        let mut engine = Engine::new(device, &model, &recipe, optimizer, scope, &params)?;
        let mut step = 0;
        let taken = seconds(device, plan.time, &mut || {
            let batch = data.train_batch(step, 0, batch, context, 0)?;
            step += 1;
            engine.step(&[batch], 1e-3)?;
            engine.stats().map(drop)
        })?;
        let value = tokens / taken;
        // Forward and backward of a parameter: six operations a token.
        let gflops = 6.0 * params.len() as f64 * value / 1e9;
        out.rows.push(Row {
            group: Group::Step,
            name: name.clone(),
            shape: format!("{batch} x {context} tokens, {} parameters", params.len()),
            value,
            unit: "tokens/s".into(),
            of_peak: gflops / out.peak_gflops,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;

    #[test]
    fn every_group_gives_figures_and_the_report_comes_back() {
        on_every_device(|d| {
            let plan = Plan {
                groups: vec![Group::Gemm, Group::Quantize],
                size: 64,
                recipes: Vec::new(),
                time: Duration::ZERO,
            };
            let found = bench(d, &plan, &mut |_| {}).unwrap();
            assert_eq!(found.rows.len(), 5 + 7 * 2 + 4);
            assert!(found.peak_gflops > 0.0 && found.copy_gbs > 0.0);
            assert!(found.rows.iter().all(|r| r.value > 0.0 && r.of_peak > 0.0));
            let report = Report::new(vec![found]);
            let text = serde_json::to_string(&report).unwrap();
            let back: Report = serde_json::from_str(&text).unwrap();
            let rows = |r: &Report| -> Vec<(Group, String, String)> {
                let rows = r.devices[0].rows.iter();
                rows.map(|r| (r.group, r.name.clone(), format!("{:.9e}", r.value)))
                    .collect()
            };
            assert_eq!((back.version, rows(&back)), (VERSION, rows(&report)));
        });
    }
}
