//! Chapter 13: what cards of the board, events and portals do.

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use crate::cards::tables::Line;
use crate::event::Ears;
use crate::open::{Die, Fight, Place, SEATS, Spot, Swap};
use crate::step::{Dice, Step, Toss, Why, Window};
use crate::{Deck, Effect, GodLucky, Points, Portal, Power, Script, Side, What};

impl GodLucky {
    /// The first of the effects, the rest afterwards [13.1]. Madness ends a card at once.
    pub(super) fn do_next(&mut self, seat: Seat, script: Script, quiet: bool, tell: &mut Ears<'_>) {
        let Some(line) = self.open.tables().line(script) else { return };
        if self.open.place(seat).mad {
            return;
        }
        if line.rest != Script::END {
            self.then(&[Step::Do(seat, line.rest, quiet)]);
        }
        if !quiet {
            self.then(&[Step::Check]);
        }
        self.effect(seat, (script, line), quiet, tell);
    }

    /// One effect: points [13.2], drawing [13.3], [13.4], discarding [13.5], going and sending [13.6], thefts [13.9], turns
    /// [13.10], coins [13.12], dice [13.13], good and evil [13.14], others [13.15], [13.16].
    fn effect(&mut self, seat: Seat, (script, line): (Script, &Line), quiet: bool, tell: &mut Ears<'_>) {
        let [first, second, _] = line.inner;
        match line.effect {
            Effect::Faith(n) if *n > 0 => self.gain(seat, n.unsigned_abs(), tell),
            Effect::Faith(n) => self.lose(seat, n.unsigned_abs(), false),
            Effect::Corruption(n) => self.corrupt(seat, *n, tell),
            Effect::Draw(deck) => self.then(&[Step::Draw(seat, *deck)]),
            Effect::Discard(n) => (0..*n).for_each(|_| self.then(&[Step::Discard(seat)])),
            Effect::Fight => self.then(&[Step::Choose(seat, Why::Foe)]),
            Effect::Gamble => self.gamble(seat, crate::rules::NO_LIMIT),
            Effect::GambleUpTo(most) => self.gamble(seat, *most),
            Effect::Enter(portal) => self.open_window(Window::Portal(seat, *portal), tell),
            Effect::Send(portal) => self.then(&[Step::Choose(seat, Why::Send(*portal))]),
            Effect::Shift(by) => self.shift(seat, *by, tell),
            Effect::Restart => self.place_at(seat, 0, tell),
            Effect::SwapPlaces => self.then(&[Step::Choose(seat, Why::SwapPlaces)]),
            Effect::Swap(points) => self.then(&[Step::Choose(seat, Why::Swap(*points))]),
            Effect::Steal(deck) => self.then(&[Step::Choose(seat, Why::Steal(*deck))]),
            Effect::Skip => self.will_skip(seat, tell),
            Effect::Again => self.play_again(seat, tell),
            // [7.9] One turn for each player.
            Effect::AllMad => {
                self.open.frenzy = self.open.setup.seats;
                self.say(tell, What::AllMad(seat));
            }
            Effect::Capture(folly) => self.capture(seat, *folly, tell),
            Effect::Toss { .. } => self.call_first(seat, Toss::Card(seat, script, quiet)),
            Effect::Roll(_) => self.roll_for(Die::new(Some(seat), 3), Dice::Card(seat, script, quiet)),
            Effect::Side { .. } => {
                let list = if self.side(seat) == Some(Side::Evil) { second } else { first };
                self.do_next(seat, list, quiet, tell);
            }
            Effect::Everyone(_) => self.spread(seat, self.open.sane(), first),
            Effect::Others(_) => self.spread(seat, self.open.sane().without(seat), first),
            Effect::Rival(_) => self.then(&[Step::Choose(seat, Why::Rival(first, quiet))]),
            Effect::Leaders(_) => self.spread(seat, self.by_faith(true), first),
            Effect::Trailers(_) => self.spread(seat, self.by_faith(false), first),
        }
    }

