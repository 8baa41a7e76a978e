//! Somebody with pencil and paper: from what everybody is told, and nothing else, the public table can be kept.

use std::collections::{BTreeMap, BTreeSet};

use dogma::{Arcano, Card, Dogma, Evil, Open, Plan, Set, Setup, What, Who};
use table::{Audience, Game, Rng, Scratch, Seat, told_answer};

/// A Cult card: the number of its place, the card if it lies face up, its boosts, and whether a Struggimento lies on it.
type Spot = (u8, Option<Card>, i16, bool);

/// A Prophet that has been seen.
#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    active: bool,
    fallen: bool,
    relics: Vec<Card>,
    spots: Vec<Spot>,
    /// Its face-down cards that were seen.
    seen: BTreeSet<Card>,
    damage: u16,
    fresh: u16,
    shielded: bool,
    fervour: i16,
    evils: Vec<Evil>,
    griefs: u8,
    annulled: bool,
    copied: Option<Card>,
}

/// A seat's Interventions and discards, and how many Prophets stand in its rearguard.
#[derive(Clone, Debug, Default, PartialEq)]
struct Side {
    rear: usize,
    divine: u8,
    exposed: Vec<Card>,
    under: Vec<Card>,
    played: Vec<Card>,
    gone: Vec<Card>,
}

#[derive(Default)]
struct Sheet {
    turn: u16,
    rows: BTreeMap<Who, Row>,
    sides: BTreeMap<Seat, Side>,
    /// The place that each ordered card has.
    ordered: BTreeMap<Seat, u8>,
    /// Places that somebody has chosen.
    picked: Vec<(Who, u8)>,
    /// Who has fielded before.
    opened: BTreeSet<Seat>,
}

impl Row {
    /// It leaves the active place: its cards are packed.
    fn pack(&mut self) {
        self.active = false;
        self.seen.extend(self.spots.iter().filter_map(|spot| spot.1));
        self.spots.iter_mut().for_each(|spot| *spot = (spot.0, None, 0, false));
        (self.fervour, self.annulled, self.copied) = (0, false, None);
    }

    fn turn_up(&mut self, at: usize, card: Card) {
        self.spots[at].1 = Some(card);
        self.seen.remove(&card);
    }
}

impl Sheet {
    fn row(&mut self, who: Who) -> &mut Row {
        self.rows.get_mut(&who).unwrap_or_else(|| panic!("{who:?} was never seen"))
    }

    fn side(&mut self, seat: Seat) -> &mut Side {
        self.sides.entry(seat).or_default()
    }

    /// An Intervention leaves the top of an Arcano.
    fn leaves(&mut self, seat: Seat, card: Card) {
        let side = self.side(seat);
        side.divine -= 1;
        if !side.exposed.is_empty() {
            assert_eq!(side.exposed.remove(0), card);
        } else if side.under.len() > usize::from(side.divine) {
            assert_eq!(side.under.remove(0), card);
        }
        side.played.push(card);
    }

    fn fielded(&mut self, who: Who, relics: &[Card], count: u8) {
        if !self.opened.insert(who.0) {
            self.side(who.0).rear -= 1;
        }
        let row = self.rows.entry(who).or_default();
        row.active = true;
        row.relics = relics.to_vec();
        row.spots = (0..count).map(|id| (id, None, 0, false)).collect();
    }

    /// A Cult card goes: the one that lies face up, one that was chosen, or the only one that can.
    fn stripped(&mut self, who: Who, card: Card) {
        let picked: Vec<u8> = self.picked.iter().filter(|(of, _)| *of == who).map(|(_, id)| *id).collect();
        let row = self.row(who);
        let open = row.spots.iter().position(|spot| spot.1 == Some(card));
        let hidden = |at: &usize| row.spots[*at].1.is_none() && !row.spots[*at].3;
        let chosen = (0..row.spots.len()).filter(hidden).find(|at| picked.contains(&row.spots[*at].0));
        let only = (0..row.spots.len()).find(hidden);
        let at = open.or(chosen).or(only).unwrap();
        row.spots.remove(at);
        row.seen.remove(&card);
        self.side(who.0).gone.push(card);
    }

