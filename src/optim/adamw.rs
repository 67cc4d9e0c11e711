//! AdamW (Loshchilov and Hutter, 2019) as PyTorch computes it, over one flat f32 buffer.
//!
//! ```text
//! g  = g * min(1, clip / (|g| + 1e-6))          clip by the norm of all gradients together
//! p  = p (1 - lr wd)
//! m  = b1 m + (1 - b1) g        v = b2 v + (1 - b2) g^2
//! p -= lr / (1 - b1^t) * m / (sqrt(v) / sqrt(1 - b2^t) + eps)
//! ```
//!
//! Master weights, m and v are f32. A step whose gradient norm is not finite changes nothing, so a
//! poisoned batch cannot destroy the state; the training loop reports it.

use crate::device::Device;
use crate::error::{Error, Result};
use crate::layers::reduce;
use crate::layers::strict::{kept, quotient, quotient_scalar, root, zero_of};
use crate::tensor::{Tensor, cubes_for, vector_for, with_vector};
use cubecl::prelude::*;
use serde::{Deserialize, Serialize};

/// Constants of AdamW.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AdamWConfig {
    /// Decay of the first moment.
    pub beta1: f64,
    /// Decay of the second moment.
    pub beta2: f64,
    /// Added to the root of the second moment.
    pub eps: f64,
    /// Decoupled weight decay, on every parameter.
    pub weight_decay: f64,
    /// Largest global gradient norm; 0 turns clipping off.
    pub clip: f64,
}

impl Default for AdamWConfig {
    fn default() -> Self {
        AdamWConfig {
            beta1: 0.9,
            beta2: 0.95,
            eps: 1e-8,
            weight_decay: 0.1,
            clip: 1.0,
        }
    }
}

/// The scalars of one step.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct StepTerms {
    keep: f32,
    beta1: f32,
    beta2: f32,
    step_size: f32,
    root_correction: f32,
    eps: f32,
    clip: f32,
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn adamw_kernel<const W: usize>(
    p: &mut [Vector<f32, Const<W>>],
    g: &[Vector<f32, Const<W>>],
    m: &mut [Vector<f32, Const<W>>],
    v: &mut [Vector<f32, Const<W>>],
    square_norm: &[f32],
    terms: StepTerms,
    n: u32,
    #[comptime] strict: bool,
) {
    let i = ABSOLUTE_POS;
    let zero = zero_of(n, strict);
    let square = square_norm[0];
    let finite = u32::reinterpret(square) < 0x7F80_0000u32;
    if i < n as usize && finite {
        let norm = root::<Const<1>>(Vector::new(square), strict).extract(0usize);
        let mut factor = 1.0f32;
        if terms.clip > 0.0f32 {
            factor = min(quotient_scalar(terms.clip, norm + 1e-6f32, strict), 1.0f32);
        }
        let one = Vector::<f32, Const<W>>::new(1.0f32);
        let beta1 = Vector::<f32, Const<W>>::new(terms.beta1);
        let beta2 = Vector::<f32, Const<W>>::new(terms.beta2);
        let grad = g[i] * Vector::new(factor);
        let mi = kept::<Const<W>>(beta1 * m[i], zero, strict)
            + kept::<Const<W>>((one - beta1) * grad, zero, strict);
        let vi = kept::<Const<W>>(beta2 * v[i], zero, strict)
            + kept::<Const<W>>((one - beta2) * grad * grad, zero, strict);
        m[i] = mi;
        v[i] = vi;
        let deviation = quotient::<Const<W>>(
            root::<Const<W>>(vi, strict),
            Vector::new(terms.root_correction),
            strict,
        );
        let change = quotient::<Const<W>>(
            Vector::new(terms.step_size) * mi,
            deviation + Vector::new(terms.eps),
            strict,
        );
        p[i] = kept::<Const<W>>(p[i] * Vector::new(terms.keep), zero, strict) - change;
    }
}

