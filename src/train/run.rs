//! A training run from beginning to end, top to bottom.
//!
//! ```text
//! data -> start (fresh, weights, or a checkpoint) -> checks -> device -> engine -> folder
//! each step     queue it; make the next batches meanwhile; read loss and norm back, if logged
//! now and then  held-out loss; checkpoint
//! before each   record, held-out loss and checkpoint: stop if any step so far was not finite
//! at the end    held-out loss and its gap to the known entropy, plot, text sample
//! ```
//! A NaN or an infinity in a step's loss or gradient is so noticed at the latest after `log_every` steps, before anything
//! that was computed with it is recorded or saved; the step is named even where its own loss was not logged, since the
//! device keeps watch ([`Watch`](crate::optim::Watch)). Meanwhile the optimizer lets a step with such a gradient change
//! nothing. A checkpoint holds finite numbers only: each save looks at every one of them.
//!
//! Every batch is a function of seed and step, so a resumed run sees what the uninterrupted one would have seen.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::checkpoint::{self, TrainState};
use super::config::RunConfig;
use super::engine::{Engine, Scope, StepStats, TrainBuffers};
use super::evaluate::{Evaluation, HeldOut};
use super::fit;
use super::matrix;
use super::metrics::{EvalRecord, Metrics, NumericsRecord, Record, StepRecord};
use super::plot;
use super::profile;
use super::progress::{Progress, bytes, duration, printable, say, thousands};
use super::run_folder::RunFolder;
use super::sample::{Sampling, generate};
use super::start::Start;
use super::step_engine::StepEngine;
use crate::data::{Batch, Dataset};
use crate::device::Device;
use crate::layers::strict;
use crate::model::ParamTable;
use crate::optim::AdamWConfig;
use crate::{Error, Result};

/// How a run ended.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Its folder.
    pub run_dir: PathBuf,
    /// The newest checkpoint.
    pub checkpoint: PathBuf,
    /// Optimizer steps taken.
    pub step: u64,
    /// Whether it was asked to stop before the last step.
    pub stopped: bool,
    /// The last evaluation; none if the run was stopped before one.
    pub evaluation: Option<Evaluation>,
    /// Text sampled at the end: the prompt and its continuation.
    pub sample: Option<(String, String)>,
    /// The most device memory seen in use, in bytes.
    pub peak_memory: u64,
}

/// Trains as configured. `resume`: the folder of a run, or of one of its checkpoints, to continue; `out`: the folder of a
/// new run. Once `stop` is true, the run saves and ends after the step at hand.
///
/// # Errors
/// Anything that keeps the run from going on; what it saved so far stays.
pub fn train(
    config: &RunConfig,
    resume: Option<PathBuf>,
    out: Option<PathBuf>,
    stop: &AtomicBool,
) -> Result<Outcome> {
    config.check_names()?;
    let data = config.data.open()?;
    let mut start = Start::new(config, resume.as_deref(), data.vocab_size)?;
    data.check_vocab(start.config.model.vocab_size)?;
    data.check_context(start.config.context)?;
    let (device, reason) = open_device(&mut start)?;
    say(&format!(
        "device   {}: {} ({reason})",
        device.name(),
        device.adapter()
    ));
    if start.config.strict {
        say("strict   its arithmetic gives the bits that are the same everywhere");
    }
    let build = |c: &RunConfig, params: &[f32]| build_engine(&device, c, params);
    run(start, out, stop, &data, build)
}

/// The device that a run asks for, with its ways to multiply, and why it was chosen.
pub(super) fn open_device(start: &mut Start) -> Result<(Device, String)> {
    let (device, reason) = Device::open_with_reason(&start.config.device)?;
    let mut device = matrix::choose(&device, &mut start.config, &mut start.notes)?;
    if start.config.strict {
        device = device.strict();
        strict::check(&device)?;
    }
    Ok((device, reason))
}

