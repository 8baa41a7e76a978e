//! What can be done, each thing small and without language.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Trouble};

use crate::{Card, Points};

/// A face of the coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

/// One small thing that a seat or chance does. The order of the variants is the order of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
// It is copied in one go.
#[repr(align(4))]
pub enum Action {
    /// `pass`: does not react, does not fight, lays no further trap.
    Pass,
    /// `roll`: rolls the die to move.
    Roll,
    /// `step`: goes one space up in Heaven or Hell.
    Step,
    /// `resolve`: resolves the card it came to.
    Resolve,
    /// `return`: goes back instead.
    Return,
    /// `fight=3`: fights that seat.
    Fight(Seat),
    /// `forward`: a mad one's direction.
    Forward,
    /// `back`: the other direction.
    Back,
    /// `god=4`: chooses a character by number.
    God(u8),
    /// `ability`: uses the character's ability.
    Ability,
    /// `change`: changes one's die (Folle accelerato).
    Change,
    /// `use=o10`: uses a card.
    Use(Card),
    /// `seat=2`: chooses a player.
    At(Seat),
    /// `which=1`: chooses a die of those on the table.
    Which(u8),
    /// `space=13`: chooses a space of the board, counted from 1.
    Space(u8),
    /// `face=5`: chooses a die's face.
    Face(u8),
    /// `add=2`: adds so much to a roll.
    Add(u8),
    /// `stake=faith:2`: declares a stake.
    Stake(Points, u8),
    /// `call=heads`: calls or guesses a face of the coin.
    Call(Face),
    /// `corrupt`: one Corruption more, for having beaten a mad one.
    Corrupt,
    /// `cleanse`: one Corruption less.
    Cleanse,
    /// `take=o12`: chooses a card: to discard, to steal, to banish, to lay as a trap.
    Take(Card),
    /// `die=4`: chance: a die falls.
    Die(u8),
    /// `coin=heads`: chance: the coin falls.
    Coin(Face),
    /// `lay=b13`: chance: a card of the board by number.
    Lay(u8),
    /// `event=e7`: chance: an event by number.
    Event(u8),
    /// `card=o7`: chance: a card is drawn, from a pile or a hand.
    Draw(Card),
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Face::Heads => "heads",
            Face::Tails => "tails",
        })
    }
}

impl Face {
    /// The other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Face::Heads => Face::Tails,
            Face::Tails => Face::Heads,
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Points::Faith => "faith",
            Points::Corruption => "corruption",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Roll => f.write_str("roll"),
            Action::Step => f.write_str("step"),
            Action::Resolve => f.write_str("resolve"),
            Action::Return => f.write_str("return"),
            Action::Fight(seat) => write!(f, "fight={seat}"),
            Action::Forward => f.write_str("forward"),
            Action::Back => f.write_str("back"),
            Action::God(god) => write!(f, "god={}", god + 1),
            Action::Ability => f.write_str("ability"),
            Action::Change => f.write_str("change"),
            Action::Use(card) => write!(f, "use={card}"),
            Action::At(seat) => write!(f, "seat={seat}"),
            Action::Which(die) => write!(f, "which={}", die + 1),
            Action::Space(space) => write!(f, "space={}", space + 1),
            Action::Face(face) => write!(f, "face={face}"),
            Action::Add(more) => write!(f, "add={more}"),
            Action::Stake(points, n) => write!(f, "stake={points}:{n}"),
            Action::Call(face) => write!(f, "call={face}"),
            Action::Corrupt => f.write_str("corrupt"),
            Action::Cleanse => f.write_str("cleanse"),
            Action::Take(card) => write!(f, "take={card}"),
            Action::Die(face) => write!(f, "die={face}"),
            Action::Coin(face) => write!(f, "coin={face}"),
            Action::Lay(card) => write!(f, "lay=b{}", card + 1),
            Action::Event(card) => write!(f, "event=e{}", card + 1),
            Action::Draw(card) => write!(f, "card={card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        read(text).ok_or_else(|| {
            const SOME: &str = "roll, step, resolve, return, pass, use=o10, ability, seat=2, fight=3, space=13, face=5, \
                stake=faith:2, call=heads, take=o12, die=4";
            Trouble::say(
                format!("«{text}» non è un'azione: sono attese scritture come {SOME}"),
                format!("'{text}' is no action: something like {SOME} is expected"),
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    const WORDS: [Action; 11] = [
        Action::Pass,
        Action::Roll,
        Action::Step,
        Action::Resolve,
        Action::Return,
        Action::Forward,
        Action::Back,
        Action::Ability,
        Action::Change,
        Action::Corrupt,
        Action::Cleanse,
    ];
    let Some((name, value)) = text.split_once('=') else {
        return WORDS.into_iter().find(|action| action.to_string() == text);
    };
    let action = match name {
        "fight" => Action::Fight(value.parse().ok()?),
        "god" => Action::God(index(value, 12)?),
        "use" => Action::Use(value.parse().ok()?),
        "seat" => Action::At(value.parse().ok()?),
        "which" => Action::Which(index(value, 2)?),
        "space" => Action::Space(index(value, 20)?),
        "face" => Action::Face(index(value, 6)? + 1),
        "add" => Action::Add(index(value, 6)? + 1),
        "stake" => {
            let (points, n) = value.split_once(':')?;
            let points = [Points::Faith, Points::Corruption].into_iter().find(|p| p.to_string() == points)?;
            Action::Stake(points, index(n, 10)? + 1)
        }
        "call" => Action::Call(face(value)?),
        "take" => Action::Take(value.parse().ok()?),
        "die" => Action::Die(index(value, 6)? + 1),
        "coin" => Action::Coin(face(value)?),
        "lay" => Action::Lay(index(value.strip_prefix('b')?, 20)?),
        "event" => Action::Event(index(value.strip_prefix('e')?, 32)?),
        "card" => Action::Draw(value.parse().ok()?),
        _ => return None,
    };
    Some(action)
}

fn face(text: &str) -> Option<Face> {
    [Face::Heads, Face::Tails].into_iter().find(|face| face.to_string() == text)
}

/// A number from 1 to `most` as an index from 0.
fn index(digits: &str, most: u8) -> Option<u8> {
    (0..most).find(|at| (at + 1).to_string() == digits)
}
