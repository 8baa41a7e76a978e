//! In one's own turn: what bars this.

use table::{Seat, impossible};

use super::Bar;
use crate::cards::{Kind, Rule};
use crate::step::Why;
use crate::{Action, Card, Cards, Sancta, Step};

impl Sancta {
    pub(super) fn at_free(&self, seat: Seat, action: Action) -> Option<Bar> {
        match action {
            Action::End => None,
            Action::Roll => self.bar_to_roll(seat),
            Action::Play(card) => self.bar_to_play(seat, card),
            Action::Suffrage(card) => self.bar_to_suffrage(seat, card),
            Action::Place(card) => {
                self.bar_to_lay(seat, card).or_else(|| (!self.has_room(seat)).then_some(Bar::Full))
            }
            Action::Replace(card, _) => {
                self.bar_to_lay(seat, card).or_else(|| self.has_room(seat).then_some(Bar::RoomLeft))
            }
            Action::Enter(slot) => self.bar_to_substitute(seat, slot),
            Action::Swap(one, two) => self.bar_to_swap(seat, one, two),
            Action::Advocatus => Some(Bar::NothingToStop),
            Action::Pass => Some(Bar::NoPassing),
            Action::Accept => Some(Bar::NoCardAsks),
            Action::Next(_) => Some(Bar::NoCardWaits),
            Action::Take(_) if self.must_discard(seat) => Some(Bar::DiscardLater),
            Action::Take(_) => Some(Bar::NoCardToChoose),
            Action::At(_) => Some(Bar::NoSeatToChoose),
            Action::Dealer(_) | Action::Die(_) | Action::Draw(_) => {
                impossible(Step::Main(seat), action);
                None
            }
        }
    }

    fn bar_to_roll(&self, seat: Seat) -> Option<Bar> {
        if self.open.place(seat).active.is_none() {
            return Some(Bar::Nobody("6.2"));
        }
        let bar = if self.open.done.rolled { self.point_spent() } else { Bar::InPlaceOfDie };
        (!self.may_roll(seat)).then_some(bar)
    }

    /// The Beatitudine or the die of this turn is used up. [3.4]
    fn point_spent(&self) -> Bar {
        match (self.open.done.rolled, self.open.done.beatitudes) {
            (true, 0) => Bar::Rolled,
            (true, _) => Bar::RolledAndPlayed,
            (false, 0 | 1) => Bar::Played,
            (false, n) => Bar::PlayedMany(n),
        }
    }

    /// The Prova or the Suffragio of this turn is used up. [3.4]
    fn trial_spent(&self) -> Bar {
        match (self.open.done.trials, self.open.done.suffrages) {
            (_, 0) => Bar::Passed,
            (0, _) => Bar::MadeSuffrage,
            _ => Bar::PassedAndMade,
        }
    }

    /// Cards that play alike have one name, so that it does not matter which of them is held.
    fn bar_to_play(&self, seat: Seat, card: Card) -> Option<Bar> {
        match card.kind() {
            Kind::Saint => return Some(Bar::SaintIsLaid),
            Kind::Advocate => return Some(Bar::NothingToStop),
            Kind::Beatitude | Kind::Trial | Kind::Support => {}
        }
        let face = self.face(card);
        let held = self.secret.hands[seat.index()];
        let alike: Cards = held.iter().filter(|other| self.face(*other) == face).collect();
        let active = self.open.place(seat).active;
        if alike.is_empty() {
            return Some(Bar::NotHeld("3.3", card));
        }
        if alike.and(self.ready(seat)).is_empty() {
            return Some(Bar::Again(alike.first().unwrap_or(card)));
        }
        if face != card {
            return Some(Bar::PlayedAs(card, face));
        }
        match (card.kind(), active) {
            (Kind::Beatitude, None) => Some(Bar::Nobody("6.2")),
            (Kind::Beatitude, Some(_)) => (!self.may_play_beatitude(seat)).then(|| self.point_spent()),
            (Kind::Trial, None) => Some(Bar::Nobody("8.1")),
            (Kind::Trial, Some(_)) if !self.may_try(seat) => Some(self.trial_spent()),
            (Kind::Trial, Some(saint)) => {
                let level = self.level(seat);
                (self.difficulty(card) > level).then_some(Bar::TooHard(card, saint, level))
            }
            _ => None,
        }
    }

