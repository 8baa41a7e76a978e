//! Slow, obvious invariants.

use table::Seat;

use crate::open::{At, SEATS};
use crate::step::Step;
use crate::{Bag, Capitale, deck};

pub(crate) fn audit(truth: &Capitale) -> Result<(), String> {
    Seat::all(SEATS).try_for_each(|seat| every_card_is_somewhere(truth, seat))?;
    Seat::all(SEATS).try_for_each(|seat| what_is_known_is_held(truth, seat))?;
    numbers_are_distinct(truth)?;
    places_exist(truth)?;
    cities_are_sound(truth)?;
    if truth.open.is_fresh() { Ok(()) } else { Err("numbers are kept that have changed".to_owned()) }
}

fn every_card_is_somewhere(truth: &Capitale, seat: Seat) -> Result<(), String> {
    let own = truth.secret.own(seat);
    let Some(deck) = &own.deck else {
        return if own.library.is_empty() {
            Ok(())
        } else {
            Err(format!("seat {seat} has cards and no deck"))
        };
    };
    let mut all: Bag = own.library;
    all.pour(&own.hand);
    all.pour(&own.side);
    let open = &truth.open;
    for unit in open.units.iter().filter(|unit| unit.owner == seat) {
        all.add(unit.card, 1);
    }
    open.graves[seat.index()].iter().for_each(|card| all.add(*card, 1));
    for (id, card) in &truth.secret.down {
        if open.face_down(*id).is_some_and(|down| down.owner == seat) {
            all.add(*card, 1);
        }
    }
    for step in open.agenda.iter() {
        if let Step::Enter(entry) = step
            && entry.seat == seat
        {
            all.add(entry.card, 1);
        }
    }
    if all != deck.all() {
        return Err(format!("seat {seat} has {all:?} of {:?}", deck.all()));
    }
    let side = own.side.len();
    if side > deck::SIDE || all.len() - side < deck::LEAST {
        return Err(format!("seat {seat} has {side} cards in the side deck of {}", all.len()));
    }
    Ok(())
}

fn what_is_known_is_held(truth: &Capitale, seat: Seat) -> Result<(), String> {
    let (own, at) = (truth.secret.own(seat), seat.index());
    let open = &truth.open;
    let library = if open.dueling { own.library.len() } else { 0 };
    let sound = own.hand.holds(&open.known[at])
        && own.hand.len() == usize::from(open.hands[at])
        && library == usize::from(open.libraries[at]);
    if sound { Ok(()) } else { Err(format!("seat {seat} holds {:?}, known {:?}", own.hand, open.known[at])) }
}

fn numbers_are_distinct(truth: &Capitale) -> Result<(), String> {
    let open = &truth.open;
    let mut ids: Vec<u8> = open.units.iter().map(|unit| unit.id).collect();
    ids.extend(open.down.iter().map(|down| down.id));
    ids.sort_unstable();
    let hidden: Vec<u8> = truth.secret.down.iter().map(|(id, _)| *id).collect();
    let mut lying: Vec<u8> = open.down.iter().map(|down| down.id).collect();
    lying.sort_unstable();
    let distinct = ids.windows(2).all(|pair| pair[0] != pair[1]) && hidden == lying && !ids.contains(&0);
    if distinct { Ok(()) } else { Err(format!("the numbers are {ids:?}, face down {hidden:?}")) }
}

fn places_exist(truth: &Capitale) -> Result<(), String> {
    let open = &truth.open;
    for unit in &open.units {
        let sound = match unit.at {
            At::Field => true,
            At::City(city) => usize::from(city) < open.cities.len(),
            At::With(id) => {
                open.unit(id).is_some_and(|bearer| open.is_character(bearer)) && !open.is_character(unit)
            }
        };
        if !sound {
            return Err(format!("{unit:?} is nowhere"));
        }
    }
    Ok(())
}

/// Faces stand once, occupied cities have a garrison and lie face up. In the middle of an effect a garrison may be gone.
fn cities_are_sound(truth: &Capitale) -> Result<(), String> {
    let open = &truth.open;
    let faces: Vec<_> = open.cities.iter().filter_map(|city| city.face).collect();
    let once = faces.iter().enumerate().all(|(at, face)| !faces[..at].contains(face));
    // A card whose last effects are still to come settles at their end. [12.3]
    let pending = |step: &Step| matches!(step, Step::Settle | Step::Do(_));
    let settled = open.dueling && !open.agenda.iter().any(pending) && open.battle.is_none();
    let garrisoned = (0..).zip(&open.cities).all(|(at, city)| match city.owner {
        Some(owner) => city.face.is_some() && (!settled || open.garrison(owner, at).next().is_some()),
        None => true,
    });
    if once && garrisoned { Ok(()) } else { Err(format!("the cities are {:?}", open.cities)) }
}
