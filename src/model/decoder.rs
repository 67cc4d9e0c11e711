//! The decoder on a device: its weights, its gradients, and one batch through both.

use super::linears::Plan;
use super::norm::NormWeights;
use super::params::{HEAD, Names};
use super::workspace::Workspace;
use super::{Architecture, ModelConfig, ParamTable};
use crate::data::Batch;
use crate::device::Device;
use crate::error::{Error, Result};
use crate::layers::linear::{Observed, Pass};
use crate::layers::trace::Trace;
use crate::layers::{attention, cross_entropy, embedding};
use crate::profile;
use crate::recipe::Recipe;
use crate::tensor::Tensor;

/// The weights of one decoder block: views into the flat buffer. GPT-2 has the biases.
#[derive(Clone, Debug)]
pub(super) struct BlockWeights {
    pub norm1: NormWeights,
    pub qkv: Tensor,              // ((H + 2 Hkv) hd, C)
    pub qkv_bias: Option<Tensor>, // (1, (H + 2 Hkv) hd)
    pub out: Tensor,              // (C, H hd)
    pub out_bias: Option<Tensor>, // (1, C)
    pub norm2: NormWeights,
    pub gate_up: Tensor,           // (2 F, C); GPT-2's c_fc (F, C)
    pub up_bias: Option<Tensor>,   // (1, F)
    pub down: Tensor,              // (C, F)
    pub down_bias: Option<Tensor>, // (1, C)
}

/// All weights (or all gradients) as views into one flat buffer.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub flat: Tensor,              // (1, total)
    pub embed: Tensor,             // (V, C)
    pub positions: Option<Tensor>, // (Tmax, C); GPT-2
    pub blocks: Vec<BlockWeights>,
    pub norm: NormWeights,
    pub head: Tensor, // (V, C); the embedding again where tied
}

impl Weights {
    fn over(flat: Tensor, table: &ParamTable, c: &ModelConfig) -> Result<Weights> {
        let n = Names::of(c.architecture);
        let at = |name: &str, rows: usize, cols: usize| {
            let entry = table
                .find(&format!("{name}.weight"))
                .ok_or_else(|| Error::Config(format!("the model has no parameter {name}")))?;
            flat.slice(entry.offset, rows, cols)
        };
        // A vector beside the weight, in the architecture that has it.
        let bias = |name: &str| -> Result<Option<Tensor>> {
            let entry = table.find(&format!("{name}.bias"));
            entry.map(|e| flat.slice(e.offset, 1, e.cols)).transpose()
        };
        let norm = |name: &str| -> Result<NormWeights> {
            Ok(NormWeights {
                weight: at(name, 1, c.hidden)?,
                bias: bias(name)?,
            })
        };
        let block = |l: usize| -> Result<BlockWeights> {
            let name = |s: &str| format!("{}.{l}.{s}", n.blocks);
            let at = |s: &str, rows, cols| at(&name(s), rows, cols);
            Ok(BlockWeights {
                norm1: norm(&name(n.norm1))?,
                qkv: at(n.qkv, c.qkv_rows(), c.hidden)?,
                qkv_bias: bias(&name(n.qkv))?,
                out: at(n.out, c.hidden, c.heads * c.head_dim)?,
                out_bias: bias(&name(n.out))?,
                norm2: norm(&name(n.norm2))?,
                gate_up: at(n.up, c.up_rows(), c.hidden)?,
                up_bias: bias(&name(n.up))?,
                down: at(n.down, c.hidden, c.ffn)?,
                down_bias: bias(&name(n.down))?,
            })
        };
        let embed = at(n.embed, c.vocab_size, c.hidden)?;
        let positions = match c.architecture {
            Architecture::Llama => None,
            Architecture::Gpt2 => Some(at(n.positions, c.context, c.hidden)?),
        };
        let head = if c.tied {
            embed.clone()
        } else {
            at(HEAD, c.vocab_size, c.hidden)?
        };
        Ok(Weights {
            embed,
            positions,
            blocks: (0..c.layers).map(block).collect::<Result<_>>()?,
            norm: norm(n.norm)?,
            head,
            flat,
        })
    }
}

/// A batch on the device.
pub(super) struct DeviceBatch {
    pub ids: embedding::TokenIds,
    pub targets: cross_entropy::Targets,
    pub shape: attention::Shape,
}

