//! Every step of the agenda: what it needs, what may be answered, what may be drawn, and what happens then.

use table::Given::{self, Chance, Nothing, Seat as By, Together};
use table::{Agenda, Need, Odds, Scores, Seat, Steps, impossible};

use super::choices::{Choices, Each, bits, numbers};
use super::reasons::Bar;
use super::setting_up::STARTING;
use crate::event::Ears;
use crate::step::{Step, asking, drawing, happening};
use crate::{Action, Deck, Face, GodLucky, What};

const FACES: [Action; 6] =
    [Action::Die(1), Action::Die(2), Action::Die(3), Action::Die(4), Action::Die(5), Action::Die(6)];
const COIN: [Action; 2] = [Action::Coin(Face::Heads), Action::Coin(Face::Tails)];

impl Steps for GodLucky {
    type Step = Step;

    #[inline]
    fn agenda(&self) -> &Agenda<Step> {
        &self.open.agenda
    }

    #[inline]
    fn agenda_mut(&mut self) -> &mut Agenda<Step> {
        &mut self.open.agenda
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.open.ending.is_some()
    }

    fn scores(&self) -> Scores {
        self.open.scores()
    }

    #[inline]
    fn needs(&self, step: Step) -> Need {
        match step {
            Step::Precedence(_)
            | Step::LayStart
            | Step::Lay(_)
            | Step::Roll(_)
            | Step::Toss(_)
            | Step::Tie(..) => Need::Chance,
            Step::Draw(_, deck) => Need::chance_if(!self.pile_is_empty(deck)),
            Step::Blind(_, victim, deck) => Need::chance_if(self.has_any(victim, deck)),
            Step::Window(_, seats) => Need::Together(seats),
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
            | Step::Pick(seat, _)
            | Step::Banish(seat, _)
            | Step::Spoils(seat)
            | Step::Arrived { seat, .. } => Need::one(seat),
            Step::Main(seat) => Need::one_if(seat, !self.open.place(seat).mad),
            Step::Offer(seat, power) => Need::one_if(seat, self.is_offered(seat, power)),
            Step::Discard(seat) => Need::one_if(seat, self.has_any(seat, Deck::Object)),
            Step::Choose(seat, why) => Need::one_if(seat, self.candidates(seat, why).len() > 1),
            happening!() => Need::Nothing,
        }
    }

    #[inline]
    fn options(&self, step: Step, seat: Seat, out: &mut Vec<Action>) {
        self.choices(step, seat).list(out);
    }

    fn outcomes(&self, step: Step, out: &mut Odds<Action>) {
        match step {
            Step::Precedence(_) => out.evens(&FACES),
            Step::Roll(die) => out.evens(&FACES[..usize::from(self.open.dice[usize::from(die)].sides)]),
            Step::Toss(_) | Step::Tie(..) => out.evens(&COIN),
            Step::LayStart => {
                numbers(self.open.supply & STARTING).for_each(|card| out.even(Action::Lay(card)));
            }
            Step::Lay(_) => numbers(self.open.supply).for_each(|card| out.even(Action::Lay(card))),
            Step::Draw(_, Deck::Event) => {
                numbers(self.open.events).for_each(|card| out.even(Action::Event(card)));
            }
            Step::Draw(_, Deck::Object) => {
                self.secret.objects.iter().for_each(|card| out.even(Action::Draw(card)));
            }
            Step::Draw(_, Deck::Miracle) => {
                self.secret.miracles.iter().for_each(|card| out.even(Action::Draw(card)));
            }
            Step::Blind(_, victim, deck) => {
                self.reach(victim, deck).iter().for_each(|card| out.even(Action::Draw(card)));
            }
            asking!() | happening!() => impossible(step, "chance"),
        }
    }

