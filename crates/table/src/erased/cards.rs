//! Cards and files of them, for listings and for checking.

use crate::Text;

/// A card, for listings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its id in the card set.
    pub id: String,
    /// Its kind.
    pub kind: Text,
    /// Its name.
    pub name: Text,
    /// What it does, as generated from its effects unless the file words it itself.
    pub text: Text,
    /// Are the words the file's own?
    pub is_override: bool,
    /// `rulebook`, `found` or `reconstructed`.
    pub origin: &'static str,
    /// How many the box holds.
    pub copies: u32,
    /// The same for programs, field by field, under names that none of the others has.
    pub details: Vec<(&'static str, Detail)>,
}

impl Card {
    /// Where it comes from, for people.
    pub fn said_origin(&self) -> Text {
        match self.origin {
            "rulebook" => Text::new("dal regolamento", "from the rulebook"),
            "found" => Text::new("com'è nella scatola", "as in the box"),
            _ => Text::new("ricostruita da noi", "reconstructed by us"),
        }
    }
}

/// A field of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A word as files of cards have it.
    Word(String),
    /// Words as files of cards have them.
    Words(Vec<String>),
    /// Something for people.
    Text(Text),
    /// Several things, each with fields of its own.
    Rows(Vec<Vec<(&'static str, Detail)>>),
}

/// A set of cards that was read from a file and is known from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learnt {
    /// What setups call it: the beginning of its file's hash.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its cards.
    pub cards: Vec<Card>,
}

/// A mistake in a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How many characters of the line are wrong.
    pub length: usize,
    /// What is wrong and what would be right.
    pub text: Text,
}

/// The sets of cards that a game with setups `S` knows.
pub trait CardSets<S>: Send + Sync {
    /// The cards of a setup.
    fn list(&self, setup: &S) -> Vec<Card>;

    /// The file of a setup's cards.
    fn file(&self, setup: &S) -> CardSource;

    /// Reads a file, which new tables are offered from now on.
    ///
    /// # Errors
    /// Every mistake of the file, which is refused whole.
    fn learn(&self, file: &str) -> Result<Learnt, Vec<Mistake>>;

    /// Reads the file of a match that goes on; new tables are not offered it.
    ///
    /// # Errors
    /// As [`CardSets::learn`].
    fn recall(&self, file: &str) -> Result<(), Vec<Mistake>>;
}

/// A set of cards as its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSource {
    /// The first sixteen hexadecimal digits of the SHA-256 of its file.
    pub id: String,
    /// The text of its file.
    pub file: String,
    /// Is it a box of the house, of today or of the past?
    pub is_a_box: bool,
}
