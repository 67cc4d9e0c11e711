//! Reports side by side: what is the same to the bit, what is not, and by how much. The first device is what the others are
//! compared with.

use super::report::{
    AccumulationReport, DeviceProbe, ExactPart, FunctionReport, Report, bucket, from_hex, ulps,
};
use crate::{Error, Result};

/// The kinds of things compared, in order.
pub const SECTIONS: [&str; 4] = ["exact", "accumulation", "arithmetic", "functions"];

/// How something on one device stands to the same on the first.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// The same bits.
    Equal,
    /// Other bits.
    Differs(Distance),
    /// One of the two does not have it.
    Missing,
}

/// By how much, and where first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Distance {
    /// Results unlike the first device's, and results compared (where they are values).
    pub unlike: u64,
    /// See `unlike`.
    pub of: u64,
    /// The largest distance in f32 steps, where the results are f32.
    pub max_ulp: Option<u64>,
    /// Results by distance, as in a report of functions.
    pub histogram: Vec<u64>,
    /// The first difference with its inputs.
    pub first: String,
}

/// One thing on all devices.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// One of [`SECTIONS`].
    pub section: &'static str,
    /// Its name.
    pub name: String,
    /// What each device says in words.
    pub says: Vec<String>,
    /// Each device but the first.
    pub cells: Vec<Cell>,
}

/// Devices compared.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Names of the devices, the first being what the others are compared with.
    pub names: Vec<String>,
    /// What they are, in a line each.
    pub identities: Vec<Vec<String>>,
    /// What was compared.
    pub rows: Vec<Row>,
    /// Functions and their largest distance to the right result on each device.
    pub errors: Vec<(String, Vec<Option<u64>>)>,
}

/// Compares all devices of named reports.
///
/// # Errors
/// [`Error::Config`] where there are fewer than two devices.
pub fn compare(reports: &[(String, Report)]) -> Result<Comparison> {
    let mut devices: Vec<(String, &DeviceProbe)> = Vec::new();
    for (file, report) in reports {
        for d in &report.devices {
            let name = &d.identity.device;
            let clash = reports
                .iter()
                .flat_map(|(_, r)| &r.devices)
                .filter(|o| o.identity.device == *name)
                .count();
            let name = match clash {
                1 => name.clone(),
                _ => format!("{name} ({file})"),
            };
            devices.push((name, d));
        }
    }
    let Some(((_, first), others)) = devices.split_first().filter(|(_, o)| !o.is_empty()) else {
        return Err(Error::Config(
            "one device alone cannot be compared: give two reports, or one of several devices"
                .into(),
        ));
    };
    let all: Vec<&DeviceProbe> = devices.iter().map(|d| d.1).collect();
    let others: Vec<&DeviceProbe> = others.iter().map(|d| d.1).collect();
    let mut rows = Vec::new();
    section(
        &mut rows,
        SECTIONS[0],
        &all,
        |d| &d.exact,
        |p| &p.part,
        exact_words,
        exact,
    );
    section(
        &mut rows,
        SECTIONS[1],
        &all,
        |d| &d.accumulation,
        |a| &a.path,
        sum_words,
        sums,
    );
    section(
        &mut rows,
        SECTIONS[2],
        &all,
        |d| &d.arithmetic,
        |b| &b.name,
        |b| b.value.clone(),
        |a, b| match a.value == b.value {
            true => Cell::Equal,
            false => Cell::Differs(Distance {
                first: format!("{} / {}", a.value, b.value),
                ..Distance::default()
            }),
        },
    );
    section(
        &mut rows,
        SECTIONS[3],
        &all,
        |d| &d.functions,
        |f| &f.function,
        function_words,
        function,
    );
    debug_assert!(rows.iter().all(|r| r.cells.len() == others.len()));
    let largest = |d: &DeviceProbe, name: &str| {
        let found = d.functions.iter().find(|f| f.function == name);
        found.map(|f| f.max_ulp)
    };
    let errors = first.functions.iter().map(|f| {
        let each = all.iter().map(|d| largest(d, &f.function)).collect();
        (f.function.clone(), each)
    });
    Ok(Comparison {
        names: devices.iter().map(|d| d.0.clone()).collect(),
        identities: all.iter().map(|d| describe(d)).collect(),
        rows,
        errors: errors.collect(),
    })
}

impl Comparison {
    /// Rows that are not equal on some device.
    pub fn unequal(&self) -> usize {
        let equal = |r: &&Row| r.cells.iter().all(|c| *c == Cell::Equal);
        self.rows.len() - self.rows.iter().filter(equal).count()
    }

