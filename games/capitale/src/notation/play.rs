//! The cards in play and the face-down ones of a line.

use table::{Named, Seat, Token, Trouble};

use super::seats::Left;
use super::{NUMBERS, numbers};
use crate::cards::{Does, Keyword, Kind, On};
use crate::open::{At, CITIES, Phase, SEATS};
use crate::setup::Lay;
use crate::{Capitale, Card, Down, Unit};

/// The start of a card in play and of a face-down one: `7:0:t3@` and the rest.
fn card<'a>(
    truth: &Capitale,
    token: Token<'a>,
    left: &mut Left,
) -> Result<(u8, Seat, Card, Token<'a>), Trouble> {
    let parts = token.cut(':').and_then(|(id, rest)| {
        let (owner, rest) = rest.cut(':')?;
        let (card, place) = rest.cut('@')?;
        Some((id, owner, card, place))
    });
    let Some((number, owner, card, place)) = parts else {
        return Err(token.wrong("una carta come 1:0:t3@2", "a card like 1:0:t3@2"));
    };
    let id = number.number(1, u8::MAX.into())? as u8;
    if truth.open.unit(id).is_some() || truth.open.face_down(id).is_some() {
        return Err(number.twice());
    }
    let owner = Seat::new(owner.number(0, SEATS as u16 - 1)? as u8);
    Ok((id, owner, left.take(owner, card)?, place))
}

pub(super) fn units(truth: &mut Capitale, words: &Named<'_>, left: &mut Left) -> Result<(), Trouble> {
    for token in words.list("units") {
        let (id, owner, card, rest) = card(truth, token, left)?;
        let mut marks = Vec::new();
        let mut place = rest;
        if let Some((head, mut tail)) = rest.cut('/') {
            place = head;
            while let Some((mark, more)) = tail.cut('/') {
                marks.push(mark);
                tail = more;
            }
            marks.push(tail);
        }
        let body = truth.open.traits(card).body;
        let mut unit = Unit::new(id, card, body, owner, at(truth, card, place)?);
        for mark in marks {
            self::mark(truth, &mut unit, mark)?;
        }
        truth.open.units.push(unit);
    }
    Ok(())
}

/// Where a card in play lies: where its kind may.
fn at(truth: &Capitale, card: Card, place: Token<'_>) -> Result<At, Trouble> {
    let kind = truth.open.print(card).kind;
    let (it, en) = match kind {
        Kind::Character(_) => ("field o una città da 1 a 5", "field or a city from 1 to 5"),
        Kind::Lasting(On::City) => ("una città da 1 a 5", "a city from 1 to 5"),
        Kind::Lasting(On::Field) => ("field", "field"),
        Kind::Lasting(On::Own | On::Rival) => {
            ("il numero di un personaggio, come #7", "a character's number, like #7,")
        }
        Kind::Effect => {
            return Err(place.say(
                &format!("{card} è un effetto che non resta in gioco [5.8]"),
                &format!("{card} is an effect that does not stay in play [5.8]"),
            ));
        }
    };
    let (field, city, with) = match kind {
        Kind::Character(_) => (true, true, false),
        Kind::Lasting(on) => (on == On::Field, on == On::City, matches!(on, On::Own | On::Rival)),
        Kind::Effect => (false, false, false),
    };
    match place.text.strip_prefix('#') {
        Some(id) if with => Token { text: id, column: place.column + 1 }
            .number(1, u8::MAX.into())
            .map(|id| At::With(id as u8)),
        None if field && place.text == "field" => Ok(At::Field),
        None if city => {
            place.number(1, CITIES as u16).map(|n| At::City(n as u8 - 1)).map_err(|_| place.wrong(it, en))
        }
        _ => Err(place.wrong(it, en)),
    }
}

