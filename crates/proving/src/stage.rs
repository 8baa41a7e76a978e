//! A table to try rules on.

use std::fmt::Display;

use table::{Answer, Audience, Game, Notation, Odds, Refusal, Seat, Turn};

/// A table under way, and everything that was told at it since the test began to listen. Seats are numbers and actions are words,
/// as tests write them; `W` is what an event says. A game's scene adds how it begins, how a script is played, and what it shows.
#[derive(Clone)]
pub struct Stage<G: Game, W: 'static> {
    /// The table.
    pub truth: G,
    /// What was told.
    pub told: Vec<(Audience, G::Event)>,
    what: fn(&G::Event) -> &W,
}

/// What happens.
impl<G: Game, W> Stage<G, W> {
    /// At a table of which nothing was heard yet. `what` is what an event says.
    pub fn new(truth: G, what: fn(&G::Event) -> &W) -> Self {
        truth.audit().unwrap();
        Stage { truth, told: Vec::new(), what }
    }

    /// At the position of a line.
    pub fn at(line: &str, setup: &G::Setup, what: fn(&G::Event) -> &W) -> Self
    where
        G: Notation,
    {
        Self::new(G::read(line, setup).unwrap_or_else(|trouble| panic!("{line}: {trouble}")), what)
    }

    /// Plays an answer and listens.
    pub fn play(&mut self, answer: Answer<'_, G::Action>) {
        self.truth.play(answer, &mut self.told);
        self.truth.audit().unwrap_or_else(|wrong| panic!("{wrong}: {}", self.position()));
    }

    /// What everybody sees, for whoever reads why a test failed.
    pub fn position(&self) -> String {
        format!("{:?}", self.truth.view(None))
    }
}

/// What may be done.
impl<G: Game, W> Stage<G, W> {
    /// Who is asked.
    pub fn asked(&self) -> Vec<u8> {
        self.truth.turn().asked().iter().map(|seat| seat.index() as u8).collect()
    }

    /// What the seat may do; nothing when it is not asked.
    pub fn options(&self, seat: u8) -> Vec<String> {
        let mut out = Vec::new();
        if self.asked().contains(&seat) {
            self.truth.actions(Seat::new(seat), &mut out);
        }
        out.iter().map(G::Action::to_string).collect()
    }

    /// Those that begin like this, without the beginning, in one line: `options_with(0, "seat=")` is `1,2`.
    pub fn options_with(&self, seat: u8, start: &str) -> String {
        list(self.options(seat).iter().filter_map(|option| option.strip_prefix(start)))
    }

    /// What may happen now: the options of the first seat that is asked, or what may fall.
    pub fn now(&self) -> Vec<String> {
        match self.asked().first() {
            Some(seat) => self.options(*seat),
            None => self.odds().into_iter().map(|(outcome, _)| outcome).collect(),
        }
    }

    /// What may fall, and its weight; nothing when chance is not asked.
    pub fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Odds::default();
        if self.truth.turn() == Turn::Chance {
            self.truth.odds(&mut odds);
        }
        odds.iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    /// May the seat do this? Refusals agree.
    pub fn allows(&self, seat: u8, action: &str) -> bool {
        let open = self.options(seat).iter().any(|option| option == action);
        let refusal = self.refusal(seat, action);
        assert_eq!(open, refusal.is_none(), "{action}: {refusal:?}: {}", self.position());
        open
    }

    /// Why the seat may not do this.
    pub fn refusal(&self, seat: u8, action: &str) -> Option<Refusal> {
        G::why_not(&self.view(seat), &action.parse().unwrap())
    }
}

/// What can be seen.
impl<G: Game, W> Stage<G, W> {
    /// What the seat sees.
    pub fn view(&self, seat: u8) -> G::View {
        self.truth.view(Some(Seat::new(seat)))
    }

    /// What each seat has in the end, and who won.
    pub fn scores(&self) -> (Vec<i32>, Vec<u8>) {
        let Turn::Over(scores) = self.truth.turn() else { panic!("not over: {}", self.position()) };
        (scores.points().to_vec(), scores.winners.iter().map(|seat| seat.index() as u8).collect())
    }

    /// The position, at rest.
    pub fn line(&self) -> String
    where
        G: Notation,
    {
        self.truth.line().unwrap_or_else(|| panic!("not at rest: {}", self.position()))
    }
}

/// What was told.
impl<G: Game, W> Stage<G, W> {
    /// Was everybody told something like this?
    pub fn told(&self, like: impl Fn(&W) -> bool) -> bool {
        self.heard_by(None, like) > 0
    }

    /// How many times the seat heard something like this.
    pub fn hears(&self, seat: u8, like: impl Fn(&W) -> bool) -> usize {
        self.heard_by(Some(Seat::new(seat)), like)
    }

    fn heard_by(&self, viewer: Option<Seat>, like: impl Fn(&W) -> bool) -> usize {
        self.told.iter().filter(|(to, event)| to.heard_by(viewer) && like((self.what)(event))).count()
    }

    /// How many times something like this was told.
    pub fn times(&self, like: impl Fn(&W) -> bool) -> usize {
        self.told.iter().filter(|(_, event)| like((self.what)(event))).count()
    }

    /// The places in what was told, in order, of the first thing like each.
    pub fn order(&self, likes: &[&dyn Fn(&W) -> bool]) -> Vec<usize> {
        let place = |like: &&dyn Fn(&W) -> bool| {
            let at = self.told.iter().position(|(_, event)| like((self.what)(event)));
            at.unwrap_or_else(|| panic!("{:?}", self.told))
        };
        likes.iter().map(place).collect()
    }
}

/// Things in one line: `b1,b2`.
pub fn list<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(",")
}
