//! The charts of a report, as SVG: curves over tokens with their names at the right, and effects with their intervals.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::analysis::Band;
use super::stats::Point;
use crate::Result;
use crate::train::plot::{Drawn, GRID, svg};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const WIDTH: u32 = 960;
const LEGEND: u32 = 190;
const INK: RGBColor = RGBColor(40, 44, 52);
const SOFT: RGBColor = RGBColor(120, 124, 132);
/// Told apart by most readers, those with colour-blindness included (after Okabe and Ito); the baseline is [`INK`].
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(190, 100, 160),
    RGBColor(86, 180, 233),
    RGBColor(220, 150, 0),
    RGBColor(130, 80, 60),
];

/// How a curve looks. The eighth and later ones repeat the colours, dashed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    colour: RGBColor,
    dashed: bool,
    width: u32,
}

impl Look {
    /// Of the `i`-th arm but the baseline.
    pub fn arm(i: usize) -> Look {
        Look {
            colour: COLOURS[i % COLOURS.len()],
            dashed: i >= COLOURS.len(),
            width: 2,
        }
    }

    /// Of the baseline.
    pub fn baseline() -> Look {
        Look {
            colour: INK,
            dashed: false,
            width: 2,
        }
    }

    fn style(&self) -> ShapeStyle {
        self.colour.stroke_width(self.width)
    }
}

/// A named curve; a band of three values is drawn with its range where `shaded`.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Its name.
    pub name: String,
    /// Its look.
    pub look: Look,
    /// Its points.
    pub points: Vec<Band>,
    /// Whether the range over seeds is drawn.
    pub shaded: bool,
}

/// Curves over tokens, in one panel or in several side by side.
#[derive(Clone, Debug)]
pub struct Lines {
    /// What the y axis is.
    pub y: String,
    /// Panels: a title (may be empty) and curves. The same name means the same curve.
    pub panels: Vec<(String, Vec<Curve>)>,
    /// A horizontal line and its name.
    pub threshold: Option<(f64, String)>,
    /// The largest y shown, where curves leave it.
    pub highest: Option<f64>,
}

/// A measured effect and the published one.
#[derive(Clone, Debug)]
pub struct Effect {
    /// The arm.
    pub name: String,
    /// Its look.
    pub look: Look,
    /// Mean and the ends of its interval.
    pub measured: Option<(f64, f64, f64)>,
    /// Said where there is no number.
    pub words: String,
    /// The published range.
    pub published: Option<(f64, f64)>,
}

impl Curve {
    /// Without a range.
    pub fn plain(name: &str, look: Look, points: &[Point]) -> Curve {
        let band = |&(x, y): &Point| Band {
            x,
            mean: y,
            low: y,
            high: y,
        };
        Curve {
            name: name.to_string(),
            look,
            points: points.iter().map(band).collect(),
            shaded: false,
        }
    }
}

// ---- Curves

/// Draws curves.
///
/// # Errors
/// [`Error::Config`](crate::Error::Config) where the drawing library refuses.
pub fn lines(chart: &Lines) -> Result<String> {
    let height = if chart.panels.len() > 1 { 360 } else { 440 };
    svg((WIDTH, height), |root| {
        let (left, right) = root.split_horizontally(WIDTH - LEGEND);
        let panels = left.split_evenly((1, chart.panels.len()));
        let (low, high) = y_range(chart);
        for (i, (area, (title, curves))) in panels.iter().zip(&chart.panels).enumerate() {
            panel(area, chart, title, curves, low..high, i == 0)?;
        }
        legend(&right, chart)
    })
}

fn shown(chart: &Lines) -> impl Iterator<Item = &Band> {
    let highest = chart.highest.unwrap_or(f64::MAX);
    let points = chart
        .panels
        .iter()
        .flat_map(|(_, c)| c)
        .flat_map(|c| &c.points);
    points.filter(move |p| p.mean.is_finite() && p.mean <= highest)
}

/// Everything shown, with some room; never empty.
fn y_range(chart: &Lines) -> (f64, f64) {
    let points = shown(chart).map(|p| p.mean);
    let curves = chart
        .panels
        .iter()
        .flat_map(|(_, c)| c)
        .filter(|c| c.shaded);
    let shades = curves.flat_map(|c| &c.points).map(|p| p.low);
    let shades = shades.filter(|low| low.is_finite() && *low <= chart.highest.unwrap_or(f64::MAX));
    let all = points
        .chain(shades)
        .chain(chart.threshold.iter().map(|t| t.0));
    let (low, high) = all.fold((f64::MAX, f64::MIN), |(l, h), y| (l.min(y), h.max(y)));
    if low > high {
        return (0.0, 1.0);
    }
    let room = ((high - low) * 0.06).max(0.01);
    (low - room, high + room)
}

