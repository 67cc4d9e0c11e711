//! Kernels to WGSL, CUDA C++ and HIP C++, by CubeCL's own compilers.

use std::collections::BTreeMap;

use cubecl_core::{Compiler, CubeKernel, define_kernel};
use cubecl_cpp::shared::CppCompiler;
use cubecl_cpp::target::{Cuda, Hip};
use cubecl_server::kernel::CompiledKernel;
use halfbyte::device::Backend;

use super::{languages, scenes};

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

/// A text longer than this is kept as a checksum.
const LARGE: usize = 48 << 10;

/// What `shaders/` holds of the texts. Quantisers, whose loops are written out, reach hundreds of kilobytes: of the large
/// texts of a kernel only the smallest WGSL is kept whole, the others are lines of one list.
pub fn folder(texts: &Texts) -> Texts {
    let function = |file: &str| {
        file.split('.')
            .take(2)
            .map(String::from)
            .collect::<Vec<_>>()
    };
    let mut whole = Texts::new();
    let mut list =
        String::from("# blake3, lines and file of the texts that are too long to keep\n");
    for (file, text) in texts {
        let smallest = || {
            let others = texts.iter().filter(|(f, _)| f.ends_with(".wgsl"));
            let of_this = others.filter(|(f, _)| function(f) == function(file));
            of_this.min_by_key(|(_, t)| t.len()).map(|(f, _)| f)
        };
        if text.len() <= LARGE || smallest() == Some(file) {
            whole.insert(file.clone(), text.clone());
        } else {
            let hash = blake3::hash(text.as_bytes());
            list += &format!("{hash} {} {file}\n", text.lines().count());
        }
    }
    whole.insert("large.txt".into(), list);
    whole
}

fn wgsl() -> Texts {
    let kernels = scenes::launched(Backend::Wgpu, 0);
    texts::<cubecl::wgpu::WgslCompiler>(&kernels, "wgsl", &Default::default())
}

fn cuda() -> Texts {
    let kernels = scenes::launched(Backend::Cuda, 1);
    texts::<CppCompiler<Cuda>>(&kernels, "cu", &languages::cuda())
}

fn hip() -> Texts {
    let kernels = scenes::launched(Backend::Hip, 2);
    texts::<CppCompiler<Hip>>(&kernels, "hip", &languages::hip())
}

pub fn texts<C: Compiler + Default>(
    kernels: &[(&str, Box<dyn CubeKernel>)],
    extension: &str,
    options: &C::CompilationOptions,
) -> Texts {
    let mut texts = Texts::new();
    for (scene, kernel) in kernels {
        let (module, function) = source(kernel.as_ref());
        let name = format!("{}.{function}", module.replace("::", "-"));
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
        let text = heading(kernel.as_ref(), scene) + &renumbered(&without_hash(&compiled));
        texts.insert(file, text);
    }
    texts
}

/// The module and the function that a kernel was made from; its type lies in a module of the function's name.
fn source(kernel: &dyn CubeKernel) -> (&'static str, &'static str) {
    let whole = kernel.name();
    let path = whole.split('<').next().unwrap_or(whole);
    let path = path.strip_prefix("halfbyte::").unwrap_or(path);
    let (path, _) = path.rsplit_once("::").expect("a path");
    path.rsplit_once("::").expect("a path")
}

/// Where the Rust source is, and what was comptime in it.
fn heading(kernel: &dyn CubeKernel, scene: &str) -> String {
    let (module, function) = source(kernel);
    let file = module.replace("::", "/");
    let id = kernel.id();
    let (x, y, z) = (id.cube_dim.x, id.cube_dim.y, id.cube_dim.z);
    let shown = id.to_string();
    let words: Vec<_> = shown.split_whitespace().collect();
    // `KernelInfo { comptime: .., buffer: BufferCompilationArg ..`: what follows the first buffer is the same for all.
    let buffers = words.iter().position(|w| *w == "BufferCompilationArg");
    let end = buffers.map_or(words.len(), |b| b.saturating_sub(1));
    let comptime = words.get(2..end).unwrap_or_default().join(" ");
    format!(
        "// {function} in src/{file}.rs, scene {scene}, cubes of {x} x {y} x {z}\n// comptime: {}\n\n",
        if comptime.is_empty() {
            "nothing"
        } else {
            &comptime
        }
    )
}

/// Entry points end in a hash of the kernel's id, which changes with things that the text does not show.
fn without_hash<C: Compiler>(compiled: &CompiledKernel<C>) -> String {
    let entry = &compiled.entrypoint_name;
    match entry.rsplit_once('_') {
        Some((name, hash)) if hash.len() == 8 => compiled.source.replace(entry.as_str(), name),
        _ => compiled.source.clone(),
    }
}

/// `v7`, `v3`, .. become `v0`, `v1`, .. in the order of their appearance: CubeCL numbers the arrays of shared memory in
/// the order of a hash map, which differs from run to run.
fn renumbered(source: &str) -> String {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = rest.find(|c| inside(c) != inside(first));
        let (token, after) = rest.split_at(end.unwrap_or(rest.len()));
        let digits = token.strip_prefix('v').unwrap_or_default();
        if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
            let next = numbers.len();
            out += &format!("v{}", numbers.entry(digits).or_insert(next));
        } else {
            out += token;
        }
        rest = after;
    }
    out
}

#[test]
fn values_are_numbered_as_they_appear() {
    let text = "let v12 = v9[vec2(v12, v_1)] + 9u;";
    assert_eq!(renumbered(text), "let v0 = v1[vec2(v0, v_1)] + 9u;");
}
