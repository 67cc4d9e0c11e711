//! FP4 on matrix units: which GEMMs go there, and the kernels.
//!
//! [`block_scaled`] is the GEMM that training calls. It goes to [`crate::gemm::emulated`] unless the device says otherwise for
//! the operands' format, which it does only after [`choose`]:
//!
//! 1. the device advertises the exact instruction ([`Device::fp4_unit`], [`Device::bf16_unit`]),
//! 2. the kernel, run on this device, was right ([`probe`]).
//!
//! Three ways, in the order of preference; [`MatrixPaths`] keeps the reason:
//!
//! - **native**: an instruction that takes FP4 and its scales. It adds as the hardware does; tried, it gave the reference's
//!   bits where every sum is exact, and stayed within [`bound`] of the exact result where it is not.
//! - **bf16**: the codes, decoded without their scales, on a bf16 matrix unit that sums one block at a time, which is exact on
//!   any unit; scales and their sum outside it, as emulated. The same bits as emulated: `bf16_nvidia.rs` says why.
//! - **emulated**.
//!
//! | device | MXFP4 | NVFP4 | UE5M3 scales |
//! |---|---|---|---|
//! | sm_120a, sm_121a (Blackwell, consumer) | native: `mma.sync.m16n8k64`, 2X, UE8M0 | native: the same, 4X, UE4M3 | bf16 |
//! | sm_100a, sm_103a (Blackwell, data centre) | bf16: only `tcgen05.mma` takes FP4 | bf16 | bf16 |
//! | sm_80 to sm_90a | bf16: `mma.sync.m16n8k16` | bf16 | bf16 |
//! | gfx950 (MI355X) | native: `v_mfma_scale_f32_32x32x64_f8f6f4` | bf16: no E4M3 scales | bf16 |
//! | gfx90a, gfx942 | bf16: `v_mfma_f32_16x16x16_bf16` | bf16 | bf16 |
//! | gfx11, gfx12 | bf16: `v_wmma_f32_16x16x16_bf16` | bf16 | bf16 |
//! | any other, sm_75 too | emulated | emulated | emulated |
//!
//! Operands are packed along K whichever GEMM they are for, so Fprop, Dgrad and Wgrad are one product A Bt here.
//!
//! `tcgen05.mma` was looked at and left: its operands, scales and accumulator lie in tensor memory, reached through
//! descriptors, allocation and a commit barrier, none of which CubeCL 0.11.3 or a host model written from public tables
//! covers, so a kernel could not be checked without the hardware.

pub(crate) mod bf16_amd;
pub(crate) mod bf16_nvidia;
pub(crate) mod blackwell;
pub mod bound;
pub(crate) mod cdna4;
mod hip_text;
pub mod probe;
mod warp;

use std::collections::HashMap;
use std::sync::Mutex;

use super::emulated;
use crate::device::{
    Bf16Unit, Device, DeviceName, FormatPath, Fp4, MatrixPaths, MmaChoice, MmaPath, NativeUnit,
    Tuning,
};
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, Element, ScaleRule};
use crate::profile;
use crate::quantize::Quantized;
use crate::tensor::Tensor;

/// The FP4 format that a matrix unit would take these operands as, if any does.
pub fn family(a: &BlockFormat, b: &BlockFormat) -> Option<Fp4> {
    let of = |f: &BlockFormat| match (f.element, f.scale, f.block[1]) {
        (Element::E2M1, ScaleRule::Mx(_), 32) => Some(Fp4::Mxfp4),
        (Element::E2M1, ScaleRule::Nv { .. }, 16) => Some(Fp4::Nvfp4),
        (Element::E2M1, ScaleRule::Ue5m3, 16) => Some(Fp4::Ue5m3),
        _ => None,
    };
    of(a).filter(|_| of(a) == of(b))
}

/// The plainest of the formats that [`family`] counts as `format`: its block width and kind of scale.
pub fn block_format(format: Fp4) -> BlockFormat {
    match format {
        Fp4::Mxfp4 => BlockFormat::MXFP4,
        Fp4::Nvfp4 => BlockFormat::NVFP4,
        Fp4::Ue5m3 => BlockFormat::UE5M3,
    }
}

/// Formats of A and B of a GEMM.
pub type Product = (BlockFormat, BlockFormat);

/// Whether one of the products is of this FP4 format.
pub fn takes(products: &[Product], format: Fp4) -> bool {
    products.iter().any(|(a, b)| family(a, b) == Some(format))
}

/// C (M, N) = A (M, K) B (N, K)^T, or C += where `accumulate`, the way that the device goes for these formats.
///
/// # Errors
/// [`Error::Shape`] and [`Error::Config`] where the operands do not fit; [`Error::Device`] where memory is short.
pub fn block_scaled(
    device: &Device,
    a: &Quantized,
    b: &Quantized,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let format = family(&a.format, &b.format);
    match format.map(|f| (f, device.matrix_paths().get(f).path)) {
        Some((format, MmaPath::Native(unit))) => {
            native(device, (unit, format), (a, b), c, accumulate)
        }
        Some((format, MmaPath::Bf16(unit))) => bf16(device, (unit, format), (a, b), c, accumulate),
        _ => emulated::gemm(device, a, b, c, accumulate),
    }
}

/// On a matrix instruction for FP4.
fn native(
    device: &Device,
    (unit, format): (NativeUnit, Fp4),
    (a, b): (&Quantized, &Quantized),
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    emulated::check_operands(a, b, c)?;
    let alpha = emulated::alpha_on_device(device, a, b)?;
    profile::flops(2.0 * (a.layout.rows * b.layout.rows * a.layout.k) as f64);
    match (unit, format) {
        (NativeUnit::Blackwell, Fp4::Mxfp4 | Fp4::Nvfp4) => {
            blackwell::gemm(device, format, a, b, alpha.as_ref(), c, accumulate)
        }
        (NativeUnit::Cdna4, Fp4::Mxfp4) => cdna4::gemm(device, a, b, alpha.as_ref(), c, accumulate),
        _ => Err(Error::Config(format!(
            "there is no native GEMM for {} by {unit}; let `choose` decide on the path",
            format.word()
        ))),
    }
}

