//! A table to try rules on.
//!
//! ```text
//! let scene = Scene::at("| s3:1 hand=b1,p2 | s4:0 hand=a1").go("play=b1 1:advocatus");
//! assert_eq!((scene.points(0), scene.hand(1)), (1, String::new()));
//!
//! // Cards are those of `tests/cards/plain.toml`, which do nothing beyond their kind. A test says what they do otherwise:
//! let scene = Scene::dealt(&[("s3", "abilities = [{ always = { level = 2 } }]")], "| s3:1 hand=p5 | s4:0");
//! ```

use std::ops::Deref;

use proving::{Stage, list};
use sancta::{Action, Card, Cards, Ending, Kind, Open, Place, Sancta, Set, Setup, What};
use table::{Answer, Game, Seat, Turn};

/// A table under way, and everything that was told since the scene began.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) stage: Stage<Sancta, What>,
}

impl Deref for Scene {
    type Target = Stage<Sancta, What>;

    fn deref(&self) -> &Self::Target {
        &self.stage
    }
}

/// Beginnings.
impl Scene {
    /// Before chance names the dealer, under a setup such as `seats=2`; plain cards.
    pub(crate) fn new(setup: &str) -> Self {
        Self::start(&[], setup)
    }

    /// The same, some cards saying something.
    pub(crate) fn start(cards: &[(&str, &str)], setup: &str) -> Self {
        let setup = Setup { cards: plain(cards), ..setup.parse().unwrap() };
        Self::of(Sancta::new(&setup).unwrap())
    }

    /// At a position with plain cards; there are as many seats as the line names. What is missing in the line is put
    /// into the deck.
    pub(crate) fn at(line: &str) -> Self {
        Self::with(&[], "", line)
    }

    /// The same, under switches such as `four=3`.
    pub(crate) fn under(switches: &str, line: &str) -> Self {
        Self::with(&[], switches, line)
    }

    /// At a position where some cards say something: `("s3", "level = 1")`, `("u2", "effects = ['steal']")`,
    /// `("u21", "abilities = [{ always = 'closed' }]")`, `("p4", "points = 2\neffects = [{ draw = 1 }]")`.
    pub(crate) fn dealt(cards: &[(&str, &str)], line: &str) -> Self {
        Self::with(cards, "", line)
    }

    /// Cards, switches and position.
    pub(crate) fn with(cards: &[(&str, &str)], switches: &str, line: &str) -> Self {
        Self::read(plain(cards), switches, line)
    }

    /// With the cards of the box.
    pub(crate) fn boxed(line: &str) -> Self {
        Self::read(Set::first(), "", line)
    }

    fn read(cards: Set, switches: &str, line: &str) -> Self {
        let seats = line.matches('|').count();
        let setup: Setup = format!("seats={seats} {switches}").parse().unwrap();
        Scene { stage: Stage::<Sancta, _>::at(line, &Setup { cards, ..setup }, |event| &event.what) }
    }

    /// At a table that was laid otherwise.
    pub(crate) fn of(truth: Sancta) -> Self {
        Scene { stage: Stage::<Sancta, _>::new(truth, |event| &event.what) }
    }
}

/// The plain cards, some of which say something else: a line of the file for each key, `effects` and `abilities` standing
/// for both.
pub(crate) fn plain(cards: &[(&str, &str)]) -> Set {
    let (mut file, mut section, mut counts) = (String::new(), String::new(), [0; 5]);
    let kinds = ["[[saint]]", "[[beatitude]]", "[[advocate]]", "[[trial]]", "[[support]]"];
    let mut used = 0;
    for line in include_str!("../cards/plain.toml").lines() {
        if let Some(kind) = kinds.iter().position(|kind| *kind == line) {
            counts[kind] += 1;
            section = format!("{}{}", Kind::ALL[kind].letter(), counts[kind]);
            file += &format!("{line}\n");
            for (_, says) in cards.iter().filter(|(card, _)| *card == section) {
                file += &format!("{says}\n");
                used += 1;
            }
            continue;
        }
        let key = line.split(" = ").next().unwrap();
        let both = ["effects", "abilities"];
        let is_said = |says: &str| {
            let mut keys = says.lines().map(|line| line.split(" = ").next().unwrap());
            keys.any(|said| said == key || both.contains(&said) && both.contains(&key))
        };
        if key == "die" && cards.iter().any(|(card, _)| *card == "die") {
            let (_, says) = cards.iter().find(|(card, _)| *card == "die").unwrap();
            file += &format!("die = {says}\n");
            used += 1;
        } else if !cards.iter().any(|(card, says)| *card == section && is_said(says)) {
            file += &format!("{line}\n");
        }
    }
    assert_eq!(used, cards.len(), "there is no such card: {cards:?}");
    Set::learn(&file).unwrap_or_else(|wrong| panic!("{cards:?}: {wrong:?}"))
}

