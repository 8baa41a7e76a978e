//! A first game that teaches: the game's own page, and above it what a good friend would say.

use ::table::{Lang, Step};
use axum::response::Html;
use maud::{Markup, html};
use search::Entry;

use super::layout::Frame;
use super::table::{board_head, sheet, why, zone};
use super::words::{meanings, worded};
use super::zones::of_game;
use crate::fault::Fault;
use crate::lessons::Taught;
use crate::visitor::Visitor;

/// A lesson, as somebody takes it.
pub(crate) struct Learning<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) taught: &'a Taught,
    /// Why what was just tried is not what is to be done.
    pub(crate) refused: Option<&'a Fault>,
    /// Has the person asked what is to be done?
    pub(crate) shown: bool,
}

impl Learning<'_> {
    fn game(&self) -> &'static str {
        self.entry.game.facts().id
    }

    /// The address of a step, counted from 1.
    fn path(&self, step: usize) -> String {
        format!("{}?step={step}", path(self.game()))
    }

    /// The step that the address says.
    fn here(&self) -> usize {
        self.taught.done + 1
    }
}

/// The address of a game's lesson, where one goes on where one was.
fn path(game: &str) -> String {
    format!("/lesson/{game}")
}

/// The way to the lesson of a game that has one: with classes of its own where they are given.
pub(super) fn offer(entry: &Entry, lang: Lang, classes: Option<&str>) -> Markup {
    html! {
        @if entry.game.lesson().is_some() {
            a class=[classes] href=(path(entry.game.facts().id)) {
                (lang.pick("La prima volta? Imparalo in cinque minuti", "First time? Learn it in five minutes"))
            } " "
        }
    }
}

/// The page.
pub(crate) fn lesson(visitor: &Visitor, learning: &Learning<'_>) -> Html<String> {
    let (facts, lang, taught) = (learning.entry.game.facts(), visitor.lang, learning.taught);
    let (step, seat) = (taught.step(), taught.lesson.seat);
    let zones = match step {
        Some(_) => taught.played.zones(Some(seat), lang),
        None => taught.played.still(Some(seat), lang),
    };
    let title = lang.pick(format!("Impara {}", facts.name), format!("Learn {}", facts.name));
    let main = html! {
        // Only this page needs it.
        link rel="stylesheet" href="/assets/lesson.css";
        main.table id="table" data-game=(facts.id) data-at=(learning.here()) data-lesson=(facts.id) data-seat=(seat) data-lang=(lang.tag()) {
            h1.unseen id="main" { (title) }
            div.zone id="z-ask" { (teaching(learning, lang)) }
            (board_head(lang))
            @for part in of_game(zones) { (zone(&part)) }
            aside.side {
                div.zone id="z-actions" {
                    @match step { Some(step) => (choices(learning, step, lang)), None => (end(learning, lang)) }
                }
                div.zone id="z-log" { (log(learning, lang)) }
            }
            (meanings(lang, facts.terms, ""))
            (sheet(lang, learning.entry))
            (why(lang, learning.refused))
        }
    };
    Frame {
        visitor,
        title: &title,
        class: "page-table page-lesson",
        game: Some(facts.id),
        main,
        waits: false,
    }
    .page()
}

/// What was learned, what to do now, and the ways out of it.
fn teaching(learning: &Learning<'_>, lang: Lang) -> Markup {
    let (taught, steps) = (learning.taught, learning.taught.lesson.steps);
    let terms = learning.entry.game.facts().terms;
    let learned = taught.done.checked_sub(1).and_then(|before| steps.get(before));
    let says = taught.step().map_or(taught.lesson.ends, |step| step.says);
    html! {
        section.taught data-question=(format!("step-{}", learning.here())) data-shows=[taught.step().map(|step| step.shows)]
            data-over[taught.step().is_none()] {
            (head(learning, lang))
            @if let Some(learned) = learned { p.learned { (worded(lang, terms, lang.pick(learned.done.0, learned.done.1))) } }
            p.ask role="status" {
                (worded(lang, terms, lang.pick(says.0, says.1)))
                @if let Some(step) = taught.step() { " " (rule(step.clause, lang)) }
            }
            @if let (true, Some(step), Some(solution)) = (learning.shown, taught.step(), taught.solution()) {
                p.solved data-solution=(step.does) { (lang.pick("Così: ", "Like this: ")) (solution.get(lang)) "." }
            }
            (ways(learning, lang))
        }
    }
}

