//! From a position to its line.

use std::fmt::Write;

use table::Seat;

use super::words;
use crate::open::Spot;
use crate::{Card, CardSet, GodLucky, Portal};

pub(super) fn line(truth: &GodLucky) -> String {
    let open = &truth.open;
    let mut line = format!("phase={} turns={} at={}", 1 + u8::from(open.second), open.turns, open.active);
    let mut say = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = write!(line, " {name}={value}");
        }
    };
    let first = open.first.filter(|seat| seat.index() != 0);
    say("first", first.map(|seat| seat.to_string()).unwrap_or_default());
    let extra = if open.extra { "now" } else { "next" };
    say("extra", if open.extra || open.again { extra.to_owned() } else { String::new() });
    say("frenzy", if open.frenzy > 0 { open.frenzy.to_string() } else { String::new() });
    if !open.board.iter().copied().eq(board(open.second)) {
        say("board", list(open.board.iter().map(|card| format!("b{}", card + 1))));
    }
    let events = 0..open.setup.cards.events.len() as u8;
    let gone = events.filter(|card| open.events >> card & 1 == 0 && open.event != Some(*card));
    say("gone", list(gone.chain(open.event).map(|card| format!("e{}", card + 1))));
    say("discards", list(open.discards.iter().map(Card::to_string)));
    say("banished", list(open.banished.iter().map(|card| card.to_string())));
    let swap = |swap: &crate::Swap| format!("{}:{}:{}", swap.points, swap.by, swap.with);
    say("swaps", list(open.swaps.iter().map(swap)));
    let trap =
        |trap: &crate::secret::Trap| format!("{}:{}:{}", trap.at + 1, trap.owner, marked(truth, trap.card));
    say("traps", list(truth.secret.traps.iter().map(trap)));
    for at in Seat::all(open.seats()) {
        let _ = write!(line, " | {}", seat(truth, at));
    }
    line
}

/// The board when nothing is said.
pub(super) fn board(second: bool) -> impl Iterator<Item = u8> {
    let laid = if second { CardSet::SPACES } else { CardSet::STARTING };
    0..laid as u8
}

fn seat(truth: &GodLucky, seat: Seat) -> String {
    let place = truth.open.place(seat);
    let gods = &truth.open.setup.cards.cards().gods;
    let god = usize::from(place.god.unwrap_or(0));
    let mut text = words(gods).swap_remove(god);
    let _ = match place.mad {
        true => write!(text, " mad"),
        false => write!(text, " {}/{}", place.faith, place.corruption),
    };
    let _ = match place.spot {
        Spot::Board(at) => write!(text, " @{}", at + 1),
        Spot::Portal(Portal::Heaven, step) => write!(text, " heaven{step}"),
        Spot::Portal(Portal::Hell, step) => write!(text, " hell{step}"),
    };
    if place.skip > 0 {
        let _ = write!(text, " skip={}", place.skip);
    }
    let flags = [(place.spent, " spent"), (place.changed, " changed")];
    flags.iter().filter(|(on, _)| *on && !place.mad).for_each(|(_, word)| text.push_str(word));
    let hand = truth.secret.hands[seat.index()];
    if !hand.is_empty() {
        let _ = write!(text, " {}", list(hand.iter().map(|card| marked(truth, card))));
    }
    text
}

/// A card with its marks.
fn marked(truth: &GodLucky, card: Card) -> String {
    let mut text = card.to_string();
    let up = truth.open.up.has(card);
    let marks = [
        (up, '^'),
        (truth.open.public.has(card) && !up, '!'),
        (truth.secret.fresh.has(card), '~'),
        (truth.secret.tame.has(card), '*'),
    ];
    text.extend(marks.iter().filter(|(on, _)| *on).map(|(_, mark)| mark));
    let seen = Seat::all(truth.open.seats()).filter(|seat| truth.secret.seen[seat.index()].has(card));
    let seen: String = seen.map(|seat| seat.to_string()).collect();
    if !seen.is_empty() {
        let _ = write!(text, "?{seen}");
    }
    text
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}
