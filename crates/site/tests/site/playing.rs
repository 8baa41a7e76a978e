//! Acting, taking back, resigning, running out of time, coming back after a restart.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::houses::Site;
use crate::visit::{Visitor, alone, site, two_at_a_table};
use axum::http::StatusCode;
use server::store::{Append, Store, StoreError};
use tempfile::TempDir;

#[tokio::test]
async fn a_sealed_envelope_survives_a_restart() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&before, "").await;
    assert_eq!(first.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    // No farewell: the file is what it would be after a crash.
    let after = site(&data).await;
    (first.router, second.router) = (after.router(), after.router());
    assert!(first.get(&table).await.body.contains("You have chosen"));
    assert_eq!(first.choose(&table, "n1").await, StatusCode::CONFLICT);
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    let page = first.get(&table).await.body;
    assert!(page.contains("SAID-3") && page.contains("a round is done"), "{page}");
    let again = site(&data).await;
    first.router = again.router();
    assert_eq!(first.get(&table).await.body, page);
}

#[tokio::test]
async fn houses_of_the_same_seeds_deal_the_same_to_their_first_tables_and_another_to_their_second() {
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let home = TempDir::new().unwrap();
        let site = site(&home.path().join("data")).await;
        for _ in 0..2 {
            let (table, ..) = two_at_a_table(&site, "").await;
            let stored = site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap();
            seeds.push(stored.row.seed.to_string());
        }
    }
    assert!(seeds[..2] == seeds[2..] && seeds[0] != seeds[1], "{seeds:?}");
}

#[tokio::test]
async fn a_double_post_changes_nothing() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    let at = first.get(&table).await.at();
    assert!(first.get("/").await.body.contains("your turn</span>"));
    assert_eq!(first.act(&table, &at, "n1").await.status, StatusCode::NO_CONTENT);
    assert_eq!(first.act(&table, &at, "n1").await.status, StatusCode::CONFLICT);
    assert!(!first.get("/").await.body.contains("your turn"));
    assert!(
        first.get(&table).await.body.contains("http-equiv=\"refresh\""),
        "who waits without scripts is kept up to date"
    );
    assert!(
        !second.get(&table).await.body.contains("http-equiv=\"refresh\""),
        "who chooses is not disturbed"
    );
    assert_eq!(second.act(&table, &at, "n1").await.status, StatusCode::NO_CONTENT);
    let stored = site.store().dump().await.unwrap();
    let stale = second.act(&table, &at, "n1").await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.body.contains("something happened at the table meanwhile"), "{}", stale.body);
    assert_eq!(site.store().dump().await.unwrap(), stored);
}

