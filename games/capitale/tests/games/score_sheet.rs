//! Somebody with pencil and paper: from what everybody is told, and nothing else, the public table can be kept. Only how large
//! the libraries are when a duel begins is counted on the table, and who is tapped is seen there.

use capitale::{At, Bag, Capitale, Card, Face, Kind, On, Open, Outcome, Set, Setup, Switches, Thing, What};
use table::{Audience, Game, Rng, Scratch, Seat, Turn, told_answer};

/// A card in play: its number, which, whose, where, its damage.
type Row = (u8, Card, Seat, At, u8);

#[derive(Clone, Debug, Default, PartialEq)]
struct Sheet {
    duel: u8,
    results: Vec<Outcome>,
    conquests: [u16; 2],
    /// Whose turn it is, and which of the duel.
    turn: Option<(Seat, u16)>,
    cities: [(Option<Face>, Option<Seat>); 5],
    units: Vec<Row>,
    /// The face-down cards: number, whose, where.
    down: Vec<(u8, Seat, u8)>,
    /// By number.
    graves: [Bag; 2],
    hands: [u8; 2],
    libraries: [u8; 2],
    known: [Bag; 2],
    /// Who fights.
    fighters: Vec<u8>,
    /// Lasting effects that are to lie with a character and do not yet.
    coming: Vec<(Seat, Card)>,
}

impl Sheet {
    /// A card leaves a hand; it may have been known.
    fn leaves(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()] -= 1;
        self.known[seat.index()].take(card);
    }

    fn shown(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()] += 1;
        self.known[seat.index()].add(card, 1);
    }

    fn bury(&mut self, seat: Seat, card: Card) {
        self.graves[seat.index()].add(card, 1);
    }

    /// A card in play goes.
    fn goes(&mut self, thing: Thing) {
        let at = self.units.iter().position(|row| row.0 == thing.id && row.1 == thing.card).unwrap();
        self.units.remove(at);
        self.fighters.retain(|id| *id != thing.id);
    }

    fn row(&mut self, thing: Thing) -> &mut Row {
        self.units.iter_mut().find(|row| row.0 == thing.id && row.1 == thing.card).unwrap()
    }

    /// The smallest number that is free.
    fn free(&self) -> u8 {
        let taken =
            |id: &u8| self.units.iter().any(|row| row.0 == *id) || self.down.iter().any(|row| row.0 == *id);
        (1..).find(|id| !taken(id)).unwrap()
    }

    /// An effect that does not last goes to the graveyard as it is played.
    fn plays(&mut self, seat: Seat, card: Card, set: Set) {
        match set.cards().print(card).kind {
            Kind::Effect => self.bury(seat, card),
            Kind::Lasting(On::Own | On::Rival) => self.coming.push((seat, card)),
            _ => {}
        }
    }

    fn lift(&mut self, id: u8, seat: Seat, at: u8) {
        let before = self.down.len();
        self.down.retain(|row| *row != (id, seat, at));
        assert_eq!(self.down.len() + 1, before);
    }

    fn hear(&mut self, what: &What, set: Set) {
        match what.clone() {
            What::Duel(duel) => {
                *self = Sheet {
                    duel,
                    hands: [7, 7],
                    results: self.results.clone(),
                    conquests: self.conquests,
                    ..Sheet::default()
                }
            }
            What::Redrew(seat) => {
                self.hands[seat.index()] -= 1;
                self.libraries[seat.index()] += 1;
            }
            What::Turn(seat, turn) => self.turn = Some((seat, turn)),
            What::Drew(seat) => {
                self.hands[seat.index()] += 1;
                self.libraries[seat.index()] -= 1;
            }
            What::Opened(seat, card) | What::Quick(seat, card) => {
                self.leaves(seat, card);
                self.plays(seat, card, set);
            }
            What::TurnedUp(seat, thing, spot) => {
                self.lift(thing.id, seat, spot.at);
                self.plays(seat, thing.card, set);
            }
            What::Uncovered(seat, thing, spot) => {
                self.lift(thing.id, seat, spot.at);
                self.bury(seat, thing.card);
            }
            What::Laid(seat, spot) => {
                self.down.push((self.free(), seat, spot.at));
                self.hands[seat.index()] -= 1;
                self.known[seat.index()] = Bag::EMPTY;
            }
            What::Entered(seat, thing, spot) => {
                assert_eq!(thing.id, self.free());
                let at = spot.map_or(At::Field, |spot| At::City(spot.at));
                self.units.push((thing.id, thing.card, seat, at, 0));
            }
            What::Attached(seat, thing, with) => {
                assert_eq!((thing.id, self.row(with).0), (self.free(), with.id));
                self.units.push((thing.id, thing.card, seat, At::With(with.id), 0));
                let at = self.coming.iter().rposition(|coming| *coming == (seat, thing.card)).unwrap();
                self.coming.remove(at);
            }
            What::Set(_, thing, spot) => {
                let row = self.row(thing);
                assert_eq!(row.3, At::Field);
                row.3 = At::City(spot.at);
            }
            What::Moved(_, thing, from, to) => {
                let row = self.row(thing);
                assert_eq!(row.3, from.map_or(At::Field, |from| At::City(from.at)));
                row.3 = At::City(to.at);
                self.fighters.retain(|id| *id != thing.id);
            }
            What::Attacked(_, thing, _) => self.fighters = vec![thing.id],
            What::Defended(_, thing, _) | What::Joined(_, thing) => self.fighters.push(thing.id),
            What::Repelled(_) | What::Neutral(_) | What::Annihilated(_) => self.fighters.clear(),
            What::Revealed(city, face) => self.cities[usize::from(city)].0 = Some(face),
            What::Conquered(seat, spot) => {
                self.cities[usize::from(spot.at)].1 = Some(seat);
                self.conquests[seat.index()] += 1;
                self.fighters.clear();
            }
            What::Abandoned(seat, spot) => {
                assert_eq!(self.cities[usize::from(spot.at)].1.take(), Some(seat));
            }
            What::Hurt(_, thing, taken, now, hp) => {
                let row = self.row(thing);
                row.4 += taken;
                assert!(row.4 == now && hp > 0);
            }
            What::Healed(thing, n) => self.row(thing).4 -= n,
            What::Wiped => self.units.iter_mut().for_each(|row| row.4 = 0),
            What::Died(seat, thing) | What::Gone(seat, thing) => {
                self.goes(thing);
                self.bury(seat, thing.card);
            }
            What::Returned(seat, thing) => {
                self.goes(thing);
                self.shown(seat, thing.card);
            }
            // It was to lie with a character that is gone.
            What::Nothing(seat, card) => {
                if let Some(at) = self.coming.iter().position(|coming| *coming == (seat, card)) {
                    self.coming.remove(at);
                    self.bury(seat, card);
                }
            }
            What::Discarded(seat, card) => {
                self.leaves(seat, card);
                self.bury(seat, card);
            }
            What::Milled(seat, card) => {
                self.libraries[seat.index()] -= 1;
                self.bury(seat, card);
            }
            What::Fetched(seat, card) => {
                self.libraries[seat.index()] -= 1;
                self.shown(seat, card);
            }
            What::Recovered(seat, card) => {
                assert!(self.graves[seat.index()].take(card));
                self.shown(seat, card);
            }
            What::Raised(seat, card) => assert!(self.graves[seat.index()].take(card)),
            What::Shown(seat, hand) => self.known[seat.index()] = hand,
            What::DuelOver(outcome) => self.results.push(outcome),
            _ => {}
        }
    }
}

