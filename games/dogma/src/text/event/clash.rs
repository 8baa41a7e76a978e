//! The opening, turns, orders, and what sets something off.

use crate::text::names::{Cast, joined};
use crate::text::{orders, say};
use crate::{Card, LINE, What};

pub(super) fn event(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    let card = |card: &Card| cast.card(*card);
    match what {
        What::Opened => say!(
            lang,
            "Comincia lo scontro: i primi Profeti si scoprono insieme.",
            "The clash begins: the first Prophets are turned up together."
        ),
        What::Turn(turn) => say!(lang, "Comincia il turno {turn}.", "Turn {turn} begins."),
        What::Stalled(n) => say!(
            lang,
            "Da troppi turni non succede nulla: ogni Profeta attivo riceve {n} danni.",
            "Nothing has happened for too many turns: every active Prophet takes {n} damage."
        ),
        What::Together(seats) => say!(
            lang,
            "Gli ordini sono contemporanei: agiscono insieme {all}.",
            "The orders are simultaneous: {all} act together.",
            all = cast.seats(*seats)
        ),
        What::Ready(_)
        | What::Chose(_)
        | What::ChoseCard(..)
        | What::Laid(..)
        | What::Places(_)
        | What::Stands(..) => preparing(cast, what),
        What::Aimed(seat) => {
            say!(lang, "{a} ha scelto il Bersaglio.", "{a} has chosen its Target.", a = cast.seat(*seat))
        }
        What::AimedAt(seat, at) => say!(
            lang,
            "{a} prende di mira {at}.",
            "{a} takes {at} as its Target.",
            a = cast.seat(*seat),
            at = cast.seat(*at)
        ),
        What::Planned(seat, plan, at, target) | What::Early(seat, plan, at, target) => {
            let (a, order) = (cast.seat(*seat), orders::plan(cast, *plan, *at));
            match target.map(|target| cast.seat(target)) {
                Some(at) => {
                    say!(lang, "{a} rivela: {order}, contro {at}.", "{a} shows: {order}, against {at}.")
                }
                None => say!(lang, "{a} rivela: {order}.", "{a} shows: {order}."),
            }
        }
        What::Lost(seat) => {
            say!(lang, "{a} perde il suo ordine.", "{a} loses its order.", a = cast.seat(*seat))
        }
        What::Fizzled(seat) => say!(
            lang,
            "L'ordine {of} va a vuoto.",
            "The order {of} comes to nothing.",
            of = cast.of_seat(*seat)
        ),
        What::Passed(seat) => say!(lang, "{a} passa.", "{a} passes.", a = cast.seat(*seat)),
        What::Divine(seat, it) => say!(
            lang,
            "{a} invoca l'Intervento Divino {it}.",
            "{a} calls on the Divine Intervention {it}.",
            a = cast.seat(*seat),
            it = card(it)
        ),
        What::Appeal(seat) => say!(
            lang,
            "{a} fa il suo Appello alla Razionalità: 30 danni a ogni Profeta attivo.",
            "{a} makes its Appello alla Razionalità: 30 damage to every active Prophet.",
            a = cast.seat(*seat)
        ),
        What::Proof { tester, hider, hidden, said } => {
            let (a, b) = (cast.seat(*tester), cast.seat(*hider));
            let (hidden, said, passed) = (hidden.title(), said.title(), hidden == said);
            match passed {
                true => say!(
                    lang,
                    "Prova di Fedeltà: {b} ha nascosto {hidden}, {a} nomina {said} e la supera.",
                    "Prova di Fedeltà: {b} has hidden {hidden}, {a} names {said} and passes it."
                ),
                false => say!(
                    lang,
                    "Prova di Fedeltà: {b} ha nascosto {hidden}, {a} nomina {said} e non la supera.",
                    "Prova di Fedeltà: {b} has hidden {hidden}, {a} names {said} and does not pass it."
                ),
            }
        }
        _ => of_prophets(cast, what),
    }
}

