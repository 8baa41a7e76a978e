//! Somebody with pencil and paper: from what everybody is told, and nothing else, the whole public table can be kept.

use godlucky::{Card, GodLucky, Kind, Portal, Set, Setup, Spot, View, What};
use table::{Answer, Audience, Game, Odds, Rng, Seat, Turn};

/// One player's row.
#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    faith: i16,
    corruption: i16,
    mad: bool,
    spot: Option<Spot>,
    skip: i16,
    objects: i16,
    sacred: i16,
    miracles: i16,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Sheet {
    rows: Vec<Row>,
    laid: Vec<u8>,
    discards: Vec<Card>,
    traps: Vec<(u8, Seat)>,
    second: bool,
}

fn kind(card: Card, set: Set) -> Kind {
    match card.miracle() {
        Some(_) => Kind::Miracle,
        None if set.objects[card.index()].sacred.is_some() => Kind::Sacred,
        None => Kind::Object,
    }
}

impl Sheet {
    fn count(&mut self, seat: Seat, kind: Kind, by: i16) {
        let row = &mut self.rows[seat.index()];
        *match kind {
            Kind::Object => &mut row.objects,
            Kind::Sacred => &mut row.sacred,
            Kind::Miracle => &mut row.miracles,
        } += by;
    }

    fn put(&mut self, seat: Seat, spot: Spot) {
        self.rows[seat.index()].spot = Some(spot);
    }

    fn swap(&mut self, a: Seat, b: Seat) {
        let there = self.rows[a.index()].spot;
        self.rows[a.index()].spot = self.rows[b.index()].spot;
        self.rows[b.index()].spot = there;
    }

    fn hear(&mut self, what: What, set: Set) {
        match what {
            What::God(seat, god) => {
                let card = &set.cards().gods[usize::from(god)];
                let row = &mut self.rows[seat.index()];
                (row.faith, row.corruption) = (card.faith.into(), card.corruption.into());
                row.spot = Some(Spot::Board(0));
            }
            What::First(seat) => self.rows[seat.index()].faith += 1,
            What::Faith(seat, by, now) => {
                self.rows[seat.index()].faith += i16::from(by);
                assert_eq!(self.rows[seat.index()].faith, i16::from(now));
            }
            What::Corruption(seat, by, now) => {
                self.rows[seat.index()].corruption += i16::from(by);
                assert_eq!(self.rows[seat.index()].corruption, i16::from(now));
            }
            What::Mad(seat) => self.rows[seat.index()].mad = true,
            What::Lost(seat, cards) => {
                cards.iter().for_each(|card| self.count(seat, kind(card, set), -1));
                self.discards.extend(cards.iter().filter(|card| card.miracle().is_none()));
            }
            What::Laid(card, at) => {
                assert_eq!(self.laid.len(), usize::from(at));
                self.laid.push(card);
            }
            What::Second => self.second = true,
            What::Moved(seat, from, to) => {
                assert_eq!(self.rows[seat.index()].spot, Some(Spot::Board(from)));
                self.put(seat, Spot::Board(to));
            }
            What::Returned(seat, to) => self.put(seat, Spot::Board(to)),
            What::Portal(seat, portal, step) => self.put(seat, Spot::Portal(portal, step)),
            What::Left(seat, Portal::Heaven) => self.put(seat, Spot::Board(0)),
            What::Left(seat, Portal::Hell) => self.put(seat, Spot::Board(self.laid.len() as u8 - 1)),
            What::Mask(a, b) | What::Places(a, b) => self.swap(a, b),
            What::Skips(seat) => self.rows[seat.index()].skip += 1,
            What::Skipped(seat) => self.rows[seat.index()].skip -= 1,
            What::Drew(seat, kind) => self.count(seat, kind, 1),
            What::Used(seat, card) | What::Discarded(seat, card) if kind(card, set) == Kind::Object => {
                self.count(seat, Kind::Object, -1);
                self.discards.push(card);
            }
            What::Stolen(thief, victim, back) => {
                self.count(thief, back.kind, 1);
                self.count(victim, back.kind, -1);
            }
            What::Banished(_, victim, card) => self.count(victim, kind(card, set), -1),
            What::Claimed(seat, owner, card) => {
                self.count(seat, kind(card, set), 1);
                owner.into_iter().for_each(|owner| self.count(owner, kind(card, set), -1));
            }
            What::Scavenged(seat, card) => {
                assert_eq!(self.discards.pop(), Some(card));
                self.count(seat, kind(card, set), 1);
            }
            What::Trap(seat, at, _) => {
                self.count(seat, Kind::Object, -1);
                self.traps.push((at, seat));
            }
            What::Sprung(seat, owner, card) => {
                let Some(Spot::Board(at)) = self.rows[seat.index()].spot else {
                    panic!("a trap in a portal")
                };
                self.traps.retain(|trap| *trap != (at, owner));
                self.discards.push(card);
            }
            _ => {}
        }
    }
}

/// What the table shows a spectator.
fn seen(view: &View) -> Sheet {
    let row = |(place, hand): (&godlucky::Place, &godlucky::Hand)| Row {
        faith: place.faith.into(),
        corruption: place.corruption.into(),
        mad: place.mad,
        spot: place.god.map(|_| place.spot),
        skip: place.skip.into(),
        objects: hand.count(Kind::Object) as i16,
        sacred: hand.count(Kind::Sacred) as i16,
        miracles: hand.count(Kind::Miracle) as i16,
    };
    let mut traps: Vec<(u8, Seat)> = view.traps.iter().map(|trap| (trap.at, trap.owner)).collect();
    traps.sort_unstable();
    Sheet {
        rows: view.open.places.iter().zip(&view.hands).map(row).collect(),
        laid: view.open.board.to_vec(),
        discards: view.open.discards.to_vec(),
        traps,
        second: view.open.second,
    }
}

/// Random play to the end, the sheet compared after every answer. How many answers.
fn kept(setup: &str, seed: u64) -> usize {
    let setup: Setup = setup.parse().unwrap();
    let mut rng = Rng::new(seed);
    let mut truth = GodLucky::new(&setup).unwrap();
    let mut sheet = Sheet { rows: vec![Row::default(); usize::from(setup.seats)], ..Sheet::default() };
    for answers in 0.. {
        let mut told: Vec<(Audience, godlucky::Event)> = Vec::new();
        match truth.turn() {
            Turn::Over(_) => return answers,
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                truth.play(Answer::Chance(rng.draw(&odds)), &mut told);
            }
            turn => {
                let any = |seat: Seat, rng: &mut Rng| (seat, truth.any(seat, rng, &mut Vec::new()));
                let given: Vec<_> = turn.asked().iter().map(|seat| any(seat, &mut rng)).collect();
                truth.play(Answer::Together(&given), &mut told);
            }
        }
        let heard = told.iter().filter(|(to, _)| *to == Audience::All);
        heard.for_each(|(_, event)| sheet.hear(event.what, setup.cards));
        sheet.traps.sort_unstable();
        assert_eq!(sheet, seen(&truth.view(None)), "game {seed}, answer {answers}: {told:?}");
    }
    0
}

#[test]
fn what_is_told_is_enough_to_keep_the_table() {
    let mut answers = 0;
    for seats in 2..=6 {
        for mode in ["mode=classic", "mode=accelerated mad=before"] {
            answers += (0..20).map(|seed| kept(&format!("seats={seats} {mode}"), seed)).sum::<usize>();
        }
    }
    assert!(answers > 20_000, "only {answers} answers");
}
