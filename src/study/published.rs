//! What the papers print, as data, and the rule that sets a measurement beside it.
//!
//! The rule, for a published effect that is a range [a, b] (the rounding of the printed numbers makes a range of a single
//! one) and a measured 95% interval over paired seeds:
//!
//! - the interval and the range are apart: **does not agree**;
//! - they overlap, and the interval also holds zero although the range does not: **cannot show at this size**;
//! - they overlap otherwise: **agrees**. Where the range holds zero ("no loss"), the interval must be no wider than
//!   [`NARROW`] percent to either side, else: **cannot show at this size**.
//!
//! A study whose baseline is not what the paper compares with **cannot show** its gaps. A single seed has no interval and
//! shows nothing. The papers' models are a hundred to ten thousand times larger than
//! what a desk trains, so "does not agree" is a statement about two sizes, not about who is right.

use super::analysis::{Analysis, ArmResult, Reach, RunData};
use super::stats::{Estimate, percent_above};

/// Half-width in percent below which "no difference" counts as shown.
pub const NARROW: f64 = 1.0;

/// The gradient norm over quantisation noise below which FP4 All the Way says that FP4 gradients stop to help.
pub const NOISE_THRESHOLD: f64 = 1.732_050_807_568_877_2;

/// Where a number is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Short name.
    pub paper: &'static str,
    /// arXiv number; empty where it is not a paper.
    pub arxiv: &'static str,
}

const A: Source = Source {
    paper: "Training LLMs with MXFP4",
    arxiv: "2502.20586",
};
const B: Source = Source {
    paper: "Pretraining LLMs with NVFP4",
    arxiv: "2509.25149",
};
const C: Source = Source {
    paper: "MXFP4 on native FP4 hardware",
    arxiv: "2605.09825",
};
const PEER: Source = Source {
    paper: "PyTorch with torchao's emulation",
    arxiv: "",
};

/// What is claimed of an arm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Claim {
    /// Held-out losses as printed: the arm's and its baseline's, each to `digits` decimals.
    Losses {
        /// The arm's.
        ours: f64,
        /// Its baseline's.
        base: f64,
        /// Decimals printed.
        digits: i32,
    },
    /// Percent of loss above the baseline, from and to.
    Gap(f64, f64),
    /// Percent of extra tokens to the baseline's loss, from and to.
    ExtraTokens(f64, f64),
    /// The arm does not converge.
    Diverges,
    /// The loss is above that of this other arm.
    WorseThan(&'static str),
}

/// One printed number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Published {
    /// Where.
    pub source: Source,
    /// The recipe, by our name.
    pub recipe: &'static str,
    /// What it is compared with there.
    pub against: &'static str,
    /// Model and tokens.
    pub scale: &'static str,
    /// The number.
    pub claim: Claim,
}

const fn row(
    source: Source,
    recipe: &'static str,
    against: &'static str,
    scale: &'static str,
    claim: Claim,
) -> Published {
    Published {
        source,
        recipe,
        against,
        scale,
        claim,
    }
}

const fn losses(ours: f64, base: f64, digits: i32) -> Claim {
    Claim::Losses { ours, base, digits }
}

const LLAMA_8B: &str = "Llama 3.1 8B, C4";

/// Every number that a study may be set beside.
pub const PUBLISHED: [Published; 18] = [
    row(A, "a-plain", "bf16", "GPT 345M", losses(2.60, 2.49, 2)),
    row(A, "a-rht", "bf16", "GPT 345M", losses(2.51, 2.49, 2)),
    row(A, "a-rht-sr", "bf16", "GPT 345M", losses(2.51, 2.49, 2)),
    row(A, "a-rht-sr", "bf16", "GPT 1.3B", losses(2.32, 2.32, 2)),
    row(A, "a-rht-sr", "bf16", "GPT 6.7B", losses(2.27, 2.27, 2)),
    row(
        B,
        "nvfp4",
        "FP8",
        "12B, after the decay",
        Claim::Gap(1.45, 1.55),
    ),
    row(
        B,
        "nvfp4",
        "the reference",
        "8B, 1T tokens",
        Claim::Gap(1.45, 1.55),
    ),
    row(
        B,
        "b-mxfp4",
        "the reference",
        "8B, 1T tokens",
        Claim::Gap(2.45, 2.55),
    ),
    row(
        B,
        "nvfp4-no-sr",
        "its recipe",
        "12B",
        Claim::WorseThan("nvfp4"),
    ),
    row(
        B,
        "nvfp4-no-rht",
        "its recipe",
        "12B",
        Claim::WorseThan("nvfp4"),
    ),
    row(
        B,
        "nvfp4-no-2d",
        "its recipe",
        "12B",
        Claim::WorseThan("nvfp4"),
    ),
    row(C, "c-f", "FP8", LLAMA_8B, Claim::ExtraTokens(8.0, 9.0)),
    row(C, "c-fd", "FP8", LLAMA_8B, Claim::ExtraTokens(10.0, 11.0)),
    row(C, "c-fdw", "FP8", LLAMA_8B, Claim::ExtraTokens(26.0, 27.0)),
    row(C, "c-fdw-sr", "FP8", LLAMA_8B, Claim::Diverges),
    row(C, "c-fdw-rht", "FP8", LLAMA_8B, Claim::Diverges),
    row(
        C,
        "c-fdw-h16",
        "FP8",
        LLAMA_8B,
        Claim::ExtraTokens(8.0, 9.0),
    ),
    row(
        C,
        "c-fdw-h32",
        "FP8",
        LLAMA_8B,
        Claim::ExtraTokens(8.0, 9.0),
    ),
];

