//! Matrix products: Fprop Y = X Wt, Dgrad dX = dY W, Wgrad dW = dYt X.

mod decoded;
pub mod dense;
pub mod emulated;
pub mod native;
mod packed;
mod scales;
