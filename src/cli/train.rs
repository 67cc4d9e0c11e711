//! `halfbyte train`

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use toml::Table;

use crate::device::MmaChoice;
use crate::train::config::{RunConfig, set};
use crate::train::progress::say;
use crate::train::run_folder;
use crate::train::schedule::ScheduleKind;
use crate::{Error, Result};

/// Train a model.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The formats of every GEMM: a name from `halfbyte recipes`, or a TOML file [default: mxfp4]
    #[arg(long, value_name = "NAME")]
    recipe: Option<String>,
    /// auto, cpu, wgpu[:N], cuda[:N] or hip[:N]; see `halfbyte devices` [default: auto]
    #[arg(long, value_name = "DEVICE")]
    device: Option<String>,
    /// The same bits on every device, at some cost: a fixed order of sums, no fused multiply-add, functions of exact steps
    #[arg(long)]
    strict: bool,
    /// How FP4 operands are multiplied: as `halfbyte devices` says, or this way or not at all [default: auto]
    #[arg(long, value_enum, value_name = "PATH")]
    mma: Option<MmaChoice>,
    /// Two minutes on the built-in corpus with the mxfp4 recipe; other flags change it
    #[arg(long, conflicts_with = "resume")]
    demo: bool,

    /// `builtin`, or a text file, a folder of them, a .bin shard or a folder of shards [default: builtin]
    #[arg(long, value_name = "PATH", help_heading = "Data")]
    data: Option<String>,
    /// A Hugging Face tokenizer.json; without one, text is bytes
    #[arg(long, value_name = "FILE", help_heading = "Data")]
    tokenizer: Option<PathBuf>,

    /// Optimizer steps [default: 400]
    #[arg(long, value_name = "N", help_heading = "Schedule")]
    steps: Option<u64>,
    /// Choose the steps so that the run takes about M minutes here
    #[arg(long, value_name = "M", conflicts_with_all = ["steps", "resume"], help_heading = "Schedule")]
    fit_minutes: Option<f64>,
    /// Sequences per micro-batch [default: 8]
    #[arg(long, value_name = "B", help_heading = "Schedule")]
    batch: Option<usize>,
    /// Tokens per sequence [default: 256]
    #[arg(long, value_name = "T", help_heading = "Schedule")]
    context: Option<usize>,
    /// Micro-batches per optimizer step [default: 1]
    #[arg(long, value_name = "N", help_heading = "Schedule")]
    accumulate: Option<usize>,
    /// Peak learning rate [default: 1e-3]
    #[arg(long, value_name = "LR", help_heading = "Schedule")]
    lr: Option<f64>,
    /// Learning rate at the end [default: a tenth of the peak]
    #[arg(long, value_name = "LR", help_heading = "Schedule")]
    min_lr: Option<f64>,
    /// What follows the warm-up [default: cosine]
    #[arg(long, value_enum, value_name = "KIND", help_heading = "Schedule")]
    schedule: Option<ScheduleKind>,
    /// Steps of linear warm-up [default: 100]
    #[arg(long, value_name = "N", help_heading = "Schedule")]
    warmup: Option<u64>,
    /// Seed of initialisation, data and rounding
    #[arg(long, value_name = "N", help_heading = "Seeds")]
    seed: Option<u64>,
    /// Seed of the initialisation alone
    #[arg(long, value_name = "N", help_heading = "Seeds")]
    seed_init: Option<u64>,
    /// Seed of the data alone
    #[arg(long, value_name = "N", help_heading = "Seeds")]
    seed_data: Option<u64>,
    /// Seed of stochastic rounding alone
    #[arg(long, value_name = "N", help_heading = "Seeds")]
    seed_rounding: Option<u64>,

    /// The run's folder, new or empty [default: runs/<time>-<recipe>]
    #[arg(long, value_name = "DIR", help_heading = "Folders")]
    out: Option<PathBuf>,
    /// Continue a run (or one of its checkpoints); without DIR that of --out, else the newest in runs/
    #[arg(long, value_name = "DIR", help_heading = "Folders")]
    resume: Option<Option<PathBuf>>,
    /// Start from the weights of a Hugging Face folder (Llama or GPT-2), a run or a checkpoint
    #[arg(
        long,
        value_name = "DIR",
        conflicts_with = "resume",
        help_heading = "Folders"
    )]
    init: Option<PathBuf>,
    /// A TOML file with any of the fields that a run's config.toml has; flags win
    #[arg(long, value_name = "FILE", help_heading = "Folders")]
    config: Option<PathBuf>,
    /// Set any field of the configuration, for example model.layers=6 or data.held_out=0.1
    #[arg(long = "set", value_name = "FIELD=VALUE", help_heading = "Folders")]
    set: Vec<String>,

    /// Steps between evaluations of the held-out loss; 0: only at the end [default: 100]
    #[arg(long, value_name = "N", help_heading = "Reports")]
    eval_every: Option<u64>,
    /// Steps between records in metrics.jsonl; a loss that is not finite stops the run there at the latest [default: 1]
    #[arg(long, value_name = "N", help_heading = "Reports")]
    log_every: Option<u64>,
    /// Steps between checkpoints; 0: only at the end [default: 100]
    #[arg(long, value_name = "N", help_heading = "Reports")]
    checkpoint_every: Option<u64>,
    /// Steps between looks at what quantisation does to operands and gradients; 0: never [default: 0]
    #[arg(long, value_name = "N", help_heading = "Reports")]
    numerics_every: Option<u64>,
    /// Checkpoints kept [default: 2]
    #[arg(long, value_name = "N", help_heading = "Reports")]
    keep: Option<usize>,
    /// Length of the text sample at the end; 0: none [default: 160]
    #[arg(long, value_name = "N", help_heading = "Reports")]
    sample_tokens: Option<usize>,
    /// First time every kernel of N steps, on a copy: profile.txt, profile.json and trace.json (for chrome://tracing or
    /// Perfetto) in the run's folder
    #[arg(
        long,
        value_name = "N",
        num_args = 0..=1,
        default_missing_value = "3",
        value_parser = clap::value_parser!(u64).range(1..=1000),
        help_heading = "Reports"
    )]
    profile: Option<u64>,
    /// Write every tensor of these steps (hashes and statistics) to dump-<step>.json in the run's folder, for `halfbyte
    /// compare` to find where two machines part
    #[arg(
        long,
        value_name = "STEP",
        value_delimiter = ',',
        help_heading = "Reports"
    )]
    dump_step: Vec<u64>,
    /// Flip one rounding of this tensor of the dumped steps, to see that it is found
    #[arg(long, value_name = "NAME", hide = true, requires = "dump_step")]
    flip: Option<String>,
    /// Save and stop after this step, as Ctrl-C does; --resume goes on
    #[arg(long, value_name = "STEP", help_heading = "Reports")]
    stop_after: Option<u64>,
}

