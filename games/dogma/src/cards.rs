//! What is printed on the cards. [1.8] [19.1]
//!
//! Cards are data. A file of cards is read into these types, so that what the types cannot say is refused. Prophets and Relics
//! carry [`Ability`]s; Cult cards and Divine Interventions are lists of [`Effect`]s.

mod digest;
mod listing;
mod marks;
mod read;
mod words;

use serde::Deserialize;
use table::Text;

use crate::card::{Card, Religion};

pub use cardfile::Origin;
use digest::Digest;
pub(crate) use digest::{Speaks, as_cards};

/// A set of cards that the program knows.
pub type Set = cardfile::Set<CardSet>;

/// Everything that is printed, as read from a file. It never changes and lives as long as the program.
#[derive(Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The cards by [`Card::index`]; a set has every one. [1.1]
    pub prints: Vec<Print>,
    /// The sets of the mode Predestinazione. [4.1] [19.2]
    pub destinies: Vec<Destiny>,
    /// What is read off them once.
    digest: Digest,
}

/// A set of Arcana that is printed on the cards. [4.1]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destiny {
    /// Its word in actions: letters without accents.
    pub word: String,
    /// Its name.
    pub name: Text,
    /// Its four Arcana: the Prophet first, then its cards. One of them may have four cards, of which the owner leaves one out. [4.4]
    pub arcana: Vec<Vec<Card>>,
    /// Its Interventions, the first on top.
    pub divine: Vec<Card>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Its name.
    pub name: Text,
    /// What it is.
    pub kind: Kind,
    /// What it does by being there: of Prophets and Relics.
    pub abilities: Vec<Ability>,
    /// What it does when it is used: of Cult cards and Interventions, after the damage of a Cult card.
    pub effects: Vec<Effect>,
    /// A sentence without influence on the game. [19.5]
    pub lore: Option<Text>,
    /// Its own wording, in place of the generated one. [19.3] [19.4]
    pub text: Option<Text>,
    /// Where it comes from.
    pub origin: Origin,
}

/// What a card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A Prophet.
    Prophet(Body),
    /// A Cult card.
    Cult(Cult),
    /// A Relic. [1.8]
    Relic,
    /// A Divine Intervention. [1.8]
    Divine,
}

/// The numbers of a Prophet. [1.3]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// Its Faith: the damage that defeats it, a multiple of 10 from 10 to 400.
    pub faith: u16,
    /// Its Fervour, a multiple of 10 from 0 to 200: the higher, the earlier.
    pub fervour: u16,
    /// The types of Cult cards that do not damage it. [1.4]
    pub immune: Types,
    /// The types of Cult cards whose damage is doubled.
    pub weak: Types,
    /// Which Cult cards its Arcano may hold; any of these lines.
    pub holds: Vec<Hold>,
    /// May its Arcano hold a fourth card, which must be a Cult card? [3.5]
    pub fourth: bool,
}

/// A line of what an Arcano may hold. [1.5] [3.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    /// Cult cards of this religion; `None` is of every religion.
    pub religion: Option<Religion>,
    /// Of these types.
    pub types: Types,
}

/// What stands on a Cult card. [1.8]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cult {
    /// Its religion: that of its number. [1.6]
    pub religion: Religion,
    /// Its type.
    pub of: Type,
    /// The damage to the target's active Prophet, a multiple of 10 from 0 to 100; 0 is none.
    pub damage: u8,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
}

table::named! {
    /// The four types of Cult cards. [1.7] The names are ours: the rulebook shows icons.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Type:
    /// Mistero (the sparkle): miracles and states of mind.
    Mystery "mystery";
    /// Fedeli (the person): people and communities.
    Faithful "faithful";
    /// Scrittura (the book): holy texts.
    Scripture "scripture";
    /// Rito: customs and deeds.
    Rite "rite";
}

table::set_of! {
    /// A set of types.
    #[derive(Debug)]
    Types(u8): Type, Type::ALL.len(), of => of as u8, at => Type::ALL[at as usize]
}

table::named! {
    /// A keyword of a Cult card. [1.8]
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Keyword:
    /// It lies face up. [11.1]
    Rivelata "rivelata";
    /// It comes first among orders III. [11.2]
    Veloce "veloce";
    /// It comes last among orders III. [11.3]
    Lenta "lenta";
    /// What it does to the rival's active Prophet it does to all its revealed ones. [11.4]
    Globale "globale";
    /// It cancels the damage that its Prophet receives this turn. [11.5]
    Protezione "protezione";
    /// After it no card with this word is used next turn. [11.7]
    Ardua "ardua";
}

