//! Who and what is spoken of: seats, cards, points.
//!
//! Saints are men and women: whatever is said of them bears no gender, and neither does what is said of seats.

use table::{Lang, Seat, Seats};

use crate::cards::Kind;
use crate::text::say;
use crate::{Card, CardSet, Cards, Event, View};

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
        Cast { lang, set: view.open.setup.cards.cards() }
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
        joined(
            self.lang,
            seats.iter().map(|seat| {
                let n = number(seat);
                say!(self.lang, "il posto {n}", "Seat {n}")
            }),
        )
    }

    /// A kind of card, bare.
    pub(crate) fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Saint => self.lang.pick("Santo", "Saint"),
            Kind::Beatitude => "Beatitudine",
            Kind::Advocate => "Advocatus Diaboli",
            Kind::Trial => "Prova",
            Kind::Support => "Supporto",
        }
    }

    /// A kind of card with its article.
    pub(crate) fn a_kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Saint => self.lang.pick("un Santo", "a Saint"),
            Kind::Beatitude => self.lang.pick("una Beatitudine", "a Beatitudine"),
            Kind::Advocate => self.lang.pick("un Advocatus Diaboli", "an Advocatus Diaboli"),
            Kind::Trial => self.lang.pick("una Prova", "a Prova"),
            Kind::Support => self.lang.pick("un Supporto", "a Supporto"),
        }
    }
}

/// A name within a sentence.
pub(crate) fn quoted(lang: Lang, name: &str) -> String {
    say!(lang, "«{name}»", "“{name}”")
}

/// 'a, b e c'.
pub(crate) fn joined(lang: Lang, items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items.as_slice() {
        [] => lang.pick("nessuna carta", "no card").to_owned(),
        [one] => one.clone(),
        [some @ .., last] => {
            let some = some.join(", ");
            let e = if last.starts_with(['E', 'e']) { "ed" } else { "e" };
            say!(lang, "{some} {e} {last}", "{some} and {last}")
        }
    }
}

/// 'a, b o c'.
pub(crate) fn or(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => {
            let some = some.join(", ");
            say!(lang, "{some} o {last}", "{some} or {last}")
        }
    }
}

pub(crate) fn points(lang: Lang, n: u8) -> String {
    match n {
        1 => say!(lang, "1 punto", "1 point"),
        _ => say!(lang, "{n} punti", "{n} points"),
    }
}

/// Cards in a hand or a pile.
pub(crate) fn so_many_cards(lang: Lang, n: usize) -> String {
    match n {
        0 => say!(lang, "nessuna carta", "no cards"),
        1 => say!(lang, "1 carta", "1 card"),
        _ => say!(lang, "{n} carte", "{n} cards"),
    }
}

/// Saints in a Rosa.
pub(crate) fn so_many_saints(lang: Lang, n: usize) -> String {
    match n {
        1 => say!(lang, "1 Santo", "1 Saint"),
        _ => say!(lang, "{n} Santi", "{n} Saints"),
    }
}
