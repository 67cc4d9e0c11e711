//! The model: configuration, the table of parameters, forward and backward.

mod config;
mod params;

pub use config::ModelConfig;
pub use params::{ParamEntry, ParamTable};
