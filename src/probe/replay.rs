//! Runs again what failed elsewhere; see [`crate::train::case`] for the file.

use super::exact::{Failing, part_named};
use super::report::{More, ulps};
use crate::device::{Device, Identity};
use crate::formats::golden::{self, GoldenFile, Outcome, host_outcome};
use crate::layers::replay::Matrix;
use crate::quantize::golden::answer;
use crate::train::case::{Case, CaseFile, Subject};
use crate::{Error, Result};

/// The case of a part of the probe.
///
/// # Errors
/// [`Error::Config`] where it cannot be written as JSON.
pub fn case_of_part(device: Identity, f: Failing) -> Result<CaseFile> {
    CaseFile::new(Case {
        name: f.part.clone(),
        why: "it did not give the recorded bits".into(),
        device,
        subject: Subject::Part { part: f.part },
        got: vec![Matrix::of_words("answer", f.got)],
        want: vec![Matrix::of_words("answer", f.want)],
        more: More::new(),
    })
}

/// The case `name` of a golden file, given as its bytes.
///
/// # Errors
/// As [`golden::single`].
pub fn case_of_golden(
    device: Identity,
    (path, bytes): (&std::path::Path, &[u8]),
    name: &str,
    got: &Outcome,
    why: String,
) -> Result<CaseFile> {
    let file = golden::single(path, bytes, name)?;
    let want = GoldenFile::parse(path, file.as_bytes())?.cases[0].expected();
    CaseFile::new(Case {
        name: name.into(),
        why,
        device,
        subject: Subject::Golden { file },
        got: matrices(got),
        want: matrices(&want),
        more: More::new(),
    })
}

fn matrices(outcome: &Outcome) -> Vec<Matrix> {
    let parts = outcome.words().into_iter();
    parts.map(|(name, w)| Matrix::of_words(name, w)).collect()
}

/// What a device answers.
///
/// # Errors
/// [`Error::Config`] where the file does not fit its subject; [`Error::Device`].
pub fn run(device: &Device, case: &Case) -> Result<Vec<Matrix>> {
    match &case.subject {
        Subject::Kernel {
            kernel,
            strict,
            inputs,
        } => {
            let device = match strict {
                true => device.strict(),
                false => device.clone(),
            };
            let outputs = kernel.run(&device, inputs)?;
            let named = outputs.iter().zip(&case.got);
            let one = |(values, m): (&Vec<f32>, &Matrix)| {
                Matrix::of_values(&m.name, m.rows, m.cols, values)
            };
            Ok(named.map(one).collect())
        }
        Subject::Part { part } => {
            let words = part_named(part)?.on_device(device)?;
            Ok(vec![Matrix::of_words("answer", words)])
        }
        Subject::Golden { file } => {
            let file = GoldenFile::parse(&case.name, file.as_bytes())?;
            Ok(matrices(&answer(device, &file.cases[0])?.outcome))
        }
    }
}

/// What the host's reference answers; none where there is none.
///
/// # Errors
/// As [`run`].
pub fn run_host(case: &Case) -> Result<Option<Vec<Matrix>>> {
    Ok(match &case.subject {
        Subject::Kernel { .. } => None,
        Subject::Part { part } => {
            let words = part_named(part)?.on_host()?;
            Some(vec![Matrix::of_words("answer", words)])
        }
        Subject::Golden { file } => {
            let file = GoldenFile::parse(&case.name, file.as_bytes())?;
            Some(matrices(&host_outcome(&file.cases[0])?))
        }
    })
}

/// The first word that is not as it should be, in words; none where all are equal. Of a kernel whose file has more results
/// than it repeats (gradients of norm weights) the first ones are compared.
///
/// # Errors
/// [`Error::Config`] where there is nothing to compare.
pub fn first_mismatch(case: &Case, got: &[Matrix], want: &[Matrix]) -> Result<Option<String>> {
    if got.is_empty() || want.is_empty() {
        return Err(Error::Config(format!(
            "{}: there is nothing to compare",
            case.name
        )));
    }
    let values = matches!(case.subject, Subject::Kernel { .. });
    for (g, w) in got.iter().zip(want) {
        if g.words.len() != w.words.len() {
            return Ok(Some(format!(
                "{} has {} words, not {}",
                w.name,
                g.words.len(),
                w.words.len()
            )));
        }
        // A NaN is a NaN: which one, devices choose.
        let nan = |word: u32| values && f32::from_bits(word).is_nan();
        let unlike: Vec<usize> = (0..g.words.len())
            .filter(|&i| g.words[i] != w.words[i] && !(nan(g.words[i]) && nan(w.words[i])))
            .collect();
        let Some(&i) = unlike.first() else { continue };
        let show = |word: u32| match values {
            true => format!("{:e} ({word:08x})", f32::from_bits(word)),
            false => format!("{word:08x}"),
        };
        let apart = match values {
            true => format!(
                ", {} ulp apart",
                ulps(f32::from_bits(g.words[i]), f32::from_bits(w.words[i]))
            ),
            false => String::new(),
        };
        return Ok(Some(format!(
            "{}[{}, {}] is {}, not {}{apart}; {} of {} differ",
            w.name,
            i / w.cols.max(1),
            i % w.cols.max(1),
            show(g.words[i]),
            show(w.words[i]),
            unlike.len(),
            g.words.len()
        )));
    }
    Ok(None)
}
