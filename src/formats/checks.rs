//! Tests of the host reference by hand: known answers, the non-finite rules, and what breaks elsewhere
//! (../shared/spec/pains.md).

use super::*;
use crate::rng::{Purpose, Stream};

fn stream(step: u32) -> Stream {
    Stream::new(Purpose::Study, 17, step, 1)
}

fn normals(count: usize, seed: u32) -> Vec<f32> {
    let mut x = vec![0f32; count];
    Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
    x
}

fn row(x: &[f32], format: BlockFormat) -> QuantizedRef {
    quantize(x, 1, x.len(), Axis::Rowwise, &format, Some(stream(0))).unwrap()
}

fn code_bytes(q: &QuantizedRef) -> Vec<u8> {
    q.codes.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// formats.md's block v: .1, -.2, ... -1.6, then 7k/16.
fn block_v() -> Vec<f32> {
    let tenths = (1..=16u8).map(|i| {
        let v = f32::from(i) / 10.0;
        if i % 2 == 0 { -v } else { v }
    });
    tenths
        .chain((0..16u8).map(|k| 7.0 * f32::from(k) / 16.0))
        .collect()
}

#[test]
fn packing() {
    let q = row(&[0.0, 0.5, 4.0, -0.0], BlockFormat::MXFP4);
    assert_eq!(q.block_scales, [127]);
    assert_eq!(code_bytes(&q)[..2], [0x10, 0x86]);
    let q = row(&[-0.0, 1.0, -6.0, 3.0], BlockFormat::MXFP4);
    assert_eq!(code_bytes(&q)[..2], [0x28, 0x5F]);
    assert_eq!(q.codes[1..], [0; 3]);
    let q = row(&[448.0, -1.0], BlockFormat::MXFP8_E4M3);
    assert_eq!((q.codes[0], q.codes.len()), (0xB87E, 8));
}

/// Bytes written as the specification writes them.
fn bytes(text: &str) -> Vec<u8> {
    text.split(' ')
        .map(|b| u8::from_str_radix(b, 16).unwrap())
        .collect()
}

#[test]
fn the_known_block() {
    let v = block_v();
    let floor = bytes("80 91 91 A1 A2 A2 B3 B3 10 32 44 55 66 66 77 77");
    let rceil = bytes("80 80 90 91 91 91 91 A2 00 11 22 33 44 44 55 55");
    for (format, byte, codes) in [
        (BlockFormat::MXFP4, 0x7F, &floor),
        (BlockFormat::MXFP4_EVEN, 0x7F, &floor),
        (BlockFormat::MXFP4_RCEIL, 0x80, &rceil),
        (BlockFormat::MXFP4_CEIL, 0x80, &rceil),
    ] {
        let q = row(&v, format);
        assert_eq!(
            (q.block_scales[0], &code_bytes(&q)),
            (byte, codes),
            "{format}"
        );
    }
    let q = row(&v, BlockFormat::NVFP4);
    assert_eq!(q.tensor_amax, Some(6.5625));
    assert_eq!(scale::TensorScale::new(6.5625, false).encode, 409.6);
    assert_eq!(q.block_scales, [0x6E, 0x7E]);
    assert_eq!(
        code_bytes(&q),
        bytes("91 B2 C4 D5 E5 E6 F6 F7 10 22 43 54 65 66 76 77")
    );
}

#[test]
fn zero_and_negative_zero_blocks() {
    for format in all_formats() {
        let mut x = vec![0f32; 64];
        x[1] = -0.0;
        x[40] = 3.0;
        let q = row(&x, format);
        let sign = 1u32 << (format.element.bits() - 1);
        assert_eq!(q.codes[0], sign << format.element.bits(), "{format}");
        assert_eq!(q.block_scales[0], 0, "{format}");
        let stats = q.stats;
        assert_eq!(stats.zero_blocks, stats.blocks - 1);
        assert_eq!(
            (stats.clipped, stats.underflowed, stats.underflowed_scales),
            (0, 0, 0)
        );
        assert!(dequantize(&q)[1].is_sign_negative());
        // A tensor of zeros only.
        let q = row(&[0.0; 64], format);
        assert!(q.block_scales.iter().all(|b| *b == 0) && q.codes.iter().all(|w| *w == 0));
        assert_eq!(q.stats.zero_blocks, q.stats.blocks);
        assert_eq!(dequantize(&q), vec![0.0; 64]);
        assert!(q.stats.snr_db().is_nan());
    }
}

/// Every named format, one- and two-dimensional, under both roundings.
fn all_formats() -> Vec<BlockFormat> {
    let variants = |b: BlockFormat| [b, b.two_d(), b.with_rounding(Rounding::Sr)];
    BlockFormat::NAMED.into_iter().flat_map(variants).collect()
}

#[test]
fn poison_stays_in_its_block_and_is_counted() {
    for format in all_formats() {
        for poison in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let clean = normals(64 * 64, 5);
            let mut dirty = clean.clone();
            // The largest value lies elsewhere, so the tensor amax stays.
            let at = 70;
            dirty[at] = poison;
            let run =
                |x: &[f32]| quantize(x, 64, 64, Axis::Rowwise, &format, Some(stream(0))).unwrap();
            let (a, b) = (run(&clean), run(&dirty));
            assert_eq!(b.stats.non_finite_blocks, 1, "{format}");
            let inside = |r: usize, c: usize| {
                let [rows, columns] = format.block;
                r / rows == (at / 64) / rows && c / columns == (at % 64) / columns
            };
            let (decoded_a, decoded_b) = (dequantize(&a), dequantize(&b));
            for i in 0..64 * 64 {
                let (r, c) = (i / 64, i % 64);
                if inside(r, c) {
                    assert!(decoded_b[i].is_nan(), "{format} [{r}, {c}]");
                    assert_eq!(b.code(r, c), 0);
                    let byte = b.block_scales[b.layout.scale_at(r, c)];
                    assert_eq!(byte, format.scale.nan_byte());
                } else {
                    assert_eq!(decoded_a[i].to_bits(), decoded_b[i].to_bits());
                }
            }
            assert!(b.stats.signal.is_finite() && b.stats.noise.is_finite());
        }
    }
    assert_eq!(ScaleRule::Mx(MxRule::Even).nan_byte(), 0xFF);
    assert_eq!(BlockFormat::NVFP4.scale.nan_byte(), 0x7F);
    // Nothing finite at all.
    let q = row(&[f32::NAN; 16], BlockFormat::NVFP4);
    assert_eq!(q.tensor_amax, Some(0.0));
}

