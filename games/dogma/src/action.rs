//! What can be done, each thing small and without language.

use table::{Nth, Seat, Word};

use crate::Card;

table::actions! {
    /// One small thing that a seat or chance does. Arcana, places in a row and sets are counted from 0 here and from 1 in print.
    /// The order of the variants is the order of the lists.
    Action, "call=2, divine, appeal, cult=3, special, pass, target=1, ready, field=2, lay=c5, slot=3, show=1, use=p3, \
        choose=2, way=reason, destiny=1, leave=i3, take=c5:2, drop=c5:2, next=d3, done, close, stop";
    /// `pass`: no order can be given.
    Pass "pass";
    /// `ready`: leaves the rest as it is.
    Ready "ready";
    /// `done`: puts the pack down.
    Done "done";
    /// `close`: has finished building.
    Close "close";
    /// `stop`: builds no further; chance gives what is lacking.
    Stop "stop";
    /// `destiny=1`: takes this printed set.
    Destiny(at: u8 as Nth("", 8)) "destiny";
    /// `leave=i3`: leaves this card out.
    Leave(card: Card) "leave";
    /// `take=c5:2`: puts a card into its second Arcano; the fifth holds the Interventions.
    Take(card: Card, at: u8 as Nth("", 8)) "take";
    /// `drop=c5:2`: takes a card out of its second Arcano again.
    Drop(card: Card, at: u8 as Nth("", 8)) "drop";
    /// `next=d3`: this Intervention comes next.
    Next(card: Card) "next";
    /// `field=2`: fields the second Arcano: at the opening of all, later of the rearguard.
    Field(at: u8 as Nth("", 8)) "field";
    /// `slot=2`: the second Arcano comes next in the rearguard.
    Slot(at: u8 as Nth("", 8)) "slot";
    /// `lay=c5`: this Cult card comes next, from the left.
    Lay(card: Card) "lay";
    /// `show=2`: turns the second Cult card up.
    Show(at: u8 as Nth("", 8)) "show";
    /// `target=1`: aims at this seat.
    Target(seat: Seat) "target";
    /// `call=2`: order I, Convocazione of the second Prophet in the rearguard.
    Call(at: u8 as Nth("", 8)) "call";
    /// `divine`: order II, Intervento Divino.
    Divine "divine";
    /// `appeal`: order II, Appello alla Razionalità.
    Appeal "appeal";
    /// `cult=2`: order III, the second Cult card.
    Cult(at: u8 as Nth("", 8)) "cult";
    /// `special`: order III, Special.
    Special "special";
    /// `use=p3`: the Special of this card.
    Use(card: Card) "use";
    /// `choose=2`: the second of the row that is asked about.
    Choose(at: u8 as Nth("", 8)) "choose";
    /// `way=reason`: a way in a Prova di Fedeltà, hidden or guessed.
    Way(way: Way as Word) "way";
    /// `first=1`: chance: this seat comes next.
    First(seat: Seat) "first";
    /// `card=p3`: chance: this card.
    Draw(card: Card) "card";
}

table::named! {
    /// The three ways of a Prova di Fedeltà. [15.2]
    Way:
    /// Violenza.
    Violence "violence";
    /// Razionalità.
    Reason "reason";
    /// Blasfemia.
    Blasphemy "blasphemy";
}
