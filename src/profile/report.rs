//! Launches added up: by kernel, by stage, as a table, as JSON and as a trace that browsers draw.

use super::Launch;
use crate::error::{Error, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// The profile as JSON, in a run's folder.
pub const FILE: &str = "profile.json";
/// The same as a table.
pub const TABLE: &str = "profile.txt";
/// Every launch, for chrome://tracing or Perfetto.
pub const TRACE: &str = "trace.json";

/// What the device can do at most, as measured on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Peaks {
    /// f32 multiply-adds in registers, GFLOP/s.
    pub gflops: f64,
    /// A copy in its memory, GB/s read plus written.
    pub gbs: f64,
}

/// One kernel's part of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KernelTime {
    /// Its path below the crate.
    pub kernel: String,
    /// Launches a step.
    pub launches: f64,
    /// Milliseconds a step.
    pub ms: f64,
    /// Of the time in kernels.
    pub share: f64,
    /// GFLOP/s; none where arithmetic is not counted.
    pub gflops: Option<f64>,
    /// GB/s of its buffers, each counted once.
    pub gbs: f64,
    /// The larger of `gflops` and `gbs` as a share of the device's peak.
    pub of_peak: f64,
}

/// One stage of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StageTime {
    /// `forward`, `backward`, `optimizer`.
    pub stage: String,
    /// Milliseconds a step.
    pub ms: f64,
    /// Of the time in kernels.
    pub share: f64,
}

/// Where the time of a step goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// The recipe.
    pub recipe: String,
    /// Name and adapter of the device.
    pub device: String,
    /// Whether the device measured with its own clock; else the host did, around each kernel.
    pub by_device: bool,
    /// Steps profiled.
    pub steps: usize,
    /// Tokens of a step.
    pub tokens: u64,
    /// Milliseconds of a profiled step from its first launch to the device being idle.
    pub wall_ms: f64,
    /// Milliseconds in kernels.
    pub kernel_ms: f64,
    /// The device's measured peaks.
    pub peaks: Peaks,
    /// By kernel, the longest first.
    pub kernels: Vec<KernelTime>,
    /// By stage, in order.
    pub stages: Vec<StageTime>,
}

/// Sums over launches.
#[derive(Default)]
struct Sum {
    launches: usize,
    ns: u64,
    bytes: u64,
    flops: f64,
}

impl Sum {
    fn add(&mut self, l: &Launch) {
        self.launches += 1;
        self.ns += l.time;
        self.bytes += l.bytes;
        self.flops += l.flops;
    }
}

/// What was profiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// The recipe.
    pub recipe: String,
    /// Name and adapter of the device.
    pub device: String,
    /// Tokens of a step.
    pub tokens: u64,
}

/// A profile and what it was made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Profiled {
    /// Sums.
    pub profile: Profile,
    /// Every launch, in order.
    pub launches: Vec<Launch>,
}

impl Profiled {
    /// Writes [`FILE`], [`TABLE`] and [`TRACE`] into a folder.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&self, dir: &Path) -> Result<()> {
        let put = |name: &str, text: String| {
            let path = dir.join(name);
            std::fs::write(&path, text).map_err(Error::io(&path))
        };
        put(FILE, self.profile.json()?)?;
        put(TABLE, self.profile.table())?;
        put(TRACE, format!("{}\n", trace(&self.launches)))
    }
}