pub(super) const LONG: &str = "\
Train a Llama- or GPT-2-style model. Without flags: the built-in corpus, the mxfp4 recipe, the demo model (3.5 million
parameters over bytes). Everything is written to a folder of its own: config.toml, metrics.jsonl, loss.svg, and
checkpoints that Hugging Face transformers loads. Ctrl-C (or SIGTERM, or closing the terminal) saves and stops;
--resume continues to the bit.";

const EXAMPLES: &str = "\
Examples:
  halfbyte train --demo
  halfbyte train --data book.txt --steps 1000 --recipe f32 --out runs/book
  halfbyte train --data texts/ --tokenizer tokenizer.json --context 512 --set model.layers=6
  halfbyte train --init llama-folder/ --data book.txt --lr 1e-4
  halfbyte train --set model.architecture=gpt2 --recipe f32
  halfbyte train --resume runs/book --steps 2000
  halfbyte train --config runs/book/config.toml --seed 1";

pub(super) fn run(args: Args) -> Result<()> {
    let resume = args.resume_path()?;
    let config = args.config(resume.as_deref())?;
    crate::train::run::train(&config, resume, args.out, stop_flag()?)?;
    Ok(())
}

impl Args {
    /// The run to continue, if any.
    fn resume_path(&self) -> Result<Option<PathBuf>> {
        let path = match (&self.resume, &self.out) {
            (None, _) => return Ok(None),
            (Some(Some(path)), _) => path,
            (Some(None), Some(out)) => return Ok(Some(out.clone())),
            (Some(None), None) => {
                return Ok(Some(run_folder::newest(Path::new(run_folder::RUNS))?));
            }
        };
        if self
            .out
            .as_ref()
            .is_some_and(|out| *out != run_folder::locate(path).0)
        {
            return Err(Error::Config(format!(
                "--resume {} continues in its own folder; drop --out, or start a new run with --init",
                path.display()
            )));
        }
        Ok(Some(path.clone()))
    }

