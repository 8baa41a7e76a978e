//! What everybody at the table sees, spectators included. [15.1] [15.2]

use arrayvec::ArrayVec;
use table::{Agenda, List, Scores, Seat, Seats};

use crate::cards::{Body, CardSet, Change, Heed, Keyword, Print, Traits};
use crate::deck;
use crate::setup::{Lists, Switches};
use crate::step::{Step, Trigger};
use crate::{Bag, Card};

/// How many sit at the table. [1.1]
pub const SEATS: usize = 2;
/// How many cities there are. [1.1]
pub const CITIES: usize = 5;
/// The most cards in play: all of both decks.
pub(crate) const CARDS: usize = SEATS * deck::MOST;
/// So many cards in play lie in place, so that copying a table allocates nothing; there are rarely more.
pub(crate) const CROWD: usize = 64;

/// The public part of a table. Nothing hidden may stand here: views carry it as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    /// The switches and the cards.
    pub switches: Switches,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
    /// Abilities that have been set off in this turn and have not happened yet. [12.13]
    pub waiting: List<Trigger, 8>,
    /// The seats whose deck is chosen.
    pub chosen: Seats,
    /// The seats that are done with their side deck.
    pub ready: Seats,
    /// The number of the duel, from 1; 0 before the first.
    pub duel: u8,
    /// The duels that are over.
    pub results: ArrayVec<Outcome, 3>,
    /// Conquests of each seat in the whole match.
    pub conquests: [u16; SEATS],
    /// Who begins this duel.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns of this duel begun.
    pub turn: u16,
    /// Turns of the match begun.
    pub turns: u16,
    /// The part of the turn.
    pub phase: Phase,
    /// The line of cities.
    pub cities: [City; CITIES],
    /// The cards in play, in order of coming into play.
    pub units: List<Unit, CROWD>,
    /// The cards that lie face down at cities.
    pub down: List<Down, 16>,
    /// The graveyards, the newest card last.
    pub graves: [List<Card, 64>; SEATS],
    /// Cards in hand.
    pub hands: [u8; SEATS],
    /// Cards in the library.
    pub libraries: [u8; SEATS],
    /// Held cards that everybody knows.
    pub known: [Bag; SEATS],
    /// What each seat has shown in duels before this one: of each card the most copies at once.
    pub shown: [Bag; SEATS],
    /// The seats that have chosen a card of their hand in this duel: to play it, to discard it.
    pub picked: Seats,
    /// Quick cards that each seat has played in this turn.
    pub quicks: [u8; SEATS],
    /// Abilities set off in this turn.
    pub stirred: u8,
    /// Cards opened in this opening phase.
    pub opened: u8,
    /// Cards that each seat may open beyond the usual in its next opening phase, or in this one.
    pub more: [u8; SEATS],
    /// The battle that is fought.
    pub battle: Option<Battle>,
    /// How it stands with the clock.
    pub time: Time,
    /// Is a duel going on?
    pub dueling: bool,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// What the numbers and keywords in play hang on.
    pub(crate) heeds: Heed,
    /// Has anything of that changed since they were last looked at?
    pub(crate) stale: bool,
}

/// The part of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Before the main phase.
    #[default]
    Opening,
    /// The main phase.
    Main,
    /// After it.
    End,
}

table::named! {
    /// What a city turns out to be.
    Face:
    /// The capital.
    Capital "capital";
    /// Vadofermo.
    Vadofermo "vadofermo";
    /// Pietracava.
    Pietracava "pietracava";
    /// Selvapiana.
    Selvapiana "selvapiana";
    /// Portochiaro.
    Portochiaro "portochiaro";
}

/// A city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct City {
    /// What it is, once it lies face up.
    pub face: Option<Face>,
    /// Who occupies it; nobody: it lies across. [1.3]
    pub owner: Option<Seat>,
    /// The last turn in which a battle was declared here; 0 for none.
    pub fought: u16,
    /// The last turn in which no battle may begin here; 0 for none.
    pub truce: u16,
}

/// A card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Its number, from 1: free numbers are used again, the smallest first.
    pub id: u8,
    /// Which card.
    pub card: Card,
    /// The numbers printed on it, if it is a character.
    pub(crate) body: Option<Body>,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub at: At,
    /// Is it tapped?
    pub tapped: bool,
    /// Does it not untap next time?
    pub stunned: bool,
    /// Has it moved in this turn?
    pub moved: bool,
    /// The abilities used in this turn, a bit each.
    pub used: u8,
    /// Its damage.
    pub damage: u8,
    /// How much of the next damage is prevented.
    pub shield: u8,
    /// What its numbers gained or lost until the end of the turn.
    pub boost: Change,
    /// The keywords that it has until the end of the turn, a bit each.
    pub gained: u8,
    /// What all effects and cards add to its numbers, kept while nothing changes that they hang on. [13.5] [14.4]
    pub(crate) change: Change,
    /// The keywords that they give it. [13.6]
    pub(crate) keywords: u8,
}

