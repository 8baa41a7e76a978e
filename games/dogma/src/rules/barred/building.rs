//! Building: sets, packs, what may enter an Arcano, and when one may close.

use table::Seat;

use crate::reasons::Bar;
use crate::rules::arcana::{FIFTH, is_complete, is_enough};
use crate::rules::unfit::{Unfit, unfit};
use crate::rules::will::PATIENCE;
use crate::secret::DIVINE;
use crate::{Card, Dogma, Pack, Step};

impl Dogma {
    /// [4.1] [4.2]
    pub(super) fn bar_of_set(&self, at: u8) -> Option<Bar> {
        let (sets, taken) = (self.open.set().destinies.len(), &self.open.build.destinies);
        match self.open.seats().find(|seat| taken[seat.index()] == Some(at)) {
            Some(by) => Some(Bar::SetTaken(at, by)),
            None => (usize::from(at) >= sets).then_some(Bar::NoSuchSet(sets)),
        }
    }

    /// [4.4]
    pub(super) fn bar_of_leaving(&self, seat: Seat, card: Card) -> Option<Bar> {
        let pack = self.four(seat).map(|at| &self.secret.own(seat).arcana[usize::from(at)]);
        let there = pack.is_some_and(|pack| pack.cults.contains(&card) || pack.relics.contains(&card));
        (!there).then_some(Bar::NotOfTheFour(card, pack.and_then(|pack| pack.prophet)))
    }

    /// Of a card that does not lie before the seat nothing else is said: where it is, is hidden.
    pub(super) fn bar_of_taking(&self, seat: Seat, card: Card, at: u8) -> Option<Bar> {
        if !self.supply(seat).has(card) {
            return Some(match self.step() {
                Some(Step::Read) => Bar::NotInPack(card),
                _ => Bar::NotToTake(card),
            });
        }
        let own = self.secret.own(seat);
        match (card.is_divine(), at) {
            (_, FIFTH..) if at > FIFTH => return Some(Bar::FiveArcana),
            (true, FIFTH) => return (own.divine.len() >= DIVINE).then_some(Bar::FourDivine),
            (true, _) => return Some(Bar::GoesToTheFifth(card)),
            (false, FIFTH) => return Some(Bar::NotToTheFifth(card)),
            (false, _) => {}
        }
        let pack = &own.arcana[usize::from(at)];
        let empty = own.arcana.iter().position(Pack::is_empty);
        if let Some(first) = empty.filter(|first| pack.is_empty() && *first != usize::from(at)) {
            return Some(Bar::FirstEmpty(first + 1));
        }
        let of = pack.prophet.unwrap_or(card);
        Some(match unfit(&self.open, own, card, at)? {
            Unfit::Prophet => Bar::HasProphet(of),
            Unfit::Stranger(cult) => Bar::HoldsStranger(of, cult),
            Unfit::Crowded => Bar::Crowded(of, pack.size()),
            Unfit::Religion(prophet, card) | Unfit::Type(prophet, card) => Bar::NotCarried(prophet, card),
            Unfit::Full(n) => Bar::Full(n),
            Unfit::Fourth if self.open.setup.is_second() => Bar::FourthIsCult,
            Unfit::Fourth => Bar::OneOfFourIsCult,
            Unfit::Nobody => Bar::NobodyCarries(card),
            Unfit::Divine => Bar::FourDivine,
        })
    }

    /// [5.5] [6.4]
    pub(super) fn bar_of_dropping(&self, seat: Seat, card: Card, at: u8) -> Option<Bar> {
        if self.step() == Some(Step::Read) {
            return Some(Bar::StaysThere);
        }
        let own = self.secret.own(seat);
        let there = match own.arcana.get(usize::from(at)) {
            Some(pack) => pack.each().any(|it| it == card),
            None => at == FIFTH && own.divine.contains(&card),
        };
        match there {
            true => (self.open.build.steps[seat.index()] >= PATIENCE).then_some(Bar::HundredMoves),
            false => Some(Bar::NotInArcano(card, at)),
        }
    }

    /// What is still lacking. [5.7] [5.11] [6.5]
    pub(super) fn bar_of_closing(&self, seat: Seat) -> Option<Bar> {
        let own = self.secret.own(seat);
        if self.step() != Some(Step::Read) {
            return (!self.may_close_freely(seat)).then_some(Bar::NotWhole);
        }
        match (is_complete(own), self.is_behind(seat), is_enough(own)) {
            (true, ..) | (_, true, true) => None,
            (_, false, _) => Some(Bar::NotWholeFirst),
            (_, true, false) => Some(Bar::NotEnough),
        }
    }

    /// [5.16]
    pub(super) fn bar_of_stopping(&self, seat: Seat) -> Option<Bar> {
        match (self.open.setup.is_second(), self.is_behind(seat)) {
            (false, _) => Some(Bar::NoStopping),
            (true, false) => Some(Bar::StopsAfterAnother),
            (true, true) => (!self.may_stop(seat)).then_some(Bar::CloseNotStop),
        }
    }

    /// [3.8]
    pub(super) fn bar_of_next(&self, seat: Seat, card: Card) -> Option<Bar> {
        let (laid, free) = self.secret.own(seat).divine.split_at(self.open.laid[seat.index()].into());
        match (free.contains(&card), laid.contains(&card)) {
            (true, _) => None,
            (_, true) => Some(Bar::LiesAlready("3.8", card)),
            _ => Some(Bar::NotYourDivine(card)),
        }
    }
}
