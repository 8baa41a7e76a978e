//! Games without their types: the face that the server and the command line use.

mod cards;
mod house;
mod log;
mod open;
mod puzzle;
mod terms;
mod workshop;

use std::any::Any;

use crate::perft::Distinct;
use crate::{
    Audience, Because, Clock, Field, Glance, Habit, Lang, Lesson, Offered, PuzzleKind, Refusal, Rng, Seat,
    Seats, Seed, Stage, Stops, Text, Trouble, Zone,
};

pub use cards::{Card, CardSets, CardSource, Detail, Learnt, Mistake};
pub use house::House;
pub use log::{bring, brings};
pub use puzzle::Puzzle;
pub use terms::{Term, Terms, found, worded};
pub use workshop::{Draft, Workshop};

/// What is known of a game before any table is opened.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The word in addresses, records and on the command line.
    pub id: &'static str,
    /// Its name, the same in both languages.
    pub name: &'static str,
    /// One line about it: Italian, English.
    pub about: (&'static str, &'static str),
    /// How many may sit: Italian, English.
    pub seats: (&'static str, &'static str),
    /// The text of its `RULES.md`.
    pub rules: &'static str,
    /// Its script and style for the page; empty when it needs none.
    pub script: &'static str,
    /// Its style.
    pub style: &'static str,
    /// What the scores at the end count: Italian, English. Empty where that goes without saying.
    pub scores: (&'static str, &'static str),
    /// The words that are said as they are printed, in any language.
    pub terms: &'static Terms,
    /// What helps to choose among the games.
    pub cover: Cover,
}

/// What the cover of a game says to whoever has never heard of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// How long a game lasts as a rule, in minutes, from and to.
    pub minutes: (u16, u16),
    /// How much there is to learn, from 1 (little) to 3.
    pub hard: u8,
    /// Who would like it: Italian, English.
    pub likes: (&'static str, &'static str),
    /// The record of a game that goes on, of which the cover's picture is drawn; empty where there is no picture.
    pub scene: &'static str,
}

impl Cover {
    /// Of a game of which no more is known.
    pub const NONE: Cover = Cover { minutes: (0, 0), hard: 1, likes: ("", ""), scene: "" };
}

impl Facts {
    /// A game of which no more than this is known, such as a toy.
    pub const fn plain(id: &'static str, name: &'static str) -> Self {
        Facts {
            id,
            name,
            about: ("", ""),
            seats: ("", ""),
            rules: "",
            script: "",
            style: "",
            scores: ("", ""),
            terms: Terms::none(),
            cover: Cover::NONE,
        }
    }
}

/// A game, typeless.
pub trait AnyGame: Send + Sync {
    /// What is known of it.
    fn facts(&self) -> &Facts;
    /// The game in two minutes; nothing where it has no such page.
    fn primer(&self, lang: Lang) -> Vec<Glance> {
        let _ = lang;
        Vec::new()
    }
    /// Every field of the setup.
    fn fields(&self) -> Vec<Field>;
    /// The setup of a new table as it prints, all fields in order: what is not said has its default of today, and the rules
    /// are the newest. The setup of a match that is stored is never read like this.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn setup(&self, text: &str) -> Result<String, Trouble>;
    /// The setup of another match like one that is stored: under the newest rules, with the box of today where it was played
    /// with the box of its own day.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn again(&self, setup: &str) -> Result<String, Trouble>;
    /// What a viewer knows of a setup: other seats' secret fields are back at their default.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn setup_seen_by(&self, setup: &str, viewer: Option<Seat>) -> Result<String, Trouble>;
    /// A setup with another value in one of its fields, as it prints.
    ///
    /// # Errors
    /// What is wrong with the setup, the name or the value.
    fn with_field(&self, setup: &str, name: &str, value: &str) -> Result<String, Trouble>;
    /// Where the decks of a setup are read, written and judged; `None` for a game in which nobody builds decks.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn workshop(&self, setup: &str) -> Result<Option<Workshop>, Trouble>;
    /// Do people build decks for it?
    fn has_decks(&self) -> bool;
    /// How many seats a setup has.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn seats(&self, setup: &str) -> Result<usize, Trouble>;
    /// A match from its beginning. Without a seed it waits before the first draw.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn open(&self, setup: &str, seed: Option<Seed>) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// The cards that a setup is played with; none for games without cards.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn cards(&self, setup: &str) -> Result<Vec<Card>, Trouble>;
    /// Do its cards come from files?
    fn has_cards(&self) -> bool {
        false
    }
    /// The file of a setup's cards, to be kept beside a match; `None` for a game whose cards come from no file.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn card_file(&self, setup: &str) -> Result<Option<CardSource>, Trouble> {
        let _ = setup;
        Ok(None)
    }
    /// Reads the file of cards of a match that is stored; from then on setups may name it, but new tables are not offered it.
    /// `None` for a game whose cards come from no file.
    ///
    /// # Errors
    /// Every mistake of the file, which is refused whole.
    fn recall_cards(&self, file: &str) -> Option<Result<(), Vec<Mistake>>> {
        let _ = file;
        None
    }
    /// Reads a file of cards; from then on setups may name it, and new tables are offered it. `None` for a game whose cards
    /// come from no file.
    ///
    /// # Errors
    /// Every mistake of the file, which is refused whole.
    fn learn_cards(&self, file: &str) -> Option<Result<Learnt, Vec<Mistake>>> {
        let _ = file;
        None
    }
    /// A match from a position line; `None` for a game without notation.
    fn open_at(&self, line: &str, setup: &str, seed: Seed) -> Option<Result<Box<dyn AnyMatch>, Trouble>>;
    /// The kinds of puzzles that it has, the usual one first; none for most games.
    fn puzzle_kinds(&self) -> &'static [PuzzleKind] {
        &[]
    }
    /// The puzzle of a day, counted from 1970, of the kind with this index; it may take a second. `None` where there is none.
    fn puzzle(&self, day: u32, kind: usize) -> Option<Puzzle> {
        let _ = (day, kind);
        None
    }
    /// The first game that teaches it, if it has one.
    fn lesson(&self) -> Option<&'static Lesson> {
        None
    }
    /// A match from its stored log, with take-backs (`back 12`) and what was brought ([`bring`]); a line that was taken back
    /// may be anything. So many of its first answers were `given` to it, and the seed draws what follows: a match that goes on
    /// from another one is loaded with the answers of that one alone.
    ///
    /// # Errors
    /// The first line that cannot be, numbered from 1.
    fn load(
        &self,
        setup: &str,
        seed: Seed,
        given: usize,
        log: &[String],
    ) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// A record played again.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    fn replay(&self, record: &str) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// Runs the laws over random games: a line for each law, with how often it was put to the test.
    ///
    /// # Errors
    /// The law that was broken, and where.
    fn laws(&self, setup: &str, games: u64, seed: u64) -> Result<Vec<(Text, u64)>, Trouble>;
}

