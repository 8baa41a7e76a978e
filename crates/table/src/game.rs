//! The trait that every game implements, and its siblings.

use std::borrow::Cow;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::fields::seen_by;
use crate::{
    Answer, Because, Glance, Lang, Odds, Refusal, Rng, Rules, Rung, Seat, Seats, Stage, Text, Trouble, Turn,
};

/// A habit of bad play (`swap undone`), and how often a game shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// What it is called, in Italian and in English.
    pub name: (&'static str, &'static str),
    /// How often it showed.
    pub shown: u32,
    /// How often it could have shown.
    pub of: u32,
    /// Where it is bad play only if the others could have ended the game meanwhile: when it showed. `None` where it is bad by itself.
    pub spells: Option<Vec<Spell>>,
}

/// A part of a game in which some seats could do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spell {
    /// These.
    pub seats: Seats,
    /// The index of what was told as it began: in [`Game::habits`] of the event, in a match of its answer.
    pub from: usize,
    /// Likewise as it ended.
    pub until: usize,
}

/// A game. The type that implements it *is* the truth: everything about one table at one moment, with
/// no randomness, no clock and no promise to anybody inside.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is fixed before the first turn.
    type Setup: Setup;
    /// Points at one thing; seats and chance alike. It prints without language and reads back.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = Trouble> + Send + Sync + 'static;
    /// One sentence of what happened, already safe for whoever hears it.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// What one viewer knows.
    type View: Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// The table before the first turn.
    ///
    /// # Errors
    /// When the setup's fields do not fit together.
    fn new(setup: &Self::Setup) -> Result<Self, Trouble>;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Puts the actions open to an asked seat into `out`, which comes empty: sorted, distinct, and a function
    /// of that seat's view.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One of the actions open to an asked seat, each as likely: for random play, which spends most of its time here.
    /// Games that can draw one without listing all say how; `list` is memory to use, empty or not.
    ///
    /// # Panics
    /// When the seat is not asked and has none.
    #[inline]
    fn any(&self, seat: Seat, rng: &mut Rng, list: &mut Vec<Self::Action>) -> Self::Action {
        list.clear();
        self.actions(seat, list);
        list[rng.below(list.len())]
    }

    /// Puts the outcomes of [`Turn::Chance`] into `out`, which comes empty. Games without chance need not
    /// say anything.
    fn odds(&self, out: &mut Odds<Self::Action>) {
        let _ = out;
    }

    /// One outcome of [`Turn::Chance`], as likely as it is: for simulation, which draws often. Games that can find the outcome of a
    /// ticket without listing all say how, by the ticket that [`Rng::draw`] would draw: `rng.below(total)`, counted through the
    /// outcomes in their order. `list` is memory to use, empty or not.
    ///
    /// # Panics
    /// When nothing can be drawn.
    #[inline]
    fn draw(&self, rng: &mut Rng, list: &mut Odds<Self::Action>) -> Self::Action {
        list.clear();
        self.odds(list);
        rng.draw(list)
    }

    /// Plays a legal answer and tells the seats what happened. Infallible on answers that
    /// [`Game::turn`], [`Game::actions`] and [`Game::odds`] allow.
    fn play(&mut self, answer: Answer<'_, Self::Action>, tell: &mut impl Tell<Self::Event>);

    /// What a seat, or with `None` a spectator, knows.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// Some truth that looks the same from here, drawn as likely as it is.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Why the viewer may not do this now; `None` when it may.
    fn why_not(view: &Self::View, action: &Self::Action) -> Option<Refusal>;

    /// [`Game::why_not`] for many actions of one view. Games that need a world to answer make it once.
    fn reasons(view: &Self::View) -> impl Fn(&Self::Action) -> Option<Refusal> {
        move |action| Self::why_not(view, action)
    }

    /// The same, asked of a world: a function of what the seat knows, so that it is the same in every world that looks alike to
    /// it. Games whose actions are open or barred for one reason in one place say how.
    fn bars(&self, seat: Seat, action: &Self::Action) -> Option<Refusal> {
        Self::why_not(&self.view(Some(seat)), action)
    }

    /// The open action to which an action of the seat is equal, because it names a copy of the card that the open one names: it may
    /// be given in its stead, and then that copy is meant. Otherwise the action itself. Games in which every copy stands among
    /// the actions need not say anything.
    fn equal(&self, seat: Seat, action: &Self::Action) -> Self::Action {
        let _ = seat;
        *action
    }

    /// The most answers that a game under this setup can take.
    fn longest(setup: &Self::Setup) -> usize;

    /// Slow, obvious invariants.
    ///
    /// # Errors
    /// The first invariant that does not hold.
    fn audit(&self) -> Result<(), String>;

    /// The clock that runs now, if one does: then, and only then, [`Answer::TimeUp`] may be given. Whoever keeps the time
    /// starts it anew whenever [`Clock::since`] changes, and gives the answer once. Games without a clock need not say anything.
    fn clock(&self) -> Option<Clock> {
        None
    }

    /// Is the open question a reaction window? It goes to every seat that as far as the table knows could react; the
    /// silent pass, which is what [`Estimate::safest`] answers. Games without reactions need not say anything.
    fn is_window(&self) -> bool {
        false
    }

    /// Has a seat that is asked with others nothing to choose, so that the house answers for it when nobody else is awaited? It hangs
    /// on hidden things whether it has: until all answers are there nobody is shown that one is given. Games in which even an only
    /// action is somebody's to give need not say anything.
    fn is_idle(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Would everybody in this seat's place have this action, whatever is hidden? Law 11 plays by such actions where
    /// there are any: not playing a card tells that one may not hold it, and how much it tells depends on the player.
    fn is_plain(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        true
    }

    /// What sets this seat apart from the others in statistics: its place in the order of play, its character, its deck
    /// (`first`, `god=Morphyss`). Names without language, the same for every table. Games whose seats differ by
    /// number alone need not say anything.
    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        let _ = (seat, out);
    }

    /// What statistics want to know of a finished game beside its scores (`rounds`): names without language. Games of which
    /// answers and scores say enough need not say anything.
    fn measures(&self, out: &mut Vec<(&'static str, i32)>) {
        let _ = out;
    }

    /// Which habits of bad play a finished game shows, from everything that was told in it: the same ones for every game of a mode.
    /// Games of which nobody knows such a habit need not say anything.
    fn habits(told: &[&Self::Event], out: &mut Vec<Habit>) {
        let _ = (told, out);
    }

    /// The same moment with the thing that a factor of the seat names (`prophet=P12`) replaced by a like one, which chance picks:
    /// how much the thing is worth is measured by playing both to the end. `None` where nothing can take its place, before
    /// everybody has it, and once it has begun to matter. Games without such things need not say anything.
    fn replaced(&self, seat: Seat, factor: &str, rng: &mut Rng) -> Option<Self> {
        let _ = (seat, factor, rng);
        None
    }

    /// For each thing hidden from the viewer, in a fixed order, where it truly is. Law 11 compares its
    /// frequencies in true and imagined worlds. Games that hide nothing need not say anything.
    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        let _ = (viewer, out);
    }
}

