//! The tables of `verify-native`, and what does not hold.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::code::Code;
use super::compile::{Job, Outcome};
use super::expect::{Expected, Language};
use crate::cmd::{Result, at, say};

/// One text on one target: what came out, and what was asked.
pub struct Line {
    job: Job,
    outcome: Outcome,
    expected: Expected,
}

impl Line {
    pub fn new(job: Job, outcome: Outcome, expected: Expected) -> Self {
        Line {
            job,
            outcome,
            expected,
        }
    }

    /// What does not hold.
    fn faults(&self) -> Vec<String> {
        let code = match &self.outcome {
            Ok(code) => code,
            Err(why) => return vec![format!("does not compile: {}", first_error(why))],
        };
        let missing = |pattern: &&&str| code.count(pattern) == 0;
        let mut faults: Vec<_> = self
            .expected
            .must
            .iter()
            .filter(missing)
            .map(|pattern| format!("has no instruction `{pattern}`"))
            .collect();
        if self.expected.in_registers && code.spilled + code.local > 0 {
            faults.push(format!(
                "spills {} bytes a thread, and has {} bytes of local memory",
                code.spilled, code.local
            ));
        }
        faults
    }
}

/// The line of a compiler's words that says why.
fn first_error(words: &str) -> &str {
    let lines = || words.lines().filter(|line| !line.trim().is_empty());
    let error = lines().find(|line| line.contains("error"));
    error.or(lines().next()).unwrap_or("it does not say why")
}

/// Prints the tables, writes all figures to `table.tsv` in `folder`, and fails where something does not hold.
pub fn show(lines: &[Line], folder: &Path) -> Result<()> {
    let path = folder.join("table.tsv");
    at(&path, fs::write(&path, figures(lines)))?;
    for language in Language::ALL {
        for row in table(lines, language) {
            println!("{row}");
        }
    }
    for line in asserted(lines) {
        println!("{line}");
    }
    left_out(lines);
    say("verify", format!("every figure: {}", path.display()));
    let faults: Vec<_> = lines
        .iter()
        .flat_map(|line| {
            let Job { file, target, .. } = &line.job;
            line.faults()
                .into_iter()
                .map(move |fault| format!("{file} for {target} {fault}"))
        })
        .collect();
    match faults.is_empty() {
        true => {
            say(
                "verify",
                format!("{} compilations, all as expected", lines.len()),
            );
            Ok(())
        }
        false => Err(format!(
            "{} of {} compilations are not as expected; what the compilers wrote is in {}:\n{}",
            faults.len(),
            lines.len(),
            folder.display(),
            faults.join("\n")
        )),
    }
}

/// All figures of all lines, for other programs.
fn figures(lines: &[Line]) -> String {
    let mut text = String::from("text\ttarget\tregisters\tshared\tinstructions\tspilled\tlocal\n");
    for Line { job, outcome, .. } in lines {
        let figures = match outcome {
            Ok(c) => format!(
                "{}\t{}\t{}\t{}\t{}",
                c.registers,
                c.shared,
                c.instructions.len(),
                c.spilled,
                c.local
            ),
            Err(_) => "failed\t\t\t\t".into(),
        };
        text += &format!("{}\t{}\t{figures}\n", job.file, job.target);
    }
    text
}

/// A row for each text: its registers on each target, then the ranges over the targets.
fn table(lines: &[Line], language: Language) -> Vec<String> {
    let mut texts: BTreeMap<&str, Vec<&Line>> = BTreeMap::new();
    for line in lines.iter().filter(|l| l.job.language == language) {
        texts.entry(&line.job.file).or_default().push(line);
    }
    if texts.is_empty() {
        return Vec::new();
    }
    let targets: Vec<&str> = language
        .targets()
        .iter()
        .copied()
        .filter(|t| lines.iter().any(|l| l.job.target == *t))
        .collect();
    let width = texts.keys().map(|file| file.len()).max().unwrap_or(0);
    let heads: String = targets.iter().map(|t| format!(" {t:>8}")).collect();
    let title = format!("{}: registers on", language.word());
    let mut rows = vec![
        String::new(),
        format!("{title:<width$}{heads}   shared  instructions  spilled  local"),
    ];
    for (file, of_text) in texts {
        let cell = |target: &&str| {
            let line = of_text.iter().find(|l| l.job.target == *target);
            let shown = match line.map(|l| &l.outcome) {
                Some(Ok(code)) => code.registers.to_string(),
                Some(Err(_)) => "failed".into(),
                None => "-".into(),
            };
            format!(" {shown:>8}")
        };
        let cells: String = targets.iter().map(cell).collect();
        let range = |figure: fn(&Code) -> usize| {
            let codes = of_text.iter().filter_map(|l| l.outcome.as_ref().ok());
            let figures: Vec<_> = codes.map(figure).collect();
            match (figures.iter().min(), figures.iter().max()) {
                (Some(low), Some(high)) if low < high => format!("{low}-{high}"),
                (Some(low), _) => low.to_string(),
                _ => "-".into(),
            }
        };
        rows.push(format!(
            "{file:<width$}{cells} {:>8} {:>13} {:>8} {:>6}",
            range(|c| c.shared as usize),
            range(|c| c.instructions.len()),
            range(|c| c.spilled as usize),
            range(|c| c.local as usize),
        ));
    }
    rows
}

