//! Recipes: which format each operand of each GEMM of a linear layer takes.
//!
//! | GEMM | product | A | B |
//! |---|---|---|---|
//! | Fprop | Y (M, N) = X Wt | X (M, K) | W (N, K) |
//! | Dgrad | dX (M, K) = dY W | dY (M, N) | Wt (K, N) |
//! | Wgrad | dW (N, K) = dYt X | dYt (N, M) | Xt (K, M) |
//!
//! Blocks run along the contraction axis, the last one of each operand, so a tensor that two GEMMs use is
//! quantised twice, each time from the original.

use crate::error::{Error, Result};
use crate::formats::BlockFormat;

/// How one GEMM is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GemmRecipe {
    /// f32 operands, f32 accumulation.
    F32,
    /// Both operands quantised, the block-scaled GEMM.
    Quantized {
        /// Format of A.
        a: BlockFormat,
        /// Format of B.
        b: BlockFormat,
    },
}

impl GemmRecipe {
    const fn both(format: BlockFormat) -> GemmRecipe {
        GemmRecipe::Quantized {
            a: format,
            b: format,
        }
    }
}

impl std::fmt::Display for GemmRecipe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            GemmRecipe::F32 => f.write_str("f32 x f32"),
            GemmRecipe::Quantized { a, b } => write!(f, "{a} x {b}"),
        }
    }
}

/// The three GEMMs of a linear layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinearRecipe {
    /// Y = X Wt.
    pub fprop: GemmRecipe,
    /// dX = dY W.
    pub dgrad: GemmRecipe,
    /// dW = dYt X.
    pub wgrad: GemmRecipe,
}

impl LinearRecipe {
    /// All three GEMMs in f32.
    pub const F32: LinearRecipe = LinearRecipe {
        fprop: GemmRecipe::F32,
        dgrad: GemmRecipe::F32,
        wgrad: GemmRecipe::F32,
    };

    /// The three GEMMs with their names, in the order Fprop, Dgrad, Wgrad.
    pub fn rows(&self) -> [(&'static str, GemmRecipe); 3] {
        [
            ("Fprop", self.fprop),
            ("Dgrad", self.dgrad),
            ("Wgrad", self.wgrad),
        ]
    }
}

/// A named recipe: what the linear layers of the blocks do, and what the output head does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The name users type.
    pub name: &'static str,
    /// q, k, v, o, gate, up and down projections of every block.
    pub blocks: LinearRecipe,
    /// The output head.
    pub head: LinearRecipe,
}

/// f32 everywhere: the baseline.
pub const F32: Recipe = Recipe {
    name: "f32",
    blocks: LinearRecipe::F32,
    head: LinearRecipe::F32,
};

/// MXFP4 (1x32, floor scales, RNE) in all three GEMMs of every block linear; the head stays f32.
/// The same as the emulation a PyTorch user gets from torchao.
pub const MXFP4: Recipe = Recipe {
    name: "mxfp4",
    blocks: LinearRecipe {
        fprop: GemmRecipe::both(BlockFormat::MXFP4),
        dgrad: GemmRecipe::both(BlockFormat::MXFP4),
        wgrad: GemmRecipe::both(BlockFormat::MXFP4),
    },
    head: LinearRecipe::F32,
};

/// Every named recipe.
pub const ALL: [Recipe; 2] = [F32, MXFP4];

impl Recipe {
    /// The recipe of this name.
    ///
    /// # Errors
    /// [`Error::Config`] with the nearest name.
    ///
    /// ```
    /// let recipe = halfbyte::recipe::Recipe::named("mxfp4").unwrap();
    /// assert_ne!(recipe.blocks.wgrad, halfbyte::recipe::GemmRecipe::F32);
    /// assert!(halfbyte::recipe::Recipe::named("mxpf4").is_err());
    /// ```
    pub fn named(name: &str) -> Result<Recipe> {
        let names: Vec<&str> = ALL.iter().map(|r| r.name).collect();
        ALL.into_iter()
            .find(|r| r.name == name)
            .ok_or_else(|| Error::unknown("recipe", name, &names))
    }
}
