//! Recipes: which number format each operand of each GEMM of a linear layer takes.
//!
//! | GEMM | product | A | B |
//! |---|---|---|---|
//! | Fprop | Y (M, N) = X Wt | X (M, K) | W (N, K) |
//! | Dgrad | dX (M, K) = dY W | dY (M, N) | Wt (K, N) |
//! | Wgrad | dW (N, K) = dYt X | dYt (N, M) | Xt (K, M) |
//!
//! Blocks and Hadamard transforms run along the contraction axis, the last one of each operand, so a tensor that two
//! GEMMs use is quantised twice, each time from the original (unless the recipe says `from forward`).
//!
//! A [`Recipe`] is data: constants in [`named`], TOML in [`file`], three rows of text in its `Display`. What layer l of L
//! does at step s of S is [`Recipe::layer`].

mod display;
pub mod file;
pub mod named;
mod operand;
mod products;

pub use operand::{Number, Operand, SignRule, Source, Transform};

use crate::error::{Error, Result};
use std::borrow::Cow;
use std::fmt;

/// Both operands of one GEMM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GemmRecipe {
    /// X, dY, dYt.
    pub a: Operand,
    /// W, Wt, Xt.
    pub b: Operand,
}

impl GemmRecipe {
    /// Both operands alike.
    pub const fn both(operand: Operand) -> GemmRecipe {
        GemmRecipe {
            a: operand,
            b: operand,
        }
    }

    /// Both original operands in this number type.
    pub const fn uniform(number: Number) -> GemmRecipe {
        GemmRecipe::both(Operand::plain(number))
    }

    /// Whether its operands are quantised in blocks.
    pub const fn is_quantized(&self) -> bool {
        matches!(self.a.number, Number::Block(_))
    }

    /// Whether an operand is rounded stochastically.
    pub fn is_stochastic(&self) -> bool {
        [self.a, self.b].iter().any(|o| {
            o.format()
                .is_some_and(|f| f.rounding == crate::formats::Rounding::Sr)
        })
    }

    fn validate(&self, gemm: Gemm) -> Result<()> {
        let [a, b] = gemm.operands();
        let refuse = |what: String| Err(Error::Config(format!("{gemm}: {what}")));
        match (self.a.number, self.b.number) {
            (Number::Block(fa), Number::Block(fb)) => {
                fa.validate()?;
                fb.validate()?;
                fa.check_product(&fb)
                    .map_err(|e| Error::Config(format!("{gemm}: {e}")))?;
            }
            (x, y) if x != y => {
                return refuse(format!(
                    "{a} is {x} and {b} is {y}; both operands need the same kind of number"
                ));
            }
            (x, _) => {
                if self.a.hadamard.is_some() || self.b.hadamard.is_some() {
                    return refuse(format!(
                        "a Hadamard transform of {x} operands changes nothing but rounding errors; leave it out or quantise"
                    ));
                }
            }
        }
        match (self.a.hadamard, self.b.hadamard) {
            (Some(_), None) | (None, Some(_)) => {
                let (with, without) = if self.a.hadamard.is_some() {
                    (a, b)
                } else {
                    (b, a)
                };
                return refuse(format!(
                    "a Hadamard transform on {with} alone does not cancel; put the same on {without}"
                ));
            }
            (Some(x), Some(y)) if x != y => {
                return refuse(format!(
                    "{a} and {b} need the same Hadamard transform, got sizes {} and {} or other signs",
                    x.size, y.size
                ));
            }
            (Some(t), _) => crate::hadamard::check_size(t.size)?,
            _ => {}
        }
        Ok(())
    }
}

impl fmt::Display for GemmRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.a, self.b)
    }
}

/// The GEMMs of a linear layer, always in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gemm {
    /// Y = X Wt.
    Fprop,
    /// dX = dY W.
    Dgrad,
    /// dW = dYt X.
    Wgrad,
}

impl Gemm {
    /// All three.
    pub const ALL: [Gemm; 3] = [Gemm::Fprop, Gemm::Dgrad, Gemm::Wgrad];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Gemm::Fprop => "Fprop",
            Gemm::Dgrad => "Dgrad",
            Gemm::Wgrad => "Wgrad",
        }
    }

    /// The name of its result.
    pub const fn output(self) -> &'static str {
        match self {
            Gemm::Fprop => "Y",
            Gemm::Dgrad => "dX",
            Gemm::Wgrad => "dW",
        }
    }

    /// Names of operands A and B.
    pub const fn operands(self) -> [&'static str; 2] {
        match self {
            Gemm::Fprop => ["X", "W"],
            Gemm::Dgrad => ["dY", "W"],
            Gemm::Wgrad => ["dY", "X"],
        }
    }
}

