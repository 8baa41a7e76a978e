//! Banners, roles, keywords and kinds of cards, as nouns.

use table::grammar::{Noun, counted, so_many};
use table::{Lang, Text};

use crate::card::Banner;
use crate::cards::{Keyword, Role, Sort};

/// Any character.
pub(super) const CHARACTER: Noun =
    Noun::masculine(["personaggio", "personaggi"], ["character", "characters"]);
/// A mercenary.
pub(super) const MERCENARY: Noun = Noun::masculine(["mercenario", "mercenari"], ["mercenary", "mercenaries"]);

impl Banner {
    /// Its name.
    pub fn title(self) -> Text {
        table::texts! { self;
            Banner::Tower => "Torre", "Tower";
            Banner::Wind => "Vento", "Wind";
            Banner::Ember => "Brace", "Ember";
            Banner::Night => "Notte", "Night";
            Banner::Free => "Mercenari", "Mercenaries";
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
        Text::both(|lang| self.noun().one(lang).to_owned())
    }

    pub(super) const fn noun(self) -> Noun {
        match self {
            Role::Foot => Noun::masculine(["fante", "fanti"], ["foot soldier", "foot soldiers"]),
            Role::Bow => Noun::masculine(["arciere", "arcieri"], ["archer", "archers"]),
            Role::Horse => Noun::masculine(["cavaliere", "cavalieri"], ["rider", "riders"]),
            Role::Guard => Noun::feminine(["guardia", "guardie"], ["guard", "guards"]),
            Role::Scout => Noun::masculine(["esploratore", "esploratori"], ["scout", "scouts"]),
            Role::Engine => Noun::feminine(["macchina", "macchine"], ["engine", "engines"]),
            Role::Captain => Noun::masculine(["capitano", "capitani"], ["captain", "captains"]),
        }
    }
}

impl Keyword {
    /// Its name.
    pub fn title(self) -> Text {
        table::texts! { self;
            Keyword::Tireless => "Instancabile", "Tireless";
            Keyword::Swift => "Agile", "Swift";
            Keyword::Peaceful => "Pacifico", "Peaceful";
            Keyword::Fleeting => "Fugace", "Fleeting";
            Keyword::Steadfast => "Saldo", "Steadfast";
            Keyword::Elusive => "Inafferrabile", "Elusive";
            Keyword::Heavy => "Pesante", "Heavy";
            Keyword::Rooted => "Radicato", "Rooted";
        }
    }

    /// What it means.
    pub fn means(self) -> Text {
        table::texts! { self;
            Keyword::Tireless => "non si tappa quando attacca o difende", "attacking and defending do not tap it";
            Keyword::Swift =>
                "non si tappa quando si muove, ma si muove una volta sola per turno",
                "moving does not tap it, but it moves only once a turn";
            Keyword::Peaceful => "non può attaccare", "it cannot attack";
            Keyword::Fleeting => "non può difendere", "it cannot defend";
            Keyword::Steadfast =>
                "difende una città neutrale anche da tappato", "it may defend a neutral city though it is tapped";
            Keyword::Elusive =>
                "le carte dell'avversario non possono sceglierlo", "the opponent's cards cannot choose it";
            Keyword::Heavy => "non si stappa nella fase di recupero", "it does not untap in the untap phase";
            Keyword::Rooted => "nessuno può spostarlo", "nobody can move it";
        }
    }
}

impl Sort {
    /// As a noun; what follows it stands in [`Sort::tail`].
    pub(crate) const fn noun(self) -> Noun {
        match self {
            Sort::Mercenary => MERCENARY,
            Sort::Character | Sort::Recruit => CHARACTER,
            Sort::Captain => Role::Captain.noun(),
            Sort::Effect => Noun::masculine(["effetto", "effetti"], ["effect", "effects"]),
            Sort::Quick => Noun::feminine(["carta Quick", "carte Quick"], ["Quick card", "Quick cards"]),
        }
    }

    pub(crate) fn tail(self, lang: Lang) -> &'static str {
        match self {
            Sort::Recruit => lang.pick(" di livello 2 o inferiore", " of level 2 or less"),
            _ => "",
        }
    }
}

/// 'una carta', 'two cards'.
pub(super) fn cards(n: u8, lang: Lang) -> String {
    so_many(n, lang, ["una carta", "carte"], ["a card", "cards"])
}

/// 'una carta in più', 'two more cards': so many cards more than usual.
pub(super) fn cards_more(n: u8, lang: Lang) -> String {
    so_many(n, lang, ["una carta in più", "carte in più"], ["one more card", "more cards"])
}

/// '2 danni', '2 damage'.
pub(super) fn damage(n: u8, lang: Lang) -> String {
    counted(n, lang, ["danno", "danni"], ["damage", "damage"])
}