    /// A Gambling [14.1] for at most so many points [14.2].
    fn gamble(&mut self, seat: Seat, most: u8) {
        self.open.stake = most;
        self.then(&[Step::Choose(seat, Why::Gamble)]);
    }

    /// One effect on several seats, in order of play from the one who resolves it [13.15]; the ends are looked at
    /// afterwards.
    fn spread(&mut self, seat: Seat, whom: Seats, list: Script) {
        let order = self.open.from(seat).filter(|other| whom.has(*other));
        let each: ArrayVec<Step, SEATS> = order.map(|other| Step::Do(other, list, true)).collect();
        self.then(&each);
    }

    /// The sane seats with the most or the least Faith [13.16].
    fn by_faith(&self, most: bool) -> Seats {
        let faiths = self.open.sane().iter().map(|seat| self.open.place(seat).faith);
        let edge = if most { faiths.max() } else { faiths.min() };
        self.open.those(|place| !place.mad && Some(place.faith) == edge)
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
        self.then(&[Step::AfterEvent]);
        self.do_next(seat, self.open.tables().event(event), false, tell);
    }

    /// Luna piena: after an event its owner may toss a coin [12.3].
    pub(super) fn after_event(&mut self) {
        let sleeper = self.open.from(self.open.active).find(|seat| self.ability(*seat) == Some(Power::Sleep));
        if let Some(seat) = sleeper.filter(|seat| self.is_able(*seat)) {
            self.then(&[Step::Offer(seat, Power::Sleep)]);
        }
    }

    /// The seats that may be chosen for a purpose: no Gambling, stealing or swapping of points with the mad [7.8].
    pub(crate) fn candidates(&self, seat: Seat, why: Why) -> Seats {
        let others =
            |fits: fn(&Place) -> bool| self.open.those(|place| !place.mad && fits(place)).without(seat);
        let on_board = |place: &Place| matches!(place.spot, Spot::Board(_));
        match why {
            Why::Foe => self.foes(seat),
            Why::Gamble | Why::Rival(..) | Why::Scale | Why::Swap(_) | Why::Borrow => others(|_| true),
            Why::Send(_) | Why::Ferry => others(on_board),
            Why::SwapPlaces if self.is_on_board(seat) => others(on_board),
            Why::SwapPlaces => Seats::NONE,
            Why::Steal(Deck::Miracle) => others(|place| place.miracles > 0),
            Why::Steal(_) => others(|place| place.objects > 0),
            Why::Pilfer(least) => self.open.those(|place| !place.mad && place.objects >= least).without(seat),
            Why::Look => {
                let holds = |other: &Seat| !self.secret.hands[other.index()].is_empty();
                others(|_| true).iter().filter(holds).collect()
            }
            Why::Mask(_) => match self.open.fight {
                Some(Fight { by, with, .. }) => {
                    let third = others(on_board).without(by);
                    with.map_or(third, |with| third.without(with))
                }
                None => Seats::NONE,
            },
        }
    }

    /// Another seat has been chosen.
    pub(super) fn chosen(&mut self, seat: Seat, other: Seat, why: Why, tell: &mut Ears<'_>) {
        match why {
            Why::Foe => self.fight(seat, other, tell),
            Why::Gamble => self.then(&[Step::Stake(seat, other)]),
            Why::Send(portal) => self.open_window(Window::Portal(other, portal), tell),
            Why::Ferry => self.open_window(Window::Portal(other, Portal::Hell), tell),
            Why::SwapPlaces => {
                self.swap_places(seat, other);
                self.say(tell, What::Places(seat, other));
            }
            Why::Swap(points) => self.swap_points(seat, other, points, false, tell),
            Why::Borrow => self.swap_points(seat, other, Points::Faith, true, tell),
            Why::Steal(deck) => self.then(&[Step::Blind(seat, other, deck)]),
            Why::Rival(list, quiet) => self.do_next(other, list, quiet, tell),
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
