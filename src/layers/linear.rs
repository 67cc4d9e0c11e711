//! A linear layer, Y = X Wt: its three GEMMs, each as the recipe says.
//!
//! ```text
//! Fprop  Y (M, N)   = X (M, K)   W (N, K)t
//! Dgrad  dX (M, K)  = dY (M, N)  W (N, K)
//! Wgrad  dW (N, K) += dY (M, N)t X (M, K)
//! ```
//! The only place where a recipe meets a GEMM. Operands are views, so a transpose costs nothing here; quantisation reads
//! the original f32 along whichever axis the GEMM contracts.
//!
//! `from forward`: W in Dgrad and X in Wgrad are what Fprop multiplied, decoded: H X and H W, if Fprop transforms. Then the
//! gradients come out in the transformed space; where Fprop clipped they are zeroed (`trust_mask`), and the transform,
//! its own inverse, brings them back. They are quantised again in the backward rather than kept: time for memory. Source: Quartet (2505.14669), Algorithm 1; TetraJet (2502.20853).

use super::product::{Product, Rounding};
use super::replay::Kernel;
use super::trace::{Event, Trace};
use super::{elementwise, trust_mask};
use crate::device::Device;
use crate::error::Result;
use crate::hadamard::Signs;
use crate::profile;
use crate::quantize::{
    DeviceStats, Hadamard, Options, Quantized, dequantize_into, hadamard_scratch, quantize_with,
};
use crate::recipe::{Gemm, GemmRecipe, LinearRecipe, Operand, SignRule, Source};
use crate::rng::{Purpose, Stream};
use crate::tensor::{Tensor, View};
use std::cell::RefCell;

/// What is the same for every linear layer of one pass through the model.
#[derive(Debug, Default)]
pub struct Pass {
    /// Seed of stochastic rounding and of fresh signs.
    pub seed: u64,
    /// Optimizer steps taken.
    pub step: u64,
    /// Micro-batch of the step.
    pub micro_batch: u32,
    /// Rounding replaced by identity; transforms stay. For checks of a recipe's algebra.
    pub exact: bool,
    /// Where statistics of quantised operands go, if they are wanted.
    pub observed: Option<RefCell<Vec<Observed>>>,
    /// Where tensors are shown as they are computed, if anybody looks.
    pub trace: Option<RefCell<Trace>>,
}

impl Pass {
    /// Shows a kernel's tensors to the trace, if there is one, and names its launches in the profile, if one is taken.
    ///
    /// # Errors
    /// [`Error::Device`] where they cannot be read back.
    pub fn see(&self, device: &Device, event: Event) -> Result<()> {
        profile::place(event.layer, || event.name.to_string());
        match &self.trace {
            Some(trace) => trace.borrow_mut().see(device, event),
            None => Ok(()),
        }
    }

    /// Shows what an in-place kernel is about to overwrite.
    ///
    /// # Errors
    /// As [`Pass::see`].
    pub fn before(&self, device: &Device, tensors: &[(&str, &Tensor)]) -> Result<()> {
        match &self.trace {
            Some(trace) => trace.borrow_mut().before(device, tensors),
            None => Ok(()),
        }
    }
}

/// Statistics of one operand of one GEMM.
#[derive(Clone, Debug)]
pub struct Observed {
    /// Which GEMM.
    pub gemm: Gemm,
    /// Side of the GEMM: 0 for A, 1 for B.
    pub side: usize,
    /// The operand's recipe.
    pub operand: Operand,
    /// Counts, still on the device.
    pub stats: DeviceStats,
}

/// Rows of a (possibly fused) weight that share a recipe.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// First row: an output feature.
    pub start: usize,
    /// Rows.
    pub rows: usize,
    /// What its GEMMs do.
    pub recipe: LinearRecipe,
}

/// One linear layer in one pass.
#[derive(Clone, Copy, Debug)]
pub struct Linear<'a> {
    /// Where it runs.
    pub device: &'a Device,
    /// Its rows; together all of N, in order.
    pub parts: &'a [Part],
    /// A number of its own within the model, for random streams.
    pub id: u32,
    /// Its decoder block, and its name.
    pub place: (Option<usize>, &'a str),
    /// The pass.
    pub pass: &'a Pass,
}

/// Tensors of a backward.
#[derive(Clone, Copy, Debug)]
pub struct Backward<'a> {
    /// (M, N)
    pub dy: &'a Tensor,
    /// (M, K)
    pub x: &'a Tensor,
    /// (N, K)
    pub w: &'a Tensor,
    /// (M, K), overwritten.
    pub dx: &'a Tensor,
    /// (N, K), added to.
    pub dw: &'a Tensor,
}

