//! A table to try rules on.

use evilrunner::{Action, Event, Evilrunner, Piece, Setup, Stage, Vertex};
use table::{Answer, Game, Notation, Odds, Refusal, Scores, Seat, Turn};

pub(crate) const SPIRIT: Seat = Seat::new(0);
pub(crate) const VALANDRIS: Seat = Seat::new(1);

/// The set-up that most scenes begin with, up to the first question of turn 1.
pub(crate) const PLACED: [&str; 9] =
    ["L@A1", "U@T1", "A@C1", "seal@T8", "seal@T9", "seal@T10", "seal@T11", "seal@T12", "V@C20"];

/// A match under way. In leg 1 seat 0 is the Spirit and seat 1 Valandris.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) truth: Evilrunner,
    pub(crate) told: Vec<Event>,
}

impl Scene {
    /// Before anything is placed.
    pub(crate) fn new(setup: &str) -> Self {
        let setup: Setup = setup.parse().unwrap();
        Scene { truth: Evilrunner::new(&setup).unwrap(), told: Vec::new() }
    }

    /// At a position, in a single leg under the usual rules.
    pub(crate) fn at(line: &str) -> Self {
        Self::under("", line)
    }

    /// At a position, in a single leg.
    pub(crate) fn under(setup: &str, line: &str) -> Self {
        let truth = Evilrunner::read(line, &setup.parse().unwrap()).unwrap();
        truth.audit().unwrap();
        Scene { truth, told: Vec::new() }
    }

    /// Everything that the asked seat, or the die, may do.
    pub(crate) fn open(&self) -> Vec<String> {
        let mut out = Vec::new();
        match self.truth.turn() {
            Turn::Together(seats) => self.truth.actions(seats.first().unwrap(), &mut out),
            Turn::Chance => {
                let mut odds = Odds::default();
                self.truth.odds(&mut odds);
                out.extend_from_slice(odds.outcomes());
            }
            _ => {}
        }
        out.iter().map(Action::to_string).collect()
    }

    /// Those of them that begin like this.
    pub(crate) fn open_with(&self, start: &str) -> Vec<String> {
        self.open().into_iter().filter(|action| action.starts_with(start)).collect()
    }

    /// Is it open, and not refused?
    pub(crate) fn allows(&self, action: &str) -> bool {
        let open = self.open().iter().any(|one| one == action);
        if let Some(seat) = self.asked() {
            let refusal = Evilrunner::why_not(&self.truth.view(Some(seat)), &action.parse().unwrap());
            assert_eq!(open, refusal.is_none(), "{action}: {refusal:?}");
        }
        open
    }

    /// Plays actions that must be open.
    pub(crate) fn play(mut self, actions: &[&str]) -> Self {
        for action in actions {
            assert!(self.allows(action), "{action} is not among {:?} of {:?}", self.open(), self.truth);
            let given: Action = action.parse().unwrap();
            let mut told = Vec::new();
            match self.asked() {
                Some(seat) => self.truth.play(Answer::Together(&[(seat, given)]), &mut told),
                None => self.truth.play(Answer::Chance(given), &mut told),
            }
            self.told.extend(told.into_iter().map(|(_, event)| event));
            self.truth.audit().unwrap();
        }
        self
    }

    /// The clause by which the asked seat is refused this.
    pub(crate) fn refuses(&self, action: &str) -> &'static str {
        assert!(!self.allows(action), "{action} is allowed");
        self.refusal(self.asked(), action).clause
    }

    /// The refusal that a viewer gets.
    pub(crate) fn refusal(&self, viewer: Option<Seat>, action: &str) -> Refusal {
        let view = self.truth.view(viewer);
        let refusal = Evilrunner::why_not(&view, &action.parse().unwrap()).unwrap();
        assert!(!refusal.text.it.is_empty() && !refusal.text.en.is_empty());
        refusal
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.truth.turn().asked().first()
    }

    /// Where the piece with this letter stands.
    pub(crate) fn place(&self, letter: char) -> Vertex {
        self.truth.view(None).places[Piece::from_letter(letter).unwrap().index()]
    }

    pub(crate) fn seals(&self) -> String {
        let seals: Vec<String> = self.truth.view(None).seals.iter().map(|at| at.to_string()).collect();
        seals.join(",")
    }

    pub(crate) fn stage(&self) -> Stage {
        self.truth.view(None).stage
    }

    pub(crate) fn power(&self) -> Option<Piece> {
        self.truth.view(None).power
    }

    pub(crate) fn turn(&self) -> u16 {
        self.truth.view(None).turn
    }

    pub(crate) fn scores(&self) -> Option<Scores> {
        self.truth.turn().scores()
    }

    pub(crate) fn line(&self) -> String {
        self.truth.line().unwrap()
    }

    pub(crate) fn heard(&self, event: &Event) -> bool {
        self.told.contains(event)
    }
}

pub(crate) fn v(name: &str) -> Vertex {
    name.parse().unwrap()
}
