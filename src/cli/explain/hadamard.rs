//! What a Hadamard transform makes of an outlier.

use super::picture::{Picture, Series};
use crate::Result;
use crate::formats::{Axis, BlockFormat, dequantize, quantize};
use crate::hadamard::{Signs, transform};
use crate::rng::{Purpose, Stream};

pub(super) fn explain(size: usize, outlier: f32, signed: bool) -> Result<(Vec<String>, Picture)> {
    let signs = if signed { Signs::Fixed } else { Signs::None };
    let words = signs.words(size);
    let mut x = vec![0.0f32; size];
    Stream::new(Purpose::Study, 0, 0, 0).fill_normal(&mut x, 0.0, 1.0);
    if let Some(middle) = x.get_mut(size / 3) {
        *middle = outlier;
    }
    let mut y = x.clone();
    transform(&mut y, size, &words)?;
    let plain = through_fp4(&x)?;
    // The transform is its own inverse up to the signs: undo H, then the signs.
    let mut rotated = through_fp4(&y)?;
    transform(&mut rotated, size, &[0; 8])?;
    for (i, v) in rotated.iter_mut().enumerate() {
        if words[i / 32] >> (i % 32) & 1 == 1 {
            *v = -*v;
        }
    }
    let mut lines = vec![
        format!("{size} values of standard deviation 1, and {outlier} at place {}", size / 3),
        String::new(),
        format!("                 largest      rms   largest / rms"),
        row("before", &x),
        row("transformed", &y),
        String::new(),
        "The sum of squares stays the same, so the outlier is spread over the group and the scale of a block no longer"
            .to_string(),
        "belongs to one value. Through MXFP4 (1x32, floor) and back:".to_string(),
        format!("  without the transform  {:.2} dB signal to noise; small values off by {:.3} rms", snr(&x, &plain), small(&x, &plain)),
        format!("  with the transform     {:.2} dB signal to noise; small values off by {:.3} rms", snr(&x, &rotated), small(&x, &rotated)),
        String::new(),
    ];
    lines.extend(bars("before", &x));
    lines.extend(bars("transformed", &y));
    let series = |name: &str, v: &[f32], bars| Series {
        name: name.into(),
        points: v
            .iter()
            .enumerate()
            .map(|(i, x)| (i as f64, f64::from(*x)))
            .collect(),
        bars,
        labels: Vec::new(),
    };
    let picture = Picture {
        title: format!("A Hadamard transform of size {size} spreads an outlier"),
        x: "position".into(),
        y: "value".into(),
        series: vec![series("before", &x, true), series("transformed", &y, false)],
    };
    Ok((lines, picture))
}

fn through_fp4(x: &[f32]) -> Result<Vec<f32>> {
    Ok(dequantize(&quantize(
        x,
        1,
        x.len(),
        Axis::Rowwise,
        &BlockFormat::MXFP4,
        None,
    )?))
}

fn largest(x: &[f32]) -> f32 {
    x.iter().fold(0.0, |m, v| m.max(v.abs()))
}

fn rms(x: &[f32]) -> f64 {
    (x.iter().map(|v| f64::from(*v).powi(2)).sum::<f64>() / x.len() as f64).sqrt()
}

fn row(name: &str, x: &[f32]) -> String {
    format!(
        "  {name:<12} {:>9.3} {:>8.3} {:>15.2}",
        largest(x),
        rms(x),
        f64::from(largest(x)) / rms(x)
    )
}

fn snr(x: &[f32], back: &[f32]) -> f64 {
    let noise: Vec<f32> = x.iter().zip(back).map(|(a, b)| a - b).collect();
    20.0 * (rms(x) / rms(&noise)).log10()
}

/// The rms error of all values but the largest.
fn small(x: &[f32], back: &[f32]) -> f64 {
    let top = largest(x);
    let errors: Vec<f32> = x
        .iter()
        .zip(back)
        .filter(|(a, _)| a.abs() < top)
        .map(|(a, b)| a - b)
        .collect();
    rms(&errors)
}

/// The first sixteen magnitudes as bars.
fn bars(name: &str, x: &[f32]) -> Vec<String> {
    let unit = 48.0 / largest(x).max(f32::MIN_POSITIVE);
    let bar = |v: &f32| {
        format!(
            "  {v:>8.3} {}",
            "#".repeat((v.abs() * unit).round() as usize)
        )
    };
    let first = x.len().min(16);
    let mut lines = vec![format!("{name}, the first {first}:")];
    lines.extend(x[..first].iter().map(bar));
    lines
}
