//! Everything that decides a run, as it stands in `config.toml`.
//!
//! Layers, each over the one before: the defaults (the demo model and its schedule), a TOML file, flags. What is not
//! given is settled when data and weights are known ([`RunConfig::settle`]), and the settled configuration is what a run
//! folder keeps.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::schedule::{Schedule, ScheduleKind};
use crate::data::DataSpec;
use crate::device::{DeviceSpec, MmaChoice};
use crate::model::ModelConfig;
use crate::recipe::Recipe;
use crate::{Error, Result};

/// A training run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RunConfig {
    /// The formats of every GEMM: a named recipe, or that of `custom_recipe`. As a flag or in a file of the user's, also
    /// the path of a recipe file, which ends in `.toml`.
    pub recipe: String,
    /// `auto`, `cpu`, `wgpu:0`, ...
    pub device: String,
    /// How FP4 operands are multiplied: `auto`, `native`, `emulated`, `bf16` or `f32`.
    pub mma: MmaChoice,
    /// Optimizer steps.
    pub steps: u64,
    /// B: sequences per micro-batch.
    pub batch: usize,
    /// T: tokens per sequence; at most `model.context`.
    pub context: usize,
    /// Micro-batches per optimizer step.
    pub accumulate: usize,
    /// Steps between evaluations of the held-out loss; 0: only at the end.
    pub eval_every: u64,
    /// Held-out windows per evaluation.
    pub eval_windows: usize,
    /// Steps between records in `metrics.jsonl`. Reading the loss waits for the device. A loss that is not finite stops
    /// the run at the next record, evaluation or checkpoint, which is then not written.
    pub log_every: u64,
    /// Steps between checkpoints; 0: only at the end.
    pub checkpoint_every: u64,
    /// Steps between looks at what quantisation does (statistics of every operand, gradient against noise), each about
    /// two steps long; 0: never. The first look is after the first step.
    pub numerics_every: u64,
    /// Checkpoints kept.
    pub keep: usize,
    /// Tokens of the text sample at the end; 0: none.
    pub sample_tokens: usize,
    /// The same bits on every device that can promise them, at some cost; see [`crate::layers::strict`].
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub strict: bool,
    /// Weights to start from: a Hugging Face folder, a run, or a checkpoint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub init: Option<PathBuf>,
    /// `steps` was chosen so that the run takes about this many minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fit_minutes: Option<f64>,
    /// The recipe that `recipe` names, where it is the user's own; see [`crate::recipe::file`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_recipe: Option<Table>,
    /// What `mma` came to on the run's device for each format, and why; written by the run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mma_paths: Option<BTreeMap<String, String>>,
    /// The model's sizes.
    pub model: ModelConfig,
    /// Where tokens come from.
    pub data: DataSpec,
    /// Seeds.
    pub seeds: Seeds,
    /// AdamW and the learning rate.
    pub optimizer: OptimizerConfig,
    /// Outlier channels planted in fresh parameters; none if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outliers: Option<Outliers>,
    /// What was given rather than left to its default.
    #[serde(skip)]
    pub given: Given,
    /// Stop after this step as Ctrl-C would; `steps` still decides the schedule. Not part of the configuration.
    #[serde(skip)]
    pub stop_after: Option<u64>,
    /// Steps whose every tensor is written down. Not part of the configuration.
    #[serde(skip)]
    pub dump_steps: Vec<u64>,
    /// A tensor of the dumped steps to damage, to see that it is found.
    #[serde(skip)]
    pub flip: Option<String>,
    /// Steps to profile before the run. Not part of the configuration.
    #[serde(skip)]
    pub profile: Option<u64>,
}

/// Seeds of the three kinds of randomness. Each has streams of its own, so equal numbers do no harm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Seeds {
    /// Fresh parameters.
    #[serde(with = "seed")]
    pub init: u64,
    /// Which windows are drawn.
    #[serde(with = "seed")]
    pub data: u64,
    /// Stochastic rounding.
    #[serde(with = "seed")]
    pub rounding: u64,
}

