//! A seat's part of a line, and the cards of the boxes that lie nowhere yet.

use table::{Named, Row, Seat, Token, Trouble};

use super::arcano::arcano;
use crate::open::{GONE, LINE};
use crate::rules::THREE;
use crate::secret::DIVINE;
use crate::setup::{Boxes, Mode};
use crate::{Bag, Card, Dogma, Pack, Setup};

/// The cards that lie nowhere yet: of one box, or of each seat's own.
pub(super) struct Left {
    own: bool,
    box_: Bag,
}

impl Left {
    pub(super) fn of(setup: &Setup) -> Self {
        Left { own: setup.mode == Mode::Libero && setup.boxes == Boxes::Own, box_: Bag::whole() }
    }

    /// A card lies somewhere.
    pub(super) fn take(&mut self, token: Token<'_>) -> Result<Card, Trouble> {
        let card: Card = token.parse()?;
        if self.box_.take(card) {
            return Ok(card);
        }
        Err(token.say(
            &format!("«{card}»: nella scatola non ce ne sono più"),
            &format!("'{card}': there is none left in the box"),
        ))
    }

    /// What is nowhere else in the end; with a box for each nobody asks.
    pub(super) fn rest(self) -> Bag {
        if self.own { Bag::whole() } else { self.box_ }
    }
}

pub(super) fn seat(
    truth: &mut Dogma,
    seat: Seat,
    words: &Named<'_>,
    at: Token<'_>,
    left: &mut Left,
) -> Result<(), Trouble> {
    if left.own {
        left.box_ = Bag::whole();
    }
    stands(truth, seat, words)?;
    for (number, name) in (0..).zip(["a1", "a2", "a3", "a4"]) {
        let Some(token) = words.get(name) else {
            return Err(at.say(
                &format!("al posto {seat} manca {name}=, un Arcano come p1,i1,b1,r2"),
                &format!("seat {seat} lacks {name}=, an Arcano like p1,i1,b1,r2"),
            ));
        };
        arcano(truth, (seat, number), token, left)?;
    }
    divine(truth, seat, words, left)?;
    for token in words.list("gone") {
        let card = left.take(token)?;
        if card.is_prophet() || card.is_divine() {
            return Err(token.wrong("una carta Culto o una Reliquia", "a Cult card or a Relic"));
        }
        let held: usize = truth.secret.own(seat).arcana.iter().map(Pack::size).sum();
        if held + truth.open.side(seat).gone.len() >= GONE {
            return Err(token.say(
                "fra Arcani e scarti un posto ha al massimo sedici carte Culto e Reliquie [3.5]",
                "in Arcana and discards a seat has sixteen Cult cards and Relics at most [3.5]",
            ));
        }
        truth.open.side_mut(seat).gone.push(card);
    }
    truth.open.side_mut(seat).ardua.0 = words.number("ardua", 1, 1, 0)? == 1;
    set(truth, seat, words, at)
}

/// Who is active, who stands in the rearguard, who is defeated.
fn stands(truth: &mut Dogma, seat: Seat, words: &Named<'_>) -> Result<(), Trouble> {
    let side = truth.open.side_mut(seat);
    let mut line: Row<u8, LINE> = (0..LINE as u8).collect();
    if let Some(token) = words.get("line") {
        line.clear();
        for token in token.list() {
            let at = token.number(1, LINE as u16)? as u8 - 1;
            if line.contains(&at) {
                return Err(token.twice());
            }
            line.push(at);
        }
    }
    for (at, arcano) in (0..).zip(&mut side.arcana) {
        arcano.fallen = !line.contains(&at);
    }
    side.active = line.first().copied();
    side.rear = line.into_iter().skip(1).collect();
    Ok(())
}

