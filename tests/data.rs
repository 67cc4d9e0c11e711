//! Data from outside: every kind of source opened as a user would, and every kind of bad input.

use std::fs;
use std::path::{Path, PathBuf};

use halfbyte::data::{Batch, Corpus, DataSpec, Dataset, Source, Split};
use proptest::prelude::*;

fn spec(path: &Path) -> DataSpec {
    DataSpec {
        source: Source::Path(path.into()),
        ..Default::default()
    }
}

fn file(dir: &tempfile::TempDir, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = dir.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, bytes).unwrap();
    path
}

fn dir() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn error(spec: DataSpec) -> String {
    spec.open().expect_err("must be refused").to_string()
}

/// Every row's targets are its inputs one position on.
fn shifted(batch: &Batch) {
    assert_eq!(batch.inputs.len(), batch.batch * batch.context);
    for (x, y) in batch
        .inputs
        .chunks(batch.context)
        .zip(batch.targets.chunks(batch.context))
    {
        assert_eq!(x[1..], y[..y.len() - 1]);
    }
}

fn u16s(tokens: impl Iterator<Item = u16>) -> Vec<u8> {
    tokens.flat_map(u16::to_le_bytes).collect()
}

fn header(magic: i32, version: i32, tokens: i32) -> Vec<u8> {
    let mut words = vec![0i32; 256];
    words[..3].copy_from_slice(&[magic, version, tokens]);
    words.into_iter().flat_map(i32::to_le_bytes).collect()
}

// ---- The built-in corpus

#[test]
fn builtin_batches_are_a_function_of_their_place() {
    let open = || DataSpec::default().open().unwrap();
    let (a, b) = (open(), open());
    let batch = a.train_batch(5, 1, 4, 256, 9).unwrap();
    shifted(&batch);
    assert_eq!(batch, b.train_batch(5, 1, 4, 256, 9).unwrap());
    for other in [(6, 1, 9), (5, 0, 9), (5, 1, 8)] {
        let (step, micro, seed) = other;
        assert_ne!(batch, a.train_batch(step, micro, 4, 256, seed).unwrap());
    }
    // A row does not depend on how many there are, nor a window's beginning on its length.
    let wide = a.train_batch(5, 1, 8, 256, 9).unwrap();
    assert_eq!(wide.inputs[..4 * 256], batch.inputs);
    let long = a.train_batch(5, 1, 4, 300, 9).unwrap();
    assert_eq!(long.inputs[..256], batch.inputs[..256]);
    let seeded = DataSpec {
        generator_seed: 1,
        ..Default::default()
    };
    assert_ne!(
        batch,
        seeded.open().unwrap().train_batch(5, 1, 4, 256, 9).unwrap()
    );
}

#[test]
fn builtin_windows_are_whole_documents_of_their_split() {
    let corpus = Corpus::new(0).unwrap();
    let data = DataSpec::default().open().unwrap();
    let check = |batch: &Batch, split: Split| {
        for row in batch.targets.chunks(batch.context) {
            let text = data.decode(row);
            for document in text.split_inclusive("\n\n").filter(|d| d.ends_with("\n\n")) {
                assert_eq!(corpus.split_of(document).unwrap(), split);
            }
        }
    };
    check(&data.train_batch(0, 0, 8, 1024, 1).unwrap(), Split::Train);
    for batch in data.held_out_batches(1024, 8, 20).unwrap() {
        shifted(&batch);
        check(&batch, Split::HeldOut);
    }
}

#[test]
fn builtin_floor_is_near_the_entropy_rate() {
    let data = DataSpec::default().open().unwrap();
    let rate = data.floor.unwrap();
    let floor = data.held_out_floor(256, 40).unwrap().unwrap();
    let long = data.held_out_floor(20_000, 10).unwrap().unwrap();
    println!("rate {rate:.4}, 40 windows of 256: {floor:.4}, 10 of 20000: {long:.4}");
    assert!((0.3..0.7).contains(&rate));
    assert!((floor - rate).abs() < 0.1 * rate, "{floor} {rate}");
    assert!((long - rate).abs() < 0.02 * rate, "{long} {rate}");
}

#[test]
fn builtin_refuses_what_it_cannot_number() {
    let data = DataSpec::default().open().unwrap();
    let e = data
        .train_batch(1 << 26, 0, 1, 8, 0)
        .unwrap_err()
        .to_string();
    assert!(e.contains("2^26 steps"), "{e}");
    assert!(data.train_batch(0, 0, 0, 8, 0).is_err());
    assert!(data.train_batch(0, 0, 1, 0, 0).is_err());
}

// ---- Text

