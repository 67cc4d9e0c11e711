//! Where every parameter lies in the flat buffer that the optimizer walks.
//!
//! Names are those of Hugging Face checkpoints, Llama's or GPT-2's. Every weight of a linear layer lies as (out features,
//! in features), also GPT-2's, which its checkpoints store transposed ([`Stored::Transposed`]). Weights that are multiplied
//! by the same input (q, k, v; gate, up) lie back to back, so that one GEMM serves them.

use std::borrow::Cow;

use super::{Architecture, ModelConfig};

/// How a checkpoint stores a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// (rows, cols), as it lies here.
    Matrix,
    /// (cols, rows): the `Conv1D` of GPT-2.
    Transposed,
    /// (cols): norm weights and biases.
    Vector,
}

/// How a parameter begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Init {
    /// Every value the same: norm weights 1, biases 0.
    Constant(f32),
    /// Normal around 0 with this deviation.
    Normal(f64),
}

/// One named parameter: a (rows, cols) matrix or a vector (1, cols) in the flat buffer.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamEntry {
    /// Hugging Face name, for example `model.layers.0.self_attn.q_proj.weight`.
    pub name: String,
    /// Rows; 1 for vectors.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    /// Index of its first value in the flat buffer.
    pub offset: usize,
    /// How a checkpoint stores it.
    pub stored: Stored,
    /// How it begins.
    pub init: Init,
}

impl ParamEntry {
    /// Number of values.
    pub fn len(&self) -> usize {
        self.rows * self.cols
    }

    /// Never true.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The shape a checkpoint gives it.
    pub fn shape(&self) -> Vec<usize> {
        match self.stored {
            Stored::Matrix => vec![self.rows, self.cols],
            Stored::Transposed => vec![self.cols, self.rows],
            Stored::Vector => vec![self.cols],
        }
    }

    /// Its values (rows, cols) in the order of a checkpoint.
    pub fn to_stored<'a>(&self, values: &'a [f32]) -> Cow<'a, [f32]> {
        match self.stored {
            Stored::Transposed => transposed(values, self.cols).into(),
            Stored::Matrix | Stored::Vector => values.into(),
        }
    }

    /// Values in the order of a checkpoint as (rows, cols).
    pub fn from_stored<'a>(&self, values: &'a [f32]) -> Cow<'a, [f32]> {
        match self.stored {
            Stored::Transposed => transposed(values, self.rows).into(),
            Stored::Matrix | Stored::Vector => values.into(),
        }
    }
}

/// The transpose of a matrix with rows of `cols` values.
fn transposed(values: &[f32], cols: usize) -> Vec<f32> {
    let column = |c| values.iter().skip(c).step_by(cols).copied();
    (0..cols).flat_map(column).collect()
}

/// What the parts of a decoder are called; the decoder's own words, for both architectures.
#[derive(Debug)]
pub(super) struct Names {
    pub embed: &'static str,
    pub positions: &'static str,
    pub blocks: &'static str,
    pub norm1: &'static str,
    pub qkv: &'static str,
    pub out: &'static str,
    pub norm2: &'static str,
    pub up: &'static str,
    pub down: &'static str,
    pub norm: &'static str,
}

/// The output head, in both, where it is not tied.
pub(super) const HEAD: &str = "lm_head";

const LLAMA: Names = Names {
    embed: "model.embed_tokens",
    positions: "",
    blocks: "model.layers",
    norm1: "input_layernorm",
    // The first of those that lie back to back.
    qkv: "self_attn.q_proj",
    out: "self_attn.o_proj",
    norm2: "post_attention_layernorm",
    up: "mlp.gate_proj",
    down: "mlp.down_proj",
    norm: "model.norm",
};

const GPT2: Names = Names {
    embed: "transformer.wte",
    positions: "transformer.wpe",
    blocks: "transformer.h",
    norm1: "ln_1",
    qkv: "attn.c_attn",
    out: "attn.c_proj",
    norm2: "ln_2",
    up: "mlp.c_fc",
    down: "mlp.c_proj",
    norm: "transformer.ln_f",
};

