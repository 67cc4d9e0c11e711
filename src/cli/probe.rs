//! `halfbyte probe`

use std::path::PathBuf;
use std::time::Instant;

use super::replay::failing_path;
use crate::device::{Device, identities, open_all};
use crate::probe::replay::case_of_part;
use crate::probe::report::{DeviceProbe, Report};
use crate::probe::{Hook, probe};
use crate::train::progress::say;
use crate::{Error, Result};

/// Find out by experiment what a device's arithmetic does.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit code 0: every part that has one right answer gives it on every device asked for. 1: anything else.\n\
                  `halfbyte compare` sets reports of several machines side by side."
)]
pub(super) struct Args {
    /// `all`, or a device as --device of train takes it
    #[arg(long, default_value = "all")]
    device: String,

    /// Write the report to this file (JSON)
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Write exact parts that are not as recorded to this folder, for `halfbyte replay`
    #[arg(long, value_name = "DIR")]
    failing: Option<PathBuf>,

    /// Flip one rounding of this part, path or function, to see that it is found
    #[arg(long, hide = true, value_name = "NAME")]
    flip: Option<String>,
}

pub(super) fn run(args: Args) -> Result<()> {
    let (devices, missing) = match args.device.as_str() {
        "all" => open_all(),
        name => (vec![Device::open(name)?], Vec::new()),
    };
    for why in missing {
        say(&format!("not probed: {why}"));
    }
    let hook = args.flip.as_deref().map_or(Hook::none(), Hook::flip);
    let mut probes = Vec::new();
    for (device, identity) in devices.iter().zip(identities(&devices)) {
        let start = Instant::now();
        say(&format!("{}: {}", device.name(), device.adapter()));
        let mut failing = Vec::new();
        let mut stage = |stage: &str| say(&format!("  probing: {stage}"));
        let found = probe(device, identity, &hook, &mut stage, &mut |f| {
            failing.push(f)
        })?;
        for f in failing {
            if let Some(dir) = &args.failing {
                let path = failing_path(dir, &found.identity.device, &f.part)?;
                case_of_part(found.identity.clone(), f)?.write(&path)?;
                say(&format!("  wrote {}", path.display()));
            }
        }
        summary(&found).iter().for_each(|l| say(l));
        say(&format!("  took {:.1} s", start.elapsed().as_secs_f64()));
        probes.push(found);
    }
    if probes.is_empty() {
        return Err(Error::Device {
            device: args.device,
            what: "there is nothing to probe; see `halfbyte devices`".into(),
        });
    }
    let wrong: Vec<String> = probes
        .iter()
        .flat_map(|p| {
            let unlike = p.exact.iter().filter(|e| e.hash != e.reference);
            unlike.map(|e| format!("{}: {}", p.identity.device, e.part))
        })
        .collect();
    if let Some(path) = &args.out {
        Report::new(probes)?.write(path)?;
        say(&format!("wrote {}", path.display()));
    }
    match wrong.len() {
        0 => Ok(()),
        n => Err(Error::Data(format!(
            "{n} parts do not give the recorded bits: {}",
            wrong.join("; ")
        ))),
    }
}

/// What was found, in lines.
fn summary(p: &DeviceProbe) -> Vec<String> {
    let right = p.exact.iter().filter(|e| e.hash == e.reference).count();
    let mut out = vec![format!(
        "  exact parts: {right} of {} as recorded",
        p.exact.len()
    )];
    for e in p.exact.iter().filter(|e| e.hash != e.reference) {
        let first = e.first.as_ref().map_or(String::new(), |d| {
            format!(
                "; first word {}, {}: {}, not {}",
                d.word, d.at, d.got, d.want
            )
        });
        out.push(format!(
            "    {}: {} of {} words differ{first}",
            e.part, e.differing, e.words
        ));
    }
    for a in &p.accumulation {
        out.push(format!("  {}", a.path));
        let models = match a.consistent_with.as_slice() {
            [] => format!(
                "no known model; nearest {}",
                a.closest.as_deref().unwrap_or("none")
            ),
            some => some.join("; or "),
        };
        out.push(format!("    {:<30} {models}", "consistent with"));
        for b in &a.behaviours {
            out.push(format!("    {:<30} {}", b.name, b.value));
        }
    }
    for a in &p.absent {
        out.push(format!("  {}: none, {}", a.path, a.why));
    }
    out.push("  arithmetic".into());
    for b in &p.arithmetic {
        out.push(format!("    {:<38} {}", b.name, b.value));
    }
    out.push("  functions, largest distance to the correctly rounded result".into());
    for f in &p.functions {
        out.push(format!(
            "    {:<22} {:>10} ulp; {}",
            f.function, f.max_ulp, f.worst
        ));
    }
    out
}
