//! What people type.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use proptest::prelude::*;
use table::{Game, Rng, Say, Scratch, Seat, Setup, Trouble, random_answer};

/// A valid text with one character taken out, put in, or changed.
pub fn nearly(text: &'static str, letter: impl Strategy<Value = char>) -> impl Strategy<Value = String> {
    (0..=text.len(), letter, 0..3).prop_map(move |(at, letter, how)| {
        let (head, tail) = text.split_at(at);
        let rest = tail.get(usize::from(how > 0)..).unwrap_or("");
        if how == 2 { format!("{head}{rest}") } else { format!("{head}{letter}{rest}") }
    })
}

/// One of these, with one character taken out, put in, or changed.
pub fn nearly_one_of(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(texts).prop_flat_map(|text| nearly(text, any::<char>()))
}

/// What somebody sees, at the table or beside it, at most so many answers into a random game.
pub fn views<G: Game>(setup: &'static str, answers: usize) -> impl Strategy<Value = G::View> {
    let fixed: G::Setup = setup.parse().unwrap();
    (0..40u64, 0..answers, 0..=fixed.seats()).prop_map(move |(seed, answers, viewer)| {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let mut truth = G::new(&fixed).unwrap();
        for _ in 0..answers {
            if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
                break;
            }
        }
        truth.view(Seat::viewers(fixed.seats()).nth(viewer).unwrap())
    })
}

/// Each of these reads, and prints as it was typed.
pub fn assert_read_back<T: FromStr<Err = Trouble> + Display>(texts: &[&str]) {
    for text in texts {
        assert_eq!(text.parse::<T>().unwrap().to_string(), *text);
    }
}

/// None of these reads, and why is said in both languages.
pub fn assert_unread<T: FromStr<Err = Trouble> + Debug>(texts: &[&str]) {
    for text in texts {
        let trouble = text.parse::<T>().expect_err(text);
        assert!(!trouble.text.it.is_empty() && trouble.text.it != trouble.text.en, "{text}");
    }
}

/// A setup that says every field reads in any order.
pub fn assert_reads_in_any_order<S: Setup>(text: &str) {
    let setup: S = text.parse().unwrap();
    assert_eq!(setup.to_string(), text);
    let turned: Vec<&str> = text.split(' ').rev().collect();
    assert_eq!(turned.join("  ").parse::<S>(), Ok(setup));
}

/// If it reads at all, it prints as it was typed.
pub fn assert_prints_as_typed<T: FromStr + Display>(text: &str) {
    assert!(text.parse::<T>().map_or(true, |read| read.to_string() == text), "{text:?}");
}

/// Nothing but what is blank reads as the usual setup.
pub fn assert_usual_only_if_blank<S: Setup>(text: &str) {
    assert!(
        text.parse::<S>().is_ok_and(|setup| setup == S::default()) || !text.trim().is_empty(),
        "{text:?}"
    );
}

/// If it reads as a setup, a table can be laid under it, and it prints as one that is the same.
pub fn assert_lays_a_table<G: Game>(text: &str) {
    if let Ok(setup) = text.parse::<G::Setup>() {
        assert!(G::new(&setup).is_ok(), "{text:?}");
        assert_eq!(setup.to_string().parse::<G::Setup>(), Ok(setup));
    }
}

/// If it reads as an action, it is said what it would be; and where it is refused, why, with a clause of these rules.
pub fn assert_answered<G: Say>(view: &G::View, text: &str, rules: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert!(!G::say_action(view, &action).it.is_empty(), "{action}");
        if let Some(refusal) = G::why_not(view, &action) {
            assert!(!refusal.text.en.is_empty(), "{action}");
            assert!(table::clauses(rules).iter().any(|clause| clause.id == refusal.clause), "{action}");
        }
    }
}
