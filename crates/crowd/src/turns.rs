//! The persons of a table answer in turn, by lot.

use std::time::{Duration, Instant};

use crate::lot::Lot;
use crate::player::{Act, Outcome, Page};
use crate::tables::Table;

/// How playing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// There were as many answers as were wanted.
    Enough,
    /// The person of this seat sees what was waited for.
    Seen(usize),
    /// The match is over, after so many answers.
    Over(usize),
}

/// Nobody is asked, or no answer is taken, for so long only when something is wrong: a window lasts seconds, a bot thinks for less.
const STILL: Duration = Duration::from_secs(30);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(100);
/// An answer may come too late, since bots and windows go on by themselves; so many in a row to one and the same question do not.
const LATE: usize = 5;

impl Table {
    /// The persons answer by lot, as often as wanted or to the end.
    ///
    /// # Errors
    /// When an answer that a page offers is not taken, or nobody is asked any more.
    pub async fn play(&mut self, answers: usize, lot: &mut Lot) -> Result<Played, String> {
        self.play_until(answers, lot, |_| false).await
    }

    /// The same, but no further than to the page that is waited for.
    ///
    /// # Errors
    /// As for `play`.
    pub async fn play_until(
        &mut self,
        answers: usize,
        lot: &mut Lot,
        awaited: impl Fn(&Page) -> bool,
    ) -> Result<Played, String> {
        let (mut given, mut asked, mut late, mut still) = (0, -1, 0, Instant::now());
        let mut seats: Vec<usize> = self.persons().map(|(seat, _)| seat).collect();
        'turns: loop {
            for nth in 0..seats.len() {
                let (id, seat) = (self.id.clone(), seats[nth]);
                let visitor = self.person(seat)?;
                let page = visitor.look(&id).await?;
                if awaited(&page) {
                    return Ok(Played::Seen(seat));
                }
                if page.over {
                    return Ok(Played::Over(given));
                }
                if given >= answers {
                    return Ok(Played::Enough);
                }
                let Some(act) = lot.pick(&page.choices) else { continue };
                if act.at != asked {
                    (asked, late) = (act.at, 0);
                }
                match self.answer(seat, act).await? {
                    true => (given, late, still) = (given + 1, 0, Instant::now()),
                    false => late += 1,
                }
                if late > LATE || still.elapsed() > STILL {
                    let game = &self.game;
                    return Err(format!("{game} at /t/{id}: every answer comes too late (at={asked})"));
                }
                // Whoever has just answered is looked at first: what came of it shows before anybody else answers.
                seats.rotate_left(nth);
                continue 'turns;
            }
            if still.elapsed() > STILL {
                return Err(format!("{} at /t/{}: nobody is asked for {STILL:?}", self.game, self.id));
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// A person answers; false when the table has gone on meanwhile.
    async fn answer(&mut self, seat: usize, act: &Act) -> Result<bool, String> {
        let (id, game) = (self.id.clone(), self.game.clone());
        match self.person(seat)?.act(&id, act).await {
            Outcome::Refused(409, _) => Ok(false),
            outcome => outcome.accepted().map(|()| true).map_err(|why| {
                let Act { at, action } = act;
                format!("{game} at /t/{id}: '{action}' of seat {} (at={at}) {why}", seat + 1)
            }),
        }
    }
}
