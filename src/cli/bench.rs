//! `halfbyte bench`

use std::path::PathBuf;
use std::time::Duration;

use crate::bench::{DeviceBench, Group, Plan, Report, bench};
use crate::device::{Device, open_all};
use crate::train::progress::say;
use crate::{Error, Result};

/// Measure GEMMs, quantisers and training steps beside the device's peak.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every figure is a median on this machine, at this moment: run it while nothing else runs.\n\
                  The peaks are measured as well: f32 multiply-adds in registers, and a copy of memory."
)]
pub(super) struct Args {
    /// `all`, or a device as --device of train takes it
    #[arg(long, default_value = "all")]
    device: String,

    /// Only these groups
    #[arg(long, value_delimiter = ',', value_name = "GROUP")]
    only: Vec<Group>,

    /// M, N and K of the GEMMs; rows and columns of the quantisers (default: 1024)
    #[arg(long, default_value_t = 1024, value_name = "N")]
    size: usize,

    /// Recipes of the steps
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "f32,bf16,mxfp4,nvfp4,a-rht-sr"
    )]
    recipes: Vec<String>,

    /// Seconds for each figure, at least; three runs are made in any case
    #[arg(long, default_value_t = 0.5, value_name = "SECONDS")]
    time: f64,

    /// Write the figures to this file (JSON)
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

pub(super) fn run(args: Args) -> Result<()> {
    if !(1..=16_384).contains(&args.size) {
        return Err(Error::Config(format!(
            "--size {} is out of range: 1 to 16384",
            args.size
        )));
    }
    let time = Duration::try_from_secs_f64(args.time)
        .ok()
        .filter(|t| t.as_secs() <= 3600)
        .ok_or_else(|| {
            Error::Config(format!(
                "--time {} is out of range: 0 to 3600 seconds",
                args.time
            ))
        })?;
    for recipe in &args.recipes {
        crate::recipe::Recipe::named(recipe)?;
    }
    let groups = if args.only.is_empty() {
        vec![Group::Gemm, Group::Quantize, Group::Step]
    } else {
        args.only
    };
    let plan = Plan {
        groups,
        size: args.size,
        recipes: args.recipes,
        time,
    };
    let (devices, missing) = match args.device.as_str() {
        "all" => open_all(),
        name => (vec![Device::open(name)?], Vec::new()),
    };
    for why in missing {
        say(&format!("not measured: {why}"));
    }
    let mut found = Vec::new();
    for device in &devices {
        say(&format!("{}: {}", device.name(), device.adapter()));
        let of_device = bench(device, &plan, &mut |what| {
            eprintln!("  measuring: {what}");
        })?;
        table(&of_device).iter().for_each(|l| say(l));
        found.push(of_device);
    }
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&Report::new(found))
            .map_err(|e| Error::Data(format!("the figures cannot be written: {e}")))?;
        crate::train::durable::write_file(path, text.as_bytes())?;
        say(&format!("wrote {}", path.display()));
    }
    Ok(())
}

/// The figures in lines, peaks first.
fn table(b: &DeviceBench) -> Vec<String> {
    let mut out = vec![
        format!(
            "  {:<36} {:>10.1} GFLOP/s",
            "peak: f32 multiply-adds", b.peak_gflops
        ),
        format!("  {:<36} {:>10.1} GB/s", "peak: copy of memory", b.copy_gbs),
    ];
    for r in &b.rows {
        let group = match r.group {
            Group::Gemm => "gemm",
            Group::Quantize => "quantise",
            Group::Step => "step",
        };
        out.push(format!(
            "  {:<36} {:>10.1} {:<8} {:>4.0}% of peak   {}",
            format!("{group} {}", r.name),
            r.value,
            r.unit,
            100.0 * r.of_peak,
            r.shape
        ));
    }
    out
}
