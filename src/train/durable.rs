//! Files and folders that a kill or a power cut leaves either as they were or as they should be: everything is written
//! under another name, flushed to the disk, and only then renamed.

use std::fs::File;
use std::path::Path;

use crate::{Error, Result};

/// Replaces the file `path` by one that holds `bytes`: temporary sibling, fsync, rename, fsync of the folder.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let temporary = path.with_file_name(format!(".tmp-{name}-{}", std::process::id()));
    let written = std::fs::write(&temporary, bytes)
        .map_err(Error::io(path))
        .and_then(|()| sync_file(&temporary))
        .and_then(|()| std::fs::rename(&temporary, path).map_err(Error::io(path)));
    if written.is_err() {
        let _ = std::fs::remove_file(&temporary);
    }
    written?;
    sync_folder(parent(path))
}

/// Waits until the contents of a file are on the disk.
pub(super) fn sync_file(path: &Path) -> Result<()> {
    let file = File::options()
        .write(true)
        .open(path)
        .map_err(Error::io(path))?;
    file.sync_all().map_err(Error::io(path))
}

/// Waits until the names in a folder are on the disk. Windows has no such call and needs none.
pub(super) fn sync_folder(path: &Path) -> Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    File::open(path)
        .and_then(|f| f.sync_all())
        .map_err(Error::io(path))
}

/// The folder a path lies in.
pub(super) fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(p) if !p.as_os_str().is_empty() => p,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_and_leaves_nothing_behind() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.txt");
        for text in ["first", "second"] {
            write_file(&path, text.as_bytes()).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
            assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
        }
        // A file cannot replace a folder: the error leaves no temporary file.
        let folder = dir.path().join("b");
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(folder.join("c"), "kept").unwrap();
        assert!(write_file(&folder, b"x").is_err());
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 2);
    }
}
