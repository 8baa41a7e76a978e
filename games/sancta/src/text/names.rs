//! Who and what is spoken of: seats, cards, points.
//!
//! Saints are men and women: whatever is said of them bears no gender, and neither does what is said of seats.

use table::grammar::{and, counted};
pub(crate) use table::grammar::{or, quoted};
use table::{Lang, Seat, Seats, say};

use crate::cards::Kind;
use crate::{Card, CardSet, Cards, Event, View};

/// What is spoken of, in one language.
pub(crate) struct Cast {
    /// The language.
    pub(crate) lang: Lang,
    /// What is printed.
    pub(crate) set: &'static CardSet,
    /// To whom it is said, where that is somebody at the table.
    pub(crate) me: Option<Seat>,
}

/// A seat's number as people count.
pub(crate) fn number(seat: Seat) -> usize {
    seat.index() + 1
}

impl Cast {
    pub(crate) fn of_event(event: &Event, lang: Lang) -> Self {
        Cast { lang, set: event.cards.cards(), me: None }
    }

    pub(crate) fn of(view: &View, lang: Lang) -> Self {
        Cast { lang, set: view.open.setup.cards.cards(), me: None }
    }

    /// The same, said to this seat.
    pub(crate) fn to(self, me: Option<Seat>) -> Self {
        Cast { me, ..self }
    }

    /// A seat's number, and whether that is the one spoken to: '1', '1 (tu)'.
    pub(crate) fn number(&self, seat: Seat) -> String {
        let n = number(seat);
        if self.me == Some(seat) { say!(self.lang, "{n} (tu)", "{n} (you)") } else { n.to_string() }
    }

    /// A card's title, bare; a number that the set does not have is named all the same.
    pub(crate) fn title(&self, card: Card) -> String {
        match self.set.all().has(card) {
            true => self.set.title(card).get(self.lang).to_owned(),
            false => say!(self.lang, "carta {card}", "card {card}"),
        }
    }

    /// A card within a sentence, where its kind is plain: Saints and Advocati as they are, other cards between quotation marks.
    pub(crate) fn name(&self, card: Card) -> String {
        match card.kind() {
            Kind::Beatitude | Kind::Trial | Kind::Support if self.set.all().has(card) => {
                quoted(self.lang, &self.title(card))
            }
            _ => self.title(card),
        }
    }

    /// A card with its kind, as subject or object of a sentence.
    pub(crate) fn card(&self, card: Card) -> String {
        let (lang, name) = (self.lang, self.name(card));
        if !self.set.all().has(card) {
            return name;
        }
        match card.kind() {
            Kind::Saint => name,
            Kind::Beatitude => say!(lang, "la Beatitudine {name}", "the Beatitudine {name}"),
            Kind::Advocate => say!(lang, "un {name}", "an {name}"),
            Kind::Trial => say!(lang, "la Prova {name}", "the Prova {name}"),
            Kind::Support => say!(lang, "il Supporto {name}", "the Supporto {name}"),
        }
    }

    /// A card as the subject of a sentence, where its kind is plain: there are many Advocati.
    pub(crate) fn this(&self, card: Card) -> String {
        let name = self.name(card);
        match card.kind() {
            Kind::Advocate => say!(self.lang, "questo {name}", "this {name}"),
            _ => name,
        }
    }

    /// Several cards within a sentence.
    pub(crate) fn cards(&self, cards: Cards) -> String {
        joined(self.lang, cards.iter().map(|card| self.card(card)))
    }

    /// A Saint's printed level.
    pub(crate) fn printed(&self, card: Card) -> u8 {
        card.saint().and_then(|at| self.set.saints.get(at)).map_or(0, |saint| saint.level)
    }

    /// A Prova's difficulty.
    pub(crate) fn difficulty(&self, card: Card) -> u8 {
        let (_, at) = card.place();
        self.set.trials.get(at).map_or(0, |trial| trial.difficulty)
    }

    /// Several seats: 'il posto 1 e il posto 3'.
    pub(crate) fn all(&self, seats: Seats) -> String {
        and(
            self.lang,
            seats.iter().map(|seat| say!(self.lang, "il posto {n}", "Seat {n}", n = self.number(seat))),
        )
    }

    /// A kind of card, bare.
    pub(crate) fn kind(&self, kind: Kind) -> &'static str {
        if kind == Kind::Advocate { "Advocatus Diaboli" } else { kind.noun().one(self.lang) }
    }

    /// A kind of card with its article.
    pub(crate) fn a_kind(&self, kind: Kind) -> String {
        let one = kind.noun().a(self.lang);
        if kind == Kind::Advocate { one + " Diaboli" } else { one }
    }
}

/// 'a, b e c', or no card.
pub(crate) fn joined(lang: Lang, items: impl Iterator<Item = String>) -> String {
    let all = and(lang, items);
    if all.is_empty() { lang.pick("nessuna carta", "no card").to_owned() } else { all }
}

pub(crate) fn points(lang: Lang, n: u8) -> String {
    counted(n, lang, ["punto", "punti"], ["point", "points"])
}

/// Cards in a hand or a pile.
pub(crate) fn so_many_cards(lang: Lang, n: usize) -> String {
    match n {
        0 => lang.pick("nessuna carta", "no cards").to_owned(),
        n => counted(n, lang, ["carta", "carte"], ["card", "cards"]),
    }
}

/// Saints in a Rosa.
pub(crate) fn so_many_saints(lang: Lang, n: usize) -> String {
    counted(n, lang, ["Santo", "Santi"], ["Saint", "Saints"])
}