    /// Defaults, the demo's, the resumed run's, the file's, the flags'.
    fn config(&self, resume: Option<&Path>) -> Result<RunConfig> {
        let mut layers = Vec::new();
        if self.demo {
            layers.push(demo());
        }
        if let Some(path) = resume {
            let (run, _) = run_folder::locate(path);
            let file = run_folder::config_path(&run);
            if !file.exists() {
                return Err(Error::Config(format!(
                    "{} is not the folder of a run: it has no config.toml",
                    run.display()
                )));
            }
            layers.push(RunConfig::read_layer(&file)?);
        }
        if let Some(file) = &self.config {
            layers.push(RunConfig::read_layer(file)?);
        }
        let mut flags = self.flags()?;
        if self.steps.is_some() {
            layers
                .iter_mut()
                .for_each(|layer| drop(layer.remove("fit_minutes")));
        }
        for assignment in &self.set {
            assign(&mut flags, assignment)?;
        }
        layers.push(flags);
        let mut config = RunConfig::from_layers(&layers)?;
        config.stop_after = self.stop_after;
        config.dump_steps = self.dump_step.clone();
        config.flip = self.flip.clone();
        config.profile = self.profile;
        Ok(config)
    }

    fn flags(&self) -> Result<Table> {
        let mut t = Table::new();
        let text = |p: &PathBuf| p.to_string_lossy().into_owned();
        for (name, value) in [
            ("recipe", &self.recipe),
            ("device", &self.device),
            ("data.source", &self.data),
        ] {
            if let Some(v) = value {
                set(&mut t, name, v.clone());
            }
        }
        for (name, value) in [("init", &self.init), ("data.tokenizer", &self.tokenizer)] {
            if let Some(v) = value {
                set(&mut t, name, text(v));
            }
        }
        let count = |n: Option<usize>| n.map(|n| n as u64);
        let numbers = [
            ("steps", self.steps),
            ("batch", count(self.batch)),
            ("context", count(self.context)),
            ("accumulate", count(self.accumulate)),
            ("optimizer.warmup", self.warmup),
            ("eval_every", self.eval_every),
            ("log_every", self.log_every),
            ("checkpoint_every", self.checkpoint_every),
            ("numerics_every", self.numerics_every),
            ("keep", count(self.keep)),
            ("sample_tokens", count(self.sample_tokens)),
        ];
        for (name, value) in numbers {
            if let Some(v) = value {
                let v = i64::try_from(v)
                    .map_err(|_| Error::Config(format!("{name} is {v}; it must be below 2^32")))?;
                set(&mut t, name, v);
            }
        }
        if self.strict {
            set(&mut t, "strict", true);
        }
        for name in ["init", "data", "rounding"] {
            let own = match name {
                "init" => self.seed_init,
                "data" => self.seed_data,
                _ => self.seed_rounding,
            };
            if let Some(seed) = own.or(self.seed) {
                set(&mut t, &format!("seeds.{name}"), seed.to_string());
            }
        }
        for (name, value) in [
            ("optimizer.lr", self.lr),
            ("optimizer.min_lr", self.min_lr),
            ("fit_minutes", self.fit_minutes),
        ] {
            if let Some(v) = value {
                set(&mut t, name, v);
            }
        }
        if let Some(mma) = self.mma {
            set(&mut t, "mma", mma.word());
        }
        if let Some(kind) = self.schedule {
            set(
                &mut t,
                "optimizer.schedule",
                format!("{kind:?}").to_lowercase(),
            );
        }
        Ok(t)
    }
}

/// What `--demo` means.
fn demo() -> Table {
    toml::toml! {
        recipe = "mxfp4"
        fit_minutes = 2.0
        [data]
        source = "builtin"
    }
}

/// `field=value`; a value that is not TOML is text.
pub(super) fn assign(layer: &mut Table, assignment: &str) -> Result<()> {
    let Some((field, value)) = assignment.split_once('=') else {
        return Err(Error::Config(format!(
            "--set {assignment}: expected FIELD=VALUE, for example model.layers=6"
        )));
    };
    let parsed = format!("v = {value}")
        .parse::<Table>()
        .ok()
        .and_then(|mut t| t.remove("v"));
    set(layer, field.trim(), parsed.unwrap_or_else(|| value.into()));
    Ok(())
}

/// A flag that the first Ctrl-C, SIGTERM or SIGHUP raises; the second ends the process.
pub(super) fn stop_flag() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        say("\nstopping after this step; the run is saved. Ctrl-C again stops at once, without saving");
    })
    .map_err(|e| Error::Config(format!("Ctrl-C cannot be handled: {e}")))?;
    Ok(&STOP)
}

#[cfg(test)]
mod tests {
    use super::super::{Cli, Command};
    use super::*;
    use crate::data::Source;
    use crate::train::config::Seeds;
    use clap::Parser;

    fn parse(words: &str) -> Args {
        let all = ["halfbyte", "train"]
            .into_iter()
            .chain(words.split_whitespace());
        match Cli::try_parse_from(all).unwrap().command {
            Command::Train(args) => *args,
            other => panic!("{other:?}"),
        }
    }

