//! What each step of the agenda needs, offers and does. Which step follows which stands with the steps themselves.

use table::{Agenda, Ears, Given, Need, Odds, Scores, Seat, Seats, Steps, impossible};

use crate::open::{CITIES, SEATS};
use crate::step::{asking, drawing, happening};
use crate::{Action, Bag, Capitale, Event, Step};

impl Steps for Capitale {
    type Step = Step;

    fn agenda(&self) -> &Agenda<Step> {
        &self.open.agenda
    }

    fn agenda_mut(&mut self) -> &mut Agenda<Step> {
        &mut self.open.agenda
    }

    fn is_over(&self) -> bool {
        self.open.ending.is_some()
    }

    fn scores(&self) -> Scores {
        self.open.scores()
    }

    fn needs(&self, step: Step) -> Need {
        let open = &self.open;
        let held = |seat: Seat| open.hands[seat.index()] > 0;
        let stocked = |seat: Seat| open.libraries[seat.index()] > 0;
        let missing = |done: Seats| Need::apart(Seat::all(SEATS).filter(|seat| !done.has(*seat)).collect());
        match step {
            Step::Decks => missing(open.chosen),
            Step::Pause => missing(open.ready),
            Step::Lot => Need::Chance,
            Step::Deal(_, left) => Need::chance_if(left > 0),
            Step::Draw(seat) | Step::Mill(seat) => Need::chance_if(stocked(seat)),
            Step::Lose(seat) => Need::chance_if(held(seat)),
            Step::Face(city) => Need::chance_if(open.cities[usize::from(city)].face.is_none()),
            Step::Starter(seat) | Step::Redraw(seat) | Step::Site(seat) | Step::Truce(seat) => {
                Need::one(seat)
            }
            Step::Offer(trigger) => Need::one(trigger.seat),
            Step::Main => Need::one(open.active),
            Step::Opening => Need::one_if(open.active, self.may_open()),
            Step::TurnUp(seat) => Need::one_if(seat, self.may_turn_up(seat)),
            Step::Defence => match self.defender() {
                Some(seat) => Need::one_if(seat, self.can_defend(seat)),
                None => Need::Nothing,
            },
            Step::Window(moment) => Need::together(self.reacting(moment)),
            Step::Join(seat, _) => Need::one_if(seat, self.recruits(seat).next().is_some()),
            Step::Divide(by, _) => self.divider(by).map_or(Need::Nothing, Need::one),
            Step::Trim(seat) => Need::one_if(seat, self.must_trim(seat)),
            Step::Discard(seat) => Need::one_if(seat, held(seat)),
            Step::Fetch(seat, _) => Need::one_if(seat, stocked(seat)),
            Step::Aim(aim) => Need::one_if(aim.seat, several(self.aims(&aim))),
            Step::Way(seat, unit, far) => Need::one_if(seat, several(self.ways(unit, far))),
            Step::Recover(seat, sort) | Step::Raise(seat, sort) => {
                Need::one_if(seat, self.buried(seat, sort).next().is_some())
            }
            Step::Break(seat) => Need::one_if(seat, several(self.breakable(seat))),
            Step::Uncover(seat) => Need::one_if(seat, several(self.uncoverable(seat))),
            happening!() => Need::Nothing,
        }
    }

