//! What is fixed before the first turn: the switches, and a deck for each seat.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use table::{DeckField, Field, Rules, Seat, Text, Trouble, Values, number, words};

use crate::cards::Set;
use crate::deck::{self, Deck};
use crate::open::SEATS;

words! {
    /// Are the deck lists known to both?
    Lists:
    /// Each seat knows its own.
    Secret "secret" "segrete: a ognuno la sua" "secret: each knows their own";
    /// Everybody knows both.
    Open "open" "aperte a tutti" "open to all";
}

words! {
    /// What a conquest brings.
    Conquest:
    /// Two cards are discarded, as the rulebook says.
    Discard "discard" "si scartano 2 carte" "2 cards are discarded";
    /// Two cards are drawn, as the printed cities say.
    Draw "draw" "si pescano 2 carte" "2 cards are drawn";
}

words! {
    /// When a card may be opened.
    Gate:
    /// Always.
    None "none" "nessun limite" "no limit";
    /// When its level is at most the number of cities that lie face up.
    Levels "levels" "livello: al più le città scoperte" "level: at most the face-up cities";
}

words! {
    /// How cards come to the cities.
    Lay:
    /// Opened on the field, then set.
    Up "up" "scoperte, passando dal campo" "face up, by way of the field";
    /// Laid face down at a city, then turned up.
    Down "down" "coperte, da scoprire dopo" "face down, turned up later";
}

words! {
    /// At which moments Quick cards may be played in a battle and at the end of a turn.
    Moments:
    /// All of them.
    All "all" "in battaglia e a fine turno" "in battles and at turn's end";
    /// Only for a city that nobody defends.
    Undefended "undefended" "solo a una città indifesa" "only for an undefended city";
}

words! {
    /// May an opening hand be put back?
    Redraw:
    /// Once, for six cards.
    One "one" "una volta, per sei carte" "once, for six cards";
    /// No.
    No "none" "no" "no";
}

/// The public part: how it is played, and with which cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    /// The match is the best of so many duels, 1 or 3. [17.1]
    pub duels: u8,
    /// Are the deck lists known? [17.3]
    pub lists: Lists,
    /// What a conquest brings. [17.4]
    pub conquest: Conquest,
    /// When a card may be opened. [17.5]
    pub gate: Gate,
    /// How cards come to the cities. [17.6]
    pub set: Lay,
    /// When Quick cards may be played. [17.11]
    pub quick: Moments,
    /// May an opening hand be put back? [17.12]
    pub redraw: Redraw,
    /// The minutes of the match, 0 to 180; 0 is no clock. [16.1] [17.13]
    pub clock: u8,
    /// The cards. [17.14]
    pub cards: Set,
    /// The version of the rules.
    pub rules: Rules,
}

/// Everything that is fixed before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The public part.
    pub switches: Switches,
    /// The secret part: the decks by seat. [15.3] [17.2]
    pub decks: [DeckField; SEATS],
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            duels: 3,
            lists: Lists::Secret,
            conquest: Conquest::Discard,
            gate: Gate::None,
            set: Lay::Up,
            quick: Moments::All,
            redraw: Redraw::One,
            clock: 0,
            cards: Set::first(),
            rules: Rules::FIRST,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { switches: Switches::default(), decks: [DeckField::Open, DeckField::Open] }
    }
}

impl Setup {
    /// The deck of a seat, if it is chosen.
    pub fn deck(&self, seat: Seat) -> Option<Arc<Deck>> {
        match &self.decks[seat.index()] {
            DeckField::Open => None,
            DeckField::Ready(word) => deck::called(self.switches.cards, word),
            DeckField::Own(list) => Deck::of(list).ok().map(Arc::new),
        }
    }

    /// Do the decks fit the rules and the cards? [2.1] [2.2] [2.3] [2.4] [2.5]
    ///
    /// # Errors
    /// The first reason why they do not.
    pub(crate) fn check(&self) -> Result<(), Trouble> {
        for seat in Seat::all(SEATS) {
            let wrong = match &self.decks[seat.index()] {
                DeckField::Own(list) => match Deck::of(list) {
                    Ok(deck) => {
                        deck.flaws(self.switches.cards.cards()).into_iter().next().map(|flaw| flaw.text)
                    }
                    Err(trouble) => Some(trouble.text),
                },
                DeckField::Ready(_) => {
                    let flaws = self.deck(seat).map(|deck| deck.flaws(self.switches.cards.cards()));
                    flaws.unwrap_or_default().into_iter().next().map(|flaw| flaw.text)
                }
                DeckField::Open if self.switches.cards.playable().next().is_none() => Some(Text::new(
                    "con queste carte nessun mazzo pronto si può giocare: ogni posto ne porta uno suo",
                    "no ready deck can be played with these cards: every seat brings one of its own",
                )),
                DeckField::Open => None,
            };
            if let Some(text) = wrong {
                let n = seat.index() + 1;
                return Err(Trouble::say(
                    format!("mazzo del posto {n}: {}", text.it),
                    format!("deck of seat {n}: {}", text.en),
                ));
            }
        }
        Ok(())
    }
}

