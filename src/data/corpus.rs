//! The built-in corpus: documents drawn from `stories.grammar`, as many as are wanted, with a known entropy.
//!
//! **Any document at once.** Document `index` is drawn with Philox words whose counter holds the index, the split and
//! the attempt, and whose key comes from the generator's seed and the run's data seed. Nothing depends on what was
//! drawn before.
//!
//! **Train and held-out are disjoint.** A document is *held out* where the entry numbers of its hero, friend and place
//! sum to 0 modulo 16, else it is for *training*. That is a function of the text (the grammar is unambiguous, and every
//! document draws the three exactly once), so no text is in both splits, whatever the seeds. Each split is drawn by
//! rejection: a document of the other split is thrown away and drawn anew. So with G the grammar's distribution
//! P(text | train) = G(text) 16/15 and P(text | held out) = 16 G(text).
//!
//! **The floor is the same for both.** The three are independent and uniform over 16 entries, so within either split
//! each of them, and each *pair*, is still uniform and independent of all else; only the triple is not. The cost
//! -ln G(text) and the length are sums of terms that see at most one of the three. Their expected values are therefore
//! the same in training, held out and in G, and [`Corpus::entropy_per_token`] is the loss of the model that knows G on
//! either split. A model that also learnt which triples never occur in training could gain ln(16/15) = 0.065 nats a
//! document there (0.0004 a byte), and would pay for it on the held-out documents.
//!
//! **What a finite context sees.** A window ([`Corpus::window`]) is a newline and then whole documents from their first
//! byte until it is full, so its model sees everything that bears on each byte, and [`Corpus::per_byte_nll`] of the
//! window is the exact floor of that window. Windows cut their last document, so the beginnings of documents weigh more
//! than in an endless text, and the expected floor depends on the context. Measured on 10^6 held-out bytes each, in
//! nats per byte:
//!
//! ```text
//! context   64     128    256    512    1024   4096   endless
//! floor     0.361  0.401  0.415  0.419  0.423  0.426  0.4276 (exact)
//! ```
//!
//! A model that is started *inside* a document (after sliding past its start, say) does not see the names, box, colour
//! and gift it may have to repeat. It pays at most what the text before tells about the rest: 22.05 nats for those words
//! (3 ln 16 + ln 900 + ln 16 + ln 64) and where in the grammar it stands.

use super::grammar::Grammar;
use super::scorer::{Sample, Scorer, sample};
use crate::rng::{Purpose, philox4x32};
use crate::{Error, Result};

const STORIES: &str = include_str!("stories.grammar");

/// Documents of a window are numbered below this; see [`Corpus::window`].
const WINDOW: u64 = 1 << 16;

/// Which of two disjoint sets of documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Split {
    /// For training.
    Train,
    /// Held out for evaluation.
    HeldOut,
}

/// A document and what drawing it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The text; ends in an empty line.
    pub text: String,
    /// -ln G(text) in nats, added up over the draws. [`Corpus::neg_log_prob`] finds the same by reading the text.
    pub nll: f64,
}

/// The built-in corpus; see the module's header.
#[derive(Debug)]
pub struct Corpus {
    grammar: Grammar,
    seed: u64,
    entropy: f64,
    length: f64,
}

impl Corpus {
    /// The corpus whose documents are keyed by `seed`. Fails only if the built-in grammar is ambiguous.
    pub fn new(seed: u64) -> Result<Corpus> {
        let grammar = Grammar::parse(STORIES)?;
        Ok(Corpus {
            entropy: grammar.entropy()?,
            length: grammar.length()?,
            grammar,
            seed,
        })
    }

