//! Where a server listens, and whether it answers there.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

/// How many ports are tried.
const PORTS: u16 = 1000;
/// A server that runs answers at once; one that replays its tables first is asked again.
const PATIENCE: Duration = Duration::from_secs(5);

/// A port below those that the system gives to connections: one of theirs could be taken while the server is down, and
/// a client that knocks at one of them over and over in the meantime may in the end be connected with itself.
pub(crate) fn free_port() -> Result<u16, String> {
    // Two that start at the same time must not find the same one.
    static TRIED: AtomicU16 = AtomicU16::new(0);
    // Programs that begin one after the other have neighbouring numbers: their ports lie apart.
    let first = 20_000 + (std::process::id().wrapping_mul(61) % 10_000) as u16;
    let next = || first + TRIED.fetch_add(1, Ordering::Relaxed) % PORTS;
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    let mut ports = (0..PORTS).map(|_| next());
    ports.find(free).ok_or_else(|| format!("none of the {PORTS} ports from {first} on is free"))
}

/// Does a server answer there that all is well?
pub(super) fn is_healthy(port: u16) -> bool {
    let ask = || -> std::io::Result<bool> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut line = TcpStream::connect_timeout(&address, PATIENCE)?;
        line.set_read_timeout(Some(PATIENCE))?;
        line.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.1 200"))
    };
    ask().unwrap_or(false)
}
