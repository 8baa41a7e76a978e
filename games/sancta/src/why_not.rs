use table::Refusal;
use crate::{Action, View};
pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    use table::{Game, Rng};
    let seat = view.viewer;
    let mut rng = Rng::new(1);
    let truth = crate::Sancta::imagine(view, &mut rng);
    let mut options = Vec::new();
    if let Some(seat) = seat { truth.actions(seat, &mut options); }
    (!options.contains(&action)).then(|| Refusal::new("1.1", "non si può", "that is not allowed"))
}
