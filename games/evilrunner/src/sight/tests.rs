//! Danger and reach against what comes out when everything is played.

use table::{Answer, Deaf, Game, Odds, Rng, Scratch, Turn, random_answer};

use super::*;
use crate::{Action, Vertex};

/// Moments of random games of single legs.
fn moments(setup: &str, seed: u64, games: usize, mut look: impl FnMut(&Evilrunner)) {
    let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
    for _ in 0..games {
        let mut truth = Evilrunner::new(&setup.parse().unwrap()).unwrap();
        while random_answer(&mut truth, &mut rng, &mut scratch).is_none() {
            look(&truth);
        }
    }
}

fn choices(truth: &Evilrunner) -> Vec<Action> {
    let mut actions = Vec::new();
    truth.actions(truth.turn().asked().first().unwrap(), &mut actions);
    actions
}

fn after(truth: &Evilrunner, action: Action) -> Evilrunner {
    let mut next = *truth;
    match next.turn() {
        Turn::Chance => next.play(Answer::Chance(action), &mut Deaf),
        turn => next.play(Answer::Together(&[(turn.asked().first().unwrap(), action)]), &mut Deaf),
    }
    next
}

fn is_caught(truth: &Evilrunner) -> bool {
    truth.stage == Stage::Over && truth.creatures().has(truth.at(Piece::Valandris))
}

/// Can the Spirit capture before its turn ends, with the die as it likes, whatever Valandris does with a bonus step?
fn can_capture(truth: &Evilrunner) -> bool {
    match truth.stage {
        Stage::Over => is_caught(truth),
        Stage::Declaring | Stage::Running { .. } => false,
        Stage::Rolling { .. } => {
            let mut odds = Odds::default();
            truth.odds(&mut odds);
            odds.outcomes().iter().any(|&face| can_capture(&after(truth, face)))
        }
        Stage::Bonus { .. } => choices(truth).into_iter().all(|bonus| can_capture(&after(truth, bonus))),
        _ => choices(truth).into_iter().any(|action| can_capture(&after(truth, action))),
    }
}

/// The same with Valandris elsewhere.
fn with_demon(truth: &Evilrunner, at: Vertex) -> Evilrunner {
    let mut next = *truth;
    next.places[Piece::Valandris.index()] = at;
    next
}

/// The vertices where Valandris may stand.
fn free(truth: &Evilrunner) -> Vertices {
    Vertices::ALL - truth.seals - truth.creatures()
}

/// Where the Spirit captures him in the rest of this turn, by playing all of it from each vertex.
fn struck(truth: &Evilrunner) -> Vertices {
    free(truth).iter().filter(|&at| can_capture(&with_demon(truth, at))).collect()
}

const SETUPS: [&str; 5] = [
    "legs=1 cap=8",
    "legs=1 cap=6 powers=all",
    "legs=1 cap=6 speed=1 seals=2",
    "legs=1 cap=6 seals=11",
    "legs=1 cap=6 crossing=no first=declared",
];

#[test]
fn what_can_be_struck_is_what_some_play_captures() {
    let mut compared = 0;
    for (setup, seed) in SETUPS.into_iter().zip(1..) {
        moments(setup, seed, 3, |truth| {
            let Some(sight) = Sight::of(truth) else { return };
            let turn = match truth.stage {
                // The Spirit's next turn, under the power that stands.
                Stage::Running { .. } | Stage::Declaring => {
                    Evilrunner { stage: Stage::Moving(Piece::Leviathan), ..*truth }
                }
                Stage::Moving(_) | Stage::AfterJump | Stage::AfterSeal => *truth,
                _ => return,
            };
            assert_eq!(sight.danger, struck(&turn), "{truth:?}");
            compared += 1;
        });
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn before_he_is_placed_any_power_of_the_first_turn_is_danger() {
    for (setup, powers) in [
        ("legs=1", vec![None]),
        ("legs=1 powers=all", vec![None]),
        ("legs=1 first=declared", Piece::CREATURES.map(Some).to_vec()),
    ] {
        moments(setup, 7, 1, |truth| {
            if truth.stage != Stage::Placing(Piece::Valandris) {
                return;
            }
            let sight = Sight::of(truth).unwrap();
            let first =
                |power| Evilrunner { stage: Stage::Moving(Piece::Leviathan), turn: 1, power, ..*truth };
            let all = powers.iter().fold(Vertices::NONE, |all, &power| all | struck(&first(power)));
            assert_eq!((sight.danger, sight.reach), (all, free(truth)), "{setup}");
            assert_eq!(sight.safe(), free(truth) - all);
        });
    }
}

/// Every vertex where he is when the Spirit is on turn again.
fn ends(truth: &Evilrunner) -> Vertices {
    if !truth.stage.asks_valandris() {
        return Vertices::one(truth.at(Piece::Valandris));
    }
    let after = |action| ends(&after(truth, action));
    choices(truth).into_iter().map(after).fold(Vertices::NONE, |all, ends| all | ends)
}

#[test]
fn reach_is_every_vertex_where_his_turn_can_end() {
    for (setup, seed) in SETUPS.into_iter().zip(11..) {
        moments(setup, seed, 12, |truth| {
            let Some(sight) = Sight::of(truth) else { return };
            let run = match truth.stage {
                Stage::Running { .. } => *truth,
                Stage::Moving(_) | Stage::AfterJump | Stage::Declaring => {
                    Evilrunner { stage: Stage::Running { left: truth.setup.speed }, ..*truth }
                }
                _ => return,
            };
            assert_eq!(sight.reach, ends(&run), "{truth:?}");
        });
    }
}

#[test]
fn a_bonus_step_is_safe_where_the_creature_that_arrives_is_not() {
    let mut seen = 0;
    moments("legs=1 cap=40", 21, 12, |truth| {
        let Stage::Bonus { to, .. } = truth.stage else { return };
        let sight = Sight::of(truth).unwrap();
        let played: Vec<Evilrunner> = choices(truth).into_iter().map(|bonus| after(truth, bonus)).collect();
        let at = |truth: &Evilrunner| truth.at(Piece::Valandris);
        assert_eq!(sight.reach, played.iter().map(at).collect());
        assert_eq!(sight.safe(), played.iter().filter(|end| !is_caught(end)).map(at).collect());
        assert!(!sight.safe().has(to));
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn there_is_nothing_to_see_before_the_creatures_stand_and_after_the_end() {
    moments("legs=1 cap=2", 3, 4, |truth| {
        let early = matches!(truth.stage, Stage::Placing(creature) if creature.is_creature());
        let none = early || matches!(truth.stage, Stage::Sealing | Stage::Over);
        assert_eq!(truth.view(None).sight().is_none(), none, "{truth:?}");
    });
}
