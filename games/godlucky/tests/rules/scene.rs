//! A table to try rules on.
//!
//! ```text
//! let scene = Scene::at("phase=2 | Morphyss @4 o1 | Nirvanello @9").does(0, "roll").falls("die=2").all_pass();
//! assert_eq!(scene.spot(0), "@6");
//! ```

mod go;

use std::ops::Deref;

use godlucky::{Action, Ending, GodLucky, Place, Portal, Set, Setup, Spot, What};
use proving::{Stage, list};
use table::{Answer, Game, Seat};

/// A table under way, and everything that was told since the scene began.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) stage: Stage<GodLucky, What>,
}

impl Deref for Scene {
    type Target = Stage<GodLucky, What>;

    fn deref(&self) -> &Self::Target {
        &self.stage
    }
}

/// Beginnings.
impl Scene {
    /// Before anything is rolled, under a setup such as `seats=2`.
    pub(crate) fn new(setup: &str) -> Self {
        let truth = GodLucky::new(&setup.parse().unwrap()).unwrap();
        Scene { stage: Stage::<GodLucky, _>::new(truth, |event| &event.what) }
    }

    /// At a position; there are as many seats as the line names.
    pub(crate) fn at(line: &str) -> Self {
        Self::under("", line)
    }

    /// At a position, under switches such as `mode=accelerated`.
    pub(crate) fn under(switches: &str, line: &str) -> Self {
        Self::dealt(&[], switches, line)
    }

    /// At a position where no card of the board, of Heaven or of Hell does anything.
    pub(crate) fn bare(line: &str) -> Self {
        Self::dealt(BARE, "", line)
    }

    /// At a position, with this set of cards.
    pub(crate) fn with(cards: Set, line: &str) -> Self {
        let setup = Setup { cards, ..format!("seats={}", line.matches('|').count()).parse().unwrap() };
        Scene { stage: Stage::<GodLucky, _>::at(line, &setup, |event| &event.what) }
    }

    /// At a position, with other effects on some cards: `("b3", "[{ faith = 1 }]")`, or `e7`, `heaven2`, `hell1`; `b`, `e`,
    /// `heaven`, `hell` are all of a kind. The last that fits counts.
    pub(crate) fn dealt(cards: &[(&str, &str)], switches: &str, line: &str) -> Self {
        let seats = line.matches('|').count();
        let setup: Setup = format!("seats={seats} {switches}").parse().unwrap();
        let setup = Setup { cards: deck(cards), ..setup };
        Scene { stage: Stage::<GodLucky, _>::at(line, &setup, |event| &event.what) }
    }
}

/// Cards that do nothing.
pub(crate) const BARE: &[(&str, &str)] = &[("b", "[]"), ("heaven", "[]"), ("hell", "[]")];

/// The box with other effects on some cards.
pub(crate) fn deck(cards: &[(&str, &str)]) -> Set {
    let (mut section, mut counts, mut file) = (String::new(), [0; 4], String::new());
    for line in include_str!("../../cards/past/first.toml").lines() {
        if line.starts_with("[[") {
            let kinds = ["[[board]]", "[[event]]", "[[heaven]]", "[[hell]]"];
            section.clear();
            if let Some(kind) = kinds.iter().position(|kind| *kind == line) {
                counts[kind] += 1;
                section = format!("{}{}", ["b", "e", "heaven", "hell"][kind], counts[kind]);
            }
        }
        let kind = section.trim_end_matches(|c: char| c.is_ascii_digit());
        let fits = |name: &str| (name == section || name == kind) && line.starts_with("effects = ");
        let other = cards.iter().rfind(|(name, _)| fits(name));
        file += &other.map_or(line.to_owned(), |(_, effects)| format!("effects = {effects}"));
        file.push('\n');
    }
    if cards.is_empty() { Set::first() } else { Set::learn(&file).unwrap() }
}

/// What happens.
impl Scene {
    /// The seat does this, or one thing after the other (`"roll"`, `"use=o1 face=3"`); in a window the others pass.
    pub(crate) fn does(mut self, seat: u8, actions: &str) -> Self {
        for text in actions.split_whitespace() {
            let action: Action = text.parse().unwrap();
            assert!(
                self.allows(seat, text),
                "{text} is not among {:?}: {}",
                self.options(seat),
                self.position()
            );
            let one =
                |other: Seat| (other, if other.index() == usize::from(seat) { action } else { Action::Pass });
            let given: Vec<_> = self.truth.turn().asked().iter().map(one).collect();
            self.stage.play(Answer::Together(&given));
        }
        self
    }

    /// Several seats answer in the same window, `[(0, "use=o2"), (2, "use=o3")]`; the others pass.
    pub(crate) fn together(mut self, answers: &[(u8, &str)]) -> Self {
        assert!(
            answers.iter().all(|(seat, text)| self.allows(*seat, text)),
            "{answers:?}: {}",
            self.position()
        );
        let said = |seat: Seat| answers.iter().find(|(of, _)| usize::from(*of) == seat.index());
        let one = |seat: Seat| (seat, said(seat).map_or(Action::Pass, |(_, text)| text.parse().unwrap()));
        let given: Vec<_> = self.truth.turn().asked().iter().map(one).collect();
        self.stage.play(Answer::Together(&given));
        self
    }

