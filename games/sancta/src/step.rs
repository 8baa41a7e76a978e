//! The agenda's steps: what is still to be done, as plain data.

use table::{Seat, Seats};

use crate::Card;
use crate::cards::{Effect, Kind};

table::steps! {
    /// One thing to be done. Some ask a seat, some wait for chance, the others happen at once. After each stands what it puts
    /// before all that is still to be done; where nothing is said, that is nothing.
    Step:
    /// Chance names the dealer. Then [`Step::FirstSaint`] and [`Step::Deal`] for each seat, and [`Step::Dealt`].
    Dealer draws;
    /// The seat draws until its first Saint.
    FirstSaint(Seat) draws;
    /// The seat is dealt a card. Then the same again until its hand is whole.
    Deal(Seat) draws;
    /// The hands are dealt: play begins. Then [`Step::Begin`].
    Dealt happens;
    /// A turn begins. Then two times [`Step::Draw`], [`Step::Drawn`] and [`Step::Main`]; or first [`Step::Settle`] and the same
    /// again, where a level was changed for the turn before.
    Begin(Seat) happens;
    /// The draw is done. Then [`Step::Settle`].
    Drawn(Seat) happens;
    /// The seat does what it wants. Then, before [`Step::Settle`] and the same again, what its action asks for:
    /// [`Step::Window`], [`Step::Roll`] or [`Step::Do`]. At the end [`Step::Settle`], [`Step::Trim`] and [`Step::Pass`].
    Main(Seat) asks;
    /// The seat discards a card down to its limit. Then the same again.
    Trim(Seat) asks;
    /// The turn is over. Then [`Step::Settle`] and [`Step::Begin`].
    Pass(Seat) happens;
    /// The seat draws a card. Where the deck was empty the same again, from the discards.
    Draw(Seat) draws;
    /// These seats may answer the Beatitudine of the first.
    Window(Seat, Seats) asks;
    /// The die falls. Then [`Step::Do`].
    Roll(Seat) draws;
    /// The rest of a card's effects. Then what the first of them asks for, and [`Step::Do`] with the others.
    Do(Play) happens;
    /// A whole effect is done: who goes to the Rosa, has somebody won, which abilities were set off? Where some were,
    /// [`Step::Order`] if they are of several cards; else what one does, and then [`Step::Settle`].
    Settle happens;
    /// The seat chooses which ability happens first. Then, before [`Step::Settle`], [`Step::Offer`] or [`Step::Do`].
    Order(Seat) asks;
    /// The seat may let an ability happen. Then [`Step::Do`].
    Offer(Trigger) asks;
    /// The seat discards a card of its choice.
    Discard(Seat) asks;
    /// The seat discards a card at random.
    Lose(Seat) draws;
    /// The seat chooses another. Then [`Step::Do`] or [`Step::Steal`].
    Choose(Seat, Why) asks;
    /// A random card of the second's hand goes to the first.
    Steal(Seat, Seat) draws;
    /// A random card of a kind comes from the deck.
    Seek(Seat, Kind) draws;
    /// The seat takes a card of a kind from the discards, but not this one.
    Recover(Seat, Kind, Option<Card>) asks;
    /// The seat lays a Saint from the discards into its Santuario.
    Call(Seat) asks;
    /// The seat discards a Supporto of another.
    Remove(Seat) asks;
    /// The seat may let its active Saint change places with one of the Santuario.
    Exchange(Seat) asks;
}

/// Effects on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
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
    Rival(Play),
    /// To take so many points.
    Take(u8),
    /// To take a card.
    Steal,
    /// To look at its hand.
    Look,
}
