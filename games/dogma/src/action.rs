//! What can be done, each thing small and without language.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Trouble};

use crate::Card;

/// One small thing that a seat or chance does. Arcana, places in a row and sets are counted from 0 here and from 1 in print.
/// The order of the variants is the order of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: no order can be given.
    Pass,
    /// `ready`: leaves the rest as it is.
    Ready,
    /// `done`: puts the pack down.
    Done,
    /// `close`: has finished building.
    Close,
    /// `stop`: builds no further; chance gives what is lacking.
    Stop,
    /// `destiny=1`: takes this printed set.
    Destiny(u8),
    /// `leave=i3`: leaves this card out.
    Leave(Card),
    /// `take=c5:2`: puts a card into its second Arcano; the fifth holds the Interventions.
    Take(Card, u8),
    /// `drop=c5:2`: takes a card out of its second Arcano again.
    Drop(Card, u8),
    /// `next=d3`: this Intervention comes next.
    Next(Card),
    /// `field=2`: fields the second Arcano: at the opening of all, later of the rearguard.
    Field(u8),
    /// `slot=2`: the second Arcano comes next in the rearguard.
    Slot(u8),
    /// `lay=c5`: this Cult card comes next, from the left.
    Lay(Card),
    /// `show=2`: turns the second Cult card up.
    Show(u8),
    /// `target=1`: aims at this seat.
    Target(Seat),
    /// `call=2`: order I, Convocazione of the second Prophet in the rearguard.
    Call(u8),
    /// `divine`: order II, Intervento Divino.
    Divine,
    /// `appeal`: order II, Appello alla Razionalità.
    Appeal,
    /// `cult=2`: order III, the second Cult card.
    Cult(u8),
    /// `special`: order III, Special.
    Special,
    /// `use=p3`: the Special of this card.
    Use(Card),
    /// `choose=2`: the second of the row that is asked about.
    Choose(u8),
    /// `way=reason`: a way in a Prova di Fedeltà, hidden or guessed.
    Way(Way),
    /// `first=1`: chance: this seat comes next.
    First(Seat),
    /// `card=p3`: chance: this card.
    Draw(Card),
}

/// The three ways of a Prova di Fedeltà. [15.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Violenza.
    Violence,
    /// Razionalità.
    Reason,
    /// Blasfemia.
    Blasphemy,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 3] = [Way::Violence, Way::Reason, Way::Blasphemy];

    /// As it stands in an action.
    pub const fn word(self) -> &'static str {
        match self {
            Way::Violence => "violence",
            Way::Reason => "reason",
            Way::Blasphemy => "blasphemy",
        }
    }
}

const WORDS: [Action; 8] = [
    Action::Pass,
    Action::Ready,
    Action::Done,
    Action::Close,
    Action::Stop,
    Action::Divine,
    Action::Appeal,
    Action::Special,
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Ready => f.write_str("ready"),
            Action::Done => f.write_str("done"),
            Action::Close => f.write_str("close"),
            Action::Stop => f.write_str("stop"),
            Action::Divine => f.write_str("divine"),
            Action::Appeal => f.write_str("appeal"),
            Action::Special => f.write_str("special"),
            Action::Destiny(at) => write!(f, "destiny={}", at + 1),
            Action::Leave(card) => write!(f, "leave={card}"),
            Action::Take(card, at) => write!(f, "take={card}:{}", at + 1),
            Action::Drop(card, at) => write!(f, "drop={card}:{}", at + 1),
            Action::Next(card) => write!(f, "next={card}"),
            Action::Field(at) => write!(f, "field={}", at + 1),
            Action::Slot(at) => write!(f, "slot={}", at + 1),
            Action::Lay(card) => write!(f, "lay={card}"),
            Action::Show(at) => write!(f, "show={}", at + 1),
            Action::Target(seat) => write!(f, "target={seat}"),
            Action::Call(at) => write!(f, "call={}", at + 1),
            Action::Cult(at) => write!(f, "cult={}", at + 1),
            Action::Use(card) => write!(f, "use={card}"),
            Action::Choose(at) => write!(f, "choose={}", at + 1),
            Action::Way(way) => write!(f, "way={}", way.word()),
            Action::First(seat) => write!(f, "first={seat}"),
            Action::Draw(card) => write!(f, "card={card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        read(text).ok_or_else(|| {
            const SOME: &str = "call=2, divine, appeal, cult=3, special, pass, target=1, ready, field=2, lay=c5, slot=3, show=1, \
                use=p3, choose=2, way=reason, destiny=1, leave=i3, take=c5:2, drop=c5:2, next=d3, done, close, stop";
            Trouble::say(
                format!("«{text}» non è un'azione: sono attese scritture come {SOME}"),
                format!("'{text}' is no action: something like {SOME} is expected"),
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((name, value)) = text.split_once('=') else {
        return WORDS.into_iter().find(|action| action.to_string() == text);
    };
    let at = |text: &str| text.parse::<u8>().ok().filter(|n| (1..=8).contains(n)).map(|n| n - 1);
    let pair = || value.split_once(':').and_then(|(card, to)| Some((card.parse().ok()?, at(to)?)));
    let action = match name {
        "destiny" => Action::Destiny(at(value)?),
        "leave" => Action::Leave(value.parse().ok()?),
        "take" => pair().map(|(card, to)| Action::Take(card, to))?,
        "drop" => pair().map(|(card, to)| Action::Drop(card, to))?,
        "next" => Action::Next(value.parse().ok()?),
        "field" => Action::Field(at(value)?),
        "slot" => Action::Slot(at(value)?),
        "lay" => Action::Lay(value.parse().ok()?),
        "show" => Action::Show(at(value)?),
        "target" => Action::Target(value.parse().ok()?),
        "call" => Action::Call(at(value)?),
        "cult" => Action::Cult(at(value)?),
        "use" => Action::Use(value.parse().ok()?),
        "choose" => Action::Choose(at(value)?),
        "way" => Action::Way(Way::ALL.into_iter().find(|way| way.word() == value)?),
        "first" => Action::First(value.parse().ok()?),
        "card" => Action::Draw(value.parse().ok()?),
        _ => return None,
    };
    // `+1` and `01` are numbers too, but not as they print.
    (action.to_string() == text).then_some(action)
}
