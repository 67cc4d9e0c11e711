//! FP4 GEMM on the bf16 matrix instructions of AMD's GPUs: C (M, N) = alpha A Bt with **the bits of
//! [`crate::gemm::emulated`]**, by the arithmetic of [`super::bf16_nvidia`].
//!
//! | unit | instruction | GPUs |
//! |---|---|---|
//! | MFMA | `v_mfma_f32_16x16x16_bf16` (`..bf16_1k` on gfx90a), waves of 64 | gfx90a, gfx942, gfx950 |
//! | WMMA | `v_wmma_f32_16x16x16_bf16`, waves of 32 | gfx11 (RDNA 3), gfx12 (RDNA 4), with other fragments |
//!
//! ```text
//! cube           256 units, a tile of C of 128 x 128; a wave 64 x 64 (MFMA) or 64 x 32 (WMMA), in instructions of 16 x 16
//! stage          K = 32, one row a unit, in the layout of bf16_nvidia: element order, chunks, their places
//! ```
//! CubeCL 0.11.3 compiles its manual matrix instructions on AMD to WMMA only, and not to MFMA; one HIP text
//! (`bf16_amd.hip` beside this file, [`super::hip_text`]) serves all three, which differ in a lane's share of a fragment.
//! t is the lane, g = t / 16:
//!
//! ```text
//!         A, B: row t % 16, and of its 16 elements        C: column t % 16, rows
//! MFMA    4 from 4 g: chunk g                              4 g + i         4 values
//! RDNA 3  all: four chunks; lanes 16..31 repeat 0..15      2 i + g         8 values
//! RDNA 4  8 from 8 g: chunks 2 g and 2 g + 1               8 g + i         8 values
//! ```
//! Sources: AMD Instinct MI200, MI300 and RDNA 3, RDNA 4 instruction set architectures, "matrix"; AMD's matrix instruction
//! calculator; GPUOpen, "How to accelerate AI applications on RDNA 3 using WMMA".

use super::block_format;
use super::hip_text::{HipText, with_constants};
use crate::device::{Bf16Unit, Device, Fp4};
use crate::error::{Error, Result};
use crate::formats::ScaleRule;
use crate::gemm::emulated::{ONE_FACTOR_UP_TO, ZERO_BELOW};
use crate::gemm::scales::{PLAIN, fields};
use crate::quantize::Quantized;
use crate::tensor::Tensor;

/// Rows of A and of B that a cube holds, one a unit.
const TILE: usize = 128;
const UNITS: usize = 2 * TILE;
/// Instructions of a wave along M.
const TILES_M: usize = 4;

/// A lane's share of a fragment, and the instruction.
struct Fragments {
    wave: usize,
    /// Chunks of a row that a lane reads.
    own: usize,
    /// Values of C that it holds.
    values: usize,
    /// Distance in rows of two of its values, and of the first values of lanes 16 apart.
    rows: (usize, usize),
    builtin: &'static str,
    /// What follows the operands.
    modifiers: &'static str,
}

fn fragments(unit: Bf16Unit) -> Option<Fragments> {
    let wmma = Fragments {
        wave: 32,
        own: 4,
        values: 8,
        rows: (2, 1),
        builtin: "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32",
        modifiers: "",
    };
    match unit {
        Bf16Unit::Mma => None,
        Bf16Unit::Mfma => Some(Fragments {
            wave: 64,
            own: 1,
            values: 4,
            rows: (1, 4),
            builtin: "__builtin_amdgcn_mfma_f32_16x16x16bf16_1k",
            modifiers: ", 0, 0, 0",
        }),
        Bf16Unit::Rdna3 => Some(wmma),
        Bf16Unit::Rdna4 => Some(Fragments {
            own: 2,
            rows: (1, 8),
            builtin: "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12",
            ..wmma
        }),
    }
}

/// The kernel of a variant.
fn kernel(f: &Fragments, format: Fp4, has_alpha: bool, accumulate: bool) -> HipText {
    let block = block_format(format);
    let (bias, nan_from) = fields(block.scale);
    let waves_n = UNITS / f.wave / (TILE / 16 / TILES_M);
    let numbers = [
        ("TILE", TILE),
        ("UNITS", UNITS),
        ("WAVE", f.wave),
        ("WAVES_N", waves_n),
        ("TILES_M", TILES_M),
        ("TILES_N", TILE / 16 / waves_n),
        ("OWN", f.own),
        ("VALUES", f.values),
        ("VALUE_ROWS", f.rows.0),
        ("GROUP_ROWS", f.rows.1),
        ("BLOCKS", 32 / block.block[1]),
        ("MX", matches!(block.scale, ScaleRule::Mx(_)).into()),
        ("BIAS", bias as usize),
        ("NAN_FROM", nan_from as usize),
        ("ZERO_BELOW", ZERO_BELOW as usize),
        ("ONE_FACTOR_UP_TO", ONE_FACTOR_UP_TO as usize),
        ("PLAIN_FROM", PLAIN.0 as usize),
        ("PLAIN_TO", PLAIN.1 as usize),
        ("HAS_ALPHA", has_alpha.into()),
        ("ACCUMULATE", accumulate.into()),
    ];
    let types = format!(
        "#define MULTIPLY(a, b, c) {}(a, b, c{})\n\
         typedef short fragment __attribute__((ext_vector_type({})));\n\
         typedef float sums __attribute__((ext_vector_type({})));\n\n",
        f.builtin,
        f.modifiers,
        4 * f.own,
        f.values
    );
    HipText {
        name: "halfbyte::gemm::native::bf16_amd::gemm_bf16_matrix::Bf16Matrix",
        entry: "gemm_bf16_matrix",
        source: with_constants(&numbers, &(types + include_str!("bf16_amd.hip"))),
        units: UNITS,
        variant: format!(
            "{}, {}, has_alpha {has_alpha}, accumulate {accumulate}",
            f.builtin,
            format.word()
        ),
    }
}

/// C (+)= alpha A Bt; shapes and formats are checked by the caller.
pub(super) fn gemm(
    device: &Device,
    (unit, format): (Bf16Unit, Fp4),
    (a, b): (&Quantized, &Quantized),
    alpha: Option<&Tensor>,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let f = fragments(unit).ok_or_else(|| Error::Config(format!("{unit} is not AMD's")))?;
    kernel(&f, format, alpha.is_some(), accumulate).launch(device, (a, b), alpha, c, TILE);
    Ok(())
}
