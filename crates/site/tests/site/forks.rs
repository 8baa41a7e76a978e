//! Playing on from a moment of a match that is over: against the computer or by a link, and as durable as any other match.

use axum::http::StatusCode;
use tempfile::TempDir;

use crate::toy;
use crate::visit::{Visitor, alone, site, two_at_a_table};

/// A match of two rounds that is over: its log is two cards and `1, 1`, `2, 3`.
async fn finished(site: &crate::houses::Site) -> (String, Visitor, Visitor) {
    let (table, mut first, mut second) = two_at_a_table(site, "&field-rounds=2").await;
    for [one, other] in [["n1", "n1"], ["n2", "n3"]] {
        assert_eq!(first.choose(&table, one).await, StatusCode::NO_CONTENT);
        assert_eq!(second.choose(&table, other).await, StatusCode::NO_CONTENT);
    }
    (table, first, second)
}

async fn log(site: &crate::houses::Site, table: &str) -> Vec<String> {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap().lines
}

#[tokio::test]
async fn a_fork_is_offered_after_the_end_alone() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "&field-rounds=1").await;
    let page = first.get(&format!("{table}/replay?at=1")).await.body;
    assert!(!page.contains("/fork"), "{page}");
    let no = first.post(&format!("{table}/fork"), "at=1&seat=0&others=random").await;
    assert_eq!(no.status, StatusCode::FORBIDDEN, "{}", no.body);
    first.choose(&table, "n1").await;
    second.choose(&table, "n2").await;
    let mut anybody = Visitor::new(&site);
    assert!(anybody.get(&format!("{table}/replay?at=2")).await.body.contains("Play on from here"));
    assert!(!anybody.get(&format!("{table}/replay?at=3")).await.body.contains("/fork"), "the end is the end");
    for wrong in [
        "at=9&seat=0&others=random",
        "at=3&seat=0&others=random",
        "at=2&seat=7&others=random",
        "at=2&seat=0&others=me",
    ] {
        let no = anybody.post(&format!("{table}/fork"), wrong).await;
        assert!(no.status.is_client_error(), "{wrong}: {}", no.status);
    }
}

#[tokio::test]
async fn a_fork_by_a_link_keeps_what_was_and_goes_its_own_way() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, _, mut second) = finished(&before).await;
    let of = log(&before, &table).await;
    let fork = second.post(&format!("{table}/fork"), "at=3&seat=1&others=person").await.to();
    assert_eq!(log(&before, &fork).await, of[..3]);
    let mut third = Visitor::new(&before);
    assert_eq!(third.post(&format!("{fork}/sit"), "seat=0").await.status, StatusCode::SEE_OTHER);
    let page = third.get(&fork).await.body;
    assert!(page.contains("VIEW-0") && page.contains("SAID-1") && !page.contains("VIEW-1"), "{page}");
    assert!(
        page.contains("you have CARD-") && page.contains("a round is done"),
        "what was told is told: {page}"
    );
    third.choose(&fork, "n3").await;
    before.close().await;

    let after = site(&data).await;
    (second.router, third.router) = (after.router(), after.router());
    assert_eq!(
        second.choose(&fork, "n1").await,
        StatusCode::NO_CONTENT,
        "the sealed answer survives a restart"
    );
    let record = third.get(&format!("{fork}/record")).await.body;
    assert!(record.contains("\ngiven: 3\n") && record.contains("\n0:n3 1:n1\n"), "{record}");
    let replayed = toy::entry().game.replay(&record).unwrap();
    assert_eq!(
        (replayed.given(), replayed.lines(0)),
        (3, log(&after, &fork).await),
        "the record replays elsewhere"
    );
    let again = second.post(&format!("{fork}/again"), "").await.to();
    assert_eq!(log(&after, &again).await.len(), 2, "a rematch begins from the beginning");
    assert!(
        !log(&after, &table).await.is_empty() && log(&after, &table).await == of,
        "what it came from is as it was"
    );
}

#[tokio::test]
async fn a_fork_before_a_draw_draws_anew() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, _) = finished(&site).await;
    let of = log(&site, &table).await;
    let mut other = 0;
    for _ in 0..8 {
        let fork = first.post(&format!("{table}/fork"), "at=1&seat=0&others=person").await.to();
        let log = log(&site, &fork).await;
        assert_eq!((log.len(), &log[0]), (2, &of[0]));
        other += usize::from(log[1] != of[1]);
    }
    assert!(other > 4, "the second card is drawn from each table's own seed: {other}");
}

#[tokio::test]
async fn against_the_computer_one_takes_back_down_to_the_fork_and_no_further() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = alone(&data).await;
    let (table, _, _) = finished(&before).await;
    let mut one = Visitor::new(&before);
    let fork = one.post(&format!("{table}/fork"), "at=3&seat=0&others=random").await.to();
    let no = one.post(&format!("{fork}/undo"), "").await;
    assert!(no.status.is_client_error() && log(&before, &fork).await.len() == 3, "{}", no.status);
    before.close().await;
    let doctor = server::doctor::examine(&[toy::entry()], &data, None).await.unwrap();
    assert_eq!(doctor.damaged, []);
    let after = alone(&data).await;
    // A data file that claims more than was given does not load: nothing is guessed.
    let id = fork.trim_start_matches("/t/");
    let wrong = sqlx::SqlitePool::connect(data.to_str().unwrap()).await.unwrap();
    sqlx::query("UPDATE matches SET given = 9 WHERE id = $1").bind(id).execute(&wrong).await.unwrap();
    wrong.close().await;
    after.close().await;
    let doctor = server::doctor::examine(&[toy::entry()], &data, None).await.unwrap();
    assert_eq!(doctor.damaged.len(), 1);
    assert!(doctor.damaged[0].why.en.contains("given"), "{:?}", doctor.damaged);
}
