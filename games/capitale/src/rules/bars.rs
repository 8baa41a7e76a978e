//! What bars an action, asked in the order in which a person would: do I play here, is there such a thing, is the match still on,
//! is that mine to decide, is it up to me, is it the moment for this, do I have the card, is it within bounds?
//!
//! Options, refusals and buttons come from the same. Every answer is a function of what the seat knows: of a card that it does not
//! see it is the same wherever the card lies.

mod battle;
mod cards;
mod choices;
mod reasons;
mod units;

pub(crate) use reasons::{Bar, Speaker};

use table::Seat;

use crate::open::SEATS;
use crate::setup::Lay;
use crate::step::Window;
use crate::{Action, Capitale, Card, Step};

impl Capitale {
    /// What bars this action of a seat now, if anything does.
    pub(crate) fn bar(&self, seat: Seat, action: Action) -> Option<Bar> {
        let step = self.open.agenda.next();
        let early = self.absent(action).or_else(|| self.over()).or_else(|| luck(action, step));
        let Some(step) = step.filter(|_| early.is_none()) else { return early };
        match self.open.agenda.asked().has(seat) {
            true => self.bars_now(step, seat, action),
            false => Some(self.while_others_choose(step, action)),
        }
    }

    /// A seat or a card that there is not. [1.1] [2.5]
    fn absent(&self, action: Action) -> Option<Bar> {
        if let Action::Start(seat) | Action::First(seat) = action
            && seat.index() >= SEATS
        {
            return Some(Bar::NoSeat(seat));
        }
        card(action).filter(|card| self.open.set().get(*card).is_none()).map(Bar::NoCard)
    }

    /// After the end. [3.2] [3.3]
    fn over(&self) -> Option<Bar> {
        Some(self.open.ending?.winner().map_or(Bar::Drawn, Bar::Won))
    }

    /// Somebody else is asked, or chance.
    fn while_others_choose(&self, step: Step, action: Action) -> Bar {
        let who = self.open.agenda.asked().first();
        match (step, who) {
            (Step::Lot, _) => Bar::FirstTheLot,
            (Step::Deal(..), _) => Bar::FirstTheHands,
            (Step::Draw(_), _) => Bar::FirstTheCard,
            (Step::Face(_), _) => Bar::FirstTheCity,
            (Step::Lose(_), _) => Bar::FirstTheLoss,
            (Step::Mill(_), _) | (_, None) => Bar::FirstTheMill,
            (Step::Decks, Some(who)) => Bar::DeckIsChosen(who),
            (Step::Pause, Some(who)) => Bar::DeckIsReady(who),
            (Step::Window(_), Some(who)) => Bar::WindowOfAnother(who),
            (Step::Main | Step::Opening, Some(who)) if matches!(action, Action::Quick(_)) => {
                Bar::NoWindow(who)
            }
            (Step::Main, Some(who)) => Bar::TurnOfAnother(who),
            (step, Some(who)) => Bar::AnotherChooses(who, step),
        }
    }

    /// The seat is asked: for this?
    fn bars_now(&self, step: Step, seat: Seat, action: Action) -> Option<Bar> {
        match (step, action) {
            (Step::Main, _) => self.bars_in_main(seat, action),
            (Step::Opening, _) => self.bars_in_opening(seat, action),
            (Step::Window(moment), _) => self.bars_in_window(seat, moment, action),
            (Step::Decks, Action::Deck(at)) => {
                let playable = self.open.set().playable().any(|other| other == at);
                (!playable).then_some(Bar::DeckUnplayable)
            }
            (Step::Pause, Action::In(card)) => self.bars_in(seat, card),
            (Step::Pause, Action::Out(card)) => self.bars_out(seat, card),
            (Step::Pause, Action::Ready) => self.bars_ready(seat),
            (Step::Starter(_), Action::Start(_))
            | (Step::Redraw(_), Action::Keep | Action::Redraw)
            | (Step::TurnUp(_), Action::Pass)
            | (Step::Defence, Action::Decline)
            | (Step::Join(..), Action::Enough)
            | (Step::Site(_) | Step::Truce(_), Action::City(_))
            | (Step::Offer(_), Action::No | Action::Accept)
            | (Step::Fetch(..), Action::No) => None,
            (Step::TurnUp(_), Action::Turn(id)) => self.bars_turning(seat, id, true),
            (Step::Defence, Action::Defend(id)) => self.bars_defending(seat, id),
            (Step::Defence, Action::Pass) => Some(Bar::NoPassInDefence),
            (Step::Defence, Action::Quick(_)) => Some(Bar::BeforeTheWindow),
            (Step::Join(..), Action::Join(id)) => self.bars_joining(seat, id),
            (Step::Join(..), Action::Pass) => Some(Bar::NoPassAmongFighters),
            (Step::Divide(by, left), Action::Hit(on, power)) => self.bars_hit(seat, by, left, on, power),
            (Step::Trim(_), Action::Take(card)) => self.bars_holding("10.3", seat, card),
            (Step::Discard(_), Action::Take(card)) => self.bars_holding("14.7", seat, card),
            (Step::Aim(aim), Action::Choose(id)) => self.bars_aim(&aim, id),
            (Step::Way(_, id, far), Action::City(city)) => self.bars_way(id, far, city),
            (Step::Fetch(_, sort), Action::Take(card)) => self.bars_fetched(seat, sort, card),
            (Step::Recover(_, sort) | Step::Raise(_, sort), Action::Take(card)) => {
                self.bars_unburied(seat, sort, card)
            }
            (Step::Break(_), Action::Choose(id)) => self.bars_broken(seat, id),
            (Step::Uncover(_), Action::Choose(id)) => self.bars_uncovered(seat, id),
            (step, Action::Pass | Action::No) if is_effect(step) => Some(Bar::NoDeclining(step)),
            (step, _) => Some(Bar::Instead(step)),
        }
    }

