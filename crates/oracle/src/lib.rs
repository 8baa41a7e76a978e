//! Evilrunner solved: how long the chase lasts under perfect play of both sides, from every position.

pub mod bot;
pub mod chase;
mod crossing;
pub mod exact;
pub mod file;
mod ground;
pub mod kept;
mod opening;
mod pairs;
mod part;
mod position;
mod rows;
pub mod solve;
mod spirit;
mod sweep;
pub mod symmetry;
mod valandris;

pub use opening::{Opening, openings};
pub use part::{Chase, Die, Part, Solution};
pub use position::{Error, Position, Worth};
pub use rows::{NEVER, UNKNOWN};
pub use sweep::{Change, Plan, Shop, sweep};
