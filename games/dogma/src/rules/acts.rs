//! What happens at the same time: each effect is read against how things were, choices are asked together. [9.19]

use smallvec::SmallVec;
use table::{Row, Seat, Seats};

use crate::event::{Ears, What};
use crate::open::LINE;
use crate::secret::CARDS;
use crate::step::{Act, At, Step, Todo, Wait};
use crate::{Action, Cards, Dogma};

impl Dogma {
    /// Every act goes on until it is done or waits; what they wait for is asked, and then they go on again. [9.20]
    pub(crate) fn work(&mut self, tell: &mut Ears<'_>) {
        if self.open.acts.is_empty() {
            return;
        }
        let all = std::mem::take(&mut self.open.todo);
        let mut rest = &all[..];
        for at in 0..self.open.acts.len() {
            let mut act = self.open.acts[at];
            let (own, others) = rest.split_at(act.left.into());
            let mut todo = Todo::from_slice(own);
            self.advance(&mut act, &mut todo, tell);
            (act.left, rest) = (todo.len() as u8, others);
            self.open.todo.extend_from_slice(&todo);
            self.open.acts[at] = act;
        }
        if self.open.todo.is_empty() {
            return self.open.acts.clear();
        }
        let waiting = |act: &Act| act.waits.filter(|wait| !matches!(wait, Wait::Proof { .. })).is_some();
        let choosers: Seats = self.open.acts.iter().filter(|act| waiting(act)).map(|act| act.seat).collect();
        let proof = |act: &Act| matches!(act.waits, Some(Wait::Proof { .. }));
        let mut proofs: SmallVec<[u8; 8]> =
            (0..).zip(&self.open.acts).filter(|(_, act)| proof(act)).map(|(at, _)| at).collect();
        // In order of seat. [9.21]
        proofs.sort_by_key(|at| self.open.acts[usize::from(*at)].seat);
        self.push(Step::Work);
        if !proofs.is_empty() {
            self.push(Step::Proven);
        }
        proofs.into_iter().rev().for_each(|at| self.push(Step::Proof(at)));
        if !choosers.is_empty() {
            self.push(Step::Choice(choosers));
        }
    }

    /// The first of a seat's acts that waits for a choice.
    pub(crate) fn chooses(&self, seat: Seat) -> Option<(usize, Wait)> {
        let acts = self.open.acts.iter().enumerate().filter(|(_, act)| act.seat == seat);
        acts.filter_map(|(at, act)| Some((at, act.waits?)))
            .find(|(_, wait)| !matches!(wait, Wait::Proof { .. }))
    }

    /// What a seat can choose, in order.
    pub(crate) fn choices(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let (mut cards, mut all) = (Cards::NONE, Row::<u8, LINE>::default());
        match self.chooses(seat) {
            Some((_, Wait::Special)) => cards = self.specials(seat).collect(),
            Some((_, Wait::Rear(of))) => all.extend(self.shown_rear(of).map(|(slot, _)| slot)),
            Some((_, Wait::Place(of, hidden))) => all.extend(self.targets(of, hidden)),
            Some((_, Wait::Fallen)) => all.extend(self.defeated(seat)),
            Some((_, Wait::Proof { .. })) | None => {}
        }
        cards.iter().map(Action::Use).chain(all.into_iter().map(Action::Choose))
    }

    pub(crate) fn chosen(&mut self, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        for (seat, action) in given {
            let Some((at, wait)) = self.chooses(*seat) else { continue };
            let choice = match (wait, action) {
                (Wait::Special, Action::Use(card)) => {
                    // Told here already: a Prova of another's may come before the effect does.
                    self.says_special(*seat, *card, tell);
                    self.specials(*seat).position(|it| it == *card).map(|at| at as u8)
                }
                (_, Action::Choose(at)) => Some(*at),
                _ => None,
            };
            self.open.acts[at].choice = choice;
            match (wait, choice) {
                (Wait::Rear(of), Some(slot)) => {
                    let who = self.open.side(of).rear.get(usize::from(slot)).copied();
                    if let Some(who) = who.and_then(|at| self.who((of, at))) {
                        self.say(tell, What::Picked(*seat, who));
                    }
                }
                (Wait::Place(of, _), Some(place)) => {
                    self.say_of(of, tell, |who| What::PickedPlace(*seat, who, place));
                }
                (Wait::Fallen, Some(at)) => {
                    self.say_of((*seat, at), tell, |who| What::Picked(*seat, who));
                }
                _ => {}
            }
        }
    }

    /// Who hides and who guesses in the Prova of an act. [15.1] [15.3] [15.4] [15.5]
    pub(crate) fn proving(&self, act: u8) -> Seats {
        match self.open.acts.get(usize::from(act)).and_then(|act| act.waits) {
            Some(Wait::Proof { tester, hider }) => Seats::one(tester).with(hider),
            _ => Seats::NONE,
        }
    }

    /// A Prova is answered. It is told when all of the round are. [15.2]
    pub(crate) fn proved(&mut self, act: u8, given: &[(Seat, Action)]) {
        let Some(Wait::Proof { tester, hider }) = self.open.acts[usize::from(act)].waits else { return };
        let way = |of: Seat| {
            given.iter().find_map(|(seat, action)| match action {
                Action::Way(way) if *seat == of => Some(*way),
                _ => None,
            })
        };
        if let (Some(hidden), Some(said)) = (way(hider), way(tester)) {
            self.secret.proofs.push((act, hidden, said));
        }
    }

    pub(crate) fn proven(&mut self, tell: &mut Ears<'_>) {
        for (act, hidden, said) in std::mem::take(&mut self.secret.proofs) {
            let Some(Wait::Proof { tester, hider }) = self.open.acts[usize::from(act)].waits else {
                continue;
            };
            self.open.acts[usize::from(act)].choice = Some(u8::from(hidden == said));
            self.say(tell, What::Proof { tester, hider, hidden, said });
        }
    }

    /// The revealed Prophets in a seat's rearguard: slot and where.
    pub(crate) fn shown_rear(&self, seat: Seat) -> impl Iterator<Item = (u8, At)> + '_ {
        let rear = (0..).zip(&self.open.side(seat).rear);
        rear.map(move |(slot, at)| (slot, (seat, *at)))
            .filter(|(_, at)| self.open.arcano(*at).prophet.is_some())
    }

    /// A seat's defeated Prophets, by index.
    pub(crate) fn defeated(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let arcana = (0..).zip(&self.open.side(seat).arcana);
        arcana.filter(|(_, arcano)| arcano.fallen).map(|(at, _)| at)
    }

    /// The Cult cards of a Prophet among which a deed chooses: those that lie before its owner, or those of them that are hidden. A
    /// card under a Struggimento is no target. [12.6] [14.16]
    pub(crate) fn targets(&self, of: At, hidden: bool) -> Row<u8, CARDS> {
        if self.open.front(of.0) != Some(of) {
            return Row::default();
        }
        let places = (0..).zip(&self.open.arcano(of).cults);
        let fits = |place: &crate::CultPlace| !(place.blocked || hidden && place.face.is_some());
        places.filter(|(_, place)| fits(place)).map(|(at, _)| at).collect()
    }
}
