//! A game put behind [`AnyGame`].

use std::marker::PhantomData;

use super::cards::{Card, CardSets, CardSource, Learnt, Mistake};
use super::log::Folded;
use super::open::Open;
use super::{AnyGame, AnyMatch, Facts, Puzzle, Workshop};
use crate::fields::with_field;
use crate::newest;
use crate::perft::{Distinct, distinct};
use crate::{Decks, Desk, Glance, Lang, Lesson, Notation, PuzzleKind, Puzzles, Seat};
use crate::{Estimate, Field, Game, Line, Match, Page, Record, Say, Seed, Setup, Text, Trouble, Zone};

/// The abilities that not every game has, as plain functions.
pub(super) struct Abilities<G: Game> {
    pub(super) read: Option<Read<G>>,
    pub(super) line: Option<fn(&G) -> Option<String>>,
    pub(super) distinct: Option<fn(&G, usize) -> Distinct>,
    pub(super) zones: Option<Zones<G>>,
    pub(super) laid_open: Option<LaidOpen<G>>,
    pub(super) small: Option<fn(&G::View) -> String>,
    pub(super) phrases: Option<Phrases<G>>,
    pub(super) retold: Option<fn(&G::Event) -> bool>,
    pub(super) primer: Option<fn(Lang) -> Vec<Glance>>,
}

impl<G: Game> Abilities<G> {
    /// None of them.
    pub(super) const NONE: Self = Abilities {
        read: None,
        line: None,
        distinct: None,
        zones: None,
        laid_open: None,
        small: None,
        phrases: None,
        retold: None,
        primer: None,
    };
}

