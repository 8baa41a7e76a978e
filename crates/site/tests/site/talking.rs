//! Opponents talk: who hears it, in which language, who need not hear it, and when it is forgotten.

use axum::http::StatusCode;
use search::{Budget, Entry, Erased, Random};
use server::Reach;

use crate::houses::Site;
use table::erased::{Facts, House};
use table::toys::Accord;
use tempfile::TempDir;

use crate::toy;
use crate::visit::{Visitor, two_at_a_table};

fn accord() -> Entry {
    let facts = Facts { id: "accord", name: "Accord", seats: ("4 posti", "4 seats"), ..toy::FACTS };
    let game = Box::new(House::<Accord>::new(facts).with_page());
    Entry { game, bots: vec![Box::new(Erased::<Accord, Random>::new("random", Random))], hints: None }
}

/// A house at home: its visitors come by an address of the machine.
async fn site(home: &TempDir, talk: bool) -> Site {
    let games = || vec![accord(), toy::entry()];
    let site = Site::open(&games, &home.path().join("data"), Some(Budget::Iterations(10))).await;
    site.stand_at(Reach::default(), talk);
    site
}

fn at_home(one: Visitor) -> Visitor {
    one.with("host", "127.0.0.1:8080")
}

async fn says(one: &mut Visitor, table: &str, form: &str) -> StatusCode {
    let mut script = one.clone().with("accept", "application/json");
    script.post(&format!("{table}/talk"), form).await.status
}

async fn two(site: &Site) -> (String, Visitor, Visitor) {
    let (table, one, two) = two_at_a_table(site, "").await;
    (table, at_home(one), at_home(two))
}

const SECRET: &str = "that-hat-suits-you";

