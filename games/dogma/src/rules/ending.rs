//! The end. [16.1]

use table::{Seat, Seats};

use crate::Dogma;
use crate::event::{Ears, What};
use crate::open::{Ending, How};

impl Dogma {
    /// Has a side lost all its Prophets? [1.2] [16.1] [17.9]
    pub(crate) fn check(&mut self, tell: &mut Ears<'_>) {
        if self.open.ending.is_some() || self.open.build.on {
            return;
        }
        let living = self.open.living();
        let alive = |team: usize| living.iter().any(|seat| seat.index() % 2 == team);
        let (winners, how) = match (alive(0), alive(1)) {
            (true, true) => return,
            (true, false) => (self.team(0), How::LastProphet),
            (false, true) => (self.team(1), How::LastProphet),
            (false, false) => {
                let (one, other) = (self.last_sum(0), self.last_sum(1));
                (self.lower(one, other), How::Together(one, other))
            }
        };
        self.over(winners, how, tell);
    }

    /// The last turn is over: fewest Prophets lost, then least damage. [16.7]
    pub(crate) fn cap(&mut self, tell: &mut Ears<'_>) {
        let lost = |team: usize| -> (usize, u16) {
            let seats = self.open.seats().filter(|seat| seat.index() % 2 == team);
            seats.fold((0, 0), |(lost, damage), seat| {
                let line = self.open.side(seat).arcana.iter().filter(|arcano| !arcano.fallen);
                let hurt: u16 = line.map(|arcano| arcano.damage).sum();
                (lost + crate::open::LINE - self.open.left(seat), damage + hurt)
            })
        };
        let winners = match lost(0).cmp(&lost(1)) {
            std::cmp::Ordering::Less => self.team(0),
            std::cmp::Ordering::Greater => self.team(1),
            std::cmp::Ordering::Equal => Seats::NONE,
        };
        self.over(winners, How::Cap, tell);
    }

    fn over(&mut self, winners: Seats, how: How, tell: &mut Ears<'_>) {
        let ending = Ending { winners, how };
        self.open.ending = Some(ending);
        self.say(tell, What::Over(ending));
        if self.lies_open() {
            for seat in self.open.seats() {
                self.say(tell, What::LaidOpen(seat, self.secret.own(seat).hand()));
            }
        }
    }

    /// Does everybody see what all hold? At the end, but for the first rules. [18.8]
    pub(crate) fn lies_open(&self) -> bool {
        self.open.ending.is_some() && self.open.setup.is_second()
    }

    fn team(&self, team: usize) -> Seats {
        self.open.seats().filter(|seat| seat.index() % 2 == team).collect()
    }

    /// The lower sum wins, equal ones draw. [16.3] [16.5]
    fn lower(&self, one: u16, other: u16) -> Seats {
        match one.cmp(&other) {
            std::cmp::Ordering::Less => self.team(0),
            std::cmp::Ordering::Greater => self.team(1),
            std::cmp::Ordering::Equal => Seats::NONE,
        }
    }

    /// Printed Faith and Fervour of those of a team that fell last, together. [16.3] [16.4] [17.10]
    fn last_sum(&self, team: usize) -> u16 {
        let of = |seat: Seat| seat.index() % 2 == team;
        let last = self.open.fallen.iter().filter(|(seat, ..)| of(*seat)).map(|(.., moment)| *moment).max();
        let fell = self.open.fallen.iter().filter(|(seat, _, moment)| of(*seat) && Some(*moment) == last);
        fell.map(|(_, card, _)| self.open.set().body(*card)).map(|body| body.faith + body.fervour).sum()
    }

    /// What sets a seat apart in statistics: its printed set, its Prophets, its place in the order of building.
    pub(crate) fn set_apart(&self, seat: Seat, out: &mut Vec<String>) {
        let word = |seat: Seat| {
            let at = self.open.build.destinies[seat.index()]?;
            Some(self.open.set().destinies.get(usize::from(at))?.word.as_str())
        };
        if let Some(own) = word(seat) {
            out.push(format!("set={own}"));
            for rival in self.open.rivals(seat).filter_map(word) {
                out.push(format!("{own}>{rival}"));
            }
        }
        if let Some(place) = self.open.build.order.iter().position(|it| *it == seat) {
            out.push(format!("order={}", place + 1));
        }
        let own = self.secret.own(seat);
        out.extend(own.arcana.iter().filter_map(|pack| pack.prophet).map(|card| format!("prophet={card}")));
    }

    /// For each other seat: who stands in each place of its line, and what lies at each place before its active Prophet.
    pub(crate) fn hidden_places(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        if !self.open.stands() {
            return;
        }
        let known = |seat: Seat| viewer.is_some_and(|viewer| viewer == seat);
        for seat in self.open.seats().filter(|seat| !known(*seat)) {
            let own = self.secret.own(seat);
            for (at, pack) in own.arcana.iter().enumerate() {
                let hidden = pack.prophet.filter(|_| self.open.side(seat).arcana[at].prophet.is_none());
                out.push(hidden.map_or(0, |card| card.index() as u32 + 1));
            }
            let first = own.divine.first().filter(|_| self.open.side(seat).exposed.is_empty());
            out.push(first.map_or(0, |card| card.index() as u32 + 1));
            let front = self.open.front(seat);
            for place in 0..3 {
                let lies = front.and_then(|front| {
                    let face = self.open.arcano(front).cults.get(place)?.face;
                    let card = own.arcana[usize::from(front.1)].cults.get(place)?;
                    face.is_none().then_some(card.index() as u32 + 1)
                });
                out.push(lies.unwrap_or(0));
            }
        }
    }
}
