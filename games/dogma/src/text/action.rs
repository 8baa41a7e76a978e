//! Actions as buttons and list entries: short, and saying what will happen.

mod building;
mod choices;
mod fielding;
mod orders;

use table::Seat;

use super::known::known;
use super::names::Cast;
use crate::text::say;
use crate::{Action, Card, Dogma, Own, Step, View};

pub(super) use choices::proof;

/// What is done, by whom, in one language.
struct Doing<'a> {
    view: &'a View,
    cast: &'a Cast,
    truth: Dogma,
}

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    Doing { view, cast, truth: known(view) }.said(action)
}

impl Doing<'_> {
    fn said(&self, action: Action) -> String {
        let (cast, lang) = (self.cast, self.cast.lang);
        match action {
            Action::Pass => say!(lang, "Passa: nessun ordine è possibile", "Pass: no order is possible"),
            Action::Ready => self.ready(),
            Action::Done => say!(lang, "Posa il mazzetto", "Put the pack down"),
            Action::Close => say!(lang, "Chiudi la costruzione", "Close your building"),
            Action::Destiny(at) => {
                say!(lang, "Prendi la serie {set}", "Take the set {set}", set = cast.destiny(at))
            }
            Action::Leave(it) => say!(lang, "Lascia fuori {it}", "Leave {it} out", it = cast.card(it)),
            Action::Take(it, at) => self.take(it, at),
            Action::Drop(it, at) => self.drop(it, at),
            Action::Next(it) => self.next(it),
            Action::Field(at) => self.field(at),
            Action::Slot(at) => self.slot(at),
            Action::Lay(it) => self.lay(it),
            Action::Show(at) => self.show(at),
            Action::Target(seat) => self.target(seat),
            Action::Call(slot) => self.call(slot),
            Action::Divine => self.divine(),
            Action::Appeal => say!(
                lang,
                "Ordine II: Appello alla Razionalità (30 danni a ogni Profeta attivo)",
                "Order II: Appello alla Razionalità (30 damage to every active Prophet)"
            ),
            Action::Cult(at) => self.cult(at),
            Action::Special => self.special(),
            Action::Use(it) => {
                say!(lang, "Usa lo Speciale {of}", "Use the Special {of}", of = cast.of_card(it))
            }
            Action::Choose(at) => self.choose(at),
            Action::Way(way) => self.way(way),
            Action::First(seat) => {
                say!(lang, "Esce {a}", "The lot falls to {a}", a = cast.seat(seat))
            }
            Action::Draw(it) => say!(lang, "Esce {it}", "Drawn: {it}", it = cast.card(it)),
        }
    }

    fn step(&self) -> Option<Step> {
        self.view.open.agenda.next()
    }

    /// The viewer's seat; a spectator sees actions as anybody would.
    fn seat(&self) -> Seat {
        self.view.viewer.unwrap_or(Seat::new(0))
    }

    /// The viewer's own cards.
    fn own(&self) -> &Own {
        self.truth.secret.own(self.seat())
    }

    /// The viewer's Cult card at this position of its active Prophet.
    fn own_cult(&self, at: u8) -> Option<Card> {
        let (_, front) = self.view.open.front(self.seat())?;
        self.own().arcana[usize::from(front)].cults.get(usize::from(at)).copied()
    }

    /// The Prophet in a slot of a seat's rearguard, as far as the viewer knows it.
    fn rear(&self, of: Seat, slot: u8) -> Option<Card> {
        let at = *self.view.open.side(of).rear.get(usize::from(slot))?;
        let shown = self.view.open.arcano((of, at)).prophet;
        shown.or_else(|| self.truth.secret.own(of).arcana[usize::from(at)].prophet)
    }

    /// The viewer leaves things as they are.
    fn ready(&self) -> String {
        let lang = self.cast.lang;
        match self.step() {
            Some(Step::Stack) => {
                say!(lang, "Lascia gli altri Interventi così", "Leave the other Interventions as they lie")
            }
            Some(Step::Opening) => {
                say!(
                    lang,
                    "Lascia il resto della retroguardia così",
                    "Leave the rest of the rearguard as it is"
                )
            }
            Some(Step::Arrange(_)) => {
                say!(lang, "Lascia le altre carte Culto così", "Leave the other Cult cards as they lie")
            }
            Some(Step::Reveal(_)) => say!(lang, "Non scoprire altro", "Turn nothing more up"),
            Some(Step::Aim(_)) => match self.own().target {
                Some(at) => {
                    say!(
                        lang,
                        "Conferma il Bersaglio: {at}",
                        "Keep the Target: {at}",
                        at = self.cast.seat(at)
                    )
                }
                None => say!(lang, "Conferma il Bersaglio", "Keep the Target"),
            },
            _ => say!(lang, "Va bene così", "Leave it at that"),
        }
    }
}