impl Names {
    pub fn of(architecture: Architecture) -> &'static Names {
        match architecture {
            Architecture::Llama => &LLAMA,
            Architecture::Gpt2 => &GPT2,
        }
    }
}

/// All parameters of a model in the order of the flat buffer.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamTable {
    /// The parameters.
    pub entries: Vec<ParamEntry>,
    /// Length of the flat buffer, padding included (padding values are zero and stay zero).
    pub total: usize,
}

/// Groups start at multiples of this many values, which every device's offset alignment divides.
const ALIGN: usize = 64;
/// Deviation of fresh matrices.
const DEVIATION: f64 = 0.02;
const ONES: Init = Init::Constant(1.0);
const ZEROS: Init = Init::Constant(0.0);

impl ParamTable {
    /// The table of a model of this shape.
    pub fn new(c: &ModelConfig) -> ParamTable {
        let mut t = ParamTable {
            entries: Vec::new(),
            total: 0,
        };
        let n = Names::of(c.architecture);
        t.matrix(n.embed, c.vocab_size, c.hidden);
        if c.architecture == Architecture::Gpt2 {
            t.matrix(n.positions, c.context, c.hidden);
        }
        for l in 0..c.layers {
            let p = |s: &str| format!("{}.{l}.{s}", n.blocks);
            match c.architecture {
                Architecture::Llama => t.llama_block(c, p),
                Architecture::Gpt2 => t.gpt2_block(c, n, p),
            }
        }
        t.vector(&format!("{}.weight", n.norm), c.hidden, ONES);
        if c.architecture == Architecture::Gpt2 {
            t.vector(&format!("{}.bias", n.norm), c.hidden, ZEROS);
        }
        if !c.tied {
            t.matrix(HEAD, c.vocab_size, c.hidden);
        }
        t
    }

    fn llama_block(&mut self, c: &ModelConfig, p: impl Fn(&str) -> String) {
        let (q, kv) = (c.heads * c.head_dim, c.kv_heads * c.head_dim);
        let weight = |s: &str| format!("{}.weight", p(s));
        self.vector(&weight("input_layernorm"), c.hidden, ONES);
        for (name, rows) in [("q_proj", q), ("k_proj", kv), ("v_proj", kv)] {
            let name = weight(&format!("self_attn.{name}"));
            self.push(
                name,
                rows,
                c.hidden,
                Stored::Matrix,
                Init::Normal(DEVIATION),
            );
        }
        self.align();
        self.matrix(&p("self_attn.o_proj"), c.hidden, q);
        self.vector(&weight("post_attention_layernorm"), c.hidden, ONES);
        for name in ["mlp.gate_proj", "mlp.up_proj"] {
            let init = Init::Normal(DEVIATION);
            self.push(weight(name), c.ffn, c.hidden, Stored::Matrix, init);
        }
        self.align();
        self.matrix(&p("mlp.down_proj"), c.hidden, c.ffn);
    }

    /// Radford et al. 2019, section 2.3: what leads back to the residual stream begins smaller, by the root of the number
    /// of such layers, 2 L.
    fn gpt2_block(&mut self, c: &ModelConfig, n: &Names, p: impl Fn(&str) -> String) {
        let back = DEVIATION / (2.0 * c.layers as f64).sqrt();
        self.norm_and_bias(&p(n.norm1), c.hidden);
        self.conv1d(&p(n.qkv), c.qkv_rows(), c.hidden, DEVIATION);
        self.conv1d(&p(n.out), c.hidden, c.heads * c.head_dim, back);
        self.norm_and_bias(&p(n.norm2), c.hidden);
        self.conv1d(&p(n.up), c.ffn, c.hidden, DEVIATION);
        self.conv1d(&p(n.down), c.hidden, c.ffn, back);
    }

