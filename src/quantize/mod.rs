//! Quantised operands on a device, and the kernels that make them.
//!
//! The layout is that of [`crate::formats::layout`]: an operand (rows, K) with blocks along K, so that every
//! GEMM is `A (M, K) B (N, K)^T` over two packed operands.

use crate::device::Device;
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, PackedLayout, QuantizedRef, ScaleRule};
use crate::tensor::{Tensor, Words};

/// A quantised operand (rows, K) on a device.
#[derive(Clone, Debug)]
pub struct Quantized {
    /// Its format.
    pub format: BlockFormat,
    /// Where codes and scales lie.
    pub layout: PackedLayout,
    /// Codes, (rows, words_per_row).
    pub codes: Words,
    /// Scale bytes, (rows, scale_words_per_row).
    pub scales: Words,
    /// The f32 bits of the largest finite magnitude, one word, where the format has a tensor scale.
    pub tensor_amax: Option<Words>,
}

impl Quantized {
    /// Copies a host operand to the device.
    ///
    /// # Errors
    /// [`Error::Device`] where memory is short.
    pub fn upload(device: &Device, q: &QuantizedRef) -> Result<Quantized> {
        let scales = q.layout.pack_scales(&q.block_scales)?;
        Ok(Quantized {
            format: q.format,
            layout: q.layout,
            codes: Words::upload(device, &q.codes)?,
            scales: Words::upload(device, &scales)?,
            tensor_amax: q.tensor_amax.map(|a| Words::upload(device, &[a.to_bits()])).transpose()?,
        })
    }
}