/// A clock that runs for the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The time is up so many seconds after its start.
    pub seconds: u32,
    /// Which start this is: another number is another clock (0 the match, or the turn since which it runs).
    pub since: u32,
}

/// What is fixed before the first turn. It prints as `field=value field=value …` and reads that back in any
/// order. Setups are stored for ever: what a text does not say is as it was when the game came to the house, which is what
/// [`Default`] gives; what a new table has by default stands in [`Field::default`] and may change, see [`crate::newest`]. Secret parts (a seat's own deck) are fields too: a view shows the
/// public part and one's own, nothing else, as [`Setup::seen_by`] does.
pub trait Setup:
    Clone + Eq + Debug + Display + FromStr<Err = Trouble> + Default + Send + Sync + 'static
{
    /// The newest version of the rules. A game with more than one has a field `rules` in its setup, which no form shows:
    /// it prints last, and is read by [`Rules::read`].
    const RULES: Rules = Rules::FIRST;

    /// Every field that people may choose, in the order in which they print.
    fn fields() -> Vec<Field>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The seats that win and lose with this one, itself among them: its team. Partners may tell each other what they like, in
    /// a talk of their own. The partners of each are the same set. Games without teams need not say anything.
    fn partners(&self, seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// What a seat, or with `None` a spectator, knows of it: the secret fields of other seats are back at their default.
    #[must_use]
    fn seen_by(&self, viewer: Option<Seat>) -> Self {
        seen_by(self, viewer)
    }

    /// SHA-256 of the set of cards that is played with; `-` for games without cards.
    fn cards(&self) -> String {
        "-".to_owned()
    }
}

/// One field of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in `field=value`.
    pub name: &'static str,
    /// What it decides.
    pub about: Text,
    /// What may stand there.
    pub values: Values,
    /// What stands there when whoever opens a table says nothing.
    pub default: String,
    /// What stands there instead when nobody but people sits at the table.
    pub among: Option<String>,
    /// Whose secret it is; `None` for what everybody knows.
    pub seat: Option<Seat>,
}