/// Where in a run a pass is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Optimizer steps taken.
    pub step: u64,
    /// Steps of the whole run.
    pub steps: u64,
    /// Micro-batch within the step.
    pub micro_batch: u32,
    /// Seed of stochastic rounding and fresh signs.
    pub rounding_seed: u64,
}

/// A decoder with its parameters and gradients on one device.
pub struct Model {
    pub(super) device: Device,
    pub(super) config: ModelConfig,
    recipe: Recipe,
    pub(super) plan: Plan,
    pub(super) pass: Pass,
    table: ParamTable,
    pub(super) weights: Weights,
    pub(super) grads: Weights,
    workspace: Option<Workspace>,
}

impl Model {
    /// A model with these parameters, a flat buffer laid out by [`ParamTable`].
    ///
    /// # Errors
    /// [`Error::Config`] for sizes that do not fit, [`Error::Shape`] for a buffer of another length,
    /// [`Error::Device`] where memory is short.
    pub fn new(
        device: &Device,
        config: &ModelConfig,
        recipe: &Recipe,
        params: &[f32],
    ) -> Result<Model> {
        config.validate()?;
        recipe.validate()?;
        let table = ParamTable::new(config);
        if params.len() != table.total {
            return Err(Error::Shape(format!(
                "the model has {} values, got {}",
                table.total,
                params.len()
            )));
        }
        let flat = Tensor::upload(device, params, 1, table.total)?;
        let grads = Tensor::zeros(device, 1, table.total)?;
        Ok(Model {
            weights: Weights::over(flat, &table, config)?,
            grads: Weights::over(grads, &table, config)?,
            device: device.clone(),
            config: config.clone(),
            plan: Plan::new(recipe, config, 0, 1),
            pass: Pass::default(),
            recipe: recipe.clone(),
            table,
            workspace: None,
        })
    }

    /// Says where in the run the next passes are: phases of the recipe and random streams follow.
    pub fn set_position(&mut self, position: Position) {
        if !self.recipe.phases.is_empty() {
            self.plan_for(position);
        }
        self.pass.seed = position.rounding_seed;
        self.pass.step = position.step;
        self.pass.micro_batch = position.micro_batch;
    }

    /// Follows another recipe from now on.
    ///
    /// # Errors
    /// [`Error::Config`] for a recipe that cannot be computed.
    pub fn set_recipe(&mut self, recipe: &Recipe, position: Position) -> Result<()> {
        recipe.validate()?;
        self.recipe = recipe.clone();
        self.plan_for(position);
        Ok(())
    }

    fn plan_for(&mut self, Position { step, steps, .. }: Position) {
        self.plan = Plan::new(&self.recipe, &self.config, step, steps);
    }

    /// The recipe it follows.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// Replaces rounding by identity: what is left of a recipe must then equal f32, but for rounding errors.
    pub fn set_exact(&mut self, exact: bool) {
        self.pass.exact = exact;
    }

    /// Collects statistics of every operand quantised from now on, until [`Model::take_observed`].
    pub fn observe(&mut self) {
        self.pass.observed = Some(Default::default());
    }

    /// The statistics collected since [`Model::observe`].
    pub fn take_observed(&mut self) -> Vec<Observed> {
        self.pass
            .observed
            .take()
            .map(|o| o.into_inner())
            .unwrap_or_default()
    }

    /// Shows every tensor of the passes from now on to `trace`, until [`Model::take_trace`].
    pub fn set_trace(&mut self, trace: Trace) {
        self.pass.trace = Some(trace.into());
    }

    /// The trace set by [`Model::set_trace`].
    pub fn take_trace(&mut self) -> Option<Trace> {
        self.pass.trace.take().map(|t| t.into_inner())
    }

    /// Says to the profile and the trace, if there are any, what comes now.
    fn begin(&self, stage: &'static str) {
        profile::stage(stage);
        if let Some(trace) = &self.pass.trace {
            trace.borrow_mut().begin(stage, self.pass.micro_batch);
        }
    }

    /// The model's sizes.
    pub fn config(&self) -> &ModelConfig {
        &self.config
    }

    /// Where each parameter lies.
    pub fn table(&self) -> &ParamTable {
        &self.table
    }

    /// All parameters, (1, total).
    pub fn params(&self) -> &Tensor {
        &self.weights.flat
    }

