//! Which way a device multiplies FP4 operands, and why: the choice, not the arithmetic.
//!
//! A device is opened with every format emulated. [`crate::gemm::native::choose`] looks for a matrix instruction
//! ([`Device::fp4_unit`]), tries it on the device, and gives back a device whose [`MatrixPaths`] say what was decided.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Backend, Device, amd};
use crate::error::{Error, Result};
use cubecl::ir::features::{MmaConfig, ScaledMmaConfig};
use cubecl::ir::{ElemType, FloatKind};

/// What `--mma` asks for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum MmaChoice {
    /// Native where the device has the instruction, else bf16 matrix units, where either was right when tried; else emulated.
    #[default]
    Auto,
    /// Native; an error where a format of the recipe has no instruction here.
    Native,
    /// Exact arithmetic in f32 or integers, as the device does it best: the same bits on every device.
    Emulated,
    /// Decoded to bf16 for matrix units, scaled and summed outside them: the bits of `emulated`; an error where the device has
    /// no such unit.
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

/// The FP4 formats that matrix units can be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fp4 {
    /// Blocks of 32 under E8M0 scales.
    Mxfp4,
    /// Blocks of 16 under E4M3 scales.
    Nvfp4,
    /// Blocks of 16 under UE5M3 scales, which no FP4 instruction takes.
    Ue5m3,
}

impl Fp4 {
    /// All of them.
    pub const ALL: [Fp4; 3] = [Fp4::Mxfp4, Fp4::Nvfp4, Fp4::Ue5m3];

    /// Its name in reports.
    pub const fn word(self) -> &'static str {
        match self {
            Fp4::Mxfp4 => "mxfp4",
            Fp4::Nvfp4 => "nvfp4",
            Fp4::Ue5m3 => "ue5m3",
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

/// A bf16 matrix instruction that this project has an FP4 GEMM for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bf16Unit {
    /// `mma.sync.m16n8k16`: sm_80 and later.
    Mma,
    /// `v_mfma_f32_16x16x16_bf16`: gfx90a, gfx942, gfx950.
    Mfma,
    /// `v_wmma_f32_16x16x16_bf16`: gfx11.
    Rdna3,
    /// The same with the fragments of gfx12.
    Rdna4,
}

impl fmt::Display for Bf16Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bf16Unit::Mma => "mma.sync.m16n8k16 on bf16",
            Bf16Unit::Mfma => "v_mfma_f32_16x16x16_bf16",
            Bf16Unit::Rdna3 => "v_wmma_f32_16x16x16_bf16 of RDNA 3",
            Bf16Unit::Rdna4 => "v_wmma_f32_16x16x16_bf16 of RDNA 4",
        })
    }
}

/// The way of one format's GEMMs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MmaPath {
    /// On a matrix instruction.
    Native(NativeUnit),
    /// Decoded to bf16 for a matrix unit that sums the blocks; scales and their sum as emulated, and so its bits.
    Bf16(Bf16Unit),
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
    /// The way in a word or three: `native`, `bf16`, `emulated` (in integers) or `emulated in f32`.
    pub fn word(&self, device: &Device) -> &'static str {
        match self.path {
            MmaPath::Native(_) => "native",
            MmaPath::Bf16(_) => "bf16",
            MmaPath::Emulated if device.tuning().packed.is_some() => "emulated",
            MmaPath::Emulated => "emulated in f32",
        }
    }
}

/// The path of each FP4 format on one device. MXFP8 is always emulated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixPaths {
    /// MXFP4 times MXFP4, whatever their rounding.
    pub mxfp4: FormatPath,
    /// NVFP4 times NVFP4, four-over-six included.
    pub nvfp4: FormatPath,
    /// FP4 with UE5M3 scales.
    pub ue5m3: FormatPath,
}

impl MatrixPaths {
    /// Every format emulated.
    pub fn emulated(reason: &str) -> MatrixPaths {
        let path = FormatPath {
            path: MmaPath::Emulated,
            reason: reason.into(),
        };
        MatrixPaths {
            mxfp4: path.clone(),
            nvfp4: path.clone(),
            ue5m3: path,
        }
    }

    /// The path of one format.
    pub fn get(&self, format: Fp4) -> &FormatPath {
        match format {
            Fp4::Mxfp4 => &self.mxfp4,
            Fp4::Nvfp4 => &self.nvfp4,
            Fp4::Ue5m3 => &self.ue5m3,
        }
    }

    /// The path of one format, to change it.
    pub fn get_mut(&mut self, format: Fp4) -> &mut FormatPath {
        match format {
            Fp4::Mxfp4 => &mut self.mxfp4,
            Fp4::Nvfp4 => &mut self.nvfp4,
            Fp4::Ue5m3 => &mut self.ue5m3,
        }
    }
}

// ---- What the device has

/// `mma.sync.m16n8k64` for a format, as CubeCL's CUDA runtime advertises it; none takes UE5M3 scales.
pub fn scaled_mma(format: Fp4) -> Option<ScaledMmaConfig> {
    let (scale, scales_factor) = match format {
        Fp4::Mxfp4 => (FloatKind::UE8M0, 2),
        Fp4::Nvfp4 => (FloatKind::E4M3, 4),
        Fp4::Ue5m3 => return None,
    };
    Some(ScaledMmaConfig {
        a_type: ElemType::Float(FloatKind::E2M1x2),
        b_type: ElemType::Float(FloatKind::E2M1x2),
        cd_type: ElemType::Float(FloatKind::F32),
        scales_type: ElemType::Float(scale),
        m: 16,
        n: 8,
        k: 64,
        scales_factor,
    })
}