    fn options(&self, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Decks => out.extend(self.open.set().playable().map(Action::Deck)),
            Step::Pause => self.pause_options(seat, out),
            Step::Starter(_) => out.extend(Seat::all(SEATS).map(Action::Start)),
            Step::Redraw(_) => out.extend([Action::Keep, Action::Redraw]),
            Step::Opening => self.opening_options(seat, out),
            Step::Main => self.main_options(seat, out),
            Step::TurnUp(_) => self.turn_up_options(seat, out),
            Step::Defence => {
                out.push(Action::Decline);
                out.extend(self.defenders(seat).map(|unit| Action::Defend(unit.id)));
            }
            Step::Window(moment) => self.reactions(seat, moment, out),
            Step::Join(..) => {
                out.push(Action::Enough);
                out.extend(self.recruits(seat).map(|unit| Action::Join(unit.id)));
            }
            Step::Divide(by, left) => {
                let each = |enemy| (1..=left).map(move |power| Action::Hit(enemy, power));
                out.extend(self.unhit(by).flat_map(each));
            }
            Step::Trim(_) | Step::Discard(_) => {
                out.extend(self.secret.own(seat).hand.iter().map(|(card, _)| Action::Take(card)));
            }
            Step::Aim(aim) => out.extend(self.aims(&aim).map(Action::Choose)),
            Step::Site(_) | Step::Truce(_) => out.extend((0..CITIES as u8).map(Action::City)),
            Step::Offer(_) => out.extend([Action::No, Action::Accept]),
            Step::Way(_, unit, far) => out.extend(self.ways(unit, far).map(Action::City)),
            Step::Fetch(_, sort) => {
                out.push(Action::No);
                let library = self.secret.own(seat).library.iter().map(|(card, _)| card);
                out.extend(library.filter(|card| self.is_sort(sort, *card)).map(Action::Take));
            }
            Step::Recover(_, sort) | Step::Raise(_, sort) => {
                out.extend(self.buried(seat, sort).map(Action::Take));
            }
            Step::Break(_) => out.extend(self.breakable(seat).map(Action::Choose)),
            Step::Uncover(_) => out.extend(self.uncoverable(seat).map(Action::Choose)),
            drawing!() | happening!() => impossible(step, "options"),
        }
    }

    /// Libraries have no order, and every face that is left is as likely. [4.4] [15.1]
    fn outcomes(&self, step: Step, out: &mut Odds<Action>) {
        match step {
            Step::Lot => Seat::all(SEATS).for_each(|seat| out.even(Action::First(seat))),
            Step::Face(_) => self.open.faces_left().for_each(|face| out.even(Action::Face(face))),
            Step::Deal(..) | Step::Draw(_) | Step::Mill(_) | Step::Lose(_) => {
                let pile = self.pile(step).into_iter().flat_map(Bag::iter);
                pile.for_each(|(card, copies)| out.weighted(Action::Draw(card), copies.into()));
            }
            asking!() | happening!() => impossible(step, "outcomes"),
        }
    }

    fn does(&mut self, step: Step, given: Given<'_, Action>, tell: &mut Ears<'_, Event>) {
        self.happens(step, given, tell);
        self.open.refresh();
    }
}

impl Capitale {
    /// The pile from which a step draws a card.
    pub(crate) fn pile(&self, step: Step) -> Option<&Bag> {
        if let Step::Deal(seat, _) | Step::Draw(seat) | Step::Mill(seat) = step {
            return Some(&self.secret.own(seat).library);
        }
        if let Step::Lose(seat) = step { Some(&self.secret.own(seat).hand) } else { None }
    }

