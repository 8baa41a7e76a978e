//! What is fixed before the first turn: the switches. [10.1] [10.2] [10.3] [10.4] [10.5]

use std::fmt;
use std::str::FromStr;

use table::{Field, Rules, Trouble, Values, number, words};

words! {
    /// Which powers a turn has. [10.3]
    Powers:
    /// One, declared a turn ahead.
    Declared "declared" "uno, dichiarato il turno prima" "one, declared a turn ahead";
    /// All three, and nothing is declared.
    All "all" "tutti e tre, senza dichiarare" "all three, with nothing declared";
}

words! {
    /// Whether a power is declared before turn 1. [10.1]
    First:
    /// No: turn 1 has no power.
    None "none" "nessuno" "none";
    /// Yes, at the end of the set-up.
    Declared "declared" "dichiarato alla fine della disposizione" "declared after the set-up";
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
    /// The version of the rules.
    pub rules: Rules,
}

impl Setup {
    /// The most turns that a leg may be given. [10.4]
    pub const LONGEST: u16 = 1000;
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            legs: 2,
            cap: 60,
            speed: 2,
            powers: Powers::Declared,
            first: First::None,
            rules: Rules::FIRST,
        }
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        vec![
            Field::new(
                "legs",
                "Le manche dell'incontro: in due ci si scambia i ruoli.",
                "The legs of the match: with two, the roles are swapped.",
                Values::Range(1, 2),
                "2",
            ),
            Field::new(
                "cap",
                "Il limite di turni del Santo Spirito in una manche.",
                "How many turns the Spirit has in a leg.",
                Values::Range(1, i64::from(Self::LONGEST)),
                "60",
            ),
            Field::new(
                "speed",
                "I passi che Valandris può fare in un turno.",
                "How many steps Valandris may make in a turn.",
                Values::Range(1, 2),
                "2",
            ),
            Field::new(
                "powers",
                "Quali poteri ha il Santo Spirito in un turno.",
                "Which powers the Spirit has in a turn.",
                Powers::values(),
                "declared",
            ),
            Field::new(
                "first",
                "Il potere nel primo turno.",
                "The power on the first turn.",
                First::values(),
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
        let Setup { legs, cap, speed, powers, first, rules } = self;
        write!(f, "legs={legs} cap={cap} speed={speed} powers={powers} first={first}{rules}")
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        table::read_fields(text, |setup: &mut Setup, name, value| {
            match name {
                "legs" => setup.legs = number(name, value, 1, 2)?,
                "cap" => setup.cap = number(name, value, 1, Self::LONGEST)?,
                "speed" => setup.speed = number(name, value, 1, 2)?,
                "powers" => setup.powers = Powers::read(name, value)?,
                "first" => setup.first = First::read(name, value)?,
                "rules" => setup.rules = Rules::read::<Setup>(value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}