#[test]
fn text_is_bytes_and_the_end_is_held_out() {
    let dir = dir();
    let text: Vec<u8> = (0..4000u32).map(|i| b'a' + (i % 26) as u8).collect();
    let data = spec(&file(&dir, "a.txt", &text)).open().unwrap();
    assert_eq!((data.vocab_size, data.bytes_per_token), (256, Some(1.0)));
    assert_eq!(
        (data.train.tokens(), data.held_out.tokens()),
        (Some(3800), Some(200))
    );
    assert_eq!(data.held_out_floor(64, 4).unwrap(), None);
    // The peer's windows: pos_i = int(i (len - ctx - 1) / n) of the last 5%.
    let batches = data.held_out_batches(64, 3, 7).unwrap();
    assert_eq!(
        batches.iter().map(|b| b.batch).collect::<Vec<_>>(),
        [3, 3, 1]
    );
    let rows: Vec<&[u32]> = batches.iter().flat_map(|b| b.inputs.chunks(64)).collect();
    for (i, row) in rows.iter().enumerate() {
        let at = 3800 + i * (200 - 64 - 1) / 7;
        let expected: Vec<u32> = text[at..at + 64].iter().map(|&b| b.into()).collect();
        assert_eq!(row, &expected);
    }
    let batch = data.train_batch(0, 0, 8, 64, 1).unwrap();
    shifted(&batch);
    assert_eq!(data.encode("aé").unwrap(), [97, 195, 169]);
    assert_eq!(data.decode(&[97, 195, 169, 195]), "aé\u{fffd}");
    assert_eq!(data.bytes_in(&[1, 2, 3]), Some(3));
}

#[test]
fn a_folder_is_read_in_order_without_hidden_and_binary_files() {
    let dir = dir();
    file(&dir, "b.txt", "second ");
    file(&dir, "a/x.md", "first ");
    file(&dir, "c/d/e.rs", "third");
    file(&dir, ".hidden", "no");
    file(&dir, "p.png", [137, 80, 0, 255]);
    let data = DataSpec {
        held_out: 0.0001,
        ..spec(dir.path())
    };
    let data = data.open().unwrap();
    let tokens = data.train.tokens().unwrap();
    assert_eq!(tokens, "first second third".len() - 1);
    let batch = data.train_batch(0, 0, 1, tokens - 1, 0).unwrap();
    assert_eq!(data.decode(&batch.inputs), "first second thi");
}

#[test]
fn bad_text_is_refused_with_the_reason() {
    let dir = dir();
    let e = error(spec(&dir.path().join("absent.txt")));
    assert!(
        e.contains("absent.txt") && e.contains("check the path"),
        "{e}"
    );
    let e = error(spec(&file(&dir, "empty.txt", "")));
    assert!(e.contains("empty.txt: the file is empty"), "{e}");
    let e = error(spec(&file(&dir, "latin.txt", b"caf\xe9 au lait")));
    assert!(e.contains("byte 0xe9 at offset 3"), "{e}");
    fs::create_dir(dir.path().join("void")).unwrap();
    let e = error(spec(&dir.path().join("void")));
    assert!(e.contains("no text in this folder"), "{e}");
    file(&dir, "odd/tokens.bin", [0, 0, 1, 0]);
    assert!(error(spec(&dir.path().join("odd"))).contains("`train` or `val` in their names"));
    for held_out in [0.0, 1.0, -1.0, f64::NAN] {
        let spec = DataSpec {
            held_out,
            ..DataSpec::default()
        };
        assert!(error(spec).contains("held-out fraction"));
    }
    let spec = DataSpec {
        vocab_size: Some(5),
        ..spec(&file(&dir, "good.txt", "good"))
    };
    assert!(error(spec).contains("remove them"));
}

#[test]
fn short_data_says_the_numbers() {
    let dir = dir();
    let data = spec(&file(&dir, "short.txt", vec![b'x'; 1000]))
        .open()
        .unwrap();
    assert!(data.check_context(49).is_ok());
    let e = data.check_context(50).unwrap_err().to_string();
    assert!(
        e.contains("held-out part") && e.contains("50 tokens") && e.contains("at least 51"),
        "{e}"
    );
    let e = data.train_batch(0, 0, 1, 950, 0).unwrap_err().to_string();
    assert!(
        e.contains("training part") && e.contains("950 tokens") && e.contains("951"),
        "{e}"
    );
    assert!(data.train_batch(0, 0, 1, 949, 0).is_ok());
    assert!(data.held_out_batches(50, 1, 1).is_err());
    assert!(data.check_vocab(256).is_ok());
    let e = data.check_vocab(100).unwrap_err().to_string();
    assert!(e.contains("256") && e.contains("100"), "{e}");
}