    /// The grammar as it is written.
    pub fn grammar() -> &'static str {
        STORIES
    }

    /// Expected -ln G(document), in nats: the entropy of a document, exact.
    pub fn entropy_per_document(&self) -> f64 {
        self.entropy
    }

    /// Expected length of a document in bytes, exact.
    pub fn bytes_per_document(&self) -> f64 {
        self.length
    }

    /// The entropy rate of a stream of documents in nats per byte: entropy per document over bytes per document.
    pub fn entropy_per_token(&self) -> f64 {
        self.entropy / self.length
    }

    /// Document `index` of a split. `data_seed` chooses among endlessly many such sequences.
    pub fn document(&self, split: Split, data_seed: u64, index: u64) -> Document {
        let Sample { text, nll, .. } = self.sample(split, data_seed, index);
        Document { text, nll }
    }

    fn sample(&self, split: Split, data_seed: u64, index: u64) -> Sample {
        let [s0, s1] = words(self.seed);
        let [d0, d1] = words(data_seed);
        let [k0, k1, ..] = philox4x32([s0, s1, d0, d1], [0, Purpose::Data as u32]);
        let mut attempt = 0;
        loop {
            let mut draws = Draws::new(split, index, attempt, [k0, k1]);
            let drawn = sample(&self.grammar, |n| draws.below(n));
            if self.split(self.grammar.class(&drawn.held)) == split {
                return drawn;
            }
            attempt += 1;
        }
    }

    /// `length` tokens: a newline (the end of the document before), then documents from their first byte, cut where the
    /// window is full. Windows of different `index` share no document index.
    pub fn window(&self, split: Split, data_seed: u64, index: u64, length: usize) -> Vec<u32> {
        let mut bytes = vec![b'\n'];
        for document in 0.. {
            if bytes.len() >= length {
                break;
            }
            let number = index.wrapping_mul(WINDOW).wrapping_add(document);
            bytes.extend(self.document(split, data_seed, number).text.bytes());
        }
        bytes[..length].iter().map(|&b| u32::from(b)).collect()
    }

    /// -ln G(document), found by reading it.
    ///
    /// Errors: the text is not one whole document; says at which byte.
    pub fn neg_log_prob(&self, document: &str) -> Result<f64> {
        Ok(self.read(document)?.0)
    }

    /// The split a document belongs to, found by reading it.
    pub fn split_of(&self, document: &str) -> Result<Split> {
        Ok(self.split(self.read(document)?.1))
    }

    fn split(&self, class: usize) -> Split {
        if class == 0 {
            Split::HeldOut
        } else {
            Split::Train
        }
    }

    /// -ln G and the class of one whole document.
    fn read(&self, document: &str) -> Result<(f64, usize)> {
        let mut scorer = Scorer::new(&self.grammar, START);
        let mut nll = 0.0;
        for (at, byte) in document.bytes().enumerate() {
            nll -= scored(&mut scorer, byte, at)?.ln();
        }
        match scorer.finished() {
            Some(held) => Ok((nll, self.grammar.class(held))),
            None => Err(Error::Data(format!(
                "not a whole document: it stops after {} bytes; a document of the built-in corpus ends in an empty line",
                document.len()
            ))),
        }
    }

    /// -ln G(byte | all bytes before it) for every byte of `text`: documents one after the other, the first from its
    /// beginning, the last possibly cut. These sum to -ln G of the whole, and no model can expect less on any byte.
    pub fn per_byte_nll(&self, text: &[u8]) -> Result<Vec<f64>> {
        let mut scorer = Scorer::new(&self.grammar, START);
        let mut nll = Vec::with_capacity(text.len());
        for (at, &byte) in text.iter().enumerate() {
            nll.push(-scored(&mut scorer, byte, at)?.ln());
            if scorer.is_done() {
                scorer = Scorer::new(&self.grammar, START);
            }
        }
        Ok(nll)
    }
}

const START: &[super::grammar::Symbol] = &[super::grammar::Symbol::Rule(0)];

fn scored(scorer: &mut Scorer<'_>, byte: u8, at: usize) -> Result<f64> {
    let probability = scorer.step(byte);
    if probability > 0.0 {
        return Ok(probability);
    }
    let got = char::from(byte);
    Err(Error::Data(format!(
        "byte {at}, {got:?}: the built-in grammar cannot write it here"
    )))
}

fn words(x: u64) -> [u32; 2] {
    [x as u32, (x >> 32) as u32]
}

/// The random numbers of one attempt at one document.
struct Draws {
    counter: [u32; 4],
    key: [u32; 2],
    spare: Option<u64>,
}

impl Draws {
    /// counter = (index low, index high, attempt << 16 | group, purpose | split).
    fn new(split: Split, index: u64, attempt: u32, key: [u32; 2]) -> Draws {
        let [low, high] = words(index);
        let counter = [
            low,
            high,
            attempt << 16,
            (Purpose::Data as u32) << 28 | split as u32,
        ];
        let spare = None;
        Draws {
            counter,
            key,
            spare,
        }
    }

