//! A store that fails for a while: nobody's answer is lost or half kept, everybody is told, and the house goes on by itself.
//! What a disk does to the real program is tried by `crowd faults`.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use server::store::{Append, StoreError};
use table::Seat;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::visit::{Visitor, alone, site, two_at_a_table};

#[tokio::test]
async fn while_another_program_locks_the_file_nothing_is_kept_and_then_the_house_goes_on() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let site = alone(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    let at = first.get(&table).await.at();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(axum::serve(listener, site.router()).into_future());
    let request = format!("ws://{address}{table}/live").into_client_request().unwrap();
    let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    let badges = socket.filter_map(|message| async move {
        let text = message.unwrap().into_text().unwrap().to_string();
        text.contains("\"badge\"").then_some(text)
    });
    let mut badges = std::pin::pin!(badges);

    let stored = site.store().dump().await.unwrap();
    let other = sqlx::SqlitePool::connect(data.to_str().unwrap()).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let begun = Instant::now();
    let (one, two) = tokio::join!(first.act(&table, &at, "n1"), second.act(&table, &at, "n2"));
    for no in [one, two] {
        assert_eq!(no.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(no.body.contains("nothing has changed"), "{}", no.body);
    }
    assert!(begun.elapsed() < Duration::from_secs(10), "nobody waits for long: {:?}", begun.elapsed());
    assert!(badges.next().await.unwrap().contains("La casa non riesce a scrivere"));
    let health = Visitor::new(&site).get("/health").await;
    let said = (health.status, health.body.as_str());
    assert_eq!(said, (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written\n"));
    assert_eq!(first.get(&table).await.status, StatusCode::OK, "what is stored can be read");
    assert_eq!(site.store().dump().await.unwrap(), stored);

    lock.rollback().await.unwrap();
    assert!(badges.next().await.unwrap().contains("null"), "the house says by itself that it goes on");
    assert_eq!(Visitor::new(&site).get("/health").await.status, StatusCode::OK);
    assert_eq!(first.act(&table, &at, "n1").await.status, StatusCode::NO_CONTENT);
    assert_eq!(second.act(&table, &at, "n2").await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn many_tables_that_answer_at_once_are_written_together() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut tables = Vec::new();
    for _ in 0..48 {
        let (table, first, second) = two_at_a_table(&site, "").await;
        tables.push((table, [first, second]));
    }
    let answers = tables.into_iter().flat_map(|(table, both)| both.map(|one| (table.clone(), one)));
    let all = answers.map(|(table, mut one)| tokio::spawn(async move { one.choose(&table, "n2").await }));
    for status in futures_util::future::join_all(all.collect::<Vec<_>>()).await {
        assert_eq!(status.unwrap(), StatusCode::NO_CONTENT);
    }
    let sql = "SELECT count(*) FROM lines WHERE text = '0:n2 1:n2'";
    assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(site.store().pool()).await.unwrap(), 48);
}

#[tokio::test]
async fn one_write_that_is_refused_takes_no_other_with_it() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let store = site.store();
    // The same session twice: whichever comes second is refused, and both stand in one transaction with the third.
    let (one, two, three) = tokio::join!(store.greet("a", 1), store.greet("a", 2), store.greet("b", 3));
    assert!(one.is_ok() && two.is_err() && three.is_ok(), "{one:?} {two:?} {three:?}");
    assert!(store.name_of("a").await.unwrap().is_some() && store.name_of("b").await.unwrap().is_some());
    assert!(store.fails().borrow().is_none(), "a write that is refused is no failure of the house");
}

#[tokio::test]
async fn a_write_that_is_refused_leaves_nothing_of_itself() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, ..) = two_at_a_table(&site, "").await;
    let stored = site.store().dump().await.unwrap();
    // The envelope is written before the line, of which there is one already.
    let lines = ["0:n1 1:n1".to_owned()];
    let late = Append { envelope: Some((Seat::new(0), "n1")), lines: &lines, ..Append::nothing(1) };
    let done = site.store().append(table.trim_start_matches("/t/"), &late).await;
    assert!(matches!(done, Err(StoreError::Taken)), "{done:?}");
    assert_eq!(site.store().dump().await.unwrap(), stored);
}

#[tokio::test]
async fn a_match_of_which_nothing_is_told_yet_can_be_seen_while_nothing_can_be_written() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = alone(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&before, "").await;
    let id = table.trim_start_matches("/t/").to_owned();
    let told = before.store().told(&id).await.unwrap();
    sqlx::query("DELETE FROM told").execute(before.store().pool()).await.unwrap();
    before.close().await;
    let after = alone(&data).await;
    let other = sqlx::SqlitePool::connect(data.to_str().unwrap()).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    (first.router, second.router) = (after.router(), after.router());
    assert_eq!(first.get(&table).await.status, StatusCode::OK);
    lock.rollback().await.unwrap();
    assert_eq!(first.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    let now = after.store().told(&id).await.unwrap();
    assert!(now.len() > told.len() && now[..told.len()] == told, "with the next answer all is told: {now:?}");
}
