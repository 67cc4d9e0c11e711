//! The named recipes. Each constant's text says what its paper does and, where the paper leaves something open, what was
//! chosen here and why. Papers: A "Training LLMs with MXFP4" (2502.20586), B "Pretraining LLMs with NVFP4" (2509.25149),
//! C "Pretraining LLMs with MXFP4 on native FP4 hardware" (2605.09825).

use super::{
    Exceptions, Extent, GemmRecipe, Layer, LinearRecipe, Number, Operand, Phase, Recipe, SignRule,
    When,
};
use crate::formats::{BlockFormat, MxRule, ScaleRule};

const fn block(format: BlockFormat) -> Operand {
    Operand::block(format)
}

const fn both(operand: Operand) -> GemmRecipe {
    GemmRecipe::both(operand)
}

const fn pair(a: Operand, b: Operand) -> GemmRecipe {
    GemmRecipe { a, b }
}

const fn linear(fprop: GemmRecipe, dgrad: GemmRecipe, wgrad: GemmRecipe) -> LinearRecipe {
    LinearRecipe {
        fprop,
        dgrad,
        wgrad,
        trust_mask: false,
    }
}

const BF16: GemmRecipe = both(Operand::BF16);
const MXFP8: GemmRecipe = both(block(MXFP8_E4M3_RCEIL));
const MXFP8_E4M3_RCEIL: BlockFormat = BlockFormat {
    scale: ScaleRule::Mx(MxRule::Rceil),
    ..BlockFormat::MXFP8_E4M3
};

// ---- Baselines

/// f32 everywhere.
pub const F32_RECIPE: Recipe = Recipe::simple(
    "f32",
    "The baseline: f32 operands, f32 sums.",
    LinearRecipe::F32,
    LinearRecipe::F32,
);

/// bf16 operands, f32 sums.
pub const BF16_RECIPE: Recipe = Recipe::simple(
    "bf16",
    "Operands rounded to bf16, products and sums in f32, on every backend the same; the head too.",
    LinearRecipe::BF16,
    LinearRecipe::BF16,
);

/// MXFP8 with E4M3 elements in all three GEMMs.
pub const MXFP8_RECIPE: Recipe = Recipe::simple(
    "mxfp8",
    "MXFP8, 1x32 blocks of E4M3 elements in all three GEMMs (gradients too, as NVIDIA's MXFP8 recipe has it), rceil \
     scales so that nothing clips; head bf16. The FP8 baseline of papers B and C.",
    linear(MXFP8, MXFP8, MXFP8),
    LinearRecipe::BF16,
);

/// MXFP4 (floor, RNE) in all three GEMMs of every block linear; the head stays f32.
pub const MXFP4: Recipe = Recipe::simple(
    "mxfp4",
    "Plain MXFP4, 1x32 floor scales, to nearest, in all three GEMMs; head f32. What a PyTorch user gets from torchao.",
    LinearRecipe::uniform(Number::Block(BlockFormat::MXFP4)),
    LinearRecipe::F32,
);

// ---- Paper A

const A_ABOUT: &str =
    "Paper A: Fprop in bf16, the backward GEMMs in MXFP4 with floor scales; head bf16.";
const A_UNBIASED: Operand = block(BlockFormat::MXFP4_UNBIASED);
const A_PLAIN: Operand = block(BlockFormat::MXFP4);

const fn paper_a(name: &'static str, about: &'static str, backward: Operand) -> Recipe {
    Recipe::simple(
        name,
        about,
        linear(BF16, both(backward), both(backward)),
        LinearRecipe::BF16,
    )
}

/// Paper A's baseline.
pub const A_BF16: Recipe = Recipe::simple(
    "a-bf16",
    "Paper A's baseline: all GEMMs in bf16.",
    LinearRecipe::BF16,
    LinearRecipe::BF16,
);
/// Paper A without either remedy.
pub const A_PLAIN_RECIPE: Recipe = paper_a("a-plain", A_ABOUT, A_PLAIN);
/// Paper A with stochastic rounding alone.
pub const A_SR: Recipe = paper_a(
    "a-sr",
    "Paper A with SR of 3/4 x on both operands, the product times 16/9: an unbiased estimate (its Algorithm 2).",
    A_UNBIASED,
);
/// Paper A with the random Hadamard transform alone.
pub const A_RHT: Recipe = paper_a(
    "a-rht",
    "Paper A with a Hadamard transform of 64, fresh signs for each GEMM call, to nearest.",
    A_PLAIN.hadamard(64, SignRule::Fresh),
);
/// Paper A as proposed.
pub const A_RHT_SR: Recipe = paper_a(
    "a-rht-sr",
    "Paper A as proposed: a Hadamard transform of 64 with fresh signs for each GEMM call, then SR of 3/4 x, the product \
     times 16/9. Other sizes: a-rht-sr@32 ... @256.",
    A_UNBIASED.hadamard(64, SignRule::Fresh),
);

