//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use table::Seat;

use crate::step::Wait;
use crate::text::action::proof;
use crate::text::names::Cast;
use crate::text::say;
use crate::{Step, View};

/// What a seat chooses; of whoever else is asked only what everybody sees.
pub(crate) fn choosing(view: &View, cast: &Cast, step: Step, seat: Option<Seat>) -> String {
    table::lines! { cast, step;
        Step::Destiny(_) => "la serie con cui giocare", "the set to play with";
        Step::Leave => "quale delle quattro carte lasciare fuori", "which of the four cards to leave out";
        Step::Read => { reading(view, cast, seat) };
        Step::Build(_) => "con quali carte costruire gli Arcani, e quando chiudere", "which cards to build Arcana from, and when to close";
        Step::Stack => "l'ordine in cui stanno gli Interventi Divini", "the order in which the Divine Interventions lie";
        Step::Opening => { opening(view, cast, seat) };
        Step::Field(_) => "chi schierare", "whom to field";
        Step::Arrange(_) => { arranging(view, cast, seat) };
        Step::Reveal(_) => "se scoprire carte Culto prima degli ordini", "whether to turn up Cult cards before the orders";
        Step::Aim(_) => "il Bersaglio", "the Target";
        Step::Order(_) => "l'ordine per questo turno", "the order for this turn";
        Step::Choice(_) => { for_card(view, cast, seat) };
        Step::Proof(_) => { proving(view, cast, seat) };
        Step::Grieve => "quale carta Culto blocca lo Struggimento", "which Cult card Struggimento blocks";
        _ => "che cosa fare", "what to do";
    }
}

fn reading(view: &View, cast: &Cast, seat: Option<Seat>) -> String {
    let pack = seat.and_then(|seat| view.known().held(seat));
    table::lines! { cast, pack;
        Some(pack), n = pack + 1 => "che cosa prendere dal mazzetto {n}, prima di posarlo", "what to take from pack {n}, before putting it down";
        None => "che cosa prendere dal mazzetto", "what to take from the pack";
    }
}

fn opening(view: &View, cast: &Cast, seat: Option<Seat>) -> String {
    table::lines! { cast, seat.map(|seat| view.open.chosen.has(seat));
        Some(false) => "con quale Profeta aprire lo scontro", "with which Prophet to open the clash";
        Some(true) => "chi segue nella retroguardia", "who comes next in the rearguard";
        None => "con chi aprire lo scontro e come disporre la retroguardia", "with whom to open the clash and how to line up the rearguard";
    }
}

fn arranging(view: &View, cast: &Cast, seat: Option<Seat>) -> String {
    let lang = cast.lang;
    let Some(seat) = seat else {
        return say!(lang, "come disporre le carte Culto", "how to arrange the Cult cards");
    };
    let prophet = view.open.active(seat).and_then(|arcano| arcano.prophet);
    let of = prophet.map(|prophet| cast.of_who((seat, prophet))).unwrap_or_default();
    say!(
        lang,
        "quale carta Culto {of} mettere in {place}",
        "which Cult card {of} to put in {place}",
        place = cast.place(view.open.laid[seat.index()])
    )
}

/// What a card asks its owner for. Others see what it is about as well: effects are open.
fn for_card(view: &View, cast: &Cast, seat: Option<Seat>) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let Some(Step::Choice(seats)) = open.agenda.next() else { return String::new() };
    let one = seat.or_else(|| seats.first().filter(|_| seats.len() == 1));
    let asked = one.and_then(|seat| view.known().chooses(seat));
    let Some((at, wait)) = asked else {
        return say!(lang, "che cosa colpiscono i loro effetti", "what their effects strike");
    };
    let it = cast.card(open.acts[at].card);
    table::lines! { cast, wait;
        Wait::Special => "quale Speciale usare", "which Special to use";
        Wait::Rear(of), n = of.index() + 1 =>
            "un Profeta nella retroguardia del posto {n} per {it}", "a Prophet in the rearguard of Seat {n} for {it}";
        Wait::Place((of, arcano), _), prophet = open.arcano((of, arcano)).prophet, of = prophet.map(|prophet| cast.of_who((of, prophet))).unwrap_or_default() =>
            "una carta Culto {of} per {it}", "a Cult card {of} for {it}";
        Wait::Fallen => "quale Profeta sconfitto torna per {it}", "which defeated Prophet comes back for {it}";
        Wait::Proof { .. } => { String::new() };
    }
}

fn proving(view: &View, cast: &Cast, seat: Option<Seat>) -> String {
    table::lines! { cast, proof(view).map(|(tester, _)| Some(tester) == seat);
        Some(true) => "quale via nominare nella Prova di Fedeltà", "which way to name in the Prova di Fedeltà";
        Some(false) if seat.is_some() => "quale via nascondere nella Prova di Fedeltà", "which way to hide in the Prova di Fedeltà";
        _ => "le vie della Prova di Fedeltà", "the ways of the Prova di Fedeltà";
    }
}
