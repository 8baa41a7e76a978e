//! The decks that visitors build.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use search::Entry;
use table::erased::{Draft, Workshop};

use super::playing::with_cookie;
use crate::decks::{filled, not_yours, workshop};
use crate::fault::Fault;
use crate::given::{Given, Query};
use crate::hall::{Hall, new_id};
use crate::pages::{self, Bench, Import, Shelf};
use crate::store::{MOST_DECKS, OwnDeck};
use crate::tables::now;
use crate::visitor::Visitor;

/// A visitor at the shelf of a game.
pub(super) struct AtShelf {
    hall: Arc<Hall>,
    visitor: Visitor,
    entry: Arc<Entry>,
    workshop: Workshop,
}

impl FromRequestParts<Arc<Hall>> for AtShelf {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Fault> {
        let Extension(visitor) =
            Extension::<Visitor>::from_request_parts(parts, hall).await.map_err(|_| Fault::broken())?;
        let names = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, hall).await;
        let Path(names) = names.map_err(|_| Fault::of_status(StatusCode::NOT_FOUND))?;
        let entry = hall.entry(names.get("game").map_or("", String::as_str))?.clone();
        let workshop = workshop(&entry, "")?;
        Ok(AtShelf { hall: hall.clone(), visitor, entry, workshop })
    }
}

impl AtShelf {
    fn game(&self) -> &'static str {
        self.entry.game.facts().id
    }

    /// The visitor's deck of this id.
    async fn own(&self, id: &str) -> Result<OwnDeck, Fault> {
        let Some(owner) = &self.visitor.token else { return Err(not_yours()) };
        self.hall.store.deck_of(owner, self.game(), id).await?.ok_or_else(not_yours)
    }

    /// A ready deck or one's own, with its name.
    async fn any(&self, word: &str) -> Result<OwnDeck, Fault> {
        let Some(ready) = self.workshop.ready(word) else { return self.own(word).await };
        let lang = self.visitor.lang;
        let (name, text) = (ready.name.get(lang).to_owned(), self.workshop.write(lang, &ready.deck));
        Ok(OwnDeck { id: word.to_owned(), name, text })
    }

    fn bench(&self, id: Option<&str>, deck: &OwnDeck, refused: Option<&Fault>, saved: bool) -> Html<String> {
        let draft = self.workshop.sort(&deck.text);
        let (entry, workshop) = (self.entry.as_ref(), &self.workshop);
        let (name, text) = (deck.name.as_str(), deck.text.as_str());
        let bench = Bench { entry, workshop, id, name, text, draft: &draft, refused, saved };
        pages::builder(&self.visitor, &bench)
    }

    /// Keeps a new deck.
    async fn keep(&self, deck: OwnDeck) -> Result<Response, Fault> {
        let (owner, cookie) = self.visitor.session(&self.hall).await?;
        let deck = OwnDeck { id: new_id()?, ..deck };
        if !self.hall.store.add_deck(&owner, self.game(), &deck, now()).await? {
            return Err(Fault::new(
                StatusCode::CONFLICT,
                format!("hai già {MOST_DECKS} mazzi: eliminane uno e salva di nuovo"),
                format!("you have {MOST_DECKS} decks already: delete one and save again"),
            ));
        }
        Ok(with_cookie(self.at(&deck.id), cookie))
    }

    fn at(&self, id: &str) -> Response {
        Redirect::to(&format!("/decks/{}/{id}?saved=yes", self.game())).into_response()
    }

    fn import(&self, deck: &OwnDeck, draft: &Draft, refused: Option<&Fault>) -> Html<String> {
        let (name, text, wrong) = (deck.name.as_str(), deck.text.as_str(), draft.wrong.as_slice());
        let (entry, workshop) = (self.entry.as_ref(), &self.workshop);
        pages::import(&self.visitor, &Import { entry, workshop, name, text, wrong, refused })
    }
}

fn blank(visitor: &Visitor) -> OwnDeck {
    let name = visitor.lang.pick("Il mio mazzo", "My deck").to_owned();
    OwnDeck { id: String::new(), name, text: String::new() }
}

