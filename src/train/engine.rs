//! One training step on a device: gradients of the micro-batches, then the optimizer.

use crate::bench;
use crate::data::Batch;
use crate::device::{Device, Identity, identities};
use crate::error::{Error, Result};
use crate::layers::elementwise;
use crate::layers::trace::{Caught, Seen, Trace};
use crate::model::{Init, Model, ModelConfig, ParamTable, Position};
use crate::optim::{AdamW, AdamWConfig, Watch};
use crate::profile::{self, Profile, Profiled, Subject};
use crate::recipe::{Recipe, named};
use crate::rng::{Purpose, Stream};
use crate::tensor::Tensor;
use crate::train::numerics::{self, Numerics};
use std::time::{Duration, Instant};

const GIB: f64 = (1u64 << 30) as f64;

/// Scalars of the last step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepStats {
    /// Mean loss of the step's micro-batches, nats per token.
    pub loss: f64,
    /// Norm of all gradients together, before clipping.
    pub grad_norm: f64,
    /// The first step of this engine whose loss or gradient norm was not finite, read back or not.
    pub non_finite_step: Option<u64>,
}

/// Everything a checkpoint keeps of the device's state: flat buffers laid out by [`ParamTable`].
#[derive(Clone, Debug, PartialEq)]
pub struct TrainBuffers {
    /// Master weights.
    pub params: Vec<f32>,
    /// First moments.
    pub m: Vec<f32>,
    /// Second moments.
    pub v: Vec<f32>,
}

/// What a run as a whole gives to its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// Seed of stochastic rounding and fresh signs.
    pub rounding_seed: u64,
    /// Optimizer steps of the whole run, for recipes with phases.
    pub steps: u64,
    /// Steps that the weights were trained before, where no optimizer state that knows is loaded.
    pub taken: u64,
}

/// A model with its optimizer on one device.
pub struct Engine {
    device: Device,
    model: Model,
    optimizer: AdamW,
    scope: Scope,
    losses: Tensor, // (1, 1) sum of the micro-batch losses of the last step
    micro_batches: usize,
    watch: Watch,
    /// Steps since [`Engine::stats`] was last asked.
    unread: u64,
    non_finite_step: Option<u64>,
    peak_memory: u64,
}

impl Engine {
    /// Moves `params` (flat, see [`Engine::init_params`]) to the device and sets up the optimizer.
    ///
    /// # Errors
    /// [`Error::Config`] for a recipe that cannot be computed or sizes that do not fit; [`Error::Device`] where memory
    /// is short.
    pub fn new(
        device: &Device,
        model: &ModelConfig,
        recipe: &Recipe,
        optim: AdamWConfig,
        scope: Scope,
        params: &[f32],
    ) -> Result<Engine> {
        model.validate()?;
        let total = ParamTable::new(model).total as u64;
        // Weights, gradients and two moments.
        device.require(16 * total, "weights, gradients and moments")?;
        let model = Model::new(device, model, recipe, params)?;
        let optimizer = AdamW::new(device, model.table().total, optim)?;
        Ok(Engine {
            losses: Tensor::zeros(device, 1, 1)?,
            watch: Watch::new(device)?,
            unread: 0,
            non_finite_step: None,
            device: device.clone(),
            model,
            optimizer,
            scope,
            micro_batches: 1,
            peak_memory: 0,
        })
    }

    /// Fresh parameters: normal(0, 0.02), norm weights 1, biases 0, the same on every machine. In GPT-2 the projections that
    /// lead back to the residual stream are drawn smaller, by sqrt(2 L).
    ///
    /// # Errors
    /// [`Error::Config`] for sizes that do not fit, or a model that the host's memory cannot hold.
    pub fn init_params(model: &ModelConfig, seed: u64) -> Result<Vec<f32>> {
        model.validate()?;
        let table = ParamTable::new(model);
        let mut flat: Vec<f32> = Vec::new();
        flat.try_reserve_exact(table.total).map_err(|_| {
            Error::Config(format!(
                "the model has {} parameters, {:.1} GiB in f32, more than this machine's memory can hold; use a smaller model",
                table.count(),
                table.total as f64 * 4.0 / GIB
            ))
        })?;
        flat.resize(table.total, 0.0);
        for (id, entry) in table.entries.iter().enumerate() {
            let values = &mut flat[entry.offset..entry.offset + entry.len()];
            match entry.init {
                Init::Constant(value) => values.fill(value),
                Init::Normal(deviation) => {
                    Stream::new(Purpose::Init, seed as u32, (seed >> 32) as u32, id as u32)
                        .fill_normal(values, 0.0, deviation);
                }
            }
        }
        Ok(flat)
    }

