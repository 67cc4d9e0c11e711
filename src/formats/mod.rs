//! Block formats: what a tensor looks like in four (or eight) bits, and the host reference that defines every bit.
//!
//! Read in this order: [`minifloat`] (rounding onto a small grid), [`e2m1`] [`e4m3`] [`e5m2`] [`ue5m3`] (element and scale
//! types), [`e8m0`] (power-of-two scales and their rules), this file ([`BlockFormat`], the one descriptive type),
//! [`layout`] (where codes and scales lie), [`scale`] (from amax to scale byte and multiplier), [`reference`]
//! (quantise and dequantise by plain loops), [`golden`] (known answers made by public peers).
//!
//! # Canonical packed layout
//!
//! An operand is a logical matrix [rows, K] whose blocks run along K, the contraction axis. Row-wise quantisation takes
//! a source [rows, cols] as it is (K = cols); column-wise quantisation takes its transpose [cols, rows] (K = rows). So
//! every GEMM is `A[M, K] B[N, K]^T` over two packed operands. Codes are packed along K, little end first (8 FP4 codes
//! or 4 FP8 codes a u32), each row padded with zero codes to `32 * ceil(K / 32)` elements. Scale bytes: one per block
//! per row; a two-dimensional block's byte is repeated in each of its rows, so that a GEMM need not care. See [`layout`].
//!
//! Rules (all bit-exact, ../shared/spec/formats.md): the sign bit is always kept; an all-zero block has scale byte 0x00
//! and zero magnitudes; a block that holds NaN or Inf has the scale type's NaN byte and all codes 0, and so decodes to
//! NaN; its finite neighbours are untouched.

#[cfg(test)]
mod checks;
pub mod e2m1;
pub mod e4m3;
pub mod e5m2;
pub mod e8m0;
pub mod golden;
pub mod layout;
pub mod minifloat;
mod name;
#[cfg(test)]
mod properties;
pub mod reference;
pub mod scale;
pub mod stats;
#[cfg(test)]
mod testing;
pub mod ue5m3;
pub mod words;

pub use e8m0::Rule as MxRule;
pub use layout::PackedLayout;
pub use reference::{Axis, QuantizedRef, View, dequantize, quantize, quantize_view};
pub use stats::Stats;

use crate::{Error, Result};
use minifloat::{Draw, Minifloat};

/// The type of a block's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// Four bits: 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives.
    E2M1,
    /// Eight bits, max 448.
    E4M3,
    /// Eight bits, max 57344.
    E5M2,
}

impl Element {
    /// The grid of magnitudes.
    pub const fn grid(self) -> Minifloat {
        match self {
            Element::E2M1 => e2m1::GRID,
            Element::E4M3 => e4m3::GRID,
            Element::E5M2 => e5m2::GRID,
        }
    }

    /// Bits of a code: 4 or 8. The top bit of a code is its sign.
    pub const fn bits(self) -> u32 {
        match self {
            Element::E2M1 => 4,
            Element::E4M3 | Element::E5M2 => 8,
        }
    }

    /// Codes in a u32 word: 8 or 4.
    pub const fn codes_per_word(self) -> usize {
        32 / self.bits() as usize
    }

    /// The largest finite value: 6, 448 or 57344.
    pub const fn max(self) -> f32 {
        match self {
            Element::E2M1 => e2m1::MAX,
            Element::E4M3 => e4m3::MAX,
            Element::E5M2 => e5m2::MAX,
        }
    }

    /// The value of a code.
    pub const fn decode(self, code: u8) -> f32 {
        match self {
            Element::E2M1 => e2m1::decode(code),
            Element::E4M3 => e4m3::decode(code),
            Element::E5M2 => e5m2::decode(code),
        }
    }

    /// The code of a value, saturating.
    pub const fn encode(self, value: f32, draw: Draw) -> u8 {
        match self {
            Element::E2M1 => e2m1::encode_with(value, draw),
            Element::E4M3 => e4m3::encode_with(value, draw),
            Element::E5M2 => e5m2::encode_with(value, draw),
        }
    }
}

/// How the two candidates of four-over-six are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorNorm {
    /// Sum of absolute errors.
    Mae,
    /// Sum of squared errors.
    Mse,
}

/// How a block's scale is chosen and stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScaleRule {
    /// E8M0, a power of two chosen by the rule.
    Mx(MxRule),
    /// E4M3 under one f32 tensor scale; with four-over-six, the better of amax -> 6 and amax -> 4.
    Nv {
        /// `None`: amax always maps to 6.
        four_over_six: Option<ErrorNorm>,
    },
    /// UE5M3, no tensor scale: s = UE5M3_RNE(min(amax * (1/6), 61440)).
    Ue5m3,
}