// ---- Paper B

const X: Operand = block(BlockFormat::NVFP4);
const W2D: Operand = block(BlockFormat::NVFP4_2D);
const B_HIGH: Exceptions = Exceptions {
    first: Extent::Share(2.0 / 62.0),
    last: Extent::Share(8.0 / 62.0),
    ..Exceptions::NONE
};
const RHT16: SignRule = SignRule::Fixed;

const fn paper_b(
    name: &'static str,
    about: &'static str,
    linear: LinearRecipe,
    but: Exceptions,
) -> Recipe {
    Recipe::with(name, about, linear, LinearRecipe::BF16, but)
}

const B_LINEAR: LinearRecipe = linear(
    pair(X, W2D),
    pair(X.sr(), W2D),
    pair(X.sr().hadamard(16, RHT16), X.hadamard(16, RHT16)),
);

/// Paper B as proposed.
pub const NVFP4: Recipe = paper_b(
    "nvfp4",
    "Paper B: NVFP4 in all GEMMs; weights in 16x16 blocks (Dgrad sees the same codes as Fprop), SR on gradients, a \
     Hadamard transform of 16 with one fixed sign vector on Wgrad alone; the head in bf16, and as many blocks at both \
     ends as the paper's 2 + 8 of 62, to the nearest number (none and one of four).",
    B_LINEAR,
    B_HIGH,
);
/// Paper B with RNE on gradients.
pub const NVFP4_NO_SR: Recipe = paper_b(
    "nvfp4-no-sr",
    "Paper B's ablation: gradients rounded to nearest.",
    linear(pair(X, W2D), pair(X, W2D), both(X.hadamard(16, RHT16))),
    B_HIGH,
);
/// Paper B without the Hadamard transform.
pub const NVFP4_NO_RHT: Recipe = paper_b(
    "nvfp4-no-rht",
    "Paper B's ablation: no Hadamard transform on Wgrad.",
    linear(pair(X, W2D), pair(X.sr(), W2D), pair(X.sr(), X)),
    B_HIGH,
);
/// Paper B with 1x16 weight blocks.
pub const NVFP4_NO_2D: Recipe = paper_b(
    "nvfp4-no-2d",
    "Paper B's ablation: weights in 1x16 blocks, so that Fprop and Dgrad see different codes.",
    linear(
        both(X),
        pair(X.sr(), X),
        pair(X.sr().hadamard(16, RHT16), X.hadamard(16, RHT16)),
    ),
    B_HIGH,
);
/// Paper B with every block in FP4.
pub const NVFP4_ALL_FP4: Recipe = paper_b(
    "nvfp4-all-fp4",
    "Paper B's ablation: no block is kept high; the head stays bf16.",
    B_LINEAR,
    Exceptions::NONE,
);
/// Paper B with Fprop in bf16 for the last 18% of the run.
pub const NVFP4_LATE_BF16: Recipe = paper_b(
    "nvfp4-late-bf16",
    "Paper B with Fprop switched to bf16 late in the run: here after 82% of the steps, where the learning rate decays.",
    B_LINEAR,
    Exceptions {
        phases: &[Phase {
            from: When::Share(0.82),
            fprop: Some(BF16),
            dgrad: None,
            wgrad: None,
        }],
        ..B_HIGH
    },
);

const BMX: Operand = block(BlockFormat::MXFP4_RCEIL);
/// Paper B's MXFP4 comparison.
pub const B_MXFP4: Recipe = paper_b(
    "b-mxfp4",
    "Paper B's MXFP4 comparison: 1x32 blocks and rceil scales everywhere, SR on gradients, a Hadamard transform of 32 on \
     Wgrad (fixed signs, the sixteen repeated), the last 8 of 62 blocks high. Weights stay in 1x32 blocks: the paper \
     names 2D blocks for NVFP4 alone.",
    linear(
        both(BMX),
        pair(BMX.sr(), BMX),
        pair(
            BMX.sr().hadamard(32, SignRule::Fixed),
            BMX.hadamard(32, SignRule::Fixed),
        ),
    ),
    Exceptions {
        first: Extent::Blocks(0),
        ..B_HIGH
    },
);

// ---- Paper C

