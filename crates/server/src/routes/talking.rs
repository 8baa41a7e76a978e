//! Talking at a table, with partners and with everybody who plays.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use table::Text;

use super::playing::Seated;
use crate::fault::Fault;
use crate::given::Given;
use crate::pages::{self, Seen};
use crate::talk::{COURTESIES, To, message};

pub(super) async fn show(me: Seated) -> Result<Html<String>, Fault> {
    let moment = me.table.now();
    if !moment.talks(me.seat) {
        return Err(Fault::missing(
            "a questo tavolo non c'è nessuno con cui parlare",
            "there is nobody to talk to at this table",
        ));
    }
    Ok(pages::talk(&Seen::by(&me.table, &moment, &me.visitor), None))
}

pub(super) async fn show_team(me: Seated) -> Result<Html<String>, Fault> {
    match me.table.now().partners(me.seat).is_empty() {
        true => Err(alone()),
        false => show(me).await,
    }
}

pub(super) async fn say(me: Seated, given: Given) -> Result<Response, Fault> {
    let to = match given.get("to") {
        None | Some("table") => To::Table,
        Some("team") => To::Team,
        Some(_) => {
            return Err(Fault::bad(
                "nel campo «to» è atteso team o table",
                "team or table is expected in the field 'to'",
            ));
        }
    };
    me.answer_said(me.say(to, given.need("text")?).await, &given)
}

pub(super) async fn say_to_team(me: Seated, given: Given) -> Result<Response, Fault> {
    me.answer_said(me.say(To::Team, given.need("text")?).await, &given)
}

/// One need not hear everybody.
pub(super) async fn mute(me: Seated, given: Given) -> Result<Response, Fault> {
    let (other, muted) = (given.seat("seat")?, given.need("mute")?);
    if !me.table.now().writers(me.seat).has(other) {
        return Err(Fault::conflict(Text::new(
            "lì non siede nessuno che scriva",
            "nobody who writes sits there",
        )));
    }
    let muted = match muted {
        "yes" => true,
        "no" => false,
        _ => {
            return Err(Fault::bad(
                "nel campo «mute» è atteso yes o no",
                "yes or no is expected in the field 'mute'",
            ));
        }
    };
    let done = me.table.mute(me.seat, other, muted).await.map_err(Fault::from);
    me.answer_said(done, &given)
}

impl Seated {
    async fn say(&self, to: To, typed: &str) -> Result<(), Fault> {
        let (moment, seat, lang) = (self.table.now(), self.seat, self.visitor.lang);
        let nobody = |it, en| Err(Fault::conflict(Text::new(it, en)));
        match to {
            To::Team if moment.partners(seat).is_empty() => return Err(alone()),
            To::Team if moment.readers(seat).is_empty() => {
                return nobody(
                    "in squadra con te c'è solo il computer: non legge",
                    "only the computer is in your team: it does not read",
                );
            }
            To::Table if moment.rivals(seat).is_empty() => {
                return nobody(
                    "contro di te gioca solo il computer: non legge",
                    "only the computer plays against you: it does not read",
                );
            }
            _ => {}
        }
        let text = message(typed)?;
        // A ready phrase is read in one's own language.
        let ready = match to {
            To::Team => moment.played.phrases(seat),
            To::Table => COURTESIES.iter().map(|(it, en)| Text::new(*it, *en)).collect(),
        };
        let ready = ready.into_iter().find(|phrase| phrase.get(lang) == text);
        if ready.is_none() && to == To::Table && !self.visitor.talks {
            return Err(Fault::forbidden(
                "in questo sito, dove possono entrare estranei, agli avversari si parla con le frasi pronte",
                "on this site, where strangers may come, one talks to opponents in ready phrases",
            ));
        }
        Ok(self.table.say(seat, to, ready.unwrap_or_else(|| Text::same(text))).await?)
    }

    fn answer_said(&self, done: Result<(), Fault>, given: &Given) -> Result<Response, Fault> {
        match done {
            Ok(()) if self.visitor.script => Ok(StatusCode::NO_CONTENT.into_response()),
            Ok(()) => {
                let back = match given.get("from") {
                    Some("talk") => "/talk",
                    Some("team") => "/team",
                    _ => "",
                };
                Ok(Redirect::to(&format!("/t/{}{back}", self.table.row.id)).into_response())
            }
            Err(fault) if self.visitor.script || fault.status.is_server_error() => Err(fault),
            // What was typed stands in the field again.
            Err(fault) => {
                let moment = self.table.now();
                let unsaid = given.get("text");
                let seen = Seen { unsaid, ..Seen::by(&self.table, &moment, &self.visitor) };
                Ok((fault.status, pages::talk(&seen, Some(&fault))).into_response())
            }
        }
    }
}

fn alone() -> Fault {
    Fault::missing("a questo tavolo non ci sono squadre", "there are no teams at this table")
}
