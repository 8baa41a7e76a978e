//! Every imaginable action at every moment of random games: allowed, or refused with a clause that exists.

use std::collections::BTreeSet;

use evilrunner::{Action, Evilrunner, Piece, RULES, Setup, Vertex};
use proving::assert_refusals;
use table::{Game, Rng, Say, Scratch, random_answer};

fn imaginable() -> Vec<Action> {
    let mut all = vec![Action::Stay];
    for at in Vertex::all() {
        all.extend([Action::Seal(at), Action::Jump(at)]);
        all.extend(Piece::ALL.map(|piece| Action::Place(piece, at)));
        all.extend(Piece::ALL.map(|piece| Action::Step(piece, at)));
        all.extend(Piece::CREATURES.map(|creature| Action::Cross(creature, at)));
    }
    all.extend(Piece::CREATURES.map(Action::Declare));
    all.extend((1..=12).map(Action::Die));
    all
}

#[test]
fn every_refusal_has_a_clause_and_both_languages() {
    let setups = [
        "legs=1",
        "",
        "legs=1 powers=all",
        "legs=1 speed=1 first=declared",
        "legs=1 seals=0 crossing=no",
        "legs=1 seals=11 cap=20",
    ];
    let heard = assert_refusals::<Evilrunner>(RULES, &setups, 1, 1, &imaginable());
    let cited: BTreeSet<&str> = heard.into_values().flatten().collect();
    assert!(cited.len() > 25, "{cited:?}");
}

#[test]
fn every_action_and_every_moment_can_be_said() {
    let mut rng = Rng::new(9);
    let mut scratch = Scratch::default();
    let mut truth = Evilrunner::new(&Setup::default()).unwrap();
    while truth.turn().scores().is_none() {
        let view = truth.view(None);
        for action in imaginable() {
            let said = Evilrunner::say_action(&view, &action);
            assert!(said.it.starts_with(char::is_uppercase) && said.en.starts_with(char::is_uppercase));
        }
        for viewer in [None, truth.turn().asked().first()] {
            let view = truth.view(viewer);
            for said in [Evilrunner::say_turn(&view), Evilrunner::say_view(&view)] {
                assert!(said.it.ends_with('.') && said.en.ends_with('.') && said.it != said.en, "{said:?}");
                assert!(said.it.starts_with(char::is_uppercase) && said.en.starts_with(char::is_uppercase));
            }
            assert_eq!(Evilrunner::say_turn(&view).it.starts_with("Tocca a te: "), viewer.is_some());
        }
        assert_ne!(Evilrunner::say_seat(&view, view.spirit()), Evilrunner::say_seat(&view, view.valandris()));
        random_answer(&mut truth, &mut rng, &mut scratch);
    }
}
