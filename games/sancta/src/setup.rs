//! What is fixed before the first turn: seats and the switches.

use cardfile::AnySet;
use table::{Field, Rules, Word, words};

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

table::setup! {
    /// Everything that is fixed before the first turn.
    Setup:
    /// 2 to 6 [17.1].
    seats: u8 = 4, 2..=6 => "Quanti siedono al tavolo.", "How many sit at the table.";
    /// How many Saints win at a table of four, 3 or 4 [17.2].
    four: u8 = 4, 3..=4
        => "Quanti Santi nella Rosa vincono in quattro.", "How many Saints in the Rosa win at a table of four.";
    /// Does the first to play draw at once? [17.3]
    opening: Opening = Opening::Draw, Word
        => "Il primo turno di chi comincia.", "The first turn of whoever begins.";
    /// After so many rounds the game ends, 10 to 200 [17.4].
    rounds: u16 = 40, 10..=200
        => "Il limite di giri: poi vince chi ha più Santi nella Rosa.", "The cap of rounds: then the most Saints in the Rosa win.";
    /// After so many rounds without a point the game ends, 3 to 50 [17.5].
    stall: u16 = 10, 3..=50
        => "Dopo quanti giri senza un punto la partita finisce.", "After how many rounds without a point the game ends.";
    /// The cards [17.6], each of which says where it comes from [1.5].
    cards: Set = Set::first(), AnySet => "La serie di carte.", "The set of cards.";
}

impl Setup {
    /// How many Saints in the Rosa win [1.1].
    #[inline]
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

impl Setup {
    /// Do equal cards stand for each other wherever one is chosen [1.6]? They do from the second version of the rules on.
    #[inline]
    pub(crate) fn has_equals(&self) -> bool {
        self.rules > Rules::FIRST
    }
}

impl table::Setup for Setup {
    const RULES: Rules = Rules::version(2);

    fn fields() -> Vec<Field> {
        Setup::stated()
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn cards(&self) -> String {
        self.cards.hash().to_owned()
    }
}
