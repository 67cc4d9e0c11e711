//! `halfbyte probe`

use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use super::replay::failing_path;
use crate::device::{Device, Identity, identities, open_all};
use crate::probe::exact::Failing;
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
    let identities = identities(&devices);
    let hook = &hook;
    // Side by side: a device's compiler, which most of the time goes to, uses one core.
    let found: Vec<Result<Found>> = thread::scope(|scope| {
        let begun = devices.iter().zip(identities);
        let begun = begun.map(|(d, identity)| scope.spawn(move || probe_one(d, identity, hook)));
        let begun: Vec<_> = begun.collect();
        let ended = begun.into_iter().zip(&devices);
        ended
            .map(|(thread, d)| {
                let lost = |_| Error::Device {
                    device: d.name().to_string(),
                    what: "the probe stopped without a message".into(),
                };
                thread.join().map_err(lost)?
            })
            .collect()
    });
    let mut probes = Vec::new();
    for found in found {
        let (found, failing, seconds) = found?;
        let name = &found.identity.device;
        say(&format!("{name}: {}", found.identity.adapter));
        summary(&found).iter().for_each(|l| say(l));
        say(&format!("  took {seconds:.1} s"));
        for f in failing {
            if let Some(dir) = &args.failing {
                let path = failing_path(dir, name, &f.part)?;
                case_of_part(found.identity.clone(), f)?.write(&path)?;
                say(&format!("  wrote {}", path.display()));
            }
        }
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

/// A device's answers, those that are not as recorded, and the seconds it took.
type Found = (DeviceProbe, Vec<Failing>, f64);

fn probe_one(device: &Device, identity: Identity, hook: &Hook) -> Result<Found> {
    let start = Instant::now();
    let mut failing = Vec::new();
    let mut stage = |stage: &str| say(&format!("{}: probing {stage}", device.name()));
    let found = probe(device, identity, hook, &mut stage, &mut |f| failing.push(f))?;
    Ok((found, failing, start.elapsed().as_secs_f64()))
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
