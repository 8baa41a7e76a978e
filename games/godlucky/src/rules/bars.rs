//! What bars an action: the same for options, refusals and buttons.
//!
//! The questions are put in the order in which a person would: is there such a thing, is the game still on, is that mine to
//! decide, is this card or ability ready, is it my turn, is it the moment for this, is it within bounds? Every answer is a function of what
//! the seat knows: of a card that it does not see it says the same wherever it lies.

use table::Seat;

use super::agenda::chance_first;
use super::reasons::{Bar, Tool};
use crate::cards::tables::Occasion;
use crate::open::Spot;
use crate::setup::{Early, Mode};
use crate::step::{Step, Why, Window};
use crate::{Action, Card, Deck, Ending, GodLucky, Haven, Points, Power};

impl GodLucky {
    /// What bars a seat from an action, if anything does.
    pub(crate) fn bar(&self, seat: Seat, action: Action) -> Option<Bar> {
        if let Some(bar) = self.absent(action).or_else(|| self.over()).or_else(|| self.luck(action)) {
            return Some(bar);
        }
        match action {
            Action::Use(card) => return self.bar_card(seat, card),
            Action::Ability => return self.bar_ability(seat),
            Action::Change => return self.bar_change(seat),
            _ => {}
        }
        let asked = self.open.agenda.asked();
        match (self.open.agenda.next()?, asked.first()) {
            (step, _) if asked.has(seat) => self.bar_answer(step, seat, action),
            (step, Some(other)) => Some(self.waits(step, seat, other)),
            (step, None) => Some(chance_first(step)),
        }
    }

    /// A player, character or card that this table does not have. [1.2] [1.3]
    fn absent(&self, action: Action) -> Option<Bar> {
        match action {
            Action::Fight(seat) | Action::At(seat) if seat.index() >= self.open.seats() => {
                Some(Bar::NoSeat(seat.index() + 1))
            }
            Action::God(god) if usize::from(god) >= self.open.setup.cards.gods.len() => {
                Some(Bar::NoGod(god + 1))
            }
            Action::Use(card) | Action::Take(card) if !self.open.tables().all.has(card) => {
                Some(Bar::NoCard(card))
            }
            _ => None,
        }
    }

    /// After the end. [16.1]
    fn over(&self) -> Option<Bar> {
        let ending = self.open.ending?;
        Some(match ending {
            Ending::AllMad => Bar::AllMad,
            Ending::Faith(seat) | Ending::Captured(seat) | Ending::LastSane(seat) | Ending::Cap(seat) => {
                Bar::Over(ending, seat)
            }
        })
    }

    /// What falls to dice, the coin and the piles.
    fn luck(&self, action: Action) -> Option<Bar> {
        let step = self.open.agenda.next();
        Some(match action {
            Action::Die(_) => Bar::DiceRoll(matches!(step, Some(Step::Precedence(_)))),
            Action::Coin(_) => Bar::CoinFalls,
            Action::Lay(_) => Bar::BoardTurns(self.open.turns == 0),
            Action::Event(_) => Bar::EventsDrawn,
            Action::Draw(_) if matches!(step, Some(Step::Blind(..))) => Bar::BlindTheft,
            Action::Draw(_) => Bar::CardsDrawn,
            _ => return None,
        })
    }

    fn bar_card(&self, seat: Seat, card: Card) -> Option<Bar> {
        let (open, ordinary) = (&self.open, self.open.tables().ordinary.has(card));
        let laid = |trap: &crate::secret::Trap| trap.owner == seat && trap.card == card;
        match card {
            _ if open.turns == 0 => Some(Bar::NoCardsYet),
            _ if open.place(seat).mad => Some(Bar::MadHasNoCards),
            _ if !self.secret.hands[seat.index()].has(card) => {
                let trap = self.secret.traps.iter().any(laid);
                Some(if trap { Bar::Laid(card) } else { Bar::NotHeld(card, ordinary) })
            }
            _ if open.wild => Some(Bar::WildCards),
            _ if self.secret.fresh.has(card) => Some(Bar::Received(card)),
            _ if !open.second && !ordinary => Some(Bar::CardsRest),
            _ if !open.second && open.setup.early == Early::Nothing => Some(Bar::NoneEarly),
            _ if open.up.has(card) => Some(Bar::Used(card)),
            _ => self.bar_power(seat, Tool::Card(card), open.setup.cards.power(card)),
        }
    }

