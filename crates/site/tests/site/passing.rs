//! Standing passes: seen by all, so that a window in which everybody asked has one need not wait; what is declared while a
//! window is open is nobody's affair until it closes.

use crate::houses::Site;
use crate::playing::{assert_becomes, becomes};
use crate::reacting::{HOUR, beside, pass_on, people, restart, site, stored, window};
use crate::visit::Visitor;
use axum::http::StatusCode;
use server::store::Pass;
use table::Seat;
use tempfile::TempDir;

const OFFERED: &str = "Pass until my turn";
const UNTIL: &str = "passes until its turn";
const ALWAYS: &str = "passes in all windows";

async fn pages(all: &mut [Visitor], table: &str) -> Vec<String> {
    let mut pages = Vec::new();
    for one in all {
        pages.push(one.get(table).await.body);
    }
    pages
}

async fn passes(one: &mut Visitor, table: &str, word: &str) {
    let done = beside(one, table, "passes", &format!("passes={word}")).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.body);
}

async fn strike(all: &mut [Visitor], table: &str) {
    assert_eq!(all[0].choose(table, "strike").await, StatusCode::NO_CONTENT);
}

/// The time of the open window is over; the server sees it when it starts again.
async fn closes(before: Site, home: &TempDir, all: &mut [Visitor], table: &str) -> Site {
    let lines = stored(&before, table).await.lines.len();
    let after = restart(before, &home.path().join("data"), all, Some(1)).await;
    becomes(&mut all[0], table, &format!("data-at=\"{}\"", lines + 1)).await;
    after
}

#[tokio::test]
async fn a_pass_until_one_s_turn_ends_with_it() {
    let home = TempDir::new().unwrap();
    let mut site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 2, "&field-hands=3").await;
    all.push(Visitor::new(&site)); // who only watches
    let before = pages(&mut all, &table).await;
    assert!(before[0].contains(OFFERED) && before[1].contains(OFFERED) && !before[2].contains(OFFERED));
    let due = stored(&site, &table).await.deadline;

    // Both persons declare it, one over an answer that lies there already: the window takes its time all the same.
    assert_eq!(all[0].choose(&table, "sing").await, StatusCode::NO_CONTENT);
    for seat in [0, 1] {
        assert_eq!(pass_on(&mut all[seat], &table).await.status, StatusCode::NO_CONTENT);
    }
    for round in ["before", "after"] {
        let now = pages(&mut all, &table).await;
        assert!(
            now[0].contains("You pass until your turn: here too, unless you answer otherwise."),
            "{}",
            now[0]
        );
        assert!(now[0].contains("Stop passing") && !now[0].contains(OFFERED));
        assert!(now[0].matches(UNTIL).count() == 1 && now[1].matches(UNTIL).count() == 1, "one's own alone");
        assert_eq!(now[2], before[2], "who watches sees nothing of it {round} a restart");
        let found = stored(&site, &table).await;
        assert_eq!((found.deadline, found.lines.len()), (due, 2), "{round} a restart");
        assert!(found.envelopes.iter().all(|(seat, _)| seat.index() == 2), "only the bot has answered");
        if round == "before" {
            site = restart(site, &home.path().join("data"), &mut all, None).await;
        }
    }

    // It closes: the first seat's turn begins, the second one's pass lasts and is seen by all.
    let site = closes(site, &home, &mut all, &table).await;
    let found = stored(&site, &table).await;
    assert!(found.lines[2].starts_with("0:pass 1:pass"), "{:?}", found.lines);
    let lasting = [0, 1].map(|seat| found.passes.of(Seat::new(seat)));
    assert_eq!(lasting, [None, Some(Pass::UntilTurn)]);
    assert_eq!(found.declared, found.passes);
    let now = pages(&mut all, &table).await;
    assert!(!now[0].contains("Stop passing") && now[1].contains("You pass until your turn."), "{}", now[1]);
    assert!(now.iter().all(|page| page.matches(UNTIL).count() == 1));
    strike(&mut all, &table).await;
    assert!(all[0].get(&table).await.body.contains(OFFERED), "the next window asks again");
}

