//! `metrics.jsonl`: one JSON object a line, a record of every logged step and of every evaluation.
//!
//! ```text
//! {"step":40,"tokens":81920,"loss":2.31,"lr":0.0004,"grad_norm":0.71,"tokens_per_s":5210.3,"elapsed_s":15.7}
//! {"step":40,"tokens":81920,"eval_loss":2.29,"elapsed_s":16.1}
//! {"step":40,"tokens":81920,"operands":[{"gemm":"Fprop","operand":"A",...}],"grad_norm_over_noise":3.1,"elapsed_s":16.4}
//! ```
//! Losses are in nats per token. A line is written whole, so a kill loses at most the last one; resuming drops the
//! records after the step it continues from, so that the file becomes that of an uninterrupted run (but for times).

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::durable;
use crate::{Error, Result};

/// Its name in a run's folder.
pub const FILE: &str = "metrics.jsonl";

/// One line of `metrics.jsonl`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Record {
    /// An evaluation on held-out data.
    Eval(EvalRecord),
    /// What quantisation did in a step.
    Numerics(NumericsRecord),
    /// An optimizer step.
    Step(StepRecord),
}

/// An optimizer step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepRecord {
    /// Steps taken, this one included.
    pub step: u64,
    /// Training tokens seen, this step's included.
    pub tokens: u64,
    /// Mean training loss of this step.
    pub loss: f64,
    /// Learning rate of this step.
    pub lr: f64,
    /// Norm of all gradients together, before clipping.
    pub grad_norm: f64,
    /// Speed since the last record, evaluations and checkpoints not counted.
    pub tokens_per_s: f64,
    /// Seconds of training since the run began, earlier sessions included.
    pub elapsed_s: f64,
}

/// An evaluation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvalRecord {
    /// Steps taken.
    pub step: u64,
    /// Training tokens seen.
    pub tokens: u64,
    /// Mean loss on the held-out windows.
    pub eval_loss: f64,
    /// Seconds of training since the run began.
    pub elapsed_s: f64,
}

/// What quantisation did in a step: statistics of every quantised operand, and how much of the gradient survived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NumericsRecord {
    /// Steps taken before the gradient that was looked at.
    pub step: u64,
    /// Training tokens seen.
    pub tokens: u64,
    /// Operands, those of all layers with the same GEMM, side and format together.
    pub operands: Vec<OperandRecord>,
    /// Norm of the exact (f32) gradient of one batch over the norm of what the recipe's gradient deviates from it.
    /// None where there is no deviation.
    pub grad_norm_over_noise: Option<f64>,
    /// Seconds of training since the run began.
    pub elapsed_s: f64,
}

/// Statistics of one side of one GEMM, over all layers that quantise it alike.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OperandRecord {
    /// `Fprop`, `Dgrad` or `Wgrad`.
    pub gemm: String,
    /// `X`, `W` or `dY`.
    pub operand: String,
    /// Format, scale rule and rounding, as printed by `halfbyte recipes`.
    pub format: String,
    /// Elements counted.
    pub elements: u64,
    /// 10 log10(signal / noise) after the transform, if any; none where there is no noise or no signal.
    pub snr_db: Option<f64>,
    /// Share of elements above the largest value.
    pub clip_rate: f64,
    /// Share of elements that were not zero and decode to zero.
    pub underflow_rate: f64,
    /// Share of scale blocks whose every element is zero.
    pub zero_block_rate: f64,
}

impl Record {
    /// Steps taken.
    pub fn step(&self) -> u64 {
        match self {
            Record::Step(r) => r.step,
            Record::Eval(r) => r.step,
            Record::Numerics(r) => r.step,
        }
    }

    /// Seconds since the run began.
    pub fn elapsed_s(&self) -> f64 {
        match self {
            Record::Step(r) => r.elapsed_s,
            Record::Eval(r) => r.elapsed_s,
            Record::Numerics(r) => r.elapsed_s,
        }
    }
}

/// Reads a `metrics.jsonl`. A last line without its end (the writer was killed) is left out.
///
/// # Errors
/// [`Error::Corrupt`] with the line that is not a record.
pub fn read(path: &Path) -> Result<Vec<Record>> {
    let bytes = std::fs::read(path).map_err(Error::io(path))?;
    let broken = |i: usize, e| {
        Error::corrupt(
            path,
            format!(
                "line {}: not a record of a step or an evaluation ({e})",
                i + 1
            ),
        )
    };
    whole_lines(&bytes)
        .enumerate()
        .map(|(i, line)| serde_json::from_slice(line).map_err(|e| broken(i, e)))
        .collect()
}

/// The lines that have their ends.
fn whole_lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes
        .split_inclusive(|&b| b == b'\n')
        .filter_map(|line| line.strip_suffix(b"\n"))
}

