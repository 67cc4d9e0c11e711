//! A study as TOML: arms that differ only where the study says so, seeds, and the run that they share.
//!
//! ```toml
//! name = "mine"                   # of the output folder
//! title = "MXFP4 against f32"
//! baseline = "f32"                # the arm that gaps are measured from
//! seeds = [0, 1, 2]               # each seeds initialisation, data and rounding, alike in every arm
//! [run]                           # any field of a run's config.toml but recipe, device and seeds
//! steps = 400
//! [[arms]]
//! name = "f32"                    # also the recipe, unless `recipe` names one
//! [[arms]]
//! name = "mxfp4-hot"
//! recipe = "mxfp4"
//! run = { optimizer = { lr = 2e-3 } }
//! [target]
//! fraction = 0.7                  # tokens-to-target: the loss the baseline has after this part of its tokens
//! [quick]                         # what --quick changes: seeds, arms, run
//! seeds = [0, 1]
//! ```

use std::path::Path;

use serde::{Deserialize, Serialize};
use toml::Table;

use crate::data::Dataset;
use crate::train::config::{RunConfig, explained, merge, set};
use crate::train::weights::Weights;
use crate::{Error, Result};

/// The studies that need no file: names and texts.
pub const BUILTIN: [(&str, &str); 4] = [
    ("paper-a", include_str!("builtin/paper-a.toml")),
    ("paper-b", include_str!("builtin/paper-b.toml")),
    ("paper-c", include_str!("builtin/paper-c.toml")),
    ("smoke", include_str!("builtin/smoke.toml")),
];

/// A study as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// A word for folders.
    pub name: String,
    /// A line for people.
    pub title: String,
    /// What it asks, in a few sentences.
    #[serde(default)]
    pub about: String,
    /// The arm that gaps are measured from.
    pub baseline: String,
    /// One run of every arm for each.
    pub seeds: Vec<u64>,
    /// What tokens-to-target means.
    #[serde(default)]
    pub target: Target,
    /// The run that all arms share: fields of `config.toml`.
    #[serde(default)]
    pub run: Table,
    /// What is compared.
    pub arms: Vec<Arm>,
    /// What `--quick` changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quick: Option<Quick>,
}

/// One of the things compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arm {
    /// Its name: letters, digits, `-`, `_` and `.`.
    pub name: String,
    /// Its recipe; the one of the arm's name if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// A few words for the report.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Fields of `config.toml` in which it differs from the shared run.
    #[serde(default, skip_serializing_if = "Table::is_empty")]
    pub run: Table,
}

/// The loss that tokens are counted to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Target {
    /// The smoothed training loss that the baseline of the same seed has after this part of its tokens.
    pub fraction: f64,
    /// Or a loss in nats per token, the same for every seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
}

impl Default for Target {
    fn default() -> Self {
        Target {
            fraction: 0.7,
            loss: None,
        }
    }
}

/// What `--quick` changes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Quick {
    /// Instead of the study's seeds.
    pub seeds: Option<Vec<u64>>,
    /// Only these arms.
    pub arms: Option<Vec<String>>,
    /// Over the study's `[run]`.
    pub run: Table,
}

/// What a command line changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    /// Apply `[quick]`.
    pub quick: bool,
    /// Optimizer steps; warm-up and the distance of evaluations are scaled with them.
    pub steps: Option<u64>,
    /// Instead of the study's seeds.
    pub seeds: Option<Vec<u64>>,
    /// Only these arms.
    pub arms: Option<Vec<String>>,
    /// Plant no outliers.
    pub plain: bool,
    /// Over `[run]`.
    pub run: Table,
}

/// One run of a study.
#[derive(Clone, Debug)]
pub struct PlannedRun {
    /// Index of its arm in [`Study::arms`].
    pub arm: usize,
    /// Its seed.
    pub seed: u64,
    /// The name of its folder.
    pub folder: String,
    /// Its settled configuration; the device is chosen when it runs.
    pub config: RunConfig,
}

impl Arm {
    /// The name of its recipe.
    pub fn recipe(&self) -> &str {
        self.recipe.as_deref().unwrap_or(&self.name)
    }
}

impl Study {
    /// A built-in study, or one from a file.
    ///
    /// # Errors
    /// [`Error::Config`] for an unknown name (with the nearest) or a study that [`Study::check`] refuses; [`Error::Io`].
    pub fn open(word: &str) -> Result<Study> {
        if let Some((_, text)) = BUILTIN.iter().find(|(name, _)| *name == word) {
            return Study::parse(text, word);
        }
        let path = Path::new(word);
        let is_file = path.extension().is_some_and(|e| e == "toml") || path.is_file();
        if !is_file {
            let names = BUILTIN.map(|(name, _)| name);
            let e = Error::unknown("study", word, &names);
            return Err(Error::Config(format!("{e}, or a file that ends in .toml")));
        }
        let text = std::fs::read_to_string(path).map_err(Error::io(path))?;
        Study::parse(&text, &path.display().to_string())
    }

