//! Names of devices, and the choice among those present.

use super::{Device, panics};
use crate::error::{Error, Result};
use cubecl::device::WgpuDeviceKind;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A CubeCL runtime this project knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Backend {
    Cuda,
    Hip,
    Wgpu,
    Cpu,
}

impl Backend {
    /// All backends, the most capable first.
    pub const ALL: [Backend; 4] = [Backend::Cuda, Backend::Hip, Backend::Wgpu, Backend::Cpu];

    /// The word users type.
    pub fn word(self) -> &'static str {
        match self {
            Backend::Cuda => "cuda",
            Backend::Hip => "hip",
            Backend::Wgpu => "wgpu",
            Backend::Cpu => "cpu",
        }
    }

    /// Whether this binary contains the backend.
    pub fn is_compiled_in(self) -> bool {
        match self {
            Backend::Cuda => cfg!(feature = "cuda"),
            Backend::Hip => cfg!(feature = "hip"),
            Backend::Wgpu => cfg!(feature = "wgpu"),
            Backend::Cpu => cfg!(feature = "cpu"),
        }
    }
}

/// A backend and the index of a device on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeviceName {
    /// The backend.
    pub backend: Backend,
    /// The index among this backend's devices, in the order of `halfbyte devices`.
    pub index: usize,
}

impl fmt::Display for DeviceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.backend {
            Backend::Cpu => f.write_str("cpu"),
            b => write!(f, "{}:{}", b.word(), self.index),
        }
    }
}

/// What `--device` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceSpec {
    /// A real GPU, else the CPU, else a software adapter.
    Auto,
    /// This device and no other.
    Named(DeviceName),
}

impl FromStr for DeviceSpec {
    type Err = Error;

    fn from_str(s: &str) -> Result<Self> {
        if s == "auto" {
            return Ok(DeviceSpec::Auto);
        }
        let (word, index) = match s.split_once(':') {
            Some((word, index)) => (word, Some(index)),
            None => (s, None),
        };
        let Some(backend) = Backend::ALL.into_iter().find(|b| b.word() == word) else {
            return Err(Error::unknown(
                "device",
                s,
                &[
                    "auto", "cpu", "wgpu", "wgpu:N", "cuda", "cuda:N", "hip", "hip:N",
                ],
            ));
        };
        let index = match index {
            None => 0,
            Some(_) if backend == Backend::Cpu => {
                return Err(Error::Config(format!(
                    "device `{s}`: the cpu is one device; write `cpu`"
                )));
            }
            Some(i) => i.parse().map_err(|_| {
                Error::Config(format!(
                    "device `{s}`: expected a number after the colon, got `{i}`"
                ))
            })?,
        };
        Ok(DeviceSpec::Named(DeviceName { backend, index }))
    }
}

/// A device that CubeCL can name but that is not open yet.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub name: DeviceName,
    pub device: cubecl::Device,
    pub software: bool,
}

/// The devices of one backend, or why there is none.
pub(super) fn find(backend: Backend) -> Result<Vec<Found>, String> {
    if !backend.is_compiled_in() {
        return Err(format!(
            "not compiled in (build with `--features {}`)",
            backend.word()
        ));
    }
    let all = panics::probe(|| name_all(backend))
        .map_err(|what| format!("no usable driver ({})", first_line(&what)))?;
    if all.is_empty() {
        return Err(match backend {
            Backend::Wgpu => "no adapter found (a Vulkan, Metal or DX12 driver is needed; on Debian `apt-get install mesa-vulkan-drivers` gives a software one)".into(),
            Backend::Cuda => "no NVIDIA driver, or no device of it, was found (needed: NVIDIA's driver, and NVRTC of the CUDA toolkit; `nvidia-smi` lists what the driver sees)".into(),
            Backend::Hip => "no AMD driver, or no device of it, was found (needed: ROCm with its HIP runtime and hiprtc; `rocminfo` lists what the driver sees)".into(),
            Backend::Cpu => "no CPU runtime".into(),
        });
    }
    Ok(all
        .into_iter()
        .enumerate()
        .map(|(index, device)| {
            let software =
                matches!(&device, cubecl::Device::Wgpu(w) if w.kind == WgpuDeviceKind::Cpu);
            Found {
                name: DeviceName { backend, index },
                device,
                software,
            }
        })
        .collect())
}

