//! From the records of runs to what a report says of each arm.

use std::collections::BTreeMap;
use std::path::Path;

use super::runner::{Divergence, State};
use super::spec::{PlannedRun, Study};
use super::stats::{Estimate, Point, first_reach, mean, percent_above, value_at};
use crate::Result;
use crate::train::config::RunConfig;
use crate::train::metrics::{self, NumericsRecord, OperandRecord, Record, StepRecord};
use crate::train::plot::smooth;
use crate::train::run_folder;

/// What is left of one run.
#[derive(Clone, Debug)]
pub struct RunData {
    /// Index of its arm.
    pub arm: usize,
    /// Its seed.
    pub seed: u64,
    /// Where it diverged, if it did. A run whose training loss over the last tenth is above that of its first step has
    /// diverged as well: it ends at its last step.
    pub diverged: Option<Divergence>,
    /// The device it ran on.
    pub device: String,
    /// How its FP4 GEMMs were computed, and why.
    pub mma: Vec<String>,
    /// Logged steps.
    pub steps: Vec<StepRecord>,
    /// Held-out losses: tokens, nats per token.
    pub held_out: Vec<Point>,
    /// What quantisation did.
    pub numerics: Vec<NumericsRecord>,
    /// Seconds of training.
    pub seconds: f64,
}

impl RunData {
    /// Sorts a run's records.
    pub fn new(
        planned: &PlannedRun,
        diverged: Option<Divergence>,
        records: Vec<Record>,
    ) -> RunData {
        let mut run = RunData {
            arm: planned.arm,
            seed: planned.seed,
            diverged,
            device: planned.config.device.clone(),
            mma: Vec::new(),
            steps: Vec::new(),
            held_out: Vec::new(),
            numerics: Vec::new(),
            seconds: records.last().map_or(0.0, Record::elapsed_s),
        };
        for record in records {
            match record {
                Record::Step(r) => run.steps.push(r),
                Record::Eval(r) => run.held_out.push((r.tokens as f64, r.eval_loss)),
                Record::Numerics(r) => run.numerics.push(r),
            }
        }
        let first = run.steps.first().map(|s| s.loss);
        let above = |tail: f64| first.is_some_and(|first| tail > first);
        if run.diverged.is_none() && run.steps.len() > 10 && run.tail().is_some_and(above) {
            run.diverged = Some(Divergence {
                step: run.steps.last().map_or(0, |s| s.step),
                tensor: "the training loss is above that of the first step".into(),
            });
        }
        run
    }

    /// Smoothed training loss over tokens.
    pub fn curve(&self) -> Vec<Point> {
        let raw: Vec<Point> = self
            .steps
            .iter()
            .map(|s| (s.tokens as f64, s.loss))
            .collect();
        smooth(&raw)
    }

    /// Mean training loss over the last tenth of the logged steps.
    pub fn tail(&self) -> Option<f64> {
        let n = self.steps.len();
        let tail = &self.steps[n - n.div_ceil(10)..];
        mean(&tail.iter().map(|s| s.loss).collect::<Vec<_>>())
    }

    /// The last held-out loss.
    pub fn last_held_out(&self) -> Option<f64> {
        self.held_out.last().map(|p| p.1)
    }

    /// The median of the logged speeds: a first step that compiles kernels does not count.
    pub fn tokens_per_s(&self) -> Option<f64> {
        let mut speeds: Vec<f64> = self.steps.iter().map(|s| s.tokens_per_s).collect();
        speeds.sort_by(f64::total_cmp);
        speeds.get(speeds.len() / 2).copied()
    }
}

