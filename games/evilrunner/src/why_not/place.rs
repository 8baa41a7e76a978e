//! Refusals of the set-up.

use table::{Refusal, upper};

use crate::text::{first_seals, name, place};
use crate::{Action, Evilrunner, Piece, Vertex, World};

/// The clause of a piece's placement.
fn clause(piece: Piece) -> &'static str {
    match piece {
        Piece::Leviathan => "2.2",
        Piece::Unicorn => "2.3",
        Piece::Archangel => "2.4",
        Piece::Valandris => "2.7",
    }
}

/// `piece` is to be placed.
pub(super) fn placing(truth: &Evilrunner, piece: Piece, action: Action) -> Refusal {
    let clause = clause(piece);
    match action {
        Action::Place(same, at) if same == piece => match piece.home() {
            Some(world) => Refusal::new(
                clause,
                format!("{at} non va bene: {} comincia {}", name(piece).it, place(world).it),
                format!("{at} will not do: {} begins {}", name(piece).en, place(world).en),
            ),
            None if truth.seals.has(at) => Refusal::new(
                clause,
                format!("{at} è sigillato: Valandris comincia su un vertice libero e non sigillato"),
                format!("{at} is sealed: Valandris begins on a free and unsealed vertex"),
            ),
            None => Refusal::new(
                clause,
                format!("{at} è occupato: Valandris comincia su un vertice libero e non sigillato"),
                format!("{at} is occupied: Valandris begins on a free and unsealed vertex"),
            ),
        },
        Action::Seal(at) if piece == Piece::Valandris => all_down(truth, at),
        _ => Refusal::new(
            clause,
            format!("adesso si mette {}", name(piece).it),
            format!("now {} is placed", name(piece).en),
        ),
    }
}

/// There are no more first seals to put; with the switch there never was one. [10.6]
fn all_down(truth: &Evilrunner, at: Vertex) -> Refusal {
    let count = truth.setup.seals;
    if count == 0 {
        return Refusal::new(
            "10.6",
            format!(
                "{at}: qui la disposizione iniziale è senza sigilli, ora Valandris sceglie il suo vertice"
            ),
            format!("{at}: here the set-up has no seals, now Valandris chooses his vertex"),
        );
    }
    let seals = first_seals(count);
    let (is, are) = if count == 1 { ("c'è", "is") } else { ("ci sono", "are") };
    Refusal::new(
        "2.5",
        format!("{at}: {} {is} già, ora Valandris sceglie il suo vertice", seals.it),
        format!("{at}: {} {are} down already, now Valandris chooses his vertex", seals.en),
    )
}

/// One of the first seals is to be put.
pub(super) fn sealing(truth: &Evilrunner, action: Action) -> Refusal {
    match action {
        Action::Seal(at) if at.world() != World::Earth => on_earth(at),
        Action::Seal(at) if truth.at(Piece::Unicorn) == at => Refusal::new(
            "2.6",
            format!("su {at} c'è l'Unicorno: sotto di lui non si sigilla"),
            format!("the Unicorn is on {at}: no seal goes under it"),
        ),
        Action::Seal(at) => Refusal::new(
            "2.5",
            format!("{at} è già sigillato: i vertici da sigillare sono diversi"),
            format!("{at} is sealed already: the vertices to be sealed are different"),
        ),
        _ => {
            let seals = first_seals(truth.setup.seals);
            let left = usize::from(truth.setup.seals) - truth.seals.len();
            let missing = if left == 1 { "ne manca uno".to_owned() } else { format!("ne mancano {left}") };
            Refusal::new(
                "2.5",
                format!("prima {}: {missing}", seals.it),
                format!("first {}: {left} to go", seals.en),
            )
        }
    }
}

/// The set-up is over.
pub(super) fn placed(truth: &Evilrunner, piece: Piece, at: Vertex) -> Refusal {
    let here = truth.at(piece);
    Refusal::new(
        clause(piece),
        format!("{at}: {} è già sulla plancia, in {here}", name(piece).it),
        format!("{at}: {} is on the board already, on {here}", name(piece).en),
    )
}

pub(super) fn on_earth(at: Vertex) -> Refusal {
    Refusal::new(
        "3.2",
        format!("{at} non è sulla Terra: i sigilli stanno solo lì"),
        format!("{at} is not on the Earth: seals lie only there"),
    )
}

pub(super) fn sealed(piece: Piece, at: Vertex) -> Refusal {
    Refusal::new(
        "3.3",
        format!("{at} è sigillato: {} non può entrarci", name(piece).it),
        format!("{at} is sealed: {} may not enter it", name(piece).en),
    )
}

/// `piece` stands on `at` already.
pub(super) fn already(clause: &'static str, piece: Piece, at: Vertex) -> Refusal {
    Refusal::new(
        clause,
        format!("{} è già in {at}", upper(&name(piece).it)),
        format!("{} is on {at} already", upper(&name(piece).en)),
    )
}
