//! Two against two: what partners tell each other stays among them, a team wins and resigns together.

use std::time::Duration;

use crate::houses::Site;
use axum::http::StatusCode;
use futures_util::StreamExt as _;
use search::{Budget, Entry, Erased, Random};
use table::Seat;
use table::erased::{Facts, House};
use table::toys::Accord;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::playing::becomes;
use crate::secrets::{Socket, next};
use crate::toy;
use crate::visit::{Visitor, two_at_a_table};

fn entry() -> Entry {
    let facts = Facts { id: "accord", name: "Accord", seats: ("4 posti", "4 seats"), ..toy::FACTS };
    let game = Box::new(House::<Accord>::new(facts).with_page());
    Entry { game, bots: vec![Box::new(Erased::<Accord, Random>::new("random", Random))], hints: None }
}

async fn site(home: &TempDir) -> Site {
    let games = || vec![entry(), toy::entry()];
    Site::open(&games, &home.path().join("data"), Some(Budget::Iterations(10))).await
}

/// Ada and Cleo against Bea and Dora, all seated.
async fn four_at_a_table(site: &Site) -> (String, [Visitor; 4]) {
    let mut all = [(); 4].map(|()| Visitor::new(site));
    let form = "seat-0=me&seat-1=person&seat-2=person&seat-3=person";
    let table = all[0].post("/new/accord", form).await.to();
    for (seat, name) in ["Ada", "Bea", "Cleo", "Dora"].iter().enumerate() {
        if seat > 0 {
            all[seat].post(&format!("{table}/sit"), &format!("seat={seat}")).await;
        }
        all[seat].post("/name", &format!("name={name}")).await;
    }
    (table, all)
}

/// Everybody chooses, in order of seats.
async fn round(table: &str, all: &mut [Visitor; 4], numbers: [u8; 4]) {
    for (one, number) in all.iter_mut().zip(numbers) {
        assert_eq!(one.choose(table, &number.to_string()).await, StatusCode::NO_CONTENT);
    }
}

async fn says(one: &mut Visitor, table: &str, text: &str) -> StatusCode {
    let mut script = one.clone().with("accept", "application/json");
    script.post(&format!("{table}/team"), &format!("text={text}")).await.status
}

/// What a socket is sent until it is silent for a moment.
async fn pushed(socket: &mut Socket) -> String {
    let mut all = String::new();
    while let Ok(Some(Ok(message))) = tokio::time::timeout(Duration::from_millis(300), socket.next()).await {
        if let Message::Text(text) = message {
            all += &text;
        }
    }
    all
}

const SECRET: &str = "hit-the-fox";

#[tokio::test]
async fn only_the_team_hears_what_is_said_before_and_after_the_end_and_a_restart() {
    let home = TempDir::new().unwrap();
    let here = site(&home).await;
    let (table, mut all) = four_at_a_table(&here).await;
    let mut watcher = Visitor::new(&here);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(axum::serve(listener, here.router()).into_future());
    let mut sockets = Vec::new();
    for one in all.iter().chain([&watcher]) {
        let mut request = format!("ws://{address}{table}/live").into_client_request().unwrap();
        request.headers_mut().insert("cookie", one.cookie_line().parse().unwrap());
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        next(&mut socket).await;
        sockets.push(socket);
    }
    for socket in &mut sockets {
        pushed(socket).await;
    }
    assert_eq!(says(&mut all[0], &table, SECRET).await, StatusCode::NO_CONTENT);
    for (seat, socket) in sockets.iter_mut().enumerate() {
        let news = pushed(socket).await;
        assert_eq!(news.contains(SECRET), [0, 2].contains(&seat), "{seat}: {news}");
        // For the others nothing has happened at all: not even that something was said can be told.
        assert_eq!(news.is_empty(), ![0, 2].contains(&seat), "{seat}: {news}");
    }
    for numbers in [[1, 2, 1, 3], [2, 1, 3, 1], [3, 1, 3, 3]] {
        only_the_team_reads(&table, &mut all, &mut watcher).await;
        round(&table, &mut all, numbers).await;
    }
    let after = site(&home).await;
    all.iter_mut().chain([&mut watcher]).for_each(|one| one.router = after.router());
    only_the_team_reads(&table, &mut all, &mut watcher).await;
    let page = all[2].get(&table).await.body;
    assert!(page.contains("<b>Ada</b>") && page.contains("class=\"end\""), "{page}");
    let next = all[0].post(&format!("{table}/again"), "").await.to();
    assert!(!all[2].get(&next).await.body.contains(SECRET), "another match begins in silence");
}

