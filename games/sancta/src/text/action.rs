//! Actions as buttons and list entries: short, and saying what will happen.

use table::Seat;

use super::known::known;
use super::names::{Cast, joined, number, points, so_many_cards};
use crate::cards::{Kind, Rule};
use crate::text::say;
use crate::{Action, Card, Place, Step, View, Why};

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    let lang = cast.lang;
    let step = view.open.agenda.next();
    table::lines! { cast, action;
        Action::Pass => { pass(cast, step) };
        Action::Advocatus => "Ferma la Beatitudine con un Advocatus Diaboli", "Stop the Beatitudine with an Advocatus Diaboli";
        Action::Accept => { table::lines! { cast, step;
            Some(Step::Offer(trigger)), name = cast.name(trigger.card) => "Fa' agire {name}", "Let {name} act";
            _ => "Accetta", "Accept";
        } };
        Action::End => "Finisci il turno", "End the turn";
        Action::Roll => "Tira il dado", "Roll the die";
        Action::Play(face) => { play(view, cast, face) };
        Action::Suffrage(card), name = cast.name(card), level = cast.printed(card) =>
            "Suffragio: scarta {name} (livello {level})", "Suffragio: discard {name} (level {level})";
        Action::Place(card), name = cast.name(card) => { table::lines! { cast, view.open.place(actor(view)).active;
            Some(_) => "Posa {name} nel Santuario", "Lay {name} into the Santuario";
            None => "Posa {name} nella Zona Attiva", "Lay {name} into the Zona Attiva";
        } };
        Action::Replace(card, slot), name = cast.name(card), out = in_slot(view, cast, slot) =>
            "Posa {name} nel Santuario e scarta {out}", "Lay {name} into the Santuario and discard {out}";
        Action::Enter(slot) => { enter(view, cast, step, slot) };
        Action::Swap(one, two), both = joined(lang, [one, two].map(|slot| in_slot(view, cast, slot)).into_iter()) =>
            "Scambia {both} nel Santuario", "Swap {both} in the Santuario";
        Action::At(other) => { choice(view, cast, step, other) };
        Action::Take(card) => { take(view, cast, step, card) };
        Action::Next(card) => { next(view, cast, card) };
        Action::Dealer(seat), n = number(seat) => "Il mazziere è il posto {n}", "The dealer is Seat {n}";
        Action::Die(face) => "Il dado dà {face}", "The die shows {face}";
        Action::Draw(card), card = cast.card(card) => { table::lines! { cast, step;
            Some(Step::Lose(_)) => "La sorte scarta {card}", "Chance discards {card}";
            Some(Step::Steal(..)) => "Capita {card}", "It happens to be {card}";
            _ => "Si pesca {card}", "Drawn: {card}";
        } };
    }
}

/// The seat that the labels speak to: the viewer, else the one that is asked.
fn actor(view: &View) -> Seat {
    view.viewer.or_else(|| view.open.agenda.asked().first()).unwrap_or(view.open.active)
}

/// The Saint of a slot, or the slot where there is none.
fn in_slot(view: &View, cast: &Cast, slot: u8) -> String {
    let found = view.open.place(actor(view)).santuario.get(usize::from(slot));
    let n = slot + 1;
    found.map_or_else(|| say!(cast.lang, "il Santo numero {n}", "Saint number {n}"), |card| cast.name(*card))
}

fn pass(cast: &Cast, step: Option<Step>) -> String {
    table::lines! { cast, step;
        Some(Step::Window(by, _)), n = number(by) => "Lascia passare la Beatitudine del posto {n}", "Let the Beatitudine of Seat {n} pass";
        Some(Step::Offer(trigger)), name = cast.name(trigger.card) => "Rinuncia: {name} non agisce", "Decline: {name} does not act";
        Some(Step::Exchange(_)) => "Lascia i Santi dove sono", "Leave the Saints where they are";
        _ => "Passa", "Pass";
    }
}

/// Cards that play alike have one button; it names the card that will be put down, if the viewer holds one.
fn play(view: &View, cast: &Cast, face: Card) -> String {
    let card = physical(view, face).unwrap_or(face);
    let said = cast.card(card);
    table::lines! { cast, card.kind();
        Kind::Trial, n = cast.difficulty(card) => "Supera {said} (difficoltà {n})", "Pass {said} (difficulty {n})";
        _ => "Gioca {said}", "Play {said}";
    }
}

