//! Whole matches kept as records: they replay for ever, whatever becomes of the code.

use std::fs;
use std::path::Path;

use evilrunner::{Event, Evilrunner, How, Pause, Piece, View};
use proving::{Golden, Kept};
use table::{Match, Record, Seat};

fn replay(name: &str) -> Match<Evilrunner> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("record");
    let text = fs::read_to_string(path).unwrap();
    let record: Record<Evilrunner> = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let played = record.replay().unwrap();
    assert_eq!(Record::of("evilrunner", "-", &played).to_string(), text);
    played
}

fn points(played: &Match<Evilrunner>) -> Vec<i32> {
    played.scores().unwrap().points().to_vec()
}

fn heard(played: &Match<Evilrunner>, what: impl Fn(&Event) -> bool) -> usize {
    played.heard(None).filter(|(_, event)| what(event)).count()
}

#[test]
fn two_legs() {
    let played = replay("two_legs");
    assert_eq!(points(&played), [11, 20]);
    assert!(played.winners().has(Seat::new(1)));
    assert_eq!(heard(&played, |event| *event == Event::Swapped), 1);
}

#[test]
fn one_leg_with_crossings() {
    let played = replay("one_leg_with_crossings");
    assert_eq!(points(&played), [-6, 6]);
    for piece in Piece::CREATURES {
        let arrived = |event: &Event| matches!(event, Event::Moved { piece: who, how: How::Arrival, .. } if *who == piece);
        assert!(heard(&played, arrived) > 0, "{piece:?}");
    }
    let announced = heard(
        &played,
        |event| matches!(event, Event::Announced { creature, .. } if *creature != Piece::Unicorn),
    );
    assert_eq!(heard(&played, |event| matches!(event, Event::Rolled { .. })), announced);
}

#[test]
fn a_cap_of_four() {
    let played = replay("short_cap");
    assert_eq!(points(&played), [-5, 5]);
    assert_eq!(heard(&played, |event| *event == Event::Survived { turns: 4 }), 1);
}

#[test]
fn one_step_a_turn() {
    let played = replay("slow_valandris");
    assert_eq!(points(&played), [-10, 10]);
    assert!(played.winners().is_empty());
}

#[test]
fn all_powers_on_every_turn() {
    let played = replay("all_powers");
    assert_eq!(points(&played), [-5, 5]);
    assert_eq!(heard(&played, |event| matches!(event, Event::Declared { .. })), 0);
}

#[test]
fn a_power_on_the_first_turn() {
    let played = replay("first_power_declared");
    assert_eq!(points(&played), [-7, 7]);
    let declared = heard(&played, |event| matches!(event, Event::Declared { .. }));
    // One after the set-up and one after each turn but the last.
    assert_eq!(declared, 7);
}

/// Matches of the switches that came later: name, setup, and what must have been told.
const LATER: [Kept<Event>; 3] = [
    (
        "no_first_seals",
        "legs=1 cap=30 seals=0",
        &[
            |event| matches!(event, Event::Sealed { power: true, .. }),
            |event| matches!(event, Event::Moved { how: How::Arrival, .. }),
            |event| matches!(event, Event::Captured { .. }),
        ],
    ),
    (
        "eleven_first_seals",
        "legs=1 cap=30 seals=11",
        &[
            |event| matches!(event, Event::Stayed { piece: Piece::Unicorn, pause: Pause::Stuck, .. }),
            |event| matches!(event, Event::Rolled { removed: true, .. }),
            |event| matches!(event, Event::Moved { piece: Piece::Unicorn, how: How::Step, .. }),
        ],
    ),
    (
        "no_crossing",
        "legs=2 cap=20 crossing=no",
        &[
            |event| matches!(event, Event::Moved { how: How::Jump, .. }),
            |event| matches!(event, Event::Moved { how: How::Flight, .. }),
            |event| matches!(event, Event::Survived { .. }),
            |event| matches!(event, Event::Captured { turn: 5.., .. }),
        ],
    ),
];

/// What everybody sees at the end, as one line.
fn line(view: &View) -> String {
    let View { turn, places: [l, u, a, v], seals, points, .. } = view;
    let seals: Vec<String> = seals.iter().map(|at| at.to_string()).collect();
    format!("turn={turn} L={l} U={u} A={a} V={v} seals={} points={points:?}", seals.join(","))
}

#[test]
fn the_switches_that_came_later() {
    let home = env!("CARGO_MANIFEST_DIR");
    let golden =
        Golden::<Evilrunner, Event> { game: "evilrunner", home, matches: &LATER, what: |event| event, line };
    golden.assert_kept();
    let crossed = |event: &Event| matches!(event, Event::Announced { .. } | Event::Rolled { .. });
    assert_eq!(heard(&replay("no_crossing"), crossed), 0);
}
