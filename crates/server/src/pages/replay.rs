//! A match as it was after some answers: stepped through without loading the page, with a link to every moment.

use std::sync::Arc;

use ::table::Stops;
use ::table::erased::AnyMatch;
use axum::response::Html;
use maud::{Markup, html};

use super::aim::{aim, because};
use super::asides::{between, outside_the_rules};
use super::course::{Turning, course, turning_points};
use super::eyes::{Eyes, looks, perspectives};
use super::fork::fork;
use super::hint::percent;
use super::layout::Frame;
use super::names::{put, say};
use super::seats::called;
use super::steps::{By, Steps};
use super::table::{board_head, zone};
use super::words::{meanings, worded};
use super::worth::{Analysis, worth};
use super::zones::{BOARD, Part, Seen, of_game};

/// What of a match is looked at, and how.
pub(crate) struct Look<'a> {
    /// The match after so many answers.
    pub(crate) past: &'a dyn AnyMatch,
    pub(crate) at: usize,
    pub(crate) eyes: Eyes,
    pub(crate) by: By,
    pub(crate) stops: Arc<Stops>,
    pub(crate) analysis: &'a Analysis,
}

impl<'a> Look<'a> {
    fn steps(&self, seen: &'a Seen<'a>) -> Steps<'a> {
        Steps { seen, at: self.at, eyes: self.eyes, by: self.by, stops: self.stops.clone() }
    }
}

/// The page.
pub(crate) fn replay(seen: &Seen<'_>, look: &Look<'_>) -> Html<String> {
    let (facts, lang) = (seen.table.entry.game.facts(), seen.visitor.lang);
    let word = lang.pick("Si rivede", "Replay of");
    let steps = &look.steps(seen);
    let parts = moment(seen, look);
    let (of_game, of_house): (Vec<&Part>, Vec<&Part>) = parts.iter().partition(|part| part.of_game);
    let (ask, side) = of_house.split_at(1);
    let (nav, side) = side.split_at(1);
    let turning = if seen.table.entry.knows() { Vec::new() } else { turning_points(seen) };
    let main = html! {
        // No address of a socket and none for answers: nothing moves here but by whoever looks.
        main.table id="table" data-replay data-game=(facts.id) data-at=(look.at) data-seat="" data-lang=(lang.tag()) {
            link rel="stylesheet" href="/assets/replay.css";
            h1.unseen id="main" { (word) " " (facts.name) }
            @for part in ask { (zone(part)) }
            @for part in of_game { @if part.id == BOARD { (board_head(lang)) } (zone(part)) }
            aside.side {
                div.going { @for part in nav { (zone(part)) } (pace(steps)) }
                @if !seen.table.entry.knows() { (course(seen, look.at, &turning, &|at| steps.link(at))) }
                div.zone id="z-log" { (list(steps, &turning)) }
                @for part in side { (zone(part)) }
            }
            (meanings(lang, facts.terms, &rules_of(facts.id)))
        }
    };
    let title = format!("{word} {}", facts.name);
    Frame {
        visitor: seen.visitor,
        title: &title,
        class: "page-table page-replay",
        game: Some(facts.id),
        main,
        waits: false,
    }
    .page()
}

/// The zones of one moment, which a script puts in the place of another's.
pub(crate) fn moment(seen: &Seen<'_>, look: &Look<'_>) -> Vec<Part> {
    let house = |id, markup: Markup| Part { id, html: markup.into_string().into(), of_game: false };
    let (steps, past) = (&look.steps(seen), look.past);
    let mut parts = vec![house("z-ask", ask(steps, past)), house("z-steps", steps.nav())];
    parts.extend(of_game(look.eyes.zones(past, seen)));
    put(seen, &mut parts);
    parts.push(house("z-worth", worth(seen, past, look.at, look.analysis, &|at| steps.link(at))));
    parts.push(house("z-eyes", perspectives(steps)));
    parts.push(house("z-tools", tools(steps, past)));
    parts
}

/// What was to be done, to whoever looks, and who that is.
fn ask(steps: &Steps<'_>, past: &dyn AnyMatch) -> Markup {
    let seen = steps.seen;
    // The end that the rules did not bring is no answer of the match.
    let ended = outside_the_rules(seen).filter(|_| steps.at == seen.moment.played.len());
    let (viewer, facts) = (steps.eyes.asked(past), seen.table.entry.game.facts());
    let said = ended.unwrap_or_else(|| say(seen, &past.ask(viewer)));
    html! {
        (aim(seen, past, viewer))
        p.ask role="status" { (worded(seen.visitor.lang, facts.terms, &said)) }
        (because(seen, past, viewer, &rules_of(facts.id)))
        (looks(steps, past))
    }
}

