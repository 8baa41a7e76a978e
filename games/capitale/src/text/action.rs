//! Actions as buttons and list entries: short, and saying what will happen.

use super::blow;
use super::known::known;
use super::names::{Cast, cards, number};
use crate::cards::{Does, Keyword};
use crate::text::say;
use crate::{Action, At, Card, Lay, Step, View};

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    let truth = &known(view);
    let open = &view.open;
    let step = open.agenda.next();
    let unit = |id| cast.unit(open, id);
    let at = |city| cast.at(open, city);
    table::lines! { cast, action;
        Action::Pass => { table::lines! { cast, step;
            Some(Step::TurnUp(_)) => "Non scoprire nessuna carta", "Turn no card up";
            _ => "Passa", "Pass";
        } };
        Action::Keep => "Tieni la mano", "Keep the hand";
        Action::Redraw => "Rimetti la mano e pesca 6 carte", "Put the hand back and draw 6 cards";
        Action::Skip if open.switches.set == Lay::Down => "Non scoprire nulla", "Turn nothing up";
        Action::Skip if open.opened > 0 => "Non aprire altro", "Open nothing more";
        Action::Skip => "Non aprire nulla", "Open nothing";
        Action::Decline => "Non difendere", "Do not defend";
        Action::Enough => "Basta combattenti", "Enough fighters";
        Action::No => { offer(cast, step, ("Rinuncia", "Decline"), ("non agisce", "does not act")) };
        Action::Accept => { offer(cast, step, ("Accetta", "Accept"), ("agisce", "acts")) };
        Action::End => "Finisci la fase principale", "End the main phase";
        Action::Ready => "Il mazzo è pronto", "The deck is ready";
        Action::Deck(deck), deck = cast.ready(deck) => "Gioca con «{deck}»", "Play with “{deck}”";
        Action::Start(seat) if view.viewer == Some(seat) => "Comincia tu", "Begin yourself";
        Action::Start(seat) | Action::First(seat), n = number(seat) => "Comincia il posto {n}", "Seat {n} begins";
        Action::In(card), it = cast.card(card) => "Sposta {it} dal side deck al mazzo", "Move {it} from the side deck to the deck";
        Action::Out(card), it = cast.card(card) => "Sposta {it} dal mazzo al side deck", "Move {it} from the deck to the side deck";
        Action::Open(card), it = cast.card(card) => "Apri {it}", "Open {it}";
        Action::Turn(id), it = face_down(view, cast, id) => "Scopri {it}", "Turn up {it}";
        Action::Lay(card, city), it = cast.card(card), city = at(city) => "Posa {it} coperta presso la {city}", "Lay {it} face down at {city}";
        Action::Set(id, city), it = unit(id), city = at(city) => "Colloca {it} nella {city}", "Set {it} at {city}";
        Action::Move(id, city), swift = open.unit(id).is_some_and(|unit| open.has(unit, Keyword::Swift)), it = unit(id), city = at(city) => { table::lines! { cast, swift;
            true => "Muovi {it} nella {city}", "Move {it} to {city}";
            false => "Muovi {it} nella {city} (si tappa)", "Move {it} to {city} (it taps)";
        } };
        Action::Use(id, ability) => { uses(view, cast, id, ability) };
        Action::Quick(card), it = cast.card(card) => "Gioca {it}", "Play {it}";
        Action::Attack(id), it = unit(id) => { table::lines! { cast, open.unit(id).and_then(crate::Unit::city);
            Some(at), city = cast.subject(open.spot(at)) => "Attacca la {city} con {it}", "Attack {city} with {it}";
            None => "Attacca con {it}", "Attack with {it}";
        } };
        Action::Defend(id), it = unit(id) => { table::lines! { cast, step;
            Some(Step::Window(_)) => "Chiama {it} a difendere", "Call {it} to defend";
            _ => "Difendi con {it}", "Defend with {it}";
        } };
        Action::Join(id), it = unit(id) => "Aggiungi {it}", "Add {it}";
        Action::Hit(id, power), it = unit(id) => { table::lines! { cast, blow::would_kill(truth, id, power);
            true => "Colpisci {it} con {power}, e muore", "Strike {it} with {power}, and it dies";
            false => "Colpisci {it} con {power}", "Strike {it} with {power}";
        } };
        Action::Choose(id) => { chosen(view, cast, step, id) };
        Action::City(city) => { to_city(view, cast, step, city) };
        Action::Take(card) => { take(cast, step, card) };
        Action::Face(face), face = cast.face(face) => "La città è {face}", "The city is {face}";
        Action::Draw(card), it = cast.card(card) => { table::lines! { cast, step;
            Some(Step::Lose(_)) => "La sorte scarta {it}", "Chance discards {it}";
            Some(Step::Mill(_)) => "Nel cimitero va {it}", "To the graveyard goes {it}";
            _ => "Si pesca {it}", "Drawn: {it}";
        } };
    }
}