/// May a Quick character of the field come to a city that nobody defends [7.7]? It may from the second version of the rules on.
pub(crate) fn quick_field(rules: Rules) -> bool {
    rules > Rules::FIRST
}

/// May a deck between two duels have a card more than it may, until one goes out [3.7]? From the second version of the rules on.
pub(crate) fn one_too_many(rules: Rules) -> bool {
    rules > Rules::FIRST
}

impl table::Setup for Setup {
    const RULES: Rules = Rules::version(2);

    fn fields() -> Vec<Field> {
        let ready = deck::listed(Set::of_the_box());
        let deck = |name, it, en, seat| {
            Field::new(name, it, en, DeckField::values(&ready), DeckField::OPEN).of(Seat::new(seat))
        };
        vec![
            Field::new(
                "duels",
                "I duelli della partita.",
                "The duels of the match.",
                Values::Words(vec![
                    ("3", Text::new("al meglio di tre", "the best of three")),
                    ("1", Text::new("uno solo", "a single one")),
                ]),
                "3",
            ),
            deck("deck1", "Il mazzo del posto 1.", "The deck of seat 1.", 0),
            deck("deck2", "Il mazzo del posto 2.", "The deck of seat 2.", 1),
            Field::new("lists", "Le liste dei mazzi.", "The deck lists.", Lists::values(), "secret"),
            Field::new(
                "conquest",
                "Quando si conquista una città.",
                "When a city is conquered.",
                Conquest::values(),
                "discard",
            ),
            Field::new(
                "gate",
                "Quando una carta si può aprire.",
                "When a card may be opened.",
                Gate::values(),
                "none",
            ),
            Field::new(
                "set",
                "Come le carte arrivano alle città.",
                "How cards come to the cities.",
                Lay::values(),
                "up",
            ),
            Field::new(
                "quick",
                "Quando si giocano le carte Quick.",
                "When Quick cards are played.",
                Moments::values(),
                "all",
            ),
            Field::new(
                "redraw",
                "Si può rimescolare la mano iniziale?",
                "May an opening hand be put back?",
                Redraw::values(),
                "one",
            ),
            Field::new(
                "clock",
                "Minuti per la partita, 0 è senza orologio.",
                "Minutes for the match, 0 is no clock.",
                Values::Range(0, 180),
                "0",
            )
            .among("50"),
            Set::field(),
        ]
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn cards(&self) -> String {
        self.switches.cards.hash().to_owned()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { switches, decks: [one, two] } = self;
        let Switches { duels, lists, conquest, gate, set, quick, redraw, clock, cards, rules } = switches;
        write!(
            f,
            "duels={duels} deck1={one} deck2={two} lists={lists} conquest={conquest} gate={gate} set={set} "
        )?;
        write!(f, "quick={quick} redraw={redraw} clock={clock} cards={cards}{rules}")
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        table::read_fields(text, |setup: &mut Setup, name, value| {
            let switches = &mut setup.switches;
            match name {
                "duels" => switches.duels = odd(number(name, value, 1, 3)?)?,
                "deck1" => setup.decks[0] = DeckField::read(name, value, &deck::WORDS)?,
                "deck2" => setup.decks[1] = DeckField::read(name, value, &deck::WORDS)?,
                "lists" => switches.lists = Lists::read(name, value)?,
                "conquest" => switches.conquest = Conquest::read(name, value)?,
                "gate" => switches.gate = Gate::read(name, value)?,
                "set" => switches.set = Lay::read(name, value)?,
                "quick" => switches.quick = Moments::read(name, value)?,
                "redraw" => switches.redraw = Redraw::read(name, value)?,
                "clock" => switches.clock = number(name, value, 0, 180)?,
                "cards" => switches.cards = value.parse()?,
                "rules" => switches.rules = Rules::read::<Setup>(value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}

fn odd(duels: u8) -> Result<u8, Trouble> {
    if duels == 2 {
        return Err(Trouble::say(
            "«duels=2»: si gioca un duello, oppure al meglio di 3",
            "'duels=2': one duel is played, or the best of 3",
        ));
    }
    Ok(duels)
}
