//! What is let go after a long time, what never is, and deadlines of tables that are not in memory.

use std::time::Duration;

use crate::houses::{Site, meanwhile};
use axum::http::StatusCode;
use tempfile::TempDir;

use crate::playing::assert_becomes;
use crate::visit::{Visitor, alone, site, two_at_a_table};

const DAY: i64 = 86_400_000;

fn today() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    since.as_millis() as i64
}

/// A house that has been there since so many days before `to`, and is swept on that day.
async fn swept(site: &Site, to: i64) {
    for before in (0..=60).rev().step_by(20) {
        site.sweep(to - before * DAY).await;
    }
}

/// The same file under another server, in whose memory no table is.
async fn anew(home: &TempDir, before: Site) -> Site {
    before.close().await;
    site(&home.path().join("data")).await
}

async fn has(site: &Site, table: &str) -> bool {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().is_some()
}

async fn is_over(site: &Site, table: &str) -> bool {
    let sql = sqlx::query_scalar::<_, Option<i64>>("SELECT ended FROM matches WHERE id = $1");
    let ended = sql.bind(table.trim_start_matches("/t/")).fetch_one(site.store().pool()).await.unwrap();
    ended.is_some()
}

#[tokio::test]
async fn a_table_that_nobody_began_is_let_go_after_a_month_and_no_other() {
    let home = TempDir::new().unwrap();
    let first = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&first);
    let lonely = one.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    let (both, ..) = two_at_a_table(&first, "").await;
    let (begun, mut ada, _) = two_at_a_table(&first, "").await;
    ada.choose(&begun, "n1").await;
    let bots = one.post("/new/whispers", "seat-0=random&seat-1=random").await.to();
    let site = anew(&home, first).await;
    one.router = site.router();
    swept(&site, today() + 29 * DAY).await;
    assert!(has(&site, &lonely).await);
    // Somebody looks after it: it is in memory, and stays.
    assert_eq!(one.get(&lonely).await.status, StatusCode::OK);
    swept(&site, today() + 40 * DAY).await;
    assert!(has(&site, &lonely).await);
    let site = anew(&home, site).await;
    one.router = site.router();
    swept(&site, today() + 40 * DAY).await;
    assert!(!has(&site, &lonely).await, "nobody ever sat down there");
    let gone = one.get(&lonely).await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND);
    for kept in [&both, &begun] {
        assert!(has(&site, kept).await, "two have met there, or somebody has answered");
    }
    // Computers alone have finished their match, or it was let go.
    let stored = site.store().find(bots.trim_start_matches("/t/")).await.unwrap();
    assert!(stored.is_none_or(|stored| stored.lines.len() > 3));
    assert!(!one.get("/").await.body.contains(&lonely));
}

#[tokio::test]
async fn a_match_that_nobody_has_touched_for_a_year_is_closed_and_can_be_played_on() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut one, mut other) = two_at_a_table(&site, "").await;
    one.choose(&table, "n1").await;
    other.choose(&table, "n2").await;
    one.choose(&table, "n2").await;
    let id = table.trim_start_matches("/t/");
    swept(&site, today() + 364 * DAY).await;
    assert!(!is_over(&site, &table).await);
    swept(&site, today() + 366 * DAY).await;
    assert!(is_over(&site, &table).await);
    let stored = site.store().find(id).await.unwrap().unwrap();
    assert_eq!(stored.lines.last().unwrap(), "close");
    let replay = one.get(&format!("{table}/replay?at=1")).await;
    assert!(replay.status == StatusCode::OK && replay.body.contains("SAID"), "{}", replay.body);
    let on = one.post(&format!("{table}/fork"), "at=1&seat=0&others=person").await;
    assert_eq!(on.status, StatusCode::SEE_OTHER);
    let ended = site.store().dump().await.unwrap();
    swept(&site, today() + 4000 * DAY).await;
    assert!(has(&site, &table).await, "what is over is kept for ever");
    assert!(!ended.is_empty());
}

#[tokio::test]
async fn a_house_that_was_away_for_years_gives_everybody_a_month() {
    let home = TempDir::new().unwrap();
    let before = site(&home.path().join("data")).await;
    let (table, ..) = two_at_a_table(&before, "").await;
    let lonely = Visitor::new(&before).post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    let site = anew(&home, before).await;
    let then = today() + 3000 * DAY;
    for days in [0, 10, 29] {
        site.sweep(then + days * DAY).await;
    }
    assert!(has(&site, &lonely).await && !is_over(&site, &table).await);
    site.sweep(then + 31 * DAY).await;
    assert!(!has(&site, &lonely).await && is_over(&site, &table).await);
}

