//! How a run's FP4 GEMMs are computed: the choice of [`crate::gemm::native`], printed and kept in the configuration.

use std::collections::BTreeMap;

use super::config::RunConfig;
use crate::device::{Device, Fp4, MmaChoice};
use crate::gemm::native::{self, Product};
use crate::{Error, Result};

/// The device with the paths that the configuration asks for. They are written to it, and `notes` says where they are others
/// than those of the run so far.
///
/// # Errors
/// As [`native::choose`]; [`Error::Config`] where a strict run asks for a path with sums of its own.
pub fn choose(device: &Device, config: &mut RunConfig, notes: &mut Vec<String>) -> Result<Device> {
    let asked = match (config.strict, config.mma) {
        (true, MmaChoice::Auto) => MmaChoice::Emulated,
        (true, MmaChoice::Native) => {
            return Err(Error::Config(
                "--strict and --mma native contradict each other: a matrix unit adds in an order of its own; use one of them, or --mma emulated".into(),
            ));
        }
        (true, MmaChoice::Bf16) => {
            return Err(Error::Config(
                "--strict always emulates FP4 GEMMs, whose bits --mma bf16 gives too; use one of them, or --mma emulated".into(),
            ));
        }
        (_, mma) => mma,
    };
    let products = config.resolve_recipe()?.products();
    let device = native::choose(device, asked, Some(&products))?;
    let paths: BTreeMap<String, String> = lines(&device, &products).into_iter().collect();
    if let Some(before) = config.mma_paths.as_ref().filter(|b| **b != paths) {
        for (format, now) in &paths {
            let was = before.get(format).map_or("not known", String::as_str);
            if was != now {
                notes.push(format!("{format} was {was}; from here on {now}"));
            }
        }
    }
    config.mma_paths = Some(paths).filter(|p| !p.is_empty());
    Ok(device)
}

/// Each FP4 format of the products and its path with the reason.
fn lines(device: &Device, products: &[Product]) -> Vec<(String, String)> {
    let line = |format: Fp4| {
        let chosen = device.matrix_paths().get(format);
        let text = format!("{}: {}", chosen.word(device), chosen.reason);
        (format.word().to_string(), text)
    };
    let used = Fp4::ALL.into_iter().filter(|f| native::takes(products, *f));
    used.map(line).collect()
}