    fn bar_to_suffrage(&self, seat: Seat, card: Card) -> Option<Bar> {
        let place = self.open.place(seat);
        if card.kind() != Kind::Saint {
            return Some(Bar::NotForSuffrage(card));
        }
        if place.santuario.contains(&card) || place.active == Some(card) {
            return Some(Bar::OnTheTable);
        }
        if let Some(bar) = self.bar_to_put_down(seat, "9.1", card) {
            return Some(bar);
        }
        let Some(saint) = place.active else { return Some(Bar::Nobody("9.2")) };
        if !self.may_suffrage(seat) {
            return Some(self.trial_spent());
        }
        let level = self.level(seat);
        (self.printed(card) > level).then_some(Bar::TooHigh(card, saint, level))
    }

    /// Only Saints of the hand are laid.
    fn bar_to_lay(&self, seat: Seat, card: Card) -> Option<Bar> {
        match card.kind() {
            Kind::Saint => self.bar_to_put_down(seat, "4.3", card),
            _ => Some(Bar::NotLaid(card)),
        }
    }

    /// Is the card in the hand, and may it still be put down in this turn? [3.5]
    fn bar_to_put_down(&self, seat: Seat, clause: &'static str, card: Card) -> Option<Bar> {
        let again = || self.open.played.has(card).then_some(Bar::Again(card));
        self.not_held(seat, clause, card).or_else(again)
    }

    fn bar_to_substitute(&self, seat: Seat, slot: u8) -> Option<Bar> {
        let (place, done) = (self.open.place(seat), &self.open.done);
        let Some(saint) = place.active else { return Some(Bar::Nobody("10.1")) };
        if place.santuario.is_empty() {
            return Some(Bar::NobodyToEnter);
        }
        let spent = done.substitutions > done.more_substitutions;
        let bar = if spent { Bar::Substituted } else { Bar::TollTooHigh(saint, place.points) };
        self.no_such_slot(seat, "10.1", slot).or_else(|| (!self.may_substitute(seat)).then_some(bar))
    }

    fn bar_to_swap(&self, seat: Seat, one: u8, two: u8) -> Option<Bar> {
        self.no_such_slot(seat, "4.5", one.max(two)).or(match one.cmp(&two) {
            std::cmp::Ordering::Equal => Some(Bar::SameSaint),
            std::cmp::Ordering::Greater => Some(Bar::WrittenAs(two, one)),
            std::cmp::Ordering::Less => (!self.may_swap()).then_some(Bar::EnoughSwaps),
        })
    }

    /// Why another player cannot be chosen for what is going on. [13.9] [13.10]
    pub(crate) fn bar_to_choice(&self, seat: Seat, why: Why, other: Seat) -> Option<Bar> {
        let place = self.open.place(other);
        match (why, place.active) {
            _ if seat == other => Some(Bar::NotYourself),
            (Why::Rival(_), _) => None,
            (Why::Take(_), None) => Some(Bar::NoSaint(other)),
            (Why::Take(_), Some(saint)) if place.points == 0 => Some(Bar::NoPoints(saint)),
            (Why::Take(_), Some(saint)) => self.has_rule(other, Rule::Guarded).then_some(Bar::Guarded(saint)),
            (Why::Steal | Why::Look, _) if self.has_rule(other, Rule::Closed) => Some(Bar::Closed(other)),
            (Why::Steal | Why::Look, _) => (place.hand == 0).then_some(Bar::NoHand(other)),
        }
    }
}