/// The same sort of number from a peer on the demo model; not a paper's, so it stands apart.
pub const PEERS: [Published; 1] = [row(
    PEER,
    "mxfp4",
    "f32",
    "3.5M, 0.8M tokens of Shakespeare, one seed",
    losses(1.908, 1.780, 3),
)];

/// How a measurement stands to a published number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The interval and the published range overlap, and the effect is there.
    Agrees,
    /// They are apart.
    Differs,
    /// The interval is too wide, or the run too short.
    CannotShow,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Verdict::Agrees => "agrees",
            Verdict::Differs => "does not agree",
            Verdict::CannotShow => "cannot show at this size",
        })
    }
}

/// A published number beside what was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The number.
    pub published: Published,
    /// Index of the arm.
    pub arm: usize,
    /// What was measured, in words.
    pub here: String,
    /// How they stand.
    pub verdict: Verdict,
    /// Why, in words.
    pub why: String,
}

impl Claim {
    /// Percent, from and to; none where the claim is not a number.
    pub fn range(&self) -> Option<(f64, f64)> {
        match *self {
            Claim::Losses { ours, base, digits } => {
                let half = 0.5 * 10f64.powi(-digits);
                let low = percent_above(ours - half, base + half);
                Some((low, percent_above(ours + half, base - half)))
            }
            Claim::Gap(low, high) | Claim::ExtraTokens(low, high) => Some((low, high)),
            Claim::Diverges | Claim::WorseThan(_) => None,
        }
    }

    /// As a reader would say it.
    pub fn words(&self, against: &str) -> String {
        let span = |low: f64, high: f64| match (high - low) < 0.11 {
            true => format!("{:.1}%", (low + high) / 2.0),
            false => format!("{low}-{high}%"),
        };
        match *self {
            Claim::Losses { ours, base, digits } => {
                let d = digits as usize;
                let gap = percent_above(ours, base);
                format!("loss {ours:.d$} against {base:.d$} in {against} ({gap:+.1}%)")
            }
            Claim::Gap(low, high) => format!("loss {} above {against}", span(low, high)),
            Claim::ExtraTokens(low, high) => {
                format!("{} more tokens to the loss of {against}", span(low, high))
            }
            Claim::Diverges => "does not converge".into(),
            Claim::WorseThan(_) => format!("loss above that of {against}"),
        }
    }
}

/// The recipes that stand for what a paper compares with.
fn stand_ins(against: &str) -> &'static [&'static str] {
    match against {
        "bf16" | "the reference" => &["bf16", "a-bf16"],
        "FP8" => &["mxfp8"],
        _ => &["f32"],
    }
}

/// All published numbers of the arms of a study.
pub fn compare(analysis: &Analysis) -> Vec<Comparison> {
    let of = |recipe: &str| analysis.arms.iter().position(|a| a.recipe == recipe);
    let row = |p: &Published| {
        let arm = of(p.recipe).filter(|&arm| arm != analysis.baseline)?;
        let (here, verdict, why) = match p.claim {
            Claim::WorseThan(other) => {
                let gap = analysis.paired(arm, of(other)?, RunData::last_held_out);
                worse(gap, other)
            }
            Claim::Diverges => judge(&p.claim, &analysis.arms[arm]),
            claim => {
                let base = analysis.arms[analysis.baseline].recipe.as_str();
                let (here, verdict, why) = judge(&claim, &analysis.arms[arm]);
                match stand_ins(p.against).contains(&base) {
                    true => (here, verdict, why),
                    false => (
                        here,
                        Verdict::CannotShow,
                        format!(
                            "the baseline here is {base}, the published one {}",
                            p.against
                        ),
                    ),
                }
            }
        };
        Some(Comparison {
            published: *p,
            arm,
            here,
            verdict,
            why,
        })
    };
    PUBLISHED.iter().chain(&PEERS).filter_map(row).collect()
}

