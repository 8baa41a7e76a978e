//! What went wrong, to be said in the visitor's language by the outermost layer.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Text, Trouble};

use crate::door::Shut;

/// Whoever says too much in too short a time tries again in so many seconds.
const HASTE: u32 = 10;
/// A full or busy disk is tried again in so many.
const BUSY: u32 = 5;

/// A refusal of the house: a status, a sentence in both languages, and the clause when the rules refuse.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) text: Text,
    pub(crate) clause: Option<&'static str>,
    /// In how many seconds it may be tried again, where that is known.
    pub(crate) again: Option<u32>,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, it: impl Into<String>, en: impl Into<String>) -> Self {
        Fault { status, text: Text::new(it, en), clause: None, again: None }
    }

    pub(crate) fn missing(it: impl Into<String>, en: impl Into<String>) -> Self {
        Fault::new(StatusCode::NOT_FOUND, it, en)
    }

    pub(crate) fn bad(it: impl Into<String>, en: impl Into<String>) -> Self {
        Fault::new(StatusCode::BAD_REQUEST, it, en)
    }

    pub(crate) fn forbidden(it: impl Into<String>, en: impl Into<String>) -> Self {
        Fault::new(StatusCode::FORBIDDEN, it, en)
    }

    /// Something given does not fit the game.
    pub(crate) fn unfit(trouble: Trouble) -> Self {
        Fault { text: trouble.text, ..Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "", "") }
    }

    pub(crate) fn conflict(text: Text) -> Self {
        Fault { text, ..Fault::new(StatusCode::CONFLICT, "", "") }
    }

    pub(crate) fn stale() -> Self {
        Fault::new(
            StatusCode::CONFLICT,
            "intanto al tavolo è successo qualcosa: guarda com'è adesso e scegli di nuovo",
            "something happened at the table meanwhile: see how it stands now and choose again",
        )
    }

    pub(crate) fn late() -> Self {
        Fault::new(
            StatusCode::CONFLICT,
            "la finestra di reazione si è chiusa: questa risposta è arrivata tardi",
            "the reaction window has closed: this answer came too late",
        )
    }

    pub(crate) fn broken() -> Self {
        Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The words for a bare status.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        let (it, en) = match status.as_u16() {
            400 => ("la richiesta non si capisce", "the request cannot be understood"),
            403 => (
                "questa richiesta viene da un altro sito e non è permessa",
                "this request comes from another site and is not allowed",
            ),
            404 => (
                "qui non c'è niente: l'indirizzo è sbagliato o il tavolo non c'è più",
                "there is nothing here: the address is wrong or the table is gone",
            ),
            405 => ("a questo indirizzo non si può fare così", "this address does not work that way"),
            408 => (
                "la richiesta è durata troppo: ricarica la pagina per vedere se è arrivata",
                "the request took too long: reload the page to see whether it arrived",
            ),
            429 => (
                "da qui arriva troppo in poco tempo: riprova fra un momento",
                "too much comes from here in a short time: try again in a moment",
            ),
            413 => ("la richiesta è troppo grande", "the request is too large"),
            426 => ("questo indirizzo parla solo WebSocket", "this address speaks only WebSocket"),
            503 => (
                "in questo momento la casa non riesce a scrivere (il disco è pieno o occupato, o il database non risponde); non è cambiato niente e le partite sono al sicuro, riprova tra poco",
                "the house cannot write at the moment (its disk is full or busy, or its database does not answer); nothing has changed and the matches are safe, try again shortly",
            ),
            504 => (
                "il database è caduto proprio mentre scriveva: ricarica la pagina per vedere se è arrivato; le partite sono al sicuro",
                "the database went away just as it was writing: reload the page to see whether it arrived; the matches are safe",
            ),
            code if code < 500 => ("la richiesta non si può soddisfare", "the request cannot be met"),
            _ => (
                "qualcosa si è rotto da questa parte; le partite sono al sicuro, riprova tra poco",
                "something broke on this side; the matches are safe, try again shortly",
            ),
        };
        let again = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(BUSY);
        Fault { again, ..Fault::new(status, it, en) }
    }
}

impl From<Shut> for Fault {
    fn from(shut: Shut) -> Self {
        match shut {
            Shut::Stale => Fault::stale(),
            Shut::Late => Fault::late(),
            Shut::No(text) => Fault::conflict(text),
            Shut::Hasty(text) => {
                Fault { text, again: Some(HASTE), ..Fault::new(StatusCode::TOO_MANY_REQUESTS, "", "") }
            }
            Shut::Store(error) => error.into(),
            Shut::Declined(table::erased::AnyDeclined::NotAsked(text)) => Fault::conflict(text),
            Shut::Declined(table::erased::AnyDeclined::Unreadable(trouble)) => Fault::unfit(trouble),
            Shut::Declined(table::erased::AnyDeclined::Rules(refusal)) => Fault {
                status: StatusCode::UNPROCESSABLE_ENTITY,
                text: refusal.text,
                clause: Some(refusal.clause),
                again: None,
            },
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
