//! Copies of a data file: backups of a running server, and the way back.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use table::{Text, Trouble};

use super::open::{beside, known, private, recognise, version};
use super::words::{Said as _, failed};
use crate::lock::{Asked, Lock};

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many matches there are in the copy.
    pub matches: i64,
    /// How many bytes it has.
    pub bytes: u64,
    /// The file that was there before and is kept under this name.
    pub before: Option<PathBuf>,
}

/// Copies the data file of a house into a new file, while a server runs over it or not: what was acknowledged when it began is
/// in the copy, whole.
///
/// # Errors
/// When there is no data file, or the copy cannot be written; nothing is left behind then.
pub async fn backup(data: &Path, to: &Path) -> Result<Copied, Trouble> {
    must_be_ours(data)?;
    if to.exists() {
        return Err(there_already(to));
    }
    copy(data, to).await?;
    counted(to, None).await
}

/// Puts a copy in the place of the data file. What was there is kept beside it.
///
/// # Errors
/// When a server runs over the data file, when the copy is none, is damaged or is of a newer release: nothing is changed then.
pub async fn restore(from: &Path, data: &Path) -> Result<Copied, Trouble> {
    must_be_ours(from)?;
    let found = version(from).await.map_err(|error| failed(from, &error))?;
    known(from, found).map_err(|unusable| unusable.0)?;
    if let Some(folder) = data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    }
    // One file may have several names, and the lock stands beside the file itself.
    let data = &data.canonicalize().unwrap_or_else(|_| data.to_owned());
    if from.canonicalize().is_ok_and(|from| from == *data) {
        return Err(Trouble::say("questo è già il file dei dati", "this is the data file already"));
    }
    let _lock = match Lock::take(data)? {
        Asked::Ours(lock) => lock,
        Asked::Theirs(address) => {
            let name = data.display();
            return Err(Trouble::say(
                format!("su «{name}» gira un server, a {address}: fermalo prima; niente è cambiato"),
                format!("a server runs over '{name}', at {address}: stop it first; nothing has changed"),
            ));
        }
    };
    let fresh = free_name(data, "restoring");
    copy(from, &fresh).await?;
    let before = match data.exists() {
        true => Some(set_aside(data).map_err(|error| failed(data, &error))?),
        false => None,
    };
    fs::rename(&fresh, data).and_then(|()| flush_folder(data)).map_err(|error| failed(data, &error))?;
    counted(data, before).await
}

/// Copies a file as its readers see it now, with what its write-ahead log holds, into a new file. It gets its name when it is
/// whole and on the disk.
pub(super) async fn copy(from: &Path, to: &Path) -> Result<(), Trouble> {
    let part = free_name(to, "part");
    let done = copy_into(from, &part).await;
    let done =
        done.and_then(|()| fs::rename(&part, to).and_then(|()| flush_folder(to)).map_err(sqlx::Error::Io));
    done.map_err(|error| {
        let _ = fs::remove_file(&part);
        let (from, to, Text { it, en }) = (from.display(), to.display(), error.said());
        Trouble::say(
            format!("«{from}» non si può copiare in «{to}»: {it}"),
            format!("'{from}' cannot be copied to '{to}': {en}"),
        )
    })
}

async fn copy_into(from: &Path, part: &Path) -> Result<(), sqlx::Error> {
    private(part).map_err(sqlx::Error::Io)?;
    let mut db = SqliteConnectOptions::new().filename(from).connect().await?;
    let name = part.to_str().ok_or(sqlx::Error::Io(std::io::ErrorKind::InvalidFilename.into()))?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut db).await?;
    db.close().await?;
    File::open(part).and_then(|file| file.sync_all()).map_err(sqlx::Error::Io)
}

/// Gives the data file another name, with its write-ahead log. Until the next one has its place the file stays where it is.
fn set_aside(data: &Path) -> std::io::Result<PathBuf> {
    let before = free_name(data, "before-restore");
    fs::hard_link(data, &before).or_else(|_| fs::copy(data, &before).map(|_| ()))?;
    // The log of one file beside another would be played into it.
    for ending in ["-wal", "-shm"] {
        match fs::rename(beside(data, ending), beside(&before, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(before)
}

/// A name beside this one that nobody has: `NAME.word`, `NAME.word-2` and so on.
pub(super) fn free_name(path: &Path, word: &str) -> PathBuf {
    let names = (1..).map(|n| if n == 1 { format!(".{word}") } else { format!(".{word}-{n}") });
    let mut free = names.map(|ending| beside(path, &ending)).filter(|name| !name.exists());
    free.next().unwrap_or_else(|| beside(path, word))
}

pub(super) async fn counted(path: &Path, before: Option<PathBuf>) -> Result<Copied, Trouble> {
    let count = async {
        let mut db = SqliteConnectOptions::new().filename(path).immutable(true).connect().await?;
        let there = "SELECT count(*) FROM sqlite_master WHERE name = 'matches'";
        let matches = match sqlx::query_scalar::<_, i64>(there).fetch_one(&mut db).await? {
            0 => 0,
            _ => sqlx::query_scalar("SELECT count(*) FROM matches").fetch_one(&mut db).await?,
        };
        db.close().await?;
        Ok::<_, sqlx::Error>(matches)
    };
    let matches = count.await.map_err(|error| failed(path, &error))?;
    let bytes = fs::metadata(path).map_err(|error| failed(path, &error))?.len();
    Ok(Copied { matches, bytes, before })
}

pub(super) fn must_be_ours(path: &Path) -> Result<(), Trouble> {
    if recognise(path).map_err(|unusable| unusable.0)? { Ok(()) } else { Err(nothing_there(path)) }
}

pub(super) fn nothing_there(path: &Path) -> Trouble {
    let name = path.display();
    Trouble::say(
        format!("«{name}»: qui non c'è un file di dati di Conclave"),
        format!("'{name}': there is no data file of Conclave here"),
    )
}

pub(crate) fn there_already(path: &Path) -> Trouble {
    let name = path.display();
    Trouble::say(
        format!("«{name}» c'è già e non viene sovrascritto: indica un nome nuovo"),
        format!("'{name}' is there already and is not written over: give a new name"),
    )
}

/// A new name is on the disk when its folder is.
pub(super) fn flush_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