/// The devices CubeCL can name on a backend.
fn name_all(backend: Backend) -> Vec<cubecl::Device> {
    match backend {
        Backend::Cpu => cubecl::Device::cpu().into_iter().collect(),
        Backend::Cuda => indexed(cubecl::Device::cuda),
        Backend::Hip => indexed(cubecl::Device::rocm),
        Backend::Wgpu => [
            WgpuDeviceKind::DiscreteGpu as fn(usize) -> WgpuDeviceKind,
            WgpuDeviceKind::IntegratedGpu,
            WgpuDeviceKind::VirtualGpu,
            WgpuDeviceKind::Other,
            |_| WgpuDeviceKind::Cpu,
        ]
        .into_iter()
        .flat_map(|kind| {
            indexed(|i| {
                // Vulkan by name on Linux: looking for OpenGL too prints complaints where no desktop runs.
                if cfg!(target_os = "linux") {
                    cubecl::Device::vulkan(kind(i))
                } else {
                    cubecl::Device::wgpu(kind(i))
                }
            })
        })
        .collect(),
    }
}

/// Devices 0, 1, ... until one is missing; a kind without an index repeats and is stopped at one.
fn indexed<E>(name: impl Fn(usize) -> Result<cubecl::Device, E>) -> Vec<cubecl::Device> {
    let mut found: Vec<cubecl::Device> = Vec::new();
    while let Ok(device) = name(found.len()) {
        if found.last() == Some(&device) {
            break;
        }
        found.push(device);
    }
    found
}

pub(super) fn first_line(s: &str) -> &str {
    s.lines().next().unwrap_or(s)
}

pub(super) fn open_found(found: &Found) -> Result<Device> {
    let client = panics::probe(|| found.device.client()).map_err(|what| Error::Device {
        device: found.name.to_string(),
        what: format!("cannot be opened: {}", first_line(&what)),
    })?;
    Ok(Device::from_client(client, found.name, found.software))
}

pub(super) fn open(spec: DeviceSpec) -> Result<(Device, String)> {
    match spec {
        DeviceSpec::Named(name) => {
            let found = find(name.backend).map_err(|what| Error::Device {
                device: name.to_string(),
                what,
            })?;
            let Some(f) = found.get(name.index) else {
                return Err(Error::Device {
                    device: name.to_string(),
                    what: format!(
                        "there are {} devices on {}, numbered from 0; see `halfbyte devices`",
                        found.len(),
                        name.backend.word()
                    ),
                });
            };
            Ok((open_found(f)?, "named by --device".into()))
        }
        DeviceSpec::Auto => open_auto(),
    }
}

/// Opens every device of every backend; the second list says what is missing and why.
pub fn open_all() -> (Vec<Device>, Vec<String>) {
    let (mut devices, mut missing) = (Vec::new(), Vec::new());
    for backend in Backend::ALL {
        match find(backend) {
            Ok(found) => {
                for f in &found {
                    match open_found(f) {
                        Ok(device) => devices.push(device),
                        Err(e) => missing.push(e.to_string()),
                    }
                }
            }
            Err(why) => missing.push(format!("{}: {why}", backend.word())),
        }
    }
    (devices, missing)
}

fn open_auto() -> Result<(Device, String)> {
    let (mut notes, mut found) = (Vec::new(), Vec::new());
    for backend in Backend::ALL {
        match find(backend) {
            Ok(f) => found.extend(f),
            Err(why) => notes.push(format!("{}: {why}", backend.word())),
        }
    }
    let rank = |f: &Found| match (f.name.backend, f.software) {
        (Backend::Cpu, _) => 1,
        (_, false) => 0,
        (_, true) => 2,
    };
    found.sort_by_key(rank);
    for f in &found {
        match open_found(f) {
            Ok(device) => {
                let why = match rank(f) {
                    0 => "a real GPU",
                    1 => "no real GPU was found, and the cpu backend is the fastest without one",
                    _ => {
                        "a software adapter: no real GPU was found and the cpu backend is not in this build"
                    }
                };
                return Ok((device, why.into()));
            }
            Err(e) => notes.push(e.to_string()),
        }
    }
    Err(Error::Device {
        device: "auto".into(),
        what: format!("no device can be opened. {}", notes.join("; ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_parse_and_print() {
        for s in ["cpu", "wgpu:0", "wgpu:3", "cuda:1", "hip:0"] {
            let DeviceSpec::Named(name) = s.parse().unwrap() else {
                panic!("{s}")
            };
            assert_eq!(name.to_string(), s);
        }
        assert_eq!("auto".parse::<DeviceSpec>().unwrap(), DeviceSpec::Auto);
        for bad in ["gpu", "wgpu:x", "cpu:1", ""] {
            assert!(bad.parse::<DeviceSpec>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_device_that_is_not_there_is_an_error() {
        assert!(matches!(
            Device::open("wgpu:4000"),
            Err(Error::Device { .. })
        ));
        assert!(matches!(
            Device::open("cuda:4000"),
            Err(Error::Device { .. })
        ));
    }
}
