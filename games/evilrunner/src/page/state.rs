//! Around the drawing: the figures that must always be visible, and the answers that are no vertex.

use maud::{Markup, html};
use table::{Desk, Lang, Say};

use super::{die, solids, words};
use crate::{Action, Event, Evilrunner, Piece, Stage, View};

/// Turn, role on turn, power, seals, leg.
pub(super) fn chips(view: &View, desk: &Desk<'_, Evilrunner>) -> Markup {
    let lang = desk.lang;
    html! {
        ul.chips {
            @if view.setup.legs == 2 {
                li.chip { (words::worded(lang, lang.pick("manche", "leg"))) " " b { (view.leg) } (lang.pick(" di 2", " of 2")) }
            }
            @if view.leg == 2 && view.turn > 0 && view.stage != Stage::Over {
                li.chip { (lang.pick("prima manche: ", "first leg: ")) b { (first_leg(view)) } span.long { (lang.pick(" punti", " points")) } }
            }
            @if view.turn == 0 {
                li.chip { (lang.pick("disposizione", "set-up")) span.long { (lang.pick(" iniziale", "")) } }
            } @else {
                li.chip { (lang.pick("turno ", "turn ")) b { (view.turn) } (lang.pick(" di ", " of ")) (view.setup.cap) }
            }
            @if view.stage != Stage::Over {
                li.chip.strong.yours[is_yours(view, desk)] { (on_turn(view, desk)) }
                (power(view, lang))
            }
            li.chip { (words::worded(lang, lang.pick("sigilli", "seals"))) " " b { (view.seals.len()) } (lang.pick(" di 12", " of 12")) }
        }
    }
}

fn is_yours(view: &View, desk: &Desk<'_, Evilrunner>) -> bool {
    desk.seat.is_some() && view.asked() == desk.seat
}

fn on_turn(view: &View, desk: &Desk<'_, Evilrunner>) -> Markup {
    let lang = desk.lang;
    let valandris = view.stage.asks_valandris();
    let says = match view.stage {
        Stage::Over => lang.pick("partita finita", "the game is over"),
        Stage::Rolling { .. } => lang.pick("si tira il dado", "the die is rolled"),
        _ if is_yours(view, desk) => {
            return html! {
                // The question says so, too: on a phone there is no room for both.
                span.long { (lang.pick("tocca a te: ", "your turn: ")) }
                @if valandris { (lang.pick("sei Valandris", "you are Valandris")) }
                @else { (lang.pick("sei lo Spirito", "you are the Spirit")) }
            };
        }
        _ if valandris => lang.pick("tocca a Valandris", "Valandris is on turn"),
        _ => lang.pick("tocca allo Spirito", "the Spirit is on turn"),
    };
    html! { (says) }
}

/// The declared power: before and in the Spirit's turn the one it may use, in Valandris' turn the next one.
fn power(view: &View, lang: Lang) -> Markup {
    let name = view.power.map_or(lang.pick("nessuno", "none"), |creature| words::piece(lang, creature));
    html! {
        @if view.has_all_powers() {
            li.chip { (lang.pick("poteri: ", "powers: ")) b { (lang.pick("tutti", "all")) } }
        } @else if matches!(view.stage, Stage::Running { .. }) {
            li.chip {
                (words::worded(lang, lang.pick("potere dichiarato", "power declared")))
                span.long { (lang.pick(" per il prossimo turno", " for the next turn")) }
                ": " b { (name) }
            }
        } @else if view.stage == Stage::Declaring {
            li.chip { (words::worded(lang, lang.pick("potere da dichiarare", "power to be declared"))) }
        } @else if view.turn > 0 {
            li.chip { (words::worded(lang, lang.pick("potere dichiarato: ", "declared power: "))) b { (name) } }
        }
    }
}

/// The first leg's Valandris sits in the second seat.
fn first_leg(view: &View) -> u16 {
    view.points[1]
}

/// Standing still and declaring a power, as large buttons of the page's form.
pub(super) fn choices(view: &View, desk: &Desk<'_, Evilrunner>) -> Markup {
    let lang = desk.lang;
    let plain: Vec<&Action> =
        desk.actions.iter().filter(|action| matches!(action, Action::Stay | Action::Declare(_))).collect();
    html! {
        @if !plain.is_empty() {
            div.choices.all[plain.len() == desk.actions.len()] role="group" aria-label=(lang.pick("Scelte", "Choices")) {
                @for action in plain {
                    button type="submit" form="actions" name="action" value=(action) {
                        @if let Action::Declare(creature) = action { (icon(*creature)) }
                        (Evilrunner::say_action(view, action).get(lang))
                    }
                }
            }
        }
    }
}

/// The last whole turn in sentences, where the eye is, and the die that fell in it.
pub(super) fn said(view: &View, desk: &Desk<'_, Evilrunner>) -> Markup {
    let lang = desk.lang;
    let rolled = die::fallen(view).map(|face| (face, die::did(view, face)));
    // What the end is worth stands above in figures.
    let aside = |event: &Event| {
        matches!(event, Event::MatchOver { .. }) || rolled.is_some_and(|(_, fell)| fell == *event)
    };
    let says = |event: &Event| Evilrunner::say_event(event).get(lang).to_owned();
    html! {
        div.said {
            @if let Some((face, _)) = rolled { (die::drawing(view, face)) }
            p.lately {
                @if let Some((_, fell)) = &rolled { b { (says(fell)) } " " }
                @for (_, event) in desk.lately.iter().filter(|(_, event)| !aside(event)) { span { (says(event)) } " " }
            }
        }
    }
}

/// A piece as it stands on the board.
fn icon(piece: Piece) -> Markup {
    html! {
        svg.key viewBox="-17 -17 34 34" aria-hidden="true" {
            g class={ "piece " (piece.letter()) } { path d=(solids::shape(piece)) {} text y="5" { (piece.letter()) } }
        }
    }
}

/// What the shapes and colours mean.
pub(super) fn legend(view: &View, lang: Lang) -> Markup {
    html! {
        ul.legend {
            (solids::worlds(lang))
            @for piece in Piece::ALL {
                li {
                    (icon(piece))
                    (words::worded(lang, words::piece(lang, piece)))
                }
            }
            (solids::rings(view, lang))
        }
    }
}
