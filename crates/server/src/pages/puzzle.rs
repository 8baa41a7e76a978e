//! The puzzle of a day. Nothing is stored: every choice is a link or a form that adds one word to the address.

use ::table::erased::Puzzle;
use ::table::{Lang, Verdict};
use axum::response::Html;
use form_urlencoded::Serializer;
use maud::{Markup, html};
use search::Entry;

use super::layout::Frame;
use super::table::{board_head, sheet, why, zone};
use super::words::meanings;
use super::zones::of_game;
use crate::puzzles::Attempt;
use crate::visitor::Visitor;

/// Which puzzle it is.
pub(crate) struct Posed<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) puzzle: &'a Puzzle,
    pub(crate) day: u32,
    pub(crate) today: u32,
    /// The index of its kind.
    pub(crate) kind: usize,
    /// Is it its solution that is shown, and no attempt?
    pub(crate) shown: bool,
}

impl Posed<'_> {
    fn game(&self) -> &'static str {
        self.entry.game.facts().id
    }

    fn word(&self, kind: usize) -> &'static str {
        self.entry.game.puzzle_kinds().get(kind).map_or("", |kind| kind.word)
    }

    /// The address of a puzzle, with more fields.
    fn path(&self, day: u32, kind: usize, more: &[(&str, &str)]) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("day", &day.to_string()).append_pair("kind", self.word(kind)).extend_pairs(more);
        format!("/puzzle/{}?{}", self.game(), query.finish())
    }

    /// The address of this one.
    fn here(&self, more: &[(&str, &str)]) -> String {
        self.path(self.day, self.kind, more)
    }
}

/// The page.
pub(crate) fn puzzle(visitor: &Visitor, posed: &Posed<'_>, attempt: &Attempt) -> Html<String> {
    let (facts, lang) = (posed.entry.game.facts(), visitor.lang);
    // A seat has what can be done on its board, a spectator none of it.
    let seat = attempt.played.asked().first().filter(|_| attempt.verdict == Verdict::Open);
    let zones = match seat {
        Some(_) => attempt.played.zones(seat, lang),
        None => attempt.played.still(None, lang),
    };
    let title = lang.pick("Problema del giorno", "Puzzle of the day");
    let main = html! {
        main.table id="table" data-game=(facts.id) data-at=(attempt.given.len()) data-puzzle=(posed.here(&[]))
            data-seat=(seat.map(|seat| seat.to_string()).unwrap_or_default()) data-lang=(lang.tag()) {
            h1.unseen id="main" { (facts.name) ": " (title) }
            div.zone id="z-ask" { (ask(posed, attempt, lang)) }
            (board_head(lang))
            @for part in of_game(zones) { (zone(&part)) }
            aside.side {
                div.zone id="z-actions" {
                    @if seat.is_some() { (choices(posed, attempt, lang)) } @else { (end(posed, attempt, lang)) }
                }
                div.zone id="z-tools" { (tools(posed, attempt, lang)) }
                div.zone id="z-puzzle" { (about(posed, lang)) }
            }
            (meanings(lang, facts.terms, ""))
            (sheet(lang, posed.entry))
            (why(lang, attempt.refused.as_ref()))
        }
    };
    let title = format!("{title} · {}", facts.name);
    Frame {
        visitor,
        title: &title,
        class: "page-table page-puzzle",
        game: Some(facts.id),
        main,
        waits: false,
    }
    .page()
}

/// What is asked for, or what the answer was worth.
fn ask(posed: &Posed<'_>, attempt: &Attempt, lang: Lang) -> Markup {
    let aim = posed.puzzle.aim.get(lang);
    html! {
        @match &attempt.verdict {
            Verdict::Open => {
                p.ask role="status" { (aim) }
                @if !attempt.given.is_empty() { p { (so_far(attempt, lang)) } }
            }
            Verdict::Right(why) if posed.shown => p.ask role="status" { (lang.pick("La soluzione: ", "The solution: ")) (so_far(attempt, lang)) " " (why.get(lang)) },
            Verdict::Right(why) => p.ask role="status" { b { (lang.pick("Giusto!", "Right!")) } " " (why.get(lang)) },
            Verdict::Wrong(why) => p.ask role="status" { b { (lang.pick("Non è questa.", "Not quite.")) } " " (why.get(lang)) },
        }
    }
}

/// What was chosen, in one sentence.
fn so_far(attempt: &Attempt, lang: Lang) -> String {
    let texts: Vec<&str> = attempt.given.iter().map(|(_, text)| text.get(lang)).collect();
    format!("{}.", texts.join("; "))
}

fn choices(posed: &Posed<'_>, attempt: &Attempt, lang: Lang) -> Markup {
    let choices = attempt.played.asked().first().map(|seat| attempt.played.choices(seat)).unwrap_or_default();
    html! {
        form.actions id="actions" method="get" action=(format!("/puzzle/{}", posed.game())) data-quiet {
            input type="hidden" name="day" value=(posed.day);
            input type="hidden" name="kind" value=(posed.word(posed.kind));
            input type="hidden" name="play" value=(line(attempt, attempt.given.len()));
            fieldset {
                legend { (lang.pick("Che cosa puoi fare", "What you can do")) }
                @for choice in &choices { button name="action" value=(choice.action) { (choice.text.get(lang)) } " " }
            }
        }
    }
}

/// The first of the given actions, as the address writes them.
fn line(attempt: &Attempt, count: usize) -> String {
    let actions: Vec<&str> = attempt.given.iter().take(count).map(|(action, _)| action.as_str()).collect();
    actions.join(",")
}

