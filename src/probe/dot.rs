//! The dot products a probe asks for: out = C + sum over k of a[k] scale_a b[k] scale_b, a pair of scales a block.

use std::fmt;

/// What a path multiplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// f32 values without scales.
    F32,
    /// E2M1 elements in blocks of 32 under power-of-two scales.
    Mxfp4,
}

/// When C is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addend {
    /// The accumulator begins with it.
    First,
    /// Once, at the end.
    Last,
}

impl fmt::Display for Addend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Addend::First => "first",
            Addend::Last => "last",
        })
    }
}

/// One dot product.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// What it is for, in words.
    pub what: String,
    /// Left elements, (K).
    pub a: Vec<f32>,
    /// Right elements, (K).
    pub b: Vec<f32>,
    /// Elements that share a pair of scales; 1 where there are none.
    pub block: usize,
    /// Left decode scales, one a block; all 1 where there are none.
    pub scale_a: Vec<f32>,
    /// Right decode scales.
    pub scale_b: Vec<f32>,
    /// C.
    pub c: f32,
}

impl Dot {
    /// f32 products.
    pub fn plain(terms: Vec<(f32, f32)>, c: f32, what: impl Into<String>) -> Dot {
        Dot {
            what: what.into(),
            block: 1,
            scale_a: vec![1.0; terms.len()],
            scale_b: vec![1.0; terms.len()],
            a: terms.iter().map(|t| t.0).collect(),
            b: terms.iter().map(|t| t.1).collect(),
            c,
        }
    }

    /// `count` blocks of zeros under scales of 1.
    pub fn blocks(count: usize, block: usize, what: impl Into<String>) -> Dot {
        Dot {
            what: what.into(),
            a: vec![0.0; count * block],
            b: vec![0.0; count * block],
            block,
            scale_a: vec![1.0; count],
            scale_b: vec![1.0; count],
            c: 0.0,
        }
    }

    /// The scales of element i.
    pub fn scales(&self, i: usize) -> (f32, f32) {
        let block = i / self.block;
        (self.scale_a[block], self.scale_b[block])
    }

    /// Element i of both operands under their scales, in f32.
    pub fn scaled(&self, i: usize) -> (f32, f32) {
        let (sa, sb) = self.scales(i);
        (self.a[i] * sa, self.b[i] * sb)
    }

    /// Whether there is no NaN and no infinity in it.
    pub fn is_finite(&self) -> bool {
        let all = [&self.a, &self.b, &self.scale_a, &self.scale_b];
        self.c.is_finite() && all.iter().all(|v| v.iter().all(|x| x.is_finite()))
    }

    /// The same with left and right exchanged.
    pub fn swapped(&self) -> Dot {
        Dot {
            what: format!("{}, operands exchanged", self.what),
            a: self.b.clone(),
            b: self.a.clone(),
            scale_a: self.scale_b.clone(),
            scale_b: self.scale_a.clone(),
            ..self.clone()
        }
    }
}
