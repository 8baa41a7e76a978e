//! Who and what is spoken of: seats, cards, cities, so many of something.
//!
//! Cards are called after men, women, crowds and things: their names stand between quotation marks, and whatever is said of
//! them bears neither gender nor number.

use table::{Lang, Seat, Seats};

use crate::cards::{CardSet, Change, Sort};
use crate::open::Face;
use crate::text::say;
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
            Some(print) => say!(self.lang, "«{name}»", "“{name}”", name = print.name.get(self.lang)),
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
        let one = |seat| say!(self.lang, "il posto {n}", "Seat {n}", n = number(seat));
        joined(self.lang, &seats.iter().map(one).collect::<Vec<_>>())
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
    pub(crate) fn sort(&self, sort: Sort) -> &'static str {
        let (it, en) = match sort {
            Sort::Mercenary => ("mercenario", "mercenary"),
            Sort::Character => ("personaggio", "character"),
            Sort::Recruit => ("personaggio di livello 2 o meno", "character of level 2 or less"),
            Sort::Captain => ("capitano", "captain"),
            Sort::Effect => ("effetto", "effect"),
            Sort::Quick => ("carta Quick", "Quick card"),
        };
        self.lang.pick(it, en)
    }

    /// The same with its article.
    pub(crate) fn a_sort(&self, sort: Sort) -> String {
        let (it, en) = match sort {
            Sort::Quick => ("una", "a"),
            Sort::Effect => ("un", "an"),
            _ => ("un", "a"),
        };
        format!("{} {}", self.lang.pick(it, en), self.sort(sort))
    }

    /// '+1 Potenza e −1 HP'.
    pub(crate) fn change(&self, change: Change) -> String {
        let Change { power, hp, range, movement, armor } = change;
        let lang = self.lang;
        let numbers = [
            (power, lang.pick("Potenza", "Power")),
            (hp, "HP"),
            (range, "Range"),
            (movement, lang.pick("Movimento", "Move")),
            (armor, lang.pick("Armatura", "Armour")),
        ];
        let changed = numbers.into_iter().filter(|(n, _)| *n != 0);
        let said: Vec<String> = changed
            .map(|(n, name)| format!("{}{} {name}", if n < 0 { '−' } else { '+' }, n.unsigned_abs()))
            .collect();
        joined(lang, &said)
    }
}

/// 'a, b e c'.
pub(crate) fn joined(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => {
            let some = some.join(", ");
            say!(lang, "{some} e {last}", "{some} and {last}")
        }
    }
}

/// '1 carta', '2 carte'.
pub(crate) fn cards(lang: Lang, n: usize) -> String {
    match n {
        0 => say!(lang, "nessuna carta", "no cards"),
        1 => say!(lang, "1 carta", "1 card"),
        _ => say!(lang, "{n} carte", "{n} cards"),
    }
}

/// '1 carta', '2 more cards': Italian says 'più' with other words.
pub(crate) fn more_cards(lang: Lang, n: usize) -> String {
    match n {
        1 => say!(lang, "1 carta", "1 more card"),
        _ => say!(lang, "{n} carte", "{n} more cards"),
    }
}

/// '1 danno', '2 danni'.
pub(crate) fn damage(lang: Lang, n: u8) -> String {
    match n {
        1 => say!(lang, "1 danno", "1 damage"),
        _ => say!(lang, "{n} danni", "{n} damage"),
    }
}
