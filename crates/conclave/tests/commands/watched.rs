//! What whoever keeps a house sees of it: figures, a log, and how it goes.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use crate::running::Site;
use crate::typed::{Folder, conclave, err};

/// A port that nobody has.
fn free() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().to_string()
}

fn figures(address: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// The value of a header of an answer.
fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn figures_and_log_tell_what_is_done_and_nobody_s_secrets() {
    let folder = Folder::new("watched");
    let meters = free();
    let log = File::create(folder.0.join("log")).unwrap();
    let args = ["--metrics", &meters, "--log", "info", "--log-format", "json", "--iterations", "5"];
    let site = Site::logged(&folder.0, &args, log.into());
    for path in ["/healthz", "/readyz", "/health"] {
        let answer = site.ask(&format!("GET {path}"), "");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("\r\n\r\nok\n"), "{answer}");
        assert!(header(&answer, "set-cookie").is_none());
    }
    let opened = site.ask("POST /play/sancta?lang=secret-query", "");
    let (table, id) = (header(&opened, "location").unwrap(), header(&opened, "x-request-id").unwrap());
    let cookie = header(&opened, "set-cookie").unwrap().split(['=', ';']).nth(1).unwrap();
    let shown = figures(&meters);
    for line in [
        "conclave_tables 1",
        "conclave_can_write 1",
        "conclave_write_failures_total 0",
        "conclave_request_seconds_count{route=\"/play/{game}\",class=\"3xx\"} 1",
        "conclave_request_seconds_count{route=\"/healthz\",class=\"2xx\"} 1",
        "conclave_write_group_jobs_count ",
        "conclave_build_info{version=\"",
        "conclave_memory_bytes ",
    ] {
        assert!(shown.contains(line), "{line} is missing: {shown}");
    }
    assert!(site.ask("GET /metrics", "").starts_with("HTTP/1.1 404"), "never where visitors come");
    let (table, id, cookie) = (table.to_owned(), id.to_owned(), cookie.to_owned());
    site.stop();
    let log = fs::read_to_string(folder.0.join("log")).unwrap();
    let answered = log.lines().find(|line| line.contains(&format!("\"id\":\"{id}\""))).unwrap();
    for part in ["\"method\":\"POST\"", "\"route\":\"/play/{game}\"", "\"status\":303", "\"ms\":"] {
        assert!(answered.contains(part), "{answered}");
    }
    for line in log.lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line}");
    }
    for secret in [table.trim_start_matches("/t/"), &cookie, "secret-query"] {
        assert!(!shown.contains(secret) && !log.contains(secret), "{secret} is told");
    }
}

#[test]
fn a_house_that_is_about_to_stop_says_so_and_goes_on_for_a_while() {
    let folder = Folder::new("drained");
    let site = Site::start(&folder.0, &["--drain", "2"]);
    let begun = Instant::now();
    site.signal();
    let mut ready = site.ask("GET /readyz", "");
    while ready.starts_with("HTTP/1.1 200") && begun.elapsed() < Duration::from_secs(1) {
        ready = site.ask("GET /readyz", "");
    }
    assert!(ready.starts_with("HTTP/1.1 503") && ready.contains("the house is about to stop"), "{ready}");
    assert!(site.ask("GET /healthz", "").starts_with("HTTP/1.1 200"), "it lives");
    assert!(site.ask("POST /play/sancta", "").starts_with("HTTP/1.1 303"), "and still answers");
    site.ends();
    assert!(begun.elapsed() >= Duration::from_secs(2));
    // Whoever asks twice does not wait.
    let site = Site::start(&folder.0, &["--drain", "600"]);
    site.signal();
    while site.ask("GET /readyz", "").starts_with("HTTP/1.1 200") {}
    site.stop();
}

#[test]
fn what_cannot_be_watched_is_said() {
    let folder = Folder::new("unwatched");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().map(|address| (address.to_string(), taken)).unwrap();
    let serve = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", "data.sqlite"];
    for (args, code, why) in [
        (["--metrics", "nonsense"], 2, "nonsense"),
        (["--log-format", "xml"], 2, "[possible values: text, json]"),
        (["--drain", "soon"], 2, "--drain"),
        (["--metrics", &taken.0], 3, "the metrics cannot be shown at"),
    ] {
        let done = conclave(&folder.0, &[&serve[..], &args].concat(), "");
        let said = err(&done);
        assert!(done.status.code() == Some(code) && said.contains(why), "{args:?}: {said}");
    }
}