async fn only_the_team_reads(table: &str, all: &mut [Visitor; 4], watcher: &mut Visitor) {
    for (seat, one) in all.iter_mut().chain([watcher]).enumerate() {
        let partner = [0, 2].contains(&seat);
        assert_eq!(one.get(table).await.body.contains(SECRET), partner, "{seat}");
        assert_eq!(one.get(&format!("{table}/team")).await.body.contains(SECRET), partner, "{seat}");
        for path in ["/replay?as=0", "/replay?at=0&as=2", "/record"] {
            assert!(!one.get(&format!("{table}{path}")).await.body.contains(SECRET), "{seat} {path}");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_and_stays_in_the_field() {
    let home = TempDir::new().unwrap();
    // How fast somebody writes each house counts for itself.
    let games = vec![entry(), toy::entry()];
    let site = Site::alone(games, &home.path().join("data"), Some(Budget::Iterations(10))).await;
    let (table, mut all) = four_at_a_table(&site).await;
    let team = format!("{table}/team");
    let [ada, bea, cleo, _] = &mut all;
    for (text, why) in [("%20%09", "the message is empty"), (&"x".repeat(301), "has 301 characters")] {
        let no = ada.post(&team, &format!("text={text}")).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(no.body.contains(why) && no.body.contains("id=\"say-text\""), "{}", no.body);
    }
    let longest = "è".repeat(300);
    assert_eq!(says(ada, &table, &longest).await, StatusCode::NO_CONTENT);
    assert!(cleo.get(&table).await.body.contains(&longest));
    assert_eq!(says(ada, &table, "%20%20a%0A%3Cb%3Ebold%20%07%26%20").await, StatusCode::NO_CONTENT);
    let page = cleo.get(&table).await.body;
    assert!(page.contains("a &lt;b&gt;bold &amp;</span>") && !page.contains("<b>bold"), "{page}");
    // Without scripts one comes back to where one wrote.
    assert_eq!(ada.post(&team, "text=three").await.to(), table);
    assert_eq!(ada.post(&team, "text=four&from=team").await.to(), team);
    for nth in 4..10 {
        assert_eq!(says(ada, &table, &nth.to_string()).await, StatusCode::NO_CONTENT);
    }
    let no = ada.post(&team, "text=and%20one%20more").await;
    assert_eq!(no.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(no.body.contains("more than 10 messages in 30 seconds"), "{}", no.body);
    assert!(no.body.contains("value=\"and one more\""), "nothing typed is lost: {}", no.body);
    assert_eq!(says(cleo, &table, "a%20partner%20is%20free%20to").await, StatusCode::NO_CONTENT);
    let pool = site.store().pool();
    sqlx::query("UPDATE talk SET at = at - 31000").execute(pool).await.unwrap();
    assert_eq!(says(ada, &table, "later").await, StatusCode::TOO_MANY_REQUESTS, "what is in memory counts");
    assert_eq!(says(bea, &table, "a%20rival").await, StatusCode::NO_CONTENT, "and reads the store anew");
    assert_eq!(says(ada, &table, "later").await, StatusCode::NO_CONTENT);
    assert!(!bea.get(&table).await.body.contains("later"));
}

#[tokio::test]
async fn who_has_no_reading_partner_cannot_write() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/play/accord", "").await.to();
    let page = one.get(&table).await.body;
    assert!(page.contains("It is the computer: it does not read") && !page.contains("say-text"), "{page}");
    assert!(!page.contains("Shall we say"), "no phrases for a computer");
    assert_eq!(says(&mut one, &table, "hello").await, StatusCode::CONFLICT);
    assert_eq!(says(&mut Visitor::new(&site), &table, "hello").await, StatusCode::FORBIDDEN);
    let (table, mut first, _) = two_at_a_table(&site, "").await;
    assert_eq!(says(&mut first, &table, "hello").await, StatusCode::NOT_FOUND);
    assert_eq!(first.get(&format!("{table}/team")).await.status, StatusCode::NOT_FOUND);
    assert!(first.get(&table).await.body.contains("A word or two"), "with an opponent one talks otherwise");
}

#[tokio::test]
async fn a_phrase_is_read_in_one_s_own_language() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let (table, mut all) = four_at_a_table(&site).await;
    let page = all[0].get(&table).await.body;
    assert!(page.contains("<button class=\"quiet\" name=\"text\" value=\"Shall we say 2?\">"), "{page}");
    assert_eq!(says(&mut all[0], &table, "Shall%20we%20say%202%3F").await, StatusCode::NO_CONTENT);
    let cleo = &mut all[2].clone().with("accept-language", "it");
    let page = cleo.get(&table).await.body;
    assert!(page.contains("<span dir=\"auto\">Facciamo 2?</span>"), "{page}");
    assert!(all[0].get(&table).await.body.contains("<span dir=\"auto\">Shall we say 2?</span>"));
}

#[tokio::test]
async fn a_free_seat_s_partner_writes_ahead() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let (mut ada, mut late) = (Visitor::new(&site), Visitor::new(&site));
    let form = "seat-0=me&seat-1=random&seat-2=person&seat-3=random";
    let table = ada.post("/new/accord", form).await.to();
    assert_eq!(says(&mut ada, &table, SECRET).await, StatusCode::NO_CONTENT);
    let page = late.get(&table).await.body;
    assert!(page.contains("Sit down: Seat 3 (partner of Seat 1)") && !page.contains(SECRET), "{page}");
    late.post(&format!("{table}/sit"), "seat=2").await;
    assert!(late.get(&table).await.body.contains(SECRET));
}

#[tokio::test]
async fn pages_say_who_plays_with_whom_and_name_all_winners() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let (table, mut all) = four_at_a_table(&site).await;
    let form = all[0].get("/new/accord").await.body;
    assert!(form.contains("Seat 2 <small>partner of seat 4</small>"), "{form}");
    let page = all[0].get(&table).await.body;
    assert!(page.contains("Your team: you and Cleo"), "{page}");
    assert!(page.contains("<span>Cleo</span> <small>your partner"), "{page}");
    assert!(page.contains("<span>Bea</span> <small>partner of Dora"), "{page}");
    for numbers in [[1, 2, 1, 2], [2, 1, 3, 1], [3, 1, 3, 3]] {
        round(&table, &mut all, numbers).await;
    }
    let mut watcher = Visitor::new(&site);
    assert!(all[0].get(&table).await.body.contains("You have won with Cleo"));
    assert!(all[2].get(&table).await.body.contains("You have won with Ada"));
    assert!(all[1].get(&table).await.body.contains("<h2>You have lost this time: Ada and Cleo win</h2>"));
    assert!(watcher.get(&table).await.body.contains("<h2>Ada and Cleo win</h2>"));
    let italian = &mut watcher.with("accept-language", "it");
    assert!(italian.get(&table).await.body.contains("Vincono Ada e Cleo"));
}

