//! What the answers of a path say: how it rounds, how many bits it keeps, in which order it adds, and which models agree.

use std::collections::HashMap;

use super::dot::Operands;
use super::model::Model;
use super::path::Accumulator;
use super::report::{AccumulationReport, Behaviour, Case};
use super::suite::{
    DEEPEST, PLACES, RANDOM, SWAPPED, TERMS, pair_label, place_label, suite, survivors,
};
use crate::Result;

/// The same value, NaN being one.
fn same(a: f32, b: f32) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}

/// Probes one path.
///
/// # Errors
/// Those of the path.
pub fn probe_path(path: &dyn Accumulator) -> Result<AccumulationReport> {
    let dots = suite(path.operands());
    let out = path.dots(&dots)?;
    let again = path.dots(&dots)?;
    let answers = Answers {
        by_label: dots
            .iter()
            .map(|d| d.what.as_str())
            .zip(out.iter().copied())
            .collect(),
    };
    let repeats = out
        .iter()
        .zip(&again)
        .filter(|(a, b)| a.to_bits() != b.to_bits())
        .count();
    let mut behaviours = answers.read(path.operands());
    behaviours.push(Behaviour::new(
        "asked twice",
        match repeats {
            0 => "the same bits".into(),
            n => format!("{n} of {} differ", out.len()),
        },
    ));
    let mut consistent = Vec::new();
    let mut closest: Option<(usize, String)> = None;
    for model in Model::all()
        .into_iter()
        .filter(|m| m.applies(path.operands()))
    {
        let agree = dots
            .iter()
            .zip(&out)
            .filter(|(d, o)| same(model.run(d), **o))
            .count();
        if agree == dots.len() {
            consistent.push(model.to_string());
        } else if closest.as_ref().is_none_or(|(most, _)| agree > *most) {
            closest = Some((agree, model.to_string()));
        }
    }
    let closest = closest.filter(|_| consistent.is_empty());
    Ok(AccumulationReport {
        path: path.name(),
        behaviours,
        consistent_with: consistent,
        closest: closest.map(|(agree, name)| format!("{name}: {agree} of {} answers", dots.len())),
        cases: dots
            .iter()
            .zip(&out)
            .map(|(d, o)| Case::new(&d.what, *o))
            .collect(),
        more: Default::default(),
    })
}

struct Answers<'a> {
    by_label: HashMap<&'a str, f32>,
}

