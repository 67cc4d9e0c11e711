//! Every kernel against the host reference, bit for bit, on every backend present.

use super::*;
use crate::formats::{Stats, reference};
use crate::rng::{Purpose, Stream};
use crate::tensor::Tensor;

/// The backends that are there; what is missing is printed.
pub(super) fn devices() -> Vec<Device> {
    ["cpu", "wgpu"]
        .into_iter()
        .filter_map(|name| match Device::open(name) {
            Ok(d) => Some(d),
            Err(e) => {
                println!("skipped: {e}");
                None
            }
        })
        .collect()
}

pub(super) fn stream() -> Stream {
    Stream::new(Purpose::Rounding, 5, 7, 11)
}

/// Random bit patterns with everything that is special sprinkled in.
pub(super) fn patterns(n: usize, salt: u32) -> Vec<f32> {
    let s = Stream::new(Purpose::Study, 1, 2, salt);
    let special = [
        0,
        0x8000_0000,
        1,
        0x8000_0001,
        0x007F_FFFF,
        0x7F7F_FFFF,
        0xFF7F_FFFF,
        0x3E80_0001,
    ];
    (0..n)
        .map(|i| {
            let [a, b, c, _] = s.group(i as u64);
            let kind = (i as u32 / 97 + salt) % 8;
            let bits = match kind {
                // Blocks around one exponent, every exponent in turn.
                0..=4 => (a & 0x807F_FFFF) | (((i as u32 / 97 * 5 + b % 9) % 255) << 23),
                5 => 0x8000_0000 & a,
                6 => a & 0x807F_FFFF,
                _ if b % 61 == 0 => a | 0x7F80_0000,
                _ => a,
            };
            f32::from_bits(if c % 29 == 0 {
                special[(c / 29 % 8) as usize]
            } else {
                bits
            })
        })
        .collect()
}

fn host_view<'a>(data: &'a [f32], v: &View) -> reference::View<'a> {
    reference::View::strided(
        &data[v.offset..],
        [v.rows, v.cols],
        [v.row_stride, v.col_stride],
    )
    .unwrap()
}

/// Device and host agree in every code and every scale byte.
pub(super) fn check(device: &Device, data: &[f32], view: View, format: &BlockFormat) {
    let sr = (format.rounding == Rounding::Sr).then(stream);
    let want =
        reference::quantize_view(&host_view(data, &view), format, &|i| stream().bits24(i)).unwrap();
    let got = quantize(device, view, format, sr)
        .unwrap()
        .download(device)
        .unwrap();
    let place = format!(
        "{device:?} {format} ({}, {}) strides ({}, {})",
        view.rows, view.cols, view.row_stride, view.col_stride
    );
    assert_eq!(
        got.tensor_amax.map(f32::to_bits),
        want.tensor_amax.map(f32::to_bits),
        "{place}"
    );
    for (i, (g, w)) in got.block_scales.iter().zip(&want.block_scales).enumerate() {
        assert_eq!(g, w, "{place}: scale byte {i}: {g:#04x}, expected {w:#04x}");
    }
    for (i, (g, w)) in got.codes.iter().zip(&want.codes).enumerate() {
        assert_eq!(g, w, "{place}: word {i}: {g:#010x}, expected {w:#010x}");
    }
}

fn check_shapes(device: &Device, format: &BlockFormat, shapes: &[(usize, usize)]) {
    for &(rows, cols) in shapes {
        let data = patterns(rows * cols, rows as u32);
        let x = Tensor::upload(device, &data, rows, cols).unwrap();
        check(device, &data, x.view(), format);
        check(device, &data, x.view().t(), format);
    }
}

/// Every code under every scale byte, decoded on the device as on the host.
fn check_dequantize(device: &Device, format: &BlockFormat, k: usize) {
    let rows = 256 * format.block[0].min(1);
    let layout = format.layout(rows, k).unwrap();
    let random = stream();
    let codes: Vec<u32> = (0..layout.code_words())
        .map(|i| random.word(i as u64))
        .collect();
    let bytes: Vec<u8> = (0..layout.scale_bytes())
        .map(|i| (i / layout.blocks_per_row) as u8)
        .collect();
    let amax = format.scale.has_tensor_scale().then_some(0.37f32);
    let q = QuantizedRef::from_parts(*format, layout, codes, bytes, amax).unwrap();
    let want = crate::formats::dequantize(&q);
    let got = dequantize(device, &Quantized::upload(device, &q).unwrap())
        .unwrap()
        .download(device)
        .unwrap();
    for (i, (g, w)) in got.iter().zip(&want).enumerate() {
        let same = g.to_bits() == w.to_bits() || (g.is_nan() && w.is_nan());
        assert!(
            same,
            "{device:?} {format} element {i}: {g:e}, expected {w:e}"
        );
    }
}