    /// Chance does this, or one thing after the other: `"die=2"`, `"die=6 die=1"`, `"coin=heads"`, `"card=o7"`.
    pub(crate) fn falls(mut self, outcomes: &str) -> Self {
        for text in outcomes.split_whitespace() {
            assert!(
                self.chances().contains(&text.to_owned()),
                "{text}: {:?}: {}",
                self.chances(),
                self.position()
            );
            self.stage.play(Answer::Chance(text.parse().unwrap()));
        }
        self
    }

    /// As long as a window is open, everybody passes.
    pub(crate) fn all_pass(mut self) -> Self {
        while self.truth.is_window() {
            self = self.pass();
        }
        self
    }

    /// Everybody passes in the window that is open, once.
    pub(crate) fn pass(mut self) -> Self {
        assert!(self.truth.is_window(), "no window is open: {}", self.position());
        let given: Vec<_> = self.truth.turn().asked().iter().map(|seat| (seat, Action::Pass)).collect();
        self.stage.play(Answer::Together(&given));
        self
    }
}

/// What may be done.
impl Scene {
    /// Is a window open?
    pub(crate) fn is_window(&self) -> bool {
        self.truth.is_window()
    }

    /// Those of its options that begin like this, without the beginning: `options_with(0, "seat=")`.
    pub(crate) fn options_with(&self, seat: u8, start: &str) -> Vec<String> {
        self.options(seat).iter().filter_map(|option| option.strip_prefix(start)).map(str::to_owned).collect()
    }

    /// What may fall.
    pub(crate) fn chances(&self) -> Vec<String> {
        self.odds().into_iter().map(|(outcome, _)| outcome).collect()
    }

    /// The seat may not do this, by this clause. Always true: other answers fail the test and say why.
    pub(crate) fn refuses(&self, seat: u8, action: &str, clause: &str) -> bool {
        assert!(!self.allows(seat, action), "{action} is allowed: {}", self.position());
        let refusal = self.refusal(seat, action).unwrap();
        assert_eq!(refusal.clause, clause, "{action}: {}", refusal.text.en);
        assert!(!refusal.text.it.is_empty() && refusal.text.it != refusal.text.en, "{refusal:?}");
        true
    }
}

/// What can be seen.
impl Scene {
    /// What everybody sees.
    pub(crate) fn open(&self) -> godlucky::Open {
        self.truth.view(None).open
    }

    pub(crate) fn place(&self, seat: u8) -> Place {
        *self.open().place(Seat::new(seat))
    }

    pub(crate) fn faith(&self, seat: u8) -> u8 {
        self.place(seat).faith
    }

    pub(crate) fn corruption(&self, seat: u8) -> u8 {
        self.place(seat).corruption
    }

    pub(crate) fn mad(&self, seat: u8) -> bool {
        self.place(seat).mad
    }

    /// Turns to lose.
    pub(crate) fn skip(&self, seat: u8) -> u8 {
        self.place(seat).skip
    }

    /// As in a line: `@3`, `heaven2`.
    pub(crate) fn spot(&self, seat: u8) -> String {
        match self.place(seat).spot {
            Spot::Board(at) => format!("@{}", at + 1),
            Spot::Portal(Portal::Heaven, step) => format!("heaven{step}"),
            Spot::Portal(Portal::Hell, step) => format!("hell{step}"),
        }
    }

    /// Everything that the seat holds, by number: `o1,o26,m3`.
    pub(crate) fn cards(&self, seat: u8) -> String {
        let view = self.view(seat);
        list(view.hands[usize::from(seat)].known.iter().map(|(card, _)| card))
    }

    /// What one seat knows of what another holds.
    pub(crate) fn known(&self, viewer: u8, seat: u8) -> String {
        list(self.view(viewer).hands[usize::from(seat)].known.iter().map(|(card, _)| card))
    }

    /// The discarded objects, the newest last.
    pub(crate) fn discards(&self) -> String {
        list(self.open().discards.iter())
    }

    /// The laid cards along the path.
    pub(crate) fn board(&self) -> Vec<String> {
        self.open().board.iter().map(|card| format!("b{}", card + 1)).collect()
    }

    /// 1 or 2.
    pub(crate) fn phase(&self) -> u8 {
        1 + u8::from(self.open().second)
    }

    /// Whose turn it is.
    pub(crate) fn active(&self) -> u8 {
        self.open().active.index() as u8
    }

    /// How it ended, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.open().ending
    }
}

/// What was told.
impl Scene {
    /// Was everybody told this?
    pub(crate) fn told(&self, what: What) -> bool {
        self.stage.told(|told| *told == what)
    }

    /// Did the seat hear this?
    pub(crate) fn hears(&self, seat: u8, what: What) -> bool {
        self.stage.hears(seat, |told| *told == what) > 0
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}
