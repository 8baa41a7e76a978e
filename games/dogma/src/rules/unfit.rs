//! Why a card cannot enter an Arcano: the same answer for who sees the page and for who asks. [3.1]

use crate::cards::CardSet;
use crate::rules::{THREE, carries};
use crate::secret::{CARDS, DIVINE, Own, Pack};
use crate::{Card, Open};

/// Why a card cannot enter an Arcano.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
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
    /// Its fourth place is for a Cult card.
    Fourth,
    /// No Prophet of the box could carry it with what lies there.
    Nobody,
    /// There are four Interventions already.
    Divine,
}

/// Why the card cannot enter this Arcano; `None` if it can, and for empty Arcana, which are all alike.
pub(crate) fn unfit(open: &Open, own: &Own, card: Card, at: u8) -> Option<Unfit> {
    let (set, second) = (open.set(), open.setup.is_second());
    if card.is_divine() {
        return (own.divine.len() >= DIVINE).then_some(Unfit::Divine);
    }
    let pack = &own.arcana[usize::from(at)];
    match pack.prophet {
        _ if card.is_prophet() => of_prophet(set, pack, card),
        Some(prophet) => with_prophet(set, pack, prophet, card, second),
        None => without(set, pack, card, second),
    }
}

fn of_prophet(set: &CardSet, pack: &Pack, card: Card) -> Option<Unfit> {
    if pack.prophet.is_some() {
        return Some(Unfit::Prophet);
    }
    let stranger = pack.cults.iter().find(|cult| !set.fits(card, **cult));
    match stranger {
        Some(cult) => Some(Unfit::Stranger(*cult)),
        None => (!carries(set, card, pack)).then_some(Unfit::Crowded),
    }
}

fn with_prophet(set: &CardSet, pack: &Pack, prophet: Card, card: Card, second: bool) -> Option<Unfit> {
    let body = set.body(prophet);
    let room = if body.fourth { CARDS } else { THREE };
    if pack.size() >= room {
        return Some(Unfit::Full(room));
    }
    let Some(cult) = set.cult(card) else {
        // Every Prophet takes a Relic, but not as its fourth card. [3.4] [3.5] [19.6]
        return (pack.size() >= THREE && (second || pack.cults.is_empty())).then_some(Unfit::Fourth);
    };
    if set.fits(prophet, card) {
        return None;
    }
    let of_religion = body.holds.iter().any(|hold| hold.religion.is_none_or(|it| it == cult.religion));
    Some(if of_religion { Unfit::Type(prophet, card) } else { Unfit::Religion(prophet, card) })
}

fn without(set: &CardSet, pack: &Pack, card: Card, second: bool) -> Option<Unfit> {
    if pack.size() >= CARDS {
        return Some(Unfit::Full(CARDS));
    }
    let mut more = *pack;
    more.put(card);
    match (set.carriers(&more) != 0, pack.size() >= THREE) {
        (true, true) if second && card.is_relic() => Some(Unfit::Fourth),
        (true, _) => None,
        (false, true) => Some(Unfit::Full(THREE)),
        (false, false) => Some(Unfit::Nobody),
    }
}

impl Unfit {
    /// The clause that says so.
    pub(crate) fn clause(self) -> &'static str {
        match self {
            Unfit::Prophet => "3.1",
            Unfit::Full(THREE) => "3.2",
            Unfit::Stranger(_) | Unfit::Religion(..) | Unfit::Type(..) => "3.3",
            Unfit::Full(_) | Unfit::Crowded | Unfit::Fourth => "3.5",
            Unfit::Nobody => "3.6",
            Unfit::Divine => "3.7",
        }
    }
}
