//! The house's toys under other opinions.

use table::{Answer, Estimate, Game, MAX_SEATS, Odds, Refusal, Rng, Scores, Seat, Tell, Trouble, Turn};

/// A toy of which every unfinished game looks even, judged after so many random answers, with bots that mix or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Judged<G, const AFTER: u32 = 0, const MIXING: bool = false>(G);

impl<G: Game, const AFTER: u32, const MIXING: bool> Game for Judged<G, AFTER, MIXING> {
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

impl<G: Estimate, const AFTER: u32, const MIXING: bool> Estimate for Judged<G, AFTER, MIXING> {
    const HORIZON: u32 = AFTER;
    const MIXES: bool = MIXING;

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
