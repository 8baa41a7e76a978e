//! A match put behind [`AnyMatch`].

use std::any::Any;

use super::house::Abilities;
use super::{AnyDeclined, AnyMatch, Choice, Facts, Told};
use crate::perft::{Distinct, perft};
use crate::{
    Because, Clock, Declined, Desk, Estimate, Game, Habit, Lang, Match, Offered, Record, Rng, Say, Seat,
    Seats, Setup, Stage, Stops,
};
use crate::{Seed, Text, Trouble, Turn, Zone};

/// What a seat knows of a position is what so many imagined worlds have in common.
const WORLDS: u64 = 16;

/// A match of a known game.
pub(super) struct Open<G: Game> {
    pub(super) facts: Facts,
    pub(super) abilities: Abilities<G>,
    pub(super) played: Match<G>,
}

impl From<Declined> for AnyDeclined {
    fn from(declined: Declined) -> Self {
        match declined {
            Declined::Rules(refusal) => AnyDeclined::Rules(refusal),
            Declined::NotAsked(text) => AnyDeclined::NotAsked(text),
        }
    }
}

impl<G: Game> Open<G> {
    fn with(&self, played: Match<G>) -> Self {
        Open { facts: self.facts, abilities: self.abilities, played }
    }

    /// The first answer that a viewer may not have seen happen: the one after its own last turn, for a spectator the last; or
    /// an earlier one from which the game wants everything to be told.
    fn lately(&self, viewer: Option<Seat>) -> usize {
        let unseen = match viewer {
            Some(seat) => self.played.before_last_turn_of(seat).map_or(0, |at| at + 1),
            None => self.played.lines().len().saturating_sub(1),
        };
        let retold = self.abilities.retold.and_then(|retold| {
            self.played.heard(viewer).filter(|(_, event)| retold(event)).map(|(at, _)| at).last()
        });
        retold.map_or(unseen, |at| unseen.min(at))
    }

    /// What a viewer heard from this answer on.
    fn heard_since(&self, viewer: Option<Seat>, from: usize) -> Vec<(usize, &G::Event)> {
        self.played.heard(viewer).filter(|(at, _)| *at >= from).collect()
    }
}

