//! GB/s of the quantisers, as input bytes read plus output bytes written, and as a share of the machine's copy bandwidth
//! measured in the same run (all cores, memory to memory).
//!
//! The design moves each byte once. Per element, row-wise or column-wise: MXFP4 reads 4 bytes and writes 0.5 + 1/32;
//! NVFP4 0.5 + 1/16 (and reads x once more for the tensor amax); square blocks read x twice; dequantise the reverse.

use criterion::{Criterion, Throughput};
use halfbyte::device::Device;
use halfbyte::formats::{BlockFormat, Rounding};
use halfbyte::hadamard::Signs;
use halfbyte::quantize::{Hadamard, Options, dequantize, quantize_with};
use halfbyte::rng::{Purpose, Stream};
use halfbyte::tensor::Tensor;
use std::time::{Duration, Instant};

const ROWS: usize = 4096;
const COLS: usize = 4096;

/// Best of twenty copies of `bytes` on every core: bytes read plus bytes written a second.
fn copy_bandwidth(bytes: usize) -> f64 {
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let from = vec![1u8; bytes];
    let mut to = vec![0u8; bytes];
    let part = bytes.div_ceil(cores);
    let mut best = Duration::MAX;
    for _ in 0..20 {
        let start = Instant::now();
        std::thread::scope(|scope| {
            for (from, to) in from.chunks(part).zip(to.chunks_mut(part)) {
                scope.spawn(move || to.copy_from_slice(from));
            }
        });
        best = best.min(start.elapsed());
    }
    2.0 * bytes as f64 / best.as_secs_f64()
}

/// Times `run` to its end on the device; prints the best rate and its share of `copy`.
fn measure(
    c: &mut Criterion,
    device: &Device,
    copy: f64,
    name: &str,
    bytes: usize,
    run: &dyn Fn(),
) {
    let mut best = Duration::MAX;
    let name = format!("{} {name}", device.name());
    let mut group = c.benchmark_group("quantize");
    group
        .throughput(Throughput::Bytes(bytes as u64))
        .sample_size(20)
        .measurement_time(Duration::from_secs(2));
    group.bench_function(&name, |b| {
        b.iter_custom(|times| {
            let all = Instant::now();
            for _ in 0..times {
                let start = Instant::now();
                run();
                device.sync().expect("the device works");
                best = best.min(start.elapsed());
            }
            all.elapsed()
        });
    });
    group.finish();
    let rate = bytes as f64 / best.as_secs_f64();
    println!(
        "{name}: best {:.2} GB/s, {:.0}% of copy ({:.1} GB/s)",
        rate / 1e9,
        100.0 * rate / copy,
        copy / 1e9
    );
}

fn bench_device(c: &mut Criterion, device: &Device) {
    let copy = copy_bandwidth(ROWS * COLS * 4);
    let mut values = vec![0f32; ROWS * COLS];
    Stream::new(Purpose::Study, 1, 0, 0).fill_normal(&mut values, 0.0, 1.0);
    let x = Tensor::upload(device, &values, ROWS, COLS).expect("memory for the input");
    let stream = Some(Stream::new(Purpose::Rounding, 1, 1, 1));
    let transform = |size| {
        Some(Hadamard {
            size,
            signs: Signs::Fixed,
        })
    };
    let cases = [
        ("mxfp4", None),
        ("mxfp4-sr", None),
        ("mxfp4-unbiased", None),
        ("nvfp4", None),
        ("nvfp4-2d", None),
        ("nvfp4-4/6mae", None),
        ("mxfp8-e4m3", None),
        ("mxfp4", transform(32)),
        ("mxfp4", transform(128)),
    ];
    for (name, hadamard) in cases {
        let format: BlockFormat = name.parse().expect("a format");
        let stream = if format.rounding == Rounding::Sr {
            stream
        } else {
            None
        };
        let options = Options {
            stream,
            hadamard,
            stats: false,
            ..Options::default()
        };
        let layout = format.layout(ROWS, COLS).expect("a layout");
        let bytes = 4 * (ROWS * COLS + layout.code_words() + layout.scale_words());
        let title = hadamard.map_or(String::new(), |h| format!(" after H{}", h.size));
        let make = |turned: bool| {
            let view = if turned { x.view().t() } else { x.view() };
            quantize_with(device, view, &format, &options)
                .expect("memory for the result")
                .0
        };
        measure(
            c,
            device,
            copy,
            &format!("{format}{title} rowwise"),
            bytes,
            &|| drop(make(false)),
        );
        measure(
            c,
            device,
            copy,
            &format!("{format}{title} columnwise"),
            bytes,
            &|| drop(make(true)),
        );
        if hadamard.is_none() && stream.is_none() {
            let q = make(false);
            let back = || drop(dequantize(device, &q).expect("memory for the result"));
            measure(
                c,
                device,
                copy,
                &format!("{format} dequantise"),
                bytes,
                &back,
            );
        }
    }
}

fn main() {
    let mut c = Criterion::default().configure_from_args();
    for name in ["cpu", "wgpu"] {
        match Device::open(name) {
            Ok(device) => bench_device(&mut c, &device),
            Err(e) => println!("skipped: {e}"),
        }
    }
    c.final_summary();
}