/// What may stand in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words, each with its meaning.
    Words(Vec<(&'static str, Text)>),
    /// A whole number from the first to the last, both included.
    Range(i64, i64),
    /// `open`, one of these ready decks by its word, or a deck as [`crate::Deck`] prints: see [`crate::DeckField`].
    Deck(Vec<(String, Text)>),
}

/// Hears what happened.
pub trait Tell<E> {
    /// Does anybody listen? Where nobody does, nothing needs to be put into words.
    #[inline]
    fn hears(&self) -> bool {
        true
    }
    /// Tells everyone, spectators included.
    fn all(&mut self, event: E);
    /// Tells only these seats.
    fn only(&mut self, seats: Seats, event: E);
}

/// Hears nothing: for search and counting.
pub struct Deaf;

impl<E> Tell<E> for Deaf {
    #[inline]
    fn hears(&self) -> bool {
        false
    }
    #[inline]
    fn all(&mut self, _: E) {}
    #[inline]
    fn only(&mut self, _: Seats, _: E) {}
}

/// Who heard an event: everyone, or only some seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Every seat and the spectators.
    All,
    /// These seats.
    Only(Seats),
}

impl Audience {
    /// Did this viewer (a spectator is `None`) hear it?
    pub fn heard_by(self, viewer: Option<Seat>) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Some(seat)) => seats.has(seat),
            (Audience::Only(_), None) => false,
        }
    }
}

impl<E> Tell<E> for Vec<(Audience, E)> {
    fn all(&mut self, event: E) {
        self.push((Audience::All, event));
    }
    fn only(&mut self, seats: Seats, event: E) {
        self.push((Audience::Only(seats), event));
    }
}

/// The game's words.
pub trait Say: Game {
    /// What happened.
    fn say_event(event: &Self::Event) -> Text;
    /// Is it left out of the log, as the table shows it anyhow and it would drown the rest? It is told and kept all the same.
    fn is_noise(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// What happened, to somebody who sits at the table: games that name seats by number say which of them is 'you'.
    fn say_event_to(event: &Self::Event, viewer: Option<Seat>) -> Text {
        let _ = viewer;
        Self::say_event(event)
    }
    /// What the viewer would do.
    fn say_action(view: &Self::View, action: &Self::Action) -> Text;
    /// What a seat is at this moment, in a word or two ('Valandris'). Games whose seats are told apart by their number alone
    /// need not say anything.
    fn say_seat(view: &Self::View, seat: Seat) -> Text {
        let (_, nth) = (view, seat.index() + 1);
        Text::new(format!("Posto {nth}"), format!("Seat {nth}"))
    }
    /// What is to be done now, in one sentence.
    fn say_turn(view: &Self::View) -> Text;
    /// What wins and how far everybody is, in one short line that is always in sight: 'Capital + 2 cities: you 1 of 3, the other 2'.
    /// Empty after the end. Games that people play say it.
    fn say_aim(view: &Self::View) -> Text {
        let _ = view;
        Text::default()
    }
    /// Why what is asked now is asked, whoever is asked; `None` where nobody is. Games that people play say it.
    fn say_why(view: &Self::View) -> Option<Because> {
        let _ = view;
        None
    }
    /// Where in the game this is, from what everybody sees. Games without turns need not say anything.
    fn say_stage(view: &Self::View) -> Stage {
        let _ = view;
        Stage::default()
    }
    /// Why a game that the rules have ended was won or lost, in a whole sentence: to whoever looks, in the second person. Empty before the end.
    fn say_end(view: &Self::View) -> Text {
        let _ = view;
        Text::default()
    }
    /// What the viewer knows, as lines for a terminal.
    fn say_view(view: &Self::View) -> Text {
        let _ = view;
        Text::default()
    }
}

/// Opinions about positions: rules know nothing of them.
pub trait Estimate: Game {
    /// For each seat, how good the position looks, from 0 (lost) to 1 (won). Searches average it with the
    /// results of finished games, which [`Estimate::worth`] puts on the same scale.
    fn guess(&self) -> [f32; crate::MAX_SEATS];

