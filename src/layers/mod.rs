//! Layers.
pub mod elementwise;
