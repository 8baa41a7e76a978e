//! What is printed: the box as it reads to people, what the rulebook says of it, and what keeps it playable.

mod balance;
mod rulebook;
mod usage;

use dogma::Set;
use proving::{assert_reads_as_kept, listing};

#[test]
fn the_box_reads_as_it_is_kept() {
    assert_reads_as_kept(env!("CARGO_MANIFEST_DIR"), "box", |lang| listing(Set::of_the_box(), lang));
}

#[test]
fn the_listing_counts_the_box() {
    let listing = Set::of_the_box().listing();
    assert_eq!(listing.len(), 109);
    assert_eq!(listing.iter().map(|card| card.copies).sum::<u32>(), 118);
    assert!(listing.iter().all(|card| !card.is_override && card.origin == "reconstructed"));
}
