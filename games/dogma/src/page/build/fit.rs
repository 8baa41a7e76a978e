//! Where a card fits among one's own Arcana, and why it does not fit elsewhere.

use table::Lang;

use super::words;
use crate::rules::{THREE, carries};
use crate::{CARDS, Card, CardSet, Cult, DIVINE, Own, Pack};

/// Why a card cannot lie in an Arcano.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Bar {
    /// There is a Prophet in it already.
    Prophet,
    /// It holds a card that this Prophet does not carry.
    Stranger(Card),
    /// It holds four cards, and this Prophet carries three.
    Crowded,
    /// Its Prophet carries no card of this religion.
    Religion(Card, Cult),
    /// Its Prophet carries cards of this religion, but not of this type.
    Type(Card, Cult),
    /// There is no place left.
    Full,
    /// Its last place is for a Cult card.
    Fourth,
    /// No Prophet of the box could carry it with what lies there.
    Nobody,
    /// There are four Interventions already.
    Divine,
}

/// Why the card cannot lie in this Arcano; `None` if it can, and for empty Arcana, which are all alike.
pub(super) fn bar(set: &CardSet, own: &Own, card: Card, at: u8) -> Option<Bar> {
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
        return Some(Bar::Full);
    }
    let Some(cult) = set.cult(card) else {
        // [3.5]
        return (pack.size() >= THREE && pack.cults.is_empty()).then_some(Bar::Fourth);
    };
    if set.fits(prophet, card) {
        return None;
    }
    let of_religion = body.holds.iter().any(|hold| hold.religion.is_none_or(|it| it == cult.religion));
    Some(if of_religion { Bar::Type(prophet, cult.clone()) } else { Bar::Religion(prophet, cult.clone()) })
}

fn without(set: &CardSet, pack: &Pack, card: Card) -> Option<Bar> {
    if pack.size() >= CARDS {
        return Some(Bar::Full);
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
        (false, true) => Some(Bar::Full),
        (false, false) => Some(Bar::Nobody),
    }
}

impl Bar {
    /// The clause that says so.
    pub(super) fn clause(&self) -> &'static str {
        match self {
            Bar::Prophet => "3.1",
            Bar::Stranger(_) | Bar::Religion(..) | Bar::Type(..) => "3.3",
            Bar::Full => "3.2",
            Bar::Crowded | Bar::Fourth => "3.5",
            Bar::Nobody => "3.6",
            Bar::Divine => "3.7",
        }
    }

    /// As a sentence after the number of the Arcano.
    pub(super) fn says(&self, set: &CardSet, lang: Lang) -> String {
        let title = |card: &Card| set.print(*card).name.get(lang);
        match self {
            Bar::Prophet => lang.pick("ha già un Profeta", "has a Prophet already").to_owned(),
            Bar::Stranger(card) => {
                let card = title(card);
                lang.pick(
                    format!("{card} non può stare con lui"),
                    format!("{card} cannot go with this Prophet"),
                )
            }
            Bar::Crowded => lang.pick("ha quattro carte", "holds four cards").to_owned(),
            Bar::Religion(prophet, cult) => {
                let (prophet, cards) = (title(prophet), words::cards_of(lang, cult.religion));
                lang.pick(format!("{prophet} non porta {cards}"), format!("{prophet} carries no {cards}"))
            }
            Bar::Type(prophet, cult) => {
                let (prophet, cards) = (title(prophet), words::cards_of(lang, cult.religion));
                let of = cult.of.title().get(lang).to_owned();
                lang.pick(
                    format!("{prophet} porta {cards}, ma non {of}"),
                    format!("{prophet} carries {cards}, but no {of}"),
                )
            }
            Bar::Full => lang.pick("è al completo", "is full").to_owned(),
            Bar::Fourth => lang
                .pick("la quarta carta dev'essere Culto", "the fourth card must be a Cult card")
                .to_owned(),
            Bar::Nobody => lang
                .pick(
                    "nessun Profeta porterebbe insieme queste carte",
                    "no Prophet could carry these cards together",
                )
                .to_owned(),
            Bar::Divine => {
                lang.pick("ci sono già quattro Interventi", "there are four Interventions already").to_owned()
            }
        }
    }
}
