//! Refusals: which clause forbids an action, and why, for people.
//!
//! The questions are put in the order in which a person would: is it my turn, is it this piece's time, is it the right
//! kind of action, is the vertex right?

mod place;
mod power;
mod step;

use table::{Game, Refusal};

use crate::text::{first_seals, name};
use crate::{Action, Evilrunner, Piece, Stage, View};

pub(crate) fn why_not(view: &View, action: Action) -> Option<Refusal> {
    let truth = view.truth();
    if let Some(refusal) = not_asked(view, &truth) {
        return Some(refusal);
    }
    let mut open = Vec::new();
    if let Some(seat) = view.viewer {
        truth.actions(seat, &mut open);
    }
    (!open.contains(&action)).then(|| because(&truth, action))
}

/// Somebody else, or nobody, is asked.
fn not_asked(view: &View, truth: &Evilrunner) -> Option<Refusal> {
    let Some(viewer) = view.viewer else {
        return Some(Refusal::new(
            "2.1",
            "chi guarda non gioca: al tavolo si è in due",
            "those who watch do not play: the table has two seats",
        ));
    };
    if truth.turn().asked().has(viewer) {
        return None;
    }
    let is_spirit = viewer == truth.spirit();
    Some(match truth.stage {
        Stage::Over => over(truth),
        Stage::Rolling { creature, to } | Stage::Bonus { creature, to } if is_spirit => Refusal::new(
            "6.4",
            format!(
                "l'annuncio vincola: {} attraversa verso {to}, prima tocca a Valandris",
                name(creature).it
            ),
            format!(
                "the announcement is binding: {} crosses to {to}, Valandris comes first",
                name(creature).en
            ),
        ),
        Stage::Rolling { .. } => Refusal::new(
            "6.5",
            "prima del passo bonus si tira il dado",
            "the die is rolled before the bonus step",
        ),
        Stage::Placing(Piece::Valandris) => Refusal::new(
            "2.7",
            "adesso è Valandris che sceglie il suo vertice",
            "it is Valandris who chooses his vertex now",
        ),
        Stage::Placing(_) | Stage::Sealing if truth.setup.seals == 0 => Refusal::new(
            "2.7",
            "Valandris si mette per ultimo, dopo le creature",
            "Valandris is placed last, after the creatures",
        ),
        Stage::Placing(_) | Stage::Sealing => {
            let seals = first_seals(truth.setup.seals);
            Refusal::new(
                "2.7",
                format!("Valandris si mette per ultimo, dopo le creature e {}", seals.it),
                format!("Valandris is placed last, after the creatures and {}", seals.en),
            )
        }
        _ if is_spirit => Refusal::new("4.1", "adesso è il turno di Valandris", "it is Valandris' turn now"),
        _ => Refusal::new("4.1", "adesso è il turno del Santo Spirito", "it is the Spirit's turn now"),
    })
}

fn over(truth: &Evilrunner) -> Refusal {
    if truth.creatures().has(truth.at(Piece::Valandris)) {
        Refusal::new(
            "8.2",
            "Valandris è catturato: la partita è finita",
            "Valandris is captured: the match is over",
        )
    } else {
        Refusal::new(
            "8.4",
            "il limite di turni è raggiunto: la partita è finita",
            "the cap is reached: the match is over",
        )
    }
}

/// The asked seat may not do this.
fn because(truth: &Evilrunner, action: Action) -> Refusal {
    match (truth.stage, action) {
        (_, Action::Die(_)) => {
            Refusal::new("6.5", "il dado non si sceglie, si tira", "the die is rolled, not chosen")
        }
        (Stage::Placing(piece), _) => place::placing(truth, piece, action),
        (Stage::Sealing, _) => place::sealing(truth, action),
        (stage, _) if stage.asks_valandris() => step::valandris(truth, action),
        (_, Action::Place(piece, at)) => place::placed(truth, piece, at),
        (Stage::Declaring, _) => Refusal::new(
            "5.1",
            "il turno è finito: resta da dichiarare una delle tre creature, e una sola",
            "the turn is over: what remains is to declare one of the three creatures, exactly one",
        ),
        (_, Action::Declare(_)) => power::declare(truth),
        (_, Action::Step(Piece::Valandris, _)) => Refusal::new(
            "4.1",
            "Valandris si muove nel suo turno, non in quello del Santo Spirito",
            "Valandris moves in his own turn, not in the Spirit's",
        ),
        (_, Action::Step(creature, to)) => step::creature(truth, creature, to),
        (_, Action::Jump(to)) => power::jump(truth, to),
        (_, Action::Seal(at)) => power::seal(truth, at),
        (_, Action::Cross(creature, to)) => step::cross(truth, creature, to),
        (_, Action::Stay) => step::stay(truth),
    }
}

/// Another creature moves now.
fn order(truth: &Evilrunner) -> Refusal {
    let now = truth.stage.mover().unwrap_or(Piece::Leviathan);
    Refusal::new(
        "4.2",
        format!("si muove in ordine, Leviatano, Unicorno, Arcangelo: adesso muove {}", name(now).it),
        format!("the order is Leviathan, Unicorn, Archangel: now {} moves", name(now).en),
    )
}
