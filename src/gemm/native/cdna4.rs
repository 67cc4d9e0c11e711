//! Block-scaled GEMM on gfx950's `v_mfma_scale_f32_32x32x64_f8f6f4` (MI355X): MXFP4, C (M, N) = alpha A Bt.
//!
//! ```text
//! cube           4 waves of 64, 2 x 2; a tile of C of 128 x 128, a wave 64 x 64: 2 x 2 instructions of 32 x 32
//! stage          K = 128: 16 code words and one scale word of every row of A and B
//! shared memory  two stages: one is multiplied while the next is on its way through registers
//! ```
//! No version of CubeCL knows the instruction, so the kernel is HIP text of this project's (the template `cdna4.hip`
//! beside this file; [`super::hip_text`]). As on Blackwell
//! ([`super::blackwell`]) operands are contiguous along K in all three GEMMs, and what lies outside is zero codes under the
//! scale byte 0.
//!
//! Layout (AMD, "Matrix Core programming on CDNA4", 2025), t the lane of 64:
//!
//! ```text
//! A, B    row t % 32, block of 32 along K t / 32; register r, nibble j: element 8 r + j; four registers, the upper four zero
//! scales  one E8M0 byte a lane, of its own row and block; the operand select picks byte 0
//! C       16 values: row i % 4 + 4 (t / 32) + 8 (i / 4), column t % 32
//! ```
//! NVFP4 is emulated here: its scales are E4M3, the instruction's are E8M0.

use super::hip_text::{HipText, with_constants};
use crate::device::Device;
use crate::error::Result;
use crate::quantize::Quantized;
use crate::tensor::Tensor;

/// Waves of a cube along M and along N; the template divides by 2.
const WAVES: usize = 2;
/// Instructions of a wave along M and along N.
const TILES: usize = 2;
/// Rows of A and of B that a cube holds.
const TILE: usize = WAVES * TILES * 32;
const UNITS: usize = WAVES * WAVES * 64;
/// Code words of a row in a stage: K = 128, one scale word.
const WORDS: usize = 16;
/// Distance of rows in shared memory, in words; 16 bytes apart modulo the banks.
const STRIDE: usize = WORDS + 4;
/// Pieces of 16 bytes of either operand that a unit copies in a stage.
const COPIES: usize = TILE * WORDS / 4 / UNITS;
// One unit a scale word.
const _: () = assert!(UNITS == 2 * TILE && TILE * WORDS / 4 == COPIES * UNITS);

/// The kernel of a variant.
fn kernel(has_alpha: bool, accumulate: bool) -> HipText {
    let numbers = [
        ("TILES", TILES),
        ("TILE", TILE),
        ("UNITS", UNITS),
        ("WORDS", WORDS),
        ("STRIDE", STRIDE),
        ("COPIES", COPIES),
        ("HAS_ALPHA", has_alpha.into()),
        ("ACCUMULATE", accumulate.into()),
    ];
    HipText {
        name: "halfbyte::gemm::native::cdna4::gemm_mfma_scale::MfmaScale",
        entry: "gemm_mfma_scale",
        source: with_constants(&numbers, include_str!("cdna4.hip")),
        units: UNITS,
        variant: format!("has_alpha {has_alpha}, accumulate {accumulate}"),
    }
}

/// C (+)= alpha A Bt; shapes and formats are checked by the caller.
pub(super) fn gemm(
    device: &Device,
    a: &Quantized,
    b: &Quantized,
    alpha: Option<&Tensor>,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    kernel(alpha.is_some(), accumulate).launch(device, (a, b), alpha, c, TILE);
    Ok(())
}
