//! The pack in hand.

use maud::{Markup, html};

use crate::page::build::{offer, words};
use crate::page::scene::Scene;
use crate::rules::carries;
use crate::{Action, Card, Own, Pack};

/// Its cards, each with where it fits.
pub(in crate::page::build) fn pack(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(own) = scene.view.own.as_ref().filter(|_| scene.is_asked()) else { return html! {} };
    let held = scene.me().and_then(|me| scene.open.held(me)).map_or(0, |pack| pack + 1);
    let supply = &scene.view.supply;
    html! {
        section.supply aria-label={ (lang.pick("Il mazzetto ", "Pack ")) (held) } {
            h2 {
                (lang.pick("Il mazzetto ", "Pack ")) (held) " "
                small { (words::counted(supply.len(), lang, ["carta", "carte"], ["card", "cards"])) }
            }
            @if scene.offers(Action::Done) { p.hint {
                (lang.pick("Prendi quante carte vuoi. Il numero in oro dice in quali Arcani una carta può stare: premila per metterla. Una volta messa, lì resta ", "Take as many cards as you like. The golden number tells in which Arcana a card may lie: press it to put it there. Once it lies there, it stays "))
                a href="#c-5.5" { "5.5" } "."
            } }
            @if supply.is_empty() { p.none { (lang.pick("È vuoto.", "It is empty.")) } }
            ul.offers { @for card in supply.kinds().iter() { (offer::offer(scene, own, card, supply.count(card), &company(scene, own, card))) } }
        }
    }
}

/// With whom a card could go, among what one has and what lies in this pack.
fn company(scene: &Scene<'_>, own: &Own, card: Card) -> Markup {
    let (lang, pack) = (scene.lang, scene.view.supply.kinds());
    let names =
        |all: Vec<Card>| -> Vec<String> { all.into_iter().map(|it| scene.title(it).to_owned()).collect() };
    if card.is_prophet() {
        let here = names(pack.iter().filter(|it| it.is_cult() && scene.set.fits(card, *it)).collect());
        let waits = own.arcana.iter().enumerate().filter(|(_, it)| it.prophet.is_none() && !it.is_empty());
        let waits: Vec<String> = waits
            .filter(|(_, it)| carries(scene.set, card, it))
            .map(|(at, _)| (at + 1).to_string())
            .collect();
        return html! {
            @if let Some(carries) = scene.print(card).carries() { p.carries { (carries.get(lang)) } }
            @if !here.is_empty() { p.note { (lang.pick("Di questo mazzetto: ", "From this pack: ")) (words::listed(lang, &here)) "." } }
            @if !waits.is_empty() { p.note { (lang.pick("Porterebbe ciò che aspetta nell'Arcano ", "It would carry what waits in Arcano ")) (words::listed(lang, &waits)) "." } }
        };
    }
    if !card.is_cult() {
        return html! {};
    }
    let beside = names(pack.iter().filter(|it| it.is_prophet() && scene.set.fits(*it, card)).collect());
    let mut alone = Pack::default();
    alone.put(card);
    let left = scene.view.prospects().map_or(0, |prospects| prospects.of(scene.set, &alone).len());
    html! {
        @if !beside.is_empty() { p.note { (lang.pick("In questo mazzetto la porta ", "In this pack it goes with ")) (words::listed(lang, &beside)) "." } }
        p.note { (lang.pick(format!("Profeti che possono ancora arrivare e portarla: {left}."), format!("Prophets that may still come and carry it: {left}."))) }
    }
}