    /// Continues from saved moments.
    ///
    /// # Errors
    /// [`Error::Shape`] where a length differs.
    pub fn load_optimizer(&mut self, step: u64, m: &[f32], v: &[f32]) -> Result<()> {
        self.optimizer.load(&self.device, step, m, v)
    }

    /// Queues one optimizer step over the micro-batches. Nothing is read back.
    ///
    /// # Errors
    /// [`Error::Data`] for ids beyond the vocabulary; shape and device errors.
    pub fn step(&mut self, micro_batches: &[Batch], lr: f64) -> Result<()> {
        let weight = 1.0 / micro_batches.len() as f32;
        self.gradients(micro_batches, weight, self.taken())?;
        self.update(lr)
    }

    /// Gradients and losses of the micro-batches, after `taken` steps.
    fn gradients(&mut self, micro_batches: &[Batch], weight: f32, taken: u64) -> Result<()> {
        profile::stage("forward");
        self.model.zero_grads()?;
        profile::place(None, || "zero gradients".into());
        for (i, batch) in micro_batches.iter().enumerate() {
            self.model.set_position(Position {
                step: taken,
                ..self.position(i as u32)
            });
            let loss = self.model.forward_backward(batch, weight)?;
            if i == 0 {
                self.losses = loss;
            } else {
                elementwise::add_assign(&self.device, &self.losses, &loss)?;
            }
        }
        self.micro_batches = micro_batches.len().max(1);
        Ok(())
    }

    /// The optimizer's step.
    fn update(&mut self, lr: f64) -> Result<()> {
        profile::stage("optimizer");
        self.optimizer
            .step(&self.device, self.model.params(), self.model.grads(), lr)?;
        let (square, step) = (self.optimizer.square_norm(), self.optimizer.step_count());
        self.watch.see(&self.device, &self.losses, square, step);
        profile::place(None, || "AdamW".into());
        self.unread += 1;
        Ok(())
    }

    /// [`Engine::step`] with a record of every tensor, in the order in which they were computed: the parameters and moments
    /// before, activations and each GEMM's operands and results, gradients, and what the optimizer made of it. Slow, and
    /// the same to the bit. `flip`: see [`Trace::record`].
    ///
    /// # Errors
    /// As [`Engine::step`], and [`Error::Config`] where there is no tensor to flip.
    pub fn traced_step(
        &mut self,
        micro_batches: &[Batch],
        lr: f64,
        flip: Option<String>,
    ) -> Result<Vec<Seen>> {
        let mut trace = Trace::record(flip);
        self.show_state(&mut trace, "before", 0)?;
        self.model.set_trace(trace);
        let weight = 1.0 / micro_batches.len() as f32;
        let passed = self.gradients(micro_batches, weight, self.taken());
        let mut trace = self.model.take_trace().unwrap_or(Trace::record(None));
        passed?;
        let last = micro_batches.len().saturating_sub(1) as u32;
        trace.begin("gradients", last);
        self.show(&mut trace, "gradient", self.model.grads())?;
        self.update(lr)?;
        trace.begin("after", last);
        let square = self.optimizer.square_norm().download(&self.device)?;
        trace.state("optimizer", "square of the gradient norm", 1, 1, &square);
        self.show_state(&mut trace, "after", last)?;
        trace.into_seen()
    }

    /// Repeats the passes of step `step` (from 1), without its update, and finds the first tensor that is not finite with what it was
    /// computed from; none where all are.
    ///
    /// # Errors
    /// As [`Engine::step`].
    pub fn catch_non_finite(
        &mut self,
        micro_batches: &[Batch],
        step: u64,
    ) -> Result<Option<Caught>> {
        let mut trace = Trace::non_finite();
        self.show(&mut trace, "parameter", self.model.params())?;
        self.model.set_trace(trace);
        let weight = 1.0 / micro_batches.len() as f32;
        let passed = self.gradients(micro_batches, weight, step.saturating_sub(1));
        let trace = self.model.take_trace();
        passed?;
        Ok(trace.and_then(Trace::into_caught))
    }

