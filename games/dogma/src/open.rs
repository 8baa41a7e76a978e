//! What everybody sees.

use arrayvec::ArrayVec;
use table::{Agenda, List, Row, Scores, Seat, Seats};

use crate::cards::{Body, CardSet, Evil, Kind, Speaks, Types, When};
use crate::secret::CARDS;
use crate::step::{Act, At, Fact, Frame, Step};
use crate::{Card, Cards, Set, Setup};

/// The most seats.
pub const SEATS: usize = 4;
/// The Prophets of a seat. [3.1]
pub const LINE: usize = 4;
/// The most Cult cards and Relics that a seat can have lost: all that lie with its Prophets.
pub(crate) const GONE: usize = LINE * CARDS;
/// After so many turns in which a team shows nothing but passes, new cards of the other one do not break the wait. [16.9]
pub const LOCKED: u8 = 6;
/// The packs of Chaos. [5.1]
pub const PACKS: usize = 12;
/// The Prophets and the other cards of a pack.
pub(crate) const PACK: (u8, u8) = (2, 7);

/// The public part of a table. [18.7]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    /// What was fixed before.
    pub setup: Setup,
    /// What is still to be done, and what the next step needs.
    pub agenda: Agenda<Step>,
    /// Building.
    pub build: Build,
    /// The seats' sides.
    pub sides: ArrayVec<Side, SEATS>,
    /// The turn, from 1; 0 before the opening.
    pub turn: u16,
    /// Turns in a row without damage or a new card.
    pub quiet: u16,
    /// For each team: how many turns in a row it has shown nothing but passes, counted up to [`LOCKED`]. [16.9]
    pub passed: [u8; 2],
    /// Who is ready in the question that is open: has chosen all it has to choose.
    pub ready: Seats,
    /// Who has made the first of several choices: the Prophet to field, or a target.
    pub chosen: Seats,
    /// How many things of an order each has put in their places.
    pub laid: [u8; SEATS],
    /// How often each has changed its target this turn.
    pub changes: [u8; SEATS],
    /// The targets that are shown. [17.4]
    pub targets: [Option<Seat>; SEATS],
    /// The orders that are shown and not resolved yet. [18.6]
    pub plans: [Option<Plan>; SEATS],
    /// The Fervour of each active Prophet when the orders were shown.
    pub fervour: [i16; SEATS],
    /// The types of each active Prophet's Cult cards that were Veloce by a rule when the orders were shown. [9.3]
    pub swift: [Types; SEATS],
    /// The place in the order of play of what resolved last this turn.
    pub last: Option<Rank>,
    /// What is being resolved at the same time.
    pub acts: List<Act, 8>,
    /// What is still to be read of them, of each in turn the next thing last.
    pub todo: List<Frame, 12>,
    /// What it changes so far.
    pub facts: List<Fact, 40>,
    /// What happened and may set off abilities.
    pub stirred: List<Stir, 16>,
    /// How deep effects have set off effects since the last order.
    pub depth: u8,
    /// Prophets that fell, with the moment.
    pub fallen: ArrayVec<(Seat, Card, u16), { SEATS * LINE }>,
    /// The moment: how often changes were applied.
    pub moment: u16,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// Building, as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Build {
    /// Is it still going on?
    pub on: bool,
    /// The order found by lot, as far as it is known.
    pub order: ArrayVec<Seat, SEATS>,
    /// Which printed set each has.
    pub destinies: [Option<u8>; SEATS],
    /// Chaos: which packs are held is counted from here; 0 is the first.
    pub lap: u16,
    /// Chaos: how many packs each has held.
    pub laps: [u16; SEATS],
    /// Who has put down its pack in this round.
    pub down: Seats,
    /// Who has closed.
    pub closed: Seats,
    /// How many packs each has looked at since somebody closed.
    pub extra: [u8; SEATS],
    /// How many actions each has made in Libero Arbitrio.
    pub steps: [u8; SEATS],
    /// Whose minimum was filled up at random?
    pub filled: Seats,
}

