//! What can be done, each thing small and without language.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Trouble};

use crate::open::{CITIES, Face};
use crate::{Card, deck};

/// One small thing that a seat or chance does. Cards in play and face-down cards are called by their number, cities from 0
/// (they print from 1). The order of the variants is the order of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: answers nothing.
    Pass,
    /// `keep`: keeps the opening hand.
    Keep,
    /// `redraw`: puts the opening hand back for six cards.
    Redraw,
    /// `skip`: opens nothing (more).
    Skip,
    /// `decline`: does not defend.
    Decline,
    /// `enough`: adds no fighter.
    Enough,
    /// `no`: declines what a card offers.
    No,
    /// `accept`: accepts what a card offers.
    Accept,
    /// `end`: ends the main phase.
    End,
    /// `ready`: the deck is ready for the next duel.
    Ready,
    /// `deck=bastione`: chooses a ready deck.
    Deck(u8),
    /// `start=1`: this seat begins the duel.
    Start(Seat),
    /// `in=t3`: a card goes from the side deck into the deck.
    In(Card),
    /// `out=t3`: a card goes from the deck into the side deck.
    Out(Card),
    /// `open=t3`: opens a card from the hand.
    Open(Card),
    /// `turn=4`: turns a face-down card up.
    Turn(u8),
    /// `lay=t3:2`: lays a card face down at a city.
    Lay(Card, u8),
    /// `set=7:2`: sets a character from the field to a city.
    Set(u8, u8),
    /// `move=7:3`: moves a character to a city.
    Move(u8, u8),
    /// `use=7:1`: uses an ability of a card in play, counted from 1.
    Use(u8, u8),
    /// `quick=t5`: plays a Quick card from the hand.
    Quick(Card),
    /// `attack=7`: this character leads an attack on the city where it is.
    Attack(u8),
    /// `defend=7`: the city is defended, this character first.
    Defend(u8),
    /// `join=7`: adds a fighter.
    Join(u8),
    /// `hit=9:2`: so much of the striker's Power goes to this enemy.
    Hit(u8, u8),
    /// `choose=7`: chooses a card in play, or a face-down one.
    Choose(u8),
    /// `city=3`: chooses a city.
    City(u8),
    /// `take=t3`: chooses a card: to discard, to fetch.
    Take(Card),
    /// `first=1`: chance: this seat begins.
    First(Seat),
    /// `face=capital`: chance: what the city turns out to be.
    Face(Face),
    /// `card=t3`: chance: a card comes from a library or a hand.
    Draw(Card),
}

const WORDS: [Action; 10] = [
    Action::Pass,
    Action::Keep,
    Action::Redraw,
    Action::Skip,
    Action::Decline,
    Action::Enough,
    Action::No,
    Action::Accept,
    Action::End,
    Action::Ready,
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Keep => f.write_str("keep"),
            Action::Redraw => f.write_str("redraw"),
            Action::Skip => f.write_str("skip"),
            Action::Decline => f.write_str("decline"),
            Action::Enough => f.write_str("enough"),
            Action::No => f.write_str("no"),
            Action::Accept => f.write_str("accept"),
            Action::End => f.write_str("end"),
            Action::Ready => f.write_str("ready"),
            Action::Deck(at) => write!(f, "deck={}", deck::WORDS[usize::from(*at)]),
            Action::Start(seat) => write!(f, "start={seat}"),
            Action::In(card) => write!(f, "in={card}"),
            Action::Out(card) => write!(f, "out={card}"),
            Action::Open(card) => write!(f, "open={card}"),
            Action::Turn(id) => write!(f, "turn={id}"),
            Action::Lay(card, city) => write!(f, "lay={card}:{}", city + 1),
            Action::Set(id, city) => write!(f, "set={id}:{}", city + 1),
            Action::Move(id, city) => write!(f, "move={id}:{}", city + 1),
            Action::Use(id, at) => write!(f, "use={id}:{}", at + 1),
            Action::Quick(card) => write!(f, "quick={card}"),
            Action::Attack(id) => write!(f, "attack={id}"),
            Action::Defend(id) => write!(f, "defend={id}"),
            Action::Join(id) => write!(f, "join={id}"),
            Action::Hit(id, n) => write!(f, "hit={id}:{n}"),
            Action::Choose(id) => write!(f, "choose={id}"),
            Action::City(city) => write!(f, "city={}", city + 1),
            Action::Take(card) => write!(f, "take={card}"),
            Action::First(seat) => write!(f, "first={seat}"),
            Action::Face(face) => write!(f, "face={}", face.word()),
            Action::Draw(card) => write!(f, "card={card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        read(text).ok_or_else(|| {
            const SOME: &str = "open=t3, skip, set=7:2, move=7:3, use=7:1, quick=t5, attack=7, end, defend=7, decline, join=7, \
                enough, hit=9:2, pass, choose=7, city=3, take=t3, deck=bastione, keep, redraw, start=2, in=t3, out=t4, ready, \
                lay=t3:2, turn=4, accept, no";
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
    let id = || value.parse().ok();
    let city = |text: &str| text.parse().ok().filter(|n| (1..=CITIES as u8).contains(n)).map(|n: u8| n - 1);
    let pair = || value.split_once(':');
    let id_and_city = || pair().and_then(|(id, at)| Some((id.parse().ok()?, city(at)?)));
    let action = match name {
        "deck" => Action::Deck(deck::WORDS.iter().position(|word| *word == value)? as u8),
        "start" => Action::Start(value.parse().ok()?),
        "in" => Action::In(value.parse().ok()?),
        "out" => Action::Out(value.parse().ok()?),
        "open" => Action::Open(value.parse().ok()?),
        "turn" => Action::Turn(id()?),
        "lay" => pair().and_then(|(card, at)| Some(Action::Lay(card.parse().ok()?, city(at)?)))?,
        "set" => id_and_city().map(|(id, city)| Action::Set(id, city))?,
        "move" => id_and_city().map(|(id, city)| Action::Move(id, city))?,
        "use" => pair()
            .and_then(|(id, n)| Some(Action::Use(id.parse().ok()?, n.parse::<u8>().ok()?.checked_sub(1)?)))?,
        "quick" => Action::Quick(value.parse().ok()?),
        "attack" => Action::Attack(id()?),
        "defend" => Action::Defend(id()?),
        "join" => Action::Join(id()?),
        "hit" => pair().and_then(|(id, n)| Some(Action::Hit(id.parse().ok()?, n.parse().ok()?)))?,
        "choose" => Action::Choose(id()?),
        "city" => Action::City(city(value)?),
        "take" => Action::Take(value.parse().ok()?),
        "first" => Action::First(value.parse().ok()?),
        "face" => Action::Face(Face::ALL.into_iter().find(|face| face.word() == value)?),
        "card" => Action::Draw(value.parse().ok()?),
        _ => return None,
    };
    // `+1` and `01` are numbers too, but not as they print.
    (action.to_string() == text).then_some(action)
}
