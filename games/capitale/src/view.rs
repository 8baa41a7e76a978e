//! What a viewer knows.

use std::sync::Arc;

use table::{Rng, Seat};

use crate::open::SEATS;
use crate::secret::{Own, Secret};
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
    pub lists: [Option<Arc<Deck>>; SEATS],
    /// The viewer's own face-down cards by number.
    pub down: Vec<(u8, Card)>,
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
            deck.clone().filter(|_| sees)
        };
        let mine = |id: u8| open.face_down(id).is_some_and(|down| viewer == Some(down.owner));
        View {
            viewer,
            open: open.clone(),
            own: viewer.map(|seat| seats[seat.index()].clone()),
            lists: [list(Seat::new(0)), list(Seat::new(1))],
            down: down.iter().copied().filter(|(id, _)| mine(*id)).collect(),
        }
    }

    /// A truth that looks like this. What a seat holds is dealt evenly from what it can be; of a deck that is not known it
    /// is assumed that it is one of the ready ones that fit what has been seen, each as likely, and otherwise that it is
    /// filled up with whatever the cards allow. A seat is taken to have swapped only what has been seen.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Capitale {
        let View { viewer, open, own, lists, down } = self;
        let mut secret = Secret { seats: Default::default(), down: down.clone() };
        for seat in Seat::all(SEATS) {
            match own {
                Some(own) if *viewer == Some(seat) => secret.seats[seat.index()] = own.clone(),
                _ => self.deal(seat, lists[seat.index()].as_ref(), &mut secret, rng),
            }
        }
        secret.down.sort_unstable_by_key(|(id, _)| *id);
        Capitale { open: open.clone(), secret }
    }

    fn deal(&self, seat: Seat, list: Option<&Arc<Deck>>, secret: &mut Secret, rng: &mut Rng) {
        let open = &self.open;
        if !open.chosen.has(seat) {
            return;
        }
        let seen = open.seen(seat);
        let (held, kept) = (usize::from(open.hands[seat.index()]), usize::from(open.libraries[seat.index()]));
        let hidden: Vec<u8> =
            open.down.iter().filter(|down| down.owner == seat).map(|down| down.id).collect();
        let known = &open.known[seat.index()];
        let size = seen.len() - known.len() + held + kept + hidden.len();
        let deck = list.cloned().unwrap_or_else(|| self.guess(seat, size, rng));
        if !open.dueling {
            let (library, side) = (deck.main.clone(), deck.side.clone());
            secret.seats[seat.index()] = Own { deck: Some(deck), library, side, ..Own::default() };
            return;
        }
        let (main, side) = fitted(&deck, &seen, size, rng);
        let mut rest: Vec<Card> = main.less(&seen).each().collect();
        let mut next = |rng: &mut Rng| {
            let at = rng.below(rest.len());
            rest.swap_remove(at)
        };
        for id in hidden {
            secret.down.push((id, next(rng)));
        }
        let mut hand = known.clone();
        for _ in known.len()..held {
            hand.add(next(rng), 1);
        }
        let (library, none) = (rest.into_iter().collect(), Bag::EMPTY);
        secret.seats[seat.index()] =
            Own { deck: Some(deck), library, hand, side, swapped_in: none.clone(), swapped_out: none };
    }

    /// A deck that a seat may have: one that holds what has been seen of it in this duel and in those before.
    fn guess(&self, seat: Seat, size: usize, rng: &mut Rng) -> Arc<Deck> {
        let open = &self.open;
        let (now, before) = (open.seen(seat), &open.shown[seat.index()]);
        let seen: Bag = Card::all().map(|card| (card, now.count(card).max(before.count(card)))).collect();
        let ready = deck::ready_in(open.switches.cards);
        let fits = |at: &u8| {
            let deck = open.set().deck(*at);
            let (all, main) = (deck.all(), deck.main.len());
            let sized = size == main || (!open.results.is_empty() && size <= all.len());
            all.holds(&seen) && (sized || !open.dueling)
        };
        let fitting: Vec<u8> = ready.into_iter().filter(fits).collect();
        if !fitting.is_empty() {
            return open.set().deck(fitting[rng.below(fitting.len())]).clone();
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
        Arc::new(Deck { main, side: Bag::EMPTY })
    }
}

/// Main deck and side deck of a seat whose deck has been played with: what has been seen and the sizes fit.
fn fitted(deck: &Deck, seen: &Bag, size: usize, rng: &mut Rng) -> (Bag, Bag) {
    let (mut main, mut side) = (deck.main.clone(), deck.side.clone());
    let from_side = seen.less(&main);
    for card in from_side.each() {
        side.take(card);
        main.add(card, 1);
    }
    while main.len() > size {
        let spare: Vec<Card> = main.less(seen).each().collect();
        let card = spare[rng.below(spare.len())];
        main.take(card);
        side.add(card, 1);
    }
    while main.len() < size && !side.is_empty() {
        let spare: Vec<Card> = side.each().collect();
        let card = spare[rng.below(spare.len())];
        side.take(card);
        main.add(card, 1);
    }
    (main, side)
}
