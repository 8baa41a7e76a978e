//! When the open question of a match ends.

use table::Seat;
use table::erased::AnyMatch;

use crate::store::{PlaceRow, Sitter};
use crate::tables::now;

/// When a question that opens now ends: only people are timed, and only when all of them are there.
pub(crate) fn deadline(seconds: Option<i64>, played: &dyn AnyMatch, places: &[PlaceRow]) -> Option<i64> {
    let seconds = seconds?;
    let full = places.iter().all(|place| place.sitter != Sitter::Nobody);
    let person =
        |seat: Seat| matches!(places.get(seat.index()), Some(PlaceRow { sitter: Sitter::Person(_), .. }));
    let awaited = !played.is_over() && played.asked().iter().any(person);
    (full && awaited).then(|| now().saturating_add(seconds.saturating_mul(1000)))
}
