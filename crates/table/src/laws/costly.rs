//! The laws that are tested at some answers only.

use std::fmt::Debug;

use super::{Broken, Told, Trial, after};
use crate::{Answer, Audience, Game, Line, MAX_SEATS, Odds, Seat, Seats, Setup, Turn};

/// How many alternatives to an answer are compared with it.
const ALTERNATIVES: usize = 6;
/// How many actions of the game's other moments are offered to `why_not`.
const OFFERS: usize = 24;

impl<G: Game> Trial<'_, G> {
    pub(super) fn costly(&mut self, truth: &G, lines: &[Line<G::Action>]) -> Result<(), Broken> {
        let audit = truth.audit();
        self.hold(8, audit.is_ok(), || format!("the truth: {audit:?}"))?;
        self.positions_read_back(truth)?;
        for viewer in self.viewers() {
            self.faithful(truth, viewer)?;
            if let Some(seat) = viewer {
                self.agrees(truth, seat, lines)?;
            }
        }
        self.told(truth)?;
        self.commutes(truth)
    }

    /// Every seat, and a spectator.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Option<Seat>> + use<G> {
        Seat::viewers(self.setup.seats())
    }

    fn positions_read_back(&mut self, truth: &G) -> Result<(), Broken> {
        let Some(notation) = self.notation else { return Ok(()) };
        let Some(line) = (notation.line)(truth) else { return Ok(()) };
        let back = (notation.read)(&line, self.setup).ok().and_then(|read| (notation.line)(&read));
        self.hold(3, back.as_ref() == Some(&line), || format!("position '{line}' reads back as {back:?}"))
    }

    fn faithful(&mut self, truth: &G, viewer: Option<Seat>) -> Result<(), Broken> {
        let world = G::imagine(&truth.view(viewer), &mut self.rng);
        let seen = |of: &G| {
            let open = viewer.map(|seat| options(of, seat));
            (of.view(viewer), kind(&of.turn()), open)
        };
        let (one, two) = (seen(&world), seen(truth));
        let what = || format!("{viewer:?} imagines what looks different: {}", apart(&one, &two));
        self.hold(6, one == two, what)?;
        let audit = world.audit();
        self.hold(8, audit.is_ok(), || format!("imagined by {viewer:?}: {audit:?}"))
    }

    fn agrees(&mut self, truth: &G, seat: Seat, lines: &[Line<G::Action>]) -> Result<(), Broken> {
        let view = truth.view(Some(seat));
        let open = options(truth, seat);
        let mut offers = open.clone();
        for _ in 0..OFFERS {
            offers.extend(match &lines[self.rng.below(lines.len())] {
                Line::Together(given) => self.rng.pick(given).map(|(_, action)| action),
                Line::Apart(_, action) | Line::Chance(action) => Some(*action),
                _ => None,
            });
        }
        let world = G::imagine(&view, &mut self.rng);
        let why_not = G::reasons(&view);
        for action in offers {
            let refusal = why_not(&action);
            let holds = refusal.is_none() == open.contains(&action);
            self.hold(10, holds, || format!("seat {seat}, {action}: refusal {refusal:?}, open {open:?}"))?;
            for same in [truth, &world].map(|table| table.bars(seat, &action)) {
                self.hold(10, same == refusal, || {
                    format!("seat {seat}, {action}: {refusal:?} and {same:?}")
                })?;
            }
        }
        Ok(())
    }

    /// Two answers that tell a viewer the same leave it with the same view and options.
    fn told(&mut self, truth: &G) -> Result<(), Broken> {
        match truth.turn() {
            Turn::Over(_) => Ok(()),
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                let answers = self.some(odds.outcomes());
                let ways: Vec<_> = answers.iter().map(|&a| after(truth, Answer::Chance(a))).collect();
                self.alike(&ways, None)
            }
            Turn::Apart(seats) => seats.iter().try_for_each(|seat| {
                let answers = self.some(&options(truth, seat));
                let ways: Vec<_> = answers.iter().map(|&a| after(truth, Answer::Apart(seat, a))).collect();
                self.alike(&ways, Some(seat))
            }),
            Turn::Together(seats) => seats.iter().try_for_each(|seat| {
                let answers = self.some(&options(truth, seat));
                let rest = self.rest(truth, seats.without(seat));
                let ways: Vec<_> = answers.iter().map(|&a| with(truth, &rest, seat, a)).collect();
                self.alike(&ways, Some(seat))
            }),
        }
    }

    fn some(&mut self, actions: &[G::Action]) -> Vec<G::Action> {
        let mut some = actions.to_vec();
        self.rng.shuffle(&mut some);
        some.truncate(ALTERNATIVES);
        some
    }

    fn rest(&mut self, truth: &G, seats: Seats) -> Vec<(Seat, G::Action)> {
        let action = |seat| self.rng.pick(&options(truth, seat)).map(|action| (seat, action));
        seats.iter().filter_map(action).collect()
    }

    /// Compares the ways things may have gone for everybody but the seat that chose between them.
    fn alike(&mut self, ways: &[(G, Told<G>)], chooser: Option<Seat>) -> Result<(), Broken> {
        for (i, (truth, told)) in ways.iter().enumerate() {
            for (other, otherwise) in &ways[..i] {
                for viewer in self.viewers().filter(|v| v.is_none() || *v != chooser) {
                    if !heard(told, viewer).eq(heard(otherwise, viewer)) {
                        continue;
                    }
                    let seen = |of: &G| (of.view(viewer), viewer.map(|seat| options(of, seat)));
                    let (one, two) = (seen(truth), seen(other));
                    let what = || format!("{viewer:?} was told the same and sees {}", apart(&one, &two));
                    self.hold(7, one == two, what)?;
                }
            }
        }
        Ok(())
    }

    fn commutes(&mut self, truth: &G) -> Result<(), Broken> {
        let Turn::Apart(seats) = truth.turn() else { return Ok(()) };
        for first in seats.iter() {
            for second in seats.iter().filter(|second| *second > first) {
                let pick = |trial: &mut Self, seat| trial.rng.pick(&options(truth, seat));
                let (Some(a), Some(b)) = (pick(self, first), pick(self, second)) else { continue };
                let (one, two) = (Answer::Apart(first, a), Answer::Apart(second, b));
                let (this, that) = (after(truth, one).0, after(truth, two).0);
                let both_open = options(&this, second).contains(&b) && options(&that, first).contains(&a);
                self.hold(9, both_open, || format!("{a} of {first} closes {b} of {second}, or the reverse"))?;
                let same = after(&this, two).0 == after(&that, one).0;
                self.hold(9, same, || format!("{a} of {first} and {b} of {second}: the order matters"))?;
            }
        }
        Ok(())
    }
}

