//! From a line to a position.

use table::{Agenda, Deaf, Named, Seat, Seats, Steps, Token, Trouble, holds, tokens};

use super::seat::{Left, seat};
use super::{EXAMPLE, SEAT, TABLE};
use crate::open::{Build, LOCKED};
use crate::rules::TURNS;
use crate::step::Step;
use crate::{Dogma, Setup};

pub(super) fn read(line: &str, setup: &Setup) -> Result<Dogma, Trouble> {
    let parts = tokens(line);
    let end = Token { text: "", column: line.chars().count() + 1 };
    let here = ["qui", "here"];
    let table = Named::new(parts.first().map_or(&[], Vec::as_slice), &TABLE, here, EXAMPLE)?;
    let seats = parts.get(1..).unwrap_or_default();
    if seats.len() != usize::from(setup.seats) {
        let n = setup.seats;
        return Err(end.say(
            &format!("sono attesi {n} posti, ognuno dopo una barra, come in «{EXAMPLE}»"),
            &format!("{n} seats are expected, each after a bar, as in '{EXAMPLE}'"),
        ));
    }
    let mut truth = Dogma::start(setup);
    let open = &mut truth.open;
    open.build = Build { on: false, ..Build::default() };
    open.turn = table.number("turn", 1, TURNS, 1)?;
    open.quiet = table.number("quiet", 1, TURNS, 0)?;
    open.passed = passed(&table)?;
    let mut left = Left::of(setup);
    for (at, words) in Seat::all(seats.len()).zip(seats) {
        let named = Named::new(words, &SEAT, here, EXAMPLE)?;
        seat(&mut truth, at, &named, words.first().copied().unwrap_or(end), &mut left)?;
    }
    truth.open.listen();
    truth.secret.rest = left.rest();
    goes_on(&truth, seats, end)?;
    truth.open.agenda = Agenda::new(&[Step::Orders, Step::Resolve, Step::End]);
    holds(&truth)?;
    truth.go_on(&mut Deaf);
    Ok(truth)
}

/// How many turns in a row each side has only passed. [16.9]
fn passed(table: &Named<'_>) -> Result<[u8; 2], Trouble> {
    let Some(token) = table.get("passed") else { return Ok([0; 2]) };
    let turns = |token: Token<'_>| Ok(token.number(0, LOCKED.into())? as u8);
    match token.list()[..] {
        [one, other] => Ok([turns(one)?, turns(other)?]),
        _ => Err(token.wrong("due numeri come 0,6", "two numbers like 0,6")),
    }
}

/// Both sides have Prophets left.
fn goes_on(truth: &Dogma, seats: &[Vec<Token<'_>>], end: Token<'_>) -> Result<(), Trouble> {
    let living: Seats = truth.open.living();
    for (team, words) in seats.iter().take(2).enumerate() {
        if !living.iter().any(|seat| seat.index() % 2 == team) {
            return Err(words.first().unwrap_or(&end).say(
                "senza Profeti da questa parte la partita è finita [16.1]",
                "with no Prophet on this side the game is over [16.1]",
            ));
        }
    }
    Ok(())
}
