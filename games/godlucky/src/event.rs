//! What is told, one sentence at a time.

use table::{Seat, Seats};

use crate::open::SEATS;
use crate::{Card, Cards, Deck, Ending, Face, GodLucky, Points, Portal, Power, Set};

/// Who hears what happens.
pub(crate) type Ears<'a> = table::Ears<'a, Event>;

/// What happened, with what it takes to name those it happened to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The cards that are played with.
    pub cards: Set,
    /// Each seat's character.
    pub gods: [Option<u8>; SEATS],
    /// What happened.
    pub what: What,
}

/// What is known of a held card that one does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Back {
    /// Its back: an ordinary object, a sacred one, a miracle.
    pub kind: Kind,
    /// Not usable yet?
    pub fresh: bool,
    /// Known to be one that thieves may take?
    pub tame: bool,
    /// Who has seen it, beside its owner.
    pub seen: Seats,
}

/// The backs of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// An ordinary object, in hand.
    Object,
    /// A sacred object, laid before its owner.
    Sacred,
    /// A miracle, laid before its owner.
    Miracle,
}

/// What one side of a fight makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// Faith or madness.
    pub might: u8,
    /// The die with what was added to it.
    pub die: u8,
}

impl Sum {
    /// Faith or madness, and the die.
    pub fn of(might: u8, die: u8) -> Self {
        Sum { might, die }
    }

