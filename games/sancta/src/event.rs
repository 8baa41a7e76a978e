//! What is told, one sentence at a time.

use table::{Seat, Seats};

use crate::cards::{Again, Set};
use crate::{Card, Cards, Ending, Sancta};

/// Who hears what happens.
pub(crate) type Ears<'a> = table::Ears<'a, Event>;

/// What happened, with the cards it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The cards that are played with.
    pub cards: Set,
    /// How many seats there are.
    pub seats: u8,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// This seat deals.
    Dealer(Seat),
    /// The seat drew until it found this Saint, which goes to its Zona Attiva.
    Found(Seat, Card),
    /// This seat plays first; was there a tie?
    First(Seat, bool),
    /// Everybody has been dealt a hand.
    Dealt,
    /// A turn begins.
    Turn(Seat),
    /// A seat drew a card.
    Drew(Seat),
    /// To the seat only: which.
    Got(Seat, Card),
    /// The discards were shuffled into a new deck.
    Shuffled,
    /// There is nothing left to draw.
    Empty(Seat),
    /// A Beatitudine, a Prova or a Supporto was played.
    Played(Seat, Card),
    /// A Saint came into the Zona Attiva.
    Entered(Seat, Card),
    /// A Saint was laid into the Santuario.
    Placed(Seat, Card),
    /// A Saint was laid into the Santuario in place of another: the new one, the discarded one.
    Replaced(Seat, Card, Card),
    /// Two Saints of the Santuario changed slots.
    Swapped(Seat, Card, Card),
    /// A substitution: who leaves, who enters, the points paid.
    Substituted(Seat, Card, Card, u8),
    /// Two Saints changed places and the points were passed on: who leaves, who enters, the points.
    Exchanged(Seat, Card, Card, u8),
    /// The Saint gained so many points: now it has so many, of so many.
    Gained(Seat, Card, u8, u8, u8),
    /// The Saint lost so many points: now it has so many.
    Lost(Seat, Card, u8, u8),
    /// Points without a Saint to gain them are lost.
    Wasted(Seat),
    /// A Saint goes to the Rosa: now there are so many.
    Rosa(Seat, Card, u8),
    /// The first stopped the second's Beatitudine.
    Stopped(Seat, Seat),
    /// A seat rolls the die.
    Rolls(Seat),
    /// The die fell.
    Rolled(Seat, u8),
    /// A Suffragio with this Saint.
    Suffrage(Seat, Card),
    /// The ability of a card happens.
    Ability(Seat, Card),
    /// A seat lets an ability pass.
    Declined(Seat, Card),
    /// A seat chose which ability happens first.
    Ordered(Seat, Card),
    /// The active Saint's level changed by so much for this turn: now it is so much.
    Level(Seat, Card, i8, u8),
    /// A card was discarded.
    Discarded(Seat, Card),
    /// A Supporto has done its work and goes.
    Spent(Seat, Card),
    /// A random card went from the second to the first; who had seen it.
    Stolen(Seat, Seat, Seats),
    /// To those who know it: which.
    Took(Seat, Seat, Card),
    /// To everybody, for it was known to all: which.
    TookKnown(Seat, Seat, Card),
    /// The first looked at the second's hand.
    Looked(Seat, Seat),
    /// To the first only: what it saw.
    Saw(Seat, Seat, Cards),
    /// A card came from the deck, seen by all.
    Sought(Seat, Card),
    /// A card came back from the discards.
    Recovered(Seat, Card),
    /// A Saint came from the discards into the Santuario.
    Called(Seat, Card),
    /// The first discarded a Supporto of the second.
    Removed(Seat, Seat, Card),
    /// The card in the Zona Attiva was discarded.
    Dismissed(Seat, Card),
    /// A card protects this seat.
    Spared(Seat),
    /// The seat may do something once more.
    Again(Seat, Again),
    /// A seat leaves its Saints where they are.
    Stays(Seat),
    /// A seat ends its turn.
    Ends(Seat),
    /// Nothing could be done.
    Nothing(Seat),
    /// The first has chosen the second, for what follows.
    Chose(Seat, Seat),
    /// The game is over.
    Over(Ending),
}

impl Sancta {
    /// Tells everyone.
    pub(crate) fn say(&self, tell: &mut Ears<'_>, what: What) {
        if tell.hears() {
            tell.all(self.event(what));
        }
    }

    /// Tells some seats.
    pub(crate) fn whisper(&self, tell: &mut Ears<'_>, to: Seats, what: What) {
        if tell.hears() && !to.is_empty() {
            tell.only(to, self.event(what));
        }
    }

    pub(crate) fn event(&self, what: What) -> Event {
        Event { cards: self.open.setup.cards, seats: self.open.setup.seats, what }
    }
}