impl ScaleRule {
    /// The value of a scale byte; the tensor scale of NVFP4 comes on top.
    pub const fn decode(self, byte: u8) -> f32 {
        match self {
            ScaleRule::Mx(_) => e8m0::decode(byte),
            ScaleRule::Nv { .. } => e4m3::decode(byte),
            ScaleRule::Ue5m3 => ue5m3::decode(byte),
        }
    }

    /// The byte that marks a block holding NaN or Inf.
    pub const fn nan_byte(self) -> u8 {
        match self {
            ScaleRule::Mx(_) => e8m0::NAN,
            ScaleRule::Nv { .. } => e4m3::NAN,
            ScaleRule::Ue5m3 => ue5m3::NAN,
        }
    }

    /// Whether the format needs the amax of the whole tensor first.
    pub const fn has_tensor_scale(self) -> bool {
        matches!(self, ScaleRule::Nv { .. })
    }
}

/// How an element between two codes is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// To nearest, ties to the even code.
    Rne,
    /// Stochastic, with 24 bits from Philox for each element; see [`crate::rng`].
    Sr,
}

/// A factor on the elements before rounding, undone in the GEMM's epilogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PreScale {
    /// None.
    One,
    /// 3/4, so that floor-scaled elements stay below 6 and SR never clips (paper A, Alg. 2); the product of two such
    /// operands is multiplied by 16/9.
    ThreeQuarters,
}

/// A complete description of a quantised operand: element type, block, scale, rounding. Small, `Copy`, and every field
/// usable as a comptime argument of a kernel.
///
/// As text (`Display`, `FromStr`, serde): `mxfp4-1x32-floor-rne`, `mxfp4-1x32-floor-sr-3/4`, `nvfp4-16x16-rne`,
/// `nvfp4-1x16-4/6mae-rne`, `ue5m3-1x16-rne`, `mxfp8-e4m3-1x32-floor-rne`. Parts may be left out (`mxfp4-rceil`) and take
/// the family's defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BlockFormat {
    /// Element type.
    pub element: Element,
    /// Elements that share a scale: [rows, columns along K].
    pub block: [usize; 2],
    /// Scale rule.
    pub scale: ScaleRule,
    /// Rounding of elements (scales are always rounded to nearest even).
    pub rounding: Rounding,
    /// Factor before rounding.
    pub pre_scale: PreScale,
}

impl BlockFormat {
    const fn base(element: Element, columns: usize, scale: ScaleRule) -> BlockFormat {
        BlockFormat {
            element,
            block: [1, columns],
            scale,
            rounding: Rounding::Rne,
            pre_scale: PreScale::One,
        }
    }

    /// MXFP4, 1x32, under a scale rule.
    pub const fn mxfp4(rule: MxRule) -> BlockFormat {
        Self::base(Element::E2M1, 32, ScaleRule::Mx(rule))
    }

    /// OCP MXFP4: 1x32, floor scales, RNE.
    pub const MXFP4: BlockFormat = Self::mxfp4(MxRule::Floor);
    /// MXFP4 with even scales (torchao EVEN, AMD).
    pub const MXFP4_EVEN: BlockFormat = Self::mxfp4(MxRule::Even);
    /// MXFP4 with exact rceil scales (NVIDIA).
    pub const MXFP4_RCEIL: BlockFormat = Self::mxfp4(MxRule::Rceil);
    /// MXFP4 with ceil scales (torchao CEIL).
    pub const MXFP4_CEIL: BlockFormat = Self::mxfp4(MxRule::Ceil);
    /// MXFP4 with scales from the block's root mean square (Quartet).
    pub const MXFP4_RMS: BlockFormat = Self::mxfp4(MxRule::Rms);
    /// Unbiased MXFP4 (paper A, Alg. 2): floor scales, SR of 3/4 x.
    pub const MXFP4_UNBIASED: BlockFormat = BlockFormat {
        rounding: Rounding::Sr,
        pre_scale: PreScale::ThreeQuarters,
        ..Self::MXFP4
    };
    /// NVFP4: 1x16, E4M3 block scales under a tensor scale, RNE.
    pub const NVFP4: BlockFormat = Self::base(
        Element::E2M1,
        16,
        ScaleRule::Nv {
            four_over_six: None,
        },
    );
    /// NVFP4 with 16x16 blocks: the same codes for a weight and its transpose.
    pub const NVFP4_2D: BlockFormat = Self::NVFP4.two_d();
    /// NVFP4 with four-over-six by mean absolute error.
    pub const NVFP4_46_MAE: BlockFormat = Self::base(
        Element::E2M1,
        16,
        ScaleRule::Nv {
            four_over_six: Some(ErrorNorm::Mae),
        },
    );
    /// NVFP4 with four-over-six by mean squared error.
    pub const NVFP4_46_MSE: BlockFormat = Self::base(
        Element::E2M1,
        16,
        ScaleRule::Nv {
            four_over_six: Some(ErrorNorm::Mse),
        },
    );
    /// FP4 with UE5M3 block scales, 1x16, no tensor scale.
    pub const UE5M3: BlockFormat = Self::base(Element::E2M1, 16, ScaleRule::Ue5m3);
    /// MXFP8 with E4M3 elements, floor scales.
    pub const MXFP8_E4M3: BlockFormat = Self::base(Element::E4M3, 32, ScaleRule::Mx(MxRule::Floor));
    /// MXFP8 with E5M2 elements, floor scales.
    pub const MXFP8_E5M2: BlockFormat = Self::base(Element::E5M2, 32, ScaleRule::Mx(MxRule::Floor));

