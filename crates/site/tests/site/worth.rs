//! What positions are worth is told of those bots that know it, and never while people play each other.

use crate::houses::Site;
use axum::http::StatusCode;
use search::{Bot, Budget, Entry, Erased, Judged, Mix, Random, Weighed};
use table::{Rng, Seat, Text};
use tempfile::TempDir;

use crate::toy::{self, Act, View, Whispers};
use crate::visit::{Visitor, two_at_a_table};

/// Knows that three is best, and that one less costs one.
#[derive(Clone)]
struct Sage;

impl Bot<Whispers> for Sage {
    fn mix(&self, view: &View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<Act> {
        Bot::<Whispers>::mix(&Random, view, seat, budget, rng)
    }

    fn knows(&self) -> bool {
        true
    }

    fn judge(&self, _: &View) -> Option<Judged> {
        let weighed = |number: u8| {
            let value = f32::from(number);
            Weighed { action: format!("n{number}"), value, cost: 3.0 - value }
        };
        let says = Text::new("Il tre vale di più.", "Three is worth most.");
        Some(Judged { value: 3.0, says, actions: (1..=3).map(weighed).collect() })
    }
}

async fn site(home: &TempDir) -> Site {
    let games = || {
        let bots = vec![Box::new(Erased::<Whispers, Sage>::new("sage", Sage)) as Box<_>];
        vec![Entry { bots, ..toy::entry() }]
    };
    Site::open(&games, &home.path().join("data"), Some(Budget::Iterations(1))).await
}

const OFFER: &str = "What it is worth";
const VALUE: &str = "Three is worth most.";

#[tokio::test]
async fn between_people_it_is_told_after_the_end() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "&field-rounds=1").await;
    let replay = format!("{table}/replay?at=2&worth=1&mistakes=1");
    for one in [&mut first, &mut second] {
        let page = one.get(&replay).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.body.contains(OFFER) && !page.body.contains(VALUE), "{}", page.body);
    }
    first.choose(&table, "n1").await;
    second.choose(&table, "n3").await;
    let offered = Visitor::new(&site).get(&format!("{table}/replay?at=2")).await.body;
    assert!(offered.contains(OFFER) && !offered.contains(VALUE), "only on demand: {offered}");
    let told = Visitor::new(&site).get(&replay).await.body;
    assert!(told.contains(VALUE) && told.contains("played, costs 2.00"), "{told}");
    let mistakes = told.rsplit("The mistakes").next().unwrap();
    assert!(mistakes.contains("<b>2.00</b>") && mistakes.contains("replay?at=2"), "{mistakes}");
    let told = Visitor::new(&site).with("accept-language", "it").get(&replay).await.body;
    assert!(told.contains("Il tre vale di più.") && told.contains("giocata, costa 2,00"), "{told}");
}

#[tokio::test]
async fn against_the_computer_one_may_ask_about_one_s_own_choices() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=sage&field-rounds=3").await.to();
    let told = one.get(&format!("{table}/replay?at=2&worth=1")).await.body;
    assert!(told.contains(VALUE) && told.contains("3.00"), "{told}");
    let watcher = Visitor::new(&site).get(&format!("{table}/replay?at=2&worth=1")).await.body;
    assert!(watcher.contains("nothing is known") && !watcher.contains(VALUE), "{watcher}");
}

#[tokio::test]
async fn where_nobody_knows_nothing_is_offered() {
    let home = TempDir::new().unwrap();
    let site = crate::visit::site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random").await.to();
    let page = one.get(&format!("{table}/replay?at=2&worth=1")).await;
    assert!(page.status == StatusCode::OK && !page.body.contains(OFFER));
}
