//! Reaction windows: no wait without company, and in company nothing that tells who held what.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::echoes;
use crate::playing::becomes;
use crate::visit::{Answer, Visitor, two_at_a_table};
use axum::http::StatusCode;
use futures_util::StreamExt as _;
use search::Budget;
use server::Windows;
use server::store::Stored;

use crate::houses::{Site, meanwhile};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

pub(crate) const HOUR: Windows = Windows {
    open: Duration::from_secs(3600),
    hold: Duration::from_secs(10),
    patience: Duration::from_secs(120),
};

pub(crate) async fn site(data: &Path, windows: Windows) -> Site {
    Site::open_with(
        &|| vec![echoes::entry(), crate::toy::entry()],
        data,
        Some(Budget::Iterations(1)),
        windows,
    )
    .await
}

/// A table whose first seats are people: its path, and they.
pub(crate) async fn people(site: &Site, count: usize, more: &str) -> (String, Vec<Visitor>) {
    let mut all = vec![Visitor::new(site); count];
    let who = |seat: usize| if seat < count { "person" } else { "random" };
    let form = format!("seat-0=me&seat-1={}&seat-2={}{more}", who(1), who(2));
    let table = all[0].post("/new/echoes", &form).await.to();
    assert!(table.starts_with("/t/"), "{table}");
    for (seat, one) in all.iter_mut().enumerate().skip(1) {
        let sits = one.post(&format!("{table}/sit"), &format!("seat={seat}")).await;
        assert_eq!(sits.status, StatusCode::SEE_OTHER);
    }
    (table, all)
}

/// The same with an open window.
pub(crate) async fn window(site: &Site, count: usize, more: &str) -> (String, Vec<Visitor>) {
    let (table, mut all) = people(site, count, more).await;
    assert_eq!(all[0].choose(&table, "strike").await, StatusCode::NO_CONTENT);
    (table, all)
}

pub(crate) async fn stored(site: &Site, table: &str) -> Stored {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap()
}

pub(crate) fn millis() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// Stops the site and starts it again over the same file; the open question may be given another end meanwhile.
pub(crate) async fn restart(before: Site, data: &Path, all: &mut [Visitor], due: Option<i64>) -> Site {
    before.close().await;
    if let Some(due) = due {
        meanwhile(data, "UPDATE questions SET deadline = $1", due).await;
    }
    let after = site(data, HOUR).await;
    after.resume().await;
    for one in all {
        one.router = after.router();
    }
    after
}

/// Posts as the script does, to what stands beside the actions.
pub(crate) async fn beside(one: &mut Visitor, table: &str, path: &str, form: &str) -> Answer {
    one.clone().with("accept", "application/json").post(&format!("{table}/{path}"), form).await
}

/// The same, for the question that the table shows.
pub(crate) async fn now(one: &mut Visitor, table: &str, path: &str) -> Answer {
    let at = one.get(table).await.at();
    beside(one, table, path, &format!("at={at}")).await
}

/// Passes in the window that the table shows and until its turn.
pub(crate) async fn pass_on(one: &mut Visitor, table: &str) -> Answer {
    let at = one.get(table).await.at();
    beside(one, table, "passes", &format!("passes=turn&at={at}")).await
}

async fn a_while() {
    tokio::time::sleep(Duration::from_millis(250)).await;
}

#[tokio::test]
async fn one_person_among_bots_never_waits() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 1, "&field-hands=0").await;
    becomes(&mut all[0], &table, "nobody sings").await;
    assert!(stored(&site, &table).await.deadline.is_none());
    // What the server answered was no choice: taking back goes to the last one of one's own.
    assert_eq!(all[0].post(&format!("{table}/undo"), "").await.status, StatusCode::SEE_OTHER);
    a_while().await;
    assert_eq!(stored(&site, &table).await.lines.last().unwrap(), "back 0");
}

#[tokio::test]
async fn one_person_with_a_choice_is_waited_for() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), Windows { open: Duration::ZERO, ..HOUR }).await;
    let (table, mut all) = window(&site, 1, "&field-hands=1").await;
    a_while().await;
    let page = all[0].get(&table).await.body;
    assert!(page.contains("do sing") && page.contains("reaction window"), "{page}");
    assert!(!page.contains("nobody sings") && !page.contains("data-deadline"), "{page}");
    let first = page.find("class=\"first\" name=\"action\" value=\"pass\"").unwrap();
    assert!(first < page.find("value=\"sing\"").unwrap(), "passing comes first");
    let held = now(&mut all[0], &table, "hold").await;
    assert_eq!(held.status, StatusCode::CONFLICT);
    assert_eq!(all[0].choose(&table, "sing").await, StatusCode::NO_CONTENT);
    becomes(&mut all[0], &table, "SANG-0").await;
}

#[tokio::test]
async fn a_window_that_only_bots_are_asked_in_takes_no_time() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 2, "&field-asked=4").await;
    becomes(&mut all[1], &table, "nobody sings").await;
    assert!(stored(&site, &table).await.deadline.is_none());
}

