//! Why something is not allowed.

use table::{Game, Refusal, Rng};

use crate::{Action, Capitale, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    let truth = Capitale::imagine(view, &mut Rng::new(1));
    let mut all = Vec::new();
    if let Some(seat) = view.viewer {
        truth.actions(seat, &mut all);
    }
    (!all.contains(&action)).then(|| Refusal::new("5.1", "no", "no"))
}
