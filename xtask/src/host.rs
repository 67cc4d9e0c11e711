//! What this machine is: its distribution, its data folder, who we are.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::capture;

/// The fields of `/etc/os-release` that matter here.
#[derive(Debug, Default, PartialEq)]
pub struct OsRelease {
    pub id: String,
    pub like: Vec<String>,
    /// The suite of the Debian or Ubuntu archive that this system is built from.
    pub codename: Option<String>,
}

impl OsRelease {
    /// Reads this machine's; empty where there is none (not Linux).
    pub fn read() -> Self {
        Self::parse(&std::fs::read_to_string("/etc/os-release").unwrap_or_default())
    }

    fn parse(text: &str) -> Self {
        let field = |name: &str| {
            text.lines()
                .filter_map(|line| line.trim().split_once('='))
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.trim_matches(['"', '\'']).to_string())
                .filter(|value| !value.is_empty())
        };
        OsRelease {
            id: field("ID").unwrap_or_default(),
            like: field("ID_LIKE")
                .unwrap_or_default()
                .split_whitespace()
                .map(String::from)
                .collect(),
            // A derivative names its base: Mint says UBUNTU_CODENAME, its Debian edition DEBIAN_CODENAME.
            codename: ["UBUNTU_CODENAME", "DEBIAN_CODENAME", "VERSION_CODENAME"]
                .into_iter()
                .find_map(field),
        }
    }

    pub fn is_debian(&self) -> bool {
        self.id == "debian"
    }

    /// Debian itself or a system with its package tools.
    pub fn is_debian_like(&self) -> bool {
        self.is_debian() || self.like.iter().any(|l| l == "debian" || l == "ubuntu")
    }
}

/// The folder for a user's local data on `os`, by the same rules as the `dirs` crate, which CubeCL's LLVM bundler asks.
pub fn data_folder(os: &str, env: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let folder = |name: &str| env(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    match os {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_DATA_HOME")
            .filter(|p| p.is_absolute())
            .or_else(|| folder("HOME").map(|home| home.join(".local/share"))),
    }
}

/// [`data_folder`] of this machine and this user.
pub fn this_data_folder() -> Option<PathBuf> {
    data_folder(std::env::consts::OS, |name| std::env::var(name).ok())
}

/// Whether we may install system packages.
pub fn is_root() -> bool {
    cfg!(unix) && capture(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Whether a process with this id runs (Linux).
pub fn is_running(pid: &str) -> bool {
    Path::new("/proc").join(pid).exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEBIAN: &str =
        "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_CODENAME=bookworm\nID=debian\n";
    const MINT: &str =
        "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\nVERSION_CODENAME=wilma\nUBUNTU_CODENAME=noble\n";
    const FEDORA: &str = "ID=fedora\nVERSION_CODENAME=\"\"\n";

    #[test]
    fn os_release_of_debian() {
        let os = OsRelease::parse(DEBIAN);
        assert!(os.is_debian() && os.is_debian_like());
        assert_eq!(os.codename.as_deref(), Some("bookworm"));
    }

    #[test]
    fn os_release_of_a_derivative_gives_the_base() {
        let os = OsRelease::parse(MINT);
        assert!(!os.is_debian() && os.is_debian_like());
        assert_eq!(os.codename.as_deref(), Some("noble"));
    }

    #[test]
    fn os_release_of_others_and_of_none() {
        let os = OsRelease::parse(FEDORA);
        assert!(!os.is_debian_like());
        assert_eq!(os.codename, None);
        assert_eq!(OsRelease::parse(""), OsRelease::default());
    }

    #[test]
    fn data_folder_of_each_system() {
        let env = |pairs: &'static [(&str, &str)]| {
            move |name: &str| {
                pairs
                    .iter()
                    .find(|(k, _)| *k == name)
                    .map(|(_, v)| v.to_string())
            }
        };
        let home: &[(&str, &str)] = &[("HOME", "/home/a"), ("XDG_DATA_HOME", "")];
        let xdg: &[(&str, &str)] = &[("HOME", "/home/a"), ("XDG_DATA_HOME", "/data")];
        let relative: &[(&str, &str)] = &[("HOME", "/home/a"), ("XDG_DATA_HOME", "data")];
        let windows: &[(&str, &str)] = &[("LOCALAPPDATA", "C:\\Users\\a\\AppData\\Local")];
        let at = |text: &str| Some(PathBuf::from(text));
        assert_eq!(data_folder("linux", env(home)), at("/home/a/.local/share"));
        assert_eq!(data_folder("linux", env(xdg)), at("/data"));
        assert_eq!(
            data_folder("linux", env(relative)),
            at("/home/a/.local/share")
        );
        assert_eq!(
            data_folder("macos", env(xdg)),
            at("/home/a/Library/Application Support")
        );
        assert_eq!(
            data_folder("windows", env(windows)),
            at("C:\\Users\\a\\AppData\\Local")
        );
        assert_eq!(data_folder("linux", env(&[])), None);
    }
}
