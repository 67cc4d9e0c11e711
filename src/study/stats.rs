//! What a handful of paired runs can say: means with confidence intervals, and where a curve crosses a loss.
//!
//! The 95% interval of a mean of n values with standard deviation s is mean +- t(0.975, n - 1) s / sqrt(n), Student's t.
//! It is taken over the *paired differences* of seeds: two arms with one seed share weights, data and order, so what the
//! seed does to both cancels.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// A point of a curve: tokens seen, value.
pub type Point = (f64, f64);

/// A mean over seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Values.
    pub n: usize,
    /// Their mean.
    pub mean: f64,
    /// Half of the 95% interval; none for one value.
    pub half: Option<f64>,
}

impl Estimate {
    /// The mean of `values`; none where there are none.
    pub fn of(values: &[f64]) -> Option<Estimate> {
        let n = values.len();
        let mean = mean(values)?;
        let spread = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
        let half = student_t(n).map(|t| t * (spread / (n - 1) as f64).sqrt() / (n as f64).sqrt());
        Some(Estimate { n, mean, half })
    }

    /// The 95% interval; the bare value twice where there is none.
    pub fn interval(&self) -> (f64, f64) {
        let half = self.half.unwrap_or(0.0);
        (self.mean - half, self.mean + half)
    }

    /// 1 or -1 where the interval leaves out zero, else 0; 0 too for a single value.
    pub fn sign(&self) -> i32 {
        match (self.half, self.interval()) {
            (None, _) => 0,
            (_, (low, _)) if low > 0.0 => 1,
            (_, (_, high)) if high < 0.0 => -1,
            _ => 0,
        }
    }
}

/// The mean; none of nothing.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The 0.975 quantile of Student's t for a mean of `n` values; none below two.
fn student_t(n: usize) -> Option<f64> {
    let t = StudentsT::new(0.0, 1.0, n.checked_sub(1)? as f64).ok()?;
    Some(t.inverse_cdf(0.975))
}

/// By how many percent `ours` is above `base`.
pub fn percent_above(ours: f64, base: f64) -> f64 {
    100.0 * (ours / base - 1.0)
}

/// The tokens at which a curve first is at or below `target`, straight between points; none if it never is.
pub fn first_reach(curve: &[Point], target: f64) -> Option<f64> {
    let i = curve.iter().position(|p| p.1 <= target)?;
    let (x1, y1) = curve[i];
    let before = i.checked_sub(1).map(|j| curve[j]);
    Some(match before {
        Some((x0, y0)) => x0 + (x1 - x0) * (y0 - target) / (y0 - y1),
        None => x1,
    })
}

/// The value of a curve at `x`, straight between points and constant beyond the ends; none of an empty curve.
pub fn value_at(curve: &[Point], x: f64) -> Option<f64> {
    let i = curve.partition_point(|p| p.0 < x);
    match (i.checked_sub(1).map(|j| curve[j]), curve.get(i)) {
        (Some((x0, y0)), Some(&(x1, y1))) => Some(y0 + (y1 - y0) * (x - x0) / (x1 - x0)),
        (Some(p), None) => Some(p.1),
        (None, p) => p.map(|p| p.1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use approx::assert_relative_eq;

    #[test]
    fn students_t_is_the_printed_table() {
        // Quantiles 0.975 for 1, 2, 4, 9 and 29 degrees of freedom, as in any statistics text.
        for (n, t) in [
            (2, 12.706),
            (3, 4.303),
            (5, 2.776),
            (10, 2.262),
            (30, 2.045),
        ] {
            assert_relative_eq!(student_t(n).unwrap(), t, max_relative = 3e-4);
        }
        assert_eq!((student_t(0), student_t(1)), (None, None));
    }

    #[test]
    fn an_interval_by_hand() {
        let e = Estimate::of(&[1.0, 2.0, 3.0]).unwrap();
        // s = 1, t = 4.303, sqrt(3).
        assert_eq!((e.n, e.mean, e.sign()), (3, 2.0, 0));
        assert_relative_eq!(e.half.unwrap(), 4.303 / 3f64.sqrt(), max_relative = 1e-4);
        assert_eq!(Estimate::of(&[2.0, 2.1, 2.2]).unwrap().sign(), 1);
        assert_eq!(Estimate::of(&[-2.0, -2.1, -2.2]).unwrap().sign(), -1);
        let one = Estimate::of(&[5.0]).unwrap();
        assert_eq!(
            (one.half, one.sign(), one.interval()),
            (None, 0, (5.0, 5.0))
        );
        assert_eq!(Estimate::of(&[]), None);
    }

    #[test]
    fn intervals_cover_what_they_promise() {
        // 95% of the intervals over five normal values hold the true mean.
        let stream = crate::rng::Stream::new(crate::rng::Purpose::Study, 1, 0, 0);
        let trials = 4000;
        let hits = (0..trials).filter(|t| {
            let v: Vec<f64> = (0..5)
                .map(|i| f64::from(stream.normal(t * 5 + i)))
                .collect();
            Estimate::of(&v).unwrap().sign() == 0
        });
        let share = hits.count() as f64 / trials as f64;
        // Standard deviation of the share: 0.0034.
        assert!((share - 0.95).abs() < 0.0175, "{share}");
    }

    #[test]
    fn crossings_are_interpolated() {
        let curve = [(0.0, 4.0), (10.0, 3.0), (20.0, 3.5), (30.0, 1.5)];
        assert_eq!(first_reach(&curve, 3.25), Some(7.5));
        assert_eq!(first_reach(&curve, 3.0), Some(10.0));
        assert_eq!(first_reach(&curve, 2.5), Some(25.0));
        assert_eq!(first_reach(&curve, 4.5), Some(0.0));
        assert_eq!(first_reach(&curve, 1.0), None);
        assert_eq!(first_reach(&[], 1.0), None);
        assert_eq!(value_at(&curve, 15.0), Some(3.25));
        assert_eq!(
            (value_at(&curve, -1.0), value_at(&curve, 99.0)),
            (Some(4.0), Some(1.5))
        );
        assert_eq!(
            value_at(&curve, first_reach(&curve, 2.5).unwrap()),
            Some(2.5)
        );
        assert_eq!(value_at(&[], 1.0), None);
    }
}
