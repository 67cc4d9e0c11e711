//! What the system itself has to provide: a C++ compiler to link LLVM, and a Vulkan driver for the `wgpu` backend.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::{Result, run, say, which};
use crate::host::{self, OsRelease};

/// One thing that was looked for.
pub struct Need {
    pub what: &'static str,
    /// Where it was found, or what is missing.
    pub found: std::result::Result<String, String>,
    /// The Debian packages that bring it.
    packages: &'static [&'static str],
    /// What to do on other systems.
    elsewhere: &'static str,
}

/// Linking LLVM, which is C++, needs the compiler's C++ library as well as the compiler.
pub fn compiler() -> Need {
    let found = if cfg!(windows) {
        Ok("the one that Rust already links with".to_string())
    } else {
        let named = std::env::var("CXX").ok().map(PathBuf::from);
        let found = named.or_else(|| ["c++", "g++"].into_iter().find_map(which));
        found
            .map(|p| p.display().to_string())
            .ok_or_else(|| "no C++ compiler (c++ or g++)".to_string())
    };
    Need {
        what: "C++ compiler",
        found,
        packages: &["g++"],
        elsewhere: "install g++ or clang (macOS: xcode-select --install)",
    }
}

/// The Vulkan loader and at least one driver; Metal and DirectX 12 come with their systems.
pub fn vulkan() -> Need {
    Need {
        what: "GPU driver",
        found: match std::env::consts::OS {
            "macos" => Ok("Metal, part of macOS".into()),
            "windows" => Ok("DirectX 12, part of Windows".into()),
            _ => vulkan_in(&loader_folders(), &driver_folders()),
        },
        packages: &["mesa-vulkan-drivers", "libvulkan1"],
        elsewhere: "install a Vulkan driver and loader (Fedora: mesa-vulkan-drivers vulkan-loader; \
                    Arch: vulkan-swrast vulkan-icd-loader)",
    }
}

fn vulkan_in(loaders: &[PathBuf], drivers: &[PathBuf]) -> std::result::Result<String, String> {
    let loader = loaders
        .iter()
        .map(|folder| folder.join("libvulkan.so.1"))
        .find(|file| file.exists());
    let mut names: Vec<String> = drivers.iter().flat_map(|f| driver_names(f)).collect();
    names.sort();
    match (loader, names.is_empty()) {
        (Some(_), false) => Ok(format!("Vulkan: {}", names.join(", "))),
        (Some(_), true) => Err("the Vulkan loader is here, but no driver".into()),
        (None, false) => Err("Vulkan drivers are here, but no loader (libvulkan.so.1)".into()),
        (None, true) => Err("no Vulkan loader and no Vulkan driver".into()),
    }
}

/// The drivers whose `.json` manifests lie in `folder`.
fn driver_names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect()
}

fn loader_folders() -> Vec<PathBuf> {
    let arch = std::env::consts::ARCH;
    let mut folders: Vec<PathBuf> = [
        format!("/usr/lib/{arch}-linux-gnu"),
        format!("/lib/{arch}-linux-gnu"),
        "/usr/lib64".into(),
        "/usr/lib".into(),
        "/usr/local/lib".into(),
    ]
    .map(PathBuf::from)
    .into();
    folders.extend(std::env::split_paths(
        &std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default(),
    ));
    folders
}

fn driver_folders() -> Vec<PathBuf> {
    let mut folders = ["/usr/share", "/etc", "/usr/local/share", "/usr/local/etc"]
        .map(|base| Path::new(base).join("vulkan/icd.d"))
        .to_vec();
    folders.extend(host::this_data_folder().map(|data| data.join("vulkan/icd.d")));
    folders
}

/// Says what is there; installs what is missing where that is ours to do (root on Debian), else prints how.
pub fn provide(may_install: bool) -> Result<()> {
    let needs = [compiler(), vulkan()];
    let mut packages: Vec<&str> = Vec::new();
    for need in &needs {
        match &need.found {
            Ok(found) => say("system", format!("{}: {found}", need.what)),
            Err(why) if OsRelease::read().is_debian_like() => {
                say("system", format!("{}: {why}", need.what));
                packages.extend(need.packages);
            }
            Err(why) => say(
                "system",
                format!("{}: {why}: {}", need.what, need.elsewhere),
            ),
        }
    }
    if packages.is_empty() {
        return Ok(());
    }
    let command = format!(
        "apt-get update && apt-get install -y {}",
        packages.join(" ")
    );
    if !may_install || !host::is_root() {
        let why = if may_install {
            "not root"
        } else {
            "--no-install"
        };
        say(
            "system",
            format!("not installing anything ({why}); to do it, as root: {command}"),
        );
        return Ok(());
    }
    // The lists may fail to update for a source that has nothing to do with these packages.
    if let Err(why) = run(apt().arg("update")) {
        say("system", why);
    }
    let install = run(apt()
        .args(["install", "-y", "--no-install-recommends"])
        .args(&packages));
    if let Err(why) = install {
        say("system", format!("{why}; going on without"));
    }
    Ok(())
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.arg("-q").env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// The line of `setup --check` for a need, and how to meet it.
pub fn report(need: &Need) {
    match &need.found {
        Ok(found) => say("there", format!("{}: {found}", need.what)),
        Err(why) => {
            let how = match OsRelease::read().is_debian_like() {
                true => format!("apt-get install {}", need.packages.join(" ")),
                false => need.elsewhere.to_string(),
            };
            say("missing", format!("{}: {why}: {how}", need.what));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vulkan_needs_a_loader_and_a_driver() {
        let folder = std::env::temp_dir().join(format!("xtask-vulkan-{}", std::process::id()));
        let (lib, icd) = (folder.join("lib"), folder.join("icd.d"));
        std::fs::create_dir_all(&lib).unwrap();
        std::fs::create_dir_all(&icd).unwrap();
        let look = || vulkan_in(std::slice::from_ref(&lib), std::slice::from_ref(&icd));

        assert!(look().unwrap_err().contains("no Vulkan loader"));
        std::fs::write(lib.join("libvulkan.so.1"), "").unwrap();
        std::fs::write(icd.join("notes.txt"), "").unwrap();
        assert!(look().unwrap_err().contains("no driver"));
        std::fs::write(icd.join("lvp_icd.x86_64.json"), "{}").unwrap();
        assert_eq!(look().unwrap(), "Vulkan: lvp_icd.x86_64");
        std::fs::remove_file(lib.join("libvulkan.so.1")).unwrap();
        assert!(look().unwrap_err().contains("no loader"));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
