//! A copy of the tree, in which faults are planted; the tree itself is never touched.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

/// The copy.
pub struct Tree {
    /// Where it lies.
    pub folder: PathBuf,
    /// Of everything that a test may depend on, the lists of faults apart.
    pub hash: String,
}

impl Tree {
    /// Brings the copy up to date. What has not changed keeps its time, so that little is built anew.
    ///
    /// # Errors
    /// When git or the disk fails.
    pub fn copy(root: &Path, folder: PathBuf) -> Result<Tree, String> {
        let names = names(root)?;
        let mut digest = Sha256::new();
        for name in &names {
            let Ok(text) = fs::read(root.join(name)) else { continue };
            if (name.starts_with("crates/") || name.starts_with("games/") || name.starts_with("Cargo."))
                && !name.ends_with("faults.toml")
                && !name.starts_with("crates/mutants/")
            {
                digest.update(name.as_bytes());
                digest.update((text.len() as u64).to_be_bytes());
                digest.update(&text);
            }
            write(&folder.join(name), &text)?;
        }
        for old in files(&folder, &folder) {
            if !names.contains(&old) || !root.join(&old).exists() {
                fs::remove_file(folder.join(&old)).map_err(|error| format!("{old}: {error}"))?;
            }
        }
        let hash = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Tree { folder, hash })
    }

    /// What a file says.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn read(&self, file: &str) -> Result<String, String> {
        fs::read_to_string(self.folder.join(file)).map_err(|error| format!("{file}: {error}"))
    }

    /// Makes a file say this.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn put(&self, file: &str, text: &str) -> Result<(), String> {
        write(&self.folder.join(file), text.as_bytes())
    }
}

/// The files of the repository, those not yet committed too.
fn names(root: &Path) -> Result<BTreeSet<String>, String> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).current_dir(root);
    let listed = git.output().map_err(|error| format!("git: {error}"))?;
    if !listed.status.success() {
        return Err(format!("git: {}", String::from_utf8_lossy(&listed.stderr)));
    }
    let names = String::from_utf8_lossy(&listed.stdout).into_owned();
    Ok(names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

fn write(path: &Path, text: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

fn files(root: &Path, folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(root, &path));
        } else if let Ok(name) = path.strip_prefix(root) {
            found.push(name.to_string_lossy().into_owned());
        }
    }
    found
}