/// The engine of a configuration.
pub(super) fn build_engine(device: &Device, c: &RunConfig, params: &[f32]) -> Result<Engine> {
    let o = &c.optimizer;
    let adamw = AdamWConfig {
        beta1: o.beta1,
        beta2: o.beta2,
        eps: o.eps,
        weight_decay: o.weight_decay,
        clip: o.clip,
    };
    let scope = Scope {
        rounding_seed: c.seeds.rounding,
        steps: c.steps,
        taken: 0,
    };
    let recipe = c.resolve_recipe()?;
    Engine::new(device, &c.model, &recipe, adamw, scope, params)
}

/// The micro-batches of a step, counted from 0.
pub(super) fn micro_batches(config: &RunConfig, data: &Dataset, step: u64) -> Result<Vec<Batch>> {
    let batch =
        |micro| data.train_batch(step, micro, config.batch, config.context, config.seeds.data);
    (0..config.accumulate as u32).map(batch).collect()
}

/// [`train`] with any engine.
fn run<E: StepEngine>(
    start: Start,
    out: Option<PathBuf>,
    stop: &AtomicBool,
    data: &Dataset,
    build: impl Fn(&RunConfig, &[f32]) -> Result<E>,
) -> Result<Outcome> {
    let Start {
        mut config,
        mut state,
        folder,
        notes,
    } = start;
    notes
        .iter()
        .for_each(|note| say(&format!("note     {note}")));
    let held_out = HeldOut::new(data, config.context, config.batch, config.eval_windows)?;
    if let Some(minutes) = config.fit_minutes.filter(|_| folder.is_none()) {
        let mut scratch = build(&config, &state.params)?;
        let line = fit::fit(&mut config, minutes, data, &held_out, &mut scratch)?;
        say(&format!("fit      {line}"));
        state.fingerprint = config.fingerprint()?;
    }
    let mut engine = build(&config, &state.params)?;
    if state.step > 0 {
        engine.load_optimizer(state.step, &state.m, &state.v)?;
    }
    // Only now: a run that cannot begin leaves no folder.
    let folder = match folder {
        Some(folder) => folder,
        None => RunFolder::create(out.as_deref(), &config.recipe)?,
    };
    folder.write_config(&config, state.step)?;
    introduce(&config, data, &engine, &folder);
    if let Some(steps) = config.profile {
        let mut scratch = build(&config, &state.params)?;
        let taken = profile::take(&config, data, &mut scratch, state.step, steps)?;
        taken.write(folder.path())?;
        say(&format!("\n{}", taken.profile.table()));
    }
    let metrics = Metrics::open(&folder.metrics(), state.step)?;
    let mut run = Run {
        progress: Progress::new(config.steps, state.step),
        clock: Clock::new(metrics.elapsed_s(), state.tokens),
        saved: (state.step > 0).then(|| {
            folder
                .path()
                .join(checkpoint::FOLDER)
                .join(checkpoint::folder_name(state.step))
        }),
        evaluation: None,
        config,
        data,
        held_out,
        folder,
        engine,
        metrics,
        stop,
        state,
    };
    let result = run.steps();
    run.progress.finish();
    if let Err(e) = result.and_then(|()| run.draw()) {
        let _ = run.draw();
        return Err(run.explain(e));
    }
    run.finish()
}