    /// The named formats whose scale follows the block's amax: one-dimensional, each in its usual rounding.
    /// [`BlockFormat::MXFP4_RMS`] stands apart, since it clips on purpose.
    pub const NAMED: [BlockFormat; 11] = [
        Self::MXFP4,
        Self::MXFP4_EVEN,
        Self::MXFP4_RCEIL,
        Self::MXFP4_CEIL,
        Self::MXFP4_UNBIASED,
        Self::NVFP4,
        Self::NVFP4_46_MAE,
        Self::NVFP4_46_MSE,
        Self::UE5M3,
        Self::MXFP8_E4M3,
        Self::MXFP8_E5M2,
    ];

    /// The same format with square blocks (32x32 or 16x16).
    #[must_use]
    pub const fn two_d(self) -> BlockFormat {
        BlockFormat {
            block: [self.block[1], self.block[1]],
            ..self
        }
    }

    /// The same format under another rounding.
    #[must_use]
    pub const fn with_rounding(self, rounding: Rounding) -> BlockFormat {
        BlockFormat { rounding, ..self }
    }

    /// The factor that undoes the pre-scaling of this one operand: 1 or the f32 nearest 4/3. For a GEMM use
    /// [`BlockFormat::product_post_scale`].
    pub const fn post_scale(&self) -> f32 {
        match self.pre_scale {
            PreScale::One => 1.0,
            PreScale::ThreeQuarters => 4.0 / 3.0,
        }
    }

    /// The factor that undoes the pre-scaling of a product of two operands: 1, or the f32 nearest 4/3 or 16/9 (which is
    /// not the square of the f32 4/3).
    pub const fn product_post_scale(&self, other: &BlockFormat) -> f32 {
        match (self.pre_scale, other.pre_scale) {
            (PreScale::One, PreScale::One) => 1.0,
            (PreScale::ThreeQuarters, PreScale::ThreeQuarters) => 16.0 / 9.0,
            _ => 4.0 / 3.0,
        }
    }

    /// Refuses combinations that mean nothing: blocks other than 1x16, 1x32, 16x16 and 32x32, and E4M3 or UE5M3 scales
    /// for FP8 elements.
    ///
    /// # Errors
    /// [`Error::Config`] naming the part that does not fit.
    pub fn validate(&self) -> Result<()> {
        let [rows, columns] = self.block;
        if !matches!(columns, 16 | 32) || !(rows == 1 || rows == columns) {
            return Err(Error::Config(format!(
                "a block of {rows}x{columns} is not supported: use 1x16, 1x32, 16x16 or 32x32"
            )));
        }
        if self.element != Element::E2M1 && !matches!(self.scale, ScaleRule::Mx(_)) {
            return Err(Error::Config(format!(
                "{:?} elements take power-of-two (MX) scales, not {:?}",
                self.element, self.scale
            )));
        }
        let is_rms = self.scale == ScaleRule::Mx(MxRule::Rms);
        if is_rms && (self.element != Element::E2M1 || self.block != [1, 32]) {
            return Err(Error::Config(format!(
                "rms scales are for E2M1 elements in 1x32 blocks, not for {:?} in {rows}x{columns}",
                self.element
            )));
        }
        Ok(())
    }

    /// Refuses a pair of formats that no GEMM takes: the operands need the same block width and kind of scale.
    ///
    /// # Errors
    /// [`Error::Config`] with both.
    pub fn check_product(&self, other: &BlockFormat) -> Result<()> {
        let family = |f: &BlockFormat| (f.block[1], std::mem::discriminant(&f.scale));
        if family(self) == family(other) {
            return Ok(());
        }
        Err(Error::Config(format!(
            "{self} and {other} cannot be multiplied: both operands need the same block width and kind of scale"
        )))
    }

    /// Where the codes and scales of an operand [rows, k] lie.
    ///
    /// # Errors
    /// As [`PackedLayout::new`].
    pub fn layout(&self, rows: usize, k: usize) -> Result<PackedLayout> {
        PackedLayout::new(self, rows, k)
    }
}
