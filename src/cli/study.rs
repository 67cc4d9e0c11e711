//! `halfbyte study`

use std::path::{Path, PathBuf};

use toml::Table;

use super::train::{assign, stop_flag};
use crate::device::{Device, DeviceSpec, MmaChoice};
use crate::study::report::{Made, report};
use crate::study::runner::{self, Settings};
use crate::study::spec::BUILTIN;
use crate::study::{Analysis, Changes, PlannedRun, Study, analysis, profiles};
use crate::train::config::set;
use crate::train::durable;
use crate::train::progress::{say, thousands};
use crate::{Error, Result};

/// Compare recipes.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// A built-in study (see --list) or a TOML file
    #[arg(value_name = "NAME|FILE.toml", required_unless_present = "list")]
    study: Option<String>,
    /// List the built-in studies
    #[arg(long)]
    list: bool,
    /// Print the study as TOML, to begin one of your own
    #[arg(long)]
    show: bool,
    /// The study's small version: minutes instead of hours
    #[arg(long)]
    quick: bool,
    /// The study's folder [default: studies/<name>, or studies/<name>-quick]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// One device, or several with commas: each trains a run of its own
    #[arg(
        long,
        value_name = "DEVICES",
        value_delimiter = ',',
        default_value = "auto"
    )]
    device: Vec<String>,

    /// How FP4 operands are multiplied: as `halfbyte devices` says, or this way or not at all [default: auto]
    #[arg(long, value_enum, value_name = "PATH", help_heading = "Changes")]
    mma: Option<MmaChoice>,
    /// Optimizer steps of every run; warm-up and distance of evaluations scale with them
    #[arg(long, value_name = "N", help_heading = "Changes")]
    steps: Option<u64>,
    /// Seeds, with commas; three or more make useful intervals
    #[arg(
        long,
        value_name = "SEEDS",
        value_delimiter = ',',
        help_heading = "Changes"
    )]
    seeds: Option<Vec<u64>>,
    /// Only these arms, with commas; the baseline is always there
    #[arg(
        long,
        value_name = "ARMS",
        value_delimiter = ',',
        help_heading = "Changes"
    )]
    arms: Option<Vec<String>>,
    /// Plant outlier channels, for example 4x16: 4 channels with gain 16; or `none`
    #[arg(long, value_name = "KxFACTOR", help_heading = "Changes")]
    outliers: Option<String>,
    /// `builtin`, or where the text is
    #[arg(long, value_name = "PATH", help_heading = "Changes")]
    data: Option<String>,
    /// Set any field of the runs' configuration, for example model.layers=6
    #[arg(long = "set", value_name = "FIELD=VALUE", help_heading = "Changes")]
    set: Vec<String>,

    /// Only write the report of what is there
    #[arg(long, help_heading = "Runs")]
    report_only: bool,
    /// Remove runs that were made with another configuration, and run them again
    #[arg(long, help_heading = "Runs", conflicts_with = "report_only")]
    redo: bool,
    /// Keep the checkpoints of complete runs
    #[arg(long, help_heading = "Runs")]
    keep_checkpoints: bool,
}

pub(super) const LONG: &str = "\
Compare recipes on one model, one data order and the same seeds, and write report.md and report.html: loss curves, gaps
to the baseline with 95% confidence intervals over paired seeds, tokens to a target loss, what quantisation did to each
GEMM, time, and the papers' numbers beside the measured ones. Every arm and seed is a run in the study's folder. Ctrl-C
saves and stops; the same command goes on. An arm that diverges is recorded as such, and the study goes on.";

const EXAMPLES: &str = "\
Examples:
  halfbyte study --list
  halfbyte study smoke                                      one or two minutes: does it work here?
  halfbyte study paper-c --quick                            the ladder of GEMMs in MXFP4
  halfbyte study paper-b --device cuda:0,cuda:1 --seeds 0,1,2
  halfbyte study paper-a --arms a-rht,a-rht-sr --outliers none --data book.txt
  halfbyte study paper-c --show > mine.toml                 then edit it
  halfbyte study mine.toml --out studies/mine";

