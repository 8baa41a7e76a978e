//! What is told, one sentence at a time.

use std::sync::Arc;

use table::{Ears, Seat, Seats};

use crate::cards::Set;
use crate::open::{Ending, Face, Outcome};
use crate::{Bag, Capitale, Card, Deck, Open};

/// What happened, with the cards it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The cards that are played with.
    pub cards: Set,
    /// What happened.
    pub what: What,
}

/// What happened. Cities are counted from 0, with their face if it is known; cards in play come with their number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A seat has chosen its deck.
    Chose(Seat),
    /// To the seat only: which ready deck.
    ChoseDeck(Seat, u8),
    /// A deck list is open to all.
    Listed(Seat, Arc<Deck>),
    /// This seat begins the duel; by lot?
    First(Seat, bool),
    /// A duel begins.
    Duel(u8),
    /// To the seat only: which card it drew.
    Got(Seat, Card),
    /// The seat keeps its hand.
    Kept(Seat),
    /// The seat puts its hand back and draws six.
    Redrew(Seat),
    /// A turn begins.
    Turn(Seat, u16),
    /// A seat drew a card.
    Drew(Seat),
    /// A card was opened; which number it has in play.
    Opened(Seat, Card),
    /// The seat opens nothing (more).
    Skipped(Seat),
    /// A face-down card was turned up at a city.
    TurnedUp(Seat, Thing, Spot),
    /// A card was laid face down at a city.
    Laid(Seat, Spot),
    /// To the seat only: which card it laid.
    LaidCard(Seat, Card, Spot),
    /// A card came into play.
    Entered(Seat, Thing, Option<Spot>),
    /// A lasting effect came into play with a character.
    Attached(Seat, Thing, Thing),
    /// A character was set to a city.
    Set(Seat, Thing, Spot),
    /// A character moved from a city (or the field) to another.
    Moved(Seat, Thing, Option<Spot>, Spot),
    /// An ability of a card happens.
    Ability(Seat, Card),
    /// A card in play is used.
    Used(Seat, Thing),
    /// A seat lets an ability pass.
    Declined(Seat, Card),
    /// A Quick card was played.
    Quick(Seat, Card),
    /// A Quick character of the field is called to defend the city.
    Called(Seat, Thing, Spot),
    /// A character was chosen.
    Aimed(Seat, Thing),
    /// A character leads an attack on the city.
    Attacked(Seat, Thing, Spot),
    /// A city was turned up.
    Revealed(u8, Face),
    /// The city is defended by this character first.
    Defended(Seat, Thing, Spot),
    /// The city is not defended.
    Undefended(Seat, Spot),
    /// A fighter was added.
    Joined(Seat, Thing),
    /// The seat adds no fighter.
    Enough(Seat),
    /// Fighters of this Range strike now.
    Range(u8),
    /// The first strikes the second with so much Power.
    Struck(Thing, Thing, u8),
    /// A character took so much damage; now it has so much of so much HP.
    Hurt(Seat, Thing, u8, u8, u8),
    /// Damage was prevented.
    Prevented(Seat, Thing, u8),
    /// A character died.
    Died(Seat, Thing),
    /// A card in play went to the graveyard for another reason.
    Gone(Seat, Thing),
    /// The attackers are driven back.
    Repelled(Spot),
    /// Both sides live: nothing changes.
    Neutral(Spot),
    /// Nobody is left of either side.
    Annihilated(Spot),
    /// The city falls to the seat.
    Conquered(Seat, Spot),
    /// Nobody of its owner's is left: the city is neutral.
    Abandoned(Seat, Spot),
    /// A card was discarded.
    Discarded(Seat, Card),
    /// A card of the library went to the graveyard.
    Milled(Seat, Card),
    /// A card was taken from the library.
    Fetched(Seat, Card),
    /// A card was taken from the graveyard into the hand.
    Recovered(Seat, Card),
    /// A character came back from the graveyard.
    Raised(Seat, Card),
    /// A seat shows its hand.
    Shown(Seat, Bag),
    /// A face-down card was discarded.
    Uncovered(Seat, Thing, Spot),
    /// No battle may begin at this city until the end of the next turn.
    Truce(Seat, Spot),
    /// A character was tapped.
    Tapped(Thing),
    /// A character was untapped.
    Untapped(Thing),
    /// A character will not untap next time.
    Stunned(Thing),
    /// A character's numbers changed until the end of the turn.
    Boosted(Thing, crate::cards::Change),
    /// A character has a keyword until the end of the turn.
    Gained(Thing, crate::cards::Keyword),
    /// A character is protected from so much damage.
    Shielded(Thing, u8),
    /// A character has lost so much of its damage.
    Healed(Thing, u8),
    /// A card in play went back to its owner's hand.
    Returned(Seat, Thing),
    /// The seat may open so many more cards.
    MayOpen(Seat, u8),
    /// A card did nothing.
    Nothing(Seat, Card),
    /// A seat ends its main phase.
    Ends(Seat),
    /// All damage is wiped away.
    Wiped,
    /// The time is over.
    TimeOver,
    /// The turn's time is over too.
    TurnOver,
    /// The duel is over.
    DuelOver(Outcome),
    /// A seat has its deck ready for the next duel.
    Ready(Seat),
    /// To the seat only: a card went into the deck.
    In(Seat, Card),
    /// To the seat only: a card went into the side deck.
    Out(Seat, Card),
    /// The match is over.
    Over(Ending),
}

/// A card in play: which, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thing {
    /// Which card.
    pub card: Card,
    /// Its number.
    pub id: u8,
    /// Is another card printed alike in play, so that the number is needed to tell them apart?
    pub twin: bool,
}

/// A city: its place in the line from 0, and what it is, if that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Its place.
    pub at: u8,
    /// Its face.
    pub face: Option<Face>,
}

impl Capitale {
    /// Tells everyone.
    pub(crate) fn say(&self, tell: &mut Ears<'_, Event>, what: What) {
        tell.all(Event { cards: self.open.switches.cards, what });
    }

    /// Tells one seat.
    pub(crate) fn whisper(&self, tell: &mut Ears<'_, Event>, to: Seat, what: What) {
        tell.only(Seats::one(to), Event { cards: self.open.switches.cards, what });
    }

    /// A card in play, for telling; a number that is not there any more tells a card all the same. Where nobody hears it,
    /// it is not looked for.
    pub(crate) fn thing(&self, tell: &Ears<'_, Event>, id: u8) -> Thing {
        let card = self.open.unit(id).filter(|_| tell.hears()).map_or(Card::FIRST, |unit| unit.card);
        Thing { card, id, twin: tell.hears() && self.open.has_twin(card, id) }
    }

    /// A city, for telling.
    pub(crate) fn spot(&self, at: u8) -> Spot {
        self.open.spot(at)
    }
}

impl Open {
    /// A city, for telling.
    pub(crate) fn spot(&self, at: u8) -> Spot {
        Spot { at, face: self.cities.get(usize::from(at)).and_then(|city| city.face) }
    }
}
