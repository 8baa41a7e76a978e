//! Whole turns worth a look: everybody to a city and an attack there, which is worth nothing before its last step.

use table::{Pursuit, Seat};

use crate::open::CITIES;
use crate::step::Step;
use crate::{Action, Capitale, Unit};

/// What a plan is about, for each city.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// All who wait on the field go there and attack with whoever is there.
    Storm,
    /// Whoever is there already attacks.
    Strike,
    /// All who wait on the field go there.
    Guard,
}

const AIMS: [Aim; 3] = [Aim::Storm, Aim::Strike, Aim::Guard];

/// How many plans there are.
pub(super) const PLANS: u8 = (AIMS.len() * CITIES) as u8;

impl Capitale {
    /// What a plan does now.
    pub(super) fn pursues(&self, seat: Seat, plan: u8, actions: &[Action]) -> Pursuit<Action> {
        let (aim, city) = (AIMS[usize::from(plan) / CITIES], plan % CITIES as u8);
        let does = |action: Option<Action>| action.map_or(Pursuit::Done, Pursuit::Does);
        match self.open.agenda.next() {
            Some(Step::Opening) => Pursuit::Leaves,
            Some(Step::Main)
                if self.open.cities[usize::from(city)].owner == Some(seat) && aim != Aim::Guard =>
            {
                Pursuit::Done
            }
            Some(Step::Main) => {
                does(self.gathers(aim, city, actions).or_else(|| self.leads(aim, city, actions)))
            }
            Some(Step::Join(..)) if aim == Aim::Storm => does(self.adds(actions)),
            _ => Pursuit::Leaves,
        }
    }

    /// The next who goes to the city.
    fn gathers(&self, aim: Aim, city: u8, actions: &[Action]) -> Option<Action> {
        let goes =
            |action: &&Action| matches!(action, Action::Set(_, to) if *to == city && aim != Aim::Strike);
        actions.iter().find(goes).copied()
    }

    /// Who leads the attack on the city: the strongest.
    fn leads(&self, aim: Aim, city: u8, actions: &[Action]) -> Option<Action> {
        let leader = |action: &&Action| match action {
            Action::Attack(id) => {
                aim != Aim::Guard && self.open.unit(*id).is_some_and(|unit| unit.city() == Some(city))
            }
            _ => false,
        };
        actions.iter().filter(leader).max_by_key(|action| self.weight(action)).copied()
    }

    /// Who is added: the strongest who is left.
    fn adds(&self, actions: &[Action]) -> Option<Action> {
        let joins = actions.iter().filter(|action| matches!(action, Action::Join(_)));
        joins.max_by_key(|action| self.weight(action)).or_else(|| actions.first()).copied()
    }

    /// How strong the character is that the action names.
    fn weight(&self, action: &Action) -> u16 {
        let (Action::Attack(id) | Action::Join(id)) = action else { return 0 };
        let strength = |unit: &Unit| u16::from(self.open.power(unit)) * 2 + u16::from(self.open.hp(unit));
        self.open.unit(*id).map_or(0, strength)
    }
}
