//! A table to try rules on.
//!
//! ```text
//! let scene = Scene::at("| a1=p1,c1 | a1=p5,i1").go("0:cult=1 1:cult=1");
//! assert_eq!((scene.damage(0), scene.damage(1)), (20, 20));
//!
//! // Cards are plain. A test says what they do otherwise:
//! let scene = Scene::dealt(&[("c1", "damage = 40")], "| a1=p1,c1 | a1=p5,i1");
//! ```
//!
//! Seat 0 has the higher Fervour, 60 against 40; a `16` such as c16 is a card that does nothing.

mod cards;

use std::ops::Deref;

use dogma::{Action, Arcano, Dogma, Ending, Evil, Open, Own, Setup, Side, What};
use proving::Stage;
use table::{Answer, Game, Notation, Seat, Turn};

use cards::whole;
pub(crate) use cards::{NO_JEWISH_RITES, but_jewish_rites, plain};
pub(crate) use proving::list;

/// A table under way, and everything that was told since the scene began.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) stage: Stage<Dogma, What>,
    given: Vec<(Seat, Action)>,
}

impl Deref for Scene {
    type Target = Stage<Dogma, What>;

    fn deref(&self) -> &Self::Target {
        &self.stage
    }
}

/// Beginnings.
impl Scene {
    /// At a position with plain cards: two seats, or four.
    pub(crate) fn at(line: &str) -> Self {
        Self::dealt(&[], line)
    }

    /// The same, some cards saying something else.
    pub(crate) fn dealt(says: &[(&str, &str)], line: &str) -> Self {
        Self::under(says, "", line)
    }

    /// Cards, switches, position.
    pub(crate) fn under(says: &[(&str, &str)], switches: &str, line: &str) -> Self {
        let seats = line.matches('|').count();
        let setup: Setup = format!("mode=arbitrio seats={seats} {switches}").parse().unwrap();
        Self::read(&Setup { cards: plain(says), ..setup }, line)
    }

    /// With the cards of the box.
    pub(crate) fn boxed(line: &str) -> Self {
        let seats = line.matches('|').count();
        Self::read(&format!("mode=arbitrio seats={seats}").parse().unwrap(), line)
    }

    fn read(setup: &Setup, line: &str) -> Self {
        Scene { stage: Stage::<Dogma, _>::at(&whole(line), setup, |event| &event.what), given: Vec::new() }
    }

    /// Before anything has happened; plain cards.
    pub(crate) fn new(setup: &str) -> Self {
        Self::start(&[], setup)
    }

    /// The same, some cards saying something.
    pub(crate) fn start(says: &[(&str, &str)], setup: &str) -> Self {
        let setup: Setup = setup.parse().unwrap();
        Self::begin(Setup { cards: plain(says), ..setup })
    }

    /// With the cards of the box.
    pub(crate) fn begin(setup: Setup) -> Self {
        let truth = Dogma::new(&setup).unwrap();
        Scene { stage: Stage::<Dogma, _>::new(truth, |event| &event.what), given: Vec::new() }
    }
}

/// What happens.
impl Scene {
    /// One thing after the other: what chance does (`first=1`, `card=p3`), what a seat does (`0:cult=1`), what all that are
    /// asked do (`ready`), or what the first seat does that can (`done`). Answers that are given together wait for each other.
    pub(crate) fn go(mut self, script: &str) -> Self {
        for word in script.split_whitespace() {
            self.one(word);
        }
        assert!(self.given.is_empty(), "{script}: only {:?} have answered", self.given);
        self
    }

    fn one(&mut self, word: &str) {
        let asked = self.asked();
        if asked.is_empty() {
            assert!(self.now().contains(&word.to_owned()), "{word}: {:?}", self.now());
            return self.stage.play(Answer::Chance(word.parse().unwrap()));
        }
        let (who, text) = match word.split_once(':') {
            Some((seat, text)) if seat.parse::<u8>().is_ok() => (vec![seat.parse().unwrap()], text),
            _ if word == "ready" || matches!(self.truth.turn(), Turn::Together(_)) => (asked, word),
            _ => (asked.into_iter().filter(|seat| self.allows(*seat, word)).take(1).collect(), word),
        };
        assert!(!who.is_empty(), "{word} is not among {:?}: {}", self.now(), self.position());
        for seat in who {
            self.answer(seat, text);
        }
    }

    fn answer(&mut self, of: u8, text: &str) {
        let options = self.options(of);
        assert!(
            options.contains(&text.to_owned()),
            "{of}:{text} is not among {options:?}: {}",
            self.position()
        );
        let action: Action = text.parse().unwrap();
        let Turn::Together(seats) = self.truth.turn() else {
            return self.stage.play(Answer::Apart(seat(of), action));
        };
        self.given.push((seat(of), action));
        if self.given.len() == seats.len() {
            let mut given = std::mem::take(&mut self.given);
            given.sort_by_key(|(seat, _)| *seat);
            self.stage.play(Answer::Together(&given));
        }
    }

    /// Chance draws the first thing that may come, as long as it is asked.
    pub(crate) fn draws(mut self) -> Self {
        while self.truth.turn() == Turn::Chance {
            let first = self.now().remove(0);
            self = self.go(&first);
        }
        self
    }

