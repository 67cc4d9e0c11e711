//! `halfbyte compare`

use std::path::PathBuf;
use std::process::ExitCode;

use crate::Result;
use crate::probe::compare::compare;
use crate::probe::render::{document, lines};
use crate::probe::report::Report;
use crate::train::progress::say;

/// The exit code that says that devices differ.
const DIFFERENT: u8 = 3;

/// Set probe reports side by side.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit code 0: all devices are equal to the bit in everything that was probed. 3: they are not. 1: an error."
)]
pub(super) struct Args {
    /// Reports of `halfbyte probe`; the first device of the first one is what the others are compared with
    #[arg(required = true, value_name = "REPORT")]
    reports: Vec<PathBuf>,

    /// Also write report.md, report.html and their charts to this folder
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,

    /// The exit code alone
    #[arg(long, short)]
    quiet: bool,
}

pub(super) fn run(args: Args) -> Result<ExitCode> {
    let open = |path: &PathBuf| Ok((path.display().to_string(), Report::read(path)?));
    let reports = args.reports.iter().map(open).collect::<Result<Vec<_>>>()?;
    let comparison = compare(&reports)?;
    let unequal = comparison.unequal();
    if !args.quiet {
        lines(&comparison).iter().for_each(|l| say(l));
        say(&match unequal {
            0 => format!(
                "\nequal: all {} items are the same to the bit",
                comparison.rows.len()
            ),
            n => format!(
                "\ndifferent: {n} of {} items are not the same",
                comparison.rows.len()
            ),
        });
    }
    if let Some(dir) = &args.out {
        document(&comparison)?.write(dir)?;
        if !args.quiet {
            say(&format!("wrote {}", dir.join("report.html").display()));
        }
    }
    Ok(match unequal {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(DIFFERENT),
    })
}
