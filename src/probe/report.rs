//! What a probe writes, one JSON file: see [`crate::probe`] for the format.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub use crate::device::Identity;
use crate::formats::words;
use crate::train::sealed::{self, Kind};
use crate::{Error, Result};

/// The word that `format` holds.
pub const FORMAT: &str = "halfbyte-probe";
/// The version that is written, and the newest that is read.
pub const VERSION: u64 = 1;

pub(crate) const KIND: Kind = Kind {
    format: FORMAT,
    version: VERSION,
    noun: "probe report",
    body: "devices",
    made_with: "halfbyte probe -o FILE",
};

/// Fields that this version does not know; they are kept.
pub type More = Map<String, Value>;

/// A report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`] or older.
    pub version: u64,
    /// The program that wrote it.
    pub made_by: String,
    /// BLAKE3 of `devices`: values in order, the fields of an object by name.
    pub checksum: String,
    /// One entry a device.
    pub devices: Vec<DeviceProbe>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: More,
}

/// One device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeviceProbe {
    /// What it is.
    pub identity: Identity,
    /// Parts that are the same everywhere by construction.
    pub exact: Vec<ExactPart>,
    /// Each way it multiplies matrices.
    pub accumulation: Vec<AccumulationReport>,
    /// Ways that it does not have here.
    pub absent: Vec<Absent>,
    /// Contraction and subnormals in plain arithmetic.
    pub arithmetic: Vec<Behaviour>,
    /// Elementwise functions.
    pub functions: Vec<FunctionReport>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: More,
}

/// A part that has one right answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExactPart {
    /// Its name: the kernel and what it was asked.
    pub part: String,
    /// 32-bit words of the answer.
    pub words: u64,
    /// BLAKE3 of the words, little end first.
    pub hash: String,
    /// The recorded hash.
    pub reference: String,
    /// Words unlike the reference's.
    pub differing: u64,
    /// The first of them.
    pub first: Option<Difference>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: More,
}

/// A word that is not what it should be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    /// Which word.
    pub word: u64,
    /// What it is, with its inputs.
    pub at: String,
    /// The word, in hex.
    pub got: String,
    /// The reference's, in hex.
    pub want: String,
}

/// How a path adds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AccumulationReport {
    /// The path.
    pub path: String,
    /// What was found.
    pub behaviours: Vec<Behaviour>,
    /// Models that give every answer.
    pub consistent_with: Vec<String>,
    /// Where none does: the nearest one.
    pub closest: Option<String>,
    /// Questions and answers.
    pub cases: Vec<Case>,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: More,
}

/// Something found by experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Behaviour {
    /// What was looked at.
    pub name: String,
    /// What was seen.
    pub value: String,
}

impl Behaviour {
    /// From words.
    pub fn new(name: &str, value: String) -> Behaviour {
        Behaviour {
            name: name.into(),
            value,
        }
    }
}

/// A dot product and its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// The question.
    pub what: String,
    /// The f32 result's bits, in hex.
    pub out: String,
}

impl Case {
    /// From a result.
    pub fn new(what: &str, out: f32) -> Case {
        Case {
            what: what.into(),
            out: format!("{:08x}", out.to_bits()),
        }
    }
}

/// A way to multiply that a device does not have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Absent {
    /// The path.
    pub path: String,
    /// Why.
    pub why: String,
}

/// An elementwise function.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionReport {
    /// Its name.
    pub function: String,
    /// Inputs tried.
    pub samples: u64,
    /// BLAKE3 of all results.
    pub hash: String,
    /// The largest distance to the correctly rounded result, in f32 steps.
    pub max_ulp: u64,
    /// The input and results there.
    pub worst: String,
    /// Results at a distance of 0, 1, 2 to 3, 4 to 7, 8 to 15, ... steps.
    pub histogram: Vec<u64>,
    /// A part of the inputs: f32 bits in hex, eight digits each.
    pub inputs: String,
    /// Their results.
    pub outputs: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub more: More,
}

/// f32 values as hex digits of their bits.
pub fn to_hex(values: &[f32]) -> String {
    values
        .iter()
        .map(|v| format!("{:08x}", v.to_bits()))
        .collect()
}

/// The inverse of [`to_hex`]; `None` for other text.
pub fn from_hex(text: &str) -> Option<Vec<f32>> {
    let words = words::from_hex(text)?;
    Some(words.into_iter().map(f32::from_bits).collect())
}

/// The bucket of [`FunctionReport::histogram`] for a distance.
pub fn bucket(ulp: u64) -> usize {
    (u64::BITS - ulp.leading_zeros()) as usize
}

