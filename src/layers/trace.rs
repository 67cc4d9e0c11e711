//! A look at one training step from inside: what every tensor held, in the order in which they were computed, or the first
//! of them that is not finite, with what it was computed from.
//!
//! Whoever computes a tensor reports it ([`Pass::see`](super::linear::Pass::see)); without a trace that costs nothing.
//! Tensors are read back one by one, so a traced step is slow; what it computes is the same.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::elementwise;
use super::replay::{Kernel, Matrix};
use crate::device::Device;
use crate::quantize::Quantized;
use crate::tensor::{Tensor, View, Words};
use crate::{Error, Result};

/// Values kept of each tensor: the first ones, and as many evenly spaced.
const KEPT: usize = 16;

/// What a tensor held at one moment of a step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// `before`, `forward`, `backward`, `gradients`, `after`.
    pub stage: String,
    /// Micro-batch of the step.
    pub micro_batch: u32,
    /// Decoder block, where it belongs to one.
    pub layer: Option<u64>,
    /// What was computed, for example `q, k, v: Fprop`.
    pub kernel: String,
    /// The GEMM, if it is one: `Fprop`, `Dgrad` or `Wgrad`.
    pub gemm: Option<String>,
    /// `state`, `input` (that is: of the kernel) or `output`.
    pub role: String,
    /// Which tensor.
    pub tensor: String,
    /// Rows and columns.
    pub shape: [u64; 2],
    /// `f32`, `words`, `codes` (32-bit words) or `scales` (a byte a word).
    pub kind: String,
    /// BLAKE3 of its words, little end first.
    pub hash: String,
    /// Values that are NaN or infinite; they do not count in the statistics.
    pub non_finite: u64,
    /// Smallest value; none where there is no finite one, or where the words are no f32.
    pub min: Option<String>,
    /// Largest value.
    pub max: Option<String>,
    /// Mean.
    pub mean: Option<String>,
    /// Root of the mean square.
    pub rms: Option<String>,
    /// The first words, eight hex digits each.
    pub first: String,
    /// As many words, evenly spaced over the tensor.
    pub spread: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl Seen {
    /// Where it stands: stage, micro-batch and layer.
    pub fn place(&self) -> String {
        let batch = match self.micro_batch {
            0 => String::new(),
            n => format!(", micro-batch {n}"),
        };
        let layer = self.layer.map_or(String::new(), |l| format!(", layer {l}"));
        format!("{}{batch}{layer}", self.stage)
    }

    /// Place, kernel, role and tensor: what tells it from the others of its step.
    pub fn name(&self) -> String {
        format!(
            "{}, {}, {} {}",
            self.place(),
            self.kernel,
            self.role,
            self.tensor
        )
    }

    /// Statistics of f32 words.
    fn judge(&mut self, words: &[u32]) {
        let values = words.iter().map(|w| f64::from(f32::from_bits(*w)));
        let (mut n, mut sum, mut squares) = (0u64, 0.0, 0.0);
        let (mut min, mut max) = (f64::INFINITY, f64::NEG_INFINITY);
        for v in values.filter(|v| v.is_finite()) {
            n += 1;
            sum += v;
            squares += v * v;
            (min, max) = (min.min(v), max.max(v));
        }
        self.non_finite = words.len() as u64 - n;
        if n > 0 {
            let text = |x: f64| Some(format!("{x:e}"));
            (self.min, self.max) = (text(min), text(max));
            (self.mean, self.rms) = (text(sum / n as f64), text((squares / n as f64).sqrt()));
        }
    }

    fn keep(&mut self, words: &[u32]) {
        let mut hasher = blake3::Hasher::new();
        words.iter().for_each(|w| {
            hasher.update(&w.to_le_bytes());
        });
        self.hash = hasher.finalize().to_hex().to_string();
        let hex = |i: usize| format!("{:08x}", words[i]);
        let kept = words.len().min(KEPT);
        self.first = (0..kept).map(hex).collect();
        self.spread = (0..kept).map(|i| hex(i * words.len() / kept)).collect();
    }
}

