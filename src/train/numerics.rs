//! What quantisation does to a model in training: statistics of operands, the share of the gradient that is noise, and
//! the lines that say which path each GEMM takes.

use std::collections::BTreeMap;

use super::metrics::OperandRecord;
use crate::Result;
use crate::device::{Device, MatrixPaths, MmaPath};
use crate::formats::Stats;
use crate::gemm::native;
use crate::layers::linear::Observed;
use crate::recipe::{GemmRecipe, Layer, LinearRecipe, Number, Recipe, When};

/// What [`super::engine::Engine::numerics`] found.
#[derive(Clone, Debug, PartialEq)]
pub struct Numerics {
    /// One record for each GEMM, side and format.
    pub operands: Vec<OperandRecord>,
    /// Norm of the exact gradient over the norm of the quantised one's deviation; none where there is no deviation.
    pub grad_norm_over_noise: Option<f64>,
}

/// Adds up what was observed, by GEMM, side and format, in the order Fprop, Dgrad, Wgrad, A before B.
pub(super) fn by_operand(device: &Device, observed: &[Observed]) -> Result<Vec<OperandRecord>> {
    let mut sums: BTreeMap<(u32, usize, String), Stats> = BTreeMap::new();
    for o in observed {
        let key = (o.gemm as u32, o.side, o.operand.to_string());
        sums.entry(key)
            .or_default()
            .merge(&o.stats.download(device)?);
    }
    let finite = |x: f64| x.is_finite().then_some(x);
    let gemms = crate::recipe::Gemm::ALL;
    Ok(sums
        .into_iter()
        .map(|((gemm, side, format), s)| OperandRecord {
            gemm: gemms[gemm as usize].to_string(),
            operand: gemms[gemm as usize].operands()[side].into(),
            format,
            elements: s.elements,
            snr_db: finite(s.snr_db()),
            clip_rate: s.clip_rate(),
            underflow_rate: s.underflow_rate(),
            zero_block_rate: s.zero_blocks as f64 / s.blocks.max(1) as f64,
        })
        .collect())
}

/// |exact| / |quantised - exact|, in f64; none where they are equal or not finite.
pub(super) fn norm_over_noise(exact: &[f32], quantized: &[f32]) -> Option<f64> {
    let (mut norm, mut noise) = (0.0, 0.0);
    for (e, q) in exact.iter().zip(quantized) {
        norm += f64::from(*e).powi(2);
        noise += (f64::from(*q) - f64::from(*e)).powi(2);
    }
    let ratio = (norm / noise).sqrt();
    ratio.is_finite().then_some(ratio)
}

fn path(gemm: GemmRecipe, device: &MatrixPaths) -> &'static str {
    let format = match (gemm.a.format(), gemm.b.format()) {
        (Some(a), Some(b)) => native::family(&a, &b),
        _ => None,
    };
    match format.map(|f| device.get(f).path) {
        Some(MmaPath::Native(_)) => return "native",
        Some(MmaPath::Bf16(_)) => return "bf16, bit-exact",
        _ => {}
    }
    match gemm.a.number {
        Number::F32 => "dense f32",
        Number::Bf16 => "bf16 operands, f32 sums: emulated, exact products",
        Number::Block(_) => "emulated, bit-exact",
    }
}

/// The layers of a block that follow one recipe, by name.
fn groups(
    recipe: &Recipe,
    block: usize,
    blocks: usize,
    step: u64,
    total: u64,
) -> Vec<(String, LinearRecipe)> {
    let mut groups: Vec<(Vec<&str>, LinearRecipe)> = Vec::new();
    for (name, layer) in Layer::NAMES {
        let linear = recipe.layer(layer, block, blocks, step, total);
        match groups.iter_mut().find(|(_, l)| *l == linear) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], linear)),
        }
    }
    let all = groups.len() == 1;
    groups
        .into_iter()
        .map(|(names, l)| {
            (
                if all {
                    String::new()
                } else {
                    format!(" {}", names.join(" "))
                },
                l,
            )
        })
        .collect()
}

/// One line a GEMM of the blocks that do alike, then the head's, then the phases'.
pub(super) fn describe(
    recipe: &Recipe,
    blocks: usize,
    total: u64,
    device: &MatrixPaths,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut write = |what: &str, linear: &LinearRecipe| {
        for (gemm, r) in linear.rows() {
            lines.push(format!("{what} {gemm}: {r} ({})", path(r, device)));
        }
    };
    let starts: Vec<u64> = std::iter::once(0)
        .chain(
            recipe
                .phases
                .iter()
                .map(|p: &crate::recipe::Phase| When::step(p.from, total)),
        )
        .collect();
    for step in starts {
        let mut first = 0;
        let phase = if step == 0 {
            String::new()
        } else {
            format!("from step {step}, ")
        };
        for block in 1..=blocks {
            let now = groups(recipe, first, blocks, step, total);
            if block < blocks && groups(recipe, block, blocks, step, total) == now {
                continue;
            }
            let which = match (first, block - 1) {
                (0, last) if last + 1 == blocks => "blocks".to_string(),
                (first, last) if first == last => format!("block {first}"),
                (first, last) => format!("blocks {first}-{last}"),
            };
            for (layers, linear) in now {
                write(&format!("{phase}{which}{layers}"), &linear);
            }
            first = block;
        }
    }
    write("head", &recipe.head);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::{Bf16Unit, NativeUnit};

    #[test]
    fn noise_ratio() {
        assert_eq!(norm_over_noise(&[3.0, 4.0], &[3.0, 4.0]), None);
        assert_eq!(norm_over_noise(&[3.0, 4.0], &[4.0, 4.0]), Some(5.0));
        assert_eq!(norm_over_noise(&[0.0], &[f32::NAN]), None);
    }

    #[test]
    fn every_gemm_has_its_line() {
        let mut none = MatrixPaths::emulated("");
        let lines = describe(&Recipe::named("nvfp4-late-bf16").unwrap(), 4, 100, &none);
        let count = |what: &str| lines.iter().filter(|l| l.starts_with(what)).count();
        assert_eq!(
            (count("blocks 0-2 "), count("block 3 "), count("head ")),
            (3, 3, 3),
            "{lines:?}"
        );
        assert_eq!(count("from step 82, "), 6);
        assert!(lines[0].contains("emulated, bit-exact"));
        assert_eq!(
            describe(&Recipe::named("f32").unwrap(), 4, 100, &none).len(),
            6
        );
        none.mxfp4.path = MmaPath::Native(NativeUnit::Cdna4);
        let native = |name: &str| {
            let lines = describe(&Recipe::named(name).unwrap(), 4, 100, &none);
            lines.iter().filter(|l| l.ends_with("(native)")).count()
        };
        assert_eq!((native("mxfp4"), native("nvfp4-all-fp4")), (3, 0));
        none.nvfp4.path = MmaPath::Bf16(Bf16Unit::Mfma);
        let lines = describe(&Recipe::named("nvfp4-all-fp4").unwrap(), 4, 100, &none);
        let bf16 = lines.iter().filter(|l| l.ends_with("(bf16, bit-exact)"));
        assert_eq!(bf16.count(), 3);
    }
}
