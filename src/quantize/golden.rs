//! A device's answers to the cases of golden files, for `halfbyte conform`.
//!
//! Tensors and transforms run through the kernels that training uses. The tables of scalars have no kernel of their own:
//! codes are decoded by dequantising blocks made of them, values are encoded as elements of blocks whose scale is 1. What
//! no block can hold (non-finite samples, samples that would raise the scale, scale types as encoders) is answered by the
//! host and counted.

use super::{Hadamard, Quantized, dequantize, hadamard, quantize};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::formats::golden::{Case, Outcome, Scalar, host_outcome};
use crate::formats::{BlockFormat, QuantizedRef};
use crate::hadamard::Signs;
use crate::tensor::Tensor;

/// An answer, and how many of its values the host gave.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceAnswer {
    /// The answer.
    pub outcome: Outcome,
    /// Values that no kernel can be asked for.
    pub by_host: usize,
}

/// What `device` answers to `case`.
///
/// # Errors
/// Those of the kernels; [`Error::Config`] for a case that has no answer.
pub fn answer(device: &Device, case: &Case) -> Result<DeviceAnswer> {
    let all_by_device = |outcome| DeviceAnswer {
        outcome,
        by_host: 0,
    };
    match case {
        Case::Quantize(c) => {
            let x = Tensor::upload(device, &c.x, c.rows, c.cols)?;
            let q = quantize(device, x.view(), &c.format, None)?.download(device)?;
            Ok(all_by_device(Outcome::from_packed(&q)?))
        }
        Case::Hadamard(c) => {
            // The signs multiply exactly, so they may be applied before the upload.
            let signed = |(i, x): (usize, &f32)| if c.negative[i % c.size] { -x } else { *x };
            let x: Vec<f32> = c.x.iter().enumerate().map(signed).collect();
            let x = Tensor::upload(device, &x, c.rows, c.cols)?;
            let transform = Hadamard {
                size: c.size,
                signs: Signs::None,
            };
            let y = hadamard(device, x.view(), &transform)?.download(device)?;
            Ok(all_by_device(Outcome::Values(y)))
        }
        Case::Decode(c) => Ok(all_by_device(Outcome::Values(decode(device, c.scalar)?))),
        Case::Encode(c) => encode(device, case, c.scalar, &c.x),
    }
}

/// The value of every code of a type.
fn decode(device: &Device, scalar: Scalar) -> Result<Vec<f32>> {
    const ONE_E2M1: u32 = 2;
    const ONE_E8M0: u8 = 127;
    let n = scalar.codes();
    // Elements lie in rows of at most 32 under a scale of 1; scales have a row each over an element of 1.
    let (format, rows, k) = match scalar {
        Scalar::E2M1 => (BlockFormat::MXFP4, 1, n),
        Scalar::E4M3 => (BlockFormat::MXFP8_E4M3, n / 32, 32),
        Scalar::E5M2 => (BlockFormat::MXFP8_E5M2, n / 32, 32),
        Scalar::E8M0 => (BlockFormat::MXFP4, n, 1),
        Scalar::Ue5m3 => (BlockFormat::UE5M3, n, 1),
    };
    let layout = format.layout(rows, k)?;
    let mut codes = vec![0u32; layout.code_words()];
    let mut scales = vec![ONE_E8M0; layout.scale_bytes()];
    for code in 0..n {
        let (word, shift) = layout.code_at(code / k, code % k);
        if matches!(scalar, Scalar::E8M0 | Scalar::Ue5m3) {
            codes[word] |= ONE_E2M1 << shift;
            scales[layout.scale_at(code, 0)] = code as u8;
        } else {
            codes[word] |= (code as u32) << shift;
        }
    }
    let q = QuantizedRef::from_parts(format, layout, codes, scales, None)?;
    dequantize(device, &Quantized::upload(device, &q)?)?.download(device)
}

/// The codes of samples, one a block of its own beside the largest element, which keeps the scale at 1.
fn encode(device: &Device, case: &Case, scalar: Scalar, x: &[f32]) -> Result<DeviceAnswer> {
    let Outcome::Codes(mut codes) = host_outcome(case)? else {
        return Err(Error::Config("an encode case is answered by codes".into()));
    };
    let (format, largest, below) = match scalar {
        Scalar::E2M1 => (BlockFormat::MXFP4, 6.0, 8.0),
        Scalar::E4M3 => (BlockFormat::MXFP8_E4M3, 448.0, 512.0),
        Scalar::E5M2 => (BlockFormat::MXFP8_E5M2, 57344.0, 65536.0),
        Scalar::E8M0 | Scalar::Ue5m3 => (BlockFormat::MXFP4, 0.0, 0.0),
    };
    let on_device: Vec<usize> = (0..x.len()).filter(|i| x[*i].abs() < below).collect();
    let by_host = x.len() - on_device.len();
    if !on_device.is_empty() {
        let mut blocks = vec![0.0f32; on_device.len() * 32];
        for (block, i) in blocks.chunks_exact_mut(32).zip(&on_device) {
            block[0] = x[*i];
            block[31] = largest;
        }
        let blocks = Tensor::upload(device, &blocks, on_device.len(), 32)?;
        let q = quantize(device, blocks.view(), &format, None)?.download(device)?;
        for (row, i) in on_device.iter().enumerate() {
            codes[*i] = q.code(row, 0);
        }
    }
    Ok(DeviceAnswer {
        outcome: Outcome::Codes(codes),
        by_host,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;
    use crate::formats::golden::{GoldenFile, check};
    use std::path::Path;

    /// The small copies in this repository, and the public files where they are present.
    #[test]
    fn every_golden_case_passes_on_every_device() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = Vec::new();
        for dir in ["tests/golden", "../shared/golden"] {
            let Ok(entries) = std::fs::read_dir(root.join(dir)) else {
                continue;
            };
            let paths = entries.map(|e| e.expect("an entry").path());
            files.extend(paths.filter(|p| p.extension().is_some_and(|e| e == "json")));
        }
        assert!(!files.is_empty());
        on_every_device(|device| {
            for path in &files {
                let file = GoldenFile::read(path).unwrap();
                let report = check(&file, &mut |case| Ok(answer(device, case)?.outcome));
                assert!(
                    report.passed(),
                    "{} on {device:?}:\n{report}",
                    path.display()
                );
            }
        });
    }
}