/// A kernel that has run.
#[derive(Debug, Default)]
pub struct Event<'a> {
    /// Decoder block.
    pub layer: Option<usize>,
    /// What was computed.
    pub name: &'a str,
    /// The GEMM, if it is one.
    pub gemm: Option<&'static str>,
    /// How to run it again, if that is known.
    pub kernel: Option<Kernel>,
    /// What it read and still has its value.
    pub inputs: &'a [(&'a str, View<'a>)],
    /// Words that it read.
    pub words: &'a [(&'a str, &'a Words)],
    /// Operands as they were multiplied.
    pub quantized: &'a [(&'a str, &'a Quantized)],
    /// What it wrote.
    pub outputs: &'a [(&'a str, &'a Tensor)],
}

/// The first tensor that is not finite, and the kernel that made it.
#[derive(Clone, Debug, PartialEq)]
pub struct Caught {
    /// Where: [`Seen::name`].
    pub name: String,
    /// The kernel, if it can be run again.
    pub kernel: Option<Kernel>,
    /// What it read.
    pub inputs: Vec<Matrix>,
    /// What it wrote.
    pub outputs: Vec<Matrix>,
}

/// What a trace is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Record,
    NonFinite,
}

/// A trace of one step.
#[derive(Debug)]
pub struct Trace {
    aim: Aim,
    stage: &'static str,
    micro_batch: u32,
    /// Everything seen so far.
    seen: Vec<Seen>,
    caught: Option<Caught>,
    /// What an in-place kernel is about to overwrite.
    overwritten: Vec<Matrix>,
    flip: Option<String>,
}

impl Trace {
    /// Records every tensor. `flip` moves the middle value of the tensor of this name to its neighbour once it is computed,
    /// as one rounding that went the other way would have: to see that it is found.
    pub fn record(flip: Option<String>) -> Trace {
        Trace {
            aim: Aim::Record,
            stage: "before",
            micro_batch: 0,
            seen: Vec::new(),
            caught: None,
            overwritten: Vec::new(),
            flip,
        }
    }

    /// Looks for the first tensor that is not finite.
    pub fn non_finite() -> Trace {
        Trace {
            aim: Aim::NonFinite,
            ..Trace::record(None)
        }
    }

    /// Says what comes now.
    pub fn begin(&mut self, stage: &'static str, micro_batch: u32) {
        (self.stage, self.micro_batch) = (stage, micro_batch);
    }

    /// What was found where [`Trace::non_finite`] was asked.
    pub fn into_caught(self) -> Option<Caught> {
        self.caught
    }

    /// What was recorded.
    ///
    /// # Errors
    /// [`Error::Config`] where the tensor to be damaged was not among it.
    pub fn into_seen(self) -> Result<Vec<Seen>> {
        match self.flip {
            None => Ok(self.seen),
            Some(name) => {
                let names: Vec<String> = self.seen.iter().map(Seen::name).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                Err(Error::unknown("tensor", &name, &names))
            }
        }
    }

    /// Keeps what an in-place kernel is about to overwrite, which is one of its inputs.
    pub(super) fn before(&mut self, device: &Device, tensors: &[(&str, &Tensor)]) -> Result<()> {
        if self.caught.is_none() {
            for (name, t) in tensors {
                let kept = Matrix::download(device, &format!("{name} before"), t.view())?;
                self.overwritten.push(kept);
            }
        }
        Ok(())
    }

    /// Takes a look at a kernel's tensors.
    pub(super) fn see(&mut self, device: &Device, event: Event) -> Result<()> {
        match self.aim {
            Aim::Record => self.note(device, &event),
            Aim::NonFinite => self.search(device, event),
        }
    }

