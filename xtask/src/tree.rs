//! Turns unpacked Debian packages into the folder that CubeCL's LLVM bundler expects, and proves that it links.
//!
//! ```text
//! bin/llvm-config          a shell script with the answers that build scripts ask for
//! include/{llvm,llvm-c,lld}
//! lib/libLLVM*.a           only those of `llvm-link-order.txt`
//! lib/libhb_*.a            what those archives need beyond an old system's own C and C++ libraries
//! lib/liblld*.a            stand-ins for the `hip` feature
//! ```

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::{Result, at, capture, say};

/// As `llvm-config --libs` orders them for core, executionengine, mcjit, orcjit, native, passes, irreader, bitreader,
/// bitwriter, ipo, target, linker, analysis, transformutils, debuginfodwarf, nvptx and amdgpu.
const LINK_ORDER: &str = include_str!("../assets/llvm-link-order.txt");
const LLVM_CONFIG: &str = include_str!("../assets/llvm-config.sh");
const ISOC23: &str = include_str!("../assets/isoc23.c");
const LLD_STUB: &str = include_str!("../assets/lld_stub.cpp");
const LINK_CHECK: &str = include_str!("../assets/link_check.c");
/// In link order. `hb_stdcxx`, `hb_z` and `hb_zstd` are static copies under names that no system library has.
const SYSTEM_LIBS: &str = "-lhb_stdcxx -lhb_isoc23 -lrt -ldl -lm -lhb_z -lhb_zstd";

const TARGETS: [&str; 3] = ["X86", "AMDGPU", "NVPTX"];
const DEF_FILES: [&str; 6] = [
    "Targets",
    "AsmParsers",
    "AsmPrinters",
    "Disassemblers",
    "TargetMCAs",
    "TargetExegesis",
];

/// Builds `tree` out of `unpacked`; moves files rather than copying them.
pub fn assemble(unpacked: &Path, tree: &Path) -> Result<()> {
    say(
        "llvm",
        format!(
            "keeping the targets {} and what they need",
            TARGETS.join(", ")
        ),
    );
    let (include, lib, bin) = (tree.join("include"), tree.join("lib"), tree.join("bin"));
    for folder in [&include, &lib, &bin] {
        at(folder, fs::create_dir_all(folder))?;
    }
    let usr = unpacked.join("usr");
    take(&usr.join("include/llvm-23/llvm"), &include.join("llvm"))?;
    take(
        &usr.join("include/llvm-c-23/llvm-c"),
        &include.join("llvm-c"),
    )?;
    take(&usr.join("lib/llvm-23/include/lld"), &include.join("lld"))?;
    for name in DEF_FILES {
        let path = include.join(format!("llvm/Config/{name}.def"));
        let text = at(&path, fs::read_to_string(&path))?;
        at(&path, fs::write(&path, keep_targets(&text)))?;
    }
    for name in LINK_ORDER.lines() {
        let file = format!("lib{name}.a");
        take(&usr.join("lib/llvm-23/lib").join(&file), &lib.join(&file))?;
    }
    let gnu = usr.join("lib/x86_64-linux-gnu");
    let gcc = usr.join("lib/gcc/x86_64-linux-gnu/16");
    take(&gcc.join("libstdc++.a"), &lib.join("libhb_stdcxx.a"))?;
    take(&gnu.join("libz.a"), &lib.join("libhb_z.a"))?;
    take(&gnu.join("libzstd.a"), &lib.join("libhb_zstd.a"))?;
    compile_shims(&include, &lib)?;
    write_llvm_config(&include, &bin)
}

fn take(from: &Path, to: &Path) -> Result<()> {
    fs::rename(from, to).map_err(|e| {
        format!(
            "{}: {e} (Debian's packages may have changed; --llvm none builds without `cpu`)",
            from.display()
        )
    })
}

