//! Somebody with pencil and paper: from what everybody is told, and nothing else, the whole public table can be kept.

use std::collections::BTreeMap;

use sancta::{Card, Kind, Sancta, Set, Setup, View, What};
use table::{Audience, Game, Rng, Scratch, Seat, told_answer};

/// One player's row.
#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    active: Option<Card>,
    points: u8,
    santuario: Vec<Card>,
    supports: Vec<Card>,
    rosa: Vec<Card>,
    hand: i16,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Sheet {
    rows: Vec<Row>,
    /// Advocati are all one.
    discards: Vec<Card>,
    deck: i16,
    /// Cards that everybody knows, and who holds them.
    known: BTreeMap<Card, Seat>,
    turn: Option<Seat>,
    turns: u16,
}

/// The print of an Advocatus.
fn printed(card: Card) -> Card {
    if card.kind() == Kind::Advocate { Card::new(Kind::Advocate, 0).unwrap() } else { card }
}

fn take(cards: &mut Vec<Card>, card: Card) -> usize {
    let at = cards.iter().position(|other| *other == card).unwrap();
    cards.remove(at);
    at
}

impl Sheet {
    fn row(&mut self, seat: Seat) -> &mut Row {
        &mut self.rows[seat.index()]
    }

    /// A card leaves a hand.
    fn leaves(&mut self, seat: Seat, card: Card) {
        self.row(seat).hand -= 1;
        self.known.remove(&card);
    }

    fn discard(&mut self, card: Card) {
        self.discards.push(printed(card));
        self.discards.sort_unstable();
    }

    /// The active Saint and one of the Santuario change places.
    fn trade(&mut self, seat: Seat, out: Card, new: Card) {
        let row = self.row(seat);
        assert_eq!(row.active, Some(out));
        let at = row.santuario.iter().position(|card| *card == new).unwrap();
        row.santuario[at] = out;
        row.active = Some(new);
    }

    fn hear(&mut self, what: What, set: Set) {
        match what {
            What::Found(seat, card) => {
                self.row(seat).active = Some(card);
                self.deck -= 1;
            }
            What::Dealt => {
                self.rows.iter_mut().for_each(|row| row.hand = 5);
                self.deck -= 5 * self.rows.len() as i16;
            }
            What::Turn(seat) => {
                self.turn = Some(seat);
                self.turns += 1;
            }
            What::Drew(seat) => {
                self.row(seat).hand += 1;
                self.deck -= 1;
            }
            What::Shuffled => {
                assert_eq!(self.deck, 0);
                self.deck = self.discards.len() as i16;
                self.discards.clear();
            }
            What::Played(seat, card) => {
                self.leaves(seat, card);
                match set.abilities(card).is_empty() {
                    true => self.discard(card),
                    false => {
                        self.row(seat).supports.push(card);
                        self.row(seat).supports.sort_unstable();
                    }
                }
            }
            What::Entered(seat, card) if self.row(seat).active != Some(card) => {
                let row = self.row(seat);
                assert_eq!((row.active, row.points), (None, 0));
                row.active = Some(card);
                match row.santuario.first() {
                    Some(first) if *first == card => drop(row.santuario.remove(0)),
                    _ => self.leaves(seat, card),
                }
            }
            What::Placed(seat, card) => {
                self.leaves(seat, card);
                self.row(seat).santuario.push(card);
            }
            What::Replaced(seat, new, old) => {
                self.leaves(seat, new);
                let at = take(&mut self.row(seat).santuario, old);
                self.row(seat).santuario.insert(at, new);
                self.discard(old);
            }
            What::Swapped(seat, one, two) => {
                for card in &mut self.row(seat).santuario {
                    *card = if *card == one {
                        two
                    } else if *card == two {
                        one
                    } else {
                        *card
                    };
                }
            }
            What::Substituted(seat, out, new, points) => {
                self.trade(seat, out, new);
                assert_eq!(std::mem::take(&mut self.row(seat).points), points);
            }
            What::Exchanged(seat, out, new, points) => {
                self.trade(seat, out, new);
                assert_eq!(self.row(seat).points, points);
            }
            What::Gained(seat, saint, gained, now, _) => {
                let row = self.row(seat);
                row.points += gained;
                assert_eq!((row.active, row.points), (Some(saint), now));
            }
            What::Lost(seat, saint, lost, now) => {
                let row = self.row(seat);
                row.points -= lost;
                assert_eq!((row.active, row.points), (Some(saint), now));
            }
            What::Rosa(seat, saint, count) => {
                let row = self.row(seat);
                assert_eq!(row.active.take(), Some(saint));
                row.points = 0;
                row.rosa.push(saint);
                assert_eq!(row.rosa.len(), usize::from(count));
            }
            What::Stopped(seat, _) => {
                // Of those that it holds one that all know goes first.
                let known =
                    self.known.iter().find(|(card, of)| card.kind() == Kind::Advocate && **of == seat);
                let card = known.map_or(Card::new(Kind::Advocate, 0).unwrap(), |(card, _)| *card);
                self.row(seat).hand -= 1;
                self.known.retain(|other, of| *other != card || *of != seat);
                self.discard(card);
            }
            What::Suffrage(seat, card) | What::Discarded(seat, card) => {
                self.leaves(seat, card);
                self.discard(card);
            }
            What::Spent(seat, card) | What::Removed(_, seat, card) => {
                take(&mut self.row(seat).supports, card);
                self.discard(card);
            }
            What::Stolen(thief, victim, _) => {
                self.row(victim).hand -= 1;
                self.row(thief).hand += 1;
            }
            What::TookKnown(thief, victim, card) => {
                self.leaves(victim, card);
                self.row(thief).hand += 1;
                self.known.insert(card, thief);
            }
            What::Sought(seat, card) => {
                self.deck -= 1;
                self.row(seat).hand += 1;
                self.known.insert(card, seat);
            }
            What::Recovered(seat, card) => {
                take(&mut self.discards, printed(card));
                self.row(seat).hand += 1;
                self.known.insert(card, seat);
            }
            What::Called(seat, card) => {
                take(&mut self.discards, card);
                self.row(seat).santuario.push(card);
            }
            What::Dismissed(seat, card) => {
                let row = self.row(seat);
                assert_eq!(row.active.take(), Some(card));
                row.points = 0;
                self.discard(card);
            }
            _ => {}
        }
    }
}

