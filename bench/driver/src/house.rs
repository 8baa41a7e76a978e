//! What the driver names of the house. A checkout with other names gets another file in this place.

use capitale::Capitale;
use dogma::Dogma;
use evilrunner::Evilrunner;
use godlucky::GodLucky;
use sancta::Sancta;
use search::{Bot, Budget, Mcts};
use table::{Estimate, Rng, Seat};

/// Something to do with a game whose type only the house knows.
pub trait Task {
    type Done;
    /// Does it.
    ///
    /// # Errors
    /// A sentence that says why it cannot be done.
    fn of<G: Estimate>(self) -> Result<Self::Done, String>;
}

/// Does the task with the game of this id.
///
/// # Errors
/// When there is no such game, or the task's own reason.
pub fn with<T: Task>(game: &str, task: T) -> Result<T::Done, String> {
    match game {
        "capitale" => task.of::<Capitale>(),
        "dogma" => task.of::<Dogma>(),
        "evilrunner" => task.of::<Evilrunner>(),
        "godlucky" => task.of::<GodLucky>(),
        "sancta" => task.of::<Sancta>(),
        _ => Err(format!("{game}: capitale, dogma, evilrunner, godlucky or sancta is expected")),
    }
}

/// What the strongest bot of the house chooses after so many iterations.
pub fn strongest<G: Estimate>(
    view: &G::View,
    seat: Seat,
    iterations: u32,
    rng: &mut Rng,
) -> Option<G::Action> {
    Bot::<G>::choose(&Mcts::default(), view, seat, Budget::Iterations(iterations), rng)
}
