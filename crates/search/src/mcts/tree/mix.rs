//! Mixing: how seats that answer together learn how often to give each action.
//!
//! Regret matching (Hart and Mas-Colell 2000, doi 10.1111/1468-0262.00153) inside the tree, after Lanctot, Lisý and Winands
//! 2014, doi 10.1007/978-3-319-05428-5_3: a seat gives an action as often as it regrets not having given it. What the others
//! of its actions would have brought is the mean of what they did bring against the same actions of the other seats. The
//! strategy that is near an equilibrium is not the last one but their average; it is what the bot draws from.
//!
//! Where guesses are trusted, a walk also judges what each seat could have given instead, as far as nobody has. Where things
//! are hidden, a seat's options are those of the imagined world, but what it learns is shared by all worlds: the others mix
//! as if they knew what the bot's seat knows, and in the same way whatever they hold.

use arrayvec::ArrayVec;
use table::{Answer, Deaf, Estimate, MAX_SEATS, Rng, Seat, Seats, Turn};

use super::{JOINT, Mix, NONE, ROOM, Step, Tree, judge};

/// How often a seat tries any of its actions instead of one it regrets.
const EXPLORE: f32 = 0.1;

/// So many visits are needed for what an action brought against certain others to count as much as what it brought against
/// anything: a mean of few is mostly luck.
const FEW: f32 = 2.0;

/// An option below this part of the likeliest one is never drawn: so little is the noise of learning, not a surprise
/// (thresholding: Ganzfried, Sandholm and Waugh 2012, 'Strategy purification and thresholding').
const THRESHOLD: f32 = 0.2;

/// The joint choices of one iteration.
pub(super) struct Mixed<A> {
    joints: Vec<Joint<A>>,
    /// The nodes of the options of every joint choice, one seat after the other.
    options: Vec<u32>,
}

struct Joint<A> {
    node: u32,
    /// The node under what was given.
    under: u32,
    given: ArrayVec<(Seat, A), MAX_SEATS>,
    /// How many options each seat had.
    counts: ArrayVec<u32, MAX_SEATS>,
    /// Who tried anything.
    tried: Seats,
}

impl<A> Default for Mixed<A> {
    fn default() -> Self {
        Mixed { joints: Vec::new(), options: Vec::new() }
    }
}

impl<G: Estimate> Tree<G> {
    /// Every seat draws its action, unseen by the others, into `given`: the node under them, and whether it is new.
    pub(super) fn mix(&mut self, node: u32, world: &G, seats: Seats, rng: &mut Rng) -> (u32, bool) {
        self.given.clear();
        let all = self.mixed.options.len();
        let (mut counts, mut tried) = (ArrayVec::new(), Seats::NONE);
        for seat in seats.iter() {
            let begin = self.mixed.options.len();
            self.open_options(node, world, seat);
            let (option, at_random) = self.draw_option(node, begin, rng);
            self.path.push(option);
            if let Some(step) = self.nodes[option as usize].step {
                self.given.push((seat, step.action));
            }
            counts.push((self.mixed.options.len() - begin) as u32);
            tried = if at_random { tried.with(seat) } else { tried };
        }
        if self.nodes.len() >= ROOM && self.under(node, &self.given).is_none() {
            self.mixed.options.truncate(all);
            return (node, true);
        }
        if G::HORIZON == 0 {
            self.judge_others(node, world, &counts);
        }
        let before = self.nodes.len();
        let mut under = node;
        for i in 0..self.given.len() {
            let (seat, action) = self.given[i];
            (under, _) = self.child(under, joint(seat, action));
        }
        self.mixed.joints.push(Joint { node, under, given: self.given.clone(), counts, tried });
        (under, self.nodes.len() > before)
    }

    /// One of the options from `begin` on, and whether it only was tried.
    fn draw_option(&mut self, node: u32, begin: usize, rng: &mut Rng) -> (u32, bool) {
        let options = &self.mixed.options[begin..];
        let fresh = |option: &&u32| self.nodes[**option as usize].visits == 0.0;
        let untried = if G::HORIZON > 0 { options.iter().filter(fresh).count() } else { 0 };
        if untried > 0 {
            let nth = rng.below(untried);
            return (options.iter().filter(fresh).nth(nth).copied().unwrap_or(options[0]), true);
        }
        let regretted: f32 = options.iter().map(|&at| self.nodes[at as usize].regret.max(0.0)).sum();
        // Later strategies are better than earlier ones and count for more.
        let part = self.nodes[node as usize].visits + 1.0;
        let (mut left, mut drawn) = (rng.share(), None);
        for &at in options {
            let option = &mut self.nodes[at as usize];
            let often =
                if regretted > 0.0 { option.regret.max(0.0) / regretted } else { 1.0 / options.len() as f32 };
            option.weight += part * often;
            left -= often;
            if left < 0.0 && drawn.is_none() {
                drawn = Some(at);
            }
        }
        match drawn {
            Some(drawn) if rng.share() >= EXPLORE => (drawn, false),
            _ => (options[rng.below(options.len())], true),
        }
    }

