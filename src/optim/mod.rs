//! The optimizer: AdamW over one flat buffer, with clipping by the global gradient norm.

mod adamw;

pub use adamw::{AdamW, AdamWConfig};
