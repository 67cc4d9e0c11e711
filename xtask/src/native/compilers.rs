//! The compilers that need no GPU: NVRTC and the disassembler out of NVIDIA's Python packages, and clang with the AMDGPU
//! back end out of the `ziglang` package. pip puts them into one folder of the user's data; nothing else is changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::{Result, at, capture, say, which};
use crate::host;
use crate::work::{self, WorkFolder};

/// NVRTC of CUDA 13.5 with the headers that CubeCL's texts include, its disassembler, and clang 22.
const PACKAGES: [&str; 6] = [
    "nvidia-cuda-nvrtc==13.5.37",
    "nvidia-cuda-runtime==13.5.37",
    "nvidia-cuda-crt==13.5.37",
    "nvidia-cuda-cccl==13.3.5.0.6",
    "nvidia-cuda-nvdisasm==13.5.37",
    "ziglang==0.17.1",
];
/// Holds the list above once the folder is whole, so that another list is another install.
const SENTINEL: &str = ".installed";
/// Runs in Python, which can call a library.
const NVRTC: &str = include_str!("../../assets/nvrtc.py");
/// What hiprtc declares by itself.
const HIP_HEADER: &str = include_str!("../../assets/hip/hip_runtime.h");

/// Where the compilers are.
#[derive(Clone, Debug)]
pub struct Compilers {
    pub python: PathBuf,
    /// Calls NVRTC.
    pub nvrtc: PathBuf,
    /// Holds `lib`, `include` and `bin`.
    pub cuda: PathBuf,
    pub nvdisasm: PathBuf,
    pub zig: PathBuf,
    /// Holds `hip/hip_runtime.h`.
    pub headers: PathBuf,
}

/// The compilers, or why this machine cannot have them.
pub type Found = std::result::Result<Compilers, String>;

/// Finds the compilers, or installs them. `tools` is a folder for the small files of our own.
pub fn provide(tools: &Path) -> Result<Found> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Ok(Err(
            "NVIDIA's compiler packages that are used here are for x86-64 Linux".into(),
        ));
    }
    let Some(python) = ["python3", "python"].into_iter().find_map(which) else {
        return Ok(Err(
            "Python is not here (Debian: apt-get install python3-pip)".into(),
        ));
    };
    let data = host::this_data_folder().ok_or("this user has no data folder: set HOME")?;
    let folder = data.join("halfbyte").join("compilers");
    if is_whole(&folder) {
        say(
            "compiler",
            format!("already installed in {}", folder.display()),
        );
    } else if let Err(why) = install(&python, &folder)? {
        return Ok(Err(why));
    }
    in_folder(python, &folder, tools).map(Ok)
}

fn is_whole(folder: &Path) -> bool {
    fs::read_to_string(folder.join(SENTINEL)).is_ok_and(|list| list == PACKAGES.join("\n"))
}

/// The outer error is a failure, the inner one a machine that cannot do it.
fn install(python: &Path, folder: &Path) -> Result<std::result::Result<(), String>> {
    if capture(Command::new(python).args(["-m", "pip", "--version"])).is_err() {
        return Ok(Err(format!(
            "{} has no pip (Debian: apt-get install python3-pip)",
            python.display()
        )));
    }
    say(
        "compiler",
        "fetching NVRTC, nvdisasm and clang from the Python package index (about 220 MB, 600 MB unpacked)",
    );
    let work = WorkFolder::new("compiler", folder)?;
    let fresh = work.path.join("site");
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-input", "--no-deps"])
        .args(["--disable-pip-version-check", "--no-warn-script-location"])
        .args(["--only-binary", ":all:"])
        .args(["--retries", "1", "--timeout", "20", "--target"])
        .arg(&fresh)
        .args(PACKAGES)
        .env("PIP_ROOT_USER_ACTION", "ignore")
        .env("LC_ALL", "C");
    if let Err(why) = capture(&mut pip) {
        return match is_of_the_network(&why) {
            true => Ok(Err(
                "the Python package index cannot be reached from here".into()
            )),
            false => Err(why),
        };
    }
    at(&fresh, fs::write(fresh.join(SENTINEL), PACKAGES.join("\n")))?;
    work::put("compiler", &fresh, folder, is_whole).map(Ok)
}

/// Whether pip failed for want of a network: what it says for each try again, or at the end.
fn is_of_the_network(message: &str) -> bool {
    [
        "after connection broken by",
        "Temporary failure in name resolution",
        "Connection refused",
        "Network is unreachable",
        "timed out",
        "Cannot connect to proxy",
        "Tunnel connection failed",
    ]
    .iter()
    .any(|words| message.contains(words))
}

fn in_folder(python: PathBuf, folder: &Path, tools: &Path) -> Result<Compilers> {
    let hip = tools.join("hip");
    at(&hip, fs::create_dir_all(&hip))?;
    let header = hip.join("hip_runtime.h");
    at(&header, fs::write(&header, HIP_HEADER))?;
    let nvrtc = tools.join("nvrtc.py");
    at(&nvrtc, fs::write(&nvrtc, NVRTC))?;
    let cuda = folder.join("nvidia/cu13");
    let compilers = Compilers {
        python,
        nvrtc,
        nvdisasm: cuda.join("bin/nvdisasm"),
        cuda,
        zig: folder.join("ziglang/zig"),
        headers: tools.to_path_buf(),
    };
    for file in [&compilers.nvdisasm, &compilers.zig] {
        if !file.exists() {
            return Err(format!(
                "{} is missing: delete {} and run this again",
                file.display(),
                folder.display()
            ));
        }
    }
    Ok(compilers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_has_one_version() {
        assert!(PACKAGES.iter().all(|p| p.split("==").count() == 2));
    }

    #[test]
    fn only_a_missing_network_is_no_failure() {
        assert!(is_of_the_network(
            "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(..)'\n\
             ERROR: No matching distribution found for ziglang==0.17.1"
        ));
        assert!(!is_of_the_network(
            "ERROR: No matching distribution found for ziglang==0.17.1"
        ));
        assert!(!is_of_the_network("ERROR: No space left on device"));
    }

    #[test]
    fn another_list_is_another_install() {
        let folder = std::env::temp_dir().join(format!("xtask-compilers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(!is_whole(&folder));
        fs::write(folder.join(SENTINEL), "ziglang==0.1").unwrap();
        assert!(!is_whole(&folder));
        fs::write(folder.join(SENTINEL), PACKAGES.join("\n")).unwrap();
        assert!(is_whole(&folder));
        fs::remove_dir_all(&folder).unwrap();
    }
}