impl Linear<'_> {
    /// Fprop: Y (M, N) = X (M, K) W (N, K)t.
    ///
    /// # Errors
    /// Shape and device errors of the GEMM.
    pub fn fprop(&self, x: &Tensor, w: &Tensor, y: &Tensor) -> Result<()> {
        for (i, part) in self.parts.iter().enumerate() {
            let call = self.call(i, Gemm::Fprop);
            let w = w.slice(part.start * w.cols(), part.rows, w.cols())?;
            if self.parts.len() == 1 {
                return call.product(x.view(), w.view(), y, false);
            }
            let piece = Tensor::scratch(self.device, ("fprop", "part"), x.rows(), part.rows)?;
            call.product(x.view(), w.view(), &piece, false)?;
            elementwise::store(self.device, &piece, part.rows, y, part.start, false)?;
        }
        Ok(())
    }

    /// Wgrad and Dgrad.
    ///
    /// # Errors
    /// Shape and device errors of the GEMMs.
    pub fn backward(&self, t: Backward) -> Result<()> {
        for (i, part) in self.parts.iter().enumerate() {
            let k = t.w.cols();
            let dy = t.dy.view().columns(part.start, part.rows)?;
            let w = t.w.slice(part.start * k, part.rows, k)?;
            let dw = t.dw.slice(part.start * k, part.rows, k)?;
            let (recipe, first) = (part.recipe, i == 0);
            let (wgrad, dgrad) = (self.call(i, Gemm::Wgrad), self.call(i, Gemm::Dgrad));
            let fprop = self.call(i, Gemm::Fprop);
            let from_forward = |g: GemmRecipe| g.b.source == Source::Forward;
            if !from_forward(recipe.wgrad) && !from_forward(recipe.dgrad) {
                wgrad.product(dy.t(), t.x.view().t(), &dw, true)?;
                dgrad.product(dy, w.view().t(), t.dx, !first)?;
                continue;
            }
            let x_seen = fprop.forward_operand(0, t.x)?;
            let w_seen = fprop.forward_operand(1, &w)?;
            if from_forward(recipe.wgrad) {
                wgrad.product_back(dy.t(), &x_seen, &w_seen, &dw, true)?;
            } else {
                wgrad.product(dy.t(), t.x.view().t(), &dw, true)?;
            }
            if from_forward(recipe.dgrad) {
                dgrad.product_back(dy, &w_seen, &x_seen, t.dx, !first)?;
            } else {
                dgrad.product(dy, w.view().t(), t.dx, !first)?;
            }
        }
        Ok(())
    }

    fn call(&self, part: usize, gemm: Gemm) -> Call<'_> {
        let rows = &self.parts[part];
        Call {
            device: self.device,
            pass: self.pass,
            linear: &rows.recipe,
            gemm,
            tensor: self.id * 8 + part as u32,
            place: self.place,
            part: (self.parts.len() > 1).then(|| rows.start..rows.start + rows.rows),
        }
    }
}

/// An operand as Fprop saw it.
struct Seen {
    /// Decoded values; K filled up to whole groups where Fprop transforms.
    values: Tensor,
    /// What was quantised, and the result; none in an exact pass.
    clipped_by: Option<(Tensor, Quantized)>,
}

/// One GEMM of one part of one layer.
struct Call<'a> {
    device: &'a Device,
    pass: &'a Pass,
    linear: &'a LinearRecipe,
    gemm: Gemm,
    tensor: u32,
    place: (Option<usize>, &'a str),
    /// Rows of a fused weight.
    part: Option<std::ops::Range<usize>>,
}

/// Scratch owners of Fprop's operands in a backward.
const SEEN: [&str; 2] = ["seen x", "seen w"];

