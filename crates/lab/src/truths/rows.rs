//! The table: what is asked of a bot, and what is wanted (issue 19). What peers reach stands in `docs/bots.md`.

use std::time::Duration;

use search::{Budget, Master};
use table::toys::{Goofspiel, Kuhn, Leduc, LiarsDice};
use table::{Estimate, Text, Trouble};

use super::{Thinks, exploitability, lost, positions, wrong_choices};

/// A row of the table.
pub struct Row {
    /// What `--only` calls it.
    pub name: &'static str,
    what: (&'static str, &'static str),
    /// At most so much is wanted.
    pub wanted: f64,
    /// Does it take longer than a minute on a quiet core?
    pub long: bool,
    asks: Asks,
    /// What the bot may spend, and where it is not its own room the nodes that its trees may have.
    budget: Budget,
    room: Option<usize>,
}

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    /// The figure.
    pub measured: f64,
    /// Of how many games, positions or information sets.
    pub of: usize,
}

/// What a row asks.
enum Asks {
    /// The part of so many games of tic-tac-toe against chance that it loses.
    Lost(usize),
    /// The part of so many positions of connect four where it chooses wrong.
    Wrong(usize),
    /// What its best response gains, in points of the game.
    Gained(Toy, Thinks),
}

enum Toy {
    Kuhn,
    Leduc,
    LiarsDice,
    Goofspiel(&'static str),
}

const fn cpu(millis: u64) -> Budget {
    Budget::Cpu(Duration::from_millis(millis))
}

const fn row(
    name: &'static str,
    what: (&'static str, &'static str),
    wanted: f64,
    asks: Asks,
    budget: Budget,
) -> Row {
    Row { name, what, wanted, long: false, asks, budget, room: None }
}

impl Row {
    const fn long(self) -> Self {
        Row { long: true, ..self }
    }

    const fn within(self, nodes: usize) -> Self {
        Row { room: Some(nodes), ..self }
    }
}

const FOUR: Asks = Asks::Wrong(1000);

/// The table.
pub static ROWS: [Row; 12] = [
    row(
        "tic-tac-toe",
        ("tris, 4 ms: partite perse col caso", "tic-tac-toe, 4 ms: games lost to chance"),
        0.0,
        Asks::Lost(200),
        cpu(4),
    ),
    row(
        "four-4ms",
        ("forza quattro, 4 ms: scelte sbagliate", "connect four, 4 ms: wrong choices"),
        0.08,
        FOUR,
        cpu(4),
    ),
    row(
        "four-20ms",
        ("forza quattro, 20 ms: scelte sbagliate", "connect four, 20 ms: wrong choices"),
        0.05,
        FOUR,
        cpu(20),
    ),
    row(
        "four-1s",
        ("forza quattro, 1 s: scelte sbagliate", "connect four, 1 s: wrong choices"),
        0.02,
        FOUR,
        cpu(1000),
    )
    .long(),
    row(
        "kuhn-10ms",
        ("Kuhn, 10 ms a decisione: sfruttabilità", "Kuhn, 10 ms a decision: exploitability"),
        0.005,
        Asks::Gained(Toy::Kuhn, Thinks::Always),
        cpu(10),
    ),
    row(
        "leduc-10ms",
        ("Leduc, 10 ms a decisione: sfruttabilità", "Leduc, 10 ms a decision: exploitability"),
        0.12,
        Asks::Gained(Toy::Leduc, Thinks::Always),
        cpu(10),
    ),
    row(
        "leduc-100ms",
        ("Leduc, 100 ms a decisione: sfruttabilità", "Leduc, 100 ms a decision: exploitability"),
        0.05,
        Asks::Gained(Toy::Leduc, Thinks::Always),
        cpu(100),
    )
    .long(),
    row(
        "leduc-3000",
        (
            "Leduc, 100 ms a decisione, alberi di 3000 nodi: sfruttabilità",
            "Leduc, 100 ms a decision, trees of 3,000 nodes: exploitability",
        ),
        0.3,
        Asks::Gained(Toy::Leduc, Thinks::Always),
        cpu(100),
    )
    .within(3000)
    .long(),
    row(
        "goofspiel-4",
        (
            "goofspiel(4), 100000 iterazioni: sfruttabilità",
            "goofspiel(4), 100,000 iterations: exploitability",
        ),
        0.002,
        Asks::Gained(Toy::Goofspiel("cards=4 prizes=descending"), Thinks::First),
        Budget::Iterations(100_000),
    ),
    row(
        "goofspiel-5",
        (
            "goofspiel(5), 1000000 di iterazioni: sfruttabilità",
            "goofspiel(5), 1,000,000 iterations: exploitability",
        ),
        0.05,
        Asks::Gained(Toy::Goofspiel("cards=5 prizes=descending"), Thinks::First),
        Budget::Iterations(1_000_000),
    ),
    row(
        "goofspiel-6",
        (
            "goofspiel(6), 1 s alla prima decisione: sfruttabilità",
            "goofspiel(6), 1 s at the first decision: exploitability",
        ),
        0.15,
        Asks::Gained(Toy::Goofspiel("cards=6 prizes=descending"), Thinks::First),
        cpu(1000),
    ),
    row(
        "liars-dice",
        (
            "liar's dice, 1 s alla prima decisione: sfruttabilità",
            "liar's dice, 1 s at the first decision: exploitability",
        ),
        0.03,
        Asks::Gained(Toy::LiarsDice, Thinks::First),
        cpu(1000),
    )
    .long(),
];

impl Row {
    /// What is asked.
    pub fn what(&self) -> Text {
        Text::new(self.what.0, self.what.1)
    }

    /// Asks the house's bot.
    ///
    /// # Errors
    /// A bot that cannot be judged.
    pub fn measure(&self, seed: u64) -> Result<Known, Trouble> {
        let bot = Master { room: self.room.unwrap_or(Master::default().room), ..Master::default() };
        let known = match &self.asks {
            Asks::Lost(games) => Some(Known { measured: lost(&bot, *games, self.budget, seed)?, of: *games }),
            Asks::Wrong(count) => {
                let measured = wrong_choices(&bot, &positions(*count, seed), self.budget, seed);
                Some(Known { measured, of: *count })
            }
            // Worths go from 0 to 1: as many points lie between the worst and the best.
            Asks::Gained(Toy::Kuhn, thinks) => self.gained::<Kuhn>(&bot, "", 4.0, *thinks, seed),
            Asks::Gained(Toy::Leduc, thinks) => self.gained::<Leduc>(&bot, "", 26.0, *thinks, seed),
            Asks::Gained(Toy::LiarsDice, thinks) => self.gained::<LiarsDice>(&bot, "", 2.0, *thinks, seed),
            Asks::Gained(Toy::Goofspiel(setup), thinks) => {
                self.gained::<Goofspiel>(&bot, setup, 2.0, *thinks, seed)
            }
        };
        known.ok_or_else(|| {
            Trouble::say(
                format!("«{}»: questo bot non si lascia giudicare", self.name),
                format!("'{}': this bot cannot be judged", self.name),
            )
        })
    }

    fn gained<G: Estimate>(
        &self,
        bot: &Master,
        setup: &str,
        points: f64,
        thinks: Thinks,
        seed: u64,
    ) -> Option<Known> {
        let exploited = exploitability::<G>(bot, &setup.parse().ok()?, self.budget, thinks, seed)?;
        Some(Known { measured: f64::from(exploited.0) * points, of: exploited.1 })
    }
}

impl Known {
    /// Is it as good as is wanted?
    pub fn holds(&self, row: &Row) -> bool {
        self.measured <= row.wanted
    }
}
