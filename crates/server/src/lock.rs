//! The lock on the data file: one server at a time, and a second one learns where the first is.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use table::Trouble;

/// Held as long as the server runs; the system releases it however the server ends.
#[derive(Debug)]
pub(crate) struct Lock(File);

/// What came of asking for the lock.
#[derive(Debug)]
pub(crate) enum Asked {
    Ours(Lock),
    /// Another server has it; its address.
    Theirs(String),
}

/// How often, and how long apart, a second start looks for the address that the first is about to write.
const LOOKS: (u32, Duration) = (30, Duration::from_millis(100));

impl Lock {
    /// Asks for the lock of a data file.
    pub(crate) fn take(data: &Path) -> Result<Asked, Trouble> {
        let path = beside(data);
        let failed = |error: &dyn std::fmt::Display| {
            Trouble::say(
                format!("il file di blocco «{}» non si può usare: {error}", path.display()),
                format!("the lock file '{}' cannot be used: {error}", path.display()),
            )
        };
        let open = || OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let (looks, pause) = LOOKS;
        for _ in 0..looks {
            let mut file = open().map_err(|e| failed(&e))?;
            match file.try_lock() {
                Ok(()) => {
                    let mut lock = Lock(file);
                    lock.clear().map_err(|e| failed(&e))?;
                    return Ok(Asked::Ours(lock));
                }
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(failed(&error)),
            }
            let mut address = String::new();
            if file.read_to_string(&mut address).is_ok() && address.ends_with('\n') {
                return Ok(Asked::Theirs(address.trim().to_owned()));
            }
            std::thread::sleep(pause);
        }
        Err(Trouble::say(
            format!("un altro Conclave usa già «{}» ma non dice a quale indirizzo", data.display()),
            format!("another Conclave uses '{}' already but does not say at which address", data.display()),
        ))
    }

    /// Tells second starts where the server is.
    pub(crate) fn say(&mut self, address: &str) -> std::io::Result<()> {
        self.clear()?;
        self.0.write_all(format!("{address}\n").as_bytes())?;
        self.0.flush()
    }

    /// Forgets the address of a server that ran before.
    fn clear(&mut self) -> std::io::Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()
    }
}

fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}