    fn bar_ability(&self, seat: Seat) -> Option<Bar> {
        let (open, place) = (&self.open, self.open.place(seat));
        let Some(power) = self.ability(seat) else { return Some(Bar::NoGodYet) };
        match power {
            _ if place.mad => Some(Bar::MadHasNoAbility),
            _ if open.wild => Some(Bar::WildAbilities),
            _ if !open.second => Some(Bar::AbilitiesRest),
            _ if place.spent && power != Power::Sleep => Some(Bar::Spent(seat)),
            _ => self.bar_power(seat, Tool::Ability(seat), power),
        }
    }

    /// A power that is ready: is this its moment?
    fn bar_power(&self, seat: Seat, tool: Tool, power: Power) -> Option<Bar> {
        let step = self.open.agenda.next().filter(|_| self.open.agenda.asked().has(seat));
        let card = |fits: crate::Cards| matches!(tool, Tool::Card(card) if fits.has(card));
        match step {
            Some(Step::Main(_)) => self.idle(seat, tool, power),
            Some(Step::Window(window, _)) if card(self.fitting(seat, window)) => None,
            Some(Step::Offer(_, offered)) if tool == Tool::Ability(seat) && offered == power => None,
            _ => Some(untimely(tool, power)),
        }
    }

    /// Before moving: is it a power for one's own turn, and is there something for it to do? Objects [11.5], [11.6], [11.8],
    /// [11.11], [11.12], sacred ones [11.14], [11.15], [11.17], [11.19], abilities [12.4], [12.5], [12.6].
    pub(super) fn idle(&self, seat: Seat, tool: Tool, power: Power) -> Option<Bar> {
        let someone = |why| !self.candidates(seat, why).is_empty();
        let (works, bar) = match power {
            Power::ClaimSacred => return self.claimable(seat).err().map(|bar| bar(tool)),
            Power::StealObject => (someone(Why::Steal(Deck::Object)), Bar::NoObjects(tool)),
            Power::StealMiracle => (someone(Why::Steal(Deck::Miracle)), Bar::NoMiracles(tool)),
            Power::ExtraTurn if self.open.extra => (false, Bar::ExtraNow(tool)),
            Power::ExtraTurn => (!self.open.again, Bar::ExtraNext(tool)),
            Power::GoAnywhere => (self.is_on_board(seat), Bar::InPortal(tool)),
            Power::Ferry => (self.is_on_board(seat), Bar::OffBoard(tool)),
            Power::ThirdEye if self.open.place(seat).objects == 0 => (false, Bar::NothingToDiscard(tool)),
            Power::ThirdEye => (someone(Why::Look), Bar::NobodyHasCards(tool)),
            Power::Traps => (self.open.place(seat).objects >= 2, Bar::TwoObjects(tool)),
            Power::Scavenge => (!self.open.discards.is_empty(), Bar::NoDiscards(tool)),
            Power::Pilfer(least) => (someone(Why::Pilfer(least)), Bar::FewObjects(tool, least)),
            // While the game is on, there is another sane one to guess the coin.
            Power::Scale | Power::Meditate => return None,
            _ => (false, untimely(tool, power)),
        };
        (!works).then_some(bar)
    }

    /// Folle accelerato. [17.1]
    fn bar_change(&self, seat: Seat) -> Option<Bar> {
        let (open, place) = (&self.open, self.open.place(seat));
        match open.agenda.next() {
            _ if open.setup.mode == Mode::Classic => Some(Bar::Classic),
            _ if place.mad || open.wild => Some(Bar::MadChange),
            _ if place.changed => Some(Bar::Changed),
            Some(Step::Window(window @ Window::Dice(_), _)) => {
                (!self.changers(window).has(seat)).then_some(Bar::OthersDie)
            }
            _ => Some(Bar::NoDie),
        }
    }

