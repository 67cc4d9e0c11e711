//! Planted outlier channels: see [`Outliers`].

use super::config::Outliers;
use crate::model::{Init, ModelConfig, ParamTable};
use crate::rng::{Purpose, Stream};

/// Beyond every parameter's index: a stream of its own.
const STREAM: u32 = u32::MAX;

/// The channels of a seed: those with the smallest random words, so that fewer channels are a part of more.
pub(super) fn channels(planted: &Outliers, hidden: usize, seed: u64) -> Vec<usize> {
    let stream = Stream::new(Purpose::Init, seed as u32, (seed >> 32) as u32, STREAM);
    let mut all: Vec<usize> = (0..hidden).collect();
    all.sort_by_key(|&c| (stream.word(c as u64), c));
    all.truncate(planted.channels);
    all
}

/// Multiplies the gains of the planted channels in the norms of every block; `params` is flat, see [`ParamTable`].
pub(super) fn plant(planted: &Outliers, model: &ModelConfig, seed: u64, params: &mut [f32]) {
    let chosen = channels(planted, model.hidden, seed);
    let feeds_block = |name: &str| {
        let ends = ["layernorm.weight", "ln_1.weight", "ln_2.weight"];
        ends.iter().any(|end| name.ends_with(end))
    };
    for entry in &ParamTable::new(model).entries {
        if entry.init == Init::Constant(1.0) && feeds_block(&entry.name) {
            for &c in &chosen {
                params[entry.offset + c] *= planted.factor as f32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::engine::Engine;

    #[test]
    fn only_the_block_norms_of_the_chosen_channels_change() {
        let model = ModelConfig::default();
        let planted = Outliers {
            channels: 3,
            factor: 8.0,
        };
        let plain = Engine::init_params(&model, 5).unwrap();
        let mut with = plain.clone();
        plant(&planted, &model, 5, &mut with);
        let chosen = channels(&planted, model.hidden, 5);
        let table = ParamTable::new(&model);
        let mut norms = 0;
        for e in &table.entries {
            let (before, after) = (&plain[e.offset..][..e.len()], &with[e.offset..][..e.len()]);
            if e.name.contains("layernorm") {
                norms += 1;
                for (c, &gain) in after.iter().enumerate() {
                    assert_eq!(
                        gain,
                        if chosen.contains(&c) { 8.0 } else { 1.0 },
                        "{}",
                        e.name
                    );
                }
            } else {
                assert_eq!(before, after, "{}", e.name);
            }
        }
        assert_eq!(norms, 2 * model.layers);
    }

    #[test]
    fn channels_follow_the_seed_and_nest() {
        let of = |n, seed| {
            let planted = Outliers {
                channels: n,
                factor: 2.0,
            };
            channels(&planted, 64, seed)
        };
        assert_eq!(of(4, 1), of(4, 1));
        assert_ne!(of(4, 1), of(4, 2));
        assert_eq!(of(4, 1), of(8, 1)[..4]);
        let mut all = of(64, 1);
        all.sort();
        assert_eq!(all, (0..64).collect::<Vec<_>>());
    }
}