impl<G: Say + Estimate> AnyMatch for Open<G> {
    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.with(self.played.clone()))
    }

    fn setup(&self) -> String {
        self.played.setup().to_string()
    }

    fn seats(&self) -> usize {
        self.played.setup().seats()
    }

    fn partners(&self, seat: Seat) -> Seats {
        self.played.setup().partners(seat).with(seat)
    }

    fn asked(&self) -> Seats {
        self.played.asked()
    }

    fn sealed(&self) -> Seats {
        self.played.sealed()
    }

    fn is_over(&self) -> bool {
        self.played.is_over()
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.played.scores().map(|scores| scores.points().to_vec())
    }

    fn winners(&self) -> Seats {
        self.played.winners()
    }

    fn resigned(&self) -> Option<Seat> {
        self.played.resigned()
    }

    fn is_closed(&self) -> bool {
        self.played.is_closed()
    }

    fn len(&self) -> usize {
        self.played.lines().len()
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.played.lines().iter().skip(from).map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.played.truth().view(Some(seat));
        let say =
            |action: &G::Action| Choice { action: action.to_string(), text: G::say_action(&view, action) };
        self.played.actions(seat).iter().map(say).collect()
    }

    fn offer(&mut self, seat: Seat, action: &str) -> Result<Offered, AnyDeclined> {
        let action: G::Action = action.parse().map_err(AnyDeclined::Unreadable)?;
        Ok(self.played.offer(seat, action)?)
    }

    fn equal(&self, seat: Seat, action: &str) -> String {
        let meant = action.parse().map(|action| self.played.truth().equal(seat, &action).to_string());
        meant.unwrap_or_else(|_| action.to_owned())
    }

    fn unseal(&mut self, seat: Seat) -> bool {
        self.played.unseal(seat)
    }

    fn idle(&self) -> Seats {
        self.played.idle()
    }

    fn is_window(&self) -> bool {
        !self.played.is_over() && self.played.truth().is_window()
    }

    fn clock(&self) -> Option<Clock> {
        self.played.truth().clock().filter(|_| !self.played.is_over())
    }

    fn time_up(&mut self) -> Result<Offered, AnyDeclined> {
        Ok(self.played.time_up()?)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), AnyDeclined> {
        Ok(self.played.resign(seat)?)
    }

    fn close(&mut self) -> Result<(), AnyDeclined> {
        Ok(self.played.close()?)
    }

    fn before_last_of(&self, seat: Seat) -> Option<usize> {
        self.played.before_last_of(seat)
    }

    fn before_last_choice_of(&self, seat: Seat, passes: bool) -> Option<usize> {
        self.played.before_last_choice_of(seat, passes)
    }

    fn given(&self) -> usize {
        self.played.given()
    }

    fn back_to(&self, index: usize) -> Result<Box<dyn AnyMatch>, Trouble> {
        Ok(Box::new(self.with(self.played.back_to(index)?)))
    }

    fn safest(&self, seat: Seat) -> Option<String> {
        let view = self.played.truth().view(Some(seat));
        G::safest(&view, &self.played.actions(seat)).map(|action| action.to_string())
    }

    fn view(&self, viewer: Option<Seat>) -> Box<dyn Any + Send> {
        Box::new(self.played.truth().view(viewer))
    }

    fn imagined(&self, seat: Seat, rng: &mut Rng) -> Option<Box<dyn AnyMatch>> {
        let (seed, truth) = (self.played.seed()?, self.played.truth());
        if matches!(truth.turn(), Turn::Chance) {
            return None;
        }
        let world = G::imagine(&truth.view(Some(seat)), rng);
        Some(Box::new(self.with(Match::from_truth(self.played.setup().clone(), seed, world))))
    }

    fn past(&self, seat: Seat, from: usize, each: &mut dyn FnMut(usize, &dyn Any)) {
        self.played.past(from, |at, truth| each(at, &truth.view(Some(seat))));
    }

    fn outlooks(&self) -> Vec<(usize, Vec<f32>)> {
        let (mut all, mut turn, seats) = (Vec::new(), None, self.seats());
        self.played.past(0, |at, truth| {
            let worth = match truth.turn() {
                Turn::Over(scores) => truth.worth(&scores),
                // In the middle of a turn a guess sees what has been paid and not what for.
                _ if turn.replace(truth.turn_number()) == Some(truth.turn_number()) => return,
                _ => truth.guess(),
            };
            all.push((at, worth[..seats].to_vec()));
        });
        all
    }

    fn seat_name(&self, viewer: Option<Seat>, seat: Seat) -> Text {
        G::say_seat(&self.played.truth().view(viewer), seat)
    }

    fn ask(&self, viewer: Option<Seat>) -> Text {
        G::say_turn(&self.played.truth().view(viewer))
    }

    fn aim(&self, viewer: Option<Seat>) -> Text {
        match self.played.is_over() {
            true => Text::default(),
            false => G::say_aim(&self.played.truth().view(viewer)),
        }
    }

    fn because(&self, viewer: Option<Seat>) -> Option<Because> {
        match self.played.is_over() {
            true => None,
            false => G::say_why(&self.played.truth().view(viewer)),
        }
    }

    fn stage(&self) -> Stage {
        G::say_stage(&self.played.truth().view(None))
    }

    fn stops(&self) -> Stops {
        self.played.stops()
    }

    fn ended(&self, viewer: Option<Seat>) -> Text {
        match self.played.scores() {
            Some(_) => G::say_end(&self.played.truth().view(viewer)),
            None => Text::default(),
        }
    }

    fn sketch(&self, viewer: Option<Seat>) -> Text {
        G::say_view(&self.played.truth().view(viewer))
    }

    fn heard(&self, viewer: Option<Seat>, from: usize) -> Vec<(usize, Text)> {
        let heard = self.played.heard(viewer).filter(|(at, event)| *at >= from && !G::is_noise(event));
        heard.map(|(at, event)| (at, G::say_event_to(event, viewer))).collect()
    }

    fn told(&self, from: usize) -> Vec<Told> {
        let heard = self.played.all_heard().filter(|(at, ..)| *at >= from);
        heard.map(|(at, to, event)| Told { at, to, text: G::say_event(event) }).collect()
    }

    fn factors(&self, seat: Seat) -> Vec<String> {
        let mut out = Vec::new();
        self.played.truth().factors(seat, &mut out);
        out
    }

    fn replaced(&self, seat: Seat, factor: &str, seed: Seed) -> Option<Box<dyn AnyMatch>> {
        let mut rng = seed.bot(self.played.lines().len(), seat);
        let truth = self.played.truth().replaced(seat, factor, &mut rng)?;
        Some(Box::new(self.with(Match::from_truth(self.played.setup().clone(), seed, truth))))
    }

    fn measures(&self) -> Vec<(&'static str, i32)> {
        let mut out = Vec::new();
        self.played.truth().measures(&mut out);
        out
    }

    fn habits(&self) -> Vec<Habit> {
        let (at, told): (Vec<usize>, Vec<&G::Event>) =
            self.played.all_heard().map(|(at, _, event)| (at, event)).unzip();
        let mut out = Vec::new();
        G::habits(&told, &mut out);
        for spell in out.iter_mut().filter_map(|habit| habit.spells.as_mut()).flatten() {
            (spell.from, spell.until) = (at[spell.from], at[spell.until]);
        }
        out
    }

    fn zones(&self, viewer: Option<Seat>, lang: Lang) -> Vec<Zone> {
        let Some(zones) = self.abilities.zones else { return Vec::new() };
        let view = self.played.truth().view(viewer);
        let actions = viewer.map(|seat| self.played.actions(seat)).unwrap_or_default();
        let lately = self.heard_since(viewer, self.lately(viewer));
        zones(&view, &Desk { lang, seat: viewer, actions: &actions, lately: &lately })
    }

    fn still(&self, viewer: Option<Seat>, lang: Lang) -> Vec<Zone> {
        let Some(zones) = self.abilities.zones else { return Vec::new() };
        let lately = self.heard_since(viewer, self.lately(None));
        zones(&self.played.truth().view(viewer), &Desk { lang, seat: None, actions: &[], lately: &lately })
    }

    fn laid_open(&self, side: Option<Seat>, lang: Lang) -> Vec<Zone> {
        let Some(laid_open) = self.abilities.laid_open else { return Vec::new() };
        let lately = self.heard_since(side, self.lately(None));
        laid_open(self.played.truth(), side, &Desk { lang, seat: None, actions: &[], lately: &lately })
    }

    fn small(&self, viewer: Option<Seat>) -> String {
        self.abilities.small.map(|small| small(&self.played.truth().view(viewer))).unwrap_or_default()
    }

    fn phrases(&self, seat: Seat) -> Vec<Text> {
        match self.abilities.phrases {
            Some(phrases) if !self.played.is_over() => phrases(&self.played.truth().view(Some(seat))),
            _ => Vec::new(),
        }
    }

    fn record(&self) -> String {
        Record::of(self.facts.id, &self.played.setup().cards(), &self.played).to_string()
    }

    fn position(&self) -> Option<String> {
        self.abilities.line.and_then(|line| line(self.played.truth()))
    }

    fn position_seen_by(&self, seat: Seat) -> Option<String> {
        let (line, view) = (self.abilities.line?, self.played.truth().view(Some(seat)));
        let mut worlds = (0..WORLDS).map(|nth| line(&G::imagine(&view, &mut Rng::new(nth))));
        let first = worlds.next()??;
        worlds.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    fn perft(&self, depth: usize) -> u64 {
        perft(self.played.truth(), depth)
    }

    fn distinct(&self, turns: usize) -> Option<Distinct> {
        self.abilities.distinct.map(|distinct| distinct(self.played.truth(), turns))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Page;
    use crate::toys::Accord;

    fn told(retold: Option<fn(&<Accord as Game>::Event) -> bool>, viewer: Option<Seat>) -> Vec<String> {
        let mut played = Match::<Accord>::new(Default::default(), Seed::from_number(1)).unwrap();
        for number in ["1 2 1 2", "3 1 3 2"] {
            for (seat, number) in Seat::all(4).zip(number.split_whitespace()) {
                played.offer(seat, number.parse().unwrap()).unwrap();
            }
        }
        let facts = Facts::plain("accord", "Accord");
        let abilities = Abilities { retold, ..Abilities::NONE };
        let open = Open { facts, abilities, played };
        let heard = open.heard_since(viewer, open.lately(viewer));
        heard.into_iter().map(|(_, event)| Accord::say_event(event).en).collect()
    }

    #[test]
    fn what_all_have_brought_about_together_is_told_where_the_game_asks_for_it() {
        let seat = Some(Seat::new(0));
        assert!(told(None, seat).is_empty() && told(Some(Accord::retold), seat).is_empty());
        assert_eq!(told(Some(|_| true), seat), ["3 · 1 · 3 · 2"]);
        assert_eq!(told(None, None), ["3 · 1 · 3 · 2"], "a spectator has heard the last answer");
    }
}
