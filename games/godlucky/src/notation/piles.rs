//! Cards that nobody holds, and swapped points.

use table::{Named, Seat, Trouble};

use super::marks::{Marked, card};
use super::ordinary;
use super::seats::put;
use crate::open::Swap;
use crate::secret::Trap;
use crate::{Cards, GodLucky, Points};

/// What has been drawn, discarded and banished.
pub(super) fn piles(truth: &mut GodLucky, fields: &Named<'_>, placed: &mut Cards) -> Result<(), Trouble> {
    let setup = truth.open.setup;
    for token in fields.list("gone") {
        let event = token.nth('e', setup.cards.events.len())?;
        if truth.open.events >> event & 1 == 0 {
            return Err(token.twice());
        }
        truth.open.events &= !(1 << event);
        truth.open.event = Some(event);
    }
    for token in fields.list("discards") {
        let card = card(token, &setup)?;
        if card.miracle().is_some() {
            return Err(token.wrong(
                "un oggetto: i miracoli escono dal gioco [7.2]",
                "an object: miracles leave the game [7.2], which",
            ));
        }
        put(token, card, placed)?;
        truth.open.discards.push(card);
    }
    for token in fields.list("banished") {
        let card = card(token, &setup)?;
        put(token, card, placed)?;
        truth.open.banished.add(card);
    }
    Ok(())
}

/// Points swapped for a turn.
pub(super) fn swaps(truth: &mut GodLucky, fields: &Named<'_>) -> Result<(), Trouble> {
    for token in fields.list("swaps") {
        let wrong = || {
            token.wrong(
                "uno scambio fra due posti non folli, come faith:0:3 o corruption:1:2, e non più di otto [15.1]",
                "a swap between two sane seats, like faith:0:3 or corruption:1:2, and no more than eight [15.1]",
            )
        };
        let parts: Vec<&str> = token.text.split(':').collect();
        let &[points, by, with] = parts.as_slice() else { return Err(wrong()) };
        let points = Points::of_word(points);
        let sane = truth.open.sane();
        let seat = |text: &str| text.parse::<Seat>().ok().filter(|seat| sane.has(*seat));
        let (Some(points), Some(by), Some(with)) = (points, seat(by), seat(with)) else {
            return Err(wrong());
        };
        let swap = Swap { points, by, with, fight: false };
        if by == with || truth.open.swaps.try_push(swap).is_err() {
            return Err(wrong());
        }
    }
    Ok(())
}

/// Objects on the board.
pub(super) fn traps(truth: &mut GodLucky, fields: &Named<'_>, placed: &mut Cards) -> Result<(), Trouble> {
    let (laid, seats) = (truth.open.board.len() as u16, u16::from(truth.open.setup.seats));
    for token in fields.list("traps") {
        let parts =
            token.cut(':').and_then(|(at, rest)| rest.cut(':').map(|(owner, card)| (at, owner, card)));
        let Some((at, owner, card)) = parts else {
            return Err(token
                .wrong("casella, posto e oggetto, come 7:1:o12", "space, seat and object, like 7:1:o12,"));
        };
        let at = at.number(1, laid)? as u8 - 1;
        let owner = Seat::new(owner.number(0, seats - 1)? as u8);
        let found = Marked::read(card, owner, false, &truth.open.setup)?;
        let free = truth.secret.traps.iter().all(|trap| (trap.at, trap.owner) != (at, owner));
        if !free || !ordinary(&truth.open.setup).has(found.card) {
            return Err(token.wrong(
                "un oggetto comune, uno solo per posto su ogni casella [11.15]",
                "an ordinary object, one of each seat on a space [11.15],",
            ));
        }
        put(card, found.card, placed)?;
        found.note(&mut truth.open, &mut truth.secret);
        truth.secret.traps.push(Trap { at, owner, card: found.card });
    }
    truth.secret.traps.sort_unstable();
    Ok(())
}