impl fmt::Display for Gemm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The three GEMMs of a linear layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinearRecipe {
    /// Y = X Wt.
    pub fprop: GemmRecipe,
    /// dX = dY W.
    pub dgrad: GemmRecipe,
    /// dW = dYt X.
    pub wgrad: GemmRecipe,
    /// Gradients are zeroed where Fprop's quantiser clipped (Quartet's trust mask: |x / scale| < 6 is kept).
    pub trust_mask: bool,
}

impl LinearRecipe {
    /// All three GEMMs in f32.
    pub const F32: LinearRecipe = LinearRecipe::uniform(Number::F32);
    /// All three GEMMs in bf16.
    pub const BF16: LinearRecipe = LinearRecipe::uniform(Number::Bf16);

    /// All three GEMMs in one number type, blocks along each contraction axis.
    pub const fn uniform(number: Number) -> LinearRecipe {
        LinearRecipe {
            fprop: GemmRecipe::uniform(number),
            dgrad: GemmRecipe::uniform(number),
            wgrad: GemmRecipe::uniform(number),
            trust_mask: false,
        }
    }

    /// One of the three.
    pub const fn gemm(&self, gemm: Gemm) -> GemmRecipe {
        match gemm {
            Gemm::Fprop => self.fprop,
            Gemm::Dgrad => self.dgrad,
            Gemm::Wgrad => self.wgrad,
        }
    }

    fn gemm_mut(&mut self, gemm: Gemm) -> &mut GemmRecipe {
        match gemm {
            Gemm::Fprop => &mut self.fprop,
            Gemm::Dgrad => &mut self.dgrad,
            Gemm::Wgrad => &mut self.wgrad,
        }
    }

    /// The three GEMMs with their names, in the order Fprop, Dgrad, Wgrad.
    pub fn rows(&self) -> [(Gemm, GemmRecipe); 3] {
        Gemm::ALL.map(|gemm| (gemm, self.gemm(gemm)))
    }

    /// Refuses what cannot be computed or would not be what its author thinks.
    ///
    /// # Errors
    /// [`Error::Config`] with the GEMM, the operand and what to do.
    pub fn validate(&self) -> Result<()> {
        for (gemm, recipe) in self.rows() {
            recipe.validate(gemm)?;
        }
        let refuse = |what: &str| Err(Error::Config(what.into()));
        let from_forward = |o: &Operand| o.source == Source::Forward;
        if from_forward(&self.fprop.a) || from_forward(&self.fprop.b) {
            return refuse("Fprop: `from forward` is for the operands of Dgrad and Wgrad");
        }
        if from_forward(&self.dgrad.a) || from_forward(&self.wgrad.a) {
            return refuse("dY has no forward: `from forward` is for W in Dgrad and X in Wgrad");
        }
        let any_forward = from_forward(&self.dgrad.b) || from_forward(&self.wgrad.b);
        if any_forward && !self.fprop.is_quantized() {
            return refuse("`from forward` needs a quantised Fprop; leave it out");
        }
        if any_forward
            && self
                .fprop
                .a
                .hadamard
                .is_some_and(|t| t.signs != SignRule::Unsigned)
        {
            return refuse(
                "`from forward` under a signed transform in Fprop is not supported: use an unsigned one",
            );
        }
        if self.trust_mask && !(from_forward(&self.dgrad.b) && from_forward(&self.wgrad.b)) {
            return refuse("trust_mask needs `from forward` on W in Dgrad and X in Wgrad");
        }
        Ok(())
    }
}

/// A linear layer inside a decoder block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Query projection.
    Q,
    /// Key projection.
    K,
    /// Value projection.
    V,
    /// Output projection of attention.
    O,
    /// Gate of the SwiGLU.
    Gate,
    /// First projection of the feed-forward.
    Up,
    /// Second projection of the feed-forward.
    Down,
}

impl Layer {
    /// Every layer with its name in TOML.
    pub const NAMES: [(&'static str, Layer); 7] = [
        ("q", Layer::Q),
        ("k", Layer::K),
        ("v", Layer::V),
        ("o", Layer::O),
        ("gate", Layer::Gate),
        ("up", Layer::Up),
        ("down", Layer::Down),
    ];

    /// Its name in TOML.
    pub fn name(self) -> &'static str {
        Self::NAMES
            .into_iter()
            .find(|(_, l)| *l == self)
            .map_or("", |(n, _)| n)
    }
}

