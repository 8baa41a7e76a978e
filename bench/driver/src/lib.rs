//! Measures one row of the bench, or plays one seat of a duel between two checkouts. A process of its own for each checkout, with
//! lines of text between them.

pub mod clock;
pub mod costs;
pub mod counts;
pub mod duel;
pub mod house;
pub mod kept;
pub mod positions;
pub mod random;
pub mod rows;
pub mod sit;
pub mod thinking;
