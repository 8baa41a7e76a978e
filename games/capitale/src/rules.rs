//! The rules, one file per chapter of `RULES.md`; this one sends each step to its chapter.

mod attack;
mod battle;
mod deeds;
mod duel;
mod effects;
mod hands;
mod matches;
mod playing;
mod standing;
mod triggers;
mod turn;
mod units;
mod windows;

pub(crate) use playing::QUICKS;
pub(crate) use triggers::STIRRED;

use table::{Odds, Seat, Seats};

use crate::event::Ears;
use crate::step::{Need, Step};
use crate::{Action, Bag, Capitale};

impl Capitale {
    /// What a step needs before it can be done. It depends on what everybody sees.
    pub(crate) fn needs(&self, step: Step) -> Need {
        let open = &self.open;
        let one = |seat| Need::Seats(Seats::one(seat));
        let ask = |seat, asked: bool| if asked { one(seat) } else { Need::Nothing };
        let chance = |chance: bool| if chance { Need::Chance } else { Need::Nothing };
        let held = |seat: Seat| open.hands[seat.index()] > 0;
        let stocked = |seat: Seat| open.libraries[seat.index()] > 0;
        match step {
            Step::Decks => self.apart(open.chosen),
            Step::Pause => self.apart(open.ready),
            Step::Lot | Step::Deal(_) => Need::Chance,
            Step::Starter(seat) | Step::Redraw(seat) => one(seat),
            Step::Draw(seat) | Step::Mill(seat) => chance(stocked(seat)),
            Step::Lose(seat) => chance(held(seat)),
            Step::Face(city) => chance(open.cities[usize::from(city)].face.is_none()),
            Step::Opening => ask(open.active, self.may_open()),
            Step::Main => one(open.active),
            Step::TurnUp(seat) => ask(seat, self.may_turn_up(seat)),
            Step::Defence => self.defender().map_or(Need::Nothing, |seat| ask(seat, self.can_defend(seat))),
            Step::Window(_) => match self.reacting() {
                seats if seats.is_empty() => Need::Nothing,
                seats => Need::Seats(seats),
            },
            Step::Join(seat, _) => ask(seat, self.recruits(seat).next().is_some()),
            Step::Divide(by, _) => self.divider(by).map_or(Need::Nothing, one),
            Step::Trim(seat) => ask(seat, self.must_trim(seat)),
            Step::Aim(aim) => ask(aim.seat, self.aims(&aim).len() > 1),
            Step::Site(seat) => one(seat),
            Step::Offer(trigger) => one(trigger.seat),
            Step::Way(seat, unit, far) => ask(seat, self.ways(unit, far).len() > 1),
            Step::Discard(seat) => ask(seat, held(seat)),
            Step::Fetch(seat, _) => ask(seat, stocked(seat)),
            Step::Recover(seat, sort) | Step::Raise(seat, sort) => {
                ask(seat, !self.in_grave(seat, sort).is_empty())
            }
            Step::Break(seat) => ask(seat, self.breakable(seat).len() > 1),
            Step::Uncover(seat) => ask(seat, self.uncoverable(seat).len() > 1),
            Step::Truce(seat) => one(seat),
            _ => Need::Nothing,
        }
    }

    fn apart(&self, done: Seats) -> Need {
        let missing: Seats = Seat::all(2).filter(|seat| !done.has(*seat)).collect();
        if missing.is_empty() { Need::Nothing } else { Need::Apart(missing) }
    }

    /// Does a step that needs nothing (any more).
    pub(crate) fn run(&mut self, step: Step, tell: &mut Ears<'_>) {
        match step {
            Step::Duel => self.lay_out(tell),
            Step::Begin => self.begin(tell),
            Step::Upkeep => self.upkeep(),
            Step::Opening => self.opening_done(),
            Step::Window(_) | Step::TurnUp(_) => {}
            Step::Defence => self.undefended(tell),
            Step::Undefended => self.after_window(tell),
            Step::Join(seat, passed) => self.joined_enough(seat, passed),
            Step::Ranges => self.next_range(tell),
            Step::Strike(range) => self.strike(range, tell),
            Step::Divide(by, left) => self.gives_rest(by, left, tell),
            Step::Blow => self.blow(tell),
            Step::Conclude => self.conclude(tell),
            Step::Evening => self.evening(),
            Step::Wipe => self.wipe(tell),
            Step::Pass => self.pass(tell),
            Step::Pause => self.pause_over(tell),
            Step::Enter(entry) => self.enter(entry, tell),
            Step::Aim(aim) => {
                let only = self.aims(&aim).first().copied();
                self.aimed(only, tell);
            }
            Step::Do(play) => self.do_next(play, tell),
            Step::Settle => self.settle(tell),
            Step::Way(_, unit, far) => {
                if let Some(city) = self.ways(unit, far).first() {
                    self.goes(unit, *city, tell);
                }
            }
            Step::Break(seat) => {
                if let Some(unit) = self.breakable(seat).first() {
                    self.gone(*unit, tell);
                }
            }
            Step::Uncover(seat) => {
                if let Some(down) = self.uncoverable(seat).first() {
                    self.uncovered(*down, tell);
                }
            }
            _ => {}
        }
    }