    /// From TOML. `origin` is named in errors.
    ///
    /// # Errors
    /// As [`Study::open`].
    pub fn parse(text: &str, origin: &str) -> Result<Study> {
        let study: Study = toml::from_str(text).map_err(|e| explained(origin, &e))?;
        study.check()?;
        Ok(study)
    }

    /// The text of a study file.
    ///
    /// # Errors
    /// [`Error::Config`] where a number does not fit TOML.
    pub fn to_toml(&self) -> Result<String> {
        toml::to_string(self)
            .map_err(|e| Error::Config(format!("the study cannot be written as TOML: {e}")))
    }

    /// Checks everything but recipes, model and data.
    ///
    /// # Errors
    /// [`Error::Config`] that names the field and what would do.
    pub fn check(&self) -> Result<()> {
        let bad = |what: String| Err(Error::Config(format!("study {}: {what}", self.name)));
        check_name("name", &self.name)?;
        distinct("seeds", &self.seeds)?;
        distinct("arms", &self.arm_names())?;
        self.arm_named(&self.baseline, "baseline")?;
        let t = &self.target;
        if !(t.fraction > 0.0 && t.fraction <= 1.0) {
            return bad(format!(
                "target.fraction is {}; it must be above 0 and at most 1, for example 0.7",
                t.fraction
            ));
        }
        if t.loss.is_some_and(|l| !(l.is_finite() && l > 0.0)) {
            return bad("target.loss must be a positive number of nats per token".into());
        }
        check_fields("[run]", &self.run, false)?;
        for arm in &self.arms {
            check_name("arm", &arm.name)?;
            check_fields(&format!("arm {}", arm.name), &arm.run, true)?;
        }
        if let Some(quick) = &self.quick {
            check_fields("[quick.run]", &quick.run, false)?;
            if let Some(seeds) = &quick.seeds {
                distinct("quick.seeds", seeds)?;
            }
            self.select(quick.arms.as_deref())?;
        }
        Ok(())
    }

    fn arm_names(&self) -> Vec<&str> {
        self.arms.iter().map(|a| a.name.as_str()).collect()
    }

    fn arm_named(&self, name: &str, what: &str) -> Result<usize> {
        let found = self.arms.iter().position(|a| a.name == name);
        found.ok_or_else(|| Error::unknown(what, name, &self.arm_names()))
    }

    /// Index of the baseline.
    ///
    /// # Errors
    /// [`Error::Config`] where no arm has its name.
    pub fn baseline_arm(&self) -> Result<usize> {
        self.arm_named(&self.baseline, "baseline")
    }

    /// The arms of these names and the baseline, in the study's order; all if none are named.
    fn select(&self, names: Option<&[String]>) -> Result<Vec<Arm>> {
        let Some(names) = names else {
            return Ok(self.arms.clone());
        };
        for name in names {
            self.arm_named(name, "arm")?;
        }
        let wanted = |a: &&Arm| a.name == self.baseline || names.contains(&a.name);
        Ok(self.arms.iter().filter(wanted).cloned().collect())
    }

    /// The study that is run: `[quick]` and the command line applied, nothing left to choose.
    ///
    /// # Errors
    /// [`Error::Config`] for an unknown arm or field.
    pub fn changed(&self, changes: &Changes) -> Result<Study> {
        let mut study = self.clone();
        let quick = study.quick.take();
        if let Some(quick) = quick.filter(|_| changes.quick) {
            merge(&mut study.run, &quick.run);
            study.arms = self.select(quick.arms.as_deref())?;
            study.seeds = quick.seeds.unwrap_or(study.seeds);
        }
        if changes.arms.is_some() {
            study.arms = self.select(changes.arms.as_deref())?;
        }
        if let Some(seeds) = &changes.seeds {
            study.seeds = seeds.clone();
        }
        if let Some(steps) = changes.steps {
            let before = RunConfig::from_layers([&study.run])?;
            let steps_i = toml_integer("steps", steps)?;
            let scaled = |n: u64| {
                let n = (n as f64 * steps as f64 / before.steps.max(1) as f64).round() as u64;
                toml_integer("steps", n.max(1))
            };
            set(&mut study.run, "steps", steps_i);
            set(
                &mut study.run,
                "optimizer.warmup",
                scaled(before.optimizer.warmup)?,
            );
            if before.eval_every > 0 {
                set(&mut study.run, "eval_every", scaled(before.eval_every)?);
            }
        }
        if changes.plain {
            study.run.remove("outliers");
        }
        merge(&mut study.run, &changes.run);
        study.check()?;
        Ok(study)
    }