/// A seat's side. [17.1]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Side {
    /// Its Arcana: the first active one, then the rearguard from the left, as at the opening.
    pub arcana: [Arcano; LINE],
    /// Which one is active.
    pub active: Option<u8>,
    /// The rearguard from the left.
    pub rear: Row<u8, LINE>,
    /// How many Interventions are left.
    pub divine: u8,
    /// The Interventions that everybody knows, from the top. [18.5]
    pub exposed: Row<Card, 5>,
    /// The Interventions that everybody knows to lie lowest, because they came back.
    pub under: Row<Card, 5>,
    /// The Interventions in the discards, the last one last.
    pub played: Row<Card, 8>,
    /// Other cards in the discards that belong to no defeated Prophet.
    pub gone: Row<Card, GONE>,
    /// Damage for the first Prophet that is fielded. [7.6]
    pub debt: u16,
    /// Was an Ardua card used: last turn, this turn.
    pub ardua: (bool, bool),
}

/// An Arcano with a Prophet, as everybody sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arcano {
    /// The Prophet, once it has been fielded. [18.2] [18.3]
    pub prophet: Option<Card>,
    /// How many cards lie with it.
    pub size: u8,
    /// Its Relics, once it has been fielded.
    pub relics: Row<Card, CARDS>,
    /// Its Cult cards from the left, once it has been fielded.
    pub cults: Row<CultPlace, CARDS>,
    /// Those among its face-down cards that everybody has seen before. [18.4]
    pub known: Cards,
    /// The damage on it. [1.9] [10.1]
    pub damage: u16,
    /// The part of it that it received this turn.
    pub fresh: u16,
    /// Does it receive no damage this turn?
    pub shielded: bool,
    /// Boosts and weakenings of its Fervour.
    pub fervour: i16,
    /// Its evil tokens but Struggimento, as bits.
    pub evils: u8,
    /// Its tokens of Struggimento.
    pub griefs: u8,
    /// Is its own ability annulled?
    pub annulled: bool,
    /// Whose ability it has too.
    pub copied: Option<Card>,
    /// The turn in which it was fielded last.
    pub since: u16,
    /// Is it defeated?
    pub fallen: bool,
    /// What its abilities speak of where it stands, active or in the rearguard: kept, for it is asked for all the time.
    pub(crate) speaks: Speaks,
    /// The same if it were active.
    pub(crate) speaks_in_front: Speaks,
}

/// The place of a Cult card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CultPlace {
    /// A number that stays when others leave.
    pub id: u8,
    /// The card, when it lies face up.
    pub face: Option<Card>,
    /// Boosts and weakenings of its damage.
    pub power: i16,
    /// Does a Struggimento lie on it?
    pub blocked: bool,
}

/// An order as it was shown. What it points at keeps its number when others leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plan {
    /// Convocazione of this Arcano.
    Call(u8),
    /// Intervento Divino.
    Divine,
    /// Appello alla Razionalità.
    Appeal,
    /// The Cult card at the place with this number.
    Cult(u8),
    /// Special.
    Special,
    /// Nothing.
    Pass,
}

/// Something that may set off abilities. [14.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stir {
    /// What happened.
    pub when: When,
    /// To which Prophet.
    pub to: At,
    /// Which seat did it, if one did.
    pub by: Option<Seat>,
    /// Was the Prophet the active one?
    pub front: bool,
}

/// A place in the order of play: the priority, the band within orders III, and the Fervour, highest first.
pub type Rank = (u8, u8, std::cmp::Reverse<i16>);

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winners: Seats,
    /// Why.
    pub how: How,
}

/// Why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// One side has no Prophet left.
    LastProphet,
    /// Both lost their last ones together; the sums of printed Faith and Fervour.
    Together(u16, u16),
    /// The last turn is over.
    Cap,
}

impl Arcano {
    /// Does it have this evil token?
    pub fn has(&self, evil: Evil) -> bool {
        match evil {
            Evil::Struggimento => self.griefs > 0,
            _ => self.evils >> evil as u8 & 1 == 1,
        }
    }

