//! Layers.
pub mod attention;
pub mod cross_entropy;
pub mod elementwise;
pub mod embedding;
pub mod gelu;
pub mod layer_norm;
pub mod linear;
pub mod math;
pub mod norm;
pub mod product;
pub mod reduce;
pub mod replay;
pub mod rms_norm;
pub mod rope;
pub mod strict;
pub mod swiglu;
#[cfg(test)]
pub(crate) mod testing;
pub mod trace;
pub mod trust_mask;
