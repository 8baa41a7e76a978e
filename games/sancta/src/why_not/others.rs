//! Somebody else is asked, or chance.

use table::{Refusal, Seat};

use super::moment::clause;
use super::refuse as no;
use crate::text::say;
use crate::text::{asked, choosing, number};
use crate::{Action, Step, View};

pub(super) fn refuse(view: &View, seat: Seat, action: Action) -> Refusal {
    let Some(step) = view.open.agenda.next() else {
        return Refusal::new("3.3", "un momento solo", "one moment");
    };
    let Some(who) = asked(view).first() else { return wait(step) };
    let n = number(who);
    match step {
        Step::Window(by, _) => window(by == seat, number(by)),
        Step::Main(_) if action == Action::Advocatus => Refusal::new(
            "7.1",
            "l'Advocatus Diaboli si gioca soltanto quando un avversario gioca una Beatitudine",
            "an Advocatus Diaboli is played only when an opponent plays a Beatitudine",
        ),
        Step::Main(_) => Refusal::new(
            "3.8",
            format!("adesso è il turno del posto {n}"),
            format!("it is the turn of Seat {n} now"),
        ),
        step => no(view, clause(step), |cast| {
            let what = choosing(view, cast, step);
            let yours = match seat == view.open.active {
                true => cast.lang.pick("aspetta un momento: ", "wait a moment: "),
                false => "",
            };
            say!(cast.lang, "{yours}il posto {n} sta scegliendo {what}", "{yours}Seat {n} is choosing {what}")
        }),
    }
}

/// Others may stop a Beatitudine.
fn window(own: bool, n: usize) -> Refusal {
    match own {
        true => Refusal::new(
            "6.1",
            "aspetta un momento: prima gli avversari dicono se fermano la tua Beatitudine",
            "wait a moment: first the opponents say whether they stop your Beatitudine",
        ),
        false => Refusal::new(
            "7.2",
            format!(
                "la Beatitudine del posto {n} può fermarla soltanto chi potrebbe avere un Advocatus Diaboli"
            ),
            format!(
                "the Beatitudine of Seat {n} may be stopped only by those who might hold an Advocatus Diaboli"
            ),
        ),
    }
}

/// Chance comes first.
fn wait(step: Step) -> Refusal {
    let (clause, it, en) = match step {
        Step::Dealer => ("2.2", "prima la sorte nomina il mazziere", "first chance names the dealer"),
        Step::FirstSaint(_) => {
            ("2.2", "prima ognuno pesca il suo primo Santo", "first everybody draws a first Saint")
        }
        Step::Deal(_) => ("2.4", "prima si danno le carte", "first the hands are dealt"),
        Step::Draw(_) => ("3.1", "prima si pesca", "first the card is drawn"),
        Step::Roll(_) => ("6.3", "prima cade il dado", "first the die has to fall"),
        Step::Lose(_) => {
            ("13.5", "prima la sorte sceglie la carta da scartare", "first chance picks the card to discard")
        }
        Step::Steal(..) => {
            ("13.10", "prima la sorte sceglie la carta rubata", "first chance picks the stolen card")
        }
        Step::Seek(..) => {
            ("13.6", "prima si cerca la carta nel mazzo", "first the card is sought in the deck")
        }
        _ => ("3.3", "un momento solo", "one moment"),
    };
    Refusal::new(clause, it, en)
}
