//! What is printed on the cards: gods, objects, miracles, the cards of the board, of events and of the portals.
//!
//! Cards are data. A file of cards is read into these types, so that what the types cannot say is refused; what cards
//! do is a [`Power`] that a seat uses when it wants or a list of [`Effect`]s that happen on arrival.

mod listing;
mod read;
pub(crate) mod tables;
mod words;

use std::sync::OnceLock;

use cardfile::{CardFile, Entry, Notes, Registry};
use serde::Deserialize;
use table::{Text, erased};

use crate::card::{Card, Cards, MAX_OBJECTS};

use tables::Tables;

pub use cardfile::{Mistake, Origin};
pub use tables::Script;

/// A set of cards that the program knows.
pub type Set = cardfile::Set<CardSet>;

/// Everything that is printed [1.3], as read from a file. It never changes and lives as long as the program.
#[derive(Debug)]
pub struct CardSet {
    /// The characters, at least as many as seats can be.
    pub gods: Vec<God>,
    /// The objects by number, sacred ones among them: number 1 stands at index 0.
    pub objects: Vec<Object>,
    /// The miracles by number.
    pub miracles: Vec<Miracle>,
    /// The cards of the board by number, the [`CardSet::STARTING`] starting ones first.
    pub board: Vec<Space>,
    /// The events by number.
    pub events: Vec<Space>,
    /// The three spaces of Heaven, from below.
    pub heaven: [Space; 3],
    /// The three spaces of Hell, from below.
    pub hell: [Space; 3],
    /// What is looked up in place of being looked for.
    tables: OnceLock<Tables>,
}

/// Good or evil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Goes mad at 10 Corruption.
    Good,
    /// Goes mad at 1 Corruption.
    Evil,
}

/// Heaven or Hell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Portal {
    /// Each space takes one Corruption away.
    Heaven,
    /// Each space adds one Corruption.
    Hell,
}

/// A character.
#[derive(Debug, PartialEq, Eq)]
pub struct God {
    /// Its name, the same in both languages.
    pub name: String,
    /// Good or evil.
    pub side: Side,
    /// Faith at the start.
    pub faith: u8,
    /// Corruption at the start.
    pub corruption: u8,
    /// The name of its ability.
    pub ability: Text,
    /// What the ability does.
    pub power: Power,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from [1.4].
    pub origin: Origin,
}

/// An object, ordinary or sacred.
#[derive(Debug, PartialEq, Eq)]
pub struct Object {
    /// A name, where there is one: ordinary objects carry none in the box.
    pub name: Option<Text>,
    /// The god (by index) whose sacred object it is.
    pub sacred: Option<u8>,
    /// May thieves take it from a hand?
    pub stealable: bool,
    /// What it does.
    pub power: Power,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// A miracle.
#[derive(Debug, PartialEq, Eq)]
pub struct Miracle {
    /// A name, where there is one.
    pub name: Option<Text>,
    /// What it does.
    pub power: Power,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// A card of the board, a space of Heaven or Hell, or an event.
#[derive(Debug, PartialEq, Eq)]
pub struct Space {
    /// Its name.
    pub name: Text,
    /// What happens to who resolves or draws it. A [`Effect::Fight`] in the list makes it a card with the duty to fight.
    pub effects: Vec<Effect>,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// What a seat may use: objects once, sacred objects, miracles and abilities once per turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// A die just rolled by anyone shows a face of one's choice.
    SetDie,
    /// A coin just tossed by anyone is turned over.
    TurnCoin,
    /// One Faith less is lost.
    SpareFaith,
    /// A player loses the turn that is about to begin.
    Block,
    /// One's own sacred object comes from another player or the deck.
    ClaimSacred,
    /// A random object from a player's hand.
    StealObject,
    /// A portal about to be entered becomes the other.
    SwapPortal,
    /// A random miracle of a player.
    StealMiracle,
    /// From 1 up to so much more on one's own movement roll.
    AddToMove(u8),
    /// The opponent in a fight rolls again.
    RerollFoe,
    /// Another turn after this one.
    ExtraTurn,
    /// To any space of the board in place of the roll.
    GoAnywhere,
    /// In a fight, before losing Faith: swap spaces with another player, who loses it instead.
    Mask,
    /// Discard an object, look at a player's cards, banish one.
    ThirdEye,
    /// With two objects in hand, lay one or two of them as traps.
    Traps,
    /// Another player guesses a coin: one Faith changes hands.
    Scale,
    /// A coin: to Hell oneself, or another player.
    Ferry,
    /// One's own coin is tossed again.
    RepeatCoin,
    /// A die just rolled by anyone is rolled again.
    RerollDie,
    /// In a fight one's Faith is swapped with another player's.
    BorrowFaith,
    /// One's own movement die is rolled again.
    RerollMove,
    /// After a fight won, so much more Faith.
    ExtraFaith(u8),
    /// A Gambling begun by another is refused.
    RefuseGamble,
    /// So much more on one's own die roll.
    AddToRoll(u8),
    /// After the last space of the portal a coin: heads leads back to its first.
    Return(Portal),
    /// After an event a coin: heads puts everyone to sleep for a turn.
    Sleep,
    /// A coin: heads takes the top card of the discarded objects.
    Scavenge,
    /// In place of moving: Corruption goes back to its start.
    Meditate,
    /// A coin: heads looks at the hand of a player with at least so many objects and steals one.
    Pilfer(u8),
}

/// A pile to draw from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// The objects.
    Object,
    /// The miracles.
    Miracle,
    /// The events.
    Event,
}

table::named! {
    /// What can be staked, swapped or lost.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Points:
    /// Faith.
    Faith "faith";
    /// Corruption.
    Corruption "corruption";
}

/// One thing that a card of the board, an event or a portal does to a seat. Lists happen in order.
#[derive(Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Gains or loses Faith.
    Faith(i8),
    /// Gains or loses Corruption.
    Corruption(i8),
    /// Draws a card.
    Draw(Deck),
    /// Discards so many objects of its choice from its hand, or all it has.
    Discard(u8),
    /// Must fight a player of its choice.
    Fight,
    /// Begins a Gambling with a player of its choice.
    Gamble,
    /// The same for at most so many points.
    GambleUpTo(u8),
    /// Goes to Heaven or Hell.
    Enter(Portal),
    /// Sends another player of its choice to Heaven or Hell.
    Send(Portal),
    /// Goes forward or back so many laid spaces; the space reached is not resolved.
    Shift(i8),
    /// Goes to the start space, which is not resolved.
    Restart,
    /// Swaps spaces with a player of its choice.
    SwapPlaces,
    /// Swaps these points with a player of its choice for a turn.
    Swap(Points),
    /// Takes a random object or miracle from a player of its choice.
    Steal(Deck),
    /// Loses its next turn.
    Skip,
    /// Has another turn after this one.
    Again,
    /// Everybody is mad for a turn.
    AllMad,
    /// Faces the Folle Etto, who has so much madness: Faith and a D6 against it and a D6. More captures him and wins the
    /// game; less costs the difference of the dice in Faith and the next turn.
    Capture(u8),
    /// A coin whose face it calls: what follows when it comes up and when not.
    Toss {
        /// When the called face comes up.
        win: Vec<Effect>,
        /// When it does not.
        lose: Vec<Effect>,
    },
    /// A D3: what follows on 1, on 2, and on 3 or more.
    Roll([Vec<Effect>; 3]),
    /// What it is to good gods and to evil ones.
    Side {
        /// To good ones.
        good: Vec<Effect>,
        /// To evil ones.
        evil: Vec<Effect>,
    },
    /// Happens to every sane seat, itself first.
    Everyone(Vec<Effect>),
    /// Happens to every sane seat but itself.
    Others(Vec<Effect>),
    /// Happens to another sane player of its choice.
    Rival(Vec<Effect>),
    /// Happens to the sane seats with the most Faith.
    Leaders(Vec<Effect>),
    /// Happens to the sane seats with the least Faith.
    Trailers(Vec<Effect>),
}

