//! The toy's words, opinions and page.

use std::fmt;
use std::str::FromStr;

use table::{Decks as _, Desk, Estimate, MAX_SEATS, Page, Say, Scores, Seat, Text, Trouble, Zone};

use super::{Act, Event, Hoard, View};

impl Say for Hoard {
    fn say_event(event: &Event) -> Text {
        match event {
            Event::Took(deck) => Text::new(format!("hai preso TOOK-{deck}"), format!("you took TOOK-{deck}")),
            Event::Drew(card) => {
                Text::new(format!("hai pescato DREW-{card}"), format!("you drew DREW-{card}"))
            }
            Event::Round => Text::new("un giro è fatto", "a round is done"),
        }
    }

    fn say_action(view: &View, action: &Act) -> Text {
        match action {
            Act::Deck(at) => Self::ready(&view.setup).swap_remove(usize::from(*at)).name,
            other => Text::new(format!("di' {other}"), format!("say {other}")),
        }
    }

    fn say_seat(_: &View, seat: Seat) -> Text {
        Text::new(format!("Tana {seat}"), format!("Den {seat}"))
    }

    fn say_turn(view: &View) -> Text {
        match view.has_deck.contains(&false) {
            true => Text::new("scegli un mazzo", "choose a deck"),
            false => Text::new(format!("giro {}", view.rounds + 1), format!("round {}", view.rounds + 1)),
        }
    }
}

impl Estimate for Hoard {
    fn guess(&self) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    fn worth(&self, _: &Scores) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    const HORIZON: u32 = 10;

    fn safest(_: &View, actions: &[Act]) -> Option<Act> {
        actions.last().copied()
    }
}

impl Page for Hoard {
    fn zones(view: &View, desk: &Desk<'_, Self>) -> Vec<Zone> {
        let held: Vec<String> = view
            .deck
            .iter()
            .flat_map(|deck| deck.iter())
            .map(|(_, card, n)| format!("HELD-{card}-{n}"))
            .collect();
        let html = format!("<p>{} {}</p>", held.join(" "), desk.actions.len());
        vec![Zone { id: "board", html: html.into() }]
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Deck(deck) => write!(f, "d{deck}"),
            Act::Number(number) => write!(f, "n{number}"),
            Act::Card(card) => write!(f, "c{card}"),
        }
    }
}

impl FromStr for Act {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text.as_bytes() {
            [b'd', n @ b'0'..=b'1'] => Ok(Act::Deck(n - b'0')),
            [b'n', n @ b'1'..=b'2'] => Ok(Act::Number(n - b'0')),
            [b'c', n @ b'0'..=b'3'] => Ok(Act::Card(n - b'0')),
            _ => Err(Trouble::say(format!("«{text}» non è un'azione"), format!("'{text}' is no action"))),
        }
    }
}
