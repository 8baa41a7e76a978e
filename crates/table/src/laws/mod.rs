//! The laws that every game keeps, put to the test over random games.
//!
//! 1. A game ends within its stated number of answers. 2. It asks properly: asked seats have actions, sorted and distinct,
//!    draws have outcomes of positive weight, and teams are whole. 3. What it prints reads back. 4. A record replays to the same truth and
//!    events. 5. Speech is not action: a deaf teller changes nothing. 6. Imagining is faithful: same view, same asked
//!    seats, same options. 7. You see only what you were told. 8. Imagined worlds pass the audit, and so does the truth.
//! 9. Seats acting apart commute. 10. `why_not` agrees with `actions`, and
//!    says the same of every world that looks alike. 11. Imagining is calibrated
//!    where seats play by their plain actions ([`Game::is_plain`]).
//!
//! Cheap laws are tested at every answer, costly ones at [`SAMPLES`] random answers of every game.

mod calibration;
mod costly;

use std::fmt;

use crate::{Answer, Audience, Deaf, Game, Line, Match, Odds, Record, Rng, Seat, Setup, Text, Trouble, Turn};

/// The answers of a game at which the costly laws are tested.
pub const SAMPLES: usize = 20;

/// How often each law was tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tested {
    counts: [u64; 12],
    /// Random games played.
    pub games: u64,
    /// Their answers.
    pub answers: u64,
}

/// The names of the laws, from the first: Italian, English.
pub const NAMES: [(&str, &str); 11] = [
    ("finisce", "ends"),
    ("chiede come si deve", "asks properly"),
    ("si rilegge", "reads back"),
    ("si rigioca", "replays"),
    ("dire non è fare", "speech is not action"),
    ("immagina ciò che vede", "imagining is faithful"),
    ("vede solo ciò che ha sentito", "sees only what it was told"),
    ("i mondi superano la verifica", "worlds pass the audit"),
    ("chi agisce da solo commuta", "seats apart commute"),
    ("i divieti concordano con le azioni", "why_not agrees with actions"),
    ("immagina con la giusta frequenza", "imagining is calibrated"),
];

impl Tested {
    /// How often a law (1 to 11) was tested.
    pub fn of(&self, law: usize) -> u64 {
        self.counts[law]
    }

    /// One line per law: its number and name, and how often it was tested.
    pub fn lines(&self) -> Vec<(Text, u64)> {
        let numbered = |i: usize, name: &str| format!("{:>2} {name}", i + 1);
        let law = |(i, (it, en)): (usize, &(&str, &str))| {
            (Text::new(numbered(i, it), numbered(i, en)), self.counts[i + 1])
        };
        NAMES.iter().enumerate().map(law).collect()
    }
}

/// A broken law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which, from 1.
    pub law: usize,
    /// In which random game, from 0.
    pub game: u64,
    /// At which answer, from 0.
    pub answer: usize,
    /// What was seen.
    pub what: String,
}