/// A number of blocks, or a share of them (rounded to the nearest number).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// So many blocks.
    Blocks(usize),
    /// This part of all blocks, 0..=1.
    Share(f64),
}

impl Extent {
    /// Blocks of `all`.
    pub fn of(self, all: usize) -> usize {
        match self {
            Extent::Blocks(n) => n.min(all),
            Extent::Share(part) => (part * all as f64).round() as usize,
        }
    }
}

/// What stays in higher precision.
#[derive(Clone, Debug, PartialEq)]
pub struct High {
    /// Blocks at the beginning.
    pub first: Extent,
    /// Blocks at the end.
    pub last: Extent,
    /// Layers in every block.
    pub layers: Cow<'static, [Layer]>,
    /// What these are computed in.
    pub number: Number,
}

/// Where a named recipe departs from its rule.
#[derive(Clone, Copy, Debug)]
pub struct Exceptions {
    /// Blocks at the beginning in bf16.
    pub first: Extent,
    /// Blocks at the end in bf16.
    pub last: Extent,
    /// Layers with rules of their own.
    pub special: &'static [(Layer, LinearRecipe)],
    /// Changes during the run.
    pub phases: &'static [Phase],
}

impl Exceptions {
    /// None.
    pub const NONE: Exceptions = Exceptions {
        first: Extent::Blocks(0),
        last: Extent::Blocks(0),
        special: &[],
        phases: &[],
    };
}

/// When a phase begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum When {
    /// After so many steps.
    Step(u64),
    /// After this part of all steps, 0..=1.
    Share(f64),
}

impl When {
    /// The first step of the phase, counted from 0, in a run of `total` steps.
    pub fn step(self, total: u64) -> u64 {
        match self {
            When::Step(s) => s,
            When::Share(part) => (part * total as f64).round() as u64,
        }
    }
}

/// A later part of a run in which some GEMMs of the quantised layers are computed otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phase {
    /// Its beginning.
    pub from: When,
    /// Fprop from then on, if it changes.
    pub fprop: Option<GemmRecipe>,
    /// Dgrad from then on, if it changes.
    pub dgrad: Option<GemmRecipe>,
    /// Wgrad from then on, if it changes.
    pub wgrad: Option<GemmRecipe>,
}

impl Phase {
    fn apply(&self, linear: &mut LinearRecipe) {
        for (gemm, change) in Gemm::ALL
            .into_iter()
            .zip([self.fprop, self.dgrad, self.wgrad])
        {
            if let Some(change) = change {
                *linear.gemm_mut(gemm) = change;
            }
        }
    }
}

/// A training recipe.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// The name users type.
    pub name: Cow<'static, str>,
    /// Paper, and what was chosen where it leaves something open.
    pub about: Cow<'static, str>,
    /// The linear layers of the blocks, but for the exceptions below.
    pub linear: LinearRecipe,
    /// The output head.
    pub head: LinearRecipe,
    /// Layers in higher precision.
    pub high: High,
    /// Layers with rules of their own, in all blocks that are not high.
    pub special: Cow<'static, [(Layer, LinearRecipe)]>,
    /// Changes during the run, in order.
    pub phases: Cow<'static, [Phase]>,
}

impl Recipe {
    /// A recipe whose block linears all do this; the head in `head`.
    pub const fn simple(
        name: &'static str,
        about: &'static str,
        linear: LinearRecipe,
        head: LinearRecipe,
    ) -> Recipe {
        Recipe::with(name, about, linear, head, Exceptions::NONE)
    }

    /// [`Recipe::simple`] but for some layers or some of the time.
    pub const fn with(
        name: &'static str,
        about: &'static str,
        linear: LinearRecipe,
        head: LinearRecipe,
        but: Exceptions,
    ) -> Recipe {
        Recipe {
            name: Cow::Borrowed(name),
            about: Cow::Borrowed(about),
            linear,
            head,
            high: High {
                first: but.first,
                last: but.last,
                layers: Cow::Borrowed(&[]),
                number: Number::Bf16,
            },
            special: Cow::Borrowed(but.special),
            phases: Cow::Borrowed(but.phases),
        }
    }

