//! What is fixed before the first turn: seats, mode and the switches.

use cardfile::AnySet;
use table::{Field, Later, Rules, Word, words};

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

words! {
    /// How long the start space protects who stands there.
    Haven:
    /// All game long.
    Always "always" "per tutta la partita" "all game long";
    /// Until the first god sets out.
    Opening "opening" "finché la prima divinità non la lascia" "until the first god leaves it";
}

table::setup! {
    /// Everything that is fixed before the first turn.
    Setup:
    /// 2 to 6 [17.3].
    seats: u8 = 4, 2..=6 => "Quanti siedono al tavolo.", "How many sit at the table.";
    /// Classic or accelerated [17.4].
    mode: Mode = Mode::Classic, Word => "La modalità di gioco.", "The mode of the game.";
    /// The cap: so many turns for each seat, 10 to 200 [17.5].
    rounds: u16 = 60, 10..=200
        => "Il limite di giri: poi vince chi ha più Fede.", "The cap of rounds: then the most Faith wins.";
    /// Going back instead of resolving [17.6].
    back: Back = Back::Both, Word
        => "Quando si può tornare indietro invece di risolvere una carta.", "When one may go back instead of resolving a card.";
    /// Cards in the first phase [17.7].
    early: Early = Early::Objects, Word
        => "Che cosa si può usare nella prima fase.", "What may be used in the first phase.";
    /// Changing a die in the accelerated mode [17.8].
    change: Change = Change::Choose, Word
        => "Come si cambia il dado nel Folle accelerato.", "How a die is changed in Folle accelerato.";
    /// The direction of the mad [17.9].
    mad: Direction = Direction::After, Word
        => "Quando i folli scelgono la direzione.", "When the mad choose their direction.";
    /// The cards [17.10].
    cards: Set = Set::first(), AnySet => "La serie di carte.", "The set of cards.";
    /// Fights on the start space [17.11].
    start: Haven = Haven::Always, Later(Word)
        => "Per quanto tempo sulla casella di partenza non si combatte.", "How long nobody is fought on the start space.";
}

/// Does a natural 6 capture the Folle Etto [16.3]? It does from the second version of the rules on.
pub(crate) fn six_captures(rules: Rules) -> bool {
    rules > Rules::FIRST
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
