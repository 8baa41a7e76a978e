//! What can be done, each thing small and without language.

use table::{Nth, Seat, Word};

use crate::{Card, Points};

table::named! {
    /// A face of the coin.
    Face:
    /// Heads.
    Heads "heads";
    /// Tails.
    Tails "tails";
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

table::actions! {
    /// One small thing that a seat or chance does. The order of the variants is the order of the lists.
    // It is copied in one go.
    #[repr(align(4))]
    Action, "roll, step, resolve, return, pass, use=o10, ability, seat=2, fight=3, space=13, face=5, stake=faith:2, \
        call=heads, take=o12, die=4";
    /// `pass`: does not react, does not fight, lays no further trap.
    Pass "pass";
    /// `roll`: rolls the die to move.
    Roll "roll";
    /// `step`: goes one space up in Heaven or Hell.
    Step "step";
    /// `resolve`: resolves the card it came to.
    Resolve "resolve";
    /// `return`: goes back instead.
    Return "return";
    /// `fight=3`: fights that seat.
    Fight(seat: Seat) "fight";
    /// `forward`: a mad one's direction.
    Forward "forward";
    /// `back`: the other direction.
    Back "back";
    /// `god=4`: chooses a character by number.
    God(god: u8 as Nth("", 12)) "god";
    /// `ability`: uses the character's ability.
    Ability "ability";
    /// `change`: changes one's die (Folle accelerato).
    Change "change";
    /// `use=o10`: uses a card.
    Use(card: Card) "use";
    /// `seat=2`: chooses a player.
    At(seat: Seat) "seat";
    /// `which=1`: chooses a die of those on the table.
    Which(die: u8 as Nth("", 2)) "which";
    /// `space=13`: chooses a space of the board, counted from 1.
    Space(space: u8 as Nth("", 20)) "space";
    /// `face=5`: chooses a die's face.
    Face(face: u8 as 1..=6) "face";
    /// `add=2`: adds so much to a roll.
    Add(more: u8 as 1..=6) "add";
    /// `stake=faith:2`: declares a stake.
    Stake(points: Points as Word, stake: u8 as 1..=10) "stake";
    /// `call=heads`: calls or guesses a face of the coin.
    Call(face: Face as Word) "call";
    /// `corrupt`: one Corruption more, for having beaten a mad one.
    Corrupt "corrupt";
    /// `cleanse`: one Corruption less.
    Cleanse "cleanse";
    /// `take=o12`: chooses a card: to discard, to steal, to banish, to lay as a trap.
    Take(card: Card) "take";
    /// `die=4`: chance: a die falls.
    Die(face: u8 as 1..=6) "die";
    /// `coin=heads`: chance: the coin falls.
    Coin(face: Face as Word) "coin";
    /// `lay=b13`: chance: a card of the board by number.
    Lay(card: u8 as Nth("b", 20)) "lay";
    /// `event=e7`: chance: an event by number.
    Event(card: u8 as Nth("e", 32)) "event";
    /// `card=o7`: chance: a card is drawn, from a pile or a hand.
    Draw(card: Card) "card";
}
