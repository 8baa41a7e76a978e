//! Bots that know how long the chase lasts.

use std::sync::OnceLock;

use evilrunner::{Action, Evilrunner, Piece, Stage, View};
use search::{Bot, Budget, Judged, Mcts, Weighed};
use table::{Game, Rng, Seat, Text};

use crate::exact;
use crate::file::Solved;
use crate::position::Worth;

/// Plays Evilrunner from what was solved: perfectly, or with errors up to a bound. Where nothing was solved, as with other
/// switches, it thinks instead.
#[derive(Clone, Copy, Debug)]
pub struct Knowing {
    /// How many turns of the Spirit an action may be worse than the best; among those that are not it draws.
    pub slack: f32,
}

/// What every set-up of the standard game is worth, in turns of the Spirit: where the creatures and the five seals go
/// makes no difference that shows (`conclave solve evilrunner` prints the best of each kind of seals).
const SET_UP: f32 = 39.569;

/// Differences below this are none: values are not known more exactly.
const EQUAL: f32 = 0.01;

/// What is a part of the program: the game as the rulebook has it.
pub fn standard() -> Option<&'static Solved> {
    static STANDARD: OnceLock<Option<Solved>> = OnceLock::new();
    STANDARD.get_or_init(|| Solved::within(include_bytes!("../data/evilrunner.solved")).ok()).as_ref()
}

impl Bot<Evilrunner> for Knowing {
    fn choose(&self, view: &View, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<Action> {
        if view.asked() != Some(seat) {
            return None;
        }
        let Some(worths) = standard().and_then(|stored| worths(view, stored)) else {
            return Bot::<Evilrunner>::choose(&Mcts::default(), view, seat, budget, rng);
        };
        let within = cost(view, &worths, self.slack.max(EQUAL));
        rng.pick(&within)
    }

    fn knows(&self) -> bool {
        true
    }

    fn judge(&self, view: &View) -> Option<Judged> {
        let worths = worths(view, standard()?)?;
        let best = best(view, &worths)?;
        let cost = |turns: f32| if turns == best { 0.0 } else { (turns - best).abs() };
        let weighed = |&(action, turns): &(Action, f32)| Weighed {
            action: Action::to_string(&action),
            value: turns,
            cost: cost(turns),
        };
        Some(Judged { value: best, says: sentence(view, best), actions: worths.iter().map(weighed).collect() })
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
            format!("Se nessuno sbaglia, il Santo Spirito cattura Valandris in media in {it} turni, questo compreso."),
            format!("If nobody errs, the Spirit catches Valandris in {en} turns on average, this one included."),
        ),
    }
}

/// What each action leads to, in turns of the Spirit.
fn worths(view: &View, stored: &Solved) -> Option<Vec<(Action, f32)>> {
    match view.stage {
        // Before Valandris is placed every set-up is worth the same.
        Stage::Placing(Piece::Leviathan | Piece::Unicorn | Piece::Archangel) | Stage::Sealing => {
            let truth = Evilrunner::imagine(view, &mut Rng::new(0));
            let mut open = Vec::new();
            (exact::of(&view.setup) == stored.chase()).then_some(())?;
            truth.actions(view.asked()?, &mut open);
            Some(open.into_iter().map(|action| (action, SET_UP)).collect())
        }
        _ => exact::actions(view, stored),
    }
}

/// Of those that are asked, the Spirit wants few turns and Valandris many.
fn best(view: &View, worths: &[(Action, f32)]) -> Option<f32> {
    let turns = worths.iter().map(|&(_, turns)| turns);
    if view.stage.asks_valandris() { turns.reduce(f32::max) } else { turns.reduce(f32::min) }
}

/// The actions that are no more than `slack` turns worse than the best.
fn cost(view: &View, worths: &[(Action, f32)], slack: f32) -> Vec<Action> {
    let Some(best) = best(view, worths) else { return Vec::new() };
    let within = |turns: f32| turns == best || (turns - best).abs() <= slack;
    worths.iter().filter(|&&(_, turns)| within(turns)).map(|&(action, _)| action).collect()
}

/// Turns as people say them.
fn spell(turns: f32) -> Text {
    if turns.is_infinite() {
        return Text::new("mai", "never");
    }
    let number = format!("{turns:.2}");
    Text::new(number.replace('.', ","), number)
}
