//! What an Arcano may hold. [3.1]

use table::{Rng, Seat};

use crate::cards::CardSet;
use crate::open::LINE;
use crate::secret::{CARDS, DIVINE, Own, Pack};
use crate::setup::Mode;
use crate::step::Step;
use crate::{Card, Dogma};

/// The index of the Arcano of Interventions in actions.
pub(crate) const FIFTH: u8 = LINE as u8;
/// The cards that lie with a Prophet.
pub(crate) const THREE: usize = 3;

/// May the card enter this Arcano? A card whose Prophet is still to come may enter if some Prophet of the box could carry it
/// and what is there. [3.6]
pub(crate) fn may_enter(set: &CardSet, pack: &Pack, card: Card) -> bool {
    if card.is_divine() {
        return false;
    }
    if card.is_prophet() {
        return pack.prophet.is_none() && carries(set, card, pack);
    }
    let fits = |prophet: Card| {
        let some_cult = card.is_cult() || !pack.cults.is_empty();
        let room = if set.body(prophet).fourth && some_cult { CARDS } else { THREE };
        pack.size() < room && (card.is_relic() || set.fits(prophet, card))
    };
    match pack.prophet {
        Some(prophet) => fits(prophet),
        None => Card::prophets().any(|prophet| fits(prophet) && carries(set, prophet, pack)),
    }
}

/// Could the Prophet carry everything that is in the Arcano? [3.3] [3.5]
pub(crate) fn carries(set: &CardSet, prophet: Card, pack: &Pack) -> bool {
    let room = if set.body(prophet).fourth && !pack.cults.is_empty() { CARDS } else { THREE };
    pack.size() <= room && pack.cults.iter().all(|card| set.fits(prophet, *card))
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

/// Where a card may go: the indices of Arcana, the fifth for Interventions. Of several empty ones only the first.
pub(crate) fn places<'a>(set: &'a CardSet, own: &'a Own, card: Card) -> impl Iterator<Item = u8> + 'a {
    let fifth = card.is_divine() && own.divine.len() < DIVINE;
    let empty = own.arcana.iter().position(Pack::is_empty);
    let open = move |at: &usize| {
        let pack = &own.arcana[*at];
        (!pack.is_empty() || Some(*at) == empty) && may_enter(set, pack, card)
    };
    fifth.then_some(FIFTH).into_iter().chain((0..LINE).filter(open).map(|at| at as u8))
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
        return;
    }
    let pack = &mut own.arcana[usize::from(at)];
    if card.is_prophet() {
        pack.prophet = Some(card);
    } else if card.is_relic() {
        pack.relics.push(card);
    } else {
        pack.cults.push(card);
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
        let begins = matches!(self.top(), Some(Step::Stack | Step::Opening));
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
        let fits = |card: &Card| card.is_prophet() && carries(self.open.set(), *card, pack);
        let others: Vec<Card> = self.secret.rest.kinds().iter().filter(fits).collect();
        let new = rng.pick(&others)?;
        pack.prophet = Some(new);
        table.secret.rest.take(new);
        table.secret.rest.add(old);
        for own in &mut table.secret.seats {
            own.away.take(new);
        }
        Some(table)
    }

    /// What a seat can build from now, with where each card may go.
    pub(crate) fn takes(&self, seat: Seat) -> impl Iterator<Item = (Card, u8)> + '_ {
        let (set, own) = (self.open.set(), self.secret.own(seat));
        let cards = self.supply(seat).kinds();
        cards.iter().flat_map(move |card| places(set, own, card).map(move |at| (card, at)))
    }
}
