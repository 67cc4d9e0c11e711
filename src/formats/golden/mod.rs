//! Known answers made by public peers: typed cases, and the judge that compares an implementation with them.
//!
//! A golden file is JSON: `cases[]` of quantised tensors and Hadamard transforms, or tables of scalars (`e4m3_decode_f32`,
//! `e2m1_encode`, ...), all data in hex, f32 little-endian. The format is described in ../shared/golden/README.md; the
//! parser ([`GoldenFile::parse`]) trusts nothing and names the case and the field of whatever is wrong.
//!
//! [`check`] runs any implementation over a file; [`check_host`] runs the host reference. Quantised cases must match in
//! every bit, Hadamard cases to the 2-norm tolerance they state (their peer multiplies by a matrix).

pub(crate) mod json;
mod parse;

pub use parse::single;

use std::fmt;
use std::path::PathBuf;

use super::reference::{Axis, QuantizedRef, quantize};
use super::{BlockFormat, e2m1, e4m3, e5m2, e8m0, ue5m3};
use crate::{Error, Result, hadamard};

/// A parsed golden file.
#[derive(Clone, Debug, PartialEq)]
pub struct GoldenFile {
    /// Where it came from; used in messages.
    pub path: PathBuf,
    /// Who made the answers.
    pub peer: String,
    /// What is to be compared, in the order of the file.
    pub cases: Vec<Case>,
    /// Parts of the file that are not of this format and were not judged.
    pub notes: Vec<String>,
}

/// One known answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Case {
    /// A quantised tensor.
    Quantize(QuantizeCase),
    /// A Hadamard transform.
    Hadamard(HadamardCase),
    /// The value of every code of a small type.
    Decode(DecodeCase),
    /// Codes of sample values.
    Encode(EncodeCase),
}

impl Case {
    /// The answer that the peer gave.
    pub fn expected(&self) -> Outcome {
        match self {
            Case::Quantize(c) => Outcome::Quantized {
                codes: c.codes.clone(),
                block_scales: c.block_scales.clone(),
                tensor_amax: c.tensor_amax,
            },
            Case::Hadamard(c) => Outcome::Values(c.y.clone()),
            Case::Decode(c) => Outcome::Values(c.values.clone()),
            Case::Encode(c) => Outcome::Codes(c.codes.clone()),
        }
    }

    /// The case's name.
    pub fn name(&self) -> &str {
        match self {
            Case::Quantize(c) => &c.name,
            Case::Hadamard(c) => &c.name,
            Case::Decode(c) => &c.name,
            Case::Encode(c) => &c.name,
        }
    }
}

/// A quantised tensor; blocks run along the columns.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantizeCase {
    /// The case's name.
    pub name: String,
    /// Format under which the answers were made (RNE).
    pub format: BlockFormat,
    /// Rows of the tensor.
    pub rows: usize,
    /// Columns of the tensor.
    pub cols: usize,
    /// Input [rows, cols].
    pub x: Vec<f32>,
    /// Expected codes [rows, cols], one a byte.
    pub codes: Vec<u8>,
    /// Expected scale bytes [ceil(rows / block rows), ceil(cols / block columns)].
    pub block_scales: Vec<u8>,
    /// Expected tensor amax (NVFP4).
    pub tensor_amax: Option<f32>,
}

/// A Hadamard transform along the columns.
#[derive(Clone, Debug, PartialEq)]
pub struct HadamardCase {
    /// The case's name.
    pub name: String,
    /// Size g of the transform; the columns are a multiple of it.
    pub size: usize,
    /// Signs, g of them: true is -1.
    pub negative: Vec<bool>,
    /// Rows of the tensor.
    pub rows: usize,
    /// Columns of the tensor.
    pub cols: usize,
    /// Input [rows, cols].
    pub x: Vec<f32>,
    /// Expected output [rows, cols].
    pub y: Vec<f32>,
    /// Largest allowed norm(got - y) / norm(y).
    pub tolerance: f64,
}

/// A small type with a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// FP4 element.
    E2M1,
    /// FP8 element and NVFP4 scale.
    E4M3,
    /// FP8 element.
    E5M2,
    /// MX scale.
    E8M0,
    /// Unsigned scale.
    Ue5m3,
}

