//! One training step on a device: gradients of the micro-batches, then the optimizer.

use crate::data::Batch;
use crate::device::Device;
use crate::error::{Error, Result};
use crate::layers::elementwise;
use crate::model::{Init, Model, ModelConfig, ParamTable};
use crate::optim::{AdamW, AdamWConfig};
use crate::recipe::{GemmRecipe, Recipe};
use crate::rng::{Purpose, Stream};
use crate::tensor::Tensor;

const GIB: f64 = (1u64 << 30) as f64;

/// Scalars of the last step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepStats {
    /// Mean loss of the step's micro-batches, nats per token.
    pub loss: f64,
    /// Norm of all gradients together, before clipping.
    pub grad_norm: f64,
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

/// A model with its optimizer on one device.
pub struct Engine {
    device: Device,
    model: Model,
    optimizer: AdamW,
    recipe: Recipe,
    losses: Tensor, // (1, 1) sum of the micro-batch losses of the last step
    micro_batches: usize,
    peak_memory: u64,
}

impl Engine {
    /// Moves `params` (flat, see [`Engine::init_params`]) to the device and sets up the optimizer.
    ///
    /// # Errors
    /// [`Error::Config`] for an unknown recipe or sizes that do not fit; [`Error::Device`] where
    /// memory is short.
    pub fn new(
        device: &Device,
        model: &ModelConfig,
        recipe: &str,
        optim: AdamWConfig,
        _rounding_seed: u64,
        params: &[f32],
    ) -> Result<Engine> {
        let recipe = Recipe::named(recipe)?;
        model.validate()?;
        let total = ParamTable::new(model).total as u64;
        // Weights, gradients and two moments.
        device.require(16 * total, "weights, gradients and moments")?;
        let model = Model::new(device, model, recipe, params)?;
        let optimizer = AdamW::new(device, model.table().total, optim)?;
        Ok(Engine {
            losses: Tensor::zeros(device, 1, 1)?,
            device: device.clone(),
            model,
            optimizer,
            recipe,
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
        self.model.zero_grads()?;
        for (i, batch) in micro_batches.iter().enumerate() {
            let loss = self.model.forward_backward(batch, weight)?;
            if i == 0 {
                self.losses = loss;
            } else {
                elementwise::add_assign(&self.device, &self.losses, &loss)?;
            }
        }
        self.micro_batches = micro_batches.len().max(1);
        self.optimizer
            .step(&self.device, self.model.params(), self.model.grads(), lr)
    }

    /// Waits for the last step and reads its loss and gradient norm.
    ///
    /// # Errors
    /// [`Error::Device`] where the step failed.
    pub fn stats(&mut self) -> Result<StepStats> {
        let loss = self.losses.download(&self.device)?[0] as f64 / self.micro_batches as f64;
        let square = self.optimizer.square_norm().download(&self.device)?[0] as f64;
        self.peak_memory = self.peak_memory.max(self.device.bytes_reserved());
        Ok(StepStats {
            loss,
            grad_norm: square.sqrt(),
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

    /// One line a GEMM: its operands and whether it runs native, emulated or dense.
    pub fn describe(&self) -> Vec<String> {
        let path = |g: GemmRecipe| match g {
            GemmRecipe::F32 => "dense f32",
            GemmRecipe::Quantized { .. } => "emulated, bit-exact",
        };
        let rows = |what: &str, l: &crate::recipe::LinearRecipe| {
            l.rows()
                .map(|(name, g)| format!("{what} {name}: {g} ({})", path(g)))
                .to_vec()
        };
        [
            rows("blocks", &self.recipe.blocks),
            rows("head", &self.recipe.head),
        ]
        .concat()
    }
}