    /// Takes steps and times every launch of all but the first two, which compile and warm up.
    ///
    /// # Errors
    /// As [`Engine::step`]; [`Error::Config`] for fewer than three steps, or where another profile is being taken.
    pub fn profile(&mut self, steps: &[Vec<Batch>], lr: f64) -> Result<Profiled> {
        let Some((warm_up, timed)) = steps.split_at_checked(2).filter(|(_, t)| !t.is_empty())
        else {
            return Err(Error::Config("a profile takes at least three steps".into()));
        };
        for batches in warm_up {
            self.step(batches, lr)?;
        }
        self.stats()?;
        let recording = profile::begin()?;
        let begun = Instant::now();
        for batches in timed {
            self.step(batches, lr)?;
            self.device.sync()?;
        }
        let wall_ms = begun.elapsed().as_secs_f64() * 1e3;
        let launches = recording.end();
        self.stats()?;
        let tokens = timed[0].iter().map(|b| b.inputs.len() as u64).sum();
        let subject = Subject {
            recipe: self.model.recipe().name.to_string(),
            device: format!("{} ({})", self.device.name(), self.device.adapter()),
            tokens,
        };
        let peaks = bench::peaks(&self.device, Duration::from_millis(200))?;
        Ok(Profiled {
            profile: Profile::of(subject, &launches, timed.len(), wall_ms, peaks),
            launches,
        })
    }

    fn show_state(&self, trace: &mut Trace, stage: &'static str, micro_batch: u32) -> Result<()> {
        trace.begin(stage, micro_batch);
        let (m, v) = self.optimizer.moments();
        self.show(trace, "parameter", self.model.params())?;
        self.show(trace, "first moment", m)?;
        self.show(trace, "second moment", v)
    }

    /// Shows a flat buffer, parameter by parameter.
    fn show(&self, trace: &mut Trace, what: &str, flat: &Tensor) -> Result<()> {
        let values = flat.download(&self.device)?;
        for e in &self.model.table().entries {
            let part = &values[e.offset..e.offset + e.len()];
            trace.state(what, &e.name, e.rows, e.cols, part);
        }
        Ok(())
    }

    /// What it runs on.
    pub fn identity(&self) -> Option<Identity> {
        identities(std::slice::from_ref(&self.device)).pop()
    }

    /// Steps that the weights have been trained.
    fn taken(&self) -> u64 {
        self.optimizer.step_count().max(self.scope.taken)
    }

    fn position(&self, micro_batch: u32) -> Position {
        Position {
            step: self.taken(),
            steps: self.scope.steps,
            micro_batch,
            rounding_seed: self.scope.rounding_seed,
        }
    }

    /// Waits for the last step and reads its loss and gradient norm, and whether a step before it was not finite.
    ///
    /// # Errors
    /// [`Error::Device`] where the step failed.
    pub fn stats(&mut self) -> Result<StepStats> {
        let loss = self.losses.download(&self.device)?[0] as f64 / self.micro_batches as f64;
        let square = self.optimizer.square_norm().download(&self.device)?[0] as f64;
        self.peak_memory = self.peak_memory.max(self.device.bytes_reserved());
        // After a single step its own values tell, which saves the wait for the watch.
        let seen = match self.unread {
            0 => None,
            1 => (!loss.is_finite() || !square.is_finite()).then_some(self.optimizer.step_count()),
            _ => self.watch.first(&self.device)?,
        };
        self.non_finite_step = self.non_finite_step.or(seen);
        self.unread = 0;
        Ok(StepStats {
            loss,
            grad_norm: square.sqrt(),
            non_finite_step: self.non_finite_step,
        })
    }

    /// Optimizer steps taken.
    pub fn step_count(&self) -> u64 {
        self.optimizer.step_count()
    }

    /// Mean loss of a batch, nats per token.
    ///
    /// # Errors
    /// As [`Engine::step`].
    pub fn eval_loss(&mut self, batch: &Batch) -> Result<f64> {
        self.model.set_position(self.position(0));
        let loss = self.model.loss(batch)?.download(&self.device)?[0] as f64;
        self.peak_memory = self.peak_memory.max(self.device.bytes_reserved());
        Ok(loss)
    }

