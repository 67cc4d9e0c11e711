//! `halfbyte compare`

use std::path::PathBuf;
use std::process::ExitCode;

use crate::probe::compare::compare;
use crate::probe::parting::walk;
use crate::probe::report::Report;
use crate::probe::{parting_render, render};
use crate::train::dump::{self, DumpFile};
use crate::train::progress::say;
use crate::train::sealed::format_of;
use crate::{Error, Result};

/// The exit code that says that devices differ.
const DIFFERENT: u8 = 3;

/// Set probe reports, or dumps of a training step, side by side.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit code 0: all are equal to the bit in everything that was probed or dumped. 3: they are not. 1: an error."
)]
pub(super) struct Args {
    /// Reports of `halfbyte probe`, or dumps of `halfbyte train --dump-step`; the first device of the first one is what the
    /// others are compared with
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Also write report.md, report.html and their charts to this folder
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,

    /// The exit code alone
    #[arg(long, short)]
    quiet: bool,
}

pub(super) fn run(args: Args) -> Result<ExitCode> {
    let (lines, document, unequal, verdict) = match kind_of(&args.files)? {
        Sort::Reports => {
            let open = |path: &PathBuf| Ok((path.display().to_string(), Report::read(path)?));
            let c = compare(&args.files.iter().map(open).collect::<Result<Vec<_>>>()?)?;
            let verdict = match (c.unequal(), c.rows.len()) {
                (0, all) => format!("equal: all {all} items are the same to the bit"),
                (n, all) => format!("different: {n} of {all} items are not the same"),
            };
            let document = args
                .out
                .as_ref()
                .map(|_| render::document(&c))
                .transpose()?;
            (render::lines(&c), document, c.unequal(), verdict)
        }
        Sort::Dumps => {
            let open = |path: &PathBuf| Ok((path.display().to_string(), DumpFile::read(path)?));
            let p = walk(&args.files.iter().map(open).collect::<Result<Vec<_>>>()?)?;
            let verdict = match (p.unequal(), p.walks.len()) {
                (0, _) => format!("equal: all {} tensors are the same to the bit", p.tensors),
                (_, 1) => "different".into(),
                (n, all) => format!("different: {n} of {all} dumps are not the same as the first"),
            };
            let document = args
                .out
                .as_ref()
                .map(|_| parting_render::document(&p))
                .transpose()?;
            (parting_render::lines(&p), document, p.unequal(), verdict)
        }
    };
    if !args.quiet {
        lines.iter().for_each(|l| say(l));
        say(&format!("\n{verdict}"));
    }
    if let (Some(dir), Some(document)) = (&args.out, document) {
        document.write(dir)?;
        if !args.quiet {
            say(&format!("wrote {}", dir.join("report.html").display()));
        }
    }
    Ok(match unequal {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(DIFFERENT),
    })
}

/// What is compared.
enum Sort {
    Reports,
    Dumps,
}

/// Dumps where the first file is one; files of both sorts are refused.
fn kind_of(files: &[PathBuf]) -> Result<Sort> {
    let mut dumps = Vec::new();
    for path in files {
        dumps.push(format_of(path)?.as_deref() == Some(dump::FORMAT));
    }
    let at = |dump: bool| dumps.iter().position(|d| *d == dump);
    match (at(true), at(false)) {
        (Some(d), Some(r)) => {
            // A file that is neither says so itself.
            Report::read(&files[r])?;
            Err(Error::Config(format!(
                "{} is a dump of a training step and {} is a probe report; compare files of one sort",
                files[d].display(),
                files[r].display()
            )))
        }
        (Some(_), None) => Ok(Sort::Dumps),
        _ => Ok(Sort::Reports),
    }
}
