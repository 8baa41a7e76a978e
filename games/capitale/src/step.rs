//! The agenda's steps: what is still to be done, as plain data.

use table::Seat;

use crate::Card;
use crate::cards::{Effect, Group, Sort};

/// One thing to be done. Some ask a seat, some wait for chance, the others happen at once. What follows a step, if anything,
/// is put before all that is still to be done, in the order named here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The seats without a deck choose one, apart.
    Decks,
    /// Chance says who begins.
    Lot,
    /// The seat says who begins.
    Starter(Seat),
    /// A duel is laid out: `Deal` for each seat, `Redraw` for each, `Begin`.
    Duel,
    /// The seat is dealt so many cards, one by one.
    Deal(Seat, u8),
    /// The seat keeps its hand, or puts it back: `Deal`.
    Redraw(Seat),
    /// A turn begins: `Draw`, `Settle`, `Upkeep`, `Settle`, `Opening`, `Main`.
    Begin,
    /// The seat draws a card.
    Draw(Seat),
    /// What the beginning of the turn sets off waits for the next `Settle`.
    Upkeep,
    /// The seat on turn opens a card: what the card brings, then `Opening` again; or it opens none.
    Opening,
    /// The seat on turn does what it wants: what that brings, then `Settle`, `Main` again. Or it ends the phase: `Window`,
    /// `Evening`, `Settle`, `Wipe`, `Trim`, `Settle`, `Pass`. An attack brings `Face`, `Settle`, `TurnUp` for either, `Defence`.
    Main,
    /// The city's face is turned up.
    Face(u8),
    /// The seat may turn up a face-down card at the city of the battle.
    TurnUp(Seat),
    /// The defender defends: `Settle`, `Join`, `Ranges`; or declines: `Window`, `Undefended`.
    Defence,
    /// The seats may play Quick cards: what is played waits beneath another `Window`.
    Window(Moment),
    /// Nobody defended before the window: does the city fall? Whoever came to defend it fights: `Settle`, `Join`, `Ranges`.
    Undefended,
    /// The seat may add a fighter: `Settle`, `Join` of the other; has the other just said that it adds none? Then nothing.
    Join(Seat, bool),
    /// The next Range is looked for: `Window`, `Strike`, `Blow`, `Ranges`; with nobody left to strike `Conclude`.
    Ranges,
    /// The fighters of this Range strike: `Divide` for each.
    Strike(u8),
    /// The striker's owner divides what is left of its Power: `Divide` with the rest.
    Divide(u8, u8),
    /// All damage of the step falls: `Settle`.
    Blow,
    /// The battle is over. Of a city that has fallen: `Discard` or `Draw`, then `Settle`.
    Conclude,
    /// What the end of the turn sets off waits for the next `Settle`.
    Evening,
    /// Damage is wiped away, effects of the turn end: `Settle`.
    Wipe,
    /// The seat discards a card, and another: down to its limit.
    Trim(Seat),
    /// The turn is over: `Begin`, unless the clock ends the duel here.
    Pass,
    /// The side decks, apart: `Starter`, `Duel`.
    Pause,
    /// A card comes into play: `Settle`.
    Enter(Entry),
    /// The seat chooses what the step beneath this one aims at.
    Aim(Aim),
    /// The seat chooses the city for the card of the step beneath this one.
    Site(Seat),
    /// The next effect of a card: what it brings, then `Do` with the rest; after the last `Settle`.
    Do(Play),
    /// A whole effect is done: the dead, the cities, then the next thing that was set off, `Offer` or `Do`, and `Settle` again.
    Settle,
    /// The seat may let an ability happen: `Do`.
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

/// The steps that ask seats, as a pattern. With the two lists below these are all: a new step does not compile until it is in one.
macro_rules! asking {
    () => {
        Step::Decks
            | Step::Starter(_)
            | Step::Redraw(_)
            | Step::Opening
            | Step::Main
            | Step::TurnUp(_)
            | Step::Defence
            | Step::Window(_)
            | Step::Join(..)
            | Step::Divide(..)
            | Step::Trim(_)
            | Step::Pause
            | Step::Aim(_)
            | Step::Site(_)
            | Step::Offer(_)
            | Step::Way(..)
            | Step::Discard(_)
            | Step::Fetch(..)
            | Step::Recover(..)
            | Step::Raise(..)
            | Step::Break(_)
            | Step::Uncover(_)
            | Step::Truce(_)
    };
}

/// The steps that wait for chance, if there is anything to draw.
macro_rules! drawing {
    () => {
        Step::Lot | Step::Deal(..) | Step::Draw(_) | Step::Mill(_) | Step::Lose(_) | Step::Face(_)
    };
}

/// The steps that happen at once.
macro_rules! happening {
    () => {
        Step::Duel
            | Step::Begin
            | Step::Upkeep
            | Step::Undefended
            | Step::Ranges
            | Step::Strike(_)
            | Step::Blow
            | Step::Conclude
            | Step::Evening
            | Step::Wipe
            | Step::Pass
            | Step::Enter(_)
            | Step::Do(_)
            | Step::Settle
    };
}

pub(crate) use {asking, drawing, happening};
