//! `loss.svg`: the training loss, its smoothed course, the held-out loss and the entropy floor over the steps.

use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::*;

use super::durable;
use super::metrics::Record;
use crate::{Error, Result};

const SIZE: (u32, u32) = (960, 560);
const RAW: RGBColor = RGBColor(176, 196, 222);
const SMOOTH: RGBColor = RGBColor(31, 84, 150);
const HELD_OUT: RGBColor = RGBColor(200, 82, 0);
const FLOOR: RGBColor = RGBColor(60, 130, 60);
/// Grid lines.
pub(crate) const GRID: RGBColor = RGBColor(228, 228, 228);

type Point = (f64, f64);
type Chart<'a, 'b> = ChartContext<
    'a,
    SVGBackend<'b>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;

/// Draws the records to the file `path`; without any, it does nothing.
///
/// # Errors
/// [`Error::Io`].
pub fn draw(path: &Path, title: &str, records: &[Record], floor: Option<f64>) -> Result<()> {
    let (mut train, mut held_out) = (Vec::new(), Vec::new());
    for r in records {
        match r {
            Record::Step(r) if r.loss.is_finite() => train.push((r.step as f64, r.loss)),
            Record::Eval(r) if r.eval_loss.is_finite() => {
                held_out.push((r.step as f64, r.eval_loss))
            }
            _ => {}
        }
    }
    if train.is_empty() && held_out.is_empty() {
        return Ok(());
    }
    let text = svg(SIZE, |root| render(root, title, &train, &held_out, floor))?;
    durable::write_file(path, text.as_bytes())
}

/// What drawing ends with.
pub(crate) type Drawn = std::result::Result<(), Box<dyn std::error::Error>>;

