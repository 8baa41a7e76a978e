//! What the learned guess looks at: who holds what, and above all who can take what, now and a turn from now.

use table::Seat;

use super::bands::{Bands, edge};
use crate::open::{CITIES, Face, Phase, SEATS};
use crate::{Capitale, Open};

table::features! {
    /// What is looked at for a seat.
    pub(super) Features:
    /// The cities it occupies.
    cities,
    /// Two of them or more.
    two,
    /// The capital is among them.
    capital,
    /// The capital and another city: one conquest from the end.
    short,
    /// Cards in hand.
    hand,
    /// At least one of them.
    cards,
    /// Characters in hand.
    recruits,
    /// The levels of the cards in hand.
    grandeur,
    /// One, divided by the cards that are left in the library and one more.
    library,
    /// Cards left in the library, in twenties.
    pages,
    /// It is to open a card.
    opening,
    /// It is its main phase.
    main,
    /// Characters on the field.
    waiting,
    /// Their Power and HP.
    waiting_might,
    /// Characters at cities that are not tapped.
    awake,
    /// Their Power and HP.
    awake_might,
    /// Tapped characters at cities.
    tapped,
    /// Their Power and HP.
    tapped_might,
    /// Range of all characters.
    range,
    /// Move of those at cities.
    movement,
    /// Lasting effects.
    lasting,
    /// How firmly it holds its cities against who is there.
    hold,
    /// Its cities where the rival is stronger.
    loose,
    /// How well it stands at cities that are not its own.
    siege,
    /// Cities that it can take this turn with who is there.
    prey,
    /// It can take one more with who waits on the field.
    sortie,
    /// That wins the duel, with who is there.
    wins,
    /// That wins the duel, with who waits on the field.
    wins_by_sortie,
    /// Cities that it can take in its next turn, while the rival is on turn.
    prey_next,
    /// That wins the duel.
    wins_next,
    /// How well it stands in the battle that it began.
    attack,
    /// How well it stands in the battle that it is to bear.
    defence,
    /// How well it stands in a battle that wins the duel.
    last_battle,
}

impl Capitale {
    /// What is looked at, for either seat.
    pub(super) fn features(&self) -> [[f32; Features::COUNT]; SEATS] {
        let bands = Bands::of(&self.open);
        [0, 1].map(|seat| self.looked_at(Seat::new(seat), &bands).list())
    }

    fn looked_at(&self, seat: Seat, bands: &Bands) -> Features {
        let mut all = Features::default();
        self.means(seat, &mut all);
        let own = &bands.own[seat.index()];
        (all.waiting, all.waiting_might) = (own.waiting.bodies, own.waiting.might());
        (all.awake, all.awake_might) = (own.awake.bodies, own.awake.might());
        (all.tapped, all.tapped_might) = (own.tapped.bodies, own.tapped.might());
        (all.range, all.movement, all.lasting) = (own.range, own.movement, own.lasting);
        self.places(seat, bands, &mut all);
        self.fights(seat, bands, &mut all);
        all
    }

    fn means(&self, seat: Seat, all: &mut Features) {
        let (open, at) = (&self.open, seat.index());
        let (cities, capital) = (open.cities_of(seat), open.has_capital(seat));
        let yes = |holds: bool| f32::from(u8::from(holds));
        (all.cities, all.two, all.capital) = (cities as f32, yes(cities > 1), yes(capital));
        all.short = yes(capital && cities > 1);
        let lying = open.down.iter().filter(|down| down.owner == seat).count();
        let hand = usize::from(open.hands[at]) + lying;
        (all.hand, all.cards) = (hand as f32, yes(hand > 0));
        for (card, copies) in self.secret.own(seat).hand.iter() {
            let traits = open.traits(card);
            all.recruits += f32::from(copies) * yes(traits.body.is_some());
            all.grandeur += f32::from(copies) * f32::from(traits.level);
        }
        let left = f32::from(open.libraries[at]);
        (all.library, all.pages) = (1.0 / (left + 1.0), left / 20.0);
        let on_turn = open.active == seat;
        all.opening = yes(on_turn && open.phase == Phase::Opening);
        all.main = yes(on_turn && open.phase == Phase::Main);
    }

