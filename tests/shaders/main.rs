//! `shaders/` holds what the kernels' Rust source becomes: WGSL, CUDA C++ and HIP C++, made here with no device.
//!
//! `cargo xtask shaders` compares, `cargo xtask shaders --bless` rewrites the folder.

mod languages;
mod paper;
mod scenes;
mod text;
mod variants;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use text::Texts;

static TEXTS: LazyLock<Texts> = LazyLock::new(text::all);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of `shaders/` but its README.
fn checked_in() -> Texts {
    let entries = fs::read_dir(root().join("shaders")).expect("shaders/ is there");
    entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|e| e != "md"))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            let text = fs::read_to_string(&path).expect("a readable file");
            (name.into_owned(), text.replace("\r\n", "\n"))
        })
        .collect()
}

/// One line for each file that differs, is missing or is too many.
fn differences(made: &Texts, kept: &Texts) -> Vec<String> {
    let names: BTreeSet<&String> = made.keys().chain(kept.keys()).collect();
    names
        .into_iter()
        .filter_map(|name| match (made.get(name), kept.get(name)) {
            (Some(_), None) => Some(format!("{name} is missing")),
            (None, Some(_)) => Some(format!("{name} belongs to no kernel")),
            (Some(made), Some(kept)) if made != kept => {
                let same = made.lines().zip(kept.lines());
                let at = same.take_while(|(m, k)| m == k).count();
                let line = |text: &str| text.lines().nth(at).unwrap_or("(end)").trim().to_string();
                Some(format!(
                    "{name}, line {}: now `{}`, in shaders/ `{}`",
                    at + 1,
                    line(made),
                    line(kept)
                ))
            }
            _ => None,
        })
        .collect()
}

#[test]
#[cfg_attr(debug_assertions, ignore = "the texts are those of a release build")]
fn the_texts_are_those_of_the_folder() {
    let made = text::folder(&TEXTS);
    let found = differences(&made, &checked_in());
    assert!(
        found.is_empty(),
        "{} of {} texts differ; if that is meant, `cargo xtask shaders --bless`:\n{}",
        found.len(),
        made.len(),
        found.join("\n")
    );
}

#[test]
#[ignore = "checks nothing: `cargo xtask shaders --bless` runs it to rewrite shaders/"]
fn bless() {
    let folder = root().join("shaders");
    for name in checked_in().keys() {
        fs::remove_file(folder.join(name)).expect("a file of ours");
    }
    let made = text::folder(&TEXTS);
    for (name, text) in &made {
        fs::write(folder.join(name), text).expect("a writable folder");
    }
    let bytes: usize = made.values().map(String::len).sum();
    println!("wrote {} files, {} KiB", made.len(), bytes >> 10);
}

/// Where `write_texts` writes.
const TEXTS_FOLDER: &str = "HALFBYTE_TEXTS";

#[test]
#[ignore = "checks nothing: `cargo xtask verify-native` runs it for the texts that it compiles"]
fn write_texts() {
    let folder = std::env::var_os(TEXTS_FOLDER)
        .map(PathBuf::from)
        .unwrap_or_else(|| panic!("{TEXTS_FOLDER} names no folder to write to"));
    fs::create_dir_all(&folder).expect("a writable place");
    let made = variants::to_compile(&TEXTS);
    for (name, text) in &made {
        fs::write(folder.join(name), text).expect("a writable folder");
    }
    println!("wrote {} texts to {}", made.len(), folder.display());
}

/// Limits that a WebGPU device has without being asked: <https://www.w3.org/TR/webgpu/#limits>.
const STORAGE_BUFFERS: usize = 8;
const UNITS: u32 = 256;

/// The GEMM on decoded operands (MXFP8 on a GPU) binds one buffer too many for such a device, and runs where the adapter allows
/// more: CubeCL asks for all that the adapter has.
const ONE_BUFFER_MORE: &str = "gemm-decoded.gemm_blocks.";