/// What is written after a card in play.
fn mark(truth: &Capitale, unit: &mut Unit, mark: Token<'_>) -> Result<(), Trouble> {
    let wrong = || {
        let keywords = Keyword::ALL.map(Keyword::word).join(", ");
        let known = format!("tapped, stunned, moved, used1, damage1, shield1, power+1, hp-1, {keywords}");
        mark.wrong(&format!("uno fra {known}"), &format!("one of {known}"))
    };
    let end = mark.text.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(mark.text.len());
    let (word, number) = mark.text.split_at(end);
    let number = Token { text: number, column: mark.column + end };
    let used = || {
        let ability = number.number(1, 8)? as u8 - 1;
        let there = truth.open.abilities(unit.card).get(usize::from(ability));
        match there.map(|ability| &ability.what) {
            Some(Does::Use { .. }) => Ok(ability),
            _ => Err(number.wrong("un'abilità che si usa", "an ability that is used")),
        }
    };
    if word == "used" {
        unit.used |= 1 << used()?;
        return Ok(());
    }
    if !truth.open.is_character(unit) {
        return Err(
            mark.wrong("used1: il resto tocca ai personaggi", "used1, the rest being for characters,")
        );
    }
    let gained = Keyword::of_word(mark.text);
    let boosted = NUMBERS.iter().position(|name| *name == word);
    match (mark.text, word, gained, boosted) {
        ("tapped", ..) => unit.tapped = true,
        ("stunned", ..) => unit.stunned = true,
        ("moved", ..) => unit.moved = true,
        (_, "damage", ..) => unit.damage = number.number(1, 254)? as u8,
        (_, "shield", ..) => unit.shield = number.number(1, 255)? as u8,
        (_, _, Some(keyword), _) => unit.gained |= 1 << keyword as u8,
        (.., Some(at)) => {
            let read = number.text.parse().ok().filter(|n: &i8| *n != 0 && format!("{n:+}") == number.text);
            *numbers(&mut unit.boost)[at] =
                read.ok_or_else(|| number.wrong("un numero come +1 o -2", "a number like +1 or -2"))?;
        }
        _ => return Err(wrong()),
    }
    Ok(())
}

/// A bearer is a character of the right side, and a character's damage is less than its HP.
fn living(truth: &Capitale, unit: &Unit, token: Token<'_>) -> Result<(), Trouble> {
    let open = &truth.open;
    if let At::With(id) = unit.at {
        let own = open.print(unit.card).kind == Kind::Lasting(On::Own);
        let bearer = open.unit(id).filter(|bearer| open.is_character(bearer));
        if bearer.is_none_or(|bearer| (bearer.owner == unit.owner) != own) {
            return Err(token.say(
                "questo effetto giace presso un personaggio in gioco, proprio o dell'avversario come dice la carta [13.4]",
                "this effect lies with a character in play, of one's own or the rival's as the card says [13.4]",
            ));
        }
    }
    if open.is_character(unit) && unit.damage >= open.hp(unit) {
        return Err(token.say(
            "con tanti danni questo personaggio è morto [8.9]",
            "with so much damage this character is dead [8.9]",
        ));
    }
    Ok(())
}

pub(super) fn down(truth: &mut Capitale, words: &Named<'_>, left: &mut Left) -> Result<(), Trouble> {
    for token in words.list("down") {
        if truth.open.switches.set == Lay::Up {
            return Err(token.say(
                "senza «set=down» nessuna carta giace coperta [17.6]",
                "without 'set=down' no card lies face down [17.6]",
            ));
        }
        let (id, owner, card, place) = card(truth, token, left)?;
        let city = place.number(1, CITIES as u16)? as u8 - 1;
        truth.open.down.push(Down { id, owner, city });
        truth.secret.lay(id, card);
    }
    Ok(())
}

/// Who is in play lives, occupied cities have a garrison, nobody has won, and who is asked in the opening phase may open something.
pub(super) fn sound(truth: &Capitale, words: &Named<'_>) -> Result<(), Trouble> {
    let open = &truth.open;
    for (token, unit) in words.list("units").into_iter().zip(&open.units) {
        living(truth, unit, token)?;
    }
    if let Some(all) = words.get("cities") {
        for ((at, token), city) in (0..).zip(all.list()).zip(&open.cities) {
            if city.owner.is_some_and(|owner| open.garrison(owner, at).next().is_none()) {
                return Err(token.say(
                    "in una città occupata c'è un personaggio di chi la occupa [9.9]",
                    "at an occupied city there is a character of its occupier's [9.9]",
                ));
            }
        }
        if Seat::all(SEATS).any(|seat| truth.has_won(seat)) {
            return Err(all.say(
                "con la capitale e altre due città il duello è vinto [1.4]",
                "with the capital and two more cities the duel is won [1.4]",
            ));
        }
    }
    match words.get("phase") {
        Some(token) if open.phase == Phase::Opening && !truth.may_open() => Err(token.say(
            "chi è di turno non ha più nulla da aprire: comincia la fase principale [5.5]",
            "the seat on turn has nothing left to open: the main phase begins [5.5]",
        )),
        _ => Ok(()),
    }
}
