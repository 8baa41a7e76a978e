//! What cards say, and what is said of files with mistakes.

mod events;
mod mistakes;
mod plain;
mod spoken;
mod texts;
