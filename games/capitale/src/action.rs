//! What can be done, each thing small and without language.

use table::{Nth, Seat, Word};

use crate::open::{CITIES, Face};
use crate::{Card, deck};

table::actions! {
    /// One small thing that a seat or chance does. Cards in play and face-down cards are called by their number, cities from 0
    /// (they print from 1). The order of the variants is the order of the lists.
    Action, "open=t3, skip, set=7:2, move=7:3, use=7:1, quick=t5, attack=7, end, defend=7, decline, join=7, enough, hit=9:2, \
        pass, choose=7, city=3, take=t3, deck=bastione, keep, redraw, start=2, in=t3, out=t4, ready, lay=t3:2, turn=4, accept, no";
    /// `pass`: answers nothing.
    Pass "pass";
    /// `keep`: keeps the opening hand.
    Keep "keep";
    /// `redraw`: puts the opening hand back for six cards.
    Redraw "redraw";
    /// `skip`: opens nothing (more).
    Skip "skip";
    /// `decline`: does not defend.
    Decline "decline";
    /// `enough`: adds no fighter.
    Enough "enough";
    /// `no`: declines what a card offers.
    No "no";
    /// `accept`: accepts what a card offers.
    Accept "accept";
    /// `end`: ends the main phase.
    End "end";
    /// `ready`: the deck is ready for the next duel.
    Ready "ready";
    /// `deck=bastione`: chooses a ready deck.
    Deck(deck: u8 as deck::WORDS) "deck";
    /// `start=1`: this seat begins the duel.
    Start(seat: Seat) "start";
    /// `in=t3`: a card goes from the side deck into the deck.
    In(card: Card) "in";
    /// `out=t3`: a card goes from the deck into the side deck.
    Out(card: Card) "out";
    /// `open=t3`: opens a card from the hand.
    Open(card: Card) "open";
    /// `turn=4`: turns a face-down card up.
    Turn(id: u8) "turn";
    /// `lay=t3:2`: lays a card face down at a city.
    Lay(card: Card, city: u8 as Nth("", CITIES as u8)) "lay";
    /// `set=7:2`: sets a character from the field to a city.
    Set(id: u8, city: u8 as Nth("", CITIES as u8)) "set";
    /// `move=7:3`: moves a character to a city.
    Move(id: u8, city: u8 as Nth("", CITIES as u8)) "move";
    /// `use=7:1`: uses an ability of a card in play, counted from 1.
    Use(id: u8, ability: u8 as Nth("", u8::MAX)) "use";
    /// `quick=t5`: plays a Quick card from the hand.
    Quick(card: Card) "quick";
    /// `attack=7`: this character leads an attack on the city where it is.
    Attack(id: u8) "attack";
    /// `defend=7`: the city is defended, this character first.
    Defend(id: u8) "defend";
    /// `join=7`: adds a fighter.
    Join(id: u8) "join";
    /// `hit=9:2`: so much of the striker's Power goes to this enemy.
    Hit(id: u8, power: u8) "hit";
    /// `choose=7`: chooses a card in play, or a face-down one.
    Choose(id: u8) "choose";
    /// `city=3`: chooses a city.
    City(city: u8 as Nth("", CITIES as u8)) "city";
    /// `take=t3`: chooses a card: to discard, to fetch.
    Take(card: Card) "take";
    /// `first=1`: chance: this seat begins.
    First(seat: Seat) "first";
    /// `face=capital`: chance: what the city turns out to be.
    Face(face: Face as Word) "face";
    /// `card=t3`: chance: a card comes from a library or a hand.
    Draw(card: Card) "card";
}
