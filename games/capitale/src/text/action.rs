//! Actions as buttons and list entries: short, and saying what will happen.

use super::blow;
use super::known::known;
use super::names::{Cast, cards, number};
use crate::cards::{Keyword, What as Does};
use crate::text::say;
use crate::{Action, At, Card, Lay, Step, View};

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    let lang = cast.lang;
    let truth = &known(view);
    let open = &view.open;
    let step = open.agenda.next();
    let unit = |id| cast.unit(open, id);
    let at = |city| cast.at(open, city);
    match action {
        Action::Pass => match step {
            Some(Step::TurnUp(_)) => say!(lang, "Non scoprire nessuna carta", "Turn no card up"),
            _ => say!(lang, "Passa", "Pass"),
        },
        Action::Keep => say!(lang, "Tieni la mano", "Keep the hand"),
        Action::Redraw => say!(lang, "Rimetti la mano e pesca 6 carte", "Put the hand back and draw 6 cards"),
        Action::Skip if open.switches.set == Lay::Down => {
            say!(lang, "Non scoprire nulla", "Turn nothing up")
        }
        Action::Skip if open.opened > 0 => say!(lang, "Non aprire altro", "Open nothing more"),
        Action::Skip => say!(lang, "Non aprire nulla", "Open nothing"),
        Action::Decline => say!(lang, "Non difendere", "Do not defend"),
        Action::Enough => say!(lang, "Basta combattenti", "Enough fighters"),
        Action::No => offer(cast, step, ("Rinuncia", "Decline"), ("non agisce", "does not act")),
        Action::Accept => offer(cast, step, ("Accetta", "Accept"), ("agisce", "acts")),
        Action::End => say!(lang, "Finisci la fase principale", "End the main phase"),
        Action::Ready => say!(lang, "Il mazzo è pronto", "The deck is ready"),
        Action::Deck(deck) => {
            say!(lang, "Gioca con «{deck}»", "Play with “{deck}”", deck = cast.ready(deck))
        }
        Action::Start(seat) if view.viewer == Some(seat) => say!(lang, "Comincia tu", "Begin yourself"),
        Action::Start(seat) | Action::First(seat) => {
            say!(lang, "Comincia il posto {n}", "Seat {n} begins", n = number(seat))
        }
        Action::In(card) => say!(
            lang,
            "Sposta {it} dal side deck al mazzo",
            "Move {it} from the side deck to the deck",
            it = cast.card(card)
        ),
        Action::Out(card) => say!(
            lang,
            "Sposta {it} dal mazzo al side deck",
            "Move {it} from the deck to the side deck",
            it = cast.card(card)
        ),
        Action::Open(card) => say!(lang, "Apri {it}", "Open {it}", it = cast.card(card)),
        Action::Turn(id) => {
            say!(lang, "Scopri {it}", "Turn up {it}", it = face_down(view, cast, id))
        }
        Action::Lay(card, city) => say!(
            lang,
            "Posa {it} coperta presso la {city}",
            "Lay {it} face down at {city}",
            it = cast.card(card),
            city = at(city)
        ),
        Action::Set(id, city) => {
            say!(lang, "Colloca {it} nella {city}", "Set {it} at {city}", it = unit(id), city = at(city))
        }
        Action::Move(id, city) => {
            let swift = open.unit(id).is_some_and(|unit| open.has(unit, Keyword::Swift));
            let (it, city) = (unit(id), at(city));
            match swift {
                true => say!(lang, "Muovi {it} nella {city}", "Move {it} to {city}"),
                false => say!(lang, "Muovi {it} nella {city} (si tappa)", "Move {it} to {city} (it taps)"),
            }
        }
        Action::Use(id, ability) => uses(view, cast, id, ability),
        Action::Quick(card) => say!(lang, "Gioca {it}", "Play {it}", it = cast.card(card)),
        Action::Attack(id) => {
            let it = unit(id);
            match open.unit(id).and_then(crate::Unit::city) {
                Some(at) => {
                    let city = cast.subject(open.spot(at));
                    say!(lang, "Attacca la {city} con {it}", "Attack {city} with {it}")
                }
                None => say!(lang, "Attacca con {it}", "Attack with {it}"),
            }
        }
        Action::Defend(id) => say!(lang, "Difendi con {it}", "Defend with {it}", it = unit(id)),
        Action::Join(id) => say!(lang, "Aggiungi {it}", "Add {it}", it = unit(id)),
        Action::Hit(id, power) => {
            let it = unit(id);
            match blow::would_kill(truth, id, power) {
                true => {
                    say!(lang, "Colpisci {it} con {power}, e muore", "Strike {it} with {power}, and it dies")
                }
                false => say!(lang, "Colpisci {it} con {power}", "Strike {it} with {power}"),
            }
        }
        Action::Choose(id) => chosen(view, cast, step, id),
        Action::City(city) => to_city(view, cast, step, city),
        Action::Take(card) => take(cast, step, card),
        Action::Face(face) => {
            say!(lang, "La città è {face}", "The city is {face}", face = cast.face(face))
        }
        Action::Draw(card) => {
            let it = cast.card(card);
            match step {
                Some(Step::Lose(_)) => say!(lang, "La sorte scarta {it}", "Chance discards {it}"),
                Some(Step::Mill(_)) => say!(lang, "Nel cimitero va {it}", "To the graveyard goes {it}"),
                _ => say!(lang, "Si pesca {it}", "Drawn: {it}"),
            }
        }
    }
}

