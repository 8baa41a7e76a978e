//! Answers that need no search.

use table::{Rng, Rung, Subject};

use super::{building, sets, thumb};
use crate::secret::Own;
use crate::setup::{Boxes, Mode, Setup};
use crate::{Action, Card, Step, View};

/// So much damage is paid for packs before a bot stops: what chance gives in place of a card costs about as much.
const ENOUGH: u16 = 40;

/// The answer that needs no search, if this is such a question.
pub(super) fn advice(rung: Rung, view: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
    let own = view.own.as_ref()?;
    let one = match view.open.agenda.next()? {
        // A hidden way and a guess at it: whoever could be foreseen would lose. [15.2]
        Step::Proof(_) => return Some(actions.to_vec()),
        Step::Read | Step::Build(_) => Some(build(rung, (view, own), actions, rng)),
        Step::Opening if !actions.contains(&Action::Ready) => None,
        // Where cards lie must not tell what they are.
        Step::Arrange(_) | Step::Stack | Step::Opening => {
            let shuffled: Vec<Action> =
                actions.iter().copied().filter(|action| *action != Action::Ready).collect();
            rng.pick(&shuffled).or_else(|| actions.first().copied())
        }
        Step::Destiny(seat) => sets::best(rung, (view, seat), actions, rng),
        Step::Leave => rng.pick(actions),
        Step::Reveal(_) => Some(Action::Ready),
        // Whom it has aimed at it has thought through: equal targets would be exchanged as long as that is allowed.
        Step::Aim(_) if actions.contains(&Action::Ready) => Some(Action::Ready),
        _ => None,
    };
    one.map(|one| vec![one])
}

/// What a seat that builds does next.
fn build(rung: Rung, (view, own): (&View, &Own), actions: &[Action], rng: &mut Rng) -> Action {
    let by_thumb = match rung {
        Rung::First => true,
        Rung::By(Subject::Building, _) => false,
        // Where four take from the same cards, what was learned of two plays worse than the rule of thumb.
        _ => shares(&view.open.setup),
    };
    let best = if by_thumb { thumb::best } else { building::best };
    let taken = best(rung, (view, own), actions, rng);
    let paid = view.viewer.map_or(0, |seat| view.open.side(seat).debt);
    // The first bot did not ask what packs cost.
    let stop = (rung != Rung::First && paid >= ENOUGH).then_some(Action::Stop);
    let ends = [Action::Close, Action::Done, Action::Stop];
    let end = || stop.into_iter().chain(ends).find(|end| actions.contains(end));
    taken.or_else(end).unwrap_or(actions[0])
}

/// Do four take from the same cards?
fn shares(setup: &Setup) -> bool {
    setup.seats > 2 && (setup.mode == Mode::Chaos || setup.boxes == Boxes::One)
}

/// The card to take that is worth most, among those that are worth something and will do: only what would be the best is asked whether it
/// does.
pub(super) fn most(
    actions: &[Action],
    mut worth: impl FnMut(Card, u8) -> Option<f32>,
    will_do: impl Fn(Card, u8) -> bool,
) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    for action in actions {
        let Action::Take(card, at) = *action else { continue };
        let Some(worth) = worth(card, at) else { continue };
        if best.is_none_or(|(most, _)| worth > most) && will_do(card, at) {
            best = Some((worth, *action));
        }
    }
    best.map(|(_, action)| action)
}
