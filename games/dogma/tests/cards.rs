//! The cards: the box as it reads to people, what the rulebook says of it, and what keeps it playable.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

#[path = "cards/balance.rs"]
mod balance;
#[path = "cards/rulebook.rs"]
mod rulebook;
#[path = "cards/usage.rs"]
mod usage;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use dogma::Set;
use table::Lang;

/// A set's listing in one language.
fn listing(set: Set, lang: Lang) -> String {
    let mut all = String::new();
    for card in set.listing() {
        let (kind, name, text) = (card.kind.get(lang), card.name.get(lang), card.text.get(lang));
        writeln!(all, "{} ({kind}) {name}\n    {text}", card.id).unwrap();
    }
    all
}

/// With `KEEP=1` the test keeps what it finds.
#[test]
fn the_box_reads_as_it_is_kept() {
    for lang in Lang::BOTH {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cards/box.{}.txt", lang.tag()));
        let said = listing(Set::of_the_box(), lang);
        if std::env::var_os("KEEP").is_some() {
            fs::write(&path, &said).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap();
        assert_eq!(kept, said, "{}: with KEEP=1 the test keeps what it finds", path.display());
    }
}

#[test]
fn the_listing_counts_the_box() {
    let listing = Set::of_the_box().listing();
    assert_eq!(listing.len(), 109);
    assert_eq!(listing.iter().map(|card| card.copies).sum::<u32>(), 118);
    assert!(listing.iter().all(|card| !card.is_override && card.origin == "reconstructed"));
}
