//! A comparison as lines for a terminal, and as a document with charts.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::compare::{Cell, Comparison, Row, SECTIONS};
use crate::Result;
use crate::study::document::{Block, Document};
use crate::train::plot::{GRID, svg};

const IDENTITY: [&str; 7] = [
    "device",
    "adapter",
    "driver",
    "compiler",
    "CubeCL",
    "system",
    "processor",
];
pub(super) const COLOURS: [RGBColor; 6] = [
    RGBColor(40, 44, 52),
    RGBColor(213, 94, 0),
    RGBColor(0, 114, 178),
    RGBColor(0, 158, 115),
    RGBColor(190, 100, 160),
    RGBColor(130, 80, 60),
];
/// Distances from here on share the last column of a chart.
const LAST_BUCKET: usize = 25;

fn heading(section: &str) -> &'static str {
    match section {
        "exact" => "Exact parts",
        "accumulation" => "How matrix products add",
        "arithmetic" => "Plain arithmetic",
        _ => "Functions",
    }
}

/// One sentence a section.
pub fn sentences(c: &Comparison) -> Vec<String> {
    let sentence = |section: &&str| {
        let rows: Vec<&Row> = c.section(section).collect();
        let unlike: Vec<String> = rows
            .iter()
            .filter(|r| r.cells.iter().any(|c| *c != Cell::Equal))
            .map(|r| format!("`{}`", r.name))
            .collect();
        match unlike.len() {
            0 => format!(
                "{}: all {} are the same to the bit.",
                heading(section),
                rows.len()
            ),
            n => format!(
                "{}: {n} of {} are not the same: {}.",
                heading(section),
                rows.len(),
                unlike.join(", ")
            ),
        }
    };
    SECTIONS.iter().map(sentence).collect()
}

fn word(cell: &Cell) -> String {
    match cell {
        Cell::Equal => "same".into(),
        Cell::Missing => "only on one of the two".into(),
        Cell::Differs(d) => d.words(),
    }
}

/// Lines for a terminal.
pub fn lines(c: &Comparison) -> Vec<String> {
    let mut out = Vec::new();
    for (name, identity) in c.names.iter().zip(&c.identities) {
        out.push(format!(
            "{name}: {}; {}; {}",
            identity[1], identity[2], identity[3]
        ));
    }
    for section in SECTIONS {
        let rows: Vec<&Row> = c.section(section).collect();
        let same = rows
            .iter()
            .filter(|r| r.cells.iter().all(|c| *c == Cell::Equal));
        out.push(String::new());
        out.push(format!(
            "{}: {} of {} the same",
            heading(section),
            same.count(),
            rows.len()
        ));
        let width = rows
            .iter()
            .map(|r| r.name.chars().count())
            .max()
            .unwrap_or(0);
        for row in rows {
            let quiet = section == "exact" && row.cells.iter().all(|c| *c == Cell::Equal);
            if quiet {
                continue;
            }
            let cells: Vec<String> = row.cells.iter().map(word).collect();
            out.push(format!("  {:<width$}  {}", row.name, cells.join(" | ")));
            if section == "accumulation" || section == "functions" {
                for (name, says) in c.names.iter().zip(&row.says) {
                    out.push(format!("  {:<width$}    {name}: {says}", ""));
                }
            }
            for (cell, name) in row.cells.iter().zip(&c.names[1..]) {
                if let Cell::Differs(d) = cell {
                    out.push(format!("  {:<width$}    first on {name}: {}", "", d.first));
                }
            }
        }
    }
    out
}

