//! The texts that compilers are given: those of `shaders/` in CUDA and HIP, whole, and what devices launch beyond them.

use std::collections::BTreeSet;

use cubecl_cpp::shared::{CompilationOptions, CppCompiler};
use cubecl_cpp::target::{Cuda, Hip};
use halfbyte::device::Backend;

use super::text::{self, Texts};
use super::{languages, paper, scenes};

/// The CUDA and HIP texts of `texts`, and beside them those that devices launch with other comptime integers: their own
/// register tiles (`.own`), and on AMD's other GPUs planes of 32 (`.wave32`). A text that is there already is not repeated,
/// so that none is made for an older CUDA GPU (`.sm_75`) as long as it gets the same texts.
pub fn to_compile(texts: &Texts) -> Texts {
    let variants: [(&str, fn() -> Texts); 4] = [
        ("own", || cuda(3, &languages::cuda())),
        ("sm_75", || cuda(4, &before_hopper())),
        ("own", || hip(5, 64)),
        ("wave32", || hip(6, 32)),
    ];
    let mut all: Texts = texts
        .iter()
        .filter(|(file, _)| !file.ends_with(".wgsl"))
        .map(|(file, text)| (file.clone(), text.clone()))
        .collect();
    let mut bodies: BTreeSet<String> = all.values().map(|text| body(text).to_string()).collect();
    for (variant, make) in variants {
        for (file, text) in make() {
            if bodies.insert(body(&text).to_string()) {
                let (stem, extension) = file.rsplit_once('.').expect("a file has an extension");
                all.insert(format!("{stem}.{variant}.{extension}"), text);
            }
        }
    }
    all
}

fn cuda(index: u16, options: &CompilationOptions) -> Texts {
    let device = paper::open(Backend::Cuda, index);
    let kernels = scenes::launched_on(Backend::Cuda, device, |tuning| tuning);
    text::texts::<CppCompiler<Cuda>>(&kernels, "cu", options)
}

fn hip(index: u16, plane: u32) -> Texts {
    let device = paper::open_with_planes(Backend::Hip, index, plane);
    let kernels = scenes::launched_on(Backend::Hip, device, |tuning| tuning);
    let mut options = languages::hip();
    options.warp_size = plane as usize;
    text::texts::<CppCompiler<Hip>>(&kernels, "hip", &options)
}

/// What CubeCL's CUDA runtime leaves out below compute capability 9.0.
fn before_hopper() -> CompilationOptions {
    let mut options = languages::cuda();
    options.supports_features.clusters = false;
    options.supports_features.elect_sync = false;
    options
}

/// A text without the heading that this project writes.
fn body(text: &str) -> &str {
    text.split_once("\n\n").map_or(text, |(_, body)| body)
}
