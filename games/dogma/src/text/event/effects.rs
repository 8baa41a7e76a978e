//! What changes.

use crate::cards::Evil;
use crate::text::names::Cast;
use crate::text::say;
use crate::{Card, What};

pub(super) fn event(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    match what {
        What::Shielded(who, 0) => say!(
            lang,
            "{it} non riceve danni in questo turno.",
            "{it} takes no damage this turn.",
            it = cast.who(*who)
        ),
        What::Shielded(who, n) => say!(
            lang,
            "{it} non riceve danni in questo turno, e i {n} già ricevuti sono cancellati.",
            "{it} takes no damage this turn, and the {n} taken before are cancelled.",
            it = cast.who(*who)
        ),
        What::Hurt(who, n, now, faith) => {
            let it = cast.who(*who);
            match faith.saturating_sub(*now) {
                0 => say!(
                    lang,
                    "{it} riceve {n} danni: non restano punti Fede.",
                    "{it} takes {n} damage: no Faith left."
                ),
                left => say!(
                    lang,
                    "{it} riceve {n} danni: restano {left} punti Fede su {faith}.",
                    "{it} takes {n} damage: {left} of {faith} Faith left."
                ),
            }
        }
        What::Healed(who, n, now, faith) => say!(
            lang,
            "{it} recupera {n} punti Fede: ora ne ha {left} su {faith}.",
            "{it} recovers {n} Faith: {left} of {faith} now.",
            it = cast.who(*who),
            left = faith.saturating_sub(*now)
        ),
        What::Immune(who, of) => say!(
            lang,
            "{it} è immune {to}.",
            "{it} is immune to {to}.",
            it = cast.who(*who),
            to = lang.pick(of.to(), of.nouns().1[1])
        ),
        What::Doubled(who, of) => say!(
            lang,
            "{it} è debole contro {to}: i danni raddoppiano.",
            "{it} is weak to {to}: the damage is doubled.",
            it = cast.who(*who),
            to = lang.pick(of.against(), of.nouns().1[1])
        ),
        What::Token(..) | What::NoToken(..) | What::Freed(..) | What::Grief(..) => tokens(cast, what),
        What::Fervour(..)
        | What::Power(..)
        | What::Plain(_)
        | What::Annulled(_)
        | What::Copied(..)
        | What::Stripped(..)
        | What::Unrelic(..) => strength(cast, what),
        What::Burnt(..) | What::NoDivine(_) | What::Exposed(..) | What::Renewed(..) => divine(cast, what),
        What::Withdrawn(who) => {
            say!(
                lang,
                "{it} si ritira in retroguardia.",
                "{it} withdraws into the rearguard.",
                it = cast.who(*who)
            )
        }
        What::Firm(who) => {
            say!(lang, "{it} resta al suo posto.", "{it} stays in place.", it = cast.who(*who))
        }
        What::Defeated(who, cards) => {
            let (it, cards) = (cast.who(*who), cast.cards(cards));
            match cards.is_empty() {
                true => say!(lang, "{it} cade e va negli scarti.", "{it} falls and goes to the discards."),
                false => say!(
                    lang,
                    "{it} cade e va negli scarti, con {cards}.",
                    "{it} falls and goes to the discards, with {cards}."
                ),
            }
        }
        What::Raised(who, relic) => {
            let left = relic.map_or_else(String::new, |card| {
                say!(lang, "; {it} resta negli scarti", "; {it} stays in the discards", it = cast.card(card))
            });
            say!(
                lang,
                "{it} torna in gioco, in fondo alla retroguardia{left}.",
                "{it} comes back, at the end of the rearguard{left}.",
                it = cast.who(*who)
            )
        }
        What::Nothing(_, it) => {
            say!(lang, "{it} non ha effetto.", "{it} has no effect.", it = cast.card(*it))
        }
        _ => String::new(),
    }
}