impl Answers<'_> {
    /// The answer to a question of the suite; NaN to one that was not asked.
    fn of(&self, label: &str) -> f32 {
        self.by_label.get(label).copied().unwrap_or(f32::NAN)
    }

    fn read(&self, operands: Operands) -> Vec<Behaviour> {
        let mut all = vec![
            Behaviour::new("rounding of sums", self.rounding().into()),
            Behaviour::new("order", self.order()),
            Behaviour::new("C", self.addend().into()),
        ];
        for place in PLACES.iter().take(5) {
            let name = format!("smallest s kept in {}", place.label);
            all.push(Behaviour::new(&name, self.limit(place.label)));
        }
        all.push(Behaviour::new("cut when aligned", self.cut().into()));
        let both = (
            self.of("1.5*2^127 twice"),
            self.of("1.5*2^127 twice, then back"),
        );
        let overflow = match both {
            (x, y) if x.is_infinite() && y.is_infinite() => "infinity at once".to_string(),
            (x, y) if x.is_infinite() && y.is_finite() => "infinity, only at the end".to_string(),
            (x, y) => format!("{x:e}, then {y:e}"),
        };
        all.push(Behaviour::new("overflow", overflow));
        match operands {
            Operands::F32 => self.read_f32(&mut all),
            Operands::Mxfp4 => {
                let kept = |power: i32| self.of(&format!("2^{power} alone")) != 0.0;
                let rule = match (kept(-100), kept(-101)) {
                    (true, false) => "zero below 2^-100",
                    (true, true) => "kept below 2^-100",
                    (false, _) => "zero at 2^-100",
                };
                all.push(Behaviour::new("small combined scales", rule.into()));
                all.push(Behaviour::new("NaN scale", bits(self.of("NaN scale"))));
            }
        }
        let exchanged = (0..SWAPPED.min(RANDOM)).filter(|i| {
            let label = format!("random {i}");
            let swapped = format!("{label}, operands exchanged");
            !same(self.of(&label), self.of(&swapped))
        });
        let exchanged = match exchanged.count() {
            0 => "the same bits".into(),
            n => format!("{n} of {SWAPPED} differ"),
        };
        all.push(Behaviour::new("operands exchanged", exchanged));
        all
    }

    fn read_f32(&self, all: &mut Vec<Behaviour>) {
        let product = match self.of("-fl(x*x) + x*x") {
            0.0 => "rounded to f32 first",
            _ => "exact (fused multiply-add)",
        };
        let kept = |label: &str| match self.of(label) {
            0.0 => "flushed to zero".to_string(),
            x if x.is_nan() => "NaN".into(),
            _ => "kept".into(),
        };
        all.push(Behaviour::new("product", product.into()));
        all.push(Behaviour::new(
            "subnormal operand",
            kept("subnormal 2^-130 * 2^20"),
        ));
        all.push(Behaviour::new("subnormal product", kept("2^-70 * 2^-70")));
        all.push(Behaviour::new("subnormal sum", kept("1.5*2^-126 - 2^-126")));
        for label in [
            "infinity * 1",
            "infinity * 0",
            "infinity - infinity",
            "NaN * 1",
        ] {
            all.push(Behaviour::new(label, bits(self.of(label))));
        }
    }

    fn rounding(&self) -> &'static str {
        let up = self.of("1 + 1.5*2^-24") > 1.0;
        let down = self.of("-1 - 1.5*2^-24") < -1.0;
        let tie = self.of("1 + 2^-24") > 1.0;
        match (up, down, tie) {
            (true, true, false) => "to nearest, ties to even",
            (true, true, true) => "to nearest, ties away from zero",
            (false, false, _) => "toward zero",
            (false, true, _) => "down",
            (true, false, _) => "up",
        }
    }

    fn addend(&self) -> &'static str {
        let before = self.of("C = -1, 1, 2^-30") != 0.0;
        let after = self.of("C = 2^-30, 1, -1") != 0.0;
        match (before, after) {
            (true, false) => "added first",
            (false, true) => "added last",
            (true, true) => "added exactly",
            (false, false) => "added together with the products",
        }
    }

    fn limit(&self, place: &str) -> String {
        let kept = |power: &i32| self.of(&place_label(place, *power)) != 0.0;
        match (1..=DEEPEST).map(|j| -j).take_while(kept).last() {
            Some(power) if power == -DEEPEST => format!("2^{power} or smaller"),
            Some(power) => format!("2^{power}"),
            None => "none".into(),
        }
    }

    /// What becomes of the bits below the last one kept after terms that cancel in one sum.
    fn cut(&self) -> &'static str {
        let kept = |power: &i32| self.of(&place_label("1, s with C = -1", *power)) != 0.0;
        let Some(last) = (1..=DEEPEST).map(|j| -j).take_while(kept).last() else {
            return "everything";
        };
        if last == -DEEPEST {
            return "nothing seen";
        }
        let unit = 2f32.powi(last);
        let plus = self.of(&place_label("1, 1.5 s with C = -1", last)) / unit;
        let minus = self.of(&place_label("1, -1.5 s with C = -1", last)) / unit;
        // Below 1 an f32 has one bit more, so that a plain sum keeps 1.5 s there.
        match (plus, minus) {
            (1.0, -1.0 | -1.5) => "toward zero",
            (1.0, -2.0) => "down",
            (2.0, -1.0) => "up",
            (2.0, -1.5 | -2.0) => "to nearest",
            _ => "otherwise",
        }
    }

    /// The order of additions, from which tiny terms vanish between 1 at i and -1 at j (after FPRev).
    fn order(&self) -> String {
        let lost = |i: usize, j: usize| TERMS as f64 - survivors(self.of(&pair_label(i, j)));
        let all = |want: &dyn Fn(usize, usize) -> usize| {
            let pairs = (1..TERMS).map(|j| (0, j));
            pairs
                .chain((2..TERMS).map(|j| (j - 1, j)))
                .all(|(i, j)| lost(i, j) == want(i, j) as f64)
        };
        if all(&|_, _| TERMS) {
            return format!("all {TERMS} terms at once");
        }
        if all(&|i, _| TERMS - i) {
            return "one term after the other, descending".into();
        }
        for g in [1, 2, 4, 8, 16, 32] {
            let up_to = |j: usize| g * (j / g + 1);
            if all(&|_, j| up_to(j)) {
                return match g {
                    1 => "one term after the other, ascending".into(),
                    g => format!("groups of {g} terms with the sum so far, ascending"),
                };
            }
            if all(&|i, j| if i / g == j / g { g } else { up_to(j) }) {
                return format!("groups of {g} terms apart, then ascending");
            }
            let tree = |i: usize, j: usize| {
                if i / g == j / g {
                    1 << (usize::BITS - (i ^ j).leading_zeros())
                } else {
                    up_to(j)
                }
            };
            if all(&tree) {
                return format!("pairwise trees of {g} terms, then ascending");
            }
        }
        let first: Vec<String> = (1..16).map(|j| lost(0, j).to_string()).collect();
        format!(
            "of no known shape (terms lost between 0 and j: {})",
            first.join(" ")
        )
    }
}