    fn matrix(&mut self, name: &str, rows: usize, cols: usize) {
        let init = Init::Normal(DEVIATION);
        self.push(format!("{name}.weight"), rows, cols, Stored::Matrix, init);
        self.align();
    }

    fn vector(&mut self, name: &str, cols: usize, init: Init) {
        self.push(name.into(), 1, cols, Stored::Vector, init);
        self.align();
    }

    fn norm_and_bias(&mut self, name: &str, cols: usize) {
        self.vector(&format!("{name}.weight"), cols, ONES);
        self.vector(&format!("{name}.bias"), cols, ZEROS);
    }

    /// GPT-2's linear layer: the weight, then the bias (rows).
    fn conv1d(&mut self, name: &str, rows: usize, cols: usize, deviation: f64) {
        let init = Init::Normal(deviation);
        let weight = format!("{name}.weight");
        self.push(weight, rows, cols, Stored::Transposed, init);
        self.align();
        self.vector(&format!("{name}.bias"), rows, ZEROS);
    }

    fn push(&mut self, name: String, rows: usize, cols: usize, stored: Stored, init: Init) {
        let offset = self.total;
        self.total += rows * cols;
        self.entries.push(ParamEntry {
            name,
            rows,
            cols,
            offset,
            stored,
            init,
        });
    }

    /// Ends a group.
    fn align(&mut self) {
        self.total = self.total.next_multiple_of(ALIGN);
    }

    /// Number of trained values (padding not counted).
    pub fn count(&self) -> usize {
        self.entries.iter().map(ParamEntry::len).sum()
    }

    /// The entry of this name.
    pub fn find(&self, name: &str) -> Option<&ParamEntry> {
        self.entries.iter().find(|e| e.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_demo_model_has_the_peers_size() {
        // 2 * 256 * 256 embeddings and head, 4 blocks of 4 d^2 + 3 d ffn + 2 d, one norm.
        let t = ParamTable::new(&ModelConfig::default());
        assert_eq!(
            t.count(),
            2 * 65_536 + 4 * (4 * 65_536 + 3 * 256 * 768 + 512) + 256
        );
        let q = t.find("model.layers.1.self_attn.q_proj.weight").unwrap();
        let k = t.find("model.layers.1.self_attn.k_proj.weight").unwrap();
        assert_eq!(q.offset % ALIGN, 0);
        assert_eq!(k.offset, q.offset + q.len());
    }

    #[test]
    fn gpt2_small_has_124_million_parameters() {
        let mut c = ModelConfig {
            vocab_size: 50_257,
            hidden: 768,
            layers: 12,
            heads: 12,
            context: 1024,
            ..ModelConfig::gpt2()
        };
        c.follow_architecture(|_| false);
        c.validate().unwrap();
        let t = ParamTable::new(&c);
        assert_eq!(t.count(), 124_439_808);
        let bias = t.find("transformer.h.11.attn.c_attn.bias").unwrap();
        assert_eq!((bias.shape(), bias.init), (vec![2304], ZEROS));
        let fc = t.find("transformer.h.0.mlp.c_fc.weight").unwrap();
        assert_eq!((fc.rows, fc.cols, fc.shape()), (3072, 768, vec![768, 3072]));
        let back = t.find("transformer.h.3.mlp.c_proj.weight").unwrap();
        assert_eq!(back.init, Init::Normal(0.02 / 24f64.sqrt()));
        assert!(t.entries.iter().all(|e| e.offset % ALIGN == 0));
    }

    #[test]
    fn conv1d_weights_turn_over_and_back() {
        let t = ParamTable::new(&ModelConfig::gpt2());
        let e = ParamEntry {
            rows: 3,
            cols: 2,
            ..t.find("transformer.h.0.mlp.c_fc.weight").unwrap().clone()
        };
        let values = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
        let stored = e.to_stored(&values);
        assert_eq!(stored[..], [1.0, 3.0, 5.0, 2.0, 4.0, 6.0]);
        assert_eq!(e.from_stored(&stored)[..], values);
    }
}