/// Drops the lines of a `.def` file that name a target other than ours, such as `LLVM_TARGET(ARM)`.
fn keep_targets(text: &str) -> String {
    let other = |line: &str| {
        let named = line
            .strip_prefix("LLVM_")
            .and_then(|l| l.split_once('('))
            .and_then(|(_, l)| l.trim_end().strip_suffix(')'));
        named.is_some_and(|target| !TARGETS.contains(&target))
    };
    text.lines()
        .filter(|line| !other(line))
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// Compiles the two small sources that stand in for what an older system or Debian's lld package lacks.
fn compile_shims(include: &Path, lib: &Path) -> Result<()> {
    let isoc23 = compile(&cc(), "isoc23.c", ISOC23, include, lib)?;
    archive(&lib.join("libhb_isoc23.a"), &[&isoc23])?;
    let lld = compile(&cxx(), "lld_stub.cpp", LLD_STUB, include, lib)?;
    archive(&lib.join("liblldELF.a"), &[&lld])?;
    archive(&lib.join("liblldCommon.a"), &[])?;
    for file in [isoc23, lld] {
        at(&file, fs::remove_file(&file))?;
    }
    Ok(())
}

/// Compiles `text` to an object file in `folder` and returns its path.
fn compile(
    compiler: &str,
    name: &str,
    text: &str,
    include: &Path,
    folder: &Path,
) -> Result<PathBuf> {
    let source = folder.join(name);
    let object = source.with_extension("o");
    at(&source, fs::write(&source, text))?;
    let mut command = Command::new(compiler);
    command.args(["-c", "-O2", "-fPIC", "-w"]);
    if name.ends_with(".cpp") {
        command.args(["-std=c++17", "-fno-exceptions", "-fno-rtti"]);
    }
    command.arg("-I").arg(include);
    capture(command.arg(&source).arg("-o").arg(&object))?;
    at(&source, fs::remove_file(&source))?;
    Ok(object)
}

fn archive(to: &Path, objects: &[&Path]) -> Result<()> {
    capture(Command::new("ar").arg("crs").arg(to).args(objects)).map(|_| ())
}

fn write_llvm_config(include: &Path, bin: &Path) -> Result<()> {
    let header = include.join("llvm/Config/llvm-config.h");
    let text = at(&header, fs::read_to_string(&header))?;
    let version = llvm_version(&text).ok_or(format!("{} names no version", header.display()))?;
    let tool = bin.join("llvm-config");
    at(&tool, fs::write(&tool, llvm_config(&version)))?;
    make_executable(&tool)
}

/// `#define LLVM_VERSION_STRING "23.1.4"` in `llvm-config.h`.
fn llvm_version(header: &str) -> Option<String> {
    let value = header
        .lines()
        .find_map(|line| line.strip_prefix("#define LLVM_VERSION_STRING "))?;
    Some(value.trim().trim_matches('"').to_string())
}

fn llvm_config(version: &str) -> String {
    LLVM_CONFIG
        .replace("@LIBS@", LINK_ORDER.trim().replace('\n', " ").as_str())
        .replace("@SYSTEM_LIBS@", SYSTEM_LIBS)
        .replace("@VERSION@", version)
}

/// Links a program against `tree` with the words its llvm-config gives, as a build script would, and runs it.
pub fn check(tree: &Path, scratch: &Path) -> Result<()> {
    let ask = |question: &str| {
        capture(Command::new(tree.join("bin/llvm-config")).args(["--link-static", question]))
    };
    let words = |text: String| -> Vec<String> { text.split_whitespace().map(Into::into).collect() };
    let include = PathBuf::from(ask("--includedir")?.trim());
    let object = compile(&cc(), "link_check.c", LINK_CHECK, &include, scratch)?;
    let program = scratch.join("link_check");
    capture(
        Command::new(cc())
            .arg(&object)
            .arg("-o")
            .arg(&program)
            .arg("-L")
            .arg(ask("--libdir")?.trim())
            .args(words(ask("--libs")?))
            .args(words(ask("--system-libs")?))
            .args(["-Wl,--as-needed", "-lstdc++"]),
    )?;
    capture(&mut Command::new(&program)).map(|_| ())
}

fn cc() -> String {
    std::env::var("CC").unwrap_or_else(|_| "cc".into())
}

fn cxx() -> String {
    std::env::var("CXX").unwrap_or_else(|_| "c++".into())
}

#[cfg(unix)]
fn make_executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    at(
        path,
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)),
    )
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn def_files_keep_our_targets_and_everything_else() {
        let text = "/* LLVM_TARGET(x) in prose */\n#ifndef LLVM_TARGET\n#endif\n\nLLVM_TARGET(AArch64)\n\
                    LLVM_TARGET(AMDGPU)\nLLVM_TARGET(ARM)\nLLVM_TARGET(NVPTX)\nLLVM_TARGET(X86)\nLLVM_TARGET(XCore)\n\
                    \n#undef LLVM_TARGET\n";
        let kept = "/* LLVM_TARGET(x) in prose */\n#ifndef LLVM_TARGET\n#endif\n\n\
                    LLVM_TARGET(AMDGPU)\nLLVM_TARGET(NVPTX)\nLLVM_TARGET(X86)\n\
                    \n#undef LLVM_TARGET\n";
        assert_eq!(keep_targets(text), kept);
        assert_eq!(keep_targets(kept), kept, "a second pass changes nothing");
    }

    #[test]
    fn link_order_has_each_archive_once_and_all_our_targets() {
        let names: Vec<_> = LINK_ORDER.lines().collect();
        let unique: std::collections::HashSet<_> = names.iter().collect();
        assert_eq!((names.len(), unique.len()), (81, 81));
        for target in TARGETS {
            assert!(names.contains(&format!("LLVM{target}CodeGen").as_str()));
        }
    }

    #[test]
    fn version_out_of_the_header() {
        let header = "#define LLVM_VERSION_MAJOR 23\n#define LLVM_VERSION_STRING \"23.1.4\"\n";
        assert_eq!(llvm_version(header).as_deref(), Some("23.1.4"));
        assert_eq!(llvm_version(""), None);
    }

    #[cfg(unix)]
    #[test]
    fn llvm_config_answers() {
        let folder = std::env::temp_dir().join(format!("xtask test {}", std::process::id()));
        let tool = folder.join("bin/llvm-config");
        fs::create_dir_all(folder.join("bin")).unwrap();
        fs::write(&tool, llvm_config("23.1.4")).unwrap();
        // Through sh: a file that was just written cannot always be run at once while other threads fork.
        let ask = |question: &str| {
            capture(
                Command::new("sh")
                    .arg(&tool)
                    .args(["--link-static", question]),
            )
        };

        let libs = ask("--libs").unwrap();
        assert!(libs.starts_with("-lLLVMAMDGPUTargetMCA -lLLVMAMDGPUDisassembler "));
        assert!(libs.trim().ends_with("-lLLVMSupport -lLLVMDemangle"));
        assert_eq!(libs.split_whitespace().count(), 81);
        assert!(
            ask("--libnames")
                .unwrap()
                .starts_with("libLLVMAMDGPUTargetMCA.a ")
        );
        assert_eq!(ask("--system-libs").unwrap().trim(), SYSTEM_LIBS);
        assert_eq!(ask("--version").unwrap().trim(), "23.1.4");
        let include = folder.join("include").display().to_string();
        assert_eq!(ask("--includedir").unwrap().trim(), include);
        assert!(
            ask("--cxxflags")
                .unwrap()
                .starts_with(&format!("-I{include} -std=c++17"))
        );
        assert!(ask("--targets-built").unwrap_err().contains("no answer"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