#[tokio::test]
async fn nobody_waits_when_all_that_are_asked_have_declared_a_pass() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let site = site(&data, HOUR).await;
    // The second person and a bot are asked.
    let (table, mut all) = window(&site, 2, "&field-asked=6&field-hands=7").await;
    assert_eq!(pass_on(&mut all[1], &table).await.status, StatusCode::NO_CONTENT);
    let mut site = closes(site, &home, &mut all, &table).await;
    for at in [6, 9] {
        assert!(all[0].get(&table).await.body.contains(UNTIL));
        strike(&mut all, &table).await;
        becomes(&mut all[0], &table, &format!("data-at=\"{at}\"")).await;
        let found = stored(&site, &table).await;
        assert!(
            found.lines[at - 1].starts_with("1:pass 2:") && found.deadline.is_none(),
            "{:?}",
            found.lines
        );
        site = restart(site, &data, &mut all, None).await;
    }
    // Taken back between two windows it is gone for everybody, and the next window waits.
    passes(&mut all[1], &table, "no").await;
    assert!(pages(&mut all, &table).await.iter().all(|page| !page.contains(UNTIL)));
    strike(&mut all, &table).await;
    assert!(stored(&site, &table).await.deadline.is_some());
    assert!(all[1].get(&table).await.body.contains("closes when the time is up"));
}

#[tokio::test]
async fn one_person_without_a_pass_keeps_a_window_open_for_all() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = people(&site, 3, "&field-hands=7").await;
    strike(&mut all, &table).await;
    let site = closes(site, &home, &mut all, &table).await;
    for seat in [1, 2] {
        passes(&mut all[seat], &table, "yes").await;
    }
    for page in pages(&mut all, &table).await {
        assert_eq!(page.matches(ALWAYS).count(), 2, "{page}");
    }
    strike(&mut all, &table).await;
    let due = stored(&site, &table).await.deadline;
    assert!(due.is_some());
    // Neither an answer of the only one who is awaited nor its pass makes it shorter.
    assert_eq!(all[0].choose(&table, "pass").await, StatusCode::NO_CONTENT);
    passes(&mut all[0], &table, "yes").await;
    let found = stored(&site, &table).await;
    assert_eq!((found.deadline, found.lines.len()), (due, 5));
    assert!(all[1].get(&table).await.body.contains("closes when the time is up"));
    // And whoever has declared a pass may still answer otherwise.
    assert_eq!(all[2].choose(&table, "sing").await, StatusCode::NO_CONTENT);
    let site = closes(site, &home, &mut all, &table).await;
    assert_eq!(stored(&site, &table).await.lines[5], "0:pass 1:pass 2:sing");
}

#[tokio::test]
async fn what_changes_in_an_open_window_is_seen_when_it_has_closed() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let mut site = site(&data, HOUR).await;
    let (table, mut all) = window(&site, 2, "").await;
    site = closes(site, &home, &mut all, &table).await;
    passes(&mut all[1], &table, "yes").await;
    assert!(stored(&site, &table).await.declared.has(Seat::new(1)));
    strike(&mut all, &table).await;
    let other = all[0].get(&table).await.body;
    assert!(other.contains(ALWAYS) && other.contains("aria-pressed=\"false\""), "{other}");
    let own = all[1].get(&table).await.body;
    assert!(own.contains("You pass in all windows: here too") && own.contains("data-quiet"), "{own}");
    for word in ["no", "yes", "no"] {
        passes(&mut all[1], &table, word).await;
        assert_eq!(all[0].get(&table).await.body, other, "{word}");
        let own = all[1].get(&table).await.body;
        assert_eq!(own.contains("aria-pressed=\"true\""), word == "yes", "{own}");
    }
    site = restart(site, &data, &mut all, None).await;
    assert!(all[0].get(&table).await.body.contains(ALWAYS));
    let due = stored(&site, &table).await.deadline;
    passes(&mut all[0], &table, "yes").await;
    assert_eq!(stored(&site, &table).await.deadline, due, "it keeps its time");
    let _site = closes(site, &home, &mut all, &table).await;
    // Now it is the first one that passes.
    let page = all[1].get(&table).await.body;
    let (first, second) = page.split_once("Voice 1</b>").unwrap();
    assert!(first.contains(ALWAYS) && !second.contains(ALWAYS), "{page}");
}

