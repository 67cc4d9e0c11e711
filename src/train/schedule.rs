//! The learning rate at a step: warm-up, then cosine, warm-up-stable-decay or constant.
//!
//! ```text
//! step < warmup    peak (step + 1) / warmup                                     steps count from 0
//! cosine           min + (peak - min) (1 + cos(pi (step - warmup) / (steps - warmup))) / 2
//! wsd              peak; over the last D = ceil(decay_fraction steps) steps a line down to min:
//!                  peak + (min - peak) (step - (steps - D) + 1) / D             the last step has min
//! constant         peak
//! ```
//! A warm-up longer than the run is cut short by its end: the peak is then never reached.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

/// What follows the warm-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum ScheduleKind {
    /// Half a cosine from the peak to the minimum.
    #[default]
    Cosine,
    /// Warm-up, stable, decay: the peak, then a line to the minimum at the end.
    Wsd,
    /// The peak.
    Constant,
}

/// A learning-rate schedule over a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// Its kind.
    pub kind: ScheduleKind,
    /// The highest learning rate.
    pub peak: f64,
    /// The learning rate at the end.
    pub min: f64,
    /// Steps of linear warm-up.
    pub warmup: u64,
    /// The part of the run that `wsd` decays over.
    pub decay_fraction: f64,
    /// Steps of the whole run.
    pub steps: u64,
}

impl Schedule {
    /// The learning rate of the optimizer step `step`, counted from 0.
    pub fn lr(&self, step: u64) -> f64 {
        if step < self.warmup {
            return self.peak * (step + 1) as f64 / self.warmup as f64;
        }
        match self.kind {
            ScheduleKind::Constant => self.peak,
            ScheduleKind::Cosine => {
                let length = self.steps.saturating_sub(self.warmup).max(1);
                let done = ((step - self.warmup) as f64 / length as f64).min(1.0);
                self.min + 0.5 * (self.peak - self.min) * (1.0 + (PI * done).cos())
            }
            ScheduleKind::Wsd => {
                let decay = (self.decay_fraction * self.steps as f64).ceil() as u64;
                let start = self.steps.saturating_sub(decay);
                if step < start {
                    return self.peak;
                }
                let done = ((step - start + 1) as f64 / decay.max(1) as f64).min(1.0);
                self.peak + (self.min - self.peak) * done
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(kind: ScheduleKind, steps: u64) -> Schedule {
        Schedule {
            kind,
            peak: 1e-3,
            min: 1e-4,
            warmup: 100,
            decay_fraction: 0.2,
            steps,
        }
    }

    #[test]
    fn cosine_is_the_peers() {
        for steps in [30, 100, 101, 400] {
            let s = schedule(ScheduleKind::Cosine, steps);
            for step in 0..steps {
                let peer = if step < 100 {
                    1e-3 * f64::min(1.0, (step + 1) as f64 / 100.0)
                } else {
                    1e-4 + 0.5
                        * 9e-4
                        * (1.0 + (PI * (step - 100) as f64 / 1.max(steps - 100) as f64).cos())
                };
                assert!((s.lr(step) - peer).abs() <= 1e-18, "{steps} {step}");
            }
        }
    }

    #[test]
    fn cosine_by_hand() {
        let s = schedule(ScheduleKind::Cosine, 300);
        assert_eq!(s.lr(0), 1e-5);
        assert_eq!(s.lr(49), 5e-4);
        assert_eq!(s.lr(99), 1e-3);
        assert_eq!(s.lr(100), 1e-3);
        assert!(
            (s.lr(200) - 5.5e-4).abs() < 1e-15,
            "half way: the mean of peak and minimum"
        );
        assert!((s.lr(300) - 1e-4).abs() < 1e-15);
        assert_eq!(
            s.lr(1_000_000),
            s.lr(300),
            "past the end it stays at the minimum"
        );
    }

    #[test]
    fn wsd_by_hand() {
        let s = schedule(ScheduleKind::Wsd, 500);
        assert_eq!(s.lr(99), 1e-3);
        assert_eq!(s.lr(399), 1e-3);
        assert!(
            (s.lr(400) - (1e-3 - 9e-6)).abs() < 1e-15,
            "the first of 100 decaying steps"
        );
        assert!((s.lr(449) - 5.5e-4).abs() < 1e-15);
        assert!(
            (s.lr(499) - 1e-4).abs() < 1e-15,
            "the last step has the minimum"
        );
        assert_eq!(
            Schedule {
                decay_fraction: 0.0,
                ..s
            }
            .lr(499),
            1e-3
        );
    }

    #[test]
    fn constant_and_no_warmup() {
        let s = schedule(ScheduleKind::Constant, 500);
        assert_eq!([s.lr(0), s.lr(99), s.lr(499)], [1e-5, 1e-3, 1e-3]);
        let s = Schedule { warmup: 0, ..s };
        assert_eq!(s.lr(0), 1e-3);
        assert_eq!(
            Schedule {
                kind: ScheduleKind::Cosine,
                steps: 1,
                ..s
            }
            .lr(0),
            1e-3
        );
    }
}
