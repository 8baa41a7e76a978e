//! The sets of cards that a program knows, by the hash of their file.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use sha2::{Digest, Sha256};
use table::erased::{self, Learnt};
use table::{Text, Trouble, Values};

use crate::{Entry, Mistake, Notes, read};

/// What is printed on a game's cards, as read from a file. It never changes and lives as long as the program.
pub trait CardFile: Sized + Send + Sync + 'static {
    /// The game's id, which stands in every file as `game = "…"`.
    const GAME: &'static str;

    /// The file of the box, part of the program.
    const BOX: &'static str;

    /// Reads the cards from the top of a file, whose fields `game` and `name` have been read. Whatever is wrong is noted
    /// and reading goes on; `None` only where something was noted.
    fn read(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self>;

    /// Every card; those that are alike stand there once, with their number.
    fn listing(&self) -> Vec<erased::Card>;

    /// Where the game keeps its sets: a static of its own, as no static can be generic.
    fn registry() -> &'static Registry<Self>;
}

/// The sets of one game's cards.
pub struct Registry<C: 'static> {
    of_the_box: OnceLock<Set<C>>,
    learnt: Mutex<Vec<Set<C>>>,
}

impl<C> Registry<C> {
    /// Nothing yet: the box is read when it is first wanted.
    pub const fn new() -> Self {
        Registry { of_the_box: OnceLock::new(), learnt: Mutex::new(Vec::new()) }
    }

    fn learnt(&self) -> MutexGuard<'_, Vec<Set<C>>> {
        self.learnt.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C> Default for Registry<C> {
    fn default() -> Self {
        Registry::new()
    }
}

/// A set of cards that the program knows. A setup names it: `box`, or the first sixteen hexadecimal digits of the
/// SHA-256 of its file, so that a table finds the very cards it began with. Sets are few and never leave.
pub struct Set<C: 'static>(&'static Kept<C>);

struct Kept<C> {
    cards: C,
    title: Text,
    name: &'static str,
    hash: String,
}

impl<C: CardFile> Set<C> {
    /// The cards of the box.
    ///
    /// # Panics
    /// When the box has mistakes: every game has a test that reads it.
    pub fn of_the_box() -> Self {
        *C::registry().of_the_box.get_or_init(|| match read(C::BOX) {
            Ok((title, cards)) => Set::keep(Kept { cards, title, name: "box", hash: hash(C::BOX) }),
            Err(mistakes) => panic!("the box has mistakes: {mistakes:?}"),
        })
    }

    /// The set that a file describes; known from now on.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn learn(file: &str) -> Result<Self, Vec<Mistake>> {
        if file == C::BOX {
            return Ok(Set::of_the_box());
        }
        let (title, cards) = read(file)?;
        let hash = hash(file);
        let mut learnt = C::registry().learnt();
        if let Some(set) = learnt.iter().find(|set| set.hash() == hash) {
            return Ok(*set);
        }
        let name = Box::leak(hash[..16].to_owned().into_boxed_str());
        let set = Set::keep(Kept { cards, title, name, hash });
        learnt.push(set);
        Ok(set)
    }

    /// Learns a file, as [`Set::learn`] does, for those who know no types of the game.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn learn_listed(file: &str) -> Result<Learnt, Vec<erased::Mistake>> {
        let set = Set::<C>::learn(file)
            .map_err(|mistakes| mistakes.iter().map(|mistake| mistake.placed(file)).collect::<Vec<_>>())?;
        Ok(Learnt { id: set.name().to_owned(), name: set.title().clone(), cards: set.listing() })
    }

    /// The sets learnt from files.
    pub fn learnt() -> Vec<Self> {
        C::registry().learnt().clone()
    }

    /// Every card, for listings.
    pub fn listing(self) -> Vec<erased::Card> {
        self.0.cards.listing()
    }

    /// What may stand in the field `cards` of a setup: the sets that can be played with now.
    pub fn values() -> Values {
        let all = std::iter::once(Self::of_the_box()).chain(Self::learnt());
        // Two files may carry the same name: the beginning of the hash tells them apart.
        let says = |set: Self| {
            let title = set.title();
            match set.name() {
                "box" => title.clone(),
                hash => Text::new(
                    format!("{} ({})", title.it, &hash[..4]),
                    format!("{} ({})", title.en, &hash[..4]),
                ),
            }
        };
        Values::Words(all.map(|set| (set.name(), says(set))).collect())
    }
}

impl<C> Set<C> {
    /// Keeps a set for as long as the program runs.
    fn keep(kept: Kept<C>) -> Self {
        Set(Box::leak(Box::new(kept)))
    }

    /// What a setup calls it.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// What people call it: the field `name` of its file.
    pub fn title(self) -> &'static Text {
        &self.0.title
    }

    /// SHA-256 of its file, in hexadecimal: records carry it.
    pub fn hash(self) -> &'static str {
        &self.0.hash
    }

    /// The cards, for as long as the program runs.
    pub fn cards(self) -> &'static C {
        &self.0.cards
    }
}

fn hash(file: &str) -> String {
    table::hex(&Sha256::digest(file.as_bytes()))
}

// By hand: a set is copied and compared whatever its cards can do.
impl<C> Clone for Set<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Set<C> {}

impl<C> Deref for Set<C> {
    type Target = C;

    fn deref(&self) -> &C {
        self.cards()
    }
}

impl<C> PartialEq for Set<C> {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl<C> Eq for Set<C> {}

impl<C> std::hash::Hash for Set<C> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.name().hash(hasher);
    }
}

impl<C> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<C> fmt::Display for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<C: CardFile> FromStr for Set<C> {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        if text == "box" {
            return Ok(Set::of_the_box());
        }
        C::registry().learnt().iter().find(|set| set.name() == text).copied().ok_or_else(|| {
            Trouble::say(
                format!("«cards={text}»: qui questo mazzo non è noto; si dà il suo file con --cards, oppure cards=box"),
                format!("'cards={text}': this set of cards is not known here; give its file with --cards, or cards=box"),
            )
        })
    }
}