#[tokio::test]
async fn alone_a_standing_pass_passes_at_once() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 1, "&field-hands=1").await;
    passes(&mut all[0], &table, "yes").await;
    becomes(&mut all[0], &table, "nobody sings").await;
    strike(&mut all, &table).await;
    becomes(&mut all[0], &table, "data-at=\"6\"").await;
    assert!(stored(&site, &table).await.lines[5].starts_with("0:pass 1:"));
    passes(&mut all[0], &table, "no").await;
    strike(&mut all, &table).await;
    assert_eq!(pass_on(&mut all[0], &table).await.status, StatusCode::NO_CONTENT);
    let page = becomes(&mut all[0], &table, "data-at=\"9\"").await;
    assert!(!page.contains("Stop passing"), "its turn has come: {page}");
    strike(&mut all, &table).await;
    becomes(&mut all[0], &table, OFFERED).await;
    assert_eq!(stored(&site, &table).await.lines.len(), 11, "the next window waits for it");
}

#[tokio::test]
async fn what_comes_too_late_or_from_elsewhere_changes_nothing() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let mut site = site(&data, HOUR).await;
    // The first two are people, the last one a bot; the second and the bot are asked.
    let (table, mut all) = people(&site, 2, "&field-asked=6").await;
    all.push(Visitor::new(&site)); // who only watches
    let shut = |answer: crate::visit::Answer, wanted: StatusCode, words: &str| {
        assert_eq!(answer.status, wanted, "{}", answer.body);
        assert!(answer.body.contains(words), "{words}: {}", answer.body);
    };
    let stays = site.store().dump().await.unwrap();
    shut(pass_on(&mut all[1], &table).await, StatusCode::CONFLICT, "no reaction window now to pass in");
    assert_eq!(site.store().dump().await.unwrap(), stays);

    strike(&mut all, &table).await;
    // The bot answers by itself: from then on nothing changes.
    assert_becomes("its envelope", async || stored(&site, &table).await.envelopes.len() == 1).await;
    let at = all[1].get(&table).await.at();
    assert_eq!(all[1].act(&table, &at, "sing").await.status, StatusCode::NO_CONTENT);
    let stays = site.store().dump().await.unwrap();
    for action in ["sing", "pass"] {
        shut(
            all[1].act(&table, &at, action).await,
            StatusCode::CONFLICT,
            "you have answered already, under seal",
        );
        shut(all[0].act(&table, &at, action).await, StatusCode::CONFLICT, "");
        shut(all[2].act(&table, &at, action).await, StatusCode::FORBIDDEN, "you can only watch");
    }
    shut(pass_on(&mut all[0], &table).await, StatusCode::CONFLICT, "you are not asked in this window");
    for word in ["turn&at=2", "yes", "no"] {
        let answer = beside(&mut all[2], &table, "passes", &format!("passes={word}")).await;
        shut(answer, StatusCode::FORBIDDEN, "you can only watch");
    }
    shut(
        beside(&mut all[1], &table, "passes", "passes=maybe").await,
        StatusCode::BAD_REQUEST,
        "yes, no or turn",
    );
    shut(beside(&mut all[1], &table, "passes", "passes=turn").await, StatusCode::BAD_REQUEST, "at");
    for odd in ["-1", "99", "9223372036854775807"] {
        let form = format!("passes=turn&at={odd}");
        shut(beside(&mut all[1], &table, "passes", &form).await, StatusCode::CONFLICT, "meanwhile");
    }
    // Without scripts the table stands there with the sentence.
    let plain = all[1].post(&format!("{table}/act"), &format!("at={at}&action=pass")).await;
    assert!(plain.body.contains("id=\"table\"") && plain.body.contains("role=\"alert\""));
    shut(plain, StatusCode::CONFLICT, "you have answered already, under seal");
    assert_eq!(site.store().dump().await.unwrap(), stays);

    site = closes(site, &home, &mut all, &table).await;
    let stays = site.store().dump().await.unwrap();
    shut(all[1].act(&table, &at, "pass").await, StatusCode::CONFLICT, "the reaction window has closed");
    let form = format!("passes=turn&at={at}");
    let late = beside(&mut all[1], &table, "passes", &form).await;
    shut(late, StatusCode::CONFLICT, "the reaction window has closed");
    let plain = all[1].post(&format!("{table}/passes"), &form).await;
    shut(plain, StatusCode::CONFLICT, "this answer came too late");
    assert_eq!(site.store().dump().await.unwrap(), stays);
}