    /// The configuration that all arms share, before it is settled.
    ///
    /// # Errors
    /// [`Error::Config`] for unknown fields.
    pub fn shared_config(&self) -> Result<RunConfig> {
        RunConfig::from_layers([&defaults(), &self.run])
    }

    /// Every run, checked: seeds outside, arms inside, so that an interrupted study has whole pairs.
    ///
    /// # Errors
    /// [`Error::Config`] for an unknown recipe (with the nearest name) or sizes that do not fit.
    pub fn plan(&self, data: &Dataset) -> Result<Vec<PlannedRun>> {
        let mut runs = Vec::new();
        let mut weights = None;
        for &seed in &self.seeds {
            for (index, arm) in self.arms.iter().enumerate() {
                let mut own = arm.run.clone();
                set(&mut own, "recipe", arm.recipe());
                for kind in ["init", "data", "rounding"] {
                    set(&mut own, &format!("seeds.{kind}"), seed.to_string());
                }
                let mut config = RunConfig::from_layers([&defaults(), &self.run, &own])?;
                if let Some(path) = config.init.clone() {
                    let model = match weights.take() {
                        Some(model) => model,
                        None => Weights::open(&path, &mut Vec::new())?.model,
                    };
                    config.settle(Some((&model, &path)), data.vocab_size)?;
                    weights = Some(model);
                } else {
                    config.settle(None, data.vocab_size)?;
                }
                let explain = |e: Error| Error::Config(format!("arm {}: {e}", arm.name));
                config.validate().map_err(explain)?;
                data.check_vocab(config.model.vocab_size)?;
                data.check_context(config.context)?;
                runs.push(PlannedRun {
                    arm: index,
                    seed,
                    folder: format!("{}-s{seed}", arm.name),
                    config,
                });
            }
        }
        Ok(runs)
    }
}

/// What a study leaves away of a run unless it says otherwise.
fn defaults() -> Table {
    toml::toml! {
        sample_tokens = 0
        keep = 1
        numerics_every = 100
    }
}

fn toml_integer(what: &str, n: u64) -> Result<i64> {
    i64::try_from(n).map_err(|_| Error::Config(format!("{what} is {n}; it must be below 2^32")))
}

/// A name that can be a folder's on every system.
fn check_name(what: &str, name: &str) -> Result<()> {
    let fits = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    if name.is_empty() || name.len() > 60 || name.starts_with('.') || !name.chars().all(fits) {
        return Err(Error::Config(format!(
            "{what} `{name}`: expected up to 60 letters, digits, `-`, `_` and `.`"
        )));
    }
    Ok(())
}

fn distinct<T: PartialEq + std::fmt::Display>(what: &str, values: &[T]) -> Result<()> {
    if values.is_empty() {
        return Err(Error::Config(format!("{what}: there must be at least one")));
    }
    for (i, v) in values.iter().enumerate() {
        if values[..i].contains(v) {
            return Err(Error::Config(format!("{what}: {v} is there twice")));
        }
    }
    Ok(())
}

/// Fields that a study decides in another place, or that must be the same in every arm.
fn check_fields(what: &str, run: &Table, is_arm: bool) -> Result<()> {
    let elsewhere = [
        ("seeds", "the study's `seeds` seed all three streams"),
        ("recipe", "an arm's `recipe` names it"),
        ("device", "--device chooses it"),
        ("mma_paths", "it is what `mma` came to; set `mma`"),
        (
            "fit_minutes",
            "arms need the same number of steps; set `steps`",
        ),
    ];
    let shared = [
        ("data", "arms must see the same tokens; set it in [run]"),
        ("context", "arms must see the same tokens; set it in [run]"),
        ("batch", "arms must see the same tokens; set it in [run]"),
        (
            "accumulate",
            "arms must see the same tokens; set it in [run]",
        ),
        ("steps", "arms must see the same tokens; set it in [run]"),
        ("init", "arms must start alike; set it in [run]"),
    ];
    let refused = elsewhere.iter().chain(shared.iter().filter(|_| is_arm));
    for (field, why) in refused {
        if run.contains_key(*field) {
            return Err(Error::Config(format!(
                "{what}: `{field}` does not belong here: {why}"
            )));
        }
    }
    RunConfig::from_layers([run])
        .map_err(|e| Error::Config(format!("{what}: {e}")))
        .map(drop)
}

#[cfg(test)]
mod tests;
