//! What the rules ask of cards again and again, read off their print once and kept as bits.

use super::{CardSet, Does, Keyword, Kind, Print, Rule, When};
use crate::card::{Card, Cards};
use crate::open::LINE;
use crate::secret::{CARDS, Pack};

/// A set of Prophets by number: a Cult card's carriers.
pub(crate) type Prophets = u32;

/// What a set of cards is asked for often.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Digest {
    /// By card.
    cards: Vec<Facets>,
    /// Of each Prophet, the Cult cards and Relics that its Arcano may hold.
    held: Vec<Cards>,
    /// The Prophets whose Arcano may hold a fourth card.
    fourth: Prophets,
    /// What may begin an Arcano.
    startable: Cards,
    /// The Cult cards that lie face up.
    rivelate: Cards,
    /// The printed sets, as they are dealt.
    dealt: Vec<[Pack; LINE]>,
}

/// What a card is asked for often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facets {
    /// The keywords of a Cult card, as bits.
    keywords: u8,
    /// The Prophets that carry the card.
    pub(crate) carriers: Prophets,
    /// What its abilities speak of while its Prophet is active.
    pub(crate) front: Speaks,
    /// The same in the rearguard.
    pub(crate) rear: Speaks,
}

/// What abilities speak of: kinds of rules, occasions and Specials, as bits. Most cards are silent on most questions, and are not
/// asked any further.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Speaks(u32);

impl Speaks {
    pub(crate) const NOTHING: Speaks = Speaks(0);
    pub(crate) const IMMUNE: Speaks = Speaks(1);
    pub(crate) const WEAK: Speaks = Speaks(1 << 1);
    pub(crate) const STURDY: Speaks = Speaks(1 << 2);
    pub(crate) const ARMOUR: Speaks = Speaks(1 << 3);
    pub(crate) const MIGHT: Speaks = Speaks(1 << 4);
    pub(crate) const AWE: Speaks = Speaks(1 << 5);
    pub(crate) const FERVOUR: Speaks = Speaks(1 << 6);
    pub(crate) const RIVAL_FERVOUR: Speaks = Speaks(1 << 7);
    pub(crate) const PROOF: Speaks = Speaks(1 << 8);
    pub(crate) const SWIFT: Speaks = Speaks(1 << 9);
    pub(crate) const ROOTED: Speaks = Speaks(1 << 10);
    pub(crate) const TIRELESS: Speaks = Speaks(1 << 11);
    pub(crate) const SPECIAL: Speaks = Speaks(1 << 12);

    /// Of rules like this one.
    pub(crate) const fn of(rule: Rule) -> Self {
        match rule {
            Rule::Immune(_) => Speaks::IMMUNE,
            Rule::Weak(_) => Speaks::WEAK,
            Rule::Sturdy => Speaks::STURDY,
            Rule::Armour(_) => Speaks::ARMOUR,
            Rule::Might(_) | Rule::MightOf(..) => Speaks::MIGHT,
            Rule::Awe(_) => Speaks::AWE,
            Rule::Fervour(_) => Speaks::FERVOUR,
            Rule::RivalFervour(_) => Speaks::RIVAL_FERVOUR,
            Rule::Proof(_) | Rule::Pure => Speaks::PROOF,
            Rule::Swift(_) => Speaks::SWIFT,
            Rule::Rooted => Speaks::ROOTED,
            Rule::Tireless => Speaks::TIRELESS,
        }
    }

    /// Of this occasion.
    #[inline]
    pub(crate) const fn when(when: When) -> Self {
        Speaks(1 << (16 + when as u32))
    }

    /// Of this and of that.
    #[inline]
    pub(crate) const fn and(self, other: Speaks) -> Self {
        Speaks(self.0 | other.0)
    }

    /// Of any of these?
    #[inline]
    pub(crate) const fn any(self, of: Speaks) -> bool {
        self.0 & of.0 != 0
    }
}

impl Digest {
    pub(super) fn of(prints: &[Print]) -> Self {
        let mut cards: Vec<Facets> = prints.iter().map(facets).collect();
        let (mut held, mut fourth) = (Vec::new(), 0);
        for (prophet, print) in prints.iter().enumerate() {
            let Kind::Prophet(body) = &print.kind else { continue };
            fourth |= u32::from(body.fourth) << prophet;
            // By religion and type; every Prophet takes every Relic. [3.3] [3.4]
            let fits = |card: &Card| match &prints[card.index()].kind {
                Kind::Cult(cult) => body.holds.iter().any(|hold| {
                    hold.religion.is_none_or(|it| it == cult.religion) && hold.types.has(cult.of)
                }),
                Kind::Relic => true,
                Kind::Prophet(_) | Kind::Divine => false,
            };
            let all: Cards = Card::all().filter(fits).collect();
            all.iter().for_each(|card| cards[card.index()].carriers |= 1 << prophet);
            held.push(all);
        }
        let startable = held.iter().fold(as_cards(EVERY), |all, cards| all.or(*cards));
        let rivelata = |card: &Card| cards[card.index()].is(Keyword::Rivelata);
        let rivelate = Card::all().filter(rivelata).collect();
        Digest { cards, held, fourth, startable, rivelate, dealt: Vec::new() }
    }
}

