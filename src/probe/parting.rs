//! Dumps of one training step side by side: the first tensor, kernel and GEMM at which machines part.
//!
//! Tensors stand in a dump in the order in which they were computed, so the first that differs is where two machines part:
//! all that its kernel read is the same, as far as it was recorded. Later ones differ because of it, or by themselves;
//! kernels that read the same and wrote something else are listed too.

use std::collections::HashSet;

use super::report::ulps;
use crate::device::Identity;
use crate::formats::words::from_hex;
use crate::layers::trace::Seen;
use crate::train::dump::DumpFile;
use crate::{Error, Result};

/// Dumps compared with the first of them.
#[derive(Clone, Debug)]
pub struct Parting {
    /// Names of the dumps, the first being what the others are compared with.
    pub names: Vec<String>,
    /// Where they were made.
    pub devices: Vec<Identity>,
    /// The step, and the recipe of the first.
    pub step: u64,
    /// See `step`.
    pub recipe: String,
    /// What makes a difference expected.
    pub notes: Vec<String>,
    /// Tensors of the first.
    pub tensors: usize,
    /// Each dump but the first.
    pub walks: Vec<Walk>,
}

/// One dump against the first.
#[derive(Clone, Debug)]
pub struct Walk {
    /// Tensors that are the same to the bit.
    pub same: usize,
    /// Tensors before the first that is not.
    pub before: usize,
    /// The first that is not.
    pub first: Option<Difference>,
    /// The first result of a GEMM that is not, where that is another one.
    pub first_gemm: Option<Difference>,
    /// Kernels that read the same and wrote something else.
    pub alone: Vec<String>,
    /// Tensors the same and tensors in all, for each place in order.
    pub places: Vec<(String, usize, usize)>,
    /// In the order of the tensors: how far the evenly spaced values are apart at most, in f32 steps.
    pub distances: Vec<u64>,
    /// Tensors that only one of the two has.
    pub missing: Vec<String>,
}

/// A tensor that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// [`Seen::name`].
    pub name: String,
    /// The tensor on the first machine.
    pub here: Seen,
    /// The tensor on the other.
    pub there: Seen,
    /// What its kernel read, all of it the same; empty where it was not recorded.
    pub read: Vec<String>,
}

impl Difference {
    /// Evenly spaced values that differ, of how many, and by how many f32 steps at most.
    pub fn spread(&self) -> (usize, usize, Option<u64>) {
        let of = |s: &Seen| from_hex(&s.spread).unwrap_or_default();
        let (a, b) = (of(&self.here), of(&self.there));
        let unlike = a.iter().zip(&b).filter(|(a, b)| a != b).count();
        let steps = (self.here.kind == "f32").then(|| apart(&self.here, &self.there));
        (unlike, a.len(), steps)
    }
}

/// The largest distance of the evenly spaced values.
fn apart(a: &Seen, b: &Seen) -> u64 {
    let of = |s: &Seen| from_hex(&s.spread).unwrap_or_default();
    let pairs = of(a).into_iter().zip(of(b));
    let far = pairs.map(|(a, b)| ulps(f32::from_bits(a), f32::from_bits(b)));
    far.max().unwrap_or(0)
}

/// Walks through dumps.
///
/// # Errors
/// [`Error::Config`] for a dump alone, or dumps of different steps.
pub fn walk(dumps: &[(String, DumpFile)]) -> Result<Parting> {
    let Some(((name, first), others)) = dumps.split_first().filter(|(_, o)| !o.is_empty()) else {
        return Err(Error::Config(
            "one dump alone cannot be compared: give two, of the same step of the same run on two machines".into(),
        ));
    };
    let mut notes = Vec::new();
    for (other, file) in others {
        let (a, b) = (&first.dump, &file.dump);
        if a.step != b.step {
            return Err(Error::Config(format!(
                "{name} is of step {}, {other} of step {}: they hold different tensors. Dump the same step on both machines",
                a.step, b.step
            )));
        }
        if a.config != b.config {
            notes.push(format!(
                "{other} is of a run with another configuration (recipe `{}`, not `{}`, or other sizes, seeds or data): \
                 a difference is to be expected",
                b.recipe, a.recipe
            ));
        }
        if a.strict != b.strict {
            notes.push(format!("{other}: only one of the two runs was strict"));
        }
    }
    let devices = dumps.iter().map(|(_, d)| d.dump.device.clone());
    let label = |(file, d): &(String, DumpFile)| {
        let device = &d.dump.device.device;
        let same = dumps
            .iter()
            .filter(|(_, o)| o.dump.device.device == *device);
        match same.count() {
            1 => device.clone(),
            _ => format!("{device} ({file})"),
        }
    };
    Ok(Parting {
        names: dumps.iter().map(label).collect(),
        devices: devices.collect(),
        step: first.dump.step,
        recipe: first.dump.recipe.clone(),
        notes,
        tensors: first.dump.tensors.len(),
        walks: others
            .iter()
            .map(|(_, d)| pair(&first.dump.tensors, &d.dump.tensors))
            .collect(),
    })
}