/// What happens.
impl Scene {
    /// One thing after the other: what chance does (`die=2`, `card=b1`), or what the seat does that can (`play=b1`), or what
    /// this seat does (`1:advocatus`, `1+2:advocatus`); in a window the others pass. `pass` passes a window for all.
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
        if matches!(self.truth.turn(), Turn::Chance) {
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
        let said = |seat: Seat| if who.contains(&(seat.index() as u8)) { action } else { Action::Pass };
        let given: Vec<_> = self.truth.turn().asked().iter().map(|seat| (seat, said(seat))).collect();
        self.stage.play(Answer::Together(&given));
        self
    }

    /// Chance draws the first card of the list that may come, as long as it is asked to draw.
    pub(crate) fn draws(mut self) -> Self {
        while matches!(self.truth.turn(), Turn::Chance) {
            let first = self.now().remove(0);
            self = self.go(&first);
        }
        self
    }

    /// The seat whose turn it is ends it, discards what it has to, and the next draws: until that one may act.
    pub(crate) fn next_turn(self) -> Self {
        let turns = self.open().turns;
        let mut scene = self.go("end");
        while scene.ending().is_none() && !(scene.open().turns > turns && scene.is_free()) {
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
}

/// What may be done.
impl Scene {
    /// Is the question whether somebody has an Advocatus?
    pub(crate) fn is_window(&self) -> bool {
        self.truth.is_window()
    }

    /// Does a seat do what it wants in its turn?
    pub(crate) fn is_free(&self) -> bool {
        self.open().agenda.iter().eq([&sancta::Step::Main(self.open().active)])
    }
}

/// What can be seen.
impl Scene {
    /// What everybody sees.
    pub(crate) fn open(&self) -> Open {
        self.truth.view(None).open
    }

    pub(crate) fn place(&self, seat: u8) -> Place {
        *self.open().place(Seat::new(seat))
    }

    /// The Saint in the Zona Attiva, or `-`.
    pub(crate) fn active(&self, seat: u8) -> String {
        self.place(seat).active.map_or("-".to_owned(), |card| card.to_string())
    }

    /// Its points.
    pub(crate) fn points(&self, seat: u8) -> u8 {
        self.place(seat).points
    }

    /// The active Saint's level.
    pub(crate) fn level(&self, seat: u8) -> u8 {
        self.truth.level(Seat::new(seat))
    }

    /// The points that the active Saint needs.
    pub(crate) fn need(&self, seat: u8) -> u8 {
        self.truth.need(Seat::new(seat))
    }

    /// The Santuario in order: `s1,s4`.
    pub(crate) fn santuario(&self, seat: u8) -> String {
        list(self.place(seat).santuario.iter().copied())
    }

    /// The Zona Supporti.
    pub(crate) fn supports(&self, seat: u8) -> String {
        list(self.place(seat).supports.iter())
    }

    /// The Rosa in order.
    pub(crate) fn rosa(&self, seat: u8) -> String {
        list(self.place(seat).rosa.iter().copied())
    }

    /// What the seat holds, by number.
    pub(crate) fn hand(&self, seat: u8) -> String {
        self.known(seat, seat)
    }

    /// What one seat knows of what another holds.
    pub(crate) fn known(&self, viewer: u8, seat: u8) -> String {
        list(self.view(viewer).hands[usize::from(seat)].cards().iter())
    }

    /// The discards, by number.
    pub(crate) fn discards(&self) -> String {
        list(self.open().discards.iter())
    }

    /// How many cards are in the deck.
    pub(crate) fn deck(&self) -> usize {
        let open = self.open();
        let held: usize = open.places.iter().map(|place| usize::from(place.hand)).sum();
        open.setup.deck().less(open.face_up()).len() - held
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> u8 {
        self.open().active.index() as u8
    }

    /// How it ended, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.open().ending
    }
}

/// What was told.
impl Scene {
    /// Was everybody told this?
    pub(crate) fn told(&self, what: What) -> bool {
        self.stage.told(|told| *told == what)
    }

    /// Did the seat hear this?
    pub(crate) fn hears(&self, seat: u8, what: What) -> bool {
        self.stage.hears(seat, |told| *told == what) > 0
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// Several, by name: `b1,b2`.
pub(crate) fn cards(names: &str) -> Cards {
    names.split(',').map(card).collect()
}

/// A hand or a zone filled with the first cards of a letter: `some("b", 3)` is `b1,b2,b3`.
pub(crate) fn some(letter: &str, count: usize) -> String {
    (1..=count).map(|n| format!("{letter}{n}")).collect::<Vec<_>>().join(",")
}

/// Everything that is in the deck of a line's setup but these, for lines whose deck is small: `all_but("b1,b2", 4)`.
pub(crate) fn all_but(names: &str, seats: u8) -> String {
    let left = Setup { seats, cards: plain(&[]), ..Setup::default() }.deck().less(cards(names));
    list(left.iter())
}
