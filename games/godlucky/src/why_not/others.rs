//! Somebody else is asked, or chance.

use table::{Refusal, Seat};

use super::moment::clause;
use super::refuse as no;
use crate::text::say;
use crate::text::{asked, choosing};
use crate::{Step, View};

pub(super) fn refuse(view: &View, seat: Seat) -> Refusal {
    let Some(step) = view.open.agenda.next() else {
        return Refusal::new("3.3", "un momento solo", "one moment");
    };
    let turn = view.open.active;
    let Some(who) = asked(view).first() else { return wait(step) };
    match step {
        Step::Window(..) => Refusal::new(
            "14.7",
            "adesso può reagire soltanto chi potrebbe avere la carta adatta",
            "only those who might have a fitting card may react now",
        ),
        Step::Main(_) | Step::Aim(_) | Step::Head(..) | Step::Arrived { .. } => no(view, "3.3", |cast| {
            let (who, whose) = (cast.who(who), cast.whose(who));
            say!(cast.lang, "adesso è il turno di {who}", "it is {whose} turn now")
        }),
        step => no(view, clause(step), |cast| {
            let (who, what) = (cast.who(who), choosing(view, cast, step));
            let yours = match seat == turn {
                true => cast.lang.pick("aspetta un momento: ", "wait a moment: "),
                false => "",
            };
            say!(cast.lang, "{yours}{who} sta scegliendo {what}", "{yours}{who} is choosing {what}")
        }),
    }
}

/// Chance comes first.
fn wait(step: Step) -> Refusal {
    let (clause, it, en) = match step {
        Step::Precedence(_) => (
            "2.1",
            "prima si tira per decidere chi sceglie il personaggio",
            "first the dice decide who chooses a character",
        ),
        Step::LayStart => {
            ("2.5", "prima si dispongono le carte iniziali", "first the starting cards are laid")
        }
        Step::Lay(_) => ("4.3", "prima si gira la carta plancia", "first the board card is turned up"),
        Step::Roll(_) => ("14.5", "prima cade il dado", "first the die has to fall"),
        Step::Toss(_) => ("13.12", "prima cade la moneta", "first the coin has to fall"),
        Step::Draw(..) => ("13.3", "prima si pesca", "first the card is drawn"),
        Step::Blind(..) => {
            ("10.7", "prima il caso sceglie la carta rubata", "first chance picks the stolen card")
        }
        Step::Tie(..) => ("16.2", "adesso decide la moneta", "now the coin decides"),
        _ => ("3.3", "un momento solo", "one moment"),
    };
    Refusal::new(clause, it, en)
}
