//! What the rules ask of a card all the time, found once when its set is read.

use super::{
    Ability, Banner, Body, Condition, Does, Doing, Effect, Group, Kind, On, Print, Rule, Side, When, Where,
};
use crate::Card;

/// A card as the rules see it at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Traits {
    /// Its numbers, if it is a character.
    pub(crate) body: Option<Body>,
    /// Its banner.
    pub(crate) banner: Banner,
    /// Its level.
    pub(crate) level: u8,
    /// May it be played at the moments that are open to Quick cards?
    pub(crate) quick: bool,
    /// Does it change numbers or keywords while it is in play, and what does that hang on?
    pub(crate) heeds: Heed,
    /// Does it give its owner an advantage while it is in play? [13.14]
    pub(crate) favours: bool,
    /// Has it an ability that its owner may use?
    pub(crate) serves: bool,
    /// What sets off its abilities, a bit each.
    hears: u16,
    /// Among whom a character is chosen as it is played, if one is. [5.7] [11.7]
    pub(crate) aim: Option<Group>,
}

/// Things on the table that numbers and keywords hang on, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Heed(u16);

impl Heed {
    /// Which cards are in play: matters to every card that says anything.
    pub(crate) const PLAY: Heed = Heed(1);
    /// Where they are.
    pub(crate) const PLACES: Heed = Heed(1 << 1);
    /// Who fights.
    pub(crate) const BATTLE: Heed = Heed(1 << 2);
    /// Who is tapped.
    pub(crate) const TAPS: Heed = Heed(1 << 3);
    /// Who has damage.
    pub(crate) const DAMAGE: Heed = Heed(1 << 4);
    /// Who occupies which city, and what it is.
    pub(crate) const CITIES: Heed = Heed(1 << 5);
    /// How many cards are held.
    pub(crate) const HANDS: Heed = Heed(1 << 6);
    /// Who has fallen.
    pub(crate) const GRAVES: Heed = Heed(1 << 7);
    /// Whose turn it is.
    pub(crate) const TURN: Heed = Heed(1 << 8);

    pub(crate) const fn and(self, other: Heed) -> Heed {
        Heed(self.0 | other.0)
    }

    /// Is any of those among these?
    pub(crate) const fn any(self, of: Heed) -> bool {
        self.0 & of.0 != 0
    }

    fn rule(rule: &Rule) -> Heed {
        match rule {
            Rule::Keyword(_) | Rule::Bearer(_) => Heed::PLAY,
            Rule::Band(group, _) => Heed::PLAY.and(Heed::group(group)),
            Rule::Spoils(_) | Rule::Keep(_) | Rule::Opening(_) => Heed::default(),
        }
    }

    fn group(group: &Group) -> Heed {
        let place = match group.at {
            Where::Anywhere => Heed::default(),
            Where::Here | Where::Cities => Heed::PLACES,
            Where::Battle => Heed::BATTLE,
        };
        place.and(match group.doing {
            None => Heed::default(),
            Some(Doing::Attacking | Doing::Defending | Doing::Leading) => Heed::BATTLE,
            Some(Doing::Tapped | Doing::Untapped) => Heed::TAPS,
            Some(Doing::Hurt) => Heed::DAMAGE,
        })
    }

    fn condition(condition: Condition) -> Heed {
        match condition {
            Condition::Attacking | Condition::Defending | Condition::Leading | Condition::Occupied => {
                Heed::BATTLE
            }
            Condition::Alone => Heed::PLACES,
            Condition::AtHome | Condition::InCapital => Heed::PLACES.and(Heed::CITIES),
            Condition::Capital | Condition::RivalCapital | Condition::Cities(_) | Condition::Behind => {
                Heed::CITIES
            }
            Condition::HandAtMost(_) => Heed::HANDS,
            Condition::Fallen(_) => Heed::GRAVES,
            Condition::Beside(_) | Condition::Equipped => Heed::PLAY,
            Condition::OwnTurn => Heed::TURN,
        }
    }
}

impl Traits {
    pub(super) fn of(card: Card, print: Option<&Print>) -> Self {
        let Some(print) = print else { return Traits::default() };
        let mut traits = Traits {
            body: print.body().copied(),
            banner: card.banner(),
            level: print.level,
            quick: print.quick,
            aim: aim(print),
            ..Traits::default()
        };
        print.abilities.iter().for_each(|ability| traits.add(ability));
        traits
    }

    fn add(&mut self, ability: &Ability) {
        match &ability.what {
            Does::Always(rule) => {
                let heeds = Heed::rule(rule);
                let only = ability.only.iter().map(|condition| Heed::condition(*condition));
                match heeds == Heed::default() {
                    true => self.favours = true,
                    false => self.heeds = only.fold(self.heeds.and(heeds), Heed::and),
                }
            }
            Does::When { when, .. } => self.hears |= 1 << *when as u16,
            Does::Use { .. } => self.serves = true,
        }
    }

    /// Does this set off any of its abilities?
    #[inline]
    pub(crate) fn hears(&self, when: When) -> bool {
        self.hears >> when as u16 & 1 == 1
    }
}

fn aim(print: &Print) -> Option<Group> {
    match print.kind {
        Kind::Lasting(On::Own) => Some(Group::default()),
        Kind::Lasting(On::Rival) => Some(Group { side: Side::Rival, ..Group::default() }),
        Kind::Effect => target_of(&print.effects).copied(),
        Kind::Character(_) | Kind::Lasting(On::City | On::Field) => None,
    }
}

/// The group among which the one target of these effects is chosen. [14.2]
pub(crate) fn target_of(effects: &[Effect]) -> Option<&Group> {
    effects.iter().find_map(|effect| match effect {
        Effect::Target(group, _) => Some(group),
        Effect::If(_, inner) => target_of(inner),
        _ => None,
    })
}