/// Reads the runs that are complete or have diverged, and counts the others.
///
/// # Errors
/// As [`PlannedRun::state`].
pub fn read(runs: &[PlannedRun], out: &Path) -> Result<(Vec<RunData>, usize)> {
    let (mut read, mut missing) = (Vec::new(), 0);
    for planned in runs {
        let diverged = match planned.state(out)? {
            State::Finished => None,
            State::Diverged(d) => Some(d),
            _ => {
                missing += 1;
                continue;
            }
        };
        let dir = planned.dir(out);
        let path = dir.join(metrics::FILE);
        let records = if path.exists() {
            metrics::read(&path)?
        } else {
            Vec::new()
        };
        let mut run = RunData::new(planned, diverged, records);
        let layer = RunConfig::read_layer(&run_folder::config_path(&dir))?;
        if let Some(device) = layer.get("device").and_then(|v| v.as_str()) {
            run.device = device.to_string();
        }
        let paths = layer.get("mma_paths").and_then(|v| v.as_table());
        for (format, path) in paths.into_iter().flatten() {
            let path = path.as_str().unwrap_or_default();
            run.mma.push(format!("{}, {format}: {path}", run.device));
        }
        read.push(run);
    }
    Ok((read, missing))
}

/// When a run first has the target loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// After this many tokens; and by how many percent that is more than the baseline of the same seed needs.
    Tokens(f64, Option<f64>),
    /// Not within the run.
    Never,
    /// The baseline of this seed is missing or diverged, so there is no target.
    NoTarget,
}

/// One arm over all its seeds.
#[derive(Clone, Debug, Default)]
pub struct ArmResult {
    /// Its name.
    pub name: String,
    /// Its recipe.
    pub recipe: String,
    /// A few words.
    pub note: String,
    /// Runs that completed.
    pub complete: usize,
    /// Runs that diverged: seed and where.
    pub diverged: Vec<(u64, Divergence)>,
    /// Last held-out loss in nats per token.
    pub loss: Option<Estimate>,
    /// Percent above the baseline: last held-out loss, paired.
    pub gap: Option<Estimate>,
    /// The same of the mean training loss over the last tenth.
    pub train_gap: Option<Estimate>,
    /// When each seed reaches the target.
    pub reach: Vec<(u64, Reach)>,
    /// Percent of extra tokens, over the seeds that reach it.
    pub overhead: Option<Estimate>,
    /// Tokens a second, mean over seeds.
    pub tokens_per_s: Option<f64>,
    /// Seconds a run, mean over seeds.
    pub seconds: Option<f64>,
    /// Smoothed training loss over tokens, over seeds.
    pub curve: Vec<Band>,
    /// Percent that the smoothed training loss is above the baseline's, paired, over seeds.
    pub gap_curve: Vec<Band>,
    /// What quantisation did to each operand.
    pub operands: Vec<OperandResult>,
    /// Gradient norm over noise, over tokens, mean over seeds.
    pub grad_over_noise: Vec<Point>,
}

/// A value over seeds at one point of the run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// Tokens seen.
    pub x: f64,
    /// Mean over the seeds.
    pub mean: f64,
    /// Smallest of the seeds.
    pub low: f64,
    /// Largest of the seeds.
    pub high: f64,
}

/// One side of one GEMM over a run.
#[derive(Clone, Debug)]
pub struct OperandResult {
    /// `Fprop`, `Dgrad` or `Wgrad`.
    pub gemm: String,
    /// `X`, `W` or `dY`.
    pub operand: String,
    /// Format, scale rule, rounding.
    pub format: String,
    /// Signal to noise in dB over tokens, mean over seeds.
    pub snr: Vec<Point>,
    /// Mean over seeds and records of the last half of the run: SNR in dB.
    pub snr_db: Option<f64>,
    /// The same: share of elements clipped.
    pub clip_rate: f64,
    /// The same: share of elements that became zero.
    pub underflow_rate: f64,
}

/// The results of a study.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The arms, in the study's order.
    pub arms: Vec<ArmResult>,
    /// Index of the baseline.
    pub baseline: usize,
    /// The target loss of each seed that has one.
    pub targets: Vec<(u64, f64)>,
    /// Tokens of a complete run.
    pub tokens: u64,
    /// Runs that are not there yet.
    pub missing: usize,
    /// Devices used.
    pub devices: Vec<String>,
    /// How FP4 GEMMs were computed on each device, and why.
    pub mma: Vec<String>,
    runs: Vec<RunData>,
}

