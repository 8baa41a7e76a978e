//! How things stand: rules in force, Fervour, damage, conditions. [10.4]

use table::Seat;

use crate::cards::{Ability, Condition, Count, Does, Rule, Speaks, Type};
use crate::open::LINE;
use crate::step::{Act, At, Change, Fact};
use crate::{Card, Dogma};

impl Dogma {
    /// The abilities that a Prophet has, with the card that says so: its own unless it is annulled, one that it has copied,
    /// and those of its Relics.
    pub(crate) fn abilities(&self, at: At) -> impl Iterator<Item = (Card, &'static Ability)> + use<> {
        let set = self.open.set();
        self.open
            .speakers(at)
            .flat_map(move |card| set.print(card).abilities.iter().map(move |ability| (card, ability)))
    }

    /// The abilities that work for a Prophet where it is: in the rearguard only those that say so. [14.2]
    pub(crate) fn working(&self, at: At) -> impl Iterator<Item = (Card, &'static Ability)> + use<> {
        let front = self.open.front(at.0) == Some(at);
        self.abilities(at).filter(move |(_, ability)| front || ability.rear)
    }

    /// Is the rule in force for a Prophet?
    #[inline]
    pub(crate) fn has_rule(&self, at: At, rule: Rule) -> bool {
        self.open.arcano(at).speaks.any(Speaks::of(rule)) && self.finds_rule(at, rule)
    }

    #[inline(never)]
    fn finds_rule(&self, at: At, rule: Rule) -> bool {
        self.rules(at, |it| (it == rule).then_some(())).next().is_some()
    }

    /// The sum of what is picked out of the rules of this kind that are in force for a Prophet: mostly there are none.
    #[inline]
    fn sum(&self, at: At, of: Speaks, pick: impl Fn(Rule) -> Option<i16>) -> i16 {
        if self.open.arcano(at).speaks.any(of) { self.rules(at, pick).sum() } else { 0 }
    }

    /// What is picked out of the rules in force for a Prophet. Picking comes first: what must hold for a rule may hang on
    /// Fervour, and what changes Fervour never does.
    pub(crate) fn rules<T>(&self, at: At, pick: impl Fn(Rule) -> Option<T>) -> impl Iterator<Item = T> {
        self.working(at).filter_map(move |(_, ability)| match ability.what {
            Does::Always(rule) => {
                pick(rule).filter(|_| self.all_hold(&ability.only, at.0, self.open.foe(at.0)))
            }
            _ => None,
        })
    }

    /// What is picked out of the rules in force of the rivals' Prophets, those among them that work in the rearguard, summed.
    fn against(&self, seat: Seat, of: Speaks, pick: impl Fn(Rule) -> Option<i16>) -> i16 {
        let mut sum = 0;
        for rival in self.open.rivals(seat) {
            for (at, arcano) in (0..).zip(&self.open.side(rival).arcana) {
                if arcano.speaks.any(of) && !arcano.fallen {
                    sum += self.rules((rival, at), &pick).sum::<i16>();
                }
            }
        }
        sum
    }

    /// A Prophet's Fervour, not below 0. [13.1]
    pub(crate) fn fervour(&self, at: At) -> i16 {
        let Some(body) = self.open.body(at) else { return 0 };
        let own =
            self.sum(at, Speaks::FERVOUR, |rule| if let Rule::Fervour(by) = rule { Some(by) } else { None });
        let others = self.against(at.0, Speaks::RIVAL_FERVOUR, |rule| {
            if let Rule::RivalFervour(by) = rule { Some(by) } else { None }
        });
        (body.fervour as i16 + self.open.arcano(at).fervour + own + others).max(0)
    }

    /// The damage of a Cult card's hit: printed with boosts, with what the bearer adds and the others take away, not below
    /// 0, and doubled for the weak. The immune take none. [10.4] [10.5]
    pub(crate) fn cult_damage(&self, act: &Act, to: At, printed: i16) -> u16 {
        let might = self.sum(act.bearer, Speaks::MIGHT, |rule| match rule {
            Rule::Might(by) => Some(by.into()),
            Rule::MightOf(of, by) if Some(of) == act.of => Some(by.into()),
            _ => None,
        });
        self.damage(act, to, printed + might)
    }

