//! The ways through a match: by decision, by phase, by turn or answer by answer, to and fro.

use std::sync::Arc;

use ::table::{Lang, Stage, Stops};
use maud::{Markup, html};

use super::eyes::Eyes;
use super::names::say;
use super::zones::Seen;

/// By what one goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum By {
    /// From one choice that somebody had to the next.
    #[default]
    Decision,
    /// From phase to phase.
    Phase,
    /// From turn to turn.
    Turn,
    /// Answer by answer, draws among them.
    Answer,
}

impl By {
    const ALL: [By; 4] = [By::Decision, By::Phase, By::Turn, By::Answer];

    /// From the address; what is no such word is the usual way.
    pub(crate) fn read(word: Option<&str>) -> Self {
        By::ALL.into_iter().find(|by| Some(by.word()) == word).unwrap_or_default()
    }

    fn word(self) -> &'static str {
        match self {
            By::Decision => "decision",
            By::Phase => "phase",
            By::Turn => "turn",
            By::Answer => "answer",
        }
    }

    fn says(self, lang: Lang) -> &'static str {
        match self {
            By::Decision => lang.pick("una decisione", "a decision"),
            By::Phase => lang.pick("una fase", "a phase"),
            By::Turn => lang.pick("un turno", "a turn"),
            By::Answer => lang.pick("una risposta", "an answer"),
        }
    }
}

/// A moment of a match, and the way to others.
pub(super) struct Steps<'a> {
    pub(super) seen: &'a Seen<'a>,
    /// How many answers have been given.
    pub(super) at: usize,
    pub(super) eyes: Eyes,
    pub(super) by: By,
    pub(super) stops: Arc<Stops>,
}

impl Steps<'_> {
    /// The address of a moment, seen as this one.
    pub(super) fn link(&self, at: usize) -> String {
        self.link_as(&at.to_string(), self.eyes)
    }

    /// The same through other eyes.
    pub(super) fn link_as(&self, at: &str, eyes: Eyes) -> String {
        let by = if self.by == By::default() { String::new() } else { format!("&by={}", self.by.word()) };
        let eyes = eyes.word().map(|word| format!("&as={word}")).unwrap_or_default();
        self.seen.path(&format!("/replay?at={at}{eyes}{by}"))
    }

    fn last(&self) -> usize {
        self.seen.moment.played.len()
    }

    /// The stage of a moment.
    pub(super) fn stage(&self, at: usize) -> Option<&Stage> {
        self.stops.stages.iter().rev().find(|(from, _)| *from <= at).map(|(_, stage)| stage)
    }

    /// Where a turn begins, with what it is called.
    pub(super) fn turns(&self) -> Vec<(usize, &Stage)> {
        let mut turns: Vec<(usize, &Stage)> = Vec::new();
        for (at, stage) in &self.stops.stages {
            if turns.last().is_none_or(|(_, before)| before.turn != stage.turn) {
                turns.push((*at, stage));
            }
        }
        turns.retain(|(_, stage)| !stage.turn.it.is_empty());
        turns
    }

    /// The moments at which one stops, in order. As long as the match goes on only one's own choices are known to be some.
    fn moments(&self, by: By) -> Vec<usize> {
        let (over, own) = (self.seen.moment.played.is_over(), self.seen.seat);
        match by {
            By::Decision => {
                let mine = |(_, who): &&(usize, table::Seats)| over || own.is_some_and(|seat| who.has(seat));
                self.stops.decisions.iter().filter(mine).map(|(at, _)| *at).collect()
            }
            By::Phase => self.stops.stages.iter().map(|(at, _)| *at).collect(),
            By::Turn => self.turns().into_iter().map(|(at, _)| at).collect(),
            By::Answer => (0..=self.last()).collect(),
        }
    }

    /// The ways that this match has.
    fn ways(&self) -> Vec<By> {
        let has = |by: &By| match by {
            By::Phase => self.stops.stages.iter().any(|(_, stage)| !stage.phase.it.is_empty()),
            By::Turn => self.turns().len() > 1,
            By::Decision => !self.moments(By::Decision).is_empty(),
            By::Answer => true,
        };
        By::ALL.into_iter().filter(has).collect()
    }

    /// The stop before and the one after.
    fn around(&self, by: By) -> (usize, usize) {
        let by = if self.ways().contains(&by) { by } else { By::Answer };
        let moments = self.moments(by);
        let before = moments.iter().rev().find(|one| **one < self.at);
        let after = moments.iter().find(|one| **one > self.at);
        (before.copied().unwrap_or(0), after.copied().unwrap_or(self.last()))
    }

    /// The zone.
    pub(super) fn nav(&self) -> Markup {
        let (lang, at, last) = (self.seen.visitor.lang, self.at, self.last());
        let (back, on) = self.around(self.by);
        let (turn_back, turn_on) = self.around(By::Turn);
        let ways = self.ways();
        let has_turns = ways.contains(&By::Turn);
        html! {
            nav.replay aria-label=(lang.pick("Passi", "Steps")) {
                (self.go("go-start", 0, "⇤", lang.pick("Inizio", "Start"), None))
                @if has_turns { (self.go("go-turn-back", turn_back, "«", lang.pick("Turno prima", "Turn before"), None)) }
                (self.go("go-back", back, "‹", lang.pick("Indietro", "Back"), Some("prev")))
                (self.go("go-on", on, "›", lang.pick("Avanti", "Forward"), Some("next")))
                @if has_turns { (self.go("go-turn-on", turn_on, "»", lang.pick("Turno dopo", "Turn after"), None)) }
                (self.go("go-end", last, "⇥", lang.pick("Fine", "End"), None))
            }
            p.going-when { (self.says_stage(at)) }
            form.scrub method="get" action=(self.seen.path("/replay")) {
                @if let Some(word) = self.eyes.word() { input type="hidden" name="as" value=(word); }
                label.going-slider for="scrub" {
                    span { (lang.pick("Risposta", "Answer")) " " output id="now" { (at) } " " (lang.pick("di", "of")) " " (last) }
                    input id="scrub" type="range" name="at" min="0" max=(last) value=(at)
                        data-go=(self.link_as("{}", self.eyes)) data-shows="#now";
                }
                label {
                    span { (lang.pick("Passo:", "Step:")) } " "
                    select id="by" name="by" { @for way in ways { option value=(way.word()) selected[way == self.by] { (way.says(lang)) } } }
                }
                button.quiet { (lang.pick("Vai", "Go")) }
            }
        }
    }

    /// The turn and the phase, in words.
    fn says_stage(&self, at: usize) -> String {
        let Some(stage) = self.stage(at) else { return String::new() };
        let parts = [say(self.seen, &stage.turn), say(self.seen, &stage.phase)];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// One button; where it leads nowhere it stays in its place, so that nobody loses the focus.
    fn go(&self, id: &str, to: usize, sign: &str, word: &str, rel: Option<&str>) -> Markup {
        html! {
            a.button.quiet[rel.is_none()] id=(id) href=(self.link(to)) rel=[rel] title=(word) aria-label=(word)
                aria-disabled=[(to == self.at).then_some("true")] { span aria-hidden="true" { (sign) } }
        }
    }
}
