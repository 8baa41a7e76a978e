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
                let code = error.code().unwrap_or_default();
                let known = match code.parse::<u32>() {
                    // The codes of PostgreSQL have five signs.
                    _ if code.len() == 5 => of_state(&code),
                    // The primary result code is the last byte: <https://www.sqlite.org/rescode.html>.
                    Ok(code) => of_code(code & 0xff),
                    Err(_) => None,
                };
                known.unwrap_or_else(|| Text::same(error.message()))
            }
            sqlx::Error::PoolTimedOut => Text::new("non risponde in tempo", "it does not answer in time"),
            sqlx::Error::Tls(_) => Text::new(
                "vuole TLS, e questo programma è stato costruito senza: «cargo build --release --features tls» lo costruisce con",
                "it wants TLS, and this program was built without: 'cargo build --release --features tls' builds it with",
            ),
            error => Text::same(error.to_string()),
        }
    }
}

impl Said for StoreError {
    fn said(&self) -> Text {
        match self {
            StoreError::Database(error) => error.said(),
            StoreError::Taken | StoreError::Unwritten(_) | StoreError::Unsure(_) => {
                Text::same(self.to_string())
            }
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
            io::ErrorKind::ConnectionRefused => {
                ("nessuno risponde a quell'indirizzo", "nobody answers at that address")
            }
            io::ErrorKind::UnexpectedEof => (
                "si interrompe a metà: forse lì risponde un altro programma",
                "it breaks off in the middle: perhaps another program answers there",
            ),
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

/// <https://www.postgresql.org/docs/15/errcodes-appendix.html>
fn of_state(code: &str) -> Option<Text> {
    let (it, en) = match code {
        "23503" => (
            "una riga non appartiene a nessuna partita: «conclave doctor FILE --rescue NUOVO» salva il resto",
            "a row belongs to no match: 'conclave doctor FILE --rescue NEW' saves the rest",
        ),
        "28P01" | "28000" => ("nome o parola d'ordine non vanno", "the name or the password is wrong"),
        "3D000" => {
            ("quel database non c'è: «createdb» lo crea", "there is no such database: 'createdb' makes it")
        }
        "42501" => ("manca il permesso", "permission is lacking"),
        "53100" => ("il suo disco è pieno", "its disk is full"),
        "53300" => ("ha già troppe connessioni", "it has too many connections already"),
        "57P01" | "57P02" | "57P03" => ("si sta fermando o avviando", "it is being stopped or started"),
        _ => return None,
    };
    Some(Text::new(it, en))
}

/// What went wrong with a file.
pub(crate) fn failed(path: &Path, error: &dyn Said) -> Trouble {
    let (name, Text { it, en }) = (path.display(), error.said());
    Trouble::say(format!("«{name}»: {it}"), format!("'{name}': {en}"))
}
