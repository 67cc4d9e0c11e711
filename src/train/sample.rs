//! Choosing the next token from a row of logits, on the host.
//!
//! ```text
//! greedy          temperature 0: the largest logit; the lower token among equals
//! otherwise       p = softmax(logits / temperature); keep the top_k largest, then of these the fewest whose
//!                 probabilities reach top_p of what is left; draw from the rest in proportion
//! ```
//! Draw `n` of seed `s` is a function of `(s, n)`: Philox with the counter (n, 0, 5 << 28) and the key s, a purpose that
//! training does not use.

use crate::rng::philox4x32;
use crate::{Error, Result};

/// How to choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampling {
    /// Divides the logits: below 1 is more certain, above 1 more varied, 0 greedy.
    pub temperature: f64,
    /// Only the `top_k` likeliest tokens; 0: all.
    pub top_k: usize,
    /// Only the likeliest tokens that make up this much probability; 1: all.
    pub top_p: f64,
    /// Seed of the draws.
    pub seed: u64,
}

impl Default for Sampling {
    fn default() -> Self {
        Sampling {
            temperature: 0.8,
            top_k: 0,
            top_p: 1.0,
            seed: 0,
        }
    }
}

impl Sampling {
    /// Checks the ranges.
    ///
    /// # Errors
    /// [`Error::Config`] that names the value.
    pub fn validate(&self) -> Result<()> {
        if !(self.temperature >= 0.0 && self.temperature.is_finite()) {
            return Err(Error::Config(format!(
                "temperature is {}; it must be 0 (greedy) or more",
                self.temperature
            )));
        }
        if !(self.top_p > 0.0 && self.top_p <= 1.0) {
            return Err(Error::Config(format!(
                "top_p is {}; it must be above 0 and at most 1",
                self.top_p
            )));
        }
        Ok(())
    }

    /// The token chosen from `logits` (V) by draw number `draw`.
    ///
    /// # Errors
    /// [`Error::Shape`] for no logits, [`Error::NonFinite`] for a NaN or +infinity; -infinity never wins.
    pub fn choose(&self, logits: &[f32], draw: u64) -> Result<u32> {
        if logits.is_empty() {
            return Err(Error::Shape(
                "sampling needs at least one logit, got none".into(),
            ));
        }
        if let Some(token) = logits
            .iter()
            .position(|x| x.is_nan() || *x == f32::INFINITY)
        {
            return Err(Error::NonFinite {
                tensor: "logits".into(),
                step: draw,
                what: format!(
                    "the logit of token {token} is {}; the weights are damaged",
                    logits[token]
                ),
            });
        }
        let mut order: Vec<usize> = (0..logits.len()).collect();
        // Stable: equal logits stay in the order of their tokens.
        order.sort_by(|&a, &b| logits[b].total_cmp(&logits[a]));
        if self.temperature == 0.0 {
            return Ok(order[0] as u32);
        }
        if self.top_k > 0 {
            order.truncate(self.top_k);
        }
        let top = f64::from(logits[order[0]]);
        let weight = |&t: &usize| ((f64::from(logits[t]) - top) / self.temperature).exp();
        let mut weights: Vec<f64> = order.iter().map(weight).collect();
        if logits[order[0]] == f32::NEG_INFINITY {
            weights.fill(1.0);
        }
        if self.top_p < 1.0 {
            weights.truncate(nucleus(&weights, self.top_p));
        }
        Ok(order[pick(&weights, uniform(self.seed, draw))] as u32)
    }
}

/// How many of the weights, largest first, make up `p` of their sum; at least one.
fn nucleus(weights: &[f64], p: f64) -> usize {
    let goal = p * weights.iter().sum::<f64>();
    let mut sum = 0.0;
    for (i, w) in weights.iter().enumerate() {
        sum += w;
        if sum >= goal {
            return i + 1;
        }
    }
    weights.len()
}

/// The index at which the running sum first exceeds `u` of the whole.
fn pick(weights: &[f64], u: f64) -> usize {
    let goal = u * weights.iter().sum::<f64>();
    let mut sum = 0.0;
    let found = weights.iter().position(|w| {
        sum += w;
        sum > goal
    });
    // Rounding can leave the sum at the goal: then the last that has any weight.
    found.unwrap_or_else(|| weights.iter().rposition(|&w| w > 0.0).unwrap_or(0))
}

/// A uniform in [0, 1) with 53 bits.
fn uniform(seed: u64, draw: u64) -> f64 {
    let counter = [draw as u32, (draw >> 32) as u32, 0, 5 << 28];
    let words = philox4x32(counter, [seed as u32, (seed >> 32) as u32]);
    let bits = (u64::from(words[0]) << 32 | u64::from(words[1])) >> 11;
    bits as f64 / 9_007_199_254_740_992.0
}

