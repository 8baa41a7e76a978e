//! A match that does not replay any more, as it was told.

use ::table::erased::{Facts, Told};
use ::table::{Seat, Trouble};
use axum::response::Html;
use maud::html;

use super::layout::Frame;
use super::seats::who;
use crate::store::Stored;
use crate::visitor::Visitor;

/// What is left of a match.
pub(crate) struct Story<'a> {
    pub(crate) game: &'a Facts,
    pub(crate) stored: &'a Stored,
    /// Why it does not replay.
    pub(crate) why: &'a Trouble,
    /// What these ears have heard.
    pub(crate) told: &'a [Told],
    pub(crate) ears: Option<Seat>,
    pub(crate) ended: bool,
}

pub(crate) fn story(visitor: &Visitor, story: &Story<'_>) -> Html<String> {
    let (lang, Story { game, stored, why, told, ears, ended }) = (visitor.lang, story);
    let title = lang.pick(format!("Una partita di {}", game.name), format!("A match of {}", game.name));
    let seats: Vec<_> = Seat::all(stored.places.len()).zip(&stored.places).collect();
    let main = html! {
        main id="main" {
            h1 { (title) }
            p.lead {
                @if *ended { (lang.pick("Il tavolo non si può più disegnare, ma la partita è qui, come fu raccontata.",
                    "The table cannot be drawn any more, but the match is here, as it was told.")) }
                @else { (lang.pick("Con questo Conclave la partita non può proseguire; non è perduta: ecco che cosa è successo finora.",
                    "With this Conclave the match cannot go on; it is not lost: here is what has happened so far.")) }
            }
            p.counsel { (lang.pick("Il motivo: ", "The reason: ")) (why.get(lang)) }
            h2 { (lang.pick("Al tavolo", "At the table")) }
            ul.seats { @for (seat, place) in &seats {
                li aria-current=[(Some(*seat) == *ears).then_some("true")] {
                    (lang.pick("Posto", "Seat")) " " (seat.index() + 1) ": "
                    @if *ended { a href=(format!("/t/{}?as={seat}", stored.row.id)) { (who(Some(place), lang)) } }
                    @else { (who(Some(place), lang)) }
                }
            } }
            @if *ended { p.counsel {
                (lang.pick("Tocca un nome per leggere ciò che ha sentito quel posto. ", "Tap a name to read what that seat has heard. "))
                @if ears.is_some() { a href=(format!("/t/{}?as=all", stored.row.id)) { (lang.pick("Solo ciò che hanno sentito tutti", "Only what everybody has heard")) } }
            } }
            h2 { (lang.pick("Che cosa è successo", "What happened")) }
            @if told.is_empty() { p { (lang.pick("Di questa partita non è rimasto scritto il racconto.", "What was told at this match was not written down.")) } }
            ol.log { @for one in *told { li data-turn=(one.at + 1) { (one.text.get(lang)) } } }
            p { a.button.quiet href="/" { (lang.pick("Agli altri giochi", "To the other games")) } }
        }
    };
    Frame { visitor, title: &title, class: "page-story", game: Some(game.id), main, waits: false }.page()
}
