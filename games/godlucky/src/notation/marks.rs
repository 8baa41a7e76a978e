//! Cards and what is known of them.

use table::{Seat, Seats, Token, Trouble};

use super::ordinary;
use crate::secret::Secret;
use crate::{Card, Cards, Open, Setup};

/// A card with its marks.
pub(super) struct Marked {
    pub(super) card: Card,
    up: bool,
    public: bool,
    fresh: bool,
    tame: bool,
    seen: Seats,
}

impl Marked {
    /// A card that its owner holds or has laid on the board.
    pub(super) fn read(token: Token<'_>, owner: Seat, held: bool, setup: &Setup) -> Result<Self, Trouble> {
        let end = token.text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(token.text.len());
        let (name, marks) = token.text.split_at(end);
        let card = card(Token { text: name, ..token }, setup)?;
        let mut found =
            Marked { card, up: false, public: false, fresh: false, tame: false, seen: Seats::NONE };
        let (marks, eyes) = match marks.split_once('?') {
            Some((marks, eyes)) => {
                (marks, Some(Token { text: eyes, column: token.column + end + marks.len() + 1 }))
            }
            None => (marks, None),
        };
        for mark in marks.chars() {
            let slot = match mark {
                '^' => &mut found.up,
                '!' => &mut found.public,
                '~' => &mut found.fresh,
                '*' => &mut found.tame,
                _ => return Err(no_mark(token)),
            };
            if std::mem::replace(slot, true) {
                return Err(token.twice());
            }
        }
        for eye in eyes.iter().flat_map(|eyes| eyes.text.chars()) {
            let seats = Seat::all(usize::from(setup.seats));
            match seats.filter(|seat| *seat != owner).find(|seat| seat.to_string() == eye.to_string()) {
                Some(seat) if !found.seen.has(seat) => found.seen = found.seen.with(seat),
                _ => return Err(no_mark(token)),
            }
        }
        let empty = eyes.is_some() && found.seen.is_empty();
        let idle = !held && (found.up || found.fresh);
        let public = found.up || found.public;
        let hidden = found.tame || !found.seen.is_empty();
        if empty || idle || (found.up && (found.public || found.fresh)) || (public && hidden) {
            return Err(no_mark(token));
        }
        let common = ordinary(setup).has(card);
        if (found.up && common)
            || (found.tame && (!common || setup.cards.cards().tables().unstealable.has(card)))
        {
            return Err(token.say(
                &format!(
                    "«{}»: ^ è per oggetti sacri e miracoli, * per oggetti comuni che si possono rubare",
                    token.text
                ),
                &format!(
                    "'{}': ^ is for sacred objects and miracles, * for ordinary objects that can be stolen",
                    token.text
                ),
            ));
        }
        Ok(found)
    }

    /// What is known of the card is known.
    pub(super) fn note(&self, open: &mut Open, secret: &mut Secret) {
        let card = self.card;
        let put = |on: bool, set: &mut Cards| {
            if on {
                set.add(card);
            }
        };
        put(self.up, &mut open.up);
        put(self.up || self.public, &mut open.public);
        put(self.fresh, &mut secret.fresh);
        put(self.tame, &mut secret.tame);
        for seat in self.seen.iter() {
            secret.seen[seat.index()].add(card);
        }
    }
}

/// A card of the setup's.
pub(super) fn card(token: Token<'_>, setup: &Setup) -> Result<Card, Trouble> {
    let card: Card = token.parse()?;
    let (objects, miracles) = (setup.cards.all_objects(), setup.cards.all_miracles());
    match objects.or(miracles).has(card) {
        true => Ok(card),
        false => Err(token.wrong(
            &format!("una carta da o1 a o{} o da m1 a m{}", objects.len(), miracles.len()),
            &format!("a card from o1 to o{} or m1 to m{}", objects.len(), miracles.len()),
        )),
    }
}

fn no_mark(token: Token<'_>) -> Trouble {
    token.wrong(
        "una carta come o12, poi ^ (scoperta) oppure ! (nota a tutti), ~ (appena ricevuta), * (si sa che si può rubare), \
         ?03 (vista da altri posti)",
        "a card like o12, then ^ (face up) or ! (known to all), ~ (just received), * (known to be stealable), ?03 (seen \
         by other seats)",
    )
}
