//! From a line to a position.

use table::{Agenda, Deaf, Named, Seat, Steps, Token, Trouble, holds, tokens};

use super::line::board;
use super::piles::{piles, swaps, traps};
use super::seats::seat;
use super::{EXAMPLE, NAMES};
use crate::open::Spot;
use crate::step::Step;
use crate::{CardSet, Cards, GodLucky, Setup};

pub(super) fn read(line: &str, setup: &Setup) -> Result<GodLucky, Trouble> {
    let parts = tokens(line);
    let end = line.chars().count() + 1;
    let fields = Named::new(
        parts.first().map_or(&[], Vec::as_slice),
        &NAMES,
        ["prima della prima barra", "before the first bar"],
        EXAMPLE,
    )?;
    let mut truth = GodLucky::start(setup);
    let mut placed = Cards::NONE;
    table(&mut truth, &fields)?;
    piles(&mut truth, &fields, &mut placed)?;
    let seats = &parts[1..];
    if seats.len() != truth.open.seats() || seats.iter().any(Vec::is_empty) {
        let n = truth.open.seats();
        return Err(Trouble::say(
            format!("sono attesi {n} posti, ognuno dopo una barra, come in «{EXAMPLE}»"),
            format!("{n} seats are expected, each after a bar, as in '{EXAMPLE}'"),
        )
        .at(1, end));
    }
    for (at, words) in Seat::all(seats.len()).zip(seats) {
        seat(&mut truth, at, words, &mut placed)?;
    }
    swaps(&mut truth, &fields)?;
    traps(&mut truth, &fields, &mut placed)?;
    truth.secret.objects = truth.secret.objects.less(placed);
    truth.secret.miracles = truth.secret.miracles.less(placed);
    playable(&truth, seats, end)?;
    truth.go_on(&mut Deaf);
    holds(&truth)?;
    Ok(truth)
}

/// Turns, phase and board.
fn table(truth: &mut GodLucky, fields: &Named<'_>) -> Result<(), Trouble> {
    let open = &mut truth.open;
    let seats = u16::from(open.setup.seats);
    open.turns = fields.number("turns", 1, open.setup.rounds * seats, 1)?;
    open.active = Seat::new(fields.number("at", 0, seats - 1, 0)? as u8);
    open.first = Some(Seat::new(fields.number("first", 0, seats - 1, 0)? as u8));
    open.frenzy = fields.number("frenzy", 0, seats, 0)? as u8;
    if let Some(extra) = fields.get("extra") {
        match extra.text {
            "now" => open.extra = true,
            "next" => open.again = true,
            _ => {
                return Err(
                    extra.wrong("now (questo turno) oppure next (il prossimo)", "now (this turn) or next")
                );
            }
        }
    }
    let cards = fields.list("board");
    let whole = cards.len() == CardSet::SPACES;
    open.second = match fields.get("phase") {
        Some(phase) => phase.number(1, 2)? == 2,
        None => whole,
    };
    for (at, token) in cards.iter().enumerate() {
        let card = token.nth('b', CardSet::SPACES)?;
        let starting = usize::from(card) < CardSet::STARTING;
        if open.board.contains(&card) || starting != (at < CardSet::STARTING) {
            return Err(token.wrong(
                "prima tutte le carte da b1 a b10, poi altre da b11 a b20, ognuna una volta [2.5, 4.3]",
                "first all cards from b1 to b10, then others from b11 to b20, each once [2.5, 4.3],",
            ));
        }
        open.board.push(card);
    }
    if open.board.is_empty() {
        open.board.extend(board(open.second));
    }
    // [5.3] An extra turn of the one who laid the last card still belongs to the first phase.
    let whole = open.board.len() == CardSet::SPACES;
    open.dawn = whole && !open.second;
    if open.board.len() < CardSet::STARTING || (open.second && !whole) || (open.dawn && !open.extra) {
        let value = fields.get("board").or(fields.get("phase")).unwrap_or(Token { text: "", column: 1 });
        return Err(value.wrong(
            "da 10 a 19 carte nella prima fase (20 solo con extra=now), tutte e 20 nella seconda [5.3]",
            "10 to 19 cards in the first phase (20 only with extra=now), all 20 in the second [5.3],",
        ));
    }
    open.supply = open.board.iter().fold(open.supply, |left, card| left & !(1 << card));
    open.agenda = Agenda::new(&[Step::Main(open.active), Step::End(open.active)]);
    Ok(())
}

/// The game is not over, and the seat to act can.
fn playable(truth: &GodLucky, seats: &[Vec<Token<'_>>], end: usize) -> Result<(), Trouble> {
    let open = &truth.open;
    if open.sane().len() < 2 {
        return Err(Trouble::say(
            "con meno di due giocatori non folli la partita è finita [16.4]",
            "with fewer than two sane players the game is over [16.4]",
        )
        .at(1, end));
    }
    let place = open.place(open.active);
    if place.mad || matches!(place.spot, Spot::Portal(_, 3)) {
        let column = seats[open.active.index()].first().map_or(end, |word| word.column);
        return Err(Trouble::say(
            "tocca a questo posto: non può essere folle, né sulla terza casella di Paradiso o Inferno, da cui si esce \
             all'inizio del turno [9.5]",
            "it is this seat's turn: it cannot be mad, nor on the third space of Heaven or Hell, which is left when the \
             turn begins [9.5]",
        )
        .at(1, column));
    }
    Ok(())
}
