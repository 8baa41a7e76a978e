//! What bars an action: one answer for options, refusals and dimmed buttons.
//!
//! The questions are put in the order in which a person would: is there such a thing, is the game still on, is that mine to
//! decide, is it my turn, is it the moment for this, do I hold the card, is it within bounds?

mod free;
mod reasons;

use table::{Refusal, Seat, impossible};

use crate::step::{asking, drawing, happening};
use crate::text::known;
use crate::{Action, Card, Ending, Kind, Sancta, Step, View};
pub(crate) use reasons::Bar;
use reasons::{Speaker, clause};

/// The names of all reasons, for the test that each is met.
#[doc(hidden)]
pub const REASONS: &[&str] = Bar::NAMES;

/// Why a viewer may not do this or that now; `None` when it may.
pub(crate) fn reasons(view: &View) -> impl Fn(&Action) -> Option<Refusal> {
    let table = known(view);
    move |action| match view.viewer {
        Some(seat) => table.refusal(seat, *action),
        None => Some(Bar::Watching.refusal(|lang| Speaker::new(&table, lang))),
    }
}

impl Sancta {
    /// Why a seat may not do this now; `None` when it may.
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        Some(self.bar(seat, action)?.refusal(|lang| Speaker::new(self, lang)))
    }

    /// What bars an action of a seat, from what it knows.
    fn bar(&self, seat: Seat, action: Action) -> Option<Bar> {
        let absent = self.absent(action).or_else(|| self.over());
        let Some(step) = self.open.agenda.next() else { return absent };
        absent.or_else(|| luck(step, action)).or_else(|| match self.open.agenda.asked().first() {
            None => before(step),
            Some(_) if self.open.agenda.asked().has(seat) => self.at_step(step, seat, action),
            Some(who) => Some(self.others(step, who, seat, action)),
        })
    }

    /// A player or a card that this table does not have. [2.1] [1.3] [1.4]
    fn absent(&self, action: Action) -> Option<Bar> {
        let setup = &self.open.setup;
        match action {
            Action::At(seat) | Action::Dealer(seat) => {
                (seat.index() >= self.open.seats()).then_some(Bar::NoSeat(seat))
            }
            _ => {
                let deck = setup.deck();
                let card = named(action).filter(|card| !deck.has(*card))?;
                // The print that a card is played by may be that of one for a sixth player.
                if matches!(action, Action::Play(_)) && deck.iter().any(|other| self.face(other) == card) {
                    return None;
                }
                Some(if setup.cards.all().has(card) { Bar::ForSix(card) } else { Bar::NoCard(card) })
            }
        }
    }

    /// After the end. [16.1]
    fn over(&self) -> Option<Bar> {
        let ending = self.open.ending?;
        let clause = match ending {
            Ending::Goal(_) => "16.1",
            Ending::Cap(_) => "16.3",
            Ending::Stall(_) => "16.4",
            Ending::Still(_) => "16.5",
        };
        Some(ending.winner().map_or(Bar::Tied(clause), |seat| Bar::Won(clause, seat)))
    }

    /// Somebody else is asked.
    fn others(&self, step: Step, who: Seat, seat: Seat, action: Action) -> Bar {
        match step {
            Step::Window(by, _) if by == seat => Bar::OthersAnswer,
            Step::Window(by, _) => Bar::CannotAnswer(by),
            Step::Main(_) if action == Action::Advocatus => Bar::NothingToStop,
            Step::Main(_) => Bar::NotYourTurn(who),
            step if seat == self.open.active => Bar::WaitForChoice(step, who),
            step => Bar::OtherChooses(step, who),
        }
    }

    /// The seat is asked, perhaps for something else, or for less.
    fn at_step(&self, step: Step, seat: Seat, action: Action) -> Option<Bar> {
        match (step, action) {
            (Step::Main(_), action) => self.at_free(seat, action),
            (Step::Window(..) | Step::Exchange(_), Action::Pass) => None,
            (Step::Window(..), Action::Advocatus) => {
                self.advocates(seat).is_empty().then_some(Bar::NoAdvocatus)
            }
            (Step::Window(..), _) => Some(Bar::OnlyAdvocatus),
            (_, Action::Advocatus) => Some(Bar::StopsNothingElse),
            (Step::Order(_), Action::Next(card)) => {
                let waits = self.open.waiting.iter().any(|trigger| trigger.card == card);
                (!waits).then_some(Bar::NotWaiting(card))
            }
            (Step::Offer(_), Action::Pass | Action::Accept) => None,
            (Step::Trim(_) | Step::Discard(_), Action::Take(card)) => {
                self.not_held(seat, clause(step), card).or_else(|| self.offered_as(step, seat, card))
            }
            (Step::Trim(_), _) => Some(Bar::TurnIsOver(step)),
            (Step::Choose(_, why), Action::At(other)) => self.bar_to_choice(seat, why, other),
            (Step::Recover(..) | Step::Call(_) | Step::Remove(_), Action::Take(card)) => {
                match self.within_reach(step).has(card) {
                    true => self.offered_as(step, seat, card),
                    false => Some(self.out_of_reach(step, card)),
                }
            }
            (Step::Exchange(_), Action::Enter(slot)) => self.no_such_slot(seat, "13.12", slot),
            (
                Step::Discard(_) | Step::Choose(..) | Step::Recover(..) | Step::Call(_) | Step::Remove(_),
                Action::Pass,
            ) => Some(Bar::NotRefused(step)),
            (
                Step::Order(_)
                | Step::Offer(_)
                | Step::Discard(_)
                | Step::Choose(..)
                | Step::Recover(..)
                | Step::Call(_)
                | Step::Remove(_)
                | Step::Exchange(_),
                _,
            ) => Some(Bar::Instead(step)),
            (drawing!() | happening!(), _) => {
                impossible(step, action);
                None
            }
        }
    }

    /// Why a card is none of those that an effect lets its seat take. The discards lie open: what is not there may be said.
    fn out_of_reach(&self, step: Step, card: Card) -> Bar {
        let kind = match step {
            Step::Remove(seat) if self.open.place(seat).supports.has(card) => return Bar::OwnSupport(card),
            Step::Remove(_) => return Bar::NoOthersSupport(card),
            Step::Recover(_, _, but) if but == Some(card) => return Bar::NotItself(card),
            Step::Recover(_, kind, _) => kind,
            _ => Kind::Saint,
        };
        match self.open.discards.has(card) {
            true => Bar::OtherKind(clause(step), kind, card),
            false => Bar::NotDiscarded(clause(step), card),
        }
    }

    /// Another card stands for this one and its like. [1.6]
    fn offered_as(&self, step: Step, seat: Seat, card: Card) -> Option<Bar> {
        self.offered_for(step, seat, card).map(|other| Bar::OfferedAs(card, other))
    }

    /// Said without looking where the card is.
    fn not_held(&self, seat: Seat, clause: &'static str, card: Card) -> Option<Bar> {
        (!self.secret.hands[seat.index()].has(card)).then_some(Bar::NotHeld(clause, card))
    }

    /// Fewer Saints lie in the Santuario.
    fn no_such_slot(&self, seat: Seat, clause: &'static str, slot: u8) -> Option<Bar> {
        match self.open.place(seat).santuario.len() {
            has if usize::from(slot) < has => None,
            0 => Some(Bar::EmptySantuario(clause)),
            1 => Some(Bar::OneSaint(clause, slot)),
            has => Some(Bar::SoManySaints(clause, slot, has)),
        }
    }
}

