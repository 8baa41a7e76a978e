//! What holds at the moment: levels, needs, and the rules that cards change.

use table::Seat;

use crate::cards::{Ability, Condition, Count, Does, Rule, Standing, Tables, Type};
use crate::{Card, Cards, Sancta};

impl Sancta {
    /// What the cards say, worked out.
    #[inline]
    pub(crate) fn tables(&self) -> &'static Tables {
        &self.open.setup.cards.cards().tables
    }

    /// A Saint's printed level [5.1]; 0 for other cards but Prove.
    #[inline]
    pub(crate) fn printed(&self, card: Card) -> u8 {
        self.tables().level(card)
    }

    /// A Prova's difficulty.
    pub(crate) fn difficulty(&self, card: Card) -> u8 {
        self.tables().level(card)
    }

    /// The lowest-numbered card with the same print.
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Card {
        self.tables().faces[card.index()]
    }

    /// The abilities of a card that lies on the table.
    pub(crate) fn abilities(&self, card: Card) -> &'static [Ability] {
        self.open.setup.cards.cards().abilities(card)
    }

    /// The cards whose abilities work for a seat, by number: the active Saint [4.1], then its Supporti. [12.1]
    #[inline]
    pub(crate) fn at_work(&self, seat: Seat) -> Cards {
        let place = self.open.place(seat);
        place.active.map_or(Cards::NONE, Cards::one).or(place.supports)
    }

    /// What the abilities at work for a seat come to.
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        let cards = self.at_work(seat).iter();
        cards.fold(Standing::default(), |all, card| all.with(self.tables().standing(card)))
    }

    /// A card at work has come or gone.
    pub(crate) fn note_standing(&mut self, seat: Seat) {
        self.open.place_mut(seat).standing = self.standing(seat);
    }

    /// What the rules in force of the sort of this one give a seat, added up. [14.1]
    #[inline]
    fn given(&self, seat: Seat, like: Rule) -> i16 {
        let standing = &self.open.place(seat).standing;
        let firm = standing.firm(like);
        if standing.depends(like) { firm.saturating_add(self.depending(seat, like)) } else { firm }
    }

    /// What those of them give that depend on something. No rule about the level depends on the level (the reader of cards
    /// refuses it), so that looking at one never comes back to itself.
    fn depending(&self, seat: Seat, like: Rule) -> i16 {
        let mut sum: i16 = 0;
        let cards = self.at_work(seat).and(self.tables().depending(like));
        for ability in cards.iter().flat_map(|card| self.abilities(card)) {
            let Does::Always(rule) = ability.what else { continue };
            if rule.sort() == like.sort() && ability.firm().is_none() && self.holds_all(seat, ability) {
                sum = sum.saturating_add(match rule {
                    Rule::LevelPer(count, most) => self.count(seat, count).min(most).into(),
                    rule => rule.amount().unwrap_or(0),
                });
            }
        }
        sum
    }

    /// Is this very rule in force?
    #[inline]
    pub(crate) fn has_rule(&self, seat: Seat, rule: Rule) -> bool {
        self.given(seat, rule) > 0
    }

    /// What the rules in force of this sort give, whatever the number of this one, at most 99.
    #[inline]
    pub(crate) fn sum(&self, seat: Seat, like: Rule) -> u8 {
        self.given(seat, like).clamp(0, 99) as u8
    }

    /// The level of the active Saint, which Prove and Suffragi look at; 0 without one. [5.3] [14.2]
    #[inline]
    pub fn level(&self, seat: Seat) -> u8 {
        let place = self.open.place(seat);
        let Some(card) = place.active else { return 0 };
        let more = self.given(seat, Rule::Level(0)) + self.given(seat, Rule::LevelPer(Count::Rosa, 0));
        more.saturating_add(i16::from(self.printed(card)) + i16::from(place.boost)).clamp(0, 99) as u8
    }

    /// The points that the active Saint needs, at least 1: another number than its level. [5.2] [5.3]
    #[inline]
    pub fn need(&self, seat: Seat) -> u8 {
        let Some(card) = self.open.place(seat).active else { return 0 };
        self.given(seat, Rule::Need(0)).saturating_add(i16::from(self.printed(card))).clamp(1, 99) as u8
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