impl Analysis {
    /// Pairs the runs of a study. `tokens`: what a complete run sees.
    ///
    /// # Errors
    /// [`Error::Config`](crate::Error::Config) for a study without its baseline.
    pub fn new(study: &Study, tokens: u64, runs: Vec<RunData>, missing: usize) -> Result<Analysis> {
        let mut devices: Vec<String> = runs.iter().map(|r| r.device.clone()).collect();
        devices.sort();
        devices.dedup();
        let mut mma: Vec<String> = runs.iter().flat_map(|r| r.mma.clone()).collect();
        mma.sort();
        mma.dedup();
        let mut analysis = Analysis {
            arms: Vec::new(),
            baseline: study.baseline_arm()?,
            targets: Vec::new(),
            tokens,
            missing,
            devices,
            mma,
            runs,
        };
        for &seed in &study.seeds {
            let base = analysis.complete(analysis.baseline, seed);
            let at_fraction =
                |run: &RunData| value_at(&run.curve(), study.target.fraction * tokens as f64);
            let target = base.and_then(|run| study.target.loss.or_else(|| at_fraction(run)));
            analysis.targets.extend(target.map(|t| (seed, t)));
        }
        analysis.arms = (0..study.arms.len())
            .map(|arm| analysis.arm(study, arm))
            .collect();
        Ok(analysis)
    }

    fn of_arm(&self, arm: usize) -> impl Iterator<Item = &RunData> {
        self.runs.iter().filter(move |r| r.arm == arm)
    }

    fn complete(&self, arm: usize, seed: u64) -> Option<&RunData> {
        self.of_arm(arm)
            .find(|r| r.seed == seed && r.diverged.is_none())
    }

    /// Complete runs of two arms that share a seed.
    fn pairs(&self, arm: usize, base: usize) -> impl Iterator<Item = (&RunData, &RunData)> {
        let ours = self.of_arm(arm).filter(|r| r.diverged.is_none());
        ours.filter_map(move |r| Some((r, self.complete(base, r.seed)?)))
    }

    /// Percent by which a loss of `arm` is above that of `base`, over the seeds that both have.
    pub fn paired(
        &self,
        arm: usize,
        base: usize,
        loss: impl Fn(&RunData) -> Option<f64>,
    ) -> Option<Estimate> {
        let gaps: Vec<f64> = self
            .pairs(arm, base)
            .filter_map(|(a, b)| Some(percent_above(loss(a)?, loss(b)?)))
            .collect();
        Estimate::of(&gaps)
    }

    fn arm(&self, study: &Study, arm: usize) -> ArmResult {
        let spec = &study.arms[arm];
        let complete: Vec<&RunData> = self.of_arm(arm).filter(|r| r.diverged.is_none()).collect();
        let over = |f: &dyn Fn(&RunData) -> Option<f64>| -> Vec<f64> {
            complete.iter().filter_map(|r| f(r)).collect()
        };
        // A curve whose seeds drop out on the way would jump; an arm without a complete run shows what it has.
        let shown: Vec<&RunData> = match complete.as_slice() {
            [] => self.of_arm(arm).collect(),
            some => some.to_vec(),
        };
        let is_baseline = arm == self.baseline;
        let gap = |loss: &dyn Fn(&RunData) -> Option<f64>| {
            self.paired(arm, self.baseline, loss)
                .filter(|_| !is_baseline)
        };
        let reach: Vec<(u64, Reach)> = self.of_arm(arm).map(|r| (r.seed, self.reach(r))).collect();
        let extra: Vec<f64> = reach
            .iter()
            .filter_map(|(_, r)| match r {
                Reach::Tokens(_, extra) => *extra,
                _ => None,
            })
            .collect();
        ArmResult {
            name: spec.name.clone(),
            recipe: spec.recipe().to_string(),
            note: spec.note.clone(),
            complete: complete.len(),
            diverged: self
                .of_arm(arm)
                .filter_map(|r| Some((r.seed, r.diverged.clone()?)))
                .collect(),
            loss: Estimate::of(&over(&RunData::last_held_out)),
            gap: gap(&RunData::last_held_out),
            train_gap: gap(&RunData::tail),
            overhead: Estimate::of(&extra).filter(|_| !is_baseline),
            reach,
            tokens_per_s: mean(&over(&RunData::tokens_per_s)),
            seconds: mean(&over(&|r| Some(r.seconds))),
            curve: bands(shown.iter().map(|r| r.curve())),
            gap_curve: bands(self.pairs(arm, self.baseline).map(|(a, b)| {
                let base: BTreeMap<u64, f64> =
                    b.curve().into_iter().map(|p| (p.0 as u64, p.1)).collect();
                let curve = a.curve().into_iter();
                curve
                    .filter_map(|(x, y)| Some((x, percent_above(y, *base.get(&(x as u64))?))))
                    .collect()
            })),
            operands: operands(&shown, self.tokens),
            grad_over_noise: means(shown.iter().map(|r| {
                let points = r.numerics.iter();
                points
                    .filter_map(|n| Some((n.tokens as f64, n.grad_norm_over_noise?)))
                    .collect()
            })),
        }
    }