/// TOML integers end at 2^63: larger seeds are written as text.
mod seed {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seed: &u64, s: S) -> Result<S::Ok, S::Error> {
        match i64::try_from(*seed) {
            Ok(small) => s.serialize_i64(small),
            Err(_) => s.serialize_str(&seed.to_string()),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<u64, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Seed {
            Number(u64),
            Text(String),
        }
        match Seed::deserialize(d) {
            Ok(Seed::Number(n)) => Ok(n),
            Ok(Seed::Text(t)) => t
                .parse()
                .map_err(|_| D::Error::custom(format!("seed `{t}` is not a number below 2^64"))),
            Err(_) => Err(D::Error::custom(
                "a seed is a whole number from 0 to 2^64 - 1",
            )),
        }
    }
}

/// AdamW and the learning rate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OptimizerConfig {
    /// Peak learning rate.
    pub lr: f64,
    /// Learning rate at the end; a tenth of the peak if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_lr: Option<f64>,
    /// What follows the warm-up.
    pub schedule: ScheduleKind,
    /// Steps of linear warm-up.
    pub warmup: u64,
    /// The part of the run that `wsd` decays over.
    pub decay_fraction: f64,
    /// Decay of the first moment.
    pub beta1: f64,
    /// Decay of the second moment.
    pub beta2: f64,
    /// Added to the root of the second moment.
    pub eps: f64,
    /// Decoupled weight decay, on every parameter.
    pub weight_decay: f64,
    /// Largest global gradient norm; 0 turns clipping off.
    pub clip: f64,
}

/// Channels whose activations are many times the others', as large trained models have them and small or young ones do
/// not. The gains of `channels` channels are `factor` instead of 1 in the norms before every block's linear layers, in all
/// of them the same channels, drawn by the seed of the initialisation. So X of Fprop and Wgrad carries outliers from the
/// first step. The last norm, before the head, is left alone.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Outliers {
    /// How many of the `model.hidden` channels.
    pub channels: usize,
    /// Their gain; at least 1.
    pub factor: f64,
}

impl Default for Outliers {
    fn default() -> Self {
        Outliers {
            channels: 4,
            factor: 16.0,
        }
    }
}

/// What a file or a flag set; the rest follows the data or the weights.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Given {
    /// `[model]`, as far as it was given.
    pub model: Table,
    /// `context`.
    pub context: bool,
    /// `optimizer.warmup`.
    pub warmup: bool,
}

impl Default for RunConfig {
    fn default() -> Self {
        RunConfig {
            recipe: "mxfp4".into(),
            device: "auto".into(),
            mma: MmaChoice::Auto,
            steps: 400,
            batch: 8,
            context: 256,
            accumulate: 1,
            eval_every: 100,
            eval_windows: crate::data::HELD_OUT_WINDOWS,
            log_every: 1,
            checkpoint_every: 100,
            numerics_every: 0,
            keep: 2,
            sample_tokens: 160,
            strict: false,
            init: None,
            fit_minutes: None,
            custom_recipe: None,
            mma_paths: None,
            model: ModelConfig::default(),
            data: DataSpec::default(),
            seeds: Seeds::default(),
            optimizer: OptimizerConfig::default(),
            outliers: None,
            given: Given::default(),
            stop_after: None,
            dump_steps: Vec::new(),
            flip: None,
            profile: None,
        }
    }
}

impl Default for OptimizerConfig {
    fn default() -> Self {
        OptimizerConfig {
            lr: 1e-3,
            min_lr: None,
            schedule: ScheduleKind::Cosine,
            warmup: 100,
            decay_fraction: 0.2,
            beta1: 0.9,
            beta2: 0.95,
            eps: 1e-8,
            weight_decay: 0.1,
            clip: 1.0,
        }
    }
}

// ---- Layers