/// What a card may do, or may find.
fn offer(cast: &Cast, step: Option<Step>, (it, en): (&str, &str), acts: (&str, &str)) -> String {
    let said = cast.lang.pick(it, en);
    table::lines! { cast, step;
        Some(Step::Offer(trigger)), card = cast.card(trigger.card), acts = cast.lang.pick(acts.0, acts.1) => { format!("{said}: {card} {acts}") };
        Some(Step::Fetch(..)) => "Non prendere nulla", "Take nothing";
        _ => { said.to_owned() };
    }
}

/// A face-down card, with its name for whoever may look at it.
pub(super) fn face_down(view: &View, cast: &Cast, id: u8) -> String {
    let card = view.down.iter().find(|(down, _)| *down == id).map(|(_, card)| cast.card(*card));
    let city = view.open.face_down(id).map(|down| cast.at(&view.open, down.city));
    table::lines! { cast, (card, city);
        (Some(card), Some(city)) => "{card} (#{id}) nella {city}", "{card} (#{id}) at {city}";
        (None, Some(city)) => "la carta coperta #{id} nella {city}", "the face-down card #{id} at {city}";
        (_, None) => "la carta coperta #{id}", "the face-down card #{id}";
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
    let place = table::lines! { cast, unit.at;
        At::City(city), city = city + 1 => "città {city}", "city {city}";
        At::Field => { lang.pick("campo", "field").to_owned() };
        At::With(with), it = cast.unit(open, with) => "presso {it}", "with {it}";
    };
    let it = say!(lang, "{name} ({twin}posto {n}, {place})", "{name} ({twin}Seat {n}, {place})");
    table::lines! { cast, step;
        Some(Step::Break(_)) => "Togli {it}", "Remove {it}";
        _ => "Scegli {it}", "Choose {it}";
    }
}

fn to_city(view: &View, cast: &Cast, step: Option<Step>, city: u8) -> String {
    let to = cast.at(&view.open, city);
    table::lines! { cast, step;
        Some(Step::Truce(_)) => "Tregua nella {to}", "Truce at {to}";
        Some(Step::Way(_, id, _)), it = cast.unit(&view.open, id) => "Sposta {it} nella {to}", "Move {it} to {to}";
        _ => "Scegli la {to}", "Choose {to}";
    }
}

/// A card: to discard, to fetch, to recover.
fn take(cast: &Cast, step: Option<Step>, card: Card) -> String {
    let it = cast.card(card);
    table::lines! { cast, step;
        Some(Step::Trim(_) | Step::Discard(_)) => "Scarta {it}", "Discard {it}";
        Some(Step::Recover(..)) => "Riprendi {it}", "Recover {it}";
        Some(Step::Raise(..)) => "Rianima {it}", "Raise {it}";
        _ => "Prendi {it}", "Take {it}";
    }
}