    /// Rows of a section.
    pub fn section(&self, name: &str) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |r| r.section == name)
    }
}

/// The rows of one section: the union of the devices' entries, in the order in which they appear.
fn section<T>(
    rows: &mut Vec<Row>,
    section: &'static str,
    devices: &[&DeviceProbe],
    list: impl Fn(&DeviceProbe) -> &Vec<T>,
    name: impl Fn(&T) -> &String,
    words: impl Fn(&T) -> String,
    judge: impl Fn(&T, &T) -> Cell,
) {
    let mut names: Vec<String> = Vec::new();
    for entry in devices.iter().flat_map(|d| list(d)) {
        if !names.contains(name(entry)) {
            names.push(name(entry).clone());
        }
    }
    for wanted in names {
        let entries: Vec<Option<&T>> = devices
            .iter()
            .map(|d| list(d).iter().find(|e| *name(e) == wanted))
            .collect();
        let cell = |other: &Option<&T>| match (entries[0], other) {
            (Some(a), Some(b)) => judge(a, b),
            _ => Cell::Missing,
        };
        rows.push(Row {
            section,
            says: entries
                .iter()
                .map(|e| e.map_or("not there".into(), &words))
                .collect(),
            cells: entries[1..].iter().map(cell).collect(),
            name: wanted,
        });
    }
}

fn describe(d: &DeviceProbe) -> Vec<String> {
    let i = &d.identity;
    let or = |o: &Option<String>| o.clone().unwrap_or_else(|| "not told".into());
    vec![
        i.device.clone(),
        i.adapter.clone(),
        or(&i.driver),
        i.compiler.clone(),
        i.cubecl.clone(),
        i.system.clone(),
        or(&i.processor),
    ]
}

// ---- What a device says, in words

fn exact_words(p: &ExactPart) -> String {
    match p.hash == p.reference {
        true => "as recorded".into(),
        false => format!("{} of {} words unlike the record", p.differing, p.words),
    }
}

fn sum_words(a: &AccumulationReport) -> String {
    match (a.consistent_with.as_slice(), &a.closest) {
        ([], Some(near)) => format!("no known model; nearest {near}"),
        ([], None) => "no known model".into(),
        (models, _) => models.join("; or "),
    }
}

fn function_words(f: &FunctionReport) -> String {
    format!("{} ulp", f.max_ulp)
}

// ---- Judgements

fn exact(a: &ExactPart, b: &ExactPart) -> Cell {
    if a.hash == b.hash {
        return Cell::Equal;
    }
    let told = |p: &ExactPart, which: &str| {
        p.first.as_ref().map(|d| {
            format!(
                "{which}: word {}, {}: {}, not {}",
                d.word, d.at, d.got, d.want
            )
        })
    };
    let first: Vec<String> = [told(a, "the first device"), told(b, "this device")]
        .into_iter()
        .flatten()
        .collect();
    Cell::Differs(Distance {
        // Both differ from one reference; at most these many words differ between them.
        unlike: a.differing + b.differing,
        of: a.words.max(b.words),
        first: match first.is_empty() {
            true => "made for other records".into(),
            false => first.join("; "),
        },
        ..Distance::default()
    })
}

fn sums(a: &AccumulationReport, b: &AccumulationReport) -> Cell {
    let mut d = Distance {
        of: a.cases.len().max(b.cases.len()) as u64,
        ..Distance::default()
    };
    for case in &a.cases {
        let Some(other) = b.cases.iter().find(|o| o.what == case.what) else {
            d.see(1 << 32, || format!("`{}` was not asked", case.what));
            continue;
        };
        if case.out == other.out {
            d.see(0, String::new);
            continue;
        }
        let values = from_hex(&case.out).zip(from_hex(&other.out));
        let distance = values.map_or(1 << 32, |(a, b)| ulps(a[0], b[0]).max(1));
        d.see(distance, || {
            format!("{}: {} / {}", case.what, case.out, other.out)
        });
    }
    let more = b
        .cases
        .iter()
        .any(|o| a.cases.iter().all(|c| c.what != o.what));
    if d.unlike == 0 && !more {
        return Cell::Equal;
    }
    Cell::Differs(d)
}

