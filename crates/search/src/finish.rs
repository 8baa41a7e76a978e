//! 'Can I win this turn?', looked for before anything else: a proof by and-or search that a seat wins (a game, or a part of one) before
//! the turn is over, whatever the others answer and chance draws, in worlds that look alike from its place.
//!
//! What hangs on hidden things is not proved for all of them but in [`WORLDS`] imagined worlds, one after the other: the proof is done
//! again at the next question, with what is known by then.

use table::{Answer, Deaf, Estimate, Odds, Pursuit, Rng, Scratch, Seat, Seats, Turn, random_answer};

use crate::mcts::give;

/// In so many worlds an action must win.
const WORLDS: usize = 8;
/// Of more outcomes of chance than that so many are looked at.
const OUTCOMES: usize = 12;
/// Answers that are played for one proof: what takes longer is no quick win.
const STEPS: u32 = 400;
/// The same where no plan says which way to look.
const THOROUGHLY: u32 = 2_000;
/// So many random courses at most say whether a turn without plans may be won at all.
const COURSES: u32 = 256;
/// And each counts for so many answers of the budget, of which all courses together may take as much again as the proofs.
const LONG: u32 = 16;

/// An action that wins this turn, as far as a few worlds can prove.
pub(crate) fn winner<G: Estimate>(
    view: &G::View,
    seat: Seat,
    options: &[G::Action],
    budget: u32,
    rng: &mut Rng,
) -> Option<G::Action> {
    if G::PLANS == 0 && !G::THOROUGH {
        return None;
    }
    let first = G::imagine(view, rng);
    let alone = match first.turn() {
        Turn::Together(seats) => seats.len() == 1 && seats.has(seat),
        // What others answer apart comes before or after.
        Turn::Apart(seats) => seats.has(seat) && (seats.len() == 1 || G::PLANS == 0),
        _ => false,
    };
    if !alone || G::PLANS == 0 && !may_win::<G>(view, seat, &first, budget, rng) {
        return None;
    }
    let mut proof = Proof::new(seat, &first, budget, rng);
    let planned = (0..G::PLANS).filter_map(|number| match first.pursue(seat, number, options) {
        Pursuit::Does(action) => Some((action, Some(number))),
        _ => None,
    });
    let any = options.iter().filter(|_| G::PLANS == 0).map(|action| (*action, None));
    for (action, plan) in planned.chain(any) {
        if proof.left == 0 {
            break;
        }
        if !proof.wins(&first, action, plan) {
            continue;
        }
        // The other worlds have a budget of their own: there is something to be proved.
        proof.left = proof.left.max(most(plan) * WORLDS as u32);
        let all = (1..WORLDS).all(|_| {
            let world = G::imagine(view, proof.rng);
            proof.wins(&world, action, plan)
        });
        if all {
            return Some(action);
        }
    }
    None
}

/// Answers that one proof may play.
fn most(plan: Option<u8>) -> u32 {
    if plan.is_some() { STEPS } else { THOROUGHLY }
}

/// Does the seat win in one of a few random courses of the turn? Else there is hardly anything to be proved.
fn may_win<G: Estimate>(view: &G::View, seat: Seat, first: &G, budget: u32, rng: &mut Rng) -> bool {
    let (turn, won) = (first.turn_number(), first.won(seat));
    let mut scratch = Scratch::default();
    (0..COURSES.min(budget / LONG)).any(|_| {
        let mut world = G::imagine(view, rng);
        while world.turn_number() == turn && random_answer(&mut world, rng, &mut scratch).is_none() {}
        world.won(seat) > won
    })
}

struct Proof<'a> {
    seat: Seat,
    turn: u32,
    won: u32,
    /// Answers that may still be played, in this proof and in all.
    steps: u32,
    left: u32,
    rng: &'a mut Rng,
}

impl<'a> Proof<'a> {
    fn new<G: Estimate>(seat: Seat, world: &G, left: u32, rng: &'a mut Rng) -> Self {
        Proof { seat, turn: world.turn_number(), won: world.won(seat), steps: 0, left, rng }
    }

    /// Does the seat win this turn from here, by this plan or, where there is none, by this action?
    fn wins<G: Estimate>(&mut self, world: &G, action: G::Action, plan: Option<u8>) -> bool {
        self.steps = most(plan).min(self.left);
        let before = self.steps;
        let wins = match plan {
            Some(_) => self.proves(world, plan),
            None => self.after(world, world.turn(), self.seat, action, None),
        };
        self.left -= before - self.steps;
        wins
    }

