//! One operand of a GEMM: number type, Hadamard transform, and what it is read from; as text, both ways.
//!
//! ```text
//! f32 | bf16 | BLOCK FORMAT          see BlockFormat: mxfp4-even, nvfp4-2d, nvfp4-sr, mxfp4-unbiased ...
//!   , hadamard 16 [fixed | fresh]    along the contraction axis, before the block amax; without a word: all signs +1
//!   , from forward                   the operand that Fprop multiplied, decoded, instead of the original tensor
//! ```

use std::fmt;
use std::str::FromStr;

use crate::formats::{BlockFormat, Rounding};
use crate::hadamard::check_size;
use crate::{Error, Result};

/// What an operand's elements are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// f32 as it is.
    F32,
    /// Rounded to bf16 (RNE), exactly; products and sums in f32 on every backend.
    Bf16,
    /// Quantised in blocks along the contraction axis.
    Block(BlockFormat),
}

/// Where the signs of a Hadamard transform come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignRule {
    /// All +1: deterministic, unsigned.
    Unsigned,
    /// TransformerEngine's one vector of sixteen, for every layer and step.
    Fixed,
    /// Drawn for each GEMM call from the rounding seed, the same for both operands.
    Fresh,
}

/// A Hadamard transform of an operand along the contraction axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transform {
    /// Size of a group: 16, 32, 64, 128 or 256.
    pub size: usize,
    /// Its signs.
    pub signs: SignRule,
}

/// What an operand is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The tensor itself.
    Original,
    /// The tensor as Fprop saw it: quantised along Fprop's axis and decoded (transformed, if Fprop transforms).
    Forward,
}

/// One operand of a GEMM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Number type.
    pub number: Number,
    /// Transform along the contraction axis before quantisation.
    pub hadamard: Option<Transform>,
    /// What it is made from.
    pub source: Source,
}

impl Operand {
    /// f32.
    pub const F32: Operand = Operand::plain(Number::F32);
    /// bf16.
    pub const BF16: Operand = Operand::plain(Number::Bf16);

    /// The original tensor in this number type, without a transform.
    pub const fn plain(number: Number) -> Operand {
        Operand {
            number,
            hadamard: None,
            source: Source::Original,
        }
    }

    /// The original tensor quantised in this format.
    pub const fn block(format: BlockFormat) -> Operand {
        Operand::plain(Number::Block(format))
    }

    /// The same with SR instead of RNE, where it is quantised.
    pub const fn sr(self) -> Operand {
        match self.number {
            Number::Block(format) => Operand {
                number: Number::Block(format.with_rounding(Rounding::Sr)),
                ..self
            },
            _ => self,
        }
    }

    /// The same after a Hadamard transform.
    pub const fn hadamard(self, size: usize, signs: SignRule) -> Operand {
        Operand {
            hadamard: Some(Transform { size, signs }),
            ..self
        }
    }

    /// The same made from what Fprop multiplied.
    pub const fn from_forward(self) -> Operand {
        Operand {
            source: Source::Forward,
            ..self
        }
    }

    /// The block format, where it is quantised.
    pub const fn format(&self) -> Option<BlockFormat> {
        match self.number {
            Number::Block(format) => Some(format),
            _ => None,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::F32 => f.write_str("f32"),
            Number::Bf16 => f.write_str("bf16"),
            Number::Block(format) => format.fmt(f),
        }
    }
}

impl FromStr for Number {
    type Err = Error;

    fn from_str(text: &str) -> Result<Number> {
        match text.trim().to_ascii_lowercase().as_str() {
            "f32" | "fp32" => Ok(Number::F32),
            "bf16" => Ok(Number::Bf16),
            other => other.parse().map(Number::Block),
        }
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number.fmt(f)?;
        if let Some(t) = &self.hadamard {
            let signs = match t.signs {
                SignRule::Unsigned => "",
                SignRule::Fixed => " fixed",
                SignRule::Fresh => " fresh",
            };
            write!(f, ", hadamard {}{signs}", t.size)?;
        }
        match self.source {
            Source::Original => Ok(()),
            Source::Forward => f.write_str(", from forward"),
        }
    }
}

impl FromStr for Operand {
    type Err = Error;

    fn from_str(text: &str) -> Result<Operand> {
        let mut parts = text.split(',').map(str::trim);
        let mut operand = Operand::plain(parts.next().unwrap_or_default().parse()?);
        for part in parts {
            let words: Vec<&str> = part.split_whitespace().collect();
            match words[..] {
                ["from", "forward"] => operand.source = Source::Forward,
                ["hadamard", size] => operand.hadamard = Some(transform(size, "unsigned")?),
                ["hadamard", size, signs] => operand.hadamard = Some(transform(size, signs)?),
                _ => {
                    return Err(Error::unknown(
                        "part of an operand",
                        part,
                        &[
                            "hadamard 16",
                            "hadamard 64 fresh",
                            "hadamard 16 fixed",
                            "from forward",
                        ],
                    ));
                }
            }
        }
        Ok(operand)
    }
}

fn transform(size: &str, signs: &str) -> Result<Transform> {
    let size = size.parse().map_err(|_| {
        Error::Config(format!(
            "the size of a Hadamard transform is a number, got `{size}`"
        ))
    })?;
    check_size(size)?;
    let signs = match signs {
        "unsigned" => SignRule::Unsigned,
        "fixed" => SignRule::Fixed,
        "fresh" => SignRule::Fresh,
        other => {
            return Err(Error::unknown(
                "kind of signs",
                other,
                &["unsigned", "fixed", "fresh"],
            ));
        }
    };
    Ok(Transform { size, signs })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_as_text() {
        for text in [
            "f32",
            "bf16",
            "mxfp4-1x32-floor-sr-3/4, hadamard 64 fresh",
            "nvfp4-1x16-rne, hadamard 16 fixed",
            "mxfp4-1x32-even-rne, hadamard 16",
            "mxfp4-1x32-rceil-sr, from forward",
        ] {
            assert_eq!(text.parse::<Operand>().unwrap().to_string(), text);
        }
        let fails = |text: &str| text.parse::<Operand>().unwrap_err().to_string();
        assert!(fails("mxpf4").contains("did you mean `mxfp4`?"));
        assert!(fails("mxfp4, hadamrd 16").contains("did you mean `hadamard 16`?"));
        assert!(fails("mxfp4, hadamard 24").contains("[16, 32, 64, 128, 256]"));
        assert!(fails("mxfp4, hadamard 16 frsh").contains("did you mean `fresh`?"));
        assert!(fails("mxfp4, hadamard x").contains("is a number"));
    }
}