    fn defeated(&mut self, who: Who, cards: &[Card]) {
        let row = self.row(who);
        let active = row.active;
        row.pack();
        (row.fallen, row.fervour, row.griefs, row.shielded, row.fresh) = (true, 0, 0, false, 0);
        row.evils.clear();
        row.seen.clear();
        row.spots = (0..)
            .zip(cards.iter().filter(|card| card.is_cult()))
            .map(|(id, card)| (id, Some(*card), 0, false))
            .collect();
        if !active {
            self.side(who.0).rear -= 1;
        }
    }

    fn raised(&mut self, who: Who, relic: Option<Card>) {
        let row = self.row(who);
        row.pack();
        (row.fallen, row.damage) = (false, 0);
        if let Some(relic) = relic {
            row.relics.retain(|card| *card != relic);
        }
        self.side(who.0).gone.extend(relic);
        self.side(who.0).rear += 1;
    }

    fn renewed(&mut self, seat: Seat, card: Card) {
        let side = self.side(seat);
        let at = side.played.iter().rposition(|played| *played == card).unwrap();
        side.played.remove(at);
        let all_known = side.exposed.len() == usize::from(side.divine);
        side.divine += 1;
        if all_known { side.exposed.push(card) } else { side.under.push(card) }
    }

    fn hear(&mut self, what: &What) {
        match what.clone() {
            What::Built(seat, divine) => self.side(seat).divine = divine,
            What::Stands(seat, _) => self.side(seat).rear = 3,
            What::Turn(turn) => {
                self.turn = turn;
                self.rows.values_mut().for_each(|row| (row.fresh, row.shielded) = (0, false));
            }
            What::Fielded(who, relics, count) => self.fielded(who, &relics, count),
            What::Lies(who, card, at) | What::Shown(who, card, at) => self.row(who).turn_up(at.into(), card),
            What::Debt(who, damage) => self.row(who).damage += damage,
            What::Retired(who) | What::Withdrawn(who) => {
                self.row(who).pack();
                self.side(who.0).rear += 1;
            }
            What::Stalled(ten) => {
                for row in self.rows.values_mut().filter(|row| row.active) {
                    (row.damage, row.fresh) = (row.damage + ten, row.fresh + ten);
                }
            }
            What::Planned(seat, Plan::Cult(id), ..) | What::Early(seat, Plan::Cult(id), ..) => {
                self.ordered.insert(seat, id);
            }
            What::Used(who, card) => {
                let id = self.ordered[&who.0];
                let at = self.row(who).spots.iter().position(|spot| spot.0 == id).unwrap();
                self.row(who).turn_up(at, card);
            }
            What::PickedPlace(_, who, at) => {
                let id = self.row(who).spots[usize::from(at)].0;
                self.picked.push((who, id));
            }
            What::Shielded(who, taken) => {
                let row = self.row(who);
                (row.shielded, row.fresh, row.damage) = (true, 0, row.damage - taken);
            }
            What::Hurt(who, by, now, faith) => {
                let row = self.row(who);
                (row.damage, row.fresh) = (row.damage + by, row.fresh + by);
                assert!(row.damage == now && faith > 0);
            }
            What::Healed(who, by, now, _) => {
                self.row(who).damage -= by;
                assert_eq!(self.row(who).damage, now);
            }
            What::Token(who, Evil::Struggimento) => self.row(who).griefs += 1,
            What::Token(who, evil) => self.row(who).evils.push(evil),
            What::Freed(who, Evil::Struggimento) => {
                self.row(who).griefs = 0;
                self.row(who).spots.iter_mut().for_each(|spot| spot.3 = false);
            }
            What::Freed(who, evil) => self.row(who).evils.retain(|it| *it != evil),
            What::Grief(who, at) => self.row(who).spots[usize::from(at)].3 = true,
            What::Fervour(who, by, _) => self.row(who).fervour += by,
            What::Power(who, at, by) => self.row(who).spots[usize::from(at)].2 += by,
            What::Plain(who) => {
                self.row(who).fervour = 0;
                self.row(who).spots.iter_mut().filter(|spot| !spot.3).for_each(|spot| spot.2 = 0);
            }
            What::Annulled(who) => self.row(who).annulled = true,
            What::Copied(who, card) => self.row(who).copied = Some(card),
            What::Stripped(who, card) => self.stripped(who, card),
            What::Unrelic(who, card) => {
                self.row(who).relics.retain(|relic| *relic != card);
                self.side(who.0).gone.push(card);
            }
            What::Divine(seat, card) | What::Burnt(seat, card) => self.leaves(seat, card),
            What::Exposed(seat, cards) => {
                let side = self.side(seat);
                (side.exposed, side.under) = (cards, Vec::new());
            }
            What::Renewed(seat, card) => self.renewed(seat, card),
            What::Defeated(who, cards) => self.defeated(who, &cards),
            What::Raised(who, relic) => self.raised(who, relic),
            _ => {}
        }
    }
}

