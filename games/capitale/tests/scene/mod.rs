//! A table to try rules on.
//!
//! ```text
//! let scene = Scene::at("units=1:0:w3@1,2:1:w2@1 | |").go("attack=1 face=capital defend=2");
//! assert_eq!((scene.place(2), scene.city(1)), ("-", "capital:0"));
//!
//! // Cards are those of `tests/cards/plain.toml`. A test says what they do otherwise:
//! let scene = Scene::dealt(&[("w3", "range = 2")], "units=1:0:w3@1 | hand=w2 lib=w9 | hand=m1");
//! ```
//!
//! Decks need not be said: a seat's deck is what the line has of its cards, what it names as `lib=`, and the mercenary m12 for
//! the rest.

mod cards;

use std::ops::Deref;

use capitale::{Action, At, Bag, Capitale, Ending, Open, Outcome, Own, Set, Unit, What};
use proving::{Stage, list};
use table::{Answer, Game, Notation, Seat, Turn};

pub(crate) use cards::plain;

/// A table under way, and everything that was told since the scene began.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) stage: Stage<Capitale, What>,
}

impl Deref for Scene {
    type Target = Stage<Capitale, What>;

    fn deref(&self) -> &Self::Target {
        &self.stage
    }
}

/// Beginnings.
impl Scene {
    /// Before anything has happened, under a setup such as `deck1=m1*50 deck2=m2*60`; plain cards.
    pub(crate) fn new(setup: &str) -> Self {
        Self::start(&[], setup)
    }

    /// The same, some cards saying something.
    pub(crate) fn start(says: &[(&str, &str)], setup: &str) -> Self {
        Self::of(Capitale::new(&cards::setup(plain(says), setup)).unwrap())
    }

    /// At a position with plain cards.
    pub(crate) fn at(line: &str) -> Self {
        Self::with(&[], "", line)
    }

    /// The same, under switches such as `conquest=draw`.
    pub(crate) fn under(switches: &str, line: &str) -> Self {
        Self::with(&[], switches, line)
    }

    /// At a position where some cards say something: `("w3", "range = 2")`, `("t1", "effects = [{ draw = 1 }]")`.
    pub(crate) fn dealt(says: &[(&str, &str)], line: &str) -> Self {
        Self::with(says, "", line)
    }

    /// Cards, switches and position.
    pub(crate) fn with(says: &[(&str, &str)], switches: &str, line: &str) -> Self {
        Self::read(plain(says), switches, line)
    }

    fn read(set: Set, switches: &str, line: &str) -> Self {
        let (line, decks) = cards::decks(line, switches);
        let setup = cards::setup(set, &format!("{decks} {switches}"));
        Scene { stage: Stage::<Capitale, _>::at(&line, &setup, |event| &event.what) }
    }

    /// At a table that was laid otherwise.
    pub(crate) fn of(truth: Capitale) -> Self {
        Scene { stage: Stage::<Capitale, _>::new(truth, |event| &event.what) }
    }
}

/// What happens.
impl Scene {
    /// One thing after the other: what chance does (`face=capital`, `card=m1`), or what the seat does that can (`end`), or
    /// what this seat does (`1:quick=w3`, `0:ready`); in a window the others pass. `pass` passes a window for all.
    pub(crate) fn go(mut self, script: &str) -> Self {
        for word in script.split_whitespace() {
            self = self.one(word);
        }
        self
    }

    fn one(mut self, word: &str) -> Self {
        let (who, text) = match word.split_once(':') {
            Some((who, text)) if who.bytes().all(|b| b.is_ascii_digit() || b == b'+') => {
                (who.split('+').map(|seat| seat.parse().unwrap()).collect(), text)
            }
            _ => (Vec::new(), word),
        };
        let action: Action = text.parse().unwrap();
        let turn = self.truth.turn();
        if turn == Turn::Chance {
            assert!(self.now().contains(&text.to_owned()), "{word}: {:?}: {}", self.now(), self.position());
            self.stage.play(Answer::Chance(action));
            return self;
        }
        let asked = self.asked();
        let who: Vec<u8> = match who.is_empty() {
            true if self.is_window() && text == "pass" => asked.clone(),
            true => asked.iter().copied().filter(|seat| self.allows(*seat, text)).take(1).collect(),
            false => who,
        };
        let fits = !who.is_empty() && who.iter().all(|seat| self.allows(*seat, text));
        assert!(fits, "{word} is not among {:?} of {asked:?}: {}", self.now(), self.position());
        match turn {
            Turn::Apart(_) => self.stage.play(Answer::Apart(seat(who[0]), action)),
            _ => {
                let said =
                    |seat: Seat| if who.contains(&(seat.index() as u8)) { action } else { Action::Pass };
                let given: Vec<_> = turn.asked().iter().map(|seat| (seat, said(seat))).collect();
                self.stage.play(Answer::Together(&given));
            }
        }
        self
    }

    /// Both answer a window in their own way.
    pub(crate) fn both(mut self, one: &str, two: &str) -> Self {
        let given = [(seat(0), one.parse().unwrap()), (seat(1), two.parse().unwrap())];
        assert!(self.asked() == [0, 1] && self.allows(0, one) && self.allows(1, two), "{}", self.position());
        self.stage.play(Answer::Together(&given));
        self
    }

    /// Chance draws the first thing that may come, as long as it is asked.
    pub(crate) fn draws(mut self) -> Self {
        while self.truth.turn() == Turn::Chance {
            let first = self.now().remove(0);
            self = self.go(&first);
        }
        self
    }

