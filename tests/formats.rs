//! The host reference against the public golden files: small copies in tests/golden, and all of ../shared/golden where
//! it exists.

use std::path::{Path, PathBuf};

use halfbyte::formats::golden::{GoldenFile, check_host};

fn json_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "json"))
        .collect();
    files.sort();
    files
}

fn check_folder(folder: &Path) -> usize {
    let mut cases = 0;
    for path in json_files(folder) {
        let file = GoldenFile::read(&path).unwrap();
        assert!(file.notes.is_empty(), "{:?}", file.notes);
        let report = check_host(&file);
        assert!(report.passed(), "{}\n{report}", path.display());
        cases += report.cases.len();
    }
    cases
}

#[test]
fn small_copies_of_every_public_file_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    assert_eq!(json_files(&folder).len(), 5);
    assert!(check_folder(&folder) >= 20);
}

#[test]
fn all_public_files_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/golden");
    if !folder.exists() {
        println!("skipped: {} does not exist", folder.display());
        return;
    }
    assert_eq!(check_folder(&folder), 40 + 36 + 28 + 2 + 5);
}
