//! At the door: half a request, no request, a live page that does not read.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use server::Times;

use crate::houses::Site;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};

use crate::visit::{Visitor, site};

const SOON: Duration = Duration::from_millis(400);
const LATE: Duration = Duration::from_secs(20);

async fn house(home: &TempDir) -> (Site, SocketAddr) {
    let site = site(&home.path().join("data")).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(
        site.receive(listener, Times { head: SOON, head_in_a_crowd: SOON, send: SOON, ..Times::default() }),
    );
    (site, address)
}

/// What comes until the other end hangs up.
async fn heard(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let read = tokio::time::timeout(LATE, stream.read_to_end(&mut all)).await;
    assert!(read.is_ok(), "it is not hung up on: {}", String::from_utf8_lossy(&all));
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn half_sent_requests_by_the_thousand_are_hung_up_on_and_keep_nobody_out() {
    let home = TempDir::new().unwrap();
    let (_site, address) = house(&home).await;
    let mut half = Vec::new();
    for nth in 0..1000 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let head: &[u8] = if nth % 2 == 0 { b"" } else { b"GET / HTTP/1.1\r\nHost: localh" };
        stream.write_all(head).await.unwrap();
        half.push(stream);
    }
    let mut whole = TcpStream::connect(address).await.unwrap();
    whole.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let (asked, answer) = (Instant::now(), heard(&mut whole).await);
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("ok\n"), "{answer}");
    assert!(asked.elapsed() >= SOON / 2, "it was kept open for another request, and then let go");
    for mut stream in half {
        assert_eq!(heard(&mut stream).await, "");
    }
}

#[tokio::test]
async fn a_request_in_pieces_and_several_at_once_are_answered() {
    let home = TempDir::new().unwrap();
    let (_site, address) = house(&home).await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    for piece in
        ["GET /hea", "lth HTTP/1.1\r\nHo", "st: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"]
    {
        stream.write_all(piece.as_bytes()).await.unwrap();
        tokio::time::sleep(SOON / 8).await;
    }
    assert_eq!(heard(&mut stream).await.matches("HTTP/1.1 200 OK").count(), 2);
    let mut nonsense = TcpStream::connect(address).await.unwrap();
    nonsense.write_all(b"\x16\x03\x01\x02\x00 hello\r\n\r\n").await.unwrap();
    assert!(heard(&mut nonsense).await.starts_with("HTTP/1.1 400 Bad Request"));
}

#[tokio::test]
async fn a_live_page_that_does_not_read_is_hung_up_on() {
    let home = TempDir::new().unwrap();
    let (site, address) = house(&home).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let cookies = one.cookie_line();
    let shake = format!(
        "GET {table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookies}\r\n\r\n"
    );
    stream.write_all(shake.as_bytes()).await.unwrap();
    // Each word is answered with a sentence that nobody reads.
    let word = [0x81, 0x82, 0, 0, 0, 0, b'h', b'i'].repeat(1000);
    let begun = Instant::now();
    let hung_up = async { while stream.write_all(&word).await.is_ok() {} };
    assert!(tokio::time::timeout(LATE, hung_up).await.is_ok(), "it is still held");
    assert!(begun.elapsed() >= SOON);
    assert_eq!(one.get(&table).await.status, StatusCode::OK);
}
