//! What a study writes: how it was made, what was measured, what the papers print, and what may be concluded.

mod how;
mod kernels;
mod numerics;

use super::analysis::{Analysis, ArmResult, Band, Reach};
use super::charts::{self, Curve, Effect, Lines, Look};
use super::document::{Block, Document};
use super::published::{self, Claim, Comparison, compare, percent};
use super::reading;
use super::spec::Study;
use super::stats::{Estimate, Point, mean};
use crate::Result;
use crate::profile::Profile;
use crate::train::config::RunConfig;
use crate::train::progress::{duration, thousands};

/// How a study was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// The command line.
    pub command: String,
    /// The data, in one line.
    pub data: String,
    /// Its entropy in nats per token, where known.
    pub floor: Option<f64>,
    /// Devices by name, and what their drivers call them.
    pub adapters: Vec<(String, String)>,
    /// Arms by name, and where the time of their steps goes, where it was measured.
    pub profiles: Vec<(String, Profile)>,
    /// A settled configuration; arms differ from it as the study says.
    pub config: RunConfig,
}

/// The report of a study.
///
/// # Errors
/// [`Error::Config`](crate::Error::Config) where a chart cannot be drawn.
pub fn report(study: &Study, made: &Made, analysis: &Analysis) -> Result<Document> {
    let comparisons = compare(analysis);
    let mut blocks = Vec::new();
    if !study.about.is_empty() {
        blocks.push(Block::Text(study.about.clone()));
    }
    blocks.push(Block::Heading("Reading".into()));
    blocks.push(Block::List(reading::sentences(
        study,
        analysis,
        &comparisons,
    )));
    arms(study, analysis, &mut blocks);
    gaps(analysis, &comparisons, &mut blocks)?;
    curves(analysis, &mut blocks)?;
    tokens_to_target(study, analysis, &comparisons, &mut blocks)?;
    papers(analysis, &comparisons, &mut blocks);
    numerics::numerics(analysis, &mut blocks)?;
    speed(analysis, &mut blocks);
    kernels::kernels(made, &mut blocks);
    how::how(study, made, analysis, &mut blocks);
    Ok(Document {
        title: study.title.clone(),
        blocks,
    })
}

// ---- Helpers

fn table(head: &[&str], rows: Vec<Vec<String>>) -> Block {
    Block::Table {
        head: head.iter().map(|h| h.to_string()).collect(),
        rows,
    }
}

fn plus_minus(e: &Option<Estimate>, decimals: usize) -> String {
    match e {
        None => "-".into(),
        Some(Estimate {
            mean,
            half: Some(half),
            ..
        }) => {
            format!("{mean:.decimals$} ± {half:.decimals$}")
        }
        Some(e) => format!("{:.decimals$}", e.mean),
    }
}

fn look(analysis: &Analysis, arm: usize) -> Look {
    match arm.cmp(&analysis.baseline) {
        std::cmp::Ordering::Equal => Look::baseline(),
        std::cmp::Ordering::Less => Look::arm(arm),
        std::cmp::Ordering::Greater => Look::arm(arm - 1),
    }
}

/// Its name, and whether there is a curve to look for.
fn label(arm: &ArmResult) -> String {
    match (arm.complete, arm.diverged.len()) {
        (0, 1..) => format!("{} (diverged)", arm.name),
        _ => arm.name.clone(),
    }
}

fn others(analysis: &Analysis) -> impl Iterator<Item = (usize, &ArmResult)> {
    analysis
        .arms
        .iter()
        .enumerate()
        .filter(|(i, _)| *i != analysis.baseline)
}

fn base_name(analysis: &Analysis) -> &str {
    &analysis.arms[analysis.baseline].name
}

// ---- Sections