#[tokio::test]
async fn passing_on_needs_no_script() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 2, "").await;
    let mut one = all.remove(1).with("accept-language", "it");
    let page = one.get(&table).await;
    let form = page.body.split("<form").find(|form| form.contains("Passo fino al mio turno")).unwrap();
    let address = format!("method=\"post\" action=\"{table}/passes\"");
    assert!(form.contains(&address) && form.contains("name=\"passes\" value=\"turn\""), "{form}");
    assert!(form.contains("name=\"at\" value=\"2\""), "{form}");
    let done = one.post(&format!("{table}/passes"), "at=2&passes=turn").await;
    assert_eq!((done.status, done.to()), (StatusCode::SEE_OTHER, table.clone()));
    let page = one.get(&table).await.body;
    assert!(page.contains("Passi fino al tuo turno: anche qui, se non rispondi altro."), "{page}");
    assert!(page.contains("Non passare più") && page.contains("passa fino al suo turno"), "{page}");
    assert_eq!(one.post(&format!("{table}/passes"), "passes=no").await.status, StatusCode::SEE_OTHER);
    assert!(one.get(&table).await.body.contains("Passo fino al mio turno"));
}

#[tokio::test]
async fn at_the_end_the_best_score_stands_first() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data"), HOUR).await;
    let (table, mut all) = window(&site, 2, "&field-asked=2&field-hands=2").await;
    assert_eq!(all[1].choose(&table, "sing").await, StatusCode::NO_CONTENT);
    passes(&mut all[1], &table, "yes").await;
    let site = closes(site, &home, &mut all, &table).await;
    for at in [6, 9, 12] {
        strike(&mut all, &table).await;
        becomes(&mut all[0], &table, &format!("data-at=\"{at}\"")).await;
    }
    assert_eq!(stored(&site, &table).await.lines[2], "1:sing");
    let page = all[1].get(&table).await.body;
    let scores = page.split("class=\"scores\"").nth(1).unwrap();
    assert!(
        scores.contains("</caption><tr class=\"you\"><th scope=\"row\">you</th><td>1</td></tr>"),
        "{scores}"
    );
    let page = all[0].get(&table).await.body;
    let scores = page.split("class=\"scores\"").nth(1).unwrap();
    assert!(scores.contains("</caption><tr><th scope=\"row\">guest</th><td>1</td></tr>"), "{scores}");
    assert!(scores.contains("<tr class=\"you\"><th scope=\"row\">you</th><td>0</td></tr>"), "{scores}");
    assert!(!page.contains(ALWAYS), "where nothing is asked any more nobody passes");
}
