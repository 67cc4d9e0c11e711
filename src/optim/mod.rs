//! The optimizer: AdamW over one flat buffer, with clipping by the global gradient norm; and a watch on its steps.

mod adamw;
mod watch;

pub use adamw::{AdamW, AdamWConfig};
pub use watch::Watch;
