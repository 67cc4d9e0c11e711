//! `halfbyte explain`: the formats for learners. Every number shown is computed by the library.

mod block;
mod e2m1;
mod hadamard;
mod picture;

use std::path::PathBuf;

use crate::Result;
use crate::train::progress::say;
use picture::Picture;

/// See how FP4 works.
#[derive(Debug, clap::Args)]
#[command(arg_required_else_help = true)]
pub(super) struct Args {
    #[command(subcommand)]
    topic: Topic,
}

#[derive(Debug, clap::Subcommand)]
enum Topic {
    /// The sixteen values of FP4 on a number line, and where ties go
    E2m1 {
        /// Also draw it to this SVG file
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
    /// Quantise your own values step by step: amax, scale, codes, errors
    #[command(after_help = "Example: halfbyte explain block --values 0.1,-2,3.5,6 --format nvfp4")]
    Block {
        /// Values separated by commas; NaN and inf are allowed
        #[arg(
            long,
            value_delimiter = ',',
            allow_hyphen_values = true,
            required = true
        )]
        values: Vec<f32>,
        /// Such as mxfp4, mxfp4-rceil, nvfp4, nvfp4-4/6, ue5m3, mxfp8-e4m3; -sr rounds stochastically
        #[arg(long, default_value = "mxfp4")]
        format: String,
        /// Seed of stochastic rounding
        #[arg(long, default_value_t = 0)]
        seed: u32,
        /// Also draw it to this SVG file
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
    /// What a Hadamard transform makes of an outlier, before and after FP4
    Hadamard {
        /// Group size: 16, 32, 64, 128 or 256
        #[arg(long, default_value_t = 32)]
        size: usize,
        /// The outlier among values of standard deviation 1
        #[arg(long, default_value_t = 40.0, allow_hyphen_values = true)]
        outlier: f32,
        /// Use the fixed signs of TransformerEngine instead of none
        #[arg(long)]
        signed: bool,
        /// Also draw it to this SVG file
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
}

pub(super) fn run(args: Args) -> Result<()> {
    let (lines, picture, svg): (Vec<String>, Picture, Option<PathBuf>) = match args.topic {
        Topic::E2m1 { svg } => {
            let (lines, picture) = e2m1::explain();
            (lines, picture, svg)
        }
        Topic::Block {
            values,
            format,
            seed,
            svg,
        } => {
            let (lines, picture) = block::explain(&values, &format, seed)?;
            (lines, picture, svg)
        }
        Topic::Hadamard {
            size,
            outlier,
            signed,
            svg,
        } => {
            let (lines, picture) = hadamard::explain(size, outlier, signed)?;
            (lines, picture, svg)
        }
    };
    lines.iter().for_each(|line| say(line));
    if let Some(path) = svg {
        picture.save(&path)?;
        say(&format!("\nwrote {}", path.display()));
    }
    Ok(())
}
