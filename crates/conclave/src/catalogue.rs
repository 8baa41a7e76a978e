//! The one list of games and bots.

use capitale::Capitale;
use cardfile::Sets;
use dogma::Dogma;
use evilrunner::Evilrunner;
use godlucky::GodLucky;
use sancta::Sancta;
use search::{AnyBot, Casual, Entry, Erased, Mcts, Random};
use table::erased::House;
use table::{Estimate, Trouble};

use crate::end::End;

/// Every game of the house with its bots.
pub(crate) fn games() -> Vec<Entry> {
    vec![
        Entry {
            game: Box::new(House::<Evilrunner>::new(evilrunner::FACTS).with_notation().with_page()),
            bots: bots::<Evilrunner>(),
        },
        Entry {
            game: Box::new(
                House::<GodLucky>::new(godlucky::FACTS)
                    .with_notation()
                    .with_cards(Sets(|setup: &godlucky::Setup| setup.cards))
                    .with_page(),
            ),
            bots: bots::<GodLucky>(),
        },
        Entry {
            game: Box::new(
                House::<Sancta>::new(sancta::FACTS)
                    .with_notation()
                    .with_cards(Sets(|setup: &sancta::Setup| setup.cards))
                    .with_page(),
            ),
            bots: bots::<Sancta>(),
        },
        Entry {
            game: Box::new(
                House::<Capitale>::new(capitale::FACTS)
                    .with_notation()
                    .with_cards(Sets(|setup: &capitale::Setup| setup.switches.cards))
                    .with_decks()
                    .with_page(),
            ),
            bots: bots::<Capitale>(),
        },
        Entry {
            game: Box::new(
                House::<Dogma>::new(dogma::FACTS)
                    .with_notation()
                    .with_cards(Sets(|setup: &dogma::Setup| setup.cards))
                    .with_page(),
            ),
            bots: bots::<Dogma>(),
        },
    ]
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