    /// The same by another of the game's guesses. Games that have only one need not say anything.
    #[inline]
    fn guess_of(&self, rung: Rung) -> [f32; crate::MAX_SEATS] {
        let _ = rung;
        self.guess()
    }

    /// A finished game's scores on the scale of [`Estimate::guess`].
    fn worth(&self, scores: &crate::Scores) -> [f32; crate::MAX_SEATS];

    /// How many random answers a search plays before it guesses.
    const HORIZON: u32;

    /// Do bots mix where several seats answer together? They then learn by regret matching how often to give each action
    /// and draw the one they give; otherwise they always give the one that looks best, which is soon seen through where
    /// another's secret choice would beat it. For duels of hidden orders; where nobody gains by surprise it costs strength.
    /// Lanctot, Lisý and Winands 2014, doi 10.1007/978-3-319-05428-5_3, compare both; Bošanský, Lisý, Lanctot, Čermák and
    /// Winands 2016, doi 10.1016/j.artint.2016.03.005, on more games.
    const MIXES: bool = false;

    /// Do bots look for what is exactly right before they guess? Where something is hidden they then solve the game from what
    /// everybody knows, where nothing is they prove what wins. For games so small that this leads somewhere; of others the bots
    /// ask nothing more.
    const EXACT: bool = false;

    /// What a bot answers without searching, at questions whose worth no guess shows (which deck to bring, which cards to
    /// swap): one of these actions, each as often as another. `None` lets it search.
    fn advice(view: &Self::View, actions: &[Self::Action], rng: &mut Rng) -> Option<Vec<Self::Action>> {
        let _ = (view, actions, rng);
        None
    }

    /// The same for a bot that trusts another of the game's guesses: what the bot was told that had it. Games in which all are told
    /// the same need not say anything.
    fn advice_of(
        rung: Rung,
        view: &Self::View,
        actions: &[Self::Action],
        rng: &mut Rng,
    ) -> Option<Vec<Self::Action>> {
        let _ = rung;
        Self::advice(view, actions, rng)
    }

    /// Some truth that looks the same from here, as a bot supposes it to be: where the others chose unseen, what is good is likelier than
    /// [`Game::imagine`] has it, which draws evenly from what the rules allow. Games in which that says little need not say anything.
    fn suppose(view: &Self::View, rng: &mut Rng) -> Self {
        Self::imagine(view, rng)
    }

    /// A number that is another as soon as a turn is over: whole turns are planned, and looked through for a way to win. Games
    /// that are not planned by turns need not say anything.
    fn turn_number(&self) -> u32 {
        0
    }

    /// How many plans for a turn there are: ways to answer its questions that are looked at as a whole, to see whether they win (a joint
    /// attack is worth nothing until its last step). They are called by number, and any of them may have nothing to say.
    const PLANS: u8 = 0;

    /// What a plan does at the open question of the seat whose plan it is, among these actions.
    fn pursue(&self, seat: crate::Seat, plan: u8, actions: &[Self::Action]) -> Pursuit<Self::Action> {
        let _ = (seat, plan, actions);
        Pursuit::Done
    }

    /// Is a turn looked through whole for a way to win, where it has no plans? That pays where cards played one after the other win for
    /// certain, and playouts, which answer at random soon, see it only in part.
    const THOROUGH: bool = false;