impl RunConfig {
    /// The defaults, under each of `layers` in turn.
    ///
    /// # Errors
    /// [`Error::Config`] for a field that is unknown or of the wrong type.
    pub fn from_layers<'a>(layers: impl IntoIterator<Item = &'a Table>) -> Result<RunConfig> {
        let mut merged = Table::new();
        for layer in layers {
            merge(&mut merged, layer);
        }
        let table = |name: &str| merged.get(name).and_then(Value::as_table);
        let given = Given {
            model: table("model").cloned().unwrap_or_default(),
            context: merged.contains_key("context"),
            warmup: table("optimizer").is_some_and(|t| t.contains_key("warmup")),
        };
        let mut config: RunConfig = merged
            .try_into()
            .map_err(|e| Error::Config(with_suggestion(e.message(), e.message())))?;
        if config.recipe.ends_with(".toml") {
            let table = crate::recipe::file::read(Path::new(&config.recipe))?;
            let name = table.get("name").and_then(Value::as_str);
            config.recipe = name.unwrap_or_default().to_string();
            config.custom_recipe = Some(table);
        }
        let in_model = |field: &str| given.model.contains_key(field);
        config.model.follow_architecture(in_model);
        Ok(RunConfig { given, ..config })
    }

    /// The recipe that `recipe` names, checked.
    ///
    /// # Errors
    /// [`Error::Config`] with the nearest name, or the part of a custom recipe that does not fit.
    pub fn resolve_recipe(&self) -> Result<Recipe> {
        let own = self.custom_recipe.as_ref();
        match own.filter(|t| t.get("name").and_then(Value::as_str) == Some(&self.recipe)) {
            Some(table) => crate::recipe::file::parse(table),
            None => Recipe::named(&self.recipe),
        }
    }

    /// A layer from a TOML file. The whole file is checked, so that a message can point into it.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Config`] with the line and, for an unknown field, the nearest known one.
    pub fn read_layer(path: &Path) -> Result<Table> {
        let text = std::fs::read_to_string(path).map_err(Error::io(path))?;
        let explain = |e| explained(&path.display().to_string(), &e);
        toml::from_str::<RunConfig>(&text).map_err(explain)?;
        toml::from_str::<Table>(&text).map_err(explain)
    }

    /// The text of `config.toml`.
    ///
    /// # Errors
    /// [`Error::Config`] where a number does not fit TOML.
    pub fn to_toml(&self) -> Result<String> {
        toml::to_string(self)
            .map_err(|e| Error::Config(format!("the configuration cannot be written as TOML: {e}")))
    }
}

/// Sets `a.b.c` in a layer.
pub fn set(layer: &mut Table, path: &str, value: impl Into<Value>) {
    match path.split_once('.') {
        None => drop(layer.insert(path.into(), value.into())),
        Some((table, rest)) => {
            let inner = layer
                .entry(table)
                .or_insert_with(|| Value::Table(Table::new()));
            if let Value::Table(inner) = inner {
                set(inner, rest, value);
            }
        }
    }
}

/// Puts the fields of `over` into `under`, table by table.
pub(crate) fn merge(under: &mut Table, over: &Table) {
    for (name, value) in over {
        match (under.get_mut(name), value) {
            (Some(Value::Table(u)), Value::Table(o)) => merge(u, o),
            _ => drop(under.insert(name.clone(), value.clone())),
        }
    }
}

/// What is wrong with a TOML file, with the line and, for an unknown field, the nearest known one.
pub(crate) fn explained(origin: &str, e: &toml::de::Error) -> Error {
    let text = with_suggestion(e.to_string().trim_end(), e.message());
    Error::Config(format!("{origin}: {text}"))
}

fn with_suggestion(text: &str, message: &str) -> String {
    format!("{text}{}", suggestion(message).unwrap_or_default())
}

/// "did you mean" for serde's "unknown field `a`, expected one of `b`, `c`".
fn suggestion(message: &str) -> Option<String> {
    let mut quoted = message
        .strip_prefix("unknown ")?
        .split('`')
        .skip(1)
        .step_by(2);
    let got = quoted.next()?;
    let known: Vec<&str> = quoted.collect();
    let text = Error::unknown("field", got, &known).to_string();
    let (_, rest) = text.split_once("did you mean `")?;
    Some(format!("; did you mean `{}`?", rest.split('`').next()?))
}

// ---- Checks