impl Profile {
    /// Adds up the launches of `steps` steps that took `wall_ms` together.
    pub fn of(
        subject: Subject,
        launches: &[Launch],
        steps: usize,
        wall_ms: f64,
        peaks: Peaks,
    ) -> Profile {
        let per_step = |x: f64| x / steps.max(1) as f64;
        let (mut kernels, mut stages) = (BTreeMap::<&str, Sum>::new(), Vec::<(&str, Sum)>::new());
        for l in launches {
            kernels.entry(&l.kernel).or_default().add(l);
            let at = stages.iter().position(|(s, _)| *s == l.stage);
            let at = at.unwrap_or_else(|| {
                stages.push((l.stage, Sum::default()));
                stages.len() - 1
            });
            stages[at].1.add(l);
        }
        let total = launches.iter().map(|l| l.time).sum::<u64>().max(1) as f64;
        let ms = |ns: u64| per_step(ns as f64 / 1e6);
        let kernel = |(name, s): (&str, Sum)| {
            let ns = s.ns.max(1) as f64;
            let (gflops, gbs) = (s.flops / ns, s.bytes as f64 / ns);
            KernelTime {
                kernel: name.to_string(),
                launches: per_step(s.launches as f64),
                ms: ms(s.ns),
                share: s.ns as f64 / total,
                gflops: (s.flops > 0.0).then_some(gflops),
                gbs,
                of_peak: (gflops / peaks.gflops).max(gbs / peaks.gbs),
            }
        };
        let mut kernels: Vec<_> = kernels.into_iter().map(kernel).collect();
        kernels.sort_by(|a, b| b.ms.total_cmp(&a.ms));
        let stage = |(name, s): (&str, Sum)| StageTime {
            stage: name.to_string(),
            ms: ms(s.ns),
            share: s.ns as f64 / total,
        };
        Profile {
            recipe: subject.recipe,
            device: subject.device,
            tokens: subject.tokens,
            by_device: launches.iter().all(|l| l.by_device),
            steps,
            wall_ms: per_step(wall_ms),
            kernel_ms: per_step(total / 1e6),
            peaks,
            kernels,
            stages: stages.into_iter().map(stage).collect(),
        }
    }

    /// Milliseconds a step in kernels whose path begins with one of these.
    pub fn ms_in(&self, prefixes: &[&str]) -> f64 {
        let of = |k: &&KernelTime| prefixes.iter().any(|p| k.kernel.starts_with(p));
        self.kernels.iter().filter(of).map(|k| k.ms).sum()
    }

    /// The table that `train --profile` prints.
    pub fn table(&self) -> String {
        let mut out = String::new();
        let clock = match self.by_device {
            true => "the device's timestamps",
            false => "the host's clock around each kernel, which runs alone",
        };
        let _ = writeln!(
            out,
            "{} on {}: {} steps of {} tokens, {:.1} ms each, {:.1} ms of it in kernels ({clock})",
            self.recipe, self.device, self.steps, self.tokens, self.wall_ms, self.kernel_ms
        );
        let _ = writeln!(
            out,
            "peak: {:.0} GFLOP/s, {:.1} GB/s\n",
            self.peaks.gflops, self.peaks.gbs
        );
        let _ = writeln!(
            out,
            "{:<40} {:>8} {:>9} {:>6} {:>8} {:>7} {:>7}",
            "kernel", "launches", "ms", "share", "GFLOP/s", "GB/s", "of peak"
        );
        for k in &self.kernels {
            let gflops = k.gflops.map_or("-".into(), |g| format!("{g:.1}"));
            let _ = writeln!(
                out,
                "{:<40} {:>8.0} {:>9.3} {:>5.1}% {:>8} {:>7.1} {:>6.0}%",
                k.kernel,
                k.launches,
                k.ms,
                100.0 * k.share,
                gflops,
                k.gbs,
                100.0 * k.of_peak
            );
        }
        out.push('\n');
        for s in &self.stages {
            let _ = writeln!(
                out,
                "{:<40} {:>18.3} {:>5.1}%",
                Self::stage_name(s),
                s.ms,
                100.0 * s.share
            );
        }
        out
    }

    /// The heading of a stage.
    fn stage_name(s: &StageTime) -> &str {
        match s.stage.as_str() {
            "" => "between",
            name => name,
        }
    }

    /// As JSON, for [`Profile::read`].
    ///
    /// # Errors
    /// [`Error::Config`] where a figure is not a number.
    pub fn json(&self) -> Result<String> {
        let value = serde_json::to_value(self).map_err(|e| Error::Config(e.to_string()))?;
        Ok(format!("{value:#}\n"))
    }

