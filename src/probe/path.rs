//! The ways a device multiplies matrices here, as something that answers dot products.

use super::dot::{Dot, Operands};
use super::model::Model;
use crate::device::{DenseTile, Device, Fp4, MatrixPaths, MmaPath, PackedTile, Tuning};
use crate::formats::{BlockFormat, QuantizedRef, e2m1, e8m0};
use crate::gemm::{dense, native};
use crate::quantize::Quantized;
use crate::tensor::Tensor;
use crate::{Error, Result};

/// Something that computes dot products: a GEMM of a device, or a model.
pub trait Accumulator {
    /// Its name in reports.
    fn name(&self) -> String;
    /// What it multiplies.
    fn operands(&self) -> Operands;
    /// The result of each dot product. All have the same number of elements.
    ///
    /// # Errors
    /// [`Error::Device`] where the device fails, [`Error::Shape`] for dot products of another kind.
    fn dots(&self, dots: &[Dot]) -> Result<Vec<f32>>;
}

/// Dot products in one launch: their results lie on the diagonal of a square.
const BATCH: usize = 64;

/// The device with small register tiles where it is a software adapter, whose compiler takes a minute for large ones. A tile
/// says which unit computes an output, not in which order its terms are added.
pub fn with_quick_tiles(device: &Device) -> Device {
    if !device.is_software() {
        return device.clone();
    }
    device.with_tuning(Tuning {
        gemm: DenseTile {
            tm: 4,
            tn: 1,
            vector: 4,
            lanes: 8,
            workers: 1,
        },
        packed: Some(PackedTile {
            tm: 4,
            tn: 2,
            lanes: 8,
        }),
        ..*device.tuning()
    })
}

/// A GEMM of a device.
pub struct DevicePath {
    device: Device,
    name: &'static str,
    operands: Operands,
}

/// The paths of a device, and those it does not have with the reason.
pub fn paths(device: &Device) -> (Vec<DevicePath>, Vec<(String, String)>) {
    let path = |name, operands, tuning: Tuning| DevicePath {
        device: device.with_tuning(tuning),
        name,
        operands,
    };
    let own = *device.tuning();
    let mut present = vec![
        path("f32 GEMM", Operands::F32, own),
        path(
            "emulated FP4 GEMM, decoded to f32",
            Operands::Mxfp4,
            Tuning {
                packed: None,
                ..own
            },
        ),
    ];
    let mut absent = Vec::new();
    let integer = "emulated FP4 GEMM, integers";
    match own.packed {
        Some(_) => present.push(path(integer, Operands::Mxfp4, own)),
        None => absent.push((
            integer.to_string(),
            "this kind of device always decodes first".into(),
        )),
    }
    let on_units = [
        (
            "native FP4 GEMM",
            device.fp4_unit(Fp4::Mxfp4).map(MmaPath::Native),
        ),
        (
            "FP4 GEMM on bf16 units",
            device.bf16_unit().map(MmaPath::Bf16),
        ),
    ];
    for (name, unit) in on_units {
        match unit {
            Err(why) => absent.push((name.into(), why)),
            Ok(unit) => {
                let mut paths = MatrixPaths::emulated("");
                paths.mxfp4.path = unit;
                let mut found = path(name, Operands::Mxfp4, own);
                found.device = found.device.with_matrix_paths(paths);
                present.push(found);
            }
        }
    }
    let in_f32 = "bf16 operands are multiplied in f32, which holds them exactly";
    absent.push(("bf16 GEMM".into(), in_f32.into()));
    (present, absent)
}

impl Accumulator for DevicePath {
    fn name(&self) -> String {
        self.name.into()
    }

    fn operands(&self) -> Operands {
        self.operands
    }

    fn dots(&self, dots: &[Dot]) -> Result<Vec<f32>> {
        let mut out = Vec::with_capacity(dots.len());
        for batch in dots.chunks(BATCH) {
            let mut batch = batch.to_vec();
            let wanted = batch.len();
            // One shape, one kernel.
            batch.resize(BATCH, batch[0].clone());
            let k = batch[0].a.len();
            if batch.iter().any(|d| d.a.len() != k || d.b.len() != k) {
                return Err(Error::Shape(format!(
                    "dot products of one probe need the same length; one has {k} elements"
                )));
            }
            let mut addends = vec![0.0; BATCH * BATCH];
            for (i, dot) in batch.iter().enumerate() {
                addends[i * BATCH + i] = dot.c;
            }
            let c = Tensor::upload(&self.device, &addends, BATCH, BATCH)?;
            match self.operands {
                Operands::F32 => {
                    let all = |of: fn(&Dot) -> &Vec<f32>| {
                        let values: Vec<f32> = batch.iter().flat_map(of).copied().collect();
                        Tensor::upload(&self.device, &values, BATCH, k)
                    };
                    let (a, b) = (all(|d| &d.a)?, all(|d| &d.b)?);
                    dense::gemm(&self.device, a.view(), b.view().t(), &c, true)?;
                }
                Operands::Mxfp4 => {
                    let a = mxfp4(&batch, k, |d| (&d.a, &d.scale_a))?;
                    let b = mxfp4(&batch, k, |d| (&d.b, &d.scale_b))?;
                    let a = Quantized::upload(&self.device, &a)?;
                    let b = Quantized::upload(&self.device, &b)?;
                    native::block_scaled(&self.device, &a, &b, &c, true)?;
                }
            }
            let square = c.download(&self.device)?;
            out.extend((0..wanted).map(|i| square[i * BATCH + i]));
        }
        Ok(out)
    }
}

/// One side of dot products as a packed operand, (dots, k).
fn mxfp4(
    dots: &[Dot],
    k: usize,
    side: impl Fn(&Dot) -> (&Vec<f32>, &Vec<f32>),
) -> Result<QuantizedRef> {
    let format = BlockFormat::MXFP4;
    let layout = format.layout(dots.len(), k)?;
    let mut codes = vec![0u32; layout.code_words()];
    let mut scales = vec![0u8; layout.scale_bytes()];
    for (row, dot) in dots.iter().enumerate() {
        let (values, decode_scales) = side(dot);
        for (column, value) in values.iter().enumerate() {
            let code = e2m1::encode(*value);
            if e2m1::decode(code) != *value || dot.block != format.block[1] {
                return Err(Error::Shape(format!(
                    "{value} in blocks of {} is not MXFP4",
                    dot.block
                )));
            }
            let (word, shift) = layout.code_at(row, column);
            codes[word] |= u32::from(code) << shift;
        }
        for (block, scale) in decode_scales.iter().enumerate() {
            let byte = (0..=u8::MAX)
                .find(|b| e8m0::decode(*b).to_bits() == scale.to_bits() || scale.is_nan())
                .ok_or_else(|| Error::Shape(format!("{scale:e} is not an E8M0 scale")))?;
            let byte = if scale.is_nan() { e8m0::NAN } else { byte };
            scales[layout.scale_at(row, block * dot.block)] = byte;
        }
    }
    QuantizedRef::from_parts(format, layout, codes, scales, None)
}

/// A model as a path, to probe the probe with.
pub struct ModelPath {
    /// The model.
    pub model: Model,
    /// What it is asked to multiply.
    pub operands: Operands,
}

impl Accumulator for ModelPath {
    fn name(&self) -> String {
        self.model.to_string()
    }

    fn operands(&self) -> Operands {
        self.operands
    }

    fn dots(&self, dots: &[Dot]) -> Result<Vec<f32>> {
        Ok(dots.iter().map(|d| self.model.run(d)).collect())
    }
}
