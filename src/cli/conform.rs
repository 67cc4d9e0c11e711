//! `halfbyte conform`

use std::path::PathBuf;

use crate::device::{Device, open_all};
use crate::formats::golden::{GoldenFile, Report, check, check_host};
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
    let (mut failed, mut judged) = (0, 0);
    for path in &args.files {
        let file = GoldenFile::read(path)?;
        say(&format!("{} (made by {})", path.display(), file.peer));
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
            let report = check(&file, &mut |case| {
                let answer = answer(device, case)?;
                by_host += answer.by_host;
                Ok(answer.outcome)
            });
            tell(&device.name().to_string(), report, by_host);
        }
    }
    if failed > 0 {
        return Err(Error::Data(format!(
            "{failed} of {judged} judgements failed: the implementation and the files differ"
        )));
    }
    say(&format!("all {judged} judgements passed"));
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
