//! Going through a match: what a moment shows, to whom, and by which steps one comes to the next.

use axum::http::StatusCode;
use tempfile::TempDir;

use crate::visit::{Visitor, alone, site, two_at_a_table};

/// A match of two rounds that is over, in which both said one, then two and three. Its log: two cards, two rounds.
async fn finished(site: &crate::houses::Site) -> (String, Visitor, Visitor) {
    let (table, mut first, mut second) = two_at_a_table(site, "&field-rounds=2").await;
    first.post("/name", "name=Ada").await;
    for [one, other] in [["n1", "n1"], ["n2", "n3"]] {
        assert_eq!(first.choose(&table, one).await, StatusCode::NO_CONTENT);
        assert_eq!(second.choose(&table, other).await, StatusCode::NO_CONTENT);
    }
    (table, first, second)
}

/// The address of the button with this id.
fn leads(page: &str, id: &str) -> String {
    let tag = page.split("<a ").find(|tag| tag.contains(&format!("id=\"{id}\""))).unwrap_or_default();
    tag.split("href=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .unwrap_or_default()
        .replace("&amp;", "&")
}

#[tokio::test]
async fn one_steps_by_decisions_and_draws_are_none() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, ..) = finished(&site).await;
    let mut anybody = Visitor::new(&site);
    let start = anybody.get(&format!("{table}/replay?at=0")).await.body;
    let [on, end] = ["go-on", "go-end"].map(|id| leads(&start, id));
    assert!(on.ends_with("at=2&as=all") && end.ends_with("at=4&as=all"), "{on} {end}");
    let page = anybody.get(&on).await.body;
    assert!(leads(&page, "go-on").ends_with("at=3&as=all"), "{page}");
    assert!(leads(&page, "go-back").ends_with("at=0&as=all"));
    let answers = anybody.get(&format!("{table}/replay?at=0&by=answer")).await.body;
    assert!(leads(&answers, "go-on").ends_with("at=1&as=all&by=answer"), "draws can be stepped by, too");
    assert!(
        !answers.contains("go-turn-on") && !answers.contains("value=\"turn\""),
        "this game knows no turns"
    );
}

#[tokio::test]
async fn the_whole_list_stays_and_the_present_moment_is_marked() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, _) = finished(&site).await;
    let page = first.get(&format!("{table}/replay?at=3&as=0")).await.body;
    let list = page.split("id=\"z-log\"").nth(1).unwrap();
    assert_eq!(list.matches("a round is done").count(), 2, "what comes later stays in the list: {list}");
    let marked: Vec<&str> = list.split("<li").filter(|line| line.contains("aria-current=\"step\"")).collect();
    assert!(marked.len() == 1 && marked[0].contains("data-turn=\"3\""), "{marked:?}");
    assert!(page.contains("through the eyes of Voice 0 (Ada)"), "the people are named");
}

