//! Law 11 plays by plain actions: a seat that keeps a card it might have shown tells nothing by it.

use std::fmt;
use std::str::FromStr;

use table::laws::keep;
use table::{
    Answer, Field, Game, Odds, Refusal, Rng, Scores, Seat, Seats, Setup, Tell, Text, Trouble, Turn, Values,
};

/// What is wrong with the game, as a sum of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Wrong(u8);

/// Showing a card counts as plain, so that keeping it tells something.
const UNMARKED: u8 = 1;
/// The highest card is imagined twice as often as it is there.
const BIASED: u8 = 2;
/// Where the card is stays unsaid: only the enumerated tree can catch what is wrong.
const UNSAID: u8 = 4;

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wrong={}", self.0)
    }
}

impl FromStr for Wrong {
    type Err = Trouble;
    fn from_str(text: &str) -> Result<Self, Trouble> {
        let number = text.strip_prefix("wrong=").and_then(|n| n.parse().ok());
        number.map(Wrong).ok_or_else(|| Trouble::say("wrong=N", "wrong=N"))
    }
}

impl Setup for Wrong {
    fn fields() -> Vec<Field> {
        let about = Text::new("che cosa non va", "what is wrong");
        vec![Field {
            name: "wrong",
            about,
            values: Values::Range(0, 7),
            default: "0".to_owned(),
            seat: None,
            among: None,
        }]
    }
    fn seats(&self) -> usize {
        2
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Action {
    Card(u8),
    Pass,
    Show,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Card(card) => write!(f, "{card}"),
            Action::Pass => f.write_str("pass"),
            Action::Show => f.write_str("show"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;
    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text {
            "pass" => Ok(Action::Pass),
            "show" => Ok(Action::Show),
            card => card.parse().map(Action::Card).map_err(|_| Trouble::say("una carta", "a card")),
        }
    }
}

/// How many cards there are; from [`SHOWN`] on they may be shown.
const CARDS: u8 = 4;
const SHOWN: u8 = 2;
/// How often the holder is asked.
const ASKED: u8 = 2;

/// The first seat is dealt a card that only it sees. Twice it passes or, with a high card, shows it, which ends the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Keeper {
    wrong: u8,
    card: Option<u8>,
    passed: u8,
    shown: bool,
}

/// What a viewer knows: the card, when it is its own or shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct View {
    wrong: u8,
    dealt: bool,
    card: Option<u8>,
    holder: bool,
    passed: u8,
    shown: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Event {
    Dealt,
    Card(u8),
    Passed,
}

const HOLDER: Seat = Seat::new(0);

impl Game for Keeper {
    type Setup = Wrong;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Wrong) -> Result<Self, Trouble> {
        Ok(Keeper { wrong: setup.0, card: None, passed: 0, shown: false })
    }

    fn turn(&self) -> Turn {
        match self.card {
            None => Turn::Chance,
            Some(_) if self.shown || self.passed == ASKED => {
                Turn::Over(Scores::duel(if self.shown { 1 } else { -1 }))
            }
            Some(_) => Turn::Together(Seats::one(HOLDER)),
        }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if self.card.is_some_and(|card| card >= SHOWN) {
            out.push(Action::Show);
        }
    }

    fn odds(&self, out: &mut Odds<Action>) {
        (0..CARDS).for_each(|card| out.even(Action::Card(card)));
    }

    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(Action::Card(card)) => {
                self.card = Some(card);
                tell.all(Event::Dealt);
                tell.only(Seats::one(HOLDER), Event::Card(card));
            }
            Answer::Together(&[(_, Action::Show)]) => {
                self.shown = true;
                tell.all(Event::Card(self.card.unwrap_or_default()));
            }
            _ => {
                self.passed += 1;
                tell.all(Event::Passed);
            }
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Keeper { wrong, card, passed, shown } = *self;
        let holder = viewer == Some(HOLDER);
        View { wrong, dealt: card.is_some(), card: card.filter(|_| holder || shown), holder, passed, shown }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let View { wrong, dealt, card, passed, shown, .. } = *view;
        let some = |rng: &mut Rng| match wrong & BIASED {
            0 => rng.below(CARDS.into()) as u8,
            _ => (rng.below(usize::from(CARDS) + 1) as u8).min(CARDS - 1),
        };
        let card = dealt.then(|| card.unwrap_or_else(|| some(rng)));
        Keeper { wrong, card, passed, shown }
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        let over = view.shown || view.passed == ASKED;
        let high = view.card.is_some_and(|card| card >= SHOWN);
        let fine = match action {
            Action::Card(_) => false,
            Action::Pass => true,
            Action::Show => high,
        };
        let fine = fine && view.holder && view.dealt && !over;
        (!fine).then(|| Refusal::new("1.1", "non ora", "not now"))
    }

    fn longest(_: &Wrong) -> usize {
        1 + usize::from(ASKED)
    }

    fn audit(&self) -> Result<(), String> {
        if self.card.is_none_or(|card| card < CARDS) {
            Ok(())
        } else {
            Err(format!("no such card: {self:?}"))
        }
    }

    fn is_plain(&self, _: Seat, action: &Action) -> bool {
        self.wrong & UNMARKED != 0 || *action != Action::Show
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        if self.wrong & UNSAID == 0 && viewer != Some(HOLDER) && !self.shown {
            out.extend(self.card.map(u32::from));
        }
    }
}

#[test]
fn a_kept_card_tells_nothing_where_showing_it_is_not_plain() {
    for unsaid in [0, UNSAID] {
        let tested = keep::<Keeper>(&Wrong(unsaid), 3_000, 1).unwrap();
        assert!(tested.of(11) > 0);
    }
}

#[test]
fn a_wrong_rate_is_caught_in_whole_games_and_in_the_tree() {
    for wrong in [BIASED, UNMARKED] {
        for (unsaid, where_caught) in [(0, "viewer and thing"), (UNSAID, "View {")] {
            let broken = keep::<Keeper>(&Wrong(wrong | unsaid), 3_000, 1).expect_err("it must be caught");
            assert!(broken.law == 11 && broken.what.contains(where_caught), "{broken}");
        }
    }
}
