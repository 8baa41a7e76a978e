//! The one list of games and bots.

use capitale::Capitale;
use cardfile::Sets;
use dogma::Dogma;
use evilrunner::Evilrunner;
use godlucky::GodLucky;
use lab::{AnyLearner, Learner};
use oracle::bot::Knowing;
use sancta::Sancta;
use search::{AnyBot, Casual, Entry, Erased, Mcts, Random, Searched};
use table::erased::{Facts, House};
use table::{Estimate, Learned, Notation, Page, Rung, Say, Trouble};

use crate::end::End;

/// Every game of the house with its bots: one line a game.
pub(crate) fn games() -> Vec<Entry> {
    vec![
        solved(entry(house::<Evilrunner>(evilrunner::FACTS).with_puzzles())),
        learned(house::<GodLucky>(godlucky::FACTS).with_cards(Sets(|setup: &godlucky::Setup| setup.cards))),
        learned(house::<Sancta>(sancta::FACTS).with_cards(Sets(|setup: &sancta::Setup| setup.cards))),
        learned(
            house::<Capitale>(capitale::FACTS)
                .with_cards(Sets(|setup: &capitale::Setup| setup.switches.cards))
                .with_decks(),
        ),
        learned(house::<Dogma>(dogma::FACTS).with_cards(Sets(|setup: &dogma::Setup| setup.cards))),
    ]
}

/// What every game of the house brings.
fn house<G: Estimate + Notation + Page + Say>(facts: Facts) -> House<G> {
    House::new(facts).with_notation().with_page()
}

fn entry<G: Estimate + Say>(game: House<G>) -> Entry {
    Entry { game: Box::new(game), bots: bots::<G>(), hints: Some(Box::new(Searched::<G>::default())) }
}

/// A game whose guess is learned: beside its bots stands the strongest one of commit cc0590c, with the guess and the search it had. It is there to be
/// measured against.
fn learned<G: Learned + Say>(game: House<G>) -> Entry {
    let mut entry = entry(game);
    let first = Mcts { rung: Rung::First, looks: false, ..Mcts::default() };
    entry.bots.push(Box::new(Erased::<G, _>::new("first", first)));
    entry
}

/// What learns the guess of this game.
pub(crate) fn learner(id: &str) -> Result<Box<dyn AnyLearner>, End> {
    let mut learners: Vec<Box<dyn AnyLearner>> = vec![
        Box::new(Learner::<GodLucky>::new()),
        Box::new(Learner::<Sancta>::new()),
        Box::new(Learner::<Capitale>::new()),
        Box::new(Learner::<Dogma>::new()),
    ];
    let at = learners.iter().position(|learner| learner.id() == id);
    at.map(|at| learners.swap_remove(at)).ok_or_else(|| {
        let known: Vec<&str> = learners.iter().map(|learner| learner.id()).collect();
        let known = known.join(", ");
        End::Given(Trouble::say(
            format!("di «{id}» non si impara nessun giudizio; si può per: {known}"),
            format!("no guess is learned of '{id}'; one is of: {known}"),
        ))
    })
}

/// Evilrunner's bots that know how long the chase lasts come first, those that err less before those that err more.
fn solved(entry: Entry) -> Entry {
    let knowing =
        |name, slack| -> Box<dyn AnyBot> { Box::new(Erased::<Evilrunner, _>::new(name, Knowing { slack })) };
    let levels = [("perfect", 0.0), ("adept", 0.5), ("apprentice", 2.0), ("novice", 6.0)];
    let bots = levels.map(|(name, slack)| knowing(name, slack)).into_iter().chain(entry.bots).collect();
    Entry { bots, ..entry }
}

/// The house's bots, the strongest first.
fn bots<G: Estimate>() -> Vec<Box<dyn AnyBot>> {
    vec![
        Box::new(Erased::<G, _>::new("mcts", Mcts::default())),
        Box::new(Erased::<G, _>::new("casual", Casual { bot: Mcts::default(), iterations: 30, whim: 6 })),
        Box::new(Erased::<G, _>::new("random", Random)),
    ]
}

/// The game of this id.
pub(crate) fn find(id: &str) -> Result<Entry, End> {
    let mut games = games();
    let at = games.iter().position(|entry| entry.game.facts().id == id);
    at.map(|at| games.swap_remove(at)).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|entry| entry.game.facts().id).collect();
        let known = known.join(", ");
        End::Given(Trouble::say(
            format!("«{id}» non è un gioco della casa: {known}"),
            format!("'{id}' is no game of the house: {known}"),
        ))
    })
}
