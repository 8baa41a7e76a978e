//! One's own place: the rose window, the Saint in the Zona Attiva, the Zona Supporti. Whoever watches sees the
//! place of the seat whose turn it is.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{card, emblem, rose, words};
use crate::Card;

/// Whose place is the large one.
pub(super) fn whose(scene: &Scene<'_>) -> Seat {
    let winner = scene.open.ending.and_then(crate::Ending::winner);
    scene.me().or(winner).unwrap_or(scene.open.active)
}

pub(super) fn own(scene: &Scene<'_>) -> Markup {
    let (lang, seat) = (scene.lang, whose(scene));
    let place = scene.open.place(seat);
    let mine = scene.me() == Some(seat);
    let turn = scene.has_begun() && scene.open.active == seat && scene.open.ending.is_none();
    let heading = if mine { lang.pick("Il tuo posto", "Your place").to_owned() } else { scene.name(seat) };
    let (have, goal) = (place.rosa.len(), scene.open.setup.goal());
    html! {
        section.own.turn[turn] aria-label=(heading) data-place=(seat) {
            div.rosa-of {
                @if mine { small.you { (lang.pick("Tu", "You")) " · " (scene.name(seat)) } }
                (rose::window(scene, seat, "large"))
                p.tally {
                    b { (have) } (lang.pick(" di ", " of ")) b { (goal) }
                    (words::worded(lang, lang.pick(" nella Rosa", " in the Rosa")))
                    @if have == 0 { small { (lang.pick("Ogni Santo che ha i suoi punti accende una luce.", "Each Saint that has its points lights one light.")) } }
                }
            }
            div.zones {
                @if !mine { h2 { (heading) } }
                (active(scene, seat))
                (supports(scene, seat))
                @if !place.rosa.is_empty() {
                    details.in-the-rosa id="in-the-rosa" {
                        summary { (lang.pick("Chi è nella Rosa", "Who is in the Rosa")) }
                        ul { @for saint in &place.rosa { li { (card::opens(scene, "rosa", *saint, 1)) } } }
                    }
                }
            }
        }
    }
}

/// The Saint in the Zona Attiva.
fn active(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let Some(saint) = scene.open.place(seat).active else {
        return html! {
            article.active.empty {
                small.zone-of { (words::worded(lang, "Zona Attiva")) }
                p { @if scene.has_begun() {
                    (lang.pick("Vuota: senza un Santo non si guadagnano punti. Posane uno dalla mano.", "Empty: without a Saint no points are gained. Lay one from your hand."))
                } @else { (lang.pick("Qui andrà il primo Santo.", "The first Saint will come here.")) } }
            }
        };
    };
    let Some(printed) = scene.saint(saint) else { return html! {} };
    let (points, need) = scene.points(seat);
    html! {
        article.active {
            span.portrait data-card=(saint) { (emblem::saint(scene.set, saint, "big")) }
            div.who-is {
                small.zone-of { (words::worded(lang, "Zona Attiva")) " · " (card::type_of(lang, printed.kind)) }
                h3 { (printed.name.get(lang)) }
                p.level {
                    span { (words::worded(lang, lang.pick("livello", "level"))) " " b { (card::level(scene, seat)) } " ·" } " "
                    span.count { b { (points) } (lang.pick(" su ", " of ")) b { (need) } (lang.pick(" punti", " points")) }
                }
                p.points-of {
                    (card::pips(scene, seat, false))
                    @if let Some(odd) = card::odd_need(scene, seat) { small { (lang.pick("servono: ", "needed: ")) (odd) } }
                }
            }
            p.says { (words_of(scene, saint)) }
            @let life = html! { (printed.life.get(lang)) };
            div.life { (folded(&format!("life-{saint}"), html! { (lang.pick("Chi era", "Who that was")) }, &life)) }
        }
    }
}

/// Words that are shown as far as there is room for them; pressed, or under the mouse, they unfold over what lies above.
pub(super) fn folded(id: &str, begins: Markup, whole: &Markup) -> Markup {
    html! {
        details.folded name="told" id=(id) {
            summary { (begins) }
            div.over { (whole) }
        }
    }
}

/// What a card says; a Saint without a text says nothing.
pub(super) fn words_of(scene: &Scene<'_>, card: Card) -> Markup {
    match scene.text(card).as_str() {
        "" => silent(scene),
        text => words::worded(scene.lang, text),
    }
}

/// The same where it can be pressed as a whole.
pub(super) fn plainly(scene: &Scene<'_>, card: Card) -> Markup {
    match scene.text(card).as_str() {
        "" => silent(scene),
        text => html! { (text) },
    }
}

fn silent(scene: &Scene<'_>) -> Markup {
    html! { span.silent { (scene.lang.pick("Nessun effetto.", "No effect.")) } }
}

fn supports(scene: &Scene<'_>, seat: Seat) -> Markup {
    let supports = scene.open.place(seat).supports;
    html! {
        section.supports aria-label="Zona Supporti" {
            h3 { (words::worded(scene.lang, "Zona Supporti")) @if supports.is_empty() { small { " · " (scene.lang.pick("vuota", "empty")) } } }
            @if !supports.is_empty() {
                ul {
                    @for card in supports.iter() {
                        li data-card=(card) {
                            @let name = html! { (emblem::of(scene.set, card, "tiny")) b { (scene.title(card)) } };
                            (folded(&format!("support-{card}"), name, &words_of(scene, card)))
                        }
                    }
                }
            }
        }
    }
}
