//! What can be done, each thing small and without language.

use table::{Nth, Seat};

use crate::Card;

table::actions! {
    /// One small thing that a seat or chance does. The order of the variants is the order of the lists.
    Action, "end, roll, play=b1, suffrage=s4, place=s4, replace=s4:3, enter=2, swap=1:3, advocatus, pass, accept, seat=2, \
        take=s4, next=s4";
    /// `pass`: does not answer, declines.
    Pass "pass";
    /// `advocatus`: answers a Beatitudine with an Advocatus Diaboli.
    Advocatus "advocatus";
    /// `accept`: lets an ability happen.
    Accept "accept";
    /// `end`: ends the turn.
    End "end";
    /// `roll`: rolls the die in place of a Beatitudine.
    Roll "roll";
    /// `play=b1`: plays a Beatitudine, a Prova or a Supporto with this print.
    Play(card: Card) "play";
    /// `suffrage=s4`: discards a Saint from the hand for a point.
    Suffrage(card: Card) "suffrage";
    /// `place=s4`: lays a Saint into the Santuario, or into an empty Zona Attiva.
    Place(card: Card) "place";
    /// `replace=s4:3`: lays a Saint into a full Santuario and discards the one of that slot, counted from 1.
    Replace(card: Card, slot: u8 as Nth("", 4)) "replace";
    /// `enter=2`: the Saint of that slot comes into the Zona Attiva.
    Enter(slot: u8 as Nth("", 4)) "enter";
    /// `swap=1:3`: two Saints of the Santuario change slots.
    Swap(one: u8 as Nth("", 4), two: u8 as Nth("", 4)) "swap";
    /// `seat=2`: chooses another seat.
    At(seat: Seat) "seat";
    /// `take=s4`: chooses a card: to discard, to fetch, to remove.
    Take(card: Card) "take";
    /// `next=s4`: the ability of this card happens first.
    Next(card: Card) "next";
    /// `dealer=2`: chance: who deals.
    Dealer(seat: Seat) "dealer";
    /// `die=4`: chance: the die falls.
    Die(face: u8 as 1..=6) "die";
    /// `card=b7`: chance: a card comes from the deck or a hand.
    Draw(card: Card) "card";
}
