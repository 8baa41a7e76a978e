//! From a position to its line.

use std::fmt::Write;

use table::Seat;

use super::AGAIN;
use crate::{Card, Sancta};

pub(super) fn line(truth: &Sancta) -> String {
    let open = &truth.open;
    let mut line = format!("turns={} at={}", open.turns, open.active);
    let mut say = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = write!(line, " {name}={value}");
        }
    };
    say("gained", if open.gained + 1 == open.turns { String::new() } else { open.gained.to_string() });
    say("idle", if open.idle > 0 { open.idle.to_string() } else { String::new() });
    say("drawn", if open.done.anything { String::new() } else { "no".to_owned() });
    let more = [open.done.more_beatitudes, open.done.more_trials, open.done.more_substitutions];
    let again = AGAIN.iter().zip(more).flat_map(|(word, n)| (0..n).map(|_| (*word).to_owned()));
    say("again", list(again));
    say("discards", cards(open.discards.iter()));
    for at in Seat::all(open.seats()) {
        let _ = write!(line, " | {}", seat(truth, at));
    }
    line
}

fn seat(truth: &Sancta, seat: Seat) -> String {
    let place = truth.open.place(seat);
    let mut text = match (place.active, place.boost) {
        (None, _) => "-".to_owned(),
        (Some(saint), 0) => format!("{saint}:{}", place.points),
        (Some(saint), boost) => format!("{saint}:{}{boost:+}", place.points),
    };
    let hand = truth.secret.hands[seat.index()];
    let zones = [
        ("santuario", cards(place.santuario.iter().copied())),
        ("supports", cards(place.supports.iter())),
        ("rosa", cards(place.rosa.iter().copied())),
        ("hand", list(hand.iter().map(|card| marked(truth, card)))),
    ];
    for (name, value) in zones.iter().filter(|(_, value)| !value.is_empty()) {
        let _ = write!(text, " {name}={value}");
    }
    text
}

/// A held card with who knows it.
fn marked(truth: &Sancta, card: Card) -> String {
    let public = if truth.open.public.has(card) { "!" } else { "" };
    let seen: String = truth.secret.seen(card).iter().map(|seat| seat.to_string()).collect();
    let mark = if seen.is_empty() { "" } else { "?" };
    format!("{card}{public}{mark}{seen}")
}

fn cards(cards: impl Iterator<Item = Card>) -> String {
    list(cards.map(|card| card.to_string()))
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}
