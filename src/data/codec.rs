//! Text to tokens and back: bytes, a Hugging Face tokenizer, or token numbers whose words are not known.

use std::path::Path;

use crate::{Error, Result};

/// How tokens stand for text.
#[derive(Debug)]
#[non_exhaustive]
pub enum Codec {
    /// A token is a byte of UTF-8.
    Bytes,
    /// A Hugging Face `tokenizer.json`.
    HuggingFace(Box<tokenizers::Tokenizer>),
    /// Tokens were made elsewhere and no tokenizer was given.
    Numbers,
}

impl Codec {
    /// Reads a Hugging Face `tokenizer.json`. Padding and truncation it may ask for are switched off: a text is
    /// tokenised whole.
    pub fn open(path: &Path) -> Result<Codec> {
        let json = std::fs::read(path).map_err(Error::io(path))?;
        let broken = |e: String| {
            let what = format!(
                "not a usable Hugging Face tokenizer.json ({e}); take the file from the model's folder"
            );
            Error::corrupt(path, what)
        };
        let mut tokenizer =
            tokenizers::Tokenizer::from_bytes(&json).map_err(|e| broken(e.to_string()))?;
        tokenizer.with_padding(None);
        tokenizer
            .with_truncation(None)
            .map_err(|e| broken(e.to_string()))?;
        if tokenizer.get_vocab_size(true) == 0 {
            return Err(broken("its vocabulary is empty".into()));
        }
        Ok(Codec::HuggingFace(Box::new(tokenizer)))
    }

    /// One more than the largest token, if known: a vocabulary with holes counts them.
    pub fn vocab_size(&self) -> Option<usize> {
        match self {
            Codec::Bytes => Some(256),
            Codec::HuggingFace(t) => t
                .get_vocab(true)
                .into_values()
                .max()
                .map(|id| id as usize + 1),
            Codec::Numbers => None,
        }
    }

    /// The tokens of a text, no special tokens added.
    pub fn encode(&self, text: &str) -> Result<Vec<u32>> {
        match self {
            Codec::Bytes => Ok(text.bytes().map(u32::from).collect()),
            Codec::HuggingFace(t) => {
                let encoding = t.encode_fast(text, false);
                let encoding = encoding.map_err(|e| Error::Data(format!("the tokenizer refused the text: {e}")))?;
                Ok(encoding.get_ids().to_vec())
            }
            Codec::Numbers => Err(Error::Config(
                "this data is token numbers and text cannot be turned into them; give the tokenizer.json it was made with"
                    .into(),
            )),
        }
    }

    /// The text of tokens. What is not UTF-8 (a window may begin inside a character) becomes U+FFFD; without a tokenizer
    /// the numbers themselves are written.
    pub fn decode(&self, tokens: &[u32]) -> String {
        let numbers = || {
            let words: Vec<String> = tokens.iter().map(u32::to_string).collect();
            words.join(" ")
        };
        match self {
            Codec::Bytes => {
                let byte = |&t| u8::try_from(t).unwrap_or(b'?');
                String::from_utf8_lossy(&tokens.iter().map(byte).collect::<Vec<u8>>()).into_owned()
            }
            Codec::HuggingFace(t) => t.decode(tokens, false).unwrap_or_else(|_| numbers()),
            Codec::Numbers => numbers(),
        }
    }

    /// How many bytes of text tokens stand for; none without a tokenizer. Exact for bytes; for a tokenizer it is the
    /// length of the decoded text, so a character cut at an end counts as the three bytes of U+FFFD.
    pub fn bytes_in(&self, tokens: &[u32]) -> Option<usize> {
        match self {
            Codec::Bytes => Some(tokens.len()),
            Codec::HuggingFace(_) => Some(self.decode(tokens).len()),
            Codec::Numbers => None,
        }
    }
}
