//! Refusals: which clause forbids an action, and why, for people.
//!
//! The questions are put in the order in which a person would: do I play here, is there such a thing, is the game still on,
//! is that mine to decide, is this card or ability ready, is it my turn, is it the moment for this, is it within bounds?
//! Every answer is a function of the view: of a card that the viewer does not see it says the same wherever it lies.

mod ability;
mod card;
mod fight;
mod moment;
mod others;
mod whom;

use table::{Refusal, Seat, Text};

use crate::text::say;
use crate::text::{Cast, asked, options};
use crate::{Action, Ending, Step, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    (!options(view).contains(&action)).then(|| because(view, action))
}

fn because(view: &View, action: Action) -> Refusal {
    let Some(seat) = view.viewer else {
        return Refusal::new(
            "1.2",
            "chi guarda non gioca: le pedine sono di chi siede al tavolo",
            "those who watch do not play: the pawns belong to those at the table",
        );
    };
    if let Some(refusal) = absent(view, action).or_else(|| over(view)).or_else(|| luck(view, action)) {
        return refusal;
    }
    match action {
        Action::Use(card) => return card::refuse(view, seat, card),
        Action::Ability => return ability::refuse(view, seat),
        Action::Change => return ability::change(view, seat),
        _ => {}
    }
    if asked(view).has(seat) { moment::refuse(view, seat, action) } else { others::refuse(view, seat) }
}

/// A refusal with names in it.
fn refuse(view: &View, clause: &'static str, said: impl Fn(&Cast) -> String) -> Refusal {
    Refusal { clause, reason: "", text: Text::both(|lang| said(&Cast::of(view, lang))) }
}

/// A player, character or card that this table does not have. [1.2] [1.3]
fn absent(view: &View, action: Action) -> Option<Refusal> {
    let set = view.open.setup.cards;
    match action {
        Action::Fight(seat) | Action::At(seat) if seat.index() >= view.open.seats() => {
            let n = seat.index() + 1;
            Some(Refusal::new(
                "1.2",
                format!("a questo tavolo non c'è un posto {n}"),
                format!("this table has no seat {n}"),
            ))
        }
        Action::God(god) if usize::from(god) >= set.gods.len() => {
            let n = god + 1;
            Some(Refusal::new(
                "1.3",
                format!("fra i personaggi non c'è un numero {n}"),
                format!("there is no character number {n}"),
            ))
        }
        Action::Use(card) | Action::Take(card) if !set.all_objects().or(set.all_miracles()).has(card) => {
            Some(Refusal::new(
                "1.3",
                format!("in questo mazzo di carte {card} non c'è"),
                format!("this set of cards has no {card}"),
            ))
        }
        _ => None,
    }
}

/// After the end. [16.1]
fn over(view: &View) -> Option<Refusal> {
    let ending = view.open.ending?;
    Some(match ending {
        Ending::AllMad => Refusal::new(
            "16.5",
            "la partita è finita: sono tutti Folli",
            "the game is over: everybody is Folle",
        ),
        Ending::Faith(seat) | Ending::Captured(seat) | Ending::LastSane(seat) | Ending::Cap(seat) => {
            let clause = match ending {
                Ending::Captured(_) => "16.3",
                Ending::LastSane(_) => "16.4",
                Ending::Cap(_) => "16.6",
                _ => "16.1",
            };
            refuse(view, clause, |cast| {
                let who = cast.who(seat);
                say!(cast.lang, "la partita è finita: ha vinto {who}", "the game is over: {who} has won")
            })
        }
    })
}

/// What falls to dice, the coin and the piles.
fn luck(view: &View, action: Action) -> Option<Refusal> {
    let step = view.open.agenda.next();
    Some(match action {
        Action::Die(_) => Refusal::new(
            if matches!(step, Some(Step::Precedence(_))) { "2.1" } else { "14.5" },
            "i dadi si tirano, non si scelgono",
            "dice are rolled, not chosen",
        ),
        Action::Coin(_) => Refusal::new(
            "13.12",
            "la moneta si lancia: si può dire una faccia, non farla uscire",
            "the coin is tossed: one may call a face, not make it come up",
        ),
        Action::Lay(_) => Refusal::new(
            if view.open.turns == 0 { "2.5" } else { "4.3" },
            "le carte plancia si girano a caso, non si scelgono",
            "board cards are turned up by chance, not chosen",
        ),
        Action::Event(_) => {
            Refusal::new("13.4", "gli eventi si pescano, non si scelgono", "events are drawn, not chosen")
        }
        Action::Draw(_) if matches!(step, Some(Step::Blind(..))) => Refusal::new(
            "10.7",
            "un furto alla cieca prende una carta a caso",
            "a blind theft takes a card at random",
        ),
        Action::Draw(_) => Refusal::new(
            "13.3",
            "dai mazzi si pesca senza scegliere",
            "cards are drawn from the piles unseen",
        ),
        _ => return None,
    })
}

/// Is the pawn on the board, not in Heaven or Hell?
fn on_board(view: &View, seat: Seat) -> bool {
    view.open.on_board().has(seat)
}
