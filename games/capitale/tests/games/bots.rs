//! What bots do where cards are laid face down first.

use capitale::{Action, Capitale, Setup};
use search::{Bot, Budget, Mcts};
use table::{Answer, Deaf, Game, Odds, Rng, Seat, Turn};

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
