//! Who and what is spoken of: seats, Prophets, cards, positions.
//!
//! Prophets are men, women and things: whatever is said of them bears no gender.

use table::grammar::{a, and, melt, ordinal};
use table::{Lang, Seat, Seats, Text, say};

use crate::cards::{CardSet, Evil, Keyword, Kind};
use crate::event::Who;
use crate::setup::{Boxes, Mode};
use crate::{Card, Event, Open, View, Way};

/// What is spoken of, in one language.
pub(crate) struct Cast {
    /// The language.
    pub(crate) lang: Lang,
    /// What is printed.
    pub(crate) set: &'static CardSet,
    /// May the same Prophet be on several sides, so that its owner is named with it?
    doubles: bool,
}

/// A seat's number as people count.
pub(crate) fn number(seat: Seat) -> usize {
    seat.index() + 1
}

impl Cast {
    pub(crate) fn of_event(event: &Event, lang: Lang) -> Self {
        Cast { lang, set: event.cards.cards(), doubles: event.doubles }
    }

    pub(crate) fn of(view: &View, lang: Lang) -> Self {
        Cast { lang, set: view.open.set(), doubles: view.open.has_doubles() }
    }

    /// A card's name as it is printed.
    pub(crate) fn title(&self, card: Card) -> &'static str {
        self.set.print(card).name.get(self.lang)
    }

    /// A card within a sentence; the article of a Prophet is no part of its name.
    pub(crate) fn card(&self, card: Card) -> String {
        let name = self.title(card);
        let articles: &[&str] = self.lang.pick(&["Il ", "Lo ", "La ", "L'", "I ", "Gli ", "Le "], &["The "]);
        let article = articles.iter().find(|article| card.is_prophet() && name.starts_with(**article));
        article.map_or_else(
            || name.to_owned(),
            |article| format!("{}{}", article.to_lowercase(), &name[article.len()..]),
        )
    }

    /// A Prophet that everybody sees.
    pub(crate) fn who(&self, (seat, card): Who) -> String {
        let name = self.card(card);
        match self.doubles {
            true => say!(self.lang, "{name} (posto {n})", "{name} (Seat {n})", n = number(seat)),
            false => name,
        }
    }

    /// After 'of'.
    pub(crate) fn of_who(&self, who: Who) -> String {
        self.genitive(&self.who(who))
    }

    /// The same of a card.
    pub(crate) fn of_card(&self, card: Card) -> String {
        self.genitive(&self.card(card))
    }

    /// In Italian the preposition melts with an article.
    fn genitive(&self, name: &str) -> String {
        self.lang.pick(melt("di", name), format!("of {name}"))
    }

    /// 'il posto 1'.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        say!(self.lang, "il posto {n}", "Seat {n}", n = number(seat))
    }

    /// 'del posto 1'.
    pub(crate) fn of_seat(&self, seat: Seat) -> String {
        self.genitive(&self.seat(seat))
    }

    /// Several seats: 'il posto 1 e il posto 2'.
    pub(crate) fn seats(&self, seats: Seats) -> String {
        and(self.lang, seats.iter().map(|seat| self.seat(seat)))
    }

    /// Several cards: 'a, b e c'.
    pub(crate) fn cards(&self, cards: &[Card]) -> String {
        and(self.lang, cards.iter().map(|card| self.card(*card)))
    }

    /// A printed set.
    pub(crate) fn destiny(&self, at: u8) -> &'static str {
        self.set.destinies.get(usize::from(at)).map_or("?", |destiny| destiny.name.get(self.lang))
    }

    /// '20 danni'.
    pub(crate) fn damage(&self, n: u16) -> String {
        say!(self.lang, "{n} danni", "{n} damage")
    }

    /// '3 carte Culto'.
    pub(crate) fn cults(&self, n: usize) -> String {
        match n {
            0 => say!(self.lang, "nessuna carta Culto", "no Cult card"),
            1 => say!(self.lang, "una carta Culto", "one Cult card"),
            _ => say!(self.lang, "{n} carte Culto", "{n} Cult cards"),
        }
    }

    /// '4 Interventi Divini'.
    pub(crate) fn divine(&self, n: usize) -> String {
        match n {
            0 => say!(self.lang, "nessun Intervento Divino", "no Divine Intervention"),
            1 => say!(self.lang, "un Intervento Divino", "one Divine Intervention"),
            _ => say!(self.lang, "{n} Interventi Divini", "{n} Divine Interventions"),
        }
    }

    /// A place in a row, from 0: '2ª posizione'.
    pub(crate) fn place(&self, at: u8) -> String {
        say!(self.lang, "{n}ª posizione", "position {n}", n = u16::from(at) + 1)
    }

    /// 'seconda', of a card; from 0.
    pub(crate) fn nth(&self, at: u8) -> String {
        ordinal(at, self.lang, true)
    }

    /// 'secondo', of a Prophet or an Arcano; from 0.
    pub(crate) fn nth_of(&self, at: u8) -> String {
        ordinal(at, self.lang, false)
    }

    /// An evil token: 'un segnalino Isteria'.
    pub(crate) fn a_token(&self, evil: Evil) -> String {
        let name = evil.title();
        let a = a(&name.en);
        self.lang.pick(format!("un segnalino {}", name.it), format!("{a} {} token", name.en))
    }
}

impl Open {
    /// With a box for each, the same Prophet may be on several sides. [6.1]
    pub(crate) fn has_doubles(&self) -> bool {
        self.setup.mode == Mode::Libero && self.setup.boxes == Boxes::Own
    }
}

impl Way {
    /// Its name, which stays Italian. [19.3]
    pub const fn title(self) -> &'static str {
        match self {
            Way::Violence => "Violenza",
            Way::Reason => "Razionalità",
            Way::Blasphemy => "Blasfemia",
        }
    }
}

impl Keyword {
    /// Its name with what it means: 'Veloce: …'.
    pub fn explained(self) -> Text {
        explained(&self.title(), &self.means())
    }
}

impl Evil {
    /// Its name with what it means: 'Crisi Mistica: …'.
    pub fn explained(self) -> Text {
        explained(&self.title(), &self.means())
    }
}

fn explained(title: &Text, means: &Text) -> Text {
    Text::both(|lang| format!("{}: {}", title.get(lang), means.get(lang)))
}

impl CardSet {
    /// All that stands on a card but its name: its numbers or its kind, what it may hold, what it does.
    pub fn full(&self, card: Card) -> Text {
        let print = self.print(card);
        Text::both(|lang| {
            let carries = match print.kind {
                Kind::Prophet(_) => print.carries().map(|text| text.get(lang).to_owned()),
                _ => None,
            };
            let parts = [
                Some(format!("{}.", print.line().get(lang))),
                carries,
                Some(print.says().get(lang).to_owned()),
            ];
            parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
        })
    }
}
