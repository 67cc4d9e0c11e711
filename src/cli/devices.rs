//! `halfbyte devices`

use crate::device::{self, BackendReport, Device, DeviceReport, MmaChoice};
use crate::gemm::native;
use crate::train::progress::{bytes, say};
use crate::{Error, Result};

/// List backends and devices.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The names in the first column are what --device takes; `auto` takes a real GPU, else the cpu, else a software adapter."
)]
pub(super) struct Args {
    /// Only this one, named as elsewhere; an error where it cannot be opened
    #[arg(long, value_name = "NAME")]
    device: Option<String>,
    /// One JSON array instead of text
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: Args) -> Result<()> {
    let asked = args.device.as_deref().map(Device::open).transpose()?;
    let mut reports = device::list(|d| native::choose(d, MmaChoice::Auto, None));
    if let Some(asked) = asked.map(|d| d.name()) {
        reports.retain(|r| r.backend == asked.backend);
        for found in reports.iter_mut().flat_map(|r| &mut r.devices) {
            found.retain(|d| d.name == asked);
        }
    }
    if args.json {
        let text = serde_json::to_string_pretty(&reports)
            .map_err(|e| Error::Config(format!("the list is not JSON: {e}")))?;
        say(&text);
    } else {
        reports.iter().flat_map(table).for_each(|line| say(&line));
    }
    Ok(())
}

/// The lines of one backend.
fn table(report: &BackendReport) -> Vec<String> {
    match &report.devices {
        Err(why) => vec![row(report.backend.word(), &format!("none: {why}"))],
        Ok(devices) => devices.iter().flat_map(describe).collect(),
    }
}

fn row(name: &str, text: &str) -> String {
    format!("{name:<9} {text}").trim_end().to_string()
}

fn describe(d: &DeviceReport) -> Vec<String> {
    let kind = if d.software { " (software)" } else { "" };
    let memory = match d.memory_bytes {
        Some(n) => bytes(n),
        None => "size not told by the driver".into(),
    };
    let width = match d.plane_width {
        (low, high) if low == high => format!("{low}"),
        (low, high) => format!("{low} to {high}"),
    };
    let count = |n: u32| {
        if n == u32::MAX {
            "any number of".to_string()
        } else {
            n.to_string()
        }
    };
    let cubes = match d.max_cube_count {
        (u32::MAX, u32::MAX, u32::MAX) => "any number of".to_string(),
        (x, y, z) => format!("{x} x {y} x {z}"),
    };
    let bindings = count(d.max_bindings);
    let shared = bytes(d.shared_memory_bytes as u64);
    let mut lines = vec![
        row(&d.name.to_string(), &format!("{}{kind}", d.adapter)),
        row(
            "",
            &format!(
                "memory   {memory}, largest buffer {}",
                bytes(d.max_buffer_bytes)
            ),
        ),
        row(
            "",
            &format!(
                "limits   {} units a cube, {cubes} cubes, {shared} shared, {bindings} bindings",
                d.max_units_per_cube
            ),
        ),
        row("", &format!("planes   width {width}")),
    ];
    if let Some(driver) = &d.driver {
        lines.insert(1, row("", &format!("driver   {driver}")));
    }
    for (format, path, why) in &d.matrix_paths {
        lines.push(row("", &format!("{format:<8} {path}: {why}")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Backend;

    #[test]
    fn every_format_shows_its_path_and_why() {
        let paths = [
            ("mxfp4", "native"),
            ("nvfp4", "bf16"),
            ("ue5m3", "emulated"),
        ];
        let device = DeviceReport {
            name: device::DeviceName {
                backend: Backend::Cuda,
                index: 0,
            },
            adapter: "GPU".into(),
            driver: None,
            software: false,
            memory_bytes: None,
            max_buffer_bytes: 1 << 30,
            plane_width: (32, 32),
            max_units_per_cube: 1024,
            max_cube_count: (u32::MAX, 65535, 65535),
            shared_memory_bytes: 48 << 10,
            max_bindings: u32::MAX,
            matrix_paths: paths
                .map(|(format, path)| (format.into(), path.into(), "so".into()))
                .to_vec(),
        };
        let lines = describe(&device);
        let shown = &lines[lines.len() - paths.len()..];
        let indent = " ".repeat(10);
        assert_eq!(
            shown,
            [
                format!("{indent}mxfp4    native: so"),
                format!("{indent}nvfp4    bf16: so"),
                format!("{indent}ue5m3    emulated: so"),
            ]
        );
    }

    #[test]
    fn a_missing_backend_gives_its_reason() {
        let report = BackendReport {
            backend: Backend::Hip,
            devices: Err("no driver".into()),
        };
        assert_eq!(table(&report), ["hip       none: no driver"]);
    }
}