fn panel(
    area: &Area<'_>,
    chart: &Lines,
    title: &str,
    curves: &[Curve],
    y: std::ops::Range<f64>,
    first: bool,
) -> Drawn {
    let last = shown(chart).fold(1.0f64, |m, p| m.max(p.x));
    let (unit, name) = if last >= 2e6 {
        (1e6, "million tokens")
    } else {
        (1e3, "thousand tokens")
    };
    let narrow = chart.panels.len() > 1;
    let mut builder = ChartBuilder::on(area);
    if !title.is_empty() {
        builder.caption(title, ("sans-serif", 16).into_font().color(&INK));
    }
    let mut drawn = builder
        .margin(14)
        .x_label_area_size(42)
        .y_label_area_size(if first { 58 } else { 40 })
        .build_cartesian_2d(0.0..last / unit, y.clone())?;
    let decimals = if y.end - y.start < 1.0 { 2 } else { 1 };
    let x_label = |x: &f64| match unit == 1e3 {
        true => format!("{x:.0}"),
        false => format!("{x:.1}"),
    };
    let y_label = |y: &f64| format!("{y:.decimals$}");
    let mut mesh = drawn.configure_mesh();
    mesh.light_line_style(WHITE)
        .bold_line_style(GRID)
        .axis_style(SOFT)
        .x_desc(name)
        .x_labels(if narrow { 4 } else { 9 })
        .y_labels(8)
        .x_label_formatter(&x_label)
        .y_label_formatter(&y_label)
        .label_style(("sans-serif", 14).into_font().color(&INK))
        .axis_desc_style(("sans-serif", 15).into_font().color(&INK));
    if first {
        mesh.y_desc(&chart.y);
    }
    mesh.draw()?;
    if let Some((at, _)) = &chart.threshold {
        let line = [(0.0, *at), (last / unit, *at)];
        drawn.draw_series(DashedLineSeries::new(line, 6, 5, SOFT.stroke_width(2)))?;
    }
    let highest = y.end;
    for curve in curves {
        let kept: Vec<Band> = thinned(&curve.points)
            .filter(|p| p.mean <= highest && p.mean.is_finite())
            .collect();
        if curve.shaded {
            let up = kept
                .iter()
                .map(|p| (p.x / unit, p.high.clamp(y.start, highest)));
            let down = kept
                .iter()
                .rev()
                .map(|p| (p.x / unit, p.low.clamp(y.start, highest)));
            let outline: Vec<Point> = up.chain(down).collect();
            drawn.draw_series([Polygon::new(outline, curve.look.colour.mix(0.13).filled())])?;
        }
        let line = kept.iter().map(|p| (p.x / unit, p.mean));
        if curve.look.dashed {
            drawn.draw_series(DashedLineSeries::new(line, 7, 4, curve.look.style()))?;
        } else {
            drawn.draw_series(LineSeries::new(line, curve.look.style()))?;
        }
    }
    Ok(())
}

/// At most about 150 points: more are not seen, and make the file large.
fn thinned(points: &[Band]) -> impl Iterator<Item = Band> + '_ {
    let every = points.len().div_ceil(150).max(1);
    let last = points.len().saturating_sub(1);
    let keep = move |(i, _): &(usize, &Band)| i % every == 0 || *i == last;
    points.iter().enumerate().filter(keep).map(|(_, p)| *p)
}

fn legend(area: &Area<'_>, chart: &Lines) -> Drawn {
    let mut names: Vec<&Curve> = Vec::new();
    for curve in chart.panels.iter().flat_map(|(_, curves)| curves) {
        if !names.iter().any(|c| c.name == curve.name) {
            names.push(curve);
        }
    }
    let text = |s: &str, y: i32| {
        let style = ("sans-serif", 14).into_font().color(&INK);
        Text::new(
            s.to_string(),
            (40, y),
            style.pos(Pos::new(HPos::Left, VPos::Center)),
        )
    };
    let mut y = 34;
    for curve in names {
        let (from, to) = ((6, y), (32, y));
        match curve.look.dashed {
            true => {
                for x in [6, 17, 28] {
                    area.draw(&PathElement::new([(x, y), (x + 6, y)], curve.look.style()))?;
                }
            }
            false => area.draw(&PathElement::new([from, to], curve.look.style()))?,
        }
        area.draw(&text(&curve.name, y))?;
        y += 23;
    }
    if let Some((_, name)) = &chart.threshold {
        for x in [6, 17, 28] {
            area.draw(&PathElement::new(
                [(x, y), (x + 6, y)],
                SOFT.stroke_width(2),
            ))?;
        }
        area.draw(&text(name, y))?;
    }
    Ok(())
}

// ---- Effects