#[tokio::test]
async fn of_two_writers_of_one_index_one_wins() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, ..) = two_at_a_table(&site, "").await;
    let id = table.trim_start_matches("/t/").to_owned();
    let write = |store: Store, id: String, text: String| async move {
        let lines = [text];
        let add = Append { idx: 2, lines: &lines, ..Append::nothing(1) };
        store.append(&id, &add).await
    };
    let all: Vec<_> = (0..8)
        .map(|i| tokio::spawn(write(site.store().clone(), id.clone(), format!("0:n1 1:n{}", i % 3 + 1))))
        .collect();
    let (mut won, mut taken) = (0, 0);
    for one in all {
        match one.await.unwrap() {
            Ok(()) => won += 1,
            Err(StoreError::Taken) => taken += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!((won, taken), (1, 7));
    // The table in memory did not know: it learns from the store and goes on from there.
    let mut first = Visitor::new(&site);
    let lines = site.store().find(&id).await.unwrap().unwrap().lines;
    assert_eq!(lines.len(), 3);
    assert_eq!(first.get(&table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn only_who_sits_acts_and_only_free_seats_are_taken() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    let mut third = Visitor::new(&site);
    let stored = site.store().dump().await.unwrap();
    for path in ["act", "unseal", "hold", "passes", "undo", "resign", "return", "team", "again"] {
        let no = third.post(&format!("{table}/{path}"), "at=2&action=n1").await;
        assert_eq!(no.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(third.post(&format!("{table}/sit"), "seat=0").await.status, StatusCode::CONFLICT);
    assert_eq!(third.post(&format!("{table}/sit"), "seat=7").await.status, StatusCode::CONFLICT);
    assert_eq!(third.post(&format!("{table}/sit"), "seat=x").await.status, StatusCode::BAD_REQUEST);
    // People cannot take back among themselves, and who sits already keeps the seat.
    assert_eq!(first.post(&format!("{table}/undo"), "").await.status, StatusCode::CONFLICT);
    assert_eq!(second.post(&format!("{table}/sit"), "seat=0").await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.store().dump().await.unwrap(), stored);
}

#[tokio::test]
async fn a_refusal_names_its_clause_in_both_forms() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    first.choose(&table, "n3").await;
    second.choose(&table, "n1").await;
    let at = first.get(&table).await.at();
    let script = first.act(&table, &at, "n3").await;
    assert_eq!(script.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(script.body, r#"{"clause":"1.1","text":"three only once"}"#);
    let page = first.post(&format!("{table}/act"), &format!("at={at}&action=n3")).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.body.contains("id=\"why\" role=\"alert\">three only once <a href=\"#c-1.1\">"),
        "{}",
        page.body
    );
    let nonsense = first.act(&table, &at, "zz").await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(nonsense.body.contains("'zz' is no action"));
}

/// Plays against the bot until the page shows a round more.
async fn round(one: &mut Visitor, table: &str, action: &str) -> String {
    let said = |page: &str| page.matches("a round is done").count();
    let before = said(&one.get(table).await.body);
    assert_eq!(one.choose(table, action).await, StatusCode::NO_CONTENT);
    for _ in 0..500 {
        let page = one.get(table).await.body;
        if said(&page) > before {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bot did not answer");
}

#[tokio::test]
async fn against_the_bot_one_takes_back_and_plays_to_the_end() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let site = site(&data).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/play/whispers", "").await.to();
    assert_eq!(one.post(&format!("{table}/undo"), "").await.status, StatusCode::CONFLICT);
    assert!(round(&mut one, &table, "n3").await.contains("SAID-3"));
    round(&mut one, &table, "n2").await;
    assert_eq!(one.post(&format!("{table}/undo"), "").await.status, StatusCode::SEE_OTHER);
    let page = one.get(&table).await;
    assert!(page.body.contains("SAID-3") && !page.body.contains("SAID-2"), "{}", page.body);
    // The number of the page goes on: what was shown before the take-back is stale.
    assert_eq!(page.at(), "5");
    assert_eq!(one.act(&table, "3", "n1").await.status, StatusCode::CONFLICT);
    round(&mut one, &table, "n1").await;
    one.router = crate::visit::site(&data).await.router();
    let end = round(&mut one, &table, "n2").await;
    assert!(end.contains("class=\"end\"") && end.contains("class=\"scores\""), "{end}");
    assert!(end.contains("<caption>Scores: the points of the rounds</caption>"), "{end}");
    assert_eq!(one.post(&format!("{table}/undo"), "").await.status, StatusCode::CONFLICT);
    assert_eq!(one.post(&format!("{table}/resign"), "").await.status, StatusCode::CONFLICT);
    let record = one.get(&format!("{table}/record")).await.body;
    assert!(!record.contains("back") && record.contains("\nscores: "), "{record}");
    let next = one.post(&format!("{table}/again"), "").await.to();
    assert!(next.starts_with("/t/") && next != table);
    assert_eq!(one.post(&format!("{table}/again"), "").await.to(), next);
    // Everybody sits one seat further on, so that another begins.
    assert!(one.get(&next).await.body.contains("Voice 1</b> <span>guest (you)"));
    let home = one.get("/").await.body;
    let listed = |path: &str| home.contains(&format!("href=\"{path}\""));
    assert!(!listed(&table) && listed(&next), "{home}");
}

#[tokio::test]
async fn a_bot_draws_anew_after_a_take_back() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/play/whispers", "").await.to();
    let mut given = BTreeSet::new();
    for _ in 0..12 {
        round(&mut one, &table, "n1").await;
        let stored = site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap();
        given.insert(stored.lines.last().unwrap().clone());
        assert_eq!(one.post(&format!("{table}/undo"), "").await.status, StatusCode::SEE_OTHER);
    }
    assert!(given.len() > 1, "what the bot is about to do has been seen: {given:?}");
}

/// Two people of whom the first can say nothing but one, and the second what it likes.
async fn one_is_mute(site: &Site) -> (String, Visitor, Visitor) {
    for _ in 0..80 {
        let (table, mut first, mut second) = two_at_a_table(site, "&field-mute=yes").await;
        let odd = |page: &str| ["1", "3", "5", "7", "9"].iter().any(|n| page.contains(&format!("CARD-{n} ")));
        if odd(&first.get(&table).await.body) && !odd(&second.get(&table).await.body) {
            return (table, first, second);
        }
    }
    panic!("the cards are never dealt so");
}

#[tokio::test]
async fn who_has_no_choice_is_answered_for_last_and_nobody_sees_it_sooner() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = one_is_mute(&site).await;
    let id = table.trim_start_matches("/t/").to_owned();
    let offered = |page: &str| page.contains("name=\"action\" value=\"n1\"");
    tokio::time::sleep(Duration::from_millis(300)).await;
    // There is nothing to press, and nothing lies under seal that anybody could see.
    assert!(!offered(&first.get(&table).await.body) && offered(&second.get(&table).await.body));
    let stored = site.store().find(&id).await.unwrap().unwrap();
    assert!(stored.envelopes.is_empty() && stored.lines.len() == 2, "{:?}", stored.lines);
    // The other has answered: all is shown together.
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert_becomes("all shown", async || first.get(&table).await.body.contains("SAID-1")).await;
    let stored = site.store().find(&id).await.unwrap().unwrap();
    assert_eq!(stored.lines.len(), 3, "{:?}", stored.lines);
    assert!(second.get(&table).await.body.contains("a round is done"));
}

#[tokio::test]
async fn who_only_watches_is_told_whom_the_link_is_for() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut host = Visitor::new(&site);
    let table = host.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    assert!(host.get(&table).await.body.contains("Link for whoever sits down with you"));
    let watched = Visitor::new(&site).get(&format!("{table}?watch")).await.body;
    assert!(watched.contains("Link for whoever wants to sit down or watch"), "{watched}");
}

#[tokio::test]
async fn a_resignation_ends_the_match() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let site = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    first.choose(&table, "n1").await;
    assert_eq!(first.post(&format!("{table}/resign"), "").await.status, StatusCode::SEE_OTHER);
    second.router = crate::visit::site(&data).await.router();
    let page = second.get(&table).await.body;
    assert!(page.contains("You have won") && page.contains("has resigned"), "{page}");
    // Who has lost is told so, kindly; who watches is told who has won.
    let lost = first.get(&table).await.body;
    assert!(lost.contains("You have lost this time: ") && !lost.contains("You have won"), "{lost}");
    let watched = Visitor::new(&site).get(&table).await.body;
    assert!(watched.contains(" wins") && !watched.contains("You have"), "{watched}");
    assert_eq!(second.choose(&table, "n1").await, StatusCode::CONFLICT);
    assert!(second.get(&format!("{table}/record")).await.body.contains("\nresign 0\n"));
    let mut alone = Visitor::new(&site);
    let table = alone.post("/play/whispers", "").await.to();
    let resigned = alone.post(&format!("{table}/resign"), "").await;
    assert_eq!(resigned.status, StatusCode::SEE_OTHER, "{}", resigned.body);
    let lost = alone.get(&table).await.body;
    assert!(
        lost.contains("<h2>You have lost this time: the computer, ") && lost.contains(", wins</h2>"),
        "{lost}"
    );
}

/// Lets the open question's time be over, as if the server had been away for long.
pub(crate) async fn past_due(site: &Site) {
    let pool = site.store().pool();
    let done = sqlx::query("UPDATE questions SET deadline = 1").execute(pool).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
}

/// Waits until something is so.
pub(crate) async fn assert_becomes(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..1000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("never: {what}");
}

pub(crate) async fn becomes(one: &mut Visitor, table: &str, wanted: &str) -> String {
    for _ in 0..500 {
        let page = one.get(table).await.body;
        if page.contains(wanted) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("never: {wanted}");
}

#[tokio::test]
async fn a_silent_seat_is_given_its_mildest_action_even_across_a_restart() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&before, "&seconds=60").await;
    assert!(first.get(&table).await.body.contains("time per question: 1 minute"));
    first.choose(&table, "n3").await;
    past_due(&before).await;
    before.close().await;
    let after = site(&data).await;
    after.resume().await;
    (first.router, second.router) = (after.router(), after.router());
    assert!(
        becomes(&mut second, &table, "a round is done").await.contains("SAID-2"),
        "the toy's mildest is n2"
    );
    assert!(first.get(&table).await.body.contains("SAID-3"), "who had chosen keeps the choice");
    // The next question has its own time.
    let pool = after.store().pool();
    let (idx, due): (i64, i64) =
        sqlx::query_as("SELECT idx, deadline FROM questions").fetch_one(pool).await.unwrap();
    assert!(idx == 3 && due > 1_000_000);
}

#[tokio::test]
async fn time_runs_only_when_all_people_are_there() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut first = Visitor::new(&site);
    let table = first.post("/new/whispers", "seat-0=me&seat-1=person&seconds=60").await.to();
    let pool = site.store().pool();
    let count = || sqlx::query_scalar::<_, i64>("SELECT count(*) FROM questions").fetch_one(pool);
    assert_eq!(count().await.unwrap(), 0);
    Visitor::new(&site).post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(count().await.unwrap(), 1);
}