    /// The cities one by one.
    fn places(&self, seat: Seat, bands: &Bands, all: &mut Features) {
        let (open, rival) = (&self.open, Open::rival(seat));
        let (own, other) = (&bands.own[seat.index()], &bands.own[rival.index()]);
        let (mut now, mut next, mut sorties) = ([false; CITIES], [false; CITIES], [false; CITIES]);
        for (at, city) in open.cities.iter().enumerate() {
            if city.owner == Some(seat) {
                let firm = edge(own.all(at), other.all(at));
                all.hold += firm;
                all.loose += f32::from(u8::from(firm < 0.5));
                continue;
            }
            let holds = city.owner == Some(rival);
            let defends = if holds { other.all(at) } else { other.fit[at] };
            let comes = edge(own.all(at), defends);
            all.siege += comes;
            next[at] = comes > 0.5;
            let fights = open.battle.as_ref().is_some_and(|it| usize::from(it.city) == at);
            if (city.fought == open.turn || city.truce >= open.turn) && !fights {
                continue;
            }
            now[at] = edge(own.fit[at], defends) > 0.5;
            sorties[at] = !now[at] && edge(own.fit[at].with(own.waiting), defends) > 0.5;
        }
        let count = |cities: &[bool; CITIES]| cities.iter().filter(|it| **it).count() as f32;
        if open.active != seat {
            (all.prey_next, all.wins_next) = (count(&next), self.wins_by(seat, &next));
        } else if open.phase != Phase::End {
            (all.prey, all.wins) = (count(&now), self.wins_by(seat, &now));
            all.sortie = f32::from(u8::from(count(&sorties) > 0.0));
            let one_more = (0..CITIES).filter(|at| sorties[*at]).map(|at| {
                let mut taken = now;
                taken[at] = true;
                self.wins_by(seat, &taken)
            });
            all.wins_by_sortie = one_more.fold(0.0, f32::max) - all.wins;
            all.wins_by_sortie = all.wins_by_sortie.max(0.0);
        }
    }

    /// How likely it is that these cities would win the duel: where the capital lies nobody may know yet. [1.4]
    fn wins_by(&self, seat: Seat, taken: &[bool; CITIES]) -> f32 {
        let open = &self.open;
        let count = taken.iter().filter(|it| **it).count();
        if count == 0 || open.cities_of(seat) + count < 3 {
            return 0.0;
        }
        if open.has_capital(seat) {
            return 1.0;
        }
        let (mut hidden, mut among) = (0, 0);
        for (city, taken) in open.cities.iter().zip(taken) {
            match city.face {
                Some(Face::Capital) => return f32::from(u8::from(*taken)),
                Some(_) => {}
                None => (hidden, among) = (hidden + 1, among + u8::from(*taken)),
            }
        }
        f32::from(among) / f32::from(u8::max(hidden, 1))
    }

    /// The battle that is fought.
    fn fights(&self, seat: Seat, bands: &Bands, all: &mut Features) {
        let Some(battle) = &self.open.battle else { return };
        let (at, rival) = (usize::from(battle.city), Open::rival(battle.attacker));
        let other = &bands.own[rival.index()];
        let defends = if battle.occupied { other.all(at) } else { other.fit[at] };
        let comes = edge(bands.own[battle.attacker.index()].fit[at], defends);
        let mut taken = [false; CITIES];
        taken[at] = true;
        let last = self.wins_by(battle.attacker, &taken);
        if battle.attacker == seat {
            (all.attack, all.last_battle) = (comes, comes * last);
        } else {
            (all.defence, all.last_battle) = (1.0 - comes, (1.0 - comes) * last);
        }
    }
}