    /// Both together.
    pub fn total(self) -> u8 {
        self.might + self.die
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A seat's roll for who chooses first.
    Precedence(Seat, u8),
    /// These rolled the same and roll again.
    Again(Seats),
    /// A seat has chosen its character.
    God(Seat, u8),
    /// This seat plays first, with one Faith more.
    First(Seat),
    /// A card was laid at a place of the path: card number and place.
    Laid(u8, u8),
    /// A turn begins; is it an extra one?
    Turn(Seat, bool),
    /// The second phase begins.
    Second,
    /// A turn is lost.
    Skipped(Seat),
    /// Somebody blocked the seat.
    Blocked(Seat),
    /// The seat leaves a portal.
    Left(Seat, Portal),
    /// Stays still in a portal while everybody is mad.
    Still(Seat),
    /// A die fell: whose (`None` is the Folle Etto's), its sides, its face.
    Rolled(Option<Seat>, u8, u8),
    /// A die was set by somebody: by whom, whose, its face.
    Set(Seat, Option<Seat>, u8),
    /// Somebody lets a die be rolled again: by whom, whose.
    Rerolls(Seat, Option<Seat>),
    /// So much was added to the seat's die.
    Added(Seat, u8),
    /// A seat changes its die for a point of Corruption (Folle accelerato).
    Changes(Seat),
    /// A seat called or guesses a face.
    Called(Seat, Face),
    /// A seat's coin fell.
    Coin(Seat, Face),
    /// Somebody turned the coin over: now it shows this.
    Turned(Seat, Face),
    /// A seat tosses its coin once more.
    Retoss(Seat),
    /// A pawn went from one place of the path to another.
    Moved(Seat, u8, u8),
    /// A pawn goes back to where it came from.
    Returned(Seat, u8),
    /// A seat stays where it is.
    Stayed(Seat),
    /// The card at this place is resolved: seat and card number.
    Resolves(Seat, u8),
    /// A seat is on a space of a portal.
    Portal(Seat, Portal, u8),
    /// Somebody swapped the portal: the seat goes to this one.
    Swapped(Seat, Seat, Portal),
    /// An event was drawn.
    Event(Seat, u8),
    /// A seat drew a card with this back.
    Drew(Seat, Kind),
    /// To the seat only: which.
    Got(Seat, Card),
    /// The pile is empty.
    Empty(Seat, Deck),
    /// Faith changed: by how much, to how much.
    Faith(Seat, i8, u8),
    /// Corruption changed: by how much, to how much.
    Corruption(Seat, i8, u8),
    /// At 1 Faith nothing is lost.
    Floor(Seat),
    /// Gone mad.
    Mad(Seat),
    /// Cards that were lost by going mad.
    Lost(Seat, Cards),
    /// A card was used.
    Used(Seat, Card),
    /// The ability was used.
    Ability(Seat, Power),
    /// A card was discarded.
    Discarded(Seat, Card),
    /// A card went from the second to the first; what everybody could see of it.
    Stolen(Seat, Seat, Back),
    /// To those who know it: which.
    Took(Seat, Seat, Card),
    /// The card cannot be stolen and was shown: thief, owner, card.
    Shown(Seat, Seat, Card),
    /// The first looked at the second's cards (all of them, or the hand only).
    Looked(Seat, Seat, bool),
    /// To the first only: what it saw.
    Saw(Seat, Seat, Cards),
    /// The first banished a card of the second.
    Banished(Seat, Seat, Card),
    /// A seat claims its sacred object, from a seat or from the pile.
    Claimed(Seat, Option<Seat>, Card),
    /// A seat takes the top of the discards.
    Scavenged(Seat, Card),
    /// A trap was laid on a place; what everybody could see of it.
    Trap(Seat, u8, Back),
    /// To those who know it: which card was laid as a trap.
    Laying(Seat, Card),
    /// The first stepped on a trap of the second: the card that lay there.
    Sprung(Seat, Seat, Card),
    /// A fight begins (`None` is the Folle Etto).
    Fight(Seat, Option<Seat>),
    /// What the two bring together: who with how much, the other with how much.
    Strength(Seat, Sum, Option<Seat>, Sum),
    /// The seat's die fell on a 6, which captures the Folle Etto.
    Six(Seat),
    /// The fight is won by the first (`None` is the Folle Etto) over the second.
    Won(Option<Seat>, Option<Seat>),
    /// Nobody won it.
    Tied,
    /// Faith was borrowed for the fight: by whom, whose.
    Borrowed(Seat, Seat),
    /// The mask: the first swaps spaces with the second, who loses the Faith.
    Mask(Seat, Seat),
    /// Two seats swapped spaces.
    Places(Seat, Seat),
    /// Two seats swapped points for a turn.
    Points(Seat, Seat, Points),
    /// The swap of points is over.
    Restored(Seat, Seat, Points),
    /// A Gambling was declared: by whom, with whom, what, how much.
    Bet(Seat, Seat, Points, u8),
    /// It was refused.
    Refused(Seat),
    /// It was won by the first over the second.
    Gained(Seat, Seat),
    /// The second guessed (or not) the first's coin.
    Guessed(Seat, Seat, bool),
    /// Everybody is mad for a turn.
    AllMad(Seat),
    /// Everybody sleeps; play goes on with this seat.
    Asleep(Seat),
    /// The seat will lose its next turn.
    Skips(Seat),
    /// The seat will have another turn.
    Extra(Seat),
    /// Corruption returns to its start.
    Meditates(Seat),
    /// A coin decides between these two.
    Tie(Seat, Seat),
    /// The game is over.
    Over(Ending),
    /// Nothing could be done.
    Nothing(Seat),
    /// The first has chosen the second, for what follows.
    Chose(Seat, Seat),
    /// A mad one has chosen its direction: back?
    Heads(Seat, bool),
    /// A seat has chosen a die of those on the table, by index.
    Which(Seat, u8),
    /// A seat has chosen a place of the path for a trap.
    Snare(Seat, u8),
}

impl GodLucky {
    #[cold]
    pub(crate) fn event(&self, what: What) -> Event {
        let mut gods = [None; SEATS];
        for (god, place) in gods.iter_mut().zip(&self.open.places) {
            *god = place.god;
        }
        Event { cards: self.open.setup.cards, gods, what }
    }

    /// Tells everyone.
    #[inline]
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
}
