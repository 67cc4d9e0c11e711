//! Streams of tokens: endless generated ones, and stored ones in memory or mapped.

use std::path::PathBuf;
use std::sync::Arc;

use memmap2::Mmap;

use super::corpus::{Corpus, Split};
use crate::rng::{Purpose, philox4x32};
use crate::{Error, Result};

// ---- Stored tokens

/// One run of stored tokens.
#[derive(Debug)]
pub(super) enum Part {
    Bytes(Vec<u8>),
    Tokens(Vec<u32>),
    /// Little-endian tokens of `width` bytes from `offset` of a mapped file.
    Mapped {
        path: PathBuf,
        map: Mmap,
        offset: usize,
        width: usize,
    },
}

impl Part {
    pub fn len(&self) -> usize {
        match self {
            Part::Bytes(b) => b.len(),
            Part::Tokens(t) => t.len(),
            Part::Mapped {
                map, offset, width, ..
            } => (map.len() - offset) / width,
        }
    }

    /// Appends the tokens `range` to `out`.
    fn read(&self, range: std::ops::Range<usize>, out: &mut Vec<u32>) {
        match self {
            Part::Bytes(b) => out.extend(b[range].iter().map(|&b| u32::from(b))),
            Part::Tokens(t) => out.extend_from_slice(&t[range]),
            Part::Mapped {
                map, offset, width, ..
            } => {
                let bytes = &map[offset + range.start * width..offset + range.end * width];
                match width {
                    2 => out.extend(
                        bytes
                            .chunks_exact(2)
                            .map(|b| u32::from(u16::from_le_bytes([b[0], b[1]]))),
                    ),
                    _ => out.extend(
                        bytes
                            .chunks_exact(4)
                            .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])),
                    ),
                }
            }
        }
    }

    /// The largest token; an error that says where, if one is not below `vocab_size`.
    pub fn largest(&self, vocab_size: Option<usize>) -> Result<u32> {
        let mut largest = 0;
        let mut chunk = Vec::new();
        for start in (0..self.len()).step_by(1 << 16) {
            chunk.clear();
            self.read(start..(start + (1 << 16)).min(self.len()), &mut chunk);
            largest = chunk.iter().copied().fold(largest, u32::max);
            let Some(v) = vocab_size.filter(|&v| largest as usize >= v) else {
                continue;
            };
            let at = chunk
                .iter()
                .position(|&t| t as usize >= v)
                .unwrap_or_default();
            let what = format!(
                "token {} at position {} is outside the vocabulary of {v}; the shards and the tokenizer (or vocab_size) \
                 do not belong together, or token_bytes is wrong",
                chunk[at],
                start + at
            );
            return Err(match self {
                Part::Mapped { path, .. } => Error::corrupt(path, what),
                _ => Error::Data(what),
            });
        }
        Ok(largest)
    }
}

/// Parts laid end to end.
#[derive(Debug)]
pub(super) struct Store {
    parts: Vec<Part>,
}

impl Store {
    pub fn new(parts: Vec<Part>) -> Arc<Store> {
        Arc::new(Store { parts })
    }

    pub fn len(&self) -> usize {
        self.parts.iter().map(Part::len).sum()
    }

    /// The tokens `start .. start + length`, which must exist.
    fn read(&self, mut start: usize, length: usize) -> Vec<u32> {
        let mut out = Vec::with_capacity(length);
        for part in &self.parts {
            let n = part.len();
            if start < n && out.len() < length {
                let end = n.min(start + length - out.len());
                part.read(start..end, &mut out);
            }
            start = start.saturating_sub(n);
        }
        out
    }
}

// ---- Streams

/// A source of windows of tokens.
#[derive(Clone, Debug)]
pub struct TokenStream(pub(super) Kind);

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// Documents made as they are needed; endless.
    Generated { corpus: Arc<Corpus>, split: Split },
    /// The tokens `start .. start + len` of a store.
    Stored {
        store: Arc<Store>,
        start: usize,
        len: usize,
    },
}

/// Which training window: all that its position depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowKey {
    /// The run's data seed.
    pub seed: u64,
    /// The optimizer step.
    pub step: u64,
    /// The micro-batch within the step.
    pub micro: u32,
    /// The row within the micro-batch.
    pub row: u32,
}

impl WindowKey {
    /// A number no other key of the same seed has: step (26 bits), micro-batch (10), row (12). The generator numbers
    /// its documents by it, 2^16 to a window, so that a run never sees a document twice.
    fn index(&self) -> Result<u64> {
        if self.step >= 1 << 26 || self.micro >= 1 << 10 || self.row >= 1 << 12 {
            return Err(Error::Config(format!(
                "step {}, micro-batch {}, row {}: the built-in corpus numbers its documents for fewer than 2^26 steps, \
                 2^10 micro-batches and 2^12 rows",
                self.step, self.micro, self.row
            )));
        }
        Ok(self.step << 22 | u64::from(self.micro) << 12 | u64::from(self.row))
    }

