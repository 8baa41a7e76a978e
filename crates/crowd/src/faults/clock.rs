//! The calendar's clock jumps while questions with a time are open: each lasts its true time.

use std::path::Path;
use std::time::{Duration, Instant};

use tokio::task::block_in_place;

use crate::client::Visitor;
use crate::house::House;
use crate::lot::Lot;
use crate::player::Page;
use crate::scene::Place;
use crate::shim::Kind;
use crate::tables::{Played, Table, Wish};
use crate::wishes::wish;

/// A table at which nobody does anything more: its question ends when its time is over.
#[derive(Debug)]
struct Still {
    what: &'static str,
    then: Then,
    table: Table,
    /// How long the question lasts.
    time: Duration,
    /// When it was asked, and after how many lines of the log.
    since: (Instant, i64),
    /// How long it has lasted, once it is over.
    lasted: Option<Duration>,
}

/// What happens at such a table once the clock has jumped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    Nothing,
    /// Something that answers nothing, but makes the server look at the clock.
    Stir,
    /// An answer: another question is asked under the new time.
    Answer,
}

const MINUTE: Duration = Duration::from_secs(60);
/// How long a reaction window stays open.
const WINDOW: Duration = Duration::from_secs(4);
/// A question ends too early if by more than this, which is about what it takes to see that it has begun.
const EARLY: Duration = Duration::from_millis(1500);
/// It ends too late if by more than this.
const LATE: Duration = Duration::from_secs(5);
/// How long after the last question has begun the clock jumps, and how long after that something happens at the tables.
const STEPS: [Duration; 2] = [Duration::from_secs(1), Duration::from_millis(300)];
/// In so many answers by lot a reaction window opens, as a rule.
const ANSWERS: usize = 300;
/// In one of so many games it does.
const GAMES: usize = 8;

/// Lets the clock jump by so many seconds; says how long the questions lasted.
///
/// # Errors
/// With the same figures, when one did not last its time.
pub(super) async fn trial(binary: &Path, ahead: i64) -> Result<String, String> {
    let place = Place::new(&std::env::temp_dir())?;
    let house = block_in_place(|| House::start(&place.options(binary)))?;
    let mut visitor = Visitor::new(&house.address())?;
    let mut tables = vec![
        Still::begin("a question", Then::Nothing, &visitor, &timed("evilrunner")).await?,
        Still::begin("a question with a stir at its table", Then::Stir, &visitor, &timed("evilrunner"))
            .await?,
        Still::begin("a question asked after the jump", Then::Answer, &visitor, &timed("dogma")).await?,
        Still::begin("the clock of a match", Then::Stir, &visitor, &CLOCK).await?,
        Still::begin_window(&visitor).await?,
    ];
    tokio::time::sleep(STEPS[0]).await;
    place.faults.set(&format!("clock {ahead:+}\n"))?;
    tokio::time::sleep(STEPS[1]).await;
    for still in &mut tables {
        match still.then {
            Then::Nothing => {}
            Then::Stir => still.stir().await?,
            Then::Answer => still.answer().await?,
        }
    }
    let begun = Instant::now();
    while begun.elapsed() < MINUTE + LATE * 2 && tables.iter().any(|still| still.lasted.is_none()) {
        for still in tables.iter_mut().filter(|still| still.lasted.is_none()) {
            still.look(&mut visitor).await?;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    block_in_place(|| house.stop())?;
    let figures: Vec<String> = tables.iter().map(Still::figure).collect();
    let figures = figures.join("; ");
    if place.faults.hits(Kind::Clock) == 0 {
        return Err(format!("{figures}; nobody looked at the clock: the trial shows nothing"));
    }
    if tables.iter().all(Still::is_right) { Ok(figures) } else { Err(figures) }
}

/// A match with a clock of its own.
const CLOCK: Wish<'static> =
    wish("capitale", &["person", "person"], &[("clock", "1"), ("deck1", "rogo"), ("deck2", "galoppo")]);

/// A table with a minute for each question.
fn timed(game: &'static str) -> Wish<'static> {
    Wish { seconds: "60", ..wish(game, &["person", "person"], &[]) }
}

impl Still {
    /// A table at which everybody sits and nobody answers.
    async fn begin(what: &'static str, then: Then, host: &Visitor, wish: &Wish<'_>) -> Result<Still, String> {
        let table = Table::open(&mut host.another(), wish).await?;
        let mut still = Still { what, then, table, time: MINUTE, since: (Instant::now(), 0), lasted: None };
        still.since.1 = still.page().await?.at;
        Ok(still)
    }

    /// A table at which a reaction window has just opened. What is dealt there nobody can foresee, and now and then a game has
    /// no window: then another one is begun.
    async fn begin_window(host: &Visitor) -> Result<Still, String> {
        let (wish, mut lot) = (wish("godlucky", &["person", "person"], &[]), Lot::new(1));
        for _ in 0..GAMES {
            let mut still = Still::begin("a reaction window", Then::Stir, host, &wish).await?;
            let seen = still.table.play_until(ANSWERS, &mut lot, |page| page.timed).await?;
            if matches!(seen, Played::Seen(_)) {
                still.since = (Instant::now(), still.page().await?.at);
                still.time = WINDOW;
                return Ok(still);
            }
        }
        Err(format!("no reaction window opens in {ANSWERS} answers of {GAMES} games"))
    }

    /// Something happens at the table that answers nothing: somebody takes a name.
    async fn stir(&mut self) -> Result<(), String> {
        self.table.person(0)?.give("/name", &[("name", "Ada"), ("back", "/")]).await?;
        Ok(())
    }

    /// The persons answer until another question is asked.
    async fn answer(&mut self) -> Result<(), String> {
        let mut lot = Lot::new(1);
        while self.page().await?.at == self.since.1 {
            self.table.play(1, &mut lot).await?;
        }
        self.since = (Instant::now(), self.page().await?.at);
        Ok(())
    }

    async fn page(&mut self) -> Result<Page, String> {
        let id = self.table.id.clone();
        self.table.person(0)?.look(&id).await
    }

    /// Looks whether the question is over.
    async fn look(&mut self, visitor: &mut Visitor) -> Result<(), String> {
        let (asked, at) = self.since;
        if visitor.look(&self.table.id).await?.at != at {
            self.lasted = Some(asked.elapsed());
        }
        Ok(())
    }

    fn is_right(&self) -> bool {
        self.lasted.is_some_and(|lasted| lasted + EARLY >= self.time && lasted <= self.time + LATE)
    }

    fn figure(&self) -> String {
        let Still { what, time, .. } = self;
        let wrong = if self.is_right() { "" } else { "WRONG: " };
        match self.lasted {
            Some(lasted) => format!("{wrong}{what} lasted {:.1} s of {time:?}", lasted.as_secs_f32()),
            None => format!("{wrong}{what} of {time:?} did not end"),
        }
    }
}
