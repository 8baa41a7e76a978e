//! What a viewer knows.

use arrayvec::ArrayVec;
use table::{Rng, Seat};

use crate::open::SEATS;
use crate::secret::{Hidden, Own, Secret};
use crate::{Bag, Banner, Capitale, Card, Deck, Open, deck};

/// What everybody sees, what the viewer holds, and what it knows of the decks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The public part.
    pub open: Open,
    /// The viewer's own cards.
    pub own: Option<Own>,
    /// The decks as they were chosen, where the viewer knows them.
    pub lists: [Option<Deck>; SEATS],
    /// The viewer's own face-down cards by number.
    pub down: Hidden,
}

impl View {
    pub(crate) fn of(truth: &Capitale, viewer: Option<Seat>) -> View {
        // Without `..`: a new field of the truth does not compile until somebody says who sees it.
        let Capitale { open, secret } = truth;
        let Secret { seats, down } = secret;
        let list = |seat: Seat| {
            let Own { deck, library: _, hand: _, side: _, swapped_in: _, swapped_out: _ } =
                &seats[seat.index()];
            let sees = viewer == Some(seat) || open.lists_are_open();
            (*deck).filter(|_| sees)
        };
        let mine = |id: u8| open.face_down(id).is_some_and(|down| viewer == Some(down.owner));
        View {
            viewer,
            open: open.clone(),
            own: viewer.map(|seat| seats[seat.index()]),
            lists: [list(Seat::new(0)), list(Seat::new(1))],
            down: down.iter().copied().filter(|(id, _)| mine(*id)).collect(),
        }
    }

    /// A truth that looks like this. What a seat holds is dealt evenly from what it can be; of a deck that is not known it
    /// is assumed that it is one of the ready ones that fit what has been seen, each as likely, and otherwise that it is
    /// filled up with whatever the cards allow. A seat is taken to have swapped only what has been seen.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Capitale {
        let View { viewer, open, own, lists, down } = self;
        let mut world = Capitale { open: open.clone(), secret: Secret::default() };
        world.secret.down.clone_from(down);
        for seat in Seat::all(SEATS) {
            match own {
                Some(own) if *viewer == Some(seat) => *world.secret.own_mut(seat) = *own,
                _ => self.deal(seat, lists[seat.index()].as_ref(), &mut world.secret, rng),
            }
        }
        world
    }

    fn deal(&self, seat: Seat, list: Option<&Deck>, secret: &mut Secret, rng: &mut Rng) {
        let open = &self.open;
        if !open.chosen.has(seat) {
            return;
        }
        let seen = open.seen(seat);
        let (held, kept) = (usize::from(open.hands[seat.index()]), usize::from(open.libraries[seat.index()]));
        let hidden = || open.down.iter().filter(|down| down.owner == seat);
        let known = &open.known[seat.index()];
        let size = seen.len() - known.len() + held + kept + hidden().count();
        let deck = list.cloned().unwrap_or_else(|| self.guess(seat, &seen, size, rng));
        let own = secret.own_mut(seat);
        if open.dueling {
            own.library.clone_from(&deck.main);
            own.side.clone_from(&deck.side);
            fit(own, &seen, size, rng);
            own.library = own.library.less(&seen);
            own.hand.clone_from(known);
            for _ in known.len()..held {
                let card = own.library.draw(rng);
                own.hand.add(card, 1);
            }
        } else {
            (own.library, own.side) = (deck.main, deck.side);
        }
        own.deck = Some(deck);
        for down in hidden() {
            let card = secret.own_mut(seat).library.draw(rng);
            secret.lay(down.id, card);
        }
    }

    /// A deck that a seat may have: one that holds what has been seen of it in this duel and in those before.
    fn guess(&self, seat: Seat, now: &Bag, size: usize, rng: &mut Rng) -> Deck {
        let open = &self.open;
        let mut seen = open.shown[seat.index()];
        seen.pour(&now.less(&seen));
        let fits = |at: &u8| {
            let deck = open.set().deck(*at);
            let (main, side) = (deck.main.len(), deck.side.len());
            let sized = size == main || (!open.results.is_empty() && size <= main + side);
            (sized || !open.dueling) && seen.less(&deck.main).less(&deck.side).is_empty()
        };
        let fitting: ArrayVec<u8, 4> = open.set().playable().filter(fits).collect();
        if let Some(at) = rng.pick(&fitting) {
            return Deck::clone(open.set().deck(at));
        }
        let mut main = seen;
        let cards: Vec<Card> = open.set().all().map(|(card, _)| card).collect();
        while main.len() < size.max(deck::LEAST) {
            let card = cards[rng.below(cards.len())];
            // With fewer than fifteen different cards in the set only mercenaries can fill a deck up.
            if card.banner() == Banner::Free || main.count(card) < deck::COPIES || cards.len() < 15 {
                main.add(card, 1);
            }
        }
        Deck { main, side: Bag::EMPTY }
    }
}

/// Main deck and side deck of a seat whose deck has been played with: what has been seen and the sizes fit.
fn fit(own: &mut Own, seen: &Bag, size: usize, rng: &mut Rng) {
    let from_side = seen.less(&own.library);
    own.side = own.side.less(&from_side);
    own.library.pour(&from_side);
    while own.library.len() > size {
        let card = own.library.less(seen).draw(rng);
        own.library.take(card);
        own.side.add(card, 1);
    }
    while own.library.len() < size && !own.side.is_empty() {
        let card = own.side.draw(rng);
        own.library.add(card, 1);
    }
}
