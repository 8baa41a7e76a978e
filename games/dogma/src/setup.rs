//! What is fixed before the first turn.

use cardfile::AnySet;
use table::{Field, Kind, Rules, Seat, Seats, Text, Trouble, Values, Word, number, words};

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

table::setup! {
    /// Everything that is fixed before the first turn.
    Setup:
    /// How the Arcana come about. [2.4]
    mode: Mode = Mode::Predestinazione, Word => "Come si costruiscono gli Arcani.", "How the Arcana are built.";
    /// 2, or 4 in two teams. [2.1] [2.5]
    seats: u8 = 2, TwoOrFour => "Quanti giocano.", "How many play.";
    /// The boxes of Libero Arbitrio. [2.6]
    boxes: Boxes = Boxes::Own, Word => "Le scatole per il Libero Arbitrio.", "The boxes for Libero Arbitrio.";
    /// Which three of four cards. [2.7]
    hizb: Hizb = Hizb::Choose, Word
        => "L'Arcano stampato con quattro carte: quali tre contiene.", "The printed Arcano with four cards: which three it holds.";
    /// When Cult cards are turned up. [2.8]
    reveal: Reveal = Reveal::Effects, Word
        => "Quando si scoprono le carte Culto coperte.", "When face-down Cult cards are turned up.";
    /// The cards. [2.9]
    cards: Set = Set::first(), AnySet => "La serie di carte.", "The set of cards.";
}

/// The second version of the rules. [19.6]
const SECOND: Rules = Rules::version(2);

impl Setup {
    /// Is it played by the second version of the rules, or by a later one? [19.6]
    #[inline]
    pub(crate) fn is_second(&self) -> bool {
        self.rules >= SECOND
    }
}

/// What may stand in the field `seats`.
struct TwoOrFour;

impl Kind<u8> for TwoOrFour {
    fn values(&self) -> Values {
        let (two, four) =
            (Text::new("in due", "two"), Text::new("in quattro, a squadre di due", "four, in teams of two"));
        Values::Words(vec![("2", two), ("4", four)])
    }

    fn read(&self, name: &str, value: &str) -> Result<u8, Trouble> {
        match number(name, value, 2, 4)? {
            3 => Err(Trouble::say(
                "«seats=3»: si gioca in 2, oppure in 4 a squadre",
                "'seats=3': 2 play, or 4 in teams",
            )),
            seats => Ok(seats),
        }
    }
}

impl table::Setup for Setup {
    const RULES: Rules = SECOND;

    fn fields() -> Vec<Field> {
        Setup::stated()
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
