//! One line of a record or of the server's log.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::{Answer, MAX_SEATS, Seat, Trouble};

/// An answer, or a word outside the rules. As text, in the order of the variants:
/// `0:A 1:B`, `0/A`, `*:A`, `time`, `resign 0`, `close`, `back 12`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line<A> {
    /// An answer to [`crate::Turn::Together`], in order of seats.
    Together(ArrayVec<(Seat, A), MAX_SEATS>),
    /// An answer to [`crate::Turn::Apart`].
    Apart(Seat, A),
    /// An answer of chance.
    Chance(A),
    /// The time was up.
    TimeUp,
    /// A seat gives up.
    Resign(Seat),
    /// Those who sit there end the match without a loser.
    Close,
    /// The match goes back to as many answers as stated.
    Back(usize),
}

impl<A: Copy> Line<A> {
    /// The line as an answer to the game; `None` for the words outside the rules.
    pub fn answer(&self) -> Option<Answer<'_, A>> {
        match self {
            Line::Together(actions) => Some(Answer::Together(actions)),
            Line::Apart(seat, action) => Some(Answer::Apart(*seat, *action)),
            Line::Chance(action) => Some(Answer::Chance(*action)),
            Line::TimeUp => Some(Answer::TimeUp),
            Line::Resign(_) | Line::Close | Line::Back(_) => None,
        }
    }
}

impl<A: fmt::Display> fmt::Display for Line<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Together(actions) => {
                for (i, (seat, action)) in actions.iter().enumerate() {
                    let space = if i == 0 { "" } else { " " };
                    write!(f, "{space}{seat}:{action}")?;
                }
                Ok(())
            }
            Line::Apart(seat, action) => write!(f, "{seat}/{action}"),
            Line::Chance(action) => write!(f, "*:{action}"),
            Line::TimeUp => f.write_str("time"),
            Line::Resign(seat) => write!(f, "resign {seat}"),
            Line::Close => f.write_str("close"),
            Line::Back(index) => write!(f, "back {index}"),
        }
    }
}

impl<A: FromStr<Err = Trouble>> FromStr for Line<A> {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        if text == "time" {
            return Ok(Line::TimeUp);
        }
        if text == "close" {
            return Ok(Line::Close);
        }
        if let Some(seat) = text.strip_prefix("resign ") {
            return Ok(Line::Resign(seat.parse()?));
        }
        if let Some(index) = text.strip_prefix("back ") {
            return index.parse().map(Line::Back).map_err(|_| unreadable(text));
        }
        if let Some(action) = text.strip_prefix("*:") {
            return Ok(Line::Chance(action.parse()?));
        }
        if let (Some(seat), Some("/")) = (text.get(..1), text.get(1..2)) {
            return Ok(Line::Apart(seat.parse()?, text[2..].parse()?));
        }
        together(text)
    }
}

fn together<A: FromStr<Err = Trouble>>(text: &str) -> Result<Line<A>, Trouble> {
    let mut actions = ArrayVec::new();
    for part in text.split(' ') {
        let (seat, action) = part.split_once(':').ok_or_else(|| unreadable(text))?;
        actions.try_push((seat.parse()?, action.parse()?)).map_err(|_| unreadable(text))?;
    }
    Ok(Line::Together(actions))
}

fn unreadable(text: &str) -> Trouble {
    Trouble::say(
        format!(
            "«{text}» non è una risposta: è atteso «0:azione», «0/azione», «*:esito», «time», «resign 0», «close»"
        ),
        format!(
            "'{text}' is no answer: '0:action', '0/action', '*:outcome', 'time', 'resign 0' or 'close' is expected"
        ),
    )
}
