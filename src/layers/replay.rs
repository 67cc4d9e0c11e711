//! A kernel of the training step, said in a way that can be written down and run again, on another device for instance.

use serde::{Deserialize, Serialize};

use super::attention::Shape;
use super::norm::{BackwardInput, ResidualOutput};
use super::product::Product;
use super::rope::{Heads, Rope};
use super::{attention, cross_entropy, elementwise, gelu, layer_norm, rms_norm, swiglu};
use crate::device::Device;
use crate::formats::words;
use crate::tensor::{Tensor, View};
use crate::{Error, Result};

/// A matrix on the host: f32 bits, or words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Matrix {
    /// Which one it is.
    pub name: String,
    /// Rows.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    /// rows * cols words, row-major; in a file eight hex digits each.
    #[serde(with = "words")]
    pub words: Vec<u32>,
}

impl Matrix {
    /// f32 values.
    pub fn of_values(name: &str, rows: usize, cols: usize, values: &[f32]) -> Matrix {
        let words = values.iter().map(|v| v.to_bits()).collect();
        Matrix {
            name: name.into(),
            rows,
            cols,
            words,
        }
    }

    /// A list of words.
    pub fn of_words(name: &str, words: Vec<u32>) -> Matrix {
        Matrix {
            name: name.into(),
            rows: 1,
            cols: words.len(),
            words,
        }
    }

    /// A view read back.
    ///
    /// # Errors
    /// [`Error::Device`] where the work that fills it failed.
    pub fn download(device: &Device, name: &str, view: View) -> Result<Matrix> {
        let values = view.download(device)?;
        Ok(Matrix::of_values(name, view.rows, view.cols, &values))
    }

    /// The matrix on a device.
    ///
    /// # Errors
    /// [`Error::Shape`] where the words are not rows * cols.
    pub fn upload(&self, device: &Device) -> Result<Tensor> {
        Tensor::upload(device, &self.values(), self.rows, self.cols)
    }

    /// The words as f32.
    pub fn values(&self) -> Vec<f32> {
        self.words.iter().map(|w| f32::from_bits(*w)).collect()
    }

    /// Whether all values are finite.
    pub fn is_finite(&self) -> bool {
        self.words.iter().all(|w| f32::from_bits(*w).is_finite())
    }
}

/// A kernel with everything but its tensors. Those are given in the order of the comments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Kernel {
    /// A (M, K), B (N, K), or C (M, N) before them where it is added to: C.
    Gemm {
        /// How the operands are rounded and multiplied.
        product: Product,
        /// Whether C is added to.
        accumulate: bool,
    },
    /// x, weight, and bias of a LayerNorm: y, stats.
    Norm {
        /// Added to the mean square.
        #[serde(with = "words::float")]
        eps: f32,
    },
    /// x, r, weight, and bias of a LayerNorm: x + r, y, stats.
    NormResidual {
        /// Added to the mean square.
        #[serde(with = "words::float")]
        eps: f32,
    },
    /// dx where it is added to, dweight (and dbias of a LayerNorm), all added to; dy, x, stats, weight, and bias: dx, dweight
    /// (and dbias).
    NormBackward {
        /// Whether dx is added to.
        accumulate: bool,
    },
    /// gate and up: y.
    SwiGlu,
    /// dy, gate and up: their gradient.
    SwiGluBackward,
    /// x: y.
    Gelu,
    /// dy, x: dx.
    GeluBackward,
    /// qkv: o, lse.
    Attention {
        /// B, T, H, Hkv, hd.
        shape: [usize; 5],
    },
    /// qkv, o, lse, do: dqkv.
    AttentionBackward {
        /// B, T, H, Hkv, hd.
        shape: [usize; 5],
    },
    /// qkv before: qkv.
    Rope {
        /// H, Hkv, hd.
        heads: [usize; 3],
        /// T.
        context: usize,
        /// Base.
        #[serde(with = "words::float")]
        theta: f32,
        /// Whether it turns back.
        backward: bool,
    },
    /// out before, a row: out.
    AddRow,
    /// logits before, targets: their gradient, losses.
    CrossEntropy {
        /// V.
        vocab: usize,
        /// Factor of the gradient.
        #[serde(with = "words::float")]
        grad_scale: f32,
    },
}