/// Draws effects in percent, one a row: a dot and its interval, and the published range as a bar below it.
///
/// # Errors
/// As [`lines`].
pub fn effects(x: &str, rows: &[Effect]) -> Result<String> {
    let height = 96 + 40 * rows.len() as u32;
    svg((WIDTH, height), |root| {
        let mut ends: Vec<f64> = vec![0.0];
        for row in rows {
            ends.extend(row.measured.iter().flat_map(|m| [m.1, m.2]));
            ends.extend(row.published.iter().flat_map(|p| [p.0, p.1]));
        }
        let (low, high) = ends
            .iter()
            .fold((0.0f64, 0.0f64), |(l, h), &e| (l.min(e), h.max(e)));
        let room = ((high - low) * 0.08).max(0.2);
        let n = rows.len() as f64;
        let mut chart = ChartBuilder::on(root)
            .margin(14)
            .margin_right(30)
            .x_label_area_size(44)
            .y_label_area_size(150)
            .build_cartesian_2d(low - room..high + room, -0.5..n - 0.5)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .light_line_style(WHITE)
            .bold_line_style(GRID)
            .axis_style(SOFT)
            .x_desc(x)
            .x_labels(10)
            .y_labels(0)
            .x_label_formatter(&|x| {
                format!("{x:+.1}%")
                    .replace("+0.0%", "0")
                    .replace("-0.0%", "0")
            })
            .label_style(("sans-serif", 14).into_font().color(&INK))
            .axis_desc_style(("sans-serif", 15).into_font().color(&INK))
            .draw()?;
        let zero = [(0.0, -0.5), (0.0, n - 0.5)];
        chart.draw_series([PathElement::new(zero, SOFT.stroke_width(1))])?;
        for (i, row) in rows.iter().enumerate() {
            let y = n - 1.0 - i as f64;
            let name = ("sans-serif", 15).into_font().color(&INK);
            let name = name.pos(Pos::new(HPos::Right, VPos::Center));
            chart.draw_series([
                EmptyElement::at((low - room, y)) + Text::new(row.name.clone(), (-12, 0), name)
            ])?;
            // Above the published one, if there is one.
            let at = if row.published.is_some() { y + 0.12 } else { y };
            let stroke = row.look.colour.stroke_width(2);
            if let Some((mean, from, to)) = row.measured {
                chart.draw_series([PathElement::new([(from, at), (to, at)], stroke)])?;
                for end in [from, to] {
                    let tick = [(end, at - 0.1), (end, at + 0.1)];
                    chart.draw_series([PathElement::new(tick, stroke)])?;
                }
                chart.draw_series([Circle::new((mean, at), 5, row.look.colour.filled())])?;
            }
            if !row.words.is_empty() {
                let style = ("sans-serif", 14).into_font().color(&row.look.colour);
                let style = style.pos(Pos::new(HPos::Left, VPos::Center));
                chart.draw_series([
                    EmptyElement::at((0.0, at)) + Text::new(row.words.clone(), (8, 0), style)
                ])?;
            }
            if let Some((from, to)) = row.published {
                let middle = (from + to) / 2.0;
                let bar = [(from, y - 0.18), (to, y - 0.18)];
                chart.draw_series([PathElement::new(bar, SOFT.stroke_width(5))])?;
                chart.draw_series([TriangleMarker::new((middle, y - 0.18), 5, SOFT.filled())])?;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(name: &str, i: usize, n: usize) -> Curve {
        let points: Vec<Point> = (0..n)
            .map(|t| (t as f64 * 2048.0, 5.0 - t as f64 * 0.01))
            .collect();
        Curve::plain(name, Look::arm(i), &points)
    }

    #[test]
    fn curves_have_names_and_stay_small() {
        let chart = Lines {
            y: "loss".into(),
            panels: vec![(
                "Fprop".into(),
                (0..11)
                    .map(|i| curve(&format!("arm-{i}"), i, 4000))
                    .collect(),
            )],
            threshold: Some((1.7, "sqrt(3)".into())),
            highest: None,
        };
        let svg = lines(&chart).unwrap();
        for words in [
            "arm-0",
            "arm-10",
            "sqrt(3)",
            "Fprop",
            "million tokens",
            "viewBox",
        ] {
            assert!(svg.contains(words), "{words}");
        }
        assert!(svg.len() < 150_000, "{}", svg.len());
    }

    #[test]
    fn nothing_and_odd_numbers_do_not_break_it() {
        let mut odd = curve("odd", 0, 3);
        odd.points[1].mean = f64::NAN;
        for curves in [vec![], vec![curve("one", 0, 1)], vec![odd]] {
            let chart = Lines {
                y: String::new(),
                panels: vec![(String::new(), curves)],
                threshold: None,
                highest: None,
            };
            assert!(!lines(&chart).unwrap().contains("NaN"));
        }
        effects("", &[]).unwrap();
    }

    #[test]
    fn effects_show_both_numbers() {
        let rows = [
            Effect {
                name: "c-f".into(),
                look: Look::arm(0),
                measured: Some((1.0, 0.5, 1.5)),
                words: String::new(),
                published: Some((8.0, 9.0)),
            },
            Effect {
                name: "c-fdw-sr".into(),
                look: Look::arm(1),
                measured: None,
                words: "diverged".into(),
                published: None,
            },
        ];
        let svg = effects("loss above f32", &rows).unwrap();
        for words in ["c-f", "c-fdw-sr", "diverged", "loss above f32", "8.0%"] {
            assert!(svg.contains(words), "{words}\n{svg}");
        }
    }
}
