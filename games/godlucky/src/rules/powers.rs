//! Chapters 11 and 12: what is used in one's own turn, cards and abilities.

use table::{Seat, impossible};

use super::reasons::Tool;
use crate::event::Ears;
use crate::open::Spot;
use crate::step::{Step, Toss, Why};
use crate::{Card, Deck, Face, GodLucky, Power, What};

impl GodLucky {
    /// The ability of a seat's character.
    pub(super) fn ability(&self, seat: Seat) -> Option<Power> {
        let god = self.open.place(seat).god?;
        Some(self.open.setup.cards.gods[usize::from(god)].power)
    }

    /// May the seat use abilities now: second phase, sane, not yet used, nobody's madness in the air [12.1]?
    pub(super) fn is_able(&self, seat: Seat) -> bool {
        let place = self.open.place(seat);
        self.open.second && !self.open.wild && !place.mad && !place.spent
    }

    /// May the seat use its ability before moving?
    pub(super) fn can_use_ability(&self, seat: Seat) -> bool {
        self.is_able(seat)
            && self.ability(seat).is_some_and(|power| self.idle(seat, Tool::Ability(seat), power).is_none())
    }

    /// Has this held card something to do before moving?
    pub(super) fn serves(&self, seat: Seat, card: Card) -> bool {
        self.idle(seat, Tool::Card(card), self.open.setup.cards.power(card)).is_none()
    }

    pub(super) fn use_in_turn(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        let power = self.open.setup.cards.power(card);
        self.consume(seat, card, tell);
        self.perform(seat, power, tell);
    }

    pub(super) fn use_ability(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let Some(power) = self.ability(seat) else { return };
        self.open.place_mut(seat).spent = true;
        self.say(tell, What::Ability(seat, power));
        self.perform(seat, power, tell);
    }

    /// Afterwards the seat goes on with its turn, except where the power takes the place of moving.
    fn perform(&mut self, seat: Seat, power: Power, tell: &mut Ears<'_>) {
        if !matches!(power, Power::GoAnywhere | Power::Meditate) {
            self.then(&[Step::Main(seat)]);
        }
        match power {
            Power::ClaimSacred => self.claim(seat, tell),
            Power::StealObject => self.then(&[Step::Choose(seat, Why::Steal(Deck::Object))]),
            Power::StealMiracle => self.then(&[Step::Choose(seat, Why::Steal(Deck::Miracle))]),
            Power::ExtraTurn => self.play_again(seat, tell),
            Power::GoAnywhere => self.then(&[Step::Travel(seat)]),
            Power::ThirdEye => self.then(&[Step::Discard(seat), Step::Choose(seat, Why::Look)]),
            Power::Traps => self.then(&[Step::Trap(seat, 2, true)]),
            Power::Scale => self.then(&[Step::Choose(seat, Why::Scale)]),
            Power::Ferry => self.toss(Toss::Ferry(seat), Face::Heads),
            Power::Scavenge => self.toss(Toss::Scavenge(seat), Face::Heads),
            Power::Meditate => {
                self.say(tell, What::Meditates(seat));
                let by = self.first_corruption(seat) as i8 - self.open.place(seat).corruption as i8;
                self.then(&[Step::Check]);
                self.corrupt(seat, by, tell);
            }
            Power::Pilfer(least) => self.then(&[Step::Choose(seat, Why::Pilfer(least))]),
            // They serve on other occasions.
            _ => impossible(power, "a turn"),
        }
    }

    /// Is the moment of an offered ability still there? A space's own effects can drive one mad or lead elsewhere.
    pub(super) fn is_offered(&self, seat: Seat, power: Power) -> bool {
        let there = match power {
            Power::Return(portal) => self.open.place(seat).spot == Spot::Portal(portal, 3),
            _ => true,
        };
        there && self.is_able(seat)
    }

    /// An ability that was offered at its moment [12.2], [12.3], [12.7].
    pub(super) fn accept(&mut self, seat: Seat, power: Power, tell: &mut Ears<'_>) {
        self.say(tell, What::Ability(seat, power));
        match power {
            Power::Return(portal) => {
                self.open.place_mut(seat).spent = true;
                self.toss(Toss::Return(seat, portal), Face::Heads);
            }
            // Luna piena is not limited to once: it comes after every event.
            Power::Sleep => self.toss(Toss::Sleep(seat), Face::Heads),
            // No other is offered.
            _ => impossible(power, "an offer"),
        }
    }
}