/// What the table shows a spectator.
fn seen(view: &View) -> Sheet {
    let open = &view.open;
    let rows: Vec<Row> = open
        .places
        .iter()
        .map(|place| Row {
            active: place.active,
            points: place.points,
            santuario: place.santuario.to_vec(),
            supports: place.supports.iter().collect(),
            rosa: place.rosa.to_vec(),
            hand: place.hand.into(),
        })
        .collect();
    let hands = Seat::all(view.hands.len()).zip(&view.hands);
    let known =
        hands.flat_map(|(seat, hand)| hand.cards().iter().map(move |card| (card, seat)).collect::<Vec<_>>());
    let held: i16 = rows.iter().map(|row| row.hand).sum();
    let mut discards: Vec<Card> = open.discards.iter().map(printed).collect();
    discards.sort_unstable();
    Sheet {
        discards,
        deck: open.setup.deck().less(open.face_up()).len() as i16 - held,
        known: known.collect(),
        turn: (open.turns > 0).then_some(open.active),
        turns: open.turns,
        rows,
    }
}

/// Random play to the end, the sheet compared after every answer from the first turn on. How many answers.
fn kept(setup: &Setup, seed: u64) -> usize {
    let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
    let mut truth = Sancta::new(setup).unwrap();
    let rows = vec![Row::default(); usize::from(setup.seats)];
    let mut sheet = Sheet { rows, deck: setup.deck().len() as i16, ..Sheet::default() };
    let mut answers = 0;
    while let Some(told) = told_answer(&mut truth, &mut rng, &mut scratch) {
        answers += 1;
        let heard = told.iter().filter(|(to, _)| *to == Audience::All);
        heard.for_each(|(_, event)| sheet.hear(event.what, setup.cards));
        let view = truth.view(None);
        // At the end of the game nobody's turn begins.
        let turn = if view.open.ending.is_some() { sheet.turn } else { seen(&view).turn };
        if sheet.turns > 0 {
            assert_eq!(sheet, Sheet { turn, ..seen(&view) }, "game {seed}, answer {answers}: {told:?}");
        }
    }
    answers
}

#[test]
fn what_is_told_is_enough_to_keep_the_table() {
    let wild = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let mut answers = 0;
    for seats in 2..=6 {
        for cards in [Set::first(), wild] {
            let setup = Setup { seats, cards, ..Setup::default() };
            answers += (0..20).map(|seed| kept(&setup, seed)).sum::<usize>();
        }
    }
    assert!(answers > 20_000, "only {answers} answers");
}
