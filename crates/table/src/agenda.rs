//! The step machine of the card games: what is still to be done lies on an agenda, as plain data that everybody sees.
//!
//! A game says four things of a step, each in one exhaustive `match`: what it needs first ([`Steps::needs`]), what a seat may
//! answer ([`Steps::options`]), what may be drawn ([`Steps::outcomes`]), and what happens when it is done ([`Steps::does`]).
//! The machine does the rest: it goes on until something is needed, keeps what that is, and hands over what was given.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Answer, Game, List, Odds, Scores, Seat, Seats, Tell, Turn};

/// What a step needs before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// One answer of each of these seats, together. When all are given the step is taken off and done.
    Together(Seats),
    /// Answers of these seats, each on its own, as many as it takes. The step stays until it needs nothing more.
    Apart(Seats),
    /// A draw. The step is taken off and done.
    Chance,
    /// Nothing (any more): it is taken off and done at once.
    Nothing,
}

impl Need {
    /// An answer of these seats together; nothing where there are none.
    #[inline]
    pub fn together(seats: Seats) -> Need {
        if seats.is_empty() { Need::Nothing } else { Need::Together(seats) }
    }

    /// Answers of these seats apart; nothing where there are none.
    #[inline]
    pub fn apart(seats: Seats) -> Need {
        if seats.is_empty() { Need::Nothing } else { Need::Apart(seats) }
    }

    /// An answer of one seat.
    #[inline]
    pub fn one(seat: Seat) -> Need {
        Need::Together(Seats::one(seat))
    }

    /// An answer of one seat, if it has anything to choose.
    #[inline]
    pub fn one_if(seat: Seat, asked: bool) -> Need {
        if asked { Need::one(seat) } else { Need::Nothing }
    }

    /// A draw, if there is anything to draw.
    #[inline]
    pub fn chance_if(any: bool) -> Need {
        if any { Need::Chance } else { Need::Nothing }
    }

    /// The seats that are asked.
    #[inline]
    pub fn asked(self) -> Seats {
        match self {
            Need::Together(seats) | Need::Apart(seats) => seats,
            Need::Chance | Need::Nothing => Seats::NONE,
        }
    }
}

/// What a step was given when it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given<'a, A> {
    /// Nothing: it needed nothing (any more).
    Nothing,
    /// What was drawn.
    Chance(A),
    /// The answer of the only seat that was asked, or of one that was asked apart.
    Seat(Seat, A),
    /// The answers of several seats, in order of seats.
    Together(&'a [(Seat, A)]),
}

/// What is still to be done at a table, and what its next step needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<S: Copy> {
    /// The next step last. What is rarely deeper than this lies in place: copying it allocates nothing.
    steps: List<S, 16>,
    need: Need,
}

impl<S: Copy + Eq> Agenda<S> {
    /// An agenda of these steps, the next one first.
    pub fn new(steps: &[S]) -> Self {
        let mut agenda = Agenda { steps: List::new(), need: Need::Nothing };
        agenda.then(steps);
        agenda
    }

    /// The next step.
    #[inline]
    pub fn next(&self) -> Option<S> {
        self.steps.last().copied()
    }

    /// What the next step needs, as it was found when the table last went on.
    #[inline]
    pub fn need(&self) -> Need {
        self.need
    }

    /// The seats that are asked now.
    #[inline]
    pub fn asked(&self) -> Seats {
        self.need.asked()
    }

    /// One more step before all others.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps.push(step);
    }

    /// These steps before all others, in the order in which they are done.
    #[inline]
    pub fn then(&mut self, steps: &[S]) {
        // One by one: in line with the few steps that are known where it is called, this is much quicker than extending.
        for step in steps.iter().rev() {
            self.steps.push(*step);
        }
    }

    /// Takes the next step off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        self.steps.pop()
    }

    /// Nothing is to be done any more.
    pub fn clear(&mut self) {
        self.steps.clear();
    }

    /// The steps, the next one first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &S> + ExactSizeIterator {
        self.steps.iter().rev()
    }

    /// The same, to change what they speak of.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut S> + ExactSizeIterator {
        self.steps.iter_mut().rev()
    }
}

