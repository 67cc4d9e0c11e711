//! The emulated block-scaled GEMM: C (M, N) = alpha A (M, K) B (N, K)^T over packed operands.
//!
//! For each output and each scale block, in ascending block order: the dot product of the codes (exact in
//! f32 for FP4, in any order), times both decode scales (exact), added to an f32 accumulator. So the bits are
//! the same on every backend, fused multiply-add or not. Rules at the edges:
//!
//! - MX scales: a pair of blocks whose combined decode scale is below 2^-100 counts as zero, so no
//!   accumulator is ever denormal; a term beyond f32 becomes infinite; a NaN scale makes the output NaN.
//! - FP8 elements: products are exact, their sum is one f32 chain in ascending k inside a block.
//! - alpha is the product of both tensor decode scales and pre-scale corrections, one f32 multiply at the end.
//!
//! Two ways to the same bits, chosen by [`crate::device::Tuning`]: `decoded` (f32 multiply-add on decoded operands)
//! and `packed` (integer arithmetic on the codes as they are stored).

use super::{decoded, packed};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::formats::scale::TensorScale;
use crate::formats::{Element, QuantizedRef, ScaleRule};
use crate::quantize::Quantized;
use crate::quantize::tensor_scale::{divide, number};
use crate::tensor::Tensor;
use cubecl::prelude::*;

/// Combined MX scale exponents (sums of two biased bytes) below this count as zero: 2^-100.
pub(super) const ZERO_BELOW: u32 = 154;
/// The largest sum whose scale is one f32: 2^127.
pub(super) const ONE_FACTOR_UP_TO: u32 = 381;
/// Up to this sum no term can overflow, whatever the dot product (32 products of the largest E5M2 values are below
/// 2^37), so the term may be added by a fused multiply-add.
pub(super) const FUSED_UP_TO: u32 = ONE_FACTOR_UP_TO - 37;

// ---- Reference

/// C (M, N) row-major, on the host: the executable specification.
///
/// # Errors
/// [`Error::Shape`] or [`Error::Config`] where the operands do not fit.
pub fn reference(a: &QuantizedRef, b: &QuantizedRef) -> Result<Vec<f32>> {
    check(&a.layout, &b.layout, &a.format, &b.format)?;
    let alpha = (a.tensor_decode_scale() * b.tensor_decode_scale())
        * a.format.product_post_scale(&b.format);
    let (la, lb) = (&a.layout, &b.layout);
    let mut c = Vec::with_capacity(la.rows * lb.rows);
    for m in 0..la.rows {
        for n in 0..lb.rows {
            let mut acc = 0.0f32;
            for block in 0..la.blocks_per_row {
                let mut dot = 0.0f32;
                for k in block * la.block[1]..((block + 1) * la.block[1]).min(la.k) {
                    dot += a.format.element.decode(a.code(m, k))
                        * b.format.element.decode(b.code(n, k));
                }
                let sa = a.block_scales[m * la.blocks_per_row + block];
                let sb = b.block_scales[n * lb.blocks_per_row + block];
                acc += match a.format.scale {
                    ScaleRule::Mx(_) => mx_term(dot, sa, sb),
                    rule => dot * (rule.decode(sa) * b.format.scale.decode(sb)),
                };
            }
            c.push(if alpha == 1.0 { acc } else { acc * alpha });
        }
    }
    Ok(c)
}

/// dot * 2^(sa - 127) * 2^(sb - 127) by the rules above.
pub(super) fn mx_term(dot: f32, sa: u8, sb: u8) -> f32 {
    let sum = sa as u32 + sb as u32;
    if sa == 0xFF || sb == 0xFF {
        f32::NAN
    } else if sum < ZERO_BELOW {
        0.0
    } else {
        (dot as f64 * 2f64.powi(sum as i32 - 254)) as f32
    }
}

// ---- Launch

pub(super) fn check(
    a: &crate::formats::PackedLayout,
    b: &crate::formats::PackedLayout,
    fa: &crate::formats::BlockFormat,
    fb: &crate::formats::BlockFormat,
) -> Result<()> {
    if a.k != b.k {
        return Err(Error::Shape(format!(
            "GEMM: A is ({}, {}), B is ({}, {}); the second sizes must agree",
            a.rows, a.k, b.rows, b.k
        )));
    }
    fa.check_product(fb)
        .map_err(|e| Error::Config(format!("GEMM: {e}")))
}

/// Refuses operands and a result that do not fit each other.
pub(super) fn check_operands(a: &Quantized, b: &Quantized, c: &Tensor) -> Result<()> {
    check(&a.layout, &b.layout, &a.format, &b.format)?;
    let (m, n) = (a.layout.rows, b.layout.rows);
    if c.rows() == m && c.cols() == n {
        return Ok(());
    }
    Err(Error::Shape(format!(
        "GEMM: C is ({}, {}), expected ({m}, {n})",
        c.rows(),
        c.cols()
    )))
}