impl Scalar {
    /// Codes of the type: 16 or 256.
    pub const fn codes(self) -> usize {
        match self {
            Scalar::E2M1 => 16,
            _ => 256,
        }
    }

    /// The value of a code on the host.
    pub const fn decode(self, code: u8) -> f32 {
        match self {
            Scalar::E2M1 => e2m1::decode(code),
            Scalar::E4M3 => e4m3::decode(code),
            Scalar::E5M2 => e5m2::decode(code),
            Scalar::E8M0 => e8m0::decode(code),
            Scalar::Ue5m3 => ue5m3::decode(code),
        }
    }

    /// The code of a value on the host, to nearest even; `None` for E8M0, which has rules instead of a rounding.
    pub const fn encode(self, value: f32) -> Option<u8> {
        match self {
            Scalar::E2M1 => Some(e2m1::encode(value)),
            Scalar::E4M3 => Some(e4m3::encode(value)),
            Scalar::E5M2 => Some(e5m2::encode(value)),
            Scalar::Ue5m3 => Some(ue5m3::encode(value)),
            Scalar::E8M0 => None,
        }
    }
}

/// The value of every code.
#[derive(Clone, Debug, PartialEq)]
pub struct DecodeCase {
    /// The field it stands in.
    pub name: String,
    /// The type.
    pub scalar: Scalar,
    /// Value of code i at index i.
    pub values: Vec<f32>,
}

/// The codes of sample values.
#[derive(Clone, Debug, PartialEq)]
pub struct EncodeCase {
    /// The field it stands in.
    pub name: String,
    /// The type.
    pub scalar: Scalar,
    /// Input.
    pub x: Vec<f32>,
    /// Expected codes, one a byte.
    pub codes: Vec<u8>,
}

/// What an implementation answers to a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// To [`Case::Quantize`]: codes one a byte [rows, cols], one scale byte a block, the tensor amax.
    Quantized {
        /// Codes [rows, cols].
        codes: Vec<u8>,
        /// Scale bytes, one a logical block.
        block_scales: Vec<u8>,
        /// Tensor amax, where the format has one.
        tensor_amax: Option<f32>,
    },
    /// To [`Case::Hadamard`] (y [rows, cols]) and [`Case::Decode`] (the value of every code).
    Values(Vec<f32>),
    /// To [`Case::Encode`]: one code a byte.
    Codes(Vec<u8>),
}

impl Outcome {
    /// Its parts by name, as words: codes and bytes, and the bits of values.
    pub fn words(&self) -> Vec<(&'static str, Vec<u32>)> {
        let bytes = |b: &[u8]| b.iter().map(|b| u32::from(*b)).collect();
        match self {
            Outcome::Quantized {
                codes,
                block_scales,
                tensor_amax,
            } => {
                let amax = tensor_amax.map(|a| ("tensor_amax", vec![a.to_bits()]));
                let parts = [
                    ("block_scales", bytes(block_scales)),
                    ("codes", bytes(codes)),
                ];
                amax.into_iter().chain(parts).collect()
            }
            Outcome::Values(values) => {
                vec![("values", values.iter().map(|v| v.to_bits()).collect())]
            }
            Outcome::Codes(codes) => vec![("codes", bytes(codes))],
        }
    }

    /// The outcome of a packed operand, from the host or read back from a device.
    ///
    /// # Errors
    /// [`Error::Shape`] when the rows of a two-dimensional block disagree about its scale.
    pub fn from_packed(q: &QuantizedRef) -> Result<Outcome> {
        Ok(Outcome::Quantized {
            codes: q.unpacked_codes(),
            block_scales: q.tile_scales()?,
            tensor_amax: q.tensor_amax,
        })
    }
}

/// The first difference in one part of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// Which part: `tensor_amax`, `block_scales`, `codes`, `values` or `y`.
    pub part: &'static str,
    /// Row-major index of the first difference.
    pub index: Vec<usize>,
    /// Expected bits and value.
    pub expected: String,
    /// Bits and value got.
    pub got: String,
    /// How many differ.
    pub differing: usize,
    /// Of how many.
    pub of: usize,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{:?}: expected {}, got {} ({} of {} differ)",
            self.part, self.index, self.expected, self.got, self.differing, self.of
        )
    }
}

