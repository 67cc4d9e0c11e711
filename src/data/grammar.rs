//! A probabilistic grammar as a table: lists of words, registers that remember a choice, rules with weights.
//!
//! A document is derived from the first rule. Two things are random, both independent of everything drawn before:
//! which alternative of a rule is taken (by weight) and which entry of a list a `{new x}` draws (uniformly). Hence the
//! expected value of anything that adds up over a derivation obeys one linear system over the rules:
//!
//! ```text
//! E[rule] = sum over alternatives a of p_a (choice(p_a) + sum over symbols s of a: symbol(s) or E[s])
//! entropy of a document:  choice(p) = -ln p   symbol({new x}) = ln |x|     other symbols 0
//! length of a document:   choice(p) = 0       symbol = mean number of bytes it writes
//! ```
//!
//! The first is the entropy of the *text* only if no text has two derivations. [`Grammar::check`] proves that: wherever
//! there is a choice, no text of one branch is a prefix of a text of another, so a reader who goes from left to right
//! never has two readings left at the end of a branch (and documents may follow each other without a mark).
//!
//! The notation is described at the top of `stories.grammar`.

use super::scorer::Scorer;
use crate::{Error, Result};

/// How many registers a grammar may have.
pub(super) const REGISTERS: usize = 16;

/// What a register holds before its first `{new x}`.
pub(super) const UNSET: u16 = u16::MAX;

/// The entry each register holds, as an index into its list.
pub(super) type Registers = [u16; REGISTERS];

/// Words that can stand for each other: `entries[i][form]` is the text as written and with a capital.
#[derive(Debug)]
pub(super) struct List {
    pub name: String,
    pub entries: Vec<Vec<[String; 2]>>,
}

/// A memory for one entry of `list`, drawn from `first .. first + count`.
#[derive(Debug)]
pub(super) struct Register {
    pub name: String,
    pub list: usize,
    pub first: usize,
    pub count: usize,
}

/// What is added to a register's entry number before it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Plus {
    Number(usize),
    Register(usize),
}

/// Writes the entry a register holds, after drawing it if `fresh`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub fresh: bool,
    pub register: usize,
    pub plus: Plus,
    pub form: usize,
    pub capital: bool,
}

/// One symbol of a rule's body.
#[derive(Debug)]
pub(super) enum Symbol {
    Text(String),
    Rule(usize),
    Slot(Slot),
}

/// A rule: alternatives with their weights.
#[derive(Debug)]
pub(super) struct Rule {
    pub name: String,
    pub alternatives: Vec<(u32, Vec<Symbol>)>,
}

impl Rule {
    pub fn total(&self) -> u32 {
        self.alternatives.iter().map(|(weight, _)| weight).sum()
    }

    /// The alternatives with their probabilities.
    pub fn weighted(&self) -> impl Iterator<Item = (f64, &[Symbol])> {
        let total = f64::from(self.total());
        let share = move |w: &u32| f64::from(*w) / total;
        self.alternatives
            .iter()
            .map(move |(w, b)| (share(w), b.as_slice()))
    }
}

/// The whole table. A document is held out where the entry numbers of the `split` registers sum to 0 modulo `modulus`.
#[derive(Debug, Default)]
pub(super) struct Grammar {
    pub lists: Vec<List>,
    pub registers: Vec<Register>,
    pub rules: Vec<Rule>,
    pub split: Vec<usize>,
    pub modulus: usize,
}

// ---- What a table says

impl Grammar {
    /// The text a slot writes when the registers hold `held`.
    pub fn text(&self, slot: &Slot, held: &Registers) -> &str {
        let plus = match slot.plus {
            Plus::Number(n) => n,
            Plus::Register(r) => usize::from(held[r]),
        };
        let list = &self.lists[self.registers[slot.register].list];
        let entry = &list.entries[usize::from(held[slot.register]) + plus];
        &entry[slot.form][usize::from(slot.capital)]
    }

    /// 0 for a held-out document, 1 .. modulus for the others; from the registers at its end.
    pub fn class(&self, held: &Registers) -> usize {
        let sum: usize = self.split.iter().map(|&r| usize::from(held[r])).sum();
        sum % self.modulus
    }

