//! Puzzles of the days, over a small game that has some: right, wrong, days that are none, and nonsense.

use crate::houses::Site;
use axum::http::StatusCode;
use proptest::prelude::*;
use search::Budget;
use tempfile::TempDir;

use crate::visit::Visitor;

async fn site(home: &TempDir) -> Site {
    let games = || vec![crate::toy::entry(), crate::heap::entry()];
    Site::open(&games, &home.path().join("data"), Some(Budget::Iterations(10))).await
}

#[tokio::test]
async fn a_puzzle_is_played_by_its_address_and_judged() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let stored = site.store().dump().await.unwrap();
    // Day 3 has five things: one is to be taken.
    let page = one.get("/puzzle/heap?day=3&kind=win").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.body.contains("Leave what is right of 5.") && page.body.contains("HEAP-5 1"),
        "{}",
        page.body
    );
    assert!(page.body.contains("Puzzle of 4 January 1970"));
    assert!(page.body.contains("value=\"take\"") && !page.body.contains("value=\"stop\""));
    assert!(!page.body.contains("method=\"post\" action=\"/t/"), "nothing on it changes anything");
    // The form adds one action to what the address says.
    let page = one.get("/puzzle/heap?day=3&kind=win&play=&action=take").await;
    assert!(
        page.body.contains("HEAP-4 2") && page.body.contains("name=\"play\" value=\"take\""),
        "{}",
        page.body
    );
    assert!(page.body.contains("One step back") && !page.body.contains("data-verdict"));
    let right = one.get("/puzzle/heap?day=3&kind=win&play=take,stop").await;
    assert!(
        right.body.contains("data-verdict=\"right\"") && right.body.contains("RIGHT-EN"),
        "{}",
        right.body
    );
    assert!(!right.body.contains("solution=1") && !right.body.contains("name=\"action\""));
    let wrong = one.get("/puzzle/heap?day=3&kind=win&play=take,take&action=stop").await;
    assert!(
        wrong.body.contains("data-verdict=\"wrong\"") && wrong.body.contains("WRONG-EN"),
        "{}",
        wrong.body
    );
    assert!(wrong.body.contains("Try again") && wrong.body.contains("solution=1"));
    let shown = one.get("/puzzle/heap?day=3&kind=win&solution=1").await;
    assert!(
        shown.body.contains("data-verdict=\"shown\"")
            && shown.body.contains("The solution: Take one; Enough.")
    );
    let italian = one.get("/puzzle/heap?day=3&kind=grow&play=take,stop&lang=it").await;
    assert!(italian.body.contains("Giusto!</b> RIGHT-IT"), "{}", italian.body);
    assert_eq!(site.store().dump().await.unwrap(), stored, "nothing is kept");
}

#[tokio::test]
async fn today_is_shown_unless_another_day_is_asked_for() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let page = one.get("/puzzle/heap").await.body;
    let of =
        |name: &str| page.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(of("data-day"), of("data-today"));
    let today: u32 = of("data-today").parse().unwrap();
    assert!(page.contains(&format!("day={today}&amp;kind=grow")), "the other kind is linked: {page}");
    let future = one.get(&format!("/puzzle/heap?day={}", today + 2)).await;
    assert_eq!(future.status, StatusCode::NOT_FOUND);
    assert!(future.body.contains("is not there yet"), "{}", future.body);
    for day in ["-1", "99999999999999", "", "1e3", "+4", "%00", "tomorrow"] {
        let no = one.get(&format!("/puzzle/heap?day={day}")).await;
        assert_eq!(no.status, StatusCode::NOT_FOUND, "{day}");
    }
    let before = one.get("/puzzle/heap?day=0&kind=win").await;
    assert!(before.status == StatusCode::OK && !before.body.contains("The day before"));
    let no = one.get("/puzzle/heap?kind=draw").await;
    assert!(no.status == StatusCode::NOT_FOUND && no.body.contains("win, grow"), "{}", no.body);
    assert_eq!(one.get("/puzzle/whispers").await.status, StatusCode::NOT_FOUND);
    assert_eq!(one.get("/puzzle/nothing").await.status, StatusCode::NOT_FOUND);
    let home = one.get("/").await.body;
    assert!(home.contains("href=\"/puzzle/heap\"") && !home.contains("href=\"/puzzle/whispers\""));
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_where_it_was_tried() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let no = one.get("/puzzle/heap?day=3&kind=win&play=take,take,take,take,stop").await;
    assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        no.body.contains("three at most") && no.body.contains("#c-1.1") && no.body.contains("HEAP-2 1"),
        "{}",
        no.body
    );
    for (nonsense, says) in
        [("fly", "no action"), ("take,stop,take", "already complete"), ("stop", "one at least")]
    {
        let no = one.get(&format!("/puzzle/heap?day=3&kind=win&play={nonsense}")).await;
        assert!(
            no.status == StatusCode::UNPROCESSABLE_ENTITY && no.body.contains(says),
            "{nonsense}: {}",
            no.body
        );
    }
    let mut script = one.clone().with("accept", "application/json");
    let no = script.get("/puzzle/heap?day=3&kind=win&play=take,take,take&action=take").await;
    assert_eq!((no.status, no.body.contains("\"clause\":\"1.1\"")), (StatusCode::UNPROCESSABLE_ENTITY, true));
}

#[test]
fn no_address_of_a_puzzle_breaks_the_house() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let home = TempDir::new().unwrap();
    let site = runtime.block_on(site(&home));
    let address =
        "[ -~]{0,12}".prop_map(|text| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>());
    let part = prop_oneof![Just("take".to_owned()), Just("stop".to_owned()), address];
    proptest!(ProptestConfig::with_cases(200), |(play in prop::collection::vec(part.clone(), 0..6), day in part, kind in 0..3usize)| {
        let kind = ["win", "grow", "draw"][kind];
        let path = format!("/puzzle/heap?day=3&kind={kind}&play={}&action={day}", play.join(","));
        for path in [path, format!("/puzzle/heap?day={day}&kind=win")] {
            let status = runtime.block_on(Visitor::new(&site).get(&path)).status;
            prop_assert!(status == StatusCode::OK || status.is_client_error(), "{path}: {status}");
        }
    });
}