/// Where to go from an answer. The script reads here whether it was right.
fn end(posed: &Posed<'_>, attempt: &Attempt, lang: Lang) -> Markup {
    let right = matches!(attempt.verdict, Verdict::Right(_)) && !posed.shown;
    let (verdict, title) = match (right, posed.shown) {
        (true, _) => ("right", lang.pick("Risolto", "Solved")),
        (_, true) => ("shown", lang.pick("La soluzione", "The solution")),
        _ => ("wrong", lang.pick("Non ancora", "Not yet")),
    };
    let kinds = posed.entry.game.puzzle_kinds();
    html! {
        section.end data-verdict=(verdict) data-play=(line(attempt, attempt.given.len())) {
            h2 { (title) }
            @if !right { a.button.first href=(posed.here(&[])) { (lang.pick("Riprova", "Try again")) } " " }
            @for (at, kind) in kinds.iter().enumerate().filter(|(at, _)| *at != posed.kind) {
                a.button.quiet href=(posed.path(posed.day, at, &[])) { (lang.pick(kind.name.0, kind.name.1)) } " "
            }
            @if verdict == "wrong" {
                a.button.quiet href=(posed.here(&[("solution", "1")])) { (lang.pick("Mostra la soluzione", "Show the solution")) } " "
            }
            a.button.quiet href="/" { (lang.pick("Ai giochi", "To the games")) }
        }
    }
}

fn tools(posed: &Posed<'_>, attempt: &Attempt, lang: Lang) -> Markup {
    let back = attempt.given.len().checked_sub(1).filter(|_| attempt.verdict == Verdict::Open);
    html! {
        @if let Some(back) = back {
            a.button.quiet href=(posed.here(&[("play", &line(attempt, back))])) { (lang.pick("Un passo indietro", "One step back")) } " "
            a.button.quiet href=(posed.here(&[])) { (lang.pick("Da capo", "Begin anew")) }
        }
    }
}

/// Which puzzle it is, the others, and the streak, which only the visitor's browser knows.
fn about(posed: &Posed<'_>, lang: Lang) -> Markup {
    let kinds = posed.entry.game.puzzle_kinds();
    html! {
        h2 { (lang.pick("Problema del ", "Puzzle of ")) (date(posed.day, lang)) }
        nav.kinds aria-label=(lang.pick("I problemi", "The puzzles")) {
            @for (at, kind) in kinds.iter().enumerate() {
                a.button.quiet href=(posed.path(posed.day, at, &[])) aria-current=[(at == posed.kind).then_some("page")] {
                    (lang.pick(kind.name.0, kind.name.1))
                } " "
            }
        }
        p.streak hidden data-streak=(format!("{}-{}", posed.game(), posed.word(posed.kind))) data-day=(posed.day) data-today=(posed.today)
            data-none=(lang.pick("Risolvilo al primo tentativo: comincia la serie.", "Solve it at the first try: a streak begins."))
            data-missed=(lang.pick("Oggi non al primo tentativo: domani comincia una nuova serie.", "Not at the first try today: a new streak begins tomorrow."))
            data-one=(lang.pick("Risolto al primo tentativo: la serie è di 1 giorno.", "Solved at the first try: the streak is 1 day long."))
            data-many=(lang.pick("Risolto al primo tentativo per {} giorni di fila.", "Solved at the first try {} days in a row."))
            data-best=(lang.pick("La serie più lunga: {}.", "The longest streak: {}.")) {}
        p.days {
            @if posed.day > 0 { a href=(posed.path(posed.day - 1, posed.kind, &[])) rel="prev" { (lang.pick("Il giorno prima", "The day before")) } " " }
            @if posed.day < posed.today {
                a href=(posed.path(posed.day + 1, posed.kind, &[])) rel="next" { (lang.pick("Il giorno dopo", "The day after")) } " "
                a href=(posed.path(posed.today, posed.kind, &[])) { (lang.pick("Quello di oggi", "Today's")) }
            }
        }
    }
}

/// '24 novembre 2026', from the days since 1970.
fn date(day: u32, lang: Lang) -> String {
    const MONTHS: [(&str, &str); 12] = [
        ("gennaio", "January"),
        ("febbraio", "February"),
        ("marzo", "March"),
        ("aprile", "April"),
        ("maggio", "May"),
        ("giugno", "June"),
        ("luglio", "July"),
        ("agosto", "August"),
        ("settembre", "September"),
        ("ottobre", "October"),
        ("novembre", "November"),
        ("dicembre", "December"),
    ];
    let leap = |year: u32| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let (mut year, mut rest) = (1970, day);
    while rest >= 365 + u32::from(leap(year)) {
        rest -= 365 + u32::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u32::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while month < 11 && rest >= lengths[month] {
        rest -= lengths[month];
        month += 1;
    }
    let name = lang.pick(MONTHS[month].0, MONTHS[month].1);
    let first = rest == 0 && lang == Lang::It;
    format!("{}{} {name} {year}", rest + 1, if first { "º" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0, Lang::It), "1º gennaio 1970");
        assert_eq!(date(11_016, Lang::En), "29 February 2000");
        assert_eq!(date(11_017, Lang::It), "1º marzo 2000");
        assert_eq!(date(20_781, Lang::En), "24 November 2026");
        assert_eq!(date(20_818, Lang::It), "31 dicembre 2026");
    }
}