/// Where a card in play is. [1.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum At {
    /// On its owner's field.
    Field,
    /// At a city.
    City(u8),
    /// With another card in play, by its number.
    With(u8),
}

/// A card that lies face down at a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Down {
    /// Its number, of the same numbers as those in play.
    pub id: u8,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub city: u8,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    /// For which city.
    pub city: u8,
    /// Who attacks.
    pub attacker: Seat,
    /// Who leads the attack.
    pub leader: u8,
    /// Did the defender occupy the city when it began? It does so still. [7.9]
    pub occupied: bool,
    /// Who fights, in order of being named.
    pub fighters: List<Fighter, 32>,
    /// How the strikers of this step divide their Power. There may be as many as pairs of enemies; there are few.
    pub hits: List<Hit, 32>,
}

/// A fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fighter {
    /// Which card in play.
    pub id: u8,
    /// On whose side.
    pub side: Seat,
    /// Has it struck?
    pub struck: bool,
}

/// Damage that is about to fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hit {
    /// Who strikes.
    pub by: u8,
    /// Whom.
    pub on: u8,
    /// How hard.
    pub power: u8,
}

/// How it stands with the clock. [16.1]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Time {
    /// It runs, or there is none.
    #[default]
    Runs,
    /// It is over: every turn ends with a look at the cities. [16.2]
    Over,
    /// This turn's two minutes are over too: what is left of it is passed. [16.4]
    Spent,
}

/// How a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won.
    pub winner: Seat,
    /// How.
    pub how: How,
    /// After how many turns.
    pub turns: u16,
}

/// Why a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// The capital and two more cities.
    Cities,
    /// The rival's library is empty.
    Library,
    /// The time is over and the winner had more cities.
    Time,
}

/// Why the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// More duels won.
    Duels(Seat),
    /// As many duels, more cities conquered.
    Conquests(Seat),
    /// As many of both.
    Drawn,
}

impl Ending {
    /// Who won.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Ending::Duels(seat) | Ending::Conquests(seat) => Some(seat),
            Ending::Drawn => None,
        }
    }
}

impl Down {
    /// Is it at this city?
    pub fn is_at(&self, city: u8) -> bool {
        self.city == city
    }
}

impl Unit {
    /// A card that comes into play.
    pub(crate) fn new(id: u8, card: Card, body: Option<Body>, owner: Seat, at: At) -> Self {
        Unit {
            id,
            card,
            body,
            owner,
            at,
            tapped: false,
            stunned: false,
            moved: false,
            used: 0,
            damage: 0,
            shield: 0,
            boost: Change::default(),
            gained: 0,
            change: Change::default(),
            keywords: 0,
        }
    }

    /// Has it this keyword until the end of the turn?
    pub fn gained(&self, keyword: Keyword) -> bool {
        self.gained >> keyword as u8 & 1 == 1
    }

    /// The city where it lies itself; of a card that lies with another none.
    pub fn city(&self) -> Option<u8> {
        match self.at {
            At::City(city) => Some(city),
            At::Field | At::With(_) => None,
        }
    }
}

impl Battle {
    /// Nobody fights yet.
    pub(crate) fn new(city: u8, attacker: Seat, leader: u8, occupied: bool) -> Self {
        Battle { city, attacker, leader, occupied, fighters: List::new(), hits: List::new() }
    }

    /// One more fighter.
    pub(crate) fn joins(&mut self, id: u8, side: Seat) {
        self.fighters.push(Fighter { id, side, struck: false });
    }

    /// Does this card lead the attack? When the leader is gone nobody does, whoever gets its number.
    pub fn leads(&self, id: u8) -> bool {
        self.leader == id && self.fighter(id).is_some_and(|fighter| fighter.side == self.attacker)
    }

    /// Is this card among the fighters?
    pub fn fighter(&self, id: u8) -> Option<&Fighter> {
        self.fighters.iter().find(|fighter| fighter.id == id)
    }
}

impl Open {
    /// The other seat.
    pub fn rival(seat: Seat) -> Seat {
        Seat::new(1 - seat.index().min(1) as u8)
    }

    /// Both seats, the one on turn first.
    pub fn in_order(&self) -> [Seat; SEATS] {
        [self.active, Open::rival(self.active)]
    }

