//! Host models of how matrix units add, bit for bit: what the probe fits to a device's answers.
//!
//! Out = C + sum over k of a[k] scale_a b[k] scale_b. Units differ in how many products they add at once, in how many bits
//! they keep while they do, and in when they round. Read from MMA-Sim (arXiv 2511.10909) and FTTN (arXiv 2403.00232), except
//! the chains, which are this project's own kernels. **A fused sum at F bits**: align the exact products and C to the
//! largest exponent (a product's is the sum of its factors', so its significand lies in [1, 4)), cut each at F fractional
//! bits, add exactly, round once.

use std::fmt;

use super::dot::{Addend, Dot, Operands};

/// A rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// To nearest, ties to even.
    Nearest,
    /// Toward zero.
    Zero,
    /// Toward minus infinity.
    Down,
}

/// A way to add products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    /// One product after the other, in f32.
    Chain {
        /// Whether a product is rounded to f32 before it is added.
        product_rounded: bool,
        /// Rounding of every operation.
        round: Round,
        /// Whether subnormal operands, partial sums and results become zero.
        flush: bool,
        /// When C is added.
        addend: Addend,
    },
    /// The dot product of a block exactly, times both scales, added to an f32 (to nearest even); a block whose combined
    /// scale is below 2^-100 counts as zero. The emulated GEMM's rule.
    Blocks {
        /// When C is added.
        addend: Addend,
    },
    /// C and k products in one fused sum, then the next k.
    Fused {
        /// Products at once.
        k: usize,
        /// Fractional bits kept.
        fraction: u32,
        /// Fractional bits of the result: 23, or fewer.
        result: u32,
    },
    /// Groups of 16 products exactly, times both scales' significands; C and four groups in one fused sum.
    FusedGroups {
        /// Fractional bits kept.
        fraction: u32,
    },
    /// Products in a pairwise tree of f32 additions, then added to the accumulator.
    Tree {
        /// Leaves: a power of two.
        width: usize,
        /// Whether subnormal operands, partial sums and results become zero.
        flush: bool,
    },
    /// Groups of products fused at 24 bits toward zero; the group at 31 bits and C at 24, both rounded down, added, to
    /// nearest even.
    Cdna3 {
        /// Products in a group.
        k: usize,
        /// Even and odd products apart, as for fp8.
        halves: bool,
    },
}

impl Model {
    /// Every model that is tried.
    pub fn all() -> Vec<Model> {
        let mut all = Vec::new();
        for addend in [Addend::Last, Addend::First] {
            all.push(Model::Blocks { addend });
            for product_rounded in [false, true] {
                for round in [Round::Nearest, Round::Zero] {
                    for flush in [false, true] {
                        all.push(Model::Chain {
                            product_rounded,
                            round,
                            flush,
                            addend,
                        });
                    }
                }
            }
        }
        for k in [4, 8, 16, 32, 64] {
            for fraction in [23, 24, 25] {
                let result = 23;
                all.push(Model::Fused {
                    k,
                    fraction,
                    result,
                });
            }
            all.push(Model::Fused {
                k,
                fraction: 13,
                result: 13,
            });
        }
        all.push(Model::FusedGroups { fraction: 35 });
        for flush in [false, true] {
            all.extend([2, 4].map(|width| Model::Tree { width, flush }));
        }
        all.extend([4, 8, 16].map(|k| Model::Cdna3 { k, halves: false }));
        all.push(Model::Cdna3 {
            k: 16,
            halves: true,
        });
        all
    }

    /// Whether the model says anything about such operands.
    pub fn applies(&self, operands: Operands) -> bool {
        match self {
            Model::Blocks { .. } | Model::FusedGroups { .. } => operands == Operands::Mxfp4,
            _ => true,
        }
    }

    /// The result of one dot product.
    pub fn run(&self, dot: &Dot) -> f32 {
        match *self {
            Model::Chain {
                product_rounded,
                round,
                flush,
                addend,
            } => chain(dot, product_rounded, round, flush, addend),
            Model::Blocks { addend } => blocks(dot, addend),
            Model::Tree { width, flush } => tree(dot, width, flush),
            _ if !dot.is_finite() => not_finite(dot),
            Model::Fused {
                k,
                fraction,
                result,
            } => fused(dot, k, fraction, result),
            Model::FusedGroups { fraction } => fused_groups(dot, fraction),
            Model::Cdna3 { k, halves } => cdna3(dot, k, halves),
        }
    }
}

impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flushed = |flush: bool| match flush {
            true => ", subnormals flushed",
            false => "",
        };
        match *self {
            Model::Chain {
                product_rounded,
                round,
                flush,
                addend,
            } => {
                let product = match product_rounded {
                    true => "products rounded first",
                    false => "fused multiply-add",
                };
                let round = match round {
                    Round::Nearest => "to nearest even",
                    Round::Zero => "toward zero",
                    Round::Down => "down",
                };
                let flush = flushed(flush);
                write!(
                    f,
                    "f32 in ascending order, {product}, {round}{flush}, C {addend}"
                )
            }
            Model::Blocks { addend } => {
                write!(
                    f,
                    "exact blocks, added to f32 in ascending order, to nearest even, C {addend}"
                )
            }
            Model::Fused {
                k,
                fraction,
                result,
            } => {
                let short = match result {
                    23 => String::new(),
                    bits => format!(", {bits} bits of the result kept"),
                };
                write!(
                    f,
                    "{k} products and C in one sum of {fraction} bits, toward zero{short}"
                )
            }
            Model::FusedGroups { fraction } => {
                write!(
                    f,
                    "exact groups of 16, then four and C in one sum of {fraction} bits, toward zero"
                )
            }
            Model::Tree { width, flush } => {
                let flush = flushed(flush);
                write!(f, "pairwise trees of {width} in f32, then in order{flush}")
            }
            Model::Cdna3 { k, halves } => {
                let halves = match halves {
                    true => ", even and odd apart",
                    false => "",
                };
                write!(
                    f,
                    "groups of {k} at 24 bits toward zero{halves}, with C rounded down, to nearest even"
                )
            }
        }
    }
}

// ---- Arithmetic

/// x + y, rounded to odd: where it is not exact the last bit is set, so that a second rounding, to f32, is right in every
/// mode.
fn odd_sum(x: f64, y: f64) -> f64 {
    let s = x + y;
    let t = s - x;
    let e = (x - (s - t)) + (y - t);
    if e == 0.0 || !e.is_finite() || s.to_bits() & 1 == 1 {
        return s;
    }
    let away = (e > 0.0) == (s > 0.0);
    f64::from_bits(if away {
        s.to_bits() + 1
    } else {
        s.to_bits() - 1
    })
}

fn to_f32(x: f64, round: Round) -> f32 {
    let y = x as f32;
    let exact = f64::from(y);
    match round {
        Round::Zero if exact.abs() > x.abs() => f32::from_bits(y.to_bits() - 1),
        Round::Down if exact > x => y.next_down(),
        _ => y,
    }
}

fn add(x: f32, y: f32, round: Round) -> f32 {
    to_f32(odd_sum(x.into(), y.into()), round)
}

fn flushed(x: f32, flush: bool) -> f32 {
    if flush && x.is_subnormal() {
        0f32.copysign(x)
    } else {
        x
    }
}

/// A term of a fused sum: `significand` 2^(`exponent` - [`POINT`]).
#[derive(Clone, Copy)]
struct Part {
    significand: i128,
    exponent: i32,
}

/// Fractional bits of a product of four f32 significands.
const POINT: u32 = 4 * 23;

/// Significand with 23 fractional bits, and exponent; that of a subnormal is -126.
fn split(x: f32) -> (i128, i32) {
    let bits = x.to_bits();
    let (field, fraction) = (bits >> 23 & 0xFF, bits & 0x7F_FFFF);
    let magnitude = match field {
        0 => fraction,
        _ => fraction | 1 << 23,
    };
    let sign = if x.is_sign_negative() { -1 } else { 1 };
    (sign * i128::from(magnitude), field.max(1) as i32 - 127)
}

impl Part {
    fn addend(c: f32) -> Part {
        let (s, exponent) = split(c);
        Part {
            significand: s << (POINT - 23),
            exponent,
        }
    }

    fn product(dot: &Dot, i: usize) -> Part {
        let (sa, sb) = dot.scales(i);
        let parts = [dot.a[i], dot.b[i], sa, sb].map(split);
        Part {
            significand: parts.iter().map(|p| p.0).product(),
            exponent: parts.iter().map(|p| p.1).sum(),
        }
    }

    /// In units of 2^(`top` - `fraction`).
    fn cut(&self, top: i32, fraction: u32, round: Round) -> i128 {
        if self.significand == 0 {
            return 0;
        }
        let shift = ((top - self.exponent) as u32 + POINT - fraction).min(126);
        match round {
            Round::Down => self.significand >> shift,
            _ => self.significand.signum() * (self.significand.abs() >> shift),
        }
    }
}