    /// Logits (V) after the last of `tokens`, of which the last `context` are used.
    ///
    /// # Errors
    /// [`Error::Data`] for no tokens or ids beyond the vocabulary.
    pub fn logits(&mut self, tokens: &[u32]) -> Result<Vec<f32>> {
        let context = self.model.config().context;
        let used = &tokens[tokens.len().saturating_sub(context)..];
        if used.is_empty() {
            return Err(Error::Data("a prompt needs at least one token".into()));
        }
        let targets = vec![u32::MAX; used.len()];
        let batch = Batch {
            inputs: used.to_vec(),
            targets,
            batch: 1,
            context: used.len(),
        };
        self.model.set_position(self.position(0));
        let all = self.model.logits(&batch)?;
        Ok(all[all.len() - self.model.config().vocab_size..].to_vec())
    }

    /// Copies weights and moments to the host.
    ///
    /// # Errors
    /// [`Error::Device`] where the device failed.
    pub fn download(&self) -> Result<TrainBuffers> {
        let (m, v) = self.optimizer.moments();
        Ok(TrainBuffers {
            params: self.model.params().download(&self.device)?,
            m: m.download(&self.device)?,
            v: v.download(&self.device)?,
        })
    }

    /// The first tensor that holds a NaN or an infinity.
    ///
    /// # Errors
    /// [`Error::Device`] where the device failed.
    pub fn find_non_finite(&self) -> Result<Option<String>> {
        self.model.find_non_finite()
    }

    /// The most device memory seen in use at the end of a step, in bytes.
    pub fn peak_memory(&self) -> u64 {
        self.peak_memory
    }

    /// Statistics of one batch under the recipe, and how much of the gradient survives it. Costs two passes; changes
    /// nothing that a later step sees.
    ///
    /// # Errors
    /// As [`Engine::step`].
    pub fn numerics(&mut self, batch: &Batch) -> Result<Numerics> {
        let position = self.position(0);
        self.model.set_position(position);
        self.model.zero_grads()?;
        self.model.observe();
        let passed = self.model.forward_backward(batch, 1.0);
        let observed = self.model.take_observed();
        passed?;
        let quantized = self.model.grads().download(&self.device)?;
        let operands = numerics::by_operand(&self.device, &observed)?;
        let recipe = self.model.recipe().clone();
        self.model.set_recipe(&named::F32_RECIPE, position)?;
        let passed = self
            .model
            .zero_grads()
            .and_then(|()| self.model.forward_backward(batch, 1.0));
        self.model.set_recipe(&recipe, position)?;
        passed?;
        let exact = self.model.grads().download(&self.device)?;
        Ok(Numerics {
            operands,
            grad_norm_over_noise: numerics::norm_over_noise(&exact, &quantized),
        })
    }

