//! The dot products that every path is asked for. They begin with the published vectors; what they tell is read in
//! [`super::behaviour`].

use super::dot::{Dot, Operands};
use crate::rng::{Purpose, Stream};

/// Terms of each dot product: f32 products, or blocks of 32.
pub const TERMS: usize = 64;
/// Elements of a block.
const BLOCK: usize = 32;
/// Small terms are tried from 2^-1 to here.
pub const DEEPEST: i32 = 50;
/// Small enough to vanish beside 1 in every unit known.
const TINY: i32 = -60;
/// Random dot products, and how many of them are asked again with operands exchanged.
pub const RANDOM: usize = 64;
/// See [`RANDOM`].
pub const SWAPPED: usize = 16;

/// Where a small term s stands among terms that cancel.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// In words.
    pub label: &'static str,
    /// Multiples of 1 and of s, term by term.
    pub terms: [(f64, f64); 3],
    /// C.
    pub addend: f32,
}

const fn place(label: &'static str, terms: [(f64, f64); 3], addend: f32) -> Place {
    Place {
        label,
        terms,
        addend,
    }
}

const ONE: (f64, f64) = (1.0, 0.0);
const MINUS_ONE: (f64, f64) = (-1.0, 0.0);
const NOTHING: (f64, f64) = (0.0, 0.0);

const fn small(multiple: f64) -> (f64, f64) {
    (0.0, multiple)
}

/// Five places, and two that show how the bits below the last one kept are cut.
pub const PLACES: [Place; 7] = [
    place("1, s, -1", [ONE, small(1.0), MINUS_ONE], 0.0),
    place("1, -s, -1", [ONE, small(-1.0), MINUS_ONE], 0.0),
    place("s, 1, -1", [small(1.0), ONE, MINUS_ONE], 0.0),
    place("1, -1, s", [ONE, MINUS_ONE, small(1.0)], 0.0),
    place("1, s with C = -1", [ONE, small(1.0), NOTHING], -1.0),
    place("1, 1.5 s with C = -1", [ONE, small(1.5), NOTHING], -1.0),
    place("1, -1.5 s with C = -1", [ONE, small(-1.5), NOTHING], -1.0),
];

/// The label of a small term 2^`power` in a place.
pub fn place_label(place: &str, power: i32) -> String {
    format!("{place} with s = 2^{power}")
}

/// The label of +1 at `i` and -1 at `j` among tiny terms.
pub fn pair_label(i: usize, j: usize) -> String {
    format!("1 at {i}, -1 at {j}, 2^{TINY} elsewhere")
}

/// How many tiny terms survived.
pub fn survivors(out: f32) -> f64 {
    f64::from(out) / 2f64.powi(TINY)
}

/// A dot product of such values at such terms: each ±1 or ±1.5 times a power of two.
fn values(operands: Operands, at: &[(usize, f64)], c: f32, what: String) -> Dot {
    let mut dot = match operands {
        Operands::F32 => Dot::plain(vec![(0.0, 0.0); TERMS], c, what),
        Operands::Mxfp4 => Dot::blocks(TERMS, BLOCK, what),
    };
    dot.c = c;
    for &(term, value) in at.iter().filter(|(_, value)| *value != 0.0) {
        let exponent = (value.abs().to_bits() >> 52) as i32 - 1023;
        let significand = (value / 2f64.powi(exponent)) as f32;
        let right = exponent / 2;
        let (left, right) = (2f64.powi(exponent - right) as f32, 2f64.powi(right) as f32);
        match operands {
            Operands::F32 => (dot.a[term], dot.b[term]) = (significand * left, right),
            Operands::Mxfp4 => {
                (dot.a[term * BLOCK], dot.b[term * BLOCK]) = (significand, 1.0);
                (dot.scale_a[term], dot.scale_b[term]) = (left, right);
            }
        }
    }
    dot
}

