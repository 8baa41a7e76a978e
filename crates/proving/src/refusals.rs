//! Every imaginable action at every moment of random games.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Display;
use std::sync::Mutex;

use table::{Game, Refusal, Rng, Scratch, Seat, Setup, random_answer};

use crate::side_by_side;

/// Looks at each refusal met in random games, so many of each setup, at every so manyth answer and at the end: whoever looks,
/// an action is allowed, or it is refused. Games are played side by side.
pub fn each_refusal<G: Game>(
    setups: &[&str],
    games: u64,
    every: usize,
    imaginable: &[G::Action],
    look: impl Fn(G::Action, &Refusal) + Sync,
) {
    let each = (0..games).flat_map(|seed| setups.iter().map(move |setup| (seed, setup)));
    side_by_side(each, |(seed, setup)| {
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
                    let why_not = G::reasons(&view);
                    for action in imaginable {
                        let refusal = why_not(action);
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
    });
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
    let cited: Mutex<BTreeMap<String, BTreeSet<&'static str>>> = Mutex::default();
    // Most is refused many times in the same words.
    let fine: Mutex<HashSet<Refusal>> = Mutex::default();
    each_refusal::<G>(setups, games, every, imaginable, |action, refusal| {
        if fine.lock().unwrap().insert(refusal.clone()) {
            assert_refusal(action, refusal, &known);
        }
        let name = action.to_string();
        let kind = name.split('=').next().unwrap_or_default().to_owned();
        cited.lock().unwrap().entry(kind).or_default().insert(refusal.clause);
    });
    cited.into_inner().unwrap()
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
