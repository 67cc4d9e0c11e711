//! What a run says while it trains: a bar on a terminal, lines elsewhere.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::metrics::StepRecord;

/// About how many lines a whole run prints where there is no terminal; at least one every [`SILENCE`].
const LINES: u64 = 20;
const SILENCE: Duration = Duration::from_secs(15);

/// Writes a line to the standard output. A closed pipe is no reason to stop training.
pub fn say(line: &str) {
    if cfg!(test) {
        // Captured by the test harness.
        println!("{line}");
    } else {
        let _ = writeln!(std::io::stdout(), "{line}");
    }
}

/// The progress of the steps.
#[derive(Debug)]
pub struct Progress {
    bar: Option<ProgressBar>,
    lines: bool,
    steps: u64,
    last_line: Instant,
    /// Time and step at the latest record, and the smoothed seconds per step.
    latest: Option<(Instant, u64)>,
    seconds_per_step: Option<f64>,
}

impl Progress {
    /// For a run of `steps` steps of which `done` are done.
    pub fn new(steps: u64, done: u64) -> Progress {
        let bar = std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("{bar:32} {pos}/{len}  {msg}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar.set_position(done);
            bar
        });
        let lines = bar.is_none() || !std::io::stdout().is_terminal();
        let latest = Some((Instant::now(), done));
        Progress {
            bar,
            lines,
            steps,
            last_line: Instant::now(),
            latest,
            seconds_per_step: None,
        }
    }

    /// Shows a logged step.
    pub fn step(&mut self, r: &StepRecord) {
        let eta = self.remaining(r.step);
        let text = format!(
            "loss {:.4}  {} tokens/s  {} left",
            r.loss,
            thousands(r.tokens_per_s as u64),
            eta.map_or("?".into(), duration)
        );
        if let Some(bar) = &self.bar {
            bar.set_position(r.step);
            bar.set_message(text.clone());
        }
        let every = (self.steps / LINES).max(1);
        let due = r.step == 1
            || r.step.is_multiple_of(every)
            || r.step == self.steps
            || self.last_line.elapsed() >= SILENCE;
        if self.lines && due {
            let width = self.steps.to_string().len();
            let line = format!(
                "step {:>width$}/{}  {text}  lr {:.2e}  grad {:.3}",
                r.step, self.steps, r.lr, r.grad_norm
            );
            self.say(&line);
            self.last_line = Instant::now();
        }
    }

    /// Seconds left after `step`, from a mean that favours recent steps.
    fn remaining(&mut self, step: u64) -> Option<f64> {
        let now = Instant::now();
        if let Some((then, before)) = self.latest.filter(|(_, before)| step > *before) {
            let recent = (now - then).as_secs_f64() / (step - before) as f64;
            // The first step compiles kernels and says nothing of the speed.
            if before > 0 {
                self.seconds_per_step = Some(
                    self.seconds_per_step
                        .map_or(recent, |s| 0.9 * s + 0.1 * recent),
                );
            }
        }
        self.latest = Some((now, step));
        self.seconds_per_step
            .map(|s| s * self.steps.saturating_sub(step) as f64)
    }

    /// Writes a line without disturbing the bar.
    pub fn say(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.suspend(|| say(line)),
            None => say(line),
        }
    }

    /// Removes the bar.
    pub fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Text that is safe on a terminal: control characters that a model may write become U+FFFD.
pub fn printable(text: &str) -> String {
    let keep = |c: char| c == '\n' || c == '\t' || !c.is_control();
    text.chars()
        .map(|c| {
            if keep(c) {
                c
            } else {
                char::REPLACEMENT_CHARACTER
            }
        })
        .collect()
}

/// `1234567` as `1,234,567`.
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}

/// Seconds as `42s`, `3m 05s` or `2h 07m`.
pub fn duration(seconds: f64) -> String {
    let s = seconds.round() as u64;
    match s {
        0..60 => format!("{s}s"),
        60..3600 => format!("{}m {:02}s", s / 60, s % 60),
        _ => format!("{}h {:02}m", s / 3600, s / 60 % 60),
    }
}

/// Bytes as `3.2 MiB`.
pub fn bytes(n: u64) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
    let (mut value, mut unit) = (n as f64, 0);
    while value >= 1024.0 && unit + 1 < units.len() {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{n} bytes")
    } else {
        format!("{value:.1} {}", units[unit])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_for_people() {
        assert_eq!(
            [
                thousands(0),
                thousands(999),
                thousands(1000),
                thousands(1_234_567)
            ],
            ["0", "999", "1,000", "1,234,567"]
        );
        assert_eq!(
            [
                duration(0.4),
                duration(59.6),
                duration(185.0),
                duration(7620.0)
            ],
            ["0s", "1m 00s", "3m 05s", "2h 07m"]
        );
        assert_eq!(
            [bytes(12), bytes(2048), bytes(3 << 29)],
            ["12 bytes", "2.0 KiB", "1.5 GiB"]
        );
    }

    #[test]
    fn a_model_cannot_command_the_terminal() {
        assert_eq!(
            printable("é\n\ta\u{1b}[2J\0\u{9b}"),
            "é\n\ta\u{FFFD}[2J\u{FFFD}\u{FFFD}"
        );
    }

    #[test]
    fn the_first_step_does_not_count_for_the_time_left() {
        let mut p = Progress::new(10, 0);
        assert_eq!(p.remaining(1), None);
        assert!(p.remaining(2).unwrap() < 1.0);
        assert_eq!(p.remaining(10), Some(0.0));
    }
}
