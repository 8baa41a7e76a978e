//! From a position to its line.

use std::fmt::Write;

use table::Seat;

use super::{NUMBERS, numbers};
use crate::open::{At, City, How, Phase, SEATS, Time};
use crate::{Capitale, Card, Keyword, Unit, deck};

pub(super) fn line(truth: &Capitale) -> String {
    let open = &truth.open;
    let mut line = format!("turn={} at={}", open.turn, open.active);
    let mut say = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = write!(line, " {name}={value}");
        }
    };
    if open.phase == Phase::Opening {
        say("phase", "opening".to_owned());
        say("opened", count(open.opened.into()));
    }
    let results = open.results.iter().map(|it| format!("{}:{}:{}", it.winner, how(it.how), it.turns));
    say("results", list(results));
    let [one, two] = open.conquests;
    say("conquests", if one + two > 0 { format!("{one}:{two}") } else { String::new() });
    say("stirred", count(open.stirred.into()));
    say("time", if open.time == Time::Runs { String::new() } else { "over".to_owned() });
    let cities = list(open.cities.iter().map(|it| city(it, open.turn)));
    say("cities", if cities == "?,?,?,?,?" { String::new() } else { cities });
    say("units", list(open.units.iter().map(unit)));
    let down = open.down.iter().filter_map(|it| {
        let card = truth.secret.card_of(it.id)?;
        Some(format!("{}:{}:{card}@{}", it.id, it.owner, it.city + 1))
    });
    say("down", list(down));
    for at in Seat::all(SEATS) {
        let _ = write!(line, " | {}", seat(truth, at));
    }
    line
}

pub(super) fn how(how: How) -> &'static str {
    match how {
        How::Cities => "cities",
        How::Library => "library",
        How::Time => "time",
    }
}

/// `capital:0!`, `?~2`.
fn city(city: &City, turn: u16) -> String {
    let mut text = city.face.map_or("?", |face| face.word()).to_owned();
    if let Some(owner) = city.owner {
        let _ = write!(text, ":{owner}");
    }
    if city.fought == turn {
        text.push('!');
    }
    if city.truce >= turn {
        let _ = write!(text, "~{}", city.truce - turn + 1);
    }
    text
}

/// `1:0:t3@2/tapped/damage2`.
fn unit(unit: &Unit) -> String {
    let mut text = format!("{}:{}:{}@", unit.id, unit.owner, unit.card);
    let _ = match unit.at {
        At::Field => write!(text, "field"),
        At::City(city) => write!(text, "{}", city + 1),
        At::With(id) => write!(text, "#{id}"),
    };
    let mut mark = |mark: String| text += &format!("/{mark}");
    let flags = [(unit.tapped, "tapped"), (unit.stunned, "stunned"), (unit.moved, "moved")];
    flags.iter().filter(|(is, _)| *is).for_each(|(_, word)| mark((*word).to_owned()));
    (0..8).filter(|at| unit.used >> at & 1 == 1).for_each(|at| mark(format!("used{}", at + 1)));
    let counts = [(unit.damage, "damage"), (unit.shield, "shield")];
    counts.iter().filter(|(n, _)| *n > 0).for_each(|(n, word)| mark(format!("{word}{n}")));
    let mut boost = unit.boost;
    for (n, word) in numbers(&mut boost).into_iter().zip(NUMBERS).filter(|(n, _)| **n != 0) {
        mark(format!("{word}{n:+}"));
    }
    let gained = Keyword::ALL.into_iter().filter(|keyword| unit.gained(*keyword));
    gained.for_each(|keyword| mark(keyword.to_string()));
    text
}

fn seat(truth: &Capitale, seat: Seat) -> String {
    let (open, own, at) = (&truth.open, truth.secret.own(seat), seat.index());
    let mut words = Vec::new();
    let mut say = |name: &str, value: String| {
        if !value.is_empty() {
            words.push(format!("{name}={value}"));
        }
    };
    if let Some(chosen) = &own.deck {
        let ready = (0..).zip(deck::WORDS).find(|(at, _)| **open.set().deck(*at) == *chosen);
        say("deck", ready.map_or_else(|| chosen.list().to_string(), |(_, word)| word.to_owned()));
        say("side", if own.side == chosen.side { String::new() } else { own.side.to_string() });
    }
    let mut known = open.known[at];
    let held = own.hand.each().map(|card| format!("{card}{}", if known.take(card) { "!" } else { "" }));
    say("hand", list(held));
    say("grave", list(open.graves[at].iter().map(Card::to_string)));
    let shown = &open.shown[at];
    say("shown", if shown.is_empty() { String::new() } else { shown.to_string() });
    say("quicks", count(open.quicks[at].into()));
    say("more", count(open.more[at].into()));
    words.join(" ")
}

/// A number, unless it is 0.
fn count(n: u16) -> String {
    if n > 0 { n.to_string() } else { String::new() }
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}