#[test]
fn every_wgsl_text_is_valid_on_a_plain_webgpu_device() {
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let wgsl: Vec<_> = TEXTS.iter().filter(|t| t.0.ends_with(".wgsl")).collect();
    assert!(!wgsl.is_empty());
    for (name, text) in wgsl {
        let module = naga::front::wgsl::parse_str(text)
            .unwrap_or_else(|e| panic!("{name}: {}", e.emit_to_string(text)));
        Validator::new(ValidationFlags::all(), Capabilities::empty())
            .validate(&module)
            .unwrap_or_else(|e| panic!("{name}: {}", e.emit_to_string(text)));
        let [entry] = module.entry_points.as_slice() else {
            panic!("{name}: {} entry points", module.entry_points.len())
        };
        let units: u32 = entry.workgroup_size.iter().product();
        assert!(units <= UNITS, "{name}: {units} units in a workgroup");
        let storage =
            |v: &naga::GlobalVariable| matches!(v.space, naga::AddressSpace::Storage { .. });
        let buffers = module.global_variables.iter().filter(|v| storage(v.1));
        let allowed = STORAGE_BUFFERS + usize::from(name.starts_with(ONE_BUFFER_MORE));
        assert!(buffers.count() <= allowed, "{name}: storage buffers");
    }
}

/// The kernels of `src/`, found by their attribute at the start of a line; those of tests are indented.
fn kernels_of_the_source() -> BTreeSet<String> {
    let mut kernels = BTreeSet::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).expect("a folder of src/");
        for path in entries.map(|e| e.expect("a readable folder").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                kernels.extend(kernels_of(&path));
            }
        }
    }
    kernels
}

fn kernels_of(path: &PathBuf) -> Vec<String> {
    let source = fs::read_to_string(path).expect("a readable file");
    let after_attribute = source.split("\n#[cube(launch").skip(1);
    after_attribute
        .map(|rest| {
            let name = rest.split("fn ").nth(1).expect("a kernel is a function");
            name.split(['<', '(']).next().unwrap_or(name).to_string()
        })
        .collect()
}

/// Kernels that training does not launch: those of `elementwise::add` and `elementwise::copy`, and two of the probe.
const NOT_IN_TRAINING: [&str; 6] = [
    "add_kernel",
    "view_kernel",
    "apply",
    "philox_groups",
    "multiply_adds_kernel",
    "strict_kernel",
];

/// GEMMs on the matrix units of one vendor; those of AMD are HIP text from the start.
const ONE_LANGUAGE: [(&str, &str); 4] = [
    ("gemm_scaled_mma", "cu"),
    ("gemm_bf16_mma", "cu"),
    ("gemm_mfma_scale", "hip"),
    ("gemm_bf16_matrix", "hip"),
];

#[test]
fn every_kernel_of_the_source_has_a_text_in_each_language() {
    let mut kernels = kernels_of_the_source();
    for name in NOT_IN_TRAINING {
        assert!(kernels.remove(name), "there is no kernel `{name}`");
    }
    assert!(kernels.len() > 30, "{kernels:?}");
    for extension in ["wgsl", "cu", "hip"] {
        let mut kernels = kernels.clone();
        for (name, language) in ONE_LANGUAGE {
            kernels.remove(name);
            if language == extension {
                kernels.insert(name.into());
            }
        }
        let here = TEXTS.keys().filter(|name| name.ends_with(extension));
        let named: BTreeSet<String> = here
            .filter_map(|name| name.split('.').nth(1).map(String::from))
            .collect();
        let missing: Vec<_> = kernels.symmetric_difference(&named).collect();
        assert!(missing.is_empty(), "{extension}: {missing:?}");
    }
}

#[test]
fn differences_name_the_file_and_the_line() {
    let texts = |pairs: &[(&str, &str)]| -> Texts {
        pairs
            .iter()
            .map(|(n, t)| (n.to_string(), t.to_string()))
            .collect()
    };
    let made = texts(&[("a.cu", "1\n2\n"), ("b.cu", "1\n"), ("c.cu", "1\n")]);
    let kept = texts(&[("a.cu", "1\n3\n"), ("c.cu", "1\n"), ("d.cu", "1\n")]);
    let found = differences(&made, &kept);
    assert_eq!(
        found,
        [
            "a.cu, line 2: now `2`, in shaders/ `3`",
            "b.cu is missing",
            "d.cu belongs to no kernel"
        ]
    );
}
