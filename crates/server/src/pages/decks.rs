//! The decks of a game: one's own and those that lie ready; and taking one in as text.

use ::table::erased::{Draft, Workshop};
use ::table::{Deck, Lang, ReadyDeck, Trouble};
use axum::response::Html;
use maud::{Markup, html};
use search::Entry;

use super::layout::Frame;
use crate::fault::Fault;
use crate::rose::rose;
use crate::store::OwnDeck;
use crate::visitor::Visitor;

/// What lies on somebody's shelf.
pub(crate) struct Shelf<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) workshop: &'a Workshop,
    pub(crate) own: Vec<(OwnDeck, Draft)>,
    pub(crate) refused: Option<&'a Fault>,
}

pub(crate) fn decks(visitor: &Visitor, shelf: &Shelf<'_>) -> Html<String> {
    let (lang, facts) = (visitor.lang, shelf.entry.game.facts());
    let title = lang.pick(format!("I mazzi di {}", facts.name), format!("Decks for {}", facts.name));
    let main = html! {
        main id="main" {
            (opening(&title, facts.id, lang.pick(
                "Gioca con un mazzo pronto o costruiscine uno tuo: lo vedi solo tu, fino alla fine della partita.",
                "Play with a deck that lies ready or build your own: only you see it, until the end of the match.")))
            (refusal(lang, shelf.refused))
            p.ways.start {
                a.button.first href=(format!("/decks/{}/new", facts.id)) { (lang.pick("Costruisci un mazzo", "Build a deck")) }
                a.button href=(format!("/decks/{}/import", facts.id)) { (lang.pick("Incolla un mazzo", "Paste a deck")) }
                a.button.quiet href=(format!("/new/{}", facts.id)) { (lang.pick("Apri un tavolo", "Open a table")) }
            }
            section {
                h2 { (lang.pick("I tuoi mazzi", "Your decks")) }
                @if shelf.own.is_empty() {
                    p { (lang.pick("Non ne hai ancora. Il modo più breve: parti da un mazzo pronto e cambialo.",
                        "You have none yet. The shortest way: begin with a ready deck and change it.")) }
                }
                ul.decks { @for (deck, draft) in &shelf.own { (own(lang, shelf, deck, draft)) } }
            }
            section {
                h2 { (lang.pick("I mazzi pronti", "Ready decks")) }
                ul.decks { @for deck in &shelf.workshop.ready { (ready(lang, shelf, deck)) } }
            }
        }
    };
    Frame { visitor, title: &title, class: "page-decks", game: Some(facts.id), main, waits: false }.page()
}

pub(super) fn opening(title: &str, emblem: &str, lead: &str) -> Markup {
    html! {
        header.opening {
            (rose(emblem))
            div { h1 { (title) } p.lead { (lead) } }
        }
    }
}

pub(super) fn refusal(lang: Lang, refused: Option<&Fault>) -> Markup {
    html! { @if let Some(fault) = refused { p.why role="alert" { (fault.text.get(lang)) "." } } }
}

/// How many cards a deck has, part by part.
pub(super) fn sizes(lang: Lang, workshop: &Workshop, deck: &Deck) -> String {
    let parts = workshop.parts.iter().enumerate().filter(|(nth, _)| *nth == 0 || deck.size(*nth) > 0);
    let parts = parts.map(|(nth, part)| format!("{}: {}", part.name.get(lang), deck.size(nth)));
    parts.collect::<Vec<_>>().join(" · ")
}

/// Is it a legal deck? In words, beside its name.
pub(super) fn verdict(lang: Lang, draft: &Draft) -> Markup {
    html! {
        @match draft.wrong.len() {
            0 => span.chip.strong { (lang.pick("si può giocare", "ready to play")) },
            1 => span.chip.flawed { (lang.pick("bozza: manca una cosa", "draft: one thing is wrong")) },
            n => span.chip.flawed { (lang.pick(format!("bozza: {n} cose non vanno"), format!("draft: {n} things are wrong"))) },
        }
    }
}

/// Every reason why a deck cannot be played, each with its line.
pub(super) fn mistakes(lang: Lang, wrong: &[Trouble]) -> Markup {
    html! {
        ul.mistakes {
            @for one in wrong {
                li {
                    @if let Some((line, _)) = one.at { b { (lang.pick("riga", "line")) " " (line) ":" } " " }
                    (one.text.get(lang))
                }
            }
        }
    }
}

