//! The sets of cards that a program knows, by the hash of their file.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use sha2::{Digest, Sha256};
use table::erased::{self, Learnt};
use table::{Field, Kind, Text, Trouble, Values};

use crate::{Entry, Mistake, Notes, read};

/// What is printed on a game's cards, as read from a file. It never changes and lives as long as the program.
pub trait CardFile: Sized + Send + Sync + 'static {
    /// The game's id, which stands in every file as `game = "…"`.
    const GAME: &'static str;

    /// The file of the box, part of the program: what new tables are played with.
    const BOX: &'static str;

    /// The boxes of the past, oldest first, part of the program too. The first is what a setup calls `box`, for ever; every
    /// box that a release came with follows, so that its records replay anywhere.
    const PAST: &'static [&'static str];

    /// Reads the cards from the top of a file, whose fields `game` and `name` have been read. Whatever is wrong is noted
    /// and reading goes on; `None` only where something was noted.
    fn read(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self>;

    /// Every card; those that are alike stand there once, with their number.
    fn listing(&self) -> Vec<erased::Card>;

    /// Where the game keeps its sets: a static of its own, as no static can be generic.
    fn registry() -> &'static Registry<Self>;
}

/// What is the same of every game's sets: [`CardFile`] for a type whose game has this id, which is read and listed so, with the boxes
/// where games have them.
#[macro_export]
macro_rules! card_file {
    ($set:ident of $game:literal: $read:path, $list:path) => {
        impl $crate::CardFile for $set {
            const GAME: &'static str = $game;
            const BOX: &'static str = include_str!("../cards/box.toml");
            const PAST: &'static [&'static str] = include!("../cards/past.rs");

            fn read(file: &mut $crate::Entry<'_, '_>, notes: &mut $crate::Notes) -> Option<Self> {
                $read(file, notes)
            }

            fn listing(&self) -> Vec<table::erased::Card> {
                $list(self)
            }

            fn registry() -> &'static $crate::Registry<Self> {
                static SETS: $crate::Registry<$set> = $crate::Registry::new();
                &SETS
            }
        }
    };
}

/// The sets of one game's cards.
pub struct Registry<C: 'static> {
    /// The box, then those of the past.
    boxes: OnceLock<Vec<Set<C>>>,
    /// What was read from other files; whether new tables are offered it.
    learnt: Mutex<Vec<(Set<C>, bool)>>,
}

impl<C> Registry<C> {
    /// Nothing yet: the boxes are read when one is first wanted.
    pub const fn new() -> Self {
        Registry { boxes: OnceLock::new(), learnt: Mutex::new(Vec::new()) }
    }

    fn learnt(&self) -> MutexGuard<'_, Vec<(Set<C>, bool)>> {
        self.learnt.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C> Default for Registry<C> {
    fn default() -> Self {
        Registry::new()
    }
}

/// A set of cards that the program knows. A setup names it: by the first sixteen hexadecimal digits of the SHA-256 of its
/// file, or `box`, which is the first box and no other, so that a table finds the very cards it began with. Sets are few
/// and never leave.
pub struct Set<C: 'static>(&'static Kept<C>);

struct Kept<C> {
    cards: C,
    file: Cow<'static, str>,
    title: Text,
    name: &'static str,
    hash: String,
}

/// The name of the first box.
const FIRST: &str = "box";

impl<C: CardFile> Set<C> {
    /// The cards of the box: what a new table is played with unless it asks for others.
    ///
    /// # Panics
    /// When the box has mistakes: every game has a test that reads it.
    pub fn of_the_box() -> Self {
        Self::boxes()[0]
    }

    /// The cards of the first box: what a setup without `cards=` is played with, and one with `cards=box`.
    ///
    /// # Panics
    /// As [`Set::of_the_box`].
    pub fn first() -> Self {
        *Self::boxes().iter().find(|set| set.name() == FIRST).unwrap_or(&Self::boxes()[0])
    }

    /// Is it a box, of today or of the past?
    pub fn is_a_box(self) -> bool {
        Self::boxes().contains(&self)
    }

