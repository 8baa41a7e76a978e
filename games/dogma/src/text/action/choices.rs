//! What an effect asks for.

use table::Seat;

use super::Doing;
use crate::step::{At, Wait};
use crate::text::names::Cast;
use crate::text::say;
use crate::{Step, View, Way};

impl Doing<'_> {
    /// The place in the row that is asked about.
    pub(super) fn choose(&self, at: u8) -> String {
        let (cast, lang, seat) = (self.cast, self.cast.lang, self.seat());
        let front = self.view.open.front(seat);
        match (self.step(), self.truth.chooses(seat).map(|(_, wait)| wait), front) {
            (Some(Step::Grieve), _, Some(front)) => {
                let it = cult_card(self.view, cast, front, at);
                say!(lang, "Struggimento: blocca {it}", "Struggimento: block {it}")
            }
            (Some(Step::Choice(_)), Some(Wait::Rear(of)), _) => {
                let it = self.in_rear(of, at);
                say!(lang, "Scegli {it}", "Choose {it}")
            }
            (Some(Step::Choice(_)), Some(Wait::Place(of)), _) => {
                let it = cult_card(self.view, cast, of, at);
                say!(lang, "Scegli {it}", "Choose {it}")
            }
            (Some(Step::Choice(_)), Some(Wait::Fallen), _) => self.returns(seat, at),
            _ => say!(lang, "Scegli in {place}", "Choose {place}", place = cast.place(at)),
        }
    }

    fn returns(&self, seat: Seat, at: u8) -> String {
        let arcano = self.view.open.side(seat).arcana.get(usize::from(at));
        match arcano.and_then(|arcano| arcano.prophet) {
            Some(it) => say!(self.cast.lang, "Fa' tornare {it}", "Bring {it} back", it = self.cast.card(it)),
            None => {
                let n = self.cast.nth_of(at);
                say!(self.cast.lang, "Fa' tornare il {n} Profeta", "Bring the {n} Prophet back")
            }
        }
    }

    /// Hidden or named. [15.1]
    pub(super) fn way(&self, way: Way) -> String {
        let way = way.title();
        match (proof(self.view), self.view.viewer) {
            (Some((_, hider)), Some(seat)) if seat == hider => {
                say!(self.cast.lang, "Nascondi {way}", "Hide {way}")
            }
            (Some((tester, _)), Some(seat)) if seat == tester => {
                say!(self.cast.lang, "Nomina {way}", "Name {way}")
            }
            _ => say!(self.cast.lang, "Scegli {way}", "Choose {way}"),
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
    let lang = cast.lang;
    let arcano = view.open.arcano((seat, at));
    let face = arcano.cults.get(usize::from(place)).and_then(|it| it.face);
    let own = view.own.as_ref().filter(|_| view.viewer == Some(seat));
    let own = own.and_then(|own| own.arcana[usize::from(at)].cults.get(usize::from(place)).copied());
    let of = arcano.prophet.map(|prophet| cast.of_who((seat, prophet))).unwrap_or_default();
    match face.or(own) {
        Some(card) => {
            let (it, place) = (cast.card(card), cast.place(place));
            say!(lang, "{it} {of} ({place})", "{it} {of} ({place})")
        }
        None => {
            let nth = cast.nth(place);
            say!(lang, "la {nth} carta Culto {of}, coperta", "the {nth} Cult card {of}, face down")
        }
    }
}
