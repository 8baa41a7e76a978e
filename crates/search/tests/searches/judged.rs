//! The search by guesses, which is for games that trust theirs: toys that say they do.

use search::{Bot, Budget, Mcts, Random};
use table::toys::{Kuhn, TicTacToe};
use table::{Game, Match, Rng, Seat, Seed};

use crate::toys::judged::Judged;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// The first seat's points after a game of the search against chance.
fn against_chance(searcher: Seat, seed: u64) -> i32 {
    let mut played = Match::<Judged<TicTacToe>>::new(Default::default(), Seed::from_number(seed)).unwrap();
    let mut rng = Rng::new(seed);
    while let Some(seat) = played.asked().first() {
        let bot: &dyn Bot<Judged<TicTacToe>> = if seat == searcher { &Mcts::default() } else { &Random };
        let view = played.truth().view(Some(seat));
        let action = bot.choose(&view, seat, Budget::Iterations(600), &mut rng).unwrap();
        played.offer(seat, action).unwrap();
    }
    played.scores().unwrap().of(FIRST)
}

#[test]
fn it_finds_its_way_where_nothing_is_hidden() {
    for seed in 0..20 {
        assert!(against_chance(FIRST, seed) >= 0, "lost as first, seed {seed}");
        assert!(against_chance(SECOND, seed) <= 0, "lost as second, seed {seed}");
    }
}

#[test]
fn it_finds_its_way_where_cards_are_hidden() {
    for seed in 0..40 {
        let mut played = Match::<Judged<Kuhn>>::new(Default::default(), Seed::from_number(seed)).unwrap();
        let bet = played.actions(FIRST)[1];
        played.offer(FIRST, bet).unwrap();
        let (view, options) = (played.truth().view(Some(SECOND)), played.actions(SECOND));
        let think = |seed| {
            let bot = Mcts::default();
            Bot::<Judged<Kuhn>>::choose(&bot, &view, SECOND, Budget::Iterations(500), &mut Rng::new(seed))
        };
        let chosen = think(seed).unwrap();
        assert_eq!(think(seed), Some(chosen), "the seed decides");
        let card = format!("{view:?}");
        assert!(!card.contains("Seen(0)") || chosen == options[0], "called with the jack");
        assert!(!card.contains("Seen(2)") || chosen == options[1], "folded the king");
    }
}