impl CardFile for CardSet {
    const GAME: &'static str = "godlucky";
    const BOX: &'static str = include_str!("../cards/box.toml");
    const PAST: &'static [&'static str] = include!("../cards/past.rs");

    fn read(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self> {
        let set = read::set(file, notes)?;
        if !Tables::hold(&set) {
            notes.add(
                file.span.clone(),
                format!("tutte insieme, le carte hanno più di {} effetti", Script::MOST),
                format!("all cards together have more than {} effects", Script::MOST),
            );
        }
        Some(set)
    }

    fn listing(&self) -> Vec<erased::Card> {
        listing::all(self)
    }

    fn registry() -> &'static Registry<Self> {
        static SETS: Registry<CardSet> = Registry::new();
        &SETS
    }
}

impl CardSet {
    /// How many cards of the board lie there from the start.
    pub const STARTING: usize = 10;
    /// How many cards the whole board has.
    pub const SPACES: usize = 20;

    /// What a card that can be held does.
    pub fn power(&self, card: Card) -> Power {
        match card.miracle() {
            Some(at) => self.miracles[at].power,
            None => self.objects[card.index()].power,
        }
    }

    /// The space of a portal, counted from 1.
    pub fn step(&self, portal: Portal, step: u8) -> &Space {
        let spaces = match portal {
            Portal::Heaven => &self.heaven,
            Portal::Hell => &self.hell,
        };
        &spaces[usize::from(step.clamp(1, 3)) - 1]
    }

    /// All objects of the set.
    pub fn all_objects(&self) -> Cards {
        Cards::range(0, self.objects.len())
    }

    /// All miracles of the set.
    pub fn all_miracles(&self) -> Cards {
        Cards::range(MAX_OBJECTS, self.miracles.len())
    }

    /// The sacred objects.
    pub fn sacred(&'static self) -> Cards {
        self.tables().sacred
    }

    /// The cards that no thief can take.
    pub fn unstealable(&'static self) -> Cards {
        self.tables().unstealable
    }

    /// What is looked up in place of being looked for.
    #[inline]
    pub(crate) fn tables(&'static self) -> &'static Tables {
        self.tables.get_or_init(|| Tables::of(self))
    }

    /// The effect that stands at a place.
    #[cfg(feature = "page")]
    pub(crate) fn effect(&'static self, script: Script) -> Option<&'static Effect> {
        self.tables().line(script).map(|line| line.effect)
    }
}

impl Space {
    /// Does it carry the duty to fight?
    pub fn is_duty(&self) -> bool {
        self.effects.contains(&Effect::Fight)
    }
}

impl Portal {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Portal::Heaven => Portal::Hell,
            Portal::Hell => Portal::Heaven,
        }
    }
}
