//! # halfbyte: FP4 transformer training on any machine
//!
//! CubeCL kernels written once in Rust run on CUDA, HIP, Vulkan, Metal, DX12 and CPU SIMD. The quantisers and
//! the emulated block-scaled GEMM give the same bits on all of them, and back a compact training loop.
//!
//! ```
//! use halfbyte::formats::{Axis, BlockFormat, dequantize, quantize};
//!
//! # fn main() -> halfbyte::Result<()> {
//! let x: Vec<f32> = (0..32).map(|i| i as f32 / 8.0).collect();
//! let q = quantize(&x, 1, 32, Axis::Rowwise, &BlockFormat::MXFP4, None)?;
//! assert_eq!(q.block_scales, [126]); // amax 3.875: a decode scale of one half
//! assert_eq!(dequantize(&q)[16], 2.0);
//! # Ok(())
//! # }
//! ```
//!
//! The modules, in the order in which data flows and in which they are best read:
//! [`error`], [`device`] (opening a backend), [`tensor`] (device memory with a shape), [`rng`] (random numbers
//! without state), [`hadamard`], [`formats`] (every bit of every format, on the host), [`quantize`] (the same on
//! devices), [`gemm`], [`recipe`] (which format where), [`layers`], [`model`], [`optim`], [`data`], [`train`],
//! [`study`] (recipes compared), [`mod@probe`] (what a device's arithmetic does, where two part, what failed run again),
//! [`mod@bench`] (how fast it is), [`export`], [`cli`].
#![warn(missing_docs)]

pub mod bench;
pub mod cli;
pub mod data;
pub mod device;
pub mod error;
pub mod export;
pub mod formats;
pub mod gemm;
pub mod hadamard;
pub mod layers;
pub mod model;
pub mod optim;
pub mod probe;
pub mod profile;
pub mod quantize;
pub mod recipe;
pub mod rng;
pub mod study;
pub mod tensor;
pub mod train;

pub use error::{Error, Result};