    /// Uniform over 0 .. n, to within n / 2^64.
    fn below(&self, n: usize) -> usize {
        let counter = [
            self.step as u32,
            (self.step >> 32) as u32,
            self.micro,
            (Purpose::Data as u32) << 28 | 2 << 24 | self.row,
        ];
        let w = philox4x32(counter, [self.seed as u32, (self.seed >> 32) as u32]);
        let word = u64::from(w[1]) << 32 | u64::from(w[0]);
        ((u128::from(word) * n as u128) >> 64) as usize
    }
}

impl TokenStream {
    /// How many tokens there are; `None` where they never end.
    pub fn tokens(&self) -> Option<usize> {
        match self.0 {
            Kind::Generated { .. } => None,
            Kind::Stored { len, .. } => Some(len),
        }
    }

    /// A random window of `length` tokens. Generated: from the start of a document nobody has seen. Stored: from any
    /// position, each as likely.
    pub fn random_window(&self, key: WindowKey, length: usize) -> Result<Vec<u32>> {
        match &self.0 {
            Kind::Generated { corpus, split } => {
                Ok(corpus.window(*split, key.seed, key.index()?, length))
            }
            Kind::Stored { store, start, len } => {
                self.check(length, "training")?;
                Ok(store.read(start + key.below(len - length + 1), length))
            }
        }
    }

    /// Window `i` of `n` fixed ones of `length` tokens. Stored: spread evenly, the first at the beginning, starting at
    /// floor(i (tokens - length) / n).
    pub fn fixed_window(&self, i: usize, n: usize, length: usize) -> Result<Vec<u32>> {
        match &self.0 {
            Kind::Generated { corpus, split } => Ok(corpus.window(*split, 0, i as u64, length)),
            Kind::Stored { store, start, len } => {
                self.check(length, "held-out")?;
                let at = (i as u128 * (len - length) as u128 / n as u128) as usize;
                Ok(store.read(start + at, length))
            }
        }
    }

    /// An error if there are fewer than `length` tokens.
    pub(super) fn check(&self, length: usize, part: &str) -> Result<()> {
        match self.tokens() {
            Some(tokens) if tokens < length => Err(Error::Data(format!(
                "the {part} part of the data has {tokens} tokens; a context of {} needs at least {length} (the context and \
                 one more): lower --context, give more data, or change the held-out fraction",
                length - 1
            ))),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(step: u64, row: u32) -> WindowKey {
        WindowKey {
            seed: 1,
            step,
            micro: 0,
            row,
        }
    }

    #[test]
    fn reads_across_parts_as_one() {
        let all: Vec<u32> = (0..30).collect();
        let parts = [0..7, 7..7, 7..8, 8..30]
            .map(|r: std::ops::Range<usize>| Part::Tokens(all[r].to_vec()));
        let store = Store::new(parts.into());
        for start in 0..=30 {
            for length in 0..=30 - start {
                assert_eq!(store.read(start, length), all[start..start + length]);
            }
        }
    }

    #[test]
    fn every_start_is_as_likely_and_no_window_leaves_the_stream() {
        let store = Store::new(vec![Part::Tokens((0..100).collect())]);
        let stream = TokenStream(Kind::Stored {
            store,
            start: 20,
            len: 60,
        });
        let mut hits = [0u32; 100];
        let n = 51_000;
        for i in 0..n {
            let window = stream
                .random_window(key(i / 8, (i % 8) as u32), 10)
                .unwrap();
            assert!(window.windows(2).all(|w| w[1] == w[0] + 1));
            hits[window[0] as usize] += 1;
        }
        // Starts 20 ..= 70: 51 of them, 1000 hits each.
        assert_eq!(hits.iter().filter(|&&h| h > 0).count(), 51);
        let chi2: f64 = hits[20..=70]
            .iter()
            .map(|&h| (f64::from(h) - 1000.0).powi(2) / 1000.0)
            .sum();
        assert!(chi2 < 50.0 + 5.0 * 100f64.sqrt(), "{chi2}");
    }

    #[test]
    fn keys_do_not_share_documents() {
        let mut seen = std::collections::HashSet::new();
        for step in [0, 1, (1 << 26) - 1] {
            for micro in [0, 1, 1023] {
                for row in [0, 1, 4095] {
                    let key = WindowKey {
                        seed: 0,
                        step,
                        micro,
                        row,
                    };
                    let index = key.index().unwrap();
                    assert!(index < 1 << 48, "times 2^16 documents it must fit 64 bits");
                    assert!(seen.insert(index));
                }
            }
        }
        assert!(key(1 << 26, 0).index().is_err() && key(0, 4096).index().is_err());
    }
}
