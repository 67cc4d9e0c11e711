//! The fuzz targets of fuzz/ over their seeds and over pseudo-random bytes, so that every test run exercises them.

#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::path::Path;

use halfbyte::rng::{Purpose, Stream};

/// Every seed as it is and with changed bytes, then bytes without form.
fn smoke(name: &str, target: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/seeds")
        .join(name);
    let entries = std::fs::read_dir(&folder).expect("the seeds");
    let mut paths: Vec<_> = entries.map(|e| e.expect("an entry").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    let random = Stream::new(Purpose::Study, 6, 0, 0);
    for (n, path) in paths.iter().enumerate() {
        let seed = std::fs::read(path).expect("a seed");
        target(&seed);
        for change in 0..500u64 {
            let [at, byte, more, cut] = random.group((n as u64) << 32 | change);
            let mut bytes = seed.clone();
            let len = bytes.len();
            bytes[at as usize % len] = byte as u8;
            bytes[more as usize % len] = (byte >> 8) as u8;
            if cut % 4 == 0 {
                bytes.truncate(cut as usize / 4 % len);
            }
            target(&bytes);
        }
    }
    for n in 0..2000u64 {
        let start = 1 << 40 | n << 16;
        let words = random.word(start) % 300;
        let bytes: Vec<u8> = (1..=u64::from(words))
            .flat_map(|i| random.word(start + i).to_le_bytes())
            .collect();
        target(&bytes);
    }
}

#[test]
fn packed() {
    smoke("packed", targets::packed);
}

#[test]
fn quantise() {
    smoke("quantise", targets::quantise);
}

#[test]
fn golden() {
    smoke("golden", targets::golden);
}