#[test]
fn decoding_is_exact_for_every_scale_byte() {
    for device in devices() {
        for format in [
            BlockFormat::MXFP4,
            BlockFormat::MXFP4_UNBIASED,
            BlockFormat::NVFP4,
            BlockFormat::NVFP4_46_MAE,
            BlockFormat::UE5M3,
            BlockFormat::MXFP8_E4M3,
            BlockFormat::MXFP8_E5M2,
        ] {
            for k in [64, 33, 100] {
                check_dequantize(&device, &format, k);
            }
        }
    }
}

/// Fused or not, a transform gives the bits of the reference: the transform's own, and the codes made of it.
fn check_hadamard(device: &Device, size: usize, rows: usize, cols: usize) {
    // Values near 2^-126 would depend on the device's denormals.
    let data: Vec<f32> = (0..rows * cols)
        .map(|i| stream().normal(i as u64))
        .collect();
    let x = Tensor::upload(device, &data, rows, cols).unwrap();
    for (turned, signs) in [
        (false, Signs::None),
        (true, Signs::Fixed),
        (false, Signs::Fresh(stream())),
    ] {
        let view = if turned { x.view().t() } else { x.view() };
        let operand: Vec<f32> = (0..view.rows * view.cols)
            .map(|i| data[i / view.cols * view.row_stride + i % view.cols * view.col_stride])
            .collect();
        let want =
            crate::hadamard::transform_rows(&operand, view.rows, view.cols, size, &signs).unwrap();
        let transform = Hadamard { size, signs };
        let got = hadamard(device, view, &transform)
            .unwrap()
            .download(device)
            .unwrap();
        let bits = |v: &[f32]| v.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert!(
            bits(&got) == bits(&want),
            "{device:?} g {size} ({rows}, {cols}) turned {turned}"
        );
        for format in [BlockFormat::MXFP4, BlockFormat::NVFP4] {
            let options = Options {
                hadamard: Some(transform),
                ..Options::default()
            };
            let got = quantize_with(device, view, &format, &options)
                .unwrap()
                .0
                .download(device)
                .unwrap();
            let k = want.len() / view.rows;
            let want =
                reference::quantize(&want, view.rows, k, reference::Axis::Rowwise, &format, None)
                    .unwrap();
            assert_eq!(got.layout, want.layout);
            assert!(
                got.codes == want.codes,
                "{device:?} {format} g {size} ({rows}, {cols}) turned {turned}"
            );
            assert!(
                got.block_scales == want.block_scales,
                "{device:?} {format} g {size}"
            );
        }
    }
}

#[test]
fn hadamard_of_every_size() {
    for device in devices() {
        for size in crate::hadamard::SIZES {
            check_hadamard(&device, size, 33, 80);
        }
        check_hadamard(&device, 32, 64, 256);
    }
}

/// Counts are exact, sums as good as f32.
#[test]
fn statistics_agree_with_the_reference() {
    let (rows, cols) = (37, 100);
    let mut data: Vec<f32> = (0..rows * cols)
        .map(|i| stream().normal(i as u64))
        .collect();
    data[..200].fill(0.0);
    data[700] = f32::NAN;
    data[1500..1600].iter_mut().for_each(|x| *x *= 1e-3);
    for device in devices() {
        let x = Tensor::upload(&device, &data, rows, cols).unwrap();
        for format in [
            BlockFormat::MXFP4,
            BlockFormat::MXFP4_UNBIASED,
            BlockFormat::NVFP4,
            BlockFormat::NVFP4_2D,
        ] {
            for view in [x.view(), x.view().t()] {
                let options = Options {
                    stream: Some(stream()),
                    stats: true,
                    ..Options::default()
                };
                let (_, stats) = quantize_with(&device, view, &format, &options).unwrap();
                let got = stats.unwrap().download(&device).unwrap();
                let want = reference::quantize_view(&host_view(&data, &view), &format, &|i| {
                    stream().bits24(i)
                })
                .unwrap()
                .stats;
                let place = format!("{device:?} {format} rows {}", view.rows);
                let close = |a: f64, b: f64| (a - b).abs() <= 1e-4 * b.abs();
                assert!(
                    close(got.signal, want.signal) && close(got.noise, want.noise),
                    "{place} {got:?} {want:?}"
                );
                let exact = |s: Stats| Stats {
                    signal: 0.0,
                    noise: 0.0,
                    ..s
                };
                assert_eq!(exact(got), exact(want), "{place}");
            }
        }
    }
}

const MX: [BlockFormat; 6] = [
    BlockFormat::MXFP4,
    BlockFormat::MXFP4_EVEN,
    BlockFormat::MXFP4_RCEIL,
    BlockFormat::MXFP4_CEIL,
    BlockFormat::MXFP4_UNBIASED,
    BlockFormat::MXFP4.with_rounding(Rounding::Sr),
];