/// A chart on white, as the text of an SVG file.
///
/// # Errors
/// [`Error::Config`] where the drawing library refuses.
pub(crate) fn svg(
    size: (u32, u32),
    draw: impl FnOnce(&DrawingArea<SVGBackend<'_>, Shift>) -> Drawn,
) -> Result<String> {
    let mut text = String::new();
    let drawn = (|| -> Drawn {
        let root = SVGBackend::with_string(&mut text, size).into_drawing_area();
        root.fill(&WHITE)?;
        draw(&root)?;
        root.present()?;
        Ok(())
    })();
    drawn.map_err(|e| Error::Config(format!("the chart cannot be drawn ({e})")))?;
    Ok(text)
}

fn render(
    root: &DrawingArea<SVGBackend<'_>, Shift>,
    title: &str,
    train: &[Point],
    held_out: &[Point],
    floor: Option<f64>,
) -> Drawn {
    let (x, y) = ranges(train, held_out, floor);
    let mut chart: Chart<'_, '_> = ChartBuilder::on(root)
        .caption(shortened(title), ("sans-serif", 17))
        .margin(16)
        .margin_right(28)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(x.clone(), y)?;
    chart
        .configure_mesh()
        .light_line_style(WHITE)
        .bold_line_style(GRID)
        .x_desc("step")
        .y_desc("loss, nats per token")
        .x_labels(9)
        .y_labels(9)
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.2}"))
        .label_style(("sans-serif", 15))
        .axis_desc_style(("sans-serif", 16))
        .draw()?;
    series(&mut chart, train, held_out)?;
    if let Some(floor) = floor {
        let line = [(x.start, floor), (x.end, floor)];
        chart
            .draw_series(DashedLineSeries::new(line, 8, 5, FLOOR.stroke_width(2)))?
            .label(format!("known entropy {floor:.4}"))
            .legend(|(x, y)| PathElement::new([(x, y), (x + 22, y)], FLOOR.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.mix(0.9))
        .border_style(RGBColor(200, 200, 200))
        .label_font(("sans-serif", 15))
        .margin(12)
        .legend_area_size(30)
        .draw()?;
    Ok(())
}

/// What fits above the chart.
fn shortened(title: &str) -> String {
    const FITS: usize = 100;
    match title.chars().count() {
        0..=FITS => title.to_string(),
        _ => title.chars().take(FITS - 3).chain("...".chars()).collect(),
    }
}

fn series(chart: &mut Chart<'_, '_>, train: &[Point], held_out: &[Point]) -> Drawn {
    if !train.is_empty() {
        chart
            .draw_series(LineSeries::new(train.iter().copied(), RAW.stroke_width(1)))?
            .label("training")
            .legend(|(x, y)| PathElement::new([(x, y), (x + 22, y)], RAW.stroke_width(2)));
        chart
            .draw_series(LineSeries::new(smooth(train), SMOOTH.stroke_width(2)))?
            .label("training, smoothed")
            .legend(|(x, y)| PathElement::new([(x, y), (x + 22, y)], SMOOTH.stroke_width(2)));
    }
    if let Some(last) = held_out.last() {
        chart.draw_series(LineSeries::new(
            held_out.iter().copied(),
            HELD_OUT.stroke_width(1),
        ))?;
        chart
            .draw_series(
                held_out
                    .iter()
                    .map(|&p| Circle::new(p, 4, HELD_OUT.filled())),
            )?
            .label(format!("held out, last {:.4}", last.1))
            .legend(|(x, y)| Circle::new((x + 11, y), 4, HELD_OUT.filled()));
    }
    Ok(())
}

/// Axes that show everything, with some room; never empty.
fn ranges(
    train: &[Point],
    held_out: &[Point],
    floor: Option<f64>,
) -> (std::ops::Range<f64>, std::ops::Range<f64>) {
    let points = || train.iter().chain(held_out);
    let last = points().fold(1.0f64, |m, p| m.max(p.0));
    let values = || points().map(|p| p.1).chain(floor);
    let (low, high) = values().fold((f64::MAX, f64::MIN), |(l, h), y| (l.min(y), h.max(y)));
    let room = ((high - low) * 0.05).max(0.01);
    ((0.0)..last, (low - room)..(high + room))
}

/// The mean over a window around each point, a twentieth of the curve wide: narrower at the steep beginning, cut off at
/// the flat end.
pub(crate) fn smooth(points: &[Point]) -> Vec<Point> {
    let reach = points.len() / 40;
    let mean = |(i, p): (usize, &Point)| {
        let reach = reach.min(i);
        let window = &points[i - reach..=(i + reach).min(points.len() - 1)];
        (
            p.0,
            window.iter().map(|q| q.1).sum::<f64>() / window.len() as f64,
        )
    };
    points.iter().enumerate().map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::super::metrics::{EvalRecord, StepRecord};
    use super::*;

    fn records(n: u64) -> Vec<Record> {
        let mut records = Vec::new();
        for step in 1..=n {
            let noise = 0.1 * ((step * 7919 % 101) as f64 / 50.0 - 1.0);
            let loss = 1.3 + 4.2 * (-(step as f64) / 60.0).exp();
            let (tokens, elapsed_s) = (step * 2048, step as f64);
            let (lr, grad_norm, tokens_per_s) = (1e-3, 1.0, 5000.0);
            records.push(Record::Step(StepRecord {
                step,
                tokens,
                loss: loss + noise,
                lr,
                grad_norm,
                tokens_per_s,
                elapsed_s,
            }));
            if step % 100 == 0 {
                records.push(Record::Eval(EvalRecord {
                    step,
                    tokens,
                    eval_loss: loss + 0.05,
                    elapsed_s,
                }));
            }
        }
        records
    }

    #[test]
    fn draws_all_four_series() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("loss.svg");
        draw(&path, "mxfp4 on cpu", &records(400), Some(1.0123)).unwrap();
        let svg = std::fs::read_to_string(&path).unwrap();
        for words in [
            "<svg",
            "mxfp4 on cpu",
            "training, smoothed",
            "held out, last",
            "known entropy 1.0123",
            "nats per token",
        ] {
            assert!(svg.contains(words), "{words}");
        }
        if let Ok(copy) = std::env::var("HALFBYTE_TEST_PLOT") {
            std::fs::copy(&path, copy).unwrap();
        }
    }

    #[test]
    fn few_or_odd_records_do_not_break_it() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("loss.svg");
        draw(&path, "", &[], Some(1.0)).unwrap();
        assert!(!path.exists(), "nothing to draw");
        draw(&path, "one", &records(1), None).unwrap();
        let mut odd = records(3);
        if let Record::Step(r) = &mut odd[1] {
            r.loss = f64::NAN;
        }
        draw(&path, "odd", &odd, None).unwrap();
        assert!(!std::fs::read_to_string(&path).unwrap().contains("NaN"));
    }

    #[test]
    fn smoothing_keeps_lines_but_for_the_end() {
        let line: Vec<Point> = (0..100)
            .map(|i| (i as f64, 3.0 - i as f64 / 50.0))
            .collect();
        for (i, (a, b)) in smooth(&line).iter().zip(&line).enumerate() {
            let room = if i < 98 { 1e-12 } else { 0.03 };
            assert!((a.1 - b.1).abs() < room, "{i}");
        }
    }
}
