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
fn nearly_one_of(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(texts).prop_flat_map(|text| nearly(text, any::<char>()))
}

/// What somebody sees, at the table or beside it, at most so many answers into a random game.
fn views<G: Game>(setup: &'static str, answers: usize) -> impl Strategy<Value = G::View> {
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

/// Whatever is typed, nothing reads as an action, or as a `T`, that does not print so, and nothing but what is blank as the usual
/// setup.
pub fn assert_any_text<G: Game, T: FromStr + Display>() {
    proptest!(|(text in any::<String>())| {
        assert_prints_as_typed::<G::Action>(&text);
        assert_prints_as_typed::<T>(&text);
        let usual = text.parse::<G::Setup>().is_ok_and(|setup| setup == G::Setup::default());
        prop_assert!(usual || !text.trim().is_empty());
    });
}

/// What is nearly one of these actions does not read, or prints as it was typed.
pub fn assert_nearly_right_actions<G: Game>(actions: &'static [&'static str]) {
    proptest!(|(text in nearly_one_of(actions))| assert_prints_as_typed::<G::Action>(&text));
}

/// If what is nearly this setup reads as one, a table can be laid under it, and it prints as one that is the same.
pub fn assert_nearly_right_setups<G: Game>(setup: &'static str) {
    proptest!(|(text in nearly(setup, any::<char>()))| {
        if let Ok(setup) = text.parse::<G::Setup>() {
            prop_assert!(G::new(&setup).is_ok());
            prop_assert_eq!(setup.to_string().parse::<G::Setup>(), Ok(setup));
        }
    });
}

/// Whoever types what is nearly one of these actions, at most so many answers into a random game: if it reads, it is said what
/// it would be; and where it is refused, why, with a clause of these rules.
pub fn assert_answered<G: Say>(
    setup: &'static str,
    answers: usize,
    actions: &'static [&'static str],
    rules: &str,
) {
    let clauses = table::clauses(rules);
    proptest!(|(view in views::<G>(setup, answers), text in nearly_one_of(actions))| {
        if let Ok(action) = text.parse::<G::Action>() {
            prop_assert!(!G::say_action(&view, &action).it.is_empty());
            if let Some(refusal) = G::why_not(&view, &action) {
                prop_assert!(!refusal.text.en.is_empty());
                prop_assert!(clauses.iter().any(|clause| clause.id == refusal.clause));
            }
        }
    });
}