#[tokio::test]
async fn a_rematch_that_nobody_came_to_can_be_asked_for_again() {
    let home = TempDir::new().unwrap();
    let first = alone(&home.path().join("data")).await;
    let mut one = Visitor::new(&first);
    let table = one.post("/play/whispers", "").await.to();
    one.post(&format!("{table}/resign"), "").await;
    let next = one.post(&format!("{table}/again"), "").await.to();
    let id = next.trim_start_matches("/t/").to_owned();
    first.close().await;
    let site = alone(&home.path().join("data")).await;
    one.router = site.router();
    // As it would be had the computer not answered already.
    let clear = "DELETE FROM lines WHERE match_id = $1 AND substr(text, 1, 2) <> '*:'";
    sqlx::query(clear).bind(&id).execute(site.store().pool()).await.unwrap();
    let clear = "DELETE FROM envelopes WHERE match_id = $1";
    sqlx::query(clear).bind(&id).execute(site.store().pool()).await.unwrap();
    swept(&site, today() + 40 * DAY).await;
    assert!(has(&site, &table).await && !has(&site, &next).await);
    let other = one.post(&format!("{table}/again"), "").await;
    assert!(other.status == StatusCode::SEE_OTHER && other.to() != next && has(&site, &other.to()).await);
}

#[tokio::test]
async fn envelopes_go_a_week_after_the_answer_and_an_open_one_stays() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut one, mut other) = two_at_a_table(&site, "").await;
    one.choose(&table, "n1").await;
    other.choose(&table, "n2").await;
    one.choose(&table, "n3").await;
    let count =
        || sqlx::query_scalar::<_, i64>("SELECT count(*) FROM envelopes").fetch_one(site.store().pool());
    assert_eq!(count().await.unwrap(), 3);
    site.sweep(today() + 6 * DAY).await;
    assert_eq!(count().await.unwrap(), 3);
    site.sweep(today() + 8 * DAY).await;
    assert_eq!(count().await.unwrap(), 1, "the question that is open keeps what lies there");
    assert!(one.get(&table).await.body.contains("You have chosen"));
}

#[tokio::test]
async fn whoever_comes_stays_known_and_a_session_that_nothing_hangs_on_goes() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (mut named, mut seated) = (Visitor::new(&site), Visitor::new(&site));
    named.post("/name", "name=Ada").await;
    seated.post("/new/whispers", "seat-0=me&seat-1=person").await;
    let count =
        || sqlx::query_scalar::<_, i64>("SELECT count(*) FROM sessions").fetch_one(site.store().pool());
    assert!(named.get("/").await.headers.get("set-cookie").is_none(), "once a day is enough");
    let long_ago = "UPDATE sessions SET created = created - 2 * 86400000";
    sqlx::query(long_ago).execute(site.store().pool()).await.unwrap();
    let cookies = named.cookies.clone();
    let renewed = named.get("/").await;
    let set = renewed.headers["set-cookie"].to_str().unwrap();
    assert!(set.starts_with(&cookies[0]) && set.contains("Max-Age=31536000"), "{set}");
    assert_becomes("it is noted", async || named.get("/").await.headers.get("set-cookie").is_none()).await;
    swept(&site, today() + 399 * DAY).await;
    assert_eq!(count().await.unwrap(), 2);
    swept(&site, today() + 401 * DAY).await;
    assert_eq!(count().await.unwrap(), 1, "who has a seat is kept");
    assert!(!named.get("/").await.body.contains("Ada"));
}

#[tokio::test]
async fn every_deadline_is_kept_however_many_tables_are_newer() {
    let home = TempDir::new().unwrap();
    let first = site(&home.path().join("data")).await;
    let (table, ..) = two_at_a_table(&first, "&seconds=300").await;
    let id = table.trim_start_matches("/t/").to_owned();
    first.close().await;
    meanwhile(&home.path().join("data"), "UPDATE questions SET deadline = $1", 1).await;
    let site = site(&home.path().join("data")).await;
    let pool = site.store().pool();
    for sql in [
        // Ten thousand tables and more, all newer, none of a game that is here.
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10100)
            INSERT INTO matches (id, game, setup, seed, created)
            SELECT 'x' || i, 'gone', '', '0', 9000000000000 FROM n",
        "INSERT INTO seats (match_id, seat, bot, name) SELECT id, 0, 'random', '' FROM matches WHERE game = 'gone'",
        "INSERT INTO questions (match_id, idx, deadline) SELECT id, 0, 9000000000000 FROM matches WHERE game = 'gone'",
    ] {
        sqlx::query(sql).execute(pool).await.unwrap();
    }
    site.resume().await;
    let mut played = false;
    for _ in 0..500 {
        let stored = site.store().find(&id).await.unwrap().unwrap();
        played |= stored.late.iter().any(|late| *late > 0);
        if played {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(played, "nobody woke the oldest table");
}
