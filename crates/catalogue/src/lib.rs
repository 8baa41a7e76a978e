//! The one list of games and bots. Whatever is the same program for every game (the search, the laws, tables without their type) is compiled
//! for each of them here, and compiled well: commands and pages ask through the list.

use capitale::Capitale;
use cardfile::Sets;
use dogma::Dogma;
use evilrunner::Evilrunner;
use godlucky::GodLucky;
use lab::suite::{AnyQuarry, Quarry};
use lab::{AnyLearner, Learner};
use oracle::bot::Knowing;
use sancta::Sancta;
use search::{AnyBot, Bot, Entry, Erased, LEVELS, Level, Mcts, Random, Searched};
use table::erased::{Facts, House};
use table::{Estimate, Game, Learned, Notation, Page, Rung, Say, Trouble};

/// Every game of the house with its bots: one line a game.
pub fn games() -> Vec<Entry> {
    vec![
        solved(entry(
            house::<Evilrunner>(evilrunner::FACTS).with_puzzles().with_lesson(&evilrunner::LESSON),
            EYES,
        )),
        learned(
            house::<GodLucky>(godlucky::FACTS)
                .with_cards(Sets(|setup: &godlucky::Setup| setup.cards))
                .with_lesson(&godlucky::LESSON),
            DICE,
        ),
        learned(
            house::<Sancta>(sancta::FACTS)
                .with_cards(Sets(|setup: &sancta::Setup| setup.cards))
                .with_lesson(&sancta::LESSON),
            EYES,
        ),
        learned(
            house::<Capitale>(capitale::FACTS)
                .with_cards(Sets(|setup: &capitale::Setup| setup.switches.cards))
                .with_decks()
                .with_lesson(&capitale::LESSON),
            EYES,
        ),
        learned(
            house::<Dogma>(dogma::FACTS)
                .with_cards(Sets(|setup: &dogma::Setup| setup.cards))
                .with_lesson(&dogma::LESSON),
            EYES,
        ),
    ]
}

/// What every game of the house brings.
fn house<G: Estimate + Notation + Page + Say>(facts: Facts) -> House<G> {
    House::new(facts).with_notation().with_page()
}

/// What each level has, from novice to master: its playouts for a question in live play, and the part of its options that it
/// overlooks (`docs/bots.md` says what comes of it, in Elo).
type Eyes = [(u32, f32); 4];

const EYES: Eyes = [(100, 0.75), (200, 0.5), (600, 0.22), (12_000, 0.0)];
/// Where dice decide, only large differences are.
const DICE: Eyes = [(20, 0.9), (100, 0.6), (600, 0.3), (20_000, 0.0)];

/// How many turns worse than the best the same levels may act where the chase is solved.
const SLACK: [f32; 4] = [7.0, 2.2, 1.1, 0.0];

fn entry<G: Estimate + Say>(game: House<G>, eyes: Eyes) -> Entry {
    Entry { game: Box::new(game), bots: bots::<G>(eyes), hints: Some(Box::new(Searched::<G>::default())) }
}

/// A game whose guess is learned: beside its bots stands the strongest one of commit cc0590c, with the guess and the search it had. It is there to be
/// measured against.
fn learned<G: Learned + Say>(game: House<G>, eyes: Eyes) -> Entry {
    let mut entry = entry(game, eyes);
    let first = Mcts { rung: Rung::First, looks: false, varies: false, ..Mcts::default() };
    entry.bots.push(boxed::<G, _>("first", first));
    entry
}

/// What learns the guess of this game.
///
/// # Errors
/// A game whose guess is not learned, or that is none: which are.
pub fn learner(id: &str) -> Result<Box<dyn AnyLearner>, Trouble> {
    let learners: Vec<Box<dyn AnyLearner>> = vec![
        Box::new(Learner::<GodLucky>::new()),
        Box::new(Learner::<Sancta>::new()),
        Box::new(Learner::<Capitale>::new()),
        Box::new(Learner::<Dogma>::new()),
    ];
    of(
        learners,
        id,
        |learner| learner.id(),
        |known| {
            Trouble::say(
                format!("di «{id}» non si impara nessun giudizio; si può per: {known}"),
                format!("no guess is learned of '{id}'; one is of: {known}"),
            )
        },
    )
}

