//! Partners: what they tell each other, which only their own team hears, and who plays on when one of them resigns.
//!
//! A team is out when nobody of it plays any more: one person's resignation ends the match where the partners are computers,
//! free seats, or have resigned before. Otherwise the match goes on, the computer plays the seat, and whoever left may come
//! back. The log knows only the resignation that ends the match; who plays a seat is no part of it.

use std::sync::Arc;

use table::{Seat, Seats, Text, Trouble};

use crate::door::{Change, Shut, apart};
use crate::fault::Fault;
use crate::store::{Happened, Left, Said, Sitter};
use crate::tables::{Moment, Table, now};

/// The longest message, in characters.
pub(crate) const LONGEST: usize = 300;
/// A seat sends at most so many messages ...
const MANY: usize = 10;
/// ... in so many milliseconds,
const WHILE: i64 = 30_000;
/// and a match keeps at most so many: all of them are shown.
const MOST: usize = 1000;

impl Moment {
    /// The partners of a seat, without itself.
    pub(crate) fn partners(&self, seat: Seat) -> Seats {
        self.played.partners(seat).without(seat)
    }

    /// The partners who can read, now or when they sit down.
    pub(crate) fn readers(&self, seat: Seat) -> Seats {
        let bots = self.bots();
        self.partners(seat).iter().filter(|one| !bots.has(*one)).collect()
    }

    /// What a seat has heard from its partners and told them, oldest first.
    pub(crate) fn heard_by(&self, seat: Seat) -> impl Iterator<Item = &Said> {
        let team = self.played.partners(seat);
        self.said.iter().filter(move |said| team.has(said.seat))
    }

    /// The seats that the computer plays.
    pub(crate) fn computers(&self) -> Seats {
        self.left.iter().fold(self.bots(), Seats::with)
    }

    /// Is it this seat's person whom the table waits for?
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        self.missing().has(seat) && !self.left.has(seat)
    }

    /// The partners who play on when this seat resigns.
    pub(crate) fn stay(&self, seat: Seat) -> Seats {
        let person = |one: &Seat| self.place(*one).is_some_and(|p| matches!(p.sitter, Sitter::Person(_)));
        self.partners(seat).iter().filter(|one| person(one) && !self.left.has(*one)).collect()
    }

    /// May this seat say one thing more?
    fn may_say(&self, seat: Seat) -> Result<(), Shut> {
        let since = now() - WHILE;
        let lately = self.said.iter().filter(|said| said.seat == seat && said.at > since).count();
        if lately >= MANY {
            let seconds = WHILE / 1000;
            return Err(Shut::Hasty(Text::new(
                format!(
                    "più di {MANY} messaggi in {seconds} secondi: questo non è partito, riprova fra un momento"
                ),
                format!(
                    "more than {MANY} messages in {seconds} seconds: this one was not sent, try again in a moment"
                ),
            )));
        }
        if self.said.len() >= MOST {
            return Err(Shut::No(Text::new(
                format!(
                    "a questo tavolo sono già stati scritti {MOST} messaggi: di più non se ne conservano"
                ),
                format!("{MOST} messages have been written at this table already: no more are kept"),
            )));
        }
        Ok(())
    }
}

impl Table {
    /// A seat tells its partners something.
    pub(crate) async fn say(self: &Arc<Self>, seat: Seat, text: Text) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            table.now().may_say(seat)?;
            table.store.say(&table.row.id, &Said { seat, text, at: now() }).await?;
            let said = Arc::new(table.store.talk(&table.row.id).await?);
            table.publish(|moment| moment.said = said);
            Ok(())
        })
        .await
    }

    /// A seat gives up. While a partner plays on it only leaves its seat to the computer.
    pub(crate) async fn resign(self: &Arc<Self>, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if !before.played.is_over() && !before.stay(seat).is_empty() {
                return table.set_left(seat, Left::Resigned, None).await;
            }
            let mut played = before.played.copy();
            played.resign(seat).map_err(Shut::Declined)?;
            let change =
                Change { played, lines: vec![format!("resign {seat}")], envelope: None, aside: None };
            table.write(&before, change).await
        })
        .await
    }

    /// Who has left the seat to the computer comes back.
    pub(crate) async fn come_back(self: &Arc<Self>, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let was_given = table.now().given.has(seat);
            table.set_left(seat, Left::Not, was_given.then_some((Happened::Back, None))).await
        })
        .await
    }
}

/// A message as it is kept: on one line, without signs that nobody sees.
///
/// # Errors
/// When nothing is left, or too much.
pub(crate) fn message(typed: &str) -> Result<String, Fault> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let text: String = words.join(" ").chars().filter(|c| !c.is_control()).collect();
    let length = text.chars().count();
    match length {
        0 => Err(unfit("il messaggio è vuoto: scrivi qualcosa", "the message is empty: write something")),
        1..=LONGEST => Ok(text),
        _ => Err(unfit(
            &format!("il messaggio ha {length} caratteri: al più {LONGEST}. Non è partito"),
            &format!("the message has {length} characters: at most {LONGEST}. It was not sent"),
        )),
    }
}

fn unfit(it: &str, en: &str) -> Fault {
    Fault::unfit(Trouble::say(it, en))
}