    fn reach(&self, run: &RunData) -> Reach {
        let target = self.targets.iter().find(|(seed, _)| *seed == run.seed);
        let Some((_, target)) = target else {
            return Reach::NoTarget;
        };
        let base = self.complete(self.baseline, run.seed);
        let base = base.and_then(|b| first_reach(&b.curve(), *target));
        match first_reach(&run.curve(), *target) {
            Some(tokens) if run.diverged.is_none() => {
                Reach::Tokens(tokens, base.map(|b| percent_above(tokens, b)))
            }
            _ => Reach::Never,
        }
    }
}

/// Mean and range over seeds at every x; curves that end early (a divergence) count as far as they go.
fn bands(curves: impl Iterator<Item = Vec<Point>>) -> Vec<Band> {
    let mut at: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for (x, y) in curves.flatten().filter(|p| p.1.is_finite()) {
        at.entry(x as u64).or_default().push(y);
    }
    let band = |(x, ys): (u64, Vec<f64>)| Band {
        x: x as f64,
        mean: ys.iter().sum::<f64>() / ys.len() as f64,
        low: ys.iter().copied().fold(f64::MAX, f64::min),
        high: ys.iter().copied().fold(f64::MIN, f64::max),
    };
    at.into_iter().map(band).collect()
}

fn means(curves: impl Iterator<Item = Vec<Point>>) -> Vec<Point> {
    bands(curves).iter().map(|b| (b.x, b.mean)).collect()
}

