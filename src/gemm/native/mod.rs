//! FP4 on matrix instructions: which GEMMs go there, and the two kernels.
//!
//! [`block_scaled`] is the GEMM that training calls. It goes to [`crate::gemm::emulated`] unless the device says native for
//! the operands' format, which it does only after [`choose`]:
//!
//! 1. the device advertises the exact instruction ([`Device::fp4_unit`]),
//! 2. the kernel, run on this device, gave the reference's bits where every sum is exact, and stayed within [`bound`] of
//!    the exact result where it is not ([`probe`]).
//!
//! Otherwise the format is emulated, and [`MatrixPaths`] keeps the reason. What each device gets:
//!
//! | device | MXFP4 | NVFP4 |
//! |---|---|---|
//! | sm_120a, sm_121a (Blackwell, consumer) | native: `mma.sync.m16n8k64`, 2X, UE8M0 | native: the same, 4X, UE4M3 |
//! | gfx950 (MI355X) | native: `v_mfma_scale_f32_32x32x64_f8f6f4` | emulated: no E4M3 scales |
//! | sm_100a, sm_103a (Blackwell, data centre) | emulated: only `tcgen05.mma` takes FP4 | emulated |
//! | any other | emulated | emulated |
//!
//! Operands are packed along K whichever GEMM they are for, so Fprop, Dgrad and Wgrad are one product A Bt here.
//!
//! `tcgen05.mma` was looked at and left: its operands, scales and accumulator lie in tensor memory, reached through
//! descriptors, allocation and a commit barrier, none of which CubeCL 0.11.3 or a host model written from public tables
//! covers, so a kernel could not be checked without the hardware.

pub(crate) mod blackwell;
pub mod bound;
pub(crate) mod cdna4;
pub mod probe;

use std::collections::HashMap;
use std::sync::Mutex;

use super::emulated;
use crate::device::{Device, DeviceName, Fp4, MatrixPaths, MmaChoice, MmaPath, Tuning};
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, Element, ScaleRule};
use crate::quantize::Quantized;
use crate::tensor::Tensor;

/// The FP4 format that a matrix instruction would take these operands as, if any does.
pub fn family(a: &BlockFormat, b: &BlockFormat) -> Option<Fp4> {
    let of = |f: &BlockFormat| match (f.element, f.scale, f.block[1]) {
        (Element::E2M1, ScaleRule::Mx(_), 32) => Some(Fp4::Mxfp4),
        (Element::E2M1, ScaleRule::Nv { .. }, 16) => Some(Fp4::Nvfp4),
        _ => None,
    };
    of(a).filter(|_| of(a) == of(b))
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
        Some((format, MmaPath::Native(_))) => native(device, format, a, b, c, accumulate),
        _ => emulated::gemm(device, a, b, c, accumulate),
    }
}

/// On the matrix instruction that the device's paths name.
fn native(
    device: &Device,
    format: Fp4,
    a: &Quantized,
    b: &Quantized,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    emulated::check_operands(a, b, c)?;
    let alpha = emulated::alpha_on_device(device, a, b)?;
    match device.matrix_paths().get(format).path {
        MmaPath::Native(crate::device::NativeUnit::Blackwell) => {
            blackwell::gemm(device, format, a, b, alpha.as_ref(), c, accumulate)
        }
        MmaPath::Native(crate::device::NativeUnit::Cdna4) if format == Fp4::Mxfp4 => {
            cdna4::gemm(device, a, b, alpha.as_ref(), c, accumulate)
        }
        path => Err(Error::Config(format!(
            "there is no native GEMM for {} by {path:?}",
            format.word()
        ))),
    }
}

// ---- The choice

/// The device with a path for each FP4 format, as `choice` asks. `products`: formats of both operands of the GEMMs that
/// will be run ([`Recipe::products`](crate::recipe::Recipe::products)), which a forced `native` has to have instructions
/// for; without them every FP4 format is looked at.
///
/// # Errors
/// [`Error::Device`] where `choice` forces a path that is not there, with the reason.
pub fn choose(device: &Device, choice: MmaChoice, products: Option<&[Product]>) -> Result<Device> {
    match choice {
        MmaChoice::Auto => Ok(device.with_matrix_paths(automatic(device, products))),
        MmaChoice::Native => {
            let paths = automatic(device, products.filter(|p| !p.is_empty()));
            require_native(device, &paths, products.unwrap_or_default())?;
            Ok(device.with_matrix_paths(paths))
        }
        MmaChoice::Emulated => Ok(device.with_matrix_paths(MatrixPaths::emulated(
            "asked for with --mma emulated",
        ))),
        MmaChoice::F32 => {
            let decoded = Tuning {
                packed: None,
                ..*device.tuning()
            };
            let paths = MatrixPaths::emulated("asked for with --mma f32");
            Ok(device.with_tuning(decoded).with_matrix_paths(paths))
        }
        MmaChoice::Bf16 => Err(device.failure(
            "--mma bf16: this version has no GEMM that decodes FP4 to bf16 for matrix units; use --mma auto, emulated or f32"
                .into(),
        )),
    }
}

fn automatic(device: &Device, products: Option<&[Product]>) -> MatrixPaths {
    let mut paths = MatrixPaths::emulated("no GEMM takes it");
    for format in Fp4::ALL {
        if products.is_some_and(|p| !takes(p, format)) {
            continue;
        }
        let chosen = paths.get_mut(format);
        match device.fp4_unit(format) {
            Err(why) => chosen.reason = why,
            Ok(unit) => match probed(device, format) {
                Ok(found) => {
                    chosen.path = MmaPath::Native(unit);
                    chosen.reason = format!("{unit}; {found}");
                }
                Err(why) => chosen.reason = format!("{unit} is advertised, but {why}"),
            },
        }
    }
    paths
}

/// What the probe found, once a device and format.
fn probed(device: &Device, format: Fp4) -> Result<String, String> {
    type Found = HashMap<(DeviceName, Fp4), Result<String, String>>;
    static FOUND: Mutex<Option<Found>> = Mutex::new(None);
    let mut found = FOUND.lock().unwrap_or_else(|e| e.into_inner());
    let found = found.get_or_insert_default();
    let key = (device.name(), format);
    let run = || probe::probe(device, format);
    found.entry(key).or_insert_with(run).clone()
}

fn require_native(device: &Device, paths: &MatrixPaths, products: &[Product]) -> Result<()> {
    let is_native = |f: Fp4| matches!(paths.get(f).path, MmaPath::Native(_));
    let refuse = |what: String| {
        Err(device.failure(format!(
            "--mma native: {what}; use --mma auto, which says what it does instead"
        )))
    };
    for (a, b) in products {
        match family(a, b) {
            None => return refuse(format!("no matrix instruction takes {a} times {b}")),
            Some(f) if !is_native(f) => {
                return refuse(format!("{}: {}", f.word(), paths.get(f).reason));
            }
            Some(_) => {}
        }
    }
    if Fp4::ALL.iter().any(|f| is_native(*f)) {
        return Ok(());
    }
    refuse(paths.mxfp4.reason.clone())
}

#[cfg(test)]
mod tests;
