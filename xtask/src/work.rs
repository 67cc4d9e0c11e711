//! Folders that appear whole or not at all: made under another name and renamed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cmd::{Result, at, say};
use crate::host;

/// A folder beside the target, deleted on the way out. One that a killed set-up left is deleted by the next.
pub struct WorkFolder {
    pub path: PathBuf,
}

impl WorkFolder {
    /// `part` is the word in front of the line that says what is deleted.
    pub fn new(part: &str, target: &Path) -> Result<Self> {
        let parent = target.parent().ok_or("the target has no parent folder")?;
        at(parent, fs::create_dir_all(parent))?;
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let prefix = format!(".{name}.partial-");
        for entry in at(parent, fs::read_dir(parent))?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name
                .strip_prefix(&prefix)
                .is_some_and(|pid| !host::is_running(pid))
            {
                say(part, format!("deleting what a stopped set-up left: {name}"));
                at(&entry.path(), fs::remove_dir_all(entry.path()))?;
            }
        }
        let path = parent.join(format!("{prefix}{}", std::process::id()));
        at(&path, fs::create_dir_all(&path))?;
        Ok(Self { path })
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// Gives `fresh` the name `target`. What lies there and is not whole, such as a download that was cut short, is deleted
/// first; what another process made whole in the meantime stays.
pub fn put(part: &str, fresh: &Path, target: &Path, whole: impl Fn(&Path) -> bool) -> Result<()> {
    if target.exists() && !whole(target) {
        at(target, fs::remove_dir_all(target))?;
    }
    match fs::rename(fresh, target) {
        Err(_) if whole(target) => say(
            part,
            "another set-up installed it meanwhile; keeping that one",
        ),
        moved => {
            at(target, moved)?;
            say(part, format!("installed in {}", target.display()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_not_whole_is_replaced_and_a_whole_one_stays() {
        let base = std::env::temp_dir().join(format!("xtask-work-{}", std::process::id()));
        let (fresh, target) = (base.join("fresh"), base.join("target"));
        let whole = |folder: &Path| folder.join("whole").exists();
        let make = |folder: &Path, text: &str| {
            fs::create_dir_all(folder).unwrap();
            fs::write(folder.join("text"), text).unwrap();
        };
        let text = || fs::read_to_string(target.join("text")).unwrap();

        make(&target, "cut short");
        make(&fresh, "first");
        put("test", &fresh, &target, whole).unwrap();
        assert_eq!(text(), "first");
        fs::write(target.join("whole"), "").unwrap();
        make(&fresh, "second");
        put("test", &fresh, &target, whole).unwrap();
        assert_eq!(text(), "first");
        fs::remove_dir_all(&base).unwrap();
    }

    #[test]
    fn a_work_folder_is_gone_afterwards() {
        let target = std::env::temp_dir().join(format!("xtask-made-{}", std::process::id()));
        let work = WorkFolder::new("test", &target).unwrap();
        let path = work.path.clone();
        assert!(path.is_dir() && path.parent() == target.parent());
        drop(work);
        assert!(!path.exists());
    }
}