    /// Puts the nodes of the options that the seat has in this world behind the others of this iteration.
    fn open_options(&mut self, node: u32, world: &G, seat: Seat) {
        self.list(node, world, seat);
        for i in 0..self.children.len() {
            let step = Step { actor: seat.index() as u8, action: self.scratch.actions[i] };
            let at = if self.children[i] == NONE { self.add(node, step) } else { self.children[i] };
            self.mixed.options.push(at);
        }
    }

    /// Where guesses are trusted: judges what each seat could have given instead, the others as they are, where nobody has
    /// yet. The options are the last of this iteration.
    fn judge_others(&mut self, node: u32, world: &G, counts: &[u32]) {
        let mut next = self.mixed.options.len() - counts.iter().sum::<u32>() as usize;
        for (i, &count) in counts.iter().enumerate() {
            let (seat, drawn) = self.given[i];
            for option in next..next + count as usize {
                let Some(step) = self.nodes[self.mixed.options[option] as usize].step else { continue };
                self.given[i] = (seat, step.action);
                let known = self.under(node, &self.given).is_some();
                if step.action != drawn && !known && self.nodes.len() < ROOM {
                    let mut other = world.clone();
                    other.play(Answer::Together(&self.given), &mut Deaf);
                    let worth = judge(&other, self.how.rung);
                    let at = self.make_under(node);
                    self.nodes[at as usize].note_mean(&worth);
                }
            }
            self.given[i] = (seat, drawn);
            next += count as usize;
        }
    }

    /// The node under a joint choice, if there is one.
    fn under(&self, node: u32, given: &[(Seat, G::Action)]) -> Option<u32> {
        given.iter().try_fold(node, |at, &(seat, action)| self.find(at, joint(seat, action)))
    }

    /// The node under what is given, made when there is none.
    fn make_under(&mut self, node: u32) -> u32 {
        let mut at = node;
        for i in 0..self.given.len() {
            let (seat, action) = self.given[i];
            at = self.find(at, joint(seat, action)).unwrap_or_else(|| self.add(at, joint(seat, action)));
        }
        at
    }

    /// After an iteration: what every seat regrets at its joint choices.
    pub(super) fn learn(&mut self) {
        let mut mixed = std::mem::take(&mut self.mixed);
        let mut next = 0;
        for it in &mut mixed.joints {
            for (i, &count) in it.counts.iter().enumerate() {
                let options = &mixed.options[next..next + count as usize];
                next += options.len();
                let (seat, drawn) = it.given[i];
                // Nothing is learnt against what another only tried: no one plays so.
                if !it.tried.without(seat).is_empty() {
                    continue;
                }
                let gave =
                    |at: &&u32| self.nodes[**at as usize].step.is_some_and(|step| step.action == drawn);
                let alone = options.iter().find(gave).copied();
                let Some(had) = self.brought(alone, Some(it.under), seat) else { continue };
                for &option in options {
                    let Some(step) = self.nodes[option as usize].step else { continue };
                    it.given[i] = (seat, step.action);
                    let under = self.under(it.node, &it.given);
                    if let Some(other) = self.brought(Some(option), under, seat) {
                        self.nodes[option as usize].regret += other - had;
                    }
                }
                it.given[i] = (seat, drawn);
            }
        }
        mixed.joints.clear();
        mixed.options.clear();
        self.mixed = mixed;
    }

    /// What a seat's action brought it: against the others' actions that lead to the node `under` it, and where that has hardly
    /// been visited in part against anything, which its own node `alone` knows. `None` when it never was given.
    fn brought(&self, alone: Option<u32>, under: Option<u32>, seat: Seat) -> Option<f32> {
        let actor = seat.index() as u8;
        let (mut sum, mut visits) = (0.0, 0.0);
        if let Some(under) = under.map(|at| &self.nodes[at as usize]) {
            (sum, visits) = (under.visits * under.outlook[seat.index()], under.visits);
        }
        let alone = alone.map(|at| &self.nodes[at as usize]);
        if let Some(alone) = alone.filter(|alone| alone.visits > 0.0) {
            (sum, visits) = (sum + FEW * alone.value(actor, 0.0), visits + FEW);
        }
        (visits > 0.0).then(|| sum / visits)
    }

    /// At a root where the seat answers together with others: its average strategy without the unlikely options.
    pub(in crate::mcts) fn average(&self, seat: Seat, options: &[G::Action]) -> Option<Mix<G::Action>> {
        let joint = matches!(self.first.turn(), Turn::Together(seats) if seats.len() > 1);
        if !G::MIXES || !joint {
            return None;
        }
        let actor = seat.index() as u8;
        let weight = |&action: &G::Action| {
            let weight =
                self.find(0, Step { actor, action }).map_or(0.0, |at| self.nodes[at as usize].weight);
            (action, weight)
        };
        let mut parts: Vec<(G::Action, f32)> = options.iter().map(weight).collect();
        let most = parts.iter().map(|(_, weight)| *weight).fold(0.0, f32::max);
        parts
            .iter_mut()
            .filter(|(_, weight)| *weight < THRESHOLD * most)
            .for_each(|(_, weight)| *weight = 0.0);
        Some(Mix::of(parts))
    }
}

fn joint<A>(seat: Seat, action: A) -> Step<A> {
    Step { actor: JOINT | seat.index() as u8, action }
}