/// Does an envelope of this seat come to lie in the store?
async fn has_chosen(site: &Site, table: &str, seat: u8) -> bool {
    for _ in 0..1000 {
        let stored = site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap();
        if stored.envelopes.iter().any(|(sealed, _)| *sealed == Seat::new(seat)) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    false
}

#[tokio::test]
async fn a_team_is_out_when_nobody_of_it_plays_on() {
    let home = TempDir::new().unwrap();
    let here = site(&home).await;
    let (table, mut all) = four_at_a_table(&here).await;
    assert!(all[0].get(&table).await.body.contains("The match ends if Cleo resigns too."));
    assert_eq!(all[0].choose(&table, "3").await, StatusCode::NO_CONTENT);
    all[2].post(&format!("{table}/resign"), "").await;
    let page = all[2].get(&table).await.body;
    assert!(page.contains("the computer plays in your place") && page.contains("I play on myself"), "{page}");
    let at = all[2].get(&table).await.at();
    assert_eq!(all[2].act(&table, &at, "1").await.status, StatusCode::CONFLICT, "it has chosen for her");
    assert!(becomes(&mut all[1], &table, "has resigned: the computer plays on").await.contains("Round 1"));
    assert_eq!(all[1].choose(&table, "1").await, StatusCode::NO_CONTENT);
    assert_eq!(all[3].choose(&table, "1").await, StatusCode::NO_CONTENT);
    becomes(&mut all[0], &table, "Round 2").await;
    // After a restart the computer plays on, until she comes back.
    here.close().await;
    let after = site(&home).await;
    after.resume().await;
    all.iter_mut().for_each(|one| one.router = after.router());
    for seat in [0, 1, 3] {
        assert_eq!(all[seat].choose(&table, "2").await, StatusCode::NO_CONTENT);
    }
    becomes(&mut all[0], &table, "Round 3").await;
    // What it chose for the second round was stored before; this is its first choice since.
    assert!(has_chosen(&after, &table, 2).await, "the computer has forgotten whom it plays for");
    assert_eq!(all[2].post(&format!("{table}/return"), "").await.status, StatusCode::SEE_OTHER);
    assert!(!all[2].get(&table).await.body.contains("the computer plays in your place"));
    all[2].post(&format!("{table}/resign"), "").await;
    all[0].post(&format!("{table}/resign"), "").await;
    assert!(all[1].get(&table).await.body.contains("You have won with Dora"));
    assert!(all[2].get(&table).await.body.contains("Bea and Dora win"));
    let record = all[0].get(&format!("{table}/record")).await.body;
    assert!(record.contains("\nresign 0\n") && !record.contains("resign 2"), "{record}");
}

#[tokio::test]
async fn beside_a_computer_one_resignation_is_enough() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/play/accord", "").await.to();
    assert!(one.get(&table).await.body.contains("The match ends and your team has lost."));
    one.post(&format!("{table}/resign"), "").await;
    let page = one.get(&table).await.body;
    assert!(page.contains("You have resigned: the match is over.") && page.contains(" win</h2>"), "{page}");
}