fn function(a: &FunctionReport, b: &FunctionReport) -> Cell {
    if a.hash == b.hash && a.inputs == b.inputs {
        return Cell::Equal;
    }
    let mut d = Distance::default();
    let read = |t: &str| from_hex(t).unwrap_or_default();
    let (x, ya, yb) = (read(&a.inputs), read(&a.outputs), read(&b.outputs));
    if a.inputs != b.inputs || ya.len() != yb.len() {
        d.first = "other inputs: probe both with one version".into();
        return Cell::Differs(d);
    }
    d.of = ya.len() as u64;
    let arity = x.len() / ya.len().max(1);
    for (i, (p, q)) in ya.iter().zip(&yb).enumerate() {
        let distance = ulps(*p, *q);
        let inputs = || {
            let x = x.iter().skip(i * arity).take(arity);
            let x: Vec<String> = x.map(|v| format!("{v:e} ({:08x})", v.to_bits())).collect();
            format!(
                "at {}: {p:e} ({:08x}) / {q:e} ({:08x})",
                x.join(", "),
                p.to_bits(),
                q.to_bits()
            )
        };
        d.see(distance, inputs);
    }
    if d.first.is_empty() {
        d.first = format!(
            "none among the {} results that reports keep; {} / {}",
            d.of, a.worst, b.worst
        );
    }
    Cell::Differs(d)
}

impl Distance {
    fn see(&mut self, ulp: u64, first: impl Fn() -> String) {
        let at = bucket(ulp);
        if self.histogram.len() <= at {
            self.histogram.resize(at + 1, 0);
        }
        self.histogram[at] += 1;
        self.max_ulp = Some(self.max_ulp.unwrap_or(0).max(ulp));
        if ulp > 0 {
            self.unlike += 1;
            if self.first.is_empty() {
                self.first = first();
            }
        }
    }

    /// In a few words.
    pub fn words(&self) -> String {
        match (self.of, self.max_ulp) {
            (0, _) => "differs".into(),
            (of, Some(ulp)) if ulp >= 1 << 32 => {
                format!("{} of {of}, NaN on one side", self.unlike)
            }
            (of, Some(ulp)) => format!("{} of {of}, up to {ulp} ulp", self.unlike),
            (of, None) => format!("{} of {of} words", self.unlike),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::probe::report::tests::{changed, small};

    fn other(change: impl Fn(&mut serde_json::Value)) -> Report {
        Report::parse(changed(small("wgpu:0"), change).as_bytes()).unwrap()
    }

    fn compared(b: Report) -> Comparison {
        compare(&[("a.json".into(), small("cpu")), ("b.json".into(), b)]).unwrap()
    }

    #[test]
    fn equal_reports_are_equal() {
        let c = compared(other(|_| {}));
        assert_eq!((c.rows.len(), c.unequal()), (4, 0));
        assert_eq!(c.names, ["cpu", "wgpu:0"]);
        let same = compare(&[("a".into(), small("cpu")), ("b".into(), small("cpu"))]).unwrap();
        assert_eq!(same.names, ["cpu (a)", "cpu (b)"]);
        assert!(compare(&[("a".into(), small("cpu"))]).is_err());
    }

    #[test]
    fn every_kind_of_difference_is_seen() {
        let c = compared(other(|v| {
            let d = &mut v["devices"][0];
            d["exact"][0]["hash"] = "ff".into();
            d["exact"][0]["differing"] = 1.into();
            d["exact"][0]["first"] =
                serde_json::json!({"word": 2, "at": "here", "got": "1", "want": "2"});
            d["accumulation"][0]["cases"][1]["out"] = "40400002".into();
            d["arithmetic"][0]["value"] = "two roundings".into();
            d["functions"][0]["hash"] = "00".into();
            d["functions"][0]["outputs"] = "3f80000040200003".into();
        }));
        assert_eq!(c.unequal(), 4);
        let distance = |i: usize| match &c.rows[i].cells[0] {
            Cell::Differs(d) => d,
            other => panic!("{other:?}"),
        };
        assert!(
            distance(0)
                .first
                .contains("this device: word 2, here: 1, not 2")
        );
        assert_eq!(distance(1).max_ulp, Some(2));
        assert!(distance(1).first.contains("1 + 2: 40400000 / 40400002"));
        assert!(distance(2).first.contains("two roundings"));
        assert_eq!(distance(3).histogram, [1, 0, 1]);
        assert!(
            distance(3).first.starts_with("at 1e0 (3f800000)"),
            "{}",
            distance(3).first
        );
    }

    #[test]
    fn what_one_device_lacks_is_not_equal() {
        let c = compared(other(|v| {
            v["devices"][0]["functions"] = serde_json::json!([])
        }));
        assert_eq!(c.unequal(), 1);
        assert_eq!(c.rows[3].cells, [Cell::Missing]);
    }
}
