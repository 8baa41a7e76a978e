//! Slow, obvious invariants.

use table::Seat;

use crate::event::Kind;
use crate::open::Spot;
use crate::secret::kind;
use crate::{Cards, GodLucky};

pub(crate) fn audit(truth: &GodLucky) -> Result<(), String> {
    every_card_is_somewhere(truth)?;
    knowledge_is_about_held_cards(truth)?;
    for seat in Seat::all(truth.open.seats()) {
        place_is_sound(truth, seat)?;
    }
    let laid = truth.open.board.iter().fold(0u32, |set, card| set | 1 << card);
    if laid & truth.open.supply != 0
        || (laid | truth.open.supply).count_ones() as usize != crate::CardSet::SPACES
    {
        return Err("a card of the board is laid and not laid, or lost".to_owned());
    }
    Ok(())
}

fn every_card_is_somewhere(truth: &GodLucky) -> Result<(), String> {
    let mut places: Vec<Cards> = truth.secret.hands.to_vec();
    places.extend([truth.secret.objects, truth.secret.miracles, truth.open.banished]);
    places.extend(truth.open.discards.iter().map(|card| Cards::one(*card)));
    places.extend(truth.secret.traps.iter().map(|trap| Cards::one(trap.card)));
    let mut all = Cards::NONE;
    for place in places {
        if !all.and(place).is_empty() {
            return Err(format!("{:?} is at two places", all.and(place)));
        }
        all = all.or(place);
    }
    match all == truth.open.tables().all {
        true => Ok(()),
        false => Err(format!("the cards are {all:?}")),
    }
}

fn knowledge_is_about_held_cards(truth: &GodLucky) -> Result<(), String> {
    let held = truth.secret.hands.iter().fold(Cards::NONE, |all, hand| all.or(*hand));
    let lying: Cards = truth.secret.traps.iter().map(|trap| trap.card).collect();
    for (name, set, within) in [
        ("fresh", truth.secret.fresh, held),
        ("tame", truth.secret.tame, held.or(lying)),
        ("public", truth.open.public, held.or(lying)),
        ("face up", truth.open.up, held),
    ] {
        if !set.less(within).is_empty() {
            return Err(format!("{name}: {:?} are not held", set.less(within)));
        }
    }
    for seat in Seat::all(truth.open.seats()) {
        let seen = truth.secret.seen[seat.index()];
        let own = truth.secret.hands[seat.index()];
        if !seen.less(held.or(lying)).is_empty() || !seen.and(own.or(truth.open.public)).is_empty() {
            return Err(format!("seat {seat} has seen {seen:?}"));
        }
    }
    match truth.secret.tame.and(truth.open.tables().unstealable).is_empty() {
        true => Ok(()),
        false => Err("a card that cannot be stolen is known to be stealable".to_owned()),
    }
}

fn place_is_sound(truth: &GodLucky, seat: Seat) -> Result<(), String> {
    let place = truth.open.place(seat);
    let hand = truth.secret.hands[seat.index()];
    let count = |of: Kind| hand.iter().filter(|card| kind(*card, &truth.open) == of).count();
    let counts = usize::from(place.objects) == count(Kind::Object)
        && usize::from(place.miracles) == count(Kind::Miracle);
    let spot = match place.spot {
        Spot::Board(at) => usize::from(at) < truth.open.board.len().max(1),
        Spot::Portal(_, step) => (1..=3).contains(&step) && !place.mad,
    };
    let points = place.god.is_none() || place.faith >= 1 && (1..=10).contains(&place.corruption);
    let mad = !place.mad || hand.is_empty();
    match counts && spot && points && mad {
        true => Ok(()),
        false => Err(format!("seat {seat}: {place:?} with {hand:?}")),
    }
}
