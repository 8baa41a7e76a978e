//! What is fixed before the first turn: the switches. [10.1] [10.2] [10.3] [10.4] [10.5]

use std::fmt;
use std::str::FromStr;

use table::{Field, Text, Trouble, Values};

/// Which powers a turn has. [10.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Powers {
    /// One, declared a turn ahead.
    Declared,
    /// All three, and nothing is declared.
    All,
}

/// Whether a power is declared before turn 1. [10.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// No: turn 1 has no power.
    None,
    /// Yes, at the end of the set-up.
    Declared,
}

/// The switches of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Legs of the match, 1 or 2. [10.5]
    pub legs: u8,
    /// Turns of the Spirit in a leg, 1 to 1000. [10.4]
    pub cap: u16,
    /// Steps of Valandris in a turn, 1 or 2. [10.2]
    pub speed: u8,
    /// [10.3]
    pub powers: Powers,
    /// [10.1]
    pub first: First,
}

impl Setup {
    /// The most turns that a leg may be given. [10.4]
    pub const LONGEST: u16 = 1000;
}

impl Default for Setup {
    fn default() -> Self {
        Setup { legs: 2, cap: 60, speed: 2, powers: Powers::Declared, first: First::None }
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
                "legs",
                "Le manche dell'incontro: in due ci si scambia i ruoli.",
                "The legs of the match: with two, the roles are swapped.",
                Values::Range(1, 2),
                "2",
            ),
            field(
                "cap",
                "Il limite di turni del Santo Spirito in una manche.",
                "How many turns the Spirit has in a leg.",
                Values::Range(1, i64::from(Self::LONGEST)),
                "60",
            ),
            field(
                "speed",
                "I passi che Valandris può fare in un turno.",
                "How many steps Valandris may make in a turn.",
                Values::Range(1, 2),
                "2",
            ),
            field(
                "powers",
                "Quali poteri ha il Santo Spirito in un turno.",
                "Which powers the Spirit has in a turn.",
                Values::Words(vec![
                    ("declared", Text::new("uno, dichiarato il turno prima", "one, declared a turn ahead")),
                    ("all", Text::new("tutti e tre, senza dichiarare", "all three, with nothing declared")),
                ]),
                "declared",
            ),
            field(
                "first",
                "Il potere nel primo turno.",
                "The power on the first turn.",
                Values::Words(vec![
                    ("none", Text::new("nessuno", "none")),
                    (
                        "declared",
                        Text::new("dichiarato alla fine della disposizione", "declared after the set-up"),
                    ),
                ]),
                "none",
            ),
        ]
    }

    fn seats(&self) -> usize {
        2
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { legs, cap, speed, powers, first } = self;
        write!(f, "legs={legs} cap={cap} speed={speed} powers={powers} first={first}")
    }
}

impl fmt::Display for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Powers::Declared => "declared",
            Powers::All => "all",
        })
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            First::None => "none",
            First::Declared => "declared",
        })
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
                "legs" => setup.legs = number(name, value, 2)? as u8,
                "cap" => setup.cap = number(name, value, Self::LONGEST)?,
                "speed" => setup.speed = number(name, value, 2)? as u8,
                "powers" => setup.powers = word(name, value, [Powers::Declared, Powers::All])?,
                "first" => setup.first = word(name, value, [First::None, First::Declared])?,
                _ => return Err(no_field(part)),
            }
        }
        Ok(setup)
    }
}

fn number(name: &str, value: &str, most: u16) -> Result<u16, Trouble> {
    let digits = value.bytes().all(|b| b.is_ascii_digit());
    value.parse().ok().filter(|n| digits && (1..=most).contains(n)).ok_or_else(|| {
        Trouble::say(
            format!("«{name}={value}»: {name} è un numero da 1 a {most}"),
            format!("'{name}={value}': {name} is a number from 1 to {most}"),
        )
    })
}

fn word<T: fmt::Display>(name: &str, value: &str, words: [T; 2]) -> Result<T, Trouble> {
    let [first, second] = &words;
    let trouble = Trouble::say(
        format!("«{name}={value}»: {name} è {first} oppure {second}"),
        format!("'{name}={value}': {name} is {first} or {second}"),
    );
    words.into_iter().find(|word| word.to_string() == value).ok_or(trouble)
}

fn no_field(part: &str) -> Trouble {
    Trouble::say(
        format!("«{part}» non è un campo: i campi sono legs=, cap=, speed=, powers=, first="),
        format!("'{part}' is no field: the fields are legs=, cap=, speed=, powers=, first="),
    )
}
