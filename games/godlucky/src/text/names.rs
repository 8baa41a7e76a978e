//! Who and what is spoken of: gods, cards, spaces, points.

use table::grammar::and;
pub(crate) use table::grammar::quoted;
use table::{Lang, Seat, Seats, say};

use crate::open::SEATS;
use crate::{Card, CardSet, Cards, Deck, Event, Face, Kind, Open, Points, Portal, Side, Spot, View};

/// Those who are spoken of, in one language.
pub(crate) struct Cast {
    /// The language.
    pub(crate) lang: Lang,
    /// What is printed.
    pub(crate) set: &'static CardSet,
    gods: [Option<u8>; SEATS],
}

impl Cast {
    pub(crate) fn of_event(event: &Event, lang: Lang) -> Self {
        Cast { lang, set: event.cards.cards(), gods: event.gods }
    }

    pub(crate) fn of(view: &View, lang: Lang) -> Self {
        Cast::of_open(&view.open, lang)
    }

    pub(crate) fn of_open(open: &Open, lang: Lang) -> Self {
        let mut gods = [None; SEATS];
        for (god, place) in gods.iter_mut().zip(&open.places) {
            *god = place.god;
        }
        Cast { lang, set: open.setup.cards.cards(), gods }
    }

    /// A seat by its god's name, or by its number before the choice.
    pub(crate) fn who(&self, seat: Seat) -> String {
        let god = self.gods.get(seat.index()).copied().flatten();
        god.map_or_else(|| self.place(seat), |god| self.god(god))
    }

    /// A seat by its number.
    pub(crate) fn place(&self, seat: Seat) -> String {
        let n = seat.index() + 1;
        say!(self.lang, "Posto {n}", "Seat {n}")
    }

    /// 'Morphyss'', 'Nirvanello's': English only.
    pub(crate) fn whose(&self, seat: Seat) -> String {
        let who = self.who(seat);
        let end = if who.ends_with('s') { "'" } else { "'s" };
        format!("{who}{end}")
    }

