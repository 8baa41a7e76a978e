//! What can be done, each thing small and without language.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Trouble};

use crate::Card;

/// One small thing that a seat or chance does. The order of the variants is the order of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: does not answer, declines.
    Pass,
    /// `advocatus`: answers a Beatitudine with an Advocatus Diaboli.
    Advocatus,
    /// `accept`: lets an ability happen.
    Accept,
    /// `end`: ends the turn.
    End,
    /// `roll`: rolls the die in place of a Beatitudine.
    Roll,
    /// `play=b1`: plays a Beatitudine, a Prova or a Supporto with this print.
    Play(Card),
    /// `suffrage=s4`: discards a Saint from the hand for a point.
    Suffrage(Card),
    /// `place=s4`: lays a Saint into the Santuario, or into an empty Zona Attiva.
    Place(Card),
    /// `replace=s4:3`: lays a Saint into a full Santuario and discards the one of that slot, counted from 1.
    Replace(Card, u8),
    /// `enter=2`: the Saint of that slot comes into the Zona Attiva.
    Enter(u8),
    /// `swap=1:3`: two Saints of the Santuario change slots.
    Swap(u8, u8),
    /// `seat=2`: chooses another seat.
    At(Seat),
    /// `take=s4`: chooses a card: to discard, to fetch, to remove.
    Take(Card),
    /// `next=s4`: the ability of this card happens first.
    Next(Card),
    /// `dealer=2`: chance: who deals.
    Dealer(Seat),
    /// `die=4`: chance: the die falls.
    Die(u8),
    /// `card=b7`: chance: a card comes from the deck or a hand.
    Draw(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Advocatus => f.write_str("advocatus"),
            Action::Accept => f.write_str("accept"),
            Action::End => f.write_str("end"),
            Action::Roll => f.write_str("roll"),
            Action::Play(card) => write!(f, "play={card}"),
            Action::Suffrage(card) => write!(f, "suffrage={card}"),
            Action::Place(card) => write!(f, "place={card}"),
            Action::Replace(card, slot) => write!(f, "replace={card}:{}", slot + 1),
            Action::Enter(slot) => write!(f, "enter={}", slot + 1),
            Action::Swap(one, two) => write!(f, "swap={}:{}", one + 1, two + 1),
            Action::At(seat) => write!(f, "seat={seat}"),
            Action::Take(card) => write!(f, "take={card}"),
            Action::Next(card) => write!(f, "next={card}"),
            Action::Dealer(seat) => write!(f, "dealer={seat}"),
            Action::Die(face) => write!(f, "die={face}"),
            Action::Draw(card) => write!(f, "card={card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        read(text).ok_or_else(|| {
            const SOME: &str = "end, roll, play=b1, suffrage=s4, place=s4, replace=s4:3, enter=2, swap=1:3, advocatus, pass, \
                accept, seat=2, take=s4, next=s4";
            Trouble::say(
                format!("«{text}» non è un'azione: sono attese scritture come {SOME}"),
                format!("'{text}' is no action: something like {SOME} is expected"),
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    const WORDS: [Action; 5] = [Action::Pass, Action::Advocatus, Action::Accept, Action::End, Action::Roll];
    let Some((name, value)) = text.split_once('=') else {
        return WORDS.into_iter().find(|action| action.to_string() == text);
    };
    let action = match name {
        "play" => Action::Play(value.parse().ok()?),
        "suffrage" => Action::Suffrage(value.parse().ok()?),
        "place" => Action::Place(value.parse().ok()?),
        "replace" => {
            let (card, slot) = value.split_once(':')?;
            Action::Replace(card.parse().ok()?, index(slot, 4)?)
        }
        "enter" => Action::Enter(index(value, 4)?),
        "swap" => {
            let (one, two) = value.split_once(':')?;
            Action::Swap(index(one, 4)?, index(two, 4)?)
        }
        "seat" => Action::At(value.parse().ok()?),
        "take" => Action::Take(value.parse().ok()?),
        "next" => Action::Next(value.parse().ok()?),
        "dealer" => Action::Dealer(value.parse().ok()?),
        "die" => Action::Die(index(value, 6)? + 1),
        "card" => Action::Draw(value.parse().ok()?),
        _ => return None,
    };
    // `+1` and `01` are numbers too, but not as they print.
    (action.to_string() == text).then_some(action)
}

/// A number from 1 to `most`, counted from 0.
fn index(text: &str, most: u8) -> Option<u8> {
    text.parse().ok().filter(|n| (1..=most).contains(n)).map(|n: u8| n - 1)
}
