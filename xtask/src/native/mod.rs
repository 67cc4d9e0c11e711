//! `cargo xtask verify-native`: the CUDA and HIP texts of the kernels through the compilers that make machine code of
//! them, for every kind of GPU, on a machine that has none.
//!
//! 1. [`compilers`]: NVRTC, nvdisasm and clang are installed once.
//! 2. The texts are made by the test that compares `shaders/`, whole, and with the register tiles that devices have.
//! 3. [`compile`]: each is compiled for its targets; [`expect`] says which, and what its instructions must be.
//! 4. [`report`]: registers, shared memory, instructions and spills.
//!
//! It shows that the texts are accepted and what they become, not that a GPU computes with them what is meant.

mod code;
mod compile;
mod compilers;
mod expect;
mod report;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::{Result, at, run, say};
use compile::Job;
use expect::{Expected, Language, RULES};
use report::Line;

/// What is compiled: everything where nothing is named.
#[derive(Debug, Default, PartialEq)]
pub struct Selection {
    /// A part of a file's name, or a pattern with `*`.
    only: Option<String>,
    /// Targets by name, such as `sm_120a`.
    targets: Vec<String>,
    /// A folder of texts, in place of those that the kernels become.
    texts: Option<PathBuf>,
}

impl Selection {
    pub fn parse(words: &[String]) -> Result<Self> {
        let mut selection = Selection::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = |words: &mut std::slice::Iter<String>| {
                let value = words.next().cloned();
                value.ok_or(format!("{word} needs a value"))
            };
            match word.as_str() {
                "--only" => selection.only = Some(value(&mut words)?),
                "--texts" => selection.texts = Some(value(&mut words)?.into()),
                "--arch" => {
                    let names = value(&mut words)?;
                    selection.targets.extend(names.split(',').map(String::from));
                }
                _ => {
                    return Err(format!(
                        "`verify-native` takes --only PATTERN, --arch TARGET[,..] and --texts FOLDER, not {word:?}"
                    ));
                }
            }
        }
        let known: Vec<&str> = Language::ALL
            .iter()
            .flat_map(|l| l.targets())
            .copied()
            .collect();
        match selection
            .targets
            .iter()
            .find(|t| !known.contains(&t.as_str()))
        {
            Some(unknown) => Err(format!(
                "there is no target `{unknown}`; there are {}",
                known.join(", ")
            )),
            None => Ok(selection),
        }
    }

    fn has_file(&self, file: &str) -> bool {
        self.only
            .as_ref()
            .is_none_or(|pattern| match pattern.contains('*') {
                true => expect::matches(pattern, file),
                false => file.contains(pattern.as_str()),
            })
    }

    fn has_target(&self, target: &str) -> bool {
        self.targets.is_empty() || self.targets.iter().any(|t| t == target)
    }
}

/// Runs the whole of it; `make` is the command that writes the texts when it is told a folder.
pub fn verify(
    selection: &Selection,
    folder: &Path,
    make: impl FnOnce() -> Result<Command>,
) -> Result<()> {
    let tools = folder.join("tools");
    let compilers = match compilers::provide(&tools)? {
        Ok(compilers) => compilers,
        Err(why) => {
            say("verify", format!("SKIPPED: {why}; nothing was compiled"));
            return Ok(());
        }
    };
    let source = match &selection.texts {
        Some(folder) => folder.clone(),
        None => {
            let texts = folder.join("texts");
            if texts.exists() {
                at(&texts, fs::remove_dir_all(&texts))?;
            }
            run(make()?.env("HALFBYTE_TEXTS", &texts))?;
            texts
        }
    };
    let texts = read(&source)?;
    if selection.texts.is_none()
        && let Some(rule) = expect::unmet(RULES, &texts).first()
    {
        return Err(format!(
            "no text is of `{}`, which is expected ({}): has a kernel another name now?",
            rule.files, rule.why
        ));
    }
    if let Some((file, _)) = texts
        .iter()
        .find(|t| asked(&texts, &t.0).targets.is_empty())
    {
        return Err(format!(
            "the rows for {file} leave no target to compile it for"
        ));
    }
    let jobs = jobs(selection, &texts, &source);
    if jobs.is_empty() {
        return Err("no text and target are of this selection".into());
    }
    say(
        "verify",
        format!("{} texts, {} compilations", texts.len(), jobs.len()),
    );
    let outcomes = compile::all(&compilers, &jobs, folder)?;
    let lines: Vec<Line> = jobs
        .into_iter()
        .zip(outcomes)
        .map(|(job, outcome)| {
            let expected = asked(&texts, &job.file);
            Line::new(job, outcome, expected)
        })
        .collect();
    report::show(&lines, folder)
}

/// The CUDA and HIP texts of a folder, by name.
fn read(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for entry in at(folder, fs::read_dir(folder))? {
        let path = at(folder, entry)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if Language::of(&name).is_some() {
            texts.push((name.into_owned(), at(&path, fs::read_to_string(&path))?));
        }
    }
    texts.sort();
    Ok(texts)
}

/// What is asked of one of these texts.
fn asked(texts: &[(String, String)], file: &str) -> Expected {
    let language = Language::of(file).expect("no other file is read");
    let text = texts.iter().find(|(name, _)| name == file);
    let (_, text) = text.expect("it is one of them");
    let names: Vec<&str> = texts.iter().map(|(name, _)| name.as_str()).collect();
    expect::expected(RULES, language, (file, text), &names)
}

fn jobs(selection: &Selection, texts: &[(String, String)], folder: &Path) -> Vec<Job> {
    let mut jobs = Vec::new();
    for (file, text) in texts.iter().filter(|t| selection.has_file(&t.0)) {
        for target in asked(texts, file).targets {
            if selection.has_target(target) {
                jobs.push(Job {
                    language: Language::of(file).expect("no other file is read"),
                    file: file.clone(),
                    target,
                    source: folder.join(file),
                    length: text.len(),
                });
            }
        }
    }
    jobs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Selection> {
        let words: Vec<_> = line.split_whitespace().map(String::from).collect();
        Selection::parse(&words)
    }

    #[test]
    fn selections() {
        let all = parse("").unwrap();
        assert!(all.has_file("a.cu") && all.has_target("gfx950"));
        let some = parse("--only gemm --arch sm_75,gfx950").unwrap();
        assert!(some.has_file("gemm-packed.k.cu") && !some.has_file("layers-rope.k.cu"));
        assert!(some.has_target("sm_75") && !some.has_target("sm_80"));
        let pattern = parse("--only *.hip").unwrap();
        assert!(pattern.has_file("a.hip") && !pattern.has_file("a.hip.cu"));
        for (line, words) in [
            ("--arch sm_12", "sm_75, sm_80"),
            ("--only", "needs a value"),
            ("gemm", "--only PATTERN"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(words), "{error}");
        }
    }

    #[test]
    fn jobs_follow_the_selection_and_the_rows() {
        let texts = ["gemm-a.k.s.cu", "a.k.s.hip", "a.k.s.wave32.hip"];
        let texts = texts.map(|file| (file.to_string(), String::new()));
        let count = |line: &str| jobs(&parse(line).unwrap(), &texts, Path::new("t")).len();
        assert_eq!(count(""), 7 + 5 + 2);
        assert_eq!(count("--only wave32"), 2);
        assert_eq!(count("--arch gfx950"), 1);
        assert_eq!(count("--only wave32 --arch gfx950"), 0);
    }
}
