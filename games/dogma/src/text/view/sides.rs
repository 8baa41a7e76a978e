//! The sides: active Prophets, rearguards, Interventions, discards.

use table::Seat;
use table::grammar::{and, signed};

use super::at_play;
use crate::cards::Evil;
use crate::open::Arcano;
use crate::text::names::Cast;
use crate::text::say;
use crate::{Card, View};

/// Everything of a seat that the viewer sees.
pub(super) fn lines(view: &View, cast: &Cast, seat: Seat) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let side = open.side(seat);
    let n = seat.index() + 1;
    let you = if view.viewer == Some(seat) { lang.pick(" (tu)", " (you)") } else { "" };
    let divine = cast.divine(usize::from(side.divine));
    let left = table::lines! { cast, open.left(seat);
        0 => "nessun Profeta", "no Prophet";
        1 => "un Profeta", "one Prophet";
        left => "{left} Profeti", "{left} Prophets";
    };
    let target = match open.targets[seat.index()].filter(|_| open.setup.seats > 2) {
        Some(at) => say!(lang, "; Bersaglio: {at}", "; Target: {at}", at = cast.seat(at)),
        None => String::new(),
    };
    let mut lines = vec![say!(
        lang,
        "Posto {n}{you}: {left}, {divine}{target}.",
        "Seat {n}{you}: {left}, {divine}{target}."
    )];
    lines.extend(active(view, cast, seat));
    for (slot, at) in side.rear.iter().enumerate() {
        lines.extend(in_rear(view, cast, seat, slot + 1, *at));
    }
    lines.extend(known_divine(view, cast, seat));
    let discards = open.discards(seat);
    if !discards.is_empty() {
        lines.push(say!(lang, "  Scarti: {all}.", "  Discards: {all}.", all = cast.cards(&discards)));
    }
    lines
}

/// The active Prophet and its cards.
fn active(view: &View, cast: &Cast, seat: Seat) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let Some(at) = open.front(seat) else {
        return vec![say!(lang, "  Nessun Profeta attivo.", "  No active Prophet.")];
    };
    let arcano = open.arcano(at);
    let Some(prophet) = arcano.prophet else { return Vec::new() };
    let fervour = view.known().fervour(at);
    let it = at_play(cast, prophet);
    let (damage, tokens) = (wounds(cast, arcano, prophet), tokens(cast, arcano));
    let mut lines = vec![
        say!(lang, "  Attivo: {it}", "  Active: {it}"),
        say!(lang, "    {damage}, Fervore {fervour}{tokens}.", "    {damage}, Fervour {fervour}{tokens}."),
    ];
    let own = view.own.as_ref().filter(|_| view.viewer == Some(seat));
    for (n, place) in arcano.cults.iter().enumerate() {
        let own = own.and_then(|own| own.arcana[usize::from(at.1)].cults.get(n).copied());
        let mut notes = Vec::new();
        if place.face.is_none() {
            notes.push(say!(lang, "coperta", "face down"));
        }
        if place.power != 0 {
            notes.push(say!(lang, "{by} ai danni", "{by} damage", by = signed(place.power)));
        }
        if place.blocked {
            notes.push(say!(lang, "bloccata da Struggimento", "blocked by Struggimento"));
        }
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        let n = n + 1;
        lines.push(match place.face.or(own) {
            Some(card) => {
                let it = at_play(cast, card);
                say!(lang, "    {n}ª carta Culto{notes}: {it}", "    Cult card {n}{notes}: {it}")
            }
            None => say!(lang, "    {n}ª carta Culto{notes}.", "    Cult card {n}{notes}."),
        });
    }
    let relics = arcano.relics.iter().map(|card| {
        let it = at_play(cast, *card);
        say!(lang, "    Reliquia: {it}", "    Relic: {it}")
    });
    lines.extend(relics);
    lines.extend(seen(cast, arcano));
    lines
}

