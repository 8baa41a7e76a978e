//! A page that is open: it hears of what changes by its socket, as the house's script does.

use std::collections::BTreeMap;
use std::io::Read as _;

use flate2::read::ZlibDecoder;
use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::client::Visitor;
use crate::player::Page;

/// A live page.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What it shows.
    pub shown: Shown,
}

/// What a live page shows.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    number: u64,
    /// How many lines the log has.
    pub at: i64,
    /// The zones by their ids.
    pub zones: BTreeMap<String, String>,
}

/// What has come by a socket, as it came.
#[derive(Clone, Debug)]
pub struct Push(Message);

impl Visitor {
    /// Opens a table's socket, for whoever has nothing of the table yet.
    ///
    /// # Errors
    /// When it does not open.
    pub async fn live(&self, id: &str) -> Result<Live, String> {
        let address = self.address().replacen("http", "ws", 1);
        let request = format!("{address}/t/{id}/live?wire=packed").into_client_request();
        let mut request = request.map_err(|error| format!("'{address}': {error}"))?;
        let headers = [
            ("cookie", self.cookie_line()),
            ("accept-language", self.lang().to_owned()),
            ("origin", self.address().to_owned()),
        ];
        for (name, value) in headers {
            let value = HeaderValue::from_str(&value).map_err(|error| format!("a header: {error}"))?;
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        let (socket, _) =
            connect_async(request).await.map_err(|error| format!("the socket of /t/{id}: {error}"))?;
        Ok(Live { socket, shown: Shown::default() })
    }
}

impl Live {
    /// Waits for the next push and shows it.
    ///
    /// # Errors
    /// When the socket ends, or what comes does not fit.
    pub async fn next(&mut self) -> Result<(), String> {
        let push = self.hear().await?;
        self.shown.take(&push)
    }

    /// Waits for the next push.
    ///
    /// # Errors
    /// When the socket ends.
    pub async fn hear(&mut self) -> Result<Push, String> {
        loop {
            let message = self.socket.next().await.ok_or("the socket has ended")?;
            match message.map_err(|error| format!("the socket breaks: {error}"))? {
                Message::Close(_) => return Err("the socket was closed".to_owned()),
                message @ (Message::Text(_) | Message::Binary(_)) => return Ok(Push(message)),
                _ => {}
            }
        }
    }
}

impl Push {
    /// How many bytes it took on the wire: a frame's head takes two, and two more for its length.
    pub fn bytes(&self) -> usize {
        self.0.len() + 4
    }

    fn read(&self) -> Result<Value, String> {
        let text = match &self.0 {
            Message::Binary(packed) => unpacked(packed)?,
            message => message.to_text().map_err(|error| format!("a push: {error}"))?.to_owned(),
        };
        serde_json::from_str(&text).map_err(|error| format!("a push: {error}"))
    }
}

impl Shown {
    /// Shows a push.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn take(&mut self, push: &Push) -> Result<(), String> {
        let push = push.read()?;
        let part = |name: &str| push[name].as_object().into_iter().flatten();
        let to = push["to"].as_u64().unwrap_or(self.number);
        if push["edits"].is_object() && to != self.number + 1 {
            return Err(format!("a push leads to {to}, after {}", self.number));
        }
        self.number = to;
        self.at = push["at"].as_i64().unwrap_or(self.at);
        for (id, edits) in part("edits") {
            let old = self.zones.get(id).ok_or_else(|| format!("edits of {id}, which never came"))?;
            let new = applied(old, edits).ok_or_else(|| format!("edits of {id} that do not fit"))?;
            self.zones.insert(id.clone(), new);
        }
        for (id, html) in part("zones") {
            self.zones.insert(id.clone(), html.as_str().unwrap_or_default().to_owned());
        }
        Ok(())
    }

    /// What can be done there.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn page(&self) -> Result<Page, String> {
        Page::of_zones(self.at, self.zones.values())
    }
}

fn unpacked(packed: &[u8]) -> Result<String, String> {
    let mut text = String::new();
    ZlibDecoder::new(packed).read_to_string(&mut text).map_err(|error| format!("a packed push: {error}"))?;
    Ok(text)
}

/// A zone after some edits; it is cut before every `<`.
fn applied(old: &str, edits: &Value) -> Option<String> {
    let mut cuts: Vec<usize> = old.match_indices('<').map(|(at, _)| at).filter(|at| *at > 0).collect();
    cuts.insert(0, 0);
    cuts.push(old.len());
    let mut new = String::with_capacity(old.len());
    for edit in edits.as_array()? {
        match edit.as_str() {
            Some(text) => new.push_str(text),
            None => {
                let number = |nth: usize| usize::try_from(edit[nth].as_u64()?).ok();
                let (from, count) = (number(0)?, number(1)?);
                new.push_str(&old[*cuts.get(from)?..*cuts.get(from + count)?]);
            }
        }
    }
    Some(new)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::applied;

    #[test]
    fn edits_refer_to_the_pieces_of_the_zone_before() {
        let old = "è<b>one</b><i>two</i>";
        let new = applied(old, &json!([[3, 2], "<u>three", [0, 1], [1, 2]]));
        assert_eq!(new.as_deref(), Some("<i>two</i><u>threeè<b>one</b>"));
        assert_eq!(applied(old, &json!([[4, 2]])), None);
    }
}
