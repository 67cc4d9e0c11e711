//! The tensor amax and the table that float-scaled formats (NVFP4, UE5M3) are quantised with, all on the device.
//!
//! ```text
//! pass 1   256 parts of the tensor: the largest finite |x| of each, by integer maximum (its order cannot matter)
//! pass 2   256 units: all of them take the maximum of the parts, S_enc and S_dec, and unit b the multiplier of byte b
//!          min(1 / (s_b * S_dec), FLT_MAX)
//! ```
//!
//! Quotients and products are rounded by integer arithmetic ([`divide`], [`round_pack`]): WGSL allows a division to be 2.5
//! units off, and a driver may flush the denormal S_dec of a tensor whose amax is below 2^-115.

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

use super::codec::{INFINITY, table};
use crate::device::Device;
use crate::error::Result;
use crate::formats::scale::{SIXTH, TensorScale};
use crate::formats::{BlockFormat, ScaleRule};
use crate::tensor::{View, Words, with_vector};
use cubecl::prelude::*;

/// Parts of the tensor whose amaxes are found apart.
pub(super) const PARTS: usize = 256;

// ---- Kernel

/// A strided matrix whose rows are contiguous, in vectors.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct Runs {
    offset: u32,
    stride: u32,
    rows: u32,
    columns: u32,
    step: u32,
}

/// f32 bits of the largest finite magnitude of each of [`PARTS`] runs of vectors.
#[cube(launch_unchecked, create_dummy_kernel)]
fn amax_parts<const L: usize>(x: &[Vector<u32, Const<L>>], parts: &mut [u32], at: Runs) {
    let part = ABSOLUTE_POS;
    if part < PARTS {
        let columns = at.columns as usize;
        let total = at.rows as usize * columns;
        let each = (total + comptime!(PARTS - 1)) / PARTS;
        let begin = min(part * each, total);
        let end = min(begin + each, total);
        let mut row = begin / columns;
        let mut column = begin % columns;
        let mut amax = Vector::<u32, Const<L>>::new(0u32);
        let mut done = begin;
        while done < end {
            let stop = min(columns, column + (end - done));
            let base = at.offset as usize + row * at.stride as usize;
            for c in column..stop {
                let bits = x[base + c * at.step as usize] & Vector::new(0x7FFF_FFFFu32);
                amax = max(
                    amax,
                    select_many(
                        bits.less_than(&Vector::new(INFINITY)),
                        bits,
                        Vector::new(0u32),
                    ),
                );
            }
            done += stop - column;
            column = 0;
            row += 1;
        }
        let mut largest = 0u32;
        #[unroll]
        for l in 0..L {
            largest = max(largest, amax.extract(l));
        }
        parts[part] = largest;
    }
}

/// A positive number `significand * 2^exponent`.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Number {
    significand: u32,
    exponent: i32,
}

/// The positive f32 with these bits, its significand filled up to 24 bits.
#[cube]
pub(crate) fn number(bits: u32) -> Number {
    let mantissa = bits & 0x007F_FFFFu32;
    let field = bits >> 23u32;
    let shift = mantissa.leading_zeros() - 8u32;
    let normal = field > 0u32;
    Number {
        significand: select(
            normal,
            mantissa | 0x0080_0000u32,
            mantissa << (shift & 31u32),
        ),
        exponent: select(
            normal,
            i32::cast_from(field) - 150i32,
            -149i32 - i32::cast_from(shift),
        ),
    }
}

/// The f32 bits nearest to `significand * 2^exponent` (ties to even, denormals, at most FLT_MAX); 0 for 0.
#[cube]
fn round_pack(significand: u32, exponent: i32) -> u32 {
    let top = 31i32 - i32::cast_from(significand.leading_zeros());
    let field = top + exponent + 127i32;
    // Bits below the last place of the result, which for a denormal is 2^-149.
    let drop = max(top - 23i32, -149i32 - exponent);
    let mut kept = 0u32;
    if drop <= 0i32 {
        kept = significand << u32::cast_from(min(-drop, 31i32));
    } else if drop <= 31i32 {
        let n = u32::cast_from(drop);
        let half = 1u32 << (n - 1u32);
        kept = significand >> n;
        let rest = significand - (kept << n);
        if rest > half || (rest == half && kept & 1u32 == 1u32) {
            kept += 1u32;
        }
    }
    let mut bits = kept;
    if field > 254i32 {
        bits = 0x7F7F_FFFFu32;
    } else if field > 0i32 {
        bits += u32::cast_from(field - 1i32) << 23u32;
    }
    select(significand == 0u32, 0u32, min(bits, 0x7F7F_FFFFu32))
}

/// The f32 bits of a / b, correctly rounded, at most FLT_MAX. Both significands have 24 bits.
#[cube]
pub(crate) fn divide(a: Number, b: Number) -> u32 {
    let mut rest = a.significand;
    let mut quotient = 0u32;
    for _ in 0..27u32 {
        quotient = quotient << 1u32;
        if rest >= b.significand {
            rest -= b.significand;
            quotient += 1u32;
        }
        rest = rest << 1u32;
    }
    // 27 bits of the quotient and one that says whether anything is left.
    round_pack(
        (quotient << 1u32) | u32::cast_from(rest > 0u32),
        a.exponent - b.exponent - 27i32,
    )
}