    fn does(&mut self, step: Step, given: Given<'_, Action>, tell: &mut Ears<'_>) {
        match (step, given) {
            (Step::Precedence(among), Chance(Action::Die(face))) => self.precedence(among, face, tell),
            (Step::ChooseGod(_), By(seat, Action::God(god))) => self.choose_god(seat, god, tell),
            (Step::LayStart, Chance(Action::Lay(card))) => self.lay_start(card, tell),
            (Step::Begin(seat, extra), _) => self.begin(seat, extra, tell),
            (Step::Turn(seat), _) => self.take_turn(seat, tell),
            (Step::Main(_), By(seat, action)) => self.act(seat, action, tell),
            // Driven mad by what it used, it does not move any more.
            (Step::Main(_), Nothing) => {}
            (Step::Aim(_), By(seat, action)) => self.aim(seat, action == Action::Back, tell),
            (Step::Head(_, n), By(seat, action)) => self.turn_to(seat, n, action == Action::Back, tell),
            (Step::Go { seat, from, to, laid }, _) => self.go(seat, from, to, laid, tell),
            (Step::Lay(_), Chance(Action::Lay(card))) => self.lay(card, tell),
            (Step::Arrive { seat, from, fresh }, _) => self.arrive(seat, from, fresh, tell),
            (Step::Arrived { from, .. }, By(seat, action)) => self.settle(seat, from, action, tell),
            (Step::End(seat), _) => self.end_turn(seat, tell),
            (Step::Do(seat, script, quiet), _) => self.do_next(seat, script, quiet, tell),
            (Step::Check, _) => self.check(tell),
            (Step::Open(window), _) => self.open_window(window, tell),
            (Step::Window(window, _), By(seat, action)) => self.reacted(window, &[(seat, action)], tell),
            (Step::Window(window, _), Together(given)) => self.reacted(window, given, tell),
            (Step::Roll(die), Chance(Action::Die(face))) => self.rolled(die, face, tell),
            (Step::Call(_, toss), By(seat, Action::Call(face))) => self.call(seat, toss, face, tell),
            (Step::Toss(toss), Chance(Action::Coin(face))) => self.tossed(toss, face, tell),
            (Step::Draw(seat, _), Chance(Action::Event(event))) => self.drew_event(seat, event, tell),
            (Step::Draw(seat, _), Chance(Action::Draw(card))) => self.drew(seat, card, tell),
            (Step::Draw(seat, deck), Nothing) => self.say(tell, What::Empty(seat, deck)),
            (Step::AfterEvent, _) => self.after_event(),
            (Step::Offer(_, power), By(seat, Action::Ability)) => self.accept(seat, power, tell),
            // It passes, or its moment is over.
            (Step::Offer(..), By(_, Action::Pass) | Nothing) => {}
            (Step::Choose(_, why), By(seat, Action::At(other))) => {
                self.say(tell, What::Chose(seat, other));
                self.chosen(seat, other, why, tell);
            }
            (Step::Choose(seat, why), Nothing) => match self.candidates(seat, why).first() {
                Some(only) => self.chosen(seat, only, why, tell),
                None => self.say(tell, What::Nothing(seat)),
            },
            (Step::Blind(thief, victim, _), Chance(Action::Draw(card))) => {
                self.snatch(thief, victim, card, tell);
            }
            (Step::Blind(thief, ..), Nothing) => self.say(tell, What::Nothing(thief)),
            (Step::Discard(_), By(seat, Action::Take(card))) => self.discard(seat, card, tell),
            // [13.5] There is none left.
            (Step::Discard(_), Nothing) => {}
            (Step::SetFace(_, die), By(seat, Action::Face(face))) => self.set_face(seat, die, face, tell),
            (Step::Which(_, set), By(seat, Action::Which(die))) => self.which(seat, die, set, tell),
            (Step::Amount(..), By(seat, Action::Add(more))) => self.add_to_die(seat, more, tell),
            (Step::Stake(_, with), By(seat, Action::Stake(points, n))) => {
                self.stake(seat, with, points, n, tell);
            }
            (Step::Travel(_), By(seat, Action::Space(to))) => self.travel(seat, to, tell),
            (Step::Trap(_, left, _), By(seat, Action::Space(at))) => self.snare(seat, at, left, tell),
            (Step::Trap(..), By(_, Action::Pass)) => {}
            (Step::Bait(_, at, left), By(seat, Action::Take(card))) => {
                self.lay_trap(seat, at, card, left, tell);
            }
            (Step::Pick(_, victim), By(seat, Action::Take(card))) => self.pick(seat, victim, card, tell),
            (Step::Banish(_, victim), By(seat, Action::Take(card))) => self.banish(seat, victim, card, tell),
            (Step::Price(seats), _) => self.pay(seats, tell),
            (Step::Spoils(_), By(seat, action)) => self.spoils(seat, action == Action::Corrupt, tell),
            (Step::Peace, _) => self.peace(tell),
            (Step::Tie(first, others, cap), Chance(Action::Coin(face))) => {
                self.untie(first, others, cap, face, tell);
            }
            (asking!() | drawing!(), given) => impossible(step, given),
        }
    }
}