#[test]
fn tensor_amax_counts_finite_elements_of_poisoned_blocks() {
    let mut x = vec![1f32; 32];
    x[3] = f32::NAN;
    x[4] = -7.0;
    assert_eq!(row(&x, BlockFormat::NVFP4).tensor_amax, Some(7.0));
}

#[test]
fn columnwise_is_the_transpose_and_views_equal_copies() {
    let (rows, cols) = (64, 48);
    let x = normals(rows * cols, 9);
    let transposed: Vec<f32> = (0..rows * cols)
        .map(|i| x[(i % rows) * cols + i / rows])
        .collect();
    for format in all_formats() {
        let of = |x: &[f32], r, c, axis| quantize(x, r, c, axis, &format, Some(stream(2))).unwrap();
        let columnwise = of(&x, rows, cols, Axis::Columnwise);
        assert_eq!(
            columnwise,
            of(&transposed, cols, rows, Axis::Rowwise),
            "{format}"
        );
        assert_eq!((columnwise.layout.rows, columnwise.layout.k), (cols, rows));
        // x[::2] along rows, as a view and as a copy.
        let view = View::strided(&x, [rows / 2, cols], [2 * cols, 1]).unwrap();
        let copy: Vec<f32> = x
            .chunks_exact(2 * cols)
            .flat_map(|two| two[..cols].to_vec())
            .collect();
        let bits = |i| stream(2).bits24(i);
        let viewed = quantize_view(&view, &format, &bits).unwrap();
        assert_eq!(viewed, of(&copy, rows / 2, cols, Axis::Rowwise), "{format}");
    }
    assert!(View::strided(&x, [rows, cols], [cols, 2]).is_err());
    assert!(View::strided(&x, [usize::MAX, 2], [usize::MAX, 1]).is_err());
    assert!(quantize(&x, 64, 47, Axis::Rowwise, &BlockFormat::MXFP4, None).is_err());
    assert!(quantize(&[], 0, 4, Axis::Rowwise, &BlockFormat::MXFP4, None).is_err());
    let e = quantize(
        &x,
        rows,
        cols,
        Axis::Rowwise,
        &BlockFormat::MXFP4_UNBIASED,
        None,
    );
    assert!(e.unwrap_err().to_string().contains("random stream"));
}