pub(super) fn run(args: Args) -> Result<()> {
    if args.list {
        return list();
    }
    let study = Study::open(args.study.as_deref().unwrap_or_default())?;
    if args.show {
        say(study.to_toml()?.trim_end());
        return Ok(());
    }
    let out = args.out.clone().unwrap_or_else(|| {
        let quick = if args.quick { "-quick" } else { "" };
        Path::new("studies").join(format!("{}{quick}", study.name))
    });
    let study = study.changed(&args.changes()?)?;
    let data = study.shared_config()?.data.open()?;
    let runs = study.plan(&data)?;
    introduce(&study, &runs, &out);
    let mut made = Made {
        command: command(std::env::args().skip(1)),
        data: data.description.clone(),
        floor: data.floor,
        adapters: Vec::new(),
        profiles: Vec::new(),
        config: runs[0].config.clone(),
    };
    drop(data);
    let complete = args.report_only || {
        made.adapters = args.devices()?;
        std::fs::create_dir_all(&out).map_err(Error::io(&out))?;
        let settings = Settings {
            out: out.clone(),
            devices: made.adapters.iter().map(|(name, _)| name.clone()).collect(),
            redo: args.redo,
            keep_checkpoints: args.keep_checkpoints,
        };
        let complete = runner::run(&runs, &settings, &runner::train, stop_flag()?)?;
        let text = format!("# {}\n\n{}", made.command, study.to_toml()?);
        durable::write_file(&out.join("study.toml"), text.as_bytes())?;
        complete
    };
    match complete {
        true => {
            let device = made.adapters.first().map(|(name, _)| name.as_str());
            made.profiles = profiles::profiles(&study, &runs, &out, device)?;
        }
        false => say("stopped; the same command goes on"),
    }
    write(&study, &made, &runs, &out)
}

fn list() -> Result<()> {
    for (name, _) in BUILTIN {
        let study = Study::open(name)?;
        say(&format!("{name:<8}  {}", study.title));
        let arms: Vec<&str> = study.arms.iter().map(|a| a.name.as_str()).collect();
        say(&format!("          {}", arms.join(", ")));
    }
    Ok(())
}

fn introduce(study: &Study, runs: &[PlannedRun], out: &Path) {
    let c = &runs[0].config;
    say(&format!("study    {}: {}", study.name, study.title));
    say(&format!(
        "plan     {} arms x {} seeds, {} steps each, {} tokens in all",
        study.arms.len(),
        study.seeds.len(),
        thousands(c.steps),
        thousands(runs.len() as u64 * c.steps * c.tokens_per_step())
    ));
    say(&format!("folder   {}", out.display()));
    c.notes()
        .iter()
        .for_each(|note| say(&format!("note     {note}")));
}

/// Reads the runs and writes the report.
fn write(study: &Study, made: &Made, runs: &[PlannedRun], out: &Path) -> Result<()> {
    let (data, missing) = analysis::read(runs, out)?;
    if data.is_empty() {
        say("no run is complete yet, so there is no report");
        return Ok(());
    }
    let tokens = made.config.steps * made.config.tokens_per_step();
    let analysis = Analysis::new(study, tokens, data, missing)?;
    let document = report(study, made, &analysis)?;
    document.write(out)?;
    say("");
    document
        .summary()
        .iter()
        .for_each(|line| say(&format!("  {line}")));
    say(&format!(
        "\nwrote {}: report.html, report.md and its charts",
        out.display()
    ));
    Ok(())
}

/// The command line as one would type it.
fn command(words: impl Iterator<Item = String>) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=.,:/+".contains(c);
    let quoted = |w: String| match !w.is_empty() && w.chars().all(plain) {
        true => w,
        false => format!("'{}'", w.replace('\'', "'\\''")),
    };
    let words: Vec<String> = std::iter::once("halfbyte".into())
        .chain(words.map(quoted))
        .collect();
    words.join(" ")
}

