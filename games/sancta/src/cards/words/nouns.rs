//! Numbers, types, kinds and what is counted, as nouns.

use table::{Lang, Text, so_many};

use super::voice::Voice;
use crate::cards::{Count, Kind, Type};

impl Type {
    /// Its name.
    pub fn title(self) -> Text {
        let (it, en) = self.words();
        Text::new(it[0], en[0])
    }

    /// One and several, in both languages.
    fn words(self) -> ([&'static str; 2], [&'static str; 2]) {
        match self {
            Type::Apostle => (["apostolo", "apostoli"], ["apostle", "apostles"]),
            Type::Martyr => (["martire", "martiri"], ["martyr", "martyrs"]),
            Type::Doctor => (["dottore", "dottori"], ["doctor", "doctors"]),
            Type::Monastic => (["monaco", "monaci"], ["monastic", "monastics"]),
            Type::Founder => (["fondatore", "fondatori"], ["founder", "founders"]),
            Type::Ruler => (["sovrano", "sovrani"], ["ruler", "rulers"]),
        }
    }
}

impl Kind {
    /// Its name.
    pub fn title(self) -> Text {
        let (_, it, en) = self.words();
        Text::new(it, en)
    }

    /// In Italian the article too.
    fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Kind::Saint => ("un", "Santo", "Saint"),
            Kind::Beatitude => ("una", "Beatitudine", "Beatitudine"),
            Kind::Advocate => ("un", "Advocatus", "Advocatus"),
            Kind::Trial => ("una", "Prova", "Prova"),
            Kind::Support => ("un", "Supporto", "Supporto"),
        }
    }
}

/// 'un Santo', 'a Saint'.
pub(super) fn a_kind(kind: Kind, lang: Lang) -> String {
    let (article, it, en) = kind.words();
    lang.pick(format!("{article} {it}"), format!("{} {en}", article_of(en)))
}

/// 'un martire', 'a martyr'.
pub(super) fn a_type(kind: Type, lang: Lang) -> String {
    let ([it, _], [en, _]) = kind.words();
    lang.pick(format!("un {it}"), format!("{} {en}", article_of(en)))
}

fn article_of(english: &str) -> &'static str {
    if english.starts_with(['a', 'A']) { "an" } else { "a" }
}

/// 'una carta', 'two cards'.
pub(super) fn cards(n: u8, lang: Lang) -> String {
    so_many(n, lang, ["una carta", "carte"], ["a card", "cards"])
}

/// '1 punto', '2 points'.
pub(super) fn points(n: u8, lang: Lang) -> String {
    let one = lang.pick("punto", "point");
    let many = lang.pick("punti", "points");
    format!("{n} {}", if n == 1 { one } else { many })
}

impl Voice {
    /// One of what is counted: 'Santo nella tua Rosa', 'Saint in your Rosa'.
    pub(super) fn counted(self, what: Count) -> String {
        let lang = self.lang;
        let (nostra, nostro) = (self.own(["tua", "sua"]), self.own(["tuo", "suo"]));
        match what {
            Count::Rosa => self.pick(format!("Santo nella {nostra} Rosa"), format!("Saint in {nostra} Rosa")),
            Count::Santuario => {
                self.pick(format!("Santo nel {nostro} Santuario"), format!("Saint in {nostro} Santuario"))
            }
            Count::Of(kind) => {
                let ([it, _], [en, _]) = kind.words();
                self.pick(
                    format!("{it} fra la {nostra} Rosa e il {nostro} Santuario"),
                    format!("{en} in {nostra} Rosa and Santuario"),
                )
            }
            Count::Facing(kind) => self.pick(
                format!("altro giocatore con {} in Zona Attiva", a_type(kind, lang)),
                format!("other player with {} in the Zona Attiva", a_type(kind, lang)),
            ),
            Count::Supports => self.pick(
                format!("Supporto nella {nostra} Zona Supporti"),
                format!("Supporto in {nostra} Zona Supporti"),
            ),
        }
    }

    /// At least so many of what is counted: 'hai almeno due martiri fra Rosa e Santuario'.
    pub(super) fn has_at_least(self, what: Count, n: u8) -> String {
        let (have, least) = match self.lang {
            Lang::It => (if self.is_of_others() { "ha" } else { "hai" }, "almeno"),
            Lang::En => (if self.is_of_others() { "they have" } else { "you have" }, "at least"),
        };
        let with = |it: [&str; 2], en: [&str; 2], place: (&str, &str)| {
            let place = self.pick(place.0, place.1);
            let (one_it, one_en) = (format!("un {}", it[0]), format!("one {}", en[0]));
            let some = so_many(n, self.lang, [&one_it, it[1]], [&one_en, en[1]]);
            format!("{have} {least} {some} {place}")
        };
        let own = self.own(["", ""]);
        match what {
            Count::Rosa => {
                with(["Santo", "Santi"], ["Saint", "Saints"], ("nella Rosa", &format!("in {own} Rosa")))
            }
            Count::Santuario => with(
                ["Santo", "Santi"],
                ["Saint", "Saints"],
                ("nel Santuario", &format!("in {own} Santuario")),
            ),
            Count::Of(kind) => {
                let (it, en) = kind.words();
                with(it, en, ("fra Rosa e Santuario", &format!("in {own} Rosa and Santuario")))
            }
            Count::Supports => with(
                ["Supporto", "Supporti"],
                ["Supporto", "Supporti"],
                ("nella Zona Supporti", &format!("in {own} Zona Supporti")),
            ),
            Count::Facing(kind) => {
                let kind = a_type(kind, self.lang);
                let others = so_many(
                    n,
                    self.lang,
                    ["un altro giocatore", "altri giocatori"],
                    ["one other player", "other players"],
                );
                let has = match (self.lang, n) {
                    (Lang::It, 1) => "ha",
                    (Lang::It, _) => "hanno",
                    (Lang::En, 1) => "has",
                    (Lang::En, _) => "have",
                };
                self.pick(
                    format!("{least} {others} {has} {kind} in Zona Attiva"),
                    format!("{least} {others} {has} {kind} in the Zona Attiva"),
                )
            }
        }
    }
}