fn arms(study: &Study, analysis: &Analysis, blocks: &mut Vec<Block>) {
    let base = base_name(analysis);
    blocks.push(Block::Heading("Arms".into()));
    let row = |a: &ArmResult| {
        let gap = |e: &Option<Estimate>| match e {
            _ if a.name == base => "baseline".into(),
            Some(e) => percent(e),
            None => "-".into(),
        };
        let end = match a.diverged.as_slice() {
            [] => format!("{} of {}", a.complete, study.seeds.len()),
            bad => {
                let at: Vec<String> = bad
                    .iter()
                    .map(|(s, d)| format!("seed {s} at step {}", d.step))
                    .collect();
                format!(
                    "{} of {}; diverged: {}",
                    a.complete,
                    study.seeds.len(),
                    at.join(", ")
                )
            }
        };
        let name = match a.name == a.recipe {
            true => format!("`{}`", a.name),
            false => format!("`{}` (recipe `{}`)", a.name, a.recipe),
        };
        vec![
            name,
            a.note.clone(),
            end,
            plus_minus(&a.loss, 4),
            gap(&a.gap),
            gap(&a.train_gap),
        ]
    };
    blocks.push(table(
        &[
            "arm",
            "what it is",
            "complete",
            "held-out loss",
            "held-out gap",
            "training gap",
        ],
        analysis.arms.iter().map(row).collect(),
    ));
    blocks.push(Block::Text(format!(
        "Losses are in nats per token, at the end of the run. A gap is how much higher an arm's loss is than that of `{base}` \
         with the same seed; the training gap is that of the mean training loss over the last tenth of the steps. ± and \
         [from, to] are 95% intervals over seeds (Student's t). The interval of a loss holds the spread of the seeds; that of a \
         gap does not, since seeds are paired: weights, data and order are the same in both arms.",
    )));
}

/// A chart of one effect in every arm but the baseline, with the published ranges that `of` picks.
fn effect_chart(
    analysis: &Analysis,
    comparisons: &[Comparison],
    x: &str,
    measured: impl Fn(&ArmResult) -> Option<Estimate>,
    of: impl Fn(&Claim) -> bool,
) -> Result<(String, bool)> {
    let effect = |(i, a): (usize, &ArmResult)| {
        let measured = measured(a);
        let words = match (measured, a.complete, a.diverged.len()) {
            (Some(_), ..) => "",
            (None, 0, 0) => "not run",
            (None, 0, _) => "every seed diverged",
            (None, ..) => "target not reached",
        };
        let mut claims = comparisons
            .iter()
            .filter(|c| c.arm == i)
            .map(|c| c.published.claim);
        Effect {
            name: a.name.clone(),
            look: look(analysis, i),
            measured: measured.map(|e| (e.mean, e.interval().0, e.interval().1)),
            words: words.into(),
            published: claims.find(&of).and_then(|c| c.range()),
        }
    };
    let rows: Vec<Effect> = others(analysis).map(effect).collect();
    let published = rows.iter().any(|r| r.published.is_some());
    Ok((charts::effects(x, &rows)?, published))
}

fn gaps(analysis: &Analysis, comparisons: &[Comparison], blocks: &mut Vec<Block>) -> Result<()> {
    let base = base_name(analysis);
    let of = |c: &Claim| matches!(c, Claim::Losses { .. } | Claim::Gap(..));
    let x = format!("held-out loss above {base}");
    let (svg, published) = effect_chart(analysis, comparisons, &x, |a| a.gap, of)?;
    blocks.push(Block::Figure {
        name: "gaps".into(),
        caption: format!(
            "Held-out loss above that of {base}: mean over paired seeds and 95% interval.{}",
            if published { PUBLISHED_TOO } else { "" }
        ),
        svg,
    });
    Ok(())
}

const PUBLISHED_TOO: &str = " Grey: the published number, at the paper's scale.";

