//! The cards: the box as it reads to people, and files with mistakes.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

use capitale::Set;

#[test]
fn the_box_is_read() {
    assert_eq!(Set::of_the_box().all().count(), 40);
}