/// The comparison as a document.
///
/// # Errors
/// [`Error::Config`](crate::Error::Config) where a chart cannot be drawn.
pub fn document(c: &Comparison) -> Result<Document> {
    let mut blocks = vec![
        Block::Heading("Reading".into()),
        Block::List(sentences(c)),
        Block::Heading("Devices".into()),
        Block::Table {
            head: std::iter::once("")
                .chain(IDENTITY)
                .map(String::from)
                .collect(),
            rows: c
                .names
                .iter()
                .zip(&c.identities)
                .map(|(n, i)| {
                    std::iter::once(n.clone())
                        .chain(i.iter().cloned())
                        .collect()
                })
                .collect(),
        },
    ];
    for section in SECTIONS {
        blocks.push(Block::Heading(heading(section).into()));
        let rows: Vec<&Row> = c.section(section).collect();
        let mut head = vec![String::new()];
        head.extend(c.names.iter().cloned());
        head.extend(
            c.names[1..]
                .iter()
                .map(|n| format!("{n} against {}", c.names[0])),
        );
        let line = |r: &&Row| {
            let mut cells = vec![r.name.clone()];
            cells.extend(r.says.iter().cloned());
            cells.extend(r.cells.iter().map(word));
            cells
        };
        blocks.push(Block::Table {
            head,
            rows: rows.iter().map(line).collect(),
        });
        let mut firsts = Vec::new();
        for row in &rows {
            for (cell, name) in row.cells.iter().zip(&c.names[1..]) {
                if let Cell::Differs(d) = cell {
                    firsts.push(format!("`{}` on {name}: {}", row.name, d.first));
                }
            }
        }
        if !firsts.is_empty() {
            blocks.push(Block::Text("The first difference of each:".into()));
            blocks.push(Block::List(firsts));
        }
    }
    figures(c, &mut blocks)?;
    Ok(Document {
        title: format!("Arithmetic of {}", c.names.join(" and ")),
        blocks,
    })
}

fn figures(c: &Comparison, blocks: &mut Vec<Block>) -> Result<()> {
    blocks.push(Block::Heading("Charts".into()));
    blocks.push(Block::Figure {
        name: "errors".into(),
        caption:
            "Largest distance of each function to the correctly rounded result, in f32 steps (ulp)."
                .into(),
        svg: errors(c)?,
    });
    for (i, name) in c.names.iter().enumerate().skip(1) {
        let rows: Vec<(&str, &[u64])> = c
            .rows
            .iter()
            .filter_map(|r| match &r.cells[i - 1] {
                Cell::Differs(d) if !d.histogram.is_empty() => {
                    Some((r.name.as_str(), d.histogram.as_slice()))
                }
                _ => None,
            })
            .collect();
        if rows.is_empty() {
            continue;
        }
        blocks.push(Block::Figure {
            name: format!("distances-{i}"),
            caption: format!(
                "Distances between the results of {name} and of {}, in f32 steps: the darker, the more of the results that \
                 reports keep.",
                c.names[0]
            ),
            svg: distances(&rows)?,
        });
    }
    Ok(())
}

/// The left end of a bucket, as text.
fn bucket_name(bucket: usize) -> String {
    match bucket {
        0 => "0".into(),
        b if b >= LAST_BUCKET => "more".into(),
        b => (1u64 << (b - 1)).to_string(),
    }
}

const LEFT: i32 = 300;
const ROW: i32 = 30;
const WIDTH: u32 = 960;

pub(super) fn label(
    text: String,
    at: (i32, i32),
    h: HPos,
    size: i32,
) -> Text<'static, (i32, i32), String> {
    let style = ("sans-serif", size).into_font().color(&COLOURS[0]);
    Text::new(text, at, style.pos(Pos::new(h, VPos::Center)))
}

/// A dot for each device on each function, by the logarithm of its error.
fn errors(c: &Comparison) -> Result<String> {
    let height = 80 + ROW * c.errors.len() as i32;
    svg((WIDTH, height as u32), |root| {
        let place = |ulp: u64| {
            let x = ((ulp as f64) + 1.0).log2().min(LAST_BUCKET as f64);
            LEFT + (x * f64::from(WIDTH as i32 - LEFT - 50) / LAST_BUCKET as f64) as i32
        };
        for ulp in [0, 1, 3, 15, 255, 4095, 65_535, 1 << 20, 1 << 24] {
            let x = place(ulp);
            root.draw(&PathElement::new([(x, 40), (x, height - 30)], GRID))?;
            root.draw(&label(ulp.to_string(), (x, height - 16), HPos::Center, 13))?;
        }
        let mut x = LEFT;
        for (i, name) in c.names.iter().enumerate() {
            root.draw(&Circle::new(
                (x, 18),
                6,
                COLOURS[i % COLOURS.len()].filled(),
            ))?;
            root.draw(&label(name.clone(), (x + 12, 18), HPos::Left, 14))?;
            x += 40 + 9 * name.len() as i32;
        }
        for (i, (name, each)) in c.errors.iter().enumerate() {
            let y = 54 + ROW * i as i32;
            root.draw(&label(name.clone(), (LEFT - 14, y), HPos::Right, 14))?;
            // One above the other where they coincide.
            for (j, ulp) in each.iter().enumerate().rev() {
                if let Some(ulp) = ulp {
                    let dot = (place(*ulp), y);
                    let size = 5 + 2 * j as i32;
                    root.draw(&Circle::new(dot, size, COLOURS[j % COLOURS.len()].filled()))?;
                }
            }
        }
        Ok(())
    })
}