/// An action as people and programs see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As it stands in records.
    pub action: String,
    /// As a sentence.
    pub text: Text,
}

/// A sentence that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The index of the answer by which it came about.
    pub at: usize,
    /// Who heard it.
    pub to: Audience,
    /// What was told.
    pub text: Text,
}

/// Why an offer was declined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyDeclined {
    /// The text is no action of this game.
    Unreadable(Trouble),
    /// The rules forbid it.
    Rules(Refusal),
    /// It is not this seat's question.
    NotAsked(Text),
}

impl AnyDeclined {
    /// The reason, in one language.
    pub fn get(&self, lang: Lang) -> String {
        match self {
            AnyDeclined::Unreadable(trouble) => trouble.get(lang),
            AnyDeclined::Rules(refusal) => refusal.text.get(lang).to_owned(),
            AnyDeclined::NotAsked(text) => text.get(lang).to_owned(),
        }
    }

    /// The clause, when it was the rules.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            AnyDeclined::Rules(refusal) => Some(refusal.clause),
            _ => None,
        }
    }
}

/// A match, typeless.
pub trait AnyMatch: Send + Sync {
    /// Another one, equal.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// The setup, secrets and all.
    fn setup(&self) -> String;
    /// The number of seats.
    fn seats(&self) -> usize;
    /// The team of a seat: itself and its partners.
    fn partners(&self, seat: Seat) -> Seats;
    /// The seats whose answer is missing.
    fn asked(&self) -> Seats;
    /// The seats whose envelope lies sealed.
    fn sealed(&self) -> Seats;
    /// Is it over, by the rules, by resignation or as it was closed?
    fn is_over(&self) -> bool;
    /// The scores, when the rules have ended it.
    fn scores(&self) -> Option<Vec<i32>>;
    /// Who won.
    fn winners(&self) -> Seats;
    /// Who resigned.
    fn resigned(&self) -> Option<Seat>;
    /// Was it closed by those who sit there, without a winner or a loser?
    fn is_closed(&self) -> bool;
    /// How many answers there are.
    fn len(&self) -> usize;
    /// Is there no answer yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The answers as they stand in the log and in records, from an index on.
    fn lines(&self, from: usize) -> Vec<String>;
    /// The options of a seat; empty when it is not asked.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// Offers an action.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn offer(&mut self, seat: Seat, action: &str) -> Result<Offered, AnyDeclined>;
    /// The open action to which an action of the seat is equal: another copy of the same card. What is no action stays as it is.
    fn equal(&self, seat: Seat, action: &str) -> String;
    /// Takes one's sealed envelope back; says whether there was one.
    fn unseal(&mut self, seat: Seat) -> bool;
    /// The seats whose answer is missing and that have nothing to choose: the house gives it once nobody else is awaited.
    fn idle(&self) -> Seats;
    /// Is the open question a reaction window?
    fn is_window(&self) -> bool;
    /// The clock that runs now, if one does.
    fn clock(&self) -> Option<Clock>;
    /// The time is up.
    ///
    /// # Errors
    /// When no clock runs.
    fn time_up(&mut self) -> Result<Offered, AnyDeclined>;
    /// A seat gives up.
    ///
    /// # Errors
    /// When it is over already.
    fn resign(&mut self, seat: Seat) -> Result<(), AnyDeclined>;
    /// Those who sit there end it without a loser.
    ///
    /// # Errors
    /// When it is over already.
    fn close(&mut self) -> Result<(), AnyDeclined>;
    /// How many answers stand when this seat takes its last choice back.
    fn before_last_of(&self, seat: Seat) -> Option<usize>;
    /// The same for its last choice that nobody made for it: reaction windows in which it had none do not count, and none of
    /// them where it `passes` them all.
    fn before_last_choice_of(&self, seat: Seat, passes: bool) -> Option<usize>;
    /// How many of the first answers were given to it: it went on from there.
    fn given(&self) -> usize;
    /// The match as it was after so many answers.
    ///
    /// # Errors
    /// When there are fewer.
    fn back_to(&self, index: usize) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// The action for a seat that stays silent: the one that harms it least.
    fn safest(&self, seat: Seat) -> Option<String>;
    /// What a viewer knows, for a bot of this game.
    fn view(&self, viewer: Option<Seat>) -> Box<dyn Any + Send>;
    /// The same moment in some world that looks the same to a seat, as a match that begins there; `None` where chance is to draw.
    fn imagined(&self, seat: Seat, rng: &mut Rng) -> Option<Box<dyn AnyMatch>>;
    /// What a seat knew whenever the table waited for a seat since it had so many answers, until now, with the number of answers before.
    fn past(&self, seat: Seat, from: usize, each: &mut dyn FnMut(usize, &dyn Any));
    /// How good it looked for every seat at the beginning of each turn and at the end, by the game's own guess at the whole truth: after
    /// how many answers, and for each seat from 0 to 1. After the end it tells no secret.
    fn outlooks(&self) -> Vec<(usize, Vec<f32>)>;
    /// What a seat is at this moment, seen by a viewer.
    fn seat_name(&self, viewer: Option<Seat>, seat: Seat) -> Text;
    /// What is to be done now, for a viewer.
    fn ask(&self, viewer: Option<Seat>) -> Text;
    /// What wins and how far everybody is, in one line; empty after the end and where the game has no such line.
    fn aim(&self, viewer: Option<Seat>) -> Text;
    /// Why what is asked now is asked; `None` where nobody is asked or the game does not say.
    fn because(&self, viewer: Option<Seat>) -> Option<Because>;
    /// Where in its game this moment lies.
    fn stage(&self) -> Stage;
    /// Where going through the match stops, for who may know all of it.
    fn stops(&self) -> Stops;
    /// Why it is over by the rules, to a viewer; empty before that.
    fn ended(&self, viewer: Option<Seat>) -> Text;
    /// What a viewer knows as lines for a terminal; empty when the game has no such words.
    fn sketch(&self, viewer: Option<Seat>) -> Text;
    /// What a viewer heard from the answer of this index on, each sentence with the index of its answer.
    fn heard(&self, viewer: Option<Seat>, from: usize) -> Vec<(usize, Text)>;
    /// Everything that was told from the answer of this index on, whoever heard it: for whoever keeps it.
    fn told(&self, from: usize) -> Vec<Told>;
    /// What sets a seat apart in statistics.
    fn factors(&self, seat: Seat) -> Vec<String>;
    /// The match from here on, with what a factor of the seat names replaced by a like thing; `None` where that cannot be.
    fn replaced(&self, seat: Seat, factor: &str, seed: Seed) -> Option<Box<dyn AnyMatch>>;
    /// What statistics want to know of a finished game.
    fn measures(&self) -> Vec<(&'static str, i32)>;
    /// Which habits of bad play it shows.
    fn habits(&self) -> Vec<Habit>;
    /// The zones of the page for a viewer.
    fn zones(&self, viewer: Option<Seat>, lang: Lang) -> Vec<Zone>;
    /// The zones of a page on which nothing can be done, such as a replay's, through a viewer's eyes.
    fn still(&self, viewer: Option<Seat>, lang: Lang) -> Vec<Zone>;
    /// The same with every hand open, from the side of a seat: after the end.
    fn laid_open(&self, side: Option<Seat>, lang: Lang) -> Vec<Zone>;
    /// The table as a small picture through a viewer's eyes, as SVG; empty where the game draws none.
    fn small(&self, viewer: Option<Seat>) -> String;
    /// What a seat may want to tell its partners now; none after the end.
    fn phrases(&self, seat: Seat) -> Vec<Text>;
    /// The record: with the seed only when the match is over.
    fn record(&self) -> String;
    /// The position line; `None` where the notation cannot say it or the game has none.
    fn position(&self) -> Option<String>;
    /// The position line where this seat knows all that it says. It is made from what the seat sees and from nothing else, so that
    /// it can tell no more than that.
    fn position_seen_by(&self, seat: Seat) -> Option<String>;
    /// The number of sequences of answers from here.
    fn perft(&self, depth: usize) -> u64;
    /// The different positions after whole turns; `None` for a game without notation.
    fn distinct(&self, turns: usize) -> Option<Distinct>;
}