/// A Prophet in the rearguard: what everybody has seen of it, and to its owner all of it.
fn in_rear(view: &View, cast: &Cast, seat: Seat, slot: usize, at: u8) -> Vec<String> {
    let lang = cast.lang;
    let arcano = view.open.arcano((seat, at));
    let own = view.own.as_ref().filter(|_| view.viewer == Some(seat)).map(|own| &own.arcana[usize::from(at)]);
    let Some(prophet) = arcano.prophet.or(own.and_then(|own| own.prophet)) else {
        let n = arcano.size;
        return vec![say!(
            lang,
            "  Retroguardia, {slot}ª posizione: un Profeta coperto con {n} carte.",
            "  Rearguard, position {slot}: a face-down Prophet with {n} cards."
        )];
    };
    let (it, tokens) = (at_play(cast, prophet), tokens(cast, arcano));
    let damage = wounds(cast, arcano, prophet);
    let down = if arcano.prophet.is_none() { lang.pick(", coperta", ", face down") } else { "" };
    let mut lines = vec![
        say!(
            lang,
            "  Retroguardia, {slot}ª posizione{down}: {it}",
            "  Rearguard, position {slot}{down}: {it}"
        ),
        format!("    {damage}{tokens}."),
    ];
    match own {
        Some(own) => {
            lines.extend(
                own.cults.iter().chain(&own.relics).map(|card| format!("    {}", at_play(cast, *card))),
            );
        }
        None => {
            lines.extend(arcano.relics.iter().map(|card| {
                let it = at_play(cast, *card);
                say!(lang, "    Reliquia: {it}", "    Relic: {it}")
            }));
            let cults = cast.cults(usize::from(arcano.size).saturating_sub(arcano.relics.len()));
            lines.push(say!(lang, "    Porta {cults}.", "    It carries {cults}."));
        }
    }
    lines.extend(seen(cast, arcano));
    lines
}

/// '40 danni di 120'.
fn wounds(cast: &Cast, arcano: &Arcano, prophet: Card) -> String {
    let (n, faith) = (arcano.damage, cast.set.body(prophet).faith);
    say!(cast.lang, "{n} danni di {faith}", "{n} damage of {faith}")
}

/// Evil tokens, and what has become of the ability.
fn tokens(cast: &Cast, arcano: &Arcano) -> String {
    let lang = cast.lang;
    let mut notes: Vec<String> = Vec::new();
    for evil in Evil::ALL.into_iter().filter(|evil| arcano.has(*evil)) {
        let name = evil.title().get(lang).to_owned();
        let several = evil == Evil::Struggimento && arcano.griefs > 1;
        notes.push(if several { format!("{name} ({})", arcano.griefs) } else { name });
    }
    if arcano.shielded {
        notes.push(say!(lang, "nessun danno in questo turno", "no damage this turn"));
    }
    if arcano.annulled {
        notes.push(say!(lang, "abilità annullata", "ability annulled"));
    }
    if let Some(card) = arcano.copied {
        notes.push(say!(lang, "copia l'abilità {of}", "copies the ability {of}", of = cast.of_card(card)));
    }
    notes.iter().map(|note| format!("; {note}")).collect()
}

/// Cards that lie face down and that everybody has seen before. [18.4]
fn seen(cast: &Cast, arcano: &Arcano) -> Option<String> {
    let cards: Vec<Card> = arcano.known.iter().collect();
    (!cards.is_empty() && !arcano.fallen).then(|| {
        say!(
            cast.lang,
            "    Fra le coperte si è già visto: {all}.",
            "    Seen before among the face-down ones: {all}.",
            all = cast.cards(&cards)
        )
    })
}

/// What everybody knows of a seat's Interventions.
fn known_divine(view: &View, cast: &Cast, seat: Seat) -> Vec<String> {
    let side = view.open.side(seat);
    if view.viewer == Some(seat) {
        return Vec::new();
    }
    let known = [
        (&side.exposed, "Interventi visti, dal primo", "Interventions seen, from the top"),
        (&side.under, "In fondo agli Interventi", "Lowest among the Interventions"),
    ];
    known
        .iter()
        .filter(|(cards, ..)| !cards.is_empty())
        .map(|(cards, it, en)| format!("  {}: {}.", cast.lang.pick(it, en), cast.cards(cards)))
        .collect()
}

/// The viewer's own Interventions in their order, and a target that is not shown yet.
pub(super) fn divine(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let Some(own) = &view.own else { return Vec::new() };
    let mut lines = Vec::new();
    if !own.divine.is_empty() {
        lines.push(say!(
            lang,
            "I tuoi Interventi Divini, dal primo.",
            "Your Divine Interventions, from the top."
        ));
        lines.extend(own.divine.iter().map(|card| format!("  {}", at_play(cast, *card))));
    }
    let targets = [
        (own.target, lang.pick("Il tuo Bersaglio", "Your Target")),
        (view.partner, lang.pick("Il Bersaglio del compagno", "Your partner's Target")),
    ];
    let targets: Vec<String> =
        targets.into_iter().filter_map(|(at, whose)| Some(format!("{whose}: {}", cast.seat(at?)))).collect();
    if !targets.is_empty() {
        lines.push(format!("{}.", and(lang, &targets)));
    }
    lines
}