    /// The options of a seat that is asked.
    pub(crate) fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.top() else { return };
        match self.needs(step) {
            Need::Seats(seats) | Need::Apart(seats) if seats.has(seat) => {}
            _ => return,
        }
        match step {
            Step::Decks => {
                out.extend(crate::deck::ready_in(self.open.switches.cards).into_iter().map(Action::Deck));
            }
            Step::Pause => self.pause_options(seat, out),
            Step::Starter(_) => out.extend(Seat::all(2).map(Action::Start)),
            Step::Redraw(_) => out.extend([Action::Keep, Action::Redraw]),
            Step::Opening => self.opening_options(seat, out),
            Step::Main => self.main_options(seat, out),
            Step::TurnUp(_) => self.turn_up_options(seat, out),
            Step::Defence => {
                out.push(Action::Decline);
                out.extend(self.defenders(seat).map(|unit| Action::Defend(unit.id)));
            }
            Step::Window(_) => self.reactions(seat, out),
            Step::Join(..) => {
                out.push(Action::Enough);
                out.extend(self.recruits(seat).map(|unit| Action::Join(unit.id)));
            }
            Step::Divide(by, left) => {
                for enemy in self.unhit(by) {
                    out.extend((1..=left).map(|power| Action::Hit(enemy, power)));
                }
            }
            Step::Trim(_) | Step::Discard(_) => {
                out.extend(self.secret.own(seat).hand.iter().map(|(card, _)| Action::Take(card)));
            }
            Step::Aim(aim) => out.extend(self.aims(&aim).into_iter().map(Action::Choose)),
            Step::Site(_) | Step::Truce(_) => out.extend((0..crate::open::CITIES as u8).map(Action::City)),
            Step::Offer(_) => out.extend([Action::No, Action::Accept]),
            Step::Way(_, unit, far) => out.extend(self.ways(unit, far).into_iter().map(Action::City)),
            Step::Fetch(_, sort) => {
                out.push(Action::No);
                let fits = |card: &crate::Card| sort.fits(*card, self.open.print(*card));
                let library = self.secret.own(seat).library.iter().map(|(card, _)| card);
                out.extend(library.filter(fits).map(Action::Take));
            }
            Step::Recover(_, sort) | Step::Raise(_, sort) => {
                out.extend(self.in_grave(seat, sort).iter().map(|(card, _)| Action::Take(card)));
            }
            Step::Break(_) => out.extend(self.breakable(seat).into_iter().map(Action::Choose)),
            Step::Uncover(_) => out.extend(self.uncoverable(seat).into_iter().map(Action::Choose)),
            _ => {}
        }
    }

    /// One seat has answered.
    pub(crate) fn answered(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        if let Some(Step::Decks | Step::Pause) = self.top() {
            return self.apart_answered(seat, action, tell);
        }
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, action) {
            (Step::Starter(_), Action::Start(first)) => self.begins(first, false, tell),
            (Step::Redraw(_), action) => self.redraw(seat, action == Action::Redraw, tell),
            (Step::Opening, action) => self.opening(seat, action, tell),
            (Step::Main, action) => self.act(seat, action, tell),
            (Step::TurnUp(_), Action::Turn(id)) => self.turn_up(seat, id, None, tell),
            (Step::Defence, Action::Defend(id)) => self.defend(id, tell),
            (Step::Defence, _) => self.undefended(tell),
            (Step::Join(..), Action::Join(id)) => self.join(seat, id, tell),
            (Step::Join(_, passed), _) => self.enough(seat, passed, tell),
            (Step::Divide(by, left), Action::Hit(on, power)) => self.hit(by, left, on, power, tell),
            (Step::Trim(_), Action::Take(card)) => {
                self.push(step);
                self.discard(seat, card, tell);
            }
            (Step::Discard(_), Action::Take(card)) => self.discard(seat, card, tell),
            (Step::Aim(_), Action::Choose(id)) => self.aimed(Some(id), tell),
            (Step::Site(_), Action::City(city)) => self.sited(city),
            (Step::Truce(_), Action::City(city)) => self.truce(seat, city, tell),
            (Step::Offer(trigger), action) => self.offered(trigger, action == Action::Accept, tell),
            (Step::Way(_, unit, _), Action::City(city)) => self.goes(unit, city, tell),
            (Step::Fetch(..), Action::Take(card)) => self.fetch(seat, card, tell),
            (Step::Recover(..), Action::Take(card)) => self.recover(seat, card, tell),
            (Step::Raise(..), Action::Take(card)) => self.raise(seat, card, tell),
            (Step::Break(_), Action::Choose(id)) => self.gone(id, tell),
            (Step::Uncover(_), Action::Choose(id)) => self.uncovered(id, tell),
            _ => {}
        }
    }

    /// The draws of chance: libraries have no order, and every face that is left is as likely. [4.4] [15.1]
    pub(crate) fn outcomes(&self, out: &mut Odds<Action>) {
        let mut cards = |bag: &Bag| {
            bag.iter().for_each(|(card, copies)| out.weighted(Action::Draw(card), copies.into()));
        };
        match self.top() {
            Some(Step::Deal(seat) | Step::Draw(seat) | Step::Mill(seat)) => {
                cards(&self.secret.own(seat).library)
            }
            Some(Step::Lose(seat)) => cards(&self.secret.own(seat).hand),
            Some(Step::Lot) => Seat::all(2).for_each(|seat| out.even(Action::First(seat))),
            Some(Step::Face(_)) => self.open.faces_left().for_each(|face| out.even(Action::Face(face))),
            _ => {}
        }
    }

    /// Chance has fallen.
    pub(crate) fn fell(&mut self, outcome: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, outcome) {
            (Step::Lot, Action::First(seat)) => self.begins(seat, true, tell),
            (Step::Deal(seat), Action::Draw(card)) => self.dealt(seat, card, tell),
            (Step::Draw(seat), Action::Draw(card)) => self.drew(seat, card, tell),
            (Step::Mill(seat), Action::Draw(card)) => self.milled(seat, card, tell),
            (Step::Lose(seat), Action::Draw(card)) => self.discard(seat, card, tell),
            (Step::Face(city), Action::Face(face)) => self.reveal(city, face, tell),
            _ => {}
        }
    }
}