/// A bf16 instruction of 16 x n x 16 with f32 sums, as CubeCL's runtimes advertise it: n is 8 on CUDA, 16 on HIP.
pub fn bf16_mma(n: u32) -> MmaConfig {
    MmaConfig {
        a_type: ElemType::Float(FloatKind::BF16),
        b_type: ElemType::Float(FloatKind::BF16),
        cd_type: ElemType::Float(FloatKind::F32),
        m: 16,
        n,
        k: 16,
    }
}

/// The unit of an AMD GPU, by the name in its fingerprint and the width of its planes: CubeCL advertises the same shape for
/// all three, and each has fragments of its own. gfx908 has only an older bf16 instruction.
fn amd_bf16_unit(fingerprint: &str, plane: u32) -> Option<Bf16Unit> {
    let (_, name) = fingerprint.split_once("gfx")?;
    let of = |families: &[&str]| families.iter().any(|f| name.starts_with(f));
    match plane {
        64 if of(&["90a", "94", "95"]) => Some(Bf16Unit::Mfma),
        32 if of(&["11"]) => Some(Bf16Unit::Rdna3),
        32 if of(&["120"]) => Some(Bf16Unit::Rdna4),
        _ => None,
    }
}

impl Device {
    /// The matrix instruction for a format that this device says it has and a kernel here uses, or why there is none. A
    /// device may be wrong about it: see [`crate::gemm::native::choose`].
    pub fn fp4_unit(&self, format: Fp4) -> Result<NativeUnit, String> {
        let p = self.client().properties();
        let arch = p.identity.fingerprint.as_str();
        let advertised = |config| p.features.matmul.scaled_mma.contains(&config);
        match self.name().backend {
            _ if format == Fp4::Ue5m3 => Err("no matrix instruction takes UE5M3 scales".into()),
            Backend::Cuda if scaled_mma(format).is_some_and(advertised) => {
                Ok(NativeUnit::Blackwell)
            }
            Backend::Cuda if arch.starts_with("ptx_sm10") || arch.starts_with("ptx_sm11") => Err(
                "FP4 here needs tcgen05.mma, through tensor memory and descriptors; no kernel here uses it".into(),
            ),
            Backend::Hip if amd::is_gfx950(arch) => match format {
                Fp4::Mxfp4 => Ok(NativeUnit::Cdna4),
                _ => Err(
                    "gfx950's scaled matrix instructions take E8M0 scales only, NVFP4's are E4M3".into(),
                ),
            },
            _ => Err("the device advertises no block-scaled matrix instruction".into()),
        }
    }

    /// The bf16 matrix unit that this device says it has and a kernel here uses, or why there is none.
    pub fn bf16_unit(&self) -> Result<Bf16Unit, String> {
        let p = self.client().properties();
        let matmul = &p.features.matmul;
        let unit = match self.name().backend {
            Backend::Cuda => matmul.mma.contains(&bf16_mma(8)).then_some(Bf16Unit::Mma),
            // CubeCL's list of manual instructions has WMMA, and its list of warp matrices MFMA too.
            Backend::Hip if matmul.mma.union(&matmul.cmma).any(|c| *c == bf16_mma(16)) => {
                amd_bf16_unit(&p.identity.fingerprint, p.hardware.plane_size_max)
            }
            _ => None,
        };
        unit.ok_or_else(|| match self.name().backend {
            Backend::Cuda => "it advertises no bf16 tensor core (sm_80 and later have them)".into(),
            Backend::Hip => {
                "it has no bf16 matrix unit that a kernel here uses (gfx90a, gfx94x, gfx950, gfx11 and gfx12 have)".into()
            }
            _ => "bf16 matrix units are used on cuda and hip only".into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amd_gpus_and_their_bf16_units() {
        for (fingerprint, plane, unit) in [
            (
                "hip-kernel_gfx90a:sramecc+:xnack-",
                64,
                Some(Bf16Unit::Mfma),
            ),
            (
                "hip-kernel_gfx942:sramecc+:xnack-",
                64,
                Some(Bf16Unit::Mfma),
            ),
            ("hip-kernel_gfx950", 64, Some(Bf16Unit::Mfma)),
            ("hip-kernel_gfx1100", 32, Some(Bf16Unit::Rdna3)),
            ("hip-kernel_gfx1151", 32, Some(Bf16Unit::Rdna3)),
            ("hip-kernel_gfx1201", 32, Some(Bf16Unit::Rdna4)),
            ("hip-kernel_gfx1100", 64, None),
            ("hip-kernel_gfx908", 64, None),
            ("hip-kernel_gfx1030", 32, None),
            ("hip-kernel_gfx1250", 32, None),
            ("ptx_sm_90", 32, None),
        ] {
            assert_eq!(amd_bf16_unit(fingerprint, plane), unit, "{fingerprint}");
        }
    }

    #[test]
    fn choices_parse_and_print() {
        for choice in MmaChoice::ALL {
            assert_eq!(choice.to_string().parse::<MmaChoice>().unwrap(), choice);
        }
        let e = "natve".parse::<MmaChoice>().unwrap_err().to_string();
        assert!(e.contains("did you mean `native`?"), "{e}");
    }
}
