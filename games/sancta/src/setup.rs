//! What is fixed before the first turn: seats and the switches.

use std::fmt;
use std::str::FromStr;

use table::{Field, Rules, Trouble, Values, number, words};

use crate::Cards;
use crate::cards::Set;

words! {
    /// What the first seat's first turn begins with.
    Opening:
    /// Two cards, like every turn.
    Draw "draw" "pesca due carte, come in ogni turno" "draws two cards, as in every turn";
    /// No card.
    Wait "wait" "non pesca" "draws nothing";
}

/// Everything that is fixed before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// 2 to 6 [17.1].
    pub seats: u8,
    /// How many Saints win at a table of four, 3 or 4 [17.2].
    pub four: u8,
    /// Does the first to play draw at once? [17.3]
    pub opening: Opening,
    /// After so many rounds the game ends, 10 to 200 [17.4].
    pub rounds: u16,
    /// After so many rounds without a point the game ends, 3 to 50 [17.5].
    pub stall: u16,
    /// The cards [17.6], each of which says where it comes from [1.5].
    pub cards: Set,
    /// The version of the rules.
    pub rules: Rules,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: 4,
            four: 4,
            opening: Opening::Draw,
            rounds: 40,
            stall: 10,
            cards: Set::first(),
            rules: Rules::FIRST,
        }
    }
}

impl Setup {
    /// How many Saints in the Rosa win [1.1].
    pub fn goal(&self) -> usize {
        match self.seats {
            0..=2 => 5,
            3 => 4,
            4 => usize::from(self.four),
            _ => 3,
        }
    }

    /// All cards that are played with: those for a sixth seat only with six [1.4].
    pub fn deck(&self) -> Cards {
        let all = self.cards.all();
        if self.seats == 6 { all } else { all.less(self.cards.sixth) }
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        vec![
            Field::new(
                "seats",
                "Quanti siedono al tavolo.",
                "How many sit at the table.",
                Values::Range(2, 6),
                "4",
            ),
            Field::new(
                "four",
                "Quanti Santi nella Rosa vincono in quattro.",
                "How many Saints in the Rosa win at a table of four.",
                Values::Range(3, 4),
                "4",
            ),
            Field::new(
                "opening",
                "Il primo turno di chi comincia.",
                "The first turn of whoever begins.",
                Opening::values(),
                "draw",
            ),
            Field::new(
                "rounds",
                "Il limite di giri: poi vince chi ha più Santi nella Rosa.",
                "The cap of rounds: then the most Saints in the Rosa win.",
                Values::Range(10, 200),
                "40",
            ),
            Field::new(
                "stall",
                "Dopo quanti giri senza un punto la partita finisce.",
                "After how many rounds without a point the game ends.",
                Values::Range(3, 50),
                "10",
            ),
            Set::field(),
        ]
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn cards(&self) -> String {
        self.cards.hash().to_owned()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { seats, four, opening, rounds, stall, cards, rules } = self;
        write!(
            f,
            "seats={seats} four={four} opening={opening} rounds={rounds} stall={stall} cards={cards}{rules}"
        )
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        table::read_fields(text, |setup: &mut Setup, name, value| {
            match name {
                "seats" => setup.seats = number(name, value, 2, 6)?,
                "four" => setup.four = number(name, value, 3, 4)?,
                "opening" => setup.opening = Opening::read(name, value)?,
                "rounds" => setup.rounds = number(name, value, 10, 200)?,
                "stall" => setup.stall = number(name, value, 3, 50)?,
                "cards" => setup.cards = value.parse()?,
                "rules" => setup.rules = Rules::read::<Setup>(value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}