fn curves(analysis: &Analysis, blocks: &mut Vec<Block>) -> Result<()> {
    blocks.push(Block::Heading("Over the run".into()));
    let few = analysis.arms.len() <= 4;
    let all = |points: fn(&ArmResult) -> &Vec<Band>, shade: &dyn Fn(usize) -> bool| {
        let curve = |(i, a): (usize, &ArmResult)| Curve {
            name: label(a),
            look: look(analysis, i),
            points: points(a).clone(),
            shaded: shade(i),
        };
        // The baseline last, on top.
        let mut curves: Vec<Curve> = others(analysis).map(curve).collect();
        curves.insert(
            0,
            curve((analysis.baseline, &analysis.arms[analysis.baseline])),
        );
        curves
    };
    let loss = all(|a| &a.curve, &|i| i == analysis.baseline);
    let highest = early(&loss, 0.06 * analysis.tokens as f64);
    blocks.push(Block::Figure {
        name: "loss".into(),
        caption: format!(
            "Training loss, smoothed, mean over seeds; the steep beginning is cut off. Shaded: the range of {} over its seeds.",
            base_name(analysis)
        ),
        svg: charts::lines(&Lines {
            y: "training loss, nats per token".into(),
            panels: vec![(String::new(), loss)],
            threshold: None,
            highest,
        })?,
    });
    let mut gap = all(|a| &a.gap_curve, &|i| few && i != analysis.baseline);
    gap.remove(0);
    for curve in &mut gap {
        // The first steps are all noise.
        curve
            .points
            .retain(|p| p.x >= 0.06 * analysis.tokens as f64);
    }
    let highest = gap_limit(&gap);
    blocks.push(Block::Figure {
        name: "gap-over-run".into(),
        caption: format!(
            "Smoothed training loss above that of {} with the same seed, mean over seeds{}.",
            base_name(analysis),
            if few { "; shaded: their range" } else { "" }
        ),
        svg: charts::lines(&Lines {
            y: format!("loss above {}, %", base_name(analysis)),
            panels: vec![(String::new(), gap)],
            threshold: Some((0.0, base_name(analysis).into())),
            highest,
        })?,
    });
    Ok(())
}

/// The largest mean at or after `from`, where the steep beginning is over; none without points.
fn early(curves: &[Curve], from: f64) -> Option<f64> {
    let first = |c: &Curve| c.points.iter().find(|p| p.x >= from).map(|p| p.mean);
    curves.first().and_then(first)
}

/// Three times the middle arm's largest gap: an arm that diverges must not flatten the others.
fn gap_limit(curves: &[Curve]) -> Option<f64> {
    let largest = |c: &Curve| c.points.iter().fold(0.0f64, |m, p| m.max(p.mean));
    let mut all: Vec<f64> = curves.iter().map(largest).collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).map(|m| (3.0 * m).max(1.0))
}

fn tokens_to_target(
    study: &Study,
    analysis: &Analysis,
    comparisons: &[Comparison],
    blocks: &mut Vec<Block>,
) -> Result<()> {
    blocks.push(Block::Heading("Tokens to the target loss".into()));
    let base = base_name(analysis);
    let target = match study.target.loss {
        Some(loss) => format!("The target is a training loss of {loss} nats per token."),
        None => format!(
            "The target of a seed is the smoothed training loss that `{base}` has after {:.0}% of its tokens ({}).",
            100.0 * study.target.fraction,
            analysis
                .targets
                .iter()
                .map(|(s, t)| format!("seed {s}: {t:.3}"))
                .collect::<Vec<_>>()
                .join(", ")
        ),
    };
    let most = match study.target.loss {
        None => format!(
            " Every arm sees the same number of tokens, so that an overhead of up to {:.0}% can be measured; \"not reached\" \
             means more than that, or never.",
            100.0 * (1.0 / study.target.fraction - 1.0)
        ),
        Some(_) => String::new(),
    };
    blocks.push(Block::Text(format!("{target}{most}")));
    let mut head = vec!["arm".to_string()];
    head.extend(study.seeds.iter().map(|s| format!("seed {s}")));
    head.push("extra tokens".into());
    let row = |(i, a): (usize, &ArmResult)| {
        let mut cells = vec![format!("`{}`", a.name)];
        for seed in &study.seeds {
            let reach = a.reach.iter().find(|(s, _)| s == seed).map(|(_, r)| *r);
            cells.push(match reach {
                Some(Reach::Tokens(t, _)) => thousands(t.round() as u64),
                Some(Reach::Never) => "not reached".into(),
                Some(Reach::NoTarget) => "no target".into(),
                None => "not run".into(),
            });
        }
        let reached = a.overhead.map_or(0, |e| e.n);
        cells.push(match &a.overhead {
            _ if i == analysis.baseline => "baseline".into(),
            Some(e) if reached < a.reach.len() => {
                format!("{} ({reached} of {} seeds)", percent(e), a.reach.len())
            }
            Some(e) => percent(e),
            None => "-".into(),
        });
        cells
    };
    blocks.push(Block::Table {
        head,
        rows: analysis.arms.iter().enumerate().map(row).collect(),
    });
    let of = |c: &Claim| matches!(c, Claim::ExtraTokens(..));
    let x = format!("more tokens than {base} to the target loss");
    let (svg, published) = effect_chart(analysis, comparisons, &x, |a| a.overhead, of)?;
    blocks.push(Block::Figure {
        name: "extra-tokens".into(),
        caption: format!(
            "Extra tokens to the target loss: mean over the seeds that reach it and 95% interval.{}",
            if published { PUBLISHED_TOO } else { "" }
        ),
        svg,
    });
    Ok(())
}