impl Facets {
    #[inline]
    fn is(&self, keyword: Keyword) -> bool {
        self.keywords >> keyword as u8 & 1 == 1
    }
}

fn facets(print: &Print) -> Facets {
    let keywords = match &print.kind {
        Kind::Cult(cult) => cult.keywords.iter().fold(0, |all, word| all | 1 << *word as u8),
        Kind::Prophet(_) | Kind::Relic | Kind::Divine => 0,
    };
    let speaks = |rear: bool| {
        let abilities = print.abilities.iter().filter(|ability| !rear || ability.rear);
        abilities.fold(Speaks::NOTHING, |all, ability| {
            all.and(match &ability.what {
                Does::Always(rule) => Speaks::of(*rule),
                Does::When(when, _) => Speaks::when(*when),
                Does::Special(_) => Speaks::SPECIAL,
            })
        })
    };
    Facets { keywords, carriers: 0, front: speaks(false), rear: speaks(true) }
}

impl CardSet {
    /// A set of these cards and printed sets.
    pub(super) fn new(prints: Vec<Print>) -> Self {
        let digest = Digest::of(&prints);
        CardSet { prints, destinies: Vec::new(), digest }
    }

    /// The same with these printed sets.
    pub(super) fn with(mut self, destinies: Vec<super::Destiny>) -> Self {
        let packs = |destiny: &super::Destiny| {
            let mut packs = [Pack::default(); LINE];
            let listed = packs.iter_mut().zip(&destiny.arcana);
            for (pack, cards) in listed {
                // A file with mistakes may list more; it is refused later.
                for card in cards.iter().filter(|card| !card.is_divine()) {
                    if card.is_prophet() || pack.size() < CARDS {
                        pack.put(*card);
                    }
                }
            }
            packs
        };
        self.digest.dealt = destinies.iter().map(packs).collect();
        CardSet { destinies, ..self }
    }

    /// What a card is asked for often.
    #[inline]
    pub(crate) fn facets(&self, card: Card) -> &Facets {
        &self.digest.cards[card.index()]
    }

    /// The Arcana of a printed set, in the order listed, its cards as they are listed.
    pub(crate) fn dealt(&self, destiny: u8) -> &[Pack; LINE] {
        &self.digest.dealt[usize::from(destiny)]
    }

    /// Does the Cult card carry the keyword?
    #[inline]
    pub fn is(&self, card: Card, keyword: Keyword) -> bool {
        self.facets(card).is(keyword)
    }

    /// Is it a Cult card that lies face up?
    #[inline]
    pub fn is_rivelata(&self, card: Card) -> bool {
        self.is(card, Keyword::Rivelata)
    }

    /// The Cult cards that lie face up.
    #[inline]
    pub(crate) fn rivelate(&self) -> Cards {
        self.digest.rivelate
    }

    /// May the Arcano of this Prophet hold the card, by religion and type? Every Prophet takes every Relic. [3.3] [3.4]
    #[inline]
    pub fn fits(&self, prophet: Card, card: Card) -> bool {
        self.facets(card).carriers >> prophet.index() & 1 == 1
    }

    /// The Cult cards and Relics that the Prophet carries.
    #[inline]
    pub(crate) fn held_by(&self, prophet: Card) -> Cards {
        self.digest.held[prophet.index()]
    }

    /// What may begin an Arcano: Prophets, and what any of them carries. [3.6]
    #[inline]
    pub(crate) fn startable(&self) -> Cards {
        self.digest.startable
    }

    /// The Prophets that could carry everything in the Arcano. [3.3] [3.5]
    pub(crate) fn carriers(&self, pack: &Pack) -> Prophets {
        let all = pack.cults.iter().fold(Prophets::MAX, |all, card| all & self.facets(*card).carriers);
        match (pack.size(), pack.cults.is_empty()) {
            (..CARDS, _) => all & EVERY,
            (CARDS, false) => all & self.digest.fourth,
            _ => 0,
        }
    }

    /// The Prophets among these whose Arcano may hold a fourth card.
    pub(crate) fn with_a_fourth(&self, prophets: Prophets) -> Prophets {
        prophets & self.digest.fourth
    }
}

/// All Prophets.
const EVERY: Prophets = (1 << 27) - 1;

/// The Prophets as cards.
pub(crate) fn as_cards(prophets: Prophets) -> Cards {
    Cards::of_bits(prophets.into())
}
