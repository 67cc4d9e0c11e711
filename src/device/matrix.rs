//! Which way a device multiplies FP4 operands, and why: the choice, not the arithmetic.
//!
//! A device is opened with every format emulated. [`crate::gemm::native::choose`] looks for a matrix instruction
//! ([`Device::fp4_unit`]), tries it on the device, and gives back a device whose [`MatrixPaths`] say what was decided.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Backend, Device, amd};
use crate::error::{Error, Result};
use cubecl::ir::features::ScaledMmaConfig;
use cubecl::ir::{ElemType, FloatKind};

/// What `--mma` asks for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum MmaChoice {
    /// Native where the device has the instruction and it was right when tried, else emulated.
    #[default]
    Auto,
    /// Native; an error where a format of the recipe has no instruction here.
    Native,
    /// Exact arithmetic in f32 or integers, as the device does it best: the same bits on every device.
    Emulated,
    /// Exact decode to bf16, matrix units with f32 accumulation.
    Bf16,
    /// As emulated, with operands decoded to f32: the same bits.
    F32,
}

impl MmaChoice {
    /// Every choice.
    pub const ALL: [MmaChoice; 5] = [
        MmaChoice::Auto,
        MmaChoice::Native,
        MmaChoice::Emulated,
        MmaChoice::Bf16,
        MmaChoice::F32,
    ];

    /// The word users type.
    pub const fn word(self) -> &'static str {
        match self {
            MmaChoice::Auto => "auto",
            MmaChoice::Native => "native",
            MmaChoice::Emulated => "emulated",
            MmaChoice::Bf16 => "bf16",
            MmaChoice::F32 => "f32",
        }
    }
}

impl fmt::Display for MmaChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for MmaChoice {
    type Err = Error;

    fn from_str(s: &str) -> Result<Self> {
        let known = MmaChoice::ALL.map(MmaChoice::word);
        let found = MmaChoice::ALL.into_iter().find(|c| c.word() == s);
        found.ok_or_else(|| Error::unknown("matrix path", s, &known))
    }
}

/// The FP4 formats that matrix instructions know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fp4 {
    /// Blocks of 32 under E8M0 scales.
    Mxfp4,
    /// Blocks of 16 under E4M3 scales.
    Nvfp4,
}

impl Fp4 {
    /// Both.
    pub const ALL: [Fp4; 2] = [Fp4::Mxfp4, Fp4::Nvfp4];

    /// Its name in reports.
    pub const fn word(self) -> &'static str {
        match self {
            Fp4::Mxfp4 => "mxfp4",
            Fp4::Nvfp4 => "nvfp4",
        }
    }
}

/// A matrix instruction that this project has a kernel for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NativeUnit {
    /// `mma.sync.m16n8k64` with block scales: sm_120a, sm_121a.
    Blackwell,
    /// `v_mfma_scale_f32_32x32x64_f8f6f4`: gfx950.
    Cdna4,
}

impl NativeUnit {
    /// K elements that one instruction adds to the accumulator.
    pub const fn k(self) -> usize {
        64
    }
}

impl fmt::Display for NativeUnit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NativeUnit::Blackwell => "mma.sync.m16n8k64 with block scales",
            NativeUnit::Cdna4 => "v_mfma_scale_f32_32x32x64_f8f6f4",
        })
    }
}

/// The way of one format's GEMMs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MmaPath {
    /// On a matrix instruction.
    Native(NativeUnit),
    /// On the codes as they are stored, or decoded to f32, as [`super::Tuning`] says; the same bits either way.
    Emulated,
}

/// A path and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatPath {
    /// The path.
    pub path: MmaPath,
    /// Why it was taken.
    pub reason: String,
}

impl FormatPath {
    /// The way in one word: `native`, `emulated` (integers) or `f32` (emulated, decoded to f32).
    pub fn word(&self, device: &Device) -> &'static str {
        match self.path {
            MmaPath::Native(_) => "native",
            MmaPath::Emulated if device.tuning().packed.is_some() => "emulated",
            MmaPath::Emulated => "emulated in f32",
        }
    }
}

/// The path of each FP4 format on one device. Formats that no matrix instruction knows (UE5M3 scales, MXFP8) are always
/// emulated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixPaths {
    /// MXFP4 times MXFP4, whatever their rounding.
    pub mxfp4: FormatPath,
    /// NVFP4 times NVFP4, four-over-six included.
    pub nvfp4: FormatPath,
}

impl MatrixPaths {
    /// Both formats emulated.
    pub fn emulated(reason: &str) -> MatrixPaths {
        let path = FormatPath {
            path: MmaPath::Emulated,
            reason: reason.into(),
        };
        MatrixPaths {
            mxfp4: path.clone(),
            nvfp4: path,
        }
    }

    /// The path of one format.
    pub fn get(&self, format: Fp4) -> &FormatPath {
        match format {
            Fp4::Mxfp4 => &self.mxfp4,
            Fp4::Nvfp4 => &self.nvfp4,
        }
    }

    /// The path of one format, to change it.
    pub fn get_mut(&mut self, format: Fp4) -> &mut FormatPath {
        match format {
            Fp4::Mxfp4 => &mut self.mxfp4,
            Fp4::Nvfp4 => &mut self.nvfp4,
        }
    }
}

// ---- What the device has

/// `mma.sync.m16n8k64` for a format, as CubeCL's CUDA runtime advertises it.
pub fn scaled_mma(format: Fp4) -> ScaledMmaConfig {
    let (scale, scales_factor) = match format {
        Fp4::Mxfp4 => (FloatKind::UE8M0, 2),
        Fp4::Nvfp4 => (FloatKind::E4M3, 4),
    };
    ScaledMmaConfig {
        a_type: ElemType::Float(FloatKind::E2M1x2),
        b_type: ElemType::Float(FloatKind::E2M1x2),
        cd_type: ElemType::Float(FloatKind::F32),
        scales_type: ElemType::Float(scale),
        m: 16,
        n: 8,
        k: 64,
        scales_factor,
    }
}

impl Device {
    /// The matrix instruction for a format that this device says it has and a kernel here uses, or why there is none. A
    /// device may be wrong about it: see [`crate::gemm::native::choose`].
    pub fn fp4_unit(&self, format: Fp4) -> Result<NativeUnit, String> {
        let p = self.client().properties();
        let arch = p.identity.fingerprint.as_str();
        match self.name().backend {
            Backend::Cuda if p.features.matmul.scaled_mma.contains(&scaled_mma(format)) => {
                Ok(NativeUnit::Blackwell)
            }
            Backend::Cuda if arch.starts_with("ptx_sm10") || arch.starts_with("ptx_sm11") => Err(
                "FP4 here needs tcgen05.mma, through tensor memory and descriptors; no kernel here uses it".into(),
            ),
            Backend::Hip if amd::is_gfx950(arch) => match format {
                Fp4::Mxfp4 => Ok(NativeUnit::Cdna4),
                Fp4::Nvfp4 => Err(
                    "gfx950's scaled matrix instructions take E8M0 scales only, NVFP4's are E4M3".into(),
                ),
            },
            _ => Err("the device advertises no block-scaled matrix instruction".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_parse_and_print() {
        for choice in MmaChoice::ALL {
            assert_eq!(choice.to_string().parse::<MmaChoice>().unwrap(), choice);
        }
        let e = "natve".parse::<MmaChoice>().unwrap_err().to_string();
        assert!(e.contains("did you mean `native`?"), "{e}");
    }
}
