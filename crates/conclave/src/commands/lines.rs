//! Files of games: a line for each finished one, which survive a crash in the middle of a line.

use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use table::Trouble;

use crate::end::End;

/// A file that is being added to, by nobody else meanwhile.
pub(super) struct Lines {
    path: PathBuf,
    file: File,
    /// Where the whole lines end, until half a line after them has gone.
    whole: Option<u64>,
}

impl Lines {
    /// Opens a file, and says which lines stand in it: a new one begins with this header, whatever another begins with. Half a line at
    /// its end goes with the first line that is added: until then the file may turn out to be somebody's diary.
    pub(super) fn open(path: &Path, header: &str) -> Result<(Self, String), End> {
        let failed = |error: std::io::Error| End::file(path, &error);
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(failed)?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(taken(path).into());
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let header = format!("{header}\n");
        let (whole, rest) = halves(&bytes);
        if whole.is_empty() && header.as_bytes().starts_with(rest) {
            file.set_len(0).and_then(|()| file.rewind()).map_err(failed)?;
            file.write_all(header.as_bytes()).map_err(failed)?;
            return Ok((Lines { path: path.to_owned(), file, whole: None }, header));
        }
        let there = String::from_utf8_lossy(whole).into_owned();
        let whole = Some(whole.len() as u64);
        Ok((Lines { path: path.to_owned(), file, whole }, there))
    }

    /// Adds a line, which is written at once: what is lost in a crash is half a line at most.
    pub(super) fn add(&mut self, line: &impl Display) -> Result<(), End> {
        let failed = |error: std::io::Error| End::file(&self.path, &error);
        if let Some(end) = self.whole.take() {
            self.file.set_len(end).and_then(|()| self.file.seek(SeekFrom::Start(end))).map_err(failed)?;
        }
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(failed)
    }
}

/// The whole lines, and what is left of one that was being written.
pub(super) fn halves(bytes: &[u8]) -> (&[u8], &[u8]) {
    bytes.split_at(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1))
}

fn taken(path: &Path) -> Trouble {
    let path = path.display();
    Trouble::say(
        format!(
            "nel file {path} sta scrivendo un altro «conclave»: aspetta che finisca, o indica un altro file"
        ),
        format!("another 'conclave' is writing into the file {path}: wait for its end, or name another file"),
    )
}