/// The card that an action points at.
fn named(action: Action) -> Option<Card> {
    match action {
        Action::Play(card)
        | Action::Suffrage(card)
        | Action::Place(card)
        | Action::Replace(card, _)
        | Action::Take(card)
        | Action::Next(card)
        | Action::Draw(card) => Some(card),
        _ => None,
    }
}

/// What falls to chance.
fn luck(step: Step, action: Action) -> Option<Bar> {
    match (action, step) {
        (Action::Dealer(_), _) => Some(Bar::NamedByChance),
        (Action::Die(_), _) => Some(Bar::RolledByChance),
        (Action::Draw(_), Step::Dealer | Step::FirstSaint(_)) => Some(Bar::FoundByChance),
        (Action::Draw(_), Step::Deal(_)) => Some(Bar::DealtByChance),
        (Action::Draw(_), Step::Lose(_)) => Some(Bar::LostByChance),
        (Action::Draw(_), Step::Steal(..)) => Some(Bar::StolenByChance),
        (Action::Draw(_), Step::Seek(..)) => Some(Bar::SoughtByChance),
        (Action::Draw(_), _) => Some(Bar::DrawnByChance),
        _ => None,
    }
}

/// Chance comes first.
fn before(step: Step) -> Option<Bar> {
    match step {
        Step::Dealer => Some(Bar::BeforeDealer),
        Step::FirstSaint(_) => Some(Bar::BeforeSaints),
        Step::Deal(_) => Some(Bar::BeforeHands),
        Step::Draw(_) => Some(Bar::BeforeDraw),
        Step::Roll(_) => Some(Bar::BeforeDie),
        Step::Lose(_) => Some(Bar::BeforeLoss),
        Step::Steal(..) => Some(Bar::BeforeTheft),
        Step::Seek(..) => Some(Bar::BeforeFind),
        asking!() | happening!() => {
            impossible(step, "chance");
            None
        }
    }
}
