//! The process of a server, and those that stand beside it.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use super::Options;

/// How many of a server's last words are kept.
const WORDS: usize = 50;

/// How it is started.
pub(super) fn command(options: &Options, port: u16) -> Command {
    let mut command = Command::new(&options.binary);
    command.args(["serve", "--no-open", "--lang", "en"]);
    if !options.live {
        command.args(["--iterations", "5"]);
    }
    command.arg("--listen").arg(format!("127.0.0.1:{port}"));
    match &options.database {
        Some(database) => command.arg("--database").arg(database),
        None => command.arg("--data").arg(&options.data),
    };
    if let Some(bus) = &options.bus {
        command.arg("--bus").arg(bus);
    }
    for file in &options.cards {
        command.arg("--cards").arg(file);
    }
    command.envs(options.env.iter().map(|(name, value)| (name, value)));
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// A shell that kills the process as soon as this program is gone, however it went, Ctrl-C included: the shell's input then ends.
pub(crate) fn watch(id: u32) -> std::io::Result<Child> {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' HUP INT TERM; read line; kill -KILL \"$1\"", "watch", &id.to_string()]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

/// Kills a process and waits until the system has buried it.
pub(crate) fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// The last lines that a server has written on its standard error.
#[derive(Clone, Debug, Default)]
pub(super) struct Said(Arc<Mutex<VecDeque<String>>>);

impl Said {
    /// Reads them as they come: a pipe that nobody reads would stop the server.
    pub(super) fn of(from: Option<impl Read + Send + 'static>) -> Self {
        let said = Said::default();
        if let Some(from) = from {
            let said = said.clone();
            std::thread::spawn(move || {
                BufReader::new(from).lines().map_while(Result::ok).for_each(|line| said.keep(line));
            });
        }
        said
    }

    pub(super) fn lines(&self) -> String {
        let lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    fn keep(&self, line: String) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.len() == WORDS {
            lines.pop_front();
        }
        lines.push_back(line);
    }
}
