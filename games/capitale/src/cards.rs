//! What is printed on the cards.
//!
//! Cards are data. A file of cards is read into these types, so that what the types cannot say is refused. A character and a
//! lasting effect carry [`Ability`]s; every other effect is a list of [`Effect`]s.

mod listing;
mod read;
mod traits;
mod words;

use std::sync::Arc;

use serde::Deserialize;
use table::Text;

use crate::card::{Banner, Card};
use crate::deck::Deck;

pub use cardfile::Origin;
pub(crate) use traits::{Heed, Traits, target_of};

/// A set of cards that the program knows.
pub type Set = cardfile::Set<CardSet>;

/// Everything that is printed, as read from a file. It never changes and lives as long as the program.
#[derive(Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The cards by [`Card::index`]; `None` where the set has none.
    pub prints: Vec<Option<Print>>,
    /// What the rules ask of a card all the time, by [`Card::index`].
    traits: Vec<Traits>,
    /// The ready decks. [2.6]
    decks: [Arc<Deck>; 4],
    /// Which of them can be played with these cards.
    playable: [bool; 4],
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Its name.
    pub name: Text,
    /// Its level, 0 to 5 [13.3]: how grand it is. It matters to play only where the setup's `gate` says so.
    pub level: u8,
    /// What it is.
    pub kind: Kind,
    /// May it be played at the moments that are open to Quick cards, in either turn?
    pub quick: bool,
    /// What it does while it is in play: of characters and lasting effects.
    pub abilities: Vec<Ability>,
    /// What it does when it is played: of effects that do not last.
    pub effects: Vec<Effect>,
    /// A sentence without influence on the game.
    pub lore: Option<Text>,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// What it does, in words: its own or the generated ones. Made when it is read, since pages show it again and again.
    says: Text,
    /// Where it comes from.
    pub origin: Origin,
}

/// What a card is. [13.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A character, which goes to a city and fights.
    Character(Body),
    /// An effect that happens and goes to the graveyard.
    Effect,
    /// An effect that stays, here.
    Lasting(On),
}

/// The numbers of a character. [13.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    /// Its role.
    pub role: Role,
    /// The damage that it deals, 0 to 9.
    pub power: u8,
    /// The damage that kills it, 1 to 9.
    pub hp: u8,
    /// When it strikes, 0 to 5: the higher, the earlier.
    pub range: u8,
    /// How many cities it moves along the line, 0 to 4.
    pub movement: u8,
}

/// A character's role. [13.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Foot soldiers.
    Foot,
    /// Archers and crossbowmen.
    Bow,
    /// Riders.
    Horse,
    /// Guards and garrisons.
    Guard,
    /// Scouts, spies and messengers.
    Scout,
    /// Engines and their crews.
    Engine,
    /// Captains.
    Captain,
}

/// Where a lasting effect lies. [13.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum On {
    /// With a character of one's own, which its abilities call `bearer`.
    Own,
    /// With a character of the rival's, which its abilities call `bearer`.
    Rival,
    /// At a city.
    City,
    /// On one's field.
    Field,
}

/// Something that a card does while it is in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// What must hold; all of these.
    pub only: Vec<Condition>,
    /// What it does.
    pub what: Does,
}

/// What an ability is. [12.1]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Does {
    /// A rule that holds all the time.
    Always(Rule),
    /// Effects that happen when something happens.
    When {
        /// When.
        when: When,
        /// May the owner decline?
        may: bool,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// Effects that the owner may bring about, once in a turn.
    Use {
        /// Is the card tapped for it?
        tap: bool,
        /// How many cards are discarded from the hand for it.
        discard: u8,
        /// Also at the moments that are open to Quick cards?
        quick: bool,
        /// What happens.
        effects: Vec<Effect>,
    },
}

/// A rule that holds while the card is in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// The bearer (the character itself, or the one that a lasting effect lies with) has this keyword.
    Keyword(Keyword),
    /// The numbers of the bearer are changed so.
    Bearer(Change),
    /// The numbers of these characters are changed so.
    Band(Group, Change),
    /// The owner discards so many cards fewer when it conquers a city. [13.14]
    Spoils(u8),
    /// The owner may keep so many more cards at the end of its turn. [13.14]
    Keep(u8),
    /// The owner may open so many more cards in its opening phase. [13.14]
    Opening(u8),
}

table::named! {
    /// A keyword of a character.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Keyword:
    /// Attacking and defending do not tap it. [13.7]
    Tireless "tireless";
    /// Moving does not tap it, but it moves only once in a turn. [13.8]
    Swift "swift";
    /// It cannot attack, neither lead nor join. [13.9]
    Peaceful "peaceful";
    /// It cannot defend. [13.9]
    Fleeting "fleeting";
    /// It defends in a neutral city though it is tapped. [13.10]
    Steadfast "steadfast";
    /// The rival's cards cannot choose it. [13.11]
    Elusive "elusive";
    /// It does not untap in the first phase of its owner's turn. [13.12]
    Heavy "heavy";
    /// It cannot be moved, neither by its owner nor by cards. [13.13]
    Rooted "rooted";
}

