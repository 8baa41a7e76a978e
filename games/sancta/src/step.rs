//! The agenda's steps: what is still to be done, as plain data.

use table::{Seat, Seats};

use crate::Card;
use crate::cards::{Effect, Kind};

/// One thing to be done. Some ask a seat, some wait for chance, the others happen at once. After each stands what it puts
/// before all that is still to be done; where nothing is said, that is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Chance names the dealer. Then [`Step::FirstSaint`] and [`Step::Deal`] for each seat, and [`Step::Dealt`].
    Dealer,
    /// The seat draws until its first Saint.
    FirstSaint(Seat),
    /// The seat is dealt a card. Then the same again until its hand is whole.
    Deal(Seat),
    /// The hands are dealt: play begins. Then [`Step::Begin`].
    Dealt,
    /// A turn begins. Then two times [`Step::Draw`], [`Step::Drawn`] and [`Step::Main`]; or first [`Step::Settle`] and the same
    /// again, where a level was changed for the turn before.
    Begin(Seat),
    /// The draw is done. Then [`Step::Settle`].
    Drawn(Seat),
    /// The seat does what it wants. Then, before [`Step::Settle`] and the same again, what its action asks for:
    /// [`Step::Window`], [`Step::Roll`] or [`Step::Do`]. At the end [`Step::Settle`], [`Step::Trim`] and [`Step::Pass`].
    Main(Seat),
    /// The seat discards a card down to its limit. Then the same again.
    Trim(Seat),
    /// The turn is over. Then [`Step::Settle`] and [`Step::Begin`].
    Pass(Seat),
    /// The seat draws a card. Where the deck was empty the same again, from the discards.
    Draw(Seat),
    /// These seats may answer the Beatitudine of the first.
    Window(Seat, Seats),
    /// The die falls. Then [`Step::Do`].
    Roll(Seat),
    /// The rest of a card's effects. Then what the first of them asks for, and [`Step::Do`] with the others.
    Do(Deed),
    /// A whole effect is done: who goes to the Rosa, has somebody won, which abilities were set off? Where some were,
    /// [`Step::Order`] if they are of several cards; else what one does, and then [`Step::Settle`].
    Settle,
    /// The seat chooses which ability happens first. Then, before [`Step::Settle`], [`Step::Offer`] or [`Step::Do`].
    Order(Seat),
    /// The seat may let an ability happen. Then [`Step::Do`].
    Offer(Trigger),
    /// The seat discards a card of its choice.
    Discard(Seat),
    /// The seat discards a card at random.
    Lose(Seat),
    /// The seat chooses another. Then [`Step::Do`] or [`Step::Steal`].
    Choose(Seat, Why),
    /// A random card of the second's hand goes to the first.
    Steal(Seat, Seat),
    /// A random card of a kind comes from the deck.
    Seek(Seat, Kind),
    /// The seat takes a card of a kind from the discards, but not this one.
    Recover(Seat, Kind, Option<Card>),
    /// The seat lays a Saint from the discards into its Santuario.
    Call(Seat),
    /// The seat discards a Supporto of another.
    Remove(Seat),
    /// The seat may let its active Saint change places with one of the Santuario.
    Exchange(Seat),
}

/// Effects on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// On whom.
    pub seat: Seat,
    /// Whose card it is.
    pub by: Seat,
    /// The card; `None` is the die.
    pub card: Option<Card>,
    /// What happens.
    pub effects: &'static [Effect],
}

/// An ability that has been set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Trigger {
    /// Whose.
    pub seat: Seat,
    /// Of which card.
    pub card: Card,
    /// Which of the card's abilities, by index.
    pub ability: u8,
}

/// Why another seat is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// To do this to it.
    Rival(Deed),
    /// To take so many points.
    Take(u8),
    /// To take a card.
    Steal,
    /// To look at its hand.
    Look,
}

/// The steps that ask seats, as a pattern. With the two lists below these are all: a new step does not compile until it is in one.
macro_rules! asking {
    () => {
        Step::Main(_)
            | Step::Trim(_)
            | Step::Window(..)
            | Step::Order(_)
            | Step::Offer(_)
            | Step::Discard(_)
            | Step::Choose(..)
            | Step::Recover(..)
            | Step::Call(_)
            | Step::Remove(_)
            | Step::Exchange(_)
    };
}

/// The steps that wait for chance, if there is anything to draw.
macro_rules! drawing {
    () => {
        Step::Dealer
            | Step::FirstSaint(_)
            | Step::Deal(_)
            | Step::Draw(_)
            | Step::Roll(_)
            | Step::Lose(_)
            | Step::Steal(..)
            | Step::Seek(..)
    };
}

/// The steps that happen at once.
macro_rules! happening {
    () => {
        Step::Dealt | Step::Begin(_) | Step::Drawn(_) | Step::Pass(_) | Step::Do(_) | Step::Settle
    };
}

pub(crate) use {asking, drawing, happening};
