//! The value of any moment of a chase, found from stored positions by the game's own rules: every action is played until
//! the Spirit's turn is over, the best is taken. It is slow and obvious, and shares nothing with the solver but the
//! stored values.

use std::collections::HashMap;

use evilrunner::{Action, Crossing, Evilrunner, Powers, Setup, Stage, Trail, Vertex, View};
use table::{Answer, Deaf, Game, Notation, Odds, Rng, Turn};

use crate::part::Chase;
use crate::position::{Position, Worth};
use crate::symmetry::vertices;

/// How many turns of the Spirit the capture takes from here, the turn being played and the capturing one counted, by
/// perfect play of both sides, without a cap. Infinite where Valandris is never caught; `None` where the stored values do
/// not have it: another game, no leg under way, or a damaged file.
pub fn turns(view: &View, stored: &dyn Worth) -> Option<f32> {
    let mut chased = Chased::new(view, stored)?;
    // What is stored begins here, and no turn of the Spirit is being played.
    if view.has_all_powers() && view.stage == (Stage::Running { left: view.setup.speed }) {
        return stored.worth(&Position::of(view));
    }
    chased.turns(&chase(view)?)
}

/// The same after each action that is open to the seat that is asked.
pub fn actions(view: &View, stored: &dyn Worth) -> Option<Vec<(Action, f32)>> {
    let mut chased = Chased::new(view, stored)?;
    let truth = chase(view)?;
    let mut open = Vec::new();
    truth.actions(truth.turn().asked().first()?, &mut open);
    open.into_iter().map(|action| Some((action, chased.after(&truth, action)?))).collect()
}

/// What a position would be worth if the stored values were right for all that may follow it: the equation that they
/// shall satisfy. `setup` is what is played.
pub fn equation(position: &Position, setup: &Setup, stored: &dyn Worth) -> Option<f32> {
    let all: Vec<Vertex> = Vertex::all().collect();
    let places = position.places.map(|at| all[usize::from(at)]);
    // The Spirit declares, or with all powers Valandris runs: his turn ends before any stored value is looked up.
    let stage =
        if setup.powers == Powers::All { Stage::Running { left: setup.speed } } else { Stage::Declaring };
    let seals = vertices(position.seals);
    let (power, trail, points) = (None, Trail::default(), [0; 2]);
    let view =
        View { viewer: None, setup: *setup, leg: 1, turn: 2, stage, places, seals, power, points, trail };
    let mut chased = Chased::new(&view, stored)?;
    chased.best(&chase(&view)?, stage)
}

/// The chase alone: one leg, far from its cap.
fn chase(view: &View) -> Option<Evilrunner> {
    let setup = Setup { legs: 1, cap: Setup::LONGEST, ..view.setup };
    let turn = view.turn.min(2);
    Some(Evilrunner::imagine(
        &View { viewer: None, setup, leg: 1, turn, points: [0; 2], ..*view },
        &mut Rng::new(0),
    ))
}

/// A chase whose end is looked for.
struct Chased<'a> {
    stored: &'a dyn Worth,
    known: HashMap<Evilrunner, f32>,
}

impl<'a> Chased<'a> {
    fn new(view: &View, stored: &'a dyn Worth) -> Option<Self> {
        (of(&view.setup) == stored.chase()).then(|| Chased { stored, known: HashMap::new() })
    }

    fn after(&mut self, truth: &Evilrunner, action: Action) -> Option<f32> {
        let mut next = *truth;
        match truth.turn().asked().first() {
            Some(seat) => next.play(Answer::Together(&[(seat, action)]), &mut Deaf),
            None => next.play(Answer::Chance(action), &mut Deaf),
        }
        self.turns(&next)
    }

    fn turns(&mut self, truth: &Evilrunner) -> Option<f32> {
        let view = truth.view(None);
        match view.stage {
            // The turn that is being played is the last.
            Stage::Over => return Some(1.0),
            // A turn of the Spirit is over, and counted.
            Stage::Declaring if view.turn > 0 => return Some(1.0 + self.stored.worth(&Position::of(&view))?),
            Stage::Running { left } if view.has_all_powers() && left == view.setup.speed => {
                return Some(1.0 + self.stored.worth(&Position::of(&view))?);
            }
            _ => {}
        }
        // How the pieces came there does not matter.
        let bare = truth.same();
        if let Some(&known) = self.known.get(&bare) {
            return Some(known);
        }
        let found = self.best(&bare, view.stage)?;
        self.known.insert(bare, found);
        Some(found)
    }

    fn best(&mut self, truth: &Evilrunner, stage: Stage) -> Option<f32> {
        if truth.turn() == Turn::Chance {
            let mut odds = Odds::default();
            truth.odds(&mut odds);
            let faces: Vec<Action> = odds.iter().map(|(action, _)| action).collect();
            let sum = faces.iter().try_fold(0.0, |sum, &face| Some(sum + self.after(truth, face)?))?;
            return Some(sum / faces.len() as f32);
        }
        let mut open = Vec::new();
        truth.actions(truth.turn().asked().first()?, &mut open);
        let mut best: Option<f32> = None;
        for action in open {
            let worth = self.after(truth, action)?;
            let better = |best: f32| if stage.asks_valandris() { worth > best } else { worth < best };
            best = Some(best.filter(|&best| !better(best)).unwrap_or(worth));
        }
        best
    }
}

/// What a setup plays.
pub fn of(setup: &Setup) -> Chase {
    Chase {
        speed: setup.speed,
        all_powers: setup.powers == Powers::All,
        crossing: setup.crossing == Crossing::Yes,
    }
}
