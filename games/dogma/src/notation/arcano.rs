//! An Arcano of a line.

use table::{Token, Trouble};

use super::MANY;
use super::line::EVILS;
use super::seat::Left;
use crate::cards::Evil;
use crate::open::CultPlace;
use crate::secret::CARDS;
use crate::step::At;
use crate::{Card, Dogma};

/// `p1!,i1?,b1+10#,r2/damage40/crisi`.
pub(super) fn arcano(truth: &mut Dogma, at: At, token: Token<'_>, left: &mut Left) -> Result<(), Trouble> {
    let (cards, marks) = token.cut('/').map_or((token, None), |(cards, marks)| (cards, Some(marks)));
    let mut cards = cards.list().into_iter();
    let Some(first) = cards.next() else {
        return Err(token.wrong("un Arcano come p1,i1,r2", "an Arcano like p1,i1,r2"));
    };
    prophet(truth, at, first, left)?;
    for token in cards {
        card(truth, at, token, left)?;
    }
    let shown = truth.open.arcano(at).prophet.is_some();
    let mut rest = marks;
    while let Some(token) = rest {
        let (one, more) = token.cut('/').map_or((token, None), |(one, more)| (one, Some(more)));
        rest = more;
        if !shown || truth.open.arcano(at).fallen {
            return Err(one.say(
                "su un Profeta coperto o sconfitto non c'è nulla [10.6] [18.2]",
                "nothing lies on a Prophet that is face down or defeated [10.6] [18.2]",
            ));
        }
        mark(truth, at, one)?;
    }
    lies(truth, at, token)
}

/// Is the Arcano the active one?
fn is_front(truth: &Dogma, at: At) -> bool {
    truth.open.front(at.0) == Some(at)
}

fn prophet(truth: &mut Dogma, at: At, token: Token<'_>, left: &mut Left) -> Result<(), Trouble> {
    let plain = token.text.strip_suffix('!');
    let card = left.take(Token { text: plain.unwrap_or(token.text), ..token })?;
    if !card.is_prophet() {
        return Err(token.wrong("prima un Profeta", "a Prophet first"));
    }
    let shown = plain.is_some() || is_front(truth, at) || truth.open.arcano(at).fallen;
    truth.open.arcano_mut(at).prophet = Some(card).filter(|_| shown);
    truth.secret.own_mut(at.0).arcana[usize::from(at.1)].prophet = Some(card);
    Ok(())
}

/// A Cult card or a Relic that lies with the Prophet.
fn card(truth: &mut Dogma, at: At, token: Token<'_>, left: &mut Left) -> Result<(), Trouble> {
    let end = token.text.find(['!', '?', '+', '-', '#']).unwrap_or(token.text.len());
    let (name, marks) = token.text.split_at(end);
    let card = left.take(Token { text: name, ..token })?;
    let set = truth.open.set();
    let pack = &mut truth.secret.own_mut(at.0).arcana[usize::from(at.1)];
    if !pack.prophet.is_some_and(|prophet| set.fits(prophet, card)) {
        return Err(
            token.wrong("una carta che questo Profeta porta [3.3]", "a card that this Prophet carries [3.3]")
        );
    }
    let room = pack.prophet.map_or(0, |prophet| if set.body(prophet).fourth { CARDS } else { CARDS - 1 });
    if pack.size() >= room || card.is_relic() && pack.relics.len() >= CARDS - 1 {
        return Err(token.say(
            "con un Profeta stanno al massimo tre carte [3.2] [3.5]",
            "three cards at most go with a Prophet [3.2] [3.5]",
        ));
    }
    let marks = Token { text: marks, column: token.column + end };
    if card.is_relic() {
        pack.relics.push(card);
        return if marks.text.is_empty() {
            Ok(())
        } else {
            Err(marks.wrong("niente dopo una Reliquia", "nothing after a Relic"))
        };
    }
    pack.cults.push(card);
    place(truth, at, card, marks)
}