/// Operands in the order of the first record that has them.
fn operands<'a>(runs: &[&'a RunData], tokens: u64) -> Vec<OperandResult> {
    type Key = (String, String, String);
    let key = |o: &OperandRecord| (o.gemm.clone(), o.operand.clone(), o.format.clone());
    let all = || {
        runs.iter()
            .flat_map(|r| &r.numerics)
            .flat_map(|n| &n.operands)
    };
    let mut keys: Vec<Key> = Vec::new();
    for k in all().map(key) {
        if !keys.contains(&k) {
            keys.push(k);
        }
    }
    let result = |k: Key| {
        let of = |n: &'a NumericsRecord| n.operands.iter().find(|o| key(o) == k);
        let late: Vec<&OperandRecord> = runs
            .iter()
            .flat_map(|r| &r.numerics)
            .filter(|n| 2 * n.tokens >= tokens)
            .filter_map(of)
            .collect();
        let late = if late.is_empty() {
            all().filter(|o| key(o) == k).collect()
        } else {
            late
        };
        let average = |f: &dyn Fn(&OperandRecord) -> Option<f64>| {
            mean(&late.iter().filter_map(|o| f(o)).collect::<Vec<_>>())
        };
        OperandResult {
            snr: means(runs.iter().map(|r| {
                let points = r.numerics.iter();
                points
                    .filter_map(|n| Some((n.tokens as f64, of(n)?.snr_db?)))
                    .collect()
            })),
            snr_db: average(&|o| o.snr_db),
            clip_rate: average(&|o| Some(o.clip_rate)).unwrap_or(0.0),
            underflow_rate: average(&|o| Some(o.underflow_rate)).unwrap_or(0.0),
            gemm: k.0.clone(),
            operand: k.1.clone(),
            format: k.2.clone(),
        }
    };
    keys.into_iter().map(result).collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Synthetic, synthetic};
    use super::*;
    use approx::assert_relative_eq;

    #[test]
    fn pairing_takes_the_seeds_noise_out() {
        // Losses differ by 0.5 between seeds and by exactly 4% between arms.
        let a = synthetic(
            &[Synthetic::new("f32", 1.0), Synthetic::new("mxfp4", 1.04)],
            &[0, 1, 2],
        );
        let m = &a.arms[1];
        let gap = m.gap.unwrap();
        assert_relative_eq!(gap.mean, 4.0, epsilon = 1e-9);
        assert!(gap.half.unwrap() < 1e-9 && m.loss.unwrap().half.unwrap() > 0.1);
        assert_relative_eq!(m.train_gap.unwrap().mean, 4.0, epsilon = 1e-9);
        assert_relative_eq!(m.gap_curve.last().unwrap().mean, 4.0, epsilon = 1e-9);
        assert_eq!(a.arms[0].gap, None, "the baseline has no gap to itself");
        assert_eq!(a.arms[0].complete, 3);
    }

    #[test]
    fn tokens_to_target_are_paired_and_may_be_missed() {
        let slow = Synthetic {
            slower: 1.25,
            ..Synthetic::new("mxfp4", 1.0)
        };
        let a = synthetic(
            &[Synthetic::new("f32", 1.0), slow, Synthetic::new("c-f", 1.5)],
            &[0, 1],
        );
        // The curve is one of tokens / 1.25, but for smoothing and interpolation.
        let e = a.arms[1].overhead.unwrap();
        assert!((e.mean - 25.0).abs() < 4.0 && e.n == 2, "{e:?}");
        for (_, r) in &a.arms[0].reach {
            let Reach::Tokens(t, Some(extra)) = r else {
                panic!("{r:?}")
            };
            let share = t / a.tokens as f64;
            assert!(share > 0.65 && share <= 0.7 && *extra == 0.0, "{share}");
        }
        assert!(a.arms[2].reach.iter().all(|(_, r)| *r == Reach::Never));
        assert_eq!(a.arms[2].overhead, None);
    }

    #[test]
    fn diverged_runs_stay_out_of_means() {
        let bad = Synthetic {
            nan_at: Some((1, 20)),
            ..Synthetic::new("mxfp4", 1.02)
        };
        let up = Synthetic::new("c-f", 9.0);
        let a = synthetic(&[Synthetic::new("f32", 1.0), bad, up], &[0, 1, 2]);
        let m = &a.arms[1];
        assert_eq!((m.complete, m.diverged.len(), m.diverged[0].0), (2, 1, 1));
        assert_eq!(m.gap.unwrap().n, 2);
        assert_eq!((m.reach[1].1, a.arms[2].diverged.len()), (Reach::Never, 3));
        // The baseline's own divergence takes the seed out of every gap.
        let bad = Synthetic {
            nan_at: Some((1, 20)),
            ..Synthetic::new("f32", 1.0)
        };
        let a = synthetic(&[bad, Synthetic::new("mxfp4", 1.02)], &[0, 1, 2]);
        assert_eq!(
            (a.arms[1].gap.unwrap().n, a.arms[1].reach[1].1),
            (2, Reach::NoTarget)
        );
    }

    #[test]
    fn operands_are_averaged_over_the_last_half() {
        let a = synthetic(
            &[Synthetic::new("f32", 1.0), Synthetic::new("mxfp4", 1.02)],
            &[0, 1],
        );
        assert!(a.arms[0].operands.is_empty(), "f32 quantises nothing");
        let o = &a.arms[1].operands[0];
        assert_eq!((o.gemm.as_str(), o.operand.as_str()), ("Fprop", "X"));
        assert!(o.snr.len() > 3 && o.snr_db.unwrap() > 10.0);
        assert!(a.arms[1].grad_over_noise.len() > 3);
    }
}
