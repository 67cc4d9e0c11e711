//! Kernels to WGSL, CUDA C++ and HIP C++, by CubeCL's own compilers.

use std::collections::BTreeMap;
use std::fmt::Write;

use cubecl_core::{Compiler, CubeKernel, define_kernel};
use cubecl_cpp::shared::{CompilationOptions, CppCompiler, CppSupportedFeatures};
use cubecl_cpp::target::{Cuda, Hip};
use cubecl_server::kernel::CompiledKernel;
use halfbyte::device::Backend;

use super::scenes;

/// The text of every kernel by its file's name.
pub type Texts = BTreeMap<String, String>;

/// Every text of every language.
pub fn all() -> Texts {
    let languages: [fn() -> Texts; 3] = [wgsl, cuda, hip];
    std::thread::scope(|scope| {
        let running = languages.map(|language| scope.spawn(language));
        running
            .into_iter()
            .flat_map(|texts| texts.join().expect("every kernel compiles"))
            .collect()
    })
}

fn wgsl() -> Texts {
    let kernels = scenes::launched(Backend::Wgpu, 0);
    texts::<cubecl::wgpu::WgslCompiler>(&kernels, "wgsl", &Default::default())
}

fn cuda() -> Texts {
    // As CubeCL's CUDA runtime sets them on sm_120.
    let options = CompilationOptions {
        warp_size: 32,
        supports_features: CppSupportedFeatures {
            grid_constants: true,
            clusters: true,
            fast_math: true,
            fast_tanh: true,
            elect_sync: true,
            dp4a: true,
        },
        amd_wmma: None,
    };
    let kernels = scenes::launched(Backend::Cuda, 1);
    texts::<CppCompiler<Cuda>>(&kernels, "cu", &options)
}

fn hip() -> Texts {
    // As CubeCL's HIP runtime sets them on gfx9.
    let options = CompilationOptions {
        warp_size: 64,
        supports_features: CppSupportedFeatures {
            fast_math: true,
            ..Default::default()
        },
        amd_wmma: None,
    };
    let kernels = scenes::launched(Backend::Hip, 2);
    texts::<CppCompiler<Hip>>(&kernels, "hip", &options)
}

fn texts<C: Compiler + Default>(
    kernels: &[(&str, Box<dyn CubeKernel>)],
    extension: &str,
    options: &C::CompilationOptions,
) -> Texts {
    let mut texts = Texts::new();
    for (scene, kernel) in kernels {
        let name = function(kernel.as_ref());
        let file = (1..)
            .map(|i| match i {
                1 => format!("{name}.{scene}.{extension}"),
                _ => format!("{name}.{scene}-{i}.{extension}"),
            })
            .find(|file| !texts.contains_key(file))
            .expect("numbers do not end");
        let definition = define_kernel(kernel.as_ref()).unwrap_or_else(|e| panic!("{file}: {e}"));
        let compiled =
            CompiledKernel::<C>::compile(kernel.as_ref(), definition, &mut C::default(), options)
                .unwrap_or_else(|e| panic!("{file}: {e}"));
        let text = heading(kernel.as_ref(), scene) + &without_hash(&compiled);
        texts.insert(file, text);
    }
    texts
}

/// The Rust function that a kernel was made from: the last but one part of its type's path.
pub fn function(kernel: &dyn CubeKernel) -> &'static str {
    path(kernel).rsplit("::").nth(1).expect("a path")
}

fn path(kernel: &dyn CubeKernel) -> &'static str {
    let whole = kernel.name();
    whole.split('<').next().unwrap_or(whole)
}

/// Where the Rust source is, and what was comptime in it.
fn heading(kernel: &dyn CubeKernel, scene: &str) -> String {
    let id = kernel.id();
    let module = path(kernel).rsplitn(3, "::").nth(2).unwrap_or_default();
    let file = module.replacen("halfbyte::", "src/", 1).replace("::", "/");
    let mut text = String::new();
    let dim = id.cube_dim;
    writeln!(text, "// {} in {file}.rs, scene {scene}", function(kernel)).expect("memory");
    writeln!(text, "// cube {} x {} x {}", dim.x, dim.y, dim.z).expect("memory");
    for line in format!("{id}").lines().filter(|l| !l.trim().is_empty()) {
        writeln!(text, "// {line}").expect("memory");
    }
    text + "\n"
}

/// Entry points end in a hash of the kernel's id, which changes with things that the text does not show.
fn without_hash<C: Compiler>(compiled: &CompiledKernel<C>) -> String {
    let entry = &compiled.entrypoint_name;
    match entry.rsplit_once('_') {
        Some((name, hash)) if hash.len() == 8 => compiled.source.replace(entry.as_str(), name),
        _ => compiled.source.clone(),
    }
}
