//! Quartet's trust mask: g = 0 where |x / s| >= 6, with s the power-of-two scale of x's block, so that no gradient flows
//! to values that the quantiser clipped. Source: Quartet (2505.14669), Algorithm 1, after QuEST (2502.05003).
//!
//! Compared as |x| < 6 s, an exact product; blocks whose scale is NaN or zero let nothing and everything through.

use crate::device::Device;
use crate::error::{Error, Result};
use crate::quantize::Quantized;
use crate::tensor::{Tensor, cubes_for};
use cubecl::prelude::*;

// ---- Reference

/// The mask on the host: `scale` is the f32 value of x's block scale.
pub fn reference(x: f32, scale: f32, g: f32) -> f32 {
    if x.abs() < 6.0 * scale { g } else { 0.0 }
}

// ---- Kernel

/// One unit: one block of 32 values.
#[cube(launch_unchecked, create_dummy_kernel)]
fn mask_kernel(
    x: &[f32],
    scales: &[u32],
    g: &mut [f32],
    rows: u32,
    k: u32,
    scale_words: u32,
    #[comptime] block: usize,
) {
    let k = k as usize;
    let blocks = (k + block - 1) / block;
    let unit = ABSOLUTE_POS;
    if unit < rows as usize * blocks {
        let row = unit / blocks;
        let b = unit % blocks;
        let word = scales[row * scale_words as usize + b / 4];
        let byte = (word >> (((b % 4) * 8) as u32)) & 255u32;
        // 6 * 2^(byte - 127); bytes 0, 253 and above are made of two factors.
        let half = f32::reinterpret(max(byte, 1u32) << 23u32) * 0.5f32;
        let limit = half * 12.0f32;
        for i in 0..block {
            let c = b * block + i;
            if c < k {
                let at = row * k + c;
                let keep = f32::abs(x[at]) < limit;
                g[at] = select(keep, g[at], 0.0f32);
            }
        }
    }
}

// ---- Launch

/// Zeroes `g` (rows, k) where `x` (rows, k), quantised into `q` (an MX format), clipped.
///
/// # Errors
/// [`Error::Shape`] where the sizes differ.
pub fn apply(device: &Device, x: &Tensor, q: &Quantized, g: &Tensor) -> Result<()> {
    let (rows, k) = (x.rows(), x.cols());
    if (g.rows(), g.cols()) != (rows, k) || (q.layout.rows, q.layout.k) != (rows, k) {
        return Err(Error::Shape(format!(
            "trust mask: values are ({rows}, {k}), quantised ({}, {}), gradient ({}, {})",
            q.layout.rows,
            q.layout.k,
            g.rows(),
            g.cols()
        )));
    }
    let block = q.format.block[1];
    let units = device.tuning().units;
    // SAFETY: shapes were checked, and the kernel masks by them.
    unsafe {
        mask_kernel::launch_unchecked(
            device.client(),
            cubes_for(rows * k.div_ceil(block), units),
            CubeDim::new_1d(units),
            x.arg(),
            q.scales.arg(),
            g.arg(),
            rows as u32,
            k as u32,
            q.layout.scale_words_per_row as u32,
            block,
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;
    use crate::formats::{BlockFormat, e8m0};
    use crate::quantize::quantize;
    use crate::rng::{Purpose, Stream};

    #[test]
    fn clipped_values_get_no_gradient() {
        let (rows, k) = (7, 70);
        let mut x = vec![0.0; rows * k];
        Stream::new(Purpose::Study, 1, 0, 0).fill_normal(&mut x, 0.0, 1.0);
        for v in x.iter_mut().step_by(11) {
            *v *= 9.0;
        }
        let ones: Vec<f32> = (0..rows * k).map(|i| 1.0 + i as f32).collect();
        on_every_device(|d| {
            let t = Tensor::upload(d, &x, rows, k).unwrap();
            let g = Tensor::upload(d, &ones, rows, k).unwrap();
            let q = quantize(d, t.view(), &BlockFormat::MXFP4_RMS, None).unwrap();
            apply(d, &t, &q, &g).unwrap();
            let host = q.download(d).unwrap();
            let got = g.download(d).unwrap();
            let mut zeroed = 0;
            for (i, (x, got)) in x.iter().zip(&got).enumerate() {
                let block = i / k * host.layout.blocks_per_row + i % k / 32;
                let scale = e8m0::decode(host.block_scales[block]);
                assert_eq!(*got, reference(*x, scale, ones[i]), "element {i}");
                zeroed += usize::from(*got == 0.0);
            }
            assert!(zeroed > 10 && zeroed < rows * k / 2, "{zeroed}");
        });
    }
}
