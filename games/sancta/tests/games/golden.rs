//! Whole matches kept as records: they replay for ever, and what was told is told again. `Golden` says how they are renewed.

use std::fmt::Write;

use proving::{Golden, Kept};
use sancta::{Card, Ending, Sancta, View, What};

/// Name, setup, and what must have been told: the first seed whose match tells all of it is kept.
const MATCHES: [Kept<What>; 6] = [
    ("two_seats", "seats=2", &[a_goal, a_stop, |what| matches!(what, What::Shuffled)]),
    ("four_seats", "seats=4", &[a_goal, a_stop, a_choice, |what| matches!(what, What::Substituted(..))]),
    ("six_seats", "seats=6", &[a_goal, a_theft, |what| matches!(what, What::Exchanged(..))]),
    ("three_of_four", "seats=4 four=3 opening=wait", &[a_goal, |what| matches!(what, What::Called(..))]),
    ("cap", "seats=3 rounds=10", &[|what| matches!(what, What::Over(Ending::Cap(_)))]),
    (
        "equals",
        "seats=4 rules=2",
        &[a_goal, |what| matches!(what, What::Recovered(..)), |what| matches!(what, What::Discarded(..))],
    ),
];

fn a_goal(what: &What) -> bool {
    matches!(what, What::Over(Ending::Goal(_)))
}

fn a_stop(what: &What) -> bool {
    matches!(what, What::Stopped(..))
}

fn a_choice(what: &What) -> bool {
    matches!(what, What::Ordered(..))
}

fn a_theft(what: &What) -> bool {
    matches!(what, What::Stolen(..))
}

/// What everybody sees at the end, as one line.
fn line(view: &View) -> String {
    let list = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(",");
    let open = &view.open;
    let mut line = format!("turns={} gained={}", open.turns, open.gained);
    for (seat, place) in open.places.iter().enumerate() {
        let active = place.active.map_or("-".to_owned(), |card| card.to_string());
        let supports: Vec<Card> = place.supports.iter().collect();
        let zones = [list(&place.santuario), list(&supports), list(&place.rosa)];
        write!(line, " {seat}={active}:{}[{}]+{}", place.points, zones.join("|"), place.hand).unwrap();
    }
    let discards: Vec<Card> = open.discards.iter().collect();
    write!(line, " discards={} ending={:?}", list(&discards), open.ending.unwrap()).unwrap();
    line
}

#[test]
fn every_match_that_is_kept_replays_and_tells_what_it_did() {
    let home = env!("CARGO_MANIFEST_DIR");
    let golden =
        Golden::<Sancta, What> { game: "sancta", home, matches: &MATCHES, what: |event| &event.what, line };
    golden.assert_kept();
}