/// The steps of a game, each stated once, with what it waits for: a step `asks` seats, `draws` if there is anything to draw, or `happens`
/// at once. It makes the enum, and the patterns `asking!()`, `drawing!()` and `happening!()` of those that do.
///
/// ```
/// mod step {
///     table::steps! {
///         /// What is still to be done.
///         Step:
///         /// The seat plays a card.
///         Main(table::Seat) asks;
///         /// A card is drawn.
///         Draw draws;
///         /// The turn is over.
///         Pass happens;
///     }
/// }
/// use step::{Step, asking, drawing, happening};
///
/// let waits = |step| match step {
///     asking!() => "an answer",
///     drawing!() => "a draw",
///     happening!() => "nothing",
/// };
/// let steps = [Step::Main(table::Seat::new(0)), Step::Draw, Step::Pass];
/// assert_eq!(steps.map(waits), ["an answer", "a draw", "nothing"]);
/// ```
#[macro_export]
macro_rules! steps {
    (@ $Step:ident [$($asks:ident)*] $draws:tt $happens:tt $name:ident asks $($rest:tt)*) => {
        $crate::steps! { @ $Step [$($asks)* $name] $draws $happens $($rest)* }
    };
    (@ $Step:ident $asks:tt [$($draws:ident)*] $happens:tt $name:ident draws $($rest:tt)*) => {
        $crate::steps! { @ $Step $asks [$($draws)* $name] $happens $($rest)* }
    };
    (@ $Step:ident $asks:tt $draws:tt [$($happens:ident)*] $name:ident happens $($rest:tt)*) => {
        $crate::steps! { @ $Step $asks $draws [$($happens)* $name] $($rest)* }
    };
    (@ $Step:ident [$($asks:ident)+] [$($draws:ident)+] [$($happens:ident)+]) => {
        /// The steps that ask seats, as a pattern.
        macro_rules! asking { () => { $($Step::$asks { .. })|+ } }
        /// The steps that wait for chance, if there is anything to draw.
        macro_rules! drawing { () => { $($Step::$draws { .. })|+ } }
        /// The steps that happen at once.
        macro_rules! happening { () => { $($Step::$happens { .. })|+ } }
        pub(crate) use {asking, drawing, happening};
    };
    ($(#[$about:meta])* $Step:ident: $(
        $(#[$doc:meta])* $name:ident
        $(( $($of:ty),+ ))? $({ $($(#[$said:meta])* $field:ident: $is:ty,)+ })?
        $waits:ident;
    )+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Step {
            $($(#[$doc])* $name $(( $($of),+ ))? $({ $($(#[$said])* $field: $is,)+ })?,)+
        }

        $crate::steps! { @ $Step [] [] [] $($name $waits)+ }
    };
}

/// Who hears what happens in a game of steps. One body of rules serves all who listen.
pub type Ears<'a, E> = dyn Tell<E> + 'a;

/// A game whose rules are steps of an [`Agenda`]. A step that a method has nothing to say of is listed all the same, with
/// [`impossible`]: a new step does not compile until somebody has said what it is.
pub trait Steps: Game {
    /// One thing to be done: plain data that everybody sees.
    type Step: Copy + Eq + Hash + Debug;

    /// What is to be done.
    fn agenda(&self) -> &Agenda<Self::Step>;

    /// The same, to change it.
    fn agenda_mut(&mut self) -> &mut Agenda<Self::Step>;

    /// Is the game over? Nothing more is done then.
    fn is_over(&self) -> bool;

    /// Who has what.
    fn scores(&self) -> Scores;

    /// What a step needs before it is done: a function of what everybody sees.
    fn needs(&self, step: Self::Step) -> Need;

    /// What a seat that a step asks may answer.
    fn options(&self, step: Self::Step, seat: Seat, out: &mut Vec<Self::Action>);

    /// What may be drawn for a step that needs chance.
    fn outcomes(&self, step: Self::Step, out: &mut Odds<Self::Action>);

    /// Does a step with what it needed.
    fn does(&mut self, step: Self::Step, given: Given<'_, Self::Action>, tell: &mut Ears<'_, Self::Event>);

    /// Does what needs neither seats nor chance. For [`Game::new`].
    fn go_on(&mut self, tell: &mut Ears<'_, Self::Event>) {
        while !self.is_over()
            && let Some(step) = self.agenda().next()
        {
            let need = self.needs(step);
            self.agenda_mut().need = need;
            if need != Need::Nothing {
                return;
            }
            self.agenda_mut().pop();
            self.does(step, Given::Nothing, tell);
        }
        self.agenda_mut().need = Need::Nothing;
    }

    /// For [`Game::turn`].
    #[inline]
    fn waits_for(&self) -> Turn {
        if self.is_over() {
            return Turn::Over(self.scores());
        }
        match self.agenda().need {
            Need::Together(seats) => Turn::Together(seats),
            Need::Apart(seats) => Turn::Apart(seats),
            Need::Chance | Need::Nothing => Turn::Chance,
        }
    }

    /// For [`Game::actions`]: unsorted.
    #[inline]
    fn list_options(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        if self.agenda().asked().has(seat)
            && let Some(step) = self.agenda().next()
        {
            self.options(step, seat, out);
        }
    }

    /// For [`Game::odds`].
    #[inline]
    fn list_outcomes(&self, out: &mut Odds<Self::Action>) {
        if self.agenda().need == Need::Chance
            && let Some(step) = self.agenda().next()
        {
            self.outcomes(step, out);
        }
    }

    /// For [`Game::play`].
    fn take(&mut self, answer: Answer<'_, Self::Action>, tell: &mut Ears<'_, Self::Event>) {
        let Some(step) = self.agenda().next() else { return };
        let given = match answer {
            Answer::Together(&[(seat, action)]) => Given::Seat(seat, action),
            Answer::Together(given) => Given::Together(given),
            Answer::Apart(seat, action) => Given::Seat(seat, action),
            Answer::Chance(outcome) => Given::Chance(outcome),
            Answer::TimeUp => return,
        };
        if !matches!(self.agenda().need, Need::Apart(_)) {
            self.agenda_mut().pop();
        }
        self.does(step, given, tell);
        self.go_on(tell);
    }
}

/// A step was given what it never asks for, or asked for what it never has: a mistake in the rules. Tests stop there; a table
/// that people play at goes on.
pub fn impossible<S: Debug>(step: S, what: impl Debug) {
    debug_assert!(false, "{step:?} has nothing to do with {what:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_done_in_the_order_in_which_they_are_given() {
        let mut agenda = Agenda::new(&['a', 'b']);
        agenda.then(&['x', 'y']);
        agenda.push('!');
        assert_eq!(agenda.iter().collect::<String>(), "!xyab");
        assert_eq!((agenda.pop(), agenda.next()), (Some('!'), Some('x')));
        agenda.clear();
        assert_eq!(agenda.next(), None);
    }

    #[test]
    fn a_step_that_asks_nobody_needs_nothing() {
        let seat = Seat::new(1);
        assert_eq!(Need::together(Seats::NONE), Need::Nothing);
        assert_eq!(Need::apart(Seats::NONE), Need::Nothing);
        assert_eq!([true, false].map(|asked| Need::one_if(seat, asked)), [Need::one(seat), Need::Nothing]);
        assert_eq!([true, false].map(Need::chance_if), [Need::Chance, Need::Nothing]);
        assert_eq!(Need::one(seat).asked(), Seats::one(seat));
    }

    #[test]
    fn a_mistake_in_the_rules_stops_the_tests() {
        assert!(std::panic::catch_unwind(|| impossible("Draw", "an action")).is_err());
    }
}