#[test]
fn square_blocks_give_a_matrix_and_its_transpose_the_same_codes() {
    let x = normals(64 * 96, 3);
    for format in [BlockFormat::NVFP4_2D, BlockFormat::MXFP4.two_d()] {
        let of = |axis| quantize(&x, 64, 96, axis, &format, None).unwrap();
        let (a, b) = (of(Axis::Rowwise), of(Axis::Columnwise));
        let (da, db) = (dequantize(&a), dequantize(&b));
        for r in 0..64 {
            for c in 0..96 {
                assert_eq!(a.code(r, c), b.code(c, r));
                assert_eq!(da[r * 96 + c], db[c * 64 + r]);
            }
        }
    }
}

#[test]
fn tails_are_masked() {
    // A tail changes nothing for the blocks before it and is quantised as if followed by zeros.
    for format in all_formats() {
        let (rows, cols) = (5, 43);
        let x = normals(rows * cols, 21);
        let q = quantize(&x, rows, cols, Axis::Rowwise, &format, Some(stream(3))).unwrap();
        let mut padded = vec![0f32; 32 * 64];
        for (to, from) in padded.chunks_exact_mut(64).zip(x.chunks_exact(cols)) {
            to[..cols].copy_from_slice(from);
        }
        let whole = quantize(&padded, 32, 64, Axis::Rowwise, &format, Some(stream(3))).unwrap();
        assert_eq!(q.codes[..], whole.codes[..q.codes.len()], "{format}");
        assert_eq!(
            q.block_scales[..],
            whole.block_scales[..q.block_scales.len()]
        );
        assert_eq!(q.stats.elements, 5 * 43);
        assert_eq!(
            (q.stats.signal, q.stats.clipped),
            (whole.stats.signal, whole.stats.clipped)
        );
        assert_eq!(q.tile_scales().unwrap().len(), q.stats.blocks as usize);
        let again = QuantizedRef::from_parts(
            format,
            q.layout,
            q.codes.clone(),
            q.layout.unpack_scales(&q.device_scales().unwrap()).unwrap(),
            q.tensor_amax,
        );
        assert_eq!(dequantize(&again.unwrap()), dequantize(&q));
    }
}

/// aiter: floor scales clip when amax lies in (6, 8) * 2^k, about a third of normal blocks; the other rules do not.
#[test]
fn clips_are_counted_where_floor_and_even_make_them() {
    for (amax, floor, even) in [
        (6.0, 0, 0),
        (6.0000005, 1, 1),
        (6.9, 1, 1),
        (7.0, 1, 0),
        (7.9, 1, 0),
    ] {
        let x = [1.0, -amax, 0.5];
        assert_eq!(row(&x, BlockFormat::MXFP4).stats.clipped, floor, "{amax}");
        assert_eq!(
            row(&x, BlockFormat::MXFP4_EVEN).stats.clipped,
            even,
            "{amax}"
        );
        assert_eq!(row(&x, BlockFormat::MXFP4_RCEIL).stats.clipped, 0);
        assert_eq!(row(&x, BlockFormat::MXFP4_CEIL).stats.clipped, 0);
        assert_eq!(row(&x, BlockFormat::MXFP4_UNBIASED).stats.clipped, 0);
    }
    let x = normals(32 * 2000, 8);
    let blocks = x
        .chunks_exact(32)
        .filter(|b| row(b, BlockFormat::MXFP4).stats.clipped > 0)
        .count();
    assert!((500..900).contains(&blocks), "{blocks} of 2000 blocks clip");
}

#[test]
fn underflows_are_counted() {
    // torchao: a tiny block in a large tensor underflows its E4M3 scale and is flattened.
    let mut x = vec![1e-7f32; 32];
    x[0] = 1000.0;
    let q = row(&x, BlockFormat::NVFP4);
    assert_eq!((q.stats.underflowed_scales, q.block_scales[1]), (1, 0));
    assert_eq!(q.stats.underflowed, 31);
    assert_eq!(dequantize(&q)[16..], [0.0; 16]);
    // 0.25 rounds to zero, 0.25000006 does not.
    let q = row(&[4.0, 0.25, 0.250_000_06, -0.1, 0.0], BlockFormat::MXFP4);
    assert_eq!(q.stats.underflowed, 2);
    // UE5M3: below 6 * 2^-18 there is no scale.
    let q = row(&[6.0 * 2f32.powi(-18), 0.0], BlockFormat::UE5M3);
    assert_eq!(q.stats.underflowed_scales, 1);
    let q = row(&[6.0 * 2f32.powi(-17), 0.0], BlockFormat::UE5M3);
    assert_eq!((q.block_scales[0], q.code(0, 0)), (1, 7));
}

