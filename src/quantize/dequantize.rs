//! From codes and scales back to f32 (rows, k): the kernel twin of [`crate::formats::dequantize`].
//!
//! ```text
//! y = (code * block scale) [* S_dec] [* 4/3]      the first product is exact, each other one is one f32 product
//! ```
//!
//! A power of two below 2^-109 is applied to the exponent field by integer steps, so that denormal results do not depend
//! on the device. Bytes moved: 0.5 (or 1) for codes, 1/32 or 1/16 for scales, 4 for the result, each once.

// What `#[cube]` generates beside these items has no docs, and its dialect knows no div_ceil, no shorthand fields and no
// iterators; kernels take their buffers one by one.
#![allow(
    missing_docs,
    clippy::assign_op_pattern,
    clippy::redundant_field_names,
    clippy::manual_div_ceil
)]
#![allow(
    clippy::manual_is_multiple_of,
    clippy::needless_range_loop,
    clippy::too_many_arguments
)]

use super::Quantized;
use super::codec::{decode_magnitude, e2m1_doubled, integer_to_float, table};
use super::tensor_scale;
use crate::device::Device;
use crate::error::Result;
use crate::formats::{BlockFormat, Element, PreScale, ScaleRule, e4m3, ue5m3};
use crate::tensor::{Tensor, cubes_for, vector_for, with_vector};
use cubecl::prelude::*;

/// Below this E8M0 byte the product with the smallest element may be denormal.
const SMALL_BYTE: u32 = 18;

// ---- Kernel

#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct Extents {
    rows: u32,
    k: u32,
    chunks: u32,
    scale_words: u32,
}

/// The value of a code without its sign.
#[cube]
pub(crate) fn decode_code<N: Size>(
    code: Vector<u32, N>,
    #[comptime] element: Element,
) -> Vector<f32, N> {
    if comptime!(element == Element::E2M1) {
        integer_to_float::<N>(e2m1_doubled::<N>(code)) * Vector::new(0.5f32)
    } else {
        let value =
            Vector::<u32, N>::reinterpret(decode_magnitude::<N>(code, comptime!(element.grid())));
        // Codes past the largest are Inf (E5M2 0x7C) or NaN; quantisers make none of them.
        let top = comptime!(element.grid().max_code + 1);
        let past = if comptime!(element == Element::E4M3) {
            0x7FC0_0000u32
        } else {
            0x7F80_0000u32
        };
        let nan = code.greater_than(&Vector::new(top));
        let out = select_many(code.equal(&Vector::new(top)), Vector::new(past), value);
        Vector::reinterpret(select_many(nan, Vector::new(0x7FC0_0000u32), out))
    }
}

/// value * 2^(byte - 127) for values that are zero, normal or not finite.
#[cube]
fn times_power<N: Size>(value: Vector<f32, N>, byte: u32) -> Vector<u32, N> {
    let mut out =
        Vector::<u32, N>::reinterpret(value * Vector::new(f32::reinterpret(byte << 23u32)));
    if byte == 255u32 {
        out = Vector::new(0x7FC0_0000u32);
    } else if byte < SMALL_BYTE {
        let bits = Vector::<u32, N>::reinterpret(value);
        let shift = Vector::<u32, N>::new(23u32);
        let down = Vector::<u32, N>::new(127u32 - byte);
        let field = bits >> shift;
        // Normal: subtract from the field. Denormal: shift the significand; nothing is lost.
        let significand = (bits & Vector::new(0x007F_FFFFu32)) | Vector::new(0x0080_0000u32);
        let places = (down + Vector::new(1u32)) - min(field, down);
        let denormal = significand >> min(places, Vector::new(31u32));
        out = select_many(field.greater_than(&down), bits - (down << shift), denormal);
        out = select_many(bits.equal(&Vector::new(0u32)), bits, out);
        out = select_many(field.equal(&Vector::new(255u32)), bits, out);
    }
    out
}

/// The value of a float scale byte; E4M3 has a sign, which no quantiser sets.
#[cube]
fn decode_scale(byte: u32, #[comptime] rule: ScaleRule) -> f32 {
    let signed = comptime!(rule != ScaleRule::Ue5m3);
    let grid = comptime!(if signed { e4m3::GRID } else { ue5m3::GRID });
    let magnitude = byte & comptime!(if signed { 0x7Fu32 } else { 0xFFu32 });
    let value = decode_magnitude::<Const<1>>(Vector::new(magnitude), grid);
    let mut bits = u32::reinterpret(value.extract(0usize));
    bits = select(magnitude > comptime!(grid.max_code), 0x7FC0_0000u32, bits);
    if comptime!(signed) {
        bits |= (byte >> 7u32) << 31u32;
    }
    f32::reinterpret(bits)
}

