//! Banners, roles, keywords and kinds of cards, as nouns.

use table::{Lang, Text, so_many};

use crate::card::Banner;
use crate::cards::{Keyword, Role, Sort};

/// A noun in both languages, one and several, with its gender in Italian.
#[derive(Clone, Copy)]
pub(super) struct Noun {
    pub(super) it: [&'static str; 2],
    pub(super) feminine: bool,
    pub(super) en: [&'static str; 2],
}

const fn noun(it: [&'static str; 2], feminine: bool, en: [&'static str; 2]) -> Noun {
    Noun { it, feminine, en }
}

/// Any character.
pub(super) const CHARACTER: Noun = noun(["personaggio", "personaggi"], false, ["character", "characters"]);
/// A mercenary.
pub(super) const MERCENARY: Noun = noun(["mercenario", "mercenari"], false, ["mercenary", "mercenaries"]);

impl Banner {
    /// Its name.
    pub fn title(self) -> Text {
        match self {
            Banner::Tower => Text::new("Torre", "Tower"),
            Banner::Wind => Text::new("Vento", "Wind"),
            Banner::Ember => Text::new("Brace", "Ember"),
            Banner::Night => Text::new("Notte", "Night"),
            Banner::Free => Text::new("Mercenari", "Mercenaries"),
        }
    }

    /// Whose banner a character serves under: Italian after the noun, English before it.
    pub(super) const fn whose(self) -> (&'static str, &'static str) {
        match self {
            Banner::Tower => ("della Torre", "Tower"),
            Banner::Wind => ("del Vento", "Wind"),
            Banner::Ember => ("della Brace", "Ember"),
            Banner::Night => ("della Notte", "Night"),
            Banner::Free => ("di ventura", "mercenary"),
        }
    }
}

impl Role {
    /// Its name.
    pub fn title(self) -> Text {
        let Noun { it, en, .. } = self.noun();
        Text::new(it[0], en[0])
    }

    pub(super) const fn noun(self) -> Noun {
        match self {
            Role::Foot => noun(["fante", "fanti"], false, ["foot soldier", "foot soldiers"]),
            Role::Bow => noun(["arciere", "arcieri"], false, ["archer", "archers"]),
            Role::Horse => noun(["cavaliere", "cavalieri"], false, ["rider", "riders"]),
            Role::Guard => noun(["guardia", "guardie"], true, ["guard", "guards"]),
            Role::Scout => noun(["esploratore", "esploratori"], false, ["scout", "scouts"]),
            Role::Engine => noun(["macchina", "macchine"], true, ["engine", "engines"]),
            Role::Captain => noun(["capitano", "capitani"], false, ["captain", "captains"]),
        }
    }
}

impl Keyword {
    /// Its name.
    pub fn title(self) -> Text {
        let (it, en) = match self {
            Keyword::Tireless => ("Instancabile", "Tireless"),
            Keyword::Swift => ("Agile", "Swift"),
            Keyword::Peaceful => ("Pacifico", "Peaceful"),
            Keyword::Fleeting => ("Fugace", "Fleeting"),
            Keyword::Steadfast => ("Saldo", "Steadfast"),
            Keyword::Elusive => ("Inafferrabile", "Elusive"),
            Keyword::Heavy => ("Pesante", "Heavy"),
            Keyword::Rooted => ("Radicato", "Rooted"),
        };
        Text::new(it, en)
    }

    /// What it means.
    pub fn means(self) -> Text {
        let (it, en) = match self {
            Keyword::Tireless => {
                ("non si tappa quando attacca o difende", "attacking and defending do not tap it")
            }
            Keyword::Swift => (
                "non si tappa quando si muove, ma si muove una volta sola per turno",
                "moving does not tap it, but it moves only once a turn",
            ),
            Keyword::Peaceful => ("non può attaccare", "it cannot attack"),
            Keyword::Fleeting => ("non può difendere", "it cannot defend"),
            Keyword::Steadfast => (
                "difende una città neutrale anche da tappato",
                "it may defend a neutral city though it is tapped",
            ),
            Keyword::Elusive => {
                ("le carte dell'avversario non possono sceglierlo", "the opponent's cards cannot choose it")
            }
            Keyword::Heavy => {
                ("non si stappa nella fase di recupero", "it does not untap in the untap phase")
            }
            Keyword::Rooted => ("nessuno può spostarlo", "nobody can move it"),
        };
        Text::new(it, en)
    }
}

impl Sort {
    /// As a noun; what follows it stands in [`Sort::tail`].
    pub(super) const fn noun(self) -> Noun {
        match self {
            Sort::Mercenary => MERCENARY,
            Sort::Character | Sort::Recruit => CHARACTER,
            Sort::Captain => Role::Captain.noun(),
            Sort::Effect => noun(["effetto", "effetti"], false, ["effect", "effects"]),
            Sort::Quick => noun(["carta Quick", "carte Quick"], true, ["Quick card", "Quick cards"]),
        }
    }

    pub(super) fn tail(self, lang: Lang) -> &'static str {
        match self {
            Sort::Recruit => lang.pick(" di livello 2 o inferiore", " of level 2 or less"),
            _ => "",
        }
    }
}

/// 'a' or 'an'.
pub(super) fn article_of(english: &str) -> &'static str {
    if english.starts_with(['a', 'e', 'i', 'o', 'u', 'E']) { "an" } else { "a" }
}

/// 'una carta', 'two cards'.
pub(super) fn cards(n: u8, lang: Lang) -> String {
    so_many(n, lang, ["una carta", "carte"], ["a card", "cards"])
}

/// 'one card fewer', 'two more cards': so many cards more or fewer than usual, Italian with its own word after.
pub(super) fn cards_more(n: u8, lang: Lang) -> String {
    lang.pick(
        format!("{} in più", cards(n, Lang::It)),
        so_many(n, Lang::En, ["", ""], ["one more card", "more cards"]),
    )
}

/// '2 danni', '2 damage'.
pub(super) fn damage(n: u8, lang: Lang) -> String {
    match (lang, n) {
        (Lang::It, 1) => "1 danno".to_owned(),
        (Lang::It, _) => format!("{n} danni"),
        (Lang::En, _) => format!("{n} damage"),
    }
}
