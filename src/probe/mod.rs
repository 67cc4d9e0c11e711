//! What a device's arithmetic does, found by experiment; and where two devices part.
//!
//! [`probe`] asks a device four kinds of questions: parts that have one right answer ([`exact`]), how its matrix products
//! add ([`suite`], [`behaviour`], fitted to the host models of [`model`]), how its functions round ([`functions`]), and what
//! it is ([`Identity`]). The answers are a report ([`report`]); [`mod@compare`] sets reports side by side.
//!
//! Beside it: [`parting`] walks through dumps of a training step ([`crate::train::dump`]) to the first kernel at which
//! machines part, and [`replay`] runs again what failed elsewhere ([`crate::train::case`]).
//!
//! # The report, version 1
//!
//! One JSON object. Fields that a reader does not know are kept; a version above its own, a field twice, a missing field or
//! a checksum that does not fit is refused. Numbers are whole; f32 values are eight hex digits of their bits.
//!
//! ```text
//! format "halfbyte-probe", version 1, made_by
//! checksum                BLAKE3 over `devices`, independent of layout and of the order of fields
//! devices[]
//!   identity              device, backend, adapter, driver, software, compiler, cubecl, system, processor
//!   exact[]               part, words, hash, reference, differing, first { word, at, got, want }
//!   accumulation[]        path, behaviours[] { name, value }, consistent_with[], closest, cases[] { what, out }
//!   absent[]              path, why
//!   arithmetic[]          name, value
//!   functions[]           function, samples, hash, max_ulp, worst, histogram[], inputs, outputs
//! ```
//!
//! `exact[].hash` covers the words of the part's answer, `functions[].hash` the bits of all results; `inputs` and `outputs`
//! hold every 257th. `histogram[0]` counts results at no distance, `histogram[i]` those from 2^(i-1) to 2^i - 1 steps.

pub mod behaviour;
pub mod compare;
mod dot;
pub mod exact;
pub mod functions;
pub mod model;
pub mod parting;
pub mod parting_render;
pub mod path;
pub mod render;
pub mod replay;
pub mod report;
pub mod suite;

pub use dot::{Addend, Dot, Operands};

use crate::device::Device;
use crate::{Error, Result};
use exact::Failing;
use path::Accumulator;
use report::{Absent, DeviceProbe, Identity, More};

/// Damages one answer on purpose, to see that it is found.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    flip: Option<String>,
}

impl Hook {
    /// Damages nothing.
    pub fn none() -> Hook {
        Hook::default()
    }

    /// Moves the middle word of this part, path or function to its neighbour: one rounding that went the other way.
    pub fn flip(part: &str) -> Hook {
        Hook {
            flip: Some(part.into()),
        }
    }

    /// Damages the answer if it is the one.
    pub fn apply(&self, part: &str, words: &mut [u32]) {
        let middle = words.len() / 2;
        if self.flip.as_deref() == Some(part) {
            words[middle] ^= 1;
        }
    }

    /// Refuses a name that is none of these.
    fn check(&self, names: &[String]) -> Result<()> {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        match self.flip.as_deref() {
            Some(name) if !names.contains(&name) => {
                Err(Error::unknown("part, path or function", name, &names))
            }
            _ => Ok(()),
        }
    }
}

/// A path whose answers may be damaged.
struct Hooked<'a>(&'a dyn Accumulator, &'a Hook);

impl Accumulator for Hooked<'_> {
    fn name(&self) -> String {
        self.0.name()
    }

    fn operands(&self) -> Operands {
        self.0.operands()
    }

    fn dots(&self, dots: &[Dot]) -> Result<Vec<f32>> {
        let out = self.0.dots(dots)?;
        let mut words: Vec<u32> = out.iter().map(|v| v.to_bits()).collect();
        self.1.apply(&self.name(), &mut words);
        Ok(words.into_iter().map(f32::from_bits).collect())
    }
}

/// Probes a device; `say` hears of each stage before it begins, `failing` of each exact part that is not as recorded.
///
/// # Errors
/// [`Error::Device`] where the device fails, [`Error::Config`] before anything is probed where the hook names nothing that is.
pub fn probe(
    device: &Device,
    identity: Identity,
    hook: &Hook,
    say: &mut dyn FnMut(&str),
    failing: &mut dyn FnMut(Failing),
) -> Result<DeviceProbe> {
    let device = &path::with_quick_tiles(device);
    let (paths, absent) = path::paths(device);
    let names = exact::parts().into_iter().map(|p| p.name());
    let names = names.chain(paths.iter().map(Accumulator::name));
    hook.check(&names.chain(functions::names()).collect::<Vec<_>>())?;
    say("exact parts");
    let exact = exact::probe_exact(device, hook, failing)?;
    let mut accumulation = Vec::new();
    for path in &paths {
        say(&path.name());
        accumulation.push(behaviour::probe_path(&Hooked(path, hook))?);
    }
    say("functions");
    let functions = functions::probe_functions(device, hook)?;
    Ok(DeviceProbe {
        identity,
        exact,
        accumulation,
        absent: absent
            .into_iter()
            .map(|(path, why)| Absent { path, why })
            .collect(),
        arithmetic: functions::probe_arithmetic(device)?,
        functions,
        more: More::new(),
    })
}
