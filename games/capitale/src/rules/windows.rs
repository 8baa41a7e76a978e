//! Chapter 11: the moments that are open to Quick cards.

use table::{Ears, Seat, Seats};

use crate::open::Time;
use crate::setup::Moments;
use crate::step::{Step, Window};
use crate::{Action, Capitale, Event, Unit};

impl Capitale {
    /// The seats that as far as everybody knows could answer in the open window. [11.2] [11.4] [16.4]
    /// [17.11]
    pub(crate) fn reacting(&self, moment: Window) -> Seats {
        let closed = self.open.switches.quick == Moments::Undefended && moment != Window::Undefended;
        // A battle that nobody fights any more has no windows.
        let idle = matches!(moment, Window::Undefended | Window::Range(_)) && !self.is_fought(moment);
        if closed || idle || self.open.time == Time::Spent {
            return Seats::NONE;
        }
        Seat::all(2).filter(|seat| self.could_react(*seat, moment)).collect()
    }

    fn is_fought(&self, moment: Window) -> bool {
        let Some(battle) = &self.open.battle else { return false };
        let side = |seat| self.present(seat).next().is_some();
        side(battle.attacker) && (moment == Window::Undefended || self.defender().is_some_and(side))
    }

    /// Has the seat a card in hand that may be Quick for all that is known, a Quick ability, a face-down card, or somebody to call?
    fn could_react(&self, seat: Seat, moment: Window) -> bool {
        let open = &self.open;
        let known = &open.known[seat.index()];
        let room = open.quicks[seat.index()] < super::playing::QUICKS;
        let unknown = usize::from(open.hands[seat.index()]) > known.len();
        let quick = || known.iter().any(|(card, _)| open.traits(card).quick);
        let down = || open.down.iter().any(|down| down.owner == seat);
        let usable = || {
            let serves = |unit: &&Unit| unit.owner == seat && open.traits(unit.card).serves;
            open.units.iter().filter(serves).any(|unit| {
                (0..open.abilities(unit.card).len() as u8).any(|at| self.bars_using(unit, at, true).is_none())
            })
        };
        (room && (unknown || quick() || down())) || usable() || self.rescuers(seat, moment).next().is_some()
    }

    /// [7.7] [11.3] [17.10]
    pub(super) fn reactions(&self, seat: Seat, moment: Window, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(self.rescuers(seat, moment).map(Action::Defend));
        out.extend(self.quick_downs(seat, None).map(Action::Turn));
        self.open.units.iter().filter(|unit| unit.owner == seat).for_each(|unit| self.uses(unit, true, out));
        self.quicks(seat, out);
    }

    /// The answer of the seat on turn comes first; one that comes second goes back untold, and the window opens anew. When
    /// all pass, what waits happens, the last first. [11.5] [11.6]
    pub(crate) fn reacted(&mut self, moment: Window, given: &[(Seat, Action)], tell: &mut Ears<'_, Event>) {
        let answer = |seat: Seat| given.iter().find(|(who, action)| *who == seat && *action != Action::Pass);
        let Some((seat, action)) = self.open.in_order().into_iter().find_map(answer) else { return };
        let again = Some(moment);
        match *action {
            Action::Quick(card) => self.quick(*seat, card, again, tell),
            Action::Turn(id) => self.quick_down(*seat, id, again, tell),
            Action::Use(id, at) => self.use_ability(id, at, again, tell),
            Action::Defend(id) => self.called(id, moment, tell),
            _ => table::impossible(Step::Window(moment), action),
        }
    }
}