/// C (M, N) = A (M, K) B (N, K)^T, or C += where `accumulate`.
///
/// # Errors
/// [`Error::Shape`] and [`Error::Config`] where the operands do not fit; [`Error::Device`] where memory is short.
pub fn gemm(
    device: &Device,
    a: &Quantized,
    b: &Quantized,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let all_fp4 = a.format.element == Element::E2M1 && b.format.element == Element::E2M1;
    with_alpha(
        device,
        a,
        b,
        c,
        accumulate,
        |alpha, c, accumulate| match device.tuning().packed {
            Some(tile) if all_fp4 => packed::gemm(device, tile, a, b, alpha, c, accumulate),
            _ => decoded::gemm(device, a, b, alpha, c, accumulate),
        },
    )
}

/// Checks the operands and runs `product`, C (+)= alpha A Bt, with the factor of the epilogue: with one of factor and
/// addition at most, as two roundings are kept apart.
///
/// # Errors
/// As [`gemm`].
pub(super) fn with_alpha(
    device: &Device,
    a: &Quantized,
    b: &Quantized,
    c: &Tensor,
    accumulate: bool,
    product: impl Fn(Option<&Tensor>, &Tensor, bool) -> Result<()>,
) -> Result<()> {
    check_operands(a, b, c)?;
    let alpha = alpha_on_device(device, a, b)?;
    if alpha.is_some() && accumulate {
        // Two roundings that no compiler may fuse: store the product, then add.
        let (m, n) = (a.layout.rows, b.layout.rows);
        let apart = Tensor::scratch(device, ("gemm", "product"), m, n)?;
        product(alpha.as_ref(), &apart, false)?;
        return crate::layers::elementwise::add_assign(device, c, &apart);
    }
    product(alpha.as_ref(), c, accumulate)
}

/// What the epilogue multiplies by: out = (S_dec_a * S_dec_b) * post.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct AlphaTerms {
    target_a: f32,
    target_b: f32,
    post: f32,
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn alpha_kernel(
    amax_a: &[u32],
    amax_b: &[u32],
    out: &mut [f32],
    terms: AlphaTerms,
    #[comptime] scaled_a: bool,
    #[comptime] scaled_b: bool,
) {
    if ABSOLUTE_POS == 0 {
        let mut a = 1.0f32;
        let mut b = 1.0f32;
        if comptime!(scaled_a) {
            a = tensor_decode_scale(amax_a[0], terms.target_a);
        }
        if comptime!(scaled_b) {
            b = tensor_decode_scale(amax_b[0], terms.target_b);
        }
        out[0] = (a * b) * terms.post;
    }
}

/// S_dec = 1 / min(target / amax, FLT_MAX), 1 where amax is 0.
#[cube]
fn tensor_decode_scale(amax_bits: u32, target: f32) -> f32 {
    // Rounded by integers: WGSL allows a quotient to be 2.5 units off.
    let encode = divide(
        number(u32::reinterpret(target)),
        number(max(amax_bits, 1u32)),
    );
    let decode = divide(number(0x3F80_0000u32), number(encode));
    select(amax_bits == 0u32, 1.0f32, f32::reinterpret(decode))
}