fn pair(a: &[Seen], b: &[Seen]) -> Walk {
    let there: std::collections::HashMap<String, &Seen> = b.iter().map(|s| (s.name(), s)).collect();
    let mut walk = Walk {
        same: 0,
        before: 0,
        first: None,
        first_gemm: None,
        alone: Vec::new(),
        places: Vec::new(),
        distances: Vec::new(),
        missing: Vec::new(),
    };
    let names: HashSet<String> = a.iter().map(Seen::name).collect();
    walk.missing
        .extend(b.iter().map(Seen::name).filter(|n| !names.contains(n)));
    for kernel in a.chunk_by(|x, y| x.place() == y.place() && x.kernel == y.kernel) {
        let pairs = kernel.iter().map(|s| (s, there.get(&s.name()).copied()));
        let pairs: Vec<(&Seen, Option<&Seen>)> = pairs.collect();
        let equal = |p: &(&Seen, Option<&Seen>)| {
            p.1.is_some_and(|t| {
                (t.hash.as_str(), t.shape, &t.kind) == (p.0.hash.as_str(), p.0.shape, &p.0.kind)
            })
        };
        let inputs = pairs.iter().filter(|(s, _)| s.role == "input");
        let read: Vec<String> = inputs.clone().map(|(s, _)| s.tensor.clone()).collect();
        let read_same = inputs.clone().all(equal);
        let mut parts_here = false;
        for p in &pairs {
            let (s, other) = p;
            let Some(t) = other else {
                walk.missing.push(s.name());
                walk.distances.push(0);
                continue;
            };
            let same = equal(p);
            walk.distances.push(match same || s.kind != "f32" {
                true => 0,
                false => apart(s, t).max(1),
            });
            if same {
                walk.same += 1;
                walk.before += usize::from(walk.first.is_none());
                continue;
            }
            let difference = || Difference {
                name: s.name(),
                here: (*s).clone(),
                there: (*t).clone(),
                read: if read_same { read.clone() } else { Vec::new() },
            };
            walk.first.get_or_insert_with(difference);
            if s.role == "output" {
                if s.gemm.is_some() {
                    walk.first_gemm.get_or_insert_with(difference);
                }
                parts_here |= read_same && !read.is_empty();
            }
        }
        let equal_here = pairs.iter().filter(|p| equal(p)).count();
        let place = kernel[0].place();
        if parts_here {
            walk.alone.push(format!("{place}, {}", kernel[0].kernel));
        }
        match walk.places.last_mut() {
            Some((name, same, all)) if *name == place => {
                *same += equal_here;
                *all += kernel.len();
            }
            _ => walk.places.push((place, equal_here, kernel.len())),
        }
    }
    walk
}

impl Parting {
    /// Dumps that are not the same as the first.
    pub fn unequal(&self) -> usize {
        let differs = |w: &&Walk| w.first.is_some() || !w.missing.is_empty();
        self.walks.iter().filter(differs).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::dump::Dump;

    fn seen(kernel: &str, role: &str, tensor: &str, hash: &str) -> Seen {
        Seen {
            stage: "forward".into(),
            layer: Some(0),
            kernel: kernel.into(),
            gemm: kernel.contains("Fprop").then(|| "Fprop".into()),
            role: role.into(),
            tensor: tensor.into(),
            shape: [1, 2],
            kind: "f32".into(),
            hash: hash.into(),
            first: "3f80000040000000".into(),
            spread: "3f80000040000000".into(),
            ..Seen::default()
        }
    }

    fn file(tensors: Vec<Seen>) -> DumpFile {
        DumpFile::new(Dump {
            device: crate::device::Identity::unknown("test"),
            step: 3,
            recipe: "f32".into(),
            strict: false,
            config: "c".into(),
            tensors,
            more: Default::default(),
        })
        .unwrap()
    }

    fn step(norm: &str, fprop: &str, swiglu_in: &str, swiglu: &str) -> DumpFile {
        file(vec![
            seen("norm", "input", "x", "a"),
            seen("norm", "output", "y", norm),
            seen("q: Fprop", "input", "X", norm),
            seen("q: Fprop", "output", "Y", fprop),
            seen("SwiGLU", "input", "x", swiglu_in),
            seen("SwiGLU", "output", "s", swiglu),
        ])
    }

    #[test]
    fn the_first_difference_and_kernels_that_part_alone() {
        let a = step("n", "f", "i", "s");
        let of = |b: DumpFile| walk(&[("a".into(), a.clone()), ("b".into(), b)]).unwrap();
        assert_eq!(of(a.clone()).unequal(), 0);

        let w = &of(step("n", "F", "i", "S")).walks[0];
        let first = w.first.as_ref().unwrap();
        assert_eq!(first.name, "forward, layer 0, q: Fprop, output Y");
        assert_eq!(first.read, ["X"]);
        assert_eq!(w.first_gemm.as_ref(), Some(first));
        assert_eq!(
            w.alone,
            ["forward, layer 0, q: Fprop", "forward, layer 0, SwiGLU"]
        );
        assert_eq!(w.places, [("forward, layer 0".to_string(), 4, 6)]);

        // What follows from the norm is not laid at the GEMM's door.
        let w = &of(step("N", "F", "i", "s")).walks[0];
        assert_eq!(w.alone, ["forward, layer 0, norm"]);
        assert!(w.first.as_ref().unwrap().name.contains("norm, output y"));
        let gemm = w.first_gemm.as_ref().unwrap();
        assert!(gemm.name.contains("Fprop") && gemm.read.is_empty());
    }

    #[test]
    fn what_cannot_be_compared_is_refused_or_said() {
        let a = step("n", "f", "i", "s");
        let e = walk(&[("a".into(), a.clone())]).unwrap_err().to_string();
        assert!(e.contains("one dump alone"), "{e}");
        let mut b = a.clone();
        b.dump.step = 4;
        let e = walk(&[("a".into(), a.clone()), ("b".into(), b)]).unwrap_err();
        assert!(e.to_string().contains("step 3, b of step 4"), "{e}");
        let mut b = a.clone();
        b.dump.config = "other".into();
        b.dump.tensors.pop();
        let found = walk(&[("a".into(), a), ("b".into(), b)]).unwrap();
        assert!(found.notes[0].contains("another configuration"));
        assert_eq!(found.unequal(), 1);
        assert_eq!(
            found.walks[0].missing,
            ["forward, layer 0, SwiGLU, output s"]
        );
    }
}
