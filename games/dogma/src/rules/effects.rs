//! Reading a card's text into changes. [9.13]

mod deeds;

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Seat;

use crate::cards::{Does, Effect, Whom};
use crate::event::{Ears, What};
use crate::open::{LINE, SEATS};
use crate::step::{Act, At, Change, Fact, Frame, Todo, Wait};
use crate::{Card, Dogma};

/// Prophets to whom something happens: every one at the table at most.
type Targets = ArrayVec<At, { SEATS * LINE }>;

/// What reading one part of a text led to.
enum Read {
    /// It is read.
    Done,
    /// It needs a choice first and is read again then.
    Waits(Wait),
}

impl Dogma {
    /// An act goes on until it is done or waits for something.
    pub(crate) fn advance(&mut self, act: &mut Act, todo: &mut Todo, tell: &mut Ears<'_>) {
        act.waits = None;
        while let Some(frame) = todo.pop() {
            let read = match frame {
                Frame::Hit(damage, power) => {
                    self.hit(act, damage, power);
                    Read::Done
                }
                Frame::Special => self.special(act, todo, tell),
                Frame::Effects([]) | Frame::Deeds(_, []) => Read::Done,
                Frame::Effects([first, rest @ ..]) => {
                    todo.push(Frame::Effects(rest));
                    self.effect(act, todo, first)
                }
                Frame::Deeds(at, deeds) => self.deed(act, todo, at, deeds),
            };
            if let Read::Waits(wait) = read {
                if let Frame::Effects(_) = frame {
                    todo.pop();
                }
                todo.push(frame);
                act.waits = Some(wait);
                return;
            }
        }
    }

    fn fact(&mut self, act: &Act, what: Change) {
        self.open.facts.push(Fact { by: act.seat, what });
    }

    /// The damage that is printed on a Cult card. [9.10]
    fn hit(&mut self, act: &Act, damage: u8, power: i16) {
        for at in self.whom_rival(act) {
            let amount = self.cult_damage(act, at, i16::from(damage) + power);
            self.fact(act, Change::Damage(at, amount, act.of));
        }
    }

    /// The rival that a card speaks of: the active Prophet, or all that are revealed. [9.15] [11.4] [17.6]
    fn whom_rival(&self, act: &Act) -> Targets {
        let Some(foe) = act.foe else { return Targets::new() };
        let rear = self.shown_rear(foe).map(|(_, at)| at).filter(|_| act.global);
        self.open.front(foe).into_iter().chain(rear).collect()
    }

    fn special(&mut self, act: &mut Act, todo: &mut Todo, tell: &mut Ears<'_>) -> Read {
        let cards: SmallVec<[Card; 8]> = self.specials(act.seat).collect();
        let choice = act.choice.take();
        let at = match (choice, cards.len()) {
            (Some(at), _) => usize::from(at),
            (None, 0) => return Read::Done,
            (None, 1) => 0,
            (None, _) => return Read::Waits(Wait::Special),
        };
        let (Some(card), Some(front)) = (cards.get(at), self.open.front(act.seat)) else { return Read::Done };
        act.card = *card;
        if choice.is_none() {
            self.says_special(act.seat, *card, tell);
        }
        let lists: SmallVec<[&'static [Effect]; 4]> = self
            .abilities(front)
            .filter(|(of, ability)| of == card && self.all_hold(&ability.only, act.seat, act.foe))
            .filter_map(|(_, ability)| match &ability.what {
                Does::Special(effects) => Some(effects.as_slice()),
                _ => None,
            })
            .collect();
        todo.extend(lists.into_iter().rev().map(Frame::Effects));
        Read::Done
    }

    pub(crate) fn says_special(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        if let Some(who) = self.open.front(seat).and_then(|front| self.who(front)) {
            self.say(tell, What::Special(who, card));
        }
    }

    fn effect(&mut self, act: &mut Act, todo: &mut Todo, effect: &'static Effect) -> Read {
        match effect {
            Effect::To(whom, deeds) => {
                let targets = match self.whom(act, *whom) {
                    Ok(targets) => targets,
                    Err(wait) => return Read::Waits(wait),
                };
                todo.extend(targets.into_iter().rev().map(|at| Frame::Deeds(at, deeds)));
            }
            Effect::Burn => self.on_foe(act, Change::Burn),
            Effect::Expose => self.on_foe(act, Change::Expose),
            Effect::Renew => {
                let mut played = self.open.side(act.seat).played.iter().rev();
                let last = played.find(|card| **card != act.card).copied();
                self.fact(act, Change::Renew(act.seat, act.card, last));
            }
            Effect::Raise => match (act.choice.take(), self.defeated(act.seat).count()) {
                (_, 0) => {}
                (None, 1) => {
                    let only = self.defeated(act.seat).next();
                    if let Some(at) = only {
                        self.fact(act, Change::Raise((act.seat, at), None));
                    }
                }
                (None, _) => return Read::Waits(Wait::Fallen),
                (Some(at), _) => self.fact(act, Change::Raise((act.seat, at), None)),
            },
            Effect::Rise => self.fact(act, Change::Raise(act.bearer, Some(act.card))),
            Effect::If(condition, effects) => {
                if self.holds(*condition, act.seat, act.foe) {
                    todo.push(Frame::Effects(effects));
                }
            }
            Effect::Prova(then, otherwise) => {
                let Some(hider) = act.foe else { return Read::Done };
                match act.choice.take() {
                    None => return Read::Waits(Wait::Proof { tester: act.seat, hider }),
                    Some(1) => todo.push(Frame::Effects(then)),
                    Some(_) => todo.push(Frame::Effects(otherwise)),
                }
            }
            Effect::Unless(effects) => {
                let Some(tester) = act.foe else { return Read::Done };
                match act.choice.take() {
                    None => return Read::Waits(Wait::Proof { tester, hider: act.seat }),
                    Some(1) => {}
                    Some(_) => todo.push(Frame::Effects(effects)),
                }
            }
        }
        Read::Done
    }

    fn on_foe(&mut self, act: &Act, what: impl Fn(Seat) -> Change) {
        if let Some(foe) = act.foe {
            self.fact(act, what(foe));
        }
    }

    /// The Prophets that an effect speaks of, or what has to be chosen first.
    fn whom(&self, act: &mut Act, whom: Whom) -> Result<Targets, Wait> {
        let open = &self.open;
        let fronts =
            |seats: &mut dyn Iterator<Item = Seat>| seats.filter_map(|seat| open.front(seat)).collect();
        let mut one = |seat: Seat| {
            let rear = || self.shown_rear(seat);
            match act.choice.take() {
                Some(slot) => Ok(rear().filter(|(at, _)| *at == slot).map(|(_, at)| at).collect()),
                None if rear().nth(1).is_none() => Ok(rear().map(|(_, at)| at).collect()),
                None => Err(Wait::Rear(seat)),
            }
        };
        let all = |seat: Seat| self.shown_rear(seat).map(|(_, at)| at).collect();
        Ok(match whom {
            Whom::Own => fronts(&mut std::iter::once(act.seat)),
            Whom::Rival => self.whom_rival(act),
            Whom::Rivals => fronts(&mut open.rivals(act.seat)),
            Whom::Actives => fronts(&mut open.seats()),
            Whom::OwnRear => return one(act.seat),
            Whom::OwnRears => all(act.seat),
            Whom::RivalRear => return act.foe.map_or(Ok(Targets::new()), one),
            Whom::RivalRears => act.foe.map_or(Targets::new(), all),
            Whom::Bearer => Targets::from_iter([act.bearer]),
        })
    }
}
