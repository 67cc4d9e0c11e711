//! The sixteen values.

use super::picture::{Picture, Series};
use crate::formats::e2m1;

/// Characters of the line from -6 to 6.
const WIDTH: usize = 97;

pub(super) fn explain() -> (Vec<String>, Picture) {
    let mut lines = vec![
        "E2M1: one sign bit, two exponent bits (bias 1), one mantissa bit. Sixteen codes:"
            .to_string(),
        String::new(),
        "  code  bits    value     code  bits    value".to_string(),
    ];
    let row = |code: u8| {
        let (sign, exponent, mantissa) = (code >> 3, code >> 1 & 3, code & 1);
        format!(
            "0x{code:x}   {sign} {exponent:02b} {mantissa}  {:>5}",
            e2m1::decode(code)
        )
    };
    lines.extend((0..8).map(|code| format!("  {}     {}", row(code), row(code + 8))));
    lines.extend([String::new(), line(), ruler(), String::new()]);
    lines.push("Between two values the nearer wins; a tie goes to the even code:".to_string());
    for code in 0..7u8 {
        let middle = (e2m1::decode(code) + e2m1::decode(code + 1)) / 2.0;
        let up = f32::from_bits(middle.to_bits() + 1);
        lines.push(format!(
            "  {middle:>4} -> {:<3}   {up:?} -> {}",
            e2m1::decode(e2m1::encode(middle)),
            e2m1::decode(e2m1::encode(up)),
        ));
    }
    lines.push(format!(
        "Beyond {} everything saturates: 100 -> {}.",
        e2m1::MAX,
        e2m1::decode(e2m1::encode(100.0))
    ));
    lines.push(format!(
        "The sign of zero is kept: -0.1 -> code {:#x}.",
        e2m1::encode(-0.1)
    ));
    let series = Series {
        name: "values".into(),
        points: (0..16)
            .map(|c| (f64::from(e2m1::decode(c)), f64::from(c & 7)))
            .collect(),
        bars: false,
        labels: (0..16u8).map(|c| format!("{}", e2m1::decode(c))).collect(),
    };
    let picture = Picture {
        title: "E2M1: the sixteen values of FP4".into(),
        x: "value".into(),
        y: "code without its sign bit".into(),
        series: vec![series],
    };
    (lines, picture)
}

fn column(value: f32) -> usize {
    let span = f64::from(2.0 * e2m1::MAX);
    ((f64::from(value + e2m1::MAX) / span) * (WIDTH - 1) as f64).round() as usize
}

/// `|` where a value lies.
fn line() -> String {
    let mut line = vec!['-'; WIDTH];
    (0..16).for_each(|code| line[column(e2m1::decode(code))] = '|');
    line.into_iter().collect()
}

/// The values of the line, where there is room.
fn ruler() -> String {
    let mut text = vec![' '; WIDTH + 4];
    for code in (0..16u8).rev().filter(|c| e2m1::decode(*c).fract() == 0.0) {
        let label = format!("{}", e2m1::decode(code));
        let start = column(e2m1::decode(code)).saturating_sub(label.len() / 2);
        for (i, c) in label.chars().enumerate() {
            text[start + i] = c;
        }
    }
    text.into_iter().collect::<String>().trim_end().to_string()
}
