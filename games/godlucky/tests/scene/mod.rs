//! A table to try rules on.
//!
//! ```text
//! let scene = Scene::at("phase=2 | Morphyss @4 o1 | Nirvanello @9").does(0, "roll").falls("die=2").all_pass();
//! assert_eq!(scene.spot(0), "@6");
//! ```
#![allow(dead_code, clippy::unwrap_used)]

use godlucky::{Action, Ending, Event, GodLucky, Place, Portal, Set, Setup, Spot, View, What};
use table::{Answer, Audience, Game, Notation, Odds, Refusal, Seat, Turn};

/// A table under way, and everything that was told since the scene began.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) truth: GodLucky,
    pub(crate) told: Vec<(Audience, Event)>,
}

/// Beginnings.
impl Scene {
    /// Before anything is rolled, under a setup such as `seats=2`.
    pub(crate) fn new(setup: &str) -> Self {
        Scene { truth: GodLucky::new(&setup.parse().unwrap()).unwrap(), told: Vec::new() }
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

    /// At a position, with other effects on some cards: `("b3", "[{ faith = 1 }]")`, or `e7`, `heaven2`, `hell1`; `b`, `e`,
    /// `heaven`, `hell` are all of a kind. The last that fits counts.
    pub(crate) fn dealt(cards: &[(&str, &str)], switches: &str, line: &str) -> Self {
        let seats = line.matches('|').count();
        let setup: Setup = format!("seats={seats} {switches}").parse().unwrap();
        let setup = Setup { cards: deck(cards), ..setup };
        let truth = GodLucky::read(line, &setup).unwrap_or_else(|trouble| panic!("{line}: {trouble}"));
        truth.audit().unwrap();
        Scene { truth, told: Vec::new() }
    }
}

/// Cards that do nothing.
pub(crate) const BARE: &[(&str, &str)] = &[("b", "[]"), ("heaven", "[]"), ("hell", "[]")];

/// The box with other effects on some cards.
pub(crate) fn deck(cards: &[(&str, &str)]) -> Set {
    let (mut section, mut counts, mut file) = (String::new(), [0; 4], String::new());
    for line in include_str!("../../cards/box.toml").lines() {
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
    if cards.is_empty() { Set::of_the_box() } else { Set::learn(&file).unwrap() }
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
                self.agenda()
            );
            let one =
                |other: Seat| (other, if other.index() == usize::from(seat) { action } else { Action::Pass });
            let given: Vec<_> = self.truth.turn().asked().iter().map(one).collect();
            self.play(Answer::Together(&given));
        }
        self
    }

    /// Several seats answer in the same window, `[(0, "use=o2"), (2, "use=o3")]`; the others pass.
    pub(crate) fn together(mut self, answers: &[(u8, &str)]) -> Self {
        assert!(
            answers.iter().all(|(seat, text)| self.allows(*seat, text)),
            "{answers:?}: {}",
            self.agenda()
        );
        let said = |seat: Seat| answers.iter().find(|(of, _)| usize::from(*of) == seat.index());
        let one = |seat: Seat| (seat, said(seat).map_or(Action::Pass, |(_, text)| text.parse().unwrap()));
        let given: Vec<_> = self.truth.turn().asked().iter().map(one).collect();
        self.play(Answer::Together(&given));
        self
    }

    /// Chance does this, or one thing after the other: `"die=2"`, `"die=6 die=1"`, `"coin=heads"`, `"card=o7"`.
    pub(crate) fn falls(mut self, outcomes: &str) -> Self {
        for text in outcomes.split_whitespace() {
            assert!(
                self.chances().contains(&text.to_owned()),
                "{text}: {:?}: {}",
                self.chances(),
                self.agenda()
            );
            self.play(Answer::Chance(text.parse().unwrap()));
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
        assert!(self.truth.is_window(), "no window is open: {}", self.agenda());
        let given: Vec<_> = self.truth.turn().asked().iter().map(|seat| (seat, Action::Pass)).collect();
        self.play(Answer::Together(&given));
        self
    }

    fn play(&mut self, answer: Answer<'_, Action>) {
        self.truth.play(answer, &mut self.told);
        self.truth.audit().unwrap();
    }
}

