//! What is fixed before the first turn: the switches. [10.1] [10.2] [10.3] [10.4] [10.5] [10.6] [10.7]

use table::{Field, Later, Word, words};

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

words! {
    /// Whether creatures may change world. [10.7]
    Crossing:
    /// Yes, at the price of a turn.
    Yes "yes" "sì, al prezzo di un turno" "yes, at the price of a turn";
    /// No: each stays in its own.
    No "no" "no, ognuna resta nel suo mondo" "no, each stays in its own world";
}

table::setup! {
    /// The switches of a match.
    Setup:
    /// Legs of the match, 1 or 2. [10.5]
    legs: u8 = 2, 1..=2
        => "Le manche dell'incontro: in due ci si scambia i ruoli.", "The legs of the match: with two, the roles are swapped.";
    /// Turns of the Spirit in a leg, 1 to 1000. [10.4]
    cap: u16 = 60, 1..=Setup::LONGEST
        => "Il limite di turni del Santo Spirito in una manche.", "How many turns the Spirit has in a leg.";
    /// Steps of Valandris in a turn, 1 or 2. [10.2]
    speed: u8 = 2, 1..=2
        => "I passi che Valandris può fare in un turno.", "How many steps Valandris may make in a turn.";
    /// [10.3]
    powers: Powers = Powers::Declared, Word
        => "Quali poteri ha il Santo Spirito in un turno.", "Which powers the Spirit has in a turn.";
    /// [10.1]
    first: First = First::None, Word => "Il potere nel primo turno.", "The power on the first turn.";
    /// Seals of the set-up, 0 to 11. [10.6]
    seals: u8 = 5, Later(0..=Setup::MOST_SEALS)
        => "I sigilli della disposizione iniziale.", "The seals of the set-up.";
    /// [10.7]
    crossing: Crossing = Crossing::Yes, Later(Word)
        => "Se le creature possono cambiare mondo.", "Whether the creatures may change world.";
}

impl Setup {
    /// The most turns that a leg may be given. [10.4]
    pub const LONGEST: u16 = 1000;

    /// The most seals that there may be at first: none goes under the Unicorn [2.6], the others all may. [10.6]
    pub const MOST_SEALS: u8 = 11;
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        Setup::stated()
    }

    fn seats(&self) -> usize {
        2
    }
}