impl Broken {
    /// Which law was broken and where, in both languages; what was seen is evidence and stands as it is.
    pub fn text(&self) -> Text {
        let Broken { law, game, answer, what } = self;
        let (it, en) = NAMES[law - 1];
        Text::new(
            format!("{law} ({it}), partita {game}, risposta {answer}: {what}"),
            format!("{law} ({en}), game {game}, answer {answer}: {what}"),
        )
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl std::error::Error for Broken {}

/// The notation of positions, for the games that have one.
pub struct Lines<G: Game> {
    /// [`crate::Notation::line`].
    pub line: fn(&G) -> Option<String>,
    /// [`crate::Notation::read`].
    pub read: fn(&str, &G::Setup) -> Result<G, Trouble>,
}

/// Plays `games` random games of a setup and tests every law.
///
/// # Errors
/// The first broken law.
pub fn keep<G: Game>(setup: &G::Setup, games: u64, seed: u64) -> Result<Tested, Broken> {
    keep_with::<G>(setup, games, seed, None)
}

/// [`keep`] for a game that may have a notation of positions.
///
/// # Errors
/// The first broken law.
pub fn keep_with<G: Game>(
    setup: &G::Setup,
    games: u64,
    seed: u64,
    notation: Option<&Lines<G>>,
) -> Result<Tested, Broken> {
    let rng = Rng::new(seed);
    let tallies = calibration::Tallies::default();
    let mut trial = Trial { setup, notation, rng, tested: Tested::default(), game: 0, answer: 0, tallies };
    trial.setup_reads_back()?;
    trial.teams_are_whole()?;
    for game in 0..games {
        trial.game = game;
        trial.game()?;
    }
    trial.calibrated()?;
    Ok(trial.tested)
}

/// The testing of one setup.
struct Trial<'a, G: Game> {
    setup: &'a G::Setup,
    notation: Option<&'a Lines<G>>,
    rng: Rng,
    tested: Tested,
    game: u64,
    answer: usize,
    tallies: calibration::Tallies,
}

type Told<G> = Vec<(Audience, <G as Game>::Event)>;

impl<G: Game> Trial<'_, G> {
    fn hold(&mut self, law: usize, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        self.tested.counts[law] += 1;
        if holds {
            return Ok(());
        }
        Err(Broken { law, game: self.game, answer: self.answer, what: what() })
    }

    fn setup_reads_back(&mut self) -> Result<(), Broken> {
        let printed = self.setup.to_string();
        let holds = printed.parse().as_ref() == Ok(self.setup);
        self.hold(3, holds, || format!("setup '{printed}' does not read back"))
    }

    /// The partners of each seat are the same set, with itself in it.
    fn teams_are_whole(&mut self) -> Result<(), Broken> {
        let seats = self.setup.seats();
        let team = |seat: Seat| self.setup.partners(seat);
        let whole = Seat::all(seats).all(|seat| {
            team(seat).has(seat)
                && team(seat).iter().all(|one| one.index() < seats && team(one) == team(seat))
        });
        self.hold(2, whole, || "the partners of a seat are not all each other's partners".to_owned())
    }

    /// One game: the cheap laws on the way, the costly ones when it is replayed.
    fn game(&mut self) -> Result<(), Broken> {
        self.answer = 0;
        let mut truth = match G::new(self.setup) {
            Ok(truth) => truth,
            Err(trouble) => return self.hold(2, false, || format!("no table: {trouble}")),
        };
        let mut lines = Vec::new();
        let mut told: Told<G> = Vec::new();
        let longest = G::longest(self.setup);
        while !matches!(truth.turn(), Turn::Over(_)) {
            self.answer = lines.len();
            self.hold(1, lines.len() < longest, || format!("more than the {longest} answers stated"))?;
            let line = self.random_line(&truth)?;
            self.deaf(&mut truth, &line, &mut told)?;
            lines.push(line);
        }
        self.tested.games += 1;
        self.tested.answers += lines.len() as u64;
        self.tally()?;
        self.record_reads_back(&lines)?;
        self.replay(&lines, &truth, &told)
    }

