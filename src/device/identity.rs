//! What a device is: names and versions, as far as they can be known.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Backend, Device, DeviceReport, list};

/// What a device is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Identity {
    /// The name that `--device` takes.
    pub device: String,
    /// The backend.
    pub backend: String,
    /// What the driver calls it.
    pub adapter: String,
    /// Driver and version, where the backend tells.
    pub driver: Option<String>,
    /// Whether it is a software adapter.
    pub software: bool,
    /// What makes its kernels.
    pub compiler: String,
    /// CubeCL's version.
    pub cubecl: String,
    /// Operating system and architecture.
    pub system: String,
    /// The processor, where the system tells.
    pub processor: Option<String>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// The versions this program was built with.
const LOCK: &str = include_str!("../../Cargo.lock");

/// The version of a package in the lock file, or "of unknown version".
fn version(package: &str) -> String {
    let mut lines = LOCK.lines();
    let name = format!("name = \"{package}\"");
    lines
        .by_ref()
        .find(|l| *l == name)
        .and_then(|_| lines.next())
        .and_then(|l| l.strip_prefix("version = \"")?.strip_suffix('"'))
        .unwrap_or("of unknown version")
        .to_string()
}

impl Identity {
    /// A device of which nothing but the name is known.
    #[cfg(test)]
    pub(crate) fn unknown(name: &str) -> Identity {
        Identity {
            device: name.into(),
            backend: name.into(),
            adapter: "unknown".into(),
            driver: None,
            software: true,
            compiler: "unknown".into(),
            cubecl: "0".into(),
            system: "unknown".into(),
            processor: None,
            more: Map::new(),
        }
    }
}

fn compiler(backend: Backend) -> String {
    let of = |p: &str| format!("{p} {}", version(p));
    match backend {
        Backend::Cpu => format!("{} ({})", of("cubecl-cpu"), of("tracel-llvm-bundler")),
        Backend::Wgpu => format!("WGSL through {}, then the driver's", of("naga")),
        Backend::Cuda => format!("{} and NVRTC", of("cubecl-cuda")),
        Backend::Hip => format!("{} and hiprtc", of("cubecl-hip")),
    }
}

/// The processor's name, where the system tells.
fn processor() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|l| l.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_string())
}

/// The identity of each device.
pub fn identities(devices: &[Device]) -> Vec<Identity> {
    let listed: Vec<DeviceReport> = list(|d| Ok(d.clone()))
        .into_iter()
        .filter_map(|b| b.devices.ok())
        .flatten()
        .collect();
    let one = |d: &Device| {
        let driver = listed.iter().find(|l| l.name == d.name());
        Identity {
            device: d.name().to_string(),
            backend: d.name().backend.word().into(),
            adapter: d.adapter().into(),
            driver: driver.and_then(|l| l.driver.clone()),
            software: d.is_software(),
            compiler: compiler(d.name().backend),
            cubecl: version("cubecl"),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            processor: processor(),
            more: Map::new(),
        }
    };
    devices.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_those_of_the_lock_file() {
        for package in ["cubecl", "cubecl-cpu", "naga", "tracel-llvm-bundler"] {
            assert!(
                version(package).starts_with(|c: char| c.is_ascii_digit()),
                "{package}"
            );
        }
        assert_eq!(version("no-such-package"), "of unknown version");
    }
}
