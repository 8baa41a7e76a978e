//! Positions as lines.

use table::{Game, Notation, Rng, Scratch, Trouble, random_answer};

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
