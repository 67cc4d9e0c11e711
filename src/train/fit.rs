//! `--fit-minutes`: how many steps take about so long, from the measured speed of this machine.

use std::time::{Duration, Instant};

use super::config::RunConfig;
use super::evaluate::HeldOut;
use super::progress::{duration, thousands};
use super::step_engine::StepEngine;
use crate::Result;
use crate::data::Dataset;

/// Measuring ends after this many steps or this long, whichever is first.
const STEPS: u64 = 8;
const LONGEST: Duration = Duration::from_secs(10);

/// Measures a scratch engine and sets `steps` (and, unless given, a warm-up of at most a fifth of them). Returns a line
/// for people.
pub(super) fn fit(
    config: &mut RunConfig,
    minutes: f64,
    data: &Dataset,
    held_out: &HeldOut,
    engine: &mut impl StepEngine,
) -> Result<String> {
    let batches = |step| super::run::micro_batches(config, data, step);
    // The first step and the first evaluation compile kernels.
    engine.step(&batches(0)?, 0.0)?;
    engine.stats()?;
    engine.eval_loss(&held_out.batches()[0])?;
    let begun = Instant::now();
    let mut measured = 0;
    while measured < STEPS && begun.elapsed() < LONGEST {
        measured += 1;
        engine.step(&batches(measured)?, 0.0)?;
        engine.stats()?;
    }
    let step = begun.elapsed().as_secs_f64() / measured as f64;
    let begun = Instant::now();
    engine.eval_loss(&held_out.batches()[0])?;
    let evaluation = begun.elapsed().as_secs_f64() * held_out.batches().len() as f64;
    config.steps = steps_in(minutes * 60.0, step, evaluation, config.eval_every);
    if !config.given.warmup {
        config.optimizer.warmup = config.optimizer.warmup.min((config.steps / 5).max(1));
    }
    Ok(format!(
        "{} steps fit in {}: measured {} tokens/s",
        config.steps,
        duration(minutes * 60.0),
        thousands((config.tokens_per_step() as f64 / step) as u64)
    ))
}

/// Steps of `step` seconds that fit in `seconds` with an evaluation at the end and every `every` steps; rounded down to a
/// multiple of ten where there are so many.
fn steps_in(seconds: f64, step: f64, evaluation: f64, every: u64) -> u64 {
    let shared = if every > 0 {
        evaluation / every as f64
    } else {
        0.0
    };
    let steps = ((seconds - evaluation).max(0.0) / (step + shared).max(1e-9)) as u64;
    let steps = steps.clamp(1, 10_000_000);
    if steps < 20 { steps } else { steps / 10 * 10 }
}

#[cfg(test)]
mod tests {
    use super::super::toy::{self, Toy};
    use super::*;
    use crate::data::DataSpec;

    #[test]
    fn steps_by_hand() {
        assert_eq!(steps_in(120.0, 0.5, 0.0, 100), 240);
        assert_eq!(
            steps_in(120.0, 0.5, 10.0, 20),
            110,
            "110 steps and 5.5 + 1 evaluations"
        );
        assert_eq!(steps_in(120.0, 0.5, 20.0, 0), 200);
        assert_eq!(steps_in(120.0, 9.0, 0.0, 100), 13);
        assert_eq!(steps_in(1.0, 100.0, 50.0, 100), 1, "at least one");
    }

    #[test]
    fn sets_steps_and_warmup() {
        let data = DataSpec::default().open().unwrap();
        let held_out = HeldOut::new(&data, 8, 4, 4).unwrap();
        let mut config = RunConfig {
            batch: 2,
            context: 8,
            ..RunConfig::default()
        };
        let mut engine = Toy::new(&toy::model(), &toy::params());
        let line = fit(&mut config, 0.01, &data, &held_out, &mut engine).unwrap();
        assert!(
            config.optimizer.warmup <= (config.steps / 5).max(1),
            "{line}"
        );
        config.given.warmup = true;
        config.optimizer.warmup = 77;
        fit(&mut config, 0.01, &data, &held_out, &mut engine).unwrap();
        assert_eq!(config.optimizer.warmup, 77);
    }
}