#[tokio::test]
async fn who_plays_hears_it_and_nobody_who_watches_and_no_record() {
    let home = TempDir::new().unwrap();
    let here = site(&home, false).await;
    let (table, mut one, mut two) = two(&here).await;
    let mut watcher = at_home(Visitor::new(&here));
    assert_eq!(says(&mut one, &table, &format!("text={SECRET}")).await, StatusCode::NO_CONTENT);
    assert!(
        one.get(&table)
            .await
            .body
            .contains(&format!("<li class=\"own\" data-said=\"0\"><b>you</b> <span dir=\"auto\">{SECRET}"))
    );
    assert!(two.get(&table).await.body.contains(&format!("<span dir=\"auto\">{SECRET}</span>")));
    assert!(two.get(&format!("{table}/talk")).await.body.contains(SECRET));
    let page = watcher.get(&table).await.body;
    assert!(!page.contains(SECRET) && !page.contains("z-talk"), "{page}");
    assert_eq!(watcher.get(&format!("{table}/talk")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(says(&mut watcher, &table, "text=hello").await, StatusCode::FORBIDDEN);
    one.post(&format!("{table}/resign"), "").await;
    for who in [&mut one, &mut two, &mut watcher] {
        for path in ["/replay", "/replay?as=0", "/record"] {
            assert!(!who.get(&format!("{table}{path}")).await.body.contains(SECRET), "{path}");
        }
    }
    // After the end one may still say thank you, and what was said outlives a restart.
    assert_eq!(says(&mut two, &table, "text=Thank%20you%20for%20the%20game!").await, StatusCode::NO_CONTENT);
    here.close().await;
    let after = site(&home, false).await;
    (one.router, two.router) = (after.router(), after.router());
    let page = one.clone().with("accept-language", "it").get(&table).await.body;
    assert!(page.contains(SECRET) && page.contains("Grazie della partita!"), "{page}");
    assert!(two.get(&table).await.body.contains("Thank you for the game!"));
}

#[tokio::test]
async fn every_courtesy_is_read_in_one_s_own_language() {
    let home = TempDir::new().unwrap();
    let here = site(&home, false).await;
    let (table, mut one, two) = two(&here).await;
    let mut italian = two.with("accept-language", "it");
    let page = one.get(&table).await.body;
    let offered: Vec<&str> =
        page.split("name=\"text\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(offered.len(), 12, "{offered:?}");
    for (nth, phrase) in offered.iter().take(9).enumerate() {
        let form = form_urlencoded::Serializer::new(String::new())
            .append_pair("text", phrase)
            .append_pair("to", "table")
            .finish();
        assert_eq!(says(&mut one, &table, &form).await, StatusCode::NO_CONTENT, "{nth}");
    }
    let heard = italian.get(&table).await.body;
    for phrase in offered.iter().take(9) {
        assert!(!heard.contains(&format!("<span dir=\"auto\">{phrase}")), "{phrase} is not Italian");
    }
    assert!(heard.contains("Buon divertimento!") && heard.contains("data-said=\"8\""), "{heard}");
}

#[tokio::test]
async fn where_strangers_may_come_phrases_must_do_unless_the_house_says_otherwise() {
    let home = TempDir::new().unwrap();
    let shy = site(&home, false).await;
    let (table, one, _) = two_at_a_table(&shy, "").await;
    for (name, value) in [("host", "games.example.org"), ("x-forwarded-for", "203.0.113.5")] {
        let mut far = at_home(one.clone()).with(name, value);
        let page = far.get(&table).await.body;
        assert!(page.contains("Enjoy the game!") && !page.contains("say-text"), "{page}");
        let no = far.post(&format!("{table}/talk"), "text=hello").await;
        assert_eq!(no.status, StatusCode::FORBIDDEN);
        assert!(no.body.contains("one talks to opponents in ready phrases"), "{}", no.body);
        assert_eq!(says(&mut far, &table, "text=Well%20played!").await, StatusCode::NO_CONTENT);
    }
    shy.close().await;
    let free = site(&home, true).await;
    let mut far = one.with("host", "games.example.org");
    far.router = free.router();
    assert!(far.get(&table).await.body.contains("say-text"));
    assert_eq!(says(&mut far, &table, "text=hello").await, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn whoever_is_a_nuisance_need_not_be_read_and_does_not_learn_it() {
    let home = TempDir::new().unwrap();
    let here = site(&home, false).await;
    let (table, mut one, mut two) = two(&here).await;
    assert!(!one.get(&table).await.body.contains("Stop reading"), "nobody has said anything");
    assert_eq!(says(&mut two, &table, &format!("text={SECRET}")).await, StatusCode::NO_CONTENT);
    let page = one.get(&table).await.body;
    assert!(page.contains("Stop reading Voice 1"), "{page}");
    let before = two.get(&table).await.body;
    let done = one.post(&format!("{table}/mute"), "seat=1&mute=yes").await;
    assert_eq!((done.status, done.to()), (StatusCode::SEE_OTHER, table.clone()));
    let page = one.get(&table).await.body;
    assert!(!page.contains(SECRET) && page.contains("Listen again to"), "{page}");
    assert_eq!(two.get(&table).await.body, before, "nothing tells it");
    assert_eq!(says(&mut two, &table, "text=anybody%20there").await, StatusCode::NO_CONTENT);
    here.close().await;
    let after = site(&home, false).await;
    one.router = after.router();
    assert!(!one.get(&table).await.body.contains("anybody there"), "a restart does not open the ear");
    one.post(&format!("{table}/mute"), "seat=1&mute=no").await;
    let page = one.get(&table).await.body;
    assert!(page.contains(SECRET) && page.contains("anybody there"), "{page}");
    for (form, status) in [
        ("seat=0&mute=yes", StatusCode::CONFLICT),
        ("seat=5&mute=yes", StatusCode::CONFLICT),
        ("seat=1&mute=perhaps", StatusCode::BAD_REQUEST),
        ("seat=x&mute=yes", StatusCode::BAD_REQUEST),
        ("mute=yes", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(one.post(&format!("{table}/mute"), form).await.status, status, "{form}");
    }
}

#[tokio::test]
async fn beside_partners_and_opponents_one_says_for_whom_it_is() {
    let home = TempDir::new().unwrap();
    let here = site(&home, false).await;
    let mut all = [(); 4].map(|()| at_home(Visitor::new(&here)));
    let table = all[0].post("/new/accord", "seat-0=me&seat-1=person&seat-2=person&seat-3=person").await.to();
    for (seat, one) in all.iter_mut().enumerate().skip(1) {
        one.post(&format!("{table}/sit"), &format!("seat={seat}")).await;
    }
    let page = all[0].get(&table).await.body;
    assert!(page.contains("<option value=\"team\">") && page.contains("<option value=\"table\">"), "{page}");
    assert_eq!(says(&mut all[0], &table, "text=among-us&to=team").await, StatusCode::NO_CONTENT);
    assert_eq!(says(&mut all[0], &table, "text=to-everybody&to=table").await, StatusCode::NO_CONTENT);
    assert_eq!(says(&mut all[0], &table, "text=what&to=nobody").await, StatusCode::BAD_REQUEST);
    for (seat, one) in all.iter_mut().enumerate() {
        let page = one.get(&table).await.body;
        assert!(page.contains("to-everybody"), "{seat}");
        assert_eq!(page.contains("among-us"), [0, 2].contains(&seat), "{seat}");
        assert_eq!(page.contains("<small>to the team</small>"), [0, 2].contains(&seat), "{seat}");
        // Numbers do not tell that somebody else was told something.
        assert_eq!(page.matches("data-said").count(), if [0, 2].contains(&seat) { 2 } else { 1 });
    }
}

#[tokio::test]
async fn nobody_writes_to_computers_and_nobody_writes_too_much() {
    let home = TempDir::new().unwrap();
    let here = site(&home, false).await;
    let mut alone = at_home(Visitor::new(&here));
    let table = alone.post("/play/whispers", "").await.to();
    assert!(!alone.get(&table).await.body.contains("z-talk"));
    assert_eq!(says(&mut alone, &table, "text=hello").await, StatusCode::CONFLICT);
    assert_eq!(alone.get(&format!("{table}/talk")).await.status, StatusCode::NOT_FOUND);
    let (table, mut one, mut two) = two(&here).await;
    for (text, why) in [("%20", "the message is empty"), (&"x".repeat(301), "has 301 characters")] {
        let no = one.post(&format!("{table}/talk"), &format!("text={text}&from=talk")).await;
        assert!(no.status == StatusCode::UNPROCESSABLE_ENTITY && no.body.contains(why), "{}", no.body);
    }
    for nth in 0..10 {
        assert_eq!(says(&mut one, &table, &format!("text={nth}")).await, StatusCode::NO_CONTENT);
    }
    let no = one.post(&format!("{table}/talk"), "text=and%20one%20more").await;
    assert_eq!(no.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(no.body.contains("value=\"and one more\""), "{}", no.body);
    assert_eq!(says(&mut two, &table, "text=%3Cb%3Ebold").await, StatusCode::NO_CONTENT);
    assert!(one.get(&table).await.body.contains("&lt;b&gt;bold"));
}

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn thirty_days_after_the_end_it_is_forgotten() {
    let home = TempDir::new().unwrap();
    let here = site(&home, false).await;
    let (over, mut one, _) = two(&here).await;
    let (open, mut three, _) = two(&here).await;
    for (who, table) in [(&mut one, &over), (&mut three, &open)] {
        assert_eq!(says(who, table, &format!("text={SECRET}")).await, StatusCode::NO_CONTENT);
    }
    one.post(&format!("{over}/resign"), "").await;
    let ended: i64 = sqlx::query_scalar("SELECT ended FROM matches WHERE ended IS NOT NULL")
        .fetch_one(here.store().pool())
        .await
        .unwrap();
    here.sweep(ended + 30 * DAY).await;
    assert!(one.get(&over).await.body.contains(SECRET), "not a moment too soon");
    here.sweep(ended + 30 * DAY + 1).await;
    assert!(!one.get(&over).await.body.contains(SECRET), "the table in memory forgets it too");
    assert!(three.get(&open).await.body.contains(SECRET), "what goes on is not over");
    let left: Vec<String> =
        sqlx::query_scalar("SELECT match_id FROM talk").fetch_all(here.store().pool()).await.unwrap();
    assert_eq!(left, [open.trim_start_matches("/t/")]);
    // What is said afterwards comes after what is left.
    assert_eq!(says(&mut one, &over, "text=late").await, StatusCode::NO_CONTENT);
    assert!(one.get(&over).await.body.contains("data-said=\"0\""));
}

#[tokio::test]
async fn words_go_with_who_said_them() {
    let home = TempDir::new().unwrap();
    let here = crate::company::patient(&home, 60_000).await;
    here.stand_at(Reach::default(), false);
    let mut host = at_home(Visitor::new(&here));
    let (mut sent_away, mut next) = (at_home(Visitor::new(&here)), at_home(Visitor::new(&here)));
    let table = host.post("/new/echoes", "seat-0=me&seat-1=person&seat-2=person").await.to();
    sent_away.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(says(&mut sent_away, &table, &format!("text={SECRET}")).await, StatusCode::NO_CONTENT);
    assert_eq!(says(&mut host, &table, "text=out%20with%20you").await, StatusCode::NO_CONTENT);
    host.post(&format!("{table}/mute"), "seat=1&mute=yes").await;
    host.post(&format!("{table}/arrange"), "do=free&seat=1").await;
    next.post(&format!("{table}/sit"), "seat=1").await;
    let page = next.get(&table).await.body;
    assert!(!page.contains(SECRET) && page.contains("out with you"), "{page}");
    assert_eq!(says(&mut next, &table, "text=good%20evening").await, StatusCode::NO_CONTENT);
    assert!(host.get(&table).await.body.contains("good evening"), "who was muted has gone");
    assert!(!here.store().dump().await.unwrap().contains(SECRET));
}
