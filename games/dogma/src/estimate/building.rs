//! What a bot builds: what it has put together is worth what was learned from games (`built.rs`), and where packs go round a card is
//! taken if few of those that could lie in its place are better; the fewer are still to come, the more of them may be.

use std::sync::LazyLock;

use table::{Learned, Rng, Rung, Subject, Weights, promise};

use super::advice::most;
use super::built;
use crate::cards::{CardSet, as_cards};
use crate::rules::THREE;
use crate::secret::{CARDS, DIVINE, Own};
use crate::setup::Mode;
use crate::{Action, Card, Dogma, PACKS, Pack, View};

/// What may be given away for variety with a card, and with a Prophet, in log odds: other Prophets bring other cards.
const WHIM: [f32; 2] = [0.1, 0.6];
/// Cult cards and Relics that are to be had of each pack, for all seats together: some fit nowhere. Two thirds or one and a half times as many play as well, as far as 200 games show.
const OFFERED: f32 = 8.0;
/// The same of its two Prophets, which may also lie where there was none.
const PROPHETS: f32 = 2.4;
/// The same of Interventions.
const DIVINES: f32 = 2.0;
/// Of so many of the best cards for a place one is to be had, where not all are.
const AMONG: usize = 4;
/// Among so many of the best a card is always taken.
const BEST: f32 = 0.1;

/// What each thing looked at is worth in log odds: learned from play.
static LEARNED: LazyLock<[f32; built::NAMES.len()]> =
    LazyLock::new(|| Weights::built_in(Dogma::ID, built::NAMES, include_str!("../../building.txt")));

/// The card to take, if one will do.
pub(super) fn best(
    rung: Rung,
    (view, own): (&View, &Own),
    actions: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    let weights = rung.weights(Subject::Building, LEARNED.as_slice());
    let judge = Judge { scale: Scale { set: view.open.set(), weights }, view, own };
    // Empty Arcana are alike: the first will do.
    let empty = own.arcana.iter().position(|pack| *pack == Pack::default());
    let again = |at: usize| own.arcana.get(at) == Some(&Pack::default()) && Some(at) != empty;
    let worth = |card: Card, at: u8| {
        let whim = |rng: &mut Rng| WHIM[usize::from(card.is_prophet())] * rng.share();
        let worth = (!again(usize::from(at))).then(|| judge.worth(card, at) + whim(rng));
        worth.filter(|worth| *worth > f32::NEG_INFINITY)
    };
    most(actions, worth, |card, at| judge.will_do(card, at))
}

/// Who builds, and by which weights.
struct Judge<'a> {
    scale: Scale<'a>,
    view: &'a View,
    own: &'a Own,
}

/// What cards are worth by weights, in log odds.
struct Scale<'a> {
    set: &'a CardSet,
    weights: &'a [f32],
}

impl Scale<'_> {
    fn looked_at(&self, look: impl FnOnce(&mut [f32])) -> f32 {
        let mut looks = [0.0; built::NAMES.len()];
        look(&mut looks);
        promise(&looks, self.weights)
    }

    fn divine(&self, card: Card) -> f32 {
        self.looked_at(|looks| built::divine(self.set, card, looks))
    }

    fn of(&self, pack: &Pack) -> f32 {
        self.looked_at(|looks| built::arcano(self.set, pack, looks))
    }

    fn adds(&self, pack: &Pack, card: Card) -> f32 {
        self.of(&with(*pack, card)) - self.of(pack)
    }

    /// What each of these cards adds.
    fn each_adds(&self, pack: &Pack, cards: impl Iterator<Item = Card>) -> Vec<f32> {
        let before = self.of(pack);
        cards.map(|card| self.of(&with(*pack, card)) - before).collect()
    }
}

