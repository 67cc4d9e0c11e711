//! Block-scaled GEMM on gfx950's `v_mfma_scale_f32_32x32x64_f8f6f4` (MI355X): MXFP4, C (M, N) = alpha A Bt.
//!
//! ```text
//! cube           4 waves of 64, 2 x 2; a tile of C of 128 x 128, a wave 64 x 64: 2 x 2 instructions of 32 x 32
//! stage          K = 128: 16 code words and one scale word of every row of A and B
//! shared memory  two stages: one is multiplied while the next is on its way through registers
//! ```
//! No version of CubeCL knows the instruction, so the kernel is HIP text of this project's ([`text`], from the template
//! `cdna4.hip` beside this file), handed to the same client as [`CubeKernel::source`]. As on Blackwell
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

use crate::device::Device;
use crate::error::Result;
use crate::quantize::Quantized;
use crate::tensor::Tensor;
use cubecl::PrecompiledSource;
use cubecl::ir::metadata::Info;
use cubecl::ir::{ElemType, Scope, UIntKind};
use cubecl::prelude::*;

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

/// The HIP text of a variant.
pub(crate) fn text(has_alpha: bool, accumulate: bool) -> String {
    let constants = [
        ("TILES", TILES),
        ("TILE", TILE),
        ("UNITS", UNITS),
        ("WORDS", WORDS),
        ("STRIDE", STRIDE),
        ("COPIES", COPIES),
        ("HAS_ALPHA", has_alpha.into()),
        ("ACCUMULATE", accumulate.into()),
    ];
    let define = |(name, value)| format!("#define {name} {value}u\n");
    let head: String = constants.into_iter().map(define).collect();
    head + include_str!("cdna4.hip")
}

/// The kernel as CubeCL takes it.
#[derive(Debug)]
pub(crate) struct MfmaScale {
    has_alpha: bool,
    accumulate: bool,
}

impl MfmaScale {
    fn dim() -> CubeDim {
        CubeDim::new_1d(UNITS as u32)
    }

    fn settings() -> KernelSettings {
        KernelSettings::new(
            Self::dim().into(),
            ExecutionMode::Unchecked,
            AddressType::U32,
        )
        .kernel_name(ENTRY)
    }
}

const ENTRY: &str = "gemm_mfma_scale";

impl KernelMetadata for MfmaScale {
    fn name(&self) -> &'static str {
        "halfbyte::gemm::native::cdna4::gemm_mfma_scale::MfmaScale"
    }

    fn id(&self) -> KernelId {
        let hash = blake3::hash(text(self.has_alpha, self.accumulate).as_bytes());
        KernelId::new::<Self>()
            .cube_dim(Self::dim().into())
            .mode(ExecutionMode::Unchecked)
            .info(format!(
                "text {}, has_alpha {}, accumulate {}",
                &hash.to_hex()[..16],
                self.has_alpha,
                self.accumulate
            ))
    }

    fn address_type(&self) -> ElemType {
        ElemType::UInt(UIntKind::U32)
    }
}

impl CubeKernel for MfmaScale {
    /// Nothing is compiled of it; the launch reads its settings.
    fn define(&self) -> KernelDefinition {
        let settings = Self::settings();
        KernelDefinition {
            body: Scope::root(settings.clone()),
            settings,
            info: Info::default(),
        }
    }

    fn source(&self) -> Option<PrecompiledSource> {
        Some(PrecompiledSource {
            source: text(self.has_alpha, self.accumulate),
            entrypoint_name: ENTRY.into(),
            lang: "hip",
        })
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
    let l = &a.layout;
    let (m, n) = (l.rows, b.layout.rows);
    let mut launcher = KernelLauncher::new(MfmaScale::settings());
    let buffers = [
        a.codes.arg(),
        a.scales.arg(),
        b.codes.arg(),
        b.scales.arg(),
        alpha.map_or_else(|| a.codes.arg(), Tensor::arg),
        c.arg(),
    ];
    for buffer in buffers {
        launcher.register_buffer(buffer, 4);
    }
    for scalar in [m, n, l.words_per_row, l.scale_words_per_row] {
        launcher.register_scalar(scalar as u32);
    }
    let kernel = MfmaScale {
        has_alpha: alpha.is_some(),
        accumulate,
    };
    let count = CubeCount::Static(n.div_ceil(TILE) as u32, m.div_ceil(TILE) as u32, 1);
    launcher.launch(count, kernel, device.client());
    Ok(())
}
