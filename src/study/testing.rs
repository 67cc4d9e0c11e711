//! A trainer that only writes records, and studies made of them.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::analysis::{Analysis, RunData};
use super::runner::{Divergence, Settings};
use super::spec::{Arm, PlannedRun, Study};
use crate::train::config::RunConfig;
use crate::train::metrics::{
    self, EvalRecord, Metrics, NumericsRecord, OperandRecord, Record, StepRecord,
};
use crate::train::run_folder::config_path;
use crate::{Error, Result};

/// Steps of every fake run.
pub const STEPS: u64 = 200;

/// Runs of arms and seeds, settled.
pub fn runs_of(arms: &[&str], seeds: &[u64]) -> Vec<PlannedRun> {
    let mut runs = Vec::new();
    for &seed in seeds {
        for (arm, recipe) in arms.iter().enumerate() {
            let mut config = RunConfig {
                recipe: recipe.to_string(),
                steps: STEPS,
                ..RunConfig::default()
            };
            config.seeds.init = seed;
            config.seeds.data = seed;
            config.seeds.rounding = seed;
            config.settle(None, 256).unwrap();
            runs.push(PlannedRun {
                arm,
                seed,
                folder: format!("{recipe}-s{seed}"),
                config,
            });
        }
    }
    runs
}

pub fn settings(out: &Path) -> Settings {
    Settings {
        out: out.to_path_buf(),
        devices: vec!["cpu".into()],
        redo: false,
        keep_checkpoints: false,
    }
}

/// A trainer that writes what a run leaves behind.
#[derive(Default)]
pub struct Fake {
    pub called: Mutex<Vec<String>>,
    /// Stops half-way through this run, as Ctrl-C would.
    pub stop_in: Option<String>,
    /// Diverges in this run at this step.
    pub nan_in: Option<(String, u64)>,
    /// The first calls wait until this many are there at once.
    pub wait_for: usize,
}

impl Fake {
    pub fn calls(&self) -> Vec<String> {
        self.called.lock().unwrap().clone()
    }

    pub fn train(
        &self,
        c: &RunConfig,
        dir: &Path,
        resume: bool,
        stop: &AtomicBool,
    ) -> Result<bool> {
        let name = dir.file_name().unwrap().to_str().unwrap().to_string();
        let count = {
            let mut calls = self.called.lock().unwrap();
            calls.push(if resume {
                format!("{name} resumed")
            } else {
                name.clone()
            });
            calls.len()
        };
        self.meet(count);
        assert_eq!(resume, config_path(dir).exists(), "{name}");
        std::fs::create_dir_all(dir.join("checkpoints")).unwrap();
        std::fs::write(config_path(dir), c.to_toml()?).unwrap();
        let mut metrics = Metrics::open(&dir.join(metrics::FILE), 0)?;
        if let Some((_, step)) = self.nan_in.as_ref().filter(|(run, _)| *run == name) {
            return Err(Error::NonFinite {
                tensor: "the loss".into(),
                step: *step,
                what: String::new(),
            });
        }
        let stopped = self.stop_in.as_ref() == Some(&name);
        stop.fetch_or(stopped, Ordering::Relaxed);
        let steps = if stopped { c.steps / 2 } else { c.steps };
        for record in (Synthetic::new(&c.recipe, 1.0)).records(c.seeds.init, c, steps) {
            metrics.push(record)?;
        }
        Ok(!stopped)
    }

