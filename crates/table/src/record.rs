//! A match as text: it replays for ever.

use std::fmt;
use std::str::FromStr;

use crate::{Game, Line, Match, Odds, Seed, Setup, Trouble, Turn};

/// A record: setup and answers. As text it is a header (`name: value` lines), one line per answer between
/// two lines of `---`, and, once the match is over, the scores and the seed that the header's hash promised. The record of a
/// match that went on from another one says in its header how many answers it was given (`given: 12`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The game's id.
    pub game: String,
    /// The setup.
    pub setup: G::Setup,
    /// SHA-256 of the card set, or `-` for games without cards and where it shall not be looked at.
    pub cards: String,
    /// SHA-256 of the seed, or `-` when there was none.
    pub seed_hash: String,
    /// So many of the first answers were given to the match, which went on from there: they are not the seed's.
    pub given: usize,
    /// The answers, and at the end a resignation, or that the match was closed, if it was so.
    pub lines: Vec<Line<G::Action>>,
    /// The scores, once the rules have ended the game.
    pub scores: Option<Vec<i32>>,
    /// The seed, once the match is over.
    pub seed: Option<Seed>,
}

const FIRST: &str = "conclave record 1";
const RULE: &str = "---";

impl<G: Game> Record<G> {
    /// The record of a match, with its seed only when the match is over.
    pub fn of(game: &str, cards: &str, played: &Match<G>) -> Self {
        let mut lines = played.lines().to_vec();
        lines.extend(played.resigned().map(Line::Resign));
        lines.extend(played.is_closed().then_some(Line::Close));
        Record {
            game: game.to_owned(),
            setup: played.setup().clone(),
            cards: cards.to_owned(),
            seed_hash: played.seed().map_or("-".to_owned(), |seed| seed.hash()),
            given: played.given(),
            lines,
            scores: played.scores().map(|scores| scores.points().to_vec()),
            seed: played.seed().filter(|_| played.is_over()),
        }
    }

    /// Plays the record again.
    ///
    /// # Errors
    /// A set of cards that is not the one played with; the first line that the rules do not allow, with its place; a seed that is not the promised one; a draw that
    /// is not the seed's; scores that are not the game's.
    pub fn replay(&self) -> Result<Match<G>, Trouble> {
        if let Some(seed) = self.seed.filter(|seed| seed.hash() != self.seed_hash) {
            return Err(Trouble::say(
                format!("il seme {seed} non è quello promesso da seed-hash"),
                format!("the seed {seed} is not the one that seed-hash promised"),
            ));
        }
        let cards = self.setup.cards();
        if self.cards != "-" && self.cards != cards {
            return Err(Trouble::say(
                format!(
                    "il registro è di altre carte: il suo mazzo ha SHA-256 {}, questo {cards}",
                    self.cards
                ),
                format!("the record is of other cards: its set has SHA-256 {}, this one {cards}", self.cards),
            )
            .at(4, 8));
        }
        let head = 6 + usize::from(self.given > 0); // the lines of the header and the rule come first
        let (given, rest) = self.lines.split_at_checked(self.given).ok_or_else(|| self.too_few().at(6, 8))?;
        let below = |trouble: Trouble| match trouble.at {
            Some((line, column)) => trouble.at(line + head, column),
            None => trouble,
        };
        let mut played = Match::from_given(self.setup.clone(), self.seed, given).map_err(below)?;
        for (place, line) in (head + self.given + 1..).zip(rest) {
            self.honest(&played, line)
                .and_then(|()| played.follow(line.clone()))
                .map_err(|t| t.at(place, 1))?;
        }
        let scores = played.scores().map(|scores| scores.points().to_vec());
        if self.scores.is_some() && self.scores != scores {
            return Err(Trouble::say(
                format!("i punteggi annotati {:?} non sono quelli della partita {scores:?}", self.scores),
                format!("the scores noted {:?} are not those of the match {scores:?}", self.scores),
            ));
        }
        Ok(played)
    }

    fn too_few(&self) -> Trouble {
        let (given, there) = (self.given, self.lines.len());
        Trouble::say(
            format!("il registro dice che {given} risposte sono date, e ne ha {there}"),
            format!("the record says that {given} answers are given, and has {there}"),
        )
    }

    fn honest(&self, played: &Match<G>, line: &Line<G::Action>) -> Result<(), Trouble> {
        let (Some(seed), Line::Chance(outcome), Turn::Chance) = (self.seed, line, played.truth().turn())
        else {
            return Ok(());
        };
        let mut odds = Odds::default();
        played.truth().odds(&mut odds);
        let due = odds.at(seed.ticket(played.lines().len(), odds.total()));
        if due == *outcome {
            return Ok(());
        }
        Err(Trouble::say(
            format!("l'esito {outcome} non è quello del seme, che dà {due}"),
            format!("the outcome {outcome} is not the seed's, which gives {due}"),
        ))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST}\ngame: {}\nsetup: {}", self.game, self.setup)?;
        writeln!(f, "cards: {}\nseed-hash: {}", self.cards, self.seed_hash)?;
        if self.given > 0 {
            writeln!(f, "given: {}", self.given)?;
        }
        writeln!(f, "{RULE}")?;
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "{RULE}")?;
        if let Some(scores) = &self.scores {
            let points: Vec<String> = scores.iter().map(i32::to_string).collect();
            writeln!(f, "scores: {}", points.join(" "))?;
        }
        match self.seed {
            Some(seed) => writeln!(f, "seed: {seed}"),
            None => Ok(()),
        }
    }
}