impl Kernel {
    /// Runs it; the outputs in the order in which they were reported.
    ///
    /// # Errors
    /// [`Error::Config`] and [`Error::Shape`] where the inputs are not this kernel's; [`Error::Device`].
    pub fn run(&self, d: &Device, inputs: &[Matrix]) -> Result<Vec<Vec<f32>>> {
        let at = |i: usize| -> Result<Tensor> { input(inputs, i)?.upload(d) };
        let back = |tensors: &[&Tensor]| tensors.iter().map(|t| t.download(d)).collect();
        match self {
            Kernel::Gemm {
                product,
                accumulate,
            } => {
                let first = usize::from(*accumulate);
                let (a, b) = (at(first)?, at(first + 1)?);
                let c = match accumulate {
                    true => at(0)?,
                    false => Tensor::zeros(d, a.rows(), b.rows())?,
                };
                let views = (a.view(), b.view());
                product.multiply(d, views, &c, *accumulate, false, &mut |_, _, _| Ok(()))?;
                back(&[&c])
            }
            _ => self.run_norm(d, inputs),
        }
    }

    /// The norms, and what comes after them.
    fn run_norm(&self, d: &Device, inputs: &[Matrix]) -> Result<Vec<Vec<f32>>> {
        let at = |i: usize| -> Result<Tensor> { input(inputs, i)?.upload(d) };
        let like = |t: &Tensor| Tensor::zeros(d, t.rows(), t.cols());
        let back = |tensors: &[&Tensor]| tensors.iter().map(|t| t.download(d)).collect();
        match self {
            Kernel::Norm { eps } => {
                let (x, weight) = (at(0)?, at(1)?);
                let y = like(&x)?;
                let stats = Tensor::zeros(d, if inputs.len() > 2 { 2 } else { 1 }, x.rows())?;
                match inputs.len() {
                    2 => rms_norm::forward(d, &x, &weight, *eps, &y, &stats)?,
                    _ => layer_norm::forward(d, &x, &weight, &at(2)?, *eps, &y, &stats)?,
                }
                back(&[&y, &stats])
            }
            Kernel::NormResidual { eps } => {
                let (x, r, weight) = (at(0)?, at(1)?, at(2)?);
                let (x_new, y) = (like(&x)?, like(&x)?);
                let stats = Tensor::zeros(d, if inputs.len() > 3 { 2 } else { 1 }, x.rows())?;
                let out = ResidualOutput {
                    x_new: &x_new,
                    y: &y,
                    stats: &stats,
                };
                match inputs.len() {
                    3 => rms_norm::forward_residual(d, &x, &r, &weight, *eps, out)?,
                    _ => layer_norm::forward_residual(d, &x, &r, &weight, &at(3)?, *eps, out)?,
                }
                back(&[&x_new, &y, &stats])
            }
            Kernel::NormBackward { accumulate } => {
                let added = usize::from(*accumulate);
                // Beside dx before: five tensors of an RMSNorm, seven of a LayerNorm.
                let layer = inputs.len() > added + 5;
                let first = added + if layer { 2 } else { 1 };
                let (dy, x, stats) = (at(first)?, at(first + 1)?, at(first + 2)?);
                let weight = at(first + 3)?;
                let dx = if *accumulate { at(0)? } else { like(&x)? };
                let dw = at(added)?;
                let db = if layer { at(added + 1)? } else { like(&dw)? };
                let input = BackwardInput {
                    dy: &dy,
                    x: &x,
                    weight: &weight,
                    stats: &stats,
                };
                if !layer {
                    rms_norm::backward(d, input, &dx, *accumulate, &dw)?;
                    return back(&[&dx, &dw]);
                }
                layer_norm::backward(d, input, &dx, *accumulate, &dw, &db)?;
                back(&[&dx, &dw, &db])
            }
            _ => self.run_activation(d, inputs),
        }
    }

