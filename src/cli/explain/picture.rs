//! A chart of points over a number axis, or of bars, as SVG.

use std::path::Path;

use plotters::prelude::*;

use crate::{Error, Result};

/// One series: a name and its points; drawn as bars from zero or as dots.
#[derive(Debug, Clone)]
pub(super) struct Series {
    pub name: String,
    pub points: Vec<(f64, f64)>,
    pub bars: bool,
    /// Text at each point; empty for none.
    pub labels: Vec<String>,
}

/// A chart with a title and named axes.
#[derive(Debug, Clone)]
pub(super) struct Picture {
    pub title: String,
    pub x: String,
    pub y: String,
    pub series: Vec<Series>,
}

const COLOURS: [RGBColor; 3] = [
    RGBColor(31, 84, 150),
    RGBColor(200, 82, 0),
    RGBColor(60, 130, 60),
];

impl Picture {
    /// Writes the chart.
    ///
    /// # Errors
    /// [`Error::Io`] where the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut svg = String::new();
        self.render(&mut svg)
            .map_err(|e| Error::Config(format!("{}: cannot be drawn ({e})", path.display())))?;
        std::fs::write(path, svg).map_err(Error::io(path))
    }

    fn render(&self, svg: &mut String) -> std::result::Result<(), Box<dyn std::error::Error>> {
        let area = SVGBackend::with_string(svg, (960, 420)).into_drawing_area();
        area.fill(&WHITE)?;
        let finite = || {
            let all = self.series.iter().flat_map(|s| &s.points);
            all.filter(|p| p.0.is_finite() && p.1.is_finite())
        };
        let span = |get: fn(&(f64, f64)) -> f64, floor: f64| {
            let low = finite().map(get).fold(0.0, f64::min);
            let high = finite().map(get).fold(floor, f64::max);
            let margin = 0.08 * (high - low);
            low - margin..high + margin
        };
        let mut chart = ChartBuilder::on(&area)
            .caption(&self.title, ("sans-serif", 20))
            .margin(12)
            .x_label_area_size(42)
            .y_label_area_size(64)
            .build_cartesian_2d(span(|p| p.0, 1.0), span(|p| p.1, 1.0))?;
        chart
            .configure_mesh()
            .x_desc(&self.x)
            .y_desc(&self.y)
            .light_line_style(WHITE)
            .draw()?;
        for (s, colour) in self.series.iter().zip(COLOURS.iter().cycle()) {
            let points = s
                .points
                .iter()
                .filter(|p| p.0.is_finite() && p.1.is_finite());
            if s.bars {
                let bar =
                    |p: &(f64, f64)| PathElement::new(vec![(p.0, 0.0), *p], colour.stroke_width(6));
                chart.draw_series(points.map(bar))?
            } else {
                chart.draw_series(points.map(|p| Circle::new(*p, 5, colour.filled())))?
            }
            .label(&s.name)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], colour.filled()));
            let texts = s.points.iter().zip(&s.labels);
            chart.draw_series(texts.map(|(p, label)| {
                let font = ("sans-serif", 13).into_font();
                // Above and to the right of its point.
                EmptyElement::at(*p) + Text::new(label.clone(), (6, -18), font)
            }))?;
        }
        if self.series.len() > 1 {
            chart
                .configure_series_labels()
                .background_style(WHITE.mix(0.8))
                .border_style(BLACK)
                .draw()?;
        }
        area.present()?;
        Ok(())
    }
}