/// Reads lines one after the other and knows where it is.
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (i, line) = self.lines.next()?;
        self.at = i + 1;
        Some(line)
    }

    fn field(&mut self, name: &str) -> Result<&'a str, Trouble> {
        let line = self.next().unwrap_or("");
        line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": ")).ok_or_else(|| {
            Trouble::say(
                format!("qui è atteso «{name}: …», non «{}»", clip(line)),
                format!("'{name}: …' is expected here, not '{}'", clip(line)),
            )
            .at(self.at.max(1), 1)
        })
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut reader = Reader { lines: text.lines().enumerate().peekable(), at: 0 };
        let first = reader.next().unwrap_or("");
        if first != FIRST {
            return Err(Trouble::say(
                format!("un registro comincia con «{FIRST}», non con «{}»", clip(first)),
                format!("a record begins with '{FIRST}', not with '{}'", clip(first)),
            )
            .at(1, 1));
        }
        let game = reader.field("game")?.to_owned();
        let setup = reader.field("setup").and_then(|s| s.parse().map_err(|t: Trouble| t.at(3, 8)))?;
        let cards = reader.field("cards")?.to_owned();
        let seed_hash = reader.field("seed-hash")?.to_owned();
        let given = given(&mut reader)?;
        rule(&mut reader)?;
        let lines = answers::<G>(&mut reader)?;
        let (scores, seed) = ending(&mut reader)?;
        Ok(Record { game, setup, cards, seed_hash, given, lines, scores, seed })
    }
}

/// How many answers were given; most records do not say so.
fn given(reader: &mut Reader<'_>) -> Result<usize, Trouble> {
    if reader.lines.peek().is_none_or(|(_, line)| !line.starts_with("given: ")) {
        return Ok(0);
    }
    let count = reader.field("given")?;
    count.parse().map_err(|_| {
        Trouble::say(
            format!("quante risposte sono date: è atteso un numero intero, non «{}»", clip(count)),
            format!("how many answers are given: a whole number is expected, not '{}'", clip(count)),
        )
        .at(reader.at, 8)
    })
}

fn rule(reader: &mut Reader<'_>) -> Result<(), Trouble> {
    match reader.next() {
        Some(RULE) => Ok(()),
        other => Err(Trouble::say(
            format!("qui è atteso «{RULE}», non «{}»", clip(other.unwrap_or(""))),
            format!("'{RULE}' is expected here, not '{}'", clip(other.unwrap_or(""))),
        )
        .at(reader.at.max(1), 1)),
    }
}

fn answers<G: Game>(reader: &mut Reader<'_>) -> Result<Vec<Line<G::Action>>, Trouble> {
    let mut lines = Vec::new();
    loop {
        match reader.next() {
            Some(RULE) => return Ok(lines),
            Some(line) => lines.push(line.parse().map_err(|t: Trouble| t.at(reader.at, 1))?),
            None => {
                let message = Trouble::say(
                    format!("il registro finisce senza la riga «{RULE}» che chiude le risposte"),
                    format!("the record ends without the line '{RULE}' that closes the answers"),
                );
                return Err(message.at(reader.at.max(1), 1));
            }
        }
    }
}

type Ending = (Option<Vec<i32>>, Option<Seed>);

fn ending(reader: &mut Reader<'_>) -> Result<Ending, Trouble> {
    let (mut scores, mut seed) = (None, None);
    while let Some(line) = reader.next() {
        let place = reader.at;
        if let Some(points) = line.strip_prefix("scores: ") {
            let read: Result<Vec<i32>, _> = points.split(' ').map(str::parse).collect();
            scores = Some(read.map_err(|_| unknown(line).at(place, 9))?);
        } else if let Some(digits) = line.strip_prefix("seed: ") {
            seed = Some(digits.parse::<Seed>().map_err(|t| t.at(place, 7))?);
        } else if !line.is_empty() {
            return Err(unknown(line).at(place, 1));
        }
    }
    Ok((scores, seed))
}

fn unknown(line: &str) -> Trouble {
    Trouble::say(
        format!("«{}»: dopo le risposte sono attesi «scores: …» e «seed: …»", clip(line)),
        format!("'{}': after the answers 'scores: …' and 'seed: …' are expected", clip(line)),
    )
}

/// The beginning of a line that may be very long.
fn clip(line: &str) -> String {
    line.chars().take(60).collect()
}

/// The game's id in a record's text, to know which game shall read it.
pub fn game_of(text: &str) -> Option<&str> {
    text.lines().nth(1)?.strip_prefix("game: ")
}