    /// A random answer, with the laws on what the table asks.
    fn random_line(&mut self, truth: &G) -> Result<Line<G::Action>, Broken> {
        let turn = truth.turn();
        let line = match turn {
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                let fine = odds.total() > 0 && odds.iter().all(|(_, weight)| weight > 0);
                self.hold(2, fine, || "a draw without outcomes of positive weight".to_owned())?;
                let mut again = self.rng.clone();
                let (listed, drawn) = (self.rng.draw(&odds), truth.draw(&mut again, &mut Odds::default()));
                let same = listed == drawn && again.bits() == self.rng.clone().bits();
                self.hold(2, same, || format!("draws {drawn} where the ticket falls on {listed}"))?;
                Line::Chance(listed)
            }
            Turn::Together(seats) => {
                let mut given = arrayvec::ArrayVec::new();
                for seat in seats.iter() {
                    given.push((seat, self.random_action(truth, seat)?));
                }
                Line::Together(given)
            }
            Turn::Apart(seats) => {
                let nth = self.rng.below(seats.len().max(1));
                let seat = seats.iter().nth(nth).unwrap_or(Seat::new(0));
                Line::Apart(seat, self.random_action(truth, seat)?)
            }
            Turn::Over(_) => Line::TimeUp,
        };
        let asked_exist = turn.asked().iter().all(|seat| seat.index() < self.setup.seats());
        let somebody = matches!(turn, Turn::Chance) || !turn.asked().is_empty();
        self.hold(2, asked_exist && somebody, || {
            format!("asks nobody, or a seat that is not there: {turn:?}")
        })?;
        Ok(line)
    }

    fn random_action(&mut self, truth: &G, seat: Seat) -> Result<G::Action, Broken> {
        let mut actions = Vec::new();
        truth.actions(seat, &mut actions);
        let fine = !actions.is_empty() && actions.windows(2).all(|pair| pair[0] < pair[1]);
        self.hold(2, fine, || format!("actions of seat {seat} are none, unsorted or doubled: {actions:?}"))?;
        let drawn = truth.any(seat, &mut self.rng, &mut Vec::new());
        let open = actions.binary_search(&drawn).is_ok();
        self.hold(2, open, || format!("seat {seat} draws {drawn}, which is not among {actions:?}"))?;
        let chosen = actions[self.rng.below(actions.len())];
        let printed = chosen.to_string();
        let back = printed.parse() == Ok(chosen) && !printed.contains(char::is_whitespace);
        self.hold(3, back, || format!("action {chosen:?} prints as '{printed}' and does not read back"))?;
        Ok(chosen)
    }

    /// Plays the line for listeners and for nobody, which must be the same.
    fn deaf(&mut self, truth: &mut G, line: &Line<G::Action>, told: &mut Told<G>) -> Result<(), Broken> {
        let mut unheard = truth.clone();
        if let Some(answer) = line.answer() {
            truth.play(answer, told);
            unheard.play(answer, &mut Deaf);
        }
        let same = unheard == *truth;
        self.hold(5, same, || format!("{line} plays otherwise when nobody listens"))
    }

    fn record_reads_back(&mut self, lines: &[Line<G::Action>]) -> Result<(), Broken> {
        let record = Record::<G> {
            game: "game".to_owned(),
            setup: self.setup.clone(),
            cards: "-".to_owned(),
            seed_hash: "-".to_owned(),
            given: 0,
            lines: lines.to_vec(),
            scores: None,
            seed: None,
        };
        let back = record.to_string().parse() == Ok(record);
        self.hold(3, back, || "the record does not read back".to_owned())
    }

    /// Replays the game as a record would, testing the costly laws at some answers of it.
    fn replay(&mut self, lines: &[Line<G::Action>], end: &G, told: &Told<G>) -> Result<(), Broken> {
        let mut samples: Vec<usize> = (0..lines.len()).collect();
        self.rng.shuffle(&mut samples);
        samples.truncate(SAMPLES);
        let mut played = match Match::<G>::bare(self.setup.clone(), None) {
            Ok(played) => played,
            Err(trouble) => return self.hold(4, false, || trouble.to_string()),
        };
        for (at, line) in lines.iter().enumerate() {
            self.answer = at;
            if samples.contains(&at) {
                self.costly(played.truth(), lines)?;
            }
            let followed = played.follow(line.clone());
            self.hold(4, followed.is_ok(), || format!("{line}: {followed:?}"))?;
        }
        self.answer = lines.len();
        self.costly(played.truth(), lines)?;
        let heard = played
            .all_heard()
            .map(|(_, to, event)| (to, event))
            .eq(told.iter().map(|(to, event)| (*to, event)));
        self.hold(4, played.truth() == end && heard, || "the replayed game is another one".to_owned())
    }
}

/// The truth after an answer, and what was told.
fn after<G: Game>(truth: &G, answer: Answer<'_, G::Action>) -> (G, Told<G>) {
    let (mut next, mut told) = (truth.clone(), Vec::new());
    next.play(answer, &mut told);
    (next, told)
}
