//! The choice of a ready deck: its plan, its banners, its main cards.

use maud::{Markup, html};

use super::scene::Scene;
use super::{face, words};
use crate::{Action, Bag, Banner, Card, Deck, Kind, ready};

pub(super) fn choice(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        p.hint { (words::aim(lang)) }
        p.hint { (lang.pick("Scegli il mazzo con cui giochi tutta la partita: l'altro non lo vede.", "Choose the deck that you play the whole match with: the other does not see it.")) }
        ul.ready-decks {
            @for (at, one) in ready(scene.view.open.switches.cards).iter().enumerate() {
                @let action = Action::Deck(at as u8);
                @if scene.offers(action) {
                    li.ready-deck {
                        (share(&one.deck.main))
                        h3 { (one.name.get(lang)) }
                        p { (one.about.get(lang)) }
                        p.counts { (counts(scene, &one.deck)) }
                        p.best { (lang.pick("Carte di spicco: ", "Leading cards: ")) (best(scene, &one.deck)) "." }
                        (scene.button(action, "main", &html! { (lang.pick("Gioca con ", "Play ")) (one.name.get(lang)) }))
                        details.looked id={ "deck-" (one.word) } {
                            summary { (lang.pick("Tutte le carte", "All cards")) }
                            (list(scene, &one.deck))
                        }
                    }
                }
            }
        }
    }
}

/// How much of each banner it has: a bar.
fn share(main: &Bag) -> Markup {
    let of = |banner: Banner| -> usize {
        main.iter().filter(|(card, _)| card.banner() == banner).map(|(_, copies)| usize::from(copies)).sum()
    };
    let all = main.len().max(1);
    let mut from = 0.0;
    let parts: Vec<(Banner, f64, f64)> = Banner::ALL
        .into_iter()
        .map(|banner| {
            let wide = 100.0 * of(banner) as f64 / all as f64;
            from += wide;
            (banner, from - wide, wide)
        })
        .collect();
    html! {
        svg.share viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            @for (banner, from, wide) in parts { @if wide > 0.0 { rect class={ "b-" (banner) } x=(format!("{from:.1}")) y="0" width=(format!("{wide:.1}")) height="6" {} } }
        }
    }
}

fn counts(scene: &Scene<'_>, deck: &Deck) -> String {
    let lang = scene.lang;
    let mut characters = 0;
    let mut quick = 0;
    for (card, copies) in deck.main.iter() {
        let Some(print) = scene.set.get(card) else { continue };
        characters += if matches!(print.kind, Kind::Character(_)) { usize::from(copies) } else { 0 };
        quick += if print.quick { usize::from(copies) } else { 0 };
    }
    let (all, side) = (deck.main.len(), deck.side.len());
    lang.pick(
        format!("{all} carte: {characters} personaggi, {quick} Quick · side deck {side}"),
        format!("{all} cards: {characters} characters, {quick} Quick · side deck {side}"),
    )
}

/// The grandest cards of which it has several.
fn best(scene: &Scene<'_>, deck: &Deck) -> String {
    let mut all: Vec<(u8, u8, Card)> = deck
        .main
        .iter()
        .filter_map(|(card, copies)| Some((scene.set.get(card)?.level, copies, card)))
        .collect();
    all.sort_by_key(|(level, copies, card)| (std::cmp::Reverse((*level, *copies)), *card));
    let names: Vec<String> = all.iter().take(5).map(|(_, _, card)| scene.title(*card).to_owned()).collect();
    words::listed(scene.lang, &names)
}

/// A deck card by card.
pub(super) fn list(scene: &Scene<'_>, deck: &Deck) -> Markup {
    let lang = scene.lang;
    html! {
        div.deck-list {
            @for (name, bag) in [(lang.pick("Mazzo", "Deck"), &deck.main), (lang.pick("Side deck", "Side deck"), &deck.side)] {
                h4 { (words::worded(lang, name)) " " small { (bag.len()) } }
                ul {
                    @for (card, copies) in bag.iter() {
                        @if let Some(print) = scene.set.get(card) {
                            li { b { (copies) "× " (print.name.get(lang)) } " " (face::kind(lang, card, print)) (face::numbers(lang, print)) p.note { (face::says(lang, print)) } }
                        }
                    }
                }
            }
        }
    }
}
