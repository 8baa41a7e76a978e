//! What a database or a disk refuses, in both languages.

use std::io;
use std::path::Path;

use sqlx::migrate::MigrateError;
use table::{Text, Trouble};

use super::StoreError;

/// An error that can be said to people.
pub(crate) trait Said {
    fn said(&self) -> Text;
}

impl Said for sqlx::Error {
    fn said(&self) -> Text {
        match self {
            sqlx::Error::Io(error) => error.said(),
            sqlx::Error::Database(error) => {
                // The primary result code is the last byte: <https://www.sqlite.org/rescode.html>.
                let code = error.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or(0) & 0xff;
                of_code(code).unwrap_or_else(|| Text::same(error.message()))
            }
            error => Text::same(error.to_string()),
        }
    }
}

impl Said for StoreError {
    fn said(&self) -> Text {
        match self {
            StoreError::Database(error) => error.said(),
            StoreError::Taken | StoreError::Unwritten(_) => Text::same(self.to_string()),
        }
    }
}

impl Said for MigrateError {
    fn said(&self) -> Text {
        match self {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.said(),
            error => Text::same(error.to_string()),
        }
    }
}

impl Said for io::Error {
    fn said(&self) -> Text {
        let (it, en) = match self.kind() {
            io::ErrorKind::StorageFull => ("il disco è pieno", "the disk is full"),
            io::ErrorKind::PermissionDenied => ("manca il permesso", "permission is lacking"),
            io::ErrorKind::ReadOnlyFilesystem => ("il disco è di sola lettura", "the disk can only be read"),
            io::ErrorKind::NotFound => {
                ("non c'è, o manca la sua cartella", "it is not there, or its folder is missing")
            }
            io::ErrorKind::InvalidFilename => ("il nome non va", "the name does not do"),
            _ => return Text::same(self.to_string()),
        };
        Text::new(it, en)
    }
}

fn of_code(code: u32) -> Option<Text> {
    let (it, en) = match code {
        3 => ("manca il permesso", "permission is lacking"),
        5 | 6 => ("un altro programma lo tiene occupato", "another program keeps it busy"),
        8 => ("è di sola lettura", "it can only be read"),
        10 => ("il disco dà errori di lettura o di scrittura", "the disk fails to read or to write"),
        11 => ("il file è guasto", "the file is damaged"),
        13 => ("il disco è pieno", "the disk is full"),
        14 => (
            "non si può aprire: manca la cartella o il permesso",
            "it cannot be opened: its folder or the permission is missing",
        ),
        26 => ("non è un file di dati", "it is no data file"),
        _ => return None,
    };
    Some(Text::new(it, en))
}

/// What went wrong with a file.
pub(crate) fn failed(path: &Path, error: &dyn Said) -> Trouble {
    let (name, Text { it, en }) = (path.display(), error.said());
    Trouble::say(format!("«{name}»: {it}"), format!("'{name}': {en}"))
}
