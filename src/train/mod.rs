//! Training: configuration, the loop, checkpoints, metrics, text samples.

pub mod checkpoint;
pub mod config;
mod durable;
pub mod metrics;
pub mod plot;
pub mod run_folder;
pub mod sample;
pub mod schedule;