#[cfg(unix)]
#[test]
fn an_unreadable_file_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let dir = dir();
    let path = file(&dir, "locked.txt", "secret");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read(&path).is_ok() {
        println!("skipped: this user may read everything");
        return;
    }
    assert!(error(spec(&path)).contains("check the permissions"));
}

// ---- Tokenizers

const TOKENIZER: &str = r#"{"version": "1.0", "truncation": {"direction": "Right", "max_length": 4, "strategy": "LongestFirst",
    "stride": 0}, "padding": null, "added_tokens": [], "normalizer": null, "pre_tokenizer": {"type": "Whitespace"},
    "post_processor": null, "decoder": null,
    "model": {"type": "WordLevel", "vocab": {"[UNK]": 0, "to": 1, "be": 2, "or": 3, "not": 9}, "unk_token": "[UNK]"}}"#;

#[test]
fn a_tokenizer_reads_the_whole_text_once() {
    let dir = dir();
    let spec = DataSpec {
        tokenizer: Some(file(&dir, "tokenizer.json", TOKENIZER)),
        ..spec(&file(&dir, "hamlet.txt", "to be or not to be, ".repeat(50)))
    };
    let data = spec.open().unwrap();
    // Not cut to the four tokens that the file's truncation asks for; the hole between 3 and 9 is counted.
    assert_eq!(
        data.train.tokens().unwrap() + data.held_out.tokens().unwrap(),
        350
    );
    assert_eq!(data.vocab_size, 10);
    assert_eq!(data.bytes_per_token, Some(1000.0 / 350.0));
    assert_eq!(
        data.encode("to be or not to see").unwrap(),
        [1, 2, 3, 9, 1, 0]
    );
    assert_eq!(data.decode(&[1, 2, 9]), "to be not");
    assert_eq!(data.bytes_in(&[1, 2, 9]), Some(9));
    shifted(&data.train_batch(0, 0, 2, 16, 0).unwrap());
}

#[test]
fn bad_tokenizers_are_refused() {
    let dir = dir();
    let text = file(&dir, "a.txt", "some text");
    let with = |tokenizer: PathBuf| DataSpec {
        tokenizer: Some(tokenizer),
        ..spec(&text)
    };
    let e = error(with(file(&dir, "broken.json", "{\"version\": ")));
    assert!(
        e.contains("broken.json") && e.contains("tokenizer.json"),
        "{e}"
    );
    assert!(error(with(dir.path().join("none.json"))).contains("check the path"));
    let builtin = DataSpec {
        tokenizer: Some(file(&dir, "tokenizer.json", TOKENIZER)),
        ..Default::default()
    };
    assert!(error(builtin).contains("drop --tokenizer"));
}

// ---- Shards

fn all(data: &Dataset, held_out: bool) -> Vec<u32> {
    let stream = if held_out {
        &data.held_out
    } else {
        &data.train
    };
    stream.fixed_window(0, 1, stream.tokens().unwrap()).unwrap()
}

#[test]
fn raw_shards_are_read_as_nanogpt_writes_them() {
    let dir = dir();
    file(&dir, "train.bin", u16s((0..1000).map(|i| i * 50)));
    file(&dir, "val.bin", u16s(0..100));
    let data = spec(dir.path()).open().unwrap();
    assert_eq!(
        all(&data, false),
        (0..1000).map(|i| i * 50).collect::<Vec<u32>>()
    );
    assert_eq!(all(&data, true), (0..100).collect::<Vec<u32>>());
    assert_eq!(
        (data.vocab_size, data.bytes_per_token),
        (999 * 50 + 1, None)
    );
    assert_eq!(
        (data.decode(&[5, 7]), data.bytes_in(&[5])),
        ("5 7".into(), None)
    );
    assert!(data.encode("text").is_err());
}

#[test]
fn wide_and_single_shards() {
    let dir = dir();
    let bytes: Vec<u8> = (0..200u32)
        .flat_map(|i| (i + 90_000).to_le_bytes())
        .collect();
    let path = file(&dir, "tokens.bin", &bytes);
    let wide = |token_bytes| DataSpec {
        token_bytes,
        ..spec(&path)
    };
    let data = wide(Some(4)).open().unwrap();
    assert_eq!(all(&data, false), (90_000..90_190).collect::<Vec<u32>>());
    assert_eq!(all(&data, true), (90_190..90_200).collect::<Vec<u32>>());
    let small: Vec<u8> = (0..200u32).flat_map(u32::to_le_bytes).collect();
    let path = file(&dir, "small.bin", &small);
    assert!(error(spec(&path)).contains("token_bytes = 4"));
    let insist = DataSpec {
        token_bytes: Some(2),
        ..spec(&path)
    };
    assert_eq!(insist.open().unwrap().train.tokens(), Some(380));
    let three = DataSpec {
        token_bytes: Some(3),
        ..spec(&path)
    };
    assert!(error(three).contains("2 (u16) or 4 (u32)"));
}

