//! Quantised operands on a device, and the kernels that make them.
//!
//! The layout is that of [`crate::formats::layout`]: an operand (rows, K) with blocks along K, so that every
//! GEMM is `A (M, K) B (N, K)^T` over two packed operands. Every kernel gives the bits of the host reference
//! ([`crate::formats::reference`]) on every backend.

mod codec;
mod dequantize;
pub mod golden;
mod hadamard;
mod kernel;
mod lanes;
mod launch;
mod memory;
mod random;
mod scale;
mod stats;
pub(crate) mod tensor_scale;
mod tiles;

pub use dequantize::dequantize;
pub(crate) use dequantize::dequantize_into;
pub use stats::DeviceStats;

use crate::device::Device;
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, PackedLayout, QuantizedRef, Rounding};
use crate::hadamard::Signs;
use crate::rng::Stream;
use crate::tensor::{Tensor, View, Words};

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
            tensor_amax: q
                .tensor_amax
                .map(|a| Words::upload(device, &[a.to_bits()]))
                .transpose()?,
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
            Some(words) => words
                .download(device)?
                .first()
                .map(|bits| f32::from_bits(*bits)),
            None => None,
        };
        QuantizedRef::from_parts(self.format, self.layout, codes, scales, amax)
    }
}

/// A Hadamard transform of the operand before it is quantised; see [`crate::hadamard`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hadamard {
    /// Size of a group: 16, 32, 64, 128 or 256.
    pub size: usize,
    /// Signs, the same for both operands of a GEMM.
    pub signs: Signs,
}

/// What a quantisation does beside the format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Random bits of stochastic rounding: padded element i takes `stream.bits24(i)`.
    pub stream: Option<Stream>,
    /// A transform along K first. The operand then has K filled up to whole groups.
    pub hadamard: Option<Hadamard>,
    /// Whether statistics are made in the same pass.
    pub stats: bool,
    /// Whose scratch memory holds the operand, where the caller is done with it before it asks for another; new memory
    /// where there is none.
    #[doc(hidden)]
    pub scratch: Option<&'static str>,
}

/// Quantises the operand `x` (rows, K), blocks along its columns; for the other axis of a tensor pass `view.t()`.
///
/// Stochastic rounding takes its bits for padded element i from `stream`, as the reference does. Nothing is read back.
///
/// # Errors
/// [`Error::Shape`] for a view outside its tensor; [`Error::Config`] for an invalid format, or for SR without a stream;
/// [`Error::Device`] where memory is short.
pub fn quantize(
    device: &Device,
    x: View,
    format: &BlockFormat,
    stream: Option<Stream>,
) -> Result<Quantized> {
    let options = Options {
        stream,
        ..Options::default()
    };
    Ok(quantize_with(device, x, format, &options)?.0)
}

/// [`quantize`] with a Hadamard transform or statistics; `Some` statistics exactly where they were asked for.
///
/// # Errors
/// As [`quantize`], and [`Error::Config`] for a transform size that is not supported.
pub fn quantize_with(
    device: &Device,
    x: View,
    format: &BlockFormat,
    options: &Options,
) -> Result<(Quantized, Option<DeviceStats>)> {
    format.layout(x.rows, x.cols)?;
    if format.rounding == Rounding::Sr && options.stream.is_none() {
        return Err(Error::Config(format!(
            "{format} rounds stochastically and needs a random stream"
        )));
    }
    launch::quantize_view(device, &x, format, options)
}

/// [`hadamard`] into scratch memory of this owner.
pub(crate) fn hadamard_scratch(
    device: &Device,
    x: View,
    transform: &Hadamard,
    owner: &'static str,
) -> Result<Tensor> {
    launch::hadamard(device, &x, transform.size, &transform.signs, Some(owner))
}

/// The Hadamard transform of `x` (rows, K) along K, (rows, K filled up to whole groups); the bits of
/// [`crate::hadamard::transform_rows`].
///
/// # Errors
/// [`Error::Config`] for a size that is not supported; [`Error::Shape`] and [`Error::Device`] as [`quantize`].
pub fn hadamard(device: &Device, x: View, transform: &Hadamard) -> Result<Tensor> {
    if x.rows == 0 || x.cols == 0 {
        return Err(Error::Shape(format!(
            "cannot transform a tensor of shape ({}, {})",
            x.rows, x.cols
        )));
    }
    launch::hadamard(device, &x, transform.size, &transform.signs, None)
}

#[cfg(test)]
mod tests;