fn bits(x: f32) -> String {
    match x.is_nan() {
        true => format!("NaN ({:08x})", x.to_bits()),
        false => format!("{x} ({:08x})", x.to_bits()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;
    use crate::probe::dot::Addend;
    use crate::probe::path::{ModelPath, paths, with_quick_tiles};

    fn value<'a>(r: &'a AccumulationReport, name: &str) -> &'a str {
        let found = r.behaviours.iter().find(|b| b.name == name);
        &found.unwrap_or_else(|| panic!("{name}")).value
    }

    /// Each model is recognised from its answers. With f32 operands it is taken for no other; FP4 products have few bits, so
    /// that models made for wider operands may not part there, but those of FP4 units do.
    #[test]
    fn every_model_is_found_again() {
        for operands in [Operands::F32, Operands::Mxfp4] {
            for model in Model::all().into_iter().filter(|m| m.applies(operands)) {
                let report = probe_path(&ModelPath { model, operands }).unwrap();
                let found = &report.consistent_with;
                assert!(found.contains(&model.to_string()), "{model}: {found:?}");
                let for_fp4 = matches!(model, Model::Blocks { .. } | Model::FusedGroups { .. });
                if operands == Operands::F32 || for_fp4 {
                    assert_eq!(found, &[model.to_string()], "{operands:?}");
                }
            }
        }
    }

    #[test]
    fn behaviours_of_models() {
        let probe = |model, operands| probe_path(&ModelPath { model, operands }).unwrap();
        let hopper = Model::Fused {
            k: 16,
            fraction: 25,
            result: 23,
        };
        let r = probe(hopper, Operands::F32);
        assert_eq!(value(&r, "rounding of sums"), "toward zero");
        assert_eq!(
            value(&r, "order"),
            "groups of 16 terms with the sum so far, ascending"
        );
        assert_eq!(value(&r, "smallest s kept in 1, -1, s"), "2^-25");
        assert_eq!(value(&r, "cut when aligned"), "toward zero");
        let tree = Model::Tree {
            width: 4,
            flush: true,
        };
        let r = probe(tree, Operands::F32);
        assert_eq!(value(&r, "rounding of sums"), "to nearest, ties to even");
        assert_eq!(
            value(&r, "order"),
            "pairwise trees of 4 terms, then ascending"
        );
        assert_eq!(value(&r, "subnormal operand"), "flushed to zero");
        let r = probe(
            Model::Cdna3 {
                k: 8,
                halves: false,
            },
            Operands::F32,
        );
        // The group's exponent is that of its products, though they cancel: what was added before is cut away.
        assert_eq!(
            value(&r, "order"),
            "groups of 8 terms with the sum so far, ascending"
        );
        let r = probe(Model::FusedGroups { fraction: 35 }, Operands::Mxfp4);
        assert_eq!(value(&r, "smallest s kept in 1, s with C = -1"), "2^-35");
    }

    /// The emulated GEMM is the model it is specified by, on every device and in every form.
    #[test]
    fn the_emulated_gemm_matches_its_model() {
        on_every_device(|device| {
            for path in paths(&with_quick_tiles(device)).0 {
                let report = probe_path(&path).unwrap();
                println!("{device:?} {}: {:?}", report.path, report.consistent_with);
                if path.operands() == Operands::Mxfp4 {
                    let model = Model::Blocks {
                        addend: Addend::Last,
                    };
                    assert!(
                        report.consistent_with.contains(&model.to_string()),
                        "{device:?} {}: {:?}",
                        report.path,
                        report.closest
                    );
                } else {
                    assert!(
                        !report.consistent_with.is_empty(),
                        "{device:?} {}: {:?}",
                        report.path,
                        report.closest
                    );
                }
                assert_eq!(value(&report, "asked twice"), "the same bits");
            }
        });
    }
}
