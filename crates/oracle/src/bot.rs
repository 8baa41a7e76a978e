//! Bots that know how long the chase lasts.

use std::sync::OnceLock;

use evilrunner::{Action, Evilrunner, Piece, Stage, Vertex, View};
use search::{Bot, Budget, Judged, Level, Mcts, Mix, Weighed};
use table::{Rng, Seat, Text};

use crate::exact;
use crate::file::Solved;
use crate::position::Worth;
use crate::symmetry::symmetries;

/// Plays Evilrunner from what was solved: perfectly, or with errors up to a bound. Where nothing was solved, as with other
/// switches, it thinks as the level does that stands in its place.
#[derive(Clone, Copy, Debug)]
pub struct Knowing {
    /// How many turns of the Spirit an action may be worse than the best; among those that are not it draws.
    pub slack: f32,
    /// Who plays what was not solved.
    pub otherwise: Level<Mcts>,
}

/// The best set-ups of the standard game, one of each kind of seals, 39.569 turns each: Leviathan, Unicorn, Archangel, then
/// the seals (`conclave solve evilrunner` prints them). Their images are as good.
const SET_UPS: [&str; 8] = [
    "A1 T6 C1 T1 T2 T3 T4 T5",
    "A1 T5 C1 T1 T2 T3 T4 T7",
    "A1 T4 C1 T1 T2 T3 T5 T7",
    "A1 T6 C2 T1 T2 T4 T5 T7",
    "A1 T2 C1 T1 T3 T4 T5 T7",
    "A1 T1 C1 T2 T3 T4 T5 T7",
    "A1 T6 C1 T1 T4 T5 T7 T8",
    "A1 T1 C2 T2 T4 T5 T7 T8",
];

/// What the Spirit puts next on its way to one of the best set-ups, drawn from all that what stands already fits.
fn set_up(view: &View, stored: &Solved, rng: &mut Rng) -> Option<Action> {
    let puts = match view.stage {
        Stage::Placing(piece) if piece.is_creature() => piece.index(),
        Stage::Sealing => 3,
        _ => return None,
    };
    if exact::of(&view.setup) != stored.chase() || view.setup.seals != 5 {
        return None;
    }
    let all: Vec<Vertex> = Vertex::all().collect();
    let mut ways = Vec::new();
    for (symmetry, set_up) in
        symmetries().iter().flat_map(|symmetry| SET_UPS.map(|set_up| (symmetry, set_up)))
    {
        let image = |name: &str| name.parse().ok().map(|at: Vertex| all[usize::from(symmetry[at.index()])]);
        let vertices: Vec<Vertex> = set_up.split(' ').filter_map(image).collect();
        let (creatures, seals) = vertices.split_at(3);
        let placed = creatures.iter().zip(view.places).take(puts).all(|(&to, at)| to == at);
        if placed && view.seals.iter().all(|at| seals.contains(&at)) {
            match view.stage {
                Stage::Placing(piece) => ways.push(Action::Place(piece, creatures[puts])),
                _ => ways.extend(seals.iter().filter(|&&at| !view.seals.has(at)).map(|&at| Action::Seal(at))),
            }
        }
    }
    rng.pick(&ways)
}

/// Differences below this are none: values are not known more exactly.
const EQUAL: f32 = 0.01;

/// What is a part of the program: the game as the rulebook has it.
pub fn standard() -> Option<&'static Solved> {
    static STANDARD: OnceLock<Option<Solved>> = OnceLock::new();
    STANDARD.get_or_init(|| Solved::within(include_bytes!("../data/evilrunner.solved")).ok()).as_ref()
}

impl Bot<Evilrunner> for Knowing {
    fn mix(&self, view: &View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<Action> {
        if view.asked() != Some(seat) {
            return Mix::default();
        }
        if let Some(action) = standard().and_then(|stored| set_up(view, stored, rng)) {
            return Mix::only(action);
        }
        let Some(worths) = standard().and_then(|stored| exact::actions(view, stored)) else {
            return Bot::<Evilrunner>::mix(&self.otherwise, view, seat, budget, rng);
        };
        Mix::even(&within(view, &worths, self.slack.max(EQUAL)))
    }

    fn live(&self) -> Option<u32> {
        Bot::<Evilrunner>::live(&self.otherwise)
    }

    fn manner(&self) -> String {
        format!("slack {}", self.slack)
    }

    fn knows(&self) -> bool {
        true
    }

    fn judge(&self, view: &View) -> Option<Judged> {
        if matches!(
            view.stage,
            Stage::Placing(Piece::Leviathan | Piece::Unicorn | Piece::Archangel) | Stage::Sealing
        ) {
            return None;
        }
        let worths = exact::actions(view, standard()?)?;
        let best = best(view, &worths)?;
        let cost = |turns: f32| if turns == best { 0.0 } else { (turns - best).abs() };
        let weighed = |&(action, turns): &(Action, f32)| Weighed {
            action: Action::to_string(&action),
            value: turns,
            cost: cost(turns),
        };
        Some(Judged {
            value: best,
            says: sentence(view, best),
            actions: worths.iter().map(weighed).collect(),
        })
    }
}

/// How it ends if nobody errs.
fn sentence(view: &View, turns: f32) -> Text {
    if turns.is_infinite() {
        return Text::new(
            "Se nessuno sbaglia, Valandris non è mai catturato.",
            "If nobody errs, Valandris is never caught.",
        );
    }
    let Text { it, en } = spell(turns);
    match view.stage.asks_valandris() {
        true => Text::new(
            format!("Se nessuno sbaglia, il Santo Spirito cattura Valandris in media dopo altri {it} turni."),
            format!("If nobody errs, the Spirit catches Valandris after {en} more turns on average."),
        ),
        false => Text::new(
            format!(
                "Se nessuno sbaglia, il Santo Spirito cattura Valandris in media in {it} turni, questo compreso."
            ),
            format!(
                "If nobody errs, the Spirit catches Valandris in {en} turns on average, this one included."
            ),
        ),
    }
}

/// Of those that are asked, the Spirit wants few turns and Valandris many.
fn best(view: &View, worths: &[(Action, f32)]) -> Option<f32> {
    let turns = worths.iter().map(|&(_, turns)| turns);
    if view.stage.asks_valandris() { turns.reduce(f32::max) } else { turns.reduce(f32::min) }
}

/// The actions that are no more than `slack` turns worse than the best.
pub(crate) fn within(view: &View, worths: &[(Action, f32)], slack: f32) -> Vec<Action> {
    let Some(best) = best(view, worths) else { return Vec::new() };
    let near = |turns: f32| turns == best || (turns - best).abs() <= slack;
    worths.iter().filter(|&&(_, turns)| near(turns)).map(|&(action, _)| action).collect()
}

/// Turns as people say them.
fn spell(turns: f32) -> Text {
    if turns.is_infinite() {
        return Text::new("mai", "never");
    }
    let number = format!("{turns:.2}");
    Text::new(number.replace('.', ","), number)
}
