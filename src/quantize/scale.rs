//! Block scales in lanes: the kernel twin of [`crate::formats::scale`].

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

use super::codec::{
    Encoder, Factors, INFINITY, decode_magnitude, divide_by_three, e2m1_doubled, encode_magnitude,
    float_factors, integer_to_float, lookup, mx_byte, mx_factors, opaque, scaled_bits, table,
};
use crate::formats::minifloat::Minifloat;
use crate::formats::{BlockFormat, ErrorNorm, ScaleRule, e2m1, e4m3, ue5m3};
use cubecl::prelude::*;

/// The grid of a float scale.
fn scale_grid(rule: ScaleRule) -> Minifloat {
    if rule == ScaleRule::Ue5m3 {
        ue5m3::GRID
    } else {
        e4m3::GRID
    }
}

/// Scale bytes from block amaxes, without four-over-six. A block that holds NaN or Inf has an amax from 0x7F800000 on.
#[cube]
pub(crate) fn byte_of_amax<const W: usize>(
    amax: Vector<u32, Const<W>>,
    words: &[u32],
    #[comptime] format: BlockFormat,
) -> Vector<u32, Const<W>> {
    match comptime!(format.scale) {
        ScaleRule::Mx(rule) => mx_byte::<Const<W>>(amax, rule, comptime!(format.element.grid())),
        _ => {
            let factor = Vector::<u32, Const<W>>::new(words[table::AMAX_FACTOR]);
            let unrounded = scaled_bits::<Const<W>>(amax, &float_factors::<Const<W>>(factor));
            nearest_byte::<W>(unrounded, amax, format)
        }
    }
}

/// The scale byte nearest to a value given by its bits; the NaN byte where `amax` is not finite.
#[cube]
fn nearest_byte<const W: usize>(
    unrounded: Vector<u32, Const<W>>,
    amax: Vector<u32, Const<W>>,
    #[comptime] format: BlockFormat,
) -> Vector<u32, Const<W>> {
    let how = comptime!(Encoder::nearest(scale_grid(format.scale)));
    let byte = encode_magnitude::<Const<W>>(unrounded, unrounded, unrounded, how);
    let nan = Vector::new(comptime!(format.scale.nan_byte() as u32));
    select_many(amax.greater_equal(&Vector::new(INFINITY)), nan, byte)
}

/// What goes with a scale byte.
#[cube]
pub(crate) fn factors_of<const W: usize>(
    byte: Vector<u32, Const<W>>,
    words: &[u32],
    #[comptime] format: BlockFormat,
) -> Factors<Const<W>> {
    if comptime!(matches!(format.scale, ScaleRule::Mx(_))) {
        mx_factors::<Const<W>>(byte)
    } else {
        float_factors::<Const<W>>(lookup::<W>(words, byte))
    }
}

/// One candidate of four-over-six.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Candidate<N: Size> {
    /// The scale byte.
    pub byte: Vector<u32, N>,
    factors: Factors<N>,
    /// Half the decode scale, so that twice a code's value times it is exact.
    half: Vector<f32, N>,
}

#[cube]
fn candidate<const W: usize>(
    unrounded: Vector<u32, Const<W>>,
    amax: Vector<u32, Const<W>>,
    words: &[u32],
    #[comptime] format: BlockFormat,
) -> Candidate<Const<W>> {
    let byte = nearest_byte::<W>(unrounded, amax, format);
    let value = decode_magnitude::<Const<W>>(byte, comptime!(e4m3::GRID));
    candidate_of::<Const<W>>(
        byte,
        factors_of::<W>(byte, words, format),
        value * Vector::new(0.5f32),
    )
}

#[cube]
fn candidate_of<N: Size>(
    byte: Vector<u32, N>,
    factors: Factors<N>,
    half: Vector<f32, N>,
) -> Candidate<N> {
    Candidate::<N> {
        byte: byte,
        factors: factors,
        half: half,
    }
}

/// The candidate that maps amax to 6, or with `four` the one that maps it to 4.
#[cube]
pub(crate) fn four_over_six<const W: usize>(
    amax: Vector<u32, Const<W>>,
    words: &[u32],
    #[comptime] four: bool,
    #[comptime] format: BlockFormat,
) -> Candidate<Const<W>> {
    let sixth = divide_by_three::<Const<W>>(amax, 1u32);
    let s_enc = Vector::<u32, Const<W>>::new(words[table::S_ENC]);
    let mut base = scaled_bits::<Const<W>>(sixth, &float_factors::<Const<W>>(s_enc));
    if comptime!(four) {
        base =
            Vector::reinterpret(Vector::<f32, Const<W>>::reinterpret(base) * Vector::new(1.5f32));
    }
    candidate::<W>(base, amax, words, format)
}

/// `error` plus what this candidate makes of the elements `x`, in exactly the specified order of f32 operations.
#[cube]
pub(crate) fn add_error<N: Size>(
    error: Vector<f32, N>,
    x: Vector<u32, N>,
    candidate: &Candidate<N>,
    words: &[u32],
    #[comptime] norm: ErrorNorm,
) -> Vector<f32, N> {
    let absolute = x & Vector::new(0x7FFF_FFFFu32);
    let scaled = scaled_bits::<N>(absolute, &candidate.factors);
    let code = encode_magnitude::<N>(
        scaled,
        scaled,
        scaled,
        comptime!(Encoder::nearest(e2m1::GRID)),
    );
    let exact = integer_to_float::<N>(e2m1_doubled::<N>(code)) * candidate.half;
    let product = exact * Vector::new(f32::reinterpret(words[table::AMAX]));
    // 1536 = 3 * 2^9
    let decoded = divide_by_three::<N>(Vector::reinterpret(product), 9u32);
    let d = Vector::<f32, N>::reinterpret(decoded) - Vector::<f32, N>::reinterpret(absolute);
    if comptime!(norm == ErrorNorm::Mae) {
        error + Vector::reinterpret(Vector::<u32, N>::reinterpret(d) & Vector::new(0x7FFF_FFFFu32))
    } else {
        error + opaque::<N>(d * d, words[table::ZERO])
    }
}

/// The bytes to keep: four where its error is lower, six where they tie.
#[cube]
pub(crate) fn better<N: Size>(
    six: Vector<u32, N>,
    four: Vector<u32, N>,
    error_six: Vector<f32, N>,
    error_four: Vector<f32, N>,
) -> Vector<u32, N> {
    let lower =
        Vector::<u32, N>::reinterpret(error_four).less_than(&Vector::reinterpret(error_six));
    select_many(lower, four, six)
}
