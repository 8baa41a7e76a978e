//! What holds at the moment: levels, needs, and the rules that cards change.

use table::Seat;

use crate::cards::{Ability, Condition, Count, Rule, Type, What as Does};
use crate::{Card, Sancta};

impl Sancta {
    /// A Saint's printed level [5.1]; 0 for other cards.
    pub(crate) fn printed(&self, card: Card) -> u8 {
        card.saint().map_or(0, |at| self.open.setup.cards.saints[at].level)
    }

    /// A Prova's difficulty.
    pub(crate) fn difficulty(&self, card: Card) -> u8 {
        let (_, at) = card.place();
        self.open.setup.cards.trials.get(at).map_or(0, |trial| trial.difficulty)
    }

    /// The lowest-numbered card with the same print.
    pub(crate) fn face(&self, card: Card) -> Card {
        self.open.setup.cards.faces[card.index()]
    }

    /// The abilities of a card that lies on the table.
    pub(crate) fn abilities(&self, card: Card) -> &'static [Ability] {
        self.open.setup.cards.cards().abilities(card)
    }

    /// The cards whose abilities work for a seat: the active Saint [4.1], then its Supporti. [12.1]
    pub(crate) fn at_work(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let place = self.open.place(seat);
        place.active.into_iter().chain(place.supports.iter())
    }

    /// What the rules in force give a seat, added up [14.1]. What a rule gives is asked before its conditions: no rule about
    /// the level depends on the level (the reader of cards refuses it), so that looking at one never comes back to itself.
    fn add_up(&self, seat: Seat, of: impl Fn(Rule) -> i16) -> i16 {
        let all = self.at_work(seat).flat_map(|card| self.abilities(card));
        let given = all.filter_map(|ability| match ability.what {
            Does::Always(rule) => Some((of(rule), ability)).filter(|(given, _)| *given != 0),
            Does::When { .. } => None,
        });
        let held = given.filter(|(_, ability)| self.holds_all(seat, ability));
        held.fold(0, |sum, (given, _)| sum.saturating_add(given))
    }

    /// Is this very rule in force?
    pub(crate) fn has_rule(&self, seat: Seat, rule: Rule) -> bool {
        self.add_up(seat, |it| i16::from(it == rule)) > 0
    }

    /// The sum of what rules in force give, at most 99.
    pub(crate) fn sum(&self, seat: Seat, of: impl Fn(Rule) -> u8) -> u8 {
        self.add_up(seat, |rule| i16::from(of(rule))).clamp(0, 99) as u8
    }

    /// The level of the active Saint, which Prove and Suffragi look at; 0 without one. [5.3] [14.2]
    pub fn level(&self, seat: Seat) -> u8 {
        let place = self.open.place(seat);
        let Some(card) = place.active else { return 0 };
        let more = self.add_up(seat, |rule| match rule {
            Rule::Level(n) => i16::from(n),
            Rule::LevelPer(count, most) => i16::from(self.count(seat, count).min(most)),
            _ => 0,
        });
        more.saturating_add(i16::from(self.printed(card)) + i16::from(place.boost)).clamp(0, 99) as u8
    }

    /// The points that the active Saint needs, at least 1: another number than its level. [5.2] [5.3]
    pub fn need(&self, seat: Seat) -> u8 {
        let place = self.open.place(seat);
        let Some(card) = place.active else { return 0 };
        let more = self.add_up(seat, |rule| if let Rule::Need(n) = rule { i16::from(n) } else { 0 });
        more.saturating_add(i16::from(self.printed(card))).clamp(1, 99) as u8
    }

    /// [12.3]
    pub(crate) fn holds_all(&self, seat: Seat, ability: &Ability) -> bool {
        ability.only.iter().all(|condition| self.holds(seat, *condition))
    }

    /// Does this hold of a seat? [12.12] [12.13]
    pub(crate) fn holds(&self, seat: Seat, condition: Condition) -> bool {
        let place = self.open.place(seat);
        match condition {
            Condition::With(count, least) => self.count(seat, count) >= least,
            Condition::Facing(kind) => self.count(seat, Count::Facing(kind)) > 0,
            Condition::Level(least) => self.level(seat) >= least,
            Condition::Points(least) => place.active.is_some() && place.points >= least,
            Condition::HandAtMost(most) => place.hand <= most,
            Condition::Alone => place.santuario.is_empty(),
            Condition::Behind => {
                self.open.others(seat).any(|other| self.open.place(other).rosa.len() > place.rosa.len())
            }
            Condition::OwnTurn => self.open.active == seat,
        }
    }

    /// How many of these a seat has. [12.11]
    pub(crate) fn count(&self, seat: Seat, count: Count) -> u8 {
        let place = self.open.place(seat);
        let of = |kind: Type, card: &Card| self.is_a(*card, kind);
        let found = match count {
            Count::Rosa => place.rosa.len(),
            Count::Santuario => place.santuario.len(),
            Count::Of(kind) => {
                place.rosa.iter().chain(&place.santuario).filter(|card| of(kind, card)).count()
            }
            Count::Facing(kind) => {
                let others = self.open.others(seat).filter_map(|other| self.open.place(other).active);
                others.filter(|card| of(kind, card)).count()
            }
            Count::Supports => place.supports.len(),
        };
        found as u8
    }

    fn is_a(&self, card: Card, kind: Type) -> bool {
        card.saint().is_some_and(|at| self.open.setup.cards.saints[at].kind == kind)
    }
}
