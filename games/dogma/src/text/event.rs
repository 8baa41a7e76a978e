//! Events as sentences: the log, from which one can follow a game without seeing the table.

mod building;
mod clash;
mod effects;
mod ending;

use super::names::Cast;
use crate::What;

pub(super) use ending::over;

/// One sentence.
pub(super) fn event(cast: &Cast, what: &What) -> String {
    match what {
        What::Order(..)
        | What::Destiny(..)
        | What::Left(_)
        | What::LeftCard(..)
        | What::Round(_)
        | What::TookPack(..)
        | What::Found(..)
        | What::Paid(..)
        | What::Took(..)
        | What::Dropped(..)
        | What::Down(_)
        | What::Closed(_)
        | What::Still
        | What::Filling(_)
        | What::Filled(..)
        | What::Emptied(..)
        | What::Next(..)
        | What::Built(..) => building::event(cast, what),
        What::Ready(_)
        | What::Chose(_)
        | What::ChoseCard(..)
        | What::Laid(..)
        | What::Places(_)
        | What::Opened
        | What::Turn(_)
        | What::Stands(..)
        | What::Fielded(..)
        | What::Lies(..)
        | What::Debt(..)
        | What::Retired(_)
        | What::Crisis(_)
        | What::Stalled(_)
        | What::Shown(..)
        | What::Aimed(_)
        | What::AimedAt(..)
        | What::Planned(..)
        | What::Early(..)
        | What::Lost(_)
        | What::Fizzled(_)
        | What::Passed(_)
        | What::Together(_)
        | What::Used(..)
        | What::Divine(..)
        | What::Appeal(_)
        | What::Special(..)
        | What::Ability(..)
        | What::Picked(..)
        | What::PickedPlace(..)
        | What::Proof { .. } => clash::event(cast, what),
        What::Shielded(..)
        | What::Hurt(..)
        | What::Immune(..)
        | What::Doubled(..)
        | What::Healed(..)
        | What::Token(..)
        | What::NoToken(..)
        | What::Freed(..)
        | What::Grief(..)
        | What::Fervour(..)
        | What::Power(..)
        | What::Plain(_)
        | What::Annulled(_)
        | What::Copied(..)
        | What::Stripped(..)
        | What::Unrelic(..)
        | What::Burnt(..)
        | What::NoDivine(_)
        | What::Exposed(..)
        | What::Renewed(..)
        | What::Withdrawn(_)
        | What::Firm(_)
        | What::Defeated(..)
        | What::Raised(..)
        | What::Nothing(..) => effects::event(cast, what),
        What::Over(ending) => over(cast, *ending),
    }
}