fn own(lang: Lang, shelf: &Shelf<'_>, deck: &OwnDeck, draft: &Draft) -> Markup {
    let path = format!("/decks/{}/{}", shelf.entry.game.facts().id, deck.id);
    html! {
        li {
            a.name href=(path) { (rose(&deck.name)) span { b { (deck.name) } " " small { (sizes(lang, shelf.workshop, &draft.deck)) } } }
            (verdict(lang, draft))
            div.ways {
                a.button.quiet href=(path) { (lang.pick("Modifica", "Change")) span.unseen { ": " (deck.name) } }
                a.button.quiet href=(format!("/decks/{}/new?from={}", shelf.entry.game.facts().id, deck.id)) {
                    (lang.pick("Copia", "Copy")) span.unseen { ": " (deck.name) }
                }
                a.button.quiet href=(format!("{path}/text")) download {
                    (lang.pick("Testo", "Text")) span.unseen { ": " (deck.name) }
                }
                details {
                    summary { (lang.pick("Elimina…", "Delete…")) span.unseen { " " (deck.name) } }
                    form.inline method="post" action=(format!("{path}/delete")) {
                        button { (lang.pick("Elimina per sempre", "Delete for ever")) span.unseen { ": " (deck.name) } }
                    }
                }
            }
        }
    }
}

fn ready(lang: Lang, shelf: &Shelf<'_>, deck: &ReadyDeck) -> Markup {
    let (game, name) = (shelf.entry.game.facts().id, deck.name.get(lang));
    html! {
        li {
            span.name { (rose(deck.word)) span { b { (name) } " " small { (deck.about.get(lang)) } } }
            small { (sizes(lang, shelf.workshop, &deck.deck)) }
            div.ways {
                a.button.quiet href=(format!("/decks/{game}/new?from={}", deck.word)) {
                    (lang.pick("Guarda e copia", "Look and copy")) span.unseen { ": " (name) }
                }
                a.button.quiet href=(format!("/decks/{game}/{}/text", deck.word)) download {
                    (lang.pick("Testo", "Text")) span.unseen { ": " (name) }
                }
            }
        }
    }
}

/// A text that is to become a deck.
pub(crate) struct Import<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) workshop: &'a Workshop,
    pub(crate) name: &'a str,
    pub(crate) text: &'a str,
    pub(crate) wrong: &'a [Trouble],
    pub(crate) refused: Option<&'a Fault>,
}

pub(crate) fn import(visitor: &Visitor, sheet: &Import<'_>) -> Html<String> {
    let (lang, facts) = (visitor.lang, sheet.entry.game.facts());
    let title = lang.pick("Incolla un mazzo", "Paste a deck");
    let lead = lang.pick(
        "Una riga per carta, il numero e il nome in italiano o in inglese. Una riga con i due punti apre un'altra parte.",
        "A line for each card, the number and the name in Italian or English. A line with a colon begins another part.",
    );
    let main = html! {
        main id="main" {
            (opening(title, facts.id, lead))
            (refusal(lang, sheet.refused))
            @if !sheet.wrong.is_empty() {
                div.why.flawed role="alert" {
                    p { (lang.pick("Così il mazzo non si può giocare:", "Like this the deck cannot be played:")) }
                    (mistakes(lang, sheet.wrong))
                }
            }
            form.sheet-of-text method="post" action=(format!("/decks/{}/import", facts.id)) {
                (name_field(lang, sheet.name))
                label for="text" { (lang.pick("Le carte", "The cards")) }
                textarea id="text" name="text" rows="18" spellcheck="false" placeholder=(example(lang, sheet.workshop)) { (sheet.text) }
                p.ways.start {
                    button.first { (lang.pick("Salva il mazzo", "Save the deck")) }
                    @if !sheet.wrong.is_empty() {
                        button name="draft" value="yes" { (lang.pick("Salva come bozza", "Save as a draft")) }
                    }
                    a.button.quiet href=(format!("/decks/{}", facts.id)) { (lang.pick("Ai mazzi", "To the decks")) }
                }
            }
        }
    };
    Frame { visitor, title, class: "page-decks", game: Some(facts.id), main, waits: false }.page()
}

pub(super) fn name_field(lang: Lang, name: &str) -> Markup {
    html! {
        label.name-field {
            span { (lang.pick("Nome del mazzo", "Name of the deck")) }
            input name="name" value=(name) maxlength=(crate::decks::LONGEST_NAME) autocomplete="off" required;
        }
    }
}

/// The first cards of the shelf, to show how a deck is written.
fn example(lang: Lang, workshop: &Workshop) -> String {
    let cards = workshop.stock.iter().take(2).map(|card| format!("3 {}", card.name.get(lang)));
    let part = workshop.parts.get(1).map(|part| format!("\n{}:", part.name.get(lang)));
    cards
        .chain(part)
        .chain(workshop.stock.last().map(|card| format!("1 {}", card.name.get(lang))))
        .collect::<Vec<_>>()
        .join("\n")
}
