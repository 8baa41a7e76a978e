//! What an Arcano may hold. [3.1]

use table::{Rng, Seat};

use crate::cards::{CardSet, as_cards};
use crate::open::LINE;
use crate::secret::{CARDS, DIVINE, Own, Pack};
use crate::setup::Mode;
use crate::step::Step;
use crate::{Card, Cards, Dogma, Open};

/// The index of the Arcano of Interventions in actions.
pub(crate) const FIFTH: u8 = LINE as u8;
/// The cards that lie with a Prophet.
pub(crate) const THREE: usize = 3;

/// What may enter this Arcano. A card whose Prophet is still to come may enter if some Prophet of the box could carry it and what
/// is there. [3.3] [3.5] [3.6]
fn may_enter(open: &Open, pack: &Pack) -> Cards {
    let set = open.set();
    let carriers = set.carriers(pack);
    let of = pack.prophet.map_or(carriers, |prophet| 1 << prophet.index());
    let (size, some_cult) = (pack.size(), !pack.cults.is_empty());
    let with = if size < THREE { of } else { set.with_a_fourth(of) };
    let mut cards = as_cards(with).iter().fold(Cards::NONE, |all, prophet| all.or(set.held_by(prophet)));
    if size >= CARDS {
        cards = Cards::NONE;
    } else if size == THREE && (open.setup.is_second() || !some_cult) {
        // The fourth is a Cult card; under the first rules a Relic too, if one of the three is a Cult card. [19.6]
        cards = cards.less(Card::RELICS);
    }
    if pack.prophet.is_none() { cards.or(as_cards(carriers)) } else { cards }
}

/// What may enter each Arcano of a seat, Interventions the fifth. Of several empty ones only the first is begun.
pub(crate) fn room(open: &Open, own: &Own) -> [Cards; LINE + 1] {
    let empty = own.arcana.iter().position(Pack::is_empty);
    std::array::from_fn(|at| match own.arcana.get(at) {
        Some(pack) if pack.is_empty() && Some(at) != empty => Cards::NONE,
        Some(pack) if pack.is_empty() => open.set().startable(),
        Some(pack) => may_enter(open, pack),
        None if own.divine.len() < DIVINE => Card::DIVINES,
        None => Cards::NONE,
    })
}

/// Could the Prophet carry everything that is in the Arcano? [3.3] [3.5]
pub(crate) fn carries(set: &CardSet, prophet: Card, pack: &Pack) -> bool {
    set.carriers(pack) >> prophet.index() & 1 == 1
}

/// Has every Prophet its three cards, and are there four Interventions? [3.2] [3.7]
pub(crate) fn is_complete(own: &Own) -> bool {
    let whole = |pack: &Pack| pack.prophet.is_some() && pack.size() >= THREE;
    own.arcana.iter().all(whole) && own.divine.len() >= DIVINE
}

/// Has every Prophet one card at least? [5.11]
pub(crate) fn is_enough(own: &Own) -> bool {
    own.arcana.iter().all(|pack| pack.prophet.is_some() && pack.size() > 0)
}

/// Does whoever puts this card there begin Arcana with their Prophets? Then each Prophet is as likely: cards that lie first speak
/// for those that can carry them.
pub(crate) fn begins_with_prophets(own: &Own, card: Card, at: u8) -> bool {
    let pack = own.arcana.get(usize::from(at));
    pack.is_none_or(|pack| pack.prophet.is_some() || card.is_prophet() && pack.is_empty())
}

/// Puts a card into an Arcano.
pub(crate) fn put(own: &mut Own, card: Card, at: u8) {
    if card.is_divine() {
        own.divine.push(card);
    } else {
        own.arcana[usize::from(at)].put(card);
    }
}

/// Takes a card out of an Arcano.
pub(crate) fn lift(own: &mut Own, card: Card, at: u8) {
    if card.is_divine() {
        if let Some(at) = own.divine.iter().position(|it| *it == card) {
            own.divine.remove(at);
        }
    } else if let Some(pack) = own.arcana.get_mut(usize::from(at)) {
        if pack.prophet == Some(card) {
            pack.prophet = None;
        }
        pack.cults.retain(|it| *it != card);
        pack.relics.retain(|it| *it != card);
    }
}

impl Dogma {
    /// Chaos: the table with a Prophet that a seat has built in replaced by one that nobody has and that can carry the same cards,
    /// before anybody has arranged anything. What others knew of the new one's place they know no more.
    pub(crate) fn with_another_prophet(&self, seat: Seat, factor: &str, rng: &mut Rng) -> Option<Dogma> {
        // Whoever holds no two Interventions has none to stack.
        let begins = matches!(self.step(), Some(Step::Stack | Step::Opening));
        let open = &self.open;
        let begun =
            !open.ready.is_empty() || !open.chosen.is_empty() || open.laid.iter().any(|laid| *laid > 0);
        if open.setup.mode != Mode::Chaos || !begins || begun {
            return None;
        }
        let old = factor.strip_prefix("prophet=")?.parse().ok()?;
        let at = self.secret.own(seat).arcana.iter().position(|pack| pack.prophet == Some(old))?;
        let mut table = self.clone();
        let pack = &mut table.secret.own_mut(seat).arcana[at];
        let others = self.secret.rest.kinds().and(as_cards(self.open.set().carriers(pack)));
        let new = rng.pick(&others.iter().collect::<Vec<_>>())?;
        pack.prophet = Some(new);
        table.secret.rest.take(new);
        table.secret.rest.add(old);
        for own in &mut table.secret.seats {
            own.away.take(new);
        }
        Some(table)
    }

    /// What a seat can build from now: what may go to each Arcano, the fifth for Interventions.
    pub(crate) fn takes(&self, seat: Seat) -> [Cards; LINE + 1] {
        let cards = self.supply(seat).kinds();
        room(&self.open, self.secret.own(seat)).map(|room| room.and(cards))
    }
}

/// Cards with places where they may go or lie, by number of the card and then of the place.
pub(crate) fn by_card(places: &[Cards; LINE + 1]) -> impl Iterator<Item = (Card, u8)> + '_ {
    let all = places.iter().fold(Cards::NONE, |all, cards| all.or(*cards));
    let at = move |card: Card| (0..).zip(places).filter(move |(_, cards)| cards.has(card)).map(|(at, _)| at);
    all.iter().flat_map(move |card| at(card).map(move |at| (card, at)))
}

/// How many cards with places there are.
pub(crate) fn count(places: &[Cards; LINE + 1]) -> usize {
    places.iter().map(|cards| cards.len()).sum()
}

/// One of them, each by another number below the count.
pub(crate) fn nth_of(places: &[Cards; LINE + 1], mut nth: usize) -> Option<(Card, u8)> {
    for (at, cards) in (0..).zip(places) {
        match nth.checked_sub(cards.len()) {
            None => return cards.nth(nth).map(|card| (card, at)),
            Some(further) => nth = further,
        }
    }
    None
}
