//! One GEMM of a recipe, written down: how its two operands are rounded and multiplied.

use serde::{Deserialize, Serialize};

use super::elementwise;
use crate::device::Device;
use crate::error::{Error, Result};
use crate::gemm::{dense, native};
use crate::hadamard::Signs;
use crate::quantize::{DeviceStats, Hadamard, Options, Quantized, hadamard_scratch, quantize_with};
use crate::recipe::{Number, Operand, SignRule};
use crate::rng::Stream;
use crate::tensor::{Tensor, View};

/// Scratch owners of the two sides of a GEMM.
const SIDES: [&str; 2] = ["operand a", "operand b"];

/// How the two operands of a GEMM are rounded and multiplied: a recipe with its random streams.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Product {
    /// A and B.
    #[serde(with = "operands")]
    pub operands: [Operand; 2],
    /// Where fresh signs come from.
    #[serde(with = "stream")]
    pub signs: Stream,
    /// Where stochastic rounding of A and of B comes from.
    pub rounding: [Rounding; 2],
    /// Rounding replaced by identity.
    pub exact: bool,
}

/// A stream of random bits for rounding.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rounding(#[serde(with = "stream")] pub Stream);

/// Operands as text.
mod operands {
    use crate::recipe::Operand;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(o: &[Operand; 2], s: S) -> Result<S::Ok, S::Error> {
        o.map(|o| o.to_string()).serialize(s)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<[Operand; 2], D::Error> {
        let [a, b] = <[String; 2]>::deserialize(d)?;
        let parse = |t: String| t.parse::<Operand>().map_err(D::Error::custom);
        Ok([parse(a)?, parse(b)?])
    }
}

/// Streams as their four numbers.
mod stream {
    use crate::rng::Stream;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(s: &Stream, to: S) -> Result<S::Ok, S::Error> {
        [s.seed, s.step, s.tensor, s.site].serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Stream, D::Error> {
        let [seed, step, tensor, site] = <[u32; 4]>::deserialize(d)?;
        Ok(Stream {
            seed,
            step,
            tensor,
            site,
        })
    }
}

/// Who hears of quantised operands: side, operand, and its statistics where they were asked for.
pub(crate) type Told<'a> = &'a mut dyn FnMut(usize, Quantized, Option<DeviceStats>) -> Result<()>;

impl Product {
    fn transform(&self, side: usize) -> Option<Hadamard> {
        self.operands[side].hadamard.map(|t| Hadamard {
            size: t.size,
            signs: match t.signs {
                SignRule::Unsigned => Signs::None,
                SignRule::Fixed => Signs::Fixed,
                SignRule::Fresh => Signs::Fresh(self.signs),
            },
        })
    }

    fn options(&self, side: usize, stats: bool) -> Options {
        Options {
            stream: Some(self.rounding[side].0),
            hadamard: self.transform(side),
            stats,
            scratch: Some(SIDES[side]),
        }
    }

    /// C (rows of A, rows of B) (+)= A Bt, contracted along the columns of both views.
    ///
    /// # Errors
    /// [`Error::Config`] for operands of two kinds; shape and device errors.
    pub(crate) fn multiply(
        &self,
        d: &Device,
        (a, b): (View, View),
        c: &Tensor,
        accumulate: bool,
        stats: bool,
        told: Told,
    ) -> Result<()> {
        let [na, nb] = self.operands.map(|o| o.number);
        match (na, nb) {
            (Number::Block(fa), Number::Block(fb)) if !self.exact => {
                let (a, a_stats) = quantize_with(d, a, &fa, &self.options(0, stats))?;
                let (b, b_stats) = quantize_with(d, b, &fb, &self.options(1, stats))?;
                native::block_scaled(d, &a, &b, c, accumulate)?;
                told(0, a, a_stats)?;
                told(1, b, b_stats)
            }
            (Number::Bf16, Number::Bf16) if !self.exact => {
                let (ta, tb) = (bf16(d, 0, a.tensor)?, bf16(d, 1, b.tensor)?);
                let (a, b) = (View { tensor: &ta, ..a }, View { tensor: &tb, ..b });
                dense::gemm(d, a, b.t(), c, accumulate)
            }
            kinds if !self.exact && kinds != (Number::F32, Number::F32) => {
                Err(Error::Config(format!(
                    "{na} and {nb} cannot be multiplied; a recipe that passes `validate` does not ask for it"
                )))
            }
            // f32, or any recipe with rounding left out.
            _ => match self.transform(0) {
                Some(h) => {
                    let a = hadamard_scratch(d, a, &h, SIDES[0])?;
                    let b = hadamard_scratch(d, b, &h, SIDES[1])?;
                    dense::gemm(d, a.view(), b.view().t(), c, accumulate)
                }
                None => dense::gemm(d, a, b.t(), c, accumulate),
            },
        }
    }
}

fn bf16(d: &Device, side: usize, x: &Tensor) -> Result<Tensor> {
    let out = Tensor::scratch(d, (SIDES[side], "bf16"), x.rows(), x.cols())?;
    elementwise::round_bf16(d, x, &out)?;
    Ok(out)
}
