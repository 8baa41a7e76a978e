//! Answers that need no search.

use table::{Rng, Rung};

use super::{building, thumb};
use crate::{Action, Step, View};

/// The answer that needs no search, if this is such a question.
pub(super) fn advice(rung: Rung, view: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
    let own = view.own.as_ref()?;
    let one = match view.open.agenda.next()? {
        // A hidden way and a guess at it: whoever could be foreseen would lose. [15.2]
        Step::Proof(_) => return Some(actions.to_vec()),
        Step::Read | Step::Build(_) => Some(match rung {
            // What was learned where two sit plays worse than this where four do.
            Rung::Now | Rung::By(_) if view.open.setup.seats > 2 => {
                thumb::build(rung, (view, own), actions, rng)
            }
            Rung::First => thumb::build(rung, (view, own), actions, rng),
            Rung::Now | Rung::By(_) | Rung::Built(_) => building::build(rung, (view, own), actions, rng),
        }),
        // Where cards lie must not tell what they are.
        Step::Arrange(_) | Step::Stack => {
            let shuffled: Vec<Action> =
                actions.iter().copied().filter(|action| *action != Action::Ready).collect();
            rng.pick(&shuffled).or_else(|| actions.first().copied())
        }
        Step::Opening if actions.contains(&Action::Ready) => {
            let shuffled: Vec<Action> =
                actions.iter().copied().filter(|action| *action != Action::Ready).collect();
            rng.pick(&shuffled).or(Some(Action::Ready))
        }
        Step::Destiny(_) | Step::Leave => rng.pick(actions),
        Step::Reveal(_) => Some(Action::Ready),
        // Whom it has aimed at it has thought through: equal targets would be exchanged as long as that is allowed.
        Step::Aim(_) if actions.contains(&Action::Ready) => Some(Action::Ready),
        _ => None,
    };
    one.map(|one| vec![one])
}
