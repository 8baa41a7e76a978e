//! What is told, one sentence at a time.

use table::{Seat, Seats};

use crate::action::Way;
use crate::cards::{Evil, Type};
use crate::open::{Ending, Plan};
use crate::{Card, Dogma, Hand, Set};

/// Who hears what happens.
pub(crate) type Ears<'a> = table::Ears<'a, Event>;

/// What happened, with the cards it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The cards that are played with.
    pub cards: Set,
    /// May the same Prophet be on several sides, so that its owner is named with it?
    pub doubles: bool,
    /// Of a Cult card that is used: was it Veloce (0), Lenta (2) or neither (1) when the orders were shown?
    pub band: Option<u8>,
    /// What happened.
    pub what: What,
}

/// A Prophet that everybody sees: whose, and which.
pub type Who = (Seat, Card);

/// What happened. Places of Cult cards and of the rearguard are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// This seat comes next in the order of building: how many came before.
    Order(Seat, u8),
    /// A seat takes a printed set.
    Destiny(Seat, u8),
    /// A seat has left a card out.
    Left(Seat),
    /// To the seat only: which.
    LeftCard(Seat, Card),
    /// All take the next packs: which round, from 1.
    Round(u16),
    /// A seat takes this pack, by number from 0.
    TookPack(Seat, u8),
    /// To the seat only: a card of a new pack that it takes.
    Found(Seat, Card),
    /// A seat pays with damage for looking at another pack.
    Paid(Seat, u16),
    /// To the seat only: a card has gone into an Arcano.
    Took(Seat, Card, u8),
    /// To the seat only: a card was taken out of an Arcano.
    Dropped(Seat, Card, u8),
    /// A seat has put its pack down.
    Down(Seat),
    /// A seat has closed its building.
    Closed(Seat),
    /// A seat stops building: what it lacks is given by chance.
    Stopped(Seat),
    /// A seat has put nothing down for a whole lap since another closed: its building is over.
    CutShort(Seat),
    /// Nobody has taken a card for a whole lap.
    Still,
    /// A seat's minimum is filled up at random.
    Filling(Seat),
    /// To the seat only: with this card, into this Arcano.
    Filled(Seat, Card, u8),
    /// To the seat only: cards that no Prophet could carry are put away.
    Emptied(Seat, u8),
    /// To the seat only: an Intervention comes next.
    Next(Seat, Card),
    /// A seat is ready.
    Ready(Seat),
    /// A seat has chosen whom to field.
    Chose(Seat),
    /// To the seat only: whom.
    ChoseCard(Seat, Card),
    /// To the seat only: what comes next in its line or among its Cult cards.
    Laid(Seat, Card),
    /// A seat has put one more thing in its place.
    Places(Seat),
    /// The clash begins.
    Opened,
    /// A turn begins.
    Turn(u16),
    /// A seat's building is over: how many Interventions it has.
    Built(Seat, u8),
    /// How many cards lie with each Prophet of a seat, the first one fielded, the others from the left.
    Stands(Seat, [u8; crate::LINE]),
    /// A Prophet is fielded, with these Relics and so many Cult cards.
    Fielded(Who, Vec<Card>, u8),
    /// A Cult card lies face up at this place: it is Rivelata.
    Lies(Who, Card, u8),
    /// The damage of building is put on the first Prophet.
    Debt(Who, u16),
    /// A Prophet of a seat comes back into the rearguard by Convocazione.
    Retired(Who),
    /// Crisi Mistica.
    Crisis(Who),
    /// Nothing has happened for too long: damage to the active Prophets.
    Stalled(u16),
    /// A seat turns a Cult card up.
    Shown(Who, Card, u8),
    /// To the others: a seat has placed its target.
    Aimed(Seat),
    /// To the team only: a seat aims at another.
    AimedAt(Seat, Seat),
    /// A seat shows its order, and in teams its target.
    Planned(Seat, Plan, Option<u8>, Option<Seat>),
    /// The same from Isteria, while others are still to choose.
    Early(Seat, Plan, Option<u8>, Option<Seat>),
    /// An order is lost.
    Lost(Seat),
    /// An order comes to nothing: what it points at is not there any more.
    Fizzled(Seat),
    /// A seat passes.
    Passed(Seat),
    /// These orders resolve at the same time.
    Together(Seats),
    /// A Prophet uses a Cult card.
    Used(Who, Card),
    /// A seat plays an Intervention.
    Divine(Seat, Card),
    /// A seat appeals to reason.
    Appeal(Seat),
    /// A Special happens.
    Special(Who, Card),
    /// An ability is set off.
    Ability(Who, Card),
    /// A seat has chosen a Prophet.
    Picked(Seat, Who),
    /// A seat has chosen the Cult card at this place of a Prophet.
    PickedPlace(Seat, Who, u8),
    /// A Prova di Fedeltà: who took it, which way was hidden, which was said.
    Proof {
        /// Who guessed.
        tester: Seat,
        /// Who hid.
        hider: Seat,
        /// Which way was hidden.
        hidden: Way,
        /// Which way was said.
        said: Way,
    },
    /// A Prophet receives no damage this turn; so much was taken away again.
    Shielded(Who, u16),
    /// A Prophet received damage; now it has so much of its Faith.
    Hurt(Who, u16, u16, u16),
    /// A Prophet is immune to Cult cards of this type, and takes no damage from one.
    Immune(Who, Type),
    /// A Prophet is weak to Cult cards of this type, and takes double damage from one.
    Doubled(Who, Type),
    /// A Prophet lost damage; now it has so much of its Faith.
    Healed(Who, u16, u16, u16),
    /// A Prophet received an evil token.
    Token(Who, Evil),
    /// A Prophet cannot receive this token, or has it.
    NoToken(Who, Evil),
    /// A Prophet lost an evil token.
    Freed(Who, Evil),
    /// A Struggimento lies on the Cult card at this place.
    Grief(Who, u8),
    /// A Prophet's Fervour is changed by so much; now it is so much.
    Fervour(Who, i16, u16),
    /// The damage of the Cult card at this place is changed by so much.
    Power(Who, u8, i16),
    /// A Prophet's boosts and weakenings are gone.
    Plain(Who),
    /// A Prophet's ability is annulled.
    Annulled(Who),
    /// A Prophet has this one's ability too.
    Copied(Who, Card),
    /// A Cult card goes to the discards.
    Stripped(Who, Card),
    /// A Relic goes to the discards.
    Unrelic(Who, Card),
    /// An Intervention goes to the discards unplayed.
    Burnt(Seat, Card),
    /// A seat has no Intervention to lose.
    NoDivine(Seat),
    /// A seat's Interventions are shown, the top one first.
    Exposed(Seat, Vec<Card>),
    /// An Intervention comes back under a seat's Arcano.
    Renewed(Seat, Card),
    /// A Prophet is driven back into the rearguard.
    Withdrawn(Who),
    /// A Prophet stands firm: nobody can take its place, or it cannot be driven back.
    Firm(Who),
    /// A Prophet is defeated; these cards with it.
    Defeated(Who, Vec<Card>),
    /// A Prophet comes back into the rearguard; the Relic that brought it back, if one did, stays in the discards.
    Raised(Who, Option<Card>),
    /// A card did nothing.
    Nothing(Seat, Card),
    /// It is over.
    Over(Ending),
    /// A seat lays open what it still holds.
    LaidOpen(Seat, Hand),
}