/// On a bf16 matrix unit; the epilogue as emulated.
fn bf16(
    device: &Device,
    (unit, format): (Bf16Unit, Fp4),
    (a, b): (&Quantized, &Quantized),
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    emulated::with_alpha(
        device,
        a,
        b,
        c,
        accumulate,
        |alpha, c, accumulate| match unit {
            Bf16Unit::Mma => bf16_nvidia::gemm(device, format, a, b, alpha, c, accumulate),
            _ => bf16_amd::gemm(device, (unit, format), (a, b), alpha, c, accumulate),
        },
    )
}

// ---- The choice

/// The device with a path for each FP4 format, as `choice` asks. `products`: formats of both operands of the GEMMs that
/// will be run ([`Recipe::products`](crate::recipe::Recipe::products)), which a forced `native` or `bf16` has to have units
/// for; without them every FP4 format is looked at.
///
/// # Errors
/// [`Error::Device`] where `choice` forces a path that is not there, with the reason.
pub fn choose(device: &Device, choice: MmaChoice, products: Option<&[Product]>) -> Result<Device> {
    match choice {
        MmaChoice::Auto => Ok(device.with_matrix_paths(found(device, products, best))),
        MmaChoice::Native | MmaChoice::Bf16 => {
            let way = match choice {
                MmaChoice::Native => best,
                _ => on_bf16,
            };
            let paths = found(device, products.filter(|p| !p.is_empty()), way);
            require(device, choice, &paths, products.unwrap_or_default())?;
            Ok(device.with_matrix_paths(paths))
        }
        MmaChoice::Emulated => {
            Ok(device.with_matrix_paths(MatrixPaths::emulated("asked for with --mma emulated")))
        }
        MmaChoice::F32 => {
            let decoded = Tuning {
                packed: None,
                ..*device.tuning()
            };
            let paths = MatrixPaths::emulated("asked for with --mma f32");
            Ok(device.with_tuning(decoded).with_matrix_paths(paths))
        }
    }
}

/// The path of each format of the products, as `way` finds it.
fn found(
    device: &Device,
    products: Option<&[Product]>,
    way: fn(&Device, Fp4) -> FormatPath,
) -> MatrixPaths {
    let mut paths = MatrixPaths::emulated("no GEMM takes it");
    for format in Fp4::ALL {
        if products.is_none_or(|p| takes(p, format)) {
            *paths.get_mut(format) = way(device, format);
        }
    }
    paths
}

/// Native, else bf16, else emulated.
fn best(device: &Device, format: Fp4) -> FormatPath {
    let path = device.fp4_unit(format).map(MmaPath::Native);
    match path.and_then(|path| tried(device, format, path)) {
        Ok(native) => native,
        Err(why) => {
            let next = on_bf16(device, format);
            FormatPath {
                reason: format!("{why}; {}", next.reason),
                ..next
            }
        }
    }
}

/// Bf16, else emulated.
fn on_bf16(device: &Device, format: Fp4) -> FormatPath {
    let path = device.bf16_unit().map(MmaPath::Bf16);
    let found = path.and_then(|path| tried(device, format, path));
    found.unwrap_or_else(|reason| FormatPath {
        path: MmaPath::Emulated,
        reason,
    })
}

/// A path that is advertised, tried once a device and format; what was found, or what went wrong.
fn tried(device: &Device, format: Fp4, path: MmaPath) -> Result<FormatPath, String> {
    type Found = HashMap<(DeviceName, Fp4, MmaPath), Result<String, String>>;
    static FOUND: Mutex<Option<Found>> = Mutex::new(None);
    let mut found = FOUND.lock().unwrap_or_else(|e| e.into_inner());
    let found = found.get_or_insert_default();
    let run = || probe::probe(device, format, path);
    let answer = found
        .entry((device.name(), format, path))
        .or_insert_with(run);
    let unit = match path {
        MmaPath::Native(unit) => unit.to_string(),
        MmaPath::Bf16(unit) => unit.to_string(),
        MmaPath::Emulated => "emulation".into(),
    };
    match answer {
        Ok(what) => Ok(FormatPath {
            path,
            reason: format!("{unit}; {what}"),
        }),
        Err(why) => Err(format!("{unit} is advertised, but {why}")),
    }
}

/// An error where a product does not go the way that was asked for.
fn require(
    device: &Device,
    choice: MmaChoice,
    paths: &MatrixPaths,
    products: &[Product],
) -> Result<()> {
    let goes = |f: Fp4| match paths.get(f).path {
        MmaPath::Native(_) => choice == MmaChoice::Native,
        MmaPath::Bf16(_) => choice == MmaChoice::Bf16,
        MmaPath::Emulated => false,
    };
    let refuse = |what: String| {
        Err(device.failure(format!(
            "--mma {choice}: {what}; use --mma auto, which says what it does instead"
        )))
    };
    for (a, b) in products {
        match family(a, b) {
            None => return refuse(format!("no FP4 GEMM on matrix units takes {a} times {b}")),
            Some(f) if !goes(f) => {
                return refuse(format!("{}: {}", f.word(), paths.get(f).reason));
            }
            Some(_) => {}
        }
    }
    if Fp4::ALL.iter().any(|f| goes(*f)) {
        return Ok(());
    }
    refuse(paths.mxfp4.reason.clone())
}

#[cfg(test)]
mod tests;
