//! Dogma: packs are built, then Prophets duel by secret simultaneous orders.
//!
//! `RULES.md` is the law of this crate; comments such as `[5.3]` cite its clauses.

mod card;
mod cards;

pub use card::{Bag, Card, Cards, DIVINE_COPIES, Family, Religion};
pub use cards::{
    Ability, Body, CardSet, Condition, Count, Cult, Deed, Destiny, Effect, Evil, Hold, Keyword, Kind, Origin,
    Print, Rule, Set, Type, Types, What as Does, When, Which, Whom,
};
