//! How the Arcana come about.

use crate::rules::FIFTH;
use crate::text::names::Cast;
use crate::text::say;
use crate::{Card, What};

pub(super) fn event(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    let card = |card: &Card| cast.card(*card);
    match what {
        What::Order(seat, before) => say!(
            lang,
            "La sorte ha deciso: {a} è il {nth} nell'ordine di costruzione.",
            "Chance has decided: {a} is {nth} in the order of building.",
            a = cast.seat(*seat),
            nth = cast.nth_of(*before)
        ),
        What::Destiny(seat, at) => say!(
            lang,
            "{a} prende la serie {set}.",
            "{a} takes the set {set}.",
            a = cast.seat(*seat),
            set = cast.destiny(*at)
        ),
        What::Left(seat) => {
            say!(lang, "{a} lascia fuori una carta.", "{a} leaves a card out.", a = cast.seat(*seat))
        }
        What::LeftCard(seat, it) => say!(
            lang,
            "La carta che {a} lascia fuori è {it}.",
            "The card that {a} leaves out is {it}.",
            a = cast.seat(*seat),
            it = card(it)
        ),
        What::Round(round) => say!(
            lang,
            "Passaggio {round}: tutti prendono insieme il mazzetto seguente.",
            "Round {round}: all take the next packs together."
        ),
        What::TookPack(seat, pack) => say!(
            lang,
            "{a} prende in mano il mazzetto {n}.",
            "{a} picks up pack {n}.",
            a = cast.seat(*seat),
            n = pack + 1
        ),
        What::Found(seat, it) => say!(
            lang,
            "Nel suo mazzetto {a} trova {it}.",
            "In its pack {a} finds {it}.",
            a = cast.seat(*seat),
            it = card(it)
        ),
        What::Paid(seat, n) => say!(
            lang,
            "Per quest'altro mazzetto {a} paga {n} danni, che andranno sul primo Profeta che schiera.",
            "For this further pack {a} pays {n} damage, which goes onto the first Prophet that it fields.",
            a = cast.seat(*seat)
        ),
        What::Took(seat, it, at) => say!(
            lang,
            "{a} mette {it} {into}.",
            "{a} puts {it} {into}.",
            a = cast.seat(*seat),
            it = card(it),
            into = into(cast, *at)
        ),
        What::Dropped(seat, it, at) => say!(
            lang,
            "{a} toglie {it} {from}.",
            "{a} takes {it} {from}.",
            a = cast.seat(*seat),
            it = card(it),
            from = from(cast, *at)
        ),
        What::Down(seat) => {
            say!(lang, "{a} posa il mazzetto.", "{a} puts the pack down.", a = cast.seat(*seat))
        }
        What::Closed(seat) => {
            say!(lang, "{a} chiude la costruzione.", "{a} closes its building.", a = cast.seat(*seat))
        }
        What::Still => say!(
            lang,
            "Per un giro intero nessuno ha preso una carta: la costruzione finisce per tutti.",
            "For a whole lap nobody has taken a card: building ends for all."
        ),
        What::Filling(seat) => say!(
            lang,
            "Agli Arcani incompleti provvede la sorte: {a} ne riceve una carta.",
            "Chance sees to incomplete Arcana: {a} receives a card from it.",
            a = cast.seat(*seat)
        ),
        What::Filled(seat, it, at) => say!(
            lang,
            "Dalla sorte {a} riceve {it}, che va {into}.",
            "From chance {a} receives {it}, which goes {into}.",
            a = cast.seat(*seat),
            it = card(it),
            into = into(cast, *at)
        ),
        What::Emptied(seat, at) => say!(
            lang,
            "Nessun Profeta rimasto può portare le carte che {a} ha messo {into}: escono dal gioco.",
            "No Prophet left over can carry the cards that {a} has put {into}: they leave the game.",
            a = cast.seat(*seat),
            into = into(cast, *at)
        ),
        What::Next(seat, it) => say!(
            lang,
            "{a} mette poi {it} fra gli Interventi.",
            "{a} puts {it} next among the Interventions.",
            a = cast.seat(*seat),
            it = card(it)
        ),
        What::Built(seat, divine) => say!(
            lang,
            "{a} ha pronti i suoi Arcani, con {divine}.",
            "{a} has its Arcana ready, with {divine}.",
            a = cast.seat(*seat),
            divine = cast.divine(usize::from(*divine))
        ),
        _ => String::new(),
    }
}

/// 'nel secondo Arcano'.
fn into(cast: &Cast, at: u8) -> String {
    match at {
        FIFTH => say!(cast.lang, "fra gli Interventi", "among the Interventions"),
        _ => say!(cast.lang, "nel {n} Arcano", "into the {n} Arcano", n = cast.nth_of(at)),
    }
}

fn from(cast: &Cast, at: u8) -> String {
    match at {
        FIFTH => say!(cast.lang, "dagli Interventi", "out of the Interventions"),
        _ => say!(cast.lang, "dal {n} Arcano", "out of the {n} Arcano", n = cast.nth_of(at)),
    }
}
