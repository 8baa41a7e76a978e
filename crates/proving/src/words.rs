//! What is said, in both languages.

use std::collections::BTreeSet;
use std::fmt::Debug;

use table::{Rng, Say, Scratch, Text, told_answer};

use crate::variant;

/// Nothing of the program's own language or of the other one, no gap and no stutter.
pub fn assert_well_formed(text: &Text) {
    for said in [&text.it, &text.en] {
        assert!(!said.trim().is_empty(), "{text:?}");
        for wrong in [
            "Some(", "None", "Seat(", "Card(", "  ", " ,", " .", "..", "««", "()", "{", "}", "«»", "“”",
            ": .", ", .", ": ;", ", ;", "; .", ",,",
        ] {
            assert!(!said.contains(wrong), "{wrong:?} in {said:?}");
        }
        let start = |first: char| first.is_uppercase() || first.is_numeric() || "«“".contains(first);
        assert!(said.starts_with(start), "{said}");
    }
    for (mine, theirs) in [("«", &text.en), ("“", &text.it), ("Seat ", &text.it), ("osto ", &text.en)] {
        assert!(!theirs.contains(mine), "{mine:?} in {theirs:?}");
    }
}

/// A sentence, different in the two languages.
pub fn assert_sentence(text: &Text) {
    assert_well_formed(text);
    assert!(text.it.ends_with('.') && text.en.ends_with('.'), "{text:?}");
    assert_ne!(text.it, text.en);
}

/// Whatever is told in so many random games of each setup is a sentence in both languages. The kinds of things that were told;
/// `what` is what an event says.
pub fn assert_told_in_sentences<G: Say, W: Debug>(
    setups: &[&str],
    games: u64,
    what: fn(&G::Event) -> &W,
) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for (seed, setup) in (0..games).flat_map(|seed| setups.iter().map(move |setup| (seed, setup))) {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let mut truth = G::new(&setup.parse().unwrap()).unwrap();
        while let Some(told) = told_answer(&mut truth, &mut rng, &mut scratch) {
            for (_, event) in told {
                assert_sentence(&G::say_event(&event));
                kinds.insert(variant(what(&event)));
            }
        }
    }
    kinds
}
