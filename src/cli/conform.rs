//! `halfbyte conform`

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::replay::failing_path;
use crate::device::{Device, identities, open_all};
use crate::formats::golden::{GoldenFile, Outcome, Report, check, check_host};
use crate::probe::replay::case_of_golden;
use crate::quantize::golden::answer;
use crate::train::progress::say;
use crate::{Error, Result};

/// Compare the quantisers with known answers.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit code 0: every case of every file matches on every device asked for. 1: anything else."
)]
pub(super) struct Args {
    /// Golden files: JSON with hex f32 inputs, expected codes, scales and amax, scalar tables, Hadamard transforms
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// `all`, `host` (the reference alone), or a device as --device of train takes it
    #[arg(long, default_value = "all")]
    device: String,

    /// Write cases that fail to this folder, for `halfbyte replay`
    #[arg(long, value_name = "DIR")]
    failing: Option<PathBuf>,

    /// Print mismatches and totals only
    #[arg(long, short)]
    quiet: bool,
}

pub(super) fn run(args: Args) -> Result<()> {
    let (devices, missing) = match args.device.as_str() {
        "all" => open_all(),
        "host" => (Vec::new(), Vec::new()),
        name => (vec![Device::open(name)?], Vec::new()),
    };
    for why in missing {
        say(&format!("not tested: {why}"));
    }
    let (mut failed, mut judged, mut notes) = (0, 0, 0);
    let mut refused = Vec::new();
    for path in &args.files {
        let file = match GoldenFile::read(path) {
            Ok(file) => file,
            Err(e) => {
                say(&format!("{}: REFUSED, not judged", path.display()));
                refused.push(e);
                continue;
            }
        };
        say(&format!("{} (made by {})", path.display(), file.peer));
        notes += file.notes.len();
        for note in &file.notes {
            say(&format!("  note: {note}"));
        }
        let mut tell = |name: &str, report: Report, by_host: usize| {
            judged += report.cases.len();
            failed += print(name, &report, by_host, args.quiet);
            // A file without cases proves nothing.
            failed += usize::from(report.cases.is_empty());
        };
        tell("host", check_host(&file), 0);
        for device in &devices {
            let mut by_host = 0;
            let mut outcomes = HashMap::new();
            let report = check(&file, &mut |case| {
                let answer = answer(device, case)?;
                by_host += answer.by_host;
                outcomes.insert(case.name().to_string(), answer.outcome.clone());
                Ok(answer.outcome)
            });
            if let Some(dir) = &args.failing {
                keep_failing(dir, device, path, &report, &outcomes)?;
            }
            tell(&device.name().to_string(), report, by_host);
        }
    }
    let mut wrong: Vec<String> = refused.iter().map(Error::to_string).collect();
    if failed > 0 {
        wrong.push(format!(
            "{failed} of {judged} judgements failed: the implementation and the files differ"
        ));
    }
    if wrong.is_empty() {
        let aside = match notes {
            0 => String::new(),
            n => format!("; {n} notes above say what was not judged"),
        };
        say(&format!("all {judged} judgements passed{aside}"));
        return Ok(());
    }
    Err(match (refused.len(), failed) {
        (1, 0) => refused.remove(0),
        _ => Error::Data(wrong.join("\n       ")),
    })
}

/// Writes each case that failed with an answer.
fn keep_failing(
    dir: &Path,
    device: &Device,
    path: &Path,
    report: &Report,
    outcomes: &HashMap<String, Outcome>,
) -> Result<()> {
    let failed = report.cases.iter().filter(|(_, v)| !v.passed());
    for (name, verdict) in failed {
        let Some(outcome) = outcomes.get(name) else {
            continue;
        };
        let bytes = std::fs::read(path).map_err(Error::io(path))?;
        let identity = identities(std::slice::from_ref(device)).remove(0);
        let to = failing_path(dir, &identity.device, name)?;
        let why = format!("{}: {verdict}", path.display());
        case_of_golden(identity, (path, &bytes), name, outcome, why)?.write(&to)?;
        say(&format!("  wrote {}", to.display()));
    }
    Ok(())
}

/// Prints a report; the number of cases that failed.
fn print(name: &str, report: &Report, by_host: usize, quiet: bool) -> usize {
    for (case, verdict) in &report.cases {
        if !quiet || !verdict.passed() {
            say(&format!("  {name:<8} {case}: {verdict}"));
        }
    }
    let failed = report.cases.iter().filter(|(_, v)| !v.passed()).count();
    let passed = report.cases.len() - failed;
    let aside = match by_host {
        0 => String::new(),
        n => format!(" ({n} scalar samples that no block can hold were encoded by the host)"),
    };
    say(&format!(
        "  {name:<8} {passed} of {} cases passed{aside}",
        report.cases.len()
    ));
    failed
}