#[test]
fn small_scales_are_kept() {
    // Inference kernels flush the scale bytes 103..112 on an f16 path; every byte must decode to its value.
    for byte in 0..=252u8 {
        let value = 4.0 * e8m0::decode(byte) as f64;
        let q = row(&[value as f32], BlockFormat::MXFP4);
        assert_eq!((q.block_scales[0], q.code(0, 0)), (byte, 6));
        assert_eq!(dequantize(&q)[0], value as f32);
    }
}

#[test]
fn extreme_tensors_stay_finite() {
    for format in all_formats() {
        for amax in [
            f32::MAX,
            3e38,
            1e30,
            2689.0,
            1e-30,
            1e-38,
            f32::MIN_POSITIVE,
            1e-45,
        ] {
            let x: Vec<f32> = (0..64i8).map(|i| amax * (f32::from(i) / 63.0)).collect();
            let q = row(&x, format);
            assert_eq!(q.stats.non_finite_blocks, 0);
            for v in dequantize(&q) {
                // Rounding up to 2^128 is the one way to leave the range.
                assert!(
                    !v.is_nan() && (v.is_finite() || amax > 1e38),
                    "{format} {amax:e}"
                );
            }
        }
    }
    // imp: without a tensor scale, absmax > 2688 would clip to 448 * 6.
    let q = row(&[1e6, 1.0], BlockFormat::NVFP4);
    assert!((dequantize(&q)[0] / 1e6 - 1.0).abs() < 1e-6);
}

#[test]
fn the_three_quarters_are_exact_and_undone() {
    // 4 -> 3, 8 -> 6 (with e = 1: 8 * 3/4 / 2 = 3), 2.6666667 -> SR around 2.
    let format = BlockFormat::MXFP4_UNBIASED.with_rounding(Rounding::Rne);
    let q = row(&[4.0, -2.0, 0.0], format);
    assert_eq!((q.code(0, 0), q.code(0, 1)), (5, 11));
    assert_eq!(dequantize(&q)[..2], [4.0, -2.0]);
    assert!((q.stats.noise / q.stats.signal) < 1e-12);
    // The product of two such operands takes one factor 16/9; squaring the f32 4/3 would be one step too large.
    assert_eq!(format.product_post_scale(&format), 16.0 / 9.0);
    assert_ne!(format.post_scale() * format.post_scale(), 16.0 / 9.0);
    assert_eq!(format.product_post_scale(&BlockFormat::MXFP4), 4.0 / 3.0);
    assert_eq!(
        BlockFormat::NVFP4.product_post_scale(&BlockFormat::NVFP4),
        1.0
    );
}

/// TransformerEngine: a release build's SR once returned zeros only.
#[test]
fn nonzero_in_is_not_all_zero_out() {
    for format in all_formats() {
        for step in 0..50 {
            let x = normals(64, step);
            let q = quantize(&x, 1, 64, Axis::Rowwise, &format, Some(stream(step))).unwrap();
            assert!(q.codes.iter().any(|w| w & 0x7777_7777 != 0), "{format}");
            assert!(dequantize(&q).iter().any(|v| *v != 0.0));
        }
    }
}

/// The order of the f32 products decides these block scales: S_enc * (1/6) first, but amax / 6 first under four-over-six
/// (as TransformerEngine's reference does).
#[test]
fn the_order_of_the_scale_products_matters() {
    let byte = |format: BlockFormat, tensor_amax: f32, block_amax: u32| {
        let amax = f32::from_bits(block_amax);
        let mut x = vec![0f32; 32];
        x[0] = tensor_amax;
        // The E2M1 grid itself, so that four-over-six keeps six.
        for (slot, part) in x[16..].iter_mut().zip([6.0, 4.0, 3.0, 2.0, 1.5, 1.0, 0.5]) {
            *slot = if part == 6.0 {
                amax
            } else {
                amax * (part / 6.0)
            };
        }
        row(&x, format).block_scales[1]
    };
    for (tensor, block, want) in [
        (5.078125, 0x3d85_7b6d, 0x4c),
        (8.921875, 0x4089_a6db, 0x76),
        (8.546875, 0x3ff4_324a, 0x6d),
    ] {
        assert_eq!(byte(BlockFormat::NVFP4, tensor, block), want);
    }
    for (tensor, block, want) in [
        (8.125, 0x3e5b_5fff, 0x4d),
        (7.75, 0x4022_c001, 0x6a),
        (9.84375, 0x3e4e_b800, 0x4a),
    ] {
        assert_eq!(byte(BlockFormat::NVFP4_46_MAE, tensor, block), want);
        assert_eq!(byte(BlockFormat::NVFP4_46_MSE, tensor, block), want);
    }
}
