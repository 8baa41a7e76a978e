#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod actions;
mod agenda;
mod bits;
mod cards;
mod clauses;
mod decks;
mod fields;
mod game;
mod kept;
mod learned;
mod lessons;
mod line;
mod lines;
mod list;
mod looks;
mod matches;
mod named;
mod neurons;
mod playout;
mod puzzles;
mod record;
mod rng;
mod row;
mod rules;
mod seat;
mod stage;
mod text;
mod token;
mod turn;

pub mod erased;
pub mod grammar;
pub mod laws;
pub mod perft;
pub mod toys;

pub use actions::{Itself, Nth, Sign, no_action, write_action};
pub use agenda::{Agenda, Ears, Given, Need, Steps, impossible};
pub use cards::{Cards, Numbered};
pub use clauses::{Clause, clauses};
pub use decks::{Deck, DeckField, Decks, Flaw, Part, ReadyDeck, Stock};
pub use fields::{Kind, Later, Word, newest, number, read_fields};
pub use game::{
    Audience, Clock, Deaf, Desk, Estimate, Field, Game, Habit, Notation, Page, Pursuit, Say, Setup, Spell,
    Tell, Values, Zone,
};
pub use kept::Kept;
pub use learned::{Learned, Rung, Subject, Weights, promise, shares};
pub use lessons::{Lesson, Otherwise, Said, Step};
pub use line::Line;
pub use list::List;
pub use matches::{Declined, Match, Offered};
pub use neurons::{Network, Neuron, Sum, promise_beside, promises};
pub use playout::{Scratch, playout, random_answer, told_answer};
pub use puzzles::{PuzzleKind, Puzzles, Verdict};
pub use record::{Record, game_of};
pub use rng::{Rng, Seed, hex};
pub use row::Row;
pub use rules::Rules;
pub use seat::{MAX_SEATS, Seat, Seats};
pub use stage::{Stage, Stops};
pub use text::{Because, Glance, Lang, Refusal, Text, Trouble, upper};
pub use token::{Named, Token, holds, tokens};
pub use turn::{Answer, Odds, Scores, Turn};
