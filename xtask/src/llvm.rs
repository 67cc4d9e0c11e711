//! LLVM 23 for the `cpu` backend (and for `cuda` and `hip`, whose crates link it too).
//!
//! CubeCL's bundler looks for one folder, and downloads it when its sentinel file is missing. So there are four cases,
//! tried in this order: the folder is there; the bundle's host answers and the build downloads it; the
//! folder can be made from Debian packages ([`crate::debian`]); or there is no LLVM and `cpu` stays off.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::{Result, capture, say, which};
use crate::{debian, host};

/// The release of the bundle that CubeCL 0.11.3 asks for. It changes together with CubeCL.
const RELEASE: &str = "23.1.0-4";
const HOST: &str = "https://github.com/tracel-ai/tracel-llvm/releases/download";
/// The bundler takes an install for whole when it has this file.
pub const SENTINEL: &str = ".tracel-llvm-installed";

/// `--llvm`: where LLVM may come from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Auto,
    Bundle,
    Debian,
    None,
}

impl Choice {
    pub fn parse(text: &str) -> Result<Self> {
        match text {
            "auto" => Ok(Self::Auto),
            "bundle" => Ok(Self::Bundle),
            "debian" => Ok(Self::Debian),
            "none" => Ok(Self::None),
            _ => Err(format!(
                "--llvm takes auto, bundle, debian or none, not `{text}`"
            )),
        }
    }
}

/// Where LLVM comes from on this machine.
pub enum Source {
    Installed,
    Bundle,
    Debian,
    /// Nowhere, and why.
    Missing(String),
}

/// The folder that the bundler looks at.
pub fn folder() -> Result<PathBuf> {
    let data = host::this_data_folder()
        .ok_or("this user has no data folder: set HOME (on Windows LOCALAPPDATA)")?;
    Ok(folder_in(&data))
}

fn folder_in(data: &Path) -> PathBuf {
    data.join("tracel").join(format!("tracel-llvm-{RELEASE}"))
}

/// Finds where LLVM would come from. Changes nothing; asks the network only when it is not installed.
pub fn find(choice: Choice) -> Result<Source> {
    if choice == Choice::None {
        return Ok(Source::Missing("--llvm none was given".into()));
    }
    let folder = folder()?;
    if folder.join(SENTINEL).exists() {
        let tool = folder
            .join("bin")
            .join(format!("llvm-config{}", std::env::consts::EXE_SUFFIX));
        return match tool.exists() {
            true => Ok(Source::Installed),
            false => Err(format!(
                "{} says it is whole but has no bin/llvm-config: delete that folder and run this again",
                folder.display()
            )),
        };
    }
    if choice == Choice::Bundle {
        return Ok(Source::Bundle);
    }
    let no_bundle = match choice {
        Choice::Debian => "not asked for (--llvm debian)".to_string(),
        _ => match bundle_answers() {
            Ok(()) => return Ok(Source::Bundle),
            Err(why) => why,
        },
    };
    Ok(match debian::usable() {
        Ok(()) => Source::Debian,
        Err(why) => Source::Missing(format!(
            "CubeCL's bundle: {no_bundle}; Debian packages: {why}"
        )),
    })
}

/// Makes LLVM available if that is possible; true means that crates that link it can be built.
pub fn provide(choice: Choice) -> Result<bool> {
    let folder = folder()?;
    let why_not = match find(choice)? {
        Source::Installed => {
            say("llvm", format!("already installed in {}", folder.display()));
            return Ok(true);
        }
        Source::Bundle => {
            say(
                "llvm",
                "CubeCL's own LLVM 23 bundle: the first build downloads it and checks its checksums",
            );
            return Ok(true);
        }
        Source::Debian => match debian::install(&folder) {
            Ok(()) => return Ok(true),
            Err(why) if choice == Choice::Debian => return Err(why),
            Err(why) => why,
        },
        Source::Missing(why) if choice == Choice::Debian => return Err(why),
        Source::Missing(why) => why,
    };
    say("llvm", format!("no LLVM 23 here: {why_not}"));
    say(
        "llvm",
        "the `cpu` backend is left out of this build; `wgpu` needs no LLVM and stays",
    );
    Ok(false)
}

/// Asks the bundle's host for the small checksum file, for a few seconds at most.
fn bundle_answers() -> Result<()> {
    let name = bundle_name(std::env::consts::OS, std::env::consts::ARCH)
        .ok_or("there is none for this kind of machine")?;
    let url = format!("{HOST}/v{RELEASE}/{name}.checksums.json");
    let nowhere = if cfg!(windows) { "NUL" } else { "/dev/null" };
    let mut probe;
    if let Some(curl) = which("curl") {
        probe = Command::new(curl);
        probe
            .args(["-fsSL", "--connect-timeout", "5", "--max-time", "15"])
            .args(["-o", nowhere, &url]);
    } else if let Some(wget) = which("wget") {
        probe = Command::new(wget);
        probe.args(["-q", "-T", "5", "-t", "1", "-O", nowhere, &url]);
    } else {
        return Err(
            "neither curl nor wget is here to ask its host (--llvm bundle skips the question)"
                .into(),
        );
    }
    capture(&mut probe)
        .map(|_| ())
        .map_err(|e| format!("its host does not answer ({})", one_line(&e)))
}

/// The bundle's name for a system, as its releases spell it.
fn bundle_name(os: &str, arch: &str) -> Option<String> {
    let os = ["linux", "macos", "windows"]
        .into_iter()
        .find(|known| *known == os)?;
    let arch = match arch {
        "x86_64" => "x64",
        "aarch64" => "AArch64",
        _ => return None,
    };
    Some(format!("{os}-{arch}"))
}

/// The last line of a message, which for curl and wget is the cause.
fn one_line(message: &str) -> &str {
    message
        .lines()
        .rfind(|l| !l.trim().is_empty())
        .unwrap_or(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folder_is_the_one_the_bundler_uses() {
        let sentinel = folder_in(Path::new("/home/a/.local/share")).join(SENTINEL);
        assert_eq!(
            sentinel,
            Path::new("/home/a/.local/share/tracel/tracel-llvm-23.1.0-4/.tracel-llvm-installed")
        );
    }

    #[test]
    fn bundle_names() {
        assert_eq!(bundle_name("linux", "x86_64").as_deref(), Some("linux-x64"));
        assert_eq!(
            bundle_name("macos", "aarch64").as_deref(),
            Some("macos-AArch64")
        );
        assert_eq!(bundle_name("freebsd", "x86_64"), None);
        assert_eq!(bundle_name("linux", "riscv64"), None);
    }

    #[test]
    fn choices() {
        assert_eq!(Choice::parse("debian"), Ok(Choice::Debian));
        assert!(Choice::parse("brew").unwrap_err().contains("`brew`"));
    }
}