#[test]
fn shards_with_a_header_and_windows_across_shards() {
    let dir = dir();
    for (i, name) in ["fineweb_train_000001.bin", "fineweb_train_000002.bin"]
        .iter()
        .enumerate()
    {
        let tokens = u16s((0..100).map(|t| 100 * i as u16 + t));
        file(&dir, name, [header(20240520, 1, 100), tokens].concat());
    }
    file(
        &dir,
        "fineweb_val_000000.bin",
        [header(20240520, 1, 50), u16s(0..50)].concat(),
    );
    let data = spec(dir.path()).open().unwrap();
    assert_eq!(all(&data, false), (0..200).collect::<Vec<u32>>());
    assert_eq!(all(&data, true).len(), 50);
    let wide = [header(20240801, 7, 2), u16s([1, 0, 2, 0].into_iter())].concat();
    let data = spec(&file(&dir, "llama3.bin", wide)).open().unwrap();
    assert_eq!(data.vocab_size, 3);
}

#[test]
fn bad_shards_are_refused() {
    let dir = dir();
    let check = |bytes: Vec<u8>, change: &dyn Fn(&mut DataSpec), why: &str| {
        let mut spec = spec(&file(&dir, "bad.bin", bytes));
        change(&mut spec);
        let e = error(spec);
        assert!(e.contains("bad.bin") && e.contains(why), "{e}");
    };
    check(vec![], &|_| {}, "the shard is empty");
    check(
        vec![1; 7],
        &|_| {},
        "7 bytes is not a whole number of 2-byte tokens",
    );
    check(
        vec![1; 6],
        &|s| s.token_bytes = Some(4),
        "6 bytes is not a whole number of 4-byte tokens",
    );
    let far = u16s((0..70_000u32).map(|i| if i == 66_000 { 500 } else { 7 }));
    check(
        far.clone(),
        &|s| s.vocab_size = Some(500),
        "token 500 at position 66000 is outside the vocabulary of 500",
    );
    let tokenizer = file(&dir, "tokenizer.json", TOKENIZER);
    check(
        far,
        &|s| s.tokenizer = Some(tokenizer.clone()),
        "token 500 at position 66000 is outside the vocabulary of 10",
    );
    check(header(20240520, 2, 0), &|_| {}, "version 1");
    check(
        [header(20240520, 1, 9), u16s(0..5)].concat(),
        &|_| {},
        "says 9 tokens, it holds 5",
    );
    check(
        [header(20240520, 1, 2), u16s(0..2)].concat(),
        &|s| s.token_bytes = Some(4),
        "remove token_bytes",
    );
    let folder = tempfile::tempdir().unwrap();
    file(&folder, "val.bin", u16s(0..5));
    assert!(error(spec(folder.path())).contains("no train*.bin"));
}

// ---- Properties

/// Made once: proving the grammar unambiguous takes a while without optimisation.
static CORPUS: std::sync::LazyLock<Corpus> = std::sync::LazyLock::new(|| Corpus::new(1).unwrap());

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_document_reads_back(data_seed: u64, index: u64, held_out: bool) {
        let corpus = &*CORPUS;
        let split = if held_out { Split::HeldOut } else { Split::Train };
        let drawn = corpus.document(split, data_seed, index);
        let document = drawn.text;
        prop_assert!(document.ends_with("\n\n") && document.is_ascii());
        prop_assert_eq!(corpus.split_of(&document).unwrap(), split);
        let nll = corpus.neg_log_prob(&document).unwrap();
        prop_assert!((nll - drawn.nll).abs() < 1e-9 * nll);
        let twice = corpus.per_byte_nll(document.repeat(2).as_bytes()).unwrap();
        prop_assert!((twice.iter().sum::<f64>() - 2.0 * nll).abs() < 1e-8);
    }

    #[test]
    fn any_text_makes_batches_or_says_why(text in "\\PC{0,300}", context in 1usize..80, batch in 1usize..5, step: u64) {
        let dir = dir();
        let opened = spec(&file(&dir, "t.txt", &text)).open();
        prop_assert_eq!(opened.is_err(), text.is_empty());
        if let Ok(data) = opened {
            let enough = data.train.tokens().unwrap() > context;
            let made = data.train_batch(step, 0, batch, context, 0);
            prop_assert_eq!(made.is_ok(), enough);
            if let Ok(b) = made {
                shifted(&b);
            }
            let held = data.held_out_batches(context, batch, 5);
            prop_assert_eq!(held.is_ok(), data.held_out.tokens().unwrap() > context);
        }
    }
}