/// One unit: one chunk of 32 elements of one row.
#[cube(launch_unchecked, create_dummy_kernel)]
fn dequantize_kernel<const L: usize>(
    codes: &[Vector<u32, Const<4>>],
    scales: &[u32],
    words: &[u32],
    out: &mut [Vector<f32, Const<L>>],
    at: Extents,
    #[comptime] format: BlockFormat,
) {
    let chunks = at.chunks as usize;
    let unit = ABSOLUTE_POS;
    if unit < at.rows as usize * chunks {
        let row = unit / chunks;
        let chunk = unit % chunks;
        let bits = comptime!(format.element.bits());
        let per_word = comptime!(format.element.codes_per_word());
        let quads = comptime!(bits as usize / 4);
        let base = row * (at.k as usize / L) + chunk * comptime!(32 / L);
        #[unroll]
        for h in 0..comptime!(32 / L) {
            if chunk * 32 + h * L < at.k as usize {
                let mut word = Vector::<u32, Const<L>>::empty();
                let mut shift = Vector::<u32, Const<L>>::empty();
                #[unroll]
                for l in 0..L {
                    let w = comptime!((h * L + l) / per_word);
                    word.insert(
                        l,
                        codes[unit * quads + comptime!(w / 4)].extract(comptime!(w % 4)),
                    );
                    shift.insert(l, comptime!(((h * L + l) % per_word) as u32 * bits));
                }
                let lanes = word >> shift;
                let code = lanes & Vector::new(comptime!((1u32 << (bits - 1)) - 1));
                let sign =
                    (lanes << Vector::new(comptime!(32 - bits))) & Vector::new(0x8000_0000u32);
                let value = decode_code::<Const<L>>(code, comptime!(format.element));
                let block =
                    chunk * comptime!(32 / format.block[1]) + comptime!(h * L / format.block[1]);
                let packed = scales[row * at.scale_words as usize + block / 4];
                let byte = (packed >> ((block % 4) as u32 * 8u32)) & 255u32;
                let mut scaled = match comptime!(format.scale) {
                    ScaleRule::Mx(_) => times_power::<Const<L>>(value, byte),
                    rule => {
                        let exact = value * Vector::new(decode_scale(byte, rule));
                        Vector::<u32, Const<L>>::reinterpret(exact)
                    }
                };
                scaled = scaled ^ sign;
                if comptime!(format.scale.has_tensor_scale()) {
                    let s_dec = f32::reinterpret(words[table::S_DEC]);
                    scaled = Vector::reinterpret(
                        Vector::<f32, Const<L>>::reinterpret(scaled) * Vector::new(s_dec),
                    );
                }
                if comptime!(format.pre_scale == PreScale::ThreeQuarters) {
                    let post = Vector::new(comptime!(4f32 / 3f32));
                    scaled =
                        Vector::reinterpret(Vector::<f32, Const<L>>::reinterpret(scaled) * post);
                }
                out[base + h] = Vector::reinterpret(scaled);
            }
        }
    }
}

// ---- Launch

/// Decodes an operand to f32 (rows, k).
///
/// # Errors
/// [`Error::Device`](crate::Error::Device) where memory is short.
pub fn dequantize(device: &Device, q: &Quantized) -> Result<Tensor> {
    let out = Tensor::empty(device, q.layout.rows, q.layout.k)?;
    dequantize_into(device, q, &out)?;
    Ok(out)
}

/// [`dequantize`] into `out` (rows, k).
pub(crate) fn dequantize_into(device: &Device, q: &Quantized, out: &Tensor) -> Result<()> {
    let layout = &q.layout;
    let words = match &q.tensor_amax {
        Some(amax) => tensor_scale::from_amax(device, amax, &q.format)?,
        None => q.scales.clone(),
    };
    let t = device.tuning();
    let chunks = layout.k_padded / 32;
    let count = cubes_for(layout.rows * chunks, t.units);
    let at = ExtentsLaunch::new(
        layout.rows as u32,
        layout.k as u32,
        chunks as u32,
        layout.scale_words_per_row as u32,
    );
    // SAFETY: the layout gives the sizes of all buffers, and the kernel masks by them.
    with_vector!(vector_for(layout.k, t.vector.clamp(1, 16)), L => unsafe {
        dequantize_kernel::launch_unchecked::<L>(
            device.client(), count, CubeDim::new_1d(t.units), q.codes.arg(), q.scales.arg(), words.arg(), out.arg(), at, q.format,
        )
    });
    Ok(())
}
