//! A seat's part of a line, and the cards in it.

use table::{Named, Seat, Seats, Token, Trouble};

use super::{EXAMPLE, SEAT};
use crate::cards::Kind;
use crate::open::SLOTS;
use crate::{Card, Cards, Sancta};

/// The cards of the setup, and those among them that lie somewhere already.
pub(super) struct Lying {
    pub(super) deck: Cards,
    pub(super) placed: Cards,
}

impl Lying {
    /// A card lies at one place only, and some places are for one kind.
    pub(super) fn put(&mut self, token: Token<'_>, kind: Option<Kind>) -> Result<Card, Trouble> {
        let card: Card = token.parse()?;
        let fits = self.deck.and(kind.map_or(self.deck, Kind::cards));
        if !fits.has(card) {
            let (it, en) = match kind {
                Some(Kind::Saint) => ("un Santo", "a Saint"),
                Some(Kind::Support) => ("un Supporto", "a Supporto"),
                _ => ("una carta", "a card"),
            };
            return Err(token.wrong(
                &format!("{it} delle carte con cui si gioca"),
                &format!("{en} of the cards that are played with"),
            ));
        }
        if self.placed.has(card) {
            return Err(token.say(
                &format!("«{card}» sta già in un altro posto: ogni carta c'è una volta sola"),
                &format!("'{card}' is at another place already: there is one of each card"),
            ));
        }
        self.placed.add(card);
        Ok(card)
    }
}

/// Puts a seat's cards where its words say.
pub(super) fn seat(
    truth: &mut Sancta,
    seat: Seat,
    words: &[Token<'_>],
    lying: &mut Lying,
) -> Result<(), Trouble> {
    let Some((first, rest)) = words.split_first() else { return Ok(()) };
    active(truth, seat, *first, lying)?;
    let fields = Named::new(rest, &SEAT, ["qui", "here"], EXAMPLE)?;
    let goal = truth.open.setup.goal();
    for (at, token) in fields.list("santuario").into_iter().enumerate() {
        if at >= SLOTS || truth.open.place(seat).active.is_none() {
            return Err(token.say(
                &format!("nel Santuario stanno al massimo {SLOTS} Santi [4.2], e nessuno finché la Zona Attiva è vuota [4.6]"),
                &format!("in the Santuario lie at most {SLOTS} Saints [4.2], and none while the Zona Attiva is empty [4.6]"),
            ));
        }
        let card = lying.put(token, Some(Kind::Saint))?;
        truth.open.place_mut(seat).santuario.push(card);
    }
    for token in fields.list("supports") {
        let card = lying.put(token, Some(Kind::Support))?;
        if truth.abilities(card).is_empty() {
            return Err(
                token.wrong("un Supporto il cui testo dura [11.2]", "a Supporto whose text lasts [11.2]")
            );
        }
        truth.open.place_mut(seat).supports.add(card);
    }
    for (at, token) in fields.list("rosa").into_iter().enumerate() {
        if at + 1 >= goal {
            return Err(token.say(
                &format!("con {goal} Santi nella Rosa la partita è finita [1.1]"),
                &format!("with {goal} Saints in the Rosa the game is over [1.1]"),
            ));
        }
        let card = lying.put(token, Some(Kind::Saint))?;
        truth.open.place_mut(seat).rosa.push(card);
    }
    fields.list("hand").into_iter().try_for_each(|token| hold(truth, seat, token, lying))
}

/// `s12:2`, `s12:2+1`, `s12` or `-`.
fn active(truth: &mut Sancta, seat: Seat, token: Token<'_>, lying: &mut Lying) -> Result<(), Trouble> {
    if token.text == "-" {
        return Ok(());
    }
    let (saint, rest) = token.cut(':').map_or((token, None), |(saint, rest)| (saint, Some(rest)));
    if saint.text.parse::<Card>().is_err() {
        return Err(saint.wrong(
            "all'inizio di un posto il Santo attivo con i suoi punti, come s12:2, oppure -",
            "at the beginning of a seat the active Saint with its points, like s12:2, or -,",
        ));
    }
    let card = lying.put(saint, Some(Kind::Saint))?;
    let place = truth.open.place_mut(seat);
    place.active = Some(card);
    let Some(rest) = rest else { return Ok(()) };
    let at = rest.text.find(['+', '-']).unwrap_or(rest.text.len());
    let (points, boost) = rest.text.split_at(at);
    place.points = Token { text: points, ..rest }.number(0, 99)? as u8;
    let boost = Token { text: boost, column: rest.column + at };
    if !boost.text.is_empty() {
        let read = boost.text.parse().ok().filter(|n: &i8| *n != 0 && format!("{n:+}") == boost.text);
        place.boost = read.ok_or_else(|| {
            boost.wrong(
                "quanto il livello è cambiato, come +1 o -2",
                "what the level changed by, like +1 or -2,",
            )
        })?;
    }
    Ok(())
}

/// `b1`, `b2!`, `a3?02`.
fn hold(truth: &mut Sancta, seat: Seat, token: Token<'_>, lying: &mut Lying) -> Result<(), Trouble> {
    let end = token.text.find(['!', '?']).unwrap_or(token.text.len());
    let (name, marks) = token.text.split_at(end);
    let card = lying.put(Token { text: name, ..token }, None)?;
    let public = marks == "!";
    let seen = match marks.strip_prefix('?') {
        Some(eyes) => eyes_of(truth, seat, eyes),
        None => (marks.is_empty() || public).then_some(Seats::NONE),
    };
    let seen = seen.ok_or_else(|| {
        token.wrong(
            "una carta come b1, poi ! se tutti sanno qual è, oppure ?02 con gli altri posti che l'hanno vista",
            "a card like b1, then ! if everybody knows it, or ?02 with the other seats that have seen it,",
        )
    })?;
    truth.secret.hands[seat.index()].add(card);
    truth.open.place_mut(seat).hand += 1;
    if public {
        truth.open.public.add(card);
    }
    seen.iter().for_each(|eye| truth.secret.seen[eye.index()].add(card));
    Ok(())
}

/// The seats after `?`: others, each once, at least one, in order.
fn eyes_of(truth: &Sancta, owner: Seat, eyes: &str) -> Option<Seats> {
    let seats: Seats = truth.open.others(owner).filter(|seat| eyes.contains(&seat.to_string())).collect();
    let right: String = seats.iter().map(|seat| seat.to_string()).collect();
    (!eyes.is_empty() && right == eyes).then_some(seats)
}

/// A Saint with enough points would be in the Rosa [5.6].
pub(super) fn sound(truth: &Sancta, seat: Seat, words: &[Token<'_>]) -> Result<(), Trouble> {
    let (place, need) = (truth.open.place(seat), truth.need(seat));
    match words.first() {
        Some(word) if place.active.is_some() && place.points >= need => Err(word.say(
            &format!("a questo Santo bastano {need} punti: con tanti sarebbe nella Rosa [5.6]"),
            &format!("this Saint needs {need} points: with so many it would be in the Rosa [5.6]"),
        )),
        _ => Ok(()),
    }
}
