//! Numbers, types and kinds, as nouns.

use table::grammar::{Noun, counted, so_many};
use table::{Lang, Text};

use crate::cards::{Kind, Type};

impl Type {
    /// Its name.
    pub fn title(self) -> Text {
        Text::both(|lang| self.noun().one(lang).to_owned())
    }

    /// As a noun.
    pub(super) const fn noun(self) -> Noun {
        match self {
            Type::Apostle => Noun::masculine(["apostolo", "apostoli"], ["apostle", "apostles"]),
            Type::Martyr => Noun::masculine(["martire", "martiri"], ["martyr", "martyrs"]),
            Type::Doctor => Noun::masculine(["dottore", "dottori"], ["doctor", "doctors"]),
            Type::Monastic => Noun::masculine(["monaco", "monaci"], ["monastic", "monastics"]),
            Type::Founder => Noun::masculine(["fondatore", "fondatori"], ["founder", "founders"]),
            Type::Ruler => Noun::masculine(["sovrano", "sovrani"], ["ruler", "rulers"]),
        }
    }
}

impl Kind {
    /// Its name.
    pub fn title(self) -> Text {
        Text::both(|lang| self.noun().one(lang).to_owned())
    }

    /// As a noun.
    pub(crate) const fn noun(self) -> Noun {
        match self {
            Kind::Saint => Noun::masculine(["Santo", "Santi"], ["Saint", "Saints"]),
            Kind::Beatitude => Noun::feminine(["Beatitudine", "Beatitudini"], ["Beatitudine", "Beatitudini"]),
            Kind::Advocate => Noun::masculine(["Advocatus", "Advocati"], ["Advocatus", "Advocati"]),
            Kind::Trial => Noun::feminine(["Prova", "Prove"], ["Prova", "Prove"]),
            Kind::Support => Noun::masculine(["Supporto", "Supporti"], ["Supporto", "Supporti"]),
        }
    }
}

/// 'una carta', 'two cards'.
pub(super) fn cards(n: u8, lang: Lang) -> String {
    so_many(n, lang, ["una carta", "carte"], ["a card", "cards"])
}

/// '1 punto', '2 points'.
pub(super) fn points(n: u8, lang: Lang) -> String {
    counted(n, lang, ["punto", "punti"], ["point", "points"])
}

/// The same beside others: '2 punti in più', '2 more points'.
pub(super) fn more_points(n: u8, lang: Lang) -> String {
    counted(n, lang, ["punto in più", "punti in più"], ["more point", "more points"])
}

/// The same of cards: 'una carta in più', 'two more cards'.
pub(super) fn more_cards(n: u8, lang: Lang) -> String {
    so_many(n, lang, ["una carta in più", "carte in più"], ["one more card", "more cards"])
}
