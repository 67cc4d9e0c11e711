//! What a device can do at most, by measurement.

use super::seconds;
use crate::device::Device;
use crate::error::Result;
use crate::layers::elementwise;
use crate::tensor::{Tensor, with_vector};
use cubecl::prelude::*;
use std::time::Duration;

/// Independent sums a unit, enough to hide the latency of an addition.
const SUMS: usize = 16;
/// Multiply-adds a sum.
const ROUNDS: usize = 4096;

/// `SUMS` sums of `ROUNDS` multiply-adds of `W` values each; what is stored keeps them from being dropped.
#[cube(launch_unchecked, create_dummy_kernel)]
fn multiply_adds_kernel<const W: usize>(
    x: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    rounds: u32,
) {
    let factor = x[0];
    let mut sums = Array::<Vector<f32, Const<W>>>::new(SUMS);
    #[unroll]
    for i in 0..SUMS {
        sums[i] = x[i];
    }
    for _ in 0..rounds {
        #[unroll]
        for i in 0..SUMS {
            sums[i] = fma(sums[i], factor, factor);
        }
    }
    let mut all = sums[0];
    #[unroll]
    for i in 1..SUMS {
        all += sums[i];
    }
    out[ABSOLUTE_POS] = all;
}

/// f32 operations a second, two for a multiply-add.
pub(super) fn multiply_adds(device: &Device, time: Duration) -> Result<f64> {
    let t = device.tuning();
    let cubes = if device.is_software() { 64 } else { 1024 };
    let units = cubes * t.units as usize;
    let x = Tensor::upload(device, &vec![0.5; SUMS * t.vector], SUMS, t.vector)?;
    let out = Tensor::empty(device, units, t.vector)?;
    let taken = seconds(device, time, &mut || {
        // SAFETY: x holds SUMS vectors, and out one for each unit.
        with_vector!(t.vector, W => unsafe {
            multiply_adds_kernel::launch_unchecked::<W>(
                device.client(),
                CubeCount::Static(cubes as u32, 1, 1),
                CubeDim::new_1d(t.units),
                x.arg(),
                out.arg(),
                ROUNDS as u32,
            )
        });
        Ok(())
    })?;
    Ok(2.0 * (units * t.vector * SUMS * ROUNDS) as f64 / taken)
}

/// Bytes read plus bytes written a second, copying more than caches hold.
pub(super) fn copy(device: &Device, time: Duration) -> Result<f64> {
    let n = 4096;
    let (from, to) = (Tensor::zeros(device, n, n)?, Tensor::zeros(device, n, n)?);
    let taken = seconds(device, time, &mut || {
        elementwise::copy_flat(device, &from, &to)
    })?;
    Ok(8.0 * (n * n) as f64 / taken)
}
