//! Whom one cannot field, and what cannot be laid or turned up.

use table::Refusal;

use super::Case;
use crate::text::say;
use crate::{Card, LINE};

impl Case<'_> {
    /// [7.1] [3.1]
    pub(super) fn not_opened(&self, at: u8) -> Refusal {
        if usize::from(at) >= LINE {
            return self.only_four();
        }
        Refusal::new(
            "7.1",
            "hai già scelto con chi aprire: adesso si dispone la retroguardia",
            "you have chosen with whom to open already: now the rearguard is lined up",
        )
    }

    /// [7.4]
    pub(super) fn not_lined_up(&self, at: u8) -> Refusal {
        if usize::from(at) >= LINE {
            return self.only_four();
        }
        let line = &self.own().line;
        if line.is_empty() {
            return Refusal::new(
                "7.1",
                "prima si sceglie con chi aprire, poi si dispone la retroguardia",
                "first one chooses with whom to open, then the rearguard is lined up",
            );
        }
        let prophet = self.own().arcana[usize::from(at)].prophet;
        let opens = line.first() == Some(&at);
        self.no("7.4", |cast| {
            let it = prophet.map(|prophet| cast.card(prophet)).unwrap_or_default();
            match opens {
                true => say!(
                    cast.lang,
                    "con {it} si apre: in retroguardia vanno gli altri",
                    "{it} opens: it is the others that go to the rearguard"
                ),
                false => say!(
                    cast.lang,
                    "{it} ha già una posizione in retroguardia",
                    "{it} has a position in the rearguard already"
                ),
            }
        })
    }

    fn only_four(&self) -> Refusal {
        Refusal::new("3.1", "gli Arcani con un Profeta sono quattro", "there are four Arcana with a Prophet")
    }

    /// Beyond the last there is nothing to choose. [7.8]
    pub(super) fn not_in_rear(&self, clause: &'static str, slot: u8) -> Refusal {
        let rear = self.open().side(self.seat).rear.len();
        if rear == 0 {
            return Refusal::new(clause, "la tua retroguardia è vuota", "your rearguard is empty");
        }
        self.no("7.8", |cast| {
            let place = cast.place(slot);
            match rear {
                1 => say!(
                    cast.lang,
                    "nella tua retroguardia c'è un Profeta solo, e nessuno in {place}",
                    "there is just one Prophet in your rearguard, and none in {place}"
                ),
                _ => say!(
                    cast.lang,
                    "nella tua retroguardia ci sono {rear} Profeti, e nessuno in {place}",
                    "there are {rear} Prophets in your rearguard, and none in {place}"
                ),
            }
        })
    }

    /// [7.3]
    pub(super) fn not_laid(&self, card: Card) -> Refusal {
        let Some((_, at)) = self.open().front(self.seat) else {
            return self.misplaced(crate::Action::Lay(card));
        };
        let laid = usize::from(self.open().laid[self.seat.index()]);
        let pack = &self.own().arcana[usize::from(at)];
        let lies = pack.cults.iter().take(laid).any(|it| *it == card);
        let prophet = pack.prophet;
        self.no("7.3", |cast| {
            let (name, of) = (cast.card(card), prophet.map(|it| cast.of_card(it)).unwrap_or_default());
            match lies {
                true => say!(cast.lang, "{name} è già al suo posto", "{name} is in its place already"),
                false => say!(
                    cast.lang,
                    "{name} non è fra le carte Culto {of}",
                    "{name} is not among the Cult cards {of}"
                ),
            }
        })
    }

    /// [7.11] [12.6]
    pub(super) fn not_shown(&self, at: u8) -> Refusal {
        let place = self.open().active(self.seat).and_then(|arcano| arcano.cults.get(usize::from(at)));
        match place {
            None => self.no_position("7.11", at),
            Some(place) if place.blocked => self.blocked(at),
            Some(_) => self.no("7.11", |cast| {
                let place = cast.place(at);
                say!(
                    cast.lang,
                    "la carta in {place} è già scoperta",
                    "the card in {place} lies face up already"
                )
            }),
        }
    }

    pub(super) fn no_position(&self, clause: &'static str, at: u8) -> Refusal {
        self.no(clause, |cast| {
            let place = cast.place(at);
            say!(
                cast.lang,
                "in {place} il tuo Profeta attivo non ha nessuna carta Culto",
                "your active Prophet has no Cult card in {place}"
            )
        })
    }

    pub(super) fn blocked(&self, at: u8) -> Refusal {
        self.no("12.6", |cast| {
            let place = cast.place(at);
            say!(
                cast.lang,
                "sulla carta in {place} c'è uno Struggimento: è fuori dal gioco",
                "there is a Struggimento on the card in {place}: it is out of the game"
            )
        })
    }
}
