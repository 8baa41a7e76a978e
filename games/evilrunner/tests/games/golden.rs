//! Whole matches kept as records: they replay for ever, whatever becomes of the code.

use std::fs;
use std::path::Path;

use evilrunner::{Event, Evilrunner, How, Piece};
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
