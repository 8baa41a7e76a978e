//! Refusals: which clause forbids an action, and why, for people.
//!
//! The questions are put in the order in which a person would: do I play here, is there such a thing, is the game still on,
//! is that mine to decide, is it my turn, is it the moment for this, do I hold the card, is it within bounds?
//! Every answer is a function of the view: of a card that the viewer does not see it says the same wherever it lies.

mod free;
mod held;
mod moment;
mod others;
mod whom;

use table::{Refusal, Text};

use crate::text::say;
use crate::text::{Cast, asked, number, options};
use crate::{Action, Card, Ending, Step, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    (!options(view).contains(&action)).then(|| because(view, action))
}

fn because(view: &View, action: Action) -> Refusal {
    let Some(seat) = view.viewer else {
        return Refusal::new(
            "2.1",
            "chi guarda non gioca: le carte sono di chi siede al tavolo",
            "those who watch do not play: the cards belong to those at the table",
        );
    };
    if let Some(refusal) = absent(view, action).or_else(|| over(view)).or_else(|| luck(view, action)) {
        return refusal;
    }
    if asked(view).has(seat) {
        moment::refuse(view, seat, action)
    } else {
        others::refuse(view, seat, action)
    }
}

/// A refusal with names in it.
fn refuse(view: &View, clause: &'static str, said: impl Fn(&Cast) -> String) -> Refusal {
    Refusal { clause, reason: "", text: Text::both(|lang| said(&Cast::of(view, lang))) }
}

/// A player or a card that this table does not have. [2.1] [1.3] [1.4]
fn absent(view: &View, action: Action) -> Option<Refusal> {
    let setup = &view.open.setup;
    match action {
        Action::At(seat) | Action::Dealer(seat) if seat.index() >= view.open.seats() => {
            let n = number(seat);
            Some(Refusal::new(
                "2.1",
                format!("a questo tavolo non c'è un posto {n}"),
                format!("this table has no Seat {n}"),
            ))
        }
        _ => {
            let card = card(action).filter(|card| !setup.deck().has(*card))?;
            Some(match setup.cards.all().has(card) {
                true => refuse(view, "1.4", |cast| {
                    let name = cast.name(card);
                    say!(
                        cast.lang,
                        "la carta {card}, {name}, si aggiunge solo quando si gioca in sei",
                        "card {card}, {name}, is added only with six players"
                    )
                }),
                false => Refusal::new(
                    "1.3",
                    format!("in questo mazzo non c'è una carta {card}"),
                    format!("this set of cards has no {card}"),
                ),
            })
        }
    }
}

/// The card that an action points at.
fn card(action: Action) -> Option<Card> {
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

/// After the end. [16.1]
fn over(view: &View) -> Option<Refusal> {
    let ending = view.open.ending?;
    let clause = match ending {
        Ending::Goal(_) => "16.1",
        Ending::Cap(_) => "16.3",
        Ending::Stall(_) => "16.4",
        Ending::Still(_) => "16.5",
    };
    Some(match ending.winner() {
        Some(seat) => {
            let n = number(seat);
            Refusal::new(
                clause,
                format!("la partita è finita: ha vinto il posto {n}"),
                format!("the game is over: Seat {n} has won"),
            )
        }
        None => Refusal::new(clause, "la partita è finita in parità", "the game is over: it is a draw"),
    })
}

/// What falls to chance.
fn luck(view: &View, action: Action) -> Option<Refusal> {
    let step = view.open.agenda.next();
    Some(match action {
        Action::Dealer(_) => {
            Refusal::new("2.2", "il mazziere lo nomina la sorte", "it is chance that names the dealer")
        }
        Action::Die(_) => Refusal::new(
            "6.3",
            "il dado si tira, non si sceglie che cosa dà",
            "the die is rolled, its face is not chosen",
        ),
        Action::Draw(_) => match step {
            Some(Step::Dealer | Step::FirstSaint(_)) => {
                Refusal::new("2.2", "il primo Santo lo dà la sorte", "the first Saint is given by chance")
            }
            Some(Step::Deal(_)) => {
                Refusal::new("2.4", "le prime carte le dà la sorte", "the first cards are dealt by chance")
            }
            Some(Step::Lose(_)) => Refusal::new(
                "13.5",
                "qui la carta da scartare la sceglie la sorte",
                "here it is chance that picks the card to discard",
            ),
            Some(Step::Steal(..)) => Refusal::new(
                "13.10",
                "la carta rubata la sceglie la sorte",
                "it is chance that picks the stolen card",
            ),
            Some(Step::Seek(..)) => Refusal::new(
                "13.6",
                "la carta cercata nel mazzo la sceglie la sorte",
                "it is chance that picks the card sought in the deck",
            ),
            _ => Refusal::new(
                "3.1",
                "dal mazzo si pesca senza scegliere",
                "cards are drawn from the deck unseen",
            ),
        },
        _ => return None,
    })
}

/// What the seat must do, in place of what was asked for.
fn instead(view: &View, step: Step) -> Refusal {
    refuse(view, moment::clause(step), |cast| {
        let what = crate::text::choosing(view, cast, step);
        say!(cast.lang, "adesso c'è da scegliere {what}", "now it is time to choose {what}")
    })
}