#[tokio::test]
async fn a_script_is_given_the_zones_of_a_moment() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, first, _) = finished(&site).await;
    let mut script = first.with("accept", "application/json");
    let answer = script.get(&format!("{table}/replay?at=3&as=1")).await;
    let moment: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(moment["at"], 3);
    let board = moment["zones"]["z-board"].as_str().unwrap();
    assert!(
        board.contains("VIEW-1") && !moment["zones"].as_object().unwrap().contains_key("z-log"),
        "{moment}"
    );
    assert!(moment["zones"]["z-steps"].as_str().unwrap().contains("go-on"));
    assert_eq!(script.get(&format!("{table}/replay?at=9")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(script.get(&format!("{table}/replay?at=1&as=7")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn before_the_end_nobody_sees_with_other_eyes_nor_where_another_had_a_choice() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    // Whoever has an odd card can say nothing but one: whether there was a choice tells something of the card. Where both have one the
    // match plays itself.
    let (table, mut first, mut second) = loop {
        let (table, mut first, second) = two_at_a_table(&site, "&field-rounds=3&field-mute=yes").await;
        let page = first.get(&table).await.body;
        let card = page.split("VIEW-0 CARD-").nth(1).unwrap().chars().next().unwrap();
        if card.to_digit(10).unwrap() % 2 == 0 {
            break (table, first, second);
        }
    };
    for (one, value) in [(&mut first, "n1"), (&mut second, "n1")] {
        one.choose(&table, value).await;
    }
    let mut watcher = Visitor::new(&site);
    for path in ["/replay?at=2&as=0", "/replay?at=2&as=all", "/replay?at=2&as=turn"] {
        for (lang, words) in [("en", "all open"), ("it", "tutto scoperto")] {
            let page =
                watcher.clone().with("accept-language", lang).get(&format!("{table}{path}")).await.body;
            assert!(page.contains("VIEW-- CARD-0") && !page.contains(words), "{page}");
            let zones =
                watcher.clone().with("accept", "application/json").get(&format!("{table}{path}")).await.body;
            assert!(zones.contains("VIEW-- CARD-0") && !zones.contains("you have CARD"), "{zones}");
        }
    }
    // A spectator steps by answers: a list of decisions would say who had a choice.
    let page = watcher.get(&format!("{table}/replay?at=0")).await.body;
    assert!(leads(&page, "go-on").ends_with("at=1") && !page.contains("value=\"decision\""), "{page}");
}

#[tokio::test]
async fn after_the_end_one_may_follow_whose_turn_it_is() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, ..) = finished(&site).await;
    let mut anybody = Visitor::new(&site);
    for at in [2, 4] {
        let page = anybody.get(&format!("{table}/replay?at={at}&as=turn")).await.body;
        assert!(page.contains("VIEW-0") && page.contains("through the eyes of Voice 0 (Ada)"), "{page}");
    }
    let page = anybody.get(&format!("{table}/replay?at=2&as=all")).await.body;
    assert!(page.contains("all open, from the side of Voice 0 (Ada)"), "{page}");
}

/// A text as a form sends it.
fn in_a_form(text: &str) -> String {
    form_urlencoded::Serializer::new(String::new()).append_pair("record", text).finish()
}

#[tokio::test]
async fn a_record_that_is_brought_has_an_address_and_is_gone_through() {
    let home = TempDir::new().unwrap();
    let site = alone(&home.path().join("data")).await;
    let (table, ..) = finished(&site).await;
    let mut other = Visitor::new(&site);
    let record = other.get(&format!("{table}/record")).await.body;
    assert!(other.get("/review").await.body.contains("name=\"record\""));
    let there = other.post("/review", &in_a_form(&record)).await.to();
    assert!(there.ends_with("/replay?at=0") && !there.starts_with(&table), "{there}");
    assert_eq!(
        other.post("/review", &in_a_form(&record)).await.to(),
        there,
        "the same record, the same address"
    );
    let brought = there.trim_end_matches("/replay?at=0").to_owned();
    let page = other.get(&format!("{brought}/replay?at=4&as=1")).await.body;
    assert!(page.contains("VIEW-1") && page.contains("SAID-3"), "{page}");
    assert_eq!(other.get(&format!("{brought}/record")).await.body, record, "it is given out as it came");
    assert!(
        other.post(&format!("{brought}/sit"), "seat=0").await.status.is_client_error(),
        "nobody sits there"
    );
    assert!(
        other.post(&format!("{brought}/fork"), "at=3&seat=0&others=random").await.to().starts_with("/t/")
    );
    site.close().await;
    let found =
        server::doctor::examine(&[crate::toy::entry()], &home.path().join("data"), None).await.unwrap();
    assert_eq!(found.damaged, []);
}

#[tokio::test]
async fn a_record_that_breaks_off_can_be_seen_and_taken_up_again() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let record = "conclave record 1\ngame: whispers\nsetup: rounds=3\ncards: -\nseed-hash: -\n---\n*:c3\n*:c4\n0:n1 1:n2\n---\n";
    let there = one.post("/review", &in_a_form(record)).await.to();
    let brought = there.trim_end_matches("/replay?at=0").to_owned();
    let page = one.get(&format!("{brought}/replay?at=3&as=0")).await.body;
    assert!(page.contains("The record ends here.") && page.contains("VIEW-0 CARD-3 SAID-1"), "{page}");
    let fork = one.post(&format!("{brought}/fork"), "at=3&seat=0&others=random").await.to();
    assert_eq!(one.choose(&fork, "n2").await, StatusCode::NO_CONTENT, "it goes on from where it broke off");
}

#[tokio::test]
async fn what_is_wrong_with_a_record_is_said_with_its_place() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let before = site.store().dump().await.unwrap();
    let good = "conclave record 1\ngame: whispers\nsetup: rounds=3\ncards: -\nseed-hash: -\n---\n*:c3\n*:c4\n0:n1 1:n2\n---\n";
    for (bad, place) in [
        (good.replace("0:n1", "0:n9"), "line 9, column 1"),
        (good.replace("whispers", "chess"), "line 2, column 1"),
        (good.replace("record 1", "record 9"), "line 1, column 1"),
        (good.replace("*:c4\n", ""), "line 8, column 1"),
        ("x".repeat(200_000), "too long"),
    ] {
        let no = one.post("/review", &in_a_form(&bad)).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY, "{place}");
        assert!(no.body.contains(place), "{place}: {}", no.body);
    }
    let no = one.post("/review", &in_a_form(&good.replace("0:n1", "<b>0:n1"))).await;
    assert!(
        no.body.contains("&lt;b&gt;0:n1 1:n2") && !no.body.contains("<b>0:n1"),
        "what was given stays, as text"
    );
    assert_eq!(one.post("/review", &"x".repeat(500_000)).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(site.store().dump().await.unwrap(), before, "nothing is kept of it");
}
