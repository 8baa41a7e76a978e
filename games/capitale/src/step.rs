//! The agenda's steps: what is still to be done, as plain data.

use table::Seat;

use crate::Card;
use crate::cards::{Effect, Group, Sort};

table::steps! {
    /// One thing to be done. Some ask a seat, some wait for chance, the others happen at once. What follows a step, if anything,
    /// is put before all that is still to be done, in the order named here.
    Step:
    /// The seats without a deck choose one, apart.
    Decks asks;
    /// Chance says who begins.
    Lot draws;
    /// The seat says who begins.
    Starter(Seat) asks;
    /// A duel is laid out: `Deal` for each seat, `Redraw` for each, `Begin`.
    Duel happens;
    /// The seat is dealt so many cards, one by one.
    Deal(Seat, u8) draws;
    /// The seat keeps its hand, or puts it back: `Deal`.
    Redraw(Seat) asks;
    /// A turn begins: `Draw`, `Settle`, `Upkeep`, `Settle`, `Opening`, `Main`.
    Begin happens;
    /// The seat draws a card.
    Draw(Seat) draws;
    /// What the beginning of the turn sets off waits for the next `Settle`.
    Upkeep happens;
    /// The seat on turn opens a card: what the card brings, then `Opening` again; or it opens none.
    Opening asks;
    /// The seat on turn does what it wants: what that brings, then `Settle`, `Main` again. Or it ends the phase: `Window`,
    /// `Evening`, `Settle`, `Wipe`, `Trim`, `Settle`, `Pass`. An attack brings `Face`, `Settle`, `TurnUp` for either, `Defence`.
    Main asks;
    /// The city's face is turned up.
    Face(u8) draws;
    /// The seat may turn up a face-down card at the city of the battle.
    TurnUp(Seat) asks;
    /// The defender defends: `Settle`, `Join`, `Ranges`; or declines: `Window`, `Undefended`.
    Defence asks;
    /// The seats may play Quick cards: what is played waits beneath another `Window`.
    Window(Window) asks;
    /// Nobody defended before the window: does the city fall? Whoever came to defend it fights: `Settle`, `Join`, `Ranges`.
    Undefended happens;
    /// The seat may add a fighter: `Settle`, `Join` of the other; has the other just said that it adds none? Then nothing.
    Join(Seat, bool) asks;
    /// The next Range is looked for: `Window`, `Strike`, `Blow`, `Ranges`; with nobody left to strike `Conclude`.
    Ranges happens;
    /// The fighters of this Range strike: `Divide` for each.
    Strike(u8) happens;
    /// The striker's owner divides what is left of its Power: `Divide` with the rest.
    Divide(u8, u8) asks;
    /// All damage of the step falls: `Settle`.
    Blow happens;
    /// The battle is over. Of a city that has fallen: `Discard` or `Draw`, then `Settle`.
    Conclude happens;
    /// What the end of the turn sets off waits for the next `Settle`.
    Evening happens;
    /// Damage is wiped away, effects of the turn end: `Settle`.
    Wipe happens;
    /// The seat discards a card, and another: down to its limit.
    Trim(Seat) asks;
    /// The turn is over: `Begin`, unless the clock ends the duel here.
    Pass happens;
    /// The side decks, apart: `Starter`, `Duel`.
    Pause asks;
    /// A card comes into play: `Settle`.
    Enter(Entry) happens;
    /// A Quick character of the field, while it is in play, comes to the city of the battle and defends it: `Settle`.
    Stand(Option<u8>) happens;
    /// The seat chooses what the step beneath this one aims at.
    Aim(Aim) asks;
    /// The seat chooses the city for the card of the step beneath this one.
    Site(Seat) asks;
    /// The next effect of a card: what it brings, then `Do` with the rest; after the last `Settle`.
    Do(Play) happens;
    /// A whole effect is done: the dead, the cities, then the next thing that was set off, `Offer` or `Do`, and `Settle` again.
    Settle happens;
    /// The seat may let an ability happen: `Do`.
    Offer(Trigger) asks;
    /// The seat says where a character goes: to a neighbouring city, or to any.
    Way(Seat, u8, bool) asks;
    /// The seat discards a card of its choice.
    Discard(Seat) asks;
    /// The seat discards a card at random.
    Lose(Seat) draws;
    /// A card of the seat's library goes to its graveyard.
    Mill(Seat) draws;
    /// The seat takes a card from its library.
    Fetch(Seat, Sort) asks;
    /// The seat takes a card from its graveyard.
    Recover(Seat, Sort) asks;
    /// The seat puts a character from its graveyard onto its field.
    Raise(Seat, Sort) asks;
    /// The seat chooses a lasting effect of the rival's.
    Break(Seat) asks;
    /// The seat chooses a face-down card of the rival's.
    Uncover(Seat) asks;
    /// The seat chooses a city for a truce.
    Truce(Seat) asks;
}

/// When a window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Window {
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
