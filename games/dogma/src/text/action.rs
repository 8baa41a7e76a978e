//! Actions as buttons and list entries: short, and saying what will happen.

mod building;
mod choices;
mod fielding;
mod orders;

use table::Seat;

use super::names::Cast;
use crate::{Action, Card, Dogma, Own, Step, View};

pub(super) use choices::proof;

/// What is done, by whom, in one language.
struct Doing<'a> {
    view: &'a View,
    cast: &'a Cast,
    truth: Dogma,
}

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    Doing { view, cast, truth: view.known() }.said(action)
}

impl Doing<'_> {
    fn said(&self, action: Action) -> String {
        let cast = self.cast;
        table::lines! { cast, action;
            Action::Pass => "Passa: nessun ordine è possibile", "Pass: no order is possible";
            Action::Ready => { self.ready() };
            Action::Done => "Posa il mazzetto", "Put the pack down";
            Action::Close => "Chiudi la costruzione", "Close your building";
            Action::Stop => "Fermati: ciò che ti manca lo dà la sorte", "Stop: what you lack is given by chance";
            Action::Destiny(at), set = cast.destiny(at) => "Prendi la serie {set}", "Take the set {set}";
            Action::Leave(it), it = cast.card(it) => "Lascia fuori {it}", "Leave {it} out";
            Action::Take(it, at) => { self.take(it, at) };
            Action::Drop(it, at) => { self.drop(it, at) };
            Action::Next(it) => { self.next(it) };
            Action::Field(at) => { self.field(at) };
            Action::Slot(at) => { self.slot(at) };
            Action::Lay(it) => { self.lay(it) };
            Action::Show(at) => { self.show(at) };
            Action::Target(seat) => { self.target(seat) };
            Action::Call(slot) => { self.call(slot) };
            Action::Divine => { self.divine() };
            Action::Appeal =>
                "Ordine II: Appello alla Razionalità (30 danni a ogni Profeta attivo)",
                "Order II: Appello alla Razionalità (30 damage to every active Prophet)";
            Action::Cult(at) => { self.cult(at) };
            Action::Special => { self.special() };
            Action::Use(it), of = cast.of_card(it) => "Usa lo Speciale {of}", "Use the Special {of}";
            Action::Choose(at) => { self.choose(at) };
            Action::Way(way) => { self.way(way) };
            Action::First(seat), a = cast.seat(seat) => "Esce {a}", "The lot falls to {a}";
            Action::Draw(it), it = cast.card(it) => "Esce {it}", "Drawn: {it}";
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
        table::lines! { self.cast, self.step();
            Some(Step::Stack) => "Lascia gli altri Interventi così", "Leave the other Interventions as they lie";
            Some(Step::Opening) => "Lascia il resto della retroguardia così", "Leave the rest of the rearguard as it is";
            Some(Step::Arrange(_)) => "Lascia le altre carte Culto così", "Leave the other Cult cards as they lie";
            Some(Step::Reveal(_)) => "Non scoprire altro", "Turn nothing more up";
            Some(Step::Aim(_)) => { table::lines! { self.cast, self.own().target;
                Some(at), at = self.cast.seat(at) => "Conferma il Bersaglio: {at}", "Keep the Target: {at}";
                None => "Conferma il Bersaglio", "Keep the Target";
            } };
            _ => "Va bene così", "Leave it at that";
        }
    }
}
