//! Decks of one's own: built, pasted, kept, given to nobody else, and played with.

use crate::houses::Site;
use crate::playing::becomes;
use crate::secrets::{Socket, next};
use crate::visit::{Answer, Visitor, site, two_at_a_table_of};
use axum::http::StatusCode;
use table::Seat;
use tempfile::TempDir;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// The deck that lies at the end of an answer's way.
fn id(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.to().trim_start_matches("/decks/hoard/").trim_end_matches("?saved=yes").to_owned()
}

async fn saved(one: &mut Visitor, name: &str, form: &str) -> String {
    id(&one.post("/decks/hoard/new", &format!("name={name}&cards=yes&{form}")).await)
}

async fn home() -> (TempDir, Site) {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    (home, site)
}

#[tokio::test]
async fn a_deck_is_built_from_a_ready_one_changed_and_thrown_away() {
    let (_home, site) = home().await;
    let mut one = Visitor::new(&site);
    assert!(one.get("/").await.body.contains("href=\"/decks/hoard\""));
    let list = one.get("/decks/hoard").await.body;
    assert!(list.contains("Pack") && list.contains("/decks/hoard/new?from=pack"), "{list}");
    let bench = one.get("/decks/hoard/new?from=pack").await.body;
    for part in [
        "value=\"Pack (copy)\"",
        "name=\"main-wolf\" value=\"2\"",
        "name=\"side-owl\" value=\"1\"",
        "<b>FACE-fox</b>",
        "data-marks=\"beast\"",
        "ready to play",
    ] {
        assert!(bench.contains(part), "{part}: {bench}");
    }
    let deck = saved(&mut one, "Wolves+%26+hens", "main-wolf=2&main-hen=3&side-owl=1&main-owl=").await;
    let page = one.get(&format!("/decks/hoard/{deck}?saved=yes")).await.body;
    assert!(
        page.contains("Saved.")
            && page.contains("Wolves &amp; hens")
            && page.contains("name=\"main-hen\" value=\"3\"")
    );
    let text = one.get(&format!("/decks/hoard/{deck}/text")).await;
    assert_eq!(text.body, "2 Wolf\n3 Hen\n\nSide deck:\n1 Golden Owl\n");
    assert!(text.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    assert!(
        text.headers["content-disposition"].to_str().unwrap().starts_with("attachment; filename=\"hoard-")
    );
    // A name alone renames; what is no legal deck is kept and marked.
    assert_eq!(one.post(&format!("/decks/hoard/{deck}"), "name=Hens").await.status, StatusCode::SEE_OTHER);
    assert!(one.get(&format!("/decks/hoard/{deck}/text")).await.body.contains("2 Wolf"));
    assert_eq!(
        one.post(&format!("/decks/hoard/{deck}"), "cards=yes&main-wolf=3").await.status,
        StatusCode::SEE_OTHER
    );
    let list = one.get("/decks/hoard").await.body;
    assert!(list.contains("<b>Hens</b>") && list.contains("draft: 2 things are wrong"), "{list}");
    let page = one.get(&format!("/decks/hoard/{deck}")).await.body;
    assert!(page.contains("Deck: 3 cards") && page.contains("<li>Wolf: 3 copies</li>"), "{page}");
    assert_eq!(one.post(&format!("/decks/hoard/{deck}/delete"), "").await.to(), "/decks/hoard");
    assert_eq!(one.get(&format!("/decks/hoard/{deck}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_pasted_deck_is_judged_line_by_line_and_nothing_of_it_is_lost() {
    let (_home, site) = home().await;
    let mut one = Visitor::new(&site);
    let wrong = "name=Pasted&text=2+Wolf%0D%0A3+Wolve%0D%0A%23+mine";
    let no = one.post("/decks/hoard/import", wrong).await;
    assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
    for part in [
        "<b>line 2:</b> no card is called 'Wolve': perhaps 'Wolf'?",
        "Deck: 2 cards",
        ">2 Wolf\n3 Wolve\n# mine<",
        "value=\"Pasted\"",
        "Save as a draft",
    ] {
        assert!(no.body.contains(part), "{part}: {}", no.body);
    }
    let italian = one.clone().with("accept-language", "it").post("/decks/hoard/import", wrong).await.body;
    assert!(italian.contains("<b>riga 2:</b> nessuna carta si chiama «Wolve»: forse «Wolf»?"), "{italian}");
    let draft = id(&one.post("/decks/hoard/import", &format!("{wrong}&draft=yes")).await);
    let bench = one.get(&format!("/decks/hoard/{draft}")).await.body;
    assert!(bench.contains("name=\"strays\"") && bench.contains(">3 Wolve\n# mine</textarea>"), "{bench}");
    // What could not be read stays with the deck when its cards change.
    let form = "cards=yes&main-hen=4&strays=1+Wolve%0A%23+mine";
    assert_eq!(one.post(&format!("/decks/hoard/{draft}"), form).await.status, StatusCode::SEE_OTHER);
    let text = one.get(&format!("/decks/hoard/{draft}/text")).await.body;
    assert_eq!(text, "1 Wolve\n# mine\n\nDeck:\n4 Hen\n");
    let right = id(&one.post("/decks/hoard/import", "name=Right&text=4+gallina%0ASide+deck:%0A1+owl").await);
    assert_eq!(one.get(&format!("/decks/hoard/{right}/text")).await.body, "4 gallina\nSide deck:\n1 owl");
    assert_eq!(
        one.get("/decks/hoard/pack/text").await.body,
        "2 Wolf\n1 Fox\n2 Hen\n\nSide deck:\n1 Golden Owl\n"
    );
}

#[tokio::test]
async fn a_form_that_does_not_do_is_shown_again_with_what_it_held() {
    let (_home, site) = home().await;
    let mut one = Visitor::new(&site);
    let deck = saved(&mut one, "Mine", "main-hen=5").await;
    let stored = site.store().dump().await.unwrap();
    for path in ["/decks/hoard/new".to_owned(), format!("/decks/hoard/{deck}")] {
        for count in ["-1", "100", "many", "1e3", "99999999999999999999"] {
            let no = one.post(&path, &format!("name=Kept&cards=yes&main-wolf={count}&main-fox=2")).await;
            assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY, "{count}");
            assert!(no.body.contains("Wolf: a number from 0 to 99 is expected"), "{}", no.body);
            assert!(no.body.contains("name=\"main-fox\" value=\"2\"") && no.body.contains("value=\"Kept\""));
        }
        let long = format!("name=Long&text={}", "%23+remark%0A".repeat(1000));
        let no = one.post(&path, &long).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(
            no.body.contains("9000 bytes: at most 8192 are kept")
                && no.body.matches("# remark").count() >= 1000
        );
    }
    let long = one.post("/decks/hoard/import", &format!("text={}", "x".repeat(9000))).await;
    assert_eq!(long.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(long.body.contains(&"x".repeat(9000)));
    let huge = one.post("/decks/hoard/import", &format!("text={}", "x".repeat(70_000))).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(one.post("/decks/hoard/import", "name=x").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(site.store().dump().await.unwrap(), stored);
}

#[tokio::test]
async fn nobody_reads_or_changes_another_s_decks() {
    let (_home, site) = home().await;
    let (mut one, mut other) = (Visitor::new(&site), Visitor::new(&site));
    let deck = saved(&mut one, "SECRET-NAME", "main-hen=5").await;
    saved(&mut other, "Else", "main-hen=6").await;
    let stored = site.store().dump().await.unwrap();
    for visitor in [&mut other, &mut Visitor::new(&site)] {
        for path in ["", "/text"] {
            let no = visitor.get(&format!("/decks/hoard/{deck}{path}")).await;
            assert_eq!(no.status, StatusCode::NOT_FOUND, "{path}");
            assert!(no.body.contains("not among yours") && !no.body.contains("SECRET-NAME"));
        }
        assert_eq!(visitor.get(&format!("/decks/hoard/new?from={deck}")).await.status, StatusCode::NOT_FOUND);
        assert!(!visitor.get("/decks/hoard").await.body.contains("SECRET-NAME"));
        assert!(!visitor.get("/new/hoard").await.body.contains("SECRET-NAME"));
        for (path, form) in [("", "name=Stolen"), ("", "cards=yes&main-hen=1"), ("/delete", "")] {
            assert_eq!(
                visitor.post(&format!("/decks/hoard/{deck}{path}"), form).await.status,
                StatusCode::NOT_FOUND
            );
        }
        let no = visitor.post("/new/hoard", &format!("seat-0=me&seat-1=random&field-deck1=own-{deck}")).await;
        assert_eq!(no.status, StatusCode::NOT_FOUND);
        assert!(no.body.contains("not among yours"), "{}", no.body);
    }
    for forged in ["..", "%2e%2e", "new2", "own-x", "%00", "'%20OR%20''='"] {
        let no = one.get(&format!("/decks/hoard/{forged}/text")).await;
        assert_eq!(no.status, StatusCode::NOT_FOUND, "{forged}");
    }
    for path in ["/decks/whispers", "/decks/chess", "/decks/whispers/new", &format!("/decks/whispers/{deck}")]
    {
        assert_eq!(one.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let elsewhere = one.clone().with("sec-fetch-site", "cross-site");
    assert_eq!(
        elsewhere.clone().post(&format!("/decks/hoard/{deck}/delete"), "").await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(site.store().dump().await.unwrap(), stored);
}

#[tokio::test]
async fn a_hundred_decks_are_enough() {
    let (_home, site) = home().await;
    let mut one = Visitor::new(&site);
    let first = saved(&mut one, "First", "main-hen=5").await;
    for _ in 1..100 {
        saved(&mut one, "Other", "main-hen=5").await;
    }
    for (path, form) in [("new", "name=TooMuch&cards=yes&main-fox=2"), ("import", "name=TooMuch&text=4+hen")]
    {
        let no = one.post(&format!("/decks/hoard/{path}"), form).await;
        assert_eq!(no.status, StatusCode::CONFLICT);
        assert!(
            no.body.contains("you have 100 decks already") && no.body.contains("value=\"TooMuch\""),
            "{}",
            no.body
        );
    }
    assert_eq!(one.post(&format!("/decks/hoard/{first}/delete"), "").await.status, StatusCode::SEE_OTHER);
    saved(&mut one, "Last", "main-hen=5").await;
}

#[tokio::test]
async fn a_table_is_opened_with_a_deck_of_one_s_own() {
    let (_home, site) = home().await;
    let mut one = Visitor::new(&site);
    let legal = saved(&mut one, "Five", "main-hen=5").await;
    let draft = saved(&mut one, "Thin", "main-hen=1").await;
    let form = one.get("/new/hoard").await.body;
    let beside = form.find("name=\"field-deck1\"").unwrap();
    assert!(form.find("name=\"seat-0\"").unwrap() < beside && beside < form.find("name=\"seat-1\"").unwrap());
    assert!(
        form.contains("chosen at the table") && form.contains(&format!("value=\"own-{legal}\">Five")),
        "{form}"
    );
    assert!(!form.contains(&draft), "only what can be played is offered");
    let seats = "seat-0=me&seat-1=random";
    let no = one.post("/new/hoard", &format!("{seats}&field-deck1=own-{draft}")).await;
    assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(no.body.contains("'Thin' is no legal deck here: Deck: 1 cards"), "{}", no.body);
    let forged = one.post("/new/hoard", &format!("{seats}&field-deck1=hen*1")).await;
    assert_eq!(forged.status, StatusCode::UNPROCESSABLE_ENTITY);
    let table =
        one.post("/new/hoard", &format!("{seats}&field-deck1=own-{legal}&field-deck2=pack")).await.to();
    assert!(one.get(&table).await.body.contains("HELD-hen-5"));
    // The deck of the table is what it was, whatever becomes of its owner's.
    one.post(&format!("/decks/hoard/{legal}/delete"), "").await;
    assert!(one.get(&table).await.body.contains("HELD-hen-5"));
}

#[tokio::test]
async fn a_deck_is_brought_to_a_table_that_asks_for_one() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table_of(&before, "hoard", "&field-rounds=1").await;
    let deck = saved(&mut first, "Five", "main-hen=5").await;
    let thin = saved(&mut first, "Thin", "main-hen=1").await;
    assert!(first.get(&table).await.body.contains(&format!("href=\"{table}/deck\"")));
    let page = first.get(&format!("{table}/deck")).await.body;
    assert!(
        page.contains(&format!("name=\"deck\" value=\"{deck}\"")) && page.contains("Cannot be played here"),
        "{page}"
    );
    let stored = before.store().dump().await.unwrap();
    for (mut visitor, form, status) in [
        (second.clone(), format!("deck={deck}"), StatusCode::NOT_FOUND),
        (Visitor::new(&before), format!("deck={deck}"), StatusCode::FORBIDDEN),
        (first.clone(), "deck=nothing".to_owned(), StatusCode::NOT_FOUND),
        (first.clone(), String::new(), StatusCode::BAD_REQUEST),
        (first.clone(), format!("deck={thin}"), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let no = visitor.post(&format!("{table}/deck"), &form).await;
        assert_eq!(no.status, status, "{form} {}", no.body);
    }
    assert_eq!(before.store().dump().await.unwrap(), stored);
    // The other seat's page is as old as the table: choosing apart, it need not know.
    let at = second.get(&table).await.at();
    assert_eq!(first.post(&format!("{table}/deck"), &format!("deck={deck}")).await.to(), table);
    assert!(first.get(&table).await.body.contains("HELD-hen-5"));
    let again = first.post(&format!("{table}/deck"), &format!("deck={deck}")).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.body.contains("you are not asked for a deck here"), "{}", again.body);
    assert_eq!(first.get(&format!("{table}/deck")).await.to(), table);
    before.close().await;
    let after = site(&data).await;
    (first.router, second.router) = (after.router(), after.router());
    assert_eq!(second.act(&table, &at, "d1").await.status, StatusCode::NO_CONTENT);
    assert_eq!(second.post(&format!("{table}/deck"), "deck=x").await.status, StatusCode::NOT_FOUND);
    let page = first.get(&table).await.body;
    assert!(page.contains("DREW-3") && page.contains("round 1"), "{page}");
    first.router = site(&data).await.router();
    assert_eq!(first.get(&table).await.body, page, "it is the same after a restart");
    first.choose(&table, "n1").await;
    let (mut first, mut second) = (first.clone(), second.clone());
    (first.router, second.router) = {
        let last = site(&data).await;
        (last.router(), last.router())
    };
    assert_eq!(second.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    let record = second.get(&format!("{table}/record")).await.body;
    assert!(
        record.contains("\nsetup: rounds=1 clock=no deck1=hen*5 deck2=open\n") && !record.contains("bring"),
        "{record}"
    );
    assert!(record.contains("\n1/d1\n"));
    // The next match asks for decks anew: what was secret is known now.
    let next = second.post(&format!("{table}/again"), "").await.to();
    assert!(second.get(&next).await.body.contains("choose a deck"));
}

#[tokio::test]
async fn against_a_bot_a_choice_is_taken_back_and_a_deck_brought_instead() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let site = site(&data).await;
    let mut one = Visitor::new(&site);
    let deck = saved(&mut one, "Five", "main-hen=5").await;
    let table = one.post("/new/hoard", "seat-0=me&seat-1=random&field-deck2=coop").await.to();
    assert_eq!(one.choose(&table, "d0").await, StatusCode::NO_CONTENT);
    assert!(one.get(&table).await.body.contains("HELD-wolf-2"));
    assert_eq!(one.post(&format!("{table}/undo"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(one.post(&format!("{table}/deck"), &format!("deck={deck}")).await.to(), table);
    one.router = crate::visit::site(&data).await.router();
    assert!(becomes(&mut one, &table, "round 1").await.contains("HELD-hen-5"));
    assert_eq!(one.choose(&table, "n2").await, StatusCode::NO_CONTENT);
}

/// The words of a page or message that tell a deck.
fn told(page: &str) -> Vec<&str> {
    ["hen*5", "wolf*2", "HELD-hen", "HELD-wolf", "Five", "deck1=", "deck2=", "TOOK-"]
        .into_iter()
        .filter(|word| page.contains(word))
        .collect()
}

#[tokio::test]
async fn nobody_is_told_another_s_deck_before_the_end() {
    let (_home, site) = home().await;
    let (table, mut first, mut second) =
        two_at_a_table_of(&site, "hoard", "&field-rounds=2&field-deck1=wolf*2,hen*3").await;
    let mut watcher = Visitor::new(&site);
    let five = saved(&mut second, "Five", "main-hen=5").await;
    let stages =
        [("second", format!("deck={five}")), ("first", "n1".to_owned()), ("second", "n2".to_owned())];
    for (who, what) in stages {
        let one = if who == "first" { &mut first } else { &mut second };
        if what.starts_with("deck=") {
            assert_eq!(one.post(&format!("{table}/deck"), &what).await.status, StatusCode::SEE_OTHER);
        } else {
            assert_eq!(one.choose(&table, &what).await, StatusCode::NO_CONTENT);
        }
        assert_eq!(told(&first.get(&table).await.body), ["HELD-hen", "HELD-wolf"]);
        assert_eq!(told(&second.get(&table).await.body), ["HELD-hen"]);
        assert_eq!(told(&watcher.get(&table).await.body), [""; 0]);
        for path in ["/record", "/replay?at=0&as=0", "/replay?at=0&as=1", "/replay?as=all", "/deck"] {
            let mut script = second.clone().with("accept", "application/json");
            for visitor in [&mut second, &mut script] {
                let page = visitor.get(&format!("{table}{path}")).await.body;
                assert!(!page.contains("HELD-wolf") && !page.contains("wolf*2"), "{path} {page}");
            }
            assert_eq!(told(&watcher.get(&format!("{table}{path}")).await.body), [""; 0], "{path}");
        }
        assert!(!second.get("/").await.body.contains("wolf*2"));
    }
    first.choose(&table, "n1").await;
    second.choose(&table, "n1").await;
    let record = watcher.get(&format!("{table}/record")).await.body;
    assert!(record.contains("deck1=hen*3,wolf*2 deck2=hen*5"), "{record}");
    assert!(watcher.get(&format!("{table}/replay?at=2&as=1")).await.body.contains("HELD-hen"));
}

#[tokio::test]
async fn a_socket_tells_nobody_another_s_deck() {
    let (_home, site) = home().await;
    let (table, mut first, mut second) = two_at_a_table_of(&site, "hoard", "&field-deck1=wolf*2,hen*3").await;
    let five = saved(&mut second, "Five", "main-hen=5").await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(axum::serve(listener, site.router()).into_future());
    let live = async |cookie: String| -> Socket {
        let mut request = format!("ws://{address}{table}/live?after=0").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        request.headers_mut().insert("accept-language", "en".parse().unwrap());
        connect_async(request).await.unwrap().0
    };
    let sockets =
        [live(first.cookie_line()).await, live(second.cookie_line()).await, live(String::new()).await];
    second.post(&format!("{table}/deck"), &format!("deck={five}")).await;
    first.choose(&table, "n1").await;
    second.choose(&table, "n2").await;
    for (mut socket, known) in sockets.into_iter().zip([&["HELD-hen", "HELD-wolf"][..], &["HELD-hen"], &[]]) {
        let mut pushed = String::new();
        while !pushed.contains("a round is done") {
            pushed += &next(&mut socket).await;
        }
        assert_eq!(told(&pushed), known, "{pushed}");
    }
}

#[tokio::test]
async fn envelopes_that_two_servers_laid_are_opened_after_a_brought_deck() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table_of(&before, "hoard", "").await;
    let deck = saved(&mut first, "Five", "main-hen=5").await;
    assert_eq!(first.post(&format!("{table}/deck"), &format!("deck={deck}")).await.to(), table);
    assert_eq!(second.choose(&table, "d1").await, StatusCode::NO_CONTENT);
    // Each has laid one and has not seen the other's.
    let id = table.trim_start_matches("/t/");
    let written = before.store().find(id).await.unwrap().unwrap().lines.len();
    for (seat, action) in [(0, "n1"), (1, "n2")] {
        before.store().envelope(id, written as i64, Seat::new(seat), Some(action)).await.unwrap();
    }
    before.close().await;
    let after = site(&data).await;
    first.router = after.router();
    assert!(first.get(&table).await.body.contains("round 2"));
    assert_eq!(after.store().find(id).await.unwrap().unwrap().lines[written], "0:n1 1:n2");
}

#[tokio::test]
async fn two_servers_agree_about_a_brought_deck() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let one = site(&data).await;
    let (table, mut first, mut second) = two_at_a_table_of(&one, "hoard", "").await;
    let five = saved(&mut first, "Five", "main-hen=5").await;
    let six = saved(&mut second, "Six", "main-hen=6").await;
    let other = site(&data).await;
    second.router = other.router();
    let mut elsewhere = first.clone();
    elsewhere.router = other.router();
    let at = elsewhere.get(&table).await.at();
    assert_eq!(
        first.post(&format!("{table}/deck"), &format!("deck={five}")).await.status,
        StatusCode::SEE_OTHER
    );
    // The other server has not heard of it: whatever it would write first is refused, and it learns.
    assert_eq!(elsewhere.act(&table, &at, "d1").await.status, StatusCode::CONFLICT);
    assert_eq!(elsewhere.act(&table, &at, "d1").await.status, StatusCode::CONFLICT);
    assert_eq!(
        second.post(&format!("{table}/deck"), &format!("deck={six}")).await.status,
        StatusCode::SEE_OTHER
    );
    second.choose(&table, "n1").await;
    let last = site(&data).await;
    (first.router, second.router) = (last.router(), last.router());
    assert!(first.get(&table).await.body.contains("HELD-hen-5"));
    assert!(second.get(&table).await.body.contains("HELD-hen-6"));
}
