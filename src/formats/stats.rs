//! What a quantisation did to its tensor: exact counts and the two sums of the signal-to-noise ratio.

use std::fmt;

/// Counts over the logical elements and blocks of one operand (padding is never counted).
///
/// `clipped`, `underflowed`, `signal` and `noise` are taken over the elements of finite blocks only.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stats {
    /// Elements of the operand: rows * k.
    pub elements: u64,
    /// Elements whose magnitude, encoded but not yet rounded, lay above the element type's largest value.
    pub clipped: u64,
    /// Elements that were not zero and decode to zero: their code is zero or their block's scale decodes to zero.
    pub underflowed: u64,
    /// Scale blocks; a two-dimensional block counts once.
    pub blocks: u64,
    /// Blocks whose every element is zero.
    pub zero_blocks: u64,
    /// Blocks that are not zero and whose scale rounded to zero, so that all of them decodes to zero.
    pub underflowed_scales: u64,
    /// Blocks that hold a NaN or an infinity.
    pub non_finite_blocks: u64,
    /// Sum of x^2, in f64 on the host.
    pub signal: f64,
    /// Sum of (x - decoded)^2, in f64 on the host; for the 3/4 pre-scaling, decoded includes the factor 4/3.
    pub noise: f64,
}

impl Stats {
    /// Share of elements that clipped, 0..=1.
    pub fn clip_rate(&self) -> f64 {
        self.clipped as f64 / self.elements.max(1) as f64
    }

    /// Share of elements that were not zero and decode to zero, 0..=1.
    pub fn underflow_rate(&self) -> f64 {
        self.underflowed as f64 / self.elements.max(1) as f64
    }

    /// Signal-to-noise ratio in dB: 10 log10(signal / noise). Infinite without noise; NaN without signal and noise.
    pub fn snr_db(&self) -> f64 {
        if self.signal == 0.0 && self.noise == 0.0 {
            return f64::NAN;
        }
        10.0 * (self.signal / self.noise).log10()
    }

    /// Adds the counts and sums of another operand or part.
    pub fn merge(&mut self, other: &Stats) {
        self.elements += other.elements;
        self.clipped += other.clipped;
        self.underflowed += other.underflowed;
        self.blocks += other.blocks;
        self.zero_blocks += other.zero_blocks;
        self.underflowed_scales += other.underflowed_scales;
        self.non_finite_blocks += other.non_finite_blocks;
        self.signal += other.signal;
        self.noise += other.noise;
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "SNR {:.2} dB, clipped {:.3}%, underflowed {:.3}%, {} blocks ({} zero, {} with an underflowed scale, {} non-finite)",
            self.snr_db(),
            100.0 * self.clip_rate(),
            100.0 * self.underflow_rate(),
            self.blocks,
            self.zero_blocks,
            self.underflowed_scales,
            self.non_finite_blocks
        )
    }
}