/// Appends to a `metrics.jsonl` and remembers what it holds.
#[derive(Debug)]
pub struct Metrics {
    path: PathBuf,
    file: File,
    records: Vec<Record>,
}

impl Metrics {
    /// Continues the file after step `step`: later records are dropped, and all from the first line that cannot be read
    /// (a power cut can leave such after the last [`Metrics::sync`]). A file that is missing is begun.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn open(path: &Path, step: u64) -> Result<Metrics> {
        let before = match path.exists() {
            true => std::fs::read(path).map_err(Error::io(path))?,
            false => Vec::new(),
        };
        let (mut kept, mut records) = (Vec::new(), Vec::new());
        for line in whole_lines(&before) {
            match serde_json::from_slice::<Record>(line) {
                Ok(record) if record.step() <= step => {
                    kept.extend_from_slice(line);
                    kept.push(b'\n');
                    records.push(record);
                }
                Ok(_) => {}
                Err(_) => break,
            }
        }
        durable::write_file(path, &kept)?;
        let file = File::options()
            .append(true)
            .open(path)
            .map_err(Error::io(path))?;
        Ok(Metrics {
            path: path.to_path_buf(),
            file,
            records,
        })
    }

    /// Appends a record with one write.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn push(&mut self, record: Record) -> Result<()> {
        let mut line = serde_json::to_string(&record)
            .map_err(|e| Error::corrupt(&self.path, e.to_string()))?;
        line.push('\n');
        self.file
            .write_all(line.as_bytes())
            .map_err(Error::io(&self.path))?;
        self.records.push(record);
        Ok(())
    }

    /// Waits until all records are on the disk; called before a checkpoint, which must not know more than this file.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn sync(&self) -> Result<()> {
        self.file.sync_all().map_err(Error::io(&self.path))
    }

    /// All records, those of earlier sessions included.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Seconds that earlier sessions trained.
    pub fn elapsed_s(&self) -> f64 {
        self.records.last().map_or(0.0, Record::elapsed_s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(step: u64) -> Record {
        let loss = 5.0 / step as f64;
        Record::Step(StepRecord {
            step,
            tokens: step * 8,
            loss,
            lr: 1e-3,
            grad_norm: 0.1,
            tokens_per_s: 9.5,
            elapsed_s: step as f64,
        })
    }

    fn eval(step: u64) -> Record {
        Record::Eval(EvalRecord {
            step,
            tokens: step * 8,
            eval_loss: 2.5,
            elapsed_s: step as f64 + 0.5,
        })
    }

    #[test]
    fn a_line_has_the_promised_fields() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("metrics.jsonl");
        let mut m = Metrics::open(&path, 0).unwrap();
        m.push(step(2)).unwrap();
        m.push(eval(2)).unwrap();
        assert_eq!(
            std::fs::read_to_string(&path).unwrap(),
            "{\"step\":2,\"tokens\":16,\"loss\":2.5,\"lr\":0.001,\"grad_norm\":0.1,\"tokens_per_s\":9.5,\"elapsed_s\":2.0}\n\
             {\"step\":2,\"tokens\":16,\"eval_loss\":2.5,\"elapsed_s\":2.5}\n"
        );
        assert_eq!(read(&path).unwrap(), m.records());
    }

    #[test]
    fn a_resumed_file_equals_an_uninterrupted_one() {
        let dir = tempfile::tempdir().unwrap();
        let (whole, resumed) = (dir.path().join("a"), dir.path().join("b"));
        let record = |m: &mut Metrics, s: u64| {
            m.push(step(s)).unwrap();
            if s.is_multiple_of(2) {
                m.push(eval(s)).unwrap();
            }
        };
        let mut m = Metrics::open(&whole, 0).unwrap();
        (1..=8).for_each(|s| record(&mut m, s));
        // Killed in step 6, in the middle of a line; the checkpoint is that of step 4.
        let mut m = Metrics::open(&resumed, 0).unwrap();
        (1..=5).for_each(|s| record(&mut m, s));
        m.file.write_all(b"\0\0\n{\"step\":6,\"tok").unwrap();
        let mut m = Metrics::open(&resumed, 4).unwrap();
        assert_eq!((m.records().len(), m.elapsed_s()), (6, 4.5));
        (5..=8).for_each(|s| record(&mut m, s));
        assert_eq!(
            std::fs::read(&whole).unwrap(),
            std::fs::read(&resumed).unwrap()
        );
    }

    #[test]
    fn a_broken_line_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("metrics.jsonl");
        let mut m = Metrics::open(&path, 0).unwrap();
        m.push(step(1)).unwrap();
        m.file.write_all(b"{\"step\":2}\n{\"step\":").unwrap();
        let e = read(&path).unwrap_err().to_string();
        assert!(e.contains("line 2"), "{e}");
    }
}
