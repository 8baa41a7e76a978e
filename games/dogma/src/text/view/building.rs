//! While Arcana come about: who is where, one's own Arcana, and what lies before one.

use super::{coded, described};
use crate::text::names::Cast;
use crate::text::say;
use crate::{Pack, View};

pub(super) fn lines(view: &View, cast: &Cast) -> Vec<String> {
    let mut lines: Vec<String> = view.open.seats().map(|seat| seated(view, cast, seat)).collect();
    lines.extend(own(view, cast));
    lines.extend(supply(view, cast));
    lines
}

/// A seat: its set, its damage, whether it has closed.
fn seated(view: &View, cast: &Cast, seat: table::Seat) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let mut notes = Vec::new();
    if let Some(at) = open.build.destinies[seat.index()] {
        notes.push(say!(lang, "serie {set}", "set {set}", set = cast.destiny(at)));
    }
    if open.build.closed.has(seat) {
        notes.push(say!(lang, "costruzione chiusa", "building closed"));
    }
    let debt = open.side(seat).debt;
    if debt > 0 {
        notes.push(say!(
            lang,
            "{debt} danni per il primo Profeta che schiera",
            "{debt} damage for the first Prophet that it fields"
        ));
    }
    if !open.build.on {
        notes.push(cast.divine(usize::from(open.side(seat).divine)));
    }
    if notes.is_empty() {
        notes.push(say!(lang, "sta costruendo", "building"));
    }
    let (n, you) =
        (seat.index() + 1, if view.viewer == Some(seat) { lang.pick(" (tu)", " (you)") } else { "" });
    let notes = notes.join("; ");
    say!(lang, "Posto {n}{you}: {notes}.", "Seat {n}{you}: {notes}.")
}

/// The viewer's Arcana, card by card.
fn own(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let Some(own) = &view.own else { return Vec::new() };
    let mut lines = Vec::new();
    for (n, pack) in own.arcana.iter().enumerate().filter(|(_, pack)| !pack.is_empty()) {
        let n = n + 1;
        lines.push(match pack.prophet {
            Some(prophet) => {
                say!(lang, "Il tuo Arcano {n}: {it}", "Your Arcano {n}: {it}", it = described(cast, prophet))
            }
            None => say!(
                lang,
                "Il tuo Arcano {n}, ancora senza Profeta.",
                "Your Arcano {n}, still without a Prophet."
            ),
        });
        lines.extend(rest(pack).map(|card| format!("  {}", described(cast, card))));
    }
    if !own.divine.is_empty() {
        lines.push(say!(
            lang,
            "I tuoi Interventi Divini, dal primo.",
            "Your Divine Interventions, from the top."
        ));
        lines.extend(own.divine.iter().map(|card| format!("  {}", described(cast, *card))));
    }
    lines
}

fn rest(pack: &Pack) -> impl Iterator<Item = crate::Card> + '_ {
    pack.cults.iter().chain(&pack.relics).copied()
}

/// What lies before the viewer: a pack with all that its cards say, a box by names.
fn supply(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let supply = &view.supply;
    if supply.is_empty() {
        return Vec::new();
    }
    if supply.len() > 9 {
        return vec![say!(
            lang,
            "Nella scatola: {all}.",
            "In the box: {all}.",
            all = coded(cast, supply.each())
        )];
    }
    let mut lines = vec![say!(lang, "Nel mazzetto, carta per carta.", "In the pack, card by card.")];
    lines.extend(supply.each().map(|card| format!("  {}", described(cast, card))));
    lines
}
