//! Why something is not allowed.

use table::{Game, Refusal, Rng};

use crate::{Action, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    let truth = view.imagine(&mut Rng::new(1));
    let mut all = Vec::new();
    if let Some(seat) = view.viewer {
        truth.actions(seat, &mut all);
    }
    (!all.contains(&action)).then(|| Refusal::new("1.1", "no", "no"))
}
