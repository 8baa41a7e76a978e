//! A NATS that keeps nothing.

use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::{Service, program};
use crate::house::free_port;

/// A NATS.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    service: Option<Service>,
}

/// How long it may take to begin.
const PATIENCE: Duration = Duration::from_secs(10);

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// When it is not installed, or does not begin.
    pub fn start() -> Result<Self, String> {
        let mut nats = Nats { port: free_port()?, service: None };
        nats.again()?;
        Ok(nats)
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it at this very instant.
    pub fn kill(&mut self) {
        self.service = None;
    }

    /// Starts it again, and waits until it answers.
    ///
    /// # Errors
    /// When it does not.
    pub fn again(&mut self) -> Result<(), String> {
        let mut process = Command::new(program("nats-server", &[], "nats-server")?);
        process.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).stderr(Stdio::null());
        self.service = Some(Service::start(process)?);
        let begun = Instant::now();
        while !self.answers() {
            if begun.elapsed() > PATIENCE {
                return Err(format!("NATS does not answer {PATIENCE:?} after its start"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Does it greet, as it greets every client?
    fn answers(&self) -> bool {
        let Ok(line) = TcpStream::connect(("127.0.0.1", self.port)) else { return false };
        let mut greeting = String::new();
        let read = line
            .set_read_timeout(Some(PATIENCE))
            .and_then(|()| BufReader::new(line).read_line(&mut greeting));
        read.is_ok() && greeting.starts_with("INFO")
    }
}
