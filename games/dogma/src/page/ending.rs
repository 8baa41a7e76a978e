//! How it ended: who won, why, and what is left of each side.

use maud::{Markup, html};

use super::scene::Scene;
use super::words;
use crate::{Ending, How};

pub(super) fn ending(scene: &Scene<'_>) -> Markup {
    let Some(ending) = scene.open.ending else { return html! {} };
    html! {
        section.ending {
            div.glory { (super::emblem::rose()) }
            div {
                h2 { (headline(scene, ending)) }
                p { (why(scene, ending)) }
                (sums(scene, ending))
                ul.results {
                    @for seat in scene.open.seats() {
                        li class=(scene.side(seat)) {
                            b { (scene.name(seat)) } ": "
                            (words::counted(scene.open.left(seat), scene.lang, ["Profeta rimasto", "Profeti rimasti"], ["Prophet left", "Prophets left"]))
                        }
                    }
                }
            }
        }
    }
}

fn headline(scene: &Scene<'_>, ending: Ending) -> String {
    let lang = scene.lang;
    let Some(first) = ending.winners.iter().next() else {
        return lang.pick("Nessuno vince: lo scontro è pari", "Nobody wins: the clash is drawn").to_owned();
    };
    let mine = scene.me().map(|me| ending.winners.has(me));
    let names: Vec<String> = ending.winners.iter().map(|seat| scene.name(seat)).collect();
    match mine {
        Some(true) if scene.teams() => lang
            .pick("La tua squadra ha vinto: nasce una nuova fede", "Your team has won: a new faith is born")
            .to_owned(),
        Some(true) => {
            lang.pick("Hai vinto: nasce una nuova fede", "You have won: a new faith is born").to_owned()
        }
        Some(false) if scene.teams() => lang
            .pick(
                "La tua squadra ha perso: i vostri Profeti avranno un'altra occasione",
                "Your team has lost: your Prophets will have another chance",
            )
            .to_owned(),
        Some(false) => lang
            .pick(
                "Hai perso, questa volta: i tuoi Profeti avranno un'altra occasione",
                "You have lost this time: your Prophets will have another chance",
            )
            .to_owned(),
        None if scene.teams() => {
            let names = words::listed(lang, &names);
            lang.pick(format!("Vince la squadra di {names}"), format!("The team of {names} wins"))
        }
        None => {
            let who = words::who(lang, first);
            lang.pick(format!("Vince {who}"), format!("{who} wins"))
        }
    }
}

fn why(scene: &Scene<'_>, ending: Ending) -> &'static str {
    let lang = scene.lang;
    match ending.how {
        How::LastProphet => lang.pick("L'altra parte non ha più Profeti.", "The other side has no Prophet left."),
        How::Together(..) => lang.pick(
            "Gli ultimi Profeti sono caduti insieme: conta la somma di Fede e Fervore stampati, e vince la più bassa.",
            "The last Prophets fell together: the sum of printed Faith and Fervour counts, and the lower one wins.",
        ),
        How::Cap => lang.pick(
            "L'ultimo turno è finito: vince chi ha perso meno Profeti, poi chi ha subito meno danni.",
            "The last turn is over: whoever lost fewer Prophets wins, then whoever took less damage.",
        ),
    }
}

/// The sums that decide between those who fell together.
fn sums(scene: &Scene<'_>, ending: Ending) -> Markup {
    let How::Together(one, other) = ending.how else { return html! {} };
    let last = |team: usize| scene.open.fallen.iter().filter(move |(seat, ..)| seat.index() % 2 == team);
    let line = |team: usize, sum: u16| {
        let moment = last(team).map(|(.., moment)| *moment).max();
        let fell: Vec<&(table::Seat, crate::Card, u16)> =
            last(team).filter(|(.., at)| Some(*at) == moment).collect();
        html! {
            li class=(scene.side(table::Seat::new(team as u8))) {
                @for (at, (_, card, _)) in fell.iter().enumerate() {
                    @let body = scene.set.body(*card);
                    @if at > 0 { " + " }
                    (scene.title(*card)) " " (body.faith) " + " (body.fervour)
                }
                " = " b.num { (sum) }
            }
        }
    };
    html! { ul.sums { (line(0, one)) (line(1, other)) } }
}
