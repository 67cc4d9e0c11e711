//! `halfbyte devices`: every backend, every device, and the matrix path each FP4 format takes.

use super::select::{self, Backend, DeviceName};
use super::{Device, Fp4};
use crate::error::Result;
use serde::Serialize;

/// One backend: its devices, or why there is none.
#[derive(Clone, Debug, Serialize)]
pub struct BackendReport {
    /// The backend.
    pub backend: Backend,
    /// The devices found, or the reason why none can be used.
    pub devices: Result<Vec<DeviceReport>, String>,
}

/// What is known of one device.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceReport {
    /// The name `--device` takes.
    pub name: DeviceName,
    /// What the driver calls it.
    pub adapter: String,
    /// Driver and its version, where the backend tells.
    pub driver: Option<String>,
    /// Whether it is a software adapter.
    pub software: bool,
    /// Memory in bytes, where the driver tells.
    pub memory_bytes: Option<u64>,
    /// The largest single buffer in bytes.
    pub max_buffer_bytes: u64,
    /// Smallest and largest plane (warp, wave, subgroup) width.
    pub plane_width: (u32, u32),
    /// Units per cube.
    pub max_units_per_cube: u32,
    /// Cubes along each axis.
    pub max_cube_count: (u32, u32, u32),
    /// Shared memory per cube in bytes.
    pub shared_memory_bytes: usize,
    /// Storage bindings per kernel.
    pub max_bindings: u32,
    /// Format, path and reason.
    pub matrix_paths: Vec<(String, String, String)>,
}

/// Lists every backend and device; `choose` decides on the matrix paths of each. Missing drivers are reasons, not panics.
pub fn list(choose: fn(&Device) -> Result<Device>) -> Vec<BackendReport> {
    Backend::ALL
        .into_iter()
        .map(|backend| BackendReport {
            backend,
            devices: devices(backend, choose),
        })
        .collect()
}

fn devices(
    backend: Backend,
    choose: fn(&Device) -> Result<Device>,
) -> Result<Vec<DeviceReport>, String> {
    let drivers = if backend == Backend::Wgpu {
        graphics_drivers()
    } else {
        Vec::new()
    };
    select::find(backend)?
        .iter()
        .map(|found| {
            let device = select::open_found(found)
                .and_then(|d| choose(&d))
                .map_err(|e| e.to_string())?;
            let p = device.client().properties();
            let h = &p.hardware;
            Ok(DeviceReport {
                name: found.name,
                adapter: device.adapter().to_string(),
                driver: drivers
                    .iter()
                    .find(|(name, _)| name == device.adapter())
                    .map(|(_, d)| d.clone()),
                software: found.software,
                memory_bytes: p.memory.max_memory(),
                max_buffer_bytes: p.memory.max_page_size,
                plane_width: (h.plane_size_min, h.plane_size_max),
                max_units_per_cube: h.max_units_per_cube,
                max_cube_count: h.max_cube_count,
                shared_memory_bytes: h.max_shared_memory_size,
                max_bindings: h.max_bindings,
                matrix_paths: matrix_paths(&device),
            })
        })
        .collect()
}

/// Adapter names with their drivers, as wgpu sees them.
#[cfg(feature = "wgpu")]
fn graphics_drivers() -> Vec<(String, String)> {
    let enumerate = || {
        let mut backends = wgpu::InstanceDescriptor::new_without_display_handle();
        backends.backends = wgpu::Backends::PRIMARY;
        let instance = wgpu::Instance::new(backends);
        pollster::block_on(instance.enumerate_adapters(wgpu::Backends::PRIMARY))
    };
    let adapters = super::panics::probe(enumerate).unwrap_or_default();
    adapters
        .iter()
        .map(|a| a.get_info())
        .map(|info| {
            (
                info.name,
                format!("{} {}", info.driver, info.driver_info)
                    .trim()
                    .to_string(),
            )
        })
        .collect()
}

#[cfg(not(feature = "wgpu"))]
fn graphics_drivers() -> Vec<(String, String)> {
    Vec::new()
}

/// The path that each FP4 format takes, and why.
fn matrix_paths(device: &Device) -> Vec<(String, String, String)> {
    let row = |format: Fp4| {
        let chosen = device.matrix_paths().get(format);
        let way = chosen.word(device).to_string();
        (format.word().to_string(), way, chosen.reason.clone())
    };
    Fp4::ALL.map(row).to_vec()
}