/// The optimizer's state: moments and the number of steps taken.
#[derive(Clone, Debug)]
pub struct AdamW {
    config: AdamWConfig,
    m: Tensor,
    v: Tensor,
    step: u64,
    square_norm: Tensor,
}

impl AdamW {
    /// Zero moments for `len` parameters.
    ///
    /// # Errors
    /// [`Error::Config`] for constants out of range; [`Error::Device`] where memory is short.
    pub fn new(device: &Device, len: usize, config: AdamWConfig) -> Result<AdamW> {
        let unit = |x: f64| (0.0..1.0).contains(&x);
        if !unit(config.beta1) || !unit(config.beta2) {
            return Err(Error::Config(format!(
                "beta1 ({}) and beta2 ({}) must lie in 0..1",
                config.beta1, config.beta2
            )));
        }
        for (name, x) in [
            ("eps", config.eps),
            ("weight_decay", config.weight_decay),
            ("clip", config.clip),
        ] {
            if !x.is_finite() || x < 0.0 {
                return Err(Error::Config(format!(
                    "{name} is {x}; it must be a number of at least 0"
                )));
            }
        }
        Ok(AdamW {
            config,
            m: Tensor::zeros(device, 1, len)?,
            v: Tensor::zeros(device, 1, len)?,
            step: 0,
            square_norm: Tensor::empty(device, 1, 1)?,
        })
    }

    /// Continues from saved moments.
    ///
    /// # Errors
    /// [`Error::Shape`] where a length differs.
    pub fn load(&mut self, device: &Device, step: u64, m: &[f32], v: &[f32]) -> Result<()> {
        self.m = Tensor::upload(device, m, 1, self.m.len())?;
        self.v = Tensor::upload(device, v, 1, self.v.len())?;
        self.step = step;
        Ok(())
    }

    /// Queues one step: `params` (1, len) are changed in place from `grads` (1, len).
    ///
    /// # Errors
    /// [`Error::Shape`] where a length differs.
    pub fn step(
        &mut self,
        device: &Device,
        params: &Tensor,
        grads: &Tensor,
        lr: f64,
    ) -> Result<()> {
        if params.len() != self.m.len() || grads.len() != self.m.len() {
            return Err(Error::Shape(format!(
                "AdamW holds {} moments, got {} parameters and {} gradients",
                self.m.len(),
                params.len(),
                grads.len()
            )));
        }
        reduce::sum_squares(device, grads, &self.square_norm)?;
        self.step += 1;
        let c = &self.config;
        let t = self.step.min(i32::MAX as u64) as i32;
        let terms = StepTermsLaunch::new(
            (1.0 - lr * c.weight_decay) as f32,
            c.beta1 as f32,
            c.beta2 as f32,
            (lr / (1.0 - c.beta1.powi(t))) as f32,
            (1.0 - c.beta2.powi(t)).sqrt() as f32,
            c.eps as f32,
            c.clip as f32,
        );
        let w = vector_for(params.len(), device.tuning().vector);
        let (n, units) = (params.len() / w, device.tuning().units);
        // SAFETY: all four buffers hold the same number of values; the kernel masks by it.
        with_vector!(w, W => unsafe {
            adamw_kernel::launch_unchecked::<W>(
                device.client(), cubes_for(n, units), CubeDim::new_1d(units),
                params.arg(), grads.arg(), self.m.arg(), self.v.arg(), self.square_norm.arg(), terms, n as u32,
                device.tuning().strict,
            )
        });
        Ok(())
    }

    /// Steps taken.
    pub fn step_count(&self) -> u64 {
        self.step
    }

    /// The square of the last gradient norm, before clipping, on the device.
    pub fn square_norm(&self) -> &Tensor {
        &self.square_norm
    }

    /// First and second moments.
    pub fn moments(&self) -> (&Tensor, &Tensor) {
        (&self.m, &self.v)
    }
}