/// Continues `tokens` by up to `count` tokens. `logits` gives the row (V) after a sequence; `each` sees all tokens after
/// every new one and stops by returning false.
///
/// # Errors
/// Those of `logits` and of [`Sampling::choose`].
pub fn generate(
    tokens: &mut Vec<u32>,
    count: usize,
    sampling: &Sampling,
    mut logits: impl FnMut(&[u32]) -> Result<Vec<f32>>,
    mut each: impl FnMut(&[u32]) -> bool,
) -> Result<()> {
    sampling.validate()?;
    for draw in 0..count as u64 {
        let row = logits(tokens)?;
        tokens.push(sampling.choose(&row, draw)?);
        if !each(tokens) {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOGITS: [f32; 5] = [1.0, 3.0, -2.0, 3.0, 0.0];

    /// How often each token is chosen in `n` draws, as fractions.
    fn frequencies(s: Sampling, n: u64) -> [f64; 5] {
        let mut counts = [0.0; 5];
        for draw in 0..n {
            counts[s.choose(&LOGITS, draw).unwrap() as usize] += 1.0;
        }
        counts.map(|c: f64| c / n as f64)
    }

    #[test]
    fn greedy_takes_the_lower_of_equals() {
        let greedy = Sampling {
            temperature: 0.0,
            ..Sampling::default()
        };
        assert_eq!(greedy.choose(&LOGITS, 9).unwrap(), 1);
        let one = Sampling {
            top_k: 1,
            temperature: 5.0,
            ..Sampling::default()
        };
        assert_eq!(frequencies(one, 50)[1], 1.0, "the same as top-k 1");
        let tiny = Sampling {
            top_p: 1e-9,
            ..Sampling::default()
        };
        assert_eq!(frequencies(tiny, 50)[1], 1.0, "and as a tiny top-p");
    }

    #[test]
    fn draws_follow_the_softmax() {
        let n = 40_000;
        for (temperature, top_k, kept) in [(1.0, 0, 5), (2.0, 0, 5), (0.5, 3, 3), (1.0, 99, 5)] {
            let s = Sampling {
                temperature,
                top_k,
                ..Sampling::default()
            };
            let mut order = [1, 3, 0, 4, 2];
            let mut want = [0.0; 5];
            for &t in &order[..kept] {
                want[t] = (f64::from(LOGITS[t]) / temperature).exp();
            }
            let sum: f64 = want.iter().sum();
            let got = frequencies(s, n);
            order.sort_unstable();
            for t in order {
                let p = want[t] / sum;
                // Five standard errors.
                assert!(
                    (got[t] - p).abs() <= 5.0 * (p * (1.0 - p) / n as f64).sqrt(),
                    "{s:?} {t}: {} {p}",
                    got[t]
                );
            }
        }
    }

    #[test]
    fn top_p_keeps_the_fewest_that_reach_it() {
        // Probabilities at temperature 1, in order: 0.4543 0.4543 0.0615 0.0226 0.0031
        for (top_p, kept) in [
            (0.45, 1),
            (0.46, 2),
            (0.9, 2),
            (0.95, 3),
            (0.98, 4),
            (0.999, 5),
            (1.0, 5),
        ] {
            let s = Sampling {
                temperature: 1.0,
                top_p,
                ..Sampling::default()
            };
            let seen = frequencies(s, 5_000).iter().filter(|f| **f > 0.0).count();
            assert_eq!(seen, kept, "{top_p}");
        }
    }

    #[test]
    fn seeds_repeat_and_differ() {
        let run = |seed| {
            let s = Sampling {
                temperature: 1.0,
                seed,
                ..Sampling::default()
            };
            (0..64)
                .map(|d| s.choose(&[0.0; 50], d).unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8));
        assert_ne!(run(7), run(7 + (1 << 32)), "all 64 bits of the seed count");
    }

    #[test]
    fn odd_logits() {
        let s = Sampling::default();
        let minus = f32::NEG_INFINITY;
        for draw in 0..50 {
            assert_eq!(s.choose(&[minus, 0.0, minus], draw).unwrap(), 1);
            assert!(s.choose(&[minus; 3], draw).unwrap() < 3);
            assert_eq!(s.choose(&[f32::MIN, f32::MAX], draw).unwrap(), 1);
        }
        assert!(matches!(
            s.choose(&[0.0, f32::NAN], 0),
            Err(Error::NonFinite { .. })
        ));
        assert!(matches!(s.choose(&[], 0), Err(Error::Shape(_))));
        assert!(
            Sampling {
                temperature: f64::NAN,
                ..s
            }
            .validate()
            .is_err()
        );
        assert!(
            Sampling {
                temperature: -1.0,
                ..s
            }
            .validate()
            .is_err()
        );
        assert!(Sampling { top_p: 0.0, ..s }.validate().is_err());
    }

    #[test]
    fn generation_feeds_back_and_stops() {
        let greedy = Sampling {
            temperature: 0.0,
            ..Sampling::default()
        };
        let next = |tokens: &[u32]| {
            let mut row = vec![0.0; 10];
            row[(*tokens.last().unwrap() as usize + 1) % 10] = 1.0;
            Ok(row)
        };
        let mut tokens = vec![7];
        generate(&mut tokens, 4, &greedy, next, |_| true).unwrap();
        assert_eq!(tokens, [7, 8, 9, 0, 1]);
        generate(&mut tokens, 100, &greedy, next, |t| t.len() < 7).unwrap();
        assert_eq!(tokens.len(), 7);
    }
}