    /// A step is done with what it was given.
    fn happens(&mut self, step: Step, given: Given<'_, Action>, tell: &mut Ears<'_, Event>) {
        use Given::{Chance, Nothing, Seat as By, Together};
        match (step, given) {
            (Step::Decks | Step::Pause, By(seat, action)) => self.apart_answered(seat, action, tell),
            (Step::Decks, Nothing) => {}
            (Step::Pause, Nothing) => self.pause_over(),
            (Step::Lot, Chance(Action::First(seat))) => self.begins(seat, true, tell),
            (Step::Starter(_), By(_, Action::Start(first))) => self.begins(first, false, tell),
            (Step::Duel, Nothing) => self.lay_out(tell),
            (Step::Deal(_, 0), Nothing) => {}
            (Step::Deal(seat, left), Chance(Action::Draw(card))) => {
                self.open.agenda.push(Step::Deal(seat, left - 1));
                self.dealt(seat, card, tell);
            }
            (Step::Redraw(_), By(seat, action)) => self.redraw(seat, action == Action::Redraw, tell),
            (Step::Begin, Nothing) => self.begin(tell),
            (Step::Draw(_) | Step::Mill(_) | Step::Lose(_), Nothing) => {}
            (Step::Draw(seat), Chance(Action::Draw(card))) => self.drew(seat, card, tell),
            (Step::Mill(seat), Chance(Action::Draw(card))) => self.milled(seat, card, tell),
            (Step::Lose(seat), Chance(Action::Draw(card))) => self.discard(seat, card, tell),
            (Step::Upkeep, Nothing) => self.upkeep(),
            (Step::Opening, Nothing) => self.opening_done(),
            (Step::Opening, By(seat, action)) => self.opening(seat, action, tell),
            (Step::Main, By(seat, action)) => self.act(seat, action, tell),
            (Step::Face(_), Nothing) => {}
            (Step::Face(city), Chance(Action::Face(face))) => self.reveal(city, face, tell),
            (Step::TurnUp(_), By(seat, Action::Turn(id))) => self.turn_up(seat, id, None, tell),
            (Step::TurnUp(_), Nothing | By(..)) => {}
            (Step::Defence, By(_, Action::Defend(id))) => self.defend(id, tell),
            (Step::Defence, Nothing | By(..)) => self.undefended(tell),
            (Step::Window(_), Nothing) => {}
            (Step::Window(moment), By(seat, action)) => self.reacted(moment, &[(seat, action)], tell),
            (Step::Window(moment), Together(given)) => self.reacted(moment, given, tell),
            (Step::Undefended, Nothing) => self.after_window(tell),
            (Step::Join(..), By(seat, Action::Join(id))) => self.join(seat, id, tell),
            (Step::Join(_, passed), By(seat, _)) => self.enough(seat, passed, tell),
            (Step::Join(seat, passed), Nothing) => self.joined_enough(seat, passed),
            (Step::Ranges, Nothing) => self.next_range(),
            (Step::Strike(range), Nothing) => self.strike(range, tell),
            (Step::Divide(by, left), By(_, Action::Hit(on, power))) => self.hit(by, left, on, power, tell),
            (Step::Divide(by, left), Nothing) => self.gives_rest(by, left, tell),
            (Step::Blow, Nothing) => self.blow(tell),
            (Step::Conclude, Nothing) => self.conclude(tell),
            (Step::Evening, Nothing) => self.evening(),
            (Step::Wipe, Nothing) => self.wipe(tell),
            (Step::Trim(_), Nothing) => {}
            (Step::Trim(_), By(seat, Action::Take(card))) => {
                self.open.agenda.push(step);
                self.discard(seat, card, tell);
            }
            (Step::Pass, Nothing) => self.pass(tell),
            (Step::Enter(entry), Nothing) => self.enter(entry, tell),
            (Step::Stand(id), Nothing) => self.comes_to_defend(id, tell),
            (Step::Aim(aim), Nothing) => {
                let only = self.aims(&aim).next();
                self.aimed(only, tell);
            }
            (Step::Aim(_), By(_, Action::Choose(id))) => self.aimed(Some(id), tell),
            (Step::Site(_), By(_, Action::City(city))) => self.sited(city),
            (Step::Do(play), Nothing) => self.do_next(play, tell),
            (Step::Settle, Nothing) => self.settle(tell),
            (Step::Offer(trigger), By(_, action)) => self.offered(trigger, action == Action::Accept, tell),
            (Step::Way(_, unit, far), Nothing) => {
                let only = self.ways(unit, far).next();
                only.into_iter().for_each(|city| self.goes(unit, city, tell));
            }
            (Step::Way(_, unit, _), By(_, Action::City(city))) => self.goes(unit, city, tell),
            (Step::Discard(_) | Step::Fetch(..) | Step::Recover(..) | Step::Raise(..), Nothing) => {}
            (Step::Discard(_), By(seat, Action::Take(card))) => self.discard(seat, card, tell),
            (Step::Fetch(..), By(seat, Action::Take(card))) => self.fetch(seat, card, tell),
            (Step::Fetch(..), By(_, Action::No)) => {}
            (Step::Recover(..), By(seat, Action::Take(card))) => self.recover(seat, card, tell),
            (Step::Raise(..), By(seat, Action::Take(card))) => self.raise(seat, card, tell),
            (Step::Break(seat), Nothing) => {
                let only = self.breakable(seat).next();
                only.into_iter().for_each(|id| self.gone(id, tell));
            }
            (Step::Break(_), By(_, Action::Choose(id))) => self.gone(id, tell),
            (Step::Uncover(seat), Nothing) => {
                let only = self.uncoverable(seat).next();
                only.into_iter().for_each(|id| self.uncovered(id, tell));
            }
            (Step::Uncover(_), By(_, Action::Choose(id))) => self.uncovered(id, tell),
            (Step::Truce(_), By(seat, Action::City(city))) => self.truce(seat, city, tell),
            // Every step is named here too: one that is new does not compile until somebody says what it does.
            (asking!() | drawing!() | happening!(), given) => impossible(step, given),
        }
    }
}

/// Are there two or more of them, so that there is a choice?
fn several(mut those: impl Iterator<Item = u8>) -> bool {
    those.nth(1).is_some()
}
