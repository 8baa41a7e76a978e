//! A table under load: its persons answer by lot, at a pace, each with an open socket, and spectators look on.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use super::figures::Tally;
use crate::client::Visitor;
use crate::live::{Live, Shown};
use crate::lot::Lot;
use crate::player::{Act, Outcome, Page};
use crate::tables::{Table, Wish};

/// What comes later is not seen.
const SEEN: Duration = Duration::from_secs(2);
/// When a table begins, within the time of its pace: so finely that no wave of answers comes of it.
const PHASES: usize = 100_000;
/// Whom nobody asks for so long looks again.
const STILL: Duration = Duration::from_secs(10);

/// A table with its open pages.
pub(super) struct Round {
    table: Table,
    wish: Wish<'static>,
    spectators: usize,
    lot: Lot,
    pace: Option<Duration>,
    tally: Arc<Tally>,
    pages: Vec<Arc<Mutex<Open>>>,
    news: UnboundedReceiver<(usize, Instant)>,
    readers: JoinSet<()>,
}

impl Round {
    pub(super) async fn open(
        mut host: Visitor,
        wish: Wish<'static>,
        spectators: usize,
        lot: Lot,
        pace: Option<Duration>,
        tally: Arc<Tally>,
    ) -> Result<Round, String> {
        let table = Table::open(&mut host, &wish).await?;
        let (tell, news) = unbounded_channel();
        let (pages, readers) = (Vec::new(), JoinSet::new());
        let mut round = Round { table, wish, spectators, lot, pace, tally, pages, news, readers };
        round.look(tell).await?;
        Ok(round)
    }

    /// Everybody opens the page.
    async fn look(&mut self, tell: UnboundedSender<(usize, Instant)>) -> Result<(), String> {
        let id = self.table.id.clone();
        let persons: Vec<Visitor> = self.table.persons().map(|(_, person)| person.clone()).collect();
        for (seat, person) in persons.iter().enumerate() {
            let page = Arc::new(Mutex::new(Open::default()));
            self.pages.push(Arc::clone(&page));
            let (live, tell) = (person.live(&id).await?, tell.clone());
            let (game, tally) = (self.wish.game, Arc::clone(&self.tally));
            self.readers
                .spawn(read(live, page, game, tally, move || tell.send((seat, Instant::now())).is_ok()));
        }
        for _ in 0..self.spectators {
            let live = persons[0].another().live(&id).await?;
            self.readers.spawn(watch(live, self.wish.game, Arc::clone(&self.tally)));
        }
        Ok(())
    }

    /// Plays, and opens another table when the match is over.
    pub(super) async fn play(mut self) {
        loop {
            if let Err(why) = self.match_of_it().await {
                self.tally.broke(why);
                tokio::time::sleep(SEEN).await;
            }
            let Some(host) = self.table.persons().next().map(|(_, host)| host.clone()) else { return };
            let lot = self.lot.split();
            let next =
                Round::open(host, self.wish, self.spectators, lot, self.pace, Arc::clone(&self.tally)).await;
            match next {
                Ok(next) => self = next,
                Err(why) => return self.tally.broke(why),
            }
        }
    }

    async fn match_of_it(&mut self) -> Result<(), String> {
        // No two tables answer at the same instant but by chance.
        let mut due =
            Instant::now() + self.pace.unwrap_or_default() * self.lot.below(PHASES) as u32 / PHASES as u32;
        loop {
            // Meanwhile the table may go on by itself: what is answered is what is asked then.
            tokio::time::sleep_until(due.into()).await;
            while self.news.try_recv().is_ok() {}
            let Some((seat, act, shows)) = self.asked()? else {
                if self.is_over()? {
                    return self.leave().await;
                }
                let _ = tokio::time::timeout(STILL, self.news.recv()).await;
                continue;
            };
            due = Instant::now() + self.pace.unwrap_or_default();
            self.answer(seat, &act, shows).await?;
        }
    }

