//! Around the drawing: the figures that must always be visible, and the answers that are no vertex.

use maud::{Markup, html};
use table::{Desk, Lang, Say};

use super::{solids, words};
use crate::{Action, Evilrunner, Piece, Stage, View};

/// Turn, role on turn, power, seals, leg.
pub(super) fn chips(view: &View, desk: &Desk<'_, Action>) -> Markup {
    let lang = desk.lang;
    html! {
        ul.chips {
            @if view.setup.legs == 2 {
                li.chip { (lang.pick("manche ", "leg ")) b { (view.leg) } (lang.pick(" di 2", " of 2")) }
            }
            @if view.leg == 2 {
                li.chip { (lang.pick("prima manche: ", "first leg: ")) b { (first_leg(view)) } (lang.pick(" punti", " points")) }
            }
            @if view.turn == 0 {
                li.chip { (lang.pick("disposizione iniziale", "set-up")) }
            } @else {
                li.chip { (lang.pick("turno ", "turn ")) b { (view.turn) } (lang.pick(" di ", " of ")) (view.setup.cap) }
            }
            li.chip.strong.yours[is_yours(view, desk)] { (on_turn(view, desk)) }
            (power(view, lang))
            li.chip { (lang.pick("sigilli ", "seals ")) b { (view.seals.len()) } (lang.pick(" di 12", " of 12")) }
        }
    }
}

fn is_yours(view: &View, desk: &Desk<'_, Action>) -> bool {
    desk.seat.is_some() && view.asked() == desk.seat
}

fn on_turn(view: &View, desk: &Desk<'_, Action>) -> &'static str {
    let lang = desk.lang;
    let you = is_yours(view, desk);
    match view.stage {
        Stage::Over => lang.pick("partita finita", "the game is over"),
        Stage::Rolling { .. } => lang.pick("si tira il dado", "the die is rolled"),
        stage if stage.asks_valandris() && you => {
            lang.pick("tocca a te: sei Valandris", "your turn: you are Valandris")
        }
        stage if stage.asks_valandris() => lang.pick("tocca a Valandris", "Valandris is on turn"),
        _ if you => lang.pick("tocca a te: sei lo Spirito", "your turn: you are the Spirit"),
        _ => lang.pick("tocca allo Spirito", "the Spirit is on turn"),
    }
}

/// The declared power: before and in the Spirit's turn the one it may use, in Valandris' turn the next one.
fn power(view: &View, lang: Lang) -> Markup {
    let name = view.power.map_or(lang.pick("nessuno", "none"), |creature| words::piece(lang, creature));
    html! {
        @if view.has_all_powers() {
            li.chip { (lang.pick("poteri: ", "powers: ")) b { (lang.pick("tutti", "all")) } }
        } @else if matches!(view.stage, Stage::Running { .. }) {
            li.chip {
                (lang.pick("potere dichiarato", "power declared"))
                span.long { (lang.pick(" per il prossimo turno", " for the next turn")) }
                ": " b { (name) }
            }
        } @else if view.stage == Stage::Declaring {
            li.chip { (lang.pick("potere da dichiarare", "power to be declared")) }
        } @else if view.turn > 0 {
            li.chip { (lang.pick("potere dichiarato: ", "declared power: ")) b { (name) } }
        }
    }
}

/// What the first leg was worth, said when the second begins.
pub(super) fn legs(view: &View, lang: Lang) -> Markup {
    html! {
        @if view.leg == 2 && view.turn == 0 && view.stage != Stage::Over {
            p.notice {
                b { (lang.pick("Ruoli scambiati. ", "Roles swapped. ")) }
                (lang.pick("Nella prima manche Valandris ha fatto ", "In the first leg Valandris scored "))
                b { (first_leg(view)) }
                (lang.pick(" punti: è il numero da battere.", " points: the number to beat."))
            }
        }
    }
}

/// The first leg's Valandris sits in the second seat.
fn first_leg(view: &View) -> u16 {
    view.points[1]
}

/// Standing still and declaring a power, as large buttons of the page's form.
pub(super) fn choices(view: &View, desk: &Desk<'_, Action>) -> Markup {
    let plain: Vec<&Action> =
        desk.actions.iter().filter(|action| matches!(action, Action::Stay | Action::Declare(_))).collect();
    html! {
        @if !plain.is_empty() {
            div.choices role="group" aria-label=(desk.lang.pick("Scelte", "Choices")) {
                @for action in plain {
                    button type="submit" form="actions" name="action" value=(action) {
                        (Evilrunner::say_action(view, action).get(desk.lang))
                    }
                }
            }
        }
    }
}

/// The last whole turn in sentences, where the eye is.
pub(super) fn lately(desk: &Desk<'_, Action>) -> Markup {
    html! {
        @if !desk.lately.is_empty() {
            p.lately {
                @for text in desk.lately { span { (text.get(desk.lang)) } " " }
            }
        }
    }
}

/// What the shapes and colours mean.
pub(super) fn legend(lang: Lang) -> Markup {
    html! {
        ul.legend {
            (solids::worlds(lang))
            @for piece in Piece::ALL {
                li {
                    svg.key viewBox="-17 -17 34 34" aria-hidden="true" {
                        g class={ "piece " (piece.letter()) } { path d=(solids::shape(piece)) {} text y="5" { (piece.letter()) } }
                    }
                    (words::piece(lang, piece))
                }
            }
            (solids::rings(lang))
        }
    }
}