/// The judgement of one case.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Every bit matches; so many values were compared.
    Exact(usize),
    /// Within the case's tolerance: the relative error found.
    Within(f64),
    /// Differences, the first of each part, causes before effects.
    Mismatch(Vec<Mismatch>),
    /// The implementation gave no comparable answer.
    Failed(String),
}

impl Verdict {
    /// Whether the case passed.
    pub fn passed(&self) -> bool {
        matches!(self, Verdict::Exact(_) | Verdict::Within(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Exact(n) => write!(f, "exact ({n} compared)"),
            Verdict::Within(e) => write!(f, "within tolerance (relative error {e:.2e})"),
            Verdict::Mismatch(all) => {
                let all: Vec<String> = all.iter().map(Mismatch::to_string).collect();
                write!(f, "MISMATCH {}", all.join("; "))
            }
            Verdict::Failed(why) => write!(f, "FAILED {why}"),
        }
    }
}

/// The judgement of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Case names and verdicts, in the order of the file.
    pub cases: Vec<(String, Verdict)>,
}

impl Report {
    /// Whether there was something to judge and all of it passed.
    pub fn passed(&self) -> bool {
        !self.cases.is_empty() && self.cases.iter().all(|(_, v)| v.passed())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, verdict) in &self.cases {
            writeln!(f, "{name}: {verdict}")?;
        }
        let passed = self.cases.iter().filter(|(_, v)| v.passed()).count();
        write!(f, "{passed} of {} cases passed", self.cases.len())
    }
}

/// Judges an implementation by every case of a file.
pub fn check(file: &GoldenFile, under_test: &mut dyn FnMut(&Case) -> Result<Outcome>) -> Report {
    let judge_one = |case: &Case| {
        let verdict = match under_test(case) {
            Ok(outcome) => judge(case, &outcome),
            Err(e) => Verdict::Failed(e.to_string()),
        };
        (case.name().to_owned(), verdict)
    };
    Report {
        cases: file.cases.iter().map(judge_one).collect(),
    }
}

/// Judges the host reference by every case of a file.
pub fn check_host(file: &GoldenFile) -> Report {
    check(file, &mut host_outcome)
}

/// The host reference's answer to a case.
///
/// # Errors
/// Whatever the reference refuses.
pub fn host_outcome(case: &Case) -> Result<Outcome> {
    match case {
        Case::Quantize(c) => {
            let q = quantize(&c.x, c.rows, c.cols, Axis::Rowwise, &c.format, None)?;
            Outcome::from_packed(&q)
        }
        Case::Hadamard(c) => {
            let mut y = c.x.clone();
            hadamard::transform(&mut y, c.size, &hadamard::sign_words(&c.negative))?;
            Ok(Outcome::Values(y))
        }
        Case::Decode(c) => {
            let codes = 0..c.scalar.codes();
            Ok(Outcome::Values(
                codes.map(|code| c.scalar.decode(code as u8)).collect(),
            ))
        }
        Case::Encode(c) => {
            let codes = c.x.iter().map(|x| c.scalar.encode(*x)).collect();
            let refuse = || Error::Config(format!("{:?} has no encoder", c.scalar));
            Ok(Outcome::Codes(Option::ok_or_else(codes, refuse)?))
        }
    }
}

/// Compares an answer with a case.
pub fn judge(case: &Case, outcome: &Outcome) -> Verdict {
    match (case, outcome) {
        (
            Case::Quantize(c),
            Outcome::Quantized {
                codes,
                block_scales,
                tensor_amax,
            },
        ) => judge_quantized(c, codes, block_scales, *tensor_amax),
        (Case::Hadamard(c), Outcome::Values(y)) => judge_hadamard(c, y),
        (Case::Decode(c), Outcome::Values(values)) => {
            let same = |a: &f32, b: &f32| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
            collect(vec![compare(
                "values", &c.values, values, 0, same, show_f32,
            )])
        }
        (Case::Encode(c), Outcome::Codes(codes)) => {
            let show = |b: &u8| format!("{b:#04x} ({})", c.scalar.decode(*b));
            collect(vec![compare("codes", &c.codes, codes, 0, u8::eq, show)])
        }
        _ => Verdict::Failed("the implementation answered another kind of case".into()),
    }
}

