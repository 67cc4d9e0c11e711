//! One row of values, quantised step by step.

use super::picture::{Picture, Series};
use crate::Result;
use crate::formats::scale::{Multiplier, SIXTH, TensorScale, block_scale};
use crate::formats::{Axis, BlockFormat, QuantizedRef, ScaleRule, dequantize, quantize};
use crate::rng::{Purpose, Stream};

pub(super) fn explain(values: &[f32], format: &str, seed: u32) -> Result<(Vec<String>, Picture)> {
    let format: BlockFormat = format.parse()?;
    let stream = Stream::new(Purpose::Rounding, seed, 0, 0);
    let q = quantize(
        values,
        1,
        values.len(),
        Axis::Rowwise,
        &format,
        Some(stream),
    )?;
    let back = dequantize(&q);
    let mut lines = vec![format!("{} values as {format}", values.len())];
    let tensor = tensor_scale(&q, &mut lines);
    let columns = format.block[1];
    for (b, block) in values.chunks(columns).enumerate() {
        describe_block(&q, &back, b, block, tensor, &mut lines);
    }
    let s = &q.stats;
    lines.push(String::new());
    lines.push(format!(
        "in all: signal to noise {:.2} dB, {} clipped, {} nonzero became zero, {} zero and {} non-finite blocks",
        s.snr_db(),
        s.clipped,
        s.underflowed,
        s.zero_blocks,
        s.non_finite_blocks
    ));
    Ok((lines, picture(values, &back, &format)))
}

/// The tensor scale, shown where the format has one.
fn tensor_scale(q: &QuantizedRef, lines: &mut Vec<String>) -> TensorScale {
    let ScaleRule::Nv { four_over_six } = q.format.scale else {
        return TensorScale::new(0.0, false);
    };
    let t = TensorScale::new(q.tensor_amax.unwrap_or(0.0), four_over_six.is_some());
    lines.push(format!(
        "tensor amax {} -> S_enc = {} / amax = {}, S_dec = 1 / S_enc = {:e}",
        t.amax,
        TensorScale::target(four_over_six.is_some()),
        t.encode,
        t.decode
    ));
    t
}

fn describe_block(
    q: &QuantizedRef,
    back: &[f32],
    b: usize,
    block: &[f32],
    tensor: TensorScale,
    lines: &mut Vec<String>,
) {
    let format = &q.format;
    let byte = q.block_scales[b];
    let bits = block
        .iter()
        .map(|x| x.to_bits() & 0x7FFF_FFFF)
        .max()
        .unwrap_or(0);
    let amax = f32::from_bits(bits);
    lines.push(String::new());
    lines.push(format!(
        "block {b}: amax {amax} (bits {bits:08x}, exponent field {})",
        bits >> 23
    ));
    let multiplier = if bits < 0x7F80_0000 {
        let scale = block_scale(format, bits, tensor, block, block.len());
        Some(match scale.multiplier {
            Multiplier::PowerOfTwo(e) => {
                lines.push(format!(
                    "  scale byte {byte:#04x} = 2^{e}; elements are multiplied by 2^{}",
                    -e
                ));
                2f64.powi(-e)
            }
            Multiplier::Float(m) => {
                if tensor.amax > 0.0 {
                    let unrounded = amax * (tensor.encode * SIXTH);
                    lines.push(format!("  amax / 6 under the tensor scale: {unrounded}"));
                }
                lines.push(format!(
                    "  scale byte {byte:#04x} = {}; elements are multiplied by {m}",
                    format.scale.decode(byte)
                ));
                f64::from(m)
            }
        })
    } else {
        lines.push(format!(
            "  not finite: scale byte {byte:#04x}, the whole block decodes to NaN"
        ));
        None
    };
    lines.push("        value        scaled   code      decoded         error".to_string());
    for (i, x) in block.iter().enumerate() {
        let column = b * format.block[1] + i;
        let scaled = multiplier.map_or("-".into(), |m| format!("{:.5}", f64::from(*x) * m));
        lines.push(format!(
            "  {:>11}  {scaled:>12}   {:#04x}  {:>11}  {:>12.3e}",
            format!("{x}"),
            q.code(0, column),
            format!("{}", back[column]),
            back[column] - x
        ));
    }
}

fn picture(values: &[f32], back: &[f32], format: &BlockFormat) -> Picture {
    let series = |name: &str, v: &[f32], bars| Series {
        name: name.into(),
        points: v
            .iter()
            .enumerate()
            .map(|(i, x)| (i as f64, f64::from(*x)))
            .collect(),
        bars,
        labels: Vec::new(),
    };
    Picture {
        title: format!("Values before and after {format}"),
        x: "position".into(),
        y: "value".into(),
        series: vec![
            series("value", values, true),
            series("decoded", back, false),
        ],
    }
}