/// What the table shows a spectator of a Prophet. Of the defeated only the cards matter.
fn seen(arcano: &Arcano, active: bool) -> Row {
    let spots = arcano.cults.iter().map(|place| (place.id, place.face, place.power, place.blocked)).collect();
    let row = Row { active, fallen: arcano.fallen, relics: arcano.relics.to_vec(), spots, ..Row::default() };
    if arcano.fallen {
        return row;
    }
    let singles = [Evil::Crisi, Evil::Fanatismo, Evil::Isteria];
    Row {
        seen: arcano.known.iter().collect(),
        damage: arcano.damage,
        fresh: arcano.fresh,
        shielded: arcano.shielded,
        fervour: arcano.fervour,
        evils: singles.into_iter().filter(|evil| arcano.has(*evil)).collect(),
        griefs: arcano.griefs,
        annulled: arcano.annulled,
        copied: arcano.copied,
        ..row
    }
}

/// The sheet in the same form.
fn written(row: &Row) -> Row {
    let mut row = row.clone();
    row.evils.sort_unstable();
    if row.fallen {
        let Row { active, fallen, relics, spots, .. } = row;
        return Row { active, fallen, relics, spots, ..Row::default() };
    }
    row
}

fn compare(sheet: &Sheet, open: &Open, place: &str) {
    assert_eq!(sheet.turn, open.turn, "{place}");
    for seat in open.seats() {
        let side = open.side(seat);
        let shown = Side {
            rear: side.rear.len(),
            divine: side.divine,
            exposed: side.exposed.to_vec(),
            under: side.under.to_vec(),
            played: side.played.to_vec(),
            gone: side.gone.to_vec(),
        };
        assert_eq!(sheet.sides[&seat], shown, "seat {seat}, {place}");
        for (at, arcano) in (0..).zip(&side.arcana) {
            let Some(prophet) = arcano.prophet else { continue };
            let row = written(&sheet.rows[&(seat, prophet)]);
            let same_ids = |mut row: Row| {
                (0..).zip(&mut row.spots).for_each(|(id, spot)| spot.0 = id);
                row
            };
            assert_eq!(
                same_ids(row),
                same_ids(seen(arcano, side.active == Some(at))),
                "{prophet} of {seat}, {place}"
            );
        }
    }
}

/// Random play to the end, the sheet compared after every answer. How many answers.
fn kept(setup: &Setup, seed: u64) -> usize {
    let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
    let mut truth = Dogma::new(setup).unwrap();
    let mut sheet = Sheet::default();
    let mut answers = 0;
    while let Some(told) = told_answer(&mut truth, &mut rng, &mut scratch) {
        answers += 1;
        let heard: Vec<_> = told.iter().filter(|(to, _)| *to == Audience::All).collect();
        heard.iter().for_each(|(_, event)| sheet.hear(&event.what));
        let open = truth.view(None).open;
        if !open.build.on && open.sides.iter().all(|side| side.arcana[0].prophet.is_some()) {
            compare(&sheet, &open, &format!("game {seed}, answer {answers}: {heard:?}"));
        }
        if open.acts.is_empty() {
            sheet.picked.clear();
        }
    }
    answers
}

fn all_kept(setups: &[&str], cards: Set, games: u64) -> usize {
    let setup = |text: &str| Setup { cards, ..text.parse().unwrap() };
    setups.iter().map(|text| (0..games).map(|seed| kept(&setup(text), seed)).sum::<usize>()).sum()
}

#[test]
fn what_is_told_is_enough_to_keep_the_table() {
    let setups = ["", "seats=4 reveal=owner", "mode=chaos", "mode=arbitrio boxes=one seats=4"];
    let answers = all_kept(&setups, Set::first(), 12);
    assert!(answers > 10_000, "only {answers} answers");
}

/// Every rule and every effect, many at once.
#[test]
fn what_wild_cards_do_is_told_as_well() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let answers = all_kept(&["", "reveal=owner", "seats=4"], cards, 12);
    assert!(answers > 5_000, "only {answers} answers");
}
