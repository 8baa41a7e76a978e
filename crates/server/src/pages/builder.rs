//! The bench on which a deck is built: every card with how many of it, and beside it what the deck has become.

use ::table::erased::{Draft, Workshop};
use ::table::{Lang, Stock};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use search::Entry;

use super::decks::{name_field, refusal, verdict};
use super::layout::Frame;
use super::replay::rules_of;
use super::words::meanings;
use crate::decks::MOST_COPIES;
use crate::fault::Fault;
use crate::visitor::Visitor;

/// A deck on the bench.
pub(crate) struct Bench<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) workshop: &'a Workshop,
    /// Its id, once it has been saved.
    pub(crate) id: Option<&'a str>,
    pub(crate) name: &'a str,
    pub(crate) text: &'a str,
    pub(crate) draft: &'a Draft,
    pub(crate) refused: Option<&'a Fault>,
    /// Has it been saved just now?
    pub(crate) saved: bool,
}

pub(crate) fn builder(visitor: &Visitor, bench: &Bench<'_>) -> Html<String> {
    let (lang, facts) = (visitor.lang, bench.entry.game.facts());
    let home = format!("/decks/{}", facts.id);
    let here = format!("{home}/{}", bench.id.unwrap_or("new"));
    let title = if bench.id.is_some() { bench.name } else { lang.pick("Un mazzo nuovo", "A new deck") };
    let main = html! {
        main id="main" data-shelf {
            h1 { (title) }
            (refusal(lang, bench.refused))
            @if bench.saved { p.notice role="status" { (lang.pick("Salvato.", "Saved.")) } }
            form.bench method="post" action=(here) {
                input type="hidden" name="cards" value="yes";
                section.stock aria-label=(lang.pick("Le carte", "The cards")) {
                    (filters(lang, bench.workshop))
                    p.none hidden { (lang.pick("Nessuna carta così.", "No card like that.")) }
                    ul.faces { @for card in &bench.workshop.stock { (stocked(lang, bench, card)) } }
                }
                aside.tally {
                    (name_field(lang, bench.name))
                    ul.sums { @for (nth, part) in bench.workshop.parts.iter().enumerate() {
                        li data-sum=(part.word) data-least=(part.least) data-most=[part.most]
                            data-off[off(bench, nth)] {
                            span { (part.name.get(lang)) } " " output { (bench.draft.deck.size(nth)) }
                            small { (bounds(lang, part.least, part.most)) }
                        }
                    } }
                    p.ways.start {
                        button.first { (lang.pick("Salva", "Save")) }
                        a.button.quiet href=(home) { (lang.pick("Ai mazzi", "To the decks")) }
                    }
                    @if bench.id.is_some() || !bench.draft.deck.is_empty() { (judged(lang, bench.draft)) }
                    (curve(lang, bench))
                    (strays(lang, bench))
                }
            }
            @if bench.id.is_some() { (as_text(lang, bench, &here)) }
            (meanings(lang, facts.terms, &rules_of(facts.id)))
        }
    };
    Frame { visitor, title, class: "page-decks page-bench", game: Some(facts.id), main, waits: false }.page()
}

/// Whether the deck can be played, as it was when the page was drawn; a long list of reasons is folded.
fn judged(lang: Lang, draft: &Draft) -> Markup {
    let reasons = html! { ul.mistakes { @for one in &draft.wrong { li { (one.text.get(lang)) } } } };
    html! {
        div.verdict {
            @if draft.wrong.len() > 3 {
                details { summary { (verdict(lang, draft)) } (reasons) }
            } @else {
                (verdict(lang, draft)) (reasons)
            }
        }
    }
}

fn off(bench: &Bench<'_>, nth: usize) -> bool {
    let size = bench.draft.deck.size(nth);
    bench.workshop.parts.get(nth).is_some_and(|p| size < p.least || p.most.is_some_and(|most| size > most))
}

fn bounds(lang: Lang, least: u32, most: Option<u32>) -> String {
    match (least, most) {
        (0, None) => String::new(),
        (least, None) => lang.pick(format!("almeno {least}"), format!("at least {least}")),
        (least, Some(most)) => format!("/ {least}–{most}"),
    }
}

