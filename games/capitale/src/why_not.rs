//! Refusals: which clause forbids an action, and why, for people.
//!
//! The questions are put in the order in which a person would: do I play here, is there such a thing, is the match still on,
//! is that mine to decide, is it up to me, is it the moment for this, do I have the card, is it within bounds?
//! Every answer is a function of the view: of a card that the viewer does not see it says the same wherever it lies.

mod battle;
mod choices;
mod held;
mod main;
mod misplaced;
mod moment;
mod others;
mod pause;
mod units;
mod uses;

use table::{Refusal, Seat, Text};

use crate::open::{Ending, SEATS};
use crate::text::{Cast, asked, choosing, known, number, options, say};
use crate::{Action, Capitale, Card, Open, Step, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    let Some(seat) = view.viewer else {
        return Some(Refusal::new(
            "1.1",
            "chi guarda non gioca: le carte sono dei due che siedono al tavolo",
            "those who watch do not play: the cards belong to the two at the table",
        ));
    };
    let truth = &known(view);
    let case = Case { view, truth, seat };
    (!options(truth, seat).contains(&action)).then(|| case.because(action))
}

/// Who asks for what it may not, and what it knows.
struct Case<'a> {
    view: &'a View,
    truth: &'a Capitale,
    seat: Seat,
}

impl Case<'_> {
    fn because(&self, action: Action) -> Refusal {
        let early = self.absent(action).or_else(|| self.over()).or_else(|| self.luck(action));
        early.unwrap_or_else(|| match asked(self.truth).has(self.seat) {
            true => self.at_this_moment(action),
            false => self.while_others_choose(action),
        })
    }

    fn open(&self) -> &Open {
        &self.view.open
    }

    fn step(&self) -> Option<Step> {
        self.open().agenda.next()
    }

    /// A refusal with names in it.
    fn no(&self, clause: &'static str, said: impl Fn(&Cast) -> String) -> Refusal {
        Refusal { clause, reason: "", text: Text::both(|lang| said(&Cast::of(self.view, lang))) }
    }

    /// A seat or a card that there is not. [1.1] [2.5]
    fn absent(&self, action: Action) -> Option<Refusal> {
        if let Action::Start(seat) | Action::First(seat) = action
            && seat.index() >= SEATS
        {
            let n = number(seat);
            return Some(Refusal::new(
                "1.1",
                format!("si gioca in due: un posto {n} non c'è"),
                format!("two play: there is no Seat {n}"),
            ));
        }
        let card = card(action).filter(|card| self.open().set().get(*card).is_none())?;
        Some(Refusal::new(
            "2.5",
            format!("fra le carte con cui si gioca non c'è una carta {card}"),
            format!("among the cards that are played with there is no {card}"),
        ))
    }

    /// After the end. [3.2] [3.3]
    fn over(&self) -> Option<Refusal> {
        let ending = self.open().ending?;
        let n = ending.winner().map(number);
        Some(match (ending, n) {
            (Ending::Duels(_) | Ending::Conquests(_), Some(n)) => Refusal::new(
                "3.2",
                format!("la partita è finita: ha vinto il posto {n}"),
                format!("the match is over: Seat {n} has won"),
            ),
            _ => Refusal::new("3.3", "la partita è finita in parità", "the match is over: it is drawn"),
        })
    }

    /// What falls to chance.
    fn luck(&self, action: Action) -> Option<Refusal> {
        Some(match (action, self.step()) {
            (Action::First(_), _) => Refusal::new(
                "3.5",
                "chi comincia il primo duello lo dice la sorte",
                "it is chance that says who begins the first duel",
            ),
            (Action::Face(_), _) => Refusal::new(
                "4.4",
                "che città sia lo decide la sorte, quando la sua carta si scopre",
                "which city it is is for chance to decide, when its card is turned up",
            ),
            (Action::Draw(_), Some(Step::Lose(_))) => Refusal::new(
                "14.7",
                "la carta da perdere la sceglie la sorte",
                "it is chance that picks the card to lose",
            ),
            (Action::Draw(_), _) => Refusal::new(
                "5.3",
                "dal grimorio si prende la prima carta, senza scegliere",
                "the top card of the library is taken, unchosen",
            ),
            _ => return None,
        })
    }

    /// What the seat must do, in place of what was asked for.
    fn instead(&self, step: Step) -> Refusal {
        self.no(clause(step), |cast| {
            let what = choosing(self.view, cast, step);
            say!(cast.lang, "adesso c'è da scegliere {what}", "now it is time to choose {what}")
        })
    }
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

/// The clause by which a step asks.
fn clause(step: Step) -> &'static str {
    match step {
        Step::Decks => "2.6",
        Step::Lot | Step::Starter(_) => "3.5",
        Step::Pause => "3.6",
        Step::Deal(..) => "4.2",
        Step::Redraw(_) => "4.3",
        Step::Draw(_) => "5.3",
        Step::Opening => "5.5",
        Step::Site(_) => "5.7",
        Step::Main => "6.1",
        Step::Face(_) => "7.3",
        Step::Defence => "7.5",
        Step::Join(..) => "8.1",
        Step::Divide(..) => "8.6",
        Step::Trim(_) => "10.3",
        Step::Window(_) => "11.3",
        Step::Aim(_) => "11.7",
        Step::Offer(_) => "12.2",
        Step::Way(..) => "14.6",
        Step::Discard(_) | Step::Lose(_) => "14.7",
        Step::Mill(_) => "14.8",
        Step::Fetch(..) => "14.9",
        Step::Recover(..) | Step::Raise(..) => "14.10",
        Step::Break(_) | Step::Uncover(_) => "14.12",
        Step::Truce(_) => "14.13",
        Step::TurnUp(_) => "17.9",
        _ => "5.1",
    }
}
