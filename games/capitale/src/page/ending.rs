//! How it ended: who won, and every duel of the match.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, words};
use crate::{Ending, Face, How, Outcome};

pub(super) fn ending(scene: &Scene<'_>) -> Markup {
    let Some(ending) = scene.open.ending else { return html! {} };
    html! {
        section.ending {
            div.glory { (emblem::city(Some(Face::Capital))) }
            div {
                h2 { (headline(scene, ending)) }
                p { (why(scene, ending)) }
                (results(scene))
                p.note { (scene.lang.pick("Il punteggio: 100 per ogni duello vinto, 1 per ogni conquista.", "The score: 100 for each duel won, 1 for each conquest.")) }
            }
        }
    }
}

/// Every duel that is over, and the conquests.
pub(super) fn results(scene: &Scene<'_>) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    html! {
        @if !open.results.is_empty() {
            ol.results {
                @for (at, result) in open.results.iter().enumerate() {
                    li class=(scene.side(result.winner)) { b { (lang.pick("Duello ", "Duel ")) (at + 1) ": " (scene.name(result.winner)) } " " span { (how(scene, *result)) } }
                }
            }
            p.standing {
                @for (at, seat) in Seat::all(2).enumerate() {
                    @if at > 0 { " · " }
                    (scene.name(seat)) ": "
                    (words::counted(open.wins(seat), lang, ["duello", "duelli"], ["duel", "duels"])) ", "
                    (words::counted(usize::from(open.conquests[seat.index()]), lang, ["conquista", "conquiste"], ["conquest", "conquests"]))
                }
            }
        }
    }
}

fn how(scene: &Scene<'_>, result: Outcome) -> String {
    let (lang, turns) = (scene.lang, result.turns);
    let how = match result.how {
        How::Cities => {
            lang.pick("con la Capitale e altre due città", "with the Capital and two other cities")
        }
        How::Library => {
            lang.pick("perché il grimorio dell'altro è vuoto", "because the other's library is empty")
        }
        How::Time => lang.pick("a tempo scaduto, con più città", "on time, with more cities"),
    };
    lang.pick(format!("{how}, in {turns} turni"), format!("{how}, in {turns} turns"))
}

fn headline(scene: &Scene<'_>, ending: Ending) -> String {
    let lang = scene.lang;
    match ending.winner() {
        Some(seat) if scene.me() == Some(seat) => {
            lang.pick("La Capitale è tua: hai vinto", "The Capital is yours: you have won").to_owned()
        }
        Some(_) if scene.me().is_some() => lang
            .pick(
                "Hai perso, questa volta: le porte della Capitale si riapriranno",
                "You have lost this time: the gates of the Capital will open again",
            )
            .to_owned(),
        Some(seat) => {
            let who = words::who(lang, seat);
            lang.pick(format!("Vince {who}"), format!("{who} wins"))
        }
        None => lang.pick("Nessuno vince: la partita è pari", "Nobody wins: the match is drawn").to_owned(),
    }
}

fn why(scene: &Scene<'_>, ending: Ending) -> &'static str {
    let lang = scene.lang;
    match ending {
        Ending::Duels(_) if scene.open.switches.duels == 1 => {
            lang.pick("Il duello è deciso.", "The duel is decided.")
        }
        Ending::Duels(_) => lang.pick("Più duelli vinti.", "More duels won."),
        Ending::Conquests(_) => lang.pick(
            "Altrettanti duelli, ma più città conquistate.",
            "As many duels, but more cities conquered.",
        ),
        Ending::Drawn => {
            lang.pick("Altrettanti duelli e altrettante conquiste.", "As many duels and as many conquests.")
        }
    }
}