/// How a Cult card lies: `!`, `?`, `+10`, `#`.
fn place(truth: &mut Dogma, at: At, card: Card, marks: Token<'_>) -> Result<(), Trouble> {
    let front = is_front(truth, at);
    let arcano = truth.open.arcano_mut(at);
    let mut place = CultPlace { id: arcano.cults.len() as u8, ..CultPlace::default() };
    if !front && !marks.text.is_empty() && (arcano.prophet.is_none() || arcano.fallen || marks.text != "?") {
        return Err(marks.say(
            "una carta che non è in gioco non è girata né ha segnalini; «?» vale per un Profeta già visto nella retroguardia",
            "a card that is not in play is neither turned up nor has tokens; '?' is for a Prophet seen before in the rearguard",
        ));
    }
    let mut rest = marks;
    if let Some(text) = rest.text.strip_prefix(['!', '?']) {
        if rest.text.starts_with('!') {
            place.face = Some(card);
        } else {
            arcano.known.add(card);
        }
        rest = Token { text, column: rest.column + 1 };
    }
    if let Some(text) = rest.text.strip_suffix('#') {
        place.blocked = true;
        arcano.griefs += 1;
        rest = Token { text, ..rest };
    }
    if !rest.text.is_empty() {
        place.power = signed(rest)?;
    }
    if arcano.fallen {
        place.face = Some(card);
    }
    arcano.cults.push(place);
    if front && place.face.is_none() && truth.open.set().is_rivelata(card) {
        return Err(marks.say(
            &format!("{card} è Rivelata: giace scoperta, {card}! [11.1]"),
            &format!("{card} is Rivelata: it lies face up, {card}! [11.1]"),
        ));
    }
    Ok(())
}

/// `+20`, `-10`.
fn signed(token: Token<'_>) -> Result<i16, Trouble> {
    let wrong = || token.wrong("un numero come +20 o -10", "a number like +20 or -10");
    let sign = if token.text.starts_with('-') { -1 } else { 1 };
    let digits = token.text.strip_prefix(['+', '-']).ok_or_else(wrong)?;
    let number = Token { text: digits, column: token.column + 1 }.number(1, MANY).map_err(|_| wrong())?;
    Ok(sign * number as i16)
}

/// What is written after the cards.
fn mark(truth: &mut Dogma, at: At, token: Token<'_>) -> Result<(), Trouble> {
    let front = is_front(truth, at);
    let turn = truth.open.turn;
    let arcano = truth.open.arcano_mut(at);
    let after = |word: &str| Token { text: &token.text[word.len()..], column: token.column + word.len() };
    if let Some(evil) = EVILS.iter().find(|evil| evil.word() == token.text) {
        arcano.receive(*evil);
        return Ok(());
    }
    match token.text {
        "shielded" => arcano.shielded = true,
        "annulled" => arcano.annulled = true,
        "new" if front => arcano.since = turn,
        text if text.starts_with("damage") => arcano.damage = after("damage").number(1, MANY)?,
        text if text.starts_with("fresh") => arcano.fresh = after("fresh").number(1, MANY)?,
        text if text.starts_with("fervour") => arcano.fervour = signed(after("fervour"))?,
        text if text.starts_with("griefs") => {
            arcano.griefs = after("griefs").number((arcano.griefs + 1).into(), CARDS as u16)? as u8;
        }
        text if text.starts_with("copied-") && front => {
            let card: Card = after("copied-").parse()?;
            if !card.is_prophet() {
                return Err(after("copied-").wrong("un Profeta", "a Prophet"));
            }
            arcano.copied = Some(card);
        }
        _ => {
            let known =
                "damage40, fresh10, fervour+20, shielded, crisi, fanatismo, isteria, griefs2, annulled";
            return Err(token.wrong(
                &format!("uno fra {known} e, in gioco, copied-p7 e new"),
                &format!("one of {known} and, in play, copied-p7 and new,"),
            ));
        }
    }
    Ok(())
}

/// What has been read can lie like this.
fn lies(truth: &mut Dogma, at: At, token: Token<'_>) -> Result<(), Trouble> {
    let front = is_front(truth, at);
    let body = truth.open.body(at);
    let pack = &mut truth.secret.seats[at.0.index()].arcana[usize::from(at.1)];
    let arcano = &mut truth.open.sides[at.0.index()].arcana[usize::from(at.1)];
    arcano.size = pack.size() as u8;
    if !front {
        // What does not lie before its owner lies by number. [7.3]
        pack.cults.sort_unstable();
        if arcano.fallen {
            arcano.cults.iter_mut().zip(&pack.cults).for_each(|(place, card)| place.face = Some(*card));
        }
    }
    if arcano.prophet.is_some() {
        arcano.relics = pack.relics;
    } else {
        arcano.cults.clear();
    }
    if body.is_some_and(|body| arcano.damage >= body.faith) {
        return Err(token.say(
            "con tanti danni il Profeta è sconfitto: non sta in line= [10.6]",
            "with so much damage the Prophet is defeated: it does not stand in line= [10.6]",
        ));
    }
    let free = arcano.cults.iter().filter(|place| !place.blocked).count();
    let placed = arcano.cults.len() - free;
    if front && arcano.has(Evil::Struggimento) && usize::from(arcano.griefs) > placed && free > 0 {
        return Err(token.say(
            "uno Struggimento giace su una carta Culto, finché ce n'è di libere [12.6]",
            "a Struggimento lies on a Cult card as long as one is free [12.6]",
        ));
    }
    Ok(())
}
