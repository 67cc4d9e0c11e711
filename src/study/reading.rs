//! A report's conclusions, in sentences made from its numbers.

use super::analysis::{Analysis, ArmResult, Reach};
use super::published::{Comparison, NOISE_THRESHOLD, Verdict, percent};
use super::report::late;
use super::spec::Study;

/// What the numbers say.
pub(super) fn sentences(
    study: &Study,
    analysis: &Analysis,
    comparisons: &[Comparison],
) -> Vec<String> {
    let mut out = Vec::new();
    let base = &analysis.arms[analysis.baseline];
    let others: Vec<&ArmResult> = analysis
        .arms
        .iter()
        .filter(|a| a.name != base.name)
        .collect();
    if analysis.missing > 0 {
        out.push(format!(
            "The study is not complete: {} runs are lacking. The same command goes on with it.",
            analysis.missing
        ));
    }
    losses(&others, &base.name, &mut out);
    divergences(&analysis.arms, study, &mut out);
    target(&others, &base.name, &mut out);
    verdicts(comparisons, &mut out);
    noise(&analysis.arms, &mut out);
    out.push(match study.seeds.len() {
        1 => "With one seed there are no intervals: none of the differences can be told from chance.".into(),
        2 => "Two seeds make very wide intervals (Student's t with one degree of freedom is 12.7); take three or more.".into(),
        n => format!(
            "Intervals are over {n} paired seeds and are not corrected for the number of arms: of twenty arms without any \
             effect, one would be expected to leave out zero."
        ),
    });
    out
}

fn names(arms: &[&ArmResult], of: impl Fn(&ArmResult) -> String) -> String {
    let items: Vec<String> = arms.iter().map(|a| of(a)).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

fn losses(others: &[&ArmResult], base: &str, out: &mut Vec<String>) {
    let with_gap = |a: &ArmResult| {
        let gap = a.gap.as_ref().map(percent).unwrap_or_default();
        format!("`{}` {gap}", a.name)
    };
    let mut by_sign = |sign: i32, begin: &str| {
        let judged = |a: &&&ArmResult| a.gap.is_some_and(|g| g.half.is_some() && g.sign() == sign);
        let mut found: Vec<&ArmResult> = others.iter().filter(judged).copied().collect();
        found.sort_by(|a, b| {
            let gap = |x: &ArmResult| x.gap.map_or(0.0, |g| g.mean);
            gap(b).total_cmp(&gap(a))
        });
        if !found.is_empty() {
            out.push(format!("{begin}: {}.", names(&found, with_gap)));
        }
    };
    by_sign(1, &format!("Held-out loss above `{base}`, beyond chance"));
    by_sign(-1, &format!("Held-out loss below `{base}`, beyond chance"));
    by_sign(
        0,
        &format!("Not told apart from `{base}` (the interval holds zero)"),
    );
}

fn divergences(arms: &[ArmResult], study: &Study, out: &mut Vec<String>) {
    for arm in arms.iter().filter(|a| !a.diverged.is_empty()) {
        let (seed, first) = &arm.diverged[0];
        out.push(format!(
            "`{}` diverged with {} of {} seeds (seed {seed} at step {}: {}); those seeds are in no mean.",
            arm.name,
            arm.diverged.len(),
            study.seeds.len(),
            first.step,
            first.tensor
        ));
    }
}

fn target(others: &[&ArmResult], base: &str, out: &mut Vec<String>) {
    let all = |a: &&&ArmResult| {
        a.overhead.is_some() && a.reach.iter().all(|(_, r)| matches!(r, Reach::Tokens(..)))
    };
    let mut reached: Vec<&ArmResult> = others.iter().filter(all).copied().collect();
    reached.sort_by(|a, b| {
        let extra = |x: &ArmResult| x.overhead.map_or(0.0, |e| e.mean);
        extra(a).total_cmp(&extra(b))
    });
    if !reached.is_empty() {
        let extra = |a: &ArmResult| {
            let extra = a.overhead.as_ref().map(percent).unwrap_or_default();
            format!("`{}` {extra}", a.name)
        };
        out.push(format!(
            "Tokens to the loss of `{base}`, more than it needs itself: {}.",
            names(&reached, extra)
        ));
    }
    let never = |a: &&&ArmResult| {
        a.diverged.len() < a.reach.len() && a.reach.iter().any(|(_, r)| *r == Reach::Never)
    };
    let missed: Vec<&ArmResult> = others.iter().filter(never).copied().collect();
    if !missed.is_empty() {
        let count = |a: &ArmResult| {
            let n = a.reach.iter().filter(|(_, r)| *r == Reach::Never).count();
            format!("`{}` ({n} of {} seeds)", a.name, a.reach.len())
        };
        out.push(format!(
            "The target loss is not reached by {}.",
            names(&missed, count)
        ));
    }
}

fn verdicts(comparisons: &[Comparison], out: &mut Vec<String>) {
    if comparisons.is_empty() {
        return;
    }
    let of = |v: Verdict| comparisons.iter().filter(|c| c.verdict == v).count();
    out.push(format!(
        "Published numbers: {}. In agreement with what was measured here: {}; not so: {}; unable to show at this size: {}.",
        comparisons.len(),
        of(Verdict::Agrees),
        of(Verdict::Differs),
        of(Verdict::CannotShow)
    ));
}

fn noise(arms: &[ArmResult], out: &mut Vec<String>) {
    let with = |a: &&ArmResult| !a.grad_over_noise.is_empty();
    let (below, above): (Vec<&ArmResult>, Vec<&ArmResult>) = arms
        .iter()
        .filter(with)
        .partition(|a| late(&a.grad_over_noise).is_some_and(|r| r < NOISE_THRESHOLD));
    let ratio = |a: &ArmResult| {
        format!(
            "`{}` {:.1}",
            a.name,
            late(&a.grad_over_noise).unwrap_or(0.0)
        )
    };
    if !below.is_empty() {
        out.push(format!(
            "In the last third of the run the gradient's norm over its quantisation noise is below sqrt(3) in {}: by the rule of \
             FP4 All the Way, more bits would help there.",
            names(&below, ratio)
        ));
    }
    if !above.is_empty() {
        out.push(format!(
            "The gradient's norm over its quantisation noise stays above sqrt(3) in {}.",
            names(&above, ratio)
        ));
    }
}
