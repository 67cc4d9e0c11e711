//! The sampler and the scorer of a [`Grammar`]: both walk the same table, one by drawing, one by reading.

use std::rc::Rc;

use super::grammar::{Grammar, Plus, REGISTERS, Registers, Slot, Symbol, UNSET};

// ---- Sampler

/// A document drawn from a grammar.
pub(super) struct Sample {
    pub text: String,
    /// -ln of the probability of the draws made.
    pub nll: f64,
    pub held: Registers,
}

/// Draws a document. `below(n)` is uniform over 0 .. n.
pub(super) fn sample(grammar: &Grammar, mut below: impl FnMut(u64) -> u64) -> Sample {
    let mut text = String::new();
    let mut nll = 0.0;
    let mut held = [UNSET; REGISTERS];
    let start = [Symbol::Rule(0)];
    let mut stack: Vec<std::slice::Iter<'_, Symbol>> = vec![start.iter()];
    while let Some(symbols) = stack.last_mut() {
        match symbols.next() {
            None => _ = stack.pop(),
            Some(Symbol::Text(t)) => text.push_str(t),
            Some(Symbol::Slot(slot)) => {
                if slot.fresh {
                    let register = &grammar.registers[slot.register];
                    let drawn = register.first as u64 + below(register.count as u64);
                    held[slot.register] = drawn as u16;
                    nll += (register.count as f64).ln();
                }
                text.push_str(grammar.text(slot, &held));
            }
            Some(Symbol::Rule(r)) => {
                let rule = &grammar.rules[*r];
                let mut ticket = below(u64::from(rule.total()));
                for (weight, body) in &rule.alternatives {
                    if ticket < u64::from(*weight) {
                        nll -= (f64::from(*weight) / f64::from(rule.total())).ln();
                        stack.push(body.iter());
                        break;
                    }
                    ticket -= u64::from(*weight);
                }
            }
        }
    }
    Sample { text, nll, held }
}

// ---- Scorer

/// Reads a text byte by byte and says how probable each byte is given those before it.
///
/// It follows every derivation that agrees with what was read; a derivation's weight is its probability given that
/// text. The probability of a byte is the weight of the derivations that write it next. Few survive a word's first
/// letters, and where a document ends exactly one is left.
#[derive(Clone)]
pub(super) struct Scorer<'g> {
    grammar: &'g Grammar,
    threads: Vec<Thread<'g>>,
}

/// One derivation: the bytes of the terminal it is in, the symbols after that, its registers and its weight.
#[derive(Clone)]
struct Thread<'g> {
    bytes: &'g [u8],
    rest: Option<Rc<Frame<'g>>>,
    held: Registers,
    weight: f64,
}

/// Symbols to come, innermost body first.
struct Frame<'g> {
    symbols: &'g [Symbol],
    next: Option<Rc<Frame<'g>>>,
}

impl<'g> Scorer<'g> {
    /// At the beginning of what `symbols` derive.
    pub fn new(grammar: &'g Grammar, symbols: &'g [Symbol]) -> Self {
        let mut scorer = Scorer {
            grammar,
            threads: Vec::new(),
        };
        scorer.settle(Thread {
            bytes: &[],
            rest: Some(Rc::new(Frame {
                symbols,
                next: None,
            })),
            held: [UNSET; REGISTERS],
            weight: 1.0,
        });
        scorer
    }

    /// Reads one byte; returns its probability given the bytes before it (0 if the grammar cannot write it here).
    pub fn step(&mut self, byte: u8) -> f64 {
        let before = std::mem::take(&mut self.threads);
        for mut thread in before {
            if thread.bytes.first() == Some(&byte) {
                thread.bytes = &thread.bytes[1..];
                self.settle(thread);
            }
        }
        let probability = self.threads.iter().map(|t| t.weight).sum::<f64>();
        for thread in &mut self.threads {
            thread.weight /= probability;
        }
        probability
    }

    /// Whether what was read is complete.
    pub fn is_done(&self) -> bool {
        self.finished().is_some()
    }

    /// The registers of the derivation that is complete.
    pub fn finished(&self) -> Option<&Registers> {
        let done = self.threads.iter().find(|t| t.bytes.is_empty());
        done.map(|t| &t.held)
    }

    /// How many derivations agree with what was read.
    #[cfg(test)]
    pub fn readings(&self) -> usize {
        self.threads.len()
    }

    /// The bytes that can come next, each once.
    pub fn next_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self
            .threads
            .iter()
            .filter_map(|t| t.bytes.first().copied())
            .collect();
        bytes.sort_unstable();
        bytes.dedup();
        bytes
    }

    /// Moves a thread on to its next byte, splitting it at every choice before that.
    fn settle(&mut self, mut thread: Thread<'g>) {
        let grammar = self.grammar;
        while thread.bytes.is_empty() {
            let Some(frame) = thread.rest.take() else {
                break;
            };
            let Some((symbol, symbols)) = frame.symbols.split_first() else {
                thread.rest.clone_from(&frame.next);
                continue;
            };
            let next = frame.next.clone();
            thread.rest = Some(Rc::new(Frame { symbols, next }));
            match symbol {
                Symbol::Text(t) => thread.bytes = t.as_bytes(),
                Symbol::Rule(r) => {
                    for (p, symbols) in grammar.rules[*r].weighted() {
                        let next = thread.rest.clone();
                        self.settle(Thread {
                            rest: Some(Rc::new(Frame { symbols, next })),
                            weight: thread.weight * p,
                            ..thread.clone()
                        });
                    }
                    return;
                }
                Symbol::Slot(slot) => {
                    self.write(thread, slot, slot.fresh);
                    return;
                }
            }
        }
        self.threads.push(thread);
    }

    /// Draws what the slot needs (its register if `fresh`; a register not set yet may hold anything), then writes it.
    fn write(&mut self, mut thread: Thread<'g>, slot: &'g Slot, fresh: bool) {
        let unset = |r: usize| thread.held[r] == UNSET;
        let draw = match slot.plus {
            _ if fresh || unset(slot.register) => slot.register,
            Plus::Register(r) if unset(r) => r,
            _ => {
                thread.bytes = self.grammar.text(slot, &thread.held).as_bytes();
                return self.settle(thread);
            }
        };
        let values = self.grammar.values(draw);
        thread.weight /= values.len() as f64;
        for value in values {
            thread.held[draw] = value;
            self.write(thread.clone(), slot, false);
        }
    }
}
