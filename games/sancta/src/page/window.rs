//! The Advocatus window: who plays which Beatitudine for which Saint, and what happens if nobody answers. The same for all.

use maud::{Markup, html};
use table::{Seat, Seats};

use super::scene::Scene;
use super::{card, emblem, own};
use crate::{Kind, Step};

/// Who plays, and who may answer.
pub(super) fn of(scene: &Scene<'_>) -> Option<(Seat, Seats)> {
    match scene.step()? {
        Step::Window(by, asked) => Some((by, asked)),
        _ => None,
    }
}

pub(super) fn about(scene: &Scene<'_>) -> Markup {
    let Some((by, asked)) = of(scene) else { return html! {} };
    let Some(saint) = scene.open.place(by).active else { return html! {} };
    let lang = scene.lang;
    let may: Vec<String> = asked.iter().map(|seat| scene.called(seat)).collect();
    let may = may.join(", ");
    html! {
        div.asked-about {
            (emblem::saint(scene.set, saint, "medium"))
            div {
                p.plays { (plays(scene, by)) }
                p { (card::pips(scene, by, true)) }
                p.if-not { (otherwise(scene, by)) }
                p.may { (lang.pick("Può rispondere: ", "May answer: ")) (may) "." }
                @if let Some(advocate) = scene.set.all().and(Kind::Advocate.cards()).first() {
                    details.opens id="what-advocatus" {
                        summary { (emblem::sign(Kind::Advocate, "tiny")) (lang.pick("Che cosa fa l'Advocatus Diaboli", "What the Advocatus Diaboli does")) }
                        p.note { (own::words_of(scene, advocate)) }
                        (card::lore(scene, advocate))
                    }
                }
            }
        }
    }
}

fn plays(scene: &Scene<'_>, by: Seat) -> String {
    let lang = scene.lang;
    let saint = scene.open.place(by).active.map(|card| scene.title(card)).unwrap_or_default();
    let card = scene.beatitude(by).map_or_else(
        || lang.pick("una Beatitudine", "a Beatitudine").to_owned(),
        |card| lang.pick(format!("«{}»", scene.title(card)), format!("“{}”", scene.title(card))),
    );
    if scene.me() == Some(by) {
        return lang.pick(format!("Giochi {card} per {saint}."), format!("You play {card} for {saint}."));
    }
    let who = scene.name(by);
    lang.pick(format!("{who} gioca {card} per {saint}."), format!("{who} plays {card} for {saint}."))
}

/// What the point would do.
fn otherwise(scene: &Scene<'_>, by: Seat) -> String {
    let lang = scene.lang;
    let (points, need) = scene.points(by);
    let after = points + 1;
    let place = scene.open.place(by);
    let name = place.active.map(|card| scene.title(card)).unwrap_or_default();
    let (rosa, goal) = (place.rosa.len() + 1, scene.open.setup.goal());
    let if_not = lang.pick("Se nessuno risponde", "If nobody answers");
    let if_not_small = lang.pick("se nessuno risponde", "if nobody answers");
    if after < need {
        let now = card::of_need(scene, after, need);
        return lang
            .pick(format!("{if_not}, {name} avrà {now}."), format!("{if_not}, {name} will have {now}."));
    }
    if rosa < goal {
        return lang.pick(
            format!("È l'ultimo punto: {if_not_small}, {name} va nella Rosa, Santo {rosa} di {goal}."),
            format!("It is the last point: {if_not_small}, {name} goes to the Rosa, Saint {rosa} of {goal}."),
        );
    }
    let who = scene.called(by);
    match scene.me() == Some(by) {
        true => lang.pick(
            format!("È l'ultimo punto dell'ultimo Santo. {if_not}, hai vinto."),
            format!("It is the last point of the last Saint. {if_not}, you have won."),
        ),
        false => lang.pick(
            format!("È l'ultimo punto dell'ultimo Santo. {if_not}, vince {who}."),
            format!("It is the last point of the last Saint. {if_not}, {who} wins."),
        ),
    }
}
