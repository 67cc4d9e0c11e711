//! Which recipe each linear layer of the model follows at the step at hand.

use super::decoder::Model;
use super::{Architecture, ModelConfig};
use crate::layers::linear::{Linear, Part};
use crate::recipe::{Layer, Recipe};

/// The weights of a block; q, k, v and gate, up are fused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    Qkv,
    Out,
    GateUp,
    Down,
}

const WEIGHTS: [Weight; 4] = [Weight::Qkv, Weight::Out, Weight::GateUp, Weight::Down];

impl Weight {
    /// What it is called.
    pub fn name(self, c: &ModelConfig) -> &'static str {
        match (self, c.architecture) {
            (Weight::Qkv, _) => "q, k, v",
            (Weight::Out, _) => "attention output",
            (Weight::GateUp, Architecture::Llama) => "gate and up",
            (Weight::GateUp, Architecture::Gpt2) => "c_fc",
            (Weight::Down, _) => "down",
        }
    }

    /// The layers fused in it, with their rows.
    fn layers(self, c: &ModelConfig) -> Vec<(Layer, usize)> {
        let kv = c.kv_heads * c.head_dim;
        match self {
            Weight::Qkv => vec![
                (Layer::Q, c.heads * c.head_dim),
                (Layer::K, kv),
                (Layer::V, kv),
            ],
            Weight::Out => vec![(Layer::O, c.hidden)],
            Weight::GateUp => match c.architecture {
                Architecture::Llama => vec![(Layer::Gate, c.ffn), (Layer::Up, c.ffn)],
                Architecture::Gpt2 => vec![(Layer::Up, c.ffn)],
            },
            Weight::Down => vec![(Layer::Down, c.hidden)],
        }
    }
}

/// The parts of every linear layer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    /// One list a block and weight.
    blocks: Vec<[Vec<Part>; 4]>,
    head: Vec<Part>,
}

impl Plan {
    /// The plan for the step after `step` of `total` steps. Neighbours with equal recipes are one part.
    pub fn new(recipe: &Recipe, c: &ModelConfig, step: u64, total: u64) -> Plan {
        let block = |l: usize| {
            WEIGHTS.map(|weight| {
                let mut parts: Vec<Part> = Vec::new();
                for (layer, rows) in weight.layers(c) {
                    let recipe = recipe.layer(layer, l, c.layers, step, total);
                    match parts.last_mut() {
                        Some(last) if last.recipe == recipe => last.rows += rows,
                        last => {
                            let start = last.map_or(0, |p| p.start + p.rows);
                            parts.push(Part {
                                start,
                                rows,
                                recipe,
                            });
                        }
                    }
                }
                parts
            })
        };
        Plan {
            blocks: (0..c.layers).map(block).collect(),
            head: vec![Part {
                start: 0,
                rows: c.vocab_size,
                recipe: recipe.head,
            }],
        }
    }
}

impl Model {
    /// One linear layer of block `l`.
    pub(super) fn linear(&self, l: usize, weight: Weight) -> Linear<'_> {
        let w = weight as usize;
        Linear {
            device: &self.device,
            parts: &self.plan.blocks[l][w],
            id: (l * WEIGHTS.len() + w) as u32,
            place: (Some(l), weight.name(&self.config)),
            pass: &self.pass,
        }
    }

    /// The output head.
    pub(super) fn head(&self) -> Linear<'_> {
        Linear {
            device: &self.device,
            parts: &self.plan.head,
            id: (self.config.layers * WEIGHTS.len()) as u32,
            place: (None, "head"),
            pass: &self.pass,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_neighbours_are_one_part() {
        let c = ModelConfig::default();
        let plan = |name: &str| Plan::new(&Recipe::named(name).unwrap(), &c, 0, 100);
        let p = plan("mxfp4");
        assert!(p.blocks.iter().flatten().all(|parts| parts.len() == 1));
        let p = plan("tibq");
        let sizes: Vec<_> = p.blocks[0][0].iter().map(|p| (p.start, p.rows)).collect();
        assert_eq!(sizes, [(0, 512), (512, 256)], "q and k together, then v");
    }
}
