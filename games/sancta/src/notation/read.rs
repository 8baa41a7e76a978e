//! From a line to a position.

use table::{Agenda, Deaf, Named, Seat, Steps, Token, Trouble, holds, tokens};

use super::seats::{Lying, seat, sound};
use super::{AGAIN, EXAMPLE, TABLE};
use crate::rules::MOST_AGAIN;
use crate::step::Step;
use crate::{Cards, Sancta, Setup};

pub(super) fn read(line: &str, setup: &Setup) -> Result<Sancta, Trouble> {
    let parts = tokens(line);
    let end = line.chars().count() + 1;
    let fields = Named::new(parts.first().map_or(&[], Vec::as_slice), &TABLE, ["qui", "here"], EXAMPLE)?;
    let mut truth = Sancta::start(setup);
    let mut lying = Lying { deck: setup.deck(), placed: Cards::NONE };
    table(&mut truth, &fields)?;
    for token in fields.list("discards") {
        let card = lying.put(token, None)?;
        truth.open.discards.add(card);
    }
    let seats = &parts[1..];
    let n = truth.open.seats();
    if seats.len() != n || seats.iter().any(Vec::is_empty) {
        return Err(Trouble::say(
            format!("sono attesi {n} posti, ognuno dopo una barra, come in «{EXAMPLE}»"),
            format!("{n} seats are expected, each after a bar, as in '{EXAMPLE}'"),
        )
        .at(1, end));
    }
    for (at, words) in Seat::all(n).zip(seats) {
        seat(&mut truth, at, words, &mut lying)?;
    }
    truth.secret.deck = truth.secret.deck.less(lying.placed);
    for (at, words) in Seat::all(n).zip(seats) {
        truth.note_standing(at);
        sound(&truth, at, words)?;
    }
    truth.go_on(&mut Deaf);
    holds(&truth)?;
    Ok(truth)
}

/// The turn, and what is to be remembered of those before it.
fn table(truth: &mut Sancta, fields: &Named<'_>) -> Result<(), Trouble> {
    let open = &mut truth.open;
    let seats = u16::from(open.setup.seats);
    open.turns = fields.number("turns", 1, open.setup.rounds * seats, 1)?;
    open.active = Seat::new(fields.number("at", 0, seats - 1, 0)? as u8);
    // Turns follow each other around the table, so that this one says who began.
    let back = (open.turns - 1) % seats;
    open.first = open.from(open.active).nth(usize::from((seats - back) % seats));
    // Longer ago, and the game would have ended before this turn [16.4].
    let longest = open.setup.stall * seats;
    let least = open.turns.saturating_sub(longest);
    open.gained = fields.number("gained", least, open.turns, open.turns - 1)?;
    open.idle = fields.number("idle", 0, (seats - 1).min(open.turns - 1), 0)? as u8;
    open.done.anything = match fields.get("drawn") {
        None => true,
        Some(Token { text: "no", .. }) => false,
        Some(token) => {
            return Err(token.wrong("no, o niente se si è pescato", "no, or nothing after a draw,"));
        }
    };
    for token in fields.list("again") {
        let done = &mut open.done;
        let more = [&mut done.more_beatitudes, &mut done.more_trials, &mut done.more_substitutions];
        let found = AGAIN.iter().zip(more).find(|(word, _)| **word == token.text);
        match found {
            Some((_, n)) if *n < MOST_AGAIN => *n += 1,
            _ => {
                let known = AGAIN.join(", ");
                return Err(token.wrong(&format!("uno fra {known}"), &format!("one of {known}")));
            }
        }
    }
    open.agenda = Agenda::new(&[Step::Main(open.active)]);
    Ok(())
}
