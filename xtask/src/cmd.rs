//! Running other programs: what is run is printed, what fails says how.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Errors here are sentences for the person at the terminal.
pub type Result<T> = std::result::Result<T, String>;

/// Prints one line of progress: which part of the set-up speaks, and what it does and why.
pub fn say(part: &str, text: impl Display) {
    println!("{part:>8} | {text}");
}

/// Runs `command` with our terminal, after printing it.
pub fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    say("run", &line);
    let status = command
        .status()
        .map_err(|e| format!("cannot start `{line}`: {e}"))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("`{line}` failed ({status})")),
    }
}

/// Runs `command` quietly and returns its standard output; a failure carries the last lines it wrote.
pub fn capture(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command
        .output()
        .map_err(|e| format!("cannot start `{line}`: {e}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    Err(format!(
        "`{line}` failed ({}):\n{}",
        output.status,
        last_lines(&stderr, 12)
    ))
}

/// The file that `name` runs, looked up in `PATH`.
pub fn which(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(&file))
        .find(|p| p.is_file())
}

/// Puts the path into the message of an input/output error.
pub fn at<T>(path: &Path, result: std::io::Result<T>) -> Result<T> {
    result.map_err(|e| format!("{}: {e}", path.display()))
}

/// The command as it would be typed, shortened when it is very long (a link line has 80 libraries).
fn shown(command: &Command) -> String {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|w| w.to_string_lossy())
        .collect();
    match words.len() {
        0..=24 => words.join(" "),
        n => format!("{} ... ({} more words)", words[..24].join(" "), n - 24),
    }
}

fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<_> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_commands_are_shortened() {
        let short = shown(Command::new("cargo").args(["test", "--release"]));
        assert_eq!(short, "cargo test --release");
        let long = shown(Command::new("cc").args((0..40).map(|i| format!("-l{i}"))));
        assert!(long.ends_with("-l22 ... (17 more words)"), "{long}");
    }

    #[test]
    fn last_lines_keeps_the_end() {
        assert_eq!(last_lines("a\nb\nc", 2), "b\nc");
        assert_eq!(last_lines("a", 2), "a");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = capture(&mut Command::new("no-such-program-here")).unwrap_err();
        assert!(
            error.starts_with("cannot start `no-such-program-here`"),
            "{error}"
        );
    }
}
