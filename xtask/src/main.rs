//! `cargo xtask`: set-up and chores. No environment needs preparing by hand; every command can be repeated.

mod cmd;
mod debian;
mod host;
mod llvm;
mod native;
mod system;
mod tree;
mod work;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use cmd::{Result, run, say};
use llvm::{Choice, Source};

const HELP: &str = "\
cargo xtask <command> [options] [arguments]

  setup            find or make what the build needs; nothing to do the second time
  setup --check    say what is there and what is missing; change nothing
  demo [..]        setup, build, then `halfbyte train --demo ..`: about two minutes
  test [..]        setup, then every test: `cargo test --release --workspace ..`, of all four backends where LLVM is
  lint             setup, then the format check and clippy
  bench [..]       setup, then `cargo bench ..`
  shaders          setup, then compare shaders/ with what the kernels become now
  shaders --bless  rewrite shaders/ instead
  verify-native    setup, then compile the CUDA and HIP of every kernel for every kind of GPU, without one; prints
                   registers, shared memory, instructions and spills, and fails where the machine code is not as
                   expected. NVRTC and clang are installed once, from Python packages. A few minutes
     --only NAME   only texts whose file has this in its name, or matches a pattern with *
     --arch A,B    only these targets, such as sm_120a,gfx950
     --texts DIR   the .cu and .hip files of a folder instead

Options of every command, before its arguments:
  --no-install     never install system packages, only print the command
  --llvm <from>    auto (default), bundle (CubeCL's download), debian (Debian packages),
                   none (build without the `cpu` backend)
";

fn main() -> ExitCode {
    let outcome = Options::parse(std::env::args().skip(1)).and_then(|options| dispatch(&options));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(options: &Options) -> Result<()> {
    match options.command.as_str() {
        "setup" if options.check => check(options),
        "setup" => setup(options).map(|_| ()),
        "demo" => demo(options),
        "test" => setup(options)?
            .with_every_backend()
            .cargo(&["test", "--release", "--workspace"], &options.rest),
        "lint" => {
            run(cargo().args(["fmt", "--all", "--check"]))?;
            let clippy = ["clippy", "--release", "--workspace", "--all-targets"];
            let deny = ["--", "-D", "warnings"].map(String::from);
            setup(options)?.with_every_backend().cargo(&clippy, &deny)
        }
        "bench" => setup(options)?.cargo(&["bench"], &options.rest),
        "shaders" => shaders(options),
        "verify-native" => verify_native(options),
        "help" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no command `{other}`\n\n{HELP}")),
    }
}

/// The command line, parsed.
#[derive(Debug, PartialEq)]
struct Options {
    command: String,
    check: bool,
    bless: bool,
    may_install: bool,
    llvm: Choice,
    /// Arguments for the program that the command runs.
    rest: Vec<String>,
}

impl Options {
    fn parse(args: impl IntoIterator<Item = String>) -> Result<Self> {
        let mut args = args.into_iter().peekable();
        let command = match args.next().as_deref() {
            None | Some("--help" | "-h") => "help".to_string(),
            Some(command) => command.to_string(),
        };
        let mut options = Options {
            command,
            check: false,
            bless: false,
            may_install: true,
            llvm: Choice::Auto,
            rest: Vec::new(),
        };
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--check" if options.command == "setup" => options.check = true,
                "--bless" if options.command == "shaders" => options.bless = true,
                "--no-install" => options.may_install = false,
                "--llvm" => {
                    options.llvm = Choice::parse(&args.next().ok_or("--llvm needs a value")?)?
                }
                _ => {
                    // From the first argument that is not ours, all are the other program's.
                    options.rest = std::iter::once(arg).chain(args.by_ref()).collect();
                }
            }
        }
        let takes_none = matches!(options.command.as_str(), "setup" | "lint" | "shaders");
        if takes_none && !options.rest.is_empty() {
            return Err(format!(
                "`{}` takes no argument {:?}",
                options.command, options.rest
            ));
        }
        Ok(options)
    }
}

/// Which backends are built.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Plan {
    /// Without LLVM.
    Wgpu,
    /// Cargo's default features, `cpu` and `wgpu`.
    Default,
    /// `cuda` and `hip` besides, which link LLVM too.
    Every,
}

impl Plan {
    /// The tests and lints are of every backend that can be built, so that a build with `cuda` and `hip` is known to link
    /// and to start where there is no driver. Elsewhere than on Linux that has not been tried.
    fn with_every_backend(self) -> Plan {
        match self {
            Plan::Default if cfg!(target_os = "linux") => Plan::Every,
            other => {
                say("setup", "the `cuda` and `hip` backends are left out here");
                other
            }
        }
    }

    /// Cargo's words for it.
    fn features(self) -> &'static [&'static str] {
        match self {
            Plan::Wgpu => &["--no-default-features", "--features", "wgpu"],
            Plan::Default => &[],
            Plan::Every => &["--features", "cuda,hip"],
        }
    }

    /// Runs cargo at the root of the repository with this plan's features.
    fn cargo(self, command: &[&str], rest: &[String]) -> Result<()> {
        run(cargo().args(command).args(self.features()).args(rest))
    }
}

