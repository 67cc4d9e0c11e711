//! A walk through dumps as lines for a terminal, and as a document with a chart.

use super::parting::{Parting, Walk};
use super::render::{COLOURS, label};
use crate::Result;
use crate::layers::trace::Seen;
use crate::study::document::{Block, Document};
use crate::train::plot::{GRID, svg};
use plotters::prelude::*;
use plotters::style::text_anchor::HPos;

/// Lines for a terminal.
pub fn lines(p: &Parting) -> Vec<String> {
    let mut out = vec![format!(
        "step {}, recipe {}: {} tensors",
        p.step, p.recipe, p.tensors
    )];
    for (name, d) in p.names.iter().zip(&p.devices) {
        let driver = d.driver.as_deref().unwrap_or("driver unknown");
        out.push(format!("{name}: {}; {driver}; {}", d.adapter, d.compiler));
    }
    out.extend(p.notes.iter().map(|n| format!("note: {n}")));
    for (name, w) in p.names[1..].iter().zip(&p.walks) {
        out.push(String::new());
        out.extend(
            sentences(p, name, w)
                .into_iter()
                .map(|s| s.replace('`', "")),
        );
        for d in [&w.first, &w.first_gemm].into_iter().flatten() {
            out.push(format!("  {}", d.name));
            for (who, s) in [(&p.names[0], &d.here), (name, &d.there)] {
                out.push(format!("    {who}: {}", statistics(s)));
            }
        }
        if w.first.is_some() {
            for (place, same, all) in w.places.iter().filter(|(_, same, all)| same < all) {
                out.push(format!("  {place}: {same} of {all} tensors the same"));
            }
        }
    }
    out
}

/// What was found for one dump.
fn sentences(p: &Parting, name: &str, w: &Walk) -> Vec<String> {
    let base = &p.names[0];
    let Some(first) = &w.first else {
        let mut out = Vec::new();
        if w.missing.is_empty() {
            out.push(format!(
                "{name} and {base}: all {} tensors are the same to the bit.",
                p.tensors
            ));
        }
        return out.into_iter().chain(missing(w)).collect();
    };
    let values = match first.spread() {
        (0, of, _) => format!("none of {of} evenly spaced values differs, others do"),
        (n, of, None) => format!("{n} of {of} evenly spaced words differ"),
        (n, of, Some(s)) => format!("{n} of {of} evenly spaced values differ, by up to {s} ulp"),
    };
    let mut out = vec![format!(
        "{name} parts from {base} at `{}`: {values}.",
        first.name
    )];
    out.push(match (first.here.role.as_str(), first.read.is_empty()) {
        ("state", _) => "It was like that before the step: the runs had parted already; dump an earlier step.".into(),
        ("output", false) => format!(
            "All {} tensors before it are the same, and so is what the kernel read ({}): it is the kernel that differs.",
            w.before,
            first.read.join(", ")
        ),
        _ => format!(
            "All {} tensors before it are the same.",
            w.before
        ),
    });
    match &w.first_gemm {
        Some(g) if g.name == first.name => {
            out.push("It is also the first GEMM whose result differs.".into());
        }
        Some(g) => out.push(format!(
            "The first GEMM whose result differs is `{}`{}.",
            g.name,
            match g.read.is_empty() {
                true => ", from operands that differ already",
                false => ", from the same operands",
            }
        )),
        None => out.push("No GEMM's result differs.".into()),
    }
    match w.alone.len() {
        0 => {}
        n => out.push(format!(
            "{n} kernels read the same and wrote something else: {}{}.",
            w.alone[..n.min(12)].join("; "),
            if n > 12 { "; ..." } else { "" }
        )),
    }
    out.into_iter().chain(missing(w)).collect()
}

fn missing(w: &Walk) -> Option<String> {
    let n = w.missing.len();
    (n > 0).then(|| {
        format!(
            "{n} tensors are only in one of the two, the first `{}`.",
            w.missing[0]
        )
    })
}

fn statistics(s: &Seen) -> String {
    let text = |x: &Option<String>| match x.as_deref().and_then(|x| x.parse::<f64>().ok()) {
        Some(x) => format!("{x:.6e}"),
        None => "none".into(),
    };
    let first = s.first.get(..32).unwrap_or(&s.first);
    let words: Vec<&str> = (0..first.len())
        .step_by(8)
        .map(|i| &first[i..i + 8])
        .collect();
    let shape = format!("({}, {})", s.shape[0], s.shape[1]);
    match s.kind.as_str() {
        "f32" => format!(
            "{shape} rms {}, mean {}, {} to {}, {} not finite, begins {}",
            text(&s.rms),
            text(&s.mean),
            text(&s.min),
            text(&s.max),
            s.non_finite,
            words.join(" ")
        ),
        kind => format!("{shape} {kind}, begins {}", words.join(" ")),
    }
}

