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
//! That is Llama ([`Architecture::Llama`]). GPT-2 walks the same way: layer_norm(x) w + b for rms_norm(x) w, learned
//! positions added to the embedding for rope, s = gelu(n2 Wfc^T + bfc) for the SwiGLU, and a bias after each product but
//! the head's. What one of the two lacks is an `Option` beside the weights, or `None` in the workspace.
//!
//! Activations are allocated once per batch shape and reused by every step.

mod backward;
mod config;
mod decoder;
mod forward;
mod linears;
mod norm;
mod params;
mod traced;
mod workspace;

pub use config::{Architecture, ModelConfig};
pub use decoder::{Model, Position};
pub use params::{Init, ParamEntry, ParamTable, Stored};
