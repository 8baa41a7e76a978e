//! Talk: what people at a table tell their partners, or everybody who plays.
//!
//! What is said to partners only their own team hears; what is said to the table reaches the persons who sit at it, and nobody who
//! watches. It stands in no log, record or view. Each may close an ear to a seat, which is told nobody.

use std::sync::Arc;

use table::{Seat, Seats, Text, Trouble};

use crate::door::{Shut, apart};
use crate::fault::Fault;
use crate::store::{Said, Sitter};
use crate::tables::{Moment, Table, now};

/// The longest message, in characters.
pub(crate) const LONGEST: usize = 300;
/// A seat sends at most so many messages ...
const MANY: usize = 10;
/// ... in so many milliseconds,
const WHILE: i64 = 30_000;
/// and a match keeps at most so many: all of them are shown.
const MOST: usize = 1000;

/// Whom a message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    Team,
    Table,
}

/// What opponents may tell each other with one click, each in one's own language.
pub(crate) const COURTESIES: [(&str, &str); 12] = [
    ("Buon divertimento!", "Enjoy the game!"),
    ("È la mia prima partita.", "This is my first game."),
    ("Ci penso un momento.", "Let me think for a moment."),
    ("Fai con calma.", "Take your time."),
    ("Torno fra poco.", "I will be back shortly."),
    ("Eccomi di nuovo.", "Here I am again."),
    ("Ben giocata!", "Well played!"),
    ("Questa non l'avevo vista.", "I did not see that coming."),
    ("Mi è andata bene.", "I was lucky there."),
    ("Grazie della partita!", "Thank you for the game!"),
    ("Ne facciamo un'altra?", "Shall we play another?"),
    ("Devo andare: a presto.", "I have to go: see you soon."),
];

impl Moment {
    /// The partners who can read, now or when they sit down.
    pub(crate) fn readers(&self, seat: Seat) -> Seats {
        let bots = self.bots();
        self.partners(seat).iter().filter(|one| !bots.has(*one)).collect()
    }

    /// Those who are no partners of a seat and can read, now or when they sit down.
    pub(crate) fn rivals(&self, seat: Seat) -> Seats {
        let (bots, team) = (self.bots(), self.played.partners(seat));
        let others = Seat::all(self.places.len()).filter(|one| *one != seat);
        others.filter(|one| !bots.has(*one) && !team.has(*one)).collect()
    }

    /// Is there anybody with whom this seat could ever talk, or anything that it has heard?
    pub(crate) fn talks(&self, seat: Seat) -> bool {
        !(self.partners(seat).is_empty() && self.rivals(seat).is_empty())
            || self.heard_by(seat).next().is_some()
    }

    /// What a seat has heard and said, oldest first.
    pub(crate) fn heard_by(&self, seat: Seat) -> impl Iterator<Item = &Said> {
        let (team, muted) = (self.played.partners(seat), self.mutes(seat));
        let own = move |said: &Said| said.seat == seat;
        self.said
            .iter()
            .filter(move |said| own(said) || ((said.open || team.has(said.seat)) && !muted.has(said.seat)))
    }

    /// Whom a seat does not want to hear.
    pub(crate) fn mutes(&self, seat: Seat) -> Seats {
        self.muted.iter().filter(|(by, _)| *by == seat).map(|(_, other)| *other).collect()
    }

    /// The other seats that a person writes from.
    pub(crate) fn writers(&self, seat: Seat) -> Seats {
        let person = |one: &Seat| self.place(*one).is_some_and(|p| matches!(p.sitter, Sitter::Person(_)));
        Seat::all(self.places.len()).filter(|one| *one != seat && person(one)).collect()
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
    /// A seat tells its partners, or the table, something.
    pub(crate) async fn say(self: &Arc<Self>, seat: Seat, to: To, text: Text) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let now_there = table.now();
            now_there.may_say(seat)?;
            let Some(Sitter::Person(who)) = now_there.place(seat).map(|place| &place.sitter) else {
                return Err(Shut::Stale);
            };
            let said = Said { seat, open: to == To::Table, text, at: now() };
            table.store.say(&table.row.id, who, &said).await?;
            table.hear_anew().await
        })
        .await
    }

    /// Reads again what was said.
    pub(crate) async fn hear_anew(&self) -> Result<(), Shut> {
        let said = Arc::new(self.store.talk(&self.row.id).await?);
        self.publish(|moment| moment.said = said);
        Ok(())
    }

    /// A seat closes its ear to another, or opens it again.
    pub(crate) async fn mute(self: &Arc<Self>, seat: Seat, other: Seat, muted: bool) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            table.store.mute(&table.row.id, seat, other, muted).await?;
            table.publish(|moment| {
                moment.muted.retain(|known| *known != (seat, other));
                if muted {
                    moment.muted.push((seat, other));
                }
            });
            Ok(())
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
