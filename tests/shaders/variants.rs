//! The texts that compilers are given: those of `shaders/` in CUDA and HIP, whole, and what devices launch beyond them.

use std::collections::{BTreeSet, HashSet};

use cubecl_core::prelude::KernelId;
use cubecl_cpp::shared::CppCompiler;
use cubecl_cpp::target::{Cuda, Hip};
use halfbyte::device::Backend;

use super::text::{self, Texts};
use super::{languages, paper, scenes};

/// The CUDA and HIP texts of `texts`, and beside them those that devices launch with other comptime integers: their own
/// register tiles (`.own`), and on AMD's other GPUs planes of 32 (`.wave32`). What is there already is not repeated.
pub fn to_compile(texts: &Texts) -> Texts {
    let mut all: Texts = texts
        .iter()
        .filter(|(file, _)| !file.ends_with(".wgsl"))
        .map(|(file, text)| (file.clone(), text.clone()))
        .collect();
    let cuda = Shown::of(Backend::Cuda, 3);
    let hip = Shown::of(Backend::Hip, 4);
    let variants = [
        ("own", cuda.others(5, 32)),
        ("own", hip.others(6, 64)),
        ("wave32", hip.others(7, 32)),
    ];
    let mut bodies: BTreeSet<String> = all.values().map(|text| body(text).to_string()).collect();
    for (variant, made) in variants {
        for (file, text) in made {
            if bodies.insert(body(&text).to_string()) {
                let (stem, extension) = file.rsplit_once('.').expect("a file has an extension");
                all.insert(format!("{stem}.{variant}.{extension}"), text);
            }
        }
    }
    for (file, text) in &all {
        // These alone depend on more than the kernel: an election on sm_90 or later, a matrix library on the width of planes.
        let alike = !text.contains("elect.sync") && !text.contains("rocwmma");
        assert!(alike, "{file} is not the same for all targets");
    }
    all
}

/// The kernels of a backend whose texts `shaders/` shows.
struct Shown {
    backend: Backend,
    ids: HashSet<KernelId>,
}

impl Shown {
    fn of(backend: Backend, index: u16) -> Shown {
        let kernels = scenes::launched(backend, index);
        Shown {
            backend,
            ids: kernels.iter().map(|(_, kernel)| kernel.id()).collect(),
        }
    }

    /// The texts of the other kernels, which a device with planes of this width launches with tiles of its own.
    fn others(&self, index: u16, plane: u32) -> Texts {
        let device = paper::open_with_planes(self.backend, index, plane);
        let mut kernels = scenes::launched_on(device, |tuning| tuning);
        kernels.retain(|(_, kernel)| !self.ids.contains(&kernel.id()));
        match self.backend {
            Backend::Cuda => text::texts::<CppCompiler<Cuda>>(&kernels, "cu", &languages::cuda()),
            _ => text::texts::<CppCompiler<Hip>>(&kernels, "hip", &languages::hip()),
        }
    }
}

/// A text without the heading that this project writes.
fn body(text: &str) -> &str {
    text.split_once("\n\n").map_or(text, |(_, body)| body)
}
