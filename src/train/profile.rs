//! `--profile`: where the time of a step goes, measured on an engine of its own before the run begins, so that the run
//! itself is as it would be without.

use super::config::RunConfig;
use super::run::{build_engine, micro_batches, open_device};
use super::start::Start;
use super::step_engine::StepEngine;
use crate::Result;
use crate::data::Dataset;
use crate::profile::Profiled;

/// Steps that warm up.
const WARM_UP: u64 = 2;

/// Profiles `steps` steps of an engine that is not used for anything else, with the batches and the learning rate that come
/// after step `first`.
pub(super) fn take(
    config: &RunConfig,
    data: &Dataset,
    engine: &mut impl StepEngine,
    first: u64,
    steps: u64,
) -> Result<Profiled> {
    let batches: Vec<_> = (first..first + WARM_UP + steps)
        .map(|step| micro_batches(config, data, step))
        .collect::<Result<_>>()?;
    engine.profile(&batches, config.schedule().lr(first))
}

/// Profiles `steps` steps of a run that would begin with this configuration; nothing is written.
///
/// # Errors
/// As [`train`](super::run::train).
pub fn profile(config: &RunConfig, steps: u64) -> Result<Profiled> {
    config.check_names()?;
    let data = config.data.open()?;
    let mut start = Start::new(config, None, data.vocab_size)?;
    let (device, _) = open_device(&mut start)?;
    let mut engine = build_engine(&device, &start.config, &start.state.params)?;
    take(&start.config, &data, &mut engine, 0, steps)
}
