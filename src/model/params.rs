//! Where every parameter lies in the flat buffer that the optimizer walks.
//!
//! Names are those of Hugging Face Llama checkpoints. Weights that are multiplied by the same input
//! (q, k, v; gate, up) lie back to back, so that one GEMM serves them.

use super::ModelConfig;

/// One named parameter: a (rows, cols) matrix or a vector (1, cols) in the flat buffer.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamEntry {
    /// Hugging Face name, for example `model.layers.0.self_attn.q_proj.weight`.
    pub name: String,
    /// Rows; 1 for norm weights.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    /// Index of its first value in the flat buffer.
    pub offset: usize,
    /// Whether the checkpoint stores it as a vector (norm weights).
    pub is_vector: bool,
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
        if self.is_vector {
            vec![self.cols]
        } else {
            vec![self.rows, self.cols]
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

impl ParamTable {
    /// The table of a model of this shape.
    pub fn new(c: &ModelConfig) -> ParamTable {
        let mut t = ParamTable {
            entries: Vec::new(),
            total: 0,
        };
        t.group(
            &[("model.embed_tokens.weight".into(), c.vocab_size, c.hidden)],
            false,
        );
        let (q, kv) = (c.heads * c.head_dim, c.kv_heads * c.head_dim);
        for l in 0..c.layers {
            let p = |s: &str| format!("model.layers.{l}.{s}.weight");
            t.group(&[(p("input_layernorm"), 1, c.hidden)], true);
            t.group(
                &[
                    (p("self_attn.q_proj"), q, c.hidden),
                    (p("self_attn.k_proj"), kv, c.hidden),
                    (p("self_attn.v_proj"), kv, c.hidden),
                ],
                false,
            );
            t.group(&[(p("self_attn.o_proj"), c.hidden, q)], false);
            t.group(&[(p("post_attention_layernorm"), 1, c.hidden)], true);
            t.group(
                &[
                    (p("mlp.gate_proj"), c.ffn, c.hidden),
                    (p("mlp.up_proj"), c.ffn, c.hidden),
                ],
                false,
            );
            t.group(&[(p("mlp.down_proj"), c.hidden, c.ffn)], false);
        }
        t.group(&[("model.norm.weight".into(), 1, c.hidden)], true);
        if !c.tied {
            t.group(&[("lm_head.weight".into(), c.vocab_size, c.hidden)], false);
        }
        t
    }

    fn group(&mut self, parts: &[(String, usize, usize)], is_vector: bool) {
        for (name, rows, cols) in parts {
            let offset = self.total;
            self.total += rows * cols;
            self.entries.push(ParamEntry {
                name: name.clone(),
                rows: *rows,
                cols: *cols,
                offset,
                is_vector,
            });
        }
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
}
