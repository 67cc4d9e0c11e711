//! Where the time of a step goes, kernel by kernel.

use super::{Made, table};
use crate::profile::{KernelTime, Profile};
use crate::study::document::Block;

/// Kernels that take less than this part of every arm's step share a row.
const SMALL: f64 = 0.01;

/// What kernels are for, by the beginnings of their paths.
const KINDS: [(&str, &[&str]); 5] = [
    ("matrix products", &["gemm"]),
    ("quantising and transforming", &["quantize"]),
    ("attention", &["layers::attention"]),
    ("other layers and loss", &["layers"]),
    ("of the optimizer", &["optim"]),
];

/// The kind of a kernel: an index into [`KINDS`], or past its end.
fn kind(k: &KernelTime) -> usize {
    let begins = |(_, prefixes): &(&str, &[&str])| prefixes.iter().any(|p| k.kernel.starts_with(p));
    KINDS.iter().position(begins).unwrap_or(KINDS.len())
}

pub(super) fn kernels(made: &Made, blocks: &mut Vec<Block>) {
    let Some((_, first)) = made.profiles.first() else {
        return;
    };
    let profiles: Vec<&Profile> = made.profiles.iter().map(|(_, p)| p).collect();
    let cell = |ms: f64, p: &Profile| match ms {
        0.0 => "-".to_string(),
        ms => format!("{ms:.1} ({:.0}%)", 100.0 * ms / p.kernel_ms),
    };
    let row = |name: String, ms: &dyn Fn(&Profile) -> f64| {
        let cells = profiles.iter().map(|p| cell(ms(p), p));
        std::iter::once(name).chain(cells).collect::<Vec<_>>()
    };
    let of_kind = |i: usize| {
        move |p: &Profile| -> f64 {
            let of = p.kernels.iter().filter(|k| kind(k) == i);
            of.map(|k| k.ms).sum()
        }
    };
    let mut rows = Vec::new();
    for (i, (name, _)) in KINDS.iter().enumerate() {
        rows.push(row(format!("all {name}"), &of_kind(i)));
        let mut names: Vec<&str> = Vec::new();
        let large = |k: &&KernelTime| kind(k) == i && k.share >= SMALL;
        for k in profiles.iter().flat_map(|p| p.kernels.iter().filter(large)) {
            if !names.contains(&k.kernel.as_str()) {
                names.push(&k.kernel);
            }
        }
        for name in names {
            let ms = |p: &Profile| {
                p.kernels
                    .iter()
                    .filter(|k| k.kernel == name)
                    .map(|k| k.ms)
                    .sum()
            };
            rows.push(row(format!("`{name}`"), &ms));
        }
    }
    rows.push(row("all kernels".into(), &|p| p.kernel_ms));
    let heads: Vec<String> = made
        .profiles
        .iter()
        .map(|(arm, _)| format!("`{arm}`"))
        .collect();
    let head: Vec<&str> = std::iter::once("kernel")
        .chain(heads.iter().map(String::as_str))
        .collect();
    blocks.push(Block::Heading("Where a step's time goes".into()));
    blocks.push(table(&head, rows));
    blocks.push(Block::Text(format!(
        "Milliseconds a step of {} tokens on {}, and the share of the time in kernels, each timed alone by {}; kernels below \
         {:.0}% in every arm have no row.",
        first.tokens,
        first.device,
        if first.by_device { "the device" } else { "the host's clock" },
        100.0 * SMALL
    )));
}
