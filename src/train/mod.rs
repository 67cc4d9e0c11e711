//! Training: configuration, the loop, checkpoints, metrics, text samples.

pub mod schedule;
