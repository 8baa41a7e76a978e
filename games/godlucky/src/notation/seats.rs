//! A seat's part of a line.

use table::{Seat, Token, Trouble};

use super::marks::Marked;
use super::{madness, words};
use crate::event::Kind;
use crate::open::Spot;
use crate::secret::kind;
use crate::{Cards, GodLucky, Portal, Side};

/// Puts a seat where its words say; `placed` are the cards that lie somewhere already.
pub(super) fn seat(
    truth: &mut GodLucky,
    seat: Seat,
    words: &[Token<'_>],
    placed: &mut Cards,
) -> Result<(), Trouble> {
    let Some((first, rest)) = words.split_first() else { return Ok(()) };
    character(truth, seat, *first)?;
    let mut given: Vec<&str> = Vec::new();
    for word in rest {
        let what = word_of(truth, seat, *word, placed)?;
        if given.contains(&what) {
            return Err(word.twice());
        }
        given.push(what);
    }
    if truth.open.place(seat).mad {
        folle(truth, seat, rest)?;
    }
    Ok(())
}

fn character(truth: &mut GodLucky, seat: Seat, token: Token<'_>) -> Result<(), Trouble> {
    let gods = &truth.open.setup.cards.cards().gods;
    let names = words(gods);
    let wanted = token.text.to_lowercase();
    let called = |at: &usize| names[*at].to_lowercase() == wanted || wanted == format!("god={}", at + 1);
    let Some(god) = (0..gods.len()).find(called) else {
        let names = names.join(", ");
        return Err(token.wrong(&format!("un personaggio: {names}"), &format!("a character: {names}")));
    };
    if truth.open.places.iter().any(|place| place.god == Some(god as u8)) {
        return Err(token.say(
            &format!("«{}» siede già a un altro posto [2.2]", token.text),
            &format!("'{}' sits at another seat already [2.2]", token.text),
        ));
    }
    let place = truth.open.place_mut(seat);
    (place.god, place.faith, place.corruption) = (Some(god as u8), gods[god].faith, gods[god].corruption);
    Ok(())
}

/// Reads one word and says what it is about.
fn word_of(
    truth: &mut GodLucky,
    seat: Seat,
    token: Token<'_>,
    placed: &mut Cards,
) -> Result<&'static str, Trouble> {
    let laid = truth.open.board.len() as u16;
    let side = truth.open.place(seat).god.map(|god| truth.open.setup.cards.gods[usize::from(god)].side);
    let after = |skip: usize| Token { text: &token.text[skip..], column: token.column + skip };
    if token.text.starts_with(['o', 'm']) && token.text[1..].starts_with(|c: char| c.is_ascii_digit()) {
        cards(truth, seat, token, placed)?;
        return Ok("cards");
    }
    let place = truth.open.place_mut(seat);
    for (word, portal) in [("heaven", Portal::Heaven), ("hell", Portal::Hell)] {
        if token.text.starts_with(word) {
            place.spot = Spot::Portal(portal, after(word.len()).number(1, 3)? as u8);
            return Ok("spot");
        }
    }
    if token.text.starts_with('@') {
        place.spot = Spot::Board(after(1).number(1, laid)? as u8 - 1);
        return Ok("spot");
    }
    if let Some((faith, corruption)) = token.cut('/') {
        let (least, most) = if side == Some(Side::Evil) { (2, 10) } else { (1, 9) };
        (place.faith, place.corruption) = (faith.number(1, 9)? as u8, corruption.number(least, most)? as u8);
        return Ok("points");
    }
    match (token.text, token.cut('=')) {
        ("mad", _) => place.mad = true,
        ("spent", _) => place.spent = true,
        ("changed", _) => place.changed = true,
        (_, Some((Token { text: "skip", .. }, turns))) => place.skip = turns.number(1, 250)? as u8,
        _ => {
            const KNOWN: &str = "5/2, @3, heaven2, hell1, mad, skip=1, spent, changed, o1,o12^,m3~";
            return Err(token.wrong(&format!("uno fra {KNOWN}"), &format!("one of {KNOWN}")));
        }
    }
    let words = ["mad", "spent", "changed"];
    Ok(words.into_iter().find(|word| *word == token.text).unwrap_or("skip"))
}

fn cards(truth: &mut GodLucky, seat: Seat, token: Token<'_>, placed: &mut Cards) -> Result<(), Trouble> {
    for part in token.list() {
        let found = Marked::read(part, seat, true, &truth.open.setup)?;
        put(part, found.card, placed)?;
        found.note(&mut truth.open, &mut truth.secret);
        truth.secret.hands[seat.index()].add(found.card);
        let kind = kind(found.card, &truth.open);
        let place = truth.open.place_mut(seat);
        place.objects += u8::from(kind == Kind::Object);
        place.miracles += u8::from(kind == Kind::Miracle);
    }
    Ok(())
}

/// A card lies at one place only.
pub(super) fn put(token: Token<'_>, card: crate::Card, placed: &mut Cards) -> Result<(), Trouble> {
    if placed.has(card) {
        return Err(token.say(
            &format!("«{card}» sta già in un altro posto: ogni carta c'è una volta sola"),
            &format!("'{card}' is at another place already: there is one of each card"),
        ));
    }
    placed.add(card);
    Ok(())
}

/// [7.1] [7.2] [7.7] The mad have no cards, are in no portal, and their points are all the same.
fn folle(truth: &mut GodLucky, seat: Seat, words: &[Token<'_>]) -> Result<(), Trouble> {
    let fits =
        |word: &&Token<'_>| word.text == "mad" || word.text.starts_with(['@', 's']) && word.text != "spent";
    if let Some(word) = words.iter().find(|word| !fits(word)) {
        return Err(word.wrong(
            "per un Folle soltanto mad, @3 e skip=1 [7.2, 7.7]",
            "for a Folle only mad, @3 and skip=1 [7.2, 7.7]",
        ));
    }
    let god = truth.open.place(seat).god.map(|god| &truth.open.setup.cards.cards().gods[usize::from(god)]);
    if let Some(god) = god {
        truth.open.place_mut(seat).corruption = madness(god);
    }
    Ok(())
}
