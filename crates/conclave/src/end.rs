//! How a command can end other than well, and the exit codes.

use table::{Lang, Trouble};

/// The end of a command that did not simply succeed.
#[derive(Debug)]
pub(crate) enum End {
    /// What was given is wrong: exit code 2.
    Given(Trouble),
    /// A check did not hold: exit code 1.
    Failed(Trouble),
    /// The machine failed (a file, a port): exit code 3.
    Machine(Trouble),
    /// Whoever was reading has gone: no message, exit code 0.
    Quiet,
}

impl End {
    pub(crate) fn code(&self) -> u8 {
        match self {
            End::Quiet => 0,
            End::Failed(_) => 1,
            End::Given(_) => 2,
            End::Machine(_) => 3,
        }
    }

    pub(crate) fn get(&self, lang: Lang) -> String {
        match self {
            End::Given(trouble) | End::Failed(trouble) | End::Machine(trouble) => trouble.get(lang),
            End::Quiet => String::new(),
        }
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        let path = path.display();
        End::Machine(Trouble::say(format!("il file {path}: {error}"), format!("the file {path}: {error}")))
    }
}

impl From<Trouble> for End {
    fn from(trouble: Trouble) -> Self {
        End::Given(trouble)
    }
}

impl From<std::io::Error> for End {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            return End::Quiet;
        }
        End::Machine(Trouble::say(
            format!("non si riesce a scrivere: {error}"),
            format!("writing failed: {error}"),
        ))
    }
}
