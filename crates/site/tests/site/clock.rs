//! The clock of a match: among people, across restarts, once for each start.

use std::time::Duration;

use crate::houses::{Site, meanwhile};
use crate::playing::{becomes, past_due};
use crate::reacting;
use crate::visit::{Visitor, site, two_at_a_table, two_at_a_table_of};
use axum::http::StatusCode;
use server::store::Running;
use tempfile::TempDir;

/// Lets the clock have been started in 1970.
async fn run_down(site: &Site) {
    let pool = site.store().pool();
    let done = sqlx::query("UPDATE clocks SET started = 1").execute(pool).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
}

async fn running(site: &Site, table: &str) -> Option<Running> {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap().running
}

async fn lines(site: &Site, table: &str) -> Vec<String> {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap().lines
}

#[tokio::test]
async fn it_starts_when_all_people_sit_and_everybody_sees_it() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut first = Visitor::new(&site);
    let table = first.post("/new/whispers", "seat-0=me&seat-1=person&field-clock=yes").await.to();
    assert_eq!(running(&site, &table).await, None);
    assert!(!first.get(&table).await.body.contains("match clock"));
    let mut second = Visitor::new(&site);
    second.post(&format!("{table}/sit"), "seat=1").await;
    let started = running(&site, &table).await.unwrap();
    assert!(started.since == 0 && started.started > 1_000_000 && !started.given);
    let chip =
        format!("match clock: <span data-deadline=\"{}\" data-says=\"\">1 minute", started.started + 60_000);
    for one in [&mut first, &mut second, &mut Visitor::new(&site)] {
        let page = one.get(&table).await.body;
        assert!(page.contains(&chip) && !page.contains("time per question"), "{page}");
    }
    assert!(first.with("accept-language", "it").get(&table).await.body.contains("orologio della partita: "));
}

#[tokio::test]
async fn time_up_comes_across_a_restart_and_starts_the_next_clock() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, _) = two_at_a_table(&before, "&field-clock=yes").await;
    first.choose(&table, "n3").await;
    run_down(&before).await;
    before.close().await;
    let after = site(&data).await;
    after.resume().await;
    first.router = after.router();
    becomes(&mut first, &table, "a round is done").await;
    assert_eq!(lines(&after, &table).await[2], "time");
    let next = running(&after, &table).await.unwrap();
    assert!(next.since == 1 && next.started > 1_000_000 && !next.given, "{next:?}");
    // Moves of the same start leave it as it is.
    first.choose(&table, "n1").await;
    assert_eq!(running(&after, &table).await, Some(next));
}

#[tokio::test]
async fn a_clock_rings_once() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let more = "&field-clock=yes&field-rounds=3&field-deck1=coop&field-deck2=coop";
    let (table, mut first, mut second) = two_at_a_table_of(&before, "hoard", more).await;
    run_down(&before).await;
    before.close().await;
    let after = site(&data).await;
    after.resume().await;
    (first.router, second.router) = (after.router(), after.router());
    becomes(&mut first, &table, "a round is done").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(lines(&after, &table).await[2..], ["time"]);
    assert!(running(&after, &table).await.unwrap().given);
    assert!(!first.get(&table).await.body.contains("match clock"));
    assert_eq!(first.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert_eq!(second.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(lines(&after, &table).await[2..], ["time", "0:n2 1:n1"]);
    assert!(running(&after, &table).await.unwrap().given, "the same start stays given");
}

#[tokio::test]
async fn the_time_of_a_question_is_another_matter() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, _) = two_at_a_table(&before, "&seconds=300&field-clock=yes").await;
    first.choose(&table, "n3").await;
    past_due(&before).await;
    before.close().await;
    let after = site(&data).await;
    after.resume().await;
    first.router = after.router();
    let page = becomes(&mut first, &table, "a round is done").await;
    assert!(page.contains("to finish the turn: ") && page.contains("time per question: 5 minutes"), "{page}");
    assert_eq!(lines(&after, &table).await[2], "0:n3 1:n2", "the mildest action, not the end of time");
}

#[tokio::test]
async fn one_that_was_chosen_runs_against_the_computer_too_and_what_it_has_ended_is_not_taken_back() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let mut one = Visitor::new(&before);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random&field-clock=yes").await.to();
    one.choose(&table, "n1").await;
    let page = becomes(&mut one, &table, "round 2").await;
    assert!(page.contains("to finish the turn") && page.contains(&format!("{table}/undo")), "{page}");
    before.close().await;
    // The computer, which goes on choosing, would have written down the clock as it knew it.
    meanwhile(&data, "UPDATE clocks SET started = $1", 1).await;
    let after = site(&data).await;
    after.resume().await;
    one.router = after.router();
    let mut tries = 0;
    while !lines(&after, &table).await.contains(&"time".to_owned()) {
        tries += 1;
        // By itself it would ring after a minute.
        assert!(tries < 3000, "the clock never rings");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let page = one.get(&table).await.body;
    assert!(!page.contains(&format!("{table}/undo")), "{page}");
}

#[tokio::test]
async fn people_alone_have_their_usual_one_unless_they_choose_otherwise() {
    let home = TempDir::new().unwrap();
    let site = reacting::site(&home.path().join("data"), reacting::HOUR).await;
    for (form, hours) in [
        ("seat-1=person&seat-2=person", "5"),
        ("seat-1=person&seat-2=person&field-clock=", "5"),
        ("seat-1=person&seat-2=person&field-clock=0", "0"),
        ("seat-1=person&seat-2=random", "0"),
        ("seat-1=person&seat-2=random&field-clock=", "0"),
        ("seat-1=person&seat-2=random&field-clock=2", "2"),
    ] {
        let table = Visitor::new(&site).post("/new/echoes", &format!("seat-0=me&{form}")).await.to();
        let setup = reacting::stored(&site, &table).await.row.setup;
        assert!(setup.ends_with(&format!("clock={hours}")), "{form}: {setup}");
    }
    let form = Visitor::new(&site).get("/new/echoes").await.body;
    assert!(
        form.contains("placeholder=\"5\"")
            && form.contains("left empty: 5 among people alone, 0 against the computer")
    );
}

#[tokio::test]
async fn a_window_that_waits_for_several_people_is_not_charged() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = reacting::site(&data, reacting::HOUR).await;
    let (table, mut all) = reacting::window(&before, 3, "").await;
    let started = running(&before, &table).await.unwrap().started;
    assert!(all[0].get(&table).await.body.contains("stands still while the window is open"));
    // As if it had been opened an hour ago, which is what such a window lasts here.
    let pool = before.store().pool();
    sqlx::query("UPDATE clocks SET started = started - 3600000").execute(pool).await.unwrap();
    let after = reacting::restart(before, &data, &mut all, Some(reacting::millis())).await;
    becomes(&mut all[0], &table, "match clock: <span data-deadline").await;
    let goes_on = running(&after, &table).await.unwrap().started;
    assert!((started..started + 60_000).contains(&goes_on), "{started} {goes_on}");
}