    fn boxes() -> &'static [Self] {
        C::registry().boxes.get_or_init(|| {
            let past = C::PAST.iter().filter(|file| **file != C::BOX);
            let read = |file: &&'static str| match Self::read(*file) {
                Ok(set) => set,
                Err(mistakes) => panic!("a box has mistakes: {mistakes:?}"),
            };
            std::iter::once(&C::BOX).chain(past).map(read).collect()
        })
    }

    /// A set from its file, whatever is known already. It is kept for as long as the program runs.
    fn read(file: impl Into<Cow<'static, str>>) -> Result<Self, Vec<Mistake>> {
        let file = file.into();
        let (title, cards) = read(&file)?;
        let hash = hash(&file);
        let name = match C::PAST.first() == Some(&file.as_ref()) {
            true => FIRST,
            false => Box::leak(hash[..16].to_owned().into_boxed_str()),
        };
        Ok(Set(Box::leak(Box::new(Kept { cards, file, title, name, hash }))))
    }

    /// The set that a file describes; known from now on, and offered to new tables.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn learn(file: &str) -> Result<Self, Vec<Mistake>> {
        Self::know(file, true)
    }

    /// The set of a match that goes on; known from now on, and offered to nobody.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn recall(file: &str) -> Result<Self, Vec<Mistake>> {
        Self::know(file, false)
    }

    fn know(file: &str, offered: bool) -> Result<Self, Vec<Mistake>> {
        if let Some(set) = Self::boxes().iter().find(|set| set.file() == file) {
            return Ok(*set);
        }
        let mut learnt = C::registry().learnt();
        if let Some((set, before)) = learnt.iter_mut().find(|(set, _)| set.file() == file) {
            *before |= offered;
            return Ok(*set);
        }
        let set = Self::read(file.to_owned())?;
        learnt.push((set, offered));
        Ok(set)
    }

    /// Learns a file, as [`Set::learn`] does, for those who know no types of the game.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn learn_listed(file: &str) -> Result<Learnt, Vec<erased::Mistake>> {
        let set = Set::<C>::learn(file).map_err(|mistakes| placed(file, &mistakes))?;
        Ok(Learnt { id: set.name().to_owned(), name: set.title().clone(), cards: set.listing() })
    }

    /// The sets learnt from files that new tables are offered.
    pub fn learnt() -> Vec<Self> {
        C::registry().learnt().iter().filter(|(_, offered)| *offered).map(|(set, _)| *set).collect()
    }

    /// Every card, for listings.
    pub fn listing(self) -> Vec<erased::Card> {
        self.0.cards.listing()
    }

    /// The field `cards` of a setup. A new table that says nothing has the box of today; for what is stored that says
    /// nothing, see [`Set::first`].
    pub fn field() -> Field {
        Field::new(
            "cards",
            "La serie di carte.",
            "The set of cards.",
            Self::values(),
            Self::of_the_box().name(),
        )
    }

    /// What may stand in the field `cards`: the sets that new tables are offered, the box first.
    pub fn values() -> Values {
        let all = std::iter::once(Self::of_the_box()).chain(Self::learnt());
        // Two files may carry the same name: the beginning of the hash tells them apart.
        let says = |set: Self| {
            let (title, mark) = (set.title(), &set.hash()[..4]);
            match set == Self::of_the_box() {
                true => title.clone(),
                false => Text::new(format!("{} ({mark})", title.it), format!("{} ({mark})", title.en)),
            }
        };
        Values::Words(all.map(|set| (set.name(), says(set))).collect())
    }
}

/// The kind of the field `cards` of a setup, see [`table::setup!`]. A new table that says nothing has the box of today; for what is
/// stored that says nothing, see [`Set::first`].
pub struct AnySet;

impl<C: CardFile> Kind<Set<C>> for AnySet {
    fn values(&self) -> Values {
        Set::<C>::values()
    }

    fn read(&self, _: &str, value: &str) -> Result<Set<C>, Trouble> {
        value.parse()
    }

    fn today(&self, _: &Set<C>) -> String {
        Set::<C>::of_the_box().to_string()
    }
}

impl<C> Set<C> {
    /// Its file: the store keeps it beside the matches that are played with it.
    pub fn file(self) -> &'static str {
        &self.0.file
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

/// Mistakes with their lines and columns.
pub(crate) fn placed(file: &str, mistakes: &[Mistake]) -> Vec<erased::Mistake> {
    mistakes.iter().map(|mistake| mistake.placed(file)).collect()
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
        let mut boxes = Self::boxes().iter().copied();
        let learnt = || C::registry().learnt().iter().map(|(set, _)| *set).find(|set| set.name() == text);
        boxes.find(|set| set.name() == text).or_else(learnt).ok_or_else(|| {
            Trouble::say(
                format!("«cards={text}»: qui questa serie di carte non è nota; si dà il suo file con --cards, oppure cards=box, la prima scatola"),
                format!("'cards={text}': this set of cards is not known here; give its file with --cards, or cards=box, the first box"),
            )
        })
    }
}