    /// The cards that are played with.
    pub fn set(&self) -> &'static CardSet {
        self.switches.cards.cards()
    }

    /// What the rules ask of a card all the time.
    #[inline]
    pub(crate) fn traits(&self, card: Card) -> &'static Traits {
        self.set().traits(card)
    }

    /// What is printed on a card.
    pub fn print(&self, card: Card) -> &'static Print {
        self.set().print(card)
    }

    /// A card in play.
    pub fn unit(&self, id: u8) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    pub(crate) fn unit_mut(&mut self, id: u8) -> Option<&mut Unit> {
        self.units.iter_mut().find(|unit| unit.id == id)
    }

    /// A face-down card.
    pub fn face_down(&self, id: u8) -> Option<&Down> {
        self.down.iter().find(|down| down.id == id)
    }

    /// The smallest number that no card in play and no face-down one has.
    pub(crate) fn free_id(&self) -> u8 {
        let mut taken = [false; u8::MAX as usize + 1];
        let ids = self.units.iter().map(|unit| unit.id).chain(self.down.iter().map(|down| down.id));
        ids.for_each(|id| taken[usize::from(id)] = true);
        (1..=u8::MAX).find(|id| !taken[usize::from(*id)]).unwrap_or(u8::MAX)
    }

    /// Is another card printed alike in play?
    pub fn has_twin(&self, card: Card, id: u8) -> bool {
        self.units.iter().any(|unit| unit.card == card && unit.id != id)
    }

    /// Is the unit a character?
    pub fn is_character(&self, unit: &Unit) -> bool {
        unit.body.is_some()
    }

    /// The characters in play.
    pub fn characters(&self) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(|unit| self.is_character(unit))
    }

    /// The characters of a seat at a city, where the other's may be as well. [6.7]
    pub fn garrison(&self, seat: Seat, city: u8) -> impl Iterator<Item = &Unit> {
        let there = self.units.iter().filter(move |unit| unit.owner == seat && unit.at == At::City(city));
        there.filter(|unit| self.is_character(unit))
    }

    /// Is the discard that is asked for the price of a conquest? What a card asks for stands above the card. [9.8]
    pub(crate) fn pays_for_conquest(&self) -> bool {
        let asks = |step: &&Step| matches!(step, Step::Discard(_));
        let beneath = self.agenda.iter().find(|step| !asks(step));
        self.agenda.next().as_ref().is_some_and(|step| asks(&step)) && beneath == Some(&Step::Settle)
    }

    /// How many cities a seat occupies.
    pub fn cities_of(&self, seat: Seat) -> usize {
        self.cities.iter().filter(|city| city.owner == Some(seat)).count()
    }

    /// Does the seat occupy the capital?
    pub fn has_capital(&self, seat: Seat) -> bool {
        self.cities.iter().any(|city| city.owner == Some(seat) && city.face == Some(Face::Capital))
    }

    /// Does everybody know the deck lists? Once both are chosen. [15.3] [17.3]
    pub fn lists_are_open(&self) -> bool {
        self.switches.lists == Lists::Open && self.chosen.len() == SEATS
    }

    /// How many cities lie face up.
    pub fn revealed(&self) -> usize {
        self.cities.iter().filter(|city| city.face.is_some()).count()
    }

    /// The faces that no city shows yet.
    pub fn faces_left(&self) -> impl Iterator<Item = Face> + '_ {
        Face::ALL.into_iter().filter(|face| self.cities.iter().all(|city| city.face != Some(*face)))
    }

    /// Duels won by a seat.
    pub fn wins(&self, seat: Seat) -> usize {
        self.results.iter().filter(|result| result.winner == seat).count()
    }

    /// Everything of a seat's deck that lies face up in this duel or that everybody knows, the waiting cards among it.
    pub fn seen(&self, seat: Seat) -> Bag {
        let in_play = self.units.iter().filter(|unit| unit.owner == seat).map(|unit| unit.card);
        let waiting = self.agenda.iter().filter_map(|step| match step {
            Step::Enter(entry) if entry.seat == seat => Some(entry.card),
            _ => None,
        });
        let mut seen: Bag = in_play.chain(waiting).chain(self.graves[seat.index()].iter().copied()).collect();
        seen.pour(&self.known[seat.index()]);
        seen
    }

    /// A hundred for each duel won, and the conquests; who won. [3.4]
    pub(crate) fn scores(&self) -> Scores {
        let score = |seat: Seat| 100 * self.wins(seat) as i32 + i32::from(self.conquests[seat.index()]);
        let points = [score(Seat::new(0)), score(Seat::new(1))];
        let winner = self.ending.and_then(Ending::winner);
        Scores::new(&points, winner.map_or(Seats::NONE, Seats::one))
    }
}
