//! What the question's sentence leaves out: where a roll leads, what a fight is about, what a card says for a die.

use table::Seat;

use super::fight::is_open;
use super::scene::Scene;
use crate::setup::six_captures;
use crate::{Action, CardSet, Dice, Effect, Face, Portal, Space, Spot, Step, Toss, Why, Window};

/// The window that is open.
pub(super) fn of(scene: &Scene<'_>) -> Option<Window> {
    match scene.step()? {
        Step::Window(window, _) => Some(window),
        _ => None,
    }
}

/// More about what lies on the table.
pub(super) fn about(scene: &Scene<'_>) -> Option<String> {
    if scene.open.fight.is_some() && is_open(scene) {
        return Some(prize(scene).to_owned());
    }
    match scene.step()? {
        Step::Window(Window::Dice(Dice::Move(seat)), _) => arrival(scene, seat),
        Step::Window(Window::Dice(Dice::Card(seat, script, _)), _) => {
            words_here(scene, seat, |effect| scene.set.effect(script) == Some(effect))
        }
        Step::Window(Window::Coin(toss), _) | Step::Call(_, toss) => tossed_for(scene, toss),
        Step::Choose(seat, Why::Foe) => words_here(scene, seat, |effect| matches!(effect, Effect::Fight)),
        Step::Choose(seat, Why::Gamble) | Step::Stake(seat, _) => {
            words_here(scene, seat, |effect| matches!(effect, Effect::Gamble | Effect::GambleUpTo(_)))
        }
        // What one decides about is read without unfolding it.
        Step::Arrived { seat, .. } if scene.me() == Some(seat) => Some(scene.space_text(here(scene, seat)?)),
        Step::Main(seat) if scene.offers(Action::Step) => above(scene, seat),
        _ => None,
    }
}

/// The next space of the portal that one climbs: its words.
fn above(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let Spot::Portal(portal, step) = scene.open.place(seat).spot else { return None };
    (step < 3).then(|| scene.space_text(CardSet::step(scene.set, portal, step + 1)))
}

/// The card on which a seat stands.
fn here(scene: &Scene<'_>, seat: Seat) -> Option<&'static Space> {
    match scene.open.place(seat).spot {
        Spot::Board(at) => scene.space(at),
        Spot::Portal(portal, step) => Some(CardSet::step(scene.set, portal, step)),
    }
}

/// The words of the card that the coin is tossed for.
fn tossed_for(scene: &Scene<'_>, toss: Toss) -> Option<String> {
    let Toss::Card(seat, script, _) = toss else { return None };
    words_here(scene, seat, |effect| scene.set.effect(script) == Some(effect))
}

/// What the winner of a fight wins. [8.7] [8.8] [8.9] [13.11] [16.3]
fn prize(scene: &Scene<'_>) -> &'static str {
    let lang = scene.lang;
    let mad = |seat: Seat| scene.open.place(seat).mad;
    match scene.open.fight.map(|fight| (fight.by, fight.with)) {
        Some((_, None)) if six_captures(scene.open.setup.rules) => lang.pick(
            "Chi cattura il Folle Etto vince la partita, e con un 6 naturale lo si cattura sempre; chi perde paga la differenza dei dadi in Fede e salta un turno.",
            "Whoever captures the Folle Etto wins the game, and a natural 6 always captures him; whoever loses pays the difference of the dice in Faith and skips a turn.",
        ),
        Some((_, None)) => lang.pick(
            "Chi cattura il Folle Etto vince la partita; chi perde paga la differenza dei dadi in Fede e salta un turno.",
            "Whoever captures the Folle Etto wins the game; whoever loses pays the difference of the dice in Faith and skips a turn.",
        ),
        Some((by, Some(with))) if mad(by) || mad(with) => lang.pick(
            "Chi perde contro un Folle paga la differenza dei dadi in Fede e salta un turno; chi lo batte cambia di un punto la propria Corruzione.",
            "Whoever loses to a Folle pays the difference of the dice in Faith and skips a turn; whoever beats one changes their own Corruption by one.",
        ),
        _ => lang.pick("Chi vince prende una Fede all'altro.", "The winner takes one Faith from the other."),
    }
}

/// Where the roll to move leads, and which cards are laid for it.
fn arrival(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let lang = scene.lang;
    let back = if scene.moves_madly(seat) { scene.open.backward? } else { false };
    let walk = scene.walk(seat, scene.open.dice.first()?.total(), back)?;
    let to = scene.spot(walk.to);
    Some(match walk.lays {
        0 => lang.pick(format!("Arrivo: {to}."), format!("Arrival: {to}.")),
        1 => lang.pick(
            format!("Arrivo: {to}, dopo aver posato una carta nuova."),
            format!("Arrival: {to}, with one new card laid."),
        ),
        n => lang.pick(
            format!("Arrivo: {to}, dopo aver posato {n} carte nuove."),
            format!("Arrival: {to}, with {n} new cards laid."),
        ),
    })
}

/// The words of the card where a seat stands, if it is this card that asks for the die or the coin.
fn words_here(scene: &Scene<'_>, seat: Seat, asks: impl Fn(&Effect) -> bool) -> Option<String> {
    here(scene, seat).filter(|space| space.effects.iter().any(asks)).map(|space| scene.space_text(space))
}

/// A face of the coin in words.
pub(super) fn face(scene: &Scene<'_>, face: Face) -> &'static str {
    match face {
        Face::Heads => scene.lang.pick("testa", "heads"),
        Face::Tails => scene.lang.pick("croce", "tails"),
    }
}

/// Heaven or Hell in words.
pub(super) fn portal_word(scene: &Scene<'_>, portal: Portal) -> &'static str {
    match portal {
        Portal::Heaven => scene.lang.pick("Paradiso", "Heaven"),
        Portal::Hell => scene.lang.pick("Inferno", "Hell"),
    }
}
