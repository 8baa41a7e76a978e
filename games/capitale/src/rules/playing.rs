//! Cards that are played: where they go, what they aim at. Chapters 5 and 11, and abilities that are used.

use table::{Ears, Seat};

use crate::cards::{Does, Group, Heed, Keyword, Kind, On, When, target_of};
use crate::open::At;
use crate::step::{Aim, Entry, Play, Step, Window};
use crate::{Capitale, Card, Event, Open, Thing, Unit, What};

use super::standing::Voice;

/// The most Quick cards of a seat in one turn, so that no ring of cards goes round for ever. [11.9]
pub(crate) const QUICKS: u8 = 12;

impl Capitale {
    /// What a card chooses a character among as it is played, if it does. [5.7] [11.7]
    fn aim_of(&self, seat: Seat, card: Card) -> Option<Aim> {
        let group = self.open.traits(card).aim?;
        let city = self.open.battle.as_ref().map(|battle| battle.city);
        Some(Aim { seat, unit: None, city, group })
    }

    /// A card that needs a target is played only where there is one. [11.7]
    pub(crate) fn has_target(&self, seat: Seat, card: Card) -> bool {
        self.aim_of(seat, card).is_none_or(|aim| self.aims(&aim).next().is_some())
    }

    /// The characters that may be chosen. [13.11]
    pub(crate) fn aims(&self, aim: &Aim) -> impl Iterator<Item = u8> + '_ {
        let Aim { seat, unit, city, group } = *aim;
        let voice = Voice { seat, unit, bearer: None, city };
        let fits = move |unit: &&Unit| {
            self.open.fits(&group, unit, voice)
                && (unit.owner == seat || !self.open.has(unit, Keyword::Elusive))
        };
        self.open.units.iter().filter(fits).map(|unit| unit.id)
    }

    /// A card has left the hand, or the city where it `lay` face down: there a character stands, or the city's own effect
    /// stays; what lies with a character or on the field goes elsewhere. [5.8] [11.8] [17.8]
    pub(super) fn put_down(&mut self, seat: Seat, card: Card, moment: Option<Window>, lay: Option<u8>) {
        let print = self.open.print(card);
        let here = self.open.battle.as_ref().map(|battle| battle.city);
        let enter = |city, defends| Step::Enter(Entry { seat, card, city, with: None, defends });
        let step = match print.kind {
            Kind::Effect => {
                self.bury(seat, card);
                let effects = &print.effects[..];
                Step::Do(Play { seat, card, unit: None, bearer: None, city: here, target: None, effects })
            }
            Kind::Character(_) => {
                let defends = moment == Some(Window::Undefended) && self.defender() == Some(seat);
                let city = lay.or(here.filter(|_| defends));
                enter(city, defends && city == here)
            }
            Kind::Lasting(On::City) => enter(lay, false),
            Kind::Lasting(_) => enter(None, false),
        };
        self.wait(step, moment, self.aim_of(seat, card));
        if print.kind == Kind::Lasting(On::City) && lay.is_none() {
            self.open.agenda.push(Step::Site(seat));
        }
    }

    /// What is to be done waits on the agenda, in a window beneath the window; its target is chosen first. [11.6] [11.7]
    pub(super) fn wait(&mut self, step: Step, moment: Option<Window>, aim: Option<Aim>) {
        self.open.agenda.push(step);
        if let Some(moment) = moment {
            self.open.agenda.push(Step::Window(moment));
        }
        if let Some(aim) = aim {
            self.open.agenda.push(Step::Aim(aim));
        }
    }

    /// A Quick card from the hand; the rival's cards hear of it. [11.1] [11.3] [12.9]
    pub(super) fn quick(
        &mut self,
        seat: Seat,
        card: Card,
        moment: Option<Window>,
        tell: &mut Ears<'_, Event>,
    ) {
        self.pick(seat, card);
        self.open.quicks[seat.index()] += 1;
        self.say(tell, What::Quick(seat, card));
        self.set_off_all(Open::rival(seat), When::RivalPlays);
        self.put_down(seat, card, moment, None);
    }

    pub(crate) fn is_playable_quick(&self, seat: Seat, card: Card) -> bool {
        self.bars_quick("11.1", seat, card).is_none()
    }

    /// The face-down cards that may be turned up, anywhere or at one city. [17.8] [17.9]
    pub(super) fn turnable(&self, seat: Seat, city: Option<u8>) -> impl Iterator<Item = u8> + '_ {
        let mine = self.open.down.iter().filter(move |down| down.owner == seat);
        let there = mine.filter(move |down| city.is_none_or(|city| down.is_at(city)));
        let can = move |id: &u8| self.secret.card_of(*id).is_some_and(|card| self.can_play(seat, card));
        there.map(|down| down.id).filter(can)
    }

    /// Those among them that are Quick. [17.10]
    pub(super) fn quick_downs(&self, seat: Seat, city: Option<u8>) -> impl Iterator<Item = u8> + '_ {
        let quick =
            move |id: &u8| self.secret.card_of(*id).is_some_and(|card| self.is_playable_quick(seat, card));
        self.turnable(seat, city).filter(quick)
    }

    /// A face-down Quick card is played. [17.10]
    pub(super) fn quick_down(
        &mut self,
        seat: Seat,
        id: u8,
        moment: Option<Window>,
        tell: &mut Ears<'_, Event>,
    ) {
        self.open.quicks[seat.index()] += 1;
        self.turn_up(seat, id, moment, tell);
    }

    /// A face-down card is turned up: a character stands at its city. [17.8] [17.9]
    pub(super) fn turn_up(&mut self, seat: Seat, id: u8, moment: Option<Window>, tell: &mut Ears<'_, Event>) {
        let Some((_, card, spot)) = self.lift(id) else { return };
        self.open.picked = self.open.picked.with(seat);
        self.say(tell, What::TurnedUp(seat, Thing { card, id, twin: false }, spot));
        self.set_off_all(Open::rival(seat), When::RivalPlays);
        self.put_down(seat, card, moment, Some(spot.at));
    }

    /// What waits nearest on the agenda and has no choice made for it.
    fn beneath(&mut self) -> Option<&mut Step> {
        self.open.agenda.iter_mut().find(|step| matches!(step, Step::Do(_) | Step::Enter(_)))
    }

    /// A character has been chosen, or there is none.
    pub(super) fn aimed(&mut self, id: Option<u8>, tell: &mut Ears<'_, Event>) {
        let seat = match self.beneath() {
            Some(Step::Do(play)) => {
                play.target = id;
                play.seat
            }
            Some(Step::Enter(entry)) => {
                entry.with = id;
                entry.seat
            }
            _ => return,
        };
        if let Some(id) = id {
            let thing = self.thing(tell, id);
            self.say(tell, What::Aimed(seat, thing));
        }
    }

    /// A city has been chosen for a lasting effect.
    pub(super) fn sited(&mut self, city: u8) {
        if let Some(Step::Enter(entry)) = self.beneath() {
            entry.city = Some(city);
        }
    }

    /// A card comes into play: a character on the field or as a defender, a lasting effect where it belongs. [5.6] [5.7]
    /// [11.8] [13.4]
    pub(super) fn enter(&mut self, entry: Entry, tell: &mut Ears<'_, Event>) {
        let Entry { seat, card, city, with, defends } = entry;
        self.open.agenda.push(Step::Settle);
        let at = match (self.open.print(card).kind, with, city) {
            (Kind::Lasting(On::Own | On::Rival), Some(with), _) => At::With(with),
            (Kind::Lasting(On::Own | On::Rival), None, _) => {
                self.bury(seat, card);
                return self.say(tell, What::Nothing(seat, card));
            }
            (_, _, Some(city)) => At::City(city),
            _ => At::Field,
        };
        let id = self.arrives(seat, card, at, tell);
        if defends {
            self.defends_after_all(id, tell);
        }
    }

    /// The abilities of a card in play that its owner may use. [12.5]
    pub(super) fn uses(&self, unit: &Unit, window: bool, out: &mut Vec<crate::Action>) {
        if !self.open.traits(unit.card).serves {
            return;
        }
        let abilities = 0..self.open.abilities(unit.card).len() as u8;
        let usable = abilities.filter(|at| self.bars_using(unit, *at, window).is_none());
        out.extend(usable.map(|at| crate::Action::Use(unit.id, at)));
    }

    pub(super) fn aim_for(&self, voice: Voice, group: &Group) -> Aim {
        Aim { seat: voice.seat, unit: voice.unit, city: voice.city, group: *group }
    }

    /// An ability is used: it is paid for, and waits like a card that is played. [11.6] [12.5]
    pub(super) fn use_ability(&mut self, id: u8, at: u8, moment: Option<Window>, tell: &mut Ears<'_, Event>) {
        let Some(unit) = self.open.unit(id).copied() else { return };
        let (voice, thing) = (self.open.voice(&unit), self.thing(tell, id));
        let ability = self.open.abilities(unit.card).get(usize::from(at));
        let Some(Does::Use { tap, discard, effects, .. }) = ability.map(|ability| &ability.what) else {
            return;
        };
        self.say(tell, What::Used(unit.owner, thing));
        if let Some(unit) = self.open.unit_mut(id) {
            unit.used |= 1 << at;
            unit.tapped |= *tap;
        }
        self.open.touch(Heed::TAPS);
        let Voice { seat, unit: source, bearer, city } = voice;
        let (card, effects) = (unit.card, &effects[..]);
        let aim = target_of(effects).map(|group| self.aim_for(voice, group));
        let play = Play { seat, card, unit: source, bearer, city, target: None, effects };
        self.wait(Step::Do(play), moment, aim);
        (0..*discard).for_each(|_| self.open.agenda.push(Step::Discard(seat)));
    }
}