const C: Operand = block(BlockFormat::MXFP4_EVEN);
const C16: Operand = C.hadamard(16, SignRule::Unsigned);
const C32: Operand = C.hadamard(32, SignRule::Unsigned);

const fn paper_c(name: &'static str, about: &'static str, linear: LinearRecipe) -> Recipe {
    Recipe::simple(name, about, linear, LinearRecipe::BF16)
}

const C_LADDER: &str = "Paper C's ladder: MXFP4 with even scales, to nearest, no transform, in the GEMMs the name has \
     letters for (Fprop, Dgrad, Wgrad); the others in MXFP8 as in the paper's FP8 baseline; head bf16.";

/// Fprop alone in MXFP4.
pub const C_F: Recipe = paper_c("c-f", C_LADDER, linear(both(C), MXFP8, MXFP8));
/// Dgrad alone in MXFP4.
pub const C_D: Recipe = paper_c("c-d", C_LADDER, linear(MXFP8, both(C), MXFP8));
/// Wgrad alone in MXFP4.
pub const C_W: Recipe = paper_c("c-w", C_LADDER, linear(MXFP8, MXFP8, both(C)));
/// Fprop and Dgrad in MXFP4.
pub const C_FD: Recipe = paper_c("c-fd", C_LADDER, linear(both(C), both(C), MXFP8));
/// All three GEMMs in MXFP4.
pub const C_FDW: Recipe = paper_c("c-fdw", C_LADDER, linear(both(C), both(C), both(C)));
/// With stochastic rounding.
pub const C_FDW_SR: Recipe = paper_c(
    "c-fdw-sr",
    "Paper C with SR instead of RNE: on both operands of the backward GEMMs (the paper does not say which operands; \
     Fprop stays to nearest, as SR on activations and weights is known to diverge from paper B).",
    linear(both(C), both(C.sr()), both(C.sr())),
);
/// With a random Hadamard transform.
pub const C_FDW_RHT: Recipe = paper_c(
    "c-fdw-rht",
    "Paper C with random signs: a Hadamard transform of 16 with fresh signs for each GEMM call on all operands, to nearest.",
    linear(
        both(C.hadamard(16, SignRule::Fresh)),
        both(C.hadamard(16, SignRule::Fresh)),
        both(C.hadamard(16, SignRule::Fresh)),
    ),
);
/// With the deterministic Hadamard transform of 16: the paper's remedy.
pub const C_FDW_H16: Recipe = paper_c(
    "c-fdw-h16",
    "Paper C as proposed: an unsigned Hadamard transform of 16 (two per block of 32) on all operands before the block \
     amax, even scales, to nearest.",
    linear(both(C16), both(C16), both(C16)),
);
/// With the deterministic Hadamard transform of 32.
pub const C_FDW_H32: Recipe = paper_c(
    "c-fdw-h32",
    "Paper C with an unsigned Hadamard transform of 32.",
    linear(both(C32), both(C32), both(C32)),
);

// ---- Others

/// Quartet (2505.14669).
pub const QUARTET: Recipe = Recipe::simple(
    "quartet",
    "Quartet (2505.14669): Fprop under an unsigned Hadamard transform of 32, scales from the block's root mean square \
     (2^floor(log2(.48708 rms))), to nearest; backward from Fprop's quantised operands under a redrawn transform of 32, \
     SR of 3/4 x; then Fprop's clip mask and the inverse transform; head bf16.",
    LinearRecipe {
        trust_mask: true,
        ..linear(
            both(block(BlockFormat::MXFP4_RMS).hadamard(32, SignRule::Unsigned)),
            pair(QUARTET_BACK, QUARTET_BACK.from_forward()),
            pair(QUARTET_BACK, QUARTET_BACK.from_forward()),
        )
    },
    LinearRecipe::BF16,
);
const QUARTET_BACK: Operand = A_UNBIASED.hadamard(32, SignRule::Fresh);

/// FP4 All the Way (2505.19115).
pub const FP4_ALL_THE_WAY: Recipe = Recipe::with(
    "fp4-all-the-way",
    "FP4 All the Way (2505.19115): NVFP4, to nearest in Fprop and for W in Dgrad, SR for dY in both backward GEMMs and X in \
     Wgrad, no transform; at the end FP4 forward and bf16 backward (here the last 10% of the run: the paper switches when \
     the gradient falls below sqrt(3) times the noise); head bf16.",
    linear(both(X), pair(X.sr(), X), both(X.sr())),
    LinearRecipe::BF16,
    Exceptions {
        phases: &[Phase {
            from: When::Share(0.9),
            fprop: None,
            dgrad: Some(BF16),
            wgrad: Some(BF16),
        }],
        ..Exceptions::NONE
    },
);