/// Where the rules are: there is no sheet of them here.
pub(super) fn rules_of(game: &str) -> String {
    format!("/rules/{game}")
}

/// What plays the match by itself: only a script can, so that it is shown by one.
fn pace(steps: &Steps<'_>) -> Markup {
    let lang = steps.seen.visitor.lang;
    let (play, stop) = (lang.pick("Fai scorrere da sé", "Play by itself"), lang.pick("Ferma", "Stop"));
    let speeds = [
        ("2600", lang.pick("piano", "slowly")),
        ("1400", lang.pick("andante", "at a walk")),
        ("700", lang.pick("in fretta", "fast")),
    ];
    html! {
        div.going-pace {
            button id="play" type="button" aria-label=(play) title=(play) data-stop=(stop) { span aria-hidden="true" { "▷" } }
            label { span.unseen { (lang.pick("Quanto in fretta", "How fast")) }
                select id="speed" { @for (ms, word) in speeds { option value=(ms) selected[ms == "1400"] { (word) } } } }
        }
    }
}

/// Everything that was told, from the beginning to the end, by turns; the present moment is marked in it.
fn list(steps: &Steps<'_>, turning: &[Turning]) -> Markup {
    let (seen, lang) = (steps.seen, steps.seen.visitor.lang);
    let told = seen.moment.played.heard(steps.eyes.ears(), 0);
    let now = told.iter().rposition(|(index, _)| *index < steps.at);
    let given = seen.moment.played.given();
    let mut turns = steps.turns().into_iter().peekable();
    let mut from = (given > 0).then_some(given);
    let mut before = 0;
    let mut since = |at: usize| {
        let said = between(seen, std::mem::replace(&mut before, at), at);
        html! { @for said in said { li.aside { (said) } } }
    };
    html! {
        h2 { (lang.pick("Tutta la partita", "The whole match")) }
        ol.log tabindex="0" aria-label=(lang.pick("Tutta la partita", "The whole match")) {
            @for (nth, (index, text)) in told.iter().enumerate() {
                @while let Some((at, stage)) = turns.next_if(|(at, _)| at <= index) {
                    @let until = turns.peek().map_or(usize::MAX, |(next, _)| *next);
                    @if until > *index {
                        li.going-turn { a href=(steps.link(at)) { (say(seen, &stage.turn)) }
                            @for one in turning.iter().filter(|one| (at..until).contains(&one.from)) { " " (turned(seen, one)) } }
                    }
                }
                @if from.is_some_and(|from| from <= *index) && from.take().is_some() {
                    li.fork-point { (lang.pick("Da qui si è giocato di nuovo.", "From here it was played anew.")) }
                }
                (since(index + 1))
                li data-turn=(index + 1) aria-current=[(now == Some(nth)).then_some("step")] {
                    a href=(steps.link(index + 1)) { (index + 1) } " " (say(seen, text))
                }
            }
            (since(usize::MAX))
        }
    }
}

/// A turn in which somebody's chances fell.
fn turned(seen: &Seen<'_>, one: &Turning) -> Markup {
    let lang = seen.visitor.lang;
    html! { small.svolta { "▾ " (lang.pick("svolta: ", "turning point: ")) (called(&Seen { seat: None, ..*seen }, one.side)) " " (percent(one.before)) " → " (percent(one.after)) } }
}

fn tools(steps: &Steps<'_>, past: &dyn AnyMatch) -> Markup {
    let (seen, lang) = (steps.seen, steps.seen.visitor.lang);
    let over = seen.moment.played.is_over();
    let line = if over { past.position() } else { seen.seat.and_then(|seat| past.position_seen_by(seat)) };
    html! {
        (fork(seen, past, steps.at))
        a.button.quiet href=(seen.path("")) { (lang.pick("Al tavolo", "To the table")) }
        @if over {
            " " a.button.quiet href=(seen.path("/record")) { (lang.pick("Il registro", "The record")) }
            " " a.button.quiet href="/review" { (lang.pick("Un altro registro", "Another record")) }
            @if seen.table.entry.game.has_cards() { " " a.button.quiet href=(seen.path("/cards")) { (lang.pick("Le carte", "The cards")) } }
        }
        " " a.button.quiet href=(format!("/rules/{}", seen.table.entry.game.facts().id)) { (lang.pick("Le regole", "The rules")) }
        @if let Some(line) = line {
            div.invite {
                label for="position" { (lang.pick("Questa posizione in una riga", "This position as one line")) }
                input id="position" readonly value=(line);
                button.quiet type="button" data-copy="#position" { (lang.pick("Copia", "Copy")) }
            }
        }
    }
}
