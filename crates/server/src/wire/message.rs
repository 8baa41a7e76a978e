//! One message for all who watch alike, packed at most once.

use std::cell::RefCell;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::ws::{self, Utf8Bytes};
use flate2::{Compress, Compression, FlushCompress, Status};

/// Less is not worth unpacking.
const SMALL: usize = 500;

thread_local! {
    /// A packer is large and begins empty with each message: one for each thread that packs.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), true));
}
/// Between quick (1) and thorough (9).
const LEVEL: u32 = 5;

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
        self.packed.get_or_init(|| packed(&self.text)).clone()
    }
}

/// A text as a zlib stream; `None` where that is no shorter.
fn packed(text: &str) -> Option<Bytes> {
    let mut room = Vec::with_capacity(text.len());
    let packed = PACKER.with_borrow_mut(|packer| {
        packer.reset();
        packer.compress_vec(text.as_bytes(), &mut room, FlushCompress::Finish)
    });
    room.shrink_to_fit();
    // What has not ended has found no room within the length of the text.
    (packed.ok()? == Status::StreamEnd).then(|| room.into())
}
