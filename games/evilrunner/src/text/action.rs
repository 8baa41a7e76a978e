//! Actions as buttons and list entries.

use super::Cast;
use crate::{Action, Piece, Stage, View};

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    table::lines! { cast, action;
        Action::Place(piece, at), who = cast.title(piece) => "{who} in {at}", "{who} on {at}";
        Action::Seal(at) => "Sigilla {at}", "Seal {at}";
        Action::Step(Piece::Archangel, to) if flies(view, to) => "L'Arcangelo vola in {to}", "The Archangel flies to {to}";
        Action::Step(piece, to), who = cast.title(piece) => "{who} va in {to}", "{who} goes to {to}";
        Action::Jump(to) => "Il Leviatano balza in {to}", "The Leviathan jumps to {to}";
        Action::Cross(creature, to), who = cast.title(creature) => "{who} attraversa verso {to}", "{who} crosses to {to}";
        Action::Stay => { stay(view, cast) };
        Action::Declare(creature), who = cast.name(creature) => "Dichiara {who}", "Declare {who}";
        Action::Die(face) => "Il dado dà {face}", "The die shows {face}";
    }
}

fn flies(view: &View, to: crate::Vertex) -> bool {
    view.at(Piece::Archangel).is_some_and(|here| here.flights().has(to))
}

fn stay(view: &View, cast: &Cast) -> String {
    table::lines! { cast, (view.stage, view.stage.mover());
        (Stage::Bonus { .. }, _) => "Nessun passo bonus", "No bonus step";
        (Stage::Running { left }, _) if left == view.setup.speed => "Valandris resta fermo", "Valandris stands still";
        (Stage::Running { .. }, _) => "Valandris si ferma qui", "Valandris stops here";
        (Stage::AfterJump, _) => "Il Leviatano si ferma qui", "The Leviathan stops here";
        (_, Some(creature)), who = cast.title(creature) => "{who} resta fermo", "{who} stays";
        (_, None) => "Resta", "Stay";
    }
}
