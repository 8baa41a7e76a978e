//! The page of a table.

use ::table::Lang;
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use search::Entry;

use super::layout::Frame;
use super::lesson::offer;
use super::rules::chapters;
use super::talk;
use super::words::{glossary, meanings};
use super::zones::{BOARD, Part, Seen, is_calm, zones};
use crate::fault::Fault;

/// The page; with the refusal of what was just tried, for visitors without scripts.
pub(crate) fn table(seen: &Seen<'_>, refused: Option<&Fault>) -> Html<String> {
    let facts = seen.table.entry.game.facts();
    let lang = seen.visitor.lang;
    let parts = zones(seen, None);
    let split = parts.iter().rposition(|part| part.of_game).map_or(1, |last| last + 1);
    let (middle, side) = parts.split_at(split);
    let asked = seen.seat.is_some_and(|seat| seen.moment.awaits(seat));
    // A window closes by itself, also for whoever is asked.
    let waits = !seen.moment.played.is_over() && (!asked || seen.moment.is_timed());
    let seat = seen.seat.map(|seat| seat.to_string()).unwrap_or_default();
    let main = html! {
        main.table id="table" data-game=(facts.id) data-at=(seen.moment.logged) data-live=(seen.path("/live"))
            data-act=(seen.path("/act")) data-seat=(seat) data-lang=(lang.tag()) {
            h1.unseen id="main" { (facts.name) }
            @for part in middle {
                @if part.id == BOARD { (board_head(lang)) }
                (zone(part))
            }
            aside.side {
                @for part in side {
                    @if part.id == talk::TALK { (talk::panel(seen, side)) }
                    @else if part.id != talk::PHRASES { (zone(part)) }
                }
                @if seen.seat.is_some() && !seen.moment.played.is_over() { (alerts(lang)) }
            }
            // Beside the list that says the same, so that it weighs once.
            (meanings(lang, facts.terms, ""))
            (sheet(lang, &seen.table.entry))
            (why(lang, refused))
        }
    };
    Frame {
        visitor: seen.visitor,
        title: facts.name,
        class: if is_calm(seen) { "page-table page-live calm" } else { "page-table page-live" },
        game: Some(facts.id),
        main,
        waits,
    }
    .page()
}

/// How one hears that it is one's turn; the script shows it, since without it neither works.
fn alerts(lang: Lang) -> Markup {
    html! {
        div.alerts id="alerts" hidden
            data-denied=(lang.pick("Il browser non lo permette: si cambia nelle sue impostazioni.", "The browser does not allow it: its settings can change that.")) {
            button.quiet type="button" data-sound aria-pressed="false" { (lang.pick("Suoni", "Sounds")) }
            button.quiet type="button" data-notify hidden aria-pressed="false" {
                (lang.pick("Avvisami quando tocca a me", "Tell me when it is my turn"))
            }
            small role="status" {}
        }
    }
}

/// The heading above the game's own, for who reads by headings.
pub(super) fn board_head(lang: Lang) -> Markup {
    html! { h2.unseen { (lang.pick("Il tavolo", "The board")) } }
}

pub(super) fn zone(part: &Part) -> Markup {
    html! { div.zone id=(part.id) { (PreEscaped(&part.html)) } }
}

pub(super) fn sheet(lang: Lang, entry: &Entry) -> Markup {
    let game = &entry.game;
    html! {
        details.sheet id="rules" {
            summary { (lang.pick("Regole", "Rules")) }
            @if game.has_cards() {
                // They are many, and whoever reads them shall not lose the table.
                p {
                    a href=(format!("/rules/{}#cards", game.facts().id)) target="_blank" rel="noopener" {
                        (lang.pick("Tutte le carte della scatola, una per una", "All the cards of the box, one by one"))
                    }
                }
            }
            @if game.lesson().is_some() { p { (offer(entry, lang, None)) } }
            // With its pictures it would weigh on every table.
            p {
                a href=(format!("/rules/{}", game.facts().id)) target="_blank" rel="noopener" {
                    (lang.pick("Il gioco in due minuti, con figure", "The game in two minutes, with pictures"))
                }
            }
            (glossary(lang, game.facts().terms))
            (chapters(lang, game.facts().rules))
        }
    }
}

/// Why what was just tried is not allowed.
pub(super) fn why(lang: Lang, refused: Option<&Fault>) -> Markup {
    html! {
        div.why id="why" role="alert" hidden[refused.is_none()] {
            @if let Some(fault) = refused {
                (fault.text.get(lang))
                @if let Some(clause) = fault.clause {
                    " " a href=(format!("#c-{clause}")) { (lang.pick("Regola", "Rule")) " " (clause) }
                }
            }
        }
    }
}