    /// [5.5] [17.8]
    fn bars_in_opening(&self, seat: Seat, action: Action) -> Option<Bar> {
        match action {
            Action::Skip => None,
            Action::Open(_) if self.open.switches.set == Lay::Down => Some(Bar::OpensFromCities),
            Action::Open(card) => {
                self.bars_holding("5.5", seat, card).or_else(|| self.bars_playing(seat, card))
            }
            Action::Turn(id) => self.bars_turning(seat, id, false),
            Action::Pass => Some(Bar::NoPassInOpening),
            Action::Set(..)
            | Action::Move(..)
            | Action::Use(..)
            | Action::Attack(_)
            | Action::Lay(..)
            | Action::Quick(_)
            | Action::End => Some(Bar::MainComesLater),
            _ => Some(Bar::Instead(Step::Opening)),
        }
    }

    /// Quick cards and Quick abilities [11.3], and Quick characters that come to defend. [7.7]
    fn bars_in_window(&self, seat: Seat, moment: Window, action: Action) -> Option<Bar> {
        match action {
            Action::Pass => None,
            Action::Quick(card) => self.bars_quick_held("11.3", seat, card),
            Action::Turn(id) => self.bars_quick_down(seat, id),
            Action::Use(id, at) => self.bars_use(seat, id, at, true),
            Action::Defend(id) => self.bars_calling(seat, moment, id),
            _ => Some(Bar::WindowIsForQuick),
        }
    }

    /// [6.1]
    fn bars_in_main(&self, seat: Seat, action: Action) -> Option<Bar> {
        let too_many = usize::from(self.open.hands[seat.index()]) > self.limit(seat);
        Some(match action {
            Action::End => return None,
            Action::Set(id, _) => return self.bars_setting(seat, id),
            Action::Move(id, city) => return self.bars_moving(seat, id, city),
            Action::Attack(id) => return self.bars_attacking(seat, id),
            Action::Use(id, at) => return self.bars_use(seat, id, at, false),
            Action::Quick(card) => return self.bars_quick_held("11.1", seat, card),
            Action::Lay(card, _) => return self.bars_laying(seat, card),
            Action::Turn(id) => return self.bars_quick_down(seat, id),
            Action::Pass => Bar::NoPassInMain,
            Action::Skip | Action::Open(_) => Bar::OpeningIsPast,
            Action::Keep | Action::Redraw => Bar::HandsAreDealt,
            Action::Decline | Action::Defend(_) => Bar::NobodyAttacks,
            Action::Enough | Action::Join(_) => Bar::NoFightersYet,
            Action::Hit(..) => Bar::NobodyStrikes,
            Action::No | Action::Accept => Bar::NoCardOffers,
            Action::Take(_) if too_many => Bar::TrimComesLater,
            Action::Take(_) | Action::Choose(_) | Action::City(_) => Bar::NoEffectAsks,
            Action::Deck(_) => Bar::DecksAreChosen,
            Action::Start(_) | Action::First(_) => Bar::StarterIsSettled,
            Action::In(_) | Action::Out(_) | Action::Ready => Bar::NoPause,
            Action::Face(_) => Bar::FaceByChance,
            Action::Draw(_) => Bar::DrawByChance,
        })
    }
}

/// What falls to chance.
fn luck(action: Action, step: Option<Step>) -> Option<Bar> {
    Some(match (action, step) {
        (Action::First(_), _) => Bar::LotByChance,
        (Action::Face(_), _) => Bar::FaceByChance,
        (Action::Draw(_), Some(Step::Lose(_))) => Bar::LossByChance,
        (Action::Draw(_), _) => Bar::DrawByChance,
        _ => return None,
    })
}

/// The card that an action points at.
fn card(action: Action) -> Option<Card> {
    match action {
        Action::In(card)
        | Action::Out(card)
        | Action::Open(card)
        | Action::Lay(card, _)
        | Action::Quick(card)
        | Action::Take(card)
        | Action::Draw(card) => Some(card),
        _ => None,
    }
}

/// Is this a choice that an effect demands, and that nobody may decline? [14.1]
fn is_effect(step: Step) -> bool {
    use Step::{Aim, Break, Discard, Raise, Recover, Site, Trim, Truce, Uncover, Way};
    matches!(
        step,
        Aim(_)
            | Break(_)
            | Discard(_)
            | Raise(..)
            | Recover(..)
            | Site(_)
            | Trim(_)
            | Truce(_)
            | Uncover(_)
            | Way(..)
    )
}