    /// Damage as it arrives: that of Cult cards meets immunities, weaknesses and armour. [10.2] [10.3]
    pub(crate) fn damage(&self, act: &Act, to: At, amount: i16) -> u16 {
        let Some(of) = act.of else { return amount.max(0) as u16 };
        if self.is_immune(to, of) {
            return 0;
        }
        let armour = self
            .sum(to, Speaks::ARMOUR, |rule| if let Rule::Armour(by) = rule { Some(by.into()) } else { None });
        let awe = self.against(act.seat, Speaks::AWE, |rule| {
            if let Rule::Awe(by) = rule { Some(by.into()) } else { None }
        });
        let amount = (amount - armour - awe).max(0) as u16;
        if self.is_weak(to, of) { amount * 2 } else { amount }
    }

    /// Does a Prophet take no damage from Cult cards of this type? [10.3]
    pub(crate) fn is_immune(&self, at: At, of: Type) -> bool {
        self.open.body(at).is_none_or(|body| body.immune.has(of)) || self.has_rule(at, Rule::Immune(of))
    }

    /// Is the damage that a Prophet takes from Cult cards of this type doubled? [10.4] [14.3]
    pub(crate) fn is_weak(&self, at: At, of: Type) -> bool {
        let weak = self.open.body(at).is_some_and(|body| body.weak.has(of));
        (weak || self.has_rule(at, Rule::Weak(of))) && !self.has_rule(at, Rule::Sturdy)
    }

    pub(crate) fn all_hold(&self, conditions: &[Condition], seat: Seat, foe: Option<Seat>) -> bool {
        conditions.iter().all(|condition| self.holds(*condition, seat, foe))
    }

    /// Does the condition hold for a card of this seat that aims at that one? Conditions speak of active Prophets. [7.10]
    pub(crate) fn holds(&self, condition: Condition, seat: Seat, foe: Option<Seat>) -> bool {
        let own = self.open.active(seat);
        let front = foe.and_then(|foe| self.open.front(foe));
        let rival = front.map(|at| self.open.arcano(at));
        let side = self.open.side(seat);
        match condition {
            Condition::OwnHas(evil) => own.is_some_and(|arcano| arcano.has(evil)),
            Condition::RivalHas(evil) => rival.is_some_and(|arcano| arcano.has(evil)),
            Condition::RivalTroubled => rival.is_some_and(|arcano| arcano.troubles() > 0),
            Condition::OwnHurt(least) => own.is_some_and(|arcano| arcano.damage >= least.into()),
            Condition::RivalHurt(least) => rival.is_some_and(|arcano| arcano.damage >= least.into()),
            Condition::Faster => self.pace(seat, foe).is_some_and(|(own, rival)| own > rival),
            Condition::Slower => self.pace(seat, foe).is_some_and(|(own, rival)| own < rival),
            Condition::RivalNew => rival.is_some_and(|arcano| arcano.since == self.open.turn),
            Condition::Last => self.open.left(seat) == 1,
            Condition::Fallen(least) => LINE - self.open.left(seat) >= usize::from(least),
            Condition::Behind => foe.is_some_and(|foe| self.open.left(seat) < self.open.left(foe)),
            Condition::Bare => side.divine == 0,
            Condition::RivalRelic => rival.is_some_and(|arcano| !arcano.relics.is_empty()),
            Condition::RivalBoosted => rival
                .is_some_and(|arcano| arcano.fervour > 0 || arcano.cults.iter().any(|place| place.power > 0)),
        }
    }

    /// The Fervour of a seat's active Prophet and of the one it aims at.
    fn pace(&self, seat: Seat, foe: Option<Seat>) -> Option<(i16, i16)> {
        Some((self.fervour(self.open.front(seat)?), self.fervour(self.open.front(foe?)?)))
    }

    /// The face-up Cult cards of a Prophet, those that the card has just turned up among them. [9.13]
    fn shown(&self, act: &Act, of: At) -> usize {
        let now = |place: &crate::CultPlace| {
            let turned = |fact: &Fact| fact.by == act.seat && fact.what == Change::Reveal(of, place.id);
            place.face.is_some() || self.open.facts.iter().any(turned)
        };
        self.open.arcano(of).cults.iter().filter(|place| now(place)).count()
    }

    /// How many there are of what a card counts.
    pub(crate) fn count(&self, act: &Act, to: At, count: Count) -> i16 {
        let side = self.open.side(act.seat);
        let number = match count {
            Count::Fallen => LINE - self.open.left(act.seat),
            Count::Tokens => self.open.arcano(to).troubles().into(),
            Count::OwnTokens => self.open.active(act.seat).map_or(0, |arcano| arcano.troubles().into()),
            Count::Shown => self.shown(act, to),
            Count::Left => side.divine.into(),
            Count::Played => side.played.len(),
            Count::RivalRears => act.foe.map_or(0, |foe| self.shown_rear(foe).count()),
        };
        number as i16
    }
}