    fn config(words: &str) -> RunConfig {
        parse(words).config(None).unwrap()
    }

    #[test]
    fn every_flag_reaches_its_field() {
        let c = config(
            "--recipe f32 --device cpu --mma emulated --data d.txt --tokenizer t.json --steps 7 --batch 2 --context 32 --accumulate 3 \
             --lr 0.5 --min-lr 0.25 --schedule wsd --warmup 2 --seed 9 --seed-data 18446744073709551615 --init m \
             --eval-every 4 --log-every 5 --checkpoint-every 6 --keep 1 --sample-tokens 0 --stop-after 3 \
             --set model.layers=6 --set optimizer.beta2=0.99 --set data.held_out=0.1",
        );
        assert_eq!(
            (
                c.recipe.as_str(),
                c.device.as_str(),
                c.steps,
                c.batch,
                c.context,
                c.accumulate
            ),
            ("f32", "cpu", 7, 2, 32, 3)
        );
        assert_eq!(c.mma, MmaChoice::Emulated);
        assert_eq!(c.data.source, Source::Path("d.txt".into()));
        assert_eq!(
            (c.data.tokenizer, c.data.held_out),
            (Some("t.json".into()), 0.1)
        );
        let o = c.optimizer;
        assert_eq!(
            (o.lr, o.min_lr, o.schedule, o.warmup, o.beta2),
            (0.5, Some(0.25), ScheduleKind::Wsd, 2, 0.99)
        );
        assert_eq!(
            c.seeds,
            Seeds {
                init: 9,
                data: u64::MAX,
                rounding: 9
            }
        );
        assert_eq!(
            (c.init, c.eval_every, c.log_every, c.checkpoint_every),
            (Some("m".into()), 4, 5, 6)
        );
        assert_eq!(
            (c.keep, c.sample_tokens, c.stop_after, c.model.layers),
            (1, 0, Some(3), 6)
        );
    }

    #[test]
    fn the_demo_can_be_changed() {
        let c = config("--demo");
        assert_eq!(
            (c.recipe.as_str(), c.fit_minutes, c.data.source),
            ("mxfp4", Some(2.0), Source::Builtin)
        );
        let c = config("--demo --steps 5 --recipe f32");
        assert_eq!(
            (c.recipe.as_str(), c.fit_minutes, c.steps),
            ("f32", None, 5)
        );
        assert_eq!(config("--demo --fit-minutes 1").fit_minutes, Some(1.0));
    }

    #[test]
    fn files_under_flags_and_resumed_runs_under_files() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(
            dir.path().join("config.toml"),
            "steps = 100\nbatch = 4\nrecipe = 'f32'\n",
        )
        .unwrap();
        let file = dir.path().join("more.toml");
        std::fs::write(&file, "steps = 200\nbatch = 5\n").unwrap();
        let words = format!(
            "--resume {} --config {} --batch 6",
            dir.path().display(),
            file.display()
        );
        let args = parse(&words);
        let resume = args.resume_path().unwrap();
        assert_eq!(resume.as_deref(), Some(dir.path()));
        let c = args.config(resume.as_deref()).unwrap();
        assert_eq!((c.recipe.as_str(), c.steps, c.batch), ("f32", 200, 6));
    }

    #[test]
    fn where_resume_looks() {
        let args = parse("--resume --out here");
        assert_eq!(args.resume_path().unwrap(), Some("here".into()));
        assert!(parse("--resume a --out b").resume_path().is_err());
        let args = parse("--resume a/checkpoints/step-00000010 --out a");
        assert_eq!(
            args.resume_path().unwrap(),
            Some("a/checkpoints/step-00000010".into())
        );
        assert!(
            parse("--resume nowhere")
                .config(Some(Path::new("nowhere")))
                .is_err()
        );
    }

    #[test]
    fn mistakes_are_explained() {
        let error = |words: &str| parse(words).config(None).unwrap_err().to_string();
        assert!(error("--set layers").contains("FIELD=VALUE"));
        let e = error("--set model.layerz=3");
        assert!(
            e.contains("layerz") && e.contains("did you mean `layers`?"),
            "{e}"
        );
        let e = Cli::try_parse_from(["halfbyte", "train", "--schedule", "cosin"])
            .unwrap_err()
            .to_string();
        assert!(e.contains("'cosine'"), "{e}");
        let e = Cli::try_parse_from(["halfbyte", "train", "--step", "3"])
            .unwrap_err()
            .to_string();
        assert!(e.contains("--steps"), "{e}");
        assert!(Cli::try_parse_from(["halfbyte", "train", "--resume", "a", "--demo"]).is_err());
    }
}
