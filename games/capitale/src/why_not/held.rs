//! Cards in the hand and face-down ones: are they there, are they Quick, may they be played?

use table::Refusal;

use super::Case;
use crate::Card;
use crate::setup::Lay;
use crate::text::say;

impl Case<'_> {
    /// The card is not among those that the seat holds: said without looking where it is.
    pub(super) fn not_held(&self, clause: &'static str, card: Card) -> Refusal {
        self.no(clause, |cast| {
            let name = cast.card(card);
            say!(
                cast.lang,
                "{name} non è fra le carte della tua mano",
                "{name} is not among the cards in your hand"
            )
        })
    }

    /// The same, if it is so.
    pub(super) fn lacks(&self, clause: &'static str, card: Card) -> Option<Refusal> {
        let held = self.view.own.as_ref().is_some_and(|own| own.hand.has(card));
        (!held).then(|| self.not_held(clause, card))
    }

    /// The level is too high, or there is nobody to aim at. [17.5] [11.7]
    pub(super) fn unplayable(&self, card: Card) -> Option<Refusal> {
        if !self.truth.passes_gate(card) {
            let (level, up) = (self.open().print(card).level, self.open().revealed());
            return Some(self.no("17.5", |cast| {
                let name = cast.card(card);
                say!(
                    cast.lang,
                    "{name} è di livello {level}: servono altrettante città scoperte, e adesso sono {up}",
                    "{name} is of level {level}: it takes as many face-up cities, and now there are {up}"
                )
            }));
        }
        (!self.truth.has_target(self.seat, card)).then(|| {
            self.no("11.7", |cast| {
                let name = cast.card(card);
                say!(
                    cast.lang,
                    "{name} ha bisogno di un bersaglio, e adesso non ce n'è nessuno che vada bene",
                    "{name} needs a target, and now there is none that fits"
                )
            })
        })
    }

    /// A Quick card of the hand that cannot be played. [11.1] [11.9]
    pub(super) fn not_quick(&self, card: Card) -> Refusal {
        let clause = if self.step() == Some(crate::Step::Main) { "11.1" } else { "11.3" };
        self.lacks(clause, card).unwrap_or_else(|| self.slow(clause, card))
    }

    /// A card at hand that is not Quick, or cannot be played now.
    fn slow(&self, clause: &'static str, card: Card) -> Refusal {
        if !self.open().print(card).quick {
            return self.no(clause, |cast| {
                let name = cast.card(card);
                say!(cast.lang, "{name} non è una carta Quick", "{name} is no Quick card")
            });
        }
        self.unplayable(card).unwrap_or_else(|| {
            Refusal::new(
                "11.9",
                "in questo turno hai già giocato dodici carte Quick, e di più non se ne possono giocare",
                "you have played twelve Quick cards in this turn, and no more may be played",
            )
        })
    }

    /// A card that cannot be laid face down. [17.6] [17.7]
    pub(super) fn not_laid(&self, card: Card) -> Refusal {
        self.not_down().unwrap_or_else(|| self.not_held("17.7", card))
    }

    /// Nothing lies face down at this table.
    fn not_down(&self) -> Option<Refusal> {
        (self.open().switches.set == Lay::Up).then(|| {
            Refusal::new(
                "17.6",
                "con set=up non si posano né si scoprono carte coperte: si aprono dalla mano",
                "with set=up no cards are laid or turned up at cities: they are opened from the hand",
            )
        })
    }

    /// A face-down card that is not the seat's own, or is not there.
    fn not_own_down(&self, clause: &'static str, id: u8) -> Result<Card, Refusal> {
        if let Some(refusal) = self.not_down() {
            return Err(refusal);
        }
        let own = self.view.down.iter().find(|(down, _)| *down == id).map(|(_, card)| *card);
        own.ok_or_else(|| match self.open().face_down(id) {
            Some(_) => self.no(clause, |cast| {
                say!(
                    cast.lang,
                    "la carta coperta #{id} è dell'avversario",
                    "the face-down card #{id} is the opponent's"
                )
            }),
            None => self.no(clause, |cast| {
                say!(cast.lang, "non c'è una carta coperta #{id}", "there is no face-down card #{id}")
            }),
        })
    }

    /// A face-down card that cannot be turned up now, anywhere or at the city of the battle. [17.8] [17.9]
    pub(super) fn not_turned_up(&self, id: u8, here: bool) -> Refusal {
        let clause = if here { "17.9" } else { "17.8" };
        let card = match self.not_own_down(clause, id) {
            Ok(card) => card,
            Err(refusal) => return refusal,
        };
        let battle = self.open().battle.as_ref().map(|battle| battle.city).filter(|_| here);
        let lies = self.open().face_down(id).map(|down| down.city);
        if let Some((at, lies)) = battle.zip(lies).filter(|(at, lies)| at != lies) {
            return self.no("17.9", |cast| {
                let (name, lies, at) = (cast.card(card), lies + 1, at + 1);
                say!(
                    cast.lang,
                    "{name} giace presso la città {lies}, e si combatte nella città {at}",
                    "{name} lies at city {lies}, and the fight is at city {at}"
                )
            });
        }
        self.unplayable(card).unwrap_or_else(|| self.instead(crate::Step::Opening))
    }

    /// A face-down card that cannot be played as a Quick one. [17.10]
    pub(super) fn not_quick_down(&self, id: u8) -> Refusal {
        match self.not_own_down("17.10", id) {
            Ok(card) => self.slow("17.10", card),
            Err(refusal) => refusal,
        }
    }
}
