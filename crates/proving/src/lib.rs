//! What the tests of several games share, so that a new game brings its own cases and nothing else. Only tests use it:
//! whatever is not as it should be panics.
#![allow(clippy::unwrap_used, reason = "it is part of tests")]
#![warn(missing_docs)]

mod at_length;
mod chance;
mod forged;
mod golden;
mod lesson;
mod lines;
mod listing;
mod mistakes;
mod page;
mod refusals;
mod side_by_side;
mod stage;
mod typed;
mod words;

pub use at_length::{at_length, few};
pub use chance::{against_chance, wins_against_chance};
pub use forged::{assert_forged_is_declined, on, opened};
pub use golden::{Golden, Kept};
pub use lesson::assert_teaches;
pub use lines::{
    assert_imagined_alike, assert_lines_come_back, assert_positions_come_back, assert_read_or_refused,
    assert_refused_at_the_end, assert_wrong_lines, letters,
};
pub use listing::{assert_reads_as_kept, listing};
pub use mistakes::Planted;
pub use page::{
    Lately, assert_buttons, assert_needs_nothing, assert_no_buttons_for_others, assert_same_page,
    assert_words_open, button, drawn, each_moment, each_moment_by, question, questions_looked_at, variant,
};
pub use refusals::{assert_refusals, each_refusal};
pub use side_by_side::side_by_side;
pub use stage::{Stage, list};
pub use typed::{
    assert_answered, assert_any_text, assert_nearly_right_actions, assert_nearly_right_setups,
    assert_prints_as_typed, assert_read_back, assert_reads_in_any_order, assert_unread, nearly,
};
pub use words::{
    assert_aims_and_reasons, assert_explained, assert_sentence, assert_told_in_sentences, assert_well_formed,
};
