//! What the match is about: the aim before the first turn, how the first leg ended before the second begins, and both
//! legs at the end.

use maud::{Markup, html};
use table::{Lang, Seat, Text};

use crate::text::{name, points};
use crate::{How, Piece, Stage, Vertex, View};

/// Shown during the set-up only, and when all is over.
pub(super) fn legs(view: &View, lang: Lang) -> Markup {
    html! {
        @if view.stage == Stage::Over { (both(view, lang)) }
        @else if view.turn == 0 && view.leg == 1 { p.aim { (aim(view, view.viewer).get(lang)) } }
        @else if view.turn == 0 { (between(view, lang)) }
    }
}

/// What one has to do, in one breath.
fn aim(view: &View, seat: Option<Seat>) -> Text {
    let cap = view.setup.cap;
    let (turns, within) = if cap == 1 {
        (Text::new("1 turno", "1 turn"), Text::new("in un turno", "in one turn"))
    } else {
        (
            Text::new(format!("{cap} turni"), format!("{cap} turns")),
            Text::new(format!("entro {cap} turni"), format!("within {cap} turns")),
        )
    };
    let Text { it, en } = match seat {
        Some(seat) if seat == view.valandris() => Text::new(
            format!(
                "Sei Valandris, il demone in fuga: resta lontano dalle tre creature. Un punto per ogni turno fino alla cattura; dopo {} sei salvo.",
                turns.it
            ),
            format!(
                "You are Valandris, the demon on the run: keep away from the three creatures. One point for each turn until you are caught; after {} you are safe.",
                turns.en
            ),
        ),
        Some(_) => Text::new(
            format!(
                "Sei il Santo Spirito: con tre creature devi catturare Valandris, arrivando sul suo vertice {}.",
                within.it
            ),
            format!(
                "You are the Spirit: with three creatures you must catch Valandris, by landing on his vertex {}.",
                within.en
            ),
        ),
        None => Text::new(
            format!("Con tre creature il Santo Spirito deve catturare Valandris {}.", within.it),
            format!("With three creatures the Spirit must catch Valandris {}.", within.en),
        ),
    };
    if view.setup.legs == 1 {
        return Text::new(it, en);
    }
    Text::new(
        format!("{it} Poi i ruoli si scambiano: vince chi, da Valandris, resiste di più."),
        format!("{en} Then the roles are swapped: whoever lasts longer as Valandris wins."),
    )
}

/// Between the legs: how the first one ended, what it was worth, who one is now and what is to be beaten.
fn between(view: &View, lang: Lang) -> Markup {
    let first = view.points[1];
    let now = now(view, view.viewer, first);
    html! {
        section.between aria-labelledby="between" {
            p.worth { b.score { (first) } span { (points(first).get(lang).trim_start_matches(|c: char| c.is_ascii_digit())) } }
            div {
                h2 id="between" { (lang.pick("Fine della prima manche", "End of the first leg")) }
                p { (ended(view).get(lang)) " " (lang.pick("I ruoli si scambiano.", "The roles are swapped.")) }
                p { b { (now.0.get(lang)) } " " (now.1.get(lang)) }
            }
        }
    }
}

/// How the first leg ended. Its last mark is the landing that captured.
fn ended(view: &View) -> Text {
    let first = view.points[1];
    if first > view.setup.cap {
        return survived(view.setup.cap);
    }
    match view.trail.spirit().filter(|mark| !matches!(mark.how, How::Seal | How::Unseal)).last() {
        Some(mark) => captured(mark.piece, mark.to, first),
        None => Text::new(
            format!("Valandris è stato catturato al turno {first}."),
            format!("Valandris was captured in turn {first}."),
        ),
    }
}

fn survived(cap: u16) -> Text {
    Text::new(
        format!("Dopo {cap} turni Valandris era ancora libero."),
        format!("After {cap} turns Valandris was still free."),
    )
}

fn captured(by: Piece, at: Vertex, turn: u16) -> Text {
    Text::new(
        format!("Al turno {turn} {} ha catturato Valandris in {at}.", name(by).it),
        format!("In turn {turn} {} captured Valandris on {at}.", name(by).en),
    )
}

/// Who one is in the second leg, and what is to be done to win it.
fn now(view: &View, seat: Option<Seat>, first: u16) -> (Text, Text) {
    let cap = view.setup.cap;
    let never = first > cap;
    match seat {
        Some(seat) if seat == view.valandris() => (
            Text::new("Ora sei Valandris.", "Now you are Valandris."),
            if never {
                Text::new(
                    format!("Per pareggiare devi restare libero per tutti e {cap} i turni."),
                    format!("For a draw you must stay free for all {cap} turns."),
                )
            } else {
                Text::new(
                    format!(
                        "Vinci se dopo il turno {first} sei ancora libero; preso al turno {first}, è pari."
                    ),
                    format!(
                        "You win if you are still free after turn {first}; caught in turn {first}, it is a draw."
                    ),
                )
            },
        ),
        Some(_) => (
            Text::new("Ora sei il Santo Spirito.", "Now you are the Spirit."),
            if never {
                Text::new(
                    "Vinci se catturi Valandris, a qualunque turno.",
                    "You win if you catch Valandris, in whatever turn.",
                )
            } else if first == 1 {
                Text::new(
                    "Solo una cattura al turno 1 dà il pareggio.",
                    "Only a capture in turn 1 makes a draw.",
                )
            } else {
                Text::new(
                    format!("Vinci se catturi Valandris prima del turno {first}; al turno {first} è pari."),
                    format!(
                        "You win if you catch Valandris before turn {first}; in turn {first} it is a draw."
                    ),
                )
            },
        ),
        None => (Text::new("Il numero da superare:", "The number to beat:"), Text::same(format!("{first}."))),
    }
}

/// Both legs side by side.
fn both(view: &View, lang: Lang) -> Markup {
    let runners = if view.setup.legs == 1 { vec![Seat::new(1)] } else { vec![Seat::new(1), Seat::new(0)] };
    html! {
        ol.legs aria-label=(lang.pick("Le manche", "The legs")) {
            @for (number, seat) in (1..).zip(runners) {
                @let scored = view.points[seat.index()];
                li {
                    b.score { (scored) }
                    span {
                        b { @if view.setup.legs == 2 { (lang.pick("Manche ", "Leg ")) (number) ": " } (runner(lang, view.viewer, seat)) }
                        " " small { (fate(lang, view.setup.cap, scored)) }
                    }
                }
            }
        }
    }
}

fn runner(lang: Lang, viewer: Option<Seat>, seat: Seat) -> &'static str {
    match viewer {
        Some(viewer) if viewer == seat => lang.pick("Valandris eri tu", "you were Valandris"),
        Some(_) => lang.pick("lo Spirito eri tu", "you were the Spirit"),
        None if seat == Seat::new(0) => {
            lang.pick("Valandris era il primo posto", "the first seat was Valandris")
        }
        None => lang.pick("Valandris era il secondo posto", "the second seat was Valandris"),
    }
}

fn fate(lang: Lang, cap: u16, scored: u16) -> String {
    if scored > cap {
        return lang.pick("Valandris è sopravvissuto", "Valandris survived").to_owned();
    }
    lang.pick(
        format!("Valandris catturato al turno {scored}"),
        format!("Valandris captured in turn {scored}"),
    )
}