/// What is added to a character's numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Change {
    /// To its Power.
    pub power: i8,
    /// To its HP.
    pub hp: i8,
    /// To its Range.
    pub range: i8,
    /// To its Move.
    #[serde(rename = "move")]
    pub movement: i8,
    /// So much of the damage of every single hit is taken away.
    pub armor: i8,
}

/// Characters that a card speaks of. Everything that is given must hold. [13.6]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Group {
    /// Whose they are.
    pub side: Side,
    /// Where they are.
    pub at: Where,
    /// Their role.
    pub role: Option<Role>,
    /// Their banner; `free` means the mercenaries.
    pub banner: Option<Banner>,
    /// What they do just now.
    pub doing: Option<Doing>,
    /// Their printed Power is at most this.
    pub weak: Option<u8>,
    /// Not the card that speaks.
    pub other: bool,
}

/// Whose characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// One's own.
    #[default]
    Own,
    /// The rival's.
    Rival,
    /// Anybody's.
    Any,
}

/// Where characters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Where {
    /// Anywhere in play.
    #[default]
    Anywhere,
    /// At the city where the card that speaks is (with its bearer, or at that city); for an effect that is played during a
    /// battle, at the city of the battle, and otherwise at no city.
    Here,
    /// At any city.
    Cities,
    /// Among the fighters of the battle.
    Battle,
}

/// What a character does or suffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Doing {
    /// Fights on the attacking side.
    Attacking,
    /// Fights on the defending side.
    Defending,
    /// Leads the attack.
    Leading,
    /// Is tapped.
    Tapped,
    /// Is not tapped.
    Untapped,
    /// Has damage.
    Hurt,
}

/// What sets off an ability. [12.6] [12.7] [12.8] [12.9]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// This card comes into play.
    Enters,
    /// This character is set to a city, or moves to one.
    Arrives,
    /// This character attacks, as the leader or beside it.
    Attacks,
    /// This character leads an attack.
    Leads,
    /// This character defends.
    Defends,
    /// This character has dealt damage in a battle and killed with it.
    Kills,
    /// This card has gone from play to the graveyard.
    Dies,
    /// Another character of the owner's has died.
    Falls,
    /// The owner has conquered a city with this character among its fighters; of a lasting effect on the field: any city.
    Conquers,
    /// A city of the owner's is no longer its own.
    Loses,
    /// The owner's turn begins, after the draw.
    Begin,
    /// The owner's turn ends, before damage is wiped away.
    End,
    /// The rival has opened a card or played a Quick one.
    RivalPlays,
}

/// What must hold. [12.10] [12.11]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The bearer fights on the attacking side.
    Attacking,
    /// The bearer fights on the defending side.
    Defending,
    /// The bearer leads an attack.
    Leading,
    /// The bearer has no other character of its owner beside it in its city.
    Alone,
    /// The battle is for a city that the rival of the card's owner occupied.
    Occupied,
    /// The bearer is in a city that its owner occupies.
    AtHome,
    /// The bearer is in the capital, which lies face up.
    InCapital,
    /// The owner occupies the capital.
    Capital,
    /// The rival occupies the capital.
    RivalCapital,
    /// The owner occupies at least so many cities.
    Cities(u8),
    /// The owner occupies fewer cities than the rival.
    Behind,
    /// The owner has at most so many cards in hand.
    HandAtMost(u8),
    /// At least so many characters lie in the owner's graveyard.
    Fallen(u8),
    /// Another character of the owner's with this role is in play.
    Beside(Role),
    /// A lasting effect lies with the bearer.
    Equipped,
    /// It is the owner's turn.
    OwnTurn,
}

impl Condition {
    /// Does it speak of the bearer?
    pub(crate) fn is_of_bearer(&self) -> bool {
        use Condition::{Alone, AtHome, Attacking, Defending, Equipped, InCapital, Leading};
        matches!(self, Attacking | Defending | Leading | Alone | AtHome | InCapital | Equipped)
    }
}

