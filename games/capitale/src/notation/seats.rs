//! A seat's part of a line, and the cards of its deck that lie nowhere yet.

use std::sync::Arc;

use table::{DeckField, Named, Seat, Token, Trouble};

use crate::deck::{self, Deck};
use crate::open::SEATS;
use crate::rules::QUICKS;
use crate::{Bag, Capitale, Card, Setup};

/// The cards of each main deck that lie nowhere yet.
#[derive(Default)]
pub(super) struct Left([Bag; SEATS]);

impl Left {
    /// A card lies somewhere: its owner's deck has it.
    pub(super) fn take(&mut self, seat: Seat, token: Token<'_>) -> Result<Card, Trouble> {
        let card: Card = token.parse()?;
        if self.0[seat.index()].take(card) {
            return Ok(card);
        }
        Err(token.say(
            &format!("«{card}»: nel mazzo del posto {seat} non ce ne sono più"),
            &format!("'{card}': there is none left in the deck of seat {seat}"),
        ))
    }
}

/// The deck, the side deck and what earlier duels showed of them.
pub(super) fn own(
    truth: &mut Capitale,
    seat: Seat,
    words: &Named<'_>,
    end: Token<'_>,
    setup: &Setup,
    left: &mut Left,
) -> Result<(), Trouble> {
    let deck = chosen(seat, words, end, setup)?;
    let again = !truth.open.results.is_empty();
    let only_again = |token: Token<'_>| {
        token.say(
            "prima del secondo duello non si è scambiato né mostrato nulla [3.6]",
            "before the second duel nothing was exchanged or shown [3.6]",
        )
    };
    let (mut side, mut main) = (deck.side, deck.main);
    if let Some(token) = words.get("side") {
        side = token.parse()?;
        main = deck.all().less(&side);
        let sound = deck.all().holds(&side)
            && side.len() <= deck::SIDE
            && (deck::LEAST..=deck::MOST).contains(&main.len());
        if !again {
            return Err(only_again(token));
        }
        if !sound {
            return Err(token.wrong(
                "un side deck che lascia un mazzo regolare [3.7]",
                "a side deck that leaves a legal deck [3.7]",
            ));
        }
    }
    if let Some(token) = words.get("shown") {
        let shown: Bag = token.parse()?;
        if !again {
            return Err(only_again(token));
        }
        if !deck.all().holds(&shown) {
            return Err(token.wrong("carte di questo mazzo", "cards of this deck"));
        }
        truth.open.shown[seat.index()] = shown;
    }
    let own = truth.secret.own_mut(seat);
    (own.deck, own.side) = (Some(Deck::clone(&deck)), side);
    left.0[seat.index()] = main;
    Ok(())
}

/// The deck that the line or the setup names.
fn chosen(seat: Seat, words: &Named<'_>, end: Token<'_>, setup: &Setup) -> Result<Arc<Deck>, Trouble> {
    let given = setup.deck(seat);
    let Some(token) = words.get("deck") else {
        return given.ok_or_else(|| {
            end.say(
                &format!("al posto {seat} manca il mazzo, come deck=bastione"),
                &format!("seat {seat} lacks its deck, like deck=bastione"),
            )
        });
    };
    let at = |trouble: Trouble| trouble.at(1, token.column);
    let named = match DeckField::read("deck", token.text, &deck::WORDS).map_err(at)? {
        DeckField::Open => return Err(token.wrong("un mazzo", "a deck")),
        DeckField::Ready(word) => deck::called(setup.switches.cards, word),
        DeckField::Own(list) => Some(Arc::new(Deck::of(&list).map_err(at)?)),
    };
    let deck = named.unwrap_or_default();
    if let Some(flaw) = deck.flaws(setup.switches.cards.cards()).first() {
        return Err(token.say(&flaw.text.it, &flaw.text.en));
    }
    if given.is_some_and(|given| given != deck) {
        return Err(token.say("la preparazione dà un altro mazzo", "the setup says another deck"));
    }
    Ok(deck)
}

/// The hand, the graveyard and the counts; what is left is the library.
pub(super) fn hold(
    truth: &mut Capitale,
    seat: Seat,
    words: &Named<'_>,
    end: Token<'_>,
    left: &mut Left,
) -> Result<(), Trouble> {
    let at = seat.index();
    for token in words.list("hand") {
        let plain = token.text.strip_suffix('!');
        let card = left.take(seat, Token { text: plain.unwrap_or(token.text), ..token })?;
        truth.secret.own_mut(seat).hand.add(card, 1);
        truth.open.hands[at] += 1;
        if plain.is_some() {
            truth.open.known[at].add(card, 1);
        }
    }
    for token in words.list("grave") {
        let card = left.take(seat, token)?;
        truth.open.graves[at].push(card);
    }
    truth.open.quicks[at] = words.number("quicks", 1, QUICKS.into(), 0)? as u8;
    truth.open.more[at] = words.number("more", 1, u8::MAX.into(), 0)? as u8;
    let library = std::mem::take(&mut left.0[at]);
    if library.is_empty() {
        return Err(end.say(
            "con il grimorio vuoto il duello è finito [1.5]",
            "with an empty library the duel is over [1.5]",
        ));
    }
    truth.open.libraries[at] = library.len() as u8;
    truth.secret.own_mut(seat).library = library;
    Ok(())
}
