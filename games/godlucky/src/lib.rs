//! God Lucky: gods gather Faith on a board that grows card by card, and madness waits.

mod card;
mod cards;

pub use card::{Card, Cards, MAX_MIRACLES, MAX_OBJECTS};
pub use cards::{
    CardSet, Deck, Effect, Event as EventCard, God, Miracle, Mistake, Object, Origin, Points, Portal, Power,
    Set, Side, Space,
};