type Judgement = (String, Verdict, String);

fn judge(claim: &Claim, arm: &ArmResult) -> Judgement {
    let runs = arm.complete + arm.diverged.len();
    let never = arm.reach.iter().filter(|(_, r)| *r == Reach::Never).count();
    match claim {
        _ if runs == 0 => ("not run".into(), Verdict::CannotShow, "no run".into()),
        Claim::Diverges => diverges(arm, never),
        _ if !arm.diverged.is_empty() => (
            format!("{} of {runs} seeds diverged", arm.diverged.len()),
            Verdict::Differs,
            "the paper's arm converges".into(),
        ),
        Claim::ExtraTokens(..) if never > 0 => (
            format!("{never} of {runs} seeds do not reach the target"),
            Verdict::Differs,
            "the paper's arm reaches it".into(),
        ),
        Claim::ExtraTokens(..) => overlap(claim, arm.overhead, "more tokens"),
        _ => overlap(claim, arm.gap, "loss"),
    }
}

fn diverges(arm: &ArmResult, never: usize) -> Judgement {
    let (bad, runs) = (arm.diverged.len(), arm.complete + arm.diverged.len());
    if bad == runs {
        let here = "every seed diverged".to_string();
        return (
            here,
            Verdict::Agrees,
            "it does not converge here either".into(),
        );
    }
    let gap = arm
        .gap
        .map_or(String::new(), |g| format!(", loss {}", percent(&g)));
    let short = "a run of this length cannot tell slow from never";
    match (bad, never) {
        (0, 0) => (
            format!("every seed reaches the target{gap}"),
            Verdict::Differs,
            "it converges at this size".into(),
        ),
        (0, _) => (
            format!("no seed diverged; {never} of {runs} do not reach the target{gap}"),
            Verdict::CannotShow,
            short.into(),
        ),
        _ => (
            format!("{bad} of {runs} seeds diverged{gap}"),
            Verdict::CannotShow,
            "the seeds do not agree among themselves".into(),
        ),
    }
}

fn worse(gap: Option<Estimate>, other: &str) -> Judgement {
    let Some(gap) = gap else {
        return (
            "no pair".into(),
            Verdict::CannotShow,
            "no common seed".into(),
        );
    };
    let here = format!("loss {} against {other}", percent(&gap));
    match (gap.half, gap.sign()) {
        (None, _) => (here, Verdict::CannotShow, ONE_SEED.into()),
        (_, 1) => (here, Verdict::Agrees, "it is worse here too".into()),
        (_, -1) => (here, Verdict::Differs, "it is better here".into()),
        _ => (here, Verdict::CannotShow, HOLDS_ZERO.into()),
    }
}

const ONE_SEED: &str = "a single seed has no interval";
const HOLDS_ZERO: &str = "the interval holds zero";

fn overlap(claim: &Claim, measured: Option<Estimate>, what: &str) -> Judgement {
    let (Some(m), Some((low, high))) = (measured, claim.range()) else {
        return (
            "no pair".into(),
            Verdict::CannotShow,
            "no common seed".into(),
        );
    };
    let here = match what {
        "loss" => format!("loss {}", percent(&m)),
        _ => format!("{} {what}", percent(&m)),
    };
    let Some(half) = m.half else {
        return (here, Verdict::CannotShow, ONE_SEED.into());
    };
    let (from, to) = m.interval();
    let published_zero = low <= 0.0 && high >= 0.0;
    let (verdict, why) = if from > high {
        (
            Verdict::Differs,
            if published_zero {
                "there is a loss here"
            } else {
                "it costs more here"
            },
        )
    } else if to < low {
        let why = match m.sign() {
            1 => "it costs less here",
            -1 => "it is better than the baseline here",
            _ => "no cost is seen here, and the published one is outside the interval",
        };
        (Verdict::Differs, why)
    } else if published_zero {
        match half <= NARROW {
            true => (Verdict::Agrees, "no difference beyond 1% here either"),
            false => (Verdict::CannotShow, "the interval is wider than 1%"),
        }
    } else if m.sign() == 0 {
        (
            Verdict::CannotShow,
            "the interval holds both zero and the published number",
        )
    } else {
        (
            Verdict::Agrees,
            "the interval holds the published number and not zero",
        )
    };
    (here, verdict, why.into())
}

