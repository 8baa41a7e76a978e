//! What is fixed before the first turn: seats, mode and the switches.

use std::fmt;
use std::str::FromStr;

use table::{Field, Rules, Trouble, Values, number, words};

use crate::Set;

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
    /// The version of the rules.
    pub rules: Rules,
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
            cards: Set::first(),
            rules: Rules::FIRST,
        }
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
            Field::new("mode", "La modalità di gioco.", "The mode of the game.", Mode::values(), "classic"),
            Field::new(
                "rounds",
                "Il limite di giri: poi vince chi ha più Fede.",
                "The cap of rounds: then the most Faith wins.",
                Values::Range(10, 200),
                "60",
            ),
            Field::new(
                "back",
                "Quando si può tornare indietro invece di risolvere una carta.",
                "When one may go back instead of resolving a card.",
                Back::values(),
                "both",
            ),
            Field::new(
                "early",
                "Che cosa si può usare nella prima fase.",
                "What may be used in the first phase.",
                Early::values(),
                "objects",
            ),
            Field::new(
                "change",
                "Come si cambia il dado nel Folle accelerato.",
                "How a die is changed in Folle accelerato.",
                Change::values(),
                "choose",
            ),
            Field::new(
                "mad",
                "Quando i folli scelgono la direzione.",
                "When the mad choose their direction.",
                Direction::values(),
                "after",
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
        let Setup { seats, mode, rounds, back, early, change, mad, cards, rules } = self;
        write!(
            f,
            "seats={seats} mode={mode} rounds={rounds} back={back} early={early} change={change} mad={mad} cards={cards}{rules}"
        )
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        table::read_fields(text, |setup: &mut Setup, name, value| {
            match name {
                "seats" => setup.seats = number(name, value, 2, 6)?,
                "mode" => setup.mode = Mode::read(name, value)?,
                "rounds" => setup.rounds = number(name, value, 10, 200)?,
                "back" => setup.back = Back::read(name, value)?,
                "early" => setup.early = Early::read(name, value)?,
                "change" => setup.change = Change::read(name, value)?,
                "mad" => setup.mad = Direction::read(name, value)?,
                "cards" => setup.cards = value.parse()?,
                "rules" => setup.rules = Rules::read::<Setup>(value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}
