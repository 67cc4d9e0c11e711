//! Whether a device's matrix instruction is right, asked before it is used: a device that advertises one can be wrong.
//!
//! ```text
//! exact     scales within a factor of 4, so that every sum fits 23 bits in any order: the reference's bits, C = and C +=
//! rounded   scales over 2^20: within the bound of super::bound of the exact result
//! ```
//! Shapes have tails along M, N and K and more than one stage, so all of the kernel is asked. Three launches and a few
//! milliseconds, beside the compilation of kernels that training needs anyway.

use super::{bound, native};
use crate::device::{Device, Fp4, MatrixPaths, MmaPath};
use crate::error::Result;
use crate::formats::{BlockFormat, QuantizedRef};
use crate::gemm::emulated;
use crate::quantize::Quantized;
use crate::rng::{Purpose, Stream};
use crate::tensor::Tensor;

/// (M, N, K) of the questions.
pub const SHAPES: [(usize, usize, usize); 2] = [(16, 8, 64), (131, 137, 360)];

/// The kind of scales a question has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scales {
    /// Every partial sum is exact in f32 and in any unit that keeps 23 bits.
    Exact,
    /// Over 2^20.
    Wide,
}

/// A random operand (rows, k) of a format; all sixteen codes occur.
///
/// # Errors
/// As [`BlockFormat::layout`].
pub fn operand(
    format: Fp4,
    scales: Scales,
    rows: usize,
    k: usize,
    seed: u32,
) -> Result<QuantizedRef> {
    let block_format = match format {
        Fp4::Mxfp4 => BlockFormat::MXFP4,
        Fp4::Nvfp4 => BlockFormat::NVFP4,
    };
    let layout = block_format.layout(rows, k)?;
    let stream = Stream::new(Purpose::Study, seed, 0, 0);
    let mut codes = vec![0u32; layout.code_words()];
    let mut bytes = vec![0u8; layout.scale_bytes()];
    for row in 0..rows {
        for column in 0..k {
            let (word, shift) = layout.code_at(row, column);
            let code = stream.word(layout.element(row, column)) >> 28;
            codes[word] |= code << shift;
            if column % layout.block[1] == 0 {
                let at = layout.scale_at(row, column);
                bytes[at] = scale_byte(format, scales, stream.at(1, 0, 0).word(at as u64) >> 8);
            }
        }
    }
    // A tensor scale that is no power of two.
    let amax = (format == Fp4::Nvfp4).then_some(1.7);
    QuantizedRef::from_parts(block_format, layout, codes, bytes, amax)
}

fn scale_byte(format: Fp4, scales: Scales, random: u32) -> u8 {
    let byte = match (format, scales) {
        // 1/2, 1, 2
        (Fp4::Mxfp4, Scales::Exact) => 126 + random % 3,
        (Fp4::Mxfp4, Scales::Wide) => 117 + random % 21,
        // 1, 1.5 and twice these
        (Fp4::Nvfp4, Scales::Exact) => 0x38 + 4 * (random % 4),
        // All that are finite, subnormals and zero too.
        (Fp4::Nvfp4, Scales::Wide) => random % 0x7F,
    };
    byte as u8
}

/// Asks the instruction for a format; what was found, or what went wrong.
///
/// # Errors
/// A line that says where and how the device differs, or how it failed.
pub fn probe(device: &Device, format: Fp4) -> Result<String, String> {
    let unit = device.fp4_unit(format)?;
    let mut paths = MatrixPaths::emulated("");
    paths.get_mut(format).path = MmaPath::Native(unit);
    let device = &device.with_matrix_paths(paths);
    let mut compared = 0;
    for (m, n, k) in SHAPES {
        let ask = |scales, accumulate| {
            device.attempt(|| {
                let (a, b) = (
                    operand(format, scales, m, k, 1)?,
                    operand(format, scales, n, k, 2)?,
                );
                let start = vec![if accumulate { 3.0 } else { f32::NAN }; m * n];
                let c = Tensor::upload(device, &start, m, n)?;
                let (qa, qb) = (
                    Quantized::upload(device, &a)?,
                    Quantized::upload(device, &b)?,
                );
                native(device, format, &qa, &qb, &c, accumulate)?;
                Ok((c.download(device)?, a, b))
            })
        };
        for accumulate in [false, true] {
            let (got, a, b) = ask(Scales::Exact, accumulate)?;
            let mut want = emulated::reference(&a, &b).map_err(|e| e.to_string())?;
            if accumulate {
                want.iter_mut().for_each(|w| *w += 3.0);
            }
            differing(&got, &want, n)?;
            compared += got.len();
        }
        let (got, a, b) = ask(Scales::Wide, false)?;
        let exact = bound::exact(&a, &b).map_err(|e| e.to_string())?;
        if let Some((i, what)) = bound::first_outside(&got, &exact, k) {
            return Err(format!("on this device C[{}, {}] is {what}", i / n, i % n));
        }
        compared += got.len();
    }
    Ok(format!("right in {compared} outputs when tried"))
}

/// An error where bits differ.
fn differing(got: &[f32], want: &[f32], n: usize) -> Result<(), String> {
    let same = |(g, w): (&f32, &f32)| g.to_bits() == w.to_bits();
    match got.iter().zip(want).position(|pair| !same(pair)) {
        None => Ok(()),
        Some(i) => Err(format!(
            "on this device C[{}, {}] is {:e} where {:e} is right",
            i / n,
            i % n,
            got[i],
            want[i]
        )),
    }
}
