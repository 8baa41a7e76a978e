//! Refusals: which clause forbids an action, and why, for people.
//!
//! The questions are put in the order in which a person would: do I play here, is there such a thing, is the game still on,
//! is that mine to decide, is it up to me, is it the moment for this, do I have the card, may it lie there, may it be used?
//! Every answer is a function of the view: of a card that the viewer does not see it says the same wherever it lies.

mod arcana;
mod building;
mod choices;
mod fielding;
mod misplaced;
mod moment;
mod orders;
mod others;

use table::{Refusal, Seat, Text};

use crate::secret::Own;
use crate::text::{Cast, asked, choosing, known, number, options, say};
use crate::{Action, Dogma, Open, Step, View};

use moment::clause;

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    let Some(seat) = view.viewer else {
        return Some(Refusal::new(
            "2.1",
            "chi guarda non gioca: gli ordini li danno quelli che siedono al tavolo",
            "those who watch do not play: orders are given by those at the table",
        ));
    };
    let truth = &known(view);
    let case = Case { view, truth, seat };
    (!options(truth, seat).contains(&action)).then(|| case.because(action))
}

/// Who asks for what it may not, and what it knows.
struct Case<'a> {
    view: &'a View,
    truth: &'a Dogma,
    seat: Seat,
}

impl Case<'_> {
    fn because(&self, action: Action) -> Refusal {
        let early = self.absent(action).or_else(|| self.over()).or_else(|| self.luck(action));
        early.unwrap_or_else(|| match asked(self.truth).has(self.seat) {
            true => self.at_this_moment(action),
            false => self.while_others_choose(),
        })
    }

    fn open(&self) -> &Open {
        &self.view.open
    }

    fn own(&self) -> &Own {
        self.truth.secret.own(self.seat)
    }

    fn step(&self) -> Option<Step> {
        self.open().agenda.next()
    }

    /// A refusal with names in it.
    fn no(&self, clause: &'static str, said: impl Fn(&Cast) -> String) -> Refusal {
        Refusal { clause, reason: "", text: Text::both(|lang| said(&Cast::of(self.view, lang))) }
    }

    /// A seat that there is not. [2.1]
    fn absent(&self, action: Action) -> Option<Refusal> {
        let (Action::Target(seat) | Action::First(seat)) = action else { return None };
        let n = number(seat);
        (seat.index() >= self.open().sides.len()).then(|| {
            Refusal::new(
                "2.1",
                format!("a questo tavolo non c'è un posto {n}"),
                format!("there is no Seat {n} at this table"),
            )
        })
    }

    /// After the end. [16.1] [16.5]
    fn over(&self) -> Option<Refusal> {
        let ending = self.open().ending?;
        Some(match (ending.winners.is_empty(), ending.winners.len()) {
            (true, _) => {
                Refusal::new("16.5", "la partita è finita ed è patta", "the game is over: it is drawn")
            }
            (_, 1) => self.no("16.1", |cast| {
                let who = cast.seats(ending.winners);
                say!(cast.lang, "la partita è finita: ha vinto {who}", "the game is over: {who} has won")
            }),
            _ => self.no("16.1", |cast| {
                let who = cast.seats(ending.winners);
                say!(cast.lang, "la partita è finita: hanno vinto {who}", "the game is over: {who} have won")
            }),
        })
    }

    /// What falls to chance.
    fn luck(&self, action: Action) -> Option<Refusal> {
        Some(match (action, self.step()) {
            (Action::First(_), _) => Refusal::new(
                "4.2",
                "in che ordine si costruisce lo dice la sorte",
                "it is chance that says in which order one builds",
            ),
            (Action::Draw(_), Some(Step::Fill)) => Refusal::new(
                "5.14",
                "ciò che manca lo dà la sorte, e nessuno lo sceglie",
                "what is lacking is given by chance, and chosen by nobody",
            ),
            (Action::Draw(_), _) => Refusal::new(
                "5.2",
                "che carte stanno in un mazzetto lo decide la sorte",
                "it is chance that decides which cards lie in a pack",
            ),
            _ => return None,
        })
    }

    /// What the seat must do, in place of what was asked for.
    fn instead(&self, step: Step) -> Refusal {
        self.no(clause(self.open(), step), |cast| {
            let what = choosing(self.view, cast, step, Some(self.seat));
            say!(cast.lang, "adesso c'è da scegliere {what}", "now it is time to choose {what}")
        })
    }
}