impl Args {
    fn changes(&self) -> Result<Changes> {
        let mut run = Table::new();
        for assignment in &self.set {
            assign(&mut run, assignment)?;
        }
        if let Some(data) = &self.data {
            set(&mut run, "data.source", data.clone());
        }
        if let Some(mma) = self.mma {
            set(&mut run, "mma", mma.word());
        }
        let plain = self.outliers.as_deref() == Some("none");
        if let Some(text) = self.outliers.as_deref().filter(|_| !plain) {
            let number =
                |(k, f): (&str, &str)| Some((k.parse::<u32>().ok()?, f.parse::<f64>().ok()?));
            let Some((channels, factor)) = text.split_once('x').and_then(number) else {
                return Err(Error::Config(format!(
                    "--outliers {text}: expected CHANNELSxFACTOR, for example 4x16, or none"
                )));
            };
            set(&mut run, "outliers.channels", channels);
            set(&mut run, "outliers.factor", factor);
        }
        Ok(Changes {
            plain,
            quick: self.quick,
            steps: self.steps,
            seeds: self.seeds.clone(),
            arms: self.arms.clone(),
            run,
        })
    }

    /// The devices, opened: their names and what their drivers call them.
    fn devices(&self) -> Result<Vec<(String, String)>> {
        for word in &self.device {
            word.parse::<DeviceSpec>()?;
        }
        let mut opened: Vec<(String, String)> = Vec::new();
        for word in &self.device {
            let (device, reason) = Device::open_with_reason(word)?;
            let (name, adapter) = (device.name().to_string(), device.adapter().to_string());
            if opened.iter().any(|(n, _)| *n == name) {
                return Err(Error::Config(format!(
                    "--device names {name} twice; two runs at once on one device would only wait for each other"
                )));
            }
            say(&format!("device   {name}: {adapter} ({reason})"));
            opened.push((name, adapter));
        }
        Ok(opened)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Cli, Command};
    use super::*;
    use clap::Parser;

    fn parse(words: &str) -> Args {
        let all = ["halfbyte", "study"]
            .into_iter()
            .chain(words.split_whitespace());
        match Cli::try_parse_from(all).unwrap().command {
            Command::Study(args) => *args,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_flag_reaches_its_field() {
        let args = parse(
            "paper-c --quick --device cpu,wgpu:0 --steps 20 --seeds 4,5 --arms c-f,c-fd --outliers 2x8 --data d.txt \
             --mma f32 --set model.layers=6 --out here",
        );
        assert_eq!(args.device, ["cpu", "wgpu:0"]);
        let changes = args.changes().unwrap();
        assert_eq!(
            (changes.quick, changes.steps, &changes.seeds),
            (true, Some(20), &Some(vec![4, 5]))
        );
        assert_eq!(changes.arms, Some(vec!["c-f".into(), "c-fd".into()]));
        let study = Study::open("paper-c").unwrap().changed(&changes).unwrap();
        let c = study.shared_config().unwrap();
        let planted = c.outliers.unwrap();
        assert_eq!((planted.channels, planted.factor), (2, 8.0));
        assert_eq!(c.mma, MmaChoice::F32);
        assert_eq!(
            (c.model.layers, c.data.source.to_string(), c.steps),
            (6, "d.txt".into(), 20)
        );
        assert_eq!(study.arms.len(), 3, "the baseline is always there");
    }

    #[test]
    fn outliers_can_be_turned_off() {
        let none = parse("paper-c --outliers none").changes().unwrap();
        let study = Study::open("paper-c").unwrap().changed(&none).unwrap();
        assert_eq!(study.shared_config().unwrap().outliers, None);
        let e = parse("paper-c --outliers many")
            .changes()
            .unwrap_err()
            .to_string();
        assert!(e.contains("4x16"), "{e}");
    }

    #[test]
    fn mistakes_are_explained() {
        assert!(Cli::try_parse_from(["halfbyte", "study"]).is_err());
        list().unwrap();
        let e = run(parse("paper-x")).unwrap_err().to_string();
        assert!(e.contains("did you mean `paper-"), "{e}");
        let e = run(parse("paper-a --arms a-plan")).unwrap_err().to_string();
        assert!(e.contains("did you mean `a-plain`?"), "{e}");
        let e = parse("smoke --device cpu,gpu")
            .devices()
            .unwrap_err()
            .to_string();
        assert!(e.contains("unknown device"), "{e}");
    }

    #[test]
    fn the_command_can_be_typed_again() {
        let words = ["study", "my file.toml", "--set", "data.source=it's"];
        let text = command(words.iter().map(|w| w.to_string()));
        assert_eq!(
            text,
            "halfbyte study 'my file.toml' --set 'data.source=it'\\''s'"
        );
    }
}
