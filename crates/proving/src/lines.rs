//! Positions as lines.

use proptest::prelude::*;
use table::{Game, Notation, Rng, Scratch, Seat, Trouble, random_answer};

/// Every position at rest of forty random games comes back whole from its line, but for how it came about. In each setup
/// there are more than `least`.
pub fn assert_positions_come_back<G: Game + Notation>(setups: &[&str], least: usize) {
    for text in setups {
        let setup: G::Setup = text.parse().unwrap();
        let (mut rng, mut scratch) = (Rng::new(8), Scratch::default());
        let mut at_rest = 0;
        for _ in 0..40 {
            let mut truth = G::new(&setup).unwrap();
            loop {
                if let Some(line) = truth.line() {
                    let read = G::read(&line, &setup).unwrap_or_else(|trouble| panic!("{line}: {trouble}"));
                    assert!(read == truth.same(), "{line}: {read:?} for {truth:?}");
                    at_rest += 1;
                }
                if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
                    break;
                }
            }
        }
        assert!(at_rest > least, "{text}: {at_rest} positions");
    }
}

/// Mistakes in a line, and where each stands: what is there, what comes in its place, and the word at which it is noticed.
pub fn assert_wrong_lines<G: Game>(
    line: &str,
    read: impl Fn(&str) -> Result<G, Trouble>,
    wrong: &[(&str, &str, &str)],
) {
    for (right, instead, at) in wrong {
        let other = line.replacen(right, instead, 1);
        assert_ne!(other, line, "{right}");
        let trouble = read(&other).expect_err(&other);
        let column = other[..other.find(at).unwrap()].chars().count() + 1;
        assert_eq!(trouble.at, Some((1, column)), "{instead}: {trouble}");
        assert!(!trouble.text.it.is_empty() && trouble.text.it != trouble.text.en);
    }
}

/// Each of these lines is of a position at rest, and is what that position says.
pub fn assert_lines_come_back<G: Notation>(read: impl Fn(&str) -> Result<G, Trouble>, lines: &[&str]) {
    for line in lines {
        let truth = read(line).unwrap();
        assert_eq!(truth.line().unwrap(), *line);
        assert!(truth.at_rest() && truth.audit().is_ok() && truth.same() == truth, "{line}");
    }
}

/// Each of these lines is refused at its end, as something is missing or there has been too much.
pub fn assert_refused_at_the_end<G: Game>(read: impl Fn(&str) -> Result<G, Trouble>, lines: &[&str]) {
    for line in lines {
        let trouble = read(line).expect_err(line);
        assert_eq!(trouble.at, Some((1, line.chars().count() + 1)), "{line}: {trouble}");
    }
}

/// A line is refused with its place, or it is of a position at rest, which is given and comes back from what it says itself.
pub fn assert_read_or_refused<G: Notation>(
    read: impl Fn(&str) -> Result<G, Trouble>,
    line: &str,
) -> Option<G> {
    match read(line) {
        Ok(truth) => {
            assert!(truth.audit().is_ok() && truth.at_rest(), "{line}");
            let says = truth.line().unwrap();
            let again = read(&says).unwrap();
            assert_eq!(again.line().unwrap(), says);
            assert!(again.same() == truth.same(), "{line}");
            Some(truth)
        }
        Err(trouble) => {
            assert!(trouble.at.is_some_and(|(line, column)| line == 1 && column > 0), "{line}: {trouble}");
            None
        }
    }
}

/// Whoever looks at a position may imagine a sound one that looks the same.
pub fn assert_imagined_alike<G: Game>(truth: &G, seats: usize, seed: u64) {
    for viewer in Seat::viewers(seats) {
        let world = G::imagine(&truth.view(viewer), &mut Rng::new(seed));
        assert_eq!(world.audit(), Ok(()));
        assert!(world.view(viewer) == truth.view(viewer), "{viewer:?}: {truth:?}");
    }
}

/// The characters of lines, and any others.
pub fn letters(of_lines: &'static str) -> impl Strategy<Value = char> {
    prop_oneof![any::<char>(), prop::sample::select(of_lines.chars().collect::<Vec<_>>())]
}
