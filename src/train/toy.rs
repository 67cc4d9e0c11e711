//! A toy engine for the tests of the loop: deterministic, no device, its loss falls.

use super::engine::{StepStats, TrainBuffers};
use super::numerics::Numerics;
use super::step_engine::StepEngine;
use crate::data::Batch;
use crate::device::Identity;
use crate::layers::trace::{Caught, Seen, Trace};
use crate::model::{ModelConfig, ParamTable};
use crate::profile::Profiled;
use crate::{Error, Result};

/// Every parameter moves towards a target that depends on the tokens; m and v are its running gradient and square.
#[derive(Debug)]
pub(super) struct Toy {
    state: TrainBuffers,
    used: Vec<bool>,
    vocab: usize,
    steps: u64,
    stats: StepStats,
    /// The loss of this step is NaN, as often happens.
    pub nan_at: Option<u64>,
}

pub(super) fn model() -> ModelConfig {
    ModelConfig {
        hidden: 8,
        layers: 1,
        heads: 2,
        kv_heads: 1,
        head_dim: 4,
        ffn: 12,
        context: 16,
        ..ModelConfig::default()
    }
}

pub(super) fn params() -> Vec<f32> {
    vec![0.0; ParamTable::new(&model()).total]
}

impl Toy {
    pub(super) fn new(model: &ModelConfig, params: &[f32]) -> Toy {
        let table = ParamTable::new(model);
        let mut used = vec![false; table.total];
        table
            .entries
            .iter()
            .for_each(|e| used[e.offset..e.offset + e.len()].fill(true));
        let zeros = vec![0.0; params.len()];
        let state = TrainBuffers {
            params: params.to_vec(),
            m: zeros.clone(),
            v: zeros,
        };
        let stats = StepStats {
            loss: 0.0,
            grad_norm: 0.0,
            non_finite_step: None,
        };
        Toy {
            state,
            used,
            vocab: model.vocab_size,
            steps: 0,
            stats,
            nan_at: None,
        }
    }

    pub(super) fn poison(&mut self) {
        self.state.params[0] = f32::NAN;
    }

    fn target(&self, i: usize, batch: &Batch) -> f32 {
        batch.inputs[i % batch.inputs.len()] as f32 / 256.0 + 1.0
    }
}

impl StepEngine for Toy {
    fn load_optimizer(&mut self, step: u64, m: &[f32], v: &[f32]) -> Result<()> {
        (self.steps, self.state.m, self.state.v) = (step, m.to_vec(), v.to_vec());
        Ok(())
    }

    fn step(&mut self, micro_batches: &[Batch], lr: f64) -> Result<()> {
        self.steps += 1;
        let mut square = 0.0;
        for i in (0..self.used.len()).filter(|&i| self.used[i]) {
            let targets = micro_batches.iter().map(|b| self.target(i, b));
            let mean = targets.sum::<f32>() / micro_batches.len() as f32;
            let s = &mut self.state;
            let gradient = s.params[i] - mean;
            s.m[i] = 0.9 * s.m[i] + 0.1 * gradient;
            s.v[i] = 0.95 * s.v[i] + 0.05 * gradient * gradient;
            s.params[i] -= lr as f32 * s.m[i];
            square += f64::from(gradient * gradient);
        }
        let loss = if self.nan_at == Some(self.steps) {
            f64::NAN
        } else {
            1.0 + square / self.used.len() as f64
        };
        self.stats = StepStats {
            loss,
            grad_norm: square.sqrt(),
            non_finite_step: self
                .stats
                .non_finite_step
                .or(loss.is_nan().then_some(self.steps)),
        };
        Ok(())
    }

    fn stats(&mut self) -> Result<StepStats> {
        Ok(self.stats)
    }

    fn eval_loss(&mut self, batch: &Batch) -> Result<f64> {
        let error = |i: usize| f64::from(self.state.params[i] - self.target(i, batch)).powi(2);
        Ok(1.0 + (0..64).map(error).sum::<f64>() / 64.0)
    }

    fn logits(&mut self, tokens: &[u32]) -> Result<Vec<f32>> {
        let mut row = vec![0.0; self.vocab];
        row[tokens.len() % 26 + 97] = 20.0;
        Ok(row)
    }

    fn download(&self) -> Result<TrainBuffers> {
        Ok(self.state.clone())
    }

    fn find_non_finite(&self) -> Result<Option<String>> {
        Ok(self
            .nan_at
            .filter(|&s| s == self.steps)
            .map(|_| "gradient of layer 0 q".to_string()))
    }

    fn peak_memory(&self) -> u64 {
        1 << 20
    }

    fn numerics(&mut self, _: &Batch) -> Result<Numerics> {
        Ok(Numerics {
            operands: Vec::new(),
            grad_norm_over_noise: Some(self.steps as f64),
        })
    }

    fn traced_step(&mut self, batches: &[Batch], lr: f64, _: Option<String>) -> Result<Vec<Seen>> {
        self.step(batches, lr)?;
        let mut trace = Trace::record(None);
        trace.state("parameter", "all", 1, self.used.len(), &self.state.params);
        trace.into_seen()
    }

    fn catch_non_finite(&mut self, _: &[Batch], _: u64) -> Result<Option<Caught>> {
        Ok(None)
    }

    fn profile(&mut self, _: &[Vec<Batch>], _: f64) -> Result<Profiled> {
        Err(Error::Config("a toy launches nothing".into()))
    }

    fn identity(&self) -> Option<Identity> {
        Some(Identity::unknown("toy"))
    }

    fn describe(&self) -> Vec<String> {
        vec!["toy".into()]
    }
}
