//! A match: a truth with its history, sealed envelopes, take-back and resignation.

use arrayvec::ArrayVec;

use crate::{
    Answer, Audience, Deaf, Game, Line, MAX_SEATS, Odds, Scores, Seat, Seats, Seed, Setup, Trouble, Turn,
};
use crate::{Refusal, Text};

/// A game being played. Envelopes are kept here and never in the truth: a half-made choice that is not in the
/// truth cannot leak.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    seed: Option<Seed>,
    truth: G,
    lines: Vec<Line<G::Action>>,
    /// For each line that answers a reaction window, the seats that had no choice in it.
    windows: Vec<Option<Seats>>,
    /// For each line, the seats that the house answered for: [`Game::is_idle`].
    idle: Vec<Seats>,
    heard: Vec<(usize, Audience, G::Event)>,
    envelopes: ArrayVec<(Seat, G::Action), MAX_SEATS>,
    resigned: Option<Seat>,
    /// Was it closed without a loser?
    closed: bool,
    /// Where it began, if not at the setup's beginning.
    start: Option<Box<G>>,
    /// So many of its first answers were given to it, draws among them: they are no seed's and nobody takes them back.
    given: usize,
}

/// What became of an offered action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// It lies in its envelope until the others have chosen.
    Sealed,
    /// It was played, with the draws that followed; new lines start at this index.
    Played(usize),
}

/// Why an offer was not taken; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The rules forbid the action.
    Rules(Refusal),
    /// It is not this seat's question (any more), or the match is over.
    NotAsked(Text),
}

impl Declined {
    /// The reason in both languages.
    pub fn text(&self) -> &Text {
        match self {
            Declined::Rules(refusal) => &refusal.text,
            Declined::NotAsked(text) => text,
        }
    }
}

