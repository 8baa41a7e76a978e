//! The sets of a game's cards as the house asks for them, without their types.

use table::erased::{Card, CardSets, CardSource, Learnt, Mistake};

use crate::set::placed;
use crate::{CardFile, Set};

/// The sets of a game, by the set that a setup names.
pub struct Sets<S, C: 'static>(pub fn(&S) -> Set<C>);

impl<S, C: CardFile> CardSets<S> for Sets<S, C> {
    fn list(&self, setup: &S) -> Vec<Card> {
        (self.0)(setup).listing()
    }

    fn file(&self, setup: &S) -> CardSource {
        let set = (self.0)(setup);
        let (id, file) = (set.hash()[..16].to_owned(), set.file().to_owned());
        CardSource { id, file, is_a_box: set.is_a_box() }
    }

    fn learn(&self, file: &str) -> Result<Learnt, Vec<Mistake>> {
        Set::<C>::learn_listed(file)
    }

    fn recall(&self, file: &str) -> Result<(), Vec<Mistake>> {
        Set::<C>::recall(file).map(|_| ()).map_err(|mistakes| placed(file, &mistakes))
    }
}
