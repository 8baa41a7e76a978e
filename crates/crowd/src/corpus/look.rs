//! Looking at one table of an entry: who finds what, and whether it goes on.

use std::fs;
use std::path::{Path, PathBuf};

use super::kept::{Kept, Seat};
use super::marks::Marks;
use super::records;
use crate::client::Visitor;
use crate::lot::Lot;
use crate::markup::tags;
use crate::player::Page;
use crate::tables::{Played, Table};

/// So many answers show that a match goes on.
const FURTHER: usize = 20;

/// A table that is looked at.
pub(super) struct Look<'a> {
    pub(super) kept: Kept,
    /// Somebody who sits nowhere.
    pub(super) stranger: Visitor,
    pub(super) binary: &'a Path,
    /// Sets that its record may name.
    pub(super) cards: &'a [PathBuf],
    /// Where its record may lie for a moment.
    pub(super) folder: &'a Path,
}

impl Look<'_> {
    /// What is found there, or what is wrong.
    pub(super) async fn check(&self, lot: Lot) -> Result<String, String> {
        self.opens().await?;
        match self.kept.over {
            true => self.is_told_again().await,
            false => goes_on(self.kept.table(&self.stranger), lot).await,
        }
    }

    /// Everybody finds the table, and the persons their seats with what they have left there.
    async fn opens(&self) -> Result<(), String> {
        let (id, game) = (&self.kept.id, &self.kept.game);
        let page = self.stranger.clone().look(id).await?;
        self.fits(&page, None)?;
        for (seat, kept) in self.kept.seats.iter().enumerate() {
            let Seat::Person(session, marks) = kept else { continue };
            let mut person = self.stranger.known(session);
            let (page, now) = Marks::of(&mut person, game, id).await?;
            self.fits(&page, Some(seat))?;
            marks.are_in(&now).map_err(|why| format!("seat {}: {why}", seat + 1))?;
            person.page(&format!("/t/{id}/replay")).await?;
        }
        Ok(())
    }

    fn fits(&self, page: &Page, seat: Option<usize>) -> Result<(), String> {
        if (page.seat, page.game.as_str()) != (seat, self.kept.game.as_str()) {
            return Err(format!("a visitor of seat {seat:?} sees {} from {:?}", page.game, page.seat));
        }
        match (self.kept.over, page.over) {
            (true, false) => Err("the match was over and is not over any more".to_owned()),
            (false, true) => Err("the match was not over and is over now".to_owned()),
            _ => Ok(()),
        }
    }

    /// A match that is over has its replay, and its record replays.
    async fn is_told_again(&self) -> Result<String, String> {
        let (id, mut visitor) = (&self.kept.id, self.stranger.clone());
        let last = at(&visitor.page(&format!("/t/{id}/replay")).await?).ok_or("the replay has no end")?;
        for step in [0, last / 2, last] {
            for eyes in ["all", "0", "1"] {
                let page = visitor.page(&format!("/t/{id}/replay?at={step}&as={eyes}")).await?;
                if at(&page) != Some(step) {
                    return Err(format!("the replay shows another point than answer {step}"));
                }
            }
        }
        let file = self.folder.join(format!("{id}.record"));
        let record = visitor.page(&format!("/t/{id}/record")).await?;
        fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))?;
        records::replay(self.binary, &file, self.cards)?;
        Ok(format!("{last} answers shown again, the record replays"))
    }
}

/// A match that is not over goes on: who was awaited sits down, and in the middle of it who had resigned comes back and whoever
/// may declares that it passes in windows, which take their time.
async fn goes_on(mut table: Table, mut lot: Lot) -> Result<String, String> {
    table.fill().await?;
    let mut given = 0;
    for _ in 0..2 {
        match table.play(FURTHER / 2, &mut lot).await? {
            Played::Over(more) => return Ok(format!("goes on to its end after {} answers", given + more)),
            _ => given += FURTHER / 2,
        }
        let seats: Vec<usize> = table.persons().map(|(seat, _)| seat).collect();
        for seat in seats {
            let id = table.id.clone();
            let person = table.person(seat)?;
            let page = person.look(&id).await?;
            let pressed = [page.form("/return"), page.form_with("/passes", "passes", "yes")];
            for form in pressed.into_iter().flatten() {
                let done = person.press(form).await.accepted();
                done.map_err(|why| format!("{} of seat {} {why}", form.action, seat + 1))?;
            }
        }
    }
    Ok(format!("goes on for {given} answers"))
}

/// How many answers a replay shows.
fn at(page: &str) -> Option<usize> {
    tags(page).find(|tag| tag.name == "main")?.get("data-at")?.parse().ok()
}
