//! The agenda's steps: what is still to be done, as plain data.

use table::{Seat, Seats};

use crate::Card;
use crate::cards::{Effect, Kind};

/// One thing to be done. Some ask a seat, some wait for chance, the others happen at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Chance names the dealer.
    Dealer,
    /// The seat draws until its first Saint.
    FirstSaint(Seat),
    /// The seat is dealt a card.
    Deal(Seat),
    /// The hands are dealt: play begins.
    Dealt,
    /// A turn begins.
    Begin(Seat),
    /// The draw is done.
    Drawn(Seat),
    /// The seat does what it wants.
    Main(Seat),
    /// The seat discards down to its limit.
    Trim(Seat),
    /// The turn is over.
    Pass(Seat),
    /// The seat draws a card.
    Draw(Seat),
    /// These seats may answer the Beatitudine of the first.
    Window(Seat, Seats),
    /// The die falls.
    Roll(Seat),
    /// The rest of a card's effects.
    Do(Deed),
    /// A whole effect is done: who goes to the Rosa, has somebody won, which abilities were set off?
    Settle,
    /// The seat chooses which ability happens first.
    Order(Seat),
    /// The seat may let an ability happen.
    Offer(Trigger),
    /// The seat discards a card of its choice.
    Discard(Seat),
    /// The seat discards a card at random.
    Lose(Seat),
    /// The seat chooses another.
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
