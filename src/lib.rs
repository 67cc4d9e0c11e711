//! # halfbyte: FP4 transformer training on any machine
//!
//! The modules, in the order in which data flows and in which they are best read.
#![warn(missing_docs)]

pub mod error;
pub mod device;
pub mod tensor;
pub mod rng;
pub mod hadamard;
pub mod formats;
pub mod quantize;
pub mod gemm;
pub mod recipe;
pub mod layers;
pub mod model;
pub mod optim;
pub mod data;
pub mod train;
pub mod export;
pub mod cli;

pub use error::{Error, Result};