    /// The recipe of this name; `name@64` is the recipe with Hadamard transforms of that size.
    ///
    /// # Errors
    /// [`Error::Config`] with the nearest name.
    ///
    /// ```
    /// use halfbyte::recipe::Recipe;
    /// let recipe = Recipe::named("a-rht-sr@128").unwrap();
    /// assert_eq!(recipe.linear.wgrad.a.hadamard.unwrap().size, 128);
    /// assert!(Recipe::named("mxpf4").unwrap_err().to_string().contains("did you mean `mxfp4`?"));
    /// ```
    pub fn named(name: &str) -> Result<Recipe> {
        let (base, size) = match name.split_once('@') {
            Some((base, size)) => (base, Some(size)),
            None => (name, None),
        };
        let names: Vec<&str> = named::ALL.iter().map(|r| r.name.as_ref()).collect();
        let mut recipe = named::ALL
            .iter()
            .find(|r| r.name == base)
            .map(|r| (*r).clone())
            .ok_or_else(|| Error::unknown("recipe", base, &names))?;
        if let Some(size) = size {
            recipe.resize_hadamard(size)?;
            recipe.name = Cow::Owned(name.into());
        }
        Ok(recipe)
    }

    fn resize_hadamard(&mut self, size: &str) -> Result<()> {
        let size = size.parse().map_err(|_| {
            Error::Config(format!(
                "`{}@{size}`: the size of a Hadamard transform is a number",
                self.name
            ))
        })?;
        crate::hadamard::check_size(size)?;
        let mut changed = false;
        for gemm in Gemm::ALL {
            let recipe = self.linear.gemm_mut(gemm);
            for t in [&mut recipe.a.hadamard, &mut recipe.b.hadamard]
                .into_iter()
                .flatten()
            {
                t.size = size;
                changed = true;
            }
        }
        if changed {
            Ok(())
        } else {
            Err(Error::Config(format!(
                "`{}` has no Hadamard transform whose size could be {size}",
                self.name
            )))
        }
    }

    /// What layer `layer` of block `block` of `blocks` does in the step after `step` of `total` steps.
    pub fn layer(
        &self,
        layer: Layer,
        block: usize,
        blocks: usize,
        step: u64,
        total: u64,
    ) -> LinearRecipe {
        let high = &self.high;
        if block < high.first.of(blocks)
            || block + high.last.of(blocks) >= blocks
            || high.layers.contains(&layer)
        {
            return LinearRecipe::uniform(high.number);
        }
        let mut linear = self
            .special
            .iter()
            .find(|(l, _)| *l == layer)
            .map_or(self.linear, |(_, r)| *r);
        for phase in self
            .phases
            .iter()
            .take_while(|p| p.from.step(total) <= step)
        {
            phase.apply(&mut linear);
        }
        linear
    }

    /// Refuses a recipe that cannot be computed or contradicts itself.
    ///
    /// # Errors
    /// [`Error::Config`] with the part and what to do.
    pub fn validate(&self) -> Result<()> {
        let named =
            |part: &str, e: Error| Error::Config(format!("recipe `{}`, {part}: {e}", self.name));
        self.linear
            .validate()
            .map_err(|e| named("linear layers", e))?;
        self.head.validate().map_err(|e| named("head", e))?;
        let fail = |what: String| Err(Error::Config(format!("recipe `{}`: {what}", self.name)));
        for extent in [self.high.first, self.high.last] {
            if let Extent::Share(part) = extent
                && !(0.0..=1.0).contains(&part)
            {
                return fail(format!("a share of blocks is between 0 and 1, got {part}"));
            }
        }
        for (layer, linear) in self.special.iter() {
            linear.validate().map_err(|e| named(layer.name(), e))?;
            if self.high.layers.contains(layer) {
                return fail(format!(
                    "layer {} is kept high and has rules of its own; leave one out",
                    layer.name()
                ));
            }
        }
        let mut linear = self.linear;
        for (i, phase) in self.phases.iter().enumerate() {
            if let When::Share(part) = phase.from
                && !(0.0..=1.0).contains(&part)
            {
                return fail(format!(
                    "a phase begins between 0 and 1 of the run, got {part}"
                ));
            }
            let before = i.checked_sub(1).map(|j| self.phases[j].from);
            let ordered = match (before, phase.from) {
                (Some(When::Step(a)), When::Step(b)) => a < b,
                (Some(When::Share(a)), When::Share(b)) => a < b,
                (Some(_), _) => {
                    return fail("phases begin all at steps or all at shares of the run".into());
                }
                (None, _) => true,
            };
            if !ordered {
                return fail(format!(
                    "phase {} does not begin after the one before it",
                    i + 1
                ));
            }
            phase.apply(&mut linear);
            linear
                .validate()
                .map_err(|e| named(&format!("phase {}", i + 1), e))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
