//! The sets of cards that this program knows, by the hash of their file.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Mutex, OnceLock, PoisonError};

use sha2::{Digest, Sha256};
use table::Trouble;

use super::CardSet;
use super::read::{Mistake, read};

/// The box's cards, part of the program.
const BOX: &str = include_str!("../../cards/box.toml");

/// A set of cards that the program knows. A setup names it: `box`, or the first sixteen hexadecimal digits of the
/// SHA-256 of its file, so that a table finds the very cards it began with. Sets are few and never leave.
#[derive(Clone, Copy)]
pub struct Set {
    cards: &'static CardSet,
    name: &'static str,
    hash: &'static str,
}

impl Set {
    /// The cards of the box.
    ///
    /// # Panics
    /// Never: a test reads the box.
    pub fn of_the_box() -> Self {
        static SET: OnceLock<Set> = OnceLock::new();
        *SET.get_or_init(|| match read(BOX) {
            Ok(cards) => Set { name: "box", ..Set::keep(cards, BOX) },
            Err(mistakes) => panic!("the box has mistakes: {mistakes:?}"),
        })
    }

    /// The set that a file describes; known from now on.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn learn(file: &str) -> Result<Self, Vec<Mistake>> {
        if file == BOX {
            return Ok(Set::of_the_box());
        }
        let cards = read(file)?;
        let mut known = known();
        if let Some(set) = known.iter().find(|set| set.hash == hash(file)) {
            return Ok(*set);
        }
        let set = Set::keep(cards, file);
        known.push(set);
        Ok(set)
    }

    /// Keeps a set for as long as the program runs.
    fn keep(cards: CardSet, file: &str) -> Self {
        let hash: &str = Box::leak(hash(file).into_boxed_str());
        Set { cards: Box::leak(Box::new(cards)), name: &hash[..16], hash }
    }

    /// The sets learnt from files.
    pub fn learnt() -> Vec<Self> {
        known().clone()
    }

    /// What a setup calls it.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// SHA-256 of its file, in hexadecimal: records carry it.
    pub fn hash(&self) -> &'static str {
        self.hash
    }

    /// The cards, for as long as the program runs.
    pub fn cards(self) -> &'static CardSet {
        self.cards
    }
}

fn hash(file: &str) -> String {
    table::hex(&Sha256::digest(file.as_bytes()))
}

fn known() -> std::sync::MutexGuard<'static, Vec<Set>> {
    static KNOWN: Mutex<Vec<Set>> = Mutex::new(Vec::new());
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Deref for Set {
    type Target = CardSet;

    fn deref(&self) -> &CardSet {
        self.cards
    }
}

impl PartialEq for Set {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Set {}

impl std::hash::Hash for Set {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl FromStr for Set {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        if text == "box" {
            return Ok(Set::of_the_box());
        }
        known().iter().find(|set| set.name == text).copied().ok_or_else(|| {
            Trouble::say(
                format!("«cards={text}»: qui questo mazzo non è noto; si dà il suo file con --cards, oppure cards=box"),
                format!("'cards={text}': this set of cards is not known here; give its file with --cards, or cards=box"),
            )
        })
    }
}