/// The suite for such operands.
pub fn suite(operands: Operands) -> Vec<Dot> {
    let mut dots = Vec::new();
    let mut ask = |what: &str, at: &[f64], c: f32| {
        let at: Vec<(usize, f64)> = at.iter().copied().enumerate().collect();
        dots.push(values(operands, &at, c, what.to_string()));
    };
    let unit = 2f64.powi(-24);
    ask("1 + 1.5*2^-24", &[1.0, 1.5 * unit], 0.0);
    ask("1 + 2^-24", &[1.0, unit], 0.0);
    ask("-1 - 1.5*2^-24", &[-1.0, -1.5 * unit], 0.0);
    ask("C = 1, then 1.5*2^-24", &[1.5 * unit], 1.0);
    ask("C = -1, 1, 2^-30", &[1.0, 2f64.powi(-30)], -1.0);
    ask("C = 2^-30, 1, -1", &[1.0, -1.0], 2f32.powi(-30));
    let huge = 1.5 * 2f64.powi(127);
    ask("1.5*2^127 twice", &[huge, huge], 0.0);
    ask("1.5*2^127 twice, then back", &[huge, huge, -huge], 0.0);
    for power in (1..=DEEPEST).map(|j| -j) {
        for place in PLACES {
            let s = 2f64.powi(power);
            let terms = place.terms.map(|(ones, smalls)| ones + smalls * s);
            ask(&place_label(place.label, power), &terms, place.addend);
        }
    }
    for power in [-100, -101] {
        ask(&format!("2^{power} alone"), &[2f64.powi(power)], 0.0);
    }
    let pairs = (1..TERMS).map(|j| (0, j));
    for (i, j) in pairs.chain((2..TERMS).map(|j| (j - 1, j))) {
        let mut at = [2f64.powi(TINY); TERMS];
        (at[i], at[j]) = (1.0, -1.0);
        ask(&pair_label(i, j), &at, 0.0);
    }
    match operands {
        Operands::F32 => dots.extend(f32_only()),
        Operands::Mxfp4 => dots.push(nan_scale()),
    }
    let random: Vec<Dot> = (0..RANDOM).map(|i| random(operands, i as u64)).collect();
    let swapped: Vec<Dot> = random.iter().take(SWAPPED).map(Dot::swapped).collect();
    dots.extend(random);
    dots.extend(swapped);
    dots
}

fn padded(mut terms: Vec<(f32, f32)>, what: &str) -> Dot {
    terms.resize(TERMS, (0.0, 0.0));
    Dot::plain(terms, 0.0, what)
}

/// What only f32 operands can say.
fn f32_only() -> Vec<Dot> {
    let p = |n: i32| 2f64.powi(n) as f32;
    let near = 1.0 + p(-12);
    vec![
        padded(vec![(-(1.0 + p(-11)), 1.0), (near, near)], "-fl(x*x) + x*x"),
        padded(vec![(p(-130), p(20))], "subnormal 2^-130 * 2^20"),
        padded(vec![(p(-70), p(-70))], "2^-70 * 2^-70"),
        padded(
            vec![(1.5 * p(-126), 1.0), (-p(-126), 1.0)],
            "1.5*2^-126 - 2^-126",
        ),
        padded(vec![(f32::INFINITY, 1.0)], "infinity * 1"),
        padded(vec![(f32::INFINITY, 0.0)], "infinity * 0"),
        padded(
            vec![(f32::INFINITY, 1.0), (-f32::INFINITY, 1.0)],
            "infinity - infinity",
        ),
        padded(vec![(f32::NAN, 1.0)], "NaN * 1"),
    ]
}

fn nan_scale() -> Dot {
    let mut dot = values(
        Operands::Mxfp4,
        &[(0, 1.0), (1, 1.0)],
        0.0,
        "NaN scale".into(),
    );
    dot.scale_a[1] = f32::NAN;
    dot
}

fn random(operands: Operands, i: u64) -> Dot {
    let stream = Stream::new(Purpose::Study, 17, 0, i as u32);
    let what = format!("random {i}");
    let power = |word: u32, span: u32| 2f32.powi((word % span) as i32 - span as i32 / 2);
    match operands {
        Operands::F32 => {
            let term = |j: usize| {
                let words = stream.group(j as u64);
                let value = |w: u32, e: u32| {
                    let fraction = 1.0 + (w >> 9) as f32 / 8_388_608.0;
                    fraction.copysign(f32::from_bits(w << 31)) * power(e, 12)
                };
                (value(words[0], words[1]), value(words[2], words[3]))
            };
            let c = power(stream.word(1 << 20), 12);
            Dot::plain((0..TERMS).map(term).collect(), c, what)
        }
        Operands::Mxfp4 => {
            let mut dot = Dot::blocks(TERMS, BLOCK, what);
            for j in 0..TERMS * BLOCK {
                let word = stream.word(j as u64);
                dot.a[j] = crate::formats::e2m1::decode((word >> 8 & 0xF) as u8);
                dot.b[j] = crate::formats::e2m1::decode((word >> 16 & 0xF) as u8);
            }
            for block in 0..TERMS {
                let words = stream.group((1 << 20) + block as u64);
                (dot.scale_a[block], dot.scale_b[block]) =
                    (power(words[0], 12), power(words[1], 12));
            }
            dot.c = power(stream.word(1 << 30), 12);
            dot
        }
    }
}
