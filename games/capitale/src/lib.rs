//! Capitale: two decks fight for five cities, with the capital among them.

mod card;
mod cards;

pub use card::{Bag, Banner, Card};
pub use cards::{
    Ability, Body, CardSet, Change, Condition, Deed, Doing, Effect, Group, Keyword, Kind, On, Origin, Print,
    Role, Rule, Set, Side, Sort, What as Does, When, Where,
};
