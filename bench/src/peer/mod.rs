//! The same games behind the peers' traits: plain, as quick as their traits allow, with our generator on both sides
//! (`turnbase`'s own divides twice for every number).

use std::marker::PhantomData;

use table::Rng;
use turnbase::{ActivePlayers, Game, PlayerId};

use crate::measure::Work;

mod connect_four;
pub mod kuhn;
pub mod leduc;
pub mod liars_dice;
pub mod tic_tac_toe;

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// A draw.
    Chance,
    /// This seat.
    Seat(u8),
    /// Nothing: it is over.
    Nothing,
}

/// A game, written once; actions are numbers.
pub trait Plain: Default + 'static {
    /// What it waits for.
    fn wait(&self) -> Wait;
    /// The actions of the seat that is waited for. A fresh list, as `turnbase` wants it.
    fn open(&self) -> Vec<u8>;
    /// Takes that seat's action.
    fn take(&mut self, action: u8);
    /// Draws and takes what was drawn. `turnbase` advises a generator inside the state; drawing there spares it the
    /// list of outcomes.
    fn draw(&mut self, rng: &mut Rng);
    /// Seat 0's points at the end; seat 1's are the negative.
    fn points(&self) -> i32;
}

struct Behind<P>(PhantomData<P>);

struct State<P> {
    truth: P,
    rng: Rng,
}

impl<P: Plain> Game for Behind<P> {
    type State = State<P>;
    type Action = u8;
    type View = ();

    #[inline]
    fn new_initial_state(&self, seed: u64) -> State<P> {
        State { truth: P::default(), rng: Rng::new(seed) }
    }

    #[inline]
    fn num_players(&self) -> usize {
        2
    }

    #[inline]
    fn active_players(&self, state: &State<P>) -> ActivePlayers {
        match state.truth.wait() {
            Wait::Chance => ActivePlayers::one(PlayerId::CHANCE),
            Wait::Seat(seat) => ActivePlayers::one(PlayerId::new(u32::from(seat))),
            Wait::Nothing => ActivePlayers::none(),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State<P>, player: PlayerId) -> Vec<u8> {
        if player.is_chance() { vec![0] } else { state.truth.open() }
    }

    #[inline]
    fn apply(&self, state: &mut State<P>, player: PlayerId, action: u8) {
        if player.is_chance() {
            state.truth.draw(&mut state.rng);
        } else {
            state.truth.take(action);
        }
    }

    #[inline]
    fn is_terminal(&self, state: &State<P>) -> bool {
        state.truth.wait() == Wait::Nothing
    }

    #[inline]
    fn reward(&self, state: &State<P>, player: PlayerId) -> f64 {
        let points = f64::from(state.truth.points());
        if player.index() == 0 { points } else { -points }
    }

    #[inline]
    fn view(&self, _: &State<P>, _: Option<PlayerId>) {}
}

/// Random games through `turnbase::Game`.
pub fn turnbase<P: Plain>(seed: u64) -> Work {
    let game = Behind::<P>(PhantomData);
    let mut rng = Rng::new(seed);
    let mut state = game.new_initial_state(seed);
    Work::new(move || {
        // The state's generator goes on instead of being seeded anew for every game: that would cost the peer more.
        state.truth = P::default();
        let mut answers = 0;
        while !game.is_terminal(&state) {
            let Some(player) = game.active_players(&state).iter().next() else { break };
            let actions = game.legal_actions(&state, player);
            let action = if actions.len() == 1 { actions[0] } else { actions[rng.below(actions.len())] };
            game.apply(&mut state, player, action);
            answers += 1;
        }
        (game.reward(&state, PlayerId::new(0)) as i64, answers)
    })
}

/// Random games of connect four through `minimax::Game`.
pub fn minimax(seed: u64) -> Work {
    use minimax::{Game, Winner};
    let mut rng = Rng::new(seed);
    let mut actions = Vec::with_capacity(64);
    Work::new(move || {
        let mut board = connect_four::Board::default();
        let mut answers = 0;
        loop {
            actions.clear();
            match connect_four::Rules::generate_moves(&board, &mut actions) {
                None => {}
                Some(Winner::Draw) => return (0, answers),
                Some(Winner::PlayerJustMoved) => return (if answers % 2 == 1 { 1 } else { -1 }, answers),
                Some(Winner::PlayerToMove) => return (if answers % 2 == 0 { 1 } else { -1 }, answers),
            }
            let action = actions[rng.below(actions.len())];
            if let Some(next) = connect_four::Rules::apply(&mut board, action) {
                board = next;
            }
            answers += 1;
        }
    })
}
