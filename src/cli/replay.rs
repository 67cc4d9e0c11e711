//! `halfbyte replay`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::device::{Device, open_all};
use crate::layers::replay::Matrix;
use crate::probe::replay::{first_mismatch, run as run_again, run_host};
use crate::train::case::{Case, CaseFile, Subject};
use crate::train::progress::say;
use crate::{Error, Result};

/// The exit code that says that a device's answer differs.
const DIFFERENT: u8 = 3;

/// Run again what failed elsewhere.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit code 0: every device asked for gives the right answer, or where none is known, that of the device it \
                  failed on. 3: one does not. 1: an error.\n\
                  Files are written by `probe --failing DIR`, `conform --failing DIR`, and by `train` when it meets a value \
                  that is not finite."
)]
pub(super) struct Args {
    /// What failed
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// `all`, `host` (the reference alone), or a device as --device of train takes it
    #[arg(long, default_value = "all")]
    device: String,
}

pub(super) fn run(args: Args) -> Result<ExitCode> {
    let case = CaseFile::read(&args.file)?.case;
    let (devices, missing) = match args.device.as_str() {
        "all" => open_all(),
        "host" => (Vec::new(), Vec::new()),
        name => (vec![Device::open(name)?], Vec::new()),
    };
    introduce(&case);
    for why in missing {
        say(&format!("not run: {why}"));
    }
    let mut answers = Vec::new();
    if matches!(args.device.as_str(), "all" | "host") {
        let host = run_host(&case)?;
        answers.extend(host.map(|a| ("host".to_string(), a)));
    }
    for device in &devices {
        let answer = run_again(device, &case)?;
        answers.push((device.name().to_string(), answer));
    }
    if answers.is_empty() {
        return Err(Error::Config(
            "a kernel of the training step has no host reference to be run alone: name a device"
                .into(),
        ));
    }
    let mut unequal = 0;
    for (name, answer) in &answers {
        unequal += usize::from(!judge(&case, name, answer)?);
    }
    Ok(match unequal {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(DIFFERENT),
    })
}

fn introduce(case: &Case) {
    say(&format!("{}: {}", case.name, case.why));
    let d = &case.device;
    let driver = d.driver.as_deref().unwrap_or("driver unknown");
    say(&format!(
        "  failed on {}: {}; {driver}; {}",
        d.device, d.adapter, d.compiler
    ));
    if let Subject::Kernel { kernel, inputs, .. } = &case.subject {
        say(&format!("  {kernel:?}"));
        for m in inputs {
            say(&format!("  reads {} ({}, {})", m.name, m.rows, m.cols));
        }
    }
}

/// Says how an answer stands; whether it is as it should be.
fn judge(case: &Case, name: &str, answer: &[Matrix]) -> Result<bool> {
    let there = &case.device.device;
    let as_there = first_mismatch(case, answer, &case.got)?;
    if case.want.is_empty() {
        say(&match &as_there {
            None => format!("{name}: equal to what {there} gave"),
            Some(first) => format!("{name}: not what {there} gave: {first}"),
        });
        return Ok(as_there.is_none());
    }
    let right = first_mismatch(case, answer, &case.want)?;
    say(&match (&right, &as_there) {
        (None, _) => format!("{name}: equal to the right answer"),
        (Some(first), None) => {
            format!("{name}: wrong as on {there}: {first}")
        }
        (Some(first), Some(_)) => format!("{name}: wrong, otherwise than on {there}: {first}"),
    });
    Ok(right.is_none())
}

/// A file of its own for something that failed, in a folder that is made.
pub(super) fn failing_path(dir: &Path, device: &str, name: &str) -> Result<PathBuf> {
    std::fs::create_dir_all(dir).map_err(Error::io(dir))?;
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = format!("{device}-{name}").chars().map(plain).collect();
    Ok(dir.join(format!("{name}.json")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_after_what_failed() {
        let dir = tempfile::tempdir().unwrap();
        let path = failing_path(&dir.path().join("a"), "wgpu:0", "philox, 4/6").unwrap();
        assert!(path.ends_with("a/wgpu-0-philox--4-6.json"));
        assert!(dir.path().join("a").is_dir());
    }
}
