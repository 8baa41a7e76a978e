//! Cards of the hand, face-down ones, decks: what bars playing, laying, turning up, exchanging.

use table::Seat;

use super::Bar;
use crate::rules::QUICKS;
use crate::setup::{Gate, Lay, one_too_many};
use crate::{Capitale, Card, deck};

impl Capitale {
    /// Is the card among those that the seat holds? Said without looking where it is.
    pub(super) fn bars_holding(&self, clause: &'static str, seat: Seat, card: Card) -> Option<Bar> {
        (!self.secret.own(seat).hand.has(card)).then_some(Bar::NotHeld(clause, card))
    }

    /// Cards cost nothing [5.9]; the level is not above the face-up cities where that is asked [17.5], and there is something to
    /// aim at. [11.7]
    #[inline]
    pub(crate) fn bars_playing(&self, seat: Seat, card: Card) -> Option<Bar> {
        let level = self.open.traits(card).level;
        if self.open.switches.gate == Gate::Levels && usize::from(level) > self.open.revealed() {
            return Some(Bar::TooGrand(card, level, self.open.revealed()));
        }
        (!self.has_target(seat, card)).then_some(Bar::NoTarget(card))
    }

    pub(super) fn bars_quick_held(&self, clause: &'static str, seat: Seat, card: Card) -> Option<Bar> {
        self.bars_holding(clause, seat, card).or_else(|| self.bars_quick(clause, seat, card))
    }

    /// A card at hand, played as a Quick one. [11.1] [11.9]
    #[inline]
    pub(crate) fn bars_quick(&self, clause: &'static str, seat: Seat, card: Card) -> Option<Bar> {
        if !self.open.traits(card).quick {
            return Some(Bar::NotQuick(clause, card));
        }
        let spent = self.open.quicks[seat.index()] >= QUICKS;
        self.bars_playing(seat, card).or(spent.then_some(Bar::TwelveQuicks))
    }

    /// [17.6] [17.7]
    pub(super) fn bars_laying(&self, seat: Seat, card: Card) -> Option<Bar> {
        self.bars_lying().or_else(|| self.bars_holding("17.7", seat, card))
    }

    /// Does anything lie face down at this table?
    fn bars_lying(&self) -> Option<Bar> {
        (self.open.switches.set == Lay::Up).then_some(Bar::NothingLiesDown)
    }

    /// A face-down card of the seat's own.
    fn own_down(&self, clause: &'static str, seat: Seat, id: u8) -> Result<Card, Bar> {
        if let Some(bar) = self.bars_lying() {
            return Err(bar);
        }
        match self.open.face_down(id) {
            Some(down) if down.owner == seat => self.secret.card_of(id).ok_or(Bar::NoSuchDown(clause, id)),
            Some(_) => Err(Bar::RivalsDown(clause, id)),
            None => Err(Bar::NoSuchDown(clause, id)),
        }
    }

    /// A face-down card is turned up, anywhere or at the city of the battle. [17.8] [17.9]
    pub(super) fn bars_turning(&self, seat: Seat, id: u8, here: bool) -> Option<Bar> {
        let card = match self.own_down(if here { "17.9" } else { "17.8" }, seat, id) {
            Ok(card) => card,
            Err(bar) => return Some(bar),
        };
        let battle = self.open.battle.as_ref().map(|battle| battle.city).filter(|_| here);
        let lies = self.open.face_down(id).map(|down| down.city);
        match battle.zip(lies) {
            Some((at, lies)) if at != lies => Some(Bar::LiesElsewhere(card, lies, at)),
            _ => self.bars_playing(seat, card),
        }
    }

    /// A face-down card is played as a Quick one. [17.10]
    pub(super) fn bars_quick_down(&self, seat: Seat, id: u8) -> Option<Bar> {
        match self.own_down("17.10", seat, id) {
            Ok(card) => self.bars_quick("17.10", seat, card),
            Err(bar) => Some(bar),
        }
    }

    /// A card goes from the side deck into the deck: any swap is good that leaves a legal deck; a card that went one way does not
    /// come back. [2.1] [3.7]
    pub(crate) fn bars_in(&self, seat: Seat, card: Card) -> Option<Bar> {
        let own = self.secret.own(seat);
        match () {
            () if !own.side.has(card) => Some(Bar::NotInSide(card)),
            () if own.swapped_out.has(card) => Some(Bar::TakenOut(card)),
            () => (own.library.len() >= self.most_in_pause()).then_some(Bar::DeckIsFull),
        }
    }

    /// With a full deck and a full side deck a swap must begin somewhere: one card too many, until another goes out. [3.7]
    fn most_in_pause(&self) -> usize {
        deck::MOST + usize::from(one_too_many(self.open.switches.rules))
    }

    /// [2.1] [3.7]
    pub(crate) fn bars_ready(&self, seat: Seat) -> Option<Bar> {
        (self.secret.own(seat).library.len() > deck::MOST).then_some(Bar::DeckIsTooFull)
    }

    /// [3.7]
    pub(crate) fn bars_out(&self, seat: Seat, card: Card) -> Option<Bar> {
        let own = self.secret.own(seat);
        match () {
            () if !own.library.has(card) => Some(Bar::NotInDeck(card)),
            () if own.swapped_in.has(card) => Some(Bar::PutIn(card)),
            () if own.side.len() >= deck::SIDE => Some(Bar::SideIsFull),
            () => (own.library.len() <= deck::LEAST).then_some(Bar::DeckIsLeast),
        }
    }
}