/// Distance of two f32 in steps: 0 for two NaN and for equal bits; +0 and -0 are one step apart; NaN is farthest from all else.
pub fn ulps(a: f32, b: f32) -> u64 {
    if a.is_nan() || b.is_nan() {
        return if a.is_nan() && b.is_nan() { 0 } else { 1 << 32 };
    }
    // -0 is below +0.
    let place = |x: f32| {
        let bits = x.to_bits();
        let magnitude = i64::from(bits & 0x7FFF_FFFF);
        if bits >> 31 == 1 {
            -magnitude - 1
        } else {
            magnitude
        }
    };
    place(a).abs_diff(place(b))
}

impl Report {
    /// A report of devices.
    ///
    /// # Errors
    /// [`Error::Config`] where it cannot be written as JSON.
    pub fn new(devices: Vec<DeviceProbe>) -> Result<Report> {
        Ok(Report {
            format: FORMAT.into(),
            version: VERSION,
            made_by: sealed::made_by(),
            checksum: KIND.seal(&devices)?,
            devices,
            more: More::new(),
        })
    }

    /// As JSON.
    ///
    /// # Errors
    /// As [`Report::new`].
    pub fn to_json(&self) -> Result<String> {
        KIND.text(self)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// [`Error::Io`], and as [`Report::new`].
    pub fn write(&self, path: &Path) -> Result<()> {
        KIND.write(path, self)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Corrupt`] for a file that is not a whole and unchanged report of a known version.
    pub fn read(path: &Path) -> Result<Report> {
        let report: Report = KIND.read(path)?;
        report.check().map_err(|what| Error::corrupt(path, what))?;
        Ok(report)
    }

    /// A report from the bytes of a file, or what is wrong with them.
    pub fn parse(bytes: &[u8]) -> Result<Report, String> {
        let report: Report = KIND.parse(bytes)?;
        report.check()?;
        Ok(report)
    }

    /// What types do not say.
    fn check(&self) -> Result<(), String> {
        if self.devices.is_empty() {
            return Err("`devices` is empty: there is nothing to compare".into());
        }
        for (i, d) in self.devices.iter().enumerate() {
            let name = &d.identity.device;
            if self.devices[..i].iter().any(|e| e.identity.device == *name) {
                return Err(format!("device `{name}` stands twice"));
            }
            let parts = d.exact.iter().map(|p| &p.part);
            twice(parts.chain(d.accumulation.iter().map(|a| &a.path)))
                .or_else(|| twice(d.functions.iter().map(|f| &f.function)))
                .map_or(Ok(()), |what| {
                    Err(format!("device `{name}`: `{what}` stands twice"))
                })?;
            for f in &d.functions {
                let counts = [&f.inputs, &f.outputs].map(|t| from_hex(t).map(|v| v.len()));
                if counts[0].is_none() || counts[1].is_none_or(|n| n == 0) {
                    return Err(format!(
                        "device `{name}`: `{}` holds samples that are not f32 bits in hex",
                        f.function
                    ));
                }
            }
            for a in &d.accumulation {
                for case in &a.cases {
                    if from_hex(&case.out).is_none_or(|v| v.len() != 1) {
                        return Err(format!(
                            "device `{name}`: `{}`, `{}`: `{}` is not an f32 in hex",
                            a.path, case.what, case.out
                        ));
                    }
                }
            }
        }
        Ok(())
    }
}

fn twice<'a>(names: impl Iterator<Item = &'a String>) -> Option<&'a String> {
    let mut seen = std::collections::HashSet::new();
    names.into_iter().find(|n| !seen.insert(*n))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A small report of one device.
    pub fn small(device: &str) -> Report {
        let identity = Identity {
            device: device.into(),
            backend: device.into(),
            adapter: "a test".into(),
            driver: None,
            software: true,
            compiler: "none".into(),
            cubecl: "0".into(),
            system: "test".into(),
            processor: None,
            more: More::new(),
        };
        let exact = ExactPart {
            part: "philox".into(),
            words: 4,
            hash: "ab".into(),
            reference: "ab".into(),
            differing: 0,
            first: None,
            more: More::new(),
        };
        let sums = AccumulationReport {
            path: "f32 GEMM".into(),
            behaviours: vec![Behaviour::new("order", "ascending".into())],
            consistent_with: vec!["a model".into()],
            closest: None,
            cases: vec![Case::new("1 + 1", 2.0), Case::new("1 + 2", 3.0)],
            more: More::new(),
        };
        let exp = FunctionReport {
            function: "exp".into(),
            samples: 2,
            hash: "cd".into(),
            max_ulp: 1,
            worst: "exp(0) = 1".into(),
            histogram: vec![1, 1],
            inputs: to_hex(&[0.0, 1.0]),
            outputs: to_hex(&[1.0, 2.5]),
            more: More::new(),
        };
        Report::new(vec![DeviceProbe {
            identity,
            exact: vec![exact],
            accumulation: vec![sums],
            absent: Vec::new(),
            arithmetic: vec![Behaviour::new("a*b + c", "fused".into())],
            functions: vec![exp],
            more: More::new(),
        }])
        .unwrap()
    }

    /// The report's JSON after a change, with a checksum that fits.
    pub fn changed(mut report: Report, change: impl Fn(&mut Value)) -> String {
        let mut value = serde_json::to_value(&mut report).unwrap();
        change(&mut value);
        value["checksum"] = sealed::checksum(&value["devices"]).into();
        value.to_string()
    }

    #[test]
    fn a_report_is_read_as_written() {
        let report = small("cpu");
        let text = report.to_json().unwrap();
        assert_eq!(Report::parse(text.as_bytes()).unwrap(), report);
    }

    #[test]
    fn unknown_fields_survive() {
        let text = changed(small("cpu"), |v| {
            v["note"] = "mine".into();
            v["devices"][0]["clock"] = 3.into();
            v["devices"][0]["identity"]["board"] = "x".into();
            v["devices"][0]["exact"][0]["seconds"] = 0.5.into();
            v["devices"][0]["functions"][0]["range"] = serde_json::json!([0, 1]);
            v["devices"][0]["accumulation"][0]["bits"] = 25.into();
        });
        let read = Report::parse(text.as_bytes()).unwrap();
        let again: Value = serde_json::from_str(&read.to_json().unwrap()).unwrap();
        let first: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(again, first);
    }

    #[test]
    fn corrupt_reports_are_refused_for_what_is_wrong() {
        let whole = small("cpu").to_json().unwrap();
        let wrong = |text: &str, words: &str| {
            let what = Report::parse(text.as_bytes()).unwrap_err();
            assert!(what.contains(words), "expected {words}: {what}");
        };
        for at in [0, 1, whole.len() / 2, whole.len() - 3] {
            wrong(&whole[..at], "truncated");
        }
        wrong("[]", "`format`");
        wrong("{}", "`format`");
        wrong(
            &whole.replace("\"version\": 1", "\"version\": 9"),
            "version 9",
        );
        wrong(
            &whole.replace("\"version\": 1", "\"version\": \"1\""),
            "`version`",
        );
        wrong(
            &whole.replace("\"max_ulp\": 1", "\"max_ulp\": 0"),
            "checksum",
        );
        wrong(
            &whole.replacen("\"version\": 1", "\"version\": 1, \"version\": 1", 1),
            "stands twice",
        );
        wrong(
            &changed(small("cpu"), |v| v["devices"] = Value::Array(vec![])),
            "empty",
        );
        let two = |v: &mut Value| {
            let one = v["devices"][0].clone();
            v["devices"].as_array_mut().unwrap().push(one);
        };
        wrong(&changed(small("cpu"), two), "`cpu` stands twice");
        let hex = |v: &mut Value| v["devices"][0]["functions"][0]["outputs"] = "12".into();
        wrong(&changed(small("cpu"), hex), "hex");
        let out = |v: &mut Value| {
            v["devices"][0]["accumulation"][0]["cases"][0]["out"] = "é1234567".into()
        };
        wrong(&changed(small("cpu"), out), "not an f32");
        let field = |v: &mut Value| {
            v["devices"][0]["exact"][0]
                .as_object_mut()
                .unwrap()
                .remove("hash");
        };
        wrong(&changed(small("cpu"), field), "hash");
    }

    #[test]
    fn distances() {
        assert_eq!(ulps(1.0, 1f32.next_up()), 1);
        assert_eq!(ulps(0.0, -0.0), 1);
        assert_eq!(ulps(f32::NAN, -f32::NAN), 0);
        assert_eq!(ulps(f32::NAN, 1.0), 1 << 32);
        assert_eq!([0, 1, 2, 3, 4].map(bucket), [0, 1, 2, 2, 3]);
        assert_eq!(from_hex(&to_hex(&[1.0, -2.5])), Some(vec![1.0, -2.5]));
        assert_eq!(from_hex("zz"), None);
    }
}