    /// The seat on turn ends it, the other draws: until that one may act. Windows pass, the first cards are discarded.
    pub(crate) fn next_turn(self) -> Self {
        let turn = self.open().turns;
        let mut scene = self.go("end");
        while scene.ending().is_none() && !(scene.open().turns > turn && scene.truth.at_rest()) {
            scene = match scene.asked().first() {
                None => scene.draws(),
                Some(_) if scene.is_window() => scene.go("pass"),
                Some(seat) => {
                    let first = scene.options(*seat).remove(0);
                    scene.go(&first)
                }
            };
        }
        scene
    }

    /// The next turn's main phase.
    pub(crate) fn next_main(self) -> Self {
        let scene = self.next_turn();
        if scene.options_with(scene.turn(), "skip").is_empty() && !scene.allows(scene.turn(), "skip") {
            return scene;
        }
        scene.go("skip")
    }

    /// The next main phase of this seat, whoever is asked now.
    pub(crate) fn next_main_of(self, seat: u8) -> Self {
        let mut scene = self;
        while !(scene.turn() == seat && scene.allows(seat, "end")) {
            scene = match scene.asked().first().copied() {
                None => scene.draws(),
                Some(_) if scene.is_window() => scene.go("pass"),
                Some(asked) if scene.allows(asked, "skip") => scene.go("skip"),
                Some(asked) if scene.allows(asked, "end") => scene.go("end"),
                Some(asked) => {
                    let first = scene.options(asked).remove(0);
                    scene.go(&first)
                }
            };
        }
        scene
    }

    /// Both pass as long as a window is open.
    pub(crate) fn passes(mut self) -> Self {
        while self.is_window() {
            self = self.go("pass");
        }
        self
    }

    pub(crate) fn time_up(mut self) -> Self {
        self.stage.play(Answer::TimeUp);
        self
    }
}

/// What may be done.
impl Scene {
    /// Are Quick cards asked for?
    pub(crate) fn is_window(&self) -> bool {
        self.truth.is_window() && self.ending().is_none()
    }
}

/// What can be seen.
impl Scene {
    /// What the seat knows alone.
    pub(crate) fn own(&self, of: u8) -> Own {
        self.view(of).own.unwrap()
    }

    /// What everybody sees.
    pub(crate) fn open(&self) -> Open {
        self.truth.view(None).open
    }

    /// A card in play.
    pub(crate) fn unit(&self, id: u8) -> Unit {
        *self.open().unit(id).unwrap_or_else(|| panic!("no {id} in {:?}", self.open().units))
    }

    /// Where the card in play with this number is: `field`, `1` to `5`, `#7`; `-` when there is none.
    pub(crate) fn place(&self, id: u8) -> String {
        match self.open().unit(id).map(|unit| unit.at) {
            None => "-".to_owned(),
            Some(At::Field) => "field".to_owned(),
            Some(At::City(city)) => (city + 1).to_string(),
            Some(At::With(id)) => format!("#{id}"),
        }
    }

    /// Its numbers now: Power/HP, Range, Move, armour.
    pub(crate) fn numbers(&self, id: u8) -> [u8; 5] {
        let (open, unit) = (self.open(), self.unit(id));
        [open.power(&unit), open.hp(&unit), open.range(&unit), open.movement(&unit), open.armor(&unit)]
    }

    pub(crate) fn power(&self, id: u8) -> u8 {
        self.numbers(id)[0]
    }

    pub(crate) fn tapped(&self, id: u8) -> bool {
        self.unit(id).tapped
    }

    pub(crate) fn damage(&self, id: u8) -> u8 {
        self.unit(id).damage
    }

    /// A city by its place from 1: `?`, `capital`, `capital:0`.
    pub(crate) fn city(&self, at: usize) -> String {
        let city = self.open().cities[at - 1];
        let owner = city.owner.map(|owner| format!(":{owner}")).unwrap_or_default();
        format!("{}{owner}", city.face.map_or("?", |face| face.word()))
    }

    /// Who occupies a city, by its place from 1.
    pub(crate) fn owner(&self, at: usize) -> Option<u8> {
        self.open().cities[at - 1].owner.map(|owner| owner.index() as u8)
    }

    /// What the seat holds.
    pub(crate) fn hand(&self, of: u8) -> String {
        list(self.own(of).hand.each())
    }

    /// What everybody knows of it.
    pub(crate) fn known(&self, of: u8) -> String {
        list(self.open().known[usize::from(of)].each())
    }

    /// The graveyard in order.
    pub(crate) fn grave(&self, of: u8) -> String {
        list(self.open().graves[usize::from(of)].iter().copied())
    }

    /// How many cards are in the library.
    pub(crate) fn library(&self, of: u8) -> usize {
        self.open().libraries[usize::from(of)].into()
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> u8 {
        self.open().active.index() as u8
    }

    pub(crate) fn conquests(&self) -> [u16; 2] {
        self.open().conquests
    }

    /// The duels that are over: `0:Cities`.
    pub(crate) fn results(&self) -> String {
        let one = |it: &Outcome| format!("{}:{:?}", it.winner, it.how);
        self.open().results.iter().map(one).collect::<Vec<_>>().join(",")
    }

    /// How it ended, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.open().ending
    }
}

/// What was told.
impl Scene {
    /// Forgets what was told until here.
    pub(crate) fn hush(mut self) -> Self {
        self.stage.told.clear();
        self
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn bag(text: &str) -> Bag {
    text.parse().unwrap()
}