    /// Uniform over 0 .. n, to within n / 2^64.
    fn below(&mut self, n: u64) -> u64 {
        let word = self.spare.take().unwrap_or_else(|| {
            let w = philox4x32(self.counter, self.key);
            self.counter[2] += 1;
            self.spare = Some(u64::from(w[3]) << 32 | u64::from(w[2]));
            u64::from(w[1]) << 32 | u64::from(w[0])
        });
        ((u128::from(word) * u128::from(n)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corpus() -> Corpus {
        Corpus::new(7).unwrap()
    }

    #[test]
    fn reading_gives_the_probability_of_the_draws() {
        let corpus = corpus();
        for split in [Split::Train, Split::HeldOut] {
            for i in 0..1000 {
                let drawn = corpus.sample(split, 3, i);
                let read = corpus.neg_log_prob(&drawn.text).unwrap();
                assert!(
                    (read - drawn.nll).abs() < 1e-9 * drawn.nll,
                    "{read} {}",
                    drawn.nll
                );
                assert_eq!(corpus.split_of(&drawn.text).unwrap(), split);
                let sum: f64 = corpus
                    .per_byte_nll(drawn.text.as_bytes())
                    .unwrap()
                    .iter()
                    .sum();
                assert!((sum - read).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn one_reading_is_left_at_the_end() {
        let corpus = corpus();
        for i in 0..200 {
            let mut scorer = Scorer::new(&corpus.grammar, START);
            for byte in corpus.document(Split::Train, 0, i).text.bytes() {
                assert!(scorer.step(byte) > 0.0);
            }
            assert!(scorer.is_done());
            assert_eq!(scorer.readings(), 1);
        }
    }

    #[test]
    fn analytic_entropy_and_length_within_five_sigma_in_both_splits() {
        let corpus = corpus();
        for split in [Split::Train, Split::HeldOut] {
            let n = 6_000u64;
            let drawn: Vec<_> = (0..n).map(|i| corpus.sample(split, 1, i)).collect();
            let check = |what: &str, value: &dyn Fn(&Sample) -> f64, expected: f64| {
                let mean = drawn.iter().map(value).sum::<f64>() / n as f64;
                let var = drawn.iter().map(|d| (value(d) - mean).powi(2)).sum::<f64>() / n as f64;
                let sigma = (var / n as f64).sqrt();
                assert!(
                    (mean - expected).abs() < 5.0 * sigma,
                    "{what} {split:?}: {mean} +- {sigma}, {expected}"
                );
            };
            check("entropy", &|d| d.nll, corpus.entropy);
            check("length", &|d| d.text.len() as f64, corpus.length);
            // The ratio itself: nll - rate * length has mean 0.
            let rate = corpus.entropy_per_token();
            check("rate", &|d| d.nll - rate * d.text.len() as f64, 0.0);
        }
    }

    #[test]
    fn each_document_draws_each_split_register_once() {
        let grammar = corpus().grammar;
        for &tag in &grammar.split {
            let drawn = |s: &super::super::grammar::Slot| f64::from(s.fresh && s.register == tag);
            assert_eq!(grammar.expect(|_| 0.0, drawn, |_| 0.0).unwrap(), 1.0);
        }
    }

    #[test]
    fn splits_keep_singles_and_pairs_uniform() {
        let m = 16;
        for held_out in [true, false] {
            let mut pairs = vec![[0; 3]; m * m];
            for (a, b, c) in (0..m * m * m).map(|i| (i % m, i / m % m, i / m / m)) {
                if ((a + b + c) % m == 0) == held_out {
                    for (k, (x, y)) in [(a, b), (a, c), (b, c)].into_iter().enumerate() {
                        pairs[x * m + y][k] += 1;
                    }
                }
            }
            assert!(pairs.iter().all(|p| *p == pairs[0]));
        }
    }

    #[test]
    fn no_document_is_in_both_splits_and_none_repeats() {
        let corpus = corpus();
        let mut seen = std::collections::HashSet::new();
        for i in 0..4000 {
            assert!(seen.insert(corpus.document(Split::Train, 1, i).text));
            assert!(seen.insert(corpus.document(Split::Train, 2, i).text));
            assert!(seen.insert(corpus.document(Split::HeldOut, 1, i).text));
        }
    }

    #[test]
    fn conditional_probabilities_of_all_next_bytes_sum_to_one() {
        let corpus = corpus();
        let mut scorer = Scorer::new(&corpus.grammar, START);
        for byte in corpus.document(Split::Train, 0, 5).text.bytes() {
            let next = scorer.next_bytes();
            let total: f64 = next.iter().map(|&b| scorer.clone().step(b)).sum();
            assert!((total - 1.0).abs() < 1e-12, "{total}");
            scorer.step(byte);
        }
    }

    #[test]
    fn other_texts_are_refused_with_the_byte() {
        let corpus = corpus();
        let e = corpus
            .neg_log_prob("Once upon a time")
            .unwrap_err()
            .to_string();
        assert!(e.contains("byte 1, 'n'"), "{e}");
        let e = corpus
            .neg_log_prob("Anna and the fox")
            .unwrap_err()
            .to_string();
        assert!(e.contains("stops after 16 bytes"), "{e}");
    }

    #[test]
    fn ambiguous_grammars_are_refused() {
        let rest = "\nlist tag: a | b\nsplit tag modulo 2";
        for (rules, why) in [
            ("rule s 1: {new tag}x\nrule s 1: {new tag}xy", "rule `s`"),
            ("rule s 1: <r>\nrule r 1: a\nrule r 2: a", "rule `r`"),
            (
                "list w: in | inn\nrule s 1: {new w}{new tag}",
                "`in` is a prefix of `inn`",
            ),
            ("rule s 3: x<s><s>\nrule s 1: {new tag}", ""),
            ("rule s 1: {tag+1}", "past the end"),
            ("rule s 1: <t>", "unknown rule `t`"),
        ] {
            match Grammar::parse(&format!("{rules}{rest}")) {
                Err(e) => assert!(e.to_string().contains(why), "{e}"),
                Ok(g) => assert!(g.entropy().is_err(), "{rules}"),
            }
        }
    }

    /// Run folders name a seed, not a text: the same seed must give the same text for ever.
    #[test]
    fn stories_stay_what_they_are() {
        let corpus = corpus();
        assert_eq!(
            corpus.document(Split::Train, 0, 2).text,
            "Niels and the dwarf meet at the lighthouse. Box 178 holds a violet pan. Faint crows call nearby. So box 178 is \
             empty.\n\n"
        );
        assert!((corpus.entropy_per_document() - 78.555_896_643_908_7).abs() < 1e-9);
        assert!((corpus.bytes_per_document() - 183.709_302_662_037).abs() < 1e-9);
    }
}
