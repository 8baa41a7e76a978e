//! Whole matches kept as records: they replay for ever, and what was told is told again. `Golden` says how they are renewed.

use std::fmt::Write;

use godlucky::{Ending, GodLucky, Spot, View, What};
use proving::{Golden, Kept};

/// Name, setup, and what must have been told: the first seed whose match tells all of it is kept.
const MATCHES: [Kept<What>; 6] = [
    ("two_seats", "seats=2", &[second, a_fight, |what| matches!(what, What::Over(Ending::Faith(_)))]),
    ("four_seats", "seats=4", &[second, an_ability, a_theft, a_gambling]),
    ("six_seats", "seats=6", &[second, a_fight, a_use, |what| matches!(what, What::Mad(_))]),
    (
        "accelerated",
        "seats=3 mode=accelerated mad=before",
        &[second, |what| matches!(what, What::Changes(_))],
    ),
    ("last_sane", "seats=2 back=first", &[second, |what| matches!(what, What::Over(Ending::LastSane(_)))]),
    (
        "natural_six",
        "seats=4 start=opening rules=2",
        &[
            second,
            |what| matches!(what, What::Six(_)),
            |what| matches!(what, What::Over(Ending::Captured(_))),
        ],
    ),
];

fn second(what: &What) -> bool {
    *what == What::Second
}

fn a_fight(what: &What) -> bool {
    matches!(what, What::Won(Some(_), Some(_)))
}

fn an_ability(what: &What) -> bool {
    matches!(what, What::Ability(..))
}

fn a_theft(what: &What) -> bool {
    matches!(what, What::Stolen(..))
}

fn a_gambling(what: &What) -> bool {
    matches!(what, What::Gained(..))
}

fn a_use(what: &What) -> bool {
    matches!(what, What::Used(..))
}

/// What everybody sees at the end, as one line.
fn line(view: &View) -> String {
    let open = &view.open;
    let mut line = format!("turns={} laid={} second={}", open.turns, open.board.len(), open.second);
    for (seat, place) in open.places.iter().enumerate() {
        let god = place.god.map_or(0, |god| god + 1);
        let spot = match place.spot {
            Spot::Board(at) => format!("{}", at + 1),
            Spot::Portal(portal, step) => format!("{portal:?}{step}").to_lowercase(),
        };
        let (faith, corruption, mad) = (place.faith, place.corruption, if place.mad { "!" } else { "" });
        let (objects, miracles) = (place.objects, place.miracles);
        write!(line, " {seat}={god}{mad}:{faith}/{corruption}@{spot}+{objects}o{miracles}m").unwrap();
    }
    let discards: Vec<String> = open.discards.iter().map(|card| card.to_string()).collect();
    write!(line, " discards={} ending={:?}", discards.join(","), open.ending.unwrap()).unwrap();
    line
}

#[test]
fn every_match_that_is_kept_replays_and_tells_what_it_did() {
    let home = env!("CARGO_MANIFEST_DIR");
    let golden = Golden::<GodLucky, What> {
        game: "godlucky",
        home,
        matches: &MATCHES,
        what: |event| &event.what,
        line,
    };
    golden.assert_kept();
}