    /// The activations, and what comes after them.
    fn run_activation(&self, d: &Device, inputs: &[Matrix]) -> Result<Vec<Vec<f32>>> {
        let at = |i: usize| -> Result<Tensor> { input(inputs, i)?.upload(d) };
        let like = |t: &Tensor| Tensor::zeros(d, t.rows(), t.cols());
        let back = |tensors: &[&Tensor]| tensors.iter().map(|t| t.download(d)).collect();
        match self {
            Kernel::SwiGlu => {
                let x = at(0)?;
                let y = Tensor::zeros(d, x.rows(), x.cols().div_ceil(2))?;
                swiglu::forward(d, &x, &y)?;
                back(&[&y])
            }
            Kernel::SwiGluBackward => {
                let (dy, x) = (at(0)?, at(1)?);
                let dx = like(&x)?;
                swiglu::backward(d, &dy, &x, &dx)?;
                back(&[&dx])
            }
            Kernel::Gelu => {
                let x = at(0)?;
                let y = like(&x)?;
                gelu::forward(d, &x, &y)?;
                back(&[&y])
            }
            Kernel::GeluBackward => {
                let (dy, x) = (at(0)?, at(1)?);
                let dx = like(&x)?;
                gelu::backward(d, &dy, &x, &dx)?;
                back(&[&dx])
            }
            _ => self.run_rest(d, inputs),
        }
    }

    /// Attention, rotations, biases and the loss.
    fn run_rest(&self, d: &Device, inputs: &[Matrix]) -> Result<Vec<Vec<f32>>> {
        let at = |i: usize| -> Result<Tensor> { input(inputs, i)?.upload(d) };
        let like = |t: &Tensor| Tensor::zeros(d, t.rows(), t.cols());
        let back = |tensors: &[&Tensor]| tensors.iter().map(|t| t.download(d)).collect();
        match self {
            Kernel::Attention { shape } => {
                let (shape, qkv) = (shape_of(*shape), at(0)?);
                let o = Tensor::zeros(d, qkv.rows(), shape.columns())?;
                let lse = Tensor::zeros(d, qkv.rows(), shape.heads)?;
                attention::forward(d, &shape, &qkv, &o, &lse)?;
                back(&[&o, &lse])
            }
            Kernel::AttentionBackward { shape } => {
                let (qkv, o, lse, d_o) = (at(0)?, at(1)?, at(2)?, at(3)?);
                let d_qkv = like(&qkv)?;
                attention::backward(d, &shape_of(*shape), &qkv, &o, &lse, &d_o, &d_qkv)?;
                back(&[&d_qkv])
            }
            Kernel::Rope {
                heads: [q, kv, dim],
                context,
                theta,
                backward,
            } => {
                let qkv = at(0)?;
                let heads = Heads {
                    q: *q,
                    kv: *kv,
                    dim: *dim,
                };
                let rope = Rope::new(d, heads, *context, *theta)?;
                match backward {
                    true => rope.backward(d, &qkv)?,
                    false => rope.forward(d, &qkv)?,
                }
                back(&[&qkv])
            }
            Kernel::AddRow => {
                let (out, row) = (at(0)?, at(1)?);
                elementwise::add_row(d, &out, &row)?;
                back(&[&out])
            }
            Kernel::CrossEntropy { vocab, grad_scale } => {
                let logits = at(0)?;
                let targets = &input(inputs, 1)?.words;
                let targets = cross_entropy::Targets::upload(d, targets, *vocab)?;
                let losses = Tensor::zeros(d, 1, logits.rows())?;
                cross_entropy::forward_backward(d, &logits, &targets, &losses, *grad_scale)?;
                back(&[&logits, &losses])
            }
            other => Err(Error::Config(format!(
                "{other:?} cannot be run again by this program"
            ))),
        }
    }
}

fn input(inputs: &[Matrix], i: usize) -> Result<&Matrix> {
    inputs.get(i).ok_or_else(|| {
        Error::Config(format!(
            "the kernel reads at least {} tensors, the file has {}",
            i + 1,
            inputs.len()
        ))
    })
}

fn shape_of([batch, context, heads, kv_heads, head_dim]: [usize; 5]) -> Shape {
    Shape {
        batch,
        context,
        heads,
        kv_heads,
        head_dim,
    }
}
