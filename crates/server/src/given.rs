//! What a form or a script gives, and what an address asks.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use table::{Seat, Text};

use crate::fault::Fault;

/// The fields of a form, or of a flat JSON object.
pub(crate) struct Given(Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Given {
    type Rejection = Fault;

    async fn from_request(request: Request, shared: &S) -> Result<Self, Fault> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or("").split(';').next().unwrap_or("").trim().to_ascii_lowercase();
        let body = Bytes::from_request(request, shared).await.map_err(|no| Fault::of_status(no.status()))?;
        match kind.as_str() {
            "application/json" => json(&body),
            "application/x-www-form-urlencoded" | "" => Ok(Given(
                form_urlencoded::parse(&body)
                    .map(|(name, value)| (name.into_owned(), typed(value.into_owned())))
                    .collect(),
            )),
            _ => Err(Fault::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "è atteso un modulo (application/x-www-form-urlencoded) o un oggetto JSON",
                "a form (application/x-www-form-urlencoded) or a JSON object is expected",
            )),
        }
    }
}

fn json(body: &[u8]) -> Result<Given, Fault> {
    let wrong = |place: String| {
        Fault::bad(
            format!("il JSON non è un oggetto di testi e numeri: {place}"),
            format!("the JSON is no object of texts and numbers: {place}"),
        )
    };
    let fields: serde_json::Map<String, serde_json::Value> =
        serde_json::from_slice(body).map_err(|error| wrong(error.to_string()))?;
    let field = |(name, value): (String, serde_json::Value)| match value {
        serde_json::Value::String(text) => Ok((name, typed(text))),
        serde_json::Value::Number(number) => Ok((name, number.to_string())),
        _ => Err(wrong(format!("«{}»", clip(&name)))),
    };
    fields.into_iter().map(field).collect::<Result<_, _>>().map(Given)
}

/// A text without the sign that nobody can type, and that no database keeps.
fn typed(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "") } else { text }
}

impl Given {
    /// A field, if it is there.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A field that must be there.
    pub(crate) fn need(&self, name: &str) -> Result<&str, Fault> {
        self.get(name).ok_or_else(|| {
            Fault::bad(
                format!("nel modulo manca il campo «{name}»"),
                format!("the form lacks the field '{name}'"),
            )
        })
    }

    /// A whole number that must be there.
    pub(crate) fn number(&self, name: &str) -> Result<i64, Fault> {
        let text = self.need(name)?;
        text.parse().map_err(|_| {
            Fault::bad(
                format!("nel campo «{name}» è atteso un numero intero, non «{}»", clip(text)),
                format!("a whole number is expected in the field '{name}', not '{}'", clip(text)),
            )
        })
    }

    /// A seat that must be there.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, Fault> {
        let Text { it, en } = match self.need(name)?.parse::<Seat>() {
            Ok(seat) => return Ok(seat),
            Err(trouble) => trouble.text,
        };
        Err(Fault::bad(format!("nel campo «{name}»: {it}"), format!("in the field '{name}': {en}")))
    }
}

/// The fields at the end of an address.
pub(crate) struct Query(String);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Query::of(parts))
    }
}

impl Query {
    pub(crate) fn of(parts: &Parts) -> Self {
        Query(parts.uri.query().unwrap_or_default().to_owned())
    }

    /// A field, if it is there; the first of its name.
    pub(crate) fn get(&self, name: &str) -> Option<String> {
        let mut fields = form_urlencoded::parse(self.0.as_bytes());
        fields.find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
    }

    /// Is it there, whatever it says?
    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

fn clip(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}