    /// Somebody who is asked, with an answer, and whether others see at once that it was given. Pages that have not heard yet of what
    /// another page shows are passed over: their question may be an old one.
    fn asked(&mut self) -> Result<Option<(usize, Act, bool)>, String> {
        let newest = (0..self.pages.len()).map(|seat| self.at(seat)).max();
        let first = self.lot.below(self.pages.len());
        for nth in 0..self.pages.len() {
            let seat = (first + nth) % self.pages.len();
            if Some(self.at(seat)) != newest {
                continue;
            }
            let page = self.page(seat)?;
            if let Some(act) = self.lot.pick(&page.choices) {
                return Ok(Some((seat, act.clone(), !page.window)));
            }
        }
        Ok(None)
    }

    fn at(&self, seat: usize) -> i64 {
        self.pages[seat].lock().unwrap_or_else(PoisonError::into_inner).shown.at
    }

    fn is_over(&self) -> Result<bool, String> {
        Ok(self.page(0)?.over)
    }

    fn page(&self, seat: usize) -> Result<Page, String> {
        self.pages[seat].lock().unwrap_or_else(PoisonError::into_inner).shown.page()
    }

    async fn answer(&mut self, seat: usize, act: &Act, shows: bool) -> Result<(), String> {
        let (id, begun) = (self.table.id.clone(), Instant::now());
        match self.table.person(seat)?.act(&id, act).await {
            Outcome::Accepted => self.tally.answer(true),
            // The table has gone on, which will be seen in a moment.
            Outcome::Refused(409, _) => {
                self.tally.answer(false);
                let _ = tokio::time::timeout(SEEN, self.news.recv()).await;
                return Ok(());
            }
            other => other
                .accepted()
                .map_err(|why| format!("{} at /t/{id}: '{}' {why}", self.wish.game, act.action))?,
        }
        let news = &mut self.news;
        let (mut own, mut other) = (false, None);
        let both = async {
            // Where nothing shows to others, one waits for one's own page only.
            while !own || (shows && other.is_none()) {
                let Some((whose, when)) = news.recv().await else { return };
                match whose == seat {
                    true => own = true,
                    false => other = other.or(Some(when.saturating_duration_since(begun))),
                }
            }
        };
        let _ = tokio::time::timeout(SEEN, both).await;
        if shows {
            self.tally.saw(other);
        }
        Ok(())
    }

    /// The match is over: what each page was sent.
    async fn leave(&mut self) -> Result<(), String> {
        self.news.close();
        self.readers.abort_all();
        while self.readers.join_next().await.is_some() {}
        for page in &self.pages {
            let sent = page.lock().unwrap_or_else(PoisonError::into_inner).sent;
            self.tally.whole(self.wish.game, sent);
        }
        Ok(())
    }
}

/// An open page.
#[derive(Debug, Default)]
struct Open {
    shown: Shown,
    sent: usize,
}

/// Reads a page's pushes until nobody wants to hear of them.
async fn read(
    mut live: Live,
    page: Arc<Mutex<Open>>,
    game: &'static str,
    tally: Arc<Tally>,
    tell: impl Fn() -> bool + Send,
) {
    let taken = loop {
        let push = match live.hear().await {
            Ok(push) => push,
            Err(why) => break Err(why),
        };
        tally.push(game, push.bytes());
        {
            let mut page = page.lock().unwrap_or_else(PoisonError::into_inner);
            page.sent += push.bytes();
            if let Err(why) = page.shown.take(&push) {
                break Err(why);
            }
        }
        if !tell() {
            break Ok(());
        }
    };
    if let Err(why) = taken {
        tally.broke(format!("{game}: {why}"));
    }
}

/// Only counts what comes: many look on.
async fn watch(mut live: Live, game: &'static str, tally: Arc<Tally>) {
    while let Ok(push) = live.hear().await {
        tally.push(game, push.bytes());
    }
}
