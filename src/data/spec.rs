//! What data to use, as it stands in `config.toml`, and how it is opened.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Dataset;
use super::codec::Codec;
use super::corpus::{Corpus, Split};
use super::files::{self, Shards};
use super::tokens::{Kind, Part, Store, TokenStream};
use crate::{Error, Result};

/// Where data comes from. In a config or a flag: `builtin`, or a path (a file called `builtin` is `./builtin`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[non_exhaustive]
pub enum Source {
    /// The generated corpus; needs no file.
    #[default]
    Builtin,
    /// A UTF-8 file, a folder of them, a `.bin` shard, or a folder of shards.
    Path(PathBuf),
}

impl From<String> for Source {
    fn from(text: String) -> Source {
        match text.as_str() {
            "builtin" => Source::Builtin,
            path => Source::Path(path.into()),
        }
    }
}

impl From<Source> for String {
    fn from(source: Source) -> String {
        source.to_string()
    }
}

impl std::str::FromStr for Source {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Source, Self::Err> {
        Ok(text.to_string().into())
    }
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::Builtin => f.write_str("builtin"),
            Source::Path(path) => path.display().fmt(f),
        }
    }
}

/// What data to use: everything that decides which tokens a run sees, except its data seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DataSpec {
    /// `builtin` or a path.
    pub source: Source,
    /// A Hugging Face `tokenizer.json`; without one, text is bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokenizer: Option<PathBuf>,
    /// Fraction of the tokens, at the end, that is held out; in steps of 1/10000. Shards with `val` in their names are
    /// held out instead where there are any. The built-in corpus has a held-out stream of its own.
    pub held_out: f64,
    /// Seed of the built-in corpus. It decides the held-out documents and, with the run's data seed, those for training.
    pub generator_seed: u64,
    /// Bytes per token of `.bin` shards without a header: 2 (if not given) or 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_bytes: Option<usize>,
    /// Vocabulary of `.bin` shards; if not given, the tokenizer's, or else one more than the largest token in them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vocab_size: Option<usize>,
}

impl Default for DataSpec {
    fn default() -> Self {
        DataSpec {
            source: Source::Builtin,
            tokenizer: None,
            held_out: 0.05,
            generator_seed: 0,
            token_bytes: None,
            vocab_size: None,
        }
    }
}

impl DataSpec {
    /// Opens the data: reads and tokenises text, or maps shards and checks every token in them against the vocabulary.
    pub fn open(&self) -> Result<Dataset> {
        if !(self.held_out > 0.0 && self.held_out < 1.0) {
            return Err(Error::Config(format!(
                "held_out = {}: the held-out fraction must be above 0 and below 1, for example 0.05",
                self.held_out
            )));
        }
        if let Some(w) = self.token_bytes.filter(|w| ![2, 4].contains(w)) {
            return Err(Error::Config(format!(
                "token_bytes = {w}: must be 2 (u16) or 4 (u32)"
            )));
        }
        let codec = self.tokenizer.as_deref().map(Codec::open).transpose()?;
        match &self.source {
            Source::Builtin => self.open_builtin(codec),
            Source::Path(path) => match files::shards(path)? {
                Some(shards) => self.open_shards(path, shards, codec),
                None => self.open_text(path, codec),
            },
        }
    }

    fn open_builtin(&self, codec: Option<Codec>) -> Result<Dataset> {
        self.refuse_shard_options("the built-in corpus")?;
        if codec.is_some() {
            return Err(Error::Config(
                "the built-in corpus is bytes, whose entropy is known; drop --tokenizer, or give it with --data PATH".into(),
            ));
        }
        let corpus = Arc::new(Corpus::new(self.generator_seed)?);
        let floor = corpus.entropy_per_token();
        let description =
            format!("built-in stories, endless, bytes, entropy {floor:.4} nats per token");
        let stream = |split| {
            TokenStream(Kind::Generated {
                corpus: corpus.clone(),
                split,
            })
        };
        Ok(Dataset {
            train: stream(Split::Train),
            held_out: stream(Split::HeldOut),
            vocab_size: 256,
            codec: Codec::Bytes,
            bytes_per_token: Some(1.0),
            title: description.clone(),
            description,
            floor: Some(floor),
        })
    }

    fn open_text(&self, path: &Path, codec: Option<Codec>) -> Result<Dataset> {
        self.refuse_shard_options("text")?;
        let (text, files) = files::text(path)?;
        let bytes = text.len();
        let codec = codec.unwrap_or(Codec::Bytes);
        let part = match codec {
            Codec::Bytes => Part::Bytes(text.into_bytes()),
            _ => Part::Tokens(codec.encode(&text)?),
        };
        let vocab_size = codec.vocab_size().unwrap_or_default();
        part.largest(Some(vocab_size))?;
        let tokens = part.len();
        let unit = if matches!(codec, Codec::Bytes) {
            "bytes"
        } else {
            "tokens"
        };
        let (train, held_out) = self.cut(Store::new(vec![part]));
        let size = format!("{tokens} {unit} from {files} file(s), vocabulary {vocab_size}");
        Ok(Dataset {
            train,
            held_out,
            vocab_size,
            codec,
            bytes_per_token: (tokens > 0).then(|| bytes as f64 / tokens as f64),
            description: format!("{}: {size}", path.display()),
            title: format!("{}: {size}", name(path)),
            floor: None,
        })
    }