impl RunConfig {
    /// Fits what was not given to the weights the run starts from (`loaded`: their model and where it is) or to the data's
    /// vocabulary.
    ///
    /// # Errors
    /// [`Error::Config`] where `[model]` was given and is not that of the weights.
    pub fn settle(
        &mut self,
        loaded: Option<(&ModelConfig, &Path)>,
        data_vocab: usize,
    ) -> Result<()> {
        let smaller = |given: bool, context: usize, limit: usize| {
            if given { context } else { context.min(limit) }
        };
        match loaded {
            Some((model, path)) => {
                let theirs = Value::try_from(model)
                    .ok()
                    .and_then(|v| v.as_table().cloned())
                    .unwrap_or_default();
                let mut wanted = theirs.clone();
                merge(&mut wanted, &self.given.model);
                let mut changes = Vec::new();
                differences("model.", &wanted, &theirs, &mut changes);
                if !changes.is_empty() {
                    return Err(Error::Config(format!(
                        "[model] differs from the model in {}: {}. Remove it, or start from other weights",
                        path.display(),
                        changes.join(", ")
                    )));
                }
                self.model = model.clone();
                self.context = smaller(self.given.context, self.context, model.context);
            }
            None => {
                if !self.given.model.contains_key("vocab_size") {
                    self.model.vocab_size = data_vocab;
                }
                if self.given.model.contains_key("context") {
                    self.context = smaller(self.given.context, self.context, self.model.context);
                } else {
                    // A fresh model is made for what it is trained on.
                    self.model.context = self.context;
                }
            }
        }
        self.optimizer.min_lr = Some(self.min_lr());
        Ok(())
    }

    /// Checks the names of recipe and device, before anything slow is done.
    ///
    /// # Errors
    /// [`Error::Config`] with the nearest known name.
    pub fn check_names(&self) -> Result<()> {
        self.resolve_recipe()?;
        self.device.parse::<DeviceSpec>()?;
        Ok(())
    }

    /// Checks everything that can be checked without data or device.
    ///
    /// # Errors
    /// [`Error::Config`] that names the field, its value and what would do.
    pub fn validate(&self) -> Result<()> {
        let bad = |what: String| Err(Error::Config(what));
        self.check_names()?;
        self.model.validate()?;
        let positive = [
            ("steps", self.steps),
            ("batch", self.batch as u64),
            ("context", self.context as u64),
            ("accumulate", self.accumulate as u64),
            ("eval_windows", self.eval_windows as u64),
            ("log_every", self.log_every),
            ("keep", self.keep as u64),
        ];
        for (name, value) in positive {
            if !(1..=u64::from(u32::MAX)).contains(&value) {
                return bad(format!("{name} is {value}; it must be from 1 to 2^32 - 1"));
            }
        }
        if self.context > self.model.context {
            return bad(format!(
                "context ({}) is larger than the model's ({}); use --context {} or less, or a model with a longer context",
                self.context, self.model.context, self.model.context
            ));
        }
        if let Some(planted) = &self.outliers {
            if self.init.is_some() {
                return bad("[outliers] are planted in fresh parameters, but init names weights; remove one of them".into());
            }
            if !(1..=self.model.hidden).contains(&planted.channels) {
                return bad(format!(
                    "outliers.channels is {}; it must be from 1 to model.hidden ({})",
                    planted.channels, self.model.hidden
                ));
            }
        }
        let o = &self.optimizer;
        let gain = self.outliers.map_or(1.0, |planted| planted.factor);
        let ranges = [
            ("outliers.factor", gain, 1.0, 1e4),
            ("optimizer.lr", o.lr, 0.0, f64::MAX),
            ("optimizer.min_lr", self.min_lr(), 0.0, o.lr),
            ("optimizer.decay_fraction", o.decay_fraction, 0.0, 1.0),
            ("optimizer.beta1", o.beta1, 0.0, 1.0f64.next_down()),
            ("optimizer.beta2", o.beta2, 0.0, 1.0f64.next_down()),
            ("optimizer.eps", o.eps, f64::MIN_POSITIVE, f64::MAX),
            ("optimizer.weight_decay", o.weight_decay, 0.0, f64::MAX),
            ("optimizer.clip", o.clip, 0.0, f64::MAX),
            ("fit_minutes", self.fit_minutes.unwrap_or(1.0), 0.01, 1e6),
        ];
        for (name, value, low, high) in ranges {
            if !(low..=high).contains(&value) {
                let range = match (low, high) {
                    (_, f64::MAX) if low == 0.0 => "0 or more".to_string(),
                    (_, f64::MAX) => "above 0".to_string(),
                    (_, h) if h == 1.0f64.next_down() => "0 or more and below 1".to_string(),
                    _ => format!("from {low} to {high}"),
                };
                return bad(format!("{name} is {value}; it must be {range}"));
            }
        }
        Ok(())
    }