/// The first format in every shape, the others in two: each shape compiles a kernel of its own, and what differs between
/// formats does not depend on the shape. tests/quantize.rs does every format in the fast shapes.
fn check_all(formats: &[BlockFormat]) {
    let shapes = [
        (7, 100),
        (33, 65),
        (1, 1),
        (1, 33),
        (64, 32),
        (130, 257),
        (32, 256),
    ];
    for device in devices() {
        for (i, format) in formats.iter().enumerate() {
            check_shapes(&device, format, if i == 0 { &shapes } else { &shapes[..2] });
        }
    }
}

/// Views of a wider tensor: offsets and strides that are no contiguous copy.
#[test]
fn strided_views_give_the_bits_of_copies() {
    let (rows, cols) = (40, 96);
    let data = patterns(rows * cols, 3);
    for device in devices() {
        let x = Tensor::upload(&device, &data, rows, cols).unwrap();
        for format in [BlockFormat::MXFP4, BlockFormat::NVFP4_2D] {
            check(&device, &data, x.view().columns(32, 64).unwrap(), &format);
            check(
                &device,
                &data,
                x.view().columns(5, 50).unwrap().t(),
                &format,
            );
            // Every other row and every third column.
            let view = View {
                rows: 20,
                cols: 32,
                row_stride: 2 * cols,
                col_stride: 3,
                ..x.view()
            };
            check(&device, &data, view, &format);
        }
        let outside = View {
            rows: 41,
            ..x.view()
        };
        assert!(quantize(&device, outside, &BlockFormat::MXFP4, None).is_err());
        let empty = View {
            rows: 0,
            ..x.view()
        };
        assert!(quantize(&device, empty, &BlockFormat::MXFP4, None).is_err());
    }
}

/// cubecl, llama.cpp: 204,800 groups need more cubes than the 65,535 of one axis. Here one unit a cube, four blocks a unit.
#[test]
fn more_cubes_than_one_axis_takes() {
    let (rows, cols, last) = (300_000, 32, 100);
    let data = patterns(rows * cols, 9);
    let tail = &data[(rows - last) * cols..];
    let format = BlockFormat::MXFP4;
    let want = reference::quantize(tail, last, cols, reference::Axis::Rowwise, &format, None);
    let want = want.unwrap();
    for device in devices() {
        let narrow = device.with_tuning(crate::device::Tuning {
            units: 1,
            vector: 4,
            ..*device.tuning()
        });
        let x = Tensor::upload(&device, &data, rows, cols).unwrap();
        let of = |d: &Device| quantize(d, x.view(), &format, None).unwrap().download(d);
        let (a, b) = (of(&device).unwrap(), of(&narrow).unwrap());
        assert!(a == b, "{device:?}");
        assert!(b.codes.ends_with(&want.codes), "{device:?}");
        assert!(b.block_scales.ends_with(&want.block_scales), "{device:?}");
    }
}

/// cubecl, burn: a buffer beyond the device's limit is an error with both figures, before anything runs.
#[test]
fn buffers_beyond_the_limit_are_refused() {
    for device in devices() {
        let limit = device.client().properties().memory.max_page_size as usize;
        let e = Tensor::empty(&device, limit / 4096 + 1, 1024).unwrap_err();
        let text = e.to_string();
        assert!(matches!(e, Error::Device { .. }), "{text}");
        assert!(text.contains(&limit.to_string()), "{text}");
        assert!(Tensor::empty(&device, usize::MAX / 2, 4).is_err());
    }
}

#[test]
fn mxfp4_in_every_shape() {
    check_all(&MX);
}

#[test]
fn mxfp8_in_every_shape() {
    check_all(&[
        BlockFormat::MXFP8_E4M3,
        BlockFormat::MXFP8_E5M2,
        BlockFormat::MXFP8_E5M2.with_rounding(Rounding::Sr),
    ]);
}

#[test]
fn float_scales_in_every_shape() {
    check_all(&[
        BlockFormat::NVFP4,
        BlockFormat::NVFP4.with_rounding(Rounding::Sr),
        BlockFormat::UE5M3,
    ]);
}

#[test]
fn four_over_six_in_every_shape() {
    check_all(&[
        BlockFormat::NVFP4_46_MAE,
        BlockFormat::NVFP4_46_MSE,
        BlockFormat::MXFP4_RMS,
    ]);
}

#[test]
fn square_blocks_in_every_shape() {
    check_all(&[
        BlockFormat::MXFP4.two_d(),
        BlockFormat::NVFP4_2D,
        BlockFormat::NVFP4_46_MAE.two_d(),
        BlockFormat::UE5M3.two_d().with_rounding(Rounding::Sr),
    ]);
}
