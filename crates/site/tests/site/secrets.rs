//! Nobody is sent what they may not see, neither in pages nor by the socket.

use std::time::Duration;

use crate::visit::{Visitor, site, two_at_a_table};
use axum::http::StatusCode;
use futures_util::{SinkExt as _, StreamExt as _};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{connect_async_with_config, tungstenite::Message};

/// The words of a page that tell a card or a chosen number.
fn secrets(page: &str) -> Vec<String> {
    let words = page.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| word.starts_with("CARD-") || word.starts_with("SAID-")).map(str::to_owned).collect()
}

#[tokio::test]
async fn each_page_tells_only_its_viewer_s_secrets() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    let mut watcher = Visitor::new(&site);
    for round in 0..2 {
        assert_eq!(
            first.choose(&table, "n3").await,
            if round == 0 { StatusCode::NO_CONTENT } else { StatusCode::UNPROCESSABLE_ENTITY }
        );
        if round == 1 {
            assert_eq!(first.choose(&table, "n1").await, StatusCode::NO_CONTENT);
        }
        // The envelope is sealed: not even its owner's page repeats it, and nobody else's knows it.
        for one in [&mut second, &mut watcher] {
            let page = one.get(&table).await.body;
            assert!(!secrets(&page).iter().any(|word| word == "SAID-3" || word == "SAID-1"), "{page}");
            assert!(page.contains("has chosen, under seal"));
        }
        assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    }
    let own = secrets(&first.get(&table).await.body);
    assert!(
        own.contains(&"SAID-3".to_owned())
            && own.contains(&"SAID-1".to_owned())
            && !own.contains(&"SAID-2".to_owned())
    );
    let other = secrets(&second.get(&table).await.body);
    assert!(other.contains(&"SAID-2".to_owned()) && !other.contains(&"SAID-3".to_owned()));
    // A spectator's view has no card at all, which the toy writes as card 0.
    assert_eq!(secrets(&watcher.get(&table).await.body), ["CARD-0"]);
    for at in 0..=4 {
        let past = watcher.get(&format!("{table}/replay?at={at}&as=0")).await;
        assert_eq!((past.status, secrets(&past.body)), (StatusCode::OK, vec!["CARD-0".to_owned()]));
        let past = secrets(&second.get(&format!("{table}/replay?at={at}&as=0")).await.body);
        assert!(!past.contains(&"SAID-3".to_owned()), "{past:?}");
    }
}

#[tokio::test]
async fn the_record_waits_for_the_end() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "&field-rounds=1").await;
    let record = format!("{table}/record");
    let refused = first.get(&record).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("when the match is over") && !refused.body.contains("seed"));
    assert_eq!(first.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(second.get(&record).await.status, StatusCode::FORBIDDEN);
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    let told = Visitor::new(&site).get(&record).await;
    assert_eq!(told.status, StatusCode::OK);
    assert!(
        told.body.starts_with("conclave record 1\ngame: whispers\nsetup: apart=no rounds=1 clock=no\n"),
        "{}",
        told.body
    );
    assert!(told.body.contains("\n0:n1 1:n2\n") && told.body.contains("\nseed: "));
    // Now everybody may look through anybody's eyes.
    assert!(Visitor::new(&site).get(&format!("{table}/replay?at=3&as=0")).await.body.contains("SAID-1"));
}

#[tokio::test]
async fn the_socket_pushes_each_viewer_s_own_zones() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(axum::serve(listener, site.router()).into_future());
    let live = |cookie: String, after: &str, origin: Option<&str>| {
        let mut request = format!("ws://{address}{table}/live?after={after}").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        request.headers_mut().insert("accept-language", "en".parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        connect_async_with_config(request, None, false)
    };
    assert!(live(String::new(), "0", Some("http://evil.example")).await.is_err());
    let at = second.get(&table).await.at();
    let (mut own, _) = live(first.cookie_line(), &at, Some(&format!("http://{address}"))).await.unwrap();
    let (mut other, _) = live(second.cookie_line(), "0", None).await.unwrap();
    let (mut watcher, _) = live(String::new(), "z%ff&after=-9", None).await.unwrap();
    // A page drawn with the same answers gets no board again; one that is behind gets everything.
    assert!(!next(&mut own).await.contains("z-board"));
    for socket in [&mut other, &mut watcher] {
        let push = next(socket).await;
        assert!(push.contains("z-board") && push.contains("z-actions") && push.contains("z-log"), "{push}");
    }
    assert_eq!(first.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    for (socket, sees) in [(&mut own, "SAID-3"), (&mut other, "SAID-2"), (&mut watcher, "a round is done")] {
        let mut pushed = String::new();
        while !pushed.contains("a round is done") {
            pushed += &next(socket).await;
        }
        assert!(pushed.contains(sees), "{pushed}");
        for secret in ["SAID-3", "SAID-2"].iter().filter(|secret| **secret != sees) {
            assert!(!pushed.contains(secret), "{pushed}");
        }
        // What comes from below is told where it belongs, whatever it is, and changes nothing.
        for noise in
            [Message::text("{\"action\":\"n1\"}"), Message::text("{{{"), Message::binary(vec![0, 159, 146])]
        {
            socket.send(noise).await.unwrap();
            let told = next(socket).await;
            assert!(told.contains("error") && told.contains("/act"), "{told}");
        }
    }
    // What is too large ends the socket of whoever sent it, and nothing else.
    watcher.send(Message::binary(vec![0xff; 5000])).await.unwrap();
    while recv(&mut watcher).await.is_some_and(|message| !message.is_close()) {}
    assert_eq!(second.get(&table).await.status, StatusCode::OK);
    site.stop();
    while let Some(message) = recv(&mut own).await {
        if message.is_close() {
            return;
        }
    }
}

pub(crate) type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn recv(socket: &mut Socket) -> Option<Message> {
    tokio::time::timeout(Duration::from_secs(10), socket.next()).await.unwrap()?.ok()
}

pub(crate) async fn next(socket: &mut Socket) -> String {
    loop {
        if let Message::Text(text) = recv(socket).await.unwrap() {
            return text.to_string();
        }
    }
}
