//! Who and what is spoken of: seats, cards, cities, so many of something.
//!
//! Cards are called after men, women, crowds and things: their names stand between quotation marks, and whatever is said of
//! them bears neither gender nor number.

use table::grammar::{and, counted, quoted, signed};
use table::{Lang, Seat, Seats, say};

use crate::cards::{CardSet, Change, Sort};
use crate::open::Face;
use crate::{Bag, Card, Event, Open, Spot, Thing, View, deck};

/// What is spoken of, in one language.
pub(crate) struct Cast {
    /// The language.
    pub(crate) lang: Lang,
    /// What is printed.
    pub(crate) set: &'static CardSet,
}

/// A seat's number as people count.
pub(crate) fn number(seat: Seat) -> usize {
    seat.index() + 1
}

impl Cast {
    pub(crate) fn of_event(event: &Event, lang: Lang) -> Self {
        Cast { lang, set: event.cards.cards() }
    }

    pub(crate) fn of(view: &View, lang: Lang) -> Self {
        Cast { lang, set: view.open.set() }
    }

    /// A card within a sentence; a number that the set does not have is named all the same.
    pub(crate) fn card(&self, card: Card) -> String {
        match self.set.get(card) {
            Some(print) => quoted(self.lang, print.name.get(self.lang)),
            None => say!(self.lang, "la carta {card}", "card {card}"),
        }
    }

    /// A card in play; with its number where another one is printed alike.
    pub(crate) fn thing(&self, thing: Thing) -> String {
        let name = self.card(thing.card);
        if thing.twin { format!("{name} (#{})", thing.id) } else { name }
    }

    /// The same, and whose it is.
    pub(crate) fn owned(&self, seat: Seat, thing: Thing) -> String {
        let (name, n) = (self.card(thing.card), number(seat));
        let twin = if thing.twin { format!("#{}, ", thing.id) } else { String::new() };
        say!(self.lang, "{name} ({twin}posto {n})", "{name} ({twin}Seat {n})")
    }

    /// A card in play by its number; one that is not there is named by that alone.
    pub(crate) fn unit(&self, open: &Open, id: u8) -> String {
        match open.unit(id) {
            Some(unit) => self.thing(Thing { card: unit.card, id, twin: open.has_twin(unit.card, id) }),
            None => say!(self.lang, "la carta #{id}", "card #{id}"),
        }
    }

    /// A city with its face: it goes after 'la', 'alla', 'nella'.
    pub(crate) fn spot(&self, spot: Spot) -> String {
        let n = spot.at + 1;
        match spot.face {
            Some(face) => {
                say!(self.lang, "città {n}, {face}", "city {n}, {face}", face = self.face(face))
            }
            None => say!(self.lang, "città {n}", "city {n}"),
        }
    }

    /// The same before a verb.
    pub(crate) fn subject(&self, spot: Spot) -> String {
        let name = self.spot(spot);
        if spot.face.is_some() { name + "," } else { name }
    }

    /// A city by its place in the line.
    pub(crate) fn at(&self, open: &Open, at: u8) -> String {
        self.spot(open.spot(at))
    }

    pub(crate) fn face(&self, face: Face) -> &'static str {
        match face {
            Face::Capital => self.lang.pick("la capitale", "the capital"),
            Face::Vadofermo => "Vadofermo",
            Face::Pietracava => "Pietracava",
            Face::Selvapiana => "Selvapiana",
            Face::Portochiaro => "Portochiaro",
        }
    }

    /// Several seats: 'il posto 1 e il posto 2'.
    pub(crate) fn all(&self, seats: Seats) -> String {
        and(self.lang, seats.iter().map(|seat| say!(self.lang, "il posto {n}", "Seat {n}", n = number(seat))))
    }

    /// Cards with their copies: '«A», «B» (2)'.
    pub(crate) fn bag(&self, bag: &Bag) -> String {
        if bag.is_empty() {
            return self.lang.pick("nessuna carta", "no card").to_owned();
        }
        let one = |(card, copies): (Card, u8)| match copies {
            1 => self.card(card),
            _ => format!("{} ({copies})", self.card(card)),
        };
        bag.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// The name of a ready deck.
    pub(crate) fn ready(&self, at: u8) -> &'static str {
        deck::name(at, self.lang)
    }

    /// What a card looks for, bare.
    pub(crate) fn sort(&self, sort: Sort) -> String {
        format!("{}{}", sort.noun().one(self.lang), sort.tail(self.lang))
    }

    /// The same with its article.
    pub(crate) fn a_sort(&self, sort: Sort) -> String {
        format!("{}{}", sort.noun().a(self.lang), sort.tail(self.lang))
    }

    /// '+1 Potenza e −1 HP'.
    pub(crate) fn change(&self, change: Change) -> String {
        let lang = self.lang;
        let numbers = [
            (change.power, lang.pick("Potenza", "Power")),
            (change.hp, "HP"),
            (change.range, "Range"),
            (change.movement, lang.pick("Movimento", "Move")),
            (change.armor, lang.pick("Armatura", "Armour")),
        ];
        let changed = numbers.into_iter().filter(|(n, _)| *n != 0);
        and(lang, changed.map(|(n, name)| format!("{} {name}", signed(n))))
    }
}

/// '1 carta', '2 carte'.
pub(crate) fn cards(lang: Lang, n: usize) -> String {
    match n {
        0 => lang.pick("nessuna carta", "no cards").to_owned(),
        n => counted(n, lang, ["carta", "carte"], ["card", "cards"]),
    }
}

/// '1 carta', '2 more cards': Italian says 'più' with other words.
pub(crate) fn more_cards(lang: Lang, n: usize) -> String {
    counted(n, lang, ["carta", "carte"], ["more card", "more cards"])
}

/// '1 danno', '2 danni'.
pub(crate) fn damage(lang: Lang, n: u8) -> String {
    counted(n, lang, ["danno", "danni"], ["damage", "damage"])
}
