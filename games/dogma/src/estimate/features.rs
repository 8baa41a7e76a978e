//! What the learned guess looks at: who is left, how long each lasts, what the active one can do and whether it can do anything at all.

use table::Seat;

use crate::cards::Evil;
use crate::open::Arcano;
use crate::step::At;
use crate::{Dogma, Open};

table::features! {
    /// What is looked at for a seat.
    pub(super) Features:
    /// Prophets that are left.
    prophets,
    /// There is only one.
    last,
    /// Their Faith that is left, in hundreds.
    faith,
    /// The square root of that of the active one: a little is worth much, as it still acts this turn.
    front,
    /// The same of the others, added up.
    rear,
    /// The most damage that the active one can do to a rival's, in twenties.
    blow,
    /// That fells it.
    fells,
    /// That fells it, and sooner than it acts.
    fells_first,
    /// It can fell a rival's last Prophet.
    ends,
    /// Blows that the active one still bears, by the best blow of the rivals; eight at most.
    lasts,
    /// What Fervour the active one has beyond the printed one, in forties.
    zeal,
    /// It acts before the rivals' active ones.
    faster,
    /// Boosts of the active one's Cult cards, in twenties.
    power,
    /// Cult cards of the active one that may be used.
    usable,
    /// It has none.
    mute,
    /// Cult cards of the Prophets in the rearguard.
    reserve,
    /// Cards that lie with Prophets.
    cards,
    /// Relics.
    relics,
    /// Crisi Mistica on the active one.
    crisi,
    /// The same in the rearguard.
    crisi_behind,
    /// Fanatismo on the active one.
    fanatismo,
    /// It has Fanatismo, and no Cult card that may be used.
    locked,
    /// Isteria on the active one.
    isteria,
    /// Struggimento, each token on the active one.
    griefs,
    /// The same in the rearguard.
    griefs_behind,
    /// The active one's ability is annulled.
    annulled,
    /// Interventions that are left.
    divine,
    /// There is none, and the Appello hurts everybody.
    appeal,
    /// Turns in a row in which its team has only passed.
    passed,
    /// There is no active Prophet.
    nobody,
}

impl Dogma {
    /// What is looked at for a seat.
    pub(super) fn features(&self, seat: Seat) -> Features {
        let mut all = Features::default();
        let (side, yes) = (self.open.side(seat), |holds: bool| f32::from(u8::from(holds)));
        for at in (0..crate::LINE as u8).map(|at| (seat, at)) {
            let arcano = self.open.arcano(at);
            let Some(body) = self.body_of(at).filter(|_| !arcano.fallen) else { continue };
            let left = f32::from(body.faith.saturating_sub(arcano.damage)) / 100.0;
            all.prophets += 1.0;
            all.faith += left;
            let pack = &self.secret.own(seat).arcana[usize::from(at.1)];
            all.relics += pack.relics.len() as f32;
            all.cards += f32::from(arcano.size);
            if self.open.front(seat) == Some(at) {
                all.front = left.sqrt();
                self.active(at, arcano, &mut all);
            } else {
                all.rear += left.sqrt();
                all.reserve += pack.cults.len() as f32;
                all.crisi_behind += yes(arcano.has(Evil::Crisi));
                all.griefs_behind += f32::from(arcano.griefs);
            }
        }
        all.last = yes(all.prophets == 1.0);
        all.nobody = yes(side.active.is_none());
        all.divine = f32::from(side.divine);
        all.appeal = yes(side.divine == 0);
        all.passed = f32::from(self.open.passed[seat.index() % 2]);
        all
    }

    /// The active Prophet: what it can do, and for how long.
    fn active(&self, at: At, arcano: &Arcano, all: &mut Features) {
        let yes = |holds: bool| f32::from(u8::from(holds));
        let mine = self.fervour(at);
        let (mut borne, mut slower) = (0.0_f32, true);
        for foe in self.open.rivals(at.0).filter_map(|rival| self.open.front(rival)) {
            let (hit, left, faster) =
                (self.best_hit(at, foe), self.faith_left(foe), mine > self.fervour(foe));
            all.blow = all.blow.max(hit / 20.0);
            if hit > 0.0 && hit >= left {
                all.fells = 1.0;
                all.fells_first = all.fells_first.max(yes(faster));
                all.ends = all.ends.max(yes(self.is_last(foe.0)));
            }
            borne = borne.max(self.best_hit(foe, at));
            slower &= faster;
        }
        all.faster = yes(slower);
        all.lasts = (self.faith_left(at) / borne.max(10.0)).ceil().min(8.0);
        all.zeal = f32::from(arcano.fervour) / 40.0;
        all.power = arcano.cults.iter().map(|place| f32::from(place.power)).sum::<f32>() / 20.0;
        all.usable = arcano.cults.iter().filter(|place| !place.blocked).count() as f32;
        all.mute = yes(all.usable == 0.0);
        all.crisi = yes(arcano.has(Evil::Crisi));
        all.fanatismo = yes(arcano.has(Evil::Fanatismo));
        all.locked = all.fanatismo * all.mute;
        all.isteria = yes(arcano.has(Evil::Isteria));
        all.griefs = f32::from(arcano.griefs);
        all.annulled = yes(arcano.annulled);
    }

    fn faith_left(&self, at: At) -> f32 {
        let faith = self.body_of(at).map_or(0, |body| body.faith);
        f32::from(faith.saturating_sub(self.open.arcano(at).damage))
    }

    /// Does the rivals' win hang on this seat's active Prophet alone?
    fn is_last(&self, seat: Seat) -> bool {
        let team = self.open.seats().filter(|other| Open::partners(seat, *other));
        team.map(|other| self.open.left(other)).sum::<usize>() == 1
    }

    pub(super) fn body_of(&self, (seat, at): At) -> Option<&'static crate::Body> {
        let prophet = self.secret.own(seat).arcana[usize::from(at)].prophet?;
        Some(self.open.set().body(prophet))
    }

    /// The most damage that an active Prophet can do to a rival's active one.
    pub(super) fn blow(&self, at: At) -> f32 {
        let rivals = self.open.rivals(at.0).filter_map(|rival| self.open.front(rival));
        rivals.map(|rival| self.best_hit(at, rival)).fold(0.0, f32::max)
    }

    /// The most damage of one Cult card, by what is printed and boosted, immunities and weaknesses.
    fn best_hit(&self, at: At, to: At) -> f32 {
        let Some(body) = self.body_of(to) else { return 0.0 };
        let arcano = self.open.arcano(at);
        let pack = &self.secret.own(at.0).arcana[usize::from(at.1)];
        let hit = |(place, card): (usize, &crate::Card)| {
            let cult = self.open.set().cult(*card)?;
            let lies = arcano.cults.get(place);
            if lies.is_some_and(|place| place.blocked) || body.immune.has(cult.of) || cult.damage == 0 {
                return None;
            }
            let damage = f32::from(cult.damage) + f32::from(lies.map_or(0, |place| place.power));
            Some(if body.weak.has(cult.of) { damage.max(0.0) * 2.0 } else { damage.max(0.0) })
        };
        pack.cults.iter().enumerate().filter_map(hit).fold(0.0, f32::max)
    }
}
