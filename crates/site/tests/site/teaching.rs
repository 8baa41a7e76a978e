//! Lessons, over the toy full of secrets: taken by address, answered where a try is another one, and silent about the rest.

use crate::houses::Site;
use axum::http::StatusCode;
use proptest::prelude::*;
use search::{Budget, Entry, Erased, Random};
use table::erased::House;
use table::{Lesson, Otherwise, Seat, Step};
use tempfile::TempDir;

use crate::toy::{self, Whispers};
use crate::visit::Visitor;

const LESSON: Lesson = Lesson {
    record: "conclave record 1\ngame: whispers\nsetup: apart=no rounds=3 clock=no\ncards: -\nseed-hash: -\n---\n*:c4\n*:c7\n0:n3 1:n2\n0:n1 1:n3\n---\n",
    seat: Seat::new(0),
    steps: &[
        Step {
            line: 9,
            does: "n3",
            also: &[],
            title: ("Forte", "Loud"),
            says: ("Di' TRE.", "Say THREE."),
            clause: "1.1",
            otherwise: &[
                Otherwise { to: "n2", says: ("Due è POCO.", "Two is LITTLE."), clause: "1.1" },
                Otherwise { to: "", says: ("NO così.", "NOT so."), clause: "1.1" },
            ],
            done: ("TRE è detto.", "THREE is said."),
            shows: "#z-board",
        },
        Step {
            line: 10,
            does: "n1",
            also: &["n2"],
            title: ("Piano", "Soft"),
            says: ("Di' UNO.", "Say ONE."),
            clause: "1.1",
            otherwise: &[],
            done: ("UNO è detto.", "ONE is said."),
            shows: "",
        },
    ],
    ends: ("FINE della lezione.", "The END of it."),
};

async fn site(home: &TempDir) -> Site {
    let games = || {
        let game = Box::new(House::<Whispers>::new(toy::FACTS).with_page().with_lesson(&LESSON));
        let bots: Vec<Box<dyn search::AnyBot>> =
            vec![Box::new(Erased::<Whispers, Random>::new("random", Random))];
        vec![Entry { game, bots, hints: None }, crate::heap::entry()]
    };
    Site::open(&games, &home.path().join("data"), Some(Budget::Iterations(10))).await
}

#[tokio::test]
async fn a_lesson_is_taken_step_by_step_and_keeps_nothing() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let stored = site.store().dump().await.unwrap();
    let page = one.get("/lesson/whispers").await;
    assert_eq!(page.status, StatusCode::OK);
    for wanted in [
        "Say THREE.",
        "Loud",
        "#c-1.1",
        "data-at=\"1\"",
        "name=\"step\" value=\"1\"",
        "VIEW-0 CARD-4",
        "you have CARD-4",
    ] {
        assert!(page.body.contains(wanted), "{wanted}: {}", page.body);
    }
    assert!(!page.body.contains("action=\"/t/"), "nothing on it changes anything");
    // What may be done but is another thing is answered, the first that fits; what the rules forbid is refused by them.
    for (tried, says) in [("n2", "Two is LITTLE."), ("n1", "NOT so.")] {
        let no = one.get(&format!("/lesson/whispers?step=1&action={tried}")).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(no.body.contains(says) && no.body.contains("Say THREE."), "{tried}: {}", no.body);
    }
    let no = one.get("/lesson/whispers?step=2&action=n3").await;
    assert!(
        no.body.contains("three only once") && no.status == StatusCode::UNPROCESSABLE_ENTITY,
        "{}",
        no.body
    );
    let mut script = one.clone().with("accept", "application/json");
    let no = script.get("/lesson/whispers?step=1&action=n2").await;
    assert!(no.body.contains("\"clause\":\"1.1\"") && no.body.contains("Two is LITTLE."), "{}", no.body);
    // What is right leads on, to an address that stays.
    for (step, tried) in [(1, "n3"), (2, "n1"), (2, "n2")] {
        let right = one.get(&format!("/lesson/whispers?step={step}&action={tried}")).await;
        assert_eq!(
            (right.status, right.to()),
            (StatusCode::SEE_OTHER, format!("/lesson/whispers?step={}", step + 1))
        );
    }
    let next = one.get("/lesson/whispers?step=2&lang=it").await.body;
    assert!(next.contains("TRE è detto.") && next.contains("Di' UNO.") && next.contains("SAID-3"), "{next}");
    let shown = one.get("/lesson/whispers?step=2&show=1").await.body;
    assert!(shown.contains("data-solution=\"n1\"") && shown.contains("di' n1"), "{shown}");
    let end = one.get("/lesson/whispers?step=3&lang=en").await.body;
    assert!(
        end.contains("The END of it.") && end.contains("ONE is said.") && !end.contains("name=\"action\""),
        "{end}"
    );
    assert_eq!(site.store().dump().await.unwrap(), stored, "nothing is kept");
}