fn top(parts: &[Part]) -> Option<i32> {
    let filled = parts.iter().filter(|p| p.significand != 0);
    filled.map(|p| p.exponent).max()
}

/// `sum` 2^`exponent`; exact, since sums here have at most 53 bits.
fn value(sum: i128, exponent: i32) -> f64 {
    sum as f64 * 2f64.powi(exponent)
}

/// Parts cut and added at `fraction` bits, rounded toward zero to `result` fractional bits.
fn fused_sum(parts: &[Part], fraction: u32, result: u32) -> f32 {
    let Some(top) = top(parts) else { return 0.0 };
    let sum = parts.iter().map(|p| p.cut(top, fraction, Round::Zero));
    let x = value(sum.sum(), top - fraction as i32);
    let kept = f64::from_bits(x.to_bits() & !((1 << (52 - result)) - 1));
    to_f32(kept, Round::Zero)
}

// ---- Models

fn chain(dot: &Dot, product_rounded: bool, round: Round, flush: bool, addend: Addend) -> f32 {
    let mut acc = match addend {
        Addend::First => flushed(dot.c, flush),
        Addend::Last => 0.0,
    };
    for i in 0..dot.a.len() {
        let (a, b) = dot.scaled(i);
        let mut p = f64::from(flushed(a, flush)) * f64::from(flushed(b, flush));
        if product_rounded {
            p = flushed(to_f32(p, round), flush).into();
        }
        acc = flushed(to_f32(odd_sum(p, acc.into()), round), flush);
    }
    match addend {
        Addend::First => acc,
        Addend::Last => flushed(add(acc, flushed(dot.c, flush), round), flush),
    }
}

fn blocks(dot: &Dot, addend: Addend) -> f32 {
    let mut acc = match addend {
        Addend::First => dot.c,
        Addend::Last => 0.0,
    };
    for start in (0..dot.a.len()).step_by(dot.block) {
        let (sa, sb) = dot.scales(start);
        let scale = f64::from(sa) * f64::from(sb);
        let products = (start..start + dot.block).map(|i| dot.a[i] * dot.b[i]);
        if scale.is_nan() || scale >= 2f64.powi(-100) {
            acc += (f64::from(products.sum::<f32>()) * scale) as f32;
        }
    }
    match addend {
        Addend::First => acc,
        Addend::Last => acc + dot.c,
    }
}

fn tree(dot: &Dot, width: usize, flush: bool) -> f32 {
    let mut acc = flushed(dot.c, flush);
    for start in (0..dot.a.len()).step_by(width) {
        let mut level: Vec<f32> = (start..(start + width).min(dot.a.len()))
            .map(|i| {
                let (a, b) = dot.scaled(i);
                flushed(flushed(a, flush) * flushed(b, flush), flush)
            })
            .collect();
        while level.len() > 1 {
            let pair = |p: &[f32]| flushed(p.iter().sum(), flush);
            level = level.chunks(2).map(pair).collect();
        }
        acc = flushed(acc + level[0], flush);
    }
    acc
}

fn not_finite(dot: &Dot) -> f32 {
    let products = (0..dot.a.len()).map(|i| {
        let (a, b) = dot.scaled(i);
        f64::from(a) * f64::from(b)
    });
    (products.sum::<f64>() + f64::from(dot.c)) as f32
}

fn fused(dot: &Dot, k: usize, fraction: u32, result: u32) -> f32 {
    let mut acc = dot.c;
    for start in (0..dot.a.len()).step_by(k) {
        let mut parts: Vec<Part> = (start..(start + k).min(dot.a.len()))
            .map(|i| Part::product(dot, i))
            .collect();
        parts.push(Part::addend(acc));
        acc = fused_sum(&parts, fraction, result);
        if !acc.is_finite() {
            return acc;
        }
    }
    acc
}

fn fused_groups(dot: &Dot, fraction: u32) -> f32 {
    let group = |start: usize| {
        let products = (start..start + 16).map(|i| dot.a[i] * dot.b[i]);
        let quarters = (products.sum::<f32>() * 4.0) as i128;
        let (sa, sb) = dot.scales(start);
        let (sa, sb) = (split(sa), split(sb));
        Part {
            significand: (quarters * sa.0 * sb.0) << (POINT - 46 - 2),
            exponent: sa.1 + sb.1,
        }
    };
    let mut acc = dot.c;
    for start in (0..dot.a.len()).step_by(64) {
        let mut parts: Vec<Part> = (start..(start + 64).min(dot.a.len()))
            .step_by(16)
            .map(group)
            .collect();
        parts.push(Part::addend(acc));
        acc = fused_sum(&parts, fraction, 23);
    }
    acc
}

