//! What is fixed before the first turn: seats, mode and the switches.

use std::fmt;
use std::str::FromStr;

use table::{Field, Text, Trouble, Values};

use crate::Set;

/// Words that may stand in a field, each with its meaning.
macro_rules! words {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $variant:ident $word:literal $it:literal $en:literal;)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];

            /// As it stands in a setup.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }

            fn values() -> Values {
                Values::Words(vec![$(($word, Text::new($it, $en))),+])
            }

            fn read(name: &str, value: &str) -> Result<Self, Trouble> {
                Self::ALL.iter().copied().find(|it| it.word() == value).ok_or_else(|| {
                    let known: Vec<&str> = Self::ALL.iter().map(|it| it.word()).collect();
                    let (it, en) = (known.join(" oppure "), known.join(" or "));
                    Trouble::say(
                        format!("«{name}={value}»: {name} è {it}"),
                        format!("'{name}={value}': {name} is {en}"),
                    )
                })
            }
        }
    };
}

words! {
    /// The game's mode.
    Mode:
    /// As the rulebook begins.
    Classic "classic" "come da regolamento" "as the rulebook has it";
    /// Folle accelerato.
    Accelerated "accelerated" "Folle accelerato: una volta per turno si cambia il proprio dado per un punto Corruzione"
        "Folle accelerato: once per turn one's own die is changed for a point of Corruption";
}

words! {
    /// In which phases one may go back instead of resolving a card.
    Back:
    /// In both.
    Both "both" "in entrambe le fasi" "in both phases";
    /// In the first only.
    First "first" "solo nella prima fase" "in the first phase only";
}

words! {
    /// What may be used in the first phase.
    Early:
    /// Ordinary objects.
    Objects "objects" "gli oggetti comuni" "ordinary objects";
    /// Nothing.
    Nothing "none" "nessuna carta" "no card";
}

words! {
    /// What changing one's die means in Folle accelerato.
    Change:
    /// A face of one's choice.
    Choose "choose" "si sceglie la faccia" "the face is chosen";
    /// Another roll.
    Reroll "reroll" "si ritira il dado" "the die is rolled again";
}

words! {
    /// When the mad choose their direction.
    Direction:
    /// Knowing the roll.
    After "after" "dopo il tiro" "after the roll";
    /// Before it.
    Before "before" "prima del tiro" "before the roll";
}

/// Everything that is fixed before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// 2 to 6 [17.3].
    pub seats: u8,
    /// Classic or accelerated [17.4].
    pub mode: Mode,
    /// The cap: so many turns for each seat, 10 to 200 [17.5].
    pub rounds: u16,
    /// Going back instead of resolving [17.6].
    pub back: Back,
    /// Cards in the first phase [17.7].
    pub early: Early,
    /// Changing a die in the accelerated mode [17.8].
    pub change: Change,
    /// The direction of the mad [17.9].
    pub mad: Direction,
    /// The cards [17.10].
    pub cards: Set,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: 4,
            mode: Mode::Classic,
            rounds: 60,
            back: Back::Both,
            early: Early::Objects,
            change: Change::Choose,
            mad: Direction::After,
            cards: Set::of_the_box(),
        }
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        let field = |name, it: &str, en: &str, values, default: &str| Field {
            name,
            about: Text::new(it, en),
            values,
            default: default.to_owned(),
        };
        vec![
            field(
                "seats",
                "Quanti siedono al tavolo.",
                "How many sit at the table.",
                Values::Range(2, 6),
                "4",
            ),
            field("mode", "La modalità di gioco.", "The mode of the game.", Mode::values(), "classic"),
            field(
                "rounds",
                "Il limite di giri: poi vince chi ha più Fede.",
                "The cap of rounds: then the most Faith wins.",
                Values::Range(10, 200),
                "60",
            ),
            field(
                "back",
                "Quando si può tornare indietro invece di risolvere una carta.",
                "When one may go back instead of resolving a card.",
                Back::values(),
                "both",
            ),
            field(
                "early",
                "Che cosa si può usare nella prima fase.",
                "What may be used in the first phase.",
                Early::values(),
                "objects",
            ),
            field(
                "change",
                "Come si cambia il dado nel Folle accelerato.",
                "How a die is changed in Folle accelerato.",
                Change::values(),
                "choose",
            ),
            field(
                "mad",
                "Quando i folli scelgono la direzione.",
                "When the mad choose their direction.",
                Direction::values(),
                "after",
            ),
            field("cards", "Il mazzo di carte.", "The set of cards.", sets(), "box"),
        ]
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn cards(&self) -> String {
        self.cards.hash().to_owned()
    }
}

/// The sets of cards that can be played with.
fn sets() -> Values {
    let all = std::iter::once(Set::of_the_box()).chain(Set::learnt());
    // Two files may carry the same name: the beginning of the hash tells them apart.
    let says = |set: Set| {
        let name = &set.cards().name;
        match set.name() {
            "box" => name.clone(),
            hash => {
                Text::new(format!("{} ({})", name.it, &hash[..4]), format!("{} ({})", name.en, &hash[..4]))
            }
        }
    };
    Values::Words(all.map(|set| (set.name(), says(set))).collect())
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { seats, mode, rounds, back, early, change, mad, cards } = self;
        write!(
            f,
            "seats={seats} mode={} rounds={rounds} back={} early={} change={} mad={} cards={cards}",
            mode.word(),
            back.word(),
            early.word(),
            change.word(),
            mad.word()
        )
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut setup = Setup::default();
        let mut given: Vec<&str> = Vec::new();
        for part in text.split_whitespace() {
            let (name, value) = part.split_once('=').ok_or_else(|| no_field(part))?;
            if given.contains(&name) {
                return Err(Trouble::say(
                    format!("il campo «{name}» è dato due volte: ne basta una"),
                    format!("the field '{name}' is given twice: once is enough"),
                ));
            }
            given.push(name);
            match name {
                "seats" => setup.seats = number(name, value, 2, 6)? as u8,
                "mode" => setup.mode = Mode::read(name, value)?,
                "rounds" => setup.rounds = number(name, value, 10, 200)?,
                "back" => setup.back = Back::read(name, value)?,
                "early" => setup.early = Early::read(name, value)?,
                "change" => setup.change = Change::read(name, value)?,
                "mad" => setup.mad = Direction::read(name, value)?,
                "cards" => setup.cards = value.parse()?,
                _ => return Err(no_field(part)),
            }
        }
        Ok(setup)
    }
}

fn number(name: &str, value: &str, least: u16, most: u16) -> Result<u16, Trouble> {
    let digits = value.bytes().all(|b| b.is_ascii_digit());
    value.parse().ok().filter(|n| digits && (least..=most).contains(n)).ok_or_else(|| {
        Trouble::say(
            format!("«{name}={value}»: {name} è un numero da {least} a {most}"),
            format!("'{name}={value}': {name} is a number from {least} to {most}"),
        )
    })
}

fn no_field(part: &str) -> Trouble {
    const FIELDS: &str = "seats=, mode=, rounds=, back=, early=, change=, mad=, cards=";
    Trouble::say(
        format!("«{part}» non è un campo: i campi sono {FIELDS}"),
        format!("'{part}' is no field: the fields are {FIELDS}"),
    )
}