/// What a card may do, or may find.
fn offer(cast: &Cast, step: Option<Step>, (it, en): (&str, &str), acts: (&str, &str)) -> String {
    let said = cast.lang.pick(it, en);
    match step {
        Some(Step::Offer(trigger)) => {
            let (card, acts) = (cast.card(trigger.card), cast.lang.pick(acts.0, acts.1));
            format!("{said}: {card} {acts}")
        }
        Some(Step::Fetch(..)) => say!(cast.lang, "Non prendere nulla", "Take nothing"),
        _ => said.to_owned(),
    }
}

/// A face-down card, with its name for whoever may look at it.
pub(super) fn face_down(view: &View, cast: &Cast, id: u8) -> String {
    let lang = cast.lang;
    let card = view.down.iter().find(|(down, _)| *down == id).map(|(_, card)| cast.card(*card));
    let city = view.open.face_down(id).map(|down| cast.at(&view.open, down.city));
    match (card, city) {
        (Some(card), Some(city)) => say!(lang, "{card} (#{id}) nella {city}", "{card} (#{id}) at {city}"),
        (None, Some(city)) => {
            say!(lang, "la carta coperta #{id} nella {city}", "the face-down card #{id} at {city}")
        }
        (_, None) => say!(lang, "la carta coperta #{id}", "the face-down card #{id}"),
    }
}

/// A use with what it costs; a card that has several says which.
fn uses(view: &View, cast: &Cast, id: u8, at: u8) -> String {
    let lang = cast.lang;
    let name = cast.unit(&view.open, id);
    let abilities = view.open.unit(id).map_or(&[][..], |unit| view.open.abilities(unit.card));
    let several = abilities.iter().filter(|ability| matches!(ability.what, Does::Use { .. })).count() > 1;
    let mut notes = Vec::new();
    if several {
        notes.push(say!(lang, "abilità {n}", "ability {n}", n = at + 1));
    }
    if let Some(Does::Use { tap, discard, .. }) = abilities.get(usize::from(at)).map(|it| &it.what) {
        if *tap {
            notes.push(lang.pick("si tappa", "it taps").to_owned());
        }
        if *discard > 0 {
            let many = cards(lang, usize::from(*discard));
            notes.push(say!(lang, "scartando {many}", "discarding {many}"));
        }
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    say!(lang, "Usa {name}{notes}", "Use {name}{notes}")
}

/// A character or a card in play, with where it is.
fn chosen(view: &View, cast: &Cast, step: Option<Step>, id: u8) -> String {
    let lang = cast.lang;
    let open = &view.open;
    if matches!(step, Some(Step::Uncover(_))) || open.unit(id).is_none() && open.face_down(id).is_some() {
        return say!(lang, "Togli {it}", "Remove {it}", it = face_down(view, cast, id));
    }
    let Some(unit) = open.unit(id) else {
        return say!(lang, "Scegli la carta #{id}", "Choose card #{id}");
    };
    let (name, n) = (cast.card(unit.card), number(unit.owner));
    let twin = if open.has_twin(unit.card, id) { format!("#{id}, ") } else { String::new() };
    let place = match unit.at {
        At::City(city) => say!(lang, "città {city}", "city {city}", city = city + 1),
        At::Field => lang.pick("campo", "field").to_owned(),
        At::With(with) => say!(lang, "presso {it}", "with {it}", it = cast.unit(open, with)),
    };
    let it = say!(lang, "{name} ({twin}posto {n}, {place})", "{name} ({twin}Seat {n}, {place})");
    match step {
        Some(Step::Break(_)) => say!(lang, "Togli {it}", "Remove {it}"),
        _ => say!(lang, "Scegli {it}", "Choose {it}"),
    }
}

fn to_city(view: &View, cast: &Cast, step: Option<Step>, city: u8) -> String {
    let lang = cast.lang;
    let to = cast.at(&view.open, city);
    match step {
        Some(Step::Truce(_)) => say!(lang, "Tregua nella {to}", "Truce at {to}"),
        Some(Step::Way(_, id, _)) => {
            say!(lang, "Sposta {it} nella {to}", "Move {it} to {to}", it = cast.unit(&view.open, id))
        }
        _ => say!(lang, "Scegli la {to}", "Choose {to}"),
    }
}

/// A card: to discard, to fetch, to recover.
fn take(cast: &Cast, step: Option<Step>, card: Card) -> String {
    let lang = cast.lang;
    let it = cast.card(card);
    match step {
        Some(Step::Trim(_) | Step::Discard(_)) => say!(lang, "Scarta {it}", "Discard {it}"),
        Some(Step::Recover(..)) => say!(lang, "Riprendi {it}", "Recover {it}"),
        Some(Step::Raise(..)) => say!(lang, "Rianima {it}", "Raise {it}"),
        _ => say!(lang, "Prendi {it}", "Take {it}"),
    }
}
