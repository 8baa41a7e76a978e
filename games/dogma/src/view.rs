//! What a viewer knows.

use arrayvec::ArrayVec;
use table::Seat;

use crate::open::SEATS;
use crate::secret::{Hand, Own, Secret};
use crate::{Bag, Dogma, Open};

/// What everybody sees, and what the viewer knows alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The public part.
    pub open: Open,
    /// The viewer's own cards.
    pub own: Option<Own>,
    /// While the viewer builds: the cards that lie before it.
    pub supply: Bag,
    /// The partner's target that is not shown yet.
    pub partner: Option<Seat>,
    /// At the end what each seat still holds; nothing before. [18.8]
    pub hands: ArrayVec<Hand, SEATS>,
}

impl View {
    pub(crate) fn of(truth: &Dogma, viewer: Option<Seat>) -> View {
        // Without `..`: a new field of the truth does not compile until somebody says who sees it. Packs and the rest of the
        // box are seen through the supply; what lies in them is nobody's otherwise.
        let Dogma { open, secret } = truth;
        let Secret { seats, packs: _, rest: _, still: _, proofs: _ } = secret;
        let supply = viewer.filter(|seat| truth.builds_now(*seat)).map(|seat| truth.supply(seat));
        let partner = viewer.and_then(|seat| open.partner(seat)).and_then(|seat| seats[seat.index()].target);
        let shown = if truth.lies_open() { &seats[..] } else { &[] };
        View {
            viewer,
            open: open.clone(),
            own: viewer.map(|seat| seats[seat.index()]),
            supply: supply.unwrap_or_default(),
            partner,
            hands: shown.iter().map(Own::hand).collect(),
        }
    }

    /// What somebody sees at a seat when all lay their cards open, which is after the end.
    #[cfg(feature = "page")]
    pub(crate) fn laid_open(truth: &Dogma, viewer: Option<Seat>) -> View {
        let hands = truth.secret.seats.iter().map(Own::hand).collect();
        View { hands, ..View::of(truth, viewer) }
    }

    /// The table as far as the viewer knows it: hidden cards are nowhere. What is asked of a seat, and what it may answer, hangs
    /// on the public part and on its own cards only, so that nothing needs to be imagined.
    pub(crate) fn known(&self) -> Dogma {
        let mut truth = Dogma { open: self.open.clone(), secret: Secret::of(&self.open) };
        if let (Some(seat), Some(own)) = (self.viewer, &self.own) {
            *truth.secret.own_mut(seat) = *own;
        }
        truth.lays_open(&self.hands);
        // What lies before who builds: a pack in its hand, or the only box.
        match self.viewer.and_then(|seat| truth.held(seat)) {
            Some(pack) => truth.secret.packs[pack] = Some(self.supply),
            None => truth.secret.rest = self.supply,
        }
        truth
    }
}
