//! Decks.
