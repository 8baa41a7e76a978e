//! Suites: positions of real games whose right answers are proved by the rules, with no part of the search in it. They are found by
//! a fixed rule in games of known bots and kept whether anybody solves them or not.

mod ask;
mod course;
mod judge;
mod matrix;
mod mine;
mod orders;
mod playouts;
mod sorts;

use table::{Seat, Seed};

pub use ask::{Solved, solved};
pub use matrix::Matrix;
pub use mine::{AnyQuarry, Game, Quarry, Wanted};

table::named! {
    /// What a position asks for.
    Kind:
    /// A win before the turn is over.
    Win "win";
    /// An answer after which no opponent wins in the next turn, where most answers lose.
    Save "save";
    /// A won position that is to be finished.
    Ending "ending";
    /// A position where most answers are well and some lose.
    Trap "trap";
    /// Orders that are given together and must not be foreseen.
    Mix "mix";
}

table::named! {
    /// Which half of a suite a position belongs to.
    Half:
    /// Everybody may look at it.
    Open "open";
    /// Nobody looks at it before the weights are final.
    Unseen "unseen";
}

/// A position with what is right there.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// What it asks for.
    pub kind: Kind,
    /// Its half.
    pub half: Half,
    /// The setup of its game.
    pub setup: String,
    /// The seed of its game, as a small number.
    pub seed: u64,
    /// The answers before it, as in records.
    pub log: Vec<String>,
    /// Who is asked.
    pub seat: Seat,
    /// The right answers, as records print them; of a [`Kind::Mix`] all that stand in its matrix.
    pub right: Vec<String>,
    /// How it was proved.
    pub proof: Proof,
    /// What each answer is worth against each of the others'.
    pub matrix: Option<Matrix>,
}

impl Position {
    /// The seed as matches take it.
    pub fn seeds(&self) -> Seed {
        Seed::from_number(self.seed)
    }
}

table::named! {
    /// How a position is proved.
    By:
    /// Every course of the turn in each world.
    Courses "courses";
    /// Games played to their end by a fixed rule.
    Playouts "playouts";
    /// Orders against orders, to the end of the turn.
    Orders "orders";
}

/// What a proof rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proof {
    /// How it was made.
    pub by: By,
    /// So many worlds that look alike to the seat; 1 where it knows all.
    pub worlds: u32,
    /// The least share of a right answer, and the largest of a wrong one: of wins, or for saves and traps of escapes.
    pub right: f64,
    /// See there.
    pub wrong: f64,
}

#[cfg(test)]
mod tests;