type OfDay = fn(u32, usize) -> Puzzle;
type Read<G> = fn(&str, &<G as Game>::Setup) -> Result<G, Trouble>;
type Phrases<G> = fn(&<G as Game>::View) -> Vec<Text>;
type LaidOpen<G> = fn(&G, Option<Seat>, &Desk<'_, G>) -> Vec<Zone>;
type Zones<G> = fn(&<G as Game>::View, &Desk<'_, G>) -> Vec<Zone>;

impl<G: Game> Clone for Abilities<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Abilities<G> {}

/// A game with its facts, typeless for whoever holds it as [`AnyGame`].
pub struct House<G: Game> {
    facts: Facts,
    abilities: Abilities<G>,
    cards: Option<Box<dyn CardSets<G::Setup>>>,
    workshop: Option<fn(G::Setup) -> Workshop>,
    puzzles: Option<(&'static [PuzzleKind], OfDay)>,
    lesson: Option<&'static Lesson>,
    game: PhantomData<fn() -> G>,
}

impl<G: Say + Estimate> House<G> {
    /// A game with words and opinions.
    pub fn new(facts: Facts) -> Self {
        House {
            facts,
            abilities: Abilities::NONE,
            cards: None,
            workshop: None,
            puzzles: None,
            lesson: None,
            game: PhantomData,
        }
    }

    /// The same game with its notation of positions.
    #[must_use]
    pub fn with_notation(mut self) -> Self
    where
        G: Notation,
    {
        self.abilities.read = Some(G::read);
        self.abilities.line = Some(G::line);
        self.abilities.distinct = Some(distinct::<G>);
        self
    }

    /// The same game with its page.
    #[must_use]
    pub fn with_page(mut self) -> Self
    where
        G: Page,
    {
        self.abilities.zones = Some(G::zones);
        self.abilities.laid_open = Some(G::laid_open);
        self.abilities.small = Some(G::small);
        self.abilities.phrases = Some(G::phrases);
        self.abilities.retold = Some(G::retold);
        self.abilities.primer = Some(G::primer);
        self
    }

    /// The same game with its cards.
    #[must_use]
    pub fn with_cards(mut self, sets: impl CardSets<G::Setup> + 'static) -> Self {
        self.cards = Some(Box::new(sets));
        self
    }

    /// The same game with the decks that people build.
    #[must_use]
    pub fn with_decks(mut self) -> Self
    where
        G: Decks,
    {
        self.workshop = Some(Workshop::of::<G>);
        self
    }

    /// The same game with a puzzle for each day.
    #[must_use]
    pub fn with_puzzles(mut self) -> Self
    where
        G: Puzzles,
    {
        self.puzzles = Some((G::KINDS, Puzzle::of::<G>));
        self
    }

    /// The same game with a first game that teaches it.
    #[must_use]
    pub fn with_lesson(mut self, lesson: &'static Lesson) -> Self {
        self.lesson = Some(lesson);
        self
    }

    fn wrap(&self, played: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Open { facts: self.facts, abilities: self.abilities, played })
    }
}

impl<G: Say + Estimate> AnyGame for House<G> {
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn primer(&self, lang: Lang) -> Vec<Glance> {
        self.abilities.primer.map_or_else(Vec::new, |primer| primer(lang))
    }

    fn fields(&self) -> Vec<Field> {
        G::Setup::fields()
    }

    fn setup(&self, text: &str) -> Result<String, Trouble> {
        Ok(newest::<G::Setup>(text)?.to_string())
    }

    fn again(&self, setup: &str) -> Result<String, Trouble> {
        let of_its_day = self.card_file(setup)?.is_some_and(|cards| cards.is_a_box);
        let stays = |part: &&str| !(part.starts_with("rules=") || of_its_day && part.starts_with("cards="));
        let parts: Vec<&str> = setup.split_whitespace().filter(stays).collect();
        self.setup(&parts.join(" "))
    }

    fn setup_seen_by(&self, setup: &str, viewer: Option<Seat>) -> Result<String, Trouble> {
        Ok(setup.parse::<G::Setup>()?.seen_by(viewer).to_string())
    }

    fn with_field(&self, setup: &str, name: &str, value: &str) -> Result<String, Trouble> {
        Ok(with_field::<G::Setup>(&setup.parse()?, name, value)?.to_string())
    }

    fn workshop(&self, setup: &str) -> Result<Option<Workshop>, Trouble> {
        let setup = setup.parse()?;
        Ok(self.workshop.map(|workshop| workshop(setup)))
    }

    fn has_decks(&self) -> bool {
        self.workshop.is_some()
    }

    fn seats(&self, setup: &str) -> Result<usize, Trouble> {
        Ok(setup.parse::<G::Setup>()?.seats())
    }

    fn cards(&self, setup: &str) -> Result<Vec<Card>, Trouble> {
        let setup = setup.parse()?;
        Ok(self.cards.as_ref().map_or_else(Vec::new, |sets| sets.list(&setup)))
    }

    fn has_cards(&self) -> bool {
        self.cards.is_some()
    }

    fn card_file(&self, setup: &str) -> Result<Option<CardSource>, Trouble> {
        let setup = setup.parse()?;
        Ok(self.cards.as_ref().map(|sets| sets.file(&setup)))
    }

    fn learn_cards(&self, file: &str) -> Option<Result<Learnt, Vec<Mistake>>> {
        self.cards.as_ref().map(|sets| sets.learn(file))
    }

    fn recall_cards(&self, file: &str) -> Option<Result<(), Vec<Mistake>>> {
        self.cards.as_ref().map(|sets| sets.recall(file))
    }

    fn open(&self, setup: &str, seed: Option<Seed>) -> Result<Box<dyn AnyMatch>, Trouble> {
        let mut played = Match::bare(setup.parse()?, seed)?;
        played.settle();
        Ok(self.wrap(played))
    }

    fn open_at(&self, line: &str, setup: &str, seed: Seed) -> Option<Result<Box<dyn AnyMatch>, Trouble>> {
        let read = self.abilities.read?;
        let opened = setup.parse::<G::Setup>().and_then(|setup| {
            let truth = read(line, &setup)?;
            Ok(self.wrap(Match::from_truth(setup, seed, truth)))
        });
        Some(opened)
    }

    fn puzzle_kinds(&self) -> &'static [PuzzleKind] {
        self.puzzles.map_or(&[], |(kinds, _)| kinds)
    }

    fn puzzle(&self, day: u32, kind: usize) -> Option<Puzzle> {
        let (kinds, of_day) = self.puzzles?;
        (kind < kinds.len()).then(|| of_day(day, kind))
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    fn load(
        &self,
        setup: &str,
        seed: Seed,
        given: usize,
        log: &[String],
    ) -> Result<Box<dyn AnyMatch>, Trouble> {
        let Folded { setup, answers } = Folded::<G>::of(setup.parse()?, given, log)?;
        let read = |(at, text): (usize, &str)| Ok((at, text.parse().map_err(|t: Trouble| t.at(at, 1))?));
        let answers: Vec<(usize, Line<G::Action>)> =
            answers.into_iter().map(read).collect::<Result<_, _>>()?;
        let (first, rest) = answers.split_at_checked(given).ok_or_else(|| cut_off(given))?;
        let first: Vec<_> = first.iter().map(|(_, line)| line.clone()).collect();
        let mut played = Match::<G>::from_given(setup, Some(seed), &first)?;
        for (at, line) in rest {
            played.follow(line.clone()).map_err(|t| t.at(*at, 1))?;
        }
        if !played.is_over() {
            played.settle();
        }
        Ok(self.wrap(played))
    }

    fn replay(&self, record: &str) -> Result<Box<dyn AnyMatch>, Trouble> {
        let record: Record<G> = record.parse()?;
        if record.game != self.facts.id {
            return Err(Trouble::say(
                format!("il registro è di «{}», non di «{}»", record.game, self.facts.id),
                format!("the record is of '{}', not of '{}'", record.game, self.facts.id),
            )
            .at(2, 7));
        }
        Ok(self.wrap(record.replay()?))
    }

    fn laws(&self, setup: &str, games: u64, seed: u64) -> Result<Vec<(Text, u64)>, Trouble> {
        let setup: G::Setup = setup.parse()?;
        let notation = self.abilities.line.zip(self.abilities.read);
        let notation = notation.map(|(line, read)| crate::laws::Lines { line, read });
        let found = crate::laws::keep_with::<G>(&setup, games, seed, notation.as_ref());
        let tested = found.map_err(|broken| {
            let text = broken.text();
            Trouble::say(format!("legge infranta: {}", text.it), format!("a law is broken: {}", text.en))
        })?;
        Ok(tested.lines())
    }
}

fn cut_off(given: usize) -> Trouble {
    Trouble::say(
        format!("le prime {given} risposte sono date, e il registro ne ha di meno"),
        format!("the first {given} answers are given, and the log has fewer"),
    )
}