fn judge_quantized(c: &QuantizeCase, codes: &[u8], scales: &[u8], amax: Option<f32>) -> Verdict {
    let bits = |a: &f32, b: &f32| a.to_bits() == b.to_bits();
    let (want, got): (Vec<f32>, Vec<f32>) = (
        c.tensor_amax.into_iter().collect(),
        amax.into_iter().collect(),
    );
    let show_scale = |b: &u8| format!("{b:#04x} ({:e})", c.format.scale.decode(*b));
    let show_code = |b: &u8| format!("{b:#x} ({})", c.format.element.decode(*b));
    let tile_columns = c.cols.div_ceil(c.format.block[1]);
    collect(vec![
        compare("tensor_amax", &want, &got, 0, bits, show_f32),
        compare(
            "block_scales",
            &c.block_scales,
            scales,
            tile_columns,
            u8::eq,
            show_scale,
        ),
        compare("codes", &c.codes, codes, c.cols, u8::eq, show_code),
    ])
}

fn judge_hadamard(c: &HadamardCase, y: &[f32]) -> Verdict {
    if y.len() != c.y.len() {
        return Verdict::Failed(format!("expected {} values, got {}", c.y.len(), y.len()));
    }
    let difference = |i: usize| f64::from(y[i]) - f64::from(c.y[i]);
    let error = (0..y.len()).map(|i| difference(i).powi(2)).sum::<f64>();
    let norm = c.y.iter().map(|v| f64::from(*v).powi(2)).sum::<f64>();
    let relative = if error == 0.0 {
        0.0
    } else {
        (error / norm).sqrt()
    };
    // A NaN fails here: it is not below the tolerance.
    if relative <= c.tolerance {
        return Verdict::Within(relative);
    }
    let off =
        |i: &usize| difference(*i).is_nan() || difference(*i).abs() > c.tolerance * norm.sqrt();
    let first = (0..y.len()).find(off).unwrap_or(0);
    Verdict::Mismatch(vec![Mismatch {
        part: "y",
        index: vec![first / c.cols, first % c.cols],
        expected: show_f32(&c.y[first]),
        got: format!(
            "{}, relative 2-norm {relative:.2e} above {:.0e}",
            show_f32(&y[first]),
            c.tolerance
        ),
        differing: (0..y.len()).filter(off).count().max(1),
        of: y.len(),
    }])
}

fn show_f32(v: &f32) -> String {
    format!("0x{:08x} ({v:e})", v.to_bits())
}

/// The first difference of two parts; `columns` > 0 gives the index as [row, column].
fn compare<T>(
    part: &'static str,
    want: &[T],
    got: &[T],
    columns: usize,
    same: impl Fn(&T, &T) -> bool,
    show: impl Fn(&T) -> String,
) -> std::result::Result<usize, Verdict> {
    if want.len() != got.len() {
        let why = format!("{part}: expected {} values, got {}", want.len(), got.len());
        return Err(Verdict::Failed(why));
    }
    let differs = |i: &usize| !same(&want[*i], &got[*i]);
    let Some(first) = (0..want.len()).find(differs) else {
        return Ok(want.len());
    };
    let index = match first.checked_div(columns) {
        Some(row) => vec![row, first % columns],
        None => vec![first],
    };
    Err(Verdict::Mismatch(vec![Mismatch {
        part,
        index,
        expected: show(&want[first]),
        got: show(&got[first]),
        differing: (0..want.len()).filter(differs).count(),
        of: want.len(),
    }]))
}

/// One verdict of several parts: a failure, else all mismatches, else exact.
fn collect(parts: Vec<std::result::Result<usize, Verdict>>) -> Verdict {
    let mut compared = 0;
    let mut mismatches = Vec::new();
    for part in parts {
        match part {
            Ok(n) => compared += n,
            Err(Verdict::Mismatch(mut m)) => mismatches.append(&mut m),
            Err(other) => return other,
        }
    }
    if mismatches.is_empty() {
        Verdict::Exact(compared)
    } else {
        Verdict::Mismatch(mismatches)
    }
}

#[cfg(test)]
mod tests;
