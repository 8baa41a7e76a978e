//! A party: persons at a table who answer by lot, and open another table when the match is over.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::task::JoinSet;

use crate::client::Visitor;
use crate::lot::Lot;
use crate::player::{Act, Page};
use crate::stage::{Moment, Stage};
use crate::tables::{Table, Wish};

/// A party that plays until its trial is over.
#[derive(Debug)]
struct Party {
    number: usize,
    wish: Wish<'static>,
    stage: Arc<Stage>,
    host: Visitor,
    lot: Lot,
    thought: usize,
    table: Option<Table>,
}

/// A person who is asked.
#[derive(Clone, Debug)]
struct Asked {
    seat: usize,
    visitor: Visitor,
    page: Page,
}

/// How long a party in which nobody is asked waits at least before it looks again; where persons think for longer, so long.
const PAUSE: Duration = Duration::from_millis(40);
/// How long persons think who are in a hurry, in milliseconds.
pub const HURRY: usize = 20;

/// A party at each of these tables, all playing. Their persons think for up to so many milliseconds.
///
/// # Errors
/// When the system gives no means to ask the server.
pub fn gather(
    stage: &Arc<Stage>,
    wishes: impl Iterator<Item = Wish<'static>>,
    lot: &mut Lot,
    thought: usize,
) -> Result<JoinSet<()>, String> {
    let mut parties = JoinSet::new();
    for (number, wish) in wishes.enumerate() {
        let (stage, host, lot) = (Arc::clone(stage), Visitor::new(&stage.address)?, lot.split());
        parties.spawn(Party { number, wish, stage, host, lot, thought, table: None }.play());
    }
    Ok(parties)
}

impl Party {
    /// Plays until the trial is over. What should not happen stands in the ledger's troubles.
    async fn play(mut self) {
        while let Some(era) = self.stage.gate.era().await {
            if let Err(why) = self.round().await
                && self.stage.gate.is_still(era)
                && !(self.stage.gate.lacks() && why.contains(SAYS_SO))
            {
                let table = self.table.as_ref().map_or("no table yet", |table| &table.id);
                self.stage.ledger.trouble(format!("{} ({table}): {why}", self.wish.game));
                tokio::time::sleep(PAUSE * 5).await;
            }
        }
    }

    /// The party looks at its table, and who is asked answers: mostly one person, now and then all at once, one who presses
    /// the button twice, or one who posts what cannot be taken.
    async fn round(&mut self) -> Result<(), String> {
        let Some((id, asked)) = self.look().await? else {
            self.table = None;
            return Ok(());
        };
        let Some(one) = self.lot.pick(&asked).cloned() else {
            tokio::time::sleep(PAUSE.max(Duration::from_millis(self.thought as u64))).await;
            return Ok(());
        };
        let thought = self.lot.below(self.thought);
        tokio::time::sleep(Duration::from_millis(thought as u64)).await;
        let manner = self.lot.below(16);
        let acts: Vec<(&Asked, Act)> = match manner {
            0 | 1 => asked.iter().filter_map(|one| Some((one, self.chosen(one)?))).collect(),
            2 => self.chosen(&one).map(|act| vec![(&one, act.clone()), (&one, act)]).unwrap_or_default(),
            3 => vec![(&one, Act { action: "nonsense".to_owned(), at: one.page.at })],
            4 => self.chosen(&one).map(|act| vec![(&one, Act { at: act.at - 1, ..act })]).unwrap_or_default(),
            _ => self.chosen(&one).map(|act| vec![(&one, act)]).unwrap_or_default(),
        };
        let sent =
            acts.iter().map(|(one, act)| self.stage.act(self.number, (&id, one.seat), &one.visitor, act));
        join_all(sent).await;
        self.hold(&id, one, asked.len()).await
    }

    /// The table's id and who is asked there; `None` when the match is over.
    async fn look(&mut self) -> Result<Option<(String, Vec<Asked>)>, String> {
        let table = match &mut self.table {
            Some(table) => table,
            none => {
                let table = Table::open(&mut self.host, &self.wish).await?;
                for (seat, _) in table.persons() {
                    self.stage.ledger.seated(&table.id, seat);
                }
                none.insert(table)
            }
        };
        let mut asked = Vec::new();
        for (seat, visitor) in table.persons() {
            let mut visitor = visitor.clone();
            let page = visitor.look(&table.id).await?;
            if page.over {
                return Ok(None);
            }
            if !page.choices.is_empty() {
                asked.push(Asked { seat, visitor, page });
            }
        }
        Ok(Some((table.id.clone(), asked)))
    }

    fn chosen(&mut self, one: &Asked) -> Option<Act> {
        self.lot.pick(&one.page.choices).cloned()
    }

    /// Holds still if this is a moment that the trial waits for.
    async fn hold(&self, id: &str, mut one: Asked, asked: usize) -> Result<(), String> {
        if one.page.timed && self.stage.moments.wants(Moment::Window) {
            let page = one.visitor.look(id).await?;
            if page.timed && page.sealed {
                self.stage.hold(Moment::Window).await;
            }
        } else if asked > 1 && !one.page.window && self.stage.moments.wants(Moment::Sealed) {
            let page = one.visitor.look(id).await?;
            if page.sealed {
                self.stage.hold(Moment::Sealed).await;
            }
        } else if self.stage.moments.wants(Moment::Clock)
            && one.visitor.page(&format!("/t/{id}")).await?.contains(CLOCK)
        {
            self.stage.hold(Moment::Clock).await;
        }
        Ok(())
    }
}

/// The status by which a server says that it cannot serve at the moment.
const SAYS_SO: &str = ": 503 ";
/// What stands in a page whose match has a clock that runs.
const CLOCK: &str = "data-says";