/// Says what is about to happen.
fn introduce(config: &RunConfig, data: &Dataset, engine: &impl StepEngine, folder: &RunFolder) {
    for (format, path) in config.mma_paths.iter().flatten() {
        say(&format!("{format:<8} {path}"));
    }
    say(&format!("recipe   {}", config.recipe));
    engine
        .describe()
        .iter()
        .for_each(|line| say(&format!("         {line}")));
    let m = &config.model;
    say(&format!(
        "model    {} parameters: {} layers, width {}, {} heads ({} for keys and values), ffn {}, vocabulary {}, context {}",
        thousands(ParamTable::new(m).count() as u64),
        m.layers,
        m.hidden,
        m.heads,
        m.kv_heads,
        m.ffn,
        m.vocab_size,
        m.context
    ));
    say(&format!("data     {}", data.description));
    if let Some(floor) = data.floor {
        say(&format!(
            "floor    {floor:.4} nats per token: the entropy of the text, for a reader who sees whole documents"
        ));
    }
    let o = &config.optimizer;
    say(&format!(
        "plan     {} steps of {} x {} tokens ({} in all), learning rate {:e} to {:e} ({:?}), warm-up {}",
        thousands(config.steps),
        config.batch * config.accumulate,
        config.context,
        thousands(config.steps * config.tokens_per_step()),
        o.lr,
        config.min_lr(),
        o.schedule,
        o.warmup
    ));
    say(&format!("folder   {}", folder.path().display()));
}

struct Run<'a, E> {
    config: RunConfig,
    data: &'a Dataset,
    held_out: HeldOut,
    folder: RunFolder,
    engine: E,
    metrics: Metrics,
    progress: Progress,
    clock: Clock,
    stop: &'a AtomicBool,
    /// Step and tokens are current; the buffers are those of the last save.
    state: TrainState,
    saved: Option<PathBuf>,
    evaluation: Option<Evaluation>,
}

