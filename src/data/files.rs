//! Reads text files and token shards.

use std::fs::File;
use std::path::{Path, PathBuf};

use memmap2::Mmap;

use super::tokens::Part;
use crate::{Error, Result};

/// Bytes of a header: 256 little-endian i32 (magic, version, number of tokens, zeros).
const HEADER: usize = 1024;

/// Headers of llm.c and modded-nanogpt: magic, version, bytes per token.
const HEADERS: [(i32, i32, usize); 2] = [(20240520, 1, 2), (20240801, 7, 4)];

// ---- Finding

/// The shards of a path, in order: training, then held-out.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Shards {
    pub train: Vec<PathBuf>,
    pub held_out: Vec<PathBuf>,
}

/// The `.bin` shards at `path`: the file itself, or a folder's files with `train` or `val` in their names. None if there
/// are none.
pub(super) fn shards(path: &Path) -> Result<Option<Shards>> {
    let is_bin = |p: &Path| p.extension().is_some_and(|e| e == "bin");
    if !std::fs::metadata(path).map_err(Error::io(path))?.is_dir() {
        let shards = Shards {
            train: vec![path.to_path_buf()],
            held_out: Vec::new(),
        };
        return Ok(is_bin(path).then_some(shards));
    }
    let mut all = list(path)?;
    all.retain(|p| is_bin(p) && p.is_file());
    let named = |name: &str| {
        let has = |p: &&PathBuf| {
            p.file_name()
                .is_some_and(|f| f.to_string_lossy().contains(name))
        };
        all.iter().filter(has).cloned().collect::<Vec<_>>()
    };
    let (train, held_out) = (named("train"), named("val"));
    match (train.is_empty(), held_out.is_empty()) {
        (true, true) => Ok(None),
        (true, false) => Err(Error::Data(format!(
            "{}: has val*.bin but no train*.bin",
            path.display()
        ))),
        _ => Ok(Some(Shards { train, held_out })),
    }
}

/// A folder's entries, sorted by name.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(Error::io(folder))?;
    let paths = entries
        .map(|e| e.map(|e| e.path()))
        .collect::<Result<Vec<_>, _>>();
    let mut paths = paths.map_err(Error::io(folder))?;
    paths.sort();
    Ok(paths)
}

// ---- Text

/// The text at `path` and how many files it came from. A folder's files are taken recursively in the order of their
/// names and joined as they are; hidden ones, links to folders, and files with a zero byte among the first 8,000
/// (git's rule for binary) are passed over.
pub(super) fn text(path: &Path) -> Result<(String, usize)> {
    let folder = std::fs::metadata(path).map_err(Error::io(path))?.is_dir();
    let mut files = Vec::new();
    match folder {
        true => walk(path, &mut files)?,
        false => files.push(path.to_path_buf()),
    }
    let (mut text, mut used) = (String::new(), 0);
    for file in files {
        let bytes = std::fs::read(&file).map_err(Error::io(&file))?;
        if folder && bytes.iter().take(8000).any(|&b| b == 0) {
            continue;
        }
        text.push_str(&utf8(&file, bytes)?);
        used += 1;
    }
    if text.is_empty() {
        let what = if folder {
            "no text in this folder"
        } else {
            "the file is empty"
        };
        return Err(Error::Data(format!(
            "{}: {what}; give a UTF-8 file, a folder of them, or .bin token shards (in a folder, with \
             `train` or `val` in their names)",
            path.display()
        )));
    }
    Ok((text, used))
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for path in list(folder)? {
        let hidden = path
            .file_name()
            .is_some_and(|f| f.to_string_lossy().starts_with('.'));
        let linked = path.is_symlink();
        if hidden || (linked && !path.is_file()) {
            continue;
        }
        match path.is_dir() {
            true => walk(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}

fn utf8(path: &Path, bytes: Vec<u8>) -> Result<String> {
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        let byte = e.as_bytes()[at];
        Error::Data(format!(
            "{}: not UTF-8: byte {byte:#04x} at offset {at}; convert it (iconv -f LATIN1 -t UTF-8), or name token shards .bin",
            path.display()
        ))
    })
}

// ---- Shards

/// Maps a shard. `width`: bytes per token, 2 or 4, if the user said; a header decides otherwise, and raw tokens are u16.
///
/// Layout: raw little-endian tokens (nanoGPT), or 256 i32 and then tokens (llm.c, modded-nanogpt).
pub(super) fn shard(path: &Path, width: Option<usize>) -> Result<Part> {
    let file = File::open(path).map_err(Error::io(path))?;
    let size = file.metadata().map_err(Error::io(path))?.len() as usize;
    if size == 0 {
        return Err(Error::Data(format!(
            "{}: the shard is empty",
            path.display()
        )));
    }
    // SAFETY: the map is read only. The file must not be shortened while it is mapped, which no program does to
    // training data; as with every mapped file that would end the process.
    let map = unsafe { Mmap::map(&file) }.map_err(Error::io(path))?;
    let (offset, found) = match header(path, &map)? {
        Some(w) => (HEADER, Some(w)),
        None => (0, None),
    };
    if let (Some(asked), Some(found)) = (width, found)
        && asked != found
    {
        let what = format!(
            "its header says {found} bytes per token, token_bytes says {asked}; remove token_bytes"
        );
        return Err(Error::corrupt(path, what));
    }
    let width_used = found.or(width).unwrap_or(2);
    if !(size - offset).is_multiple_of(width_used) {
        let what = format!(
            "{size} bytes is not a whole number of {width_used}-byte tokens; the file is cut or of another kind"
        );
        return Err(Error::corrupt(path, what));
    }
    if found.or(width).is_none() && looks_wide(&map) {
        let what = "every second 16-bit word is 0, so these look like 32-bit tokens; set token_bytes = 4 (or 2 to insist)";
        return Err(Error::corrupt(path, what));
    }
    Ok(Part::Mapped {
        path: path.to_path_buf(),
        map,
        offset,
        width: width_used,
    })
}

/// The bytes per token that a header gives, if there is a header; checks its count of tokens.
fn header(path: &Path, map: &[u8]) -> Result<Option<usize>> {
    let word = |i: usize| {
        let bytes = map.get(4 * i..4 * i + 4)?;
        Some(i32::from_le_bytes(bytes.try_into().ok()?))
    };
    let Some((magic, version, width)) = HEADERS.into_iter().find(|h| word(0) == Some(h.0)) else {
        return Ok(None);
    };
    if word(1) != Some(version) || map.len() < HEADER {
        let what = format!(
            "a shard with magic {magic} must have version {version} and a header of {HEADER} bytes"
        );
        return Err(Error::corrupt(path, what));
    }
    let said = i64::from(word(2).unwrap_or_default());
    let held = ((map.len() - HEADER) / width) as i64;
    if said != held {
        let what = format!(
            "its header says {said} tokens, it holds {held}; the file is cut or was not finished"
        );
        return Err(Error::corrupt(path, what));
    }
    Ok(Some(width))
}

/// Whether u16 words alternate with zeros, as u32 tokens below 65,536 do.
fn looks_wide(map: &[u8]) -> bool {
    let words = map.chunks_exact(4).take(4096);
    map.len().is_multiple_of(4)
        && words.clone().all(|w| w[2] == 0 && w[3] == 0)
        && words.clone().any(|w| w[0] != 0 || w[1] != 0)
}
