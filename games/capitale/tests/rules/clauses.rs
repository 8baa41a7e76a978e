//! A test for every clause of `RULES.md`, in its order.

mod abilities;
mod attack;
mod cards;
mod clock;
mod decks;
mod duel;
mod effects;
mod fighters;
mod game;
mod knowledge;
mod matches;
mod outcomes;
mod quick;
mod switches;
mod turn;