impl Dogma {
    fn event(&self, what: What) -> Event {
        let band = match what {
            What::Used((seat, _), card) => Some(self.band(seat, card)),
            _ => None,
        };
        Event { cards: self.open.cards(), doubles: self.open.has_doubles(), band, what }
    }

    /// Tells everyone, if anybody listens.
    #[inline]
    pub(crate) fn say(&self, tell: &mut Ears<'_>, what: What) {
        if tell.hears() {
            tell.all(self.event(what));
        }
    }

    /// Tells everyone something of a Prophet that everybody sees.
    #[inline]
    pub(crate) fn say_of(&self, at: crate::step::At, tell: &mut Ears<'_>, what: impl FnOnce(Who) -> What) {
        if tell.hears()
            && let Some(who) = self.who(at)
        {
            tell.all(self.event(what(who)));
        }
    }

    /// Tells one seat.
    #[inline]
    pub(crate) fn whisper(&self, tell: &mut Ears<'_>, to: Seat, what: What) {
        if tell.hears() {
            tell.only(Seats::one(to), self.event(what));
        }
    }

    /// Tells a team.
    #[inline]
    pub(crate) fn murmur(&self, tell: &mut Ears<'_>, of: Seat, what: What) {
        if tell.hears() {
            tell.only(self.with(of, true), self.event(what));
        }
    }

    /// Tells everyone but a team.
    #[inline]
    pub(crate) fn rumour(&self, tell: &mut Ears<'_>, of: Seat, what: What) {
        if tell.hears() {
            tell.only(self.with(of, false), self.event(what));
        }
    }

    /// Who is with a seat, or who is not.
    fn with(&self, of: Seat, partners: bool) -> Seats {
        self.open.seats().filter(|seat| crate::Open::partners(of, *seat) == partners).collect()
    }

    /// A Prophet that everybody sees, for telling; without one, there is nothing to tell.
    pub(crate) fn who(&self, at: crate::step::At) -> Option<Who> {
        self.open.arcano(at).prophet.map(|card| (at.0, card))
    }
}