/// Of equal cards in the viewer's hand the one that everybody knows goes first.
pub(super) fn physical(view: &View, face: Card) -> Option<Card> {
    known(view).physical(view.viewer?, face)
}

/// A substitution with its toll, or an exchange with what passes on. [10.2] [13.12] [14.9]
fn enter(view: &View, cast: &Cast, step: Option<Step>, slot: u8) -> String {
    let lang = cast.lang;
    let seat = actor(view);
    let new = in_slot(view, cast, slot);
    let Place { active: Some(out), points: had, .. } = *view.open.place(seat) else {
        return say!(lang, "Fa' entrare {new}", "Let {new} enter");
    };
    let (out, kept) = (cast.name(out), points(lang, had));
    let passes = matches!(step, Some(Step::Exchange(_)));
    if !passes && !known(view).has_rule(seat, Rule::FreeSubstitution) {
        return say!(
            lang,
            "Sostituisci {out} con {new} (si perdono {kept})",
            "Substitute {new} for {out} ({kept} are lost)"
        );
    }
    let kept = table::lines! { cast, (had, passes);
        (0, _) => { String::new() };
        (1, _) => " (che riceve {kept})", " ({kept} passes on)";
        _ => " (che riceve {kept})", " ({kept} pass on)";
    };
    table::lines! { cast, passes;
        true => "Scambia {out} con {new}{kept}", "Exchange {out} for {new}{kept}";
        false => "Sostituisci {out} con {new}{kept}", "Substitute {new} for {out}{kept}";
    }
}

/// Another seat, for what is going on.
fn choice(view: &View, cast: &Cast, step: Option<Step>, other: Seat) -> String {
    let lang = cast.lang;
    let n = number(other);
    let (Some(Step::Choose(_, why)), Some(place)) = (step, view.open.places.get(other.index())) else {
        return say!(lang, "Scegli il posto {n}", "Choose Seat {n}");
    };
    let hand = so_many_cards(lang, usize::from(place.hand));
    let saint = place.active.map(|card| cast.name(card));
    table::lines! { cast, why;
        Why::Steal, has = place.hand => "Ruba una carta al posto {n} (ne ha {has})", "Steal a card from Seat {n} (of {has})";
        Why::Look => "Guarda la mano del posto {n} ({hand})", "Look at the hand of Seat {n} ({hand})";
        Why::Take(most), taken = points(lang, most.min(place.points)), has = place.points, saint = saint.unwrap_or_default() =>
            "Prendi {taken}: {saint} (posto {n}, ne ha {has})", "Take {taken} from {saint} (Seat {n}, has {has})";
        Why::Rival(_), saint = match saint { Some(saint) => { let points = points(lang, place.points); format!("{saint}, {points}") } None => say!(lang, "Zona Attiva vuota", "empty Zona Attiva"), } =>
            "Scegli il posto {n} ({saint}; {hand})", "Choose Seat {n} ({saint}; {hand})";
    }
}

/// A card: to discard, to fetch, to call, to remove.
fn take(view: &View, cast: &Cast, step: Option<Step>, card: Card) -> String {
    let said = cast.card(card);
    table::lines! { cast, step;
        Some(Step::Trim(_) | Step::Discard(_)) => "Scarta {said}", "Discard {said}";
        Some(Step::Recover(..)) => "Riprendi {said}", "Recover {said}";
        Some(Step::Call(_)) => "Chiama {said}", "Call {said}";
        Some(Step::Remove(_)), owner = Seat::all(view.open.seats()).find(|seat| view.open.place(*seat).supports.has(card)) => { table::lines! { cast, owner.map(number);
            Some(n) => "Togli {said} al posto {n}", "Remove {said} of Seat {n}";
            None => "Togli {said}", "Remove {said}";
        } };
        _ => "Scegli {said}", "Choose {said}";
    }
}

/// The card that acts first, with whose it is.
fn next(view: &View, cast: &Cast, card: Card) -> String {
    let name = cast.name(card);
    let owner = view.open.waiting.iter().find(|trigger| trigger.card == card);
    table::lines! { cast, owner.map(|trigger| number(trigger.seat));
        Some(n) => "Agisca per prima la carta {name} (posto {n})", "Let {name} act first (Seat {n})";
        None => "Agisca per prima la carta {name}", "Let {name} act first";
    }
}