    /// The seat is asked: for this?
    fn bar_answer(&self, step: Step, seat: Seat, action: Action) -> Option<Bar> {
        let unless = |open: bool, bar: Bar| (!open).then_some(bar);
        match (step, action) {
            (Step::ChooseGod(_), Action::God(god)) => {
                unless(self.free_gods() >> god & 1 == 1, Bar::Taken(god))
            }
            (_, Action::God(_)) => Some(Bar::ChosenOnce),
            (Step::Window(..), _) => unless(action == Action::Pass, Bar::ReactOrPass),
            (Step::Main(_), _) => self.bar_before_moving(seat, action),
            (Step::Arrived { fresh, .. }, _) => self.bar_arrived(seat, fresh, action),
            (Step::Choose(_, Why::Foe), Action::Return) => Some(Bar::NoReturnFromDuty),
            (Step::Choose(_, Why::Foe), Action::Fight(other)) => {
                Some(self.bar_foe(step, seat, other).unwrap_or(Bar::ByChoosing(other)))
            }
            (Step::Choose(_, why), Action::At(other)) => self.bar_other(step, seat, why, other),
            (Step::Stake(_, with), Action::Stake(points, n)) => self.bar_stake(seat, with, points, n),
            (Step::SetFace(_, die), Action::Face(n)) => {
                let die = self.open.dice[usize::from(die)];
                unless(n <= die.sides, Bar::NoFace(die.sides, n))
                    .or_else(|| unless(n != die.face, Bar::ShownAlready(n)))
            }
            (Step::Amount(_, most), Action::Add(n)) => unless(n <= most, Bar::AddsUpTo(most)),
            (Step::Travel(_), Action::Space(at)) => {
                unless(usize::from(at) < self.open.board.len(), Bar::NotLaid(step, at + 1))
                    .or_else(|| unless(self.destinations(seat) >> at & 1 == 1, Bar::ThereAlready(at + 1)))
            }
            (Step::Trap(..), Action::Space(at)) => {
                unless(usize::from(at) < self.open.board.len(), Bar::NotLaid(step, at + 1))
                    .or_else(|| unless(self.trap_places(seat) >> at & 1 == 1, Bar::OwnTrap(at + 1)))
            }
            (Step::Trap(_, _, first), Action::Pass) => unless(!first, Bar::AtLeastOne),
            (Step::Bait(..) | Step::Discard(_), Action::Take(card)) => {
                unless(self.in_hand(seat).has(card), Bar::NotInHand(step, card))
            }
            (Step::Pick(_, other) | Step::Banish(_, other), Action::Take(card)) => {
                self.bar_taking(step, seat, other, card)
            }
            (Step::Aim(_) | Step::Head(..), Action::Roll) => Some(Bar::DirectionFirst),
            (Step::Aim(_) | Step::Head(..), Action::Forward | Action::Back)
            | (Step::Call(..), Action::Call(_))
            // One chooses where two lie, and says no third.
            | (Step::Which(..), Action::Which(_))
            | (Step::Offer(..), Action::Pass)
            | (Step::Spoils(_), Action::Corrupt | Action::Cleanse) => None,
            (step, _) => Some(Bar::Choosing(step, self.open.die_of(step))),
        }
    }

    fn bar_before_moving(&self, seat: Seat, action: Action) -> Option<Bar> {
        let on_board = self.is_on_board(seat);
        Some(match action {
            Action::Roll if on_board => return None,
            Action::Step if !on_board => return None,
            Action::Roll => Bar::NoRoll,
            Action::Step => Bar::NoClimb,
            Action::Pass => [Bar::MustClimb, Bar::MustRoll][usize::from(on_board)],
            Action::Return if !on_board => Bar::NoReturnHere,
            Action::Forward | Action::Back => Bar::OnlyForward,
            Action::Resolve | Action::Return => Bar::OnArrival,
            Action::Fight(other) => {
                let here = self.open.place(seat).spot == self.open.place(other).spot;
                let bar = if here { Bar::HereAlready(other) } else { Bar::MoveFirst };
                self.bar_fighting(seat, other).unwrap_or(bar)
            }
            _ => [Bar::UseOrClimb, Bar::UseOrRoll][usize::from(on_board)],
        })
    }

    fn bar_arrived(&self, seat: Seat, fresh: bool, action: Action) -> Option<Bar> {
        let mad = self.open.place(seat).mad;
        Some(match action {
            Action::Resolve | Action::Return if mad => Bar::MadIgnores,
            Action::Resolve => return None,
            Action::Return if self.may_return(fresh) => return None,
            // A card that was just laid leaves nothing to choose [4.8]: nobody stands there.
            Action::Return => Bar::FirstPhaseOnly,
            Action::Fight(other) => return self.bar_foe(Step::Arrived { seat, from: 0, fresh }, seat, other),
            Action::Pass if mad => return None,
            Action::Pass => Bar::MustResolve,
            Action::Roll | Action::Step | Action::Forward | Action::Back => Bar::MovedAlready,
            _ => Bar::OnThisCard,
        })
    }