/// They work by script alone and are shown by it.
fn filters(lang: Lang, workshop: &Workshop) -> Markup {
    let none = lang.pick("tutti", "all");
    html! {
        div.filters hidden {
            label { span.unseen { (lang.pick("Cerca", "Search")) }
                input type="search" data-filter="words" placeholder=(lang.pick("cerca una carta", "search a card")); }
            @for (nth, filter) in workshop.filters.iter().enumerate() {
                label { span { (filter.get(lang)) } " "
                    select data-filter=(format!("mark-{nth}")) {
                        option value="" { (none) }
                        @for mark in marks(workshop, nth) { option value=(mark.get(lang)) { (mark.get(lang)) } }
                    }
                }
            }
            label.tick { input type="checkbox" data-filter="held"; (lang.pick("solo quelle del mazzo", "only those in the deck")) }
        }
    }
}

/// The marks under a filter, in the order of the shelf.
fn marks(workshop: &Workshop, nth: usize) -> Vec<&::table::Text> {
    let mut all = Vec::new();
    for mark in workshop.stock.iter().filter_map(|card| card.marks.get(nth)) {
        if !all.contains(&mark) {
            all.push(mark);
        }
    }
    all
}

fn stocked(lang: Lang, bench: &Bench<'_>, card: &Stock) -> Markup {
    let name = card.name.get(lang);
    let face = bench.workshop.face(lang, &card.id);
    let marks: Vec<&str> = card.marks.iter().map(|mark| mark.get(lang)).collect();
    html! {
        li data-card data-words=(name.to_lowercase()) data-marks=(marks.join("|")) data-height=[card.height] data-most=[card.most] {
            div.face { (PreEscaped(face)) }
            b.called { (name) }
            @if let Some(most) = card.most { small.too-many { (lang.pick(format!("al più {most} copie"), format!("at most {most} copies"))) } }
            @for (nth, part) in bench.workshop.parts.iter().enumerate() {
                @let copies = bench.draft.deck.copies_in(nth, &card.id);
                label.step {
                    span { (part.name.get(lang)) span.unseen { ": " (name) } }
                    input type="number" name=(format!("{}-{}", part.word, card.id)) value=(copies) min="0" max=(MOST_COPIES)
                        inputmode="numeric" data-part=(part.word);
                }
            }
        }
    }
}

/// How many cards of each height the main part has.
fn curve(lang: Lang, bench: &Bench<'_>) -> Markup {
    let Some(title) = &bench.workshop.curve else { return html! {} };
    let heights = || bench.workshop.stock.iter().filter_map(|card| card.height);
    let (Some(low), Some(top)) = (heights().min(), heights().max()) else { return html! {} };
    let count = |height| -> u32 {
        let cards = bench.draft.deck.part(0);
        let tall = |id: &str| bench.workshop.card(id).is_some_and(|card| card.height == Some(height));
        cards.filter(|(id, _)| tall(id)).map(|(_, copies)| copies).sum()
    };
    let counts: Vec<(u32, u32)> = (low..=top.min(low + 20)).map(|height| (height, count(height))).collect();
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or_default().max(8);
    let part = bench.workshop.parts.first().map_or("", |part| part.word);
    html! {
        figure.curve data-curve=(part) {
            figcaption { (title.get(lang)) }
            @for (height, count) in &counts {
                div { span { (height) } " " progress data-bar=(height) max=(most) value=(count) aria-hidden="true" {} " " output { (count) } }
            }
        }
    }
}

/// The lines of its text that are no cards: they stay with the deck until they are mended or thrown away.
fn strays(lang: Lang, bench: &Bench<'_>) -> Markup {
    let lines = bench.draft.strays.join("\n");
    html! {
        @if !lines.is_empty() {
            label.strays {
                span { (lang.pick("Righe che non sono carte (restano con il mazzo)", "Lines that are no cards (they stay with the deck)")) }
                textarea name="strays" rows="3" spellcheck="false" { (lines) }
            }
        }
    }
}

fn as_text(lang: Lang, bench: &Bench<'_>, here: &str) -> Markup {
    html! {
        details.sheet-of-text id="as-text" {
            summary { (lang.pick("Il mazzo come testo", "The deck as text")) }
            form method="post" action=(here) {
                textarea name="text" rows="14" spellcheck="false" aria-label=(lang.pick("Il mazzo come testo", "The deck as text")) { (bench.text) }
                p.ways.start {
                    button { (lang.pick("Salva questo testo", "Save this text")) }
                    a.button.quiet href=(format!("{here}/text")) download { (lang.pick("Scarica", "Download")) }
                }
            }
        }
    }
}