    /// How many evil tokens it has.
    pub fn troubles(&self) -> u8 {
        self.evils.count_ones() as u8 + self.griefs
    }

    pub(crate) fn receive(&mut self, evil: Evil) {
        self.evils |= 1 << evil as u8;
    }

    pub(crate) fn lose(&mut self, evil: Evil) {
        self.evils &= !(1 << evil as u8);
    }

    /// The index of the place with this number.
    pub fn at(&self, id: u8) -> Option<usize> {
        self.cults.iter().position(|place| place.id == id)
    }

    /// The places that lie face down and free.
    pub fn hidden(&self) -> impl Iterator<Item = &CultPlace> {
        self.cults.iter().filter(|place| place.face.is_none())
    }
}

impl Open {
    pub(crate) fn new(setup: &Setup) -> Self {
        Open {
            setup: *setup,
            agenda: Agenda::new(&[]),
            build: Build { on: true, ..Build::default() },
            sides: (0..setup.seats).map(|_| Side::default()).collect(),
            turn: 0,
            quiet: 0,
            passed: [0; 2],
            ready: Seats::NONE,
            chosen: Seats::NONE,
            laid: [0; SEATS],
            changes: [0; SEATS],
            targets: [None; SEATS],
            plans: [None; SEATS],
            fervour: [0; SEATS],
            swift: [Types::NONE; SEATS],
            last: None,
            acts: List::new(),
            todo: List::new(),
            facts: List::new(),
            stirred: List::new(),
            depth: 0,
            fallen: ArrayVec::new(),
            moment: 0,
            ending: None,
        }
    }

