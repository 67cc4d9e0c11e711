//! The model: configuration, the table of parameters, forward and backward.
//!
//! ```text
//! x  = embed(ids)                                  (M, C)      M = B T
//! per block:
//!   n1 = rms_norm(x) w1        qkv = n1 Wqkv^T     rope(q, k)
//!   a  = attention(qkv)        x  += a Wo^T
//!   n2 = rms_norm(x) w2        gu  = n2 Wgu^T      s = silu(g) u        x += s Wd^T
//! logits = rms_norm(x) wf Whead^T                  loss = mean cross entropy
//! ```
//!
//! Activations are allocated once per batch shape and reused by every step.

mod backward;
mod config;
mod decoder;
mod forward;
mod linears;
mod params;
mod workspace;

pub use config::ModelConfig;
pub use decoder::{Model, Position};
pub use params::{ParamEntry, ParamTable};