    /// Reads what [`Profile::json`] made.
    ///
    /// # Errors
    /// [`Error::Io`], [`Error::Corrupt`].
    pub fn read(path: &Path) -> Result<Profile> {
        let text = std::fs::read_to_string(path).map_err(Error::io(path))?;
        serde_json::from_str(&text)
            .map_err(|e| Error::corrupt(path, format!("{e}; remove it to measure again")))
    }
}

/// The trace event format's complete events; times in microseconds.
fn trace(launches: &[Launch]) -> serde_json::Value {
    let event = |l: &Launch| {
        let short = l.kernel.rsplit("::").next().unwrap_or(&l.kernel);
        let ns = l.time.max(1) as f64;
        json!({
            "name": if l.place.is_empty() { short } else { l.place.as_str() },
            "cat": l.stage, "ph": "X", "pid": 1, "tid": 1,
            "ts": l.start as f64 / 1e3, "dur": l.time as f64 / 1e3,
            "args": {
                "kernel": l.kernel, "layer": l.layer,
                "GFLOP/s": l.flops / ns, "GB/s": l.bytes as f64 / ns,
            },
        })
    };
    let events: Vec<_> = launches.iter().map(event).collect();
    json!({ "traceEvents": events, "displayTimeUnit": "ms" })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn launch(kernel: &str, stage: &'static str, time: u64, bytes: u64, flops: f64) -> Launch {
        Launch {
            kernel: kernel.into(),
            stage,
            time,
            bytes,
            flops,
            ..Launch::default()
        }
    }

    fn profile() -> (Profile, Vec<Launch>) {
        let launches = vec![
            launch(
                "gemm::dense::gemm_panels",
                "forward",
                3_000_000,
                600_000,
                6e8,
            ),
            launch(
                "quantize::kernel::quantize_kernel",
                "forward",
                1_000_000,
                2_000_000,
                0.0,
            ),
            launch(
                "gemm::dense::gemm_panels",
                "backward",
                4_000_000,
                600_000,
                8e8,
            ),
        ];
        let subject = Subject {
            recipe: "mxfp4".into(),
            device: "cpu".into(),
            tokens: 64,
        };
        let peaks = Peaks {
            gflops: 400.0,
            gbs: 4.0,
        };
        (Profile::of(subject, &launches, 2, 10.0, peaks), launches)
    }

    #[test]
    fn launches_add_up() {
        let (p, _) = profile();
        assert_eq!((p.wall_ms, p.kernel_ms), (5.0, 4.0));
        let gemm = &p.kernels[0];
        assert_eq!((gemm.launches, gemm.ms, gemm.share), (1.0, 3.5, 0.875));
        assert_eq!((gemm.gflops, gemm.of_peak), (Some(200.0), 0.5));
        let quantise = &p.kernels[1];
        assert_eq!(
            (quantise.gflops, quantise.gbs, quantise.of_peak),
            (None, 2.0, 0.5)
        );
        let stages: Vec<_> = p.stages.iter().map(|s| (s.stage.as_str(), s.ms)).collect();
        assert_eq!(stages, [("forward", 2.0), ("backward", 2.0)]);
        assert_eq!(p.ms_in(&["quantize"]), 0.5);
        assert!(p.table().contains("gemm::dense::gemm_panels"));
    }

    #[test]
    fn files_come_back_and_the_trace_has_every_launch() {
        let dir = tempfile::tempdir().unwrap();
        let (p, launches) = profile();
        let all = Profiled {
            profile: p.clone(),
            launches,
        };
        all.write(dir.path()).unwrap();
        assert_eq!(Profile::read(&dir.path().join(FILE)).unwrap(), p);
        let text = std::fs::read_to_string(dir.path().join(TRACE)).unwrap();
        let trace: serde_json::Value = serde_json::from_str(&text).unwrap();
        let events = trace["traceEvents"].as_array().unwrap();
        assert_eq!(events.len(), 3);
        assert_eq!(events[0]["dur"], 3000.0);
        std::fs::write(dir.path().join(FILE), "{").unwrap();
        let e = Profile::read(&dir.path().join(FILE))
            .unwrap_err()
            .to_string();
        assert!(e.contains("remove it to measure again"), "{e}");
    }
}
