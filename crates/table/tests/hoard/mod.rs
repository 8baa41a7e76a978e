//! A small game with decks of one's own: each seat has a deck that only it knows, draws a card of it, and both say numbers
//! under seal until the rounds are done. Its clock, where there is one, is the same for the whole match.

mod words;

use std::fmt;
use std::str::FromStr;

use table::erased::{Cover, Facts, House, Terms};
use table::{
    Answer, Clock, Deck, DeckField, Decks, Field, Flaw, Game, Lang, Odds, Part, ReadyDeck, Refusal, Rng,
    Scores, Seat, Seats, Stock, Tell, Text, Trouble, Turn, Values, number, read_fields,
};

pub(crate) static FACTS: Facts = Facts {
    id: "hoard",
    name: "Hoard",
    about: ("Mazzi", "Decks"),
    seats: ("2 posti", "2 seats"),
    rules: "# Hoard\n\n## 1 Mazzi · Decks\n\n### 1.1\n\nPrima il mazzo.\n\nThe deck first.\n\n*p. 1*\n",
    script: "export {};",
    style: "main{}",
    scores: ("", ""),
    terms: Terms::none(),
    cover: Cover::NONE,
};

pub(crate) fn game() -> House<Hoard> {
    House::new(FACTS).with_page().with_decks()
}