/// The joint answer of the rest and one seat's action.
fn with<G: Game>(truth: &G, rest: &[(Seat, G::Action)], seat: Seat, action: G::Action) -> (G, Told<G>) {
    let mut given: arrayvec::ArrayVec<_, MAX_SEATS> = rest.iter().copied().collect();
    given.push((seat, action));
    given.sort_unstable_by_key(|(seat, _)| *seat);
    after(truth, Answer::Together(&given))
}

fn heard<E>(told: &[(Audience, E)], viewer: Option<Seat>) -> impl Iterator<Item = &E> {
    told.iter().filter(move |(to, _)| to.heard_by(viewer)).map(|(_, event)| event)
}

/// Where two things begin to differ, with what stands around it: written out whole they fill screens.
fn apart(one: &impl Debug, two: &impl Debug) -> String {
    let (one, two) = (format!("{one:?}"), format!("{two:?}"));
    let same = one.chars().zip(two.chars()).take_while(|(one, two)| one == two).count();
    let around = |text: &str| -> String { text.chars().skip(same.saturating_sub(80)).take(160).collect() };
    format!("«…{}…» and «…{}…»", around(&one), around(&two))
}

/// The seat's options; none when it is not asked.
fn options<G: Game>(truth: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    if truth.turn().asked().has(seat) {
        truth.actions(seat, &mut out);
    }
    out
}

/// What is asked and of whom, scores apart: a viewer need not know the score of a world.
fn kind(turn: &Turn) -> (u8, Seats) {
    match *turn {
        Turn::Together(seats) => (0, seats),
        Turn::Apart(seats) => (1, seats),
        Turn::Chance => (2, Seats::NONE),
        Turn::Over(_) => (3, Seats::NONE),
    }
}
