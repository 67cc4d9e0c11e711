//! Elementwise kernels: fill, add, scale.

use crate::device::Device;
use crate::error::Result;
use crate::tensor::{Tensor, cubes_for, vector_for, with_vector};
use cubecl::prelude::*;

#[cube(launch_unchecked, create_dummy_kernel)]
fn fill_kernel<const W: usize>(x: &mut [Vector<f32, Const<W>>], value: f32, n: u32) {
    if ABSOLUTE_POS < n as usize {
        x[ABSOLUTE_POS] = Vector::new(value);
    }
}

/// x = value.
///
/// # Errors
/// None of its own; failures of the device surface when the result is read.
pub fn fill(device: &Device, x: &Tensor, value: f32) -> Result<()> {
    let t = device.tuning();
    let w = vector_for(x.len(), t.vector);
    let n = x.len() / w;
    with_vector!(w, W => unsafe {
        fill_kernel::launch_unchecked::<W>(device.client(), cubes_for(n, t.units), CubeDim::new_1d(t.units), x.arg(), value, n as u32)
    });
    Ok(())
}