fn papers(analysis: &Analysis, comparisons: &[Comparison], blocks: &mut Vec<Block>) {
    if comparisons.is_empty() {
        return;
    }
    blocks.push(Block::Heading("Published and here".into()));
    let row = |c: &Comparison| {
        let p = &c.published;
        let source = match p.source.arxiv {
            "" => p.source.paper.to_string(),
            number => format!("{} ({number})", p.source.paper),
        };
        vec![
            format!("`{}`", analysis.arms[c.arm].name),
            format!("{}: {}", p.scale, p.claim.words(p.against)),
            c.here.clone(),
            format!("{}: {}", c.verdict, c.why),
            source,
        ]
    };
    blocks.push(table(
        &["arm", "published", "here", "verdict", "source"],
        comparisons.iter().map(row).collect(),
    ));
    blocks.push(Block::Text(format!(
        "The rule: a published number \"agrees\" if the measured 95% interval holds it and not zero; it \"does not agree\" if \
         the interval leaves it out; it \"cannot show at this size\" if the interval holds both it and zero, if there is \
         one seed only, or if the baseline is not the one that the paper compares with. \"No loss\" agrees if the interval holds zero and is no wider than {:.0}% to either side. The models \
         of the papers are far larger and saw far more tokens: a \"does not agree\" says that the effect has another size \
         here, not that the paper is wrong.",
        published::NARROW
    )));
}

fn speed(analysis: &Analysis, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading("Time".into()));
    let base = analysis.arms[analysis.baseline].tokens_per_s;
    let row = |a: &ArmResult| {
        let relative = match (a.tokens_per_s, base) {
            (Some(ours), Some(base)) if ours > 0.0 => format!("{:.2} x", base / ours),
            _ => "-".into(),
        };
        vec![
            format!("`{}`", a.name),
            a.seconds.map_or("-".into(), duration),
            a.tokens_per_s
                .map_or("-".into(), |t| thousands(t.round() as u64)),
            relative,
        ]
    };
    blocks.push(table(
        &[
            "arm",
            "a run takes",
            "tokens/s",
            &format!("time of {}", base_name(analysis)),
        ],
        analysis.arms.iter().map(row).collect(),
    ));
    let seconds = analysis
        .arms
        .iter()
        .filter_map(|a| Some(a.seconds? * a.complete as f64));
    blocks.push(Block::Text(format!(
        "All complete runs together: {}. Speeds are medians over the logged steps, evaluations not counted.",
        duration(seconds.sum())
    )));
}

/// The mean of a curve's last third.
pub(super) fn late(points: &[Point]) -> Option<f64> {
    let from = points.len() - points.len().div_ceil(3);
    mean(&points[from..].iter().map(|p| p.1).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;
