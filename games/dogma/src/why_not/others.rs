//! Somebody else is asked, or chance.

use table::{Refusal, Seats};

use super::{Case, clause};
use crate::text::{asked, choosing, say};
use crate::{Open, Step};

impl Case<'_> {
    pub(super) fn while_others_choose(&self) -> Refusal {
        let open = self.open();
        let Some(step) = self.step() else { return wait(open, Step::End) };
        let seats = asked(self.truth);
        if seats.is_empty() {
            return wait(open, step);
        }
        if !open.lives(self.seat) {
            return Refusal::new(
                "17.5",
                "non hai più Profeti: non ci sono più ordini da dare",
                "you have no Prophets left: there are no more orders to give",
            );
        }
        let shown = open.plans[self.seat.index()].is_some();
        match step {
            Step::Order(_) | Step::Aim(_) if shown => self.awaited("8.16", seats, SHOWN),
            Step::Read | Step::Build(_) if open.build.closed.has(self.seat) => {
                self.awaited(clause(open, step), seats, CLOSED)
            }
            _ if open.ready.has(self.seat) => self.awaited(clause(open, step), seats, CHOSEN),
            _ => self.no(clause(open, step), |cast| {
                let (who, what) = (cast.seats(seats), choosing(self.view, cast, step, None));
                match seats.len() {
                    1 => say!(
                        cast.lang,
                        "un momento: {who} sta scegliendo {what}",
                        "one moment: {who} is choosing {what}"
                    ),
                    _ => say!(
                        cast.lang,
                        "un momento: {who} stanno scegliendo {what}",
                        "one moment: {who} are choosing {what}"
                    ),
                }
            }),
        }
    }

    /// What the seat has done already, and who is awaited.
    fn awaited(&self, clause: &'static str, seats: Seats, (it, en): (&str, &str)) -> Refusal {
        self.no(clause, |cast| {
            let (who, done) = (cast.seats(seats), cast.lang.pick(it, en));
            match seats.len() {
                1 => say!(cast.lang, "{done}: si aspetta {who}", "{done}: waiting for {who}"),
                _ => say!(cast.lang, "{done}: si aspettano {who}", "{done}: waiting for {who}"),
            }
        })
    }
}

const SHOWN: (&str, &str) = ("hai già mostrato il tuo ordine", "you have shown your order already");
const CLOSED: (&str, &str) = ("hai già chiuso la costruzione", "you have closed your building already");
const CHOSEN: (&str, &str) = ("la tua scelta è già fatta", "your choice is made already");

/// Chance comes first.
fn wait(open: &Open, step: Step) -> Refusal {
    let (it, en) = match step {
        Step::Lot => {
            ("prima la sorte dice in che ordine si costruisce", "first chance says in which order one builds")
        }
        Step::Deal(..) => ("prima la sorte riempie i mazzetti", "first chance fills the packs"),
        Step::Fill => ("prima la sorte completa gli Arcani", "first chance completes the Arcana"),
        _ => ("un momento solo", "one moment"),
    };
    Refusal::new(clause(open, step), it, en)
}