    /// One line a GEMM: its operands and whether it runs native, emulated or dense. Blocks that do alike are one line.
    pub fn describe(&self) -> Vec<String> {
        numerics::describe(
            self.model.recipe(),
            self.model.config().layers,
            self.scope.steps,
            self.device.matrix_paths(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;

    fn engine(device: &Device, recipe: &str, ffn: usize) -> (Engine, Batch) {
        let model = ModelConfig {
            hidden: 64,
            layers: 1,
            heads: 2,
            kv_heads: 1,
            head_dim: 32,
            ffn,
            context: 32,
            ..ModelConfig::default()
        };
        let params = Engine::init_params(&model, 3).unwrap();
        let adamw = AdamWConfig::default();
        let engine = Engine::new(
            device,
            &model,
            &Recipe::named(recipe).unwrap(),
            adamw,
            Scope {
                rounding_seed: 0,
                steps: 100,
                taken: 0,
            },
            &params,
        )
        .unwrap();
        let tokens = |shift: u32| (0..64).map(|i| (i * 7 + shift * 7) % 251).collect();
        let batch = Batch {
            inputs: tokens(0),
            targets: tokens(1),
            batch: 2,
            context: 32,
        };
        (engine, batch)
    }

    /// 688 = 21.5 blocks of 32: the last block of every row is half padding.
    #[test]
    fn a_width_that_blocks_do_not_divide_trains() {
        on_every_device(|d| {
            let (mut engine, batch) = engine(d, "mxfp4", 688);
            let mut losses = Vec::new();
            for _ in 0..3 {
                engine.step(std::slice::from_ref(&batch), 3e-3).unwrap();
                let stats = engine.stats().unwrap();
                assert!(stats.loss.is_finite() && stats.grad_norm > 0.0, "{stats:?}");
                losses.push(stats.loss);
            }
            assert!(
                losses[1] < losses[0] && losses[2] < losses[1],
                "{d:?} {losses:?}"
            );
        });
    }

    /// What is evaluated later is what the run evaluated: a recipe's last phase, not its first.
    #[test]
    fn evaluation_follows_the_phase_of_the_weights() {
        on_every_device(|d| {
            let (fresh, batch) = engine(d, "f32", 96);
            let (model, params) = (
                fresh.model.config().clone(),
                fresh.download().unwrap().params,
            );
            let loss = |recipe: &Recipe, taken| {
                let scope = Scope {
                    rounding_seed: 0,
                    steps: 100,
                    taken,
                };
                let mut engine =
                    Engine::new(d, &model, recipe, AdamWConfig::default(), scope, &params).unwrap();
                engine.eval_loss(&batch).unwrap()
            };
            let late = Recipe::named("nvfp4-late-bf16").unwrap();
            let table = toml::from_str("base = 'nvfp4-all-fp4'\nfprop = 'bf16'").unwrap();
            let bf16 = crate::recipe::file::parse(&table).unwrap();
            assert_eq!(loss(&late, 82), loss(&bf16, 0), "{d:?}");
            assert_ne!(loss(&late, 81), loss(&bf16, 0), "{d:?}");
        });
    }

    /// Two profiles at once are refused, so this is the only test that takes one in this process.
    #[test]
    fn a_profiled_step_is_the_same_step_and_every_launch_has_its_place() {
        on_every_device(|d| {
            let (mut plain, batch) = engine(d, "mxfp4", 96);
            let (mut watched, _) = engine(d, "mxfp4", 96);
            let steps = vec![vec![batch.clone()]; 4];
            for batches in &steps {
                plain.step(batches, 1e-3).unwrap();
            }
            let e = watched.profile(&steps[..2], 1e-3).unwrap_err().to_string();
            assert!(e.contains("at least three"), "{e}");
            let found = watched.profile(&steps, 1e-3).unwrap();
            let bits = |e: &Engine| e.download().unwrap();
            assert_eq!(bits(&plain), bits(&watched), "{d:?}");
            let (p, launches) = (&found.profile, &found.launches);
            assert_eq!((p.steps, p.tokens), (2, 64));
            assert!(launches.iter().all(|l| l.time > 0), "{d:?}");
            let stages: Vec<_> = p.stages.iter().map(|s| s.stage.as_str()).collect();
            assert_eq!(stages, ["forward", "backward", "optimizer"], "{d:?}");
            let has = |kernel: &str, place: &str| {
                let found =
                    |l: &&crate::profile::Launch| l.kernel.starts_with(kernel) && l.place == place;
                launches.iter().filter(found).count()
            };
            assert!(has("gemm", "q, k, v: Wgrad") > 0, "{d:?}");
            assert!(has("quantize", "q, k, v: Wgrad") > 0, "{d:?}");
            assert_eq!(has("optim::adamw", "AdamW"), 2, "{d:?}");
            let gemm = launches
                .iter()
                .find(|l| l.flops > 0.0 && l.kernel.starts_with("gemm"));
            // q, k and v of one block: (64, 64) times (64, 128).
            assert_eq!(
                gemm.map(|l| l.flops),
                Some(2.0 * 64.0 * 64.0 * 128.0),
                "{d:?}"
            );
            assert!(p.kernels.iter().all(|k| k.gbs > 0.0 && k.ms > 0.0), "{d:?}");
            let adamw = launches
                .iter()
                .find(|l| l.kernel == "optim::adamw::adamw_kernel");
            assert!(adamw.unwrap().bytes >= 16 * watched.download().unwrap().params.len() as u64);
        });
    }

    #[test]
    fn a_bad_step_is_known_after_the_ones_that_follow() {
        on_every_device(|d| {
            let (mut engine, batch) = engine(d, "f32", 96);
            let step = |engine: &mut Engine, lr| {
                engine.step(std::slice::from_ref(&batch), lr).unwrap();
            };
            step(&mut engine, 1e-3);
            assert_eq!(engine.stats().unwrap().non_finite_step, None);
            step(&mut engine, 1e-3);
            step(&mut engine, 1e-3);
            assert_eq!(engine.stats().unwrap().non_finite_step, None);
            // Weights of no use after step 4: steps 5 and 6 are not finite.
            step(&mut engine, f64::INFINITY);
            step(&mut engine, 1e-3);
            step(&mut engine, 1e-3);
            assert_eq!(engine.stats().unwrap().non_finite_step, Some(5), "{d:?}");
            assert!(engine.find_non_finite().unwrap().is_some());
        });
    }
}