#[tokio::test]
async fn answers_do_not_close_a_window_and_nobody_sees_them() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 3, "&field-hands=1").await;
    all.push(Visitor::new(&site)); // who only watches
    let lines = stored(&site, &table).await.lines;
    let mut others = Vec::new();
    for one in &mut all[1..] {
        others.push(one.get(&table).await.body);
    }
    // Byte for byte the others' pages are the same: whether it sings, has not answered, or passes.
    let steps = [
        ("act", "sing"),
        ("unseal", ""),
        ("act", "pass"),
        ("unseal", ""),
        ("passes", "turn"),
        ("act", "sing"),
    ];
    for (path, action) in steps {
        let done = match path {
            "act" => all[0].choose(&table, action).await,
            "passes" => pass_on(&mut all[0], &table).await.status,
            path => now(&mut all[0], &table, path).await.status,
        };
        assert_eq!(done, StatusCode::NO_CONTENT, "{path} {action}");
        for (one, seen) in all[1..].iter_mut().zip(&others) {
            assert_eq!(one.get(&table).await.body, *seen, "{path} {action}");
        }
    }
    let own = all[0].get(&table).await.body;
    assert!(
        own.contains("You have answered, under seal: 'do sing'") && !own.contains("value=\"pass\""),
        "{own}"
    );
    for seat in [1, 2] {
        assert_eq!(all[seat].choose(&table, "pass").await, StatusCode::NO_CONTENT);
    }
    a_while().await;
    assert_eq!(all[3].get(&table).await.body, others[2]);
    let found = stored(&site, &table).await;
    assert_eq!((found.lines, found.envelopes.len()), (lines, 3), "all have answered and it is still open");
    assert_eq!(now(&mut all[1], &table, "unseal").await.status, StatusCode::NO_CONTENT);
    let refused = all[1].choose(&table, "sing").await;
    assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY, "what is laid is looked at by the rules");
}

/// The next text that the socket brings.
async fn pushed(socket: &mut Socket) -> String {
    let message = tokio::time::timeout(Duration::from_secs(10), socket.next()).await.unwrap();
    message.unwrap().unwrap().into_text().unwrap().to_string()
}

async fn is_quiet(socket: &mut Socket) -> bool {
    tokio::time::timeout(Duration::from_millis(400), socket.next()).await.is_err()
}

#[tokio::test]
async fn sockets_bring_the_others_nothing_until_a_window_closes() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(axum::serve(listener, site.router()).into_future());
    let (table, mut all) = window(&site, 2, "").await;
    let mut sockets = Vec::new();
    for one in &all {
        let mut request = format!("ws://{address}{table}/live?after=2").into_client_request().unwrap();
        request.headers_mut().insert("cookie", one.cookie_line().parse().unwrap());
        let (mut socket, _) = connect_async_with_config(request, None, false).await.unwrap();
        assert!(pushed(&mut socket).await.contains("\"now\":"), "what time it is at the server");
        sockets.push(socket);
    }
    // That both are connected is news, and so is what the bot may do.
    for socket in &mut sockets {
        while !is_quiet(socket).await {}
    }
    assert_eq!(all[0].choose(&table, "sing").await, StatusCode::NO_CONTENT);
    assert!(pushed(&mut sockets[0]).await.contains("z-actions"), "one's own page changes");
    assert!(is_quiet(&mut sockets[1]).await);
    assert_eq!(pass_on(&mut all[0], &table).await.status, StatusCode::NO_CONTENT);
    assert!(pushed(&mut sockets[0]).await.contains("Non passare più"));
    assert!(is_quiet(&mut sockets[1]).await);
    assert_eq!(now(&mut all[0], &table, "hold").await.status, StatusCode::NO_CONTENT);
    assert!(pushed(&mut sockets[1]).await.contains("data-deadline"));
}

type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

#[tokio::test]
async fn a_window_closes_on_time_and_the_silent_pass() {
    let home = TempDir::new().unwrap();
    let open = Duration::from_millis(1500);
    let site = site(&home.path().join("data"), Windows { open, ..HOUR }).await;
    let (table, mut all) = people(&site, 2, "&field-hands=7").await;
    let begun = Instant::now();
    assert_eq!(all[0].choose(&table, "strike").await, StatusCode::NO_CONTENT);
    let at = all[0].get(&table).await.at();
    assert_eq!(all[0].act(&table, &at, "sing").await.status, StatusCode::NO_CONTENT);
    becomes(&mut all[1], &table, "SANG-0").await;
    assert!(begun.elapsed() >= open, "{:?}", begun.elapsed());
    let lines = stored(&site, &table).await.lines;
    assert!(lines[2].starts_with("0:sing 1:pass 2:"), "{lines:?}");
    // Whoever comes too late is told so.
    for answer in [
        all[1].act(&table, &at, "sing").await,
        beside(&mut all[1], &table, "hold", &format!("at={at}")).await,
        beside(&mut all[0], &table, "unseal", &format!("at={at}")).await,
    ] {
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.body.contains("the reaction window has closed"), "{}", answer.body);
    }
    let plain = all[1].post(&format!("{table}/hold"), &format!("at={at}")).await;
    assert!(plain.status == StatusCode::CONFLICT && plain.body.contains("this answer came too late"));
}

