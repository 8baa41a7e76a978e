//! From a position to its line.

use std::fmt::{Display, Write};

use table::Seat;

use crate::cards::Evil;
use crate::open::{Arcano, CultPlace, LINE};
use crate::step::At;
use crate::{Card, Dogma};

pub(super) fn line(truth: &Dogma) -> String {
    let open = &truth.open;
    let mut line = format!("turn={}", open.turn);
    if open.quiet > 0 {
        let _ = write!(line, " quiet={}", open.quiet);
    }
    if open.passed != [0; 2] {
        let _ = write!(line, " passed={}", list(open.passed.iter()));
    }
    for at in open.seats() {
        let _ = write!(line, " | {}", seat(truth, at));
    }
    line
}

/// The evil tokens that a Prophet has at most once.
pub(super) const EVILS: [Evil; 3] = [Evil::Crisi, Evil::Fanatismo, Evil::Isteria];

fn seat(truth: &Dogma, seat: Seat) -> String {
    let (side, own) = (truth.open.side(seat), truth.secret.own(seat));
    let mut words = Vec::new();
    let mut say = |name: &str, value: String| {
        if !value.is_empty() {
            words.push(format!("{name}={value}"));
        }
    };
    if let Some(at) = truth.open.build.destinies[seat.index()] {
        say("set", truth.open.set().destinies[usize::from(at)].word.clone());
    }
    let stands = list(side.active.iter().chain(&side.rear).map(|at| at + 1));
    match stands.as_str() {
        "1,2,3,4" => {}
        "" => say("line", "-".to_owned()),
        _ => say("line", stands),
    }
    for at in 0..LINE as u8 {
        say(&format!("a{}", at + 1), arcano(truth, (seat, at)));
    }
    let known = |at: usize| at < side.exposed.len() || at + side.under.len() >= own.divine.len();
    let divine = own.divine.iter().enumerate();
    say("divine", list(divine.map(|(at, card)| format!("{card}{}", if known(at) { "!" } else { "" }))));
    say("played", list(side.played.iter()));
    say("gone", list(side.gone.iter()));
    say("ardua", if side.ardua.0 { "1".to_owned() } else { String::new() });
    words.join(" ")
}

/// `p1!,i1?,b1+10,r2/damage40/crisi`.
fn arcano(truth: &Dogma, at: At) -> String {
    let open = truth.open.arcano(at);
    let pack = &truth.secret.own(at.0).arcana[usize::from(at.1)];
    let front = truth.open.front(at.0) == Some(at);
    let seen = open.prophet.is_some() && !front && !open.fallen;
    let prophet = pack.prophet.map(|card| format!("{card}{}", if seen { "!" } else { "" }));
    let cults = pack.cults.iter().enumerate().map(|(place, card)| cult(open, open.cults.get(place), *card));
    let relics = pack.relics.iter().map(Card::to_string);
    let mut text = list(prophet.into_iter().chain(cults).chain(relics));
    if !open.fallen {
        marks(truth, at, &mut text);
    }
    text
}

/// `i1!+10#`.
fn cult(arcano: &Arcano, place: Option<&CultPlace>, card: Card) -> String {
    let mut text = card.to_string();
    let Some(place) = place.filter(|_| !arcano.fallen) else { return text };
    if place.face.is_some() {
        text.push('!');
    } else if arcano.known.has(card) {
        text.push('?');
    }
    if place.power != 0 {
        let _ = write!(text, "{:+}", place.power);
    }
    if place.blocked {
        text.push('#');
    }
    text
}

fn marks(truth: &Dogma, at: At, text: &mut String) {
    let arcano = truth.open.arcano(at);
    let mut mark = |is: bool, mark: String| {
        if is {
            let _ = write!(text, "/{mark}");
        }
    };
    mark(arcano.damage > 0, format!("damage{}", arcano.damage));
    mark(arcano.fresh > 0, format!("fresh{}", arcano.fresh));
    mark(arcano.fervour != 0, format!("fervour{:+}", arcano.fervour));
    mark(arcano.shielded, "shielded".to_owned());
    for evil in EVILS {
        mark(arcano.has(evil), evil.to_string());
    }
    let blocked = arcano.cults.iter().filter(|place| place.blocked).count();
    mark(usize::from(arcano.griefs) != blocked, format!("griefs{}", arcano.griefs));
    mark(arcano.annulled, "annulled".to_owned());
    if let Some(card) = arcano.copied {
        mark(true, format!("copied-{card}"));
    }
    let front = truth.open.front(at.0) == Some(at);
    mark(front && arcano.since == truth.open.turn, "new".to_owned());
}

fn list<T: Display>(parts: impl Iterator<Item = T>) -> String {
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(",")
}