/// Everything keeps its room as long as something can be answered: not while somebody is missing, nor after the end.
#[tokio::test]
async fn a_page_is_calm_while_a_match_is_on_and_everybody_is_there() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (mut first, mut second) = (Visitor::new(&site), Visitor::new(&site));
    let table = first.post("/new/whispers", "seat-0=me&seat-1=person&field-rounds=1").await.to();
    let calm = |page: &str| page.contains("<body class=\"page-table page-live calm\"");
    assert!(!calm(&first.get(&table).await.body), "one is missing");
    second.post(&format!("{table}/sit"), "seat=1").await;
    assert!(calm(&first.get(&table).await.body) && calm(&second.get(&table).await.body));
    first.choose(&table, "n3").await;
    assert!(calm(&first.get(&table).await.body), "the other is awaited");
    second.choose(&table, "n2").await;
    let end = first.get(&table).await.body;
    assert!(end.contains("class=\"end\"") && !calm(&end), "{end}");
}

#[tokio::test]
async fn bots_alone_play_to_the_end() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut watcher = Visitor::new(&site);
    let table = watcher.post("/new/whispers", "seat-0=random&seat-1=random").await.to();
    let end = becomes(&mut watcher, &table, "class=\"end\"").await;
    assert!(end.contains("class=\"scores\""), "{end}");
}

