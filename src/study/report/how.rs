//! How a study was made: enough to repeat it.

use super::{Made, table};
use crate::model::ParamTable;
use crate::study::analysis::Analysis;
use crate::study::document::Block;
use crate::study::spec::Study;
use crate::train::config::RunConfig;
use crate::train::progress::thousands;
use crate::train::schedule::ScheduleKind;

pub(super) fn how(study: &Study, made: &Made, analysis: &Analysis, blocks: &mut Vec<Block>) {
    let (c, m, o) = (&made.config, &made.config.model, &made.config.optimizer);
    blocks.push(Block::Heading("How it was made".into()));
    blocks.push(Block::Code(made.command.clone()));
    let row = |name: &str, value: String| vec![name.to_string(), value];
    let seeds: Vec<String> = study.seeds.iter().map(u64::to_string).collect();
    let mut rows = vec![
        row("data", made.data.clone()),
        row(
            "model",
            format!(
                "{} parameters: {} layers, width {}, {} heads, ffn {}, vocabulary {}",
                thousands(ParamTable::new(m).count() as u64),
                m.layers,
                m.hidden,
                m.heads,
                m.ffn,
                m.vocab_size
            ),
        ),
        row(
            "tokens",
            format!(
                "{} steps of {} x {} tokens: {} a run",
                thousands(c.steps),
                c.batch * c.accumulate,
                c.context,
                thousands(c.steps * c.tokens_per_step())
            ),
        ),
        row("learning rate", learning_rate(c)),
        row(
            "AdamW",
            format!(
                "betas {} and {}, weight decay {}, clip {}",
                o.beta1, o.beta2, o.weight_decay, o.clip
            ),
        ),
        row(
            "held out",
            format!(
                "{} windows of {} tokens, the same for every run",
                c.eval_windows, c.context
            ),
        ),
        row(
            "seeds",
            format!(
                "{}: each seeds initialisation, data order and rounding, alike in every arm",
                seeds.join(", ")
            ),
        ),
        row("outliers", outliers(c)),
        row("device", devices(made, analysis)),
        row(
            "made with",
            format!("halfbyte {}", env!("CARGO_PKG_VERSION")),
        ),
    ];
    if !analysis.mma.is_empty() {
        rows.push(row("FP4 products", analysis.mma.join("; ")));
    }
    if let Some(floor) = made.floor {
        let note = format!("{floor:.4} nats per token, for a reader who sees whole documents");
        rows.insert(1, row("entropy of the text", note));
    }
    for arm in study.arms.iter().filter(|a| !a.run.is_empty()) {
        rows.push(row(
            &format!("arm `{}`", arm.name),
            arm.run.to_string().trim().replace('\n', "; "),
        ));
    }
    blocks.push(table(&["", ""], rows));
}

fn learning_rate(c: &RunConfig) -> String {
    let o = &c.optimizer;
    let decay = match o.schedule {
        ScheduleKind::Wsd => format!(", decay over the last {:.0}%", 100.0 * o.decay_fraction),
        _ => String::new(),
    };
    format!(
        "{:e} to {:e}, {:?}, warm-up {}{decay}",
        o.lr,
        c.min_lr(),
        o.schedule,
        o.warmup
    )
}

fn devices(made: &Made, analysis: &Analysis) -> String {
    let with_adapter = |name: &String| match made.adapters.iter().find(|(n, _)| n == name) {
        Some((_, adapter)) if !adapter.is_empty() => format!("{name} ({adapter})"),
        _ => name.clone(),
    };
    analysis
        .devices
        .iter()
        .map(with_adapter)
        .collect::<Vec<_>>()
        .join(", ")
}

fn outliers(c: &RunConfig) -> String {
    match &c.outliers {
        None => "none planted".into(),
        Some(o) => format!(
            "planted: the gains of {} of {} channels begin at {} instead of 1 in the norms before every block's linear layers, \
             the same channels in all of them; without them little is lost at this size",
            o.channels, c.model.hidden, o.factor
        ),
    }
}