/// `+4.1% [+3.0, +5.2]`.
pub fn percent(e: &Estimate) -> String {
    let (low, high) = e.interval();
    match e.half {
        Some(_) => format!("{:+.2}% [{low:+.2}, {high:+.2}]", e.mean),
        None => format!("{:+.2}%", e.mean),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Synthetic, synthetic};
    use super::*;

    fn estimate(mean: f64, half: f64) -> Option<Estimate> {
        Some(Estimate {
            n: 3,
            mean,
            half: Some(half),
        })
    }

    fn gap_verdict(claim: Claim, mean: f64, half: f64) -> Verdict {
        overlap(&claim, estimate(mean, half), "loss").1
    }

    #[test]
    fn printed_losses_are_ranges() {
        let (low, high) = losses(2.60, 2.49, 2).range().unwrap();
        assert!(
            low > 4.0 && low < 4.02 && high > 4.81 && high < 4.83,
            "{low} {high}"
        );
        let (low, high) = losses(2.32, 2.32, 2).range().unwrap();
        assert!(low < 0.0 && high > 0.0);
    }

    #[test]
    fn the_rule() {
        use Verdict::*;
        let claim = Claim::Gap(4.0, 4.8);
        for (mean, half, verdict) in [
            (4.4, 1.0, Agrees),
            (3.5, 1.0, Agrees),
            (2.0, 1.0, Differs),
            (7.0, 1.0, Differs),
            (0.0, 1.0, Differs),
            (-2.0, 1.0, Differs),
            (3.0, 4.0, CannotShow),
        ] {
            assert_eq!(gap_verdict(claim, mean, half), verdict, "{mean} +- {half}");
        }
        let none = losses(2.32, 2.32, 2);
        assert_eq!(gap_verdict(none, 0.2, 0.5), Agrees);
        assert_eq!(gap_verdict(none, 0.2, 3.0), CannotShow);
        assert_eq!(gap_verdict(none, 3.0, 1.0), Differs);
        let one = Some(Estimate {
            n: 1,
            mean: 4.4,
            half: None,
        });
        assert_eq!(overlap(&claim, one, "loss").1, CannotShow);
    }

    #[test]
    fn claims_of_convergence_and_order() {
        assert_eq!(worse(estimate(1.0, 0.5), "nvfp4").1, Verdict::Agrees);
        assert_eq!(worse(estimate(-1.0, 0.5), "nvfp4").1, Verdict::Differs);
        assert_eq!(worse(estimate(1.0, 1.5), "nvfp4").1, Verdict::CannotShow);
        let arms = [
            Synthetic::new("mxfp8", 1.0),
            Synthetic::new("c-f", 1.01),
            Synthetic::new("c-fdw-sr", 9.0),
            Synthetic::new("c-fdw-rht", 1.001),
            Synthetic::new("c-fdw", 1.5),
        ];
        let rows = compare(&synthetic(&arms, &[0, 1, 2]));
        let of = |recipe: &str| rows.iter().find(|r| r.published.recipe == recipe).unwrap();
        assert_eq!(of("c-fdw-sr").verdict, Verdict::Agrees, "it diverged");
        assert_eq!(
            of("c-fdw-rht").verdict,
            Verdict::Differs,
            "{:?}",
            of("c-fdw-rht")
        );
        assert_eq!(
            of("c-fdw").verdict,
            Verdict::Differs,
            "never reaches the target"
        );
        let other = compare(&synthetic(
            &[Synthetic::new("f32", 1.0), Synthetic::new("c-f", 1.08)],
            &[0, 1, 2],
        ));
        assert_eq!(
            other[0].verdict,
            Verdict::CannotShow,
            "the paper's baseline is FP8"
        );
        assert!(other[0].why.contains("the baseline here is f32"));
        assert_eq!(rows.len(), 4, "arms that are not in the study have no row");
    }

    #[test]
    fn every_row_reads_well() {
        for p in PUBLISHED.iter().chain(&PEERS) {
            let words = p.claim.words(p.against);
            assert!(words.len() > 10 && !words.contains("NaN"), "{words}");
        }
        let words = |i: usize| PUBLISHED[i].claim.words(PUBLISHED[i].against);
        assert_eq!(words(0), "loss 2.60 against 2.49 in bf16 (+4.4%)");
        assert_eq!(words(5), "loss 1.5% above FP8");
        assert_eq!(words(13), "26-27% more tokens to the loss of FP8");
    }
}
