//! What bots do where cards are laid face down first.

use capitale::{Action, Capitale, Setup};
use search::{Bot, Budget, Mcts};
use table::{Answer, Deaf, Game, Notation, Odds, Rng, Rung, Seat, Turn};

/// Bots play so many turns of a duel; what they did, each with its hand after it.
fn played(setup: &str, seed: u64, turns: u16) -> Vec<(Action, u8)> {
    let setup: Setup = setup.parse().unwrap();
    let (mut truth, mut rng) = (Capitale::new(&setup).unwrap(), Rng::new(seed));
    let mut all = Vec::new();
    let ask = |truth: &Capitale, seat: Seat, rng: &mut Rng| {
        let view = truth.view(Some(seat));
        Bot::<Capitale>::choose(&Mcts::default(), &view, seat, Budget::Iterations(40), rng).unwrap()
    };
    while truth.view(None).open.turn <= turns {
        match truth.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                truth.play(Answer::Chance(rng.draw(&odds)), &mut Deaf);
            }
            Turn::Together(seats) => {
                let given: Vec<_> = seats.iter().map(|seat| (seat, ask(&truth, seat, &mut rng))).collect();
                truth.play(Answer::Together(&given), &mut Deaf);
                all.extend(given.iter().map(|(seat, it)| (*it, truth.view(None).open.hands[seat.index()])));
            }
            Turn::Apart(seats) => {
                let seat = seats.first().unwrap();
                truth.play(Answer::Apart(seat, ask(&truth, seat, &mut rng)), &mut Deaf);
            }
        }
    }
    all
}

#[test]
fn with_face_down_cards_they_lay_their_hand_and_turn_cards_up() {
    let (mut ends, mut turned, mut attacks) = (0, 0, 0);
    for seed in 0..4 {
        for (action, hand) in played("duels=1 set=down", seed, 8) {
            match action {
                Action::End => {
                    assert_eq!(hand, 0, "seed {seed}: a card is kept back");
                    ends += 1;
                }
                Action::Turn(_) => turned += 1,
                Action::Attack(_) => attacks += 1,
                _ => {}
            }
        }
    }
    assert!(
        ends > 8 && turned >= ends / 2 && attacks > 4,
        "{ends} turns, {turned} turned up, {attacks} attacks"
    );
}

/// Two characters of the field, set at the capital, take it together, whatever its one guard does: of eight bots at 200 playouts, how
/// many win in this turn.
fn winners(bot: Mcts) -> usize {
    let setup = "duels=1 deck1=bastione deck2=galoppo".parse().unwrap();
    let line = "turn=9 at=1 cities=capital:0,vadofermo:1,portochiaro:1,?,? units=1:0:t16@1/tapped,2:1:m2@2,3:1:m2@3,4:1:w14@field,5:1:w14@field | | hand=m8";
    let wins = |seed: &u64| {
        let (mut truth, mut rng) = (Capitale::read(line, &setup).unwrap(), Rng::new(*seed));
        while truth.view(None).open.turn == 9 {
            match truth.turn() {
                Turn::Over(scores) => return scores.winners.has(Seat::new(1)),
                Turn::Chance => {
                    let mut odds = Odds::default();
                    truth.odds(&mut odds);
                    truth.play(Answer::Chance(rng.draw(&odds)), &mut Deaf);
                }
                Turn::Together(seats) | Turn::Apart(seats) => {
                    let seat = seats.first().unwrap();
                    let (view, budget) = (truth.view(Some(seat)), Budget::Iterations(200));
                    let action = Bot::<Capitale>::choose(&bot, &view, seat, budget, &mut rng).unwrap();
                    match truth.turn() {
                        Turn::Apart(_) => truth.play(Answer::Apart(seat, action), &mut Deaf),
                        _ => truth.play(Answer::Together(&[(seat, action)]), &mut Deaf),
                    }
                }
            }
        }
        false
    };
    (0..8).filter(wins).count()
}

#[test]
fn they_attack_together_where_that_wins() {
    let without_looking = |rung| winners(Mcts { rung, looks: false, ..Mcts::default() });
    assert_eq!(without_looking(Rung::First), 0, "the guess made by hand is blind to it");
    assert!(without_looking(Rung::Now) >= 6, "{} of 8", without_looking(Rung::Now));
    assert_eq!(winners(Mcts::default()), 8, "it is proved before anything is searched");
}