impl Call<'_> {
    fn recipe(&self) -> GemmRecipe {
        self.linear.gemm(self.gemm)
    }

    fn stream(&self, purpose: Purpose, side: usize) -> Stream {
        let p = self.pass;
        let seed = (p.seed ^ (p.seed >> 32)) as u32;
        Stream::new(purpose, seed, p.step as u32, self.tensor).at(
            p.micro_batch,
            self.gemm as u32,
            side as u32,
        )
    }

    fn transform(&self, operand: &Operand) -> Option<Hadamard> {
        operand.hadamard.map(|t| Hadamard {
            size: t.size,
            signs: match t.signs {
                SignRule::Unsigned => Signs::None,
                SignRule::Fixed => Signs::Fixed,
                SignRule::Fresh => Signs::Fresh(self.stream(Purpose::Signs, 0)),
            },
        })
    }

    /// C (rows of A, rows of B) (+)= A Bt, contracted along the columns of both views.
    fn product(&self, a: View, b: View, c: &Tensor, accumulate: bool) -> Result<()> {
        let (d, recipe) = (self.device, self.recipe());
        let product = Product {
            operands: [recipe.a, recipe.b],
            signs: self.stream(Purpose::Signs, 0),
            rounding: [0, 1].map(|side| Rounding(self.stream(Purpose::Rounding, side))),
            exact: self.pass.exact,
        };
        if accumulate {
            self.pass.before(d, &[("C", c)])?;
        }
        let mut quantized = Vec::new();
        let stats = self.pass.observed.is_some();
        product.multiply(d, (a, b), c, accumulate, stats, &mut |side, q, stats| {
            if let (Some(observed), Some(stats)) = (&self.pass.observed, stats) {
                observed.borrow_mut().push(Observed {
                    gemm: self.gemm,
                    side,
                    operand: product.operands[side],
                    stats,
                });
            }
            quantized.push(q);
            Ok(())
        })?;
        profile::place(self.place.0, || format!("{}: {}", self.place.1, self.gemm));
        let Some(trace) = &self.pass.trace else {
            return Ok(());
        };
        let rows = self.part.as_ref().map_or(String::new(), |r| {
            format!(" rows {} to {}", r.start, r.end - 1)
        });
        let ([left, right], out) = (self.gemm.operands(), self.gemm.output());
        let sides = [left, right].into_iter().zip(&quantized);
        let event = Event {
            layer: self.place.0,
            name: &format!("{}{rows}: {}", self.place.1, self.gemm),
            gemm: Some(self.gemm.word()),
            kernel: Some(Kernel::Gemm {
                product,
                accumulate,
            }),
            inputs: &[(left, a), (right, b)],
            quantized: &sides.collect::<Vec<_>>(),
            outputs: &[(out, c)],
            ..Event::default()
        };
        trace.borrow_mut().see(d, event)
    }

    /// Operand `side` of Fprop (this call) as it was multiplied.
    fn forward_operand(&self, side: usize, x: &Tensor) -> Result<Seen> {
        let (d, owner) = (self.device, SEEN[side]);
        let operand = [self.recipe().a, self.recipe().b][side];
        let transformed = match self.transform(&operand) {
            Some(h) => hadamard_scratch(d, x.view(), &h, owner)?,
            None => x.clone(),
        };
        let format = match operand.format() {
            Some(format) if !self.pass.exact => format,
            _ => {
                return Ok(Seen {
                    values: transformed,
                    clipped_by: None,
                });
            }
        };
        let options = Options {
            stream: Some(self.stream(Purpose::Rounding, side)),
            scratch: Some(owner),
            ..Options::default()
        };
        let (q, _) = quantize_with(d, transformed.view(), &format, &options)?;
        let values = Tensor::scratch(
            d,
            (owner, "decoded"),
            transformed.rows(),
            transformed.cols(),
        )?;
        dequantize_into(d, &q, &values)?;
        Ok(Seen {
            values,
            clipped_by: Some((transformed, q)),
        })
    }

    /// C (+)= the gradient with respect to `other`'s original: A times `seen`, masked where `other` clipped, transformed
    /// back.
    fn product_back(
        &self,
        a: View,
        seen: &Seen,
        other: &Seen,
        c: &Tensor,
        accumulate: bool,
    ) -> Result<()> {
        let (d, b) = (self.device, seen.values.view().t());
        let fprop = self.linear.fprop.a.hadamard;
        if fprop.is_none() && !self.linear.trust_mask {
            return self.product(a, b, c, accumulate);
        }
        let raw = Tensor::scratch(d, ("backward", "product"), a.rows, b.rows)?;
        self.product(a, b, &raw, false)?;
        if let (true, Some((values, q))) = (self.linear.trust_mask, &other.clipped_by) {
            trust_mask::apply(d, values, q, &raw)?;
        }
        let back = match fprop {
            Some(t) => {
                let h = Hadamard {
                    size: t.size,
                    signs: Signs::None,
                };
                hadamard_scratch(d, raw.view(), &h, "backward")?
            }
            None => raw,
        };
        elementwise::store(d, &back, c.cols(), c, 0, accumulate)
    }
}

#[cfg(test)]
mod tests;