/// The instructions that were asked for, with how many there are.
fn asserted(lines: &[Line]) -> Vec<String> {
    let mut rows = Vec::new();
    for line in lines {
        let Ok(code) = &line.outcome else { continue };
        for pattern in &line.expected.must {
            let count = code.count(pattern);
            rows.push(format!(
                "{} for {}: {count} x `{pattern}`",
                line.job.file, line.job.target
            ));
        }
    }
    if !rows.is_empty() {
        rows.insert(0, "\nasked for:".into());
    }
    rows
}

/// Why a text is not compiled for every target: once for each reason.
fn left_out(lines: &[Line]) {
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let mut seen: Vec<&str> = Vec::new();
    for line in lines {
        if !line.expected.fewer.is_empty() && !seen.contains(&line.job.file.as_str()) {
            seen.push(&line.job.file);
            let reason = format!(
                "only for {}: {}",
                line.expected.targets.join(", "),
                line.expected.fewer.join("; ")
            );
            *reasons.entry(reason).or_default() += 1;
        }
    }
    println!();
    for (reason, count) in reasons {
        say("verify", format!("{count} of the texts {reason}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::expect::{RULES, expected};

    fn line(file: &str, text: &str, target: &'static str, outcome: Outcome) -> Line {
        let language = Language::of(file).unwrap();
        let job = Job {
            language,
            file: file.into(),
            target,
            source: file.into(),
            length: text.len(),
        };
        Line::new(job, outcome, expected(RULES, language, (file, text), &[]))
    }

    fn code(instruction: &str) -> Code {
        Code {
            registers: 40,
            instructions: vec![instruction.into(), "EXIT".into()],
            ..Code::default()
        }
    }

    const MXF4: &str = "kind::mxf4.block_scale.scale_vec::2X.f32.e2m1";
    const OMMA: &str = "OMMA.SF.16864.F32.E2M1.E2M1.E8 R4, R8, R12, R4, R16, R17, URZ";

    #[test]
    fn what_does_not_hold_is_told() {
        let good = line("gemm-a.k.s.cu", MXF4, "sm_120a", Ok(code(OMMA)));
        assert!(good.faults().is_empty());
        let emulated = line(
            "gemm-a.k.s.cu",
            MXF4,
            "sm_120a",
            Ok(code("FFMA R1, R2, R3, R1")),
        );
        assert!(emulated.faults()[0].contains("no instruction `OMMA.SF"));
        let spills = Code {
            spilled: 8,
            local: 16,
            ..code(OMMA)
        };
        let in_gemm = line("gemm-a.k.s.cu", MXF4, "sm_120a", Ok(spills.clone()));
        assert!(in_gemm.faults()[0].contains("spills 8 bytes"));
        assert!(
            line("layers-a.k.s.cu", "", "sm_120a", Ok(spills))
                .faults()
                .is_empty()
        );
        let words = "note: x\nk.cu(3): error: identifier \"y\" is undefined\n1 error detected";
        let failed = line("layers-a.k.s.cu", "", "sm_75", Err(words.into()));
        assert!(failed.faults()[0].contains("identifier \"y\""));
    }

    #[test]
    fn a_row_shows_every_target() {
        let lines = [
            line("a.k.s.cu", "", "sm_75", Ok(code("FFMA"))),
            line("a.k.s.cu", "", "sm_80", Err("error".into())),
            line("b.k.s.cu", MXF4, "sm_120a", Ok(code(OMMA))),
        ];
        let rows = table(&lines, Language::Cuda);
        assert_eq!(rows.len(), 4);
        let words = |row: &str| row.split_whitespace().map(String::from).collect::<Vec<_>>();
        assert_eq!(
            words(&rows[2]),
            ["a.k.s.cu", "40", "failed", "-", "0", "2", "0", "0"]
        );
        assert_eq!(
            words(&rows[3]),
            ["b.k.s.cu", "-", "-", "40", "0", "2", "0", "0"]
        );
        assert!(table(&lines, Language::Hip).is_empty());
        assert!(asserted(&lines)[1].contains("1 x `OMMA"));
        assert_eq!(figures(&lines).lines().count(), 4);
    }
}