    /// Does this only put things in another order, which could as well be put back? A bot does so where its guess is the better for it
    /// at once, and never to and fro.
    fn arranges(&self, action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// How many ends of play a seat has won: of games, and of parts of which a game is the best. One more is what a turn is looked
    /// through for.
    fn won(&self, seat: crate::Seat) -> u32 {
        match self.turn() {
            Turn::Over(scores) => u32::from(self.worth(&scores)[seat.index()] > 0.999),
            _ => 0,
        }
    }

    /// The action that a silent seat is given when its time is over: one that harms it least.
    fn safest(view: &Self::View, actions: &[Self::Action]) -> Option<Self::Action>;
}

/// What a plan for a turn says at a question; see [`Estimate::pursue`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pursuit<A> {
    /// This.
    Does(A),
    /// Nothing: whatever is best.
    Leaves,
    /// It is carried out, or has come to nothing.
    Done,
}

/// A position as one line.
pub trait Notation: Game {
    /// Is this a moment between whole turns, which the notation can say? Not in the middle of a turn, before the set-up
    /// is done, or after the end.
    fn at_rest(&self) -> bool;

    /// The position, where [`Notation::at_rest`] says yes.
    fn line(&self) -> Option<String>;

    /// The position that a line describes, under a setup.
    ///
    /// # Errors
    /// What is wrong, where (line 1 and the column), and what would be right.
    fn read(line: &str, setup: &Self::Setup) -> Result<Self, Trouble>;

    /// Did this finished game come to its end by a limit (a cap of turns) and not by play? Counting puts such ends apart.
    fn cut_short(&self) -> bool {
        false
    }

    /// The truth without what no line says (how it came about): two positions at rest are equal then exactly when
    /// their lines are. Games of which a line says all need not say anything.
    #[must_use]
    fn same(&self) -> Self {
        self.clone()
    }
}

/// A part of the page, replaced as a whole when it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The element's id.
    pub id: &'static str,
    /// Its content, already escaped; what is the same for ever is drawn once.
    pub html: Cow<'static, str>,
}

/// What a page is drawn for.
pub struct Desk<'a, G: Game> {
    /// The language.
    pub lang: Lang,
    /// The seat whose page it is; `None` for a spectator or a replay.
    pub seat: Option<Seat>,
    /// The actions open to that seat now; empty when it is not asked.
    pub actions: &'a [G::Action],
    /// What the viewer heard lately, oldest first, each event with the index of its answer.
    pub lately: &'a [(usize, &'a G::Event)],
}

/// The view as HTML.
pub trait Page: Game {
    /// The zones of the table: the board first.
    fn zones(view: &Self::View, desk: &Desk<'_, Self>) -> Vec<Zone>;

    /// The zones with every hand open, as far as they are anywhere: for a match that is over, from the side of a seat. Games in
    /// which everybody sees everything need not say anything.
    fn laid_open(&self, side: Option<Seat>, desk: &Desk<'_, Self>) -> Vec<Zone> {
        Self::zones(&self.view(side), desk)
    }

    /// The whole table as a small picture for covers and lists, as SVG that needs no words and no style of the game's: of the
    /// drawing in `crates/glass`, `small`. Games that draw none need not say anything.
    fn small(view: &Self::View) -> String {
        let _ = view;
        String::new()
    }

    /// What the viewer may want to tell its partners now, each a whole sentence that is sent with one click ('Target X?'); a
    /// partner reads it in its own language. Games without teams, or without such sentences, need not say anything.
    fn phrases(view: &Self::View) -> Vec<Text> {
        let _ = view;
        Vec::new()
    }

    /// The game in two minutes, for who has never heard of it: from four to six pictures, each with a few sentences, 150 to 250 words
    /// in all. Games that people play have it.
    fn primer(lang: Lang) -> Vec<Glance> {
        let _ = lang;
        Vec::new()
    }

    /// Should a page always be told what has happened since the last such event? Otherwise it is told what has happened after
    /// its own last answer: where all answer under seal, what their answers bring about would be missing from that.
    fn retold(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}