/// The factor of the epilogue, or `None` where it is 1 for every tensor of these formats.
pub(super) fn alpha_on_device(
    device: &Device,
    a: &Quantized,
    b: &Quantized,
) -> Result<Option<Tensor>> {
    let post = a.format.product_post_scale(&b.format);
    if a.tensor_amax.is_none() && b.tensor_amax.is_none() && post == 1.0 {
        return Ok(None);
    }
    let out = Tensor::empty(device, 1, 1)?;
    let target = |q: &Quantized| match q.format.scale {
        ScaleRule::Nv { four_over_six } => TensorScale::target(four_over_six.is_some()),
        _ => 1.0,
    };
    let terms = AlphaTermsLaunch::new(target(a), target(b), post);
    // SAFETY: one unit reads one word of each buffer.
    unsafe {
        alpha_kernel::launch_unchecked(
            device.client(),
            CubeCount::Static(1, 1, 1),
            CubeDim::new_1d(1),
            a.tensor_amax.as_ref().unwrap_or(&a.codes).arg(),
            b.tensor_amax.as_ref().unwrap_or(&b.codes).arg(),
            out.arg(),
            terms,
            a.tensor_amax.is_some(),
            b.tensor_amax.is_some(),
        );
    }
    Ok(Some(out))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::{DenseTile, PackedTile, on_every_device};
    use crate::formats::{Axis, BlockFormat, quantize};
    use crate::rng::{Purpose, Stream};

    fn operand(seed: u32, rows: usize, k: usize, format: &BlockFormat) -> QuantizedRef {
        let mut x = vec![0.0; rows * k];
        let stream = Stream::new(Purpose::Study, seed, 0, 0);
        stream.fill_normal(&mut x, 0.0, 1.0);
        quantize(&x, rows, k, Axis::Rowwise, format, Some(stream)).unwrap()
    }

    fn assert_equal(d: &Device, a: &QuantizedRef, b: &QuantizedRef, what: &str) {
        let want = reference(a, b).unwrap();
        let (m, n) = (a.layout.rows, b.layout.rows);
        let c = Tensor::empty(d, m, n).unwrap();
        let (da, db) = (
            Quantized::upload(d, a).unwrap(),
            Quantized::upload(d, b).unwrap(),
        );
        gemm(d, &da, &db, &c, false).unwrap();
        let got = c.download(d).unwrap();
        for (i, (g, w)) in got.iter().zip(&want).enumerate() {
            let same = g.to_bits() == w.to_bits() || (g.is_nan() && w.is_nan());
            assert!(
                same,
                "{what} on {d:?}: C[{}, {}] is {g:e} ({:08x}), reference {w:e} ({:08x})",
                i / n,
                i % n,
                g.to_bits(),
                w.to_bits()
            );
        }
    }

    /// Small tiles compile quickly on a software adapter; the bits must not depend on them.
    fn small_tiles(d: &Device) -> Device {
        let mut t = *d.tuning();
        if d.is_software() {
            t.gemm = DenseTile {
                tm: 4,
                tn: 1,
                vector: 4,
                lanes: 8,
                workers: 1,
            };
            t.packed = Some(PackedTile {
                tm: 4,
                tn: 2,
                lanes: 8,
            });
        }
        d.with_tuning(t)
    }

    #[test]
    fn every_family_equals_the_reference_bit_for_bit() {
        let formats = [
            BlockFormat::MXFP4,
            BlockFormat::MXFP4_RCEIL,
            BlockFormat::MXFP4_UNBIASED,
            BlockFormat::NVFP4,
            BlockFormat::NVFP4_46_MAE,
            BlockFormat::UE5M3,
            BlockFormat::MXFP8_E4M3,
            BlockFormat::MXFP8_E5M2,
        ];
        on_every_device(|d| {
            let (a, b) = (
                operand(1, 70, 96, &BlockFormat::MXFP4),
                operand(2, 130, 96, &BlockFormat::MXFP4),
            );
            assert_equal(d, &a, &b, "the device's own tiles");
            let d = &small_tiles(d);
            for f in formats {
                for (m, n, k) in [(1, 1, 1), (5, 3, 33), (33, 80, 96), (64, 70, 130)] {
                    assert_equal(
                        d,
                        &operand(1, m, k, &f),
                        &operand(2, n, k, &f),
                        &format!("{f} {m}x{n}x{k}"),
                    );
                }
            }
        });
    }

    /// Every kind of scale byte: tiny and huge pairs, the 2^-100 rule, overflow, NaN.
    #[test]
    fn edge_scales_follow_the_rules() {
        on_every_device(|d| {
            let d = &small_tiles(d);
            let mut a = operand(3, 40, 64, &BlockFormat::MXFP4);
            let mut b = operand(4, 48, 64, &BlockFormat::MXFP4);
            let bytes = [
                0u8, 1, 10, 77, 100, 126, 127, 128, 153, 154, 200, 253, 254, 255,
            ];
            for (i, s) in a.block_scales.iter_mut().enumerate() {
                *s = bytes[(i / 2) % bytes.len()];
            }
            for (i, s) in b.block_scales.iter_mut().enumerate() {
                *s = bytes[(i / 2 * 5 + i) % bytes.len()];
            }
            assert_equal(d, &a, &b, "edge scales");
        });
    }

    /// The edges between the one-factor path and the careful one, a whole operand at a time.
    #[test]
    fn uniform_scales_at_the_edges() {
        on_every_device(|d| {
            let d = &small_tiles(d);
            for (sa, sb) in [
                (77, 77),
                (76, 77),
                (1, 153),
                (1, 152),
                (0, 154),
                (90, 254),
                (91, 254),
                (127, 254),
                (128, 254),
                (254, 127),
                (255, 1),
            ] {
                let mut a = operand(5, 9, 64, &BlockFormat::MXFP4);
                let mut b = operand(6, 70, 64, &BlockFormat::MXFP4);
                a.block_scales.fill(sa);
                b.block_scales.fill(sb);
                assert_equal(d, &a, &b, &format!("scales {sa} and {sb}"));
            }
        });
    }

    #[test]
    fn the_known_dot_product() {
        // (1, 2, 3, 4, 0...) . (0.5, 0.5, 0.5, 0.5, 0...) = 5 under any scales of 1.
        let row = |v: [f32; 4]| {
            let mut x = vec![0.0f32; 32];
            x[..4].copy_from_slice(&v);
            quantize(&x, 1, 32, Axis::Rowwise, &BlockFormat::MXFP4, None).unwrap()
        };
        assert_eq!(
            reference(&row([1.0, 2.0, 3.0, 4.0]), &row([0.5; 4])).unwrap(),
            [5.0]
        );
    }
}
