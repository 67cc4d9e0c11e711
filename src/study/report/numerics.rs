//! What quantisation did: signal to noise over the run, and what was clipped or became zero.

use super::{label, look};
use crate::Result;
use crate::study::analysis::{Analysis, ArmResult, OperandResult};
use crate::study::charts::{self, Curve, Lines};
use crate::study::document::Block;
use crate::study::published::NOISE_THRESHOLD;

/// The operand with the lowest mean SNR of a GEMM.
fn worst<'a>(arm: &'a ArmResult, gemm: &str) -> Option<&'a OperandResult> {
    let of = arm
        .operands
        .iter()
        .filter(|o| o.gemm == gemm && o.snr_db.is_some());
    of.min_by(|a, b| a.snr_db.unwrap_or(0.0).total_cmp(&b.snr_db.unwrap_or(0.0)))
}

pub(super) fn numerics(analysis: &Analysis, blocks: &mut Vec<Block>) -> Result<()> {
    blocks.push(Block::Heading("What quantisation did".into()));
    if analysis.arms.iter().all(|a| a.operands.is_empty()) {
        blocks.push(Block::Text(
            "These runs have no records of quantisation (set `numerics_every` in `[run]`).".into(),
        ));
        return Ok(());
    }
    let panel = |gemm: &str| {
        let curves = analysis.arms.iter().enumerate().filter_map(|(i, a)| {
            let o = worst(a, gemm)?;
            Some(Curve::plain(&label(a), look(analysis, i), &o.snr))
        });
        (gemm.to_string(), curves.collect())
    };
    blocks.push(Block::Figure {
        name: "snr".into(),
        caption: "Signal to noise of the worse operand of each GEMM, mean over layers and seeds. An arm that does not quantise \
                  a GEMM has no curve there."
            .into(),
        svg: charts::lines(&Lines {
            y: "SNR, dB".into(),
            panels: ["Fprop", "Dgrad", "Wgrad"].map(panel).into(),
            threshold: None,
            highest: None,
        })?,
    });
    noise(analysis, blocks)?;
    operand_table(analysis, blocks);
    Ok(())
}

/// One row an arm, one column an operand of a GEMM.
fn operand_table(analysis: &Analysis, blocks: &mut Vec<Block>) {
    let mut columns: Vec<(&str, &str)> = Vec::new();
    for o in analysis.arms.iter().flat_map(|a| &a.operands) {
        if !columns.contains(&(&o.gemm, &o.operand)) {
            columns.push((&o.gemm, &o.operand));
        }
    }
    columns.sort_by_key(|c| ["Fprop", "Dgrad", "Wgrad"].iter().position(|g| *g == c.0));
    let figures = |o: &OperandResult| {
        let snr = o.snr_db.map_or("-".into(), |s| format!("{s:.1}"));
        format!(
            "{snr} / {:.2} / {:.1}",
            100.0 * o.clip_rate,
            100.0 * o.underflow_rate
        )
    };
    let row = |a: &ArmResult| {
        let cell = |&(gemm, operand): &(&str, &str)| {
            let of = a
                .operands
                .iter()
                .filter(|o| o.gemm == gemm && o.operand == operand);
            let all: Vec<String> = of.map(figures).collect();
            if all.is_empty() {
                "-".into()
            } else {
                all.join("; ")
            }
        };
        std::iter::once(format!("`{}`", a.name))
            .chain(columns.iter().map(cell))
            .collect()
    };
    let names = columns
        .iter()
        .map(|(gemm, operand)| format!("{gemm} {operand}"));
    blocks.push(Block::Table {
        head: std::iter::once("arm".to_string()).chain(names).collect(),
        rows: analysis.arms.iter().map(row).collect(),
    });
    blocks.push(Block::Text(
        "SNR in dB / percent of the elements above the largest value / percent that were not zero and became it. Means over \
         the last half of the run, all layers and seeds; where an arm quantises an operand in several ways, one after the \
         other. `halfbyte recipes` prints the formats."
            .into(),
    ));
}

fn noise(analysis: &Analysis, blocks: &mut Vec<Block>) -> Result<()> {
    let curves: Vec<Curve> = analysis
        .arms
        .iter()
        .enumerate()
        .filter(|(_, a)| !a.grad_over_noise.is_empty())
        .map(|(i, a)| Curve::plain(&label(a), look(analysis, i), &a.grad_over_noise))
        .collect();
    if curves.is_empty() {
        return Ok(());
    }
    // An arm that hardly deviates has a ratio of hundreds; the threshold is what matters.
    let smallest = |c: &Curve| c.points.iter().fold(f64::MAX, |m, p| m.min(p.mean));
    let low = curves.iter().map(smallest).fold(f64::MAX, f64::min);
    blocks.push(Block::Figure {
        name: "grad-over-noise".into(),
        caption: "Norm of the exact gradient over the norm of what the recipe's gradient deviates from it. FP4 All the Way \
                  (2505.19115): below sqrt(3), FP4 gradients stop to help."
            .into(),
        svg: charts::lines(&Lines {
            y: "gradient norm / noise".into(),
            panels: vec![(String::new(), curves)],
            threshold: Some((NOISE_THRESHOLD, "sqrt(3)".into())),
            highest: Some((8.0 * NOISE_THRESHOLD).max(3.0 * low)),
        })?,
    });
    Ok(())
}