/// min(1 / (s * S_dec), FLT_MAX) for the scale byte `byte` of the unsigned grid with three mantissa bits and `bias`.
#[cube]
fn multiplier(byte: u32, s_dec: u32, #[comptime] bias: i32) -> u32 {
    let field = i32::cast_from(byte >> 3u32);
    let small = field == 0i32;
    let digits = select(small, byte & 7u32, (byte & 7u32) | 8u32);
    let exponent = max(field, 1i32) - comptime!(bias + 3);
    let s = number(s_dec);
    let product = round_pack(digits * s.significand, exponent + s.exponent);
    let one = Number {
        significand: 0x0080_0000u32,
        exponent: -23i32,
    };
    let mut out = 0x7F7F_FFFFu32;
    if product > 0u32 {
        out = divide(one, number(product));
    }
    out
}

/// Pass 2; see the module header. UE5M3 has no tensor scale, so its S_dec is 1.
#[cube(launch_unchecked, create_dummy_kernel)]
fn make_table(
    parts: &[u32],
    words: &mut [u32],
    amax_out: &mut [u32],
    #[comptime] count: usize,
    #[comptime] rule: ScaleRule,
) {
    let unit = ABSOLUTE_POS;
    if unit < 256 {
        let one = 0x3F80_0000u32;
        if comptime!(rule == ScaleRule::Ue5m3) {
            words[unit] = multiplier(unit as u32, one, comptime!(15i32));
            if unit == 0 {
                words[table::AMAX_FACTOR] = comptime!(SIXTH.to_bits());
                words[table::ZERO] = 0u32;
            }
        } else {
            let mut amax = 0u32;
            for i in 0..count {
                amax = max(amax, parts[i]);
            }
            let target = comptime!(
                TensorScale::target(
                    rule != (ScaleRule::Nv {
                        four_over_six: None
                    })
                )
                .to_bits()
            );
            let mut s_enc = 0x3F80_0000u32;
            if amax > 0u32 {
                s_enc = divide(number(target), number(amax));
            }
            let s_dec = divide(number(one), number(s_enc));
            words[unit] = multiplier(unit as u32, s_dec, comptime!(7i32));
            if unit == 0 {
                let factor = f32::reinterpret(s_enc) * comptime!(SIXTH);
                words[table::AMAX_FACTOR] = u32::reinterpret(factor);
                words[table::S_ENC] = s_enc;
                words[table::S_DEC] = s_dec;
                words[table::AMAX] = amax;
                words[table::ZERO] = 0u32;
                amax_out[0] = amax;
            }
        }
    }
}

// ---- Launch

/// The table of a float-scaled format and, where it has a tensor scale, the amax word.
pub(super) struct Table {
    pub words: Words,
    pub amax: Option<Words>,
}

/// Makes the table for `x`; nothing is read back.
pub(super) fn make(
    device: &Device,
    x: &View,
    format: &BlockFormat,
    scratch: Option<&'static str>,
) -> Result<Table> {
    let parts = Words::placed(device, scratch, "amax parts", PARTS)?;
    if format.scale.has_tensor_scale() {
        find_parts(device, x, &parts);
    }
    finish(device, &parts, format, scratch)
}

/// The table for a known tensor amax.
pub(super) fn from_amax(device: &Device, amax: &Words, format: &BlockFormat) -> Result<Words> {
    Ok(finish(device, amax, format, None)?.words)
}

fn find_parts(device: &Device, x: &View, parts: &Words) {
    // Rows of whatever direction is contiguous.
    let (rows, columns, stride, step) = if x.row_stride == 1 && x.col_stride != 1 {
        (x.cols, x.rows, x.col_stride, 1)
    } else if x.col_stride == 1 {
        (x.rows, x.cols, x.row_stride, 1)
    } else {
        (x.rows, x.cols, x.row_stride, x.col_stride)
    };
    let units = device.tuning().units;
    let count = CubeCount::Static((PARTS as u32).div_ceil(units), 1, 1);
    let mut width = if step == 1 {
        device.tuning().vector.clamp(1, 16)
    } else {
        1
    };
    while ![columns, stride, x.offset]
        .iter()
        .all(|n| n.is_multiple_of(width))
    {
        width /= 2;
    }
    let at = RunsLaunch::new(
        (x.offset / width) as u32,
        (stride / width) as u32,
        rows as u32,
        (columns / width) as u32,
        step as u32,
    );
    // SAFETY: the view lies inside its tensor.
    with_vector!(width, L => unsafe {
        amax_parts::launch_unchecked::<L>(device.client(), count, CubeDim::new_1d(units), x.tensor.arg(), parts.arg(), at)
    });
}

/// The table from the amaxes of parts of the tensor.
pub(super) fn finish(
    device: &Device,
    parts: &Words,
    format: &BlockFormat,
    scratch: Option<&'static str>,
) -> Result<Table> {
    let words = Words::placed(device, scratch, "table", table::LEN)?;
    let amax = Words::placed(device, scratch, "amax", 1)?;
    let units = device.tuning().units;
    // SAFETY: the kernel masks by its constant sizes.
    unsafe {
        make_table::launch_unchecked(
            device.client(),
            CubeCount::Static(256u32.div_ceil(units), 1, 1),
            CubeDim::new_1d(units),
            parts.arg(),
            words.arg(),
            amax.arg(),
            parts.len(),
            format.scale,
        );
    }
    Ok(Table {
        words,
        amax: format.scale.has_tensor_scale().then_some(amax),
    })
}
