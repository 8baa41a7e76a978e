//! Friends at tables of the real games: no table is stuck, whoever stays away; names stand in every sentence; a seat less is a table like any.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

mod fewer;
mod names;
mod stuck;
mod visit;
mod wire;
