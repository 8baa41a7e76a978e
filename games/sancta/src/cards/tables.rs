//! What the rules ask of cards all the time, worked out once when a set is read: looked up instead of looked for.

use table::Numbered;

use super::{Ability, CardSet, Does, Kind, Rule, When};
use crate::card::{Card, Cards};

/// The highest level that is printed.
const HIGHEST: usize = 7;

/// Sets of cards by what they are and do, and what is printed on each by [`Card::index`].
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Tables {
    /// Every card of the set.
    pub(crate) all: Cards,
    /// For each card the lowest-numbered one that plays alike.
    pub(crate) faces: [Card; Card::COUNT],
    /// The cards that a lower-numbered one plays like.
    pub(crate) copies: Cards,
    /// A Saint's level, a Prova's difficulty; 0 for other cards.
    levels: [u8; Card::COUNT],
    /// The Saints and Prove of at most this level.
    within: [Cards; HIGHEST + 1],
    /// The cards with something that is set off then.
    moments: [Cards; When::COUNT],
    /// The cards with a standing rule of this sort that depends on something.
    rules: [Cards; Rule::SORTS],
    /// What each card's abilities come to.
    standing: [Standing; Card::COUNT],
}

/// What abilities come to that work together: kept while the same cards lie there, for most questions find their answer here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standing {
    /// For each sort of rule what those without conditions give, added up.
    firm: [i16; Rule::SORTS],
    /// A bit for each sort of rule of which there is one that depends, and for each moment at which something is set off.
    marks: u32,
}

impl Standing {
    /// These and those together.
    pub(crate) fn with(mut self, others: &Standing) -> Standing {
        self.firm.iter_mut().zip(others.firm).for_each(|(sum, more)| *sum = sum.saturating_add(more));
        self.marks |= others.marks;
        self
    }

    /// What the rules of the sort of this one give that depend on nothing.
    #[inline]
    pub(crate) fn firm(&self, like: Rule) -> i16 {
        self.firm[like.sort()]
    }

    /// Is there a rule of the sort of this one that depends on something?
    #[inline]
    pub(crate) fn depends(&self, like: Rule) -> bool {
        self.marks >> like.sort() & 1 == 1
    }

    /// Is anything set off then?
    #[inline]
    pub(crate) fn has_moment(&self, when: When) -> bool {
        self.marks >> (Rule::SORTS + when as usize) & 1 == 1
    }

    fn note(&mut self, ability: &Ability) {
        match ability.what {
            Does::Always(rule) => match ability.firm() {
                Some(n) => self.firm[rule.sort()] = self.firm[rule.sort()].saturating_add(n),
                None => self.marks |= 1 << rule.sort(),
            },
            Does::When { when, .. } => self.marks |= 1 << (Rule::SORTS + when as usize),
        }
    }
}

impl Ability {
    /// What its rule gives, if that depends on nothing.
    pub(crate) fn firm(&self) -> Option<i16> {
        match self.what {
            Does::Always(rule) if self.only.is_empty() => rule.amount(),
            Does::Always(_) | Does::When { .. } => None,
        }
    }
}

impl Default for Tables {
    fn default() -> Self {
        Tables {
            all: Cards::NONE,
            faces: std::array::from_fn(|at| Card::numbered(at as u8)),
            copies: Cards::NONE,
            levels: [0; Card::COUNT],
            within: [Cards::NONE; HIGHEST + 1],
            moments: [Cards::NONE; When::COUNT],
            rules: [Cards::NONE; Rule::SORTS],
            standing: [Standing::default(); Card::COUNT],
        }
    }
}

impl Tables {
    pub(super) fn of(set: &CardSet) -> Self {
        let mut tables = Tables::default();
        for kind in Kind::ALL {
            tables.all = tables.all.or(kind.first(set.count(kind)));
        }
        tables.all.iter().for_each(|card| tables.note(set, card));
        tables
    }

    fn note(&mut self, set: &CardSet, card: Card) {
        self.faces[card.index()] = face(set, card);
        if self.faces[card.index()] != card {
            self.copies.add(card);
        }
        let level = match card.place() {
            (Kind::Saint, at) => set.saints[at].level,
            (Kind::Trial, at) => set.trials[at].difficulty,
            (Kind::Beatitude | Kind::Advocate | Kind::Support, _) => 0,
        };
        self.levels[card.index()] = level;
        if matches!(card.kind(), Kind::Saint | Kind::Trial) {
            self.within.iter_mut().skip(level.into()).for_each(|within| within.add(card));
        }
        for ability in set.abilities(card) {
            match ability.what {
                Does::Always(rule) if ability.firm().is_none() => self.rules[rule.sort()].add(card),
                Does::Always(_) => {}
                Does::When { when, .. } => self.moments[when as usize].add(card),
            }
            self.standing[card.index()].note(ability);
        }
    }

    /// A Saint's printed level or a Prova's difficulty; 0 for other cards.
    #[inline]
    pub(crate) fn level(&self, card: Card) -> u8 {
        self.levels[card.index()]
    }

    /// What a card's abilities come to.
    #[inline]
    pub(crate) fn standing(&self, card: Card) -> &Standing {
        &self.standing[card.index()]
    }

    /// The Saints and Prove of at most this level.
    #[inline]
    pub(crate) fn within(&self, level: u8) -> Cards {
        self.within[usize::from(level).min(HIGHEST)]
    }

    /// The cards with something that is set off then.
    #[inline]
    pub(crate) fn set_off(&self, when: When) -> Cards {
        self.moments[when as usize]
    }

    /// The cards with a standing rule of the sort of this one, whatever its number, that depends on something.
    #[inline]
    pub(crate) fn depending(&self, like: Rule) -> Cards {
        self.rules[like.sort()]
    }
}

/// The lowest-numbered card that plays like this one. What distinguishes Beatitudini and Advocati plays no part.
fn face(set: &CardSet, card: Card) -> Card {
    let (kind, at) = card.place();
    let first = match kind {
        Kind::Saint => first_like(&set.saints, at),
        Kind::Beatitude | Kind::Advocate => Some(0),
        Kind::Trial => first_like(&set.trials, at),
        Kind::Support => first_like(&set.supports, at),
    };
    first.and_then(|first| Card::new(kind, first)).unwrap_or(card)
}

fn first_like<T: PartialEq>(cards: &[T], at: usize) -> Option<usize> {
    let card = cards.get(at)?;
    cards.iter().position(|other| other == card)
}