/// As we read the sources: a group's exponent is its largest product's; halves are aligned to the larger one's, and C is
/// left out where it lies more than 25 binades below.
fn cdna3(dot: &Dot, k: usize, halves: bool) -> f32 {
    const KEPT: u32 = 24;
    const GROUP: u32 = 31;
    let mut acc = dot.c;
    for start in (0..dot.a.len()).step_by(k) {
        let end = (start + k).min(dot.a.len());
        let parts: Vec<Part> = (start..end).map(|i| Part::product(dot, i)).collect();
        let c = Part::addend(acc);
        let Some(high) = top(&parts) else { continue };
        let step = if halves { 2 } else { 1 };
        let mut sum = 0i128;
        for half in 0..step {
            let half: Vec<Part> = parts.iter().skip(half).step_by(step).copied().collect();
            let Some(own) = top(&half) else { continue };
            let cut = half.iter().map(|p| p.cut(own, KEPT, Round::Zero));
            // Down to the larger exponent.
            sum += cut.sum::<i128>() >> (high - own).min(126);
        }
        let dropped = halves && c.exponent < high - 25;
        let all = if acc == 0.0 || dropped {
            high
        } else {
            high.max(c.exponent)
        };
        let group = Part {
            significand: sum << (POINT - KEPT),
            exponent: high,
        };
        let mut total = group.cut(all, GROUP, Round::Down);
        if !dropped {
            total += c.cut(all, KEPT, Round::Down) << (GROUP - KEPT);
        }
        acc = to_f32(value(total, all - GROUP as i32), Round::Nearest);
        if !acc.is_finite() {
            return acc;
        }
    }
    acc
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(model: Model, terms: &[f32], c: f32) -> f32 {
        model.run(&Dot::plain(
            terms.iter().map(|t| (*t, 1.0)).collect(),
            c,
            "",
        ))
    }

    const UNIT: f32 = 1.0 / 8_388_608.0;

    #[test]
    fn the_published_vectors() {
        // One product of 1.5 * 2^-24 added to 1: toward zero keeps 1, to nearest gives 1 + 2^-23.
        let small = 0.75 * UNIT;
        let nearest = Model::Tree {
            width: 4,
            flush: false,
        };
        let hopper = Model::Fused {
            k: 16,
            fraction: 25,
            result: 23,
        };
        assert_eq!(run(nearest, &[small], 1.0), 1.0 + UNIT);
        assert_eq!(run(hopper, &[small], 1.0), 1.0);
        // C = -1, +1, and 2^-36 in another group: 0 at 35 bits, and 2^-35 survives.
        let groups = Model::FusedGroups { fraction: 35 };
        for (power, want) in [(-36, 0.0), (-35, 2f32.powi(-35))] {
            let mut dot = Dot::blocks(4, 16, "");
            (dot.a[0], dot.b[0], dot.c) = (1.0, 1.0, -1.0);
            (dot.a[16], dot.b[16], dot.scale_a[1]) = (1.0, 1.0, 2f32.powi(power));
            assert_eq!(groups.run(&dot), want);
        }
    }

    #[test]
    fn roundings() {
        let x = 1.0 + 0.75 * f64::from(UNIT);
        assert_eq!(to_f32(x, Round::Nearest), 1.0 + UNIT);
        assert_eq!(to_f32(x, Round::Zero), 1.0);
        assert_eq!(to_f32(-x, Round::Zero), -1.0);
        assert_eq!(to_f32(-x, Round::Down), -1.0 - UNIT);
        assert_eq!(to_f32(1e300, Round::Zero), f32::MAX);
        // A double rounding would make this a tie.
        let sum = odd_sum(1.0 + f64::from(UNIT) / 2.0, 1e-30);
        assert_eq!(to_f32(sum, Round::Nearest), 1.0 + UNIT);
    }

    /// The chain model is the host's own fused multiply-add.
    #[test]
    fn the_chain_is_mul_add() {
        let stream = crate::rng::Stream::new(crate::rng::Purpose::Study, 11, 0, 0);
        let model = Model::Chain {
            product_rounded: false,
            round: Round::Nearest,
            flush: false,
            addend: Addend::First,
        };
        for i in 0..2000 {
            let words = stream.group(i).map(f32::from_bits);
            let dot = Dot::plain(vec![(words[0], words[1]), (words[3], 1.0)], words[2], "");
            let want = words[3].mul_add(1.0, words[0].mul_add(words[1], words[2]));
            let got = model.run(&dot);
            assert!(
                got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(),
                "{words:?}"
            );
        }
    }
}
