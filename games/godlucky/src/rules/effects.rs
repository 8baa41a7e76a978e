//! Chapter 13: what cards of the board, events and portals do.

use table::{Seat, Seats};

use crate::event::Ears;
use crate::open::{Die, Spot, Swap};
use crate::step::{Dice, Step, Toss, Why, Window};
use crate::{Deck, Effect, GodLucky, Points, Portal, Power, Side, What};

impl GodLucky {
    /// The first of the effects, the rest afterwards [13.1]. Madness ends a card at once.
    pub(super) fn do_next(
        &mut self,
        seat: Seat,
        effects: &'static [Effect],
        quiet: bool,
        tell: &mut Ears<'_>,
    ) {
        let Some((effect, rest)) = effects.split_first() else { return };
        if self.open.place(seat).mad {
            return;
        }
        if !rest.is_empty() {
            self.push(Step::Do(seat, rest, quiet));
        }
        if !quiet {
            self.push(Step::Check);
        }
        self.effect(seat, effect, quiet, tell);
    }

    /// One effect: points [13.2], drawing [13.3], [13.4], discarding [13.5], going and sending [13.6], thefts [13.9], turns
    /// [13.10], coins [13.12], dice [13.13], good and evil [13.14], others [13.15], [13.16].
    fn effect(&mut self, seat: Seat, effect: &'static Effect, quiet: bool, tell: &mut Ears<'_>) {
        match effect {
            Effect::Faith(n) if *n > 0 => self.gain(seat, n.unsigned_abs(), tell),
            Effect::Faith(n) => self.lose(seat, n.unsigned_abs(), false),
            Effect::Corruption(n) => self.corrupt(seat, *n, tell),
            Effect::Draw(deck) => self.push(Step::Draw(seat, *deck)),
            Effect::Discard(n) => (0..*n).for_each(|_| self.push(Step::Discard(seat))),
            Effect::Fight => self.push(Step::Choose(seat, Why::Foe)),
            Effect::Gamble => self.gamble(seat, crate::rules::NO_LIMIT),
            Effect::GambleUpTo(most) => self.gamble(seat, *most),
            Effect::Enter(portal) => self.push(Step::Open(Window::Portal(seat, *portal))),
            Effect::Send(portal) => self.push(Step::Choose(seat, Why::Send(*portal))),
            Effect::Shift(by) => self.shift(seat, *by, tell),
            Effect::Restart => self.place_at(seat, 0, tell),
            Effect::SwapPlaces => self.push(Step::Choose(seat, Why::SwapPlaces)),
            Effect::Swap(points) => self.push(Step::Choose(seat, Why::Swap(*points))),
            Effect::Steal(deck) => self.push(Step::Choose(seat, Why::Steal(*deck))),
            Effect::Skip => self.will_skip(seat, tell),
            Effect::Again => self.play_again(seat, tell),
            // [7.9] One turn for each player.
            Effect::AllMad => {
                self.open.frenzy = self.open.setup.seats;
                self.say(tell, What::AllMad(seat));
            }
            Effect::Capture(folly) => self.capture(seat, *folly, tell),
            Effect::Toss { win, lose } => self.call_first(seat, Toss::Card(seat, win, lose, quiet)),
            Effect::Roll(ways) => {
                self.open.dice.clear();
                self.open.dice.push(Die::new(Some(seat), 3));
                self.push(Step::Open(Window::Dice(Dice::Card(seat, ways, quiet))));
                self.push(Step::Roll(0));
            }
            Effect::Side { good, evil } => {
                let list = if self.side(seat) == Some(Side::Evil) { evil } else { good };
                self.push(Step::Do(seat, list, quiet));
            }
            Effect::Everyone(list) => self.spread(seat, self.open.sane(), list),
            Effect::Others(list) => self.spread(seat, self.open.sane().without(seat), list),
            Effect::Rival(list) => self.push(Step::Choose(seat, Why::Rival(list, quiet))),
            Effect::Leaders(list) => self.spread(seat, self.by_faith(true), list),
            Effect::Trailers(list) => self.spread(seat, self.by_faith(false), list),
        }
    }

    /// A Gambling [14.1] for at most so many points [14.2].
    fn gamble(&mut self, seat: Seat, most: u8) {
        self.open.stake = most;
        self.push(Step::Choose(seat, Why::Gamble));
    }

    /// One effect on several seats, in order of play from the one who resolves it [13.15]; the ends are looked at
    /// afterwards.
    fn spread(&mut self, seat: Seat, whom: Seats, list: &'static [Effect]) {
        let order: Vec<Seat> = self.open.from(seat).filter(|other| whom.has(*other)).collect();
        for other in order.into_iter().rev() {
            self.push(Step::Do(other, list, true));
        }
    }

    /// The sane seats with the most or the least Faith [13.16].
    fn by_faith(&self, most: bool) -> Seats {
        let faith = |seat: &Seat| self.open.place(*seat).faith;
        let sane = self.open.sane();
        let edge =
            if most { sane.iter().map(|s| faith(&s)).max() } else { sane.iter().map(|s| faith(&s)).min() };
        sane.iter().filter(|seat| Some(faith(seat)) == edge).collect()
    }

