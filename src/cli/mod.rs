//! The commands of the `halfbyte` program, one file each.
//!
//! Exit codes: 0 done, 1 an error (one line that begins with `error:` on the standard error), 2 a command line that cannot
//! be understood, 3 reports, dumps or answers that differ
//! (`compare`, `replay`), 130 a second Ctrl-C.

mod bench;
mod compare;
mod conform;
mod devices;
mod eval;
mod explain;
mod model;
mod probe;
mod recipes;
mod replay;
mod sample;
mod study;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::Result;

/// Trains small transformers in FP4, on any machine.
#[derive(Debug, Parser)]
#[command(name = "halfbyte", version, after_help = EXAMPLES, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  halfbyte train --demo                            two minutes on the built-in corpus
  halfbyte train --data book.txt --recipe mxfp4    bytes of a file
  halfbyte train --resume                          go on with the newest run
  halfbyte eval                                    the held-out loss of the newest run
  halfbyte sample --prompt 'Once upon a time'
  halfbyte recipes nvfp4                           which format where, in three rows
  halfbyte study smoke                             two recipes over two seeds, with a report
  halfbyte devices                                 what this machine can use
  halfbyte conform answers.json                    quantisers against known answers
  halfbyte probe -o here.json                      what the arithmetic of each device does
  halfbyte bench --device cpu                      how fast it is, beside its peak
  halfbyte compare here.json there.json            where two machines part
  halfbyte replay failing/cpu-philox.json          what failed there, run again here
  halfbyte explain block --values 1,-2,3.5,6       FP4 step by step";

#[derive(Debug, Subcommand)]
enum Command {
    /// Train a model
    #[command(long_about = train::LONG)]
    Train(Box<train::Args>),
    /// Held-out loss, perplexity and bits per byte of a model
    Eval(eval::Args),
    /// Write text with a model
    Sample(sample::Args),
    /// List the recipes: which format each operand of each GEMM takes
    Recipes(recipes::Args),
    /// List backends, devices, and how each FP4 format is computed on them
    Devices(devices::Args),
    /// Compare the quantisers, bit for bit, with known answers
    Conform(conform::Args),
    /// Find out by experiment how each device rounds and adds
    Probe(probe::Args),
    /// Measure GEMMs, quantisers and training steps beside the device's peak
    Bench(bench::Args),
    /// Set probe reports, or dumps of a training step, side by side: what is the same to the bit, what is not
    Compare(compare::Args),
    /// Run again what failed elsewhere
    Replay(replay::Args),
    /// Compare recipes over paired seeds, and write a report
    #[command(long_about = study::LONG)]
    Study(Box<study::Args>),
    /// See how FP4 works: its values, a block of your own, the Hadamard transform
    Explain(explain::Args),
}

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Train(args) => train::run(*args),
        Command::Eval(args) => eval::run(args),
        Command::Sample(args) => sample::run(args),
        Command::Recipes(args) => recipes::run(args),
        Command::Devices(args) => devices::run(args),
        Command::Conform(args) => conform::run(args),
        Command::Probe(args) => probe::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Compare(args) => {
            return compare::run(args).unwrap_or_else(|e| finish(Err(e)));
        }
        Command::Replay(args) => {
            return replay::run(args).unwrap_or_else(|e| finish(Err(e)));
        }
        Command::Study(args) => study::run(*args),
        Command::Explain(args) => explain::run(args),
    };
    finish(result)
}

fn finish(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