impl<E: StepEngine> Run<'_, E> {
    /// The loop.
    fn steps(&mut self) -> Result<()> {
        let schedule = self.config.schedule();
        let due = |every: u64, step: u64| every > 0 && step.is_multiple_of(every);
        let mut batches = micro_batches(&self.config, self.data, self.state.step)?;
        while self.state.step < self.config.steps && !self.stopping() {
            let lr = schedule.lr(self.state.step);
            if self.config.dump_steps.contains(&(self.state.step + 1)) {
                self.dump(&batches, lr)?;
            } else {
                self.engine.step(&batches, lr)?;
            }
            self.state.step += 1;
            self.state.tokens += self.config.tokens_per_step();
            let (step, last) = (self.state.step, self.state.step == self.config.steps);
            if !last {
                // Made while the device works.
                batches = micro_batches(&self.config, self.data, step)?;
            }
            if due(self.config.log_every, step) || last {
                self.log(lr)?;
            }
            if due(self.config.numerics_every, step)
                || (step == 1 && self.config.numerics_every > 0)
            {
                self.numerics(&batches)?;
            }
            if due(self.config.eval_every, step) && !last {
                self.evaluate()?;
            }
            if due(self.config.checkpoint_every, step) && !last && !self.stopping() {
                self.save()?;
            }
        }
        if self.state.step == self.config.steps {
            self.evaluate()?;
        }
        self.save()
    }

    fn stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.config.stop_after.is_some_and(|s| self.state.step >= s)
    }

    /// Reads the step's loss and norm back and records them.
    fn log(&mut self, lr: f64) -> Result<()> {
        let StepStats {
            loss, grad_norm, ..
        } = self.finite_stats()?;
        let record = StepRecord {
            step: self.state.step,
            tokens: self.state.tokens,
            loss,
            lr,
            grad_norm,
            tokens_per_s: self.clock.tokens_per_s(self.state.tokens),
            elapsed_s: self.clock.elapsed_s(),
        };
        self.progress.step(&record);
        self.metrics.push(Record::Step(record))
    }

    /// Looks at what quantisation does to the next batch (after the last step, to that of the last step).
    fn numerics(&mut self, batches: &[Batch]) -> Result<()> {
        let begun = Instant::now();
        let Some(batch) = batches.first() else {
            return Ok(());
        };
        let found = self.engine.numerics(batch)?;
        self.metrics.push(Record::Numerics(NumericsRecord {
            step: self.state.step,
            tokens: self.state.tokens,
            operands: found.operands,
            grad_norm_over_noise: found.grad_norm_over_noise,
            elapsed_s: self.clock.elapsed_s(),
        }))?;
        self.clock.pause(begun.elapsed());
        Ok(())
    }

    /// Loss and norm of the last step.
    ///
    /// # Errors
    /// [`Error::NonFinite`] where either was a NaN or an infinity in this step or one before it.
    fn finite_stats(&mut self) -> Result<StepStats> {
        let stats = self.engine.stats()?;
        let Some(step) = stats.non_finite_step else {
            return Ok(stats);
        };
        let (fallback, what) = if step < self.state.step {
            let noticed = format!(
                "its loss was not logged; noticed at step {}",
                self.state.step
            );
            ("the loss or the gradient", noticed)
        } else {
            let what = format!("loss {}, gradient norm {}", stats.loss, stats.grad_norm);
            match stats.loss.is_finite() {
                true => ("the gradient", what),
                false => ("the loss", what),
            }
        };
        let tensor = self.engine.find_non_finite()?.unwrap_or(fallback.into());
        let what = match self.keep_case(step) {
            Ok(Some(case)) => format!("{what}; {case}"),
            Ok(None) => what,
            Err(e) => format!("{what}; what it was computed from could not be kept: {e}"),
        };
        Err(Error::NonFinite { tensor, step, what })
    }

    /// The held-out loss, recorded and said.
    fn evaluate(&mut self) -> Result<()> {
        let begun = Instant::now();
        let step = self.state.step;
        self.finite_stats()?;
        let evaluation = self.held_out.evaluate(&mut self.engine, step)?;
        let known = self
            .metrics
            .records()
            .iter()
            .rev()
            .take_while(|r| r.step() == step);
        if !known.into_iter().any(|r| matches!(r, Record::Eval(_))) {
            let (tokens, elapsed_s) = (self.state.tokens, self.clock.elapsed_s());
            self.metrics.push(Record::Eval(EvalRecord {
                step,
                tokens,
                eval_loss: evaluation.loss,
                elapsed_s,
            }))?;
        }
        if step < self.config.steps {
            let gap = evaluation.floor.map_or(String::new(), |f| {
                format!(", {:.4} above the known entropy", evaluation.loss - f)
            });
            self.progress.say(&format!(
                "step {step}  held-out loss {:.4}{gap}",
                evaluation.loss
            ));
            self.draw()?;
        }
        self.evaluation = Some(evaluation);
        self.clock.pause(begun.elapsed());
        Ok(())
    }

    /// Saves a checkpoint, unless the one of this step is there.
    fn save(&mut self) -> Result<()> {
        let name = checkpoint::folder_name(self.state.step);
        if self.state.step == 0 || self.saved.as_ref().is_some_and(|p| p.ends_with(&name)) {
            return Ok(());
        }
        let begun = Instant::now();
        self.finite_stats()?;
        let TrainBuffers { params, m, v } = self.engine.download()?;
        (self.state.params, self.state.m, self.state.v) = (params, m, v);
        self.metrics.sync()?;
        self.saved = Some(checkpoint::save(
            self.folder.path(),
            &self.state,
            self.config.keep,
        )?);
        self.clock.pause(begun.elapsed());
        Ok(())
    }

    fn draw(&self) -> Result<()> {
        let title = format!("{}: {}", self.config.recipe, self.data.title);
        let floor = self.evaluation.and_then(|e| e.floor).or(self.data.floor);
        plot::draw(&self.folder.plot(), &title, self.metrics.records(), floor)
    }

    /// Adds to an error what is left of the run and how to go on.
    fn explain(&self, e: Error) -> Error {
        let run = self.folder.path().display();
        let rest = match &self.saved {
            Some(dir) => format!(
                "the last good checkpoint is {}; continue from it with --resume {run}",
                dir.display()
            ),
            None => "no checkpoint had been saved yet".to_string(),
        };
        match e {
            Error::NonFinite { tensor, step, what } => {
                let advice = "A lower --lr, a longer --warmup or a recipe with more bits may help";
                Error::NonFinite {
                    tensor,
                    step,
                    what: format!("{what}. Nothing of it was saved; {rest}. {advice}"),
                }
            }
            other => {
                say(&format!(
                    "note     stopped at step {} by an error; {rest}",
                    self.state.step
                ));
                other
            }
        }
    }

    /// What there is to say at the end.
    fn finish(mut self) -> Result<Outcome> {
        let stopped = self.state.step < self.config.steps;
        let run_dir = self.folder.path().to_path_buf();
        if stopped {
            say(&format!(
                "stopped after step {}; continue with --resume {}",
                self.state.step,
                run_dir.display()
            ));
        } else if let Some(e) = &self.evaluation {
            e.lines().iter().for_each(|line| say(line));
        }
        let sample = if stopped { None } else { self.sample()? };
        let peak_memory = self.engine.peak_memory();
        let checkpoint = self.saved.clone().unwrap_or_else(|| run_dir.clone());
        say(&format!(
            "trained {}, peak memory {}",
            duration(self.clock.elapsed_s()),
            bytes(peak_memory)
        ));
        say(&format!(
            "wrote {}: config.toml, metrics.jsonl, loss.svg",
            run_dir.display()
        ));
        say(&format!(
            "wrote {}: loads in transformers, in `halfbyte eval` and in `halfbyte sample`",
            checkpoint.display()
        ));
        Ok(Outcome {
            run_dir,
            checkpoint,
            step: self.state.step,
            stopped,
            evaluation: self.evaluation,
            sample,
            peak_memory,
        })
    }

    /// Continues the beginning of a held-out window.
    fn sample(&mut self) -> Result<Option<(String, String)>> {
        let window = &self.held_out.batches()[0].inputs[..self.config.context];
        let mut tokens = window[..window.len().div_ceil(2).min(48)].to_vec();
        let given = tokens.len();
        if self.config.sample_tokens == 0 {
            return Ok(None);
        }
        let sampling = Sampling {
            seed: self.config.seeds.data,
            ..Sampling::default()
        };
        let (engine, stop) = (&mut self.engine, self.stop);
        let logits = |tokens: &[u32]| engine.logits(tokens);
        generate(
            &mut tokens,
            self.config.sample_tokens,
            &sampling,
            logits,
            |_| !stop.load(Ordering::Relaxed),
        )?;
        let (prompt, text) = (
            self.data.decode(&tokens[..given]),
            self.data.decode(&tokens[given..]),
        );
        say(&format!(
            "sample   (held-out text, then >>> the model at temperature {})",
            sampling.temperature
        ));
        printable(&format!("{prompt}>>>{text}"))
            .lines()
            .for_each(|line| say(&format!("    {line}")));
        Ok(Some((prompt, text)))
    }
}

/// Time in the run, and speed between records.
struct Clock {
    begun: Instant,
    /// Seconds of earlier sessions.
    before: f64,
    mark: Instant,
    tokens: u64,
}

impl Clock {
    fn new(before: f64, tokens: u64) -> Clock {
        Clock {
            begun: Instant::now(),
            before,
            mark: Instant::now(),
            tokens,
        }
    }

    fn elapsed_s(&self) -> f64 {
        let seconds = self.before + self.begun.elapsed().as_secs_f64();
        (seconds * 1e3).round() / 1e3
    }

    /// Speed since the last call, pauses not counted.
    fn tokens_per_s(&mut self, tokens: u64) -> f64 {
        let now = Instant::now();
        let seconds = now
            .saturating_duration_since(self.mark)
            .as_secs_f64()
            .max(1e-6);
        let speed = (tokens - self.tokens) as f64 / seconds;
        (self.mark, self.tokens) = (now, tokens);
        (speed * 10.0).round() / 10.0
    }

    fn pause(&mut self, length: Duration) {
        self.mark += length;
    }
}

mod inside;
#[cfg(test)]
mod tests;
