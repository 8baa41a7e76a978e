//! What can be done, each thing small and without language.

use std::fmt;
use std::str::FromStr;

use table::Trouble;

use crate::{Piece, Vertex};

/// One small thing that a seat or the die does. The order of the variants is the order of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `L@A5`: puts a piece on the board. [2.2] [2.3] [2.4] [2.7]
    Place(Piece, Vertex),
    /// `seal@T4`: puts a seal, in the set-up or by the Unicorn's power. [2.5] [5.8]
    Seal(Vertex),
    /// `L>A5`: a step, or the Archangel's flight. [4.3] [5.12] [6.7] [7.3]
    Step(Piece, Vertex),
    /// `L*A11`: the Leviathan's jump. [5.6]
    Jump(Vertex),
    /// `L^T3`: announces a crossing. [6.2]
    Cross(Piece, Vertex),
    /// `stay`: does not step, where the rules allow or demand it. [4.5] [5.7] [6.7] [7.2]
    Stay,
    /// `power=unicorn`: declares a power. [5.1]
    Declare(Piece),
    /// `die=7`: the die falls. [3.5]
    Die(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(piece, at) => write!(f, "{}@{at}", piece.letter()),
            Action::Seal(at) => write!(f, "seal@{at}"),
            Action::Step(piece, to) => write!(f, "{}>{to}", piece.letter()),
            Action::Jump(to) => write!(f, "L*{to}"),
            Action::Cross(creature, to) => write!(f, "{}^{to}", creature.letter()),
            Action::Stay => f.write_str("stay"),
            Action::Declare(creature) => write!(f, "power={}", creature.word()),
            Action::Die(face) => write!(f, "die={face}"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        if text == "stay" {
            return Ok(Action::Stay);
        }
        let unreadable = || unreadable(text);
        let at = text.find(['@', '>', '*', '^', '=']).ok_or_else(unreadable)?;
        let (who, sign, what) = (&text[..at], &text[at..=at], &text[at + 1..]);
        match (who, sign) {
            ("seal", "@") => return Ok(Action::Seal(what.parse()?)),
            ("power", "=") => return Piece::creature(what).map(Action::Declare).ok_or_else(unreadable),
            ("die", "=") => return face(what).map(Action::Die).ok_or_else(unreadable),
            _ => {}
        }
        let mut letters = who.chars();
        let piece = letters.next().and_then(Piece::from_letter).filter(|_| letters.next().is_none());
        match (piece.ok_or_else(unreadable)?, sign) {
            (piece, "@") => Ok(Action::Place(piece, what.parse()?)),
            (piece, ">") => Ok(Action::Step(piece, what.parse()?)),
            (Piece::Leviathan, "*") => Ok(Action::Jump(what.parse()?)),
            (creature, "^") if creature.is_creature() => Ok(Action::Cross(creature, what.parse()?)),
            _ => Err(unreadable()),
        }
    }
}

fn face(digits: &str) -> Option<u8> {
    (1..=12).find(|face: &u8| face.to_string() == digits)
}

fn unreadable(text: &str) -> Trouble {
    Trouble::say(
        format!(
            "«{text}» non è un'azione: sono attese scritture come L@A5, seal@T4, U>T3, L*A11, A^T2, stay, \
             power=unicorn, die=7"
        ),
        format!(
            "'{text}' is no action: something like L@A5, seal@T4, U>T3, L*A11, A^T2, stay, power=unicorn or die=7 \
             is expected"
        ),
    )
}
