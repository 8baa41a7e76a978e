//! The agenda's steps: what is still to be done, as plain data.

use smallvec::SmallVec;
use table::{Seat, Seats};

use crate::Card;
use crate::cards::{Deed, Effect, Evil, Type};

/// Where a Prophet's Arcano is: whose, and its index.
pub type At = (Seat, u8);

table::steps! {
    /// One thing to be done. Some ask seats, some wait for chance, the others happen at once. `a, b` says what a step puts before
    /// all that is still to be done, in that order; what is not said puts nothing there.
    Step:
    /// Chance says who comes next in the order of building: again, until it is known; then `Destiny` or `Build` of each.
    Lot draws;
    /// The seat takes a printed set.
    Destiny(Seat) asks;
    /// Seats whose set prints four cards for a Prophet leave one out, apart.
    Leave asks;
    /// Chaos: all take the next pack, if somebody still builds: `Deal` of each new pack, `Read`, `HandOn`.
    HandOn happens;
    /// Chaos: a card of this pack is dealt. So many Prophets are still to come, then so many others: `Deal` of what is left.
    Deal(u8, u8, u8) draws;
    /// Chaos: the seats build from the packs in their hands, apart.
    Read asks;
    /// Libero Arbitrio: these seats build, apart.
    Build(Seats) asks;
    /// The minimum is filled up at random: `Fill`, as long as something is lacking.
    Fill draws;
    /// Building is over.
    Built happens;
    /// The seats put their Interventions in order, apart.
    Stack asks;
    /// The seats choose whom to field first and arrange their cards, apart.
    Opening asks;
    /// The Prophets of the opening are shown: `Arrange, Laid, Echo`.
    Opened happens;
    /// A turn begins: `Missing, Check, Start`, `Reveal` if owners may, `Orders, Resolve, End`.
    Begin happens;
    /// Seats without an active Prophet are looked for; if there are some, `Field, Fielded, Echo, Missing`.
    Missing happens;
    /// Seats without an active Prophet field one, apart: these do.
    Field(Seats) asks;
    /// These Prophets are shown, with their Relics: `Arrange, Laid`.
    Fielded(Seats) happens;
    /// Their owners arrange the Cult cards, apart.
    Arrange(Seats) asks;
    /// What is Rivelata among them is shown; `Grieve`, if there is a Struggimento to be placed.
    Laid(Seats) happens;
    /// What the start of the turn brings; if it brings anything, `Work, Apply, Echo, Missing, Check`.
    Start happens;
    /// Who still plays?
    Check happens;
    /// The owners may turn up Cult cards, apart.
    Reveal(Seats) asks;
    /// The orders of the turn are asked: `Aim, Order` of those who suffer from Isteria, then of the others.
    Orders happens;
    /// These seats choose their targets, apart.
    Aim(Seats) asks;
    /// These seats choose their orders, together.
    Order(Seats) asks;
    /// The next orders are resolved: `Work, Apply, Echo`, or of those that call Prophets `Arrange, Laid, Echo`; and `Resolve`, if
    /// there are others.
    Resolve happens;
    /// Everything that happens at the same time goes on until it needs a choice: `Choice`, `Proof` of each, `Proven, Work`.
    Work happens;
    /// Choices that are asked together.
    Choice(Seats) asks;
    /// A Prova di Fedeltà of this act.
    Proof(u8) asks;
    /// All Prove of the round are told.
    Proven happens;
    /// What has been found out happens; `Grieve`, if there is a Struggimento to be placed.
    Apply happens;
    /// Seats whose active Prophet has a Struggimento on no card place it, together: `Grieve`, as long as there is a choice.
    Grieve asks;
    /// What the changes set off: `Work, Apply, Echo`, if they set off anything.
    Echo happens;
    /// The turn ends: `Begin`.
    End happens;
}

/// Something of a card that happens, at the same time as others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Act {
    /// Whose card it is.
    pub seat: Seat,
    /// The seat aimed at.
    pub foe: Option<Seat>,
    /// The card that speaks.
    pub card: Card,
    /// The Prophet that carries it.
    pub bearer: At,
    /// The type of its damage, of Cult cards.
    pub of: Option<Type>,
    /// Does what it does to the rival happen to all the rival's revealed Prophets?
    pub global: bool,
    /// How much is still to be read: so much of [`Open::todo`](crate::Open::todo).
    pub left: u8,
    /// What it waits for.
    pub waits: Option<Wait>,
    /// The choice that has just been made.
    pub choice: Option<u8>,
}

/// What is still to be read of one act, the next thing last.
pub(crate) type Todo = SmallVec<[Frame; 8]>;

/// A part of a card's text that is still to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The damage that is printed on the Cult card, with the boosts on it.
    Hit(u8, i16),
    /// Which of several Special abilities happens.
    Special,
    /// Effects.
    Effects(&'static [Effect]),
    /// Deeds to one Prophet.
    Deeds(At, &'static [Deed]),
}

/// What an act waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Its owner chooses one of the Specials.
    Special,
    /// Its owner chooses a Prophet in this seat's rearguard.
    Rear(Seat),
    /// Its owner chooses a Cult card of this Prophet: only of those that lie face down?
    Place(At, bool),
    /// Its owner chooses a defeated Prophet of its own.
    Fallen,
    /// A Prova di Fedeltà, which this seat takes and that one hides.
    Proof {
        /// Who guesses.
        tester: Seat,
        /// Who hides.
        hider: Seat,
    },
}

/// A change that a card makes, found out from how things were before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fact {
    /// Whose card makes it.
    pub by: Seat,
    /// What changes.
    pub what: Change,
}

/// What changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// A Prophet receives no damage this turn.
    Shield(At),
    /// A Prophet receives damage; of a Cult card's type?
    Damage(At, u16, Option<Type>),
    /// A Prophet loses damage.
    Heal(At, u16),
    /// A Prophet loses an evil token.
    Free(At, Evil),
    /// A Prophet loses its boosts and weakenings.
    Plain(At),
    /// A Prophet receives an evil token.
    Token(At, Evil),
    /// A Prophet's Fervour changes.
    Fervour(At, i16),
    /// The damage of a Cult card changes.
    Power(At, u8, i16),
    /// A Cult card is turned up.
    Reveal(At, u8),
    /// A Prophet's ability is annulled.
    Annul(At),
    /// A Prophet has another's ability too.
    Copy(At, Card),
    /// A Cult card goes to the discards.
    Strip(At, u8),
    /// A Prophet's Relics go to the discards.
    Unrelic(At),
    /// The top Intervention of a seat goes to its discards.
    Burn(Seat),
    /// A seat's Interventions are shown.
    Expose(Seat),
    /// By this card an Intervention of a seat comes back, if there is one.
    Renew(Seat, Card, Option<Card>),
    /// A Prophet is driven back.
    Withdraw(At),
    /// A defeated Prophet comes back; a Relic stays behind.
    Raise(At, Option<Card>),
}
