//! The rules, one file per chapter of `RULES.md`; this one sends each step to its chapter.

mod battles;
mod cards;
mod coins;
mod dice;
mod effects;
mod ends;
mod faith;
mod movement;
mod portals;
mod powers;
mod setting_up;
mod stealing;
mod turn;
mod windows;

use table::{Odds, Seat, Seats};

use crate::event::Ears;
use crate::step::Step;
use crate::truth::Need;
use crate::{Action, GodLucky};

/// A stake that no card limits: nobody has more points to lose.
pub(crate) const NO_LIMIT: u8 = 10;

impl GodLucky {
    /// What a step needs before it can be done.
    pub(crate) fn needs(&self, step: Step) -> Need {
        let one = |seat| Need::Seats(Seats::one(seat));
        match step {
            Step::Precedence(_)
            | Step::LayStart
            | Step::Lay(_)
            | Step::Roll(_)
            | Step::Toss(_)
            | Step::Tie(..) => Need::Chance,
            Step::Window(_, seats) => Need::Seats(seats),
            Step::ChooseGod(seat)
            | Step::Aim(seat)
            | Step::Head(seat, _)
            | Step::Call(seat, _)
            | Step::SetFace(seat, _)
            | Step::Which(seat, _)
            | Step::Amount(seat, _)
            | Step::Stake(seat, _)
            | Step::Travel(seat)
            | Step::Trap(seat, ..)
            | Step::Bait(seat, ..)
            | Step::Spoils(seat)
            | Step::Arrived { seat, .. } => one(seat),
            Step::Main(seat) if !self.open.place(seat).mad => one(seat),
            Step::Offer(seat, power) if self.is_offered(seat, power) => one(seat),
            Step::Discard(seat) if self.open.place(seat).objects > 0 => one(seat),
            Step::Choose(seat, why) if self.candidates(seat, why).len() > 1 => one(seat),
            Step::Pick(seat, _) | Step::Banish(seat, _) => one(seat),
            Step::Draw(_, deck) if !self.pile_is_empty(deck) => Need::Chance,
            Step::Blind(_, victim, deck) if !self.reach(victim, deck).is_empty() => Need::Chance,
            _ => Need::Nothing,
        }
    }

    /// Does a step that needs nothing (any more).
    pub(crate) fn run(&mut self, step: Step, tell: &mut Ears<'_>) {
        match step {
            Step::Begin(seat, extra) => self.begin(seat, extra, tell),
            Step::Turn(seat) => self.take_turn(seat, tell),
            Step::Go { seat, from, to, laid } => self.go(seat, from, to, laid, tell),
            Step::Arrive { seat, from, fresh } => self.arrive(seat, from, fresh, tell),
            Step::End(seat) => self.end_turn(seat, tell),
            Step::Do(seat, effects, quiet) => self.do_next(seat, effects, quiet, tell),
            Step::Check => self.check(tell),
            Step::Open(window) => self.open_window(window, tell),
            Step::Draw(seat, deck) => self.say(tell, crate::What::Empty(seat, deck)),
            Step::AfterEvent => self.after_event(),
            Step::Choose(seat, why) => match self.candidates(seat, why).first() {
                Some(other) => self.chosen(seat, other, why, tell),
                None => self.say(tell, crate::What::Nothing(seat)),
            },
            Step::Blind(thief, ..) => self.say(tell, crate::What::Nothing(thief)),
            Step::Price(seats) => self.pay(seats, tell),
            Step::Fight(by, with) => self.fight(by, with, tell),
            Step::Peace => self.peace(tell),
            _ => {}
        }
    }