/// One thing that happens. Lists happen in order. Whoever owns the card chooses what is to be chosen, unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A character of this group, chosen when the card is played or the ability set off. At most one such in a list.
    Target(Group, Vec<Deed>),
    /// Every character of this group.
    Each(Group, Vec<Deed>),
    /// The bearer.
    Bearer(Vec<Deed>),
    /// Draws so many cards.
    Draw(u8),
    /// Discards so many cards of its choice, or all it has.
    Discard(u8),
    /// The rival discards so many cards of its choice, or all it has.
    RivalDiscards(u8),
    /// The rival loses so many cards from its hand at random, or all it has.
    RivalLoses(u8),
    /// So many cards from the rival's library go to its graveyard.
    Mill(u8),
    /// Takes a card of this kind of its choice from the library into the hand and shows it.
    Fetch(Sort),
    /// Takes a card of this kind of its choice from its graveyard into the hand.
    Recover(Sort),
    /// Puts a character of this kind of its choice from its graveyard onto its field, untapped.
    Raise(Sort),
    /// The rival shows its hand.
    Expose,
    /// A lasting effect of the rival's, of one's choice, goes to the graveyard.
    Break,
    /// A face-down card of the rival's, of one's choice, goes to the graveyard.
    Uncover,
    /// No battle may begin in a city of one's choice until the end of the next turn.
    Truce,
    /// May open so many more cards in this turn's opening phase, or in the next one of its own.
    Open(u8),
    /// Happens if this holds.
    If(Condition, Vec<Effect>),
}

/// What happens to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Takes so much damage.
    Damage(u8),
    /// Loses so much of its damage.
    Heal(u8),
    /// Its numbers are changed until the end of the turn.
    Boost(Change),
    /// Has this keyword until the end of the turn.
    Gain(Keyword),
    /// So much of the next damage that it would take this turn is prevented.
    Shield(u8),
    /// Is tapped.
    Tap,
    /// Is untapped.
    Untap,
    /// Does not untap in its owner's next first phase.
    Stun,
    /// Moves to a neighbouring city, or from the field to any city; the owner of the card chooses which.
    Move,
    /// Moves to any city; the owner of the card chooses which.
    Send,
    /// Goes back to its owner's hand.
    Return,
    /// Goes to the graveyard.
    Kill,
}

/// Cards that a card looks for. [14.11]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// A mercenary.
    Mercenary,
    /// A character of any kind.
    Character,
    /// A character of level 2 or less.
    Recruit,
    /// A captain.
    Captain,
    /// An effect, lasting or not.
    Effect,
    /// A Quick card.
    Quick,
}

cardfile::card_file! { CardSet of "capitale": read::set, listing::all }

impl CardSet {
    pub(crate) fn new(prints: Vec<Option<Print>>, decks: [Arc<Deck>; 4]) -> Self {
        let traits = Card::all().zip(&prints).map(|(card, print)| Traits::of(card, print.as_ref())).collect();
        CardSet { traits, prints, decks, playable: [false; 4] }.checked()
    }

    /// The same, with the ready decks looked through: nobody does so while a game is played.
    pub(crate) fn checked(mut self) -> Self {
        self.playable = std::array::from_fn(|at| self.decks[at].flaws(&self).is_empty());
        self
    }

    /// A ready deck, by its place among the four. [2.6]
    pub(crate) fn deck(&self, at: u8) -> &Arc<Deck> {
        &self.decks[usize::from(at)]
    }

    /// The ready decks that can be played with these cards, by their places among the four.
    pub(crate) fn playable(&self) -> impl Iterator<Item = u8> + '_ {
        (0..).zip(self.playable).filter(|(_, playable)| *playable).map(|(at, _)| at)
    }

    /// What the rules ask of a card all the time.
    #[inline]
    pub(crate) fn traits(&self, card: Card) -> &Traits {
        &self.traits[card.index()]
    }

    /// What is printed on a card, if the set has it.
    pub fn get(&self, card: Card) -> Option<&Print> {
        self.prints[card.index()].as_ref()
    }

    /// What is printed on a card of the set.
    ///
    /// # Panics
    /// When the set has no such card: decks and positions are checked before a table is made.
    pub fn print(&self, card: Card) -> &Print {
        match self.get(card) {
            Some(print) => print,
            None => panic!("the set has no card {card}"),
        }
    }

    /// The cards that there are.
    pub fn all(&self) -> impl Iterator<Item = (Card, &Print)> {
        Card::all().filter_map(|card| Some((card, self.get(card)?)))
    }
}

impl Print {
    /// Its numbers, if it is a character.
    pub fn body(&self) -> Option<&Body> {
        match &self.kind {
            Kind::Character(body) => Some(body),
            Kind::Effect | Kind::Lasting(_) => None,
        }
    }
}

impl Sort {
    /// Is the card one of these?
    pub fn fits(self, card: Card, print: &Print) -> bool {
        let body = print.body();
        match self {
            Sort::Mercenary => card.banner() == Banner::Free,
            Sort::Character => body.is_some(),
            Sort::Recruit => body.is_some() && print.level <= 2,
            Sort::Captain => body.is_some_and(|body| body.role == Role::Captain),
            Sort::Effect => body.is_none(),
            Sort::Quick => print.quick,
        }
    }
}
