//! One message for all who watch alike, packed at most once.

use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::ws::{self, Utf8Bytes};
use flate2::Compression;
use flate2::write::ZlibEncoder;

/// Less is not worth unpacking.
const SMALL: usize = 500;

/// What a browser can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Changed zones as a whole: pages of earlier releases that are still open.
    Whole,
    /// Edits of zones.
    Edits,
    /// The same, packed where that is shorter. Each message for itself: nothing is kept for a socket.
    Packed,
}

impl Manner {
    /// As the socket's address says it.
    pub(crate) fn of(word: Option<&str>) -> Self {
        match word {
            Some("packed") => Manner::Packed,
            Some("edits") => Manner::Edits,
            _ => Manner::Whole,
        }
    }
}

/// A message.
#[derive(Debug)]
pub(crate) struct Message {
    text: Utf8Bytes,
    packed: OnceLock<Option<Bytes>>,
}

impl Message {
    pub(crate) fn new(text: String) -> Self {
        Message { text: text.into(), packed: OnceLock::new() }
    }

    /// For the socket of a browser that reads it so.
    pub(crate) fn send(&self, manner: Manner) -> ws::Message {
        let packed = (manner == Manner::Packed && self.text.len() > SMALL).then(|| self.packed()).flatten();
        match packed {
            Some(packed) => ws::Message::Binary(packed),
            None => ws::Message::Text(self.text.clone()),
        }
    }

    fn packed(&self) -> Option<Bytes> {
        let pack = || {
            let mut packer = ZlibEncoder::new(Vec::with_capacity(self.text.len() / 4), Compression::new(5));
            packer.write_all(self.text.as_bytes()).ok()?;
            packer.finish().ok().map(Bytes::from).filter(|packed| packed.len() < self.text.len())
        };
        self.packed.get_or_init(pack).clone()
    }
}
