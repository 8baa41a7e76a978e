//! The judge on toys that are known: it has to find what looking through all of the game finds.

use table::toys::tic_tac_toe::{Cell, TicTacToe};
use table::{Answer, Deaf, Estimate, Game, Rng, Scratch, Seat, Turn, random_answer};

use super::course::{Aim, Courses};
use super::judge::judged;
use super::playouts::shares;

/// Does the seat win by force?
fn wins(world: &TicTacToe, seat: Seat) -> bool {
    let Some(asked) = world.turn().asked().first() else {
        return matches!(world.turn(), Turn::Over(scores) if scores.winners.has(seat));
    };
    let mut options = Vec::new();
    world.actions(asked, &mut options);
    let mut after = options.iter().map(|&option| wins(&played(world, asked, option), seat));
    if asked == seat { after.any(|wins| wins) } else { after.all(|wins| wins) }
}

fn played(world: &TicTacToe, seat: Seat, cell: Cell) -> TicTacToe {
    let mut next = world.clone();
    next.play(Answer::Together(&[(seat, cell)]), &mut Deaf);
    next
}

/// Positions of random games, each with who is asked and the options.
fn questions() -> Vec<(TicTacToe, Seat, Vec<Cell>)> {
    let (mut rng, mut scratch, mut all) = (Rng::new(7), Scratch::default(), Vec::new());
    for _ in 0..40 {
        let mut world = TicTacToe::new(&Default::default()).unwrap();
        loop {
            if random_answer(&mut world, &mut rng, &mut scratch).is_some() {
                break;
            }
            if let Some(seat) = world.turn().asked().first() {
                let mut options = Vec::new();
                world.actions(seat, &mut options);
                all.push((world.clone(), seat, options));
            }
        }
    }
    all
}

/// A toy is one turn: a win before it is over is a forced win, and a save keeps the other from one.
#[test]
fn wins_and_saves_are_those_of_looking_through_everything() {
    let (mut rng, mut won, mut saved) = (Rng::new(1), 0, 0);
    for (world, seat, options) in questions() {
        for aims in [seat, seat.other()] {
            let aim = Aim { seat: aims, from: 0, until: 0 };
            let (chances, _) = Courses::after(&world, seat, &options, aim, 1 << 20, &mut rng);
            for (&option, chance) in options.iter().zip(&chances) {
                let wins = if wins(&played(&world, seat, option), aims) { 1.0 } else { 0.0 };
                assert_eq!((chance.low, chance.high), (wins, wins), "{world:?} {option}");
                won += u32::from(aims == seat && wins > 0.0);
                saved += u32::from(aims != seat && wins == 0.0);
            }
        }
    }
    assert!(won > 50 && saved > 50, "{won} {saved}");
}

#[test]
fn what_was_not_looked_at_is_not_known() {
    let (mut rng, world) = (Rng::new(1), TicTacToe::new(&Default::default()).unwrap());
    let (seat, mut options) = (Seat::new(0), Vec::new());
    world.actions(seat, &mut options);
    let aim = Aim { seat, from: 0, until: 0 };
    let (chances, looked) = Courses::after(&world, seat, &options, aim, 10, &mut rng);
    assert_eq!(looked, 10);
    assert!(chances.iter().all(|chance| chance.low == 0.0 && chance.high == 1.0), "{chances:?}");
}

#[test]
fn one_world_is_enough_where_nothing_is_hidden_and_playouts_agree_with_the_proof() {
    let mut rng = Rng::new(1);
    let (world, seat, options) = questions()
        .into_iter()
        .find(|(world, seat, options)| options.iter().any(|&one| played(world, *seat, one).won(*seat) > 0))
        .unwrap();
    let view = world.view(Some(seat));
    let aim = Aim { seat, from: 0, until: 0 };
    let judged = judged::<TicTacToe>(&view, (seat, &options), &[aim], &mut rng, |_| true).unwrap();
    assert_eq!(judged.worlds, 1);
    let (shares, _) = shares::<TicTacToe>(&view, (seat, &options), &mut rng, |_, _| true).unwrap();
    for (&option, share) in options.iter().zip(shares) {
        if played(&world, seat, option).won(seat) > 0 {
            assert!(share > 0.999, "{option} {share}");
        }
    }
}