#[tokio::test]
async fn envelopes_that_two_servers_sealed_at_once_are_an_answer() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let one = alone(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&one, "&field-rounds=1").await;
    let other = alone(&data).await;
    second.router = other.router();
    second.get(&table).await;
    first.choose(&table, "n3").await;
    // The other server has not heard of the first envelope.
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    let id = table.trim_start_matches("/t/");
    assert_eq!(other.store().find(id).await.unwrap().unwrap().lines.len(), 2);
    first.router = alone(&data).await.router();
    assert!(first.get(&table).await.body.contains("class=\"end\""));
    let stored = other.store().find(id).await.unwrap().unwrap();
    assert_eq!(stored.lines.last().unwrap(), "0:n3 1:n2");
    assert!(!first.get("/").await.body.contains(&format!("href=\"{table}\"")));
}

#[tokio::test]
async fn who_goes_on_apart_neither_waits_nor_gains_time() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table(&before, "&field-apart=yes&seconds=60").await;
    let pool = before.store().pool();
    let due = || sqlx::query_scalar::<_, i64>("SELECT deadline FROM questions").fetch_one(pool);
    sqlx::query("UPDATE questions SET deadline = deadline + 1000000").execute(pool).await.unwrap();
    let set = due().await.unwrap();
    let after = site(&data).await;
    (first.router, second.router) = (after.router(), after.router());
    let (one, two) = (first.get(&table).await.at(), second.get(&table).await.at());
    assert_eq!(first.act(&table, &one, "n1").await.status, StatusCode::NO_CONTENT);
    assert_eq!(due().await.unwrap(), set, "the other's question is still the same one");
    assert_eq!(first.act(&table, &one, "n1").await.status, StatusCode::CONFLICT);
    assert!(!second.get(&table).await.body.contains("SAID-1"));
    // The second one's page is a line behind, by nothing that concerns it.
    assert_eq!(second.act(&table, &two, "n2").await.status, StatusCode::NO_CONTENT);
    assert_ne!(due().await.unwrap(), set, "the first round is another question");
    assert_eq!(second.act(&table, &two, "n2").await.status, StatusCode::CONFLICT);
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_store_that_fails_changes_nothing() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let site = alone(&data).await;
    let (table, mut first, _) = two_at_a_table(&site, "").await;
    let before = first.get(&table).await;
    site.store().close().await;
    let no = first.act(&table, &before.at(), "n1").await;
    assert_eq!(no.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(no.body.contains("the matches are safe"), "{}", no.body);
    assert_eq!(first.get(&table).await.body, before.body, "what is not stored is not shown");
    first.router = crate::visit::alone(&data).await.router();
    assert_eq!(first.choose(&table, "n1").await, StatusCode::NO_CONTENT);
}
