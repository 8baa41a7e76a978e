//! Whole matches kept as records: they replay for ever, and what was told is told again. `Golden` says how they are renewed.

use std::fmt::Write;

use capitale::{Capitale, Card, How, View, What};
use proving::{Golden, Kept};

/// Name, setup, and what must have been told: the first seed whose match tells all of it is kept.
const MATCHES: [Kept<What>; 10] = [
    ("best_of_three", "duels=3", &[|what| matches!(what, What::Duel(3)), by_cities, by_library]),
    ("bastione_galoppo", "duels=1 deck1=bastione deck2=galoppo", &[by_cities, defended, a_death]),
    ("rogo_crepuscolo", "duels=1 deck1=rogo deck2=crepuscolo", &[by_cities, quick, a_death]),
    ("galoppo_rogo", "duels=1 deck1=galoppo deck2=rogo redraw=none", &[by_library]),
    ("crepuscolo_bastione", "duels=1 deck1=crepuscolo deck2=bastione lists=open", &[by_cities, defended]),
    ("draw", "duels=1 conquest=draw deck1=galoppo deck2=galoppo", &[by_cities]),
    ("levels", "duels=1 gate=levels deck1=bastione deck2=rogo", &[a_death, quick]),
    ("down", "duels=1 set=down deck1=crepuscolo deck2=rogo", &[turned_up, quick, defended]),
    ("undefended", "duels=1 quick=undefended clock=50 deck1=rogo deck2=bastione", &[quick, defended]),
    ("called", "duels=1 deck1=rogo deck2=bastione rules=2", &[called, by_cities]),
];

fn by_cities(what: &What) -> bool {
    matches!(what, What::DuelOver(outcome) if outcome.how == How::Cities)
}

fn by_library(what: &What) -> bool {
    matches!(what, What::DuelOver(outcome) if outcome.how == How::Library)
}

fn defended(what: &What) -> bool {
    matches!(what, What::Defended(..))
}

fn quick(what: &What) -> bool {
    matches!(what, What::Quick(..))
}

fn called(what: &What) -> bool {
    matches!(what, What::Called(..))
}

fn a_death(what: &What) -> bool {
    matches!(what, What::Died(..))
}

fn turned_up(what: &What) -> bool {
    matches!(what, What::TurnedUp(..))
}

/// What everybody sees at the end, as one line.
fn line(view: &View) -> String {
    let list = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(",");
    let open = &view.open;
    let mut line = format!("turns={} conquests={:?}", open.turns, open.conquests);
    for outcome in &open.results {
        write!(line, " {}:{:?}:{}", outcome.winner, outcome.how, outcome.turns).unwrap();
    }
    for city in &open.cities {
        let owner = city.owner.map_or("-".to_owned(), |owner| owner.to_string());
        write!(line, " {}:{owner}", city.face.map_or("?", |face| face.word())).unwrap();
    }
    for grave in &open.graves {
        write!(line, " [{}]", list(grave)).unwrap();
    }
    write!(line, " ending={:?}", open.ending.unwrap()).unwrap();
    line
}

#[test]
fn every_match_that_is_kept_replays_and_tells_what_it_did() {
    let home = env!("CARGO_MANIFEST_DIR");
    let golden = Golden::<Capitale, What> {
        game: "capitale",
        home,
        matches: &MATCHES,
        what: |event| &event.what,
        line,
    };
    golden.assert_kept();
}
