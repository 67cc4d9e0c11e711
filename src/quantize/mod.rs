//! Quantised operands on a device, and the kernels that make them.
//!
//! The layout is that of [`crate::formats::layout`]: an operand (rows, K) with blocks along K, so that every
//! GEMM is `A (M, K) B (N, K)^T` over two packed operands. Every kernel gives the bits of the host reference
//! ([`crate::formats::reference`]) on every backend.

mod codec;
mod dequantize;
mod kernel;
mod lanes;
mod launch;
mod scale;
mod tensor_scale;
mod tiles;

pub use dequantize::dequantize;

use crate::device::Device;
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, PackedLayout, QuantizedRef, Rounding};
use crate::rng::Stream;
use crate::tensor::{View, Words};

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

    /// Copies the operand to the host; its statistics are left at zero.
    ///
    /// # Errors
    /// [`Error::Device`] where the work that makes the operand failed.
    pub fn download(&self, device: &Device) -> Result<QuantizedRef> {
        let codes = self.codes.download(device)?;
        let scales = self.layout.unpack_scales(&self.scales.download(device)?)?;
        let amax = match &self.tensor_amax {
            Some(words) => words.download(device)?.first().map(|bits| f32::from_bits(*bits)),
            None => None,
        };
        QuantizedRef::from_parts(self.format, self.layout, codes, scales, amax)
    }
}

/// Quantises the operand `x` (rows, K), blocks along its columns; for the other axis of a tensor pass `view.t()`.
///
/// Stochastic rounding takes its bits for padded element i from `stream`, as the reference does.
///
/// # Errors
/// [`Error::Shape`] for a view outside its tensor; [`Error::Config`] for an invalid format, or for SR without a stream;
/// [`Error::Device`] where memory is short.
pub fn quantize(device: &Device, x: View, format: &BlockFormat, stream: Option<Stream>) -> Result<Quantized> {
    let layout = format.layout(x.rows, x.cols)?;
    if format.rounding == Rounding::Sr && stream.is_none() {
        return Err(Error::Config(format!("{format} rounds stochastically and needs a random stream")));
    }
    launch::quantize_view(device, &x, format, layout, stream)
}

#[cfg(test)]
mod tests;