    /// Can these two not fight, wherever they stand on the board? [8.1]
    fn bar_fighting(&self, seat: Seat, other: Seat) -> Option<Bar> {
        match other {
            _ if seat == other => Some(Bar::Oneself),
            _ if !self.is_on_board(seat) || !self.is_on_board(other) => Some(Bar::NoFightInPortals),
            _ if self.open.place(seat).mad && self.open.place(other).mad => Some(Bar::BothMad),
            _ => None,
        }
    }

    /// Can the seat not fight the other on arrival, or by a duty, which reaches everywhere?
    fn bar_foe(&self, step: Step, seat: Seat, other: Seat) -> Option<Bar> {
        let duty = matches!(step, Step::Choose(..));
        let spot = self.open.place(seat).spot;
        match self.bar_fighting(seat, other) {
            None if duty => None,
            None if spot != self.open.place(other).spot => Some(Bar::Elsewhere(other)),
            None if spot == Spot::Board(0) && self.open.setup.start == Haven::Always => Some(Bar::StartSpace),
            bar => bar,
        }
    }

    fn bar_other(&self, step: Step, seat: Seat, why: Why, other: Seat) -> Option<Bar> {
        if why == Why::Foe {
            return self.bar_foe(step, seat, other);
        }
        if self.candidates(seat, why).has(other) {
            return None;
        }
        let fighting = self.open.fight.is_some_and(|fight| fight.by == other || fight.with == Some(other));
        Some(match why {
            _ if seat == other => Bar::AnotherPlayer(why),
            _ if self.open.place(other).mad => Bar::MadChosen(why, other),
            Why::Mask(_) if fighting => Bar::ThirdPlayer(other),
            Why::Steal(Deck::Miracle) => Bar::HasNoMiracles(other),
            Why::Steal(_) => Bar::HasNoObjects(other),
            Why::Pilfer(n) => Bar::HasFewObjects(other, n),
            Why::Look => Bar::HasNoCards(other),
            why => Bar::NotOnBoard(why, other),
        })
    }

    /// At most as many as the one who has fewer, and as the card allows. [14.2]
    fn bar_stake(&self, seat: Seat, with: Seat, points: Points, n: u8) -> Option<Bar> {
        let most = self.most(seat, with, points);
        match n <= most {
            true => None,
            false if most == self.open.stake && most < self.least(seat, with, points) => {
                Some(Bar::CardsLimit(points, most))
            }
            false => Some(Bar::StakeLimit(points, most)),
        }
    }

    /// A card out of a hand that one sees.
    fn bar_taking(&self, step: Step, seat: Seat, other: Seat, card: Card) -> Option<Bar> {
        let there =
            self.secret.hands[other.index()].has(card) && self.secret.knows(Some(seat), card, &self.open);
        match step {
            _ if !there => Some(Bar::NotTheirs(step, card, other)),
            Step::Pick(..) if self.stealable(other).has(card) => None,
            Step::Pick(..) if self.open.tables().unstealable.has(card) => Some(Bar::Unstealable(card)),
            Step::Pick(..) => Some(Bar::FromHand),
            _ => None,
        }
    }

    /// Somebody else is asked.
    fn waits(&self, step: Step, seat: Seat, other: Seat) -> Bar {
        match step {
            Step::Window(..) => Bar::NotAble,
            Step::Main(_) | Step::Aim(_) | Step::Head(..) | Step::Arrived { .. } => Bar::TurnOf(other),
            step if seat == self.open.active => {
                Bar::OtherChoosesInYourTurn(step, self.open.die_of(step), other)
            }
            step => Bar::OtherChooses(step, self.open.die_of(step), other),
        }
    }
}

/// It is not the moment for which the power is made.
fn untimely(tool: Tool, power: Power) -> Bar {
    let bar = match power.occasion() {
        Occasion::Die => Bar::ForDie,
        Occasion::OwnDie => Bar::ForOwnDie,
        Occasion::Move => Bar::ForMove,
        Occasion::FoesDie => Bar::ForFoesDie,
        Occasion::Fight => Bar::ForFight,
        Occasion::Coin => Bar::ForCoin,
        Occasion::OwnCoin => Bar::ForOwnCoin,
        Occasion::Loss => Bar::ForLoss,
        Occasion::Mask => Bar::ForMask,
        Occasion::Start => Bar::ForStart,
        Occasion::Portal => Bar::ForPortal,
        Occasion::Won => Bar::ForWon,
        Occasion::Gamble => Bar::ForGamble,
        Occasion::Turn => Bar::ForTurn,
        Occasion::Return => Bar::ForReturn,
        Occasion::Event => Bar::ForEvent,
    };
    bar(tool, power)
}