    /// Everybody takes the first option that there is (where one may be ready, is ready) until orders are asked or it is over.
    pub(crate) fn settles(mut self) -> Self {
        while !self.truth.at_rest() && self.ending().is_none() {
            self = self.one_first();
        }
        self
    }

    /// The same until the first turn has begun.
    pub(crate) fn settles_until_turn(mut self) -> Self {
        while self.open().turn == 0 {
            self = self.one_first();
        }
        self
    }

    /// Everybody who is asked now takes its first option, or is ready.
    pub(crate) fn one_first(mut self) -> Self {
        match self.truth.turn() {
            Turn::Chance => return self.draws(),
            Turn::Together(seats) => {
                for of in seats.iter().map(|seat| seat.index() as u8) {
                    let first = self.first(of);
                    self.answer(of, &first);
                }
            }
            Turn::Apart(seats) => {
                let of = seats.first().unwrap().index() as u8;
                let first = self.first(of);
                self.answer(of, &first);
            }
            Turn::Over(_) => panic!("it is over"),
        }
        self
    }

    fn first(&self, of: u8) -> String {
        let options = self.options(of);
        options
            .iter()
            .find(|option| ["ready", "close"].contains(&option.as_str()))
            .unwrap_or(&options[0])
            .clone()
    }

    /// A turn in which everybody has the same order, and what follows, until orders are asked again.
    pub(crate) fn all(self, order: &str) -> Self {
        self.aims().go(order).settles()
    }

    /// Four seats aim at the first that they can.
    pub(crate) fn aims(mut self) -> Self {
        while let (Some(of), Turn::Apart(_)) = (self.asked().first().copied(), self.truth.turn()) {
            let options = self.options(of);
            let Some(target) = options.iter().find(|it| **it == "ready" || it.starts_with("target=")) else {
                break;
            };
            let target = target.clone();
            self.answer(of, &target);
        }
        self
    }
}

/// What may be done.
impl Scene {
    /// All of it in one line.
    pub(crate) fn says(&self, of: u8) -> String {
        self.options(of).join(" ")
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

    pub(crate) fn side(&self, of: u8) -> Side {
        *self.open().side(seat(of))
    }

    /// An Arcano by its number from 1.
    pub(crate) fn arcano(&self, of: u8, number: usize) -> Arcano {
        self.side(of).arcana[number - 1]
    }

    /// The number of the active Arcano, 0 for none.
    pub(crate) fn active(&self, of: u8) -> u8 {
        self.side(of).active.map_or(0, |at| at + 1)
    }

    /// The rearguard from the left, by the numbers of Arcana: `2,3,4`.
    pub(crate) fn rear(&self, of: u8) -> String {
        list(self.side(of).rear.iter().map(|at| at + 1))
    }

    /// The active Prophet's Arcano.
    pub(crate) fn front(&self, of: u8) -> Arcano {
        *self.open().active(seat(of)).unwrap_or_else(|| panic!("{of} has no active Prophet"))
    }

    /// The damage on the active Prophet.
    pub(crate) fn damage(&self, of: u8) -> u16 {
        self.front(of).damage
    }

    /// The damage on the active Prophets of the first two seats.
    pub(crate) fn damages(&self) -> (u16, u16) {
        (self.damage(0), self.damage(1))
    }

    pub(crate) fn has(&self, of: u8, evil: Evil) -> bool {
        self.front(of).has(evil)
    }

    /// Which Arcana of the seat are defeated: `1,3`.
    pub(crate) fn fallen(&self, of: u8) -> String {
        list((1..=4).filter(|at| self.arcano(of, *at).fallen))
    }

    /// The active Prophet's Cult cards from the left as everybody sees them: `c1,?,#`, a `#` under a Struggimento.
    pub(crate) fn faces(&self, of: u8) -> String {
        list(self.front(of).cults.iter().map(|place| match (place.blocked, place.face) {
            (true, _) => "#".to_owned(),
            (_, None) => "?".to_owned(),
            (_, Some(card)) => card.to_string(),
        }))
    }

    /// The same as their owner sees them.
    pub(crate) fn cults(&self, of: u8) -> String {
        let at = self.active(of);
        list(self.own(of).arcana[usize::from(at) - 1].cults.iter())
    }

    /// The seat's Interventions, from the top.
    pub(crate) fn divine(&self, of: u8) -> String {
        list(self.own(of).divine.iter())
    }

    /// What lies in the seat's discards.
    pub(crate) fn discards(&self, of: u8) -> String {
        list(self.open().discards(seat(of)).iter())
    }

    /// Who won; nobody in a draw.
    pub(crate) fn winners(&self) -> Vec<u8> {
        self.scores().1
    }

    /// How it ended, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.open().ending
    }
}

/// What was told.
impl Scene {
    /// The order in which orders were carried out, by seat: `1,0`.
    pub(crate) fn acted(&self) -> String {
        list(self.told.iter().filter_map(|(_, event)| match &event.what {
            What::Used((seat, _), ..) | What::Special((seat, _), _) => Some(*seat),
            What::Divine(seat, _) | What::Appeal(seat) | What::Fizzled(seat) => Some(*seat),
            What::Retired((seat, _)) => Some(*seat),
            _ => None,
        }))
    }

    /// Forgets what was told until here.
    pub(crate) fn hush(mut self) -> Self {
        self.stage.told.clear();
        self
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn card(text: &str) -> dogma::Card {
    text.parse().unwrap()
}
