//! The search by guesses, which is for games that trust theirs: toys that say they do.
#![allow(clippy::unwrap_used)]

use search::{Bot, Budget, Mcts, Random};
use table::toys::{Kuhn, TicTacToe};
use table::{
    Answer, Estimate, Game, MAX_SEATS, Match, Odds, Refusal, Rng, Scores, Seat, Seed, Tell, Trouble, Turn,
};

/// A toy without rollouts: every unfinished game looks even.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Judged<G>(G);

impl<G: Game> Game for Judged<G> {
    type Setup = G::Setup;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;

    fn new(setup: &G::Setup) -> Result<Self, Trouble> {
        G::new(setup).map(Judged)
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.actions(seat, out);
    }
    fn odds(&self, out: &mut Odds<G::Action>) {
        self.0.odds(out);
    }
    fn play(&mut self, answer: Answer<'_, G::Action>, tell: &mut impl Tell<G::Event>) {
        self.0.play(answer, tell);
    }
    fn view(&self, viewer: Option<Seat>) -> G::View {
        self.0.view(viewer)
    }
    fn imagine(view: &G::View, rng: &mut Rng) -> Self {
        Judged(G::imagine(view, rng))
    }
    fn why_not(view: &G::View, action: &G::Action) -> Option<Refusal> {
        G::why_not(view, action)
    }
    fn longest(setup: &G::Setup) -> usize {
        G::longest(setup)
    }
    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

impl<G: Estimate> Estimate for Judged<G> {
    const HORIZON: u32 = 0;

    fn guess(&self) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }
    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        self.0.worth(scores)
    }
    fn safest(_: &G::View, actions: &[G::Action]) -> Option<G::Action> {
        actions.first().copied()
    }
}

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