table::named! {
    /// An evil token. [12.1]
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Evil:
    /// Crisi Mistica: 10 damage at the start of every turn. [12.3]
    Crisi "crisi";
    /// Fanatismo: neither Convocazione nor Intervento Divino. [12.4]
    Fanatismo "fanatismo";
    /// Isteria: its order is chosen and shown first. [8.16]
    Isteria "isteria";
    /// Struggimento: a Cult card is out of the game. [12.6]
    Struggimento "struggimento";
}

/// Something that a Prophet or a Relic does by being there. It belongs to the active Prophet. [14.1]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// What must hold; all of these.
    pub only: Vec<Condition>,
    /// Does it also work while its Prophet, revealed before, is in the rearguard? [14.2]
    pub rear: bool,
    /// What it does.
    pub what: Does,
}

/// What an ability is. [14.1]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// A rule that holds all the time.
    Always(Rule),
    /// Effects that happen when something happens.
    When(When, Vec<Effect>),
    /// Effects that the order Special brings about: the icon. [9.12]
    Special(Vec<Effect>),
}

/// A rule that holds while the ability works. Its bearer is the Prophet that carries it. [14.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Cult cards of this type do not damage the bearer.
    Immune(Type),
    /// The damage of Cult cards of this type to the bearer is doubled.
    Weak(Type),
    /// No damage to the bearer is doubled.
    Sturdy,
    /// Every Cult card does the bearer so much less damage.
    Armour(u8),
    /// The bearer's Cult cards that do damage do so much more.
    Might(u8),
    /// The bearer's Cult cards of this type that do damage do so much more.
    MightOf(Type, u8),
    /// The Cult cards of rival active Prophets do so much less damage, to anybody.
    Awe(u8),
    /// The bearer's Fervour is changed by so much. [14.4]
    Fervour(i16),
    /// The Fervour of rival active Prophets is changed by so much.
    RivalFervour(i16),
    /// The bearer cannot receive this evil token.
    Proof(Evil),
    /// The bearer cannot receive evil tokens.
    Pure,
    /// The bearer's Cult cards of this type are Veloce.
    Swift(Type),
    /// No rival's effect drives the bearer back into the rearguard.
    Rooted,
    /// The owner may use Ardua cards of the bearer in every turn.
    Tireless,
}

/// What sets off an ability. [14.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The bearer is fielded.
    Fielded,
    /// A rival Prophet is fielded.
    RivalFielded,
    /// A turn begins.
    Start,
    /// The bearer has used a Cult card.
    Used,
    /// The bearer has taken damage from a rival's Cult card and lives.
    Struck,
    /// The bearer has been defeated.
    Defeated,
    /// A rival's active Prophet has been defeated.
    RivalDefeated,
}

/// What must hold. "Rival" is the active Prophet of the seat aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The own active Prophet has this evil token.
    OwnHas(Evil),
    /// The rival has this evil token.
    RivalHas(Evil),
    /// The rival has an evil token.
    RivalTroubled,
    /// The own active Prophet has at least so much damage.
    OwnHurt(u8),
    /// The rival has at least so much damage.
    RivalHurt(u8),
    /// The own active Prophet's Fervour is above the rival's.
    Faster,
    /// The own active Prophet's Fervour is below the rival's.
    Slower,
    /// The rival was fielded this turn.
    RivalNew,
    /// The own active Prophet is the owner's last.
    Last,
    /// At least so many Prophets of the owner are defeated.
    Fallen(u8),
    /// The owner has fewer Prophets than the seat aimed at.
    Behind,
    /// The owner has no Intervention left.
    Bare,
    /// The rival carries a Relic.
    RivalRelic,
    /// The rival has boosts, on itself or on its Cult cards.
    RivalBoosted,
}