/// What the table shows a spectator.
fn seen(open: &Open) -> Sheet {
    let grave = |at: usize| open.graves[at].iter().copied().collect();
    let battle = open.battle.iter().flat_map(|battle| battle.fighters.iter().map(|fighter| fighter.id));
    Sheet {
        duel: open.duel,
        results: open.results.to_vec(),
        conquests: open.conquests,
        turn: (open.turn > 0).then_some((open.active, open.turn)),
        cities: open.cities.map(|city| (city.face, city.owner)),
        units: open.units.iter().map(|unit| (unit.id, unit.card, unit.owner, unit.at, unit.damage)).collect(),
        down: open.down.iter().map(|down| (down.id, down.owner, down.city)).collect(),
        graves: [grave(0), grave(1)],
        hands: open.hands,
        libraries: open.libraries,
        known: open.known,
        fighters: battle.collect(),
        coming: Vec::new(),
    }
}

/// Random play to the end, the sheet compared after every answer of a seat. How many answers.
fn kept(setup: &Setup, seed: u64) -> usize {
    let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
    let mut truth = Capitale::new(setup).unwrap();
    let mut sheet = Sheet::default();
    let mut answers = 0;
    while let Some(told) = told_answer(&mut truth, &mut rng, &mut scratch) {
        answers += 1;
        let heard = told.iter().filter(|(to, _)| *to == Audience::All);
        heard.for_each(|(_, event)| sheet.hear(&event.what, setup.switches.cards));
        let open = truth.view(None).open;
        let dealt = open.turn > 0 || truth.turn() != Turn::Chance;
        if open.dueling && dealt {
            if sheet.libraries == [0, 0] {
                sheet.libraries = open.libraries;
            }
            let coming = sheet.coming.clone();
            assert_eq!(sheet, Sheet { coming, ..seen(&open) }, "game {seed}, answer {answers}: {told:?}");
        }
    }
    let open = truth.view(None).open;
    assert_eq!((sheet.results, sheet.conquests), (open.results.to_vec(), open.conquests));
    answers
}

#[test]
fn what_is_told_is_enough_to_keep_the_table() {
    let mut answers = 0;
    for text in ["", "set=down", "conquest=draw redraw=none", "duels=1 gate=levels"] {
        let setup: Setup = text.parse().unwrap();
        answers += (0..15).map(|seed| kept(&setup, seed)).sum::<usize>();
    }
    assert!(answers > 10_000, "only {answers} answers");
}

/// Every rule and every effect, many at once.
#[test]
fn what_a_wild_set_does_is_told_as_well() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let list = |copies: u8| {
        let one = |(card, _): (Card, _)| format!("{card}*{copies}");
        cards.cards().all().map(one).collect::<Vec<_>>().join(",")
    };
    let mut answers = 0;
    for text in ["", "set=down", "conquest=draw redraw=none"] {
        let setup: Setup = format!("deck1={},m1*10 deck2={} {text}", list(1), list(2)).parse().unwrap();
        let setup = Setup { switches: Switches { cards, ..setup.switches }, ..setup };
        answers += (0..15).map(|seed| kept(&setup, seed)).sum::<usize>();
    }
    assert!(answers > 10_000, "only {answers} answers");
}