impl Judge<'_> {
    /// What a card adds in a place, in log odds; a Prophet also what may come to lie with it.
    fn worth(&self, card: Card, at: u8) -> f32 {
        match self.own.arcana.get(usize::from(at)) {
            None => self.scale.divine(card),
            Some(pack) if card.is_prophet() => self.scale.adds(pack, card) + self.promises(pack, card),
            Some(pack) if pack.prophet.is_some() => self.scale.adds(pack, card),
            Some(pack) => self.scale.adds(pack, card) - self.waits(*pack, card),
        }
    }

    /// What each card that could still lie in an Arcano adds.
    fn each_adds(&self, pack: &Pack) -> Vec<f32> {
        self.scale.each_adds(pack, self.fitting(pack))
    }

    /// What the cards that may still come to lie with a Prophet will add: the best of the supply, where it has all, else the better ones of
    /// the box.
    fn promises(&self, pack: &Pack, prophet: Card) -> f32 {
        let (room, pack) = (THREE.saturating_sub(pack.size()), with(*pack, prophet));
        best_of(self.each_adds(&pack), room, if self.sees_all() { room } else { AMONG * room })
    }

    /// The cards that could still lie in an Arcano: of the supply, where it has all, else of the box. [3.3] [3.6]
    fn fitting(&self, pack: &Pack) -> impl Iterator<Item = Card> {
        let (pack, view, all) = (*pack, self.view, self.sees_all());
        let bare = Pack { prophet: None, ..pack };
        let lying =
            Card::all().filter(move |card| pack.size() < CARDS && !card.is_prophet() && !card.is_divine());
        lying.filter(move |card| !all || view.supply.kinds().has(*card)).filter(move |card| {
            let carriers = as_cards(view.open.set().carriers(&with(bare, *card)));
            pack.prophet.map_or(!carriers.is_empty(), |prophet| carriers.has(prophet))
        })
    }

    fn sees_all(&self) -> bool {
        self.view.open.setup.mode == Mode::Libero
    }

    /// What it costs that an Arcano's Prophet may never come: the fewer can come, the more.
    fn waits(&self, pack: Pack, card: Card) -> f32 {
        let Some(prospects) = self.view.prospects() else { return 0.1 };
        match prospects.of(self.scale.set, &with(pack, card)).len() {
            0 => f32::INFINITY,
            n => 0.1 + 2.0 / n as f32,
        }
    }

    /// Are so few of those that could lie there better that this one is taken? A Prophet is where cards wait for one: who lets it go by may
    /// never complete them. Once another has closed, or all has gone round, each is: to go on costs more. [5.9] [5.10]
    fn will_do(&self, card: Card, at: u8) -> bool {
        let build = &self.view.open.build;
        let left = f32::from((PACKS as u16).saturating_sub(build.lap));
        if self.sees_all() || left == 0.0 || !build.closed.is_empty() {
            return true;
        }
        let (own, view) = (self.own, self.view);
        let (missing, come, better) = match own.arcana.get(usize::from(at)) {
            Some(pack) if card.is_prophet() && pack.size() > 0 => return true,
            Some(_) if card.is_prophet() => {
                let missing = own.arcana.iter().filter(|pack| pack.prophet.is_none()).count();
                let alone =
                    |card| self.scale.adds(&Pack::default(), card) + self.promises(&Pack::default(), card);
                (missing, PROPHETS, above(&Card::PROPHETS.iter().map(alone).collect::<Vec<_>>(), alone(card)))
            }
            Some(pack) => {
                let missing = own.arcana.iter().map(|pack| THREE.saturating_sub(pack.size())).sum();
                (missing, OFFERED, above(&self.each_adds(pack), self.scale.adds(pack, card)))
            }
            None => {
                let all = Card::all().filter(|card| card.is_divine()).map(|card| self.worth(card, at));
                (DIVINE - own.divine.len(), DIVINES, above(&all.collect::<Vec<_>>(), self.worth(card, at)))
            }
        };
        better <= (missing as f32 * f32::from(view.open.setup.seats) / (left * come)).max(BEST)
    }
}

fn with(mut pack: Pack, card: Card) -> Pack {
    pack.put(card);
    pack
}

/// Which part of them is worth more than this.
fn above(all: &[f32], one: f32) -> f32 {
    all.iter().filter(|worth| **worth > one).count() as f32 / all.len().max(1) as f32
}

/// What so many cards add that are to be had among so many of the best.
fn best_of(mut adds: Vec<f32>, room: usize, among: usize) -> f32 {
    adds.sort_by(|one, other| other.total_cmp(one));
    adds.iter().take(among).sum::<f32>() * room as f32 / among.max(1) as f32
}

/// What a card is worth, in log odds, to whoever builds and has nothing in this place yet but the Prophet, if any: a Prophet by itself
/// also for what the best of the cards that it carries would add.
pub(crate) fn likes(set: &CardSet, prophet: Option<Card>, card: Card) -> f32 {
    let scale = Scale { set, weights: LEARNED.as_slice() };
    if card.is_divine() {
        return scale.divine(card);
    }
    let bare = Pack { prophet, ..Pack::default() };
    if !card.is_prophet() {
        return scale.adds(&bare, card);
    }
    let alone = with(Pack::default(), card);
    scale.of(&alone) + best_of(scale.each_adds(&alone, set.held_by(card).iter()), THREE, AMONG * THREE)
}