impl GodLucky {
    /// What a seat that a step asks may answer.
    #[inline(always)]
    pub(crate) fn choices(&self, step: Step, seat: Seat) -> Choices {
        match step {
            Step::ChooseGod(_) => Choices::each(Each::Number(Action::God, self.free_gods())),
            Step::Main(_) => self.main_choices(seat),
            Step::Aim(_) | Step::Head(..) => Choices::two([Action::Forward, Action::Back]),
            Step::Arrived { fresh, .. } => self.arrival_choices(seat, fresh),
            Step::Window(window, _) => self.reactions(seat, window),
            Step::Call(..) => Choices::two([Action::Call(Face::Heads), Action::Call(Face::Tails)]),
            Step::Offer(..) => Choices::two([Action::Pass, Action::Ability]),
            Step::Choose(_, why) => Choices::each(Each::At(self.candidates(seat, why))),
            Step::Discard(_) | Step::Bait(..) => Choices::each(Each::Take(self.in_hand(seat))),
            Step::SetFace(_, die) => Choices::each(Each::Number(Action::Face, self.faces(die))),
            Step::Which(..) => {
                let dice = bits(0, self.open.dice.len() as u8 - 1);
                Choices::each(Each::Number(Action::Which, dice))
            }
            Step::Amount(_, most) => Choices::each(Each::Number(Action::Add, bits(1, most))),
            Step::Stake(_, with) => self.stakes(seat, with),
            Step::Travel(_) => Choices::each(Each::Number(Action::Space, self.destinations(seat))),
            Step::Trap(_, _, first) => {
                let places = Each::Number(Action::Space, self.trap_places(seat));
                Choices::new((!first).then_some(Action::Pass), None, places)
            }
            Step::Pick(_, victim) => Choices::each(Each::Take(self.stealable(victim))),
            Step::Banish(_, victim) => Choices::each(Each::Take(self.secret.hands[victim.index()])),
            Step::Spoils(_) => Choices::two([Action::Corrupt, Action::Cleanse]),
            drawing!() | happening!() => {
                impossible(step, seat);
                Choices::each(Each::Nothing)
            }
        }
    }
}

/// Why nobody can do anything while chance is awaited.
pub(super) fn chance_first(step: Step) -> Bar {
    match step {
        Step::Precedence(_) => Bar::PrecedenceFirst,
        Step::LayStart => Bar::StartFirst,
        Step::Lay(_) => Bar::LayFirst,
        Step::Roll(_) => Bar::DieFirst,
        Step::Toss(_) => Bar::CoinFirst,
        Step::Draw(..) => Bar::DrawFirst,
        Step::Blind(..) => Bar::TheftFirst,
        Step::Tie(..) => Bar::TieFirst,
        asking!() | happening!() => {
            impossible(step, "a wait for chance");
            Bar::DieFirst
        }
    }
}