    /// The options of a seat that is asked.
    pub(crate) fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.top() else { return };
        if !matches!(self.needs(step), Need::Seats(seats) if seats.has(seat)) {
            return;
        }
        match step {
            Step::ChooseGod(_) => out.extend(self.free_gods().map(Action::God)),
            Step::Window(window, _) => self.reactions(seat, window, out),
            Step::Main(_) => self.main_options(seat, out),
            Step::Aim(_) | Step::Head(..) => out.extend([Action::Forward, Action::Back]),
            Step::Arrived { fresh, .. } => self.arrival_options(seat, fresh, out),
            Step::Call(..) => out.extend([crate::Face::Heads, crate::Face::Tails].map(Action::Call)),
            Step::SetFace(_, die) => self.faces(die, out),
            Step::Which(..) => out.extend((0..self.open.dice.len() as u8).map(Action::Which)),
            Step::Amount(_, most) => out.extend((1..=most).map(Action::Add)),
            Step::Stake(_, with) => self.stakes(seat, with, out),
            Step::Travel(_) => self.destinations(seat, out),
            Step::Trap(_, _, first) => self.trap_options(seat, first, out),
            Step::Bait(..) | Step::Discard(_) => out.extend(self.in_hand(seat).iter().map(Action::Take)),
            Step::Pick(..) | Step::Banish(..) => out.extend(self.prey(step).iter().map(Action::Take)),
            Step::Spoils(_) => out.extend([Action::Corrupt, Action::Cleanse]),
            Step::Offer(..) => out.extend([Action::Pass, Action::Ability]),
            Step::Choose(_, why) => out.extend(self.candidates(seat, why).iter().map(Action::At)),
            _ => {}
        }
    }

    /// One seat has answered.
    pub(crate) fn answered(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, action) {
            (Step::ChooseGod(_), Action::God(god)) => self.choose_god(seat, god, tell),
            (Step::Main(_), action) => self.act(seat, action, tell),
            (Step::Aim(_), action) => self.aim(seat, action == Action::Back, tell),
            (Step::Head(_, n), action) => self.turn_to(seat, n, action == Action::Back, tell),
            (Step::Arrived { from, .. }, action) => self.settle(seat, from, action, tell),
            (Step::Call(_, toss), Action::Call(face)) => self.call(seat, toss, face, tell),
            (Step::SetFace(_, die), Action::Face(face)) => self.set_face(seat, die, face, tell),
            (Step::Which(_, set), Action::Which(die)) => self.which(seat, die, set, tell),
            (Step::Amount(..), Action::Add(more)) => self.add_to_die(seat, more, tell),
            (Step::Stake(_, with), Action::Stake(points, n)) => self.stake(seat, with, points, n, tell),
            (Step::Travel(_), Action::Space(to)) => self.travel(seat, to, tell),
            (Step::Trap(_, left, _), Action::Space(at)) => self.snare(seat, at, left, tell),
            (Step::Bait(_, at, left), Action::Take(card)) => self.lay_trap(seat, at, card, left, tell),
            (Step::Discard(_), Action::Take(card)) => self.discard(seat, card, tell),
            (Step::Pick(_, victim), Action::Take(card)) => self.pick(seat, victim, card, tell),
            (Step::Banish(_, victim), Action::Take(card)) => self.banish(seat, victim, card, tell),
            (Step::Spoils(_), action) => self.spoils(seat, action == Action::Corrupt, tell),
            (Step::Offer(_, power), Action::Ability) => self.accept(seat, power, tell),
            (Step::Choose(_, why), Action::At(other)) => {
                self.say(tell, crate::What::Chose(seat, other));
                self.chosen(seat, other, why, tell);
            }
            _ => {}
        }
    }

    /// The draws of chance.
    pub(crate) fn outcomes(&self, out: &mut Odds<Action>) {
        let bits = |set: u32| (0..32).filter(move |at| set >> at & 1 == 1).map(|at| at as u8);
        match self.top() {
            Some(Step::Precedence(_)) => (1..=6).for_each(|face| out.even(Action::Die(face))),
            Some(Step::Roll(die)) => {
                (1..=self.open.dice[usize::from(die)].sides).for_each(|face| out.even(Action::Die(face)));
            }
            Some(Step::Toss(_) | Step::Tie(..)) => {
                out.evens(&[Action::Coin(crate::Face::Heads), Action::Coin(crate::Face::Tails)]);
            }
            Some(Step::LayStart) => {
                bits(self.open.supply & crate::rules::setting_up::STARTING)
                    .for_each(|card| out.even(Action::Lay(card)));
            }
            Some(Step::Lay(_)) => bits(self.open.supply).for_each(|card| out.even(Action::Lay(card))),
            Some(Step::Draw(_, crate::Deck::Event)) => {
                bits(self.open.events).for_each(|card| out.even(Action::Event(card)));
            }
            Some(Step::Draw(_, crate::Deck::Object)) => {
                self.secret.objects.iter().for_each(|card| out.even(Action::Draw(card)));
            }
            Some(Step::Draw(_, crate::Deck::Miracle)) => {
                self.secret.miracles.iter().for_each(|card| out.even(Action::Draw(card)));
            }
            Some(Step::Blind(_, victim, deck)) => {
                self.reach(victim, deck).iter().for_each(|card| out.even(Action::Draw(card)));
            }
            _ => {}
        }
    }

    /// Chance has fallen.
    pub(crate) fn fell(&mut self, outcome: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, outcome) {
            (Step::Precedence(among), Action::Die(face)) => self.precedence(among, face, tell),
            (Step::LayStart, Action::Lay(card)) => self.lay_start(card, tell),
            (Step::Lay(_), Action::Lay(card)) => self.lay(card, tell),
            (Step::Roll(die), Action::Die(face)) => self.rolled(die, face, tell),
            (Step::Toss(toss), Action::Coin(face)) => self.tossed(toss, face, tell),
            (Step::Tie(first, others, cap), Action::Coin(face)) => self.untie(first, others, cap, face, tell),
            (Step::Draw(seat, _), Action::Event(event)) => self.drew_event(seat, event, tell),
            (Step::Draw(seat, _), Action::Draw(card)) => self.drew(seat, card, tell),
            (Step::Blind(thief, victim, _), Action::Draw(card)) => self.snatch(thief, victim, card, tell),
            _ => {}
        }
    }
}
