//! Whole matches kept as records: they replay for ever, and what was told is told again.
//!
//! When rules or cards change on purpose, `UPDATE_GOLDEN=1 cargo test -p godlucky --test golden` plays the matches anew
//! and writes `tests/golden`; read the difference before you accept it.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;

use godlucky::{Ending, GodLucky, Spot, View, What};
use sha2::{Digest, Sha256};
use table::{Game, Match, Record, Seat, Seed};

/// The records name no set of cards (`-`): the words of the box may change, what happens may not.
///
/// Name, setup, and what must have been told: the first seed whose match tells all of it is kept.
const MATCHES: [(&str, &str, &[Shows]); 5] = [
    ("two_seats", "seats=2", &[second, a_fight, |what| matches!(what, What::Over(Ending::Faith(_)))]),
    ("four_seats", "seats=4", &[second, an_ability, a_theft, a_gambling]),
    ("six_seats", "seats=6", &[second, a_fight, a_use, |what| matches!(what, What::Mad(_))]),
    (
        "accelerated",
        "seats=3 mode=accelerated mad=before",
        &[second, |what| matches!(what, What::Changes(_))],
    ),
    ("last_sane", "seats=2 back=first", &[second, |what| matches!(what, What::Over(Ending::LastSane(_)))]),
];

type Shows = fn(&What) -> bool;

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

fn shows(played: &Match<GodLucky>, wanted: &[Shows]) -> bool {
    wanted.iter().all(|shows| played.heard(None).any(|(_, event)| shows(&event.what)))
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A match by random players, who draw from the same seed.
fn play(setup: &str, seed: Seed) -> Match<GodLucky> {
    let mut played = Match::<GodLucky>::new(setup.parse().unwrap(), seed).unwrap();
    while !played.is_over() {
        let seat = played.asked().first().unwrap();
        let mut rng = seed.bot(played.lines().len(), seat);
        let action = rng.pick(&played.actions(seat)).unwrap();
        played.offer(seat, action).unwrap();
    }
    played
}

/// Writes the records anew, once, when the environment asks for it.
fn update() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        if std::env::var_os("UPDATE_GOLDEN").is_none() {
            return;
        }
        let mut ends = String::new();
        for (name, setup, wanted) in MATCHES {
            let seeds = (1..20_000).map(Seed::from_number);
            let played = seeds.map(|seed| play(setup, seed)).find(|played| shows(played, wanted)).unwrap();
            let record = Record::of("godlucky", "-", &played).to_string();
            fs::write(file(name).with_extension("record"), record).unwrap();
            ends += &end(name, &played);
        }
        fs::write(file("ends.txt"), ends).unwrap();
    });
}

/// The text of a record, and the match that it replays to.
fn kept(name: &str) -> (String, Match<GodLucky>) {
    update();
    let text = fs::read_to_string(file(name).with_extension("record")).unwrap();
    let record: Record<GodLucky> = text.parse().unwrap();
    assert_eq!(record.to_string(), text, "{name}");
    let played = record.replay().unwrap();
    (text, played)
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

/// The hash of what each seat and the spectators were told.
fn told(played: &Match<GodLucky>) -> String {
    let mut hash = Sha256::new();
    let seats = played.truth().view(None).open.seats();
    for viewer in Seat::viewers(seats) {
        for (at, event) in played.heard(viewer) {
            hash.update(format!("{viewer:?} {at} {:?}\n", event.what));
        }
    }
    table::hex(&hash.finalize()[..16])
}

/// How a match ended, as the file of ends has it.
fn end(name: &str, played: &Match<GodLucky>) -> String {
    format!("{name}: {} told={}\n", line(&played.truth().view(None)), told(played))
}

#[test]
fn records_replay_and_end_as_they_did() {
    let mut ends = String::new();
    for (name, setup, _) in MATCHES {
        let (text, played) = kept(name);
        assert_eq!(*played.setup(), setup.parse().unwrap(), "{name}");
        assert!(played.is_over() && Record::of("godlucky", "-", &played).to_string() == text, "{name}");
        ends += &end(name, &played);
    }
    assert_eq!(ends, fs::read_to_string(file("ends.txt")).unwrap());
}

#[test]
fn the_same_seed_plays_the_same_match() {
    for (name, setup, _) in MATCHES {
        let (text, played) = kept(name);
        let again = play(setup, played.seed().unwrap());
        assert_eq!(Record::of("godlucky", "-", &again).to_string(), text, "{name}");
    }
}

#[test]
fn every_record_shows_what_it_is_kept_for() {
    for (name, _, wanted) in MATCHES {
        assert!(shows(&kept(name).1, wanted), "{name}");
    }
}
