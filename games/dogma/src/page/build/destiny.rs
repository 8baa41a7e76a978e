//! Predestinazione: the printed sets, and leaving out one of four cards.

use maud::{Markup, html};

use super::{arcana, offer, talents, words};
use crate::page::scene::Scene;
use crate::{Action, Card, Destiny, Step};

/// Whose turn it is to choose, or what is to be left out.
pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        section.bench-of aria-label=(lang.pick("La scelta della serie", "The choice of a set")) {
            div.where-we-are {
                h2 { "Predestinazione" }
                (order(scene))
            }
            @match scene.step() {
                Some(Step::Destiny(_)) if scene.is_asked() => p.lacks { (lang.pick("Scegli la serie che giochi così com'è: quattro Profeti con le loro carte e quattro Interventi, nell'ordine scritto. Chi sceglie dopo non può prendere la stessa ", "Choose the set that you play as it stands: four Prophets with their cards and four Interventions, in the order written. Whoever chooses later cannot take the same ")) a href="#c-4.2" { "4.2" } },
                Some(Step::Destiny(seat)) => p.lacks { (scene.name(seat)) (lang.pick(" sta scegliendo.", " is choosing.")) },
                Some(Step::Leave) if scene.is_asked() => { (leave(scene)) },
                Some(Step::Leave) => p.lacks { (lang.pick("Chi ha preso la serie con quattro carte ne lascia fuori una.", "Whoever took the set with four cards is leaving one out.")) },
                _ => {},
            }
        }
    }
}

/// The order found by lot, with what each has taken.
fn order(scene: &Scene<'_>) -> Markup {
    let (lang, build) = (scene.lang, &scene.open.build);
    html! {
        @if !build.order.is_empty() {
            ol.hands-of aria-label=(lang.pick("Ordine estratto a sorte", "Order drawn by lot")) {
                @for (nth, seat) in build.order.iter().enumerate() {
                    @let taken = build.destinies[seat.index()];
                    li class={ (scene.side(*seat)) @if taken.is_some() { " done" } } {
                        (nth + 1) ". " b { (table::upper(&scene.called(*seat))) }
                        @if let Some(at) = taken { ": " (name(scene, at)) }
                    }
                }
            }
        }
    }
}

fn name<'a>(scene: &Scene<'a>, at: u8) -> &'a str {
    scene.set.destinies[usize::from(at)].name.get(scene.lang)
}

/// The sets. When one's own is taken and there is nothing to choose, one's Arcana say enough.
pub(super) fn sets(scene: &Scene<'_>) -> Markup {
    html! {
        @if matches!(scene.step(), Some(Step::Lot | Step::Destiny(_))) {
            section.sets aria-label=(scene.lang.pick("Le serie", "The sets")) {
                @for (at, destiny) in scene.set.destinies.iter().enumerate() { (of(scene, at as u8, destiny)) }
            }
        }
    }
}

fn of(scene: &Scene<'_>, at: u8, destiny: &Destiny) -> Markup {
    let lang = scene.lang;
    let owner = scene.open.seats().find(|seat| scene.open.build.destinies[seat.index()] == Some(at));
    html! {
        article class={ "destiny" @if owner.is_some() { " taken" } } {
            h3 { (crate::page::emblem::of_set(at)) " " (destiny.name.get(lang)) }
            p.good { b { (lang.pick("Punti forti: ", "Strong points: ")) } (talents::line(scene.set, usize::from(at), lang)) "." }
            ul.prophets { @for pack in &destiny.arcana { (arcano(scene, pack)) } }
            p.with { b { (lang.pick("Interventi, dalla cima: ", "Interventions, from the top: ")) } (titles(scene, &destiny.divine)) }
            @match owner {
                Some(seat) => p.who-took { (lang.pick("Presa: ", "Taken: ")) b { (scene.called(seat)) } },
                None => { @if scene.offers(Action::Destiny(at)) { (scene.button(Action::Destiny(at), "main", &html! { (lang.pick("Gioca ", "Play ")) (destiny.name.get(lang)) })) } },
            }
            details.texts id={ "texts-" (destiny.word) } {
                summary { (lang.pick("Tutte le carte, con i testi", "All cards, with their texts")) }
                @for pack in &destiny.arcana { ul.cards-of { @for card in pack { (text(scene, *card)) } } }
                ul.cards-of { @for card in distinct(&destiny.divine) { (text(scene, card)) } }
            }
        }
    }
}

fn arcano(scene: &Scene<'_>, pack: &[Card]) -> Markup {
    let Some((prophet, cards)) = pack.split_first() else { return html! {} };
    html! {
        li {
            (crate::page::face::small(scene, *prophet))
            p.with { (titles(scene, cards)) @if cards.len() > 3 { " " small { (scene.lang.pick("(una resta fuori)", "(one stays out)")) } } }
        }
    }
}

fn titles(scene: &Scene<'_>, cards: &[Card]) -> String {
    let often = |card: Card| cards.iter().filter(|other| **other == card).count();
    let said = |card: Card| match often(card) {
        1 => scene.title(card).to_owned(),
        n => format!("{} ×{n}", scene.title(card)),
    };
    let all: Vec<String> = distinct(cards).into_iter().map(said).collect();
    words::listed(scene.lang, &all)
}

fn distinct(cards: &[Card]) -> Vec<Card> {
    let mut all = cards.to_vec();
    all.dedup();
    all
}

fn text(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        li {
            p { (arcana::line(scene, card)) }
            p.says { (scene.text(card)) }
        }
    }
}

/// Four cards are printed for three places. [4.4]
fn leave(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let cards = scene
        .desk
        .actions
        .iter()
        .filter_map(|action| if let Action::Leave(card) = action { Some(*card) } else { None });
    html! {
        p.lacks { (lang.pick("Un tuo Profeta ha quattro carte e ne porta tre: scegli in segreto quale resta fuori ", "One of your Prophets has four cards and carries three: choose in secret which stays out ")) a href="#c-4.4" { "4.4" } }
        ul.choices {
            @for card in cards {
                li {
                    (offer::shown(scene, card, "leave"))
                    p.says { (scene.text(card)) }
                    (scene.button(Action::Leave(card), "main", &html! { (lang.pick("Lascia fuori ", "Leave out ")) (scene.title(card)) }))
                }
            }
        }
    }
}