/// The suite of this game, and where more positions are found.
///
/// # Errors
/// A game without a suite, or that is none: which have one.
pub fn quarry(id: &str) -> Result<Box<dyn AnyQuarry>, Trouble> {
    of(
        quarries(),
        id,
        |quarry| quarry.id(),
        |known| {
            Trouble::say(
                format!("di «{id}» non c'è una raccolta di posizioni; c'è di: {known}"),
                format!("there is no suite of '{id}'; there is one of: {known}"),
            )
        },
    )
}

/// The one of this id; without one the trouble, which is told the ids that there are.
fn of<T>(
    mut all: Vec<T>,
    id: &str,
    id_of: impl Fn(&T) -> &'static str,
    trouble: impl FnOnce(&str) -> Trouble,
) -> Result<T, Trouble> {
    match all.iter().position(|one| id_of(one) == id) {
        Some(at) => Ok(all.swap_remove(at)),
        None => Err(trouble(&all.iter().map(id_of).collect::<Vec<_>>().join(", "))),
    }
}

/// Every game that has a suite.
pub fn quarries() -> Vec<Box<dyn AnyQuarry>> {
    vec![
        Box::new(Quarry::<GodLucky>::new("godlucky", include_str!("../../../games/godlucky/suite.jsonl"))),
        Box::new(Quarry::<Sancta>::new("sancta", include_str!("../../../games/sancta/suite.jsonl"))),
        Box::new(Quarry::<Capitale>::new("capitale", include_str!("../../../games/capitale/suite.jsonl"))),
        Box::new(Quarry::<Dogma>::new("dogma", include_str!("../../../games/dogma/suite.jsonl"))),
    ]
}

/// Evilrunner's levels know how long the chase lasts, and err less or more.
fn solved(mut entry: Entry) -> Entry {
    for ((bot, name), (eyes, slack)) in
        entry.bots.iter_mut().zip(LEVELS.into_iter().rev()).zip(EYES.into_iter().zip(SLACK).rev())
    {
        *bot = Box::new(Erased::<Evilrunner, _>::new(name, Knowing { slack, otherwise: level(eyes) }));
    }
    entry
}

/// The house's bots, the strongest first: the levels for people, then those that others are measured by. `same` is `mcts` that always does
/// what it holds for the best.
fn bots<G: Estimate>(eyes: Eyes) -> Vec<Box<dyn AnyBot>> {
    let levels = LEVELS.into_iter().zip(eyes).rev();
    let levels = levels.map(|(name, eyes)| boxed::<G, _>(name, level(eyes)));
    let same = Mcts { varies: false, ..Mcts::default() };
    let measures = [
        boxed::<G, _>("mcts", Mcts::default()),
        boxed::<G, _>("same", same),
        boxed::<G, _>("random", Random),
    ];
    levels.chain(measures).collect()
}

fn level((iterations, overlooks): (u32, f32)) -> Level<Mcts> {
    Level { bot: Mcts::default(), iterations, overlooks }
}

fn boxed<G: Game, B: Bot<G> + Clone>(name: &'static str, bot: B) -> Box<dyn AnyBot> {
    Box::new(Erased::<G, B>::new(name, bot))
}

/// The game of this id.
///
/// # Errors
/// An id that no game of the house has: which there are.
pub fn find(id: &str) -> Result<Entry, Trouble> {
    of(
        games(),
        id,
        |entry| entry.game.facts().id,
        |known| {
            Trouble::say(
                format!("«{id}» non è un gioco della casa: {known}"),
                format!("'{id}' is no game of the house: {known}"),
            )
        },
    )
}