/// What may be done.
impl Scene {
    /// Who is asked.
    pub(crate) fn asked(&self) -> Vec<u8> {
        self.truth.turn().asked().iter().map(|seat| seat.index() as u8).collect()
    }

    /// Is a window open?
    pub(crate) fn is_window(&self) -> bool {
        self.truth.is_window()
    }

    /// What the seat may do; nothing when it is not asked.
    pub(crate) fn options(&self, seat: u8) -> Vec<String> {
        let mut out = Vec::new();
        if self.asked().contains(&seat) {
            self.truth.actions(Seat::new(seat), &mut out);
        }
        out.iter().map(Action::to_string).collect()
    }

    /// Those of its options that begin like this, without the beginning: `options_with(0, "seat=")`.
    pub(crate) fn options_with(&self, seat: u8, start: &str) -> Vec<String> {
        self.options(seat).iter().filter_map(|option| option.strip_prefix(start)).map(str::to_owned).collect()
    }

    /// What may fall.
    pub(crate) fn chances(&self) -> Vec<String> {
        let mut odds = Odds::default();
        if matches!(self.truth.turn(), Turn::Chance) {
            self.truth.odds(&mut odds);
        }
        odds.outcomes().iter().map(Action::to_string).collect()
    }

    /// May the seat do this? Refusals agree.
    pub(crate) fn allows(&self, seat: u8, action: &str) -> bool {
        let open = self.options(seat).iter().any(|option| option == action);
        let refusal = self.refusal(seat, action);
        assert_eq!(open, refusal.is_none(), "{action}: {refusal:?}: {}", self.agenda());
        open
    }

    /// The seat may not do this, by this clause. Always true: other answers fail the test and say why.
    pub(crate) fn refuses(&self, seat: u8, action: &str, clause: &str) -> bool {
        assert!(!self.allows(seat, action), "{action} is allowed: {}", self.agenda());
        let refusal = self.refusal(seat, action).unwrap();
        assert_eq!(refusal.clause, clause, "{action}: {}", refusal.text.en);
        assert!(!refusal.text.it.is_empty() && refusal.text.it != refusal.text.en, "{refusal:?}");
        true
    }

    /// Why the seat may not do this.
    pub(crate) fn refusal(&self, seat: u8, action: &str) -> Option<Refusal> {
        GodLucky::why_not(&self.view(seat), &action.parse().unwrap())
    }
}

/// What can be seen.
impl Scene {
    /// What the seat sees.
    pub(crate) fn view(&self, seat: u8) -> View {
        self.truth.view(Some(Seat::new(seat)))
    }

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
        list(&self.open().discards)
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

    /// The position, when a seat is to act before it moves.
    pub(crate) fn line(&self) -> String {
        self.truth.line().unwrap_or_else(|| panic!("not at rest: {}", self.agenda()))
    }

    fn agenda(&self) -> String {
        format!("{:?}", self.open().agenda)
    }
}

/// What was told.
impl Scene {
    /// Was everybody told this?
    pub(crate) fn told(&self, what: What) -> bool {
        self.told.iter().any(|(to, event)| *to == Audience::All && event.what == what)
    }

    /// Did the seat hear this?
    pub(crate) fn hears(&self, seat: u8, what: What) -> bool {
        let hears = |to: &Audience| to.heard_by(Some(Seat::new(seat)));
        self.told.iter().any(|(to, event)| hears(to) && event.what == what)
    }

    /// How many times something like this was told.
    pub(crate) fn times(&self, like: impl Fn(&What) -> bool) -> usize {
        self.told.iter().filter(|(_, event)| like(&event.what)).count()
    }

    /// Forgets what was told until here.
    pub(crate) fn hush(mut self) -> Self {
        self.told.clear();
        self
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn list<'a>(cards: impl IntoIterator<Item = &'a godlucky::Card>) -> String {
    cards.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
