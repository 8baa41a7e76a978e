//! The names of things.

use table::Text;

use crate::card::{Family, Religion};
use crate::cards::{Evil, Keyword, Type};

impl Family {
    /// Its name.
    pub fn title(self) -> Text {
        match self {
            Family::Prophet => Text::new("Profeta", "Prophet"),
            Family::Cult(religion) => {
                let Text { it, en } = religion.title();
                Text::new(format!("Culto {it}"), format!("{en} Cult"))
            }
            Family::Relic => Text::new("Reliquia", "Relic"),
            Family::Divine => Text::new("Intervento Divino", "Divine Intervention"),
        }
    }

    /// The letter of its cards.
    pub fn letter(self) -> char {
        match self {
            Family::Prophet => 'p',
            Family::Cult(Religion::Christian) => 'c',
            Family::Cult(Religion::Islamic) => 'i',
            Family::Cult(Religion::Jewish) => 'j',
            Family::Cult(Religion::Buddhist) => 'b',
            Family::Relic => 'r',
            Family::Divine => 'd',
        }
    }
}

impl Religion {
    /// Its name, as an adjective.
    pub fn title(self) -> Text {
        let en = match self {
            Religion::Christian => "Christian",
            Religion::Islamic => "Islamic",
            Religion::Jewish => "Jewish",
            Religion::Buddhist => "Buddhist",
        };
        Text::new(self.adjective(false, false), en)
    }

    /// Its Italian adjective, of what is feminine or of several.
    pub(super) fn adjective(self, feminine: bool, several: bool) -> String {
        let (stem, ends) = match self {
            Religion::Christian => ("cristian", ["o", "a", "i", "e"]),
            Religion::Islamic => ("islamic", ["o", "a", "i", "he"]),
            Religion::Jewish => ("ebraic", ["o", "a", "i", "he"]),
            Religion::Buddhist => ("buddhist", ["a", "a", "i", "e"]),
        };
        format!("{stem}{}", ends[usize::from(feminine) + 2 * usize::from(several)])
    }
}

impl Type {
    /// Its name.
    pub fn title(self) -> Text {
        let ([it, _], [en, _]) = self.nouns();
        Text::new(it, en)
    }

    /// Cards of it, one and several, Italian first.
    pub(crate) const fn nouns(self) -> ([&'static str; 2], [&'static str; 2]) {
        match self {
            Type::Mystery => (["Mistero", "Misteri"], ["Mystery", "Mysteries"]),
            Type::Faithful => (["Fedeli", "Fedeli"], ["Faithful", "Faithful"]),
            Type::Scripture => (["Scrittura", "Scritture"], ["Scripture", "Scriptures"]),
            Type::Rite => (["Rito", "Riti"], ["Rite", "Rites"]),
        }
    }

    /// Italian, after 'immune'.
    pub(crate) const fn to(self) -> &'static str {
        match self {
            Type::Mystery => "ai Misteri",
            Type::Faithful => "ai Fedeli",
            Type::Scripture => "alle Scritture",
            Type::Rite => "ai Riti",
        }
    }

    /// Italian, after 'contro'.
    pub(crate) const fn against(self) -> &'static str {
        match self {
            Type::Mystery => "i Misteri",
            Type::Faithful => "i Fedeli",
            Type::Scripture => "le Scritture",
            Type::Rite => "i Riti",
        }
    }
}

impl Keyword {
    /// Its name, as it is printed.
    pub fn title(self) -> Text {
        Text::same(match self {
            Keyword::Rivelata => "Rivelata",
            Keyword::Veloce => "Veloce",
            Keyword::Lenta => "Lenta",
            Keyword::Globale => "Globale",
            Keyword::Protezione => "Protezione",
            Keyword::Ardua => "Ardua",
        })
    }

    /// What it means.
    pub fn means(self) -> Text {
        table::texts! { self;
            Keyword::Rivelata => "entra in campo scoperta", "it lies face up from the beginning";
            Keyword::Veloce =>
                "fra gli ordini III si risolve per prima, qualunque sia il Fervore",
                "among orders III it comes first, whatever the Fervour";
            Keyword::Lenta =>
                "fra gli ordini III si risolve per ultima, qualunque sia il Fervore",
                "among orders III it comes last, whatever the Fervour";
            Keyword::Globale =>
                "ciò che fa al Profeta rivale lo fa a tutti quelli rivelati, anche in retroguardia",
                "what it does to the rival Prophet it does to all revealed ones, in the rearguard too";
            Keyword::Protezione =>
                "annulla i danni che il suo Profeta riceve in questo turno, prima e dopo",
                "it cancels the damage that its Prophet takes this turn, before and after";
            Keyword::Ardua =>
                "dopo averla usata, nel turno seguente non usi carte Ardua",
                "after using it you use no Ardua card in the following turn";
        }
    }
}

impl Evil {
    /// Its name, as it is printed.
    pub fn title(self) -> Text {
        Text::same(match self {
            Evil::Crisi => "Crisi Mistica",
            Evil::Fanatismo => "Fanatismo",
            Evil::Isteria => "Isteria",
            Evil::Struggimento => "Struggimento",
        })
    }

    /// What it means.
    pub fn means(self) -> Text {
        table::texts! { self;
            Evil::Crisi => "10 danni all'inizio di ogni turno da attivo", "10 damage at the start of every turn while active";
            Evil::Fanatismo =>
                "niente Convocazione e niente Intervento Divino", "neither Convocazione nor Intervento Divino";
            Evil::Isteria =>
                "il suo ordine si sceglie e si mostra prima degli altri", "its order is chosen and shown before the others";
            Evil::Struggimento =>
                "una sua carta Culto, scelta da chi lo controlla, è fuori dal gioco",
                "one of its Cult cards, chosen by its owner, is out of the game";
        }
    }
}
