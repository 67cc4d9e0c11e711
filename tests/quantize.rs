//! The same bits everywhere: ten million random words in every format and rule, quantised on every backend present, give
//! the recorded hashes; a part of them is also compared with the host reference word by word.
//!
//! `HALFBYTE_BLESS=1 cargo test --release --test quantize` rewrites tests/golden/quantizer_hashes.txt, after the
//! specification has changed on purpose. The file is the reference for other vendors' devices.

use std::path::Path;

use halfbyte::device::Device;
use halfbyte::formats::{self, Axis, BlockFormat, QuantizedRef, Rounding};
use halfbyte::quantize::quantize;
use halfbyte::rng::{Purpose, Stream};
use halfbyte::tensor::Tensor;

/// 10^7 words.
const ROWS: usize = 3125;
const COLS: usize = 3200;
/// Rows that the host does too.
const HOST_ROWS: usize = 125;

const NAMES: [&str; 25] = [
    "mxfp4-floor",
    "mxfp4-even",
    "mxfp4-rceil",
    "mxfp4-ceil",
    "mxfp4-floor-sr",
    "mxfp4-rceil-sr",
    "mxfp4-unbiased",
    "mxfp4-2d",
    "mxfp4-2d-rceil-sr",
    "nvfp4",
    "nvfp4-sr",
    "nvfp4-2d",
    "nvfp4-4/6mae",
    "nvfp4-4/6mse",
    "nvfp4-2d-4/6mae",
    "ue5m3",
    "ue5m3-sr",
    "ue5m3-2d",
    "mxfp8-e4m3-floor",
    "mxfp8-e4m3-rceil",
    "mxfp8-e4m3-sr",
    "mxfp8-e5m2-floor",
    "mxfp8-e5m2-even",
    "mxfp8-e5m2-2d-sr",
    "mxfp4-rms",
];

fn stream() -> Stream {
    Stream::new(Purpose::Rounding, 21, 3, 9)
}

/// Even rows are raw bit patterns; odd rows keep each run of 32 within ten exponents, as tensors do.
fn words() -> Vec<f32> {
    let source = Stream::new(Purpose::Study, 4, 0, 1);
    let mut out = vec![0f32; ROWS * COLS];
    for (row, values) in out.chunks_exact_mut(COLS).enumerate() {
        for (group, four) in values.chunks_exact_mut(4).enumerate() {
            let place = (row * COLS / 4 + group) as u64;
            let run = source.word((1 << 40) + (row * COLS + group / 8) as u64) % 245;
            for (slot, word) in four.iter_mut().zip(source.group(place)) {
                let narrow = (word & 0x807F_FFFF) | (run + (word >> 23) % 10) << 23;
                *slot = f32::from_bits(if row % 2 == 0 { word } else { narrow });
            }
        }
    }
    out
}

fn devices() -> Vec<Device> {
    let open = |name: &&str| {
        Device::open(name)
            .map_err(|e| println!("skipped: {e}"))
            .ok()
    };
    ["cpu", "wgpu"].iter().filter_map(open).collect()
}

fn on_device(
    device: &Device,
    data: &[f32],
    rows: usize,
    axis: Axis,
    format: &BlockFormat,
) -> QuantizedRef {
    let x = Tensor::upload(device, data, rows, COLS).unwrap();
    let view = if axis == Axis::Rowwise {
        x.view()
    } else {
        x.view().t()
    };
    let stream = (format.rounding == Rounding::Sr).then(stream);
    quantize(device, view, format, stream)
        .unwrap()
        .download(device)
        .unwrap()
}

fn hash(q: &QuantizedRef) -> String {
    let mut hasher = blake3::Hasher::new();
    for word in &q.codes {
        hasher.update(&word.to_le_bytes());
    }
    hasher.update(&q.block_scales);
    hasher.update(&q.tensor_amax.unwrap_or(0.0).to_le_bytes());
    hasher.finalize().to_hex().to_string()
}

#[test]
fn ten_million_words_in_every_format() {
    let data = words();
    let devices = devices();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/quantizer_hashes.txt");
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    let bless = std::env::var_os("HALFBYTE_BLESS").is_some();
    let part = &data[..HOST_ROWS * COLS];
    let mut lines = Vec::new();
    for (i, name) in NAMES.iter().enumerate() {
        let format: BlockFormat = name.parse().unwrap();
        let axis = if i % 2 == 0 {
            Axis::Rowwise
        } else {
            Axis::Columnwise
        };
        let stream = (format.rounding == Rounding::Sr).then(stream);
        let want = formats::quantize(part, HOST_ROWS, COLS, axis, &format, stream).unwrap();
        let mut line = None;
        for device in &devices {
            let got = on_device(device, part, HOST_ROWS, axis, &format);
            assert!(
                got.codes == want.codes && got.block_scales == want.block_scales,
                "{device:?} {format} {axis:?}"
            );
            assert_eq!(
                got.tensor_amax.map(f32::to_bits),
                want.tensor_amax.map(f32::to_bits)
            );
            let all = format!(
                "{format} {axis:?} {}",
                hash(&on_device(device, &data, ROWS, axis, &format))
            );
            assert_eq!(
                *line.get_or_insert_with(|| all.clone()),
                all,
                "{device:?} differs from {:?}",
                devices[0]
            );
            assert!(
                bless || recorded.lines().any(|l| l == all),
                "{device:?} made {all}, which is not recorded"
            );
        }
        lines.extend(line);
    }
    if bless {
        std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    }
}

#[test]
fn mistakes_are_errors() {
    for device in devices() {
        let x = Tensor::upload(&device, &[1.0; 64], 2, 32).unwrap();
        let missing = quantize(&device, x.view(), &BlockFormat::MXFP4_UNBIASED, None)
            .unwrap_err()
            .to_string();
        assert!(missing.contains("random stream"), "{missing}");
        let odd = BlockFormat {
            block: [3, 5],
            ..BlockFormat::MXFP4
        };
        assert!(quantize(&device, x.view(), &odd, None).is_err());
        assert!(x.view().columns(31, 2).is_err());
    }
}