/// Choices that nobody else sees yet.
fn preparing(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    match what {
        What::Ready(seat) => say!(lang, "{a} è pronto.", "{a} is ready.", a = cast.seat(*seat)),
        What::Chose(seat) => {
            say!(lang, "{a} ha scelto chi schierare.", "{a} has chosen whom to field.", a = cast.seat(*seat))
        }
        What::ChoseCard(seat, it) => say!(
            lang,
            "{a} sta per schierare {it}.",
            "{a} is about to field {it}.",
            a = cast.seat(*seat),
            it = cast.card(*it)
        ),
        What::Laid(seat, it) if it.is_prophet() => say!(
            lang,
            "{a} mette poi {it} nella retroguardia.",
            "{a} puts {it} next in the rearguard.",
            a = cast.seat(*seat),
            it = cast.card(*it)
        ),
        What::Laid(seat, it) => say!(
            lang,
            "{a} mette poi {it} fra le carte Culto.",
            "{a} puts {it} next among the Cult cards.",
            a = cast.seat(*seat),
            it = cast.card(*it)
        ),
        What::Places(seat) => say!(
            lang,
            "{a} sta disponendo le sue carte.",
            "{a} is arranging its cards.",
            a = cast.seat(*seat)
        ),
        What::Stands(seat, sizes) => {
            let rear: Vec<String> = sizes[1..LINE].iter().map(u8::to_string).collect();
            if rear.iter().all(|size| *size == rear[0]) {
                return say!(
                    lang,
                    "{a} ha in retroguardia, coperti, tre Profeti con {n} carte ciascuno.",
                    "{a} has three Prophets face down in the rearguard, with {n} cards each.",
                    a = cast.seat(*seat),
                    n = rear[0]
                );
            }
            say!(
                lang,
                "{a} ha in retroguardia, coperti, tre Profeti con {sizes} carte.",
                "{a} has three Prophets face down in the rearguard, with {sizes} cards.",
                a = cast.seat(*seat),
                sizes = joined(lang, &rear)
            )
        }
        _ => String::new(),
    }
}

/// What Prophets do, and what is done with them.
fn of_prophets(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    let card = |card: &Card| cast.card(*card);
    match what {
        What::Fielded(who, relics, cults) => {
            let (a, it, cults) = (cast.seat(who.0), card(&who.1), cast.cults(usize::from(*cults)));
            match relics.as_slice() {
                [] => say!(lang, "{a} schiera {it}, con {cults}.", "{a} fields {it}, with {cults}."),
                relics => say!(
                    lang,
                    "{a} schiera {it}, con {relics} e {cults}.",
                    "{a} fields {it}, with {relics} and {cults}.",
                    relics = relics.iter().map(card).collect::<Vec<_>>().join(", ")
                ),
            }
        }
        What::Lies(who, it, at) => say!(
            lang,
            "Fra le carte {of} si vede {it}, in {place}: è Rivelata.",
            "{it}, in {place} among the cards {of}, is face up: it is Rivelata.",
            of = cast.of_who(*who),
            it = card(it),
            place = cast.place(*at)
        ),
        What::Debt(who, n) => say!(
            lang,
            "{it} comincia con i {n} danni della costruzione.",
            "{it} begins with the {n} damage of building.",
            it = cast.who(*who)
        ),
        What::Retired(who) => say!(
            lang,
            "{it} lascia il campo e va in retroguardia.",
            "{it} leaves the field for the rearguard.",
            it = cast.who(*who)
        ),
        What::Crisis(who) => {
            say!(lang, "Crisi Mistica colpisce {it}.", "Crisi Mistica strikes {it}.", it = cast.who(*who))
        }
        What::Shown(who, it, at) => say!(
            lang,
            "{who} scopre {it}, in {place}.",
            "{who} reveals {it}, in {place}.",
            who = cast.who(*who),
            it = card(it),
            place = cast.place(*at)
        ),
        What::Used(who, it) => {
            say!(lang, "{who} usa {it}.", "{who} uses {it}.", who = cast.who(*who), it = card(it))
        }
        What::Special(who, it) if who.1 == *it => {
            say!(lang, "{who} usa il suo Speciale.", "{who} uses the Special ability.", who = cast.who(*who))
        }
        What::Special(who, it) => say!(
            lang,
            "{who} usa lo Speciale {of}.",
            "{who} uses the Special {of}.",
            who = cast.who(*who),
            of = cast.of_card(*it)
        ),
        What::Ability(who, it) if who.1 == *it => {
            say!(lang, "Scatta l'abilità {of}.", "The ability {of} is set off.", of = cast.of_who(*who))
        }
        What::Ability(who, it) => say!(
            lang,
            "Per {who} scatta l'abilità {of}.",
            "For {who} the ability {of} is set off.",
            who = cast.who(*who),
            of = cast.of_card(*it)
        ),
        What::Picked(seat, who) => {
            say!(lang, "{a} sceglie {it}.", "{a} chooses {it}.", a = cast.seat(*seat), it = cast.who(*who))
        }
        What::PickedPlace(seat, who, at) => say!(
            lang,
            "{a} sceglie la {nth} carta Culto {of}.",
            "{a} chooses the {nth} Cult card {of}.",
            a = cast.seat(*seat),
            nth = cast.nth(*at),
            of = cast.of_who(*who)
        ),
        _ => String::new(),
    }
}