    /// The cards that are played with.
    pub fn set(&self) -> &'static CardSet {
        self.setup.cards.cards()
    }

    /// Do the Arcana stand in their lines? From the opening on.
    pub fn stands(&self) -> bool {
        !self.build.on && !self.awaits(Step::Opened)
    }

    /// Is this step still to be done?
    pub(crate) fn awaits(&self, step: Step) -> bool {
        self.agenda.iter().any(|it| *it == step)
    }

    /// A card of this seat is seen for the first time: that breaks the wait, unless the other side has only passed for long.
    /// [16.6] [16.9]
    #[inline]
    pub(crate) fn sees_new(&mut self, seat: Seat) {
        if self.passed[1 - seat.index() % 2] < LOCKED {
            self.quiet = 0;
        }
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.setup.seats))
    }

    /// A seat's side.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// A seat's Arcano.
    #[inline]
    pub fn arcano(&self, (seat, at): (Seat, u8)) -> &Arcano {
        &self.side(seat).arcana[usize::from(at)]
    }

    pub(crate) fn arcano_mut(&mut self, (seat, at): (Seat, u8)) -> &mut Arcano {
        &mut self.side_mut(seat).arcana[usize::from(at)]
    }

    /// The seat's active Arcano.
    pub fn active(&self, seat: Seat) -> Option<&Arcano> {
        let side = self.side(seat);
        side.active.map(|at| &side.arcana[usize::from(at)])
    }

    /// Where the seat's active Prophet stands.
    pub fn front(&self, seat: Seat) -> Option<(Seat, u8)> {
        self.side(seat).active.map(|at| (seat, at))
    }

    /// Do the two play in one team? [2.2]
    pub fn partners(one: Seat, other: Seat) -> bool {
        one.index() % 2 == other.index() % 2
    }

    /// The seats of the other team.
    pub fn rivals(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |other| !Open::partners(seat, *other))
    }

    /// Does the seat still have a Prophet? Before the opening everybody has.
    #[inline]
    pub fn lives(&self, seat: Seat) -> bool {
        self.side(seat).arcana.iter().any(|arcano| !arcano.fallen)
    }

    /// How many Prophets the seat has left.
    pub fn left(&self, seat: Seat) -> usize {
        self.side(seat).arcana.iter().filter(|arcano| !arcano.fallen).count()
    }

    /// The seats with a Prophet left.
    pub fn living(&self) -> Seats {
        self.seats().filter(|seat| self.lives(*seat)).collect()
    }

    /// The seats with an active Prophet.
    pub fn fronts(&self) -> Seats {
        self.seats().filter(|seat| self.side(*seat).active.is_some()).collect()
    }

    /// At whom the seat can aim. [17.5]
    pub fn aims(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.rivals(seat).filter(|rival| self.lives(*rival))
    }

    /// At whom the seat aims: the target that is shown, and before one is shown the next rival in order of play. [17.6]
    pub fn foe(&self, seat: Seat) -> Option<Seat> {
        self.targets[seat.index()].or_else(|| {
            let later = self.aims(seat).find(|rival| *rival > seat);
            later.or_else(|| self.aims(seat).next())
        })
    }

    /// The cards whose abilities a Prophet has: its own unless it is annulled, one that it has copied, its Relics.
    #[inline]
    pub(crate) fn speakers(&self, at: (Seat, u8)) -> impl Iterator<Item = Card> + use<> {
        let arcano = self.arcano(at);
        let own = arcano.prophet.filter(|_| !arcano.annulled);
        own.into_iter().chain(arcano.copied).chain(arcano.relics)
    }

    /// What a Prophet's abilities speak of: where it stands, and if it were active.
    pub(crate) fn heard_from(&self, at: (Seat, u8)) -> (Speaks, Speaks) {
        let (set, front) = (self.set(), self.front(at.0) == Some(at));
        let all = self.speakers(at).map(|card| set.facets(card));
        let (rear, all) = all.fold((Speaks::NOTHING, Speaks::NOTHING), |(rear, all), of| {
            (rear.and(of.rear), all.and(of.front))
        });
        (if front { all } else { rear }, all)
    }

    /// A Prophet has come, has gone to another place, or has other abilities: what they speak of is found out again.
    pub(crate) fn listen_to(&mut self, at: (Seat, u8)) {
        let heard = self.heard_from(at);
        let arcano = self.arcano_mut(at);
        (arcano.speaks, arcano.speaks_in_front) = heard;
    }

    /// The same for all.
    pub(crate) fn listen(&mut self) {
        let line = |seat: Seat| (0..LINE as u8).map(move |at| (seat, at));
        self.seats().flat_map(line).for_each(|at| self.listen_to(at));
    }

    /// The printed numbers of a Prophet that has been revealed.
    pub fn body(&self, at: (Seat, u8)) -> Option<&'static Body> {
        let print = self.set().print(self.arcano(at).prophet?);
        match &print.kind {
            Kind::Prophet(body) => Some(body),
            _ => None,
        }
    }

    /// The best is to have more Prophets left than the others; who won. [16.8]
    pub(crate) fn scores(&self) -> Scores {
        let winners = self.ending.map_or(Seats::NONE, |ending| ending.winners);
        let points: ArrayVec<i32, SEATS> = self
            .seats()
            .map(|seat| {
                let of = |own: bool| -> i32 {
                    let seats = self.seats().filter(|other| Open::partners(seat, *other) == own);
                    seats.map(|other| self.left(other) as i32).sum()
                };
                let margin = of(true) - of(false);
                match (winners.has(seat), winners.is_empty()) {
                    (true, _) => margin.max(1),
                    (_, true) => 0,
                    _ => margin.min(-1),
                }
            })
            .collect();
        Scores::new(&points, winners)
    }

    /// All cards that lie in the discards of a seat, face up. [10.7] [18.7]
    pub fn discards(&self, seat: Seat) -> Vec<Card> {
        let side = self.side(seat);
        let mut all: Vec<Card> = side.played.iter().chain(&side.gone).copied().collect();
        for arcano in side.arcana.iter().filter(|arcano| arcano.fallen) {
            all.extend(arcano.prophet);
            all.extend(arcano.cults.iter().filter_map(|place| place.face));
            all.extend(arcano.relics.iter().copied());
        }
        all
    }

    /// The set that is played with, for telling.
    pub(crate) fn cards(&self) -> Set {
        self.setup.cards
    }
}
