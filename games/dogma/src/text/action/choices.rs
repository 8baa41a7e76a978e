//! What an effect asks for.

use table::Seat;

use super::Doing;
use crate::step::{At, Wait};
use crate::text::names::Cast;
use crate::{Step, View, Way};

impl Doing<'_> {
    /// The place in the row that is asked about.
    pub(super) fn choose(&self, at: u8) -> String {
        let (cast, seat) = (self.cast, self.seat());
        let front = self.view.open.front(seat);
        table::lines! { self.cast, (self.step(), self.truth.chooses(seat).map(|(_, wait)| wait), front);
            (Some(Step::Grieve), _, Some(front)), it = cult_card(self.view, cast, front, at) =>
                "Struggimento: blocca {it}", "Struggimento: block {it}";
            (Some(Step::Choice(_)), Some(Wait::Rear(of)), _), it = self.in_rear(of, at) => "Scegli {it}", "Choose {it}";
            (Some(Step::Choice(_)), Some(Wait::Place(of, _)), _), it = cult_card(self.view, cast, of, at) => "Scegli {it}", "Choose {it}";
            (Some(Step::Choice(_)), Some(Wait::Fallen), _) => { self.returns(seat, at) };
            _, place = cast.place(at) => "Scegli in {place}", "Choose {place}";
        }
    }

    fn returns(&self, seat: Seat, at: u8) -> String {
        let arcano = self.view.open.side(seat).arcana.get(usize::from(at));
        table::lines! { self.cast, arcano.and_then(|arcano| arcano.prophet);
            Some(it), it = self.cast.card(it) => "Fa' tornare {it}", "Bring {it} back";
            None, n = self.cast.nth_of(at) => "Fa' tornare il {n} Profeta", "Bring the {n} Prophet back";
        }
    }

    /// Hidden or named. [15.1]
    pub(super) fn way(&self, way: Way) -> String {
        let way = way.title();
        table::lines! { self.cast, (proof(self.view), self.view.viewer);
            (Some((_, hider)), Some(seat)) if seat == hider => "Nascondi {way}", "Hide {way}";
            (Some((tester, _)), Some(seat)) if seat == tester => "Nomina {way}", "Name {way}";
            _ => "Scegli {way}", "Choose {way}";
        }
    }
}

/// Who guesses and who hides in the Prova that is asked.
pub(crate) fn proof(view: &View) -> Option<(Seat, Seat)> {
    let Some(Step::Proof(act)) = view.open.agenda.next() else { return None };
    match view.open.acts.get(usize::from(act))?.waits? {
        Wait::Proof { tester, hider } => Some((tester, hider)),
        _ => None,
    }
}

/// A Cult card of an active Prophet, with its name where the viewer sees it.
pub(crate) fn cult_card(view: &View, cast: &Cast, (seat, at): At, place: u8) -> String {
    let arcano = view.open.arcano((seat, at));
    let face = arcano.cults.get(usize::from(place)).and_then(|it| it.face);
    let own = view.own.as_ref().filter(|_| view.viewer == Some(seat));
    let own = own.and_then(|own| own.arcana[usize::from(at)].cults.get(usize::from(place)).copied());
    let of = arcano.prophet.map(|prophet| cast.of_who((seat, prophet))).unwrap_or_default();
    table::lines! { cast, face.or(own);
        Some(card), it = cast.card(card), place = cast.place(place) => "{it} {of} ({place})", "{it} {of} ({place})";
        None, nth = cast.nth(place) => "la {nth} carta Culto {of}, coperta", "the {nth} Cult card {of}, face down";
    }
}
