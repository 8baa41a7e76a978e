//! Every imaginable action at every moment of random games.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use table::{Game, Refusal, Rng, Scratch, Seat, Setup, random_answer};

/// Looks at each refusal met in random games, so many of each setup, at every so manyth answer and at the end: whoever looks,
/// an action is allowed, or it is refused.
pub fn each_refusal<G: Game>(
    setups: &[&str],
    games: u64,
    every: usize,
    imaginable: &[G::Action],
    mut look: impl FnMut(G::Action, &Refusal),
) {
    for (seed, setup) in (0..games).flat_map(|seed| setups.iter().map(move |setup| (seed, setup))) {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let setup: G::Setup = setup.parse().unwrap();
        let mut truth = G::new(&setup).unwrap();
        for at in 0.. {
            let over = truth.turn().scores().is_some();
            if at % every == 0 || over {
                for viewer in Seat::viewers(setup.seats()) {
                    let view = truth.view(viewer);
                    let mut open = Vec::new();
                    if let Some(seat) = viewer.filter(|seat| truth.turn().asked().has(*seat)) {
                        truth.actions(seat, &mut open);
                    }
                    for action in imaginable {
                        let refusal = G::why_not(&view, action);
                        let allowed = open.contains(action);
                        assert_eq!(refusal.is_none(), allowed, "{action} for {viewer:?}: {view:?}");
                        if let Some(refusal) = refusal {
                            look(*action, &refusal);
                        }
                    }
                }
            }
            if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
                break;
            }
        }
    }
}

/// Every refusal that [`each_refusal`] meets cites a clause of these rules and says why in both languages. For each kind of
/// action, which is its word before `=`, the clauses that were cited.
pub fn assert_refusals<G: Game>(
    rules: &str,
    setups: &[&str],
    games: u64,
    every: usize,
    imaginable: &[G::Action],
) -> BTreeMap<String, BTreeSet<&'static str>> {
    let known: BTreeSet<String> = table::clauses(rules).into_iter().map(|clause| clause.id).collect();
    let mut cited: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    each_refusal::<G>(setups, games, every, imaginable, |action, refusal| {
        assert_refusal(action, refusal, &known);
        let name = action.to_string();
        let kind = name.split('=').next().unwrap_or_default().to_owned();
        cited.entry(kind).or_default().insert(refusal.clause);
    });
    cited
}

/// A refusal cites one of these clauses and says why in both languages, with nothing of the program's own language.
fn assert_refusal(action: impl Display, refusal: &Refusal, clauses: &BTreeSet<String>) {
    assert!(clauses.contains(refusal.clause), "{action}: {}", refusal.clause);
    let (it, en) = (&refusal.text.it, &refusal.text.en);
    for said in [it, en] {
        assert!(!said.is_empty() && !said.ends_with('.') && !said.contains("  "), "{action}: {said}");
        assert!(said.starts_with(|first: char| !first.is_whitespace()), "{action}: {said}");
        for wrong in ["Some(", "None", "Seat(", "Card(", "«»", "“”", "{"] {
            assert!(!said.contains(wrong), "{action}: {said}");
        }
    }
    assert_ne!(it, en, "{action}");
}
