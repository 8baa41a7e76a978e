//! A test for every clause of `RULES.md`, in its order.

mod abilities;
mod arcana;
mod box_;
mod chaos;
mod collisions;
mod damage;
mod destinies;
mod free;
mod keywords;
mod knowledge;
mod opening;
mod orders;
mod outcomes;
mod proofs;
mod resolving;
mod switches;
mod teams;
mod tokens;
mod turn;
mod words;
