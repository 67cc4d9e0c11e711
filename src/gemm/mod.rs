//! Matrix products: Fprop Y = X Wt, Dgrad dX = dY W, Wgrad dW = dYt X.

pub mod dense;
pub mod emulated;
