//! Which cards a bot swaps between two duels: those that fare better against what it has seen of its rival.

use table::Seat;

use crate::cards::{Body, Deed, Effect, Kind, Print};
use crate::{Action, Bag, Card, Open, View};

/// The most cards that are swapped in one pause: a deck is built as a whole.
const MOST: usize = 4;
/// How much better a card must be.
const MARGIN: f32 = 0.4;

/// What is known of a rival's deck.
struct Rival {
    bodies: Vec<Body>,
    lasting: usize,
}

/// The next swap, or ready. A card comes in first, then one goes out.
pub(crate) fn swap(view: &View, actions: &[Action]) -> Action {
    let (Some(seat), Some(own)) = (view.viewer, &view.own) else { return Action::Ready };
    let rival = Rival::of(view, Open::rival(seat));
    let worth = |card: Card| rival.worth(view.open.print(card));
    let coming = actions.iter().filter_map(|action| match action {
        Action::In(card) => Some(*card),
        _ => None,
    });
    let going = actions.iter().filter_map(|action| match action {
        Action::Out(card) => Some(*card),
        _ => None,
    });
    let best = coming.max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
    let worst = going.min_by(|one, other| worth(*one).total_cmp(&worth(*other)));
    let owes = own.swapped_in.len() > own.swapped_out.len();
    match (best, worst) {
        (_, Some(card)) if owes => Action::Out(card),
        (Some(card), Some(other)) if own.swapped_in.len() < MOST && worth(card) > worth(other) + MARGIN => {
            Action::In(card)
        }
        // With a full side deck nothing goes out before something has come in.
        (Some(card), None) if own.swapped_in.len() < MOST && rival.is_known() => {
            let least = own.library.iter().map(|(card, _)| worth(card)).fold(f32::INFINITY, f32::min);
            if worth(card) > least + MARGIN { Action::In(card) } else { Action::Ready }
        }
        _ => Action::Ready,
    }
}

impl Rival {
    /// What has been seen of a seat, or its list where the table knows it.
    fn of(view: &View, seat: Seat) -> Self {
        let list = view.lists[seat.index()].as_ref().map(|deck| &deck.main);
        let seen: &Bag = list.unwrap_or(&view.open.shown[seat.index()]);
        let prints = || seen.each().map(|card| view.open.print(card));
        let lasting = prints().filter(|print| matches!(print.kind, Kind::Lasting(_))).count();
        Rival { bodies: prints().filter_map(Print::body).copied().collect(), lasting }
    }

    fn is_known(&self) -> bool {
        !self.bodies.is_empty()
    }

    /// The part of the rival's characters for which this holds; a half where none was seen.
    fn part(&self, holds: impl Fn(&Body) -> bool) -> f32 {
        if self.bodies.is_empty() {
            return 0.5;
        }
        self.bodies.iter().filter(|body| holds(body)).count() as f32 / self.bodies.len() as f32
    }

    /// How well a card fares, around 0.
    fn worth(&self, print: &Print) -> f32 {
        let fights = match print.kind {
            Kind::Character(own) => {
                let kills = self.part(|body| own.power >= body.hp && own.range >= body.range);
                let lives = self.part(|body| body.power < own.hp || body.range < own.range);
                kills + lives - 1.0
            }
            Kind::Effect | Kind::Lasting(_) => 0.0,
        };
        fights + print.effects.iter().map(|effect| self.effect(effect)).sum::<f32>()
    }

    fn effect(&self, effect: &Effect) -> f32 {
        match effect {
            Effect::Break => 0.5 * self.lasting.min(4) as f32 - 1.0,
            Effect::Target(_, deeds) | Effect::Each(_, deeds) => {
                let kills = |deed: &Deed| match deed {
                    Deed::Damage(n) => self.part(|body| body.hp <= *n) - 0.5,
                    _ => 0.0,
                };
                deeds.iter().map(kills).sum()
            }
            Effect::If(_, inner) => inner.iter().map(|effect| self.effect(effect)).sum(),
            _ => 0.0,
        }
    }
}
