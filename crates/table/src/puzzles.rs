//! Puzzles: positions in which one thing is right, another one each day.

use crate::{Notation, Text};

/// A kind of puzzle, of which each day has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleKind {
    /// The word in addresses.
    pub word: &'static str,
    /// Its name: Italian, English.
    pub name: (&'static str, &'static str),
}

/// What actions from the beginning of a puzzle come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They are not all that is asked for.
    Open,
    /// They are the solution, and why.
    Right(Text),
    /// They are not, and what shows it.
    Wrong(Text),
}

/// A game that has a puzzle of each kind for every day. The rules of a puzzle are the game's.
pub trait Puzzles: Notation {
    /// A puzzle.
    type Puzzle: Send + Sync + 'static;

    /// The kinds; the first is the one that is shown unless another is asked for.
    const KINDS: &'static [PuzzleKind];

    /// The puzzle of a day, counted from 1970, of the kind with this index. It is the same everywhere; it may take a second.
    fn puzzle(day: u32, kind: usize) -> Self::Puzzle;

    /// The position, between whole turns.
    fn posed(puzzle: &Self::Puzzle) -> Self;

    /// The setup that it is played under.
    fn posed_under(puzzle: &Self::Puzzle) -> Self::Setup;

    /// Who is to move, and what for.
    fn aim(puzzle: &Self::Puzzle) -> Text;

    /// The actions that solve it.
    fn solution(puzzle: &Self::Puzzle) -> Vec<Self::Action>;

    /// Judges actions from the position on. One that the rules forbid ends the list; so does the one that completes what is
    /// asked for.
    fn judge(puzzle: &Self::Puzzle, given: &[Self::Action]) -> Verdict;
}
