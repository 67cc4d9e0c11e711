//! Training: configuration, the loop, checkpoints, metrics, text samples.

pub mod checkpoint;
pub mod config;
mod durable;
pub mod schedule;
