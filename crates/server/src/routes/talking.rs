//! Talking with partners.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use table::Text;

use super::playing::Seated;
use crate::fault::Fault;
use crate::given::Given;
use crate::pages::{self, Seen};
use crate::partners::message;

pub(super) async fn show(me: Seated) -> Result<Html<String>, Fault> {
    let moment = me.table.now();
    if moment.partners(me.seat).is_empty() {
        return Err(alone());
    }
    Ok(pages::talk(&Seen::by(&me.table, &moment, &me.visitor), None))
}

pub(super) async fn say(me: Seated, given: Given) -> Result<Response, Fault> {
    let from_its_page = given.get("from") == Some("team");
    match me.say(given.need("text")?).await {
        Ok(()) if me.visitor.script => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => {
            let back = if from_its_page { "/team" } else { "" };
            Ok(Redirect::to(&format!("/t/{}{back}", me.table.row.id)).into_response())
        }
        Err(fault) if me.visitor.script || fault.status.is_server_error() => Err(fault),
        // What was typed stands in the field again.
        Err(fault) => {
            let moment = me.table.now();
            let unsaid = given.get("text");
            let seen = Seen { unsaid, ..Seen::by(&me.table, &moment, &me.visitor) };
            Ok((fault.status, pages::talk(&seen, Some(&fault))).into_response())
        }
    }
}

impl Seated {
    async fn say(&self, typed: &str) -> Result<(), Fault> {
        let moment = self.table.now();
        if moment.partners(self.seat).is_empty() {
            return Err(alone());
        }
        if moment.readers(self.seat).is_empty() {
            return Err(Fault::conflict(Text::new(
                "in squadra con te c'è solo il computer: non legge",
                "only the computer is in your team: it does not read",
            )));
        }
        let text = message(typed)?;
        // A phrase of the game reaches a partner in its own language.
        let lang = self.visitor.lang;
        let phrases = moment.played.phrases(self.seat).into_iter();
        let phrase = phrases.into_iter().find(|phrase| phrase.get(lang) == text);
        Ok(self.table.say(self.seat, phrase.unwrap_or_else(|| Text::same(text))).await?)
    }
}

fn alone() -> Fault {
    Fault::missing("a questo tavolo non ci sono squadre", "there are no teams at this table")
}
