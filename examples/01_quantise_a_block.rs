//! Lesson 1: what MXFP4 does to thirty-two numbers. `cargo run --release --example 01_quantise_a_block`
//!
//! Thirty-two values share one power-of-two scale; each becomes one of sixteen codes.

use halfbyte::Result;
use halfbyte::formats::{Axis, BlockFormat, dequantize, quantize};

fn main() -> Result<()> {
    let mut x: Vec<f32> = (0..32).map(|i| (i as f32 - 15.5) / 4.0).collect();
    show("an even ramp", &x)?;
    // One outlier takes the scale for itself, and its neighbours lose their bits.
    x[7] = 40.0;
    show("the same with one outlier", &x)
}

fn show(what: &str, x: &[f32]) -> Result<()> {
    let q = quantize(x, 1, x.len(), Axis::Rowwise, &BlockFormat::MXFP4, None)?;
    let back = dequantize(&q);
    let scale = q.format.scale.decode(q.block_scales[0]);
    println!("{what}: decode scale {scale}");
    println!("  value    code  decoded");
    for i in (0..x.len()).step_by(4) {
        println!("  {:>7.3}  0x{:x}  {:>7.3}", x[i], q.code(0, i), back[i]);
    }
    println!("  signal to noise: {:.1} dB", q.stats.snr_db());
    Ok(())
}