/// The comparison as a document.
///
/// # Errors
/// [`Error::Config`](crate::Error::Config) where the chart cannot be drawn.
pub fn document(p: &Parting) -> Result<Document> {
    let words = |w: &[&str]| w.iter().map(|w| w.to_string()).collect::<Vec<_>>();
    let mut blocks = vec![Block::List(
        p.names[1..]
            .iter()
            .zip(&p.walks)
            .flat_map(|(name, w)| sentences(p, name, w))
            .chain(p.notes.clone())
            .collect(),
    )];
    blocks.push(Block::Heading("Machines".into()));
    let machine = |(name, d): (&String, &crate::device::Identity)| {
        let driver = d.driver.clone().unwrap_or("unknown".into());
        vec![
            name.clone(),
            d.adapter.clone(),
            driver,
            d.compiler.clone(),
            d.system.clone(),
        ]
    };
    blocks.push(Block::Table {
        head: words(&["machine", "adapter", "driver", "compiler", "system"]),
        rows: p.names.iter().zip(&p.devices).map(machine).collect(),
    });
    blocks.push(Block::Heading("Along the step".into()));
    blocks.push(Block::Figure {
        name: "distances".into(),
        caption: "How far evenly spaced values of each tensor are apart at most, in the order of computation".into(),
        svg: chart(p)?,
    });
    for (name, w) in p.names[1..].iter().zip(&p.walks) {
        blocks.push(Block::Heading(format!("{name}, place by place")));
        let row = |(place, same, all): &(String, usize, usize)| {
            vec![place.clone(), format!("{same} of {all}")]
        };
        blocks.push(Block::Table {
            head: words(&["place", "tensors the same"]),
            rows: w.places.iter().map(row).collect(),
        });
        let found = [("first tensor", &w.first), ("first GEMM", &w.first_gemm)];
        let rows: Vec<Vec<String>> = found
            .into_iter()
            .filter_map(|(what, d)| d.as_ref().map(|d| (what, d)))
            .flat_map(|(what, d)| {
                [(&p.names[0], &d.here), (name, &d.there)].map(|(who, s)| {
                    vec![
                        what.into(),
                        format!("`{}`", d.name),
                        who.clone(),
                        statistics(s),
                    ]
                })
            })
            .collect();
        if !rows.is_empty() {
            blocks.push(Block::Table {
                head: words(&["what", "tensor", "machine", "values"]),
                rows,
            });
        }
    }
    Ok(Document {
        title: format!(
            "Step {} of `{}` on {}",
            p.step,
            p.recipe,
            p.names.join(", ")
        ),
        blocks,
    })
}

const WIDTH: u32 = 960;
const HEIGHT: u32 = 300;

/// A dot for each tensor that differs, by the logarithm of the distance.
fn chart(p: &Parting) -> Result<String> {
    svg((WIDTH, HEIGHT), |root| {
        let (left, right, top, bottom) = (90, WIDTH as i32 - 20, 40, HEIGHT as i32 - 40);
        let y = |ulp: u64| {
            let share = ((ulp as f64) + 1.0).log2().min(32.0) / 32.0;
            bottom - (share * f64::from(bottom - top)) as i32
        };
        for ulp in [0u64, 15, 255, 65_535, (1 << 24) - 1, (1 << 32) - 1] {
            root.draw(&PathElement::new([(left, y(ulp)), (right, y(ulp))], GRID))?;
            let text = match ulp {
                0 => "same".to_string(),
                n => format!("{n} ulp"),
            };
            root.draw(&label(text, (left - 8, y(ulp)), HPos::Right, 12))?;
        }
        let last = p.tensors.max(2) - 1;
        for (i, w) in p.walks.iter().enumerate() {
            let colour = COLOURS[(i + 1) % COLOURS.len()];
            let x0 = left + 220 * i as i32;
            root.draw(&Circle::new((x0, 16), 5, colour.filled()))?;
            root.draw(&label(
                p.names[i + 1].clone(),
                (x0 + 10, 16),
                HPos::Left,
                13,
            ))?;
            for (at, ulp) in w.distances.iter().enumerate() {
                let x = left + (at as i64 * i64::from(right - left) / last as i64) as i32;
                root.draw(&Circle::new((x, y(*ulp)), 2, colour.filled()))?;
            }
        }
        root.draw(&label(
            "before the step".into(),
            (left, bottom + 20),
            HPos::Left,
            12,
        ))?;
        root.draw(&label(
            "after it".into(),
            (right, bottom + 20),
            HPos::Right,
            12,
        ))?;
        Ok(())
    })
}
