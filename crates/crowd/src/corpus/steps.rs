//! What the persons of a table do before it is kept.

use crate::lot::Lot;
use crate::player::{Outcome, Page};
use crate::tables::{Played, Table};

/// A thing to do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// So many answers; the match must not end with them.
    Play(usize),
    /// To the end of the match.
    End,
    /// This seat brings a deck of its own instead of a ready one.
    OwnDeck(usize),
    /// This seat tells its partners something.
    Tell(usize, &'static str),
    /// The last choice is taken back.
    TakeBack,
    /// This seat passes in every window from now on.
    Always(usize),
    /// This seat passes until its turn.
    UntilTurn(usize),
    /// This seat resigns.
    Resign(usize),
    /// This seat's person is called so.
    Name(usize, &'static str),
    /// After the end the first person asks for another match, to which all go on.
    Again,
    /// Play on until one seat has chosen under seal and another one has not.
    Seal,
    /// Play on until a window is open in which one seat reacts and holds it; nobody else answers.
    Lay,
}

/// A match that has not come to what a step waits for by then never will.
const LONG: usize = 3000;
/// The ready deck with which a deck of one's own begins, and two of its cards that change places: one of the deck, one of the
/// side deck.
const READY: &str = "bastione";
const CHANGED: [&str; 2] = ["Serrare i ranghi", "Raffica"];

impl Step {
    /// Does it at this table; false when the match was over sooner.
    pub(super) async fn take(self, table: &mut Table, lot: &mut Lot) -> Result<bool, String> {
        match self {
            Step::Play(answers) => Ok(!matches!(table.play(answers, lot).await?, Played::Over(_))),
            Step::End => match table.play(LONG, lot).await? {
                Played::Over(_) => Ok(true),
                _ => Err(format!("the match is not over after {LONG} answers")),
            },
            Step::Resign(seat) => press(table, seat, "/resign", None).await,
            Step::Always(seat) => pass(table, lot, seat, "yes").await,
            Step::UntilTurn(seat) => pass(table, lot, seat, "turn").await,
            Step::Seal => Ok(come_to(table, lot, |page| page.sealed && !page.window).await?.is_some()),
            Step::TakeBack => match come_to(table, lot, |page| page.form("/undo").is_some()).await? {
                Some(seat) => press(table, seat, "/undo", None).await,
                None => Ok(false),
            },
            Step::Lay => match come_to(table, lot, |page| page.timed && page.choices.len() > 1).await? {
                Some(seat) => lay(table, seat).await,
                None => Ok(false),
            },
            Step::OwnDeck(seat) => own_deck(table, seat).await,
            Step::Tell(seat, text) => {
                let path = format!("/t/{}/team", table.id);
                table.person(seat)?.give(&path, &[("text", text)]).await.map(|_| true)
            }
            Step::Name(seat, name) => {
                table.person(seat)?.give("/name", &[("name", name)]).await.map(|_| true)
            }
            Step::Again => {
                let path = format!("/t/{}/again", table.id);
                let to = table.person(0)?.give(&path, &[]).await?;
                table.id = to.trim_start_matches("/t/").to_owned();
                Ok(true)
            }
        }
    }
}

/// A seat declares that it passes, once its page offers that.
async fn pass(table: &mut Table, lot: &mut Lot, seat: usize, which: &str) -> Result<bool, String> {
    let offered =
        |page: &Page| page.seat == Some(seat) && page.form_with("/passes", "passes", which).is_some();
    match come_to(table, lot, offered).await? {
        Some(seat) => press(table, seat, "/passes", Some(("passes", which))).await,
        None => Ok(false),
    }
}

/// A seat reacts in the window that is open, and holds it.
async fn lay(table: &mut Table, seat: usize) -> Result<bool, String> {
    let id = table.id.clone();
    let person = table.person(seat)?;
    let page = person.look(&id).await?;
    // Whoever says nothing passes: that a pass was kept would not show.
    let act = page.choices.iter().find(|act| act.action != "pass").ok_or("nobody can react")?;
    person.act(&id, act).await.accepted()?;
    press(table, seat, "/hold", None).await
}

/// Plays on to a page that is waited for, and says whose it is.
async fn come_to(
    table: &mut Table,
    lot: &mut Lot,
    awaited: impl Fn(&Page) -> bool,
) -> Result<Option<usize>, String> {
    match table.play_until(LONG, lot, awaited).await? {
        Played::Seen(seat) => Ok(Some(seat)),
        Played::Over(_) => Ok(None),
        Played::Enough => Err(format!("{LONG} answers have not led to what was waited for")),
    }
}

/// Presses what a seat's page offers: the form for a part of the table's address, with this field where several post there.
async fn press(
    table: &mut Table,
    seat: usize,
    part: &str,
    field: Option<(&str, &str)>,
) -> Result<bool, String> {
    let id = table.id.clone();
    let person = table.person(seat)?;
    let page = person.look(&id).await?;
    let form = match field {
        Some((name, value)) => page.form_with(part, name, value),
        None => page.form(part),
    };
    let form = form.ok_or_else(|| format!("the page of seat {} does not offer {part}", seat + 1))?;
    person.press(form).await.accepted().map(|()| true).map_err(|why| format!("{part}: {why}"))
}

/// A ready deck with two cards exchanged is typed in as a text, kept and brought.
async fn own_deck(table: &mut Table, seat: usize) -> Result<bool, String> {
    let (id, game) = (table.id.clone(), table.game.clone());
    let person = table.person(seat)?;
    let text = person.page(&format!("/decks/{game}/{READY}/text")).await?;
    let [one, other] = CHANGED;
    let text = text.replace(one, "\0").replace(other, one).replace('\0', other);
    person.give(&format!("/decks/{game}/import"), &[("name", "Mura e raffiche"), ("text", &text)]).await?;
    let path = format!("/t/{id}/deck");
    let form = person.form(&path, &path).await?;
    match person.press(&form).await {
        Outcome::Accepted if form.buttons.is_empty() => Err(format!("{path} offers no deck")),
        outcome => outcome.accepted().map(|()| true),
    }
}