impl<G: Game> Match<G> {
    /// A match from its beginning, with the draws that come before the first question.
    ///
    /// # Errors
    /// When the setup does not make a table.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Trouble> {
        let mut this = Self::bare(setup, Some(seed))?;
        this.settle();
        Ok(this)
    }

    /// A match from its beginning whose draws come from a record instead of a seed.
    ///
    /// # Errors
    /// When the setup does not make a table.
    pub fn bare(setup: G::Setup, seed: Option<Seed>) -> Result<Self, Trouble> {
        let truth = G::new(&setup)?;
        Ok(Self::begun(setup, seed, truth))
    }

    /// A match that goes on from answers which were given elsewhere, draws among them; what follows is drawn from the seed.
    ///
    /// # Errors
    /// When the setup does not make a table; the first answer that cannot be, as at its line from 1.
    pub fn from_given(
        setup: G::Setup,
        seed: Option<Seed>,
        given: &[Line<G::Action>],
    ) -> Result<Self, Trouble> {
        let mut this = Self::bare(setup, seed)?;
        for (at, line) in (1..).zip(given) {
            if line.answer().is_none() {
                return Err(not_given(line).at(at, 1));
            }
            this.follow(line.clone()).map_err(|trouble| trouble.at(at, 1))?;
            this.given = at;
        }
        Ok(this)
    }

    /// The same match under another truth of the same setup: for games that start from a position.
    #[must_use]
    pub fn from_truth(setup: G::Setup, seed: Seed, truth: G) -> Self {
        let mut this = Self::begun(setup, Some(seed), truth.clone());
        this.start = Some(Box::new(truth));
        this.settle();
        this
    }

    fn begun(setup: G::Setup, seed: Option<Seed>, truth: G) -> Self {
        let (lines, windows, idle, heard) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (envelopes, resigned, closed, start) = (ArrayVec::new(), None, false, None);
        Match {
            setup,
            seed,
            truth,
            lines,
            windows,
            idle,
            heard,
            envelopes,
            resigned,
            closed,
            start,
            given: 0,
        }
    }

    /// The setup.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed, unless the match came from a record without one.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// The truth. Whoever calls this holds every secret.
    pub fn truth(&self) -> &G {
        &self.truth
    }

    /// The answers so far.
    pub fn lines(&self) -> &[Line<G::Action>] {
        &self.lines
    }

    /// How many of the first answers were given to it: [`Match::from_given`].
    pub fn given(&self) -> usize {
        self.given
    }

    /// Who resigned, if somebody did.
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// Was it closed by those who sit there, without a winner or a loser?
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Is the match over, by the rules, by resignation or as it was closed?
    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.closed || matches!(self.truth.turn(), Turn::Over(_))
    }

    /// The scores when the rules have ended the game; a resignation leaves none.
    pub fn scores(&self) -> Option<Scores> {
        self.truth.turn().scores()
    }

    /// Who won: by the rules, or everybody but the team of the one who resigned.
    pub fn winners(&self) -> Seats {
        match (self.resigned, self.scores()) {
            (Some(seat), _) => {
                let lost = self.setup.partners(seat);
                Seat::all(self.setup.seats()).filter(|one| *one != seat && !lost.has(*one)).collect()
            }
            (None, Some(scores)) => scores.winners,
            (None, None) => Seats::NONE,
        }
    }

    /// The seats whose answer is still missing.
    pub fn asked(&self) -> Seats {
        if self.resigned.is_some() || self.closed {
            return Seats::NONE;
        }
        self.envelopes.iter().fold(self.truth.turn().asked(), |asked, (seat, _)| asked.without(*seat))
    }

    /// The seats whose answer is missing and that have nothing to choose: the house gives it once nobody else is awaited.
    pub fn idle(&self) -> Seats {
        self.idle_of(self.asked())
    }

    fn idle_of(&self, seats: Seats) -> Seats {
        seats.iter().filter(|seat| self.truth.is_idle(*seat)).collect()
    }

    /// The actions open to a seat; empty when it is not asked.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        if self.asked().has(seat) {
            self.truth.actions(seat, &mut out);
        }
        out
    }

    /// What this viewer heard, each event with the index of its answer.
    pub fn heard(&self, viewer: Option<Seat>) -> impl Iterator<Item = (usize, &G::Event)> {
        self.heard.iter().filter(move |(_, to, _)| to.heard_by(viewer)).map(|(at, _, event)| (*at, event))
    }

    /// Everything that was told, each event with the index of its answer and who heard it. Whoever calls this holds secrets.
    pub fn all_heard(&self) -> impl Iterator<Item = (usize, Audience, &G::Event)> {
        self.heard.iter().map(|(at, to, event)| (*at, *to, event))
    }

    /// Offers an action for a seat: sealed, played or declined.
    ///
    /// # Errors
    /// When the seat is not asked or the rules forbid the action; the match is as before.
    pub fn offer(&mut self, seat: Seat, action: G::Action) -> Result<Offered, Declined> {
        if !self.asked().has(seat) {
            return Err(Declined::NotAsked(self.not_asked(seat)));
        }
        if !self.is_open(seat, &action) {
            let refusal = G::why_not(&self.truth.view(Some(seat)), &action);
            return Err(refusal.map_or_else(|| Declined::NotAsked(not_now()), Declined::Rules));
        }
        let from = self.lines.len();
        match self.truth.turn() {
            Turn::Apart(_) => self.play(Line::Apart(seat, action)),
            _ => {
                self.envelopes.push((seat, action));
                if !self.asked().is_empty() {
                    return Ok(Offered::Sealed);
                }
                let mut together = std::mem::take(&mut self.envelopes);
                together.sort_unstable_by_key(|(seat, _)| *seat);
                self.play(Line::Together(together));
            }
        }
        self.settle();
        Ok(Offered::Played(from))
    }

    /// Whose envelopes lie sealed.
    pub fn sealed(&self) -> Seats {
        self.envelopes.iter().map(|(seat, _)| *seat).collect()
    }

    /// Takes one's envelope back before the others have chosen. Says whether there was one.
    pub fn unseal(&mut self, seat: Seat) -> bool {
        let before = self.envelopes.len();
        self.envelopes.retain(|(sealed, _)| *sealed != seat);
        self.envelopes.len() != before
    }

    /// The time is up.
    ///
    /// # Errors
    /// When no clock runs or the table waits for nobody.
    pub fn time_up(&mut self) -> Result<Offered, Declined> {
        if self.asked().is_empty() || self.truth.clock().is_none() {
            return Err(Declined::NotAsked(Text::new(
                "qui non corre nessun orologio: il tempo non può scadere",
                "no clock runs here: the time cannot be up",
            )));
        }
        let from = self.lines.len();
        self.envelopes.clear();
        self.play(Line::TimeUp);
        self.settle();
        Ok(Offered::Played(from))
    }

    /// A seat gives up, and its partners with it; the match is over.
    ///
    /// # Errors
    /// When it is over already or there is no such seat.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Declined> {
        if self.is_over() || seat.index() >= self.setup.seats() {
            return Err(Declined::NotAsked(not_now()));
        }
        self.envelopes.clear();
        self.resigned = Some(seat);
        Ok(())
    }

    /// Those who sit there end it: nobody wins and nobody loses.
    ///
    /// # Errors
    /// When it is over already.
    pub fn close(&mut self) -> Result<(), Declined> {
        if self.is_over() {
            return Err(Declined::NotAsked(not_now()));
        }
        self.envelopes.clear();
        self.closed = true;
        Ok(())
    }

    /// How many answers stand when this seat takes its last choice back; `None` when it has made none. Draws are
    /// derived from their index, so taking back never draws anew. What the house gave for a seat without a choice is none.
    pub fn before_last_of(&self, seat: Seat) -> Option<usize> {
        let mut lines = self.lines.iter().zip(&self.idle);
        lines.rposition(|(line, idle)| is_of(line, seat) && !idle.has(seat))
    }

    /// The same for what it chose outside reaction windows: passing there is no turn of one's own.
    pub fn before_last_turn_of(&self, seat: Seat) -> Option<usize> {
        let mut lines = self.lines.iter().zip(&self.windows);
        lines.rposition(|(line, window)| window.is_none() && is_of(line, seat))
    }

    /// The same for what it has chosen, be it in a window: where it had nothing to choose there, or `passes` them all, it was
    /// answered for. What was given to the match is nobody's choice in it.
    pub fn before_last_choice_of(&self, seat: Seat, passes: bool) -> Option<usize> {
        let mut lines = self.lines.iter().zip(self.windows.iter().zip(&self.idle));
        let last = lines.rposition(|(line, (window, idle))| {
            is_of(line, seat) && !idle.has(seat) && !window.is_some_and(|none| passes || none.has(seat))
        });
        last.filter(|at| *at >= self.given)
    }

    /// The match as it was after `index` answers, without the draws that would follow; the resignation, that it
    /// was closed and the envelopes are gone.
    ///
    /// # Errors
    /// When there are fewer answers than that.
    pub fn back_to(&self, index: usize) -> Result<Self, Trouble> {
        if index > self.lines.len() {
            return Err(Trouble::say(
                format!("la partita ha {} risposte, non {index}", self.lines.len()),
                format!("the match has {} answers, not {index}", self.lines.len()),
            ));
        }
        let mut past = Self::begun(self.setup.clone(), self.seed, self.beginning()?);
        past.start.clone_from(&self.start);
        past.given = self.given.min(index);
        for line in &self.lines[..index] {
            past.play(line.clone());
        }
        Ok(past)
    }

    fn beginning(&self) -> Result<G, Trouble> {
        self.start.as_deref().cloned().map_or_else(|| G::new(&self.setup), Ok)
    }

    /// The truth whenever the table waited for a seat since it had so many answers, until now, with the number of answers before.
    pub fn past(&self, from: usize, mut each: impl FnMut(usize, &G)) {
        self.moments(|at, truth| {
            if at >= from && !matches!(truth.turn(), Turn::Chance) {
                each(at, truth);
            }
        });
    }

    /// The truth at every moment, draws among them, with the number of answers before it.
    pub(crate) fn moments(&self, mut each: impl FnMut(usize, &G)) {
        let Ok(mut truth) = self.beginning() else { return };
        each(0, &truth);
        for (at, line) in self.lines.iter().enumerate() {
            if let Some(answer) = line.answer() {
                truth.play(answer, &mut Deaf);
            }
            each(at + 1, &truth);
        }
    }

    /// Adds a line of a record or log after checking that it is one the table could be given.
    ///
    /// # Errors
    /// What is wrong with the line; the match is as before.
    pub fn follow(&mut self, line: Line<G::Action>) -> Result<(), Trouble> {
        match line {
            Line::Back(index) if index < self.given => return Err(not_taken_back(self.given)),
            Line::Back(index) => *self = self.back_to(index)?,
            Line::Resign(seat) => self.resign(seat).map_err(|no| Trouble::new(no.text().clone()))?,
            Line::Close => self.close().map_err(|no| Trouble::new(no.text().clone()))?,
            line => {
                self.check(&line)?;
                self.envelopes.clear();
                self.play(line);
            }
        }
        Ok(())
    }

    /// Plays the draws that the table waits for. Without a seed it waits for the record's.
    pub fn settle(&mut self) {
        let Some(seed) = self.seed else { return };
        let mut odds = Odds::default();
        while matches!(self.truth.turn(), Turn::Chance) {
            odds.clear();
            self.truth.odds(&mut odds);
            let ticket = seed.ticket(self.lines.len(), odds.total());
            self.play(Line::Chance(odds.at(ticket)));
        }
    }

    fn play(&mut self, line: Line<G::Action>) {
        let mut told = Vec::new();
        self.windows.push(self.truth.is_window().then(|| self.without_choice()));
        self.idle.push(self.idle_of(self.truth.turn().asked()));
        if let Some(answer) = line.answer() {
            self.truth.play(answer, &mut told);
        }
        let at = self.lines.len();
        self.heard.extend(told.into_iter().map(|(to, event)| (at, to, event)));
        self.lines.push(line);
    }

    /// The asked seats that have a single action.
    fn without_choice(&self) -> Seats {
        let mut open = Vec::new();
        let has_no_choice = |seat: &Seat| {
            open.clear();
            self.truth.actions(*seat, &mut open);
            open.len() == 1
        };
        self.truth.turn().asked().iter().filter(has_no_choice).collect()
    }

    fn check(&self, line: &Line<G::Action>) -> Result<(), Trouble> {
        let turn = self.truth.turn();
        let open = self.resigned.is_none()
            && !self.closed
            && match (line.answer(), turn) {
                (Some(Answer::Together(given)), Turn::Together(asked)) => {
                    given.iter().map(|(seat, _)| *seat).eq(asked.iter())
                }
                (Some(Answer::Apart(seat, _)), Turn::Apart(asked)) => asked.has(seat),
                (Some(Answer::Chance(_)), Turn::Chance) => true,
                (Some(Answer::TimeUp), turn) => self.truth.clock().is_some() && !turn.asked().is_empty(),
                _ => false,
            };
        if !open {
            return Err(Trouble::say(
                format!("«{line}» non risponde a ciò che il tavolo chiede qui ({turn:?})"),
                format!("'{line}' does not answer what the table asks here ({turn:?})"),
            ));
        }
        match line {
            Line::Together(given) => given.iter().try_for_each(|(seat, action)| self.allowed(*seat, action)),
            Line::Apart(seat, action) => self.allowed(*seat, action),
            Line::Chance(action) => self.possible(action),
            _ => Ok(()),
        }
    }

    /// Is this among the seat's actions, or equal to one of them?
    fn is_open(&self, seat: Seat, action: &G::Action) -> bool {
        let mut open = Vec::new();
        self.truth.actions(seat, &mut open);
        open.contains(action) || open.contains(&self.truth.equal(seat, action))
    }

    fn allowed(&self, seat: Seat, action: &G::Action) -> Result<(), Trouble> {
        if self.is_open(seat, action) {
            return Ok(());
        }
        let why = G::why_not(&self.truth.view(Some(seat)), action);
        let (it, en) = why.map_or((String::new(), String::new()), |r| {
            (format!(": {} [{}]", r.text.it, r.clause), format!(": {} [{}]", r.text.en, r.clause))
        });
        Err(Trouble::say(
            format!("{action} non è permesso al posto {seat}{it}"),
            format!("{action} is not allowed to seat {seat}{en}"),
        ))
    }

    fn possible(&self, outcome: &G::Action) -> Result<(), Trouble> {
        let mut odds = Odds::default();
        self.truth.odds(&mut odds);
        if odds.outcomes().contains(outcome) {
            return Ok(());
        }
        Err(Trouble::say(
            format!("{outcome} non è un esito possibile di questa estrazione"),
            format!("{outcome} is no possible outcome of this draw"),
        ))
    }

    fn not_asked(&self, seat: Seat) -> Text {
        if self.is_over() {
            Text::new("la partita è finita", "the match is over")
        } else if self.sealed().has(seat) {
            Text::new(
                "hai già scelto: si aspettano gli altri",
                "you have chosen already: the others are awaited",
            )
        } else {
            Text::new("non tocca a te", "it is not your turn")
        }
    }
}

/// Did this seat answer in the line?
fn is_of<A>(line: &Line<A>, seat: Seat) -> bool {
    match line {
        Line::Together(actions) => actions.iter().any(|(s, _)| *s == seat),
        Line::Apart(s, _) => *s == seat,
        _ => false,
    }
}

fn not_given<A: std::fmt::Display>(line: &Line<A>) -> Trouble {
    Trouble::say(
        format!("«{line}» non è una risposta che si possa dare a una partita perché prosegua"),
        format!("'{line}' is no answer that a match could be given to go on from"),
    )
}

pub(crate) fn not_taken_back(given: usize) -> Trouble {
    Trouble::say(
        format!("le prime {given} risposte sono date e non si riprendono"),
        format!("the first {given} answers are given and are not taken back"),
    )
}

fn not_now() -> Text {
    Text::new("questo adesso non si può fare", "this cannot be done now")
}