/// A square for each bucket of each row.
fn distances(rows: &[(&str, &[u64])]) -> Result<String> {
    let height = 60 + ROW * rows.len() as i32;
    svg((WIDTH, height as u32), |root| {
        let step = (WIDTH as i32 - LEFT - 20) / (LAST_BUCKET as i32 + 1);
        for bucket in (0..=LAST_BUCKET).step_by(2).chain([LAST_BUCKET]) {
            let name = bucket_name(bucket);
            let x = LEFT + step * bucket as i32 + step / 2;
            // Long numbers need the room of two; the last word that of its neighbour.
            let long = bucket % 4 == 0 && bucket + 1 < LAST_BUCKET;
            let shown = bucket < 12 || long || bucket == LAST_BUCKET;
            if shown {
                root.draw(&label(name, (x, height - 16), HPos::Center, 12))?;
            }
        }
        for (i, (name, histogram)) in rows.iter().enumerate() {
            let y = 24 + ROW * i as i32;
            root.draw(&label(name.to_string(), (LEFT - 14, y), HPos::Right, 14))?;
            let total: u64 = histogram.iter().sum();
            let mut merged = [0u64; LAST_BUCKET + 1];
            for (bucket, count) in histogram.iter().enumerate() {
                merged[bucket.min(LAST_BUCKET)] += count;
            }
            for (bucket, count) in merged.iter().enumerate() {
                let x = LEFT + step * bucket as i32;
                let corners = [(x, y - 12), (x + step - 2, y + 12)];
                let share = *count as f64 / total.max(1) as f64;
                let fill = match count {
                    0 => GRID.mix(0.4),
                    // One of many must be seen.
                    _ => COLOURS[2].mix(0.15 + 0.85 * share),
                };
                root.draw(&Rectangle::new(corners, fill.filled()))?;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::probe::compare::compare;
    use crate::probe::report::Report;
    use crate::probe::report::tests::{changed, small};

    fn comparison() -> Comparison {
        let other = changed(small("wgpu:0"), |v| {
            let f = &mut v["devices"][0]["functions"][0];
            f["hash"] = "00".into();
            f["max_ulp"] = 57.into();
            f["outputs"] = "3f80000040200003".into();
        });
        let other = Report::parse(other.as_bytes()).unwrap();
        compare(&[("a".into(), small("cpu")), ("b".into(), other)]).unwrap()
    }

    #[test]
    fn terminal_and_documents_name_the_difference() {
        let c = comparison();
        let text = lines(&c).join("\n");
        for part in [
            "Exact parts: 1 of 1 the same",
            "Functions: 0 of 1 the same",
            "1 of 2, up to 3 ulp",
            "wgpu:0: 57 ulp",
            "first on wgpu:0: at 1e0",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        let d = document(&c).unwrap();
        for text in [d.markdown(), d.html()] {
            for part in ["57 ulp", "up to 3 ulp", "3f800000"] {
                assert!(text.contains(part), "{part}\n{text}");
            }
        }
        let charts = d
            .blocks
            .iter()
            .filter(|b| matches!(b, Block::Figure { .. }));
        assert_eq!(charts.count(), 2);
    }

    #[test]
    fn ends_of_buckets() {
        assert_eq!(
            [0, 1, 2, 3, 25, 33].map(bucket_name),
            ["0", "1", "2", "4", "more", "more"]
        );
    }
}