fn setup(options: &Options) -> Result<Plan> {
    system::provide(options.may_install)?;
    let cpu = match system::compiler().found {
        Ok(_) => llvm::provide(options.llvm)?,
        Err(why) => {
            say(
                "llvm",
                format!("{why}: the `cpu` backend is left out of this build"),
            );
            false
        }
    };
    if let (false, Err(why)) = (cpu, system::vulkan().found) {
        return Err(format!(
            "no backend can run here: no LLVM 23 for `cpu`, and for `wgpu` {why}; the lines above say what to install"
        ));
    }
    let backends = if cpu { "cpu, wgpu" } else { "wgpu" };
    say("setup", format!("ready; backends built: {backends}"));
    Ok(if cpu { Plan::Default } else { Plan::Wgpu })
}

/// `setup --check`: the same questions, no changes. Fails when something is missing, for scripts.
fn check(options: &Options) -> Result<()> {
    let needs = [system::compiler(), system::vulkan()];
    needs.iter().for_each(system::report);
    let source = llvm::find(options.llvm)?;
    let installed = matches!(source, Source::Installed);
    match source {
        Source::Installed => say("there", format!("LLVM 23: {}", llvm::folder()?.display())),
        Source::Bundle => say(
            "missing",
            "LLVM 23: the first build will download CubeCL's bundle",
        ),
        Source::Debian => say(
            "missing",
            "LLVM 23: set-up will make it from Debian packages",
        ),
        Source::Missing(why) => say("missing", format!("LLVM 23: {why}")),
    }
    match installed && needs.iter().all(|need| need.found.is_ok()) {
        true => Ok(()),
        false => Err("something is missing: `cargo xtask setup` does what it can".into()),
    }
}

fn demo(options: &Options) -> Result<()> {
    let plan = setup(options)?;
    say(
        "demo",
        "building; the first build compiles every dependency and takes some minutes",
    );
    plan.cargo(&["build", "--release", "--bin", "halfbyte"], &[])?;
    say("demo", "training a small model in FP4 on this machine");
    let mut train = ["--", "train", "--demo"].map(String::from).to_vec();
    train.extend(options.rest.iter().cloned());
    plan.cargo(
        &["run", "--release", "--quiet", "--bin", "halfbyte"],
        &train,
    )
}

fn shaders(options: &Options) -> Result<()> {
    let plan = setup(options)?;
    let test = ["test", "--release", "--test", "shaders"];
    let words: &[&str] = match options.bless {
        true => &["--", "--ignored", "--exact", "bless", "--nocapture"],
        false => &[],
    };
    plan.cargo(
        &test,
        &words.iter().map(|w| w.to_string()).collect::<Vec<_>>(),
    )
}

fn verify_native(options: &Options) -> Result<()> {
    let selection = native::Selection::parse(&options.rest)?;
    native::verify(&selection, &root().join("target/verify-native"), || {
        let plan = setup(options)?;
        let mut make = cargo();
        make.args(["test", "--release", "--test", "shaders"])
            .args(plan.features())
            .args(["--", "--ignored", "--exact", "write_texts", "--nocapture"]);
        Ok(make)
    })
}

/// The cargo that runs us, at the root of the repository.
///
/// It told us about our own package through the environment. Build scripts that watch those variables would take the
/// difference for a change, and everything after them would be built again when cargo is called by hand.
fn cargo() -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command.current_dir(root());
    command
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository")
        .to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options> {
        Options::parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn options_end_where_the_other_program_begins() {
        let options = parse("test --no-install --llvm none rng -- --llvm x").unwrap();
        assert_eq!(
            options,
            Options {
                command: "test".into(),
                check: false,
                bless: false,
                may_install: false,
                llvm: Choice::None,
                rest: ["rng", "--", "--llvm", "x"].map(String::from).to_vec(),
            }
        );
    }

    #[test]
    fn some_options_are_of_one_command_only() {
        assert!(parse("setup --check").unwrap().check);
        assert_eq!(parse("demo --check").unwrap().rest, ["--check"]);
        assert!(parse("shaders --bless").unwrap().bless);
        assert!(parse("shaders --check").unwrap_err().contains("--check"));
    }

    #[test]
    fn wrong_lines_say_what_is_wrong() {
        assert!(parse("setup now").unwrap_err().contains("\"now\""));
        assert!(parse("test --llvm").unwrap_err().contains("needs a value"));
        assert_eq!(parse("").unwrap().command, "help");
        let error = dispatch(&parse("verify").unwrap()).unwrap_err();
        assert!(error.contains("no command `verify`"));
    }

    #[test]
    fn without_llvm_only_wgpu_is_built() {
        assert!(Plan::Default.features().is_empty());
        assert_eq!(
            Plan::Wgpu.with_every_backend().features(),
            ["--no-default-features", "--features", "wgpu"]
        );
        assert_eq!(Plan::Every.features(), ["--features", "cuda,hip"]);
        let every = Plan::Default.with_every_backend();
        assert_eq!(every == Plan::Every, cfg!(target_os = "linux"));
    }
}