    /// All gradients, (1, total).
    pub fn grads(&self) -> &Tensor {
        &self.grads.flat
    }

    /// Sets all gradients to zero.
    ///
    /// # Errors
    /// None of its own.
    pub fn zero_grads(&self) -> Result<()> {
        crate::layers::elementwise::fill(&self.device, &self.grads.flat, 0.0)
    }

    fn upload(&self, batch: &Batch) -> Result<DeviceBatch> {
        let c = &self.config;
        if batch.context > c.context {
            return Err(Error::Shape(format!(
                "the batch has {} positions a row, the model was made for {} (model.context)",
                batch.context, c.context
            )));
        }
        Ok(DeviceBatch {
            ids: embedding::TokenIds::upload(&self.device, &batch.inputs, c.vocab_size)?,
            targets: cross_entropy::Targets::upload(&self.device, &batch.targets, c.vocab_size)?,
            shape: attention::Shape {
                batch: batch.batch,
                context: batch.context,
                heads: c.heads,
                kv_heads: c.kv_heads,
                head_dim: c.head_dim,
            },
        })
    }

    /// Takes the workspace for this shape, making it if the last one had another.
    fn take_workspace(&mut self, shape: &attention::Shape) -> Result<Workspace> {
        match self.workspace.take() {
            Some(w) if w.batch == shape.batch && w.context == shape.context => Ok(w),
            _ => Workspace::new(&self.device, &self.config, shape.batch, shape.context),
        }
    }

    /// Forward and backward of one batch. Gradients of the loss times `weight` are added to
    /// [`Model::grads`]; the mean loss in nats per token is left on the device, (1, 1).
    ///
    /// # Errors
    /// [`Error::Data`] for ids beyond the vocabulary; shape and device errors.
    pub fn forward_backward(&mut self, batch: &Batch, weight: f32) -> Result<Tensor> {
        let on_device = self.upload(batch)?;
        let w = self.take_workspace(&on_device.shape)?;
        self.begin("forward");
        self.forward(&on_device, &w)?;
        let loss = self.loss_and_gradient(&on_device, &w, weight)?;
        self.begin("backward");
        self.backward(&on_device, &w)?;
        self.workspace = Some(w);
        Ok(loss)
    }

    /// The mean loss of a batch in nats per token, on the device, (1, 1).
    ///
    /// # Errors
    /// As [`Model::forward_backward`].
    pub fn loss(&mut self, batch: &Batch) -> Result<Tensor> {
        let on_device = self.upload(batch)?;
        let w = self.take_workspace(&on_device.shape)?;
        self.forward(&on_device, &w)?;
        let loss = self.loss_only(&on_device, &w)?;
        self.workspace = Some(w);
        Ok(loss)
    }

    /// The logits of a batch, (B T, V).
    ///
    /// # Errors
    /// As [`Model::forward_backward`].
    pub fn logits(&mut self, batch: &Batch) -> Result<Vec<f32>> {
        let on_device = self.upload(batch)?;
        let w = self.take_workspace(&on_device.shape)?;
        self.forward(&on_device, &w)?;
        let logits = w.logits.download(&self.device);
        self.workspace = Some(w);
        logits
    }

    /// The first tensor, in the order of computation, that holds a NaN or an infinity, for the
    /// message that stops a run. Looks at parameters, then at the activations of the last batch,
    /// then at gradients.
    ///
    /// # Errors
    /// Device errors.
    pub fn find_non_finite(&self) -> Result<Option<String>> {
        let bad = |values: &[f32]| values.iter().any(|v| !v.is_finite());
        let named = |flat: &[f32], kind: &str| {
            self.table
                .entries
                .iter()
                .find(|e| bad(&flat[e.offset..e.offset + e.len()]))
                .map(|e| format!("{kind} {}", e.name))
        };
        if let Some(found) = named(&self.weights.flat.download(&self.device)?, "parameter") {
            return Ok(Some(found));
        }
        if let Some(w) = &self.workspace {
            for (name, tensor) in w.named() {
                if bad(&tensor.download(&self.device)?) {
                    return Ok(Some(format!("activation {name}")));
                }
            }
        }
        Ok(named(
            &self.grads.flat.download(&self.device)?,
            "gradient of",
        ))
    }
}
