//! What a device is: names and versions, as far as they can be known.

use super::report::{Identity, More};
use crate::device::{self, Backend, Device};

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
    let listed: Vec<device::DeviceReport> = device::list(|d| Ok(d.clone()))
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
            more: More::new(),
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