/// One thing that happens. Lists happen in order. Whoever owns the card chooses what is to be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Something happens to Prophets.
    To(Whom, Vec<Deed>),
    /// The top Intervention of the seat aimed at goes to its discards without being played.
    Burn,
    /// The seat aimed at shows its Interventions to all, in their order.
    Expose,
    /// The Intervention that the owner played last goes under its Arcano again; a card does not bring back itself.
    Renew,
    /// A defeated Prophet of the owner's choice comes back to its rearguard. [10.9]
    Raise,
    /// The bearer, which has just been defeated, comes back to its owner's rearguard; the Relic that says so does not. [10.10]
    Rise,
    /// Happens if this holds.
    If(Condition, Vec<Effect>),
    /// The owner takes a Prova di Fedeltà: if it is passed the first happens, otherwise the second. [15.3]
    Prova(Vec<Effect>, Vec<Effect>),
    /// The seat aimed at may avert this by a Prova di Fedeltà: it happens if that is not passed. [15.4]
    Unless(Vec<Effect>),
}

/// Which Prophets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// The owner's active Prophet.
    Own,
    /// The active Prophet of the seat aimed at.
    Rival,
    /// The active Prophets of all rival seats.
    Rivals,
    /// Every active Prophet.
    Actives,
    /// A revealed Prophet in the owner's rearguard, of its choice.
    OwnRear,
    /// All revealed Prophets in the owner's rearguard.
    OwnRears,
    /// A revealed Prophet in the rearguard of the seat aimed at, of the owner's choice.
    RivalRear,
    /// All revealed Prophets in the rearguard of the seat aimed at.
    RivalRears,
    /// The Prophet that carries the ability, wherever it is; of Cult cards and Interventions the owner's active one.
    Bearer,
}

/// What happens to a Prophet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Receives so much damage; of a Cult card it is of that card's type.
    Damage(u8),
    /// Receives so much damage for each of these.
    DamagePer(u8, Count),
    /// Loses so much of its damage. [14.15]
    Heal(u8),
    /// Receives no damage this turn, neither before nor after. [14.15]
    Shield,
    /// Receives an evil token.
    Token(Evil),
    /// Loses this evil token.
    Free(Evil),
    /// Loses all evil tokens.
    FreeAll,
    /// Its Fervour is boosted or weakened by so much, a multiple of 10. [13.1]
    Fervour(i16),
    /// The damage of its Cult cards is boosted or weakened by so much, a multiple of 10. [13.1]
    Power(i16, Which),
    /// Loses all boosts and weakenings, also on its Cult cards.
    Plain,
    /// Is driven back into the rearguard, if another can take its place. [14.13]
    Withdraw,
    /// Its ability is annulled until it leaves the place of the active Prophet. [14.10]
    Annul,
    /// Its Cult cards are turned face up.
    Reveal(Which),
    /// A Cult card of it goes to the discards. [14.16]
    Strip,
    /// Its Relics go to the discards.
    Unrelic,
    /// The owner's active Prophet has its ability too, until it leaves the place of the active Prophet. [14.11]
    Copy,
}

/// Which Cult cards of a Prophet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    /// One, of the card's owner's choice.
    One,
    /// All.
    All,
}

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// The owner's defeated Prophets.
    Fallen,
    /// The evil tokens on the Prophet that is damaged.
    Tokens,
    /// The evil tokens on the owner's active Prophet.
    OwnTokens,
    /// The face-up Cult cards of the Prophet that is damaged.
    Shown,
    /// The Interventions that the owner has left.
    Left,
    /// The Interventions that the owner has played or lost.
    Played,
    /// The revealed Prophets in the rearguard of the seat aimed at.
    RivalRears,
}

cardfile::card_file! { CardSet of "dogma": read::set, listing::all }

impl CardSet {
    /// What is printed on a card.
    #[inline]
    pub fn print(&self, card: Card) -> &Print {
        &self.prints[card.index()]
    }

    /// The numbers of a Prophet.
    ///
    /// # Panics
    /// When the card is no Prophet.
    #[inline]
    pub fn body(&self, card: Card) -> &Body {
        match &self.print(card).kind {
            Kind::Prophet(body) => body,
            _ => panic!("{card} is no Prophet"),
        }
    }

    /// What stands on a Cult card, if it is one.
    #[inline]
    pub fn cult(&self, card: Card) -> Option<&Cult> {
        match &self.print(card).kind {
            Kind::Cult(cult) => Some(cult),
            _ => None,
        }
    }
}

impl Cult {
    /// Does it carry the keyword?
    #[inline]
    pub fn is(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
}