    fn note(&mut self, device: &Device, event: &Event) -> Result<()> {
        for m in std::mem::take(&mut self.overwritten) {
            self.push(event, "input", "f32", m);
        }
        for (name, view) in event.inputs {
            let m = Matrix::download(device, name, *view)?;
            self.push(event, "input", "f32", m);
        }
        for (name, words) in event.words {
            let m = Matrix::of_words(name, words.download(device)?);
            self.push(event, "input", "words", m);
        }
        for (name, q) in event.quantized {
            let host = q.download(device)?;
            let of = |what: &str, words: Vec<u32>, rows: usize| Matrix {
                name: format!("{name}, {what}"),
                rows,
                cols: words.len() / rows,
                words,
            };
            let rows = q.layout.rows;
            self.push(event, "input", "codes", of("codes", host.codes, rows));
            let scales = host.block_scales.iter().map(|b| u32::from(*b)).collect();
            self.push(event, "input", "scales", of("scales", scales, 1));
            if let Some(amax) = host.tensor_amax {
                let amax = of("tensor amax", vec![amax.to_bits()], 1);
                self.push(event, "input", "f32", amax);
            }
        }
        for (name, tensor) in event.outputs {
            let mut m = Matrix::download(device, name, tensor.view())?;
            let full = self.entry(event, "output", &m, "f32").name();
            if self.flip.as_ref() == Some(&full) {
                self.flip = None;
                let middle = m.words.len() / 2;
                m.words[middle] ^= 1;
                elementwise::copy_flat(device, &m.upload(device)?, tensor)?;
            }
            self.push(event, "output", "f32", m);
        }
        Ok(())
    }

    fn entry(&self, event: &Event, role: &str, m: &Matrix, kind: &str) -> Seen {
        Seen {
            stage: self.stage.into(),
            micro_batch: self.micro_batch,
            layer: event.layer.map(|l| l as u64),
            kernel: event.name.into(),
            gemm: event.gemm.map(String::from),
            role: role.into(),
            tensor: m.name.clone(),
            shape: [m.rows as u64, m.cols as u64],
            kind: kind.into(),
            ..Seen::default()
        }
    }

    fn push(&mut self, event: &Event, role: &str, kind: &str, m: Matrix) {
        let mut seen = self.entry(event, role, &m, kind);
        seen.keep(&m.words);
        if kind == "f32" {
            seen.judge(&m.words);
        }
        self.seen.push(seen);
    }

    /// Records state: parameters, gradients, moments.
    pub fn state(&mut self, what: &str, name: &str, rows: usize, cols: usize, values: &[f32]) {
        let event = Event {
            name: what,
            ..Event::default()
        };
        let m = Matrix {
            name: name.into(),
            rows,
            cols,
            words: values.iter().map(|v| v.to_bits()).collect(),
        };
        match self.aim {
            Aim::Record => self.push(&event, "state", "f32", m),
            Aim::NonFinite if self.caught.is_none() && !m.is_finite() => {
                let name = self.entry(&event, "state", &m, "f32").name();
                self.caught = Some(Caught {
                    name,
                    kernel: None,
                    inputs: Vec::new(),
                    outputs: vec![m],
                });
            }
            Aim::NonFinite => {}
        }
    }

    fn search(&mut self, device: &Device, event: Event) -> Result<()> {
        let mut inputs = std::mem::take(&mut self.overwritten);
        if self.caught.is_some() {
            return Ok(());
        }
        let outputs = event.outputs.iter();
        let outputs = outputs
            .map(|(name, t)| Matrix::download(device, name, t.view()))
            .collect::<Result<Vec<_>>>()?;
        if let Some(bad) = outputs.iter().find(|m| !m.is_finite()) {
            let name = self.entry(&event, "output", bad, "f32").name();
            for (name, view) in event.inputs {
                inputs.push(Matrix::download(device, name, *view)?);
            }
            for (name, words) in event.words {
                inputs.push(Matrix::of_words(name, words.download(device)?));
            }
            self.caught = Some(Caught {
                name,
                kernel: event.kernel,
                inputs,
                outputs,
            });
        }
        Ok(())
    }
}