    /// Waits until as many calls as are expected at once are there; a single worker would wait for ever, so it gives up.
    fn meet(&self, count: usize) {
        let begun = Instant::now();
        while count <= self.wait_for && self.called.lock().unwrap().len() < self.wait_for {
            assert!(begun.elapsed().as_secs() < 20, "no second worker came");
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// An arm whose losses are a formula.
#[derive(Clone)]
pub struct Synthetic {
    pub recipe: String,
    /// Times the baseline's loss.
    pub factor: f64,
    /// Needs this many times the tokens.
    pub slower: f64,
    /// Diverges with this seed at this step.
    pub nan_at: Option<(u64, u64)>,
}

impl Synthetic {
    pub fn new(recipe: &str, factor: f64) -> Synthetic {
        Synthetic {
            recipe: recipe.to_string(),
            factor,
            slower: 1.0,
            nan_at: None,
        }
    }

    /// Loss after `step` steps: falls from about 5, another curve for each seed.
    fn loss(&self, seed: u64, step: f64) -> f64 {
        let own = 0.5 * (seed % 3) as f64;
        // The first step is the same in every arm.
        let factor = 1.0 + (self.factor - 1.0) * (step / 5.0).min(1.0);
        (1.5 + own + 3.5 * (-step / self.slower / 80.0).exp()) * factor
    }

    pub fn records(&self, seed: u64, c: &RunConfig, steps: u64) -> Vec<Record> {
        let mut records = Vec::new();
        let end = self
            .nan_at
            .filter(|(s, _)| *s == seed)
            .map_or(steps, |(_, at)| at);
        for step in 1..=end {
            let (tokens, elapsed_s) = (step * c.tokens_per_step(), step as f64 * 0.5);
            // Arms of one seed see the same batches, so the noise of a batch is in all of them.
            let noise = 1.0 + 0.01 * (((seed * 31 + step) * 7919 % 101) as f64 / 50.0 - 1.0);
            records.push(Record::Step(StepRecord {
                step,
                tokens,
                loss: self.loss(seed, step as f64) * noise,
                lr: 1e-3,
                grad_norm: 1.0,
                tokens_per_s: 4000.0 / self.factor,
                elapsed_s,
            }));
            if step % 20 == 0 && self.recipe != "f32" {
                records.push(Record::Numerics(
                    self.numerics(seed, step, tokens, elapsed_s),
                ));
            }
            if step % 50 == 0 || step == c.steps {
                records.push(Record::Eval(EvalRecord {
                    step,
                    tokens,
                    eval_loss: self.loss(seed, step as f64),
                    elapsed_s,
                }));
            }
        }
        records
    }

    fn numerics(&self, seed: u64, step: u64, tokens: u64, elapsed_s: f64) -> NumericsRecord {
        let operand = |gemm: &str, operand: &str, snr: f64| OperandRecord {
            gemm: gemm.into(),
            operand: operand.into(),
            format: "MXFP4 floor RNE".into(),
            elements: 1000,
            snr_db: Some(
                snr - 1.0 * step as f64 / STEPS as f64 + 0.1 * seed as f64
                    - 20.0 * (self.factor - 1.0).min(0.2),
            ),
            clip_rate: 0.012,
            underflow_rate: 0.08,
            zero_block_rate: 0.0,
        };
        NumericsRecord {
            step,
            tokens,
            operands: vec![
                operand("Fprop", "X", 17.0),
                operand("Fprop", "W", 19.0),
                operand("Dgrad", "dY", 15.0),
                operand("Dgrad", "W", 18.8),
                operand("Wgrad", "dY", 14.0),
                operand("Wgrad", "X", 16.4),
            ],
            grad_norm_over_noise: Some(
                4.0 / self.factor * (1.0 - 0.6 * step as f64 / STEPS as f64),
            ),
            elapsed_s,
        }
    }
}

/// The study of some arms, the first of them the baseline.
pub fn study_of(arms: &[Synthetic], seeds: &[u64]) -> Study {
    Study {
        name: "synthetic".into(),
        title: "A made-up study".into(),
        about: "Losses are a formula.".into(),
        baseline: arms[0].recipe.clone(),
        seeds: seeds.to_vec(),
        target: Default::default(),
        run: toml::toml! { steps = 200 },
        arms: arms
            .iter()
            .map(|a| Arm {
                name: a.recipe.clone(),
                recipe: None,
                note: String::new(),
                run: Default::default(),
            })
            .collect(),
        quick: None,
    }
}

/// The results of made-up runs.
pub fn synthetic(arms: &[Synthetic], seeds: &[u64]) -> Analysis {
    let names: Vec<&str> = arms.iter().map(|a| a.recipe.as_str()).collect();
    let runs = runs_of(&names, seeds);
    let data = runs.iter().map(|planned| {
        let arm = &arms[planned.arm];
        let records = arm.records(planned.seed, &planned.config, STEPS);
        let nan = arm.nan_at.filter(|(s, _)| *s == planned.seed);
        let diverged = nan.map(|(_, step)| Divergence {
            step,
            tensor: "the loss".into(),
        });
        RunData::new(planned, diverged, records)
    });
    let tokens = STEPS * runs[0].config.tokens_per_step();
    Analysis::new(&study_of(arms, seeds), tokens, data.collect(), 0).unwrap()
}
