//! Whether a device's matrix unit is right, asked before it is used: a device that advertises one can be wrong.
//!
//! ```text
//!           scales                                       native                                bf16
//! exact     within a factor of 4, so that every sum      the reference's bits, C = and C +=    the same
//!           fits 23 bits in any order
//! wide      over 2^20                                    within the bound of super::bound      the reference's bits
//! edges     every kind of byte: zero, tiny, huge, NaN    (not asked)                           the reference's bits
//! ```
//! Shapes have tails along M, N and K and more than one stage, so all of the kernel is asked. Three or four launches a shape
//! and a few milliseconds, beside the compilation of kernels that training needs anyway.

use super::{block_format, block_scaled, bound};
use crate::device::{Device, Fp4, MatrixPaths, MmaPath};
use crate::error::Result;
use crate::formats::{QuantizedRef, ue5m3};
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
    /// Over 2^20; all finite ones where bytes are E4M3 or UE5M3.
    Wide,
    /// Where rules change: zero, the smallest, the edges of the careful ways, the largest, NaN.
    Edges,
}

/// MX bytes on both sides of every rule, by rows, so that sums of tiny terms are not lost in others: pairs about 2^-100; pairs
/// that overflow f32; those and zero, the smallest and the edges of the range without care.
const EDGES: [&[u32]; 3] = [
    &[76, 77, 78],
    &[127, 128, 190, 191, 253, 254],
    &[0, 1, 10, 76, 77, 100, 127, 153, 154, 200, 253],
];

/// A random operand (rows, k) of a format; all sixteen codes occur.
///
/// # Errors
/// As [`BlockFormat::layout`](crate::formats::BlockFormat::layout).
pub fn operand(
    format: Fp4,
    scales: Scales,
    rows: usize,
    k: usize,
    seed: u32,
) -> Result<QuantizedRef> {
    let block_format = block_format(format);
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
                let random = stream.at(1, 0, 0).word(at as u64) >> 8;
                bytes[at] = scale_byte(format, scales, row, random);
            }
        }
    }
    // A tensor scale that is no power of two.
    let amax = (format == Fp4::Nvfp4).then_some(1.7);
    QuantizedRef::from_parts(block_format, layout, codes, bytes, amax)
}

fn scale_byte(format: Fp4, scales: Scales, row: usize, random: u32) -> u8 {
    let nan = u32::from(block_format(format).scale.nan_byte());
    let finite = match format {
        Fp4::Ue5m3 => ue5m3::GRID.max_code + 1,
        _ => nan,
    };
    let byte = match (format, scales) {
        // 1/2, 1, 2
        (Fp4::Mxfp4, Scales::Exact) => 126 + random % 3,
        (Fp4::Mxfp4, Scales::Wide) => 117 + random % 21,
        // 1, 1.5 and twice these
        (Fp4::Nvfp4, Scales::Exact) => 0x38 + 4 * (random % 4),
        (Fp4::Ue5m3, Scales::Exact) => 0x78 + 4 * (random % 4),
        // All that are finite, subnormals and zero too.
        (_, Scales::Wide) => random % finite,
        (_, Scales::Edges) if random % 64 == 0 => nan,
        (Fp4::Mxfp4, Scales::Edges) => {
            let bytes = EDGES[row % EDGES.len()];
            bytes[random as usize % bytes.len()]
        }
        (_, Scales::Edges) => random % finite,
    };
    byte as u8
}

/// Asks a path for a format; what was found, or what went wrong.
///
/// # Errors
/// A line that says where and how the device differs, or how it failed, or that it has not this unit.
pub fn probe(device: &Device, format: Fp4, path: MmaPath) -> Result<String, String> {
    let has = match path {
        MmaPath::Native(unit) => device.fp4_unit(format)? == unit,
        MmaPath::Bf16(unit) => device.bf16_unit()? == unit,
        MmaPath::Emulated => true,
    };
    if !has {
        return Err(format!("the device's unit is not that of {path:?}"));
    }
    let mut paths = MatrixPaths::emulated("");
    paths.get_mut(format).path = path;
    let device = &device.with_matrix_paths(paths);
    // Paths with the reference's bits, whatever the scales.
    let bits_everywhere = !matches!(path, MmaPath::Native(_));
    let mut compared = 0;
    for (m, n, k) in SHAPES {
        let questions = [
            (Scales::Exact, false),
            (Scales::Exact, true),
            (Scales::Wide, false),
            (Scales::Edges, false),
        ];
        for (scales, accumulate) in questions {
            if scales == Scales::Edges && !bits_everywhere {
                continue;
            }
            let (got, a, b) = answer(device, format, scales, (m, n, k), accumulate)?;
            compared += got.len();
            if scales == Scales::Exact || bits_everywhere {
                let mut want = emulated::reference(&a, &b).map_err(|e| e.to_string())?;
                if accumulate {
                    want.iter_mut().for_each(|w| *w += START);
                }
                differing(&got, &want, n)?;
                continue;
            }
            let exact = bound::exact(&a, &b).map_err(|e| e.to_string())?;
            if let Some((i, what)) = bound::first_outside(&got, &exact, k) {
                return Err(format!("on this device C[{}, {}] is {what}", i / n, i % n));
            }
        }
    }
    Ok(format!("right in {compared} outputs when tried"))
}

/// What C holds before a sum is added to it.
const START: f32 = 3.0;

/// C of one question, and its operands.
fn answer(
    device: &Device,
    format: Fp4,
    scales: Scales,
    (m, n, k): (usize, usize, usize),
    accumulate: bool,
) -> Result<(Vec<f32>, QuantizedRef, QuantizedRef), String> {
    device.attempt(|| {
        let a = operand(format, scales, m, k, 1)?;
        let b = operand(format, scales, n, k, 2)?;
        let start = vec![if accumulate { START } else { f32::NAN }; m * n];
        let c = Tensor::upload(device, &start, m, n)?;
        let (qa, qb) = (
            Quantized::upload(device, &a)?,
            Quantized::upload(device, &b)?,
        );
        block_scaled(device, &qa, &qb, &c, accumulate)?;
        Ok((c.download(device)?, a, b))
    })
}

/// An error where bits differ; a NaN is as good as another.
fn differing(got: &[f32], want: &[f32], n: usize) -> Result<(), String> {
    let same = |(g, w): (&f32, &f32)| g.to_bits() == w.to_bits() || (g.is_nan() && w.is_nan());
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