fn tokens(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    match what {
        What::Token(who, evil) => say!(
            lang,
            "{it} riceve {token}.",
            "{it} gets {token}.",
            it = cast.who(*who),
            token = cast.a_token(*evil)
        ),
        What::NoToken(who, evil) => say!(
            lang,
            "Per {it} {token} non cambia nulla.",
            "For {it} {token} changes nothing.",
            it = cast.who(*who),
            token = cast.a_token(*evil)
        ),
        What::Freed(who, Evil::Struggimento) => say!(
            lang,
            "{it} perde ogni segnalino Struggimento.",
            "{it} loses every Struggimento token.",
            it = cast.who(*who)
        ),
        What::Freed(who, evil) => say!(
            lang,
            "{it} perde il segnalino {evil}.",
            "{it} loses its {evil} token.",
            it = cast.who(*who),
            evil = evil.title().get(lang)
        ),
        What::Grief(who, at) => say!(
            lang,
            "Lo Struggimento blocca la {nth} carta Culto {of}.",
            "Struggimento blocks the {nth} Cult card {of}.",
            nth = cast.nth(*at),
            of = cast.of_who(*who)
        ),
        _ => String::new(),
    }
}

/// Boosts, abilities, and cards that leave a Prophet.
fn strength(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    match what {
        What::Fervour(who, by, now) => say!(
            lang,
            "{it} riceve {by} al Fervore, che ora è {now}.",
            "{it} gets {by} Fervour, which is {now} now.",
            it = cast.who(*who),
            by = Cast::signed(*by)
        ),
        What::Power(who, at, by) => say!(
            lang,
            "La {nth} carta Culto {of} riceve {by} ai danni.",
            "The {nth} Cult card {of} gets {by} damage.",
            nth = cast.nth(*at),
            of = cast.of_who(*who),
            by = Cast::signed(*by)
        ),
        What::Plain(who) => say!(
            lang,
            "{it} perde potenziamenti e indebolimenti.",
            "{it} loses all boosts and weakenings.",
            it = cast.who(*who)
        ),
        What::Annulled(who) => {
            say!(lang, "L'abilità {of} è annullata.", "The ability {of} is annulled.", of = cast.of_who(*who))
        }
        What::Copied(who, it) => say!(
            lang,
            "{who} copia l'abilità {of}.",
            "{who} copies the ability {of}.",
            who = cast.who(*who),
            of = cast.of_card(*it)
        ),
        What::Stripped(who, it) => {
            say!(
                lang,
                "{who} scarta {it}.",
                "{who} discards {it}.",
                who = cast.who(*who),
                it = cast.card(*it)
            )
        }
        What::Unrelic(who, it) => say!(
            lang,
            "{who} scarta la Reliquia {it}.",
            "{who} discards the Relic {it}.",
            who = cast.who(*who),
            it = cast.card(*it)
        ),
        _ => String::new(),
    }
}

fn divine(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    let card = |card: &Card| cast.card(*card);
    match what {
        What::Burnt(seat, it) => say!(
            lang,
            "{a} scarta il suo primo Intervento Divino, {it}.",
            "{a} discards its top Divine Intervention, {it}.",
            a = cast.seat(*seat),
            it = card(it)
        ),
        What::NoDivine(seat) => say!(
            lang,
            "{a} non ha Interventi Divini da scartare.",
            "{a} has no Divine Intervention to discard.",
            a = cast.seat(*seat)
        ),
        What::Exposed(seat, cards) if cards.is_empty() => say!(
            lang,
            "{a} non ha Interventi Divini da mostrare.",
            "{a} has no Divine Interventions to show.",
            a = cast.seat(*seat)
        ),
        What::Exposed(seat, cards) => say!(
            lang,
            "{a} mostra i suoi Interventi Divini, dal primo: {cards}.",
            "{a} shows its Divine Interventions, from the top: {cards}.",
            a = cast.seat(*seat),
            cards = cast.cards(cards)
        ),
        What::Renewed(seat, it) => say!(
            lang,
            "{a} rimette {it} in fondo ai suoi Interventi Divini.",
            "{a} puts {it} back under its Divine Interventions.",
            a = cast.seat(*seat),
            it = card(it)
        ),
        _ => String::new(),
    }
}
