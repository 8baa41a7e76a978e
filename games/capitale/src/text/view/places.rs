//! Cities, fields, and what lies there.

use table::Seat;

use super::piles;
use crate::open::{CITIES, SEATS};
use crate::text::names::{Cast, damage, number};
use crate::text::say;
use crate::{At, Bag, Face, Keyword, Unit, View};

/// Each city with whose it is, what is declared there, and who is there.
pub(super) fn cities(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let mut lines = Vec::new();
    for at in 0..CITIES as u8 {
        let city = &open.cities[usize::from(at)];
        let name = cast.at(open, at);
        let face = if city.face.is_none() { lang.pick(", coperta", ", face down") } else { "" };
        let owner = match city.owner {
            Some(seat) => say!(lang, "del posto {n}", "held by Seat {n}", n = number(seat)),
            None => lang.pick("neutrale", "neutral").to_owned(),
        };
        let fought = match city.fought == open.turn && open.turn > 0 {
            true => lang.pick("; in questo turno si è già combattuto", "; fought for in this turn"),
            false => "",
        };
        let truce = match city.truce >= open.turn && city.truce > 0 {
            true => lang.pick("; c'è tregua", "; under a truce"),
            false => "",
        };
        let said =
            say!(lang, "{name}{face}: {owner}{fought}{truce}.", "{name}{face}: {owner}{fought}{truce}.");
        lines.push(table::upper(&said));
        for seat in Seat::all(SEATS) {
            let there = open.units.iter().filter(|unit| unit.owner == seat && unit.at == At::City(at));
            lines.extend(there.map(|unit| line(view, cast, unit)));
            lines.extend(face_down(view, cast, seat, at));
        }
    }
    let hidden: Vec<&str> = open.faces_left().map(|face: Face| cast.face(face)).collect();
    if !hidden.is_empty() && hidden.len() < CITIES {
        lines.push(say!(lang, "Ancora coperte: {all}.", "Still face down: {all}.", all = hidden.join(", ")));
    }
    lines
}

/// A seat's piles, its field, its graveyard, and what is known of its hand.
pub(super) fn seated(view: &View, cast: &Cast, seat: Seat) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let you = if view.viewer == Some(seat) { lang.pick(" (tu)", " (you)") } else { "" };
    let (n, piles) = (number(seat), piles(view, cast, seat));
    let mut lines = vec![say!(lang, "Posto {n}{you}: {piles}.", "Seat {n}{you}: {piles}.")];
    let field = open.units.iter().filter(|unit| unit.owner == seat && unit.at == At::Field);
    lines.extend(field.map(|unit| line(view, cast, unit)));
    let grave: Bag = open.graves[seat.index()].iter().copied().collect();
    if !grave.is_empty() {
        lines.push(say!(
            lang,
            "  Nel cimitero: {all}.",
            "  In the graveyard: {all}.",
            all = cast.bag(&grave)
        ));
    }
    let known = &open.known[seat.index()];
    if view.viewer != Some(seat) && !known.is_empty() {
        lines.push(say!(
            lang,
            "  Nella mano si sa di: {all}.",
            "  Known in the hand: {all}.",
            all = cast.bag(known)
        ));
    }
    lines
}

/// A card in play with its number, which actions call it by, its numbers, and what lies with it.
fn line(view: &View, cast: &Cast, unit: &Unit) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let (id, name, n) = (unit.id, cast.card(unit.card), number(unit.owner));
    let mut notes = Vec::new();
    if open.is_character(unit) {
        let (power, hp, range, steps) =
            (open.power(unit), open.hp(unit), open.range(unit), open.movement(unit));
        notes.push(say!(
            lang,
            "Potenza {power}, HP {hp}, Range {range}, Movimento {steps}",
            "Power {power}, HP {hp}, Range {range}, Move {steps}"
        ));
    }
    let armor = open.armor(unit);
    if armor > 0 {
        notes.push(say!(lang, "Armatura {armor}", "Armour {armor}"));
    }
    let has = Keyword::ALL.into_iter().filter(|keyword| open.is_character(unit) && open.has(unit, *keyword));
    notes.extend(has.map(|keyword| keyword.title().get(lang).to_owned()));
    if unit.tapped {
        notes.push(lang.pick("tappato", "tapped").to_owned());
    }
    if unit.stunned {
        notes.push(lang.pick("stordito", "stunned").to_owned());
    }
    if unit.damage > 0 {
        notes.push(damage(lang, unit.damage));
    }
    if unit.shield > 0 {
        notes.push(say!(lang, "scudo {n}", "shield {n}", n = unit.shield));
    }
    let with = open.units.iter().filter(|other| other.at == At::With(unit.id));
    notes.extend(with.map(|other| {
        let (it, id, n) = (cast.card(other.card), other.id, number(other.owner));
        say!(lang, "con {it} #{id} (posto {n})", "with {it} #{id} (Seat {n})")
    }));
    let notes = if notes.is_empty() { String::new() } else { format!(": {}", notes.join("; ")) };
    say!(lang, "  #{id} {name}, posto {n}{notes}.", "  #{id} {name}, Seat {n}{notes}.")
}

/// What lies face down: its owner sees which cards, everybody how many and with which numbers.
fn face_down(view: &View, cast: &Cast, seat: Seat, city: u8) -> Vec<String> {
    let there = view.open.down.iter().filter(|down| down.owner == seat && down.is_at(city));
    there
        .map(|down| {
            let (id, n) = (down.id, number(seat));
            let own = view.down.iter().find(|(other, _)| *other == id);
            table::lines! { cast, own.map(|(_, card)| cast.card(*card));
                Some(name) => "  #{id} {name}, posto {n}: una carta coperta.", "  #{id} {name}, Seat {n}: a face-down card.";
                None => "  #{id} una carta coperta, posto {n}.", "  #{id} a face-down card, Seat {n}.";
            }
        })
        .collect()
}
