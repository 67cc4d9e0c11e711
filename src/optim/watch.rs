//! A watch on every step, read now and then: the first step whose loss or gradient norm was not finite.
//!
//! ```text
//! first (1)   0, or the step: first = first == 0 and (loss or |g|^2 is NaN or infinite) ? step : first
//! ```
//! The host reads a step's loss only where it is logged, since reading waits for the device. One word that every step may
//! set lets it learn later what happened in between, at the cost of one launch of one unit.

use cubecl::prelude::*;

use crate::device::Device;
use crate::error::Result;
use crate::tensor::{Tensor, Words};

// ---- Kernel

#[cube(launch_unchecked, create_dummy_kernel)]
fn watch_kernel(loss: &[f32], square_norm: &[f32], first: &mut [u32], step: u32) {
    if ABSOLUTE_POS == 0 {
        // Bits, since WGSL may assume that there are no NaNs. The sign is shifted out.
        let loss = u32::reinterpret(loss[0]) << 1u32;
        let square = u32::reinterpret(square_norm[0]) << 1u32;
        let bad = max(loss, square) >= 0xFF00_0000u32;
        if bad && first[0] == 0u32 {
            first[0] = step;
        }
    }
}

// ---- Launch

/// The word on the device.
#[derive(Clone, Debug)]
pub struct Watch {
    first: Words, // (1)
}

impl Watch {
    /// Nothing seen yet.
    ///
    /// # Errors
    /// [`Error::Device`](crate::Error::Device) where memory is short.
    pub fn new(device: &Device) -> Result<Watch> {
        let first = Words::upload(device, &[0])?;
        Ok(Watch { first })
    }

    /// Queues the look at step `step` (from 1; the word ends at 2^32 - 1): its `loss` (1, 1) and `square_norm` (1, 1).
    pub fn see(&self, device: &Device, loss: &Tensor, square_norm: &Tensor, step: u64) {
        let step = u32::try_from(step).unwrap_or(u32::MAX);
        // SAFETY: each buffer holds at least one value, and the one unit touches the first.
        unsafe {
            watch_kernel::launch_unchecked(
                device.client(),
                CubeCount::Static(1, 1, 1),
                CubeDim::new_1d(1),
                loss.arg(),
                square_norm.arg(),
                self.first.arg(),
                step,
            );
        }
    }

    /// Waits for what is queued: the first step that was not finite, if there was one.
    ///
    /// # Errors
    /// [`Error::Device`](crate::Error::Device) where a kernel failed.
    pub fn first(&self, device: &Device) -> Result<Option<u64>> {
        let word = self.first.download(device)?[0];
        Ok((word != 0).then_some(u64::from(word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;

    #[test]
    fn the_first_bad_step_stays() {
        on_every_device(|d| {
            for (loss, square) in [
                (f32::NAN, 1.0),
                (f32::INFINITY, 1.0),
                (f32::NEG_INFINITY, 1.0),
                (2.0, f32::INFINITY),
                (2.0, -f32::NAN),
            ] {
                let watch = Watch::new(d).unwrap();
                let see = |loss: f32, square: f32, step| {
                    let of = |v| Tensor::upload(d, &[v], 1, 1).unwrap();
                    watch.see(d, &of(loss), &of(square), step);
                };
                see(-f32::MAX, f32::MAX, 1);
                see(0.0, 1e-45, 2);
                assert_eq!(watch.first(d).unwrap(), None);
                see(loss, square, 3);
                see(1.0, 1.0, 4);
                see(f32::NAN, f32::NAN, 5);
                assert_eq!(watch.first(d).unwrap(), Some(3), "{loss} {square}");
            }
        });
    }
}