/// The cards: id, Italian, English, whether any number may be held.
const CARDS: [(&str, &str, &str, bool); 4] = [
    ("wolf", "Lupo", "Wolf", false),
    ("fox", "Volpe", "Fox", false),
    ("owl", "Gufo d'Oro", "Golden Owl", false),
    ("hen", "Gallina", "Hen", true),
];
const READY: [&str; 2] = ["pack", "coop"];

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hoard {
    setup: Setup,
    decks: [Option<Deck>; 2],
    drawn: [Option<u8>; 2],
    said: [Vec<u8>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Setup {
    rounds: u8,
    clock: bool,
    decks: [DeckField; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Act {
    Deck(u8),
    Number(u8),
    Card(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Took(u8),
    Drew(u8),
    Round,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    viewer: Option<Seat>,
    /// What the viewer knows of it.
    setup: Setup,
    has_deck: [bool; 2],
    has_drawn: [bool; 2],
    deck: Option<Deck>,
    card: Option<u8>,
    own: Vec<u8>,
    rounds: usize,
}

impl Hoard {
    fn late(&self) -> Seats {
        Seat::all(2).filter(|seat| self.decks[seat.index()].is_none()).collect()
    }

    /// The cards that a seat may draw, each with how many there are.
    fn pile(&self, seat: usize) -> impl Iterator<Item = (u8, u32)> {
        let nth = |id: &str| CARDS.iter().position(|(known, ..)| *known == id).unwrap_or(0) as u8;
        self.decks[seat].iter().flat_map(|deck| deck.part(0)).map(move |(card, copies)| (nth(card), copies))
    }

    fn draw(&self, seat: usize, rng: &mut Rng) -> u8 {
        let mut odds = Odds::default();
        self.pile(seat).for_each(|(card, copies)| odds.weighted(card, copies));
        rng.draw(&odds)
    }
}

impl Game for Hoard {
    type Setup = Setup;
    type Action = Act;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        let ready = Self::ready(setup);
        for field in &setup.decks {
            if let DeckField::Own(deck) = field {
                let known = |card: &str| CARDS.iter().any(|(id, ..)| *id == card);
                if let Some((_, card, _)) = deck.iter().find(|(_, card, _)| !known(card)) {
                    return Err(Trouble::say(format!("nessuna carta {card}"), format!("no card {card}")));
                }
                if let Some(flaw) = Self::flaws(setup, deck).into_iter().next() {
                    return Err(Trouble::new(flaw.text));
                }
            }
        }
        let decks = [0, 1].map(|i| setup.decks[i].deck(&ready).cloned());
        Ok(Hoard { setup: setup.clone(), decks, drawn: [None; 2], said: [Vec::new(), Vec::new()] })
    }

    fn turn(&self) -> Turn {
        if !self.late().is_empty() {
            return Turn::Apart(self.late());
        }
        if self.drawn.contains(&None) {
            return Turn::Chance;
        }
        if self.said[0].len() < usize::from(self.setup.rounds) {
            return Turn::Together(Seats::all(2));
        }
        let points = [0, 1].map(|i| self.said[i].iter().map(|n| i32::from(*n)).sum::<i32>());
        Turn::Over(Scores::duel(points[0] - points[1]))
    }

    fn actions(&self, _: Seat, out: &mut Vec<Act>) {
        match self.late().is_empty() {
            false => out.extend((0..READY.len() as u8).map(Act::Deck)),
            true => out.extend((1..=2).map(Act::Number)),
        }
    }

    fn odds(&self, out: &mut Odds<Act>) {
        for (card, copies) in self.pile(usize::from(self.drawn[0].is_some())) {
            out.weighted(Act::Card(card), copies);
        }
    }

    fn play(&mut self, answer: Answer<'_, Act>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Apart(seat, Act::Deck(deck)) => {
                self.decks[seat.index()] =
                    Self::ready(&self.setup).get(usize::from(deck)).map(|ready| ready.deck.clone());
                tell.only(Seats::one(seat), Event::Took(deck));
            }
            Answer::Chance(Act::Card(card)) => {
                let seat = Seat::new(u8::from(self.drawn[0].is_some()));
                self.drawn[seat.index()] = Some(card);
                tell.only(Seats::one(seat), Event::Drew(card));
            }
            Answer::Together(given) => {
                for (seat, act) in given {
                    if let Act::Number(number) = act {
                        self.said[seat.index()].push(*number);
                    }
                }
                tell.all(Event::Round);
            }
            Answer::TimeUp if self.late().is_empty() => {
                self.said.iter_mut().for_each(|said| said.push(1));
                tell.all(Event::Round);
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Hoard { setup, decks, drawn, said } = self;
        View {
            viewer,
            setup: table::Setup::seen_by(setup, viewer),
            has_deck: [0, 1].map(|i| decks[i].is_some()),
            has_drawn: [0, 1].map(|i| drawn[i].is_some()),
            deck: viewer.and_then(|seat| decks[seat.index()].clone()),
            card: viewer.and_then(|seat| drawn[seat.index()]),
            own: viewer.map(|seat| said[seat.index()].clone()).unwrap_or_default(),
            rounds: said[0].len(),
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let ready = Self::ready(&view.setup);
        let mut truth = Hoard {
            setup: view.setup.clone(),
            decks: [None, None],
            drawn: [None; 2],
            said: [vec![], vec![]],
        };
        for i in 0..2 {
            let own = view.viewer.is_some_and(|seat| seat.index() == i);
            let deck = if own { view.deck.clone() } else { Some(ready[rng.below(ready.len())].deck.clone()) };
            truth.decks[i] = deck.filter(|_| view.has_deck[i]);
            let said = (0..view.rounds).map(|_| 1 + rng.below(2) as u8).collect();
            truth.said[i] = if own { view.own.clone() } else { said };
            truth.drawn[i] = if own { view.card } else { view.has_drawn[i].then(|| truth.draw(i, rng)) };
        }
        truth
    }

    fn why_not(view: &View, action: &Act) -> Option<Refusal> {
        let rounds = usize::from(view.setup.rounds);
        let asked = !view.has_drawn.contains(&false) && view.viewer.is_some() && view.rounds < rounds;
        match action {
            Act::Number(_) if asked => None,
            Act::Deck(_) if view.viewer.is_some_and(|seat| !view.has_deck[seat.index()]) => None,
            _ => Some(Refusal::new("1.1", "prima il mazzo, poi i numeri", "the deck first, then numbers")),
        }
    }

    fn longest(_: &Setup) -> usize {
        20
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn clock(&self) -> Option<Clock> {
        let runs = self.setup.clock && self.late().is_empty();
        runs.then_some(Clock { seconds: 60, since: 7 })
    }
}

impl Decks for Hoard {
    fn parts() -> Vec<Part> {
        vec![
            Part { word: "main", name: Text::new("Mazzo", "Deck"), least: 4, most: None },
            Part { word: "side", name: Text::new("Mazzo laterale", "Side deck"), least: 0, most: Some(2) },
        ]
    }

    fn ready(_: &Setup) -> Vec<ReadyDeck> {
        let decks = ["fox*1,hen*2,wolf*2/owl*1", "hen*6"].map(|text| text.parse().unwrap_or_default());
        let names = [Text::new("Branco", "Pack"), Text::new("Pollaio", "Coop")];
        let all = READY.into_iter().zip(names).zip(decks);
        let one = |((word, name), deck): ((&'static str, Text), Deck)| ReadyDeck {
            word,
            about: Text::new("Un mazzo pronto", "A ready deck"),
            name,
            deck,
        };
        all.map(one).collect()
    }

    fn stock(_: &Setup) -> Vec<Stock> {
        let one = |(at, (id, it, en, any)): (usize, &(&str, &str, &str, bool))| Stock {
            id: (*id).to_owned(),
            name: Text::new(*it, *en),
            marks: vec![if *any {
                Text::new("mercenario", "mercenary")
            } else {
                Text::new("bestia", "beast")
            }],
            height: Some(at as u32),
            most: (!any).then_some(2),
        };
        CARDS.iter().enumerate().map(one).collect()
    }

    fn face(_: &Setup, lang: Lang, card: &str) -> String {
        format!("<b>FACE-{card}</b> <small>{}</small>", lang.pick("carta", "card"))
    }

    fn flaws(setup: &Setup, deck: &Deck) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        for (nth, part) in Self::parts().into_iter().enumerate() {
            let (size, name) = (deck.size(nth), part.name);
            if size < part.least || part.most.is_some_and(|most| size > most) {
                let (it, en) = (format!("{}: {size} carte", name.it), format!("{}: {size} cards", name.en));
                flaws.push(Flaw { card: None, text: Text::new(it, en) });
            }
        }
        for card in Self::stock(setup) {
            let copies = deck.copies(&card.id);
            if card.most.is_some_and(|most| copies > most) {
                let text = Text::new(
                    format!("{}: {copies} copie", card.name.it),
                    format!("{}: {copies} copies", card.name.en),
                );
                flaws.push(Flaw { card: Some(card.id), text });
            }
        }
        flaws
    }

    fn filters() -> Vec<Text> {
        vec![Text::new("Tipo", "Kind")]
    }

    fn curve() -> Option<Text> {
        Some(Text::new("Per forza", "By strength"))
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        let (no, yes) = (("no", Text::same("no")), ("yes", Text::new("sì", "yes")));
        let ready = Hoard::ready(&Setup::default());
        let deck = |name, seat| {
            let values = DeckField::values(&ready);
            Field::new(name, "il mazzo", "the deck", values, DeckField::OPEN).of(Seat::new(seat))
        };
        vec![
            Field::new("rounds", "giri", "rounds", Values::Range(1, 5), "2"),
            Field::new("clock", "orologio", "clock", Values::Words(vec![no, yes]), "no"),
            deck("deck1", 0),
            deck("deck2", 1),
        ]
    }

    fn seats(&self) -> usize {
        2
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { rounds: 2, clock: false, decks: [DeckField::Open, DeckField::Open] }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = if self.clock { "yes" } else { "no" };
        write!(f, "rounds={} clock={clock} deck1={} deck2={}", self.rounds, self.decks[0], self.decks[1])
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        read_fields(text, |setup: &mut Setup, name, value| {
            match name {
                "rounds" => setup.rounds = number(name, value, 1, 5)?,
                "clock" => {
                    setup.clock =
                        number(name, value.replace("yes", "1").replace("no", "0").as_str(), 0, 1)? == 1
                }
                "deck1" => setup.decks[0] = DeckField::read(name, value, &READY)?,
                "deck2" => setup.decks[1] = DeckField::read(name, value, &READY)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}