    /// Expected value per document of what adds up over a derivation: `choice(p)` for every alternative taken, `slot`
    /// for every slot, `text` for every literal. Solved by iteration from 0, which rises to the solution and stops at
    /// the last bit.
    pub fn expect(
        &self,
        choice: impl Fn(f64) -> f64,
        slot: impl Fn(&Slot) -> f64,
        text: impl Fn(&str) -> f64,
    ) -> Result<f64> {
        let mut values = vec![0.0f64; self.rules.len()];
        for _ in 0..100_000 {
            let value = |symbol: &Symbol| match symbol {
                Symbol::Text(t) => text(t),
                Symbol::Rule(r) => values[*r],
                Symbol::Slot(s) => slot(s),
            };
            let of_rule = |rule: &Rule| -> f64 {
                let branch = |(p, body): (f64, &[Symbol])| {
                    p * (choice(p) + body.iter().map(value).sum::<f64>())
                };
                rule.weighted().map(branch).sum()
            };
            let next: Vec<f64> = self.rules.iter().map(of_rule).collect();
            if next == values && next.iter().all(|v| v.is_finite()) {
                return Ok(values[0]);
            }
            values = next;
        }
        Err(Error::Data(
            "grammar: documents have no finite expected size; lower the weights of the recursive alternatives".into(),
        ))
    }

    /// Entropy of a document in nats.
    pub fn entropy(&self) -> Result<f64> {
        let drawn = |s: &Slot| match s.fresh {
            true => (self.registers[s.register].count as f64).ln(),
            false => 0.0,
        };
        self.expect(|p| -p.ln(), drawn, |_| 0.0)
    }

    /// Expected length of a document in bytes.
    pub fn length(&self) -> Result<f64> {
        self.expect(|_| 0.0, |s| self.mean_length(s), |t| t.len() as f64)
    }

    /// Mean number of bytes a slot writes: its registers are uniform and independent of each other.
    fn mean_length(&self, slot: &Slot) -> f64 {
        let mut held = [UNSET; REGISTERS];
        let (mut sum, mut n) = (0usize, 0usize);
        for a in self.values(slot.register) {
            held[slot.register] = a;
            let others = match slot.plus {
                Plus::Register(r) => self.values(r),
                Plus::Number(_) => 0..1,
            };
            for b in others {
                if let Plus::Register(r) = slot.plus {
                    held[r] = b;
                }
                sum += self.text(slot, &held).len();
                n += 1;
            }
        }
        sum as f64 / n as f64
    }

    /// The entries a register can hold.
    pub fn values(&self, register: usize) -> std::ops::Range<u16> {
        let r = &self.registers[register];
        r.first as u16..(r.first + r.count) as u16
    }

    /// Proves that no text has two derivations (see the module's header), or names the choice that fails.
    ///
    /// A register that a branch reads without having set it is taken to hold anything, so the proof covers every
    /// context the branch can stand in.
    pub fn check(&self) -> Result<()> {
        for register in 0..self.registers.len() {
            self.check_list(register)?;
        }
        for rule in &self.rules {
            for (i, (_, left)) in rule.alternatives.iter().enumerate() {
                for (_, right) in &rule.alternatives[i + 1..] {
                    let mut prefix = Vec::new();
                    if meet(
                        Scorer::new(self, left),
                        Scorer::new(self, right),
                        &mut prefix,
                    ) {
                        return Err(Error::Data(format!(
                            "grammar: two alternatives of rule `{}` can both begin with \"{}\", where one of them ends",
                            rule.name,
                            String::from_utf8_lossy(&prefix)
                        )));
                    }
                }
            }
        }
        Ok(())
    }

    /// No entry that a `{new x}` can write is a prefix of another.
    fn check_list(&self, register: usize) -> Result<()> {
        let symbols = self.rules.iter().flat_map(|r| &r.alternatives);
        for symbol in symbols.flat_map(|(_, body)| body) {
            let Symbol::Slot(slot @ Slot { fresh: true, .. }) = symbol else {
                continue;
            };
            if slot.register != register {
                continue;
            }
            let word = |v| {
                let mut held = [UNSET; REGISTERS];
                held[register] = v;
                self.text(slot, &held)
            };
            for a in self.values(register) {
                for b in self.values(register).filter(|&b| b != a) {
                    if word(b).starts_with(word(a)) {
                        return Err(Error::Data(format!(
                            "grammar: register `{}`: `{}` is a prefix of `{}`",
                            self.registers[register].name,
                            word(a),
                            word(b)
                        )));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Whether some text is complete for one of the two and a beginning (or all) of a text of the other. Leaves it in
/// `prefix`. The search follows only texts both can begin with, so it ends where they differ.
fn meet(left: Scorer<'_>, right: Scorer<'_>, prefix: &mut Vec<u8>) -> bool {
    if left.is_done() || right.is_done() {
        return true;
    }
    let theirs = right.next_bytes();
    for byte in left.next_bytes().into_iter().filter(|b| theirs.contains(b)) {
        let (mut l, mut r) = (left.clone(), right.clone());
        l.step(byte);
        r.step(byte);
        prefix.push(byte);
        if meet(l, r, prefix) {
            return true;
        }
        prefix.pop();
    }
    false
}