fn rule(clause: &str, lang: Lang) -> Markup {
    html! { a.rule href=(format!("#c-{clause}")) { (lang.pick("Regola", "Rule")) " " (clause) } }
}

/// Where one is in the lesson, and the idea of the step.
fn head(learning: &Learning<'_>, lang: Lang) -> Markup {
    let (all, here) = (learning.taught.lesson.steps.len(), learning.here());
    let title =
        learning.taught.step().map_or(("Adesso tocca a te", "Now it is up to you"), |step| step.title);
    html! {
        h2 {
            small {
                @if here <= all { (lang.pick("Passo ", "Step ")) (here) (lang.pick(" di ", " of ")) (all) }
                @else { (lang.pick("Fine della lezione", "The end of the lesson")) }
            }
            " " (lang.pick(title.0, title.1))
        }
        progress aria-hidden="true" max=(all) value=(learning.taught.done) {}
    }
}

/// Back, what is to be done, on without doing it, and out.
fn ways(learning: &Learning<'_>, lang: Lang) -> Markup {
    let here = learning.here();
    html! {
        nav.lesson-ways aria-label=(lang.pick("La lezione", "The lesson")) {
            @if here > 1 { a rel="prev" href=(learning.path(here - 1)) { (lang.pick("Indietro", "Back")) } " " }
            @if learning.taught.step().is_some() {
                a href=(format!("{}&show=1", learning.path(here))) { (lang.pick("Mostra", "Show me")) } " "
                a rel="next" href=(learning.path(here + 1)) { (lang.pick("Salta", "Skip")) } " "
            }
            @if here > 2 { a href=(learning.path(1)) { (lang.pick("Da capo", "Restart")) } " " }
            a href="/" { (lang.pick("Esci", "Leave")) }
        }
    }
}

/// Everything that the seat may do, as at a real table.
fn choices(learning: &Learning<'_>, step: &Step, lang: Lang) -> Markup {
    let seat = learning.taught.lesson.seat;
    html! {
        form.actions id="actions" method="get" action=(path(learning.game())) data-quiet {
            input type="hidden" name="step" value=(learning.here());
            fieldset {
                legend { (lang.pick("Che cosa puoi fare", "What you can do")) }
                @for choice in &learning.taught.played.choices(seat) {
                    button.pointed[learning.shown && choice.action == step.does] name="action" value=(choice.action) { (choice.text.get(lang)) } " "
                }
            }
        }
    }
}

/// Where to go from the end: into a real game.
fn end(learning: &Learning<'_>, lang: Lang) -> Markup {
    let game = learning.game();
    html! {
        section.end {
            h2 { (lang.pick("Una partita vera", "A real game")) }
            form.inline method="post" action=(path(game)) {
                button.first { (lang.pick("Continua da qui contro un principiante", "Play on from here against a novice")) }
            } " "
            form.inline method="post" action=(format!("/play/{game}")) {
                button.quiet { (lang.pick("Una partita nuova", "A new game")) }
            } " "
            a.button.quiet href=(format!("/rules/{game}")) { (lang.pick("Tutte le regole", "All the rules")) } " "
            a.button.quiet href="/" { (lang.pick("Agli altri giochi", "To the other games")) }
        }
    }
}

fn log(learning: &Learning<'_>, lang: Lang) -> Markup {
    let title = lang.pick("Che cosa è successo", "What happened");
    html! {
        h2 { (title) }
        ol.log tabindex="0" aria-label=(title) {
            @for (at, text) in learning.taught.played.heard(Some(learning.taught.lesson.seat), 0) { li data-turn=(at + 1) { (text.get(lang)) } }
        }
    }
}