#[tokio::test]
async fn what_the_scene_hides_from_the_seat_is_on_no_page_of_it() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    for step in 1..=3 {
        for more in ["", "&show=1", "&action=n2", "&action=fly", "&action=c7"] {
            let page = one.get(&format!("/lesson/whispers?step={step}{more}")).await.body;
            // The other's card is a seven, and it says two and three.
            assert!(!page.contains("CARD-7") && !page.contains("SAID-2"), "{step}{more}: {page}");
        }
    }
}

#[tokio::test]
async fn it_is_offered_until_one_has_answered() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let offer = "href=\"/lesson/whispers\"";
    for page in ["/new/whispers", "/rules/whispers"] {
        assert!(one.get(page).await.body.contains(offer), "{page}");
    }
    let table = one.post("/play/whispers", "").await.to();
    let asked = one.get(&table).await.body;
    assert!(asked.contains("offers-lesson"), "{asked}");
    assert_eq!(one.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    let after = one.get(&table).await.body;
    assert!(!after.contains("offers-lesson") && after.contains(offer), "it stays among the rules: {after}");
    for page in ["/new/heap", "/rules/heap"] {
        assert!(!one.get(page).await.body.contains("/lesson/"), "{page}");
    }
}

#[tokio::test]
async fn a_match_goes_on_from_its_end() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/lesson/whispers", "").await.to();
    assert!(table.starts_with("/t/"), "{table}");
    let page = one.get(&table).await.body;
    for wanted in ["VIEW-0 CARD-4 SAID-3 SAID-1 2", "round 3", "the computer", "data-seat=\"0\""] {
        assert!(page.contains(wanted), "{wanted}: {page}");
    }
    assert!(!page.contains("CARD-7") && !page.contains("offers-lesson"), "{page}");
    assert_eq!(one.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert_eq!(one.post("/lesson/heap", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn other_addresses_lead_nowhere() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let none = one.get("/lesson/heap").await;
    assert!(none.status == StatusCode::NOT_FOUND && none.body.contains("has no lesson"), "{}", none.body);
    assert_eq!(one.get("/lesson/nothing").await.status, StatusCode::NOT_FOUND);
    for step in ["0", "4", "-1", "+1", "", "two", "99999999999999999999", "%00"] {
        let no = one.get(&format!("/lesson/whispers?step={step}")).await;
        assert_eq!(no.status, StatusCode::NOT_FOUND, "{step}");
    }
    let over = one.get("/lesson/whispers?step=3&action=n1").await;
    assert!(
        over.status == StatusCode::UNPROCESSABLE_ENTITY && over.body.contains("the lesson is over"),
        "{}",
        over.body
    );
}

#[test]
fn no_address_of_a_lesson_breaks_the_house() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let home = TempDir::new().unwrap();
    let site = runtime.block_on(site(&home));
    let word =
        "[ -~]{0,12}".prop_map(|text| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>());
    proptest!(ProptestConfig::with_cases(200), |(step in prop_oneof![Just("1".to_owned()), word.clone()], action in word)| {
        let path = format!("/lesson/whispers?step={step}&action={action}");
        let status = runtime.block_on(Visitor::new(&site).get(&path)).status;
        prop_assert!(status != StatusCode::OK && (status.is_redirection() || status.is_client_error()), "{path}: {status}");
    });
}
