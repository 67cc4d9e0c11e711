//! Lesson 2: one GEMM on every device here, the same bits. `cargo run --release --example 02_the_same_bits`
//!
//! The dot product of a block is exact, scales are exact, and blocks are added in ascending order: so it does not matter
//! who computes it.

use halfbyte::Result;
use halfbyte::device::open_all;
use halfbyte::formats::BlockFormat;
use halfbyte::gemm::emulated;
use halfbyte::quantize::quantize;
use halfbyte::rng::{Purpose, Stream};
use halfbyte::tensor::Tensor;

fn main() -> Result<()> {
    let (m, n, k) = (64, 96, 256);
    let normals = |seed, len| {
        let mut x = vec![0.0; len];
        Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
        x
    };
    let (a, b) = (normals(1, m * k), normals(2, n * k));
    let (devices, missing) = open_all();
    missing.iter().for_each(|why| println!("{why}"));
    for device in &devices {
        let a = Tensor::upload(device, &a, m, k)?;
        let b = Tensor::upload(device, &b, n, k)?;
        let a = quantize(device, a.view(), &BlockFormat::MXFP4, None)?;
        let b = quantize(device, b.view(), &BlockFormat::MXFP4, None)?;
        let c = Tensor::empty(device, m, n)?;
        emulated::gemm(device, &a, &b, &c, false)?;
        let c = c.download(device)?;
        let hash = blake3::hash(bytemuck::cast_slice(&c));
        println!("{:<8} {}", device.name(), &hash.to_hex()[..16]);
    }
    Ok(())
}