/// TetraJet (2502.20853).
pub const TETRAJET: Recipe = Recipe::simple(
    "tetrajet",
    "TetraJet (2502.20853): MXFP4 rceil; Fprop to nearest; backward with SR on all operands, W and X quantised again from \
     what Fprop multiplied. Without its optional Q-EMA; head bf16.",
    linear(
        both(BMX),
        pair(BMX.sr(), BMX.sr().from_forward()),
        pair(BMX.sr(), BMX.sr().from_forward()),
    ),
    LinearRecipe::BF16,
);

/// TetraJet-v2 (2510.27527).
pub const TETRAJET_V2: Recipe = Recipe::simple(
    "tetrajet-v2",
    "TetraJet-v2 (2510.27527): NVFP4; backward under a Hadamard transform of 16 with fresh signs, SR on both operands, W \
     and X quantised again from what Fprop multiplied. Without its oscillation reset; head bf16.",
    linear(
        both(X),
        pair(V2_BACK, V2_BACK.from_forward()),
        pair(V2_BACK, V2_BACK.from_forward()),
    ),
    LinearRecipe::BF16,
);
const V2_BACK: Operand = X.sr().hadamard(16, SignRule::Fresh);

const U: Operand = block(BlockFormat::UE5M3);
const U2D: Operand = block(BlockFormat::UE5M3.two_d());
/// UE5M3 scales (2609.02846).
pub const UE5M3: Recipe = Recipe::simple(
    "ue5m3",
    "UE5M3 (2609.02846): FP4 under UE5M3 block scales, no tensor scale; X in 1x16 and W in 16x16 blocks, SR on gradients, \
     no transform; head bf16.",
    linear(pair(U, U2D), pair(U.sr(), U2D), pair(U.sr(), U)),
    LinearRecipe::BF16,
);

const X46: Operand = block(BlockFormat::NVFP4_46_MAE);
const W46: Operand = block(BlockFormat::NVFP4_46_MAE.two_d());
/// Four Over Six (2512.02010).
pub const FOUR_OVER_SIX: Recipe = paper_b(
    "four-over-six",
    "Four Over Six (2512.02010): paper B with adaptive block scales (amax to 6 or to 4, whichever has the lower mean \
     absolute error) on X and W; gradients, rounded stochastically, keep amax at 6.",
    linear(
        pair(X46, W46),
        pair(X.sr(), W46),
        pair(X.sr().hadamard(16, RHT16), X46.hadamard(16, RHT16)),
    ),
    B_HIGH,
);

const T: Operand = block(BlockFormat::MXFP4_RCEIL.two_d());
/// TIBQ (2607.24953).
pub const TIBQ: Recipe = Recipe::with(
    "tibq",
    "TIBQ (2607.24953): MXFP4 in 32x32 blocks for every operand, so that a tensor and its transpose have the same codes; \
     SR on dY in Dgrad; query and key projections in MXFP8. Scales rceil, Wgrad to nearest: chosen here; head bf16.",
    linear(both(T), pair(T.sr(), T), both(T)),
    LinearRecipe::BF16,
    Exceptions {
        special: &[
            (Layer::Q, linear(MXFP8, MXFP8, MXFP8)),
            (Layer::K, linear(MXFP8, MXFP8, MXFP8)),
        ],
        ..Exceptions::NONE
    },
);

/// Every named recipe, in the order of this page.
pub static ALL: [&Recipe; 32] = [
    &F32_RECIPE,
    &BF16_RECIPE,
    &MXFP8_RECIPE,
    &MXFP4,
    &A_BF16,
    &A_PLAIN_RECIPE,
    &A_SR,
    &A_RHT,
    &A_RHT_SR,
    &NVFP4,
    &NVFP4_NO_SR,
    &NVFP4_NO_RHT,
    &NVFP4_NO_2D,
    &NVFP4_ALL_FP4,
    &NVFP4_LATE_BF16,
    &B_MXFP4,
    &C_F,
    &C_D,
    &C_W,
    &C_FD,
    &C_FDW,
    &C_FDW_SR,
    &C_FDW_RHT,
    &C_FDW_H16,
    &C_FDW_H32,
    &QUARTET,
    &FP4_ALL_THE_WAY,
    &TETRAJET,
    &TETRAJET_V2,
    &UE5M3,
    &FOUR_OVER_SIX,
    &TIBQ,
];