#[tokio::test]
async fn a_window_can_be_held_once_and_nobody_learns_by_whom() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = people(&site, 3, "&field-asked=3").await;
    let early = now(&mut all[0], &table, "hold").await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    for at in [i64::MIN, -1, 99, i64::MAX] {
        let odd = beside(&mut all[0], &table, "hold", &format!("at={at}")).await;
        assert_eq!(odd.status, StatusCode::CONFLICT, "{at}");
    }
    assert!(early.body.contains("no reaction window"), "{}", early.body);
    assert_eq!(all[0].choose(&table, "strike").await, StatusCode::NO_CONTENT);
    let due = stored(&site, &table).await.deadline.unwrap();
    let stranger = now(&mut all[2], &table, "hold").await;
    assert_eq!(stranger.status, StatusCode::CONFLICT);
    assert!(stranger.body.contains("you are not among them"), "{}", stranger.body);
    assert!(!all[2].get(&table).await.body.contains("/hold\""));
    assert_eq!(now(&mut all[1], &table, "hold").await.status, StatusCode::NO_CONTENT);
    let found = stored(&site, &table).await;
    assert_eq!((found.deadline, found.held), (Some(due + 10_000), true));
    for one in &mut all {
        let page = one.get(&table).await.body;
        assert!(page.contains("held open: 10 seconds more"), "{page}");
        assert!(page.contains(&format!("data-deadline=\"{}\"", due + 10_000)) && !page.contains("/hold\""));
    }
    let twice = now(&mut all[0], &table, "hold").await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert!(twice.body.contains("this window has been held already"), "{}", twice.body);
    let it = now(&mut all[0].clone().with("accept-language", "it"), &table, "hold").await;
    assert!(it.body.contains("è già stata tenuta aperta"), "{}", it.body);
    assert_eq!(stored(&site, &table).await.deadline, Some(due + 10_000));
}

#[tokio::test]
async fn a_restart_keeps_the_end_of_a_window_and_its_envelopes() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data, HOUR).await;
    let (table, mut all) = window(&before, 3, "&field-hands=7").await;
    for seat in [0, 1, 2] {
        assert_eq!(all[seat].choose(&table, "sing").await, StatusCode::NO_CONTENT);
    }
    assert_eq!(now(&mut all[1], &table, "unseal").await.status, StatusCode::NO_CONTENT);
    // All but the last moments of the hour have passed.
    let due = millis() + 1500;
    let after = restart(before, &data, &mut all, Some(due)).await;
    becomes(&mut all[1], &table, "SANG-2").await;
    assert!(millis() >= due);
    assert_eq!(stored(&after, &table).await.lines[2], "0:sing 1:pass 2:sing");
}

#[tokio::test]
async fn the_time_of_a_window_begins_when_everybody_sits() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (mut first, mut second) = (Visitor::new(&site), Visitor::new(&site));
    let table = first.post("/new/echoes", "seat-0=me&seat-1=person&seat-2=random").await.to();
    assert_eq!(first.choose(&table, "strike").await, StatusCode::NO_CONTENT);
    assert_eq!(first.choose(&table, "sing").await, StatusCode::NO_CONTENT);
    assert!(stored(&site, &table).await.deadline.is_none());
    assert_eq!(now(&mut first, &table, "hold").await.status, StatusCode::CONFLICT);
    assert_eq!(second.post(&format!("{table}/sit"), "seat=1").await.status, StatusCode::SEE_OTHER);
    assert!(stored(&site, &table).await.deadline.is_some());
}

#[tokio::test]
async fn one_s_own_envelope_comes_back_as_long_as_the_question_is_open() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data, HOUR).await;
    let (table, mut first, mut second) = two_at_a_table(&before, "&seconds=60").await;
    let none = now(&mut first, &table, "unseal").await;
    assert_eq!(none.status, StatusCode::CONFLICT);
    assert!(none.body.contains("you have not chosen yet"), "{}", none.body);
    assert_eq!(first.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    assert!(first.get(&table).await.body.contains("Change my answer"));
    assert!(!second.get(&table).await.body.contains("Change my answer"));
    let due = stored(&before, &table).await.deadline;
    let at = first.get(&table).await.at();
    let plain = first.post(&format!("{table}/unseal"), &format!("at={at}")).await;
    assert_eq!((plain.status, plain.to()), (StatusCode::SEE_OTHER, table.clone()));
    let found = stored(&before, &table).await;
    assert_eq!((found.deadline, found.envelopes.len()), (due, 0), "nobody gains time by it");
    assert!(!second.get(&table).await.body.contains("has chosen, under seal"));
    let after = site(&data, HOUR).await;
    (first.router, second.router) = (after.router(), after.router());
    assert_eq!(first.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert!(first.get(&table).await.body.contains("SAID-1"));
    let late = beside(&mut first, &table, "unseal", &format!("at={at}")).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("something happened at the table meanwhile"), "{}", late.body);
}
