//! Training: configuration, the loop, checkpoints, metrics, text samples.

pub mod case;
pub mod checkpoint;
pub mod config;
pub mod dump;
pub(crate) mod durable;
pub mod engine;
pub mod evaluate;
mod fit;
pub mod matrix;
pub mod metrics;
pub mod numerics;
mod outliers;
pub mod plot;
pub mod profile;
pub mod progress;
pub mod run;
pub mod run_folder;
pub mod sample;
pub mod schedule;
pub(crate) mod sealed;
mod start;
pub mod step_engine;
#[cfg(test)]
mod toy;
pub mod weights;
