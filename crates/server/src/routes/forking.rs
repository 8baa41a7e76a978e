//! Playing on from a moment of a match that is over.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use search::Entry;
use table::Seat;

use super::playing::with_cookie;
use super::seeing::no_turn;
use crate::fault::Fault;
use crate::given::Given;
use crate::hall::{Begun, Hall};
use crate::store::{PlaceRow, Sitter};
use crate::visitor::Visitor;

/// A new table on which the match goes on. Only from one that is over: before that, what is hidden in it is nobody's to play with.
pub(super) async fn fork(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let table = hall.table(&id).await?;
    let moment = table.now();
    let played = &moment.played;
    if !played.is_over() {
        return Err(Fault::forbidden(
            "da un'altra parte si gioca solo ciò che è finito: qui c'è ancora qualcosa di segreto",
            "only what is over can be played on elsewhere: here something is still secret",
        ));
    }
    let (at, seat) = (given.number("at")?, given.seat("seat")?);
    let past = usize::try_from(at).ok().and_then(|at| played.back_to(at).ok());
    let past = past.ok_or_else(|| no_turn(&at.to_string(), played.len()))?;
    if past.is_over() || seat.index() >= past.seats() {
        return Err(Fault::unfit(table::Trouble::say(
            "da questo punto, o da questo posto, non si può proseguire",
            "from this point, or from this seat, nobody can play on",
        )));
    }
    let others = others(&table.entry, given.need("others")?)?;
    hall.front().opens(&visitor)?;
    let (token, cookie) = visitor.session(&hall).await?;
    let name = hall.store.name_of(&token).await?.unwrap_or_default();
    let me = PlaceRow { sitter: Sitter::Person(token.clone()), name };
    let places = Seat::all(past.seats()).map(|one| if one == seat { me.clone() } else { others.clone() });
    let (setup, lines) = (past.setup(), past.lines(0));
    let begun = Begun { setup: &setup, given: &lines };
    // Only among people somebody waits for somebody.
    let seconds = table.row.seconds.filter(|_| others.sitter == Sitter::Nobody);
    let next = hall.open_from(Some(token), &table.entry, begun, places.collect(), seconds).await?;
    Ok(with_cookie(Redirect::to(&format!("/t/{next}")).into_response(), cookie))
}

/// Who takes the other seats.
fn others(entry: &Entry, word: &str) -> Result<PlaceRow, Fault> {
    let sitter = match word {
        "person" => Sitter::Nobody,
        bot if entry.bot(bot).is_some() => Sitter::Bot(bot.to_owned()),
        _ => {
            let bots: Vec<&str> = entry.levels().iter().map(|bot| bot.name()).collect();
            let bots = bots.join(", ");
            return Err(Fault::unfit(table::Trouble::say(
                format!("nel campo «others» è atteso person o un bot ({bots})"),
                format!("person or a bot ({bots}) is expected in the field 'others'"),
            )));
        }
    };
    Ok(PlaceRow { sitter, name: String::new() })
}