    fn open_shards(&self, path: &Path, shards: Shards, codec: Option<Codec>) -> Result<Dataset> {
        let known = self
            .vocab_size
            .or(codec.as_ref().and_then(Codec::vocab_size));
        let (mut largest, count) = (0, shards.train.len() + shards.held_out.len());
        let mut open = |paths: &[PathBuf]| -> Result<Arc<Store>> {
            let mut parts = Vec::new();
            for path in paths {
                let part = files::shard(path, self.token_bytes)?;
                largest = part.largest(known)?.max(largest);
                parts.push(part);
            }
            Ok(Store::new(parts))
        };
        let (train, held_out) = (open(&shards.train)?, open(&shards.held_out)?);
        let vocab_size = known.unwrap_or(largest as usize + 1);
        let tokens = train.len() + held_out.len();
        let (train, held_out) = match held_out.len() {
            0 => self.cut(train),
            _ => (whole(train), whole(held_out)),
        };
        let size = format!("{tokens} tokens from {count} shard(s), vocabulary {vocab_size}");
        Ok(Dataset {
            train,
            held_out,
            vocab_size,
            codec: codec.unwrap_or(Codec::Numbers),
            bytes_per_token: None,
            description: format!("{}: {size}", path.display()),
            title: format!("{}: {size}", name(path)),
            floor: None,
        })
    }

    fn refuse_shard_options(&self, what: &str) -> Result<()> {
        match (self.token_bytes, self.vocab_size) {
            (None, None) => Ok(()),
            _ => Err(Error::Config(format!(
                "token_bytes and vocab_size describe .bin shards, but the data is {what}; remove them"
            ))),
        }
    }

    /// Cuts off the last `held_out` of a store: with 0.05 at floor(len 95 / 100).
    fn cut(&self, store: Arc<Store>) -> (TokenStream, TokenStream) {
        let len = store.len();
        let kept = 10_000 - ((self.held_out * 10_000.0).round() as u128).clamp(1, 9_999);
        let cut = (len as u128 * kept / 10_000) as usize;
        let part = |start, end| {
            TokenStream(Kind::Stored {
                store: store.clone(),
                start,
                len: end - start,
            })
        };
        (part(0, cut), part(cut, len))
    }
}

/// The last part of a path; that of the real folder where the path ends in `.` or `..`.
fn name(path: &Path) -> String {
    let real = match path.file_name() {
        Some(_) => None,
        None => std::fs::canonicalize(path).ok(),
    };
    let last = real.as_deref().unwrap_or(path).file_name();
    last.map_or("data".into(), |n| n.to_string_lossy().into_owned())
}

fn whole(store: Arc<Store>) -> TokenStream {
    let len = store.len();
    TokenStream(Kind::Stored {
        store,
        start: 0,
        len,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn survives_toml() {
        let spec = DataSpec {
            source: Source::Path("a/b.bin".into()),
            tokenizer: Some("t.json".into()),
            held_out: 0.1,
            generator_seed: 3,
            token_bytes: Some(4),
            vocab_size: Some(99),
        };
        for spec in [spec, DataSpec::default()] {
            let text = toml::to_string(&spec).unwrap();
            assert_eq!(toml::from_str::<DataSpec>(&text).unwrap(), spec, "{text}");
        }
        assert_eq!(toml::from_str::<DataSpec>("").unwrap(), DataSpec::default());
        assert!(toml::from_str::<DataSpec>("sorce = 'x'").is_err());
    }

    #[test]
    fn titles_hold_names_and_no_paths() {
        assert_eq!(name(Path::new("/home/someone/book.txt")), "book.txt");
        assert_eq!(name(Path::new("texts/")), "texts");
        assert_eq!(name(Path::new("/")), "data");
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir(dir.path().join("texts")).unwrap();
        assert_eq!(name(&dir.path().join("texts/..")), name(dir.path()));
        let file = dir.path().join("texts/book.txt");
        std::fs::write(&file, "a b c").unwrap();
        for path in [dir.path().join("texts"), file] {
            let source = Source::Path(path.clone());
            let data = DataSpec {
                source,
                ..DataSpec::default()
            };
            let data = data.open().unwrap();
            let folder = dir.path().display().to_string();
            assert!(data.description.contains(&folder), "{}", data.description);
            assert!(!data.title.contains(&folder), "{}", data.title);
            assert!(data.title.contains("5 bytes"), "{}", data.title);
        }
    }

    #[test]
    fn cuts_where_the_peer_cuts() {
        for len in [0, 1, 19, 20, 21, 99, 100, 101, 12_345, 5_057_281] {
            let store = Store::new(vec![Part::Bytes(vec![0; len])]);
            let (train, held) = DataSpec::default().cut(store);
            assert_eq!(train.tokens(), Some(len * 95 / 100));
            assert_eq!(held.tokens(), Some(len - len * 95 / 100));
        }
    }
}
