//! What is printed on the cards: Saints, Beatitudini, Advocati, Prove and Supporti, and the faces of the die.
//!
//! Cards are data. A file of cards is read into these types, so that what the types cannot say is refused. What a Saint or a
//! Supporto that stays does is a list of [`Ability`]s; what a Prova or another Supporto does is a list of [`Effect`]s.

mod listing;
mod read;
mod tables;
mod words;

use serde::Deserialize;
use table::Text;

use crate::card::{Card, Cards};

pub use cardfile::Origin;
pub use tables::Standing;
pub(crate) use tables::Tables;

/// A set of cards that the program knows.
pub type Set = cardfile::Set<CardSet>;

/// Everything that is printed [1.3], as read from a file. It never changes and lives as long as the program.
#[derive(Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The Saints by number: number 1 stands at index 0.
    pub saints: Vec<Saint>,
    /// The Beatitudini by number.
    pub beatitudes: Vec<Beatitude>,
    /// The Advocati Diaboli by number.
    pub advocates: Vec<Advocate>,
    /// The Prove by number.
    pub trials: Vec<Trial>,
    /// The Supporti by number.
    pub supports: Vec<Support>,
    /// What each face of the die does, from 1 to 6.
    pub die: [Vec<Effect>; 6],
    /// The cards that are shuffled in for a sixth seat only.
    pub sixth: Cards,
    /// What follows from all that.
    pub(crate) tables: Tables,
}

table::named! {
    /// A Saint's type.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Type:
    /// An apostle or evangelist.
    Apostle "apostle";
    /// A martyr.
    Martyr "martyr";
    /// A doctor of the Church.
    Doctor "doctor";
    /// A monk, a nun or a hermit.
    Monastic "monastic";
    /// The founder of an order or of a work.
    Founder "founder";
    /// A king, a queen or another ruler.
    Ruler "ruler";
}

/// A Saint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saint {
    /// Its name.
    pub name: Text,
    /// Its type.
    pub kind: Type,
    /// Its printed level, 1 to 7: also the points it needs.
    pub level: u8,
    /// What it does in the Zona Attiva.
    pub abilities: Vec<Ability>,
    /// Its life in a sentence or two, without influence on the game.
    pub life: Text,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// A Beatitudine: a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beatitude {
    /// Its name.
    pub name: Text,
    /// Its place in the Gospel of Matthew.
    pub verse: String,
    /// The verse in our own wording, which the first boxes did not have yet; without influence on the game.
    pub words: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// An Advocatus Diaboli.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advocate {
    /// Who that was, without influence on the game.
    pub life: Text,
    /// Where it comes from.
    pub origin: Origin,
}

/// A Prova.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// Its name.
    pub name: Text,
    /// The least level that passes it, 1 to 7.
    pub difficulty: u8,
    /// The points it is worth, usually 1.
    pub points: u8,
    /// What happens when it is passed.
    pub effects: Vec<Effect>,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// A Supporto.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Support {
    /// Its name.
    pub name: Text,
    /// What it does when it is played.
    pub effects: Vec<Effect>,
    /// What it does as long as it lies in the Zona Supporti; a Supporto without abilities does not stay.
    pub abilities: Vec<Ability>,
    /// Its own wording, in place of the generated one.
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// Something that a card does while it lies in the Zona Attiva or the Zona Supporti.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// What must hold, of the card's owner; all of these.
    pub only: Vec<Condition>,
    /// What it does.
    pub what: Does,
}

/// What an ability is.
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
        /// Does the card go to the discards then? Supporti only.
        spent: bool,
        /// What happens.
        effects: Vec<Effect>,
    },
}

/// What sets off an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// This Saint enters the Zona Attiva, or this Supporto the Zona Supporti, after the first turn has begun.
    Enters,
    /// The owner's turn begins, after the draw.
    Begin,
    /// The owner's turn ends, before the hand limit.
    End,
    /// The owner gained a point with a Beatitudine.
    Beatitude,
    /// The owner's Beatitudine was stopped by an Advocatus.
    Blocked,
    /// The owner rolled the die.
    Die,
    /// The owner passed a Prova.
    Trial,
    /// The owner made a Suffragio.
    Suffrage,
    /// The owner stopped another's Beatitudine.
    Advocate,
    /// A Saint of the owner's goes to the Rosa: of a Saint's ability, this one.
    Rosa,
    /// Another seat gained a point with a Beatitudine.
    OthersBeatitude,
    /// Another seat passed a Prova.
    OthersTrial,
    /// Another seat's Saint goes to its Rosa.
    OthersRosa,
}

/// What must hold of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// So many Saints of a type, or of any, in its Rosa and Santuario together.
    With(Count, u8),
    /// Another seat's active Saint is of this type.
    Facing(Type),
    /// Its active Saint has at least this level.
    Level(u8),
    /// Its active Saint has at least so many points.
    Points(u8),
    /// It has at most so many cards in hand.
    HandAtMost(u8),
    /// Its Santuario is empty.
    Alone,
    /// Some other seat has more Saints in its Rosa.
    Behind,
    /// It is its own turn.
    OwnTurn,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Saints in the Rosa.
    Rosa,
    /// Saints in the Santuario.
    Santuario,
    /// Saints of this type in the Rosa and the Santuario.
    Of(Type),
    /// Other seats whose active Saint is of this type.
    Facing(Type),
    /// Supporti in the Zona Supporti.
    Supports,
}

