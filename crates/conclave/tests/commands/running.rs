//! The site as a program of its own, over `data.sqlite` in a folder.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running site; it is stopped with the test.
pub(crate) struct Site {
    child: Child,
    address: String,
}

impl Site {
    pub(crate) fn start(folder: &Path, args: &[&str]) -> Self {
        Site::logged(folder, args, Stdio::null())
    }

    /// The same with a place for its log.
    pub(crate) fn logged(folder: &Path, args: &[&str], log: Stdio) -> Self {
        let common = ["serve", "--listen", "127.0.0.1:0", "--data", "data.sqlite", "--no-open"];
        let mut child = Command::new(env!("CARGO_BIN_EXE_conclave"))
            .args([&common[..], args].concat())
            .current_dir(folder)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
        Site { child, address }
    }

    pub(crate) fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let form = "Content-Type: application/x-www-form-urlencoded";
        let (address, length) = (&self.address, body.len());
        write!(stream, "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{form}\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Asks it to stop.
    pub(crate) fn signal(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    pub(crate) fn stop(self) {
        self.signal();
        self.ends();
    }

    /// Waits until it has stopped, which it was asked to.
    pub(crate) fn ends(mut self) {
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // Stopped already, unless the test broke off.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