fn divine(truth: &mut Dogma, seat: Seat, words: &Named<'_>, left: &mut Left) -> Result<(), Trouble> {
    let mut known = Vec::new();
    let tokens = [words.list("divine"), words.list("played")].concat();
    let unplayed = words.list("divine").len();
    for (at, token) in tokens.into_iter().enumerate() {
        let plain = token.text.strip_suffix('!').filter(|_| at < unplayed);
        let card = left.take(Token { text: plain.unwrap_or(token.text), ..token })?;
        if !card.is_divine() {
            return Err(token.wrong("un Intervento", "an Intervention"));
        }
        if at >= DIVINE {
            return Err(token.say(
                "un Arcano ha al massimo quattro Interventi [3.7]",
                "an Arcano has four Interventions at most [3.7]",
            ));
        }
        if at < unplayed {
            known.push(plain.is_some());
            truth.secret.own_mut(seat).divine.push(card);
        } else {
            truth.open.side_mut(seat).played.push(card);
        }
    }
    let (all, side) = (&truth.secret.seats[seat.index()].divine, &mut truth.open.sides[seat.index()]);
    side.divine = unplayed as u8;
    let above = known.iter().take_while(|it| **it).count();
    let below = known[above..].iter().rev().take_while(|it| **it).count();
    side.exposed = all[..above].iter().copied().collect();
    side.under = all[unplayed - below..].iter().copied().collect();
    if let Some(token) =
        words.list("divine").iter().zip(&known).take(unplayed - below).skip(above).find(|(_, it)| **it)
    {
        return Err(token.0.say(
            "si conoscono gli Interventi in cima o in fondo, non uno in mezzo",
            "Interventions are known on top or at the bottom, not one in between",
        ));
    }
    Ok(())
}

/// In Predestinazione the cards are those of a printed set.
fn set(truth: &mut Dogma, seat: Seat, words: &Named<'_>, at: Token<'_>) -> Result<(), Trouble> {
    let printed = truth.open.setup.mode == Mode::Predestinazione;
    let Some(token) = words.get("set") else {
        return if printed {
            Err(at.say(
                &format!("al posto {seat} manca la serie, come set=mecca [4.2]"),
                &format!("seat {seat} lacks its set, like set=mecca [4.2]"),
            ))
        } else {
            Ok(())
        };
    };
    let all = &truth.open.set().destinies;
    let Some(number) = all.iter().position(|it| it.word == token.text).filter(|_| printed) else {
        let names: Vec<&str> = all.iter().map(|it| it.word.as_str()).filter(|_| printed).collect();
        return Err(match printed {
            true => {
                token.wrong(&format!("una fra {}", names.join(", ")), &format!("one of {}", names.join(", ")))
            }
            false => token.say(
                "le serie ci sono solo in Predestinazione [4.1]",
                "sets are for Predestinazione only [4.1]",
            ),
        });
    };
    if truth.open.build.destinies.contains(&Some(number as u8)) {
        return Err(token.twice());
    }
    if !is_of(truth, seat, number) {
        return Err(token.say(
            "le carte non sono quelle di questa serie [4.3]",
            "the cards are not those of this set [4.3]",
        ));
    }
    truth.open.build.destinies[seat.index()] = Some(number as u8);
    Ok(())
}

/// Are the seat's cards those of the set, with the one left out that is one too many?
fn is_of(truth: &Dogma, seat: Seat, number: usize) -> bool {
    let (set, own, side) = (truth.open.set(), truth.secret.own(seat), truth.open.side(seat));
    let destiny = &set.destinies[number];
    let gone = |pack: &[Card]| side.gone.iter().filter(|card| pack.contains(card)).count();
    let same = |pack: &crate::Pack| {
        let of = |cards: &&Vec<Card>| pack.prophet == cards.first().copied();
        destiny.arcana.iter().find(of).is_some_and(|cards| {
            let size = if set.body(cards[0]).fourth { cards.len() } else { cards.len().min(THREE + 1) };
            let kept = pack.each().all(|card| cards.contains(&card));
            let hizb = truth.open.setup.hizb == crate::Hizb::Out && cards.len() > size;
            kept && pack.size() + 1 + gone(cards) == size
                && !(hizb && pack.each().any(|card| card == cards[2]))
        })
    };
    let mut divine: Vec<Card> = own.divine.iter().chain(&side.played).copied().collect();
    let mut listed = destiny.divine.clone();
    divine.sort_unstable();
    listed.sort_unstable();
    own.arcana.iter().all(same)
        && divine == listed
        && side.gone.iter().all(|card| destiny.arcana.iter().flatten().any(|it| it == card))
}