/// A rule that an ability changes for its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// The active Saint's level is so much higher or lower; the points needed are not.
    Level(i8),
    /// The active Saint's level is higher by one for each of these, at most by so many.
    LevelPer(Count, u8),
    /// The active Saint needs so many points more or less, at least one; its level is what it was.
    Need(i8),
    /// The owner's Beatitudini cannot be answered with an Advocatus.
    Unanswerable,
    /// Others cannot take points from the active Saint, nor lower or discard it.
    Guarded,
    /// Others cannot make the owner discard, nor look at the hand or take from it.
    Closed,
    /// So many more cards may be kept at the end of the turn.
    Keep(u8),
    /// The owner may play so many more Beatitudini in a turn.
    Beatitudes(u8),
    /// The owner may play a Prova and make a Suffragio in the same turn.
    TrialAndSuffrage,
    /// The owner may roll the die beside playing Beatitudini.
    DieToo,
    /// A substitution needs no points, and those of the Saint that leaves pass to the one that enters.
    FreeSubstitution,
    /// A Suffragio is worth so many more points.
    Suffrage(u8),
}

table::named! {
    /// A kind of card.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Kind:
    /// A Saint.
    Saint "saint";
    /// A Beatitudine.
    Beatitude "beatitude";
    /// An Advocatus Diaboli.
    Advocate "advocate";
    /// A Prova.
    Trial "trial";
    /// A Supporto.
    Support "support";
}

/// What may be done once more in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    /// Another Beatitudine, or the die.
    Beatitude,
    /// Another Prova or Suffragio.
    Trial,
    /// Another substitution.
    Substitution,
}

/// One thing that happens to a seat. Lists happen in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The active Saint gains or loses so many points.
    Points(i8),
    /// The active Saint gains a point for each of these, at most so many.
    PointsPer(Count, u8),
    /// The active Saint's level is so much higher or lower until the end of this turn.
    Level(i8),
    /// Draws so many cards.
    Draw(u8),
    /// Discards so many cards of its choice, or all it has.
    Discard(u8),
    /// Discards so many cards at random, or all it has.
    Lose(u8),
    /// Discards the hand and draws as many.
    Renew,
    /// Takes a random card of this kind from the deck and shows it.
    Seek(Kind),
    /// Takes a card of this kind of its choice from the discards.
    Recover(Kind),
    /// Lays a Saint of its choice from the discards into its Santuario, if there is room.
    Call,
    /// Moves up to so many points from another seat's active Saint to its own.
    Take(u8),
    /// Takes a random card from another seat's hand.
    Steal,
    /// Looks at another seat's hand.
    Look,
    /// Discards a Supporto that lies before another seat.
    Remove,
    /// The active Saint changes places with one of the Santuario, which takes its points over; it may decline.
    Exchange,
    /// The card in the Zona Attiva must be discarded, with its points.
    Dismiss,
    /// May do something once more this turn.
    Again(Again),
    /// Happens to every seat, itself first.
    Everyone(Vec<Effect>),
    /// Happens to every other seat.
    Others(Vec<Effect>),
    /// Happens to another seat of its choice.
    Rival(Vec<Effect>),
    /// Happens to the other seats that have the most Saints in the Rosa of all others.
    Leaders(Vec<Effect>),
    /// Happens if this holds of the seat.
    If(Condition, Vec<Effect>),
}

impl When {
    /// How many moments there are.
    pub(crate) const COUNT: usize = When::OthersRosa as usize + 1;
}

impl Rule {
    /// How many sorts of rules there are.
    pub(crate) const SORTS: usize = 12;

    /// The sort of rule, whatever its number.
    #[inline]
    pub(crate) fn sort(self) -> usize {
        match self {
            Rule::Level(_) => 0,
            Rule::LevelPer(..) => 1,
            Rule::Need(_) => 2,
            Rule::Unanswerable => 3,
            Rule::Guarded => 4,
            Rule::Closed => 5,
            Rule::Keep(_) => 6,
            Rule::Beatitudes(_) => 7,
            Rule::TrialAndSuffrage => 8,
            Rule::DieToo => 9,
            Rule::FreeSubstitution => 10,
            Rule::Suffrage(_) => 11,
        }
    }

    /// What it gives as a number, 1 where it just holds; nothing where that is counted first.
    pub(crate) fn amount(self) -> Option<i16> {
        match self {
            Rule::Level(n) | Rule::Need(n) => Some(n.into()),
            Rule::Keep(n) | Rule::Beatitudes(n) | Rule::Suffrage(n) => Some(n.into()),
            Rule::LevelPer(..) => None,
            Rule::Unanswerable | Rule::Guarded | Rule::Closed => Some(1),
            Rule::TrialAndSuffrage | Rule::DieToo | Rule::FreeSubstitution => Some(1),
        }
    }
}

cardfile::card_file! { CardSet of "sancta": read::set, listing::all }

impl CardSet {
    /// Every card of the set, those for a sixth seat among them.
    pub fn all(&self) -> Cards {
        self.tables.all
    }

    /// How many cards of a kind there are.
    pub fn count(&self, kind: Kind) -> usize {
        match kind {
            Kind::Saint => self.saints.len(),
            Kind::Beatitude => self.beatitudes.len(),
            Kind::Advocate => self.advocates.len(),
            Kind::Trial => self.trials.len(),
            Kind::Support => self.supports.len(),
        }
    }

    /// The lowest-numbered card that plays like this one.
    pub fn face(&self, card: Card) -> Card {
        self.tables.faces[card.index()]
    }

    /// What a card does while it lies in the Zona Attiva or the Zona Supporti.
    pub fn abilities(&self, card: Card) -> &[Ability] {
        match card.place() {
            (Kind::Saint, at) => &self.saints[at].abilities,
            (Kind::Support, at) => &self.supports[at].abilities,
            _ => &[],
        }
    }
}
