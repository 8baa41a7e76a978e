//! What people type.

use proptest::prelude::*;
use table::{Game, Rng, Scratch, random_answer};

/// A valid text with one character taken out, put in, or changed.
pub fn nearly(text: &'static str, letter: impl Strategy<Value = char>) -> impl Strategy<Value = String> {
    (0..=text.len(), letter, 0..3).prop_map(move |(at, letter, how)| {
        let (head, tail) = text.split_at(at);
        let rest = tail.get(usize::from(how > 0)..).unwrap_or("");
        if how == 2 { format!("{head}{rest}") } else { format!("{head}{letter}{rest}") }
    })
}

/// A random game so many answers in, or at its end.
pub fn somewhere<G: Game>(setup: &str, seed: u64, answers: usize) -> G {
    let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
    let mut truth = G::new(&setup.parse().unwrap()).unwrap();
    for _ in 0..answers {
        if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            break;
        }
    }
    truth
}
