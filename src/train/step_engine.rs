//! What the loop needs of an engine. [`Engine`] is the one that trains; the loop's own tests use a toy.

use super::engine::{Engine, StepStats, TrainBuffers};
use super::numerics::Numerics;
use crate::Result;
use crate::data::Batch;
use crate::device::Identity;
use crate::layers::trace::{Caught, Seen};
use crate::profile::Profiled;

/// One model with its optimizer. Every method may wait for the device but [`StepEngine::step`].
pub trait StepEngine {
    /// Continues from saved moments after `step` steps.
    ///
    /// # Errors
    /// Where a length differs or the device failed.
    fn load_optimizer(&mut self, step: u64, m: &[f32], v: &[f32]) -> Result<()>;
    /// Queues one optimizer step over the micro-batches; nothing is read back.
    ///
    /// # Errors
    /// Where a batch does not fit the model or the device failed.
    fn step(&mut self, micro_batches: &[Batch], lr: f64) -> Result<()>;
    /// Loss and gradient norm of the last step, and the first step that was not finite.
    ///
    /// # Errors
    /// Where the device failed.
    fn stats(&mut self) -> Result<StepStats>;
    /// Mean loss of a batch, nats per token.
    ///
    /// # Errors
    /// As [`StepEngine::step`].
    fn eval_loss(&mut self, batch: &Batch) -> Result<f64>;
    /// Logits (V) after a sequence.
    ///
    /// # Errors
    /// As [`StepEngine::step`].
    fn logits(&mut self, tokens: &[u32]) -> Result<Vec<f32>>;
    /// Weights and moments, flat.
    ///
    /// # Errors
    /// Where the device failed.
    fn download(&self) -> Result<TrainBuffers>;
    /// The first tensor that holds a NaN or an infinity.
    ///
    /// # Errors
    /// Where the device failed.
    fn find_non_finite(&self) -> Result<Option<String>>;
    /// The most device memory seen in use, in bytes.
    fn peak_memory(&self) -> u64;
    /// Statistics of a batch under the recipe; changes nothing that a later step sees.
    ///
    /// # Errors
    /// As [`StepEngine::step`].
    fn numerics(&mut self, batch: &Batch) -> Result<Numerics>;
    /// One line a GEMM: native, emulated or dense.
    fn describe(&self) -> Vec<String>;
    /// [`StepEngine::step`] with a record of every tensor; `flip` damages one of them.
    ///
    /// # Errors
    /// As [`StepEngine::step`], and where there is no such tensor.
    fn traced_step(
        &mut self,
        micro_batches: &[Batch],
        lr: f64,
        flip: Option<String>,
    ) -> Result<Vec<Seen>>;
    /// Repeats the passes of step `step` (from 1) and finds the first tensor that is not finite.
    ///
    /// # Errors
    /// As [`StepEngine::step`].
    fn catch_non_finite(&mut self, micro_batches: &[Batch], step: u64) -> Result<Option<Caught>>;
    /// Takes steps and times every launch of all but the first two.
    ///
    /// # Errors
    /// As [`StepEngine::step`].
    fn profile(&mut self, steps: &[Vec<Batch>], lr: f64) -> Result<Profiled>;
    /// What it runs on.
    fn identity(&self) -> Option<Identity>;
}

impl StepEngine for Engine {
    fn load_optimizer(&mut self, step: u64, m: &[f32], v: &[f32]) -> Result<()> {
        Engine::load_optimizer(self, step, m, v)
    }

    fn step(&mut self, micro_batches: &[Batch], lr: f64) -> Result<()> {
        Engine::step(self, micro_batches, lr)
    }

    fn stats(&mut self) -> Result<StepStats> {
        Engine::stats(self)
    }

    fn eval_loss(&mut self, batch: &Batch) -> Result<f64> {
        Engine::eval_loss(self, batch)
    }

    fn logits(&mut self, tokens: &[u32]) -> Result<Vec<f32>> {
        Engine::logits(self, tokens)
    }

    fn download(&self) -> Result<TrainBuffers> {
        Engine::download(self)
    }

    fn find_non_finite(&self) -> Result<Option<String>> {
        Engine::find_non_finite(self)
    }

    fn peak_memory(&self) -> u64 {
        Engine::peak_memory(self)
    }

    fn numerics(&mut self, batch: &Batch) -> Result<Numerics> {
        Engine::numerics(self, batch)
    }

    fn describe(&self) -> Vec<String> {
        Engine::describe(self)
    }

    fn traced_step(
        &mut self,
        micro_batches: &[Batch],
        lr: f64,
        flip: Option<String>,
    ) -> Result<Vec<Seen>> {
        Engine::traced_step(self, micro_batches, lr, flip)
    }

    fn catch_non_finite(&mut self, micro_batches: &[Batch], step: u64) -> Result<Option<Caught>> {
        Engine::catch_non_finite(self, micro_batches, step)
    }

    fn profile(&mut self, steps: &[Vec<Batch>], lr: f64) -> Result<Profiled> {
        Engine::profile(self, steps, lr)
    }

    fn identity(&self) -> Option<Identity> {
        Engine::identity(self)
    }
}
