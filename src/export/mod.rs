//! Files that other programs read and write: Hugging Face checkpoints.

pub mod hf;
mod hf_config;