    /// An opponent in a fight, in the middle of a sentence.
    pub(crate) fn foe(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| say!(self.lang, "il Folle Etto", "the Folle Etto"), |seat| self.who(seat))
    }

    /// The one whose die it is: 'di Morphyss', 'of Morphyss'.
    pub(crate) fn of_foe(&self, seat: Option<Seat>) -> String {
        match seat {
            None => say!(self.lang, "del Folle Etto", "of the Folle Etto"),
            Some(seat) => {
                let who = self.who(seat);
                say!(self.lang, "di {who}", "of {who}")
            }
        }
    }

    /// Several seats: 'Morphyss e Nirvanello'.
    pub(crate) fn all(&self, seats: Seats) -> String {
        joined(self.lang, seats.iter().map(|seat| self.who(seat)))
    }

    pub(crate) fn god(&self, god: u8) -> String {
        let n = god + 1;
        let found = self.set.gods.get(usize::from(god)).map(|god| god.name.clone());
        found.unwrap_or_else(|| say!(self.lang, "Personaggio {n}", "Character {n}"))
    }

    /// The side of a seat's god.
    pub(crate) fn side(&self, seat: Seat) -> Option<Side> {
        let god = self.gods.get(seat.index()).copied().flatten()?;
        self.set.gods.get(usize::from(god)).map(|god| god.side)
    }

    /// The name of a seat's ability.
    pub(crate) fn ability(&self, seat: Seat) -> Option<String> {
        let god = self.gods.get(seat.index()).copied().flatten()?;
        self.set.gods.get(usize::from(god)).map(|god| god.ability.get(self.lang).to_owned())
    }

    /// A card's title, bare; a number that the set does not have is named all the same.
    pub(crate) fn title(&self, card: Card) -> String {
        match self.set.all_objects().or(self.set.all_miracles()).has(card) {
            true => self.set.title(card).get(self.lang).to_owned(),
            false => say!(self.lang, "carta {card}", "card {card}"),
        }
    }

    /// A card's title within a sentence.
    pub(crate) fn card(&self, card: Card) -> String {
        quoted(self.lang, &self.title(card))
    }

    /// Several cards within a sentence.
    pub(crate) fn cards(&self, cards: Cards) -> String {
        joined(self.lang, cards.iter().map(|card| self.card(card)))
    }

    /// The name of a card of the board, bare.
    pub(crate) fn space(&self, number: u8) -> String {
        let n = number + 1;
        let found = self.set.board.get(usize::from(number)).map(|space| space.name.get(self.lang).to_owned());
        found.unwrap_or_else(|| say!(self.lang, "carta plancia {n}", "board card {n}"))
    }

    /// The name of a card of the board within a sentence.
    pub(crate) fn the_space(&self, number: u8) -> String {
        quoted(self.lang, &self.space(number))
    }

    /// A place of the path with the card that lies there: 'casella 7, «Nome»'.
    pub(crate) fn at(&self, open: &Open, at: u8) -> String {
        let n = at + 1;
        match open.board.get(usize::from(at)) {
            Some(number) => {
                let name = self.the_space(*number);
                say!(self.lang, "casella {n}, {name}", "space {n}, {name}")
            }
            None => say!(self.lang, "casella {n}", "space {n}"),
        }
    }

    /// Where a pawn stands.
    pub(crate) fn spot(&self, open: &Open, spot: Spot) -> String {
        match spot {
            Spot::Board(at) => self.at(open, at),
            Spot::Portal(portal, step) => {
                let name = quoted(self.lang, self.set.step(portal, step).name.get(self.lang));
                let of = portal_of(self.lang, portal);
                say!(self.lang, "casella {step} {of}, {name}", "space {step} {of}, {name}")
            }
        }
    }

    pub(crate) fn event(&self, number: u8) -> String {
        let n = number + 1;
        let found =
            self.set.events.get(usize::from(number)).map(|event| event.name.get(self.lang).to_owned());
        found.unwrap_or_else(|| say!(self.lang, "evento {n}", "event {n}"))
    }

    pub(crate) fn points(&self, points: Points) -> &'static str {
        points.name(self.lang)
    }

    pub(crate) fn face(&self, face: Face) -> &'static str {
        match face {
            Face::Heads => self.lang.pick("testa", "heads"),
            Face::Tails => self.lang.pick("croce", "tails"),
        }
    }

    /// A card by its back, with the article.
    pub(crate) fn back(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Object => self.lang.pick("un oggetto", "an object"),
            Kind::Sacred => self.lang.pick("un oggetto sacro", "a sacred object"),
            Kind::Miracle => self.lang.pick("un miracolo", "a miracle"),
        }
    }

    /// What is drawn from a pile, with the article.
    pub(crate) fn deck(&self, deck: Deck) -> &'static str {
        match deck {
            Deck::Object => self.lang.pick("un oggetto", "an object"),
            Deck::Miracle => self.lang.pick("un miracolo", "a miracle"),
            Deck::Event => self.lang.pick("un evento", "an event"),
        }
    }
}

/// 'a, b e c', or none.
pub(crate) fn joined(lang: Lang, items: impl Iterator<Item = String>) -> String {
    let all = and(lang, items);
    if all.is_empty() { lang.pick("nessuno", "none").to_owned() } else { all }
}

/// What somebody brings into a fight: '6 Fede', '8 follia'.
pub(crate) fn foe_strength(open: &Open, seat: Seat, lang: Lang) -> Option<String> {
    let place = open.places.get(seat.index())?;
    Some(match place.mad {
        true => say!(lang, "8 punti follia", "8 madness"),
        false => faith(lang, open.shown(seat, Points::Faith)),
    })
}

pub(crate) fn faith(lang: Lang, n: u8) -> String {
    say!(lang, "{n} Fede", "{n} Faith")
}

pub(crate) fn corruption(lang: Lang, n: u8) -> String {
    say!(lang, "{n} Corruzione", "{n} Corruption")
}

/// 'in Paradiso'.
pub(crate) fn portal_in(lang: Lang, portal: Portal) -> &'static str {
    match portal {
        Portal::Heaven => lang.pick("in Paradiso", "in Heaven"),
        Portal::Hell => lang.pick("all'Inferno", "in Hell"),
    }
}

/// Where to: 'in Paradiso', 'to Heaven'.
pub(crate) fn portal_to(lang: Lang, portal: Portal) -> &'static str {
    match portal {
        Portal::Heaven => lang.pick("in Paradiso", "to Heaven"),
        Portal::Hell => lang.pick("all'Inferno", "to Hell"),
    }
}

/// 'del Paradiso'.
pub(crate) fn portal_of(lang: Lang, portal: Portal) -> &'static str {
    match portal {
        Portal::Heaven => lang.pick("del Paradiso", "of Heaven"),
        Portal::Hell => lang.pick("dell'Inferno", "of Hell"),
    }
}
