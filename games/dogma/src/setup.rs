//! What is fixed before the first turn.

use std::fmt;
use std::str::FromStr;

use table::{Field, Rules, Seat, Seats, Text, Trouble, Values, number, words};

use crate::cards::Set;

words! {
    /// How the Arcana come about. [2.3]
    Mode:
    /// Each takes a printed set.
    Predestinazione "predestinazione" "Predestinazione: si gioca con Arcani già pronti" "Predestinazione: with Arcana that stand ready";
    /// Packs go round.
    Chaos "chaos" "Chaos: si costruisce con i mazzetti che passano" "Chaos: built from packs that go round";
    /// Everybody builds freely.
    Libero "arbitrio" "Libero Arbitrio: si costruisce con tutta la scatola" "Libero Arbitrio: built from the whole box";
}

words! {
    /// How many boxes there are for Libero Arbitrio.
    Boxes:
    /// One for each seat.
    Own "own" "una scatola per ciascuno" "a box for each";
    /// One for all.
    One "one" "una scatola per tutti, a turno" "one box for all, in turn";
}

words! {
    /// Which three of its four printed cards the Arcano with four holds.
    Hizb:
    /// Its owner chooses.
    Choose "choose" "sceglie chi lo prende" "whoever takes it chooses";
    /// All but the second.
    Out "out" "senza la seconda" "without the second";
}

words! {
    /// When face-down Cult cards are turned up.
    Reveal:
    /// Only by effects.
    Effects "effects" "solo per effetti di gioco" "only by effects of the game";
    /// Also by their owner, before orders are chosen.
    Owner "owner" "anche quando vuole chi le possiede, prima degli ordini" "also when their owner wishes, before orders";
}

/// Everything that is fixed before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// How the Arcana come about. [2.4]
    pub mode: Mode,
    /// 2, or 4 in two teams. [2.1] [2.5]
    pub seats: u8,
    /// The boxes of Libero Arbitrio. [2.6]
    pub boxes: Boxes,
    /// Which three of four cards. [2.7]
    pub hizb: Hizb,
    /// When Cult cards are turned up. [2.8]
    pub reveal: Reveal,
    /// The cards. [2.9]
    pub cards: Set,
    /// The version of the rules.
    pub rules: Rules,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            mode: Mode::Predestinazione,
            seats: 2,
            boxes: Boxes::Own,
            hizb: Hizb::Choose,
            reveal: Reveal::Effects,
            cards: Set::first(),
            rules: Rules::FIRST,
        }
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        vec![
            Field::new(
                "mode",
                "Come si costruiscono gli Arcani.",
                "How the Arcana are built.",
                Mode::values(),
                "predestinazione",
            ),
            Field::new(
                "seats",
                "Quanti giocano.",
                "How many play.",
                Values::Words(vec![
                    ("2", Text::new("in due", "two")),
                    ("4", Text::new("in quattro, a squadre di due", "four, in teams of two")),
                ]),
                "2",
            ),
            Field::new(
                "boxes",
                "Le scatole per il Libero Arbitrio.",
                "The boxes for Libero Arbitrio.",
                Boxes::values(),
                "own",
            ),
            Field::new(
                "hizb",
                "L'Arcano stampato con quattro carte: quali tre contiene.",
                "The printed Arcano with four cards: which three it holds.",
                Hizb::values(),
                "choose",
            ),
            Field::new(
                "reveal",
                "Quando si scoprono le carte Culto coperte.",
                "When face-down Cult cards are turned up.",
                Reveal::values(),
                "effects",
            ),
            Set::field(),
        ]
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn partners(&self, seat: Seat) -> Seats {
        // Partners sit opposite each other. [2.2]
        Seat::all(self.seats())
            .filter(|other| other.index() % 2 == seat.index() % 2 && self.seats > 2 || *other == seat)
            .collect()
    }

    fn cards(&self) -> String {
        self.cards.hash().to_owned()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { mode, seats, boxes, hizb, reveal, cards, rules } = self;
        write!(f, "mode={mode} seats={seats} boxes={boxes} hizb={hizb} reveal={reveal} cards={cards}{rules}")
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        table::read_fields(text, |setup: &mut Setup, name, value| {
            match name {
                "mode" => setup.mode = Mode::read(name, value)?,
                "seats" => setup.seats = even(number(name, value, 2, 4)?)?,
                "boxes" => setup.boxes = Boxes::read(name, value)?,
                "hizb" => setup.hizb = Hizb::read(name, value)?,
                "reveal" => setup.reveal = Reveal::read(name, value)?,
                "cards" => setup.cards = value.parse()?,
                "rules" => setup.rules = Rules::read::<Setup>(value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}

fn even(seats: u8) -> Result<u8, Trouble> {
    if seats == 3 {
        return Err(Trouble::say(
            "«seats=3»: si gioca in 2, oppure in 4 a squadre",
            "'seats=3': 2 play, or 4 in teams",
        ));
    }
    Ok(seats)
}