    fn proves<G: Estimate>(&mut self, world: &G, plan: Option<u8>) -> bool {
        if world.won(self.seat) > self.won {
            return true;
        }
        if world.turn_number() != self.turn || self.steps == 0 {
            return false;
        }
        match world.turn() {
            Turn::Over(_) => false,
            Turn::Chance => self.whatever_is_drawn(world, plan),
            turn @ (Turn::Together(seats) | Turn::Apart(seats)) => match seats.first() {
                Some(first) if seats.len() == 1 && first == self.seat => self.own(world, turn, plan),
                Some(first) if seats.len() == 1 => self.whatever_is_answered(world, turn, first, plan),
                _ => self.together(world, turn, seats, plan),
            },
        }
    }

    fn own<G: Estimate>(&mut self, world: &G, turn: Turn, plan: Option<u8>) -> bool {
        let mut options = Vec::new();
        world.actions(self.seat, &mut options);
        match plan.map(|plan| world.pursue(self.seat, plan, &options)) {
            Some(Pursuit::Does(action)) => self.after(world, turn, self.seat, action, plan),
            Some(Pursuit::Done) => false,
            _ => options.iter().any(|&action| self.after(world, turn, self.seat, action, plan)),
        }
    }

    fn whatever_is_answered<G: Estimate>(
        &mut self,
        world: &G,
        turn: Turn,
        seat: Seat,
        plan: Option<u8>,
    ) -> bool {
        let mut options = Vec::new();
        world.actions(seat, &mut options);
        // What hurts most comes first: there the proof mostly fails.
        if options.len() > 2 {
            let mut judged: Vec<(f32, G::Action)> = options
                .iter()
                .map(|&action| {
                    let mut next = world.clone();
                    give(&mut next, turn, seat, action);
                    (next.guess()[self.seat.index()], action)
                })
                .collect();
            self.steps = self.steps.saturating_sub(options.len() as u32);
            judged.sort_by(|a, b| a.0.total_cmp(&b.0));
            options = judged.into_iter().map(|(_, action)| action).collect();
        }
        options.iter().all(|&action| self.after(world, turn, seat, action, plan))
    }

    fn after<G: Estimate>(
        &mut self,
        world: &G,
        turn: Turn,
        seat: Seat,
        action: G::Action,
        plan: Option<u8>,
    ) -> bool {
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        let mut next = world.clone();
        give(&mut next, turn, seat, action);
        self.proves(&next, plan)
    }

    /// Where all answer together the seat keeps still, and the others may do anything, one of them at a time.
    fn together<G: Estimate>(&mut self, world: &G, turn: Turn, seats: Seats, plan: Option<u8>) -> bool {
        let mut options = Vec::new();
        let (mut calm, mut replies) = (Vec::new(), vec![None]);
        for seat in seats.iter() {
            options.clear();
            world.actions(seat, &mut options);
            let quiet = G::safest(&world.view(Some(seat)), &options).or_else(|| options.first().copied());
            calm.extend(quiet.map(|quiet| (seat, quiet)));
            let others = options.iter().filter(|action| seat != self.seat && Some(**action) != quiet);
            replies.extend(others.map(|&action| Some((seat, action))));
        }
        replies.into_iter().all(|reply| {
            let mut given = calm.clone();
            given.iter_mut().for_each(|one| *one = reply.filter(|other| other.0 == one.0).unwrap_or(*one));
            self.steps > 0 && {
                self.steps -= 1;
                let mut next = world.clone();
                match turn {
                    Turn::Apart(_) => {
                        given
                            .iter()
                            .for_each(|&(seat, action)| next.play(Answer::Apart(seat, action), &mut Deaf));
                    }
                    _ => next.play(Answer::Together(&given), &mut Deaf),
                }
                self.proves(&next, plan)
            }
        })
    }

    fn whatever_is_drawn<G: Estimate>(&mut self, world: &G, plan: Option<u8>) -> bool {
        let mut odds = Odds::default();
        world.odds(&mut odds);
        let mut outcomes: Vec<G::Action> = odds.iter().map(|(action, _)| action).collect();
        if outcomes.len() > OUTCOMES {
            self.rng.shuffle(&mut outcomes);
            outcomes.truncate(OUTCOMES);
        }
        outcomes.into_iter().all(|outcome| {
            if self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            let mut next = world.clone();
            next.play(Answer::Chance(outcome), &mut Deaf);
            self.proves(&next, plan)
        })
    }
}
