//! What is said, in both languages.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;

use table::erased::Facts;
use table::{Lang, Page, Rng, Say, Scratch, Seat, Setup, Text, Turn, clauses, told_answer};

use crate::variant;

thread_local! {
    /// What was looked through and found well formed: in random games most is said many times.
    static FINE: RefCell<HashSet<Text>> = RefCell::default();
}

/// Nothing of the program's own language or of the other one, no gap and no stutter.
pub fn assert_well_formed(text: &Text) {
    if FINE.with_borrow(|fine| fine.contains(text)) {
        return;
    }
    look_through(text);
    FINE.with_borrow_mut(|fine| fine.insert(text.clone()));
}

fn look_through(text: &Text) {
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

/// Whatever is asked in so many random games of each setup has a reason, which is a sentence under a clause of the rules, and there is an
/// aim until the end and not after it. The kinds of questions that were met.
pub fn assert_aims_and_reasons<G: Say>(
    setups: &[G::Setup],
    games: u64,
    rules: &str,
    kind: fn(&G) -> String,
) -> BTreeSet<String> {
    let clauses: BTreeSet<String> = clauses(rules).into_iter().map(|clause| clause.id).collect();
    let mut kinds = BTreeSet::new();
    for (seed, setup) in (0..games).flat_map(|seed| setups.iter().map(move |setup| (seed, setup))) {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let mut truth = G::new(setup).unwrap();
        loop {
            for viewer in Seat::viewers(setup.seats()) {
                assert_aim_and_reason(&truth, viewer, &clauses);
            }
            if !truth.turn().asked().is_empty() {
                kinds.insert(kind(&truth));
            }
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
    }
    kinds
}

fn assert_aim_and_reason<G: Say>(truth: &G, viewer: Option<Seat>, clauses: &BTreeSet<String>) {
    let (turn, view) = (truth.turn(), truth.view(viewer));
    let (aim, reason) = (G::say_aim(&view), G::say_why(&view));
    if matches!(turn, Turn::Over(_)) {
        assert_eq!((aim, reason), (Text::default(), None), "{truth:?}");
        return;
    }
    assert_line(&aim);
    assert_eq!(reason.is_some(), !turn.asked().is_empty(), "{truth:?}");
    if let Some(reason) = reason {
        assert_sentence(&Text::both(|lang| reason.get(lang).to_owned()));
        assert!(clauses.contains(reason.clause), "no clause {}", reason.clause);
    }
}

/// One line, short enough for a phone; it is no sentence.
fn assert_line(text: &Text) {
    assert_well_formed(text);
    for said in [&text.it, &text.en] {
        assert!(said.chars().count() <= LINE && !said.ends_with('.'), "{} in {said}", said.chars().count());
    }
}

/// The most characters of a line that is always in sight.
const LINE: usize = 90;

/// A game's words are each explained once, under a clause of the rules; in two minutes it is told in 150 to 250 words and from four to six
/// pictures, in both languages.
pub fn assert_explained<G: Page>(facts: &Facts) {
    let clauses: BTreeSet<String> = clauses(facts.rules).into_iter().map(|clause| clause.id).collect();
    let mut slugs = BTreeSet::new();
    for term in facts.terms.iter() {
        assert!(slugs.insert(term.slug()), "{} twice", term.slug());
        assert!(clauses.contains(term.clause), "no clause {} for {}", term.clause, term.slug());
        for lang in Lang::BOTH {
            assert!(!term.name(lang).is_empty() && term.means.0 != term.means.1, "{}", term.slug());
        }
    }
    for lang in Lang::BOTH {
        let glances = G::primer(lang);
        assert!((4..=6).contains(&glances.len()), "{} pictures", glances.len());
        let words = glances.iter().flat_map(|glance| [glance.head, glance.text]);
        let words: usize = words.map(|said| said.split_whitespace().count()).sum();
        assert!((150..=250).contains(&words), "{words} words, {lang:?}");
        for glance in glances {
            assert!(glance.picture.contains("<svg") && !glance.picture.contains("href"), "{}", glance.head);
            assert!(glance.text.ends_with('.') && !glance.text.contains("  "), "{}", glance.text);
        }
    }
}
