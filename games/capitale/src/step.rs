//! The agenda's steps: what is still to be done, as plain data.

use table::{Seat, Seats};

use crate::Card;
use crate::cards::{Effect, Group, Sort};

/// One thing to be done. Some ask a seat, some wait for chance, the others happen at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The seats without a deck choose one, apart.
    Decks,
    /// Chance says who begins.
    Lot,
    /// The seat says who begins.
    Starter(Seat),
    /// A duel is laid out.
    Duel,
    /// The seat is dealt a card.
    Deal(Seat),
    /// The seat keeps its hand or puts it back.
    Redraw(Seat),
    /// A turn begins.
    Begin,
    /// The seat draws a card.
    Draw(Seat),
    /// What the beginning of the turn sets off.
    Upkeep,
    /// The seat on turn opens a card.
    Opening,
    /// The seat on turn does what it wants.
    Main,
    /// The city's face is turned up.
    Face(u8),
    /// The seat may turn up a face-down card at the city of the battle.
    TurnUp(Seat),
    /// The defender defends or declines.
    Defence,
    /// The seats may play Quick cards.
    Window(Moment),
    /// Nobody defended before the window: does the city fall?
    Undefended,
    /// The seat may add a fighter; has the other just said that it adds none?
    Join(Seat, bool),
    /// The next Range is looked for.
    Ranges,
    /// The fighters of this Range strike.
    Strike(u8),
    /// The striker's owner divides what is left of its Power.
    Divide(u8, u8),
    /// All damage of the step falls.
    Blow,
    /// The battle is over.
    Conclude,
    /// What the end of the turn sets off.
    Evening,
    /// Damage is wiped away, effects of the turn end.
    Wipe,
    /// The seat discards down to its limit.
    Trim(Seat),
    /// The turn is over.
    Pass,
    /// The side decks, apart.
    Pause,
    /// A card comes into play.
    Enter(Entry),
    /// The seat chooses what the step beneath this one aims at.
    Aim(Aim),
    /// The seat chooses the city for the card of the step beneath this one.
    Site(Seat),
    /// The rest of a card's effects.
    Do(Play),
    /// A whole effect is done: the dead, the cities, the libraries, then what was set off.
    Settle,
    /// The seat may let an ability happen.
    Offer(Trigger),
    /// The seat says where a character goes: to a neighbouring city, or to any.
    Way(Seat, u8, bool),
    /// The seat discards a card of its choice.
    Discard(Seat),
    /// The seat discards a card at random.
    Lose(Seat),
    /// A card of the seat's library goes to its graveyard.
    Mill(Seat),
    /// The seat takes a card from its library.
    Fetch(Seat, Sort),
    /// The seat takes a card from its graveyard.
    Recover(Seat, Sort),
    /// The seat puts a character from its graveyard onto its field.
    Raise(Seat, Sort),
    /// The seat chooses a lasting effect of the rival's.
    Break(Seat),
    /// The seat chooses a face-down card of the rival's.
    Uncover(Seat),
    /// The seat chooses a city for a truce.
    Truce(Seat),
}

/// When a window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// Nobody defends the city.
    Undefended,
    /// The fighters of this Range are about to strike.
    Range(u8),
    /// The turn is about to end.
    End,
}

/// A card on its way into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// The city where it comes to, if it does not come to the field.
    pub city: Option<u8>,
    /// The character with which it will lie.
    pub with: Option<u8>,
    /// Does it defend the city of the battle?
    pub defends: bool,
}

/// Effects of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// Whose card it is.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Its number, if it is or was in play.
    pub unit: Option<u8>,
    /// The character that its effects call bearer.
    pub bearer: Option<u8>,
    /// The city that its effects call here.
    pub city: Option<u8>,
    /// The chosen character.
    pub target: Option<u8>,
    /// What happens.
    pub effects: &'static [Effect],
}

/// A choice of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Who chooses.
    pub seat: Seat,
    /// The number of the card that speaks, if it is in play.
    pub unit: Option<u8>,
    /// The city that it calls here.
    pub city: Option<u8>,
    /// Among whom.
    pub group: Group,
}

/// An ability that has been set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trigger {
    /// Whose.
    pub seat: Seat,
    /// Of which card.
    pub card: Card,
    /// Its number, while it is in play.
    pub unit: Option<u8>,
    /// Its bearer.
    pub bearer: Option<u8>,
    /// Where it was.
    pub city: Option<u8>,
    /// Which of the card's abilities, by index.
    pub ability: u8,
}

/// What a step needs before it can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// An answer of these seats together.
    Seats(Seats),
    /// Answers of these seats, each on its own.
    Apart(Seats),
    /// A draw.
    Chance,
    /// Nothing: it happens at once.
    Nothing,
}