pub(super) async fn list(me: AtShelf) -> Result<Html<String>, Fault> {
    let own = match &me.visitor.token {
        Some(owner) => me.hall.store.decks_of(owner, me.game()).await?,
        None => Vec::new(),
    };
    let own = own.into_iter().map(|deck| {
        let draft = me.workshop.sort(&deck.text);
        (deck, draft)
    });
    let shelf = Shelf { entry: &me.entry, workshop: &me.workshop, own: own.collect(), refused: None };
    Ok(pages::decks(&me.visitor, &shelf))
}

/// The bench, empty or with the cards of another deck.
pub(super) async fn begin(me: AtShelf, query: Query) -> Result<Html<String>, Fault> {
    let mut deck = match query.get("from") {
        Some(word) => me.any(&word).await?,
        None => blank(&me.visitor),
    };
    if !deck.id.is_empty() {
        deck.name = me.visitor.lang.pick(format!("{} (copia)", deck.name), format!("{} (copy)", deck.name));
    }
    Ok(me.bench(None, &deck, None, false))
}

pub(super) async fn create(me: AtShelf, given: Given) -> Result<Response, Fault> {
    let (deck, fits) = filled(&me.workshop, me.visitor.lang, &given, blank(&me.visitor));
    let kept = match fits {
        Ok(()) => me.keep(deck.clone()).await,
        Err(fault) => Err(fault),
    };
    Ok(kept.unwrap_or_else(|fault| refused(&me, &fault, || me.bench(None, &deck, Some(&fault), false))))
}

pub(super) async fn show(
    me: AtShelf,
    Path((_, id)): Path<(String, String)>,
    query: Query,
) -> Result<Html<String>, Fault> {
    let deck = me.own(&id).await?;
    Ok(me.bench(Some(&id), &deck, None, query.has("saved")))
}

/// Saves a deck, legal or not: nothing is lost. What the form leaves out stays, so that a name alone renames it.
pub(super) async fn save(
    me: AtShelf,
    Path((_, id)): Path<(String, String)>,
    given: Given,
) -> Result<Response, Fault> {
    let (deck, fits) = filled(&me.workshop, me.visitor.lang, &given, me.own(&id).await?);
    if let Err(fault) = fits {
        return Ok(refused(&me, &fault, || me.bench(Some(&id), &deck, Some(&fault), false)));
    }
    let (owner, cookie) = me.visitor.session(&me.hall).await?;
    if !me.hall.store.change_deck(&owner, me.game(), &deck, now()).await? {
        return Err(not_yours());
    }
    Ok(with_cookie(me.at(&id), cookie))
}

pub(super) async fn delete(me: AtShelf, Path((_, id)): Path<(String, String)>) -> Result<Redirect, Fault> {
    let owner = me.visitor.token.as_ref().ok_or_else(not_yours)?;
    if !me.hall.store.drop_deck(owner, me.game(), &id).await? {
        return Err(not_yours());
    }
    Ok(Redirect::to(&format!("/decks/{}", me.game())))
}

pub(super) async fn import_form(me: AtShelf) -> Html<String> {
    me.import(&blank(&me.visitor), &Draft::default(), None)
}

/// A text becomes a deck; one with mistakes only when it is wanted as a draft.
pub(super) async fn import(me: AtShelf, given: Given) -> Result<Response, Fault> {
    given.need("text")?;
    let (deck, fits) = filled(&me.workshop, me.visitor.lang, &given, blank(&me.visitor));
    let draft = me.workshop.sort(&deck.text);
    if let Err(fault) = fits {
        return Ok(refused(&me, &fault, || me.import(&deck, &Draft::default(), Some(&fault))));
    }
    if !draft.wrong.is_empty() && given.get("draft").is_none() {
        let page = me.import(&deck, &draft, None);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    let kept = me.keep(deck.clone()).await;
    Ok(kept.unwrap_or_else(|fault| refused(&me, &fault, || me.import(&deck, &draft, Some(&fault)))))
}

/// A deck as a text to keep.
pub(super) async fn text(me: AtShelf, Path((_, id)): Path<(String, String)>) -> Result<Response, Fault> {
    let deck = me.any(&id).await?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", me.game(), deck.id);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, deck.text).into_response())
}

/// The page again with the reason and with everything that was given; for scripts the reason alone.
fn refused(me: &AtShelf, fault: &Fault, page: impl FnOnce() -> Html<String>) -> Response {
    if me.visitor.script || fault.status.is_server_error() {
        return fault.clone().into_response();
    }
    (fault.status, page()).into_response()
}
