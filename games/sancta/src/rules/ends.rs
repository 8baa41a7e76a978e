//! Chapter 16: how the game ends.

use table::Seat;

use crate::event::Ears;
use crate::{Ending, Sancta, What};

impl Sancta {
    /// Has somebody enough Saints in the Rosa? Of several the seat whose turn it is, else the first after it. [16.1] [16.2]
    pub(super) fn is_won(&mut self, tell: &mut Ears<'_>) -> bool {
        let goal = self.open.setup.goal();
        if self.open.places.iter().all(|place| place.rosa.len() < goal) {
            return false;
        }
        let winner = self.open.from(self.open.active).find(|seat| self.open.place(*seat).rosa.len() >= goal);
        if let Some(seat) = winner {
            self.finish(Ending::Goal(seat), tell);
        }
        winner.is_some()
    }

    /// Is the next turn one too many: for all [16.3], or since a Saint last gained a point [16.4]?
    pub(super) fn is_at_a_limit(&mut self, tell: &mut Ears<'_>) -> bool {
        let (turns, setup) = (self.open.turns, self.open.setup);
        let seats = u16::from(setup.seats);
        if turns >= setup.rounds * seats {
            self.finish_by_count(Ending::Cap, tell);
        } else if turns - self.open.gained >= setup.stall * seats {
            self.finish_by_count(Ending::Stall, tell);
        }
        self.open.ending.is_some()
    }

    /// Who has most wins; among equals nobody does. [16.6]
    pub(super) fn finish_by_count(&mut self, ending: fn(Option<Seat>) -> Ending, tell: &mut Ears<'_>) {
        let score = |seat: &Seat| self.open.place(*seat).score();
        let most = self.open.from(self.open.active).map(|seat| score(&seat)).max();
        let mut best = self.open.from(self.open.active).filter(|seat| Some(score(seat)) == most);
        let winner = best.next().filter(|_| best.next().is_none());
        self.finish(ending(winner), tell);
    }

    fn finish(&mut self, ending: Ending, tell: &mut Ears<'_>) {
        self.open.ending = Some(ending);
        self.open.agenda.clear();
        self.open.waiting.clear();
        self.say(tell, What::Over(ending));
    }
}
