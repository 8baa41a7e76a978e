//! The whole box, and what it is looked through with.

use maud::{Markup, html};
use table::Lang;

use crate::card::{FAMILIES, Family, Religion};
use crate::page::build::{offer, words};
use crate::page::emblem;
use crate::page::scene::Scene;
use crate::{Card, LINE, Type};

/// What the box is looked through with. It never changes, so that a live page keeps what is chosen.
pub(in crate::page::build) fn filters(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    if !scene.is_asked() {
        return html! {};
    }
    html! {
        div.sift role="group" aria-label=(lang.pick("Che cosa guardi della scatola", "What you look at in the box")) {
            div.tabs {
                @for (nth, (family, word)) in FAMILIES.iter().enumerate() {
                    label class={ "tab f-" (word) } {
                        input type="radio" name="tab" id={ "tab-" (word) } checked[nth == 0];
                        @if let Some(card) = Card::new(*family, 0) { (emblem::of(card, "tiny")) }
                        span { (tab(lang, *family)) }
                    }
                }
            }
            div.only {
                span { (lang.pick("Solo ciò che sta in", "Only what fits in")) }
                label.pill { input type="radio" name="only" id="only-0" checked; (lang.pick("qualunque Arcano", "any Arcano")) }
                @for at in 1..=LINE { label.pill { input type="radio" name="only" id={ "only-" (at) }; "Arcano " (at) } }
            }
            div.only.of-type {
                span { (lang.pick("Tipo", "Type")) }
                label.pill { input type="radio" name="type" id="type-0" checked; (lang.pick("tutti", "all")) }
                @for of in Type::ALL { label.pill { input type="radio" name="type" id={ "type-" (of as u8 + 1) }; (emblem::of_type(of)) (of.title().get(lang)) } }
            }
            label.search { span { (lang.pick("Cerca in tutta la scatola", "Search the whole box")) }  input type="search" id="search" autocomplete="off" placeholder=(lang.pick("nome o parola", "name or word")); }
        }
    }
}

/// The box.
pub(in crate::page::build) fn supply(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(own) = scene.view.own.as_ref().filter(|_| scene.is_asked()) else { return html! {} };
    let supply = &scene.view.supply;
    html! {
        section.supply.box-of aria-label=(lang.pick("La scatola", "The box")) {
            p.hint {
                (lang.pick("Il numero in oro dice in quali Arcani una carta può stare: premila per metterla. Finché non chiudi puoi toglierla con ✕ ", "The golden number tells in which Arcana a card may lie: press it to put it there. Until you close you may take it out with ✕ "))
                a href="#c-6.4" { "6.4" } "."
            }
            @for (family, word) in FAMILIES {
                @let cards: Vec<Card> = supply.kinds().iter().filter(|card| card.family() == family).collect();
                div class={ "group g-" (word) } {
                    h3 { (title(lang, family)) " " small { (left(scene, &cards)) } }
                    @if cards.is_empty() { p.none { (lang.pick("Non ne resta nessuna.", "None is left.")) } }
                    ul.offers { @for card in &cards { (offer::offer(scene, own, *card, supply.count(*card), &more(scene, *card))) } }
                }
            }
            p.none.nothing-found { (lang.pick("Nessuna carta corrisponde.", "No card matches.")) }
        }
    }
}

fn left(scene: &Scene<'_>, cards: &[Card]) -> String {
    let (lang, n) =
        (scene.lang, cards.iter().map(|card| usize::from(scene.view.supply.count(*card))).sum::<usize>());
    words::counted(n, lang, ["disponibile", "disponibili"], ["available", "available"])
}

fn more(scene: &Scene<'_>, card: Card) -> Markup {
    html! { @if let Some(carries) = scene.print(card).carries() { p.carries { (carries.get(scene.lang)) } } }
}

/// The name of a family on a tab.
fn tab(lang: Lang, of: Family) -> &'static str {
    match of {
        Family::Cult(religion) => match religion {
            Religion::Christian => lang.pick("Cristiane", "Christian"),
            Religion::Islamic => lang.pick("Islamiche", "Islamic"),
            Religion::Jewish => lang.pick("Ebraiche", "Jewish"),
            Religion::Buddhist => lang.pick("Buddhiste", "Buddhist"),
        },
        Family::Divine => lang.pick("Interventi", "Interventions"),
        _ => title(lang, of),
    }
}

/// The name of a family over its cards.
fn title(lang: Lang, family: Family) -> &'static str {
    match family {
        Family::Prophet => lang.pick("Profeti", "Prophets"),
        Family::Cult(religion) => match religion {
            Religion::Christian => lang.pick("Culto cristiano", "Christian Cult"),
            Religion::Islamic => lang.pick("Culto islamico", "Islamic Cult"),
            Religion::Jewish => lang.pick("Culto ebraico", "Jewish Cult"),
            Religion::Buddhist => lang.pick("Culto buddhista", "Buddhist Cult"),
        },
        Family::Relic => lang.pick("Reliquie", "Relics"),
        Family::Divine => lang.pick("Interventi Divini", "Divine Interventions"),
    }
}
