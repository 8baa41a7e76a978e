//! Slow, obvious invariants.

use table::Seat;

use crate::open::SEATS;
use crate::{Cards, Kind, Sancta};

pub(crate) fn audit(truth: &Sancta) -> Result<(), String> {
    every_card_is_somewhere(truth)?;
    knowledge_is_about_held_cards(truth)?;
    Seat::all(truth.open.seats()).try_for_each(|seat| place_is_sound(truth, seat))
}

fn every_card_is_somewhere(truth: &Sancta) -> Result<(), String> {
    let mut places: Vec<Cards> = truth.secret.hands.to_vec();
    places.extend([truth.secret.deck, truth.open.discards]);
    for place in &truth.open.places {
        let saints = place.active.iter().chain(&place.santuario).chain(&place.rosa);
        places.extend(saints.map(|card| Cards::one(*card)));
        places.push(place.supports);
    }
    let mut all = Cards::NONE;
    for place in places {
        if !all.and(place).is_empty() {
            return Err(format!("{:?} is at two places", all.and(place)));
        }
        all = all.or(place);
    }
    match all == truth.open.setup.deck() {
        true => Ok(()),
        false => Err(format!("the cards are {all:?}")),
    }
}

fn knowledge_is_about_held_cards(truth: &Sancta) -> Result<(), String> {
    let held = truth.secret.hands.iter().fold(Cards::NONE, |all, hand| all.or(*hand));
    if !truth.open.public.less(held).is_empty() {
        return Err(format!("everybody knows {:?}, which nobody holds", truth.open.public.less(held)));
    }
    for seat in Seat::all(SEATS) {
        let (seen, own) = (truth.secret.seen[seat.index()], truth.secret.hands[seat.index()]);
        if !seen.less(held).is_empty() || !seen.and(own.or(truth.open.public)).is_empty() {
            return Err(format!("seat {seat} has seen {seen:?}"));
        }
    }
    Ok(())
}

fn place_is_sound(truth: &Sancta, seat: Seat) -> Result<(), String> {
    let place = truth.open.place(seat);
    let saints = place.active.iter().chain(&place.santuario).chain(&place.rosa);
    let sound = usize::from(place.hand) == truth.secret.hands[seat.index()].len()
        && saints.into_iter().all(|card| card.kind() == Kind::Saint)
        && place.supports.less(Kind::Support.cards()).is_empty()
        && (place.active.is_some() || place.points == 0 && place.boost == 0 && place.santuario.is_empty())
        && place.supports.iter().all(|card| !truth.abilities(card).is_empty())
        && place.standing == truth.standing(seat);
    match sound {
        true => Ok(()),
        false => Err(format!("seat {seat}: {place:?}")),
    }
}
