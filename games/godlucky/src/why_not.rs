//! Refusals: which clause forbids an action, and why, for people.

use table::{Game, Refusal, Rng};

use crate::{Action, GodLucky, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    // Options follow from the view: any world that looks like it has them.
    let world = GodLucky::imagine(view, &mut Rng::new(0));
    let mut open = Vec::new();
    if let Some(seat) = view.viewer {
        world.actions(seat, &mut open);
    }
    let allowed = view.viewer.is_some_and(|seat| world.turn().asked().has(seat)) && open.contains(&action);
    (!allowed).then(|| Refusal::new("3.1", "adesso non si può", "not now"))
}
