//! Actions as buttons and list entries.

use table::Text;

use super::{name, title};
use crate::{Action, Piece, Stage, View};

pub(super) fn action(view: &View, action: Action) -> Text {
    match action {
        Action::Place(piece, at) => {
            Text::new(format!("{} in {at}", title(piece).it), format!("{} on {at}", title(piece).en))
        }
        Action::Seal(at) => Text::new(format!("Sigilla {at}"), format!("Seal {at}")),
        Action::Step(Piece::Archangel, to) if flies(view, to) => {
            Text::new(format!("L'Arcangelo vola in {to}"), format!("The Archangel flies to {to}"))
        }
        Action::Step(piece, to) => {
            Text::new(format!("{} va in {to}", title(piece).it), format!("{} goes to {to}", title(piece).en))
        }
        Action::Jump(to) => {
            Text::new(format!("Il Leviatano balza in {to}"), format!("The Leviathan jumps to {to}"))
        }
        Action::Cross(creature, to) => Text::new(
            format!("{} attraversa verso {to}", title(creature).it),
            format!("{} crosses to {to}", title(creature).en),
        ),
        Action::Stay => stay(view),
        Action::Declare(creature) => {
            Text::new(format!("Dichiara {}", name(creature).it), format!("Declare {}", name(creature).en))
        }
        Action::Die(face) => Text::new(format!("Il dado dà {face}"), format!("The die shows {face}")),
    }
}

fn flies(view: &View, to: crate::Vertex) -> bool {
    view.at(Piece::Archangel).is_some_and(|here| here.flights().has(to))
}

fn stay(view: &View) -> Text {
    match view.stage {
        Stage::Bonus { .. } => Text::new("Nessun passo bonus", "No bonus step"),
        Stage::Running { left } if left == view.setup.speed => {
            Text::new("Valandris resta fermo", "Valandris stands still")
        }
        Stage::Running { .. } => Text::new("Valandris si ferma qui", "Valandris stops here"),
        Stage::AfterJump => Text::new("Il Leviatano si ferma qui", "The Leviathan stops here"),
        stage => match stage.mover() {
            Some(creature) => Text::new(
                format!("{} resta fermo", title(creature).it),
                format!("{} stays", title(creature).en),
            ),
            None => Text::new("Resta", "Stay"),
        },
    }
}