    /// What a user might not expect of a valid configuration.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if let Some(step) = self
            .dump_steps
            .iter()
            .find(|s| **s == 0 || **s > self.steps)
        {
            notes.push(format!(
                "--dump-step {step} is none of the run's steps, 1 to {}: it is not written",
                self.steps
            ));
        }
        if self.optimizer.warmup > self.steps {
            notes.push(format!(
                "the warm-up ({} steps) is longer than the run ({}): the peak learning rate is not reached",
                self.optimizer.warmup, self.steps
            ));
        }
        notes
    }

    /// The learning rate at the end.
    pub fn min_lr(&self) -> f64 {
        self.optimizer.min_lr.unwrap_or(self.optimizer.lr / 10.0)
    }

    /// The learning-rate schedule.
    pub fn schedule(&self) -> Schedule {
        let o = &self.optimizer;
        Schedule {
            kind: o.schedule,
            peak: o.lr,
            min: self.min_lr(),
            warmup: o.warmup,
            decay_fraction: o.decay_fraction,
            steps: self.steps,
        }
    }

    /// Tokens per optimizer step.
    pub fn tokens_per_step(&self) -> u64 {
        self.batch as u64 * self.context as u64 * self.accumulate as u64
    }

    /// Fields whose values differ, as `name: from -> to`.
    pub fn changes_from(&self, before: &RunConfig) -> Vec<String> {
        let table = |c: &RunConfig| {
            Value::try_from(c)
                .ok()
                .and_then(|v| v.as_table().cloned())
                .unwrap_or_default()
        };
        let mut changes = Vec::new();
        differences("", &table(before), &table(self), &mut changes);
        changes
    }

    /// A hash of everything that decides the bits of the result: all but the device, what is reported, and how often. A
    /// device whose matrix instructions are used (`mma`) does decide bits, but is not known here.
    ///
    /// # Errors
    /// As [`RunConfig::to_toml`].
    pub fn fingerprint(&self) -> Result<String> {
        let standard = RunConfig::default();
        let deciding = RunConfig {
            device: standard.device,
            // The same bits.
            mma: match self.mma {
                MmaChoice::F32 | MmaChoice::Bf16 => MmaChoice::Emulated,
                other => other,
            },
            mma_paths: None,
            eval_every: 0,
            eval_windows: 1,
            log_every: 1,
            checkpoint_every: 0,
            numerics_every: 0,
            keep: 1,
            sample_tokens: 0,
            init: None,
            fit_minutes: None,
            ..self.clone()
        };
        Ok(blake3::hash(deciding.to_toml()?.as_bytes())
            .to_hex()
            .to_string())
    }
}

fn differences(prefix: &str, before: &Table, after: &Table, out: &mut Vec<String>) {
    let mut names: Vec<&String> = before.keys().chain(after.keys()).collect();
    names.sort();
    names.dedup();
    let show = |v: Option<&Value>| v.map_or("not set".to_string(), Value::to_string);
    for name in names {
        match (before.get(name), after.get(name)) {
            (Some(Value::Table(b)), Some(Value::Table(a))) => {
                differences(&format!("{prefix}{name}."), b, a, out)
            }
            (b, a) if b != a => out.push(format!("{prefix}{name}: {} -> {}", show(b), show(a))),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