    /// Along the laid cards, without resolving [13.7]; portals hold who is in them [13.8].
    fn shift(&mut self, seat: Seat, by: i8, tell: &mut Ears<'_>) {
        if let Spot::Board(at) = self.open.place(seat).spot {
            let laid = self.open.board.len() as i16;
            let to = (i16::from(at) + i16::from(by)).rem_euclid(laid);
            self.place_at(seat, to as u8, tell);
        }
    }

    fn place_at(&mut self, seat: Seat, to: u8, tell: &mut Ears<'_>) {
        if let Spot::Board(from) = self.open.place(seat).spot {
            self.open.place_mut(seat).spot = Spot::Board(to);
            self.say(tell, What::Moved(seat, from, to));
        }
    }

    fn will_skip(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        self.open.place_mut(seat).skip += 1;
        self.say(tell, What::Skips(seat));
    }

    /// Another turn, unless this is one already or it is another's turn.
    pub(super) fn play_again(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if self.open.active == seat && !self.open.extra && !self.open.again {
            self.open.again = true;
            self.say(tell, What::Extra(seat));
        }
    }

    /// [13.4]
    pub(super) fn drew_event(&mut self, seat: Seat, event: u8, tell: &mut Ears<'_>) {
        self.open.events &= !(1 << event);
        self.open.event = Some(event);
        self.say(tell, What::Event(seat, event));
        self.push(Step::AfterEvent);
        self.push(Step::Do(seat, &self.open.setup.cards.cards().events[usize::from(event)].effects, false));
    }

    /// Luna piena: after an event its owner may toss a coin [12.3].
    pub(super) fn after_event(&mut self) {
        let sleeper = self.open.from(self.open.active).find(|seat| self.ability(*seat) == Some(Power::Sleep));
        if let Some(seat) = sleeper.filter(|seat| self.is_able(*seat)) {
            self.push(Step::Offer(seat, Power::Sleep));
        }
    }

    /// The seats that may be chosen for a purpose: no Gambling, stealing or swapping of points with the mad [7.8].
    pub(crate) fn candidates(&self, seat: Seat, why: Why) -> Seats {
        let sane = self.open.sane().without(seat);
        let board = self.open.on_board();
        let both = |a: Seats, b: Seats| a.iter().filter(|seat| b.has(*seat)).collect::<Seats>();
        let holding = |least: u8| {
            let enough = |other: &Seat| self.open.place(*other).objects >= least;
            sane.iter().filter(enough).collect::<Seats>()
        };
        match why {
            Why::Foe => self.foes(seat),
            Why::Gamble | Why::Rival(..) | Why::Scale | Why::Swap(_) | Why::Borrow => sane,
            Why::Send(_) | Why::Ferry => both(sane, board),
            Why::SwapPlaces if board.has(seat) => both(sane, board),
            Why::SwapPlaces => Seats::NONE,
            Why::Steal(Deck::Miracle) => {
                sane.iter().filter(|other| self.open.place(*other).miracles > 0).collect()
            }
            Why::Steal(_) => holding(1),
            Why::Pilfer(least) => holding(least),
            Why::Look => sane.iter().filter(|other| !self.secret.hands[other.index()].is_empty()).collect(),
            Why::Mask(_) => match self.open.fight {
                Some(fight) => both(sane, board)
                    .iter()
                    .filter(|other| *other != fight.by && Some(*other) != fight.with)
                    .collect(),
                None => Seats::NONE,
            },
        }
    }

    /// Another seat has been chosen.
    pub(super) fn chosen(&mut self, seat: Seat, other: Seat, why: Why, tell: &mut Ears<'_>) {
        match why {
            Why::Foe => self.push(Step::Fight(seat, other)),
            Why::Gamble => self.push(Step::Stake(seat, other)),
            Why::Send(portal) => self.push(Step::Open(Window::Portal(other, portal))),
            Why::Ferry => self.push(Step::Open(Window::Portal(other, Portal::Hell))),
            Why::SwapPlaces => {
                self.swap_places(seat, other);
                self.say(tell, What::Places(seat, other));
            }
            Why::Swap(points) => self.swap_points(seat, other, points, false, tell),
            Why::Borrow => self.swap_points(seat, other, Points::Faith, true, tell),
            Why::Steal(deck) => self.push(Step::Blind(seat, other, deck)),
            Why::Rival(list, quiet) => self.push(Step::Do(other, list, quiet)),
            Why::Pilfer(_) => self.toss(Toss::Pilfer(seat, other), crate::Face::Heads),
            Why::Look => self.look(seat, other, true, tell),
            Why::Scale => self.call_first(other, Toss::Scale(seat, other)),
            Why::Mask(amount) => self.mask(seat, other, amount, tell),
        }
    }

    /// Until the next turn of who swaps [15.1], or for the fight only.
    fn swap_points(&mut self, by: Seat, with: Seat, points: Points, fight: bool, tell: &mut Ears<'_>) {
        if self.open.swaps.try_push(Swap { points, by, with, fight }).is_ok() {
            let what = if fight { What::Borrowed(by, with) } else { What::Points(by, with, points) };
            self.say(tell, what);
        }
    }
}
