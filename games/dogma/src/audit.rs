//! Slow, obvious invariants.

use table::Seat;

use crate::open::LINE;
use crate::setup::{Boxes, Mode};
use crate::{Bag, Card, Dogma, Keyword};

pub(crate) fn audit(truth: &Dogma) -> Result<(), String> {
    no_card_is_twice(truth)?;
    truth.open.seats().try_for_each(|seat| arcana_are_legal(truth, seat))?;
    if truth.open.stands() {
        truth.open.seats().try_for_each(|seat| sides_are_sound(truth, seat))?;
    }
    Ok(())
}

/// Of every card there are at most as many as the boxes hold.
fn no_card_is_twice(truth: &Dogma) -> Result<(), String> {
    let setup = &truth.open.setup;
    let held = |seat: Seat| {
        let side = truth.open.side(seat);
        let own = truth.secret.own(seat).each();
        own.chain(side.played.iter().copied()).chain(side.gone.iter().copied()).collect::<Vec<Card>>()
    };
    let within = |cards: &[Card]| {
        let mut left = Bag::whole();
        cards.iter().all(|card| left.take(*card))
    };
    if setup.mode == Mode::Libero && setup.boxes == Boxes::Own {
        let twice = truth.open.seats().find(|seat| !within(&held(*seat)));
        return twice.map_or(Ok(()), |seat| Err(format!("seat {seat} has {:?}", held(seat))));
    }
    let mut all: Vec<Card> = truth.open.seats().flat_map(held).collect();
    all.extend(truth.secret.rest.each());
    all.extend(truth.secret.packs.iter().flatten().flat_map(|pack| pack.each()));
    if within(&all) { Ok(()) } else { Err(format!("there are too many: {:?}", truth.secret)) }
}

/// Every Prophet may carry what lies with it. One card of a printed set may still have to be left out.
fn arcana_are_legal(truth: &Dogma, seat: Seat) -> Result<(), String> {
    let set = truth.open.set();
    for pack in &truth.secret.own(seat).arcana {
        let Some(prophet) = pack.prophet else { continue };
        let room = if set.body(prophet).fourth || truth.open.build.on { LINE } else { LINE - 1 };
        if pack.size() > room || !pack.cults.iter().all(|card| set.fits(prophet, *card)) {
            return Err(format!("seat {seat} has {pack:?}"));
        }
    }
    Ok(())
}

/// What everybody sees agrees with what is there.
fn sides_are_sound(truth: &Dogma, seat: Seat) -> Result<(), String> {
    let (open, own) = (&truth.open, truth.secret.own(seat));
    let side = open.side(seat);
    let mut line: Vec<u8> = side.rear.iter().copied().chain(side.active).collect();
    line.extend((0..LINE as u8).filter(|at| side.arcana[usize::from(*at)].fallen));
    line.sort_unstable();
    if line != [0, 1, 2, 3] {
        return Err(format!("seat {seat} stands as {line:?}: {side:?}"));
    }
    let divine = own.divine.len() == usize::from(side.divine)
        && own.divine.starts_with(&side.exposed)
        && own.divine.ends_with(&side.under);
    if !divine {
        return Err(format!("seat {seat} has {:?}, known {side:?}", own.divine));
    }
    let deaf = |at: &u8| {
        open.heard_from((seat, *at))
            != (open.arcano((seat, *at)).speaks, open.arcano((seat, *at)).speaks_in_front)
    };
    if let Some(at) = (0..LINE as u8).find(deaf) {
        return Err(format!(
            "seat {seat}: what is kept of the abilities of {:?} is wrong",
            side.arcana[usize::from(at)]
        ));
    }
    for (arcano, pack) in side.arcana.iter().zip(&own.arcana) {
        let sound = match arcano.prophet {
            None => usize::from(arcano.size) == pack.size() && arcano.damage == 0 && arcano.troubles() == 0,
            Some(prophet) => {
                let faces = arcano.cults.iter().zip(&pack.cults);
                pack.prophet == Some(prophet)
                    && arcano.cults.len() == pack.cults.len()
                    && arcano.relics == pack.relics
                    && faces.clone().all(|(place, card)| place.face.is_none_or(|face| face == *card))
                    && arcano.known.iter().all(|card| pack.cults.contains(&card))
            }
        };
        if !sound {
            return Err(format!("seat {seat}: {arcano:?} is {pack:?}"));
        }
    }
    lies_open_what_is_rivelata(truth, seat)
}

fn lies_open_what_is_rivelata(truth: &Dogma, seat: Seat) -> Result<(), String> {
    use crate::step::Step;
    let Some(at) = truth.open.front(seat) else { return Ok(()) };
    let arranging = truth.open.agenda.iter().any(|step| matches!(step, Step::Laid(seats) if seats.has(seat)));
    let set = truth.open.set();
    let rivelata = |card: &Card| set.cult(*card).is_some_and(|cult| cult.is(Keyword::Rivelata));
    let places =
        truth.open.arcano(at).cults.iter().zip(&truth.secret.own(seat).arcana[usize::from(at.1)].cults);
    let hidden = places.filter(|(place, card)| place.face.is_none() && rivelata(card)).count();
    if hidden == 0 || arranging { Ok(()) } else { Err(format!("seat {seat} hides what is Rivelata")) }
}
