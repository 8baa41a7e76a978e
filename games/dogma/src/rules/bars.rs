//! Why a card cannot enter an Arcano: the same answer for who sees the page and for who asks. [3.1]

use crate::Card;
use crate::cards::CardSet;
use crate::rules::{THREE, carries};
use crate::secret::{CARDS, DIVINE, Own, Pack};

/// Why a card cannot enter an Arcano.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// There is a Prophet in it already.
    Prophet,
    /// It holds this card, which the Prophet does not carry.
    Stranger(Card),
    /// It holds four cards, and the Prophet carries three.
    Crowded,
    /// Its Prophet, this one, carries no card of this one's religion.
    Religion(Card, Card),
    /// Its Prophet, this one, carries cards of this one's religion, but not of its type.
    Type(Card, Card),
    /// Three cards lie in it, or the four that its Prophet carries.
    Full(usize),
    /// Its last place is for a Cult card.
    Fourth,
    /// No Prophet of the box could carry it with what lies there.
    Nobody,
    /// There are four Interventions already.
    Divine,
}

/// Why the card cannot enter this Arcano; `None` if it can, and for empty Arcana, which are all alike.
pub(crate) fn bar(set: &CardSet, own: &Own, card: Card, at: u8) -> Option<Bar> {
    if card.is_divine() {
        return (own.divine.len() >= DIVINE).then_some(Bar::Divine);
    }
    let pack = &own.arcana[usize::from(at)];
    match pack.prophet {
        _ if card.is_prophet() => of_prophet(set, pack, card),
        Some(prophet) => with_prophet(set, pack, prophet, card),
        None => without(set, pack, card),
    }
}

fn of_prophet(set: &CardSet, pack: &Pack, card: Card) -> Option<Bar> {
    if pack.prophet.is_some() {
        return Some(Bar::Prophet);
    }
    let stranger = pack.cults.iter().find(|cult| !set.fits(card, **cult));
    match stranger {
        Some(cult) => Some(Bar::Stranger(*cult)),
        None => (!carries(set, card, pack)).then_some(Bar::Crowded),
    }
}

fn with_prophet(set: &CardSet, pack: &Pack, prophet: Card, card: Card) -> Option<Bar> {
    let body = set.body(prophet);
    let room = if body.fourth { CARDS } else { THREE };
    if pack.size() >= room {
        return Some(Bar::Full(room));
    }
    let Some(cult) = set.cult(card) else {
        // [3.5]
        return (pack.size() >= THREE && pack.cults.is_empty()).then_some(Bar::Fourth);
    };
    if set.fits(prophet, card) {
        return None;
    }
    let of_religion = body.holds.iter().any(|hold| hold.religion.is_none_or(|it| it == cult.religion));
    Some(if of_religion { Bar::Type(prophet, card) } else { Bar::Religion(prophet, card) })
}

fn without(set: &CardSet, pack: &Pack, card: Card) -> Option<Bar> {
    if pack.size() >= CARDS {
        return Some(Bar::Full(CARDS));
    }
    let mut more = pack.clone();
    if card.is_relic() {
        more.relics.push(card)
    } else {
        more.cults.push(card)
    }
    let somebody = Card::prophets().any(|prophet| carries(set, prophet, &more));
    match (somebody, pack.size() >= THREE) {
        (true, _) => None,
        (false, true) => Some(Bar::Full(THREE)),
        (false, false) => Some(Bar::Nobody),
    }
}

impl Bar {
    /// The clause that says so.
    pub(crate) fn clause(self) -> &'static str {
        match self {
            Bar::Prophet => "3.1",
            Bar::Full(THREE) => "3.2",
            Bar::Stranger(_) | Bar::Religion(..) | Bar::Type(..) => "3.3",
            Bar::Full(_) | Bar::Crowded | Bar::Fourth => "3.5",
            Bar::Nobody => "3.6",
            Bar::Divine => "3.7",
        }
    }
}
