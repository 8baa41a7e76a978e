//! What happens one thing after the other, put together into sentences.

use crate::grammar::{Person, and};
use crate::{Lang, upper};

/// Something that happens, as a part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A verb with what belongs to it, to be joined to more of the same one: 'draw a card'.
    Verb(String),
    /// The same of somebody who has to be named, once for neighbours: 'the opponent', 'discards a card'.
    Of(&'static str, String),
    /// A verb with what belongs to it, too long to be joined to another.
    Alone(String),
    /// What may be done or not: what follows does not hang on it.
    May(String),
    /// Something with its own subject.
    Whole(String),
    /// Something that happens on a condition, which what follows does not hang on.
    Case(String),
}

impl Part {
    /// What is said.
    pub fn said(&self) -> &str {
        match self {
            Part::Verb(said) | Part::Of(_, said) | Part::Alone(said) => said,
            Part::May(said) | Part::Whole(said) | Part::Case(said) => said,
        }
    }

    /// Does it bring a subject of its own?
    pub const fn has_subject(&self) -> bool {
        matches!(self, Part::Of(..) | Part::Whole(_) | Part::Case(_))
    }

    /// With the pronoun that English needs further on in a sentence.
    pub fn spoken_of(self, person: Person, lang: Lang) -> Self {
        match self {
            part if lang == Lang::It || person != Person::Still => part,
            Part::Verb(said) => Part::Of("they", said),
            Part::Alone(said) => Part::Alone(format!("they {said}")),
            Part::May(said) => Part::May(format!("they {said}")),
            part => part,
        }
    }
}

/// The parts in order, those of neighbours that share their subject joined to one: 'draw a card and discard two'.
pub fn joined(lang: Lang, parts: Vec<Part>) -> Vec<Part> {
    let shared = |one: &Part, next: &Part| match (one, next) {
        (Part::Verb(_), Part::Verb(_)) => true,
        (Part::Of(one, _), Part::Of(next, _)) => one == next,
        _ => false,
    };
    let join = |parts: &[Part]| {
        let said = and(lang, parts.iter().map(Part::said));
        match &parts[0] {
            Part::Verb(_) => Part::Verb(said),
            Part::Of(who, _) => Part::Whole(format!("{who} {said}")),
            other => other.clone(),
        }
    };
    parts.chunk_by(shared).map(join).collect()
}

/// Joined parts within a sentence: 'draw a card, then everyone discards one'. The mark that stands between a part and what
/// follows depends on the part.
pub fn inside(lang: Lang, parts: &[Part], mark: fn(&Part) -> char) -> String {
    let mut said = String::new();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            said += &format!("{} {} ", mark(&parts[at - 1]), then(lang, part.said(), ["poi", "then"]));
        }
        said += part.said();
    }
    said
}

/// Joined parts as sentences of their own, each leading on to the next: 'Draw a card. Then everyone discards one.'
pub fn sentences(lang: Lang, parts: &[Part]) -> String {
    let mut said = String::new();
    for part in parts.iter().map(Part::said) {
        match said.is_empty() {
            true => said = format!("{}.", upper(part)),
            false => said += &format!(" {} {part}.", then(lang, part, ["Poi", "Then"])),
        }
    }
    said
}

/// The word that leads on to something said.
fn then(lang: Lang, said: &str, [it, en]: [&str; 2]) -> String {
    let comma = if said.starts_with(lang.pick("se ", "if ")) { "," } else { "" };
    format!("{}{comma}", lang.pick(it, en))
}

/// How a match ended; to whoever has won and, kindly, to whoever has lost, that first. `won` is nothing to all others.
pub fn verdict(lang: Lang, won: Option<bool>, how: &str) -> String {
    match won {
        Some(true) => lang.pick("Hai vinto. ", "You have won. ").to_owned() + how,
        Some(false) => lang.pick("Hai perso, questa volta. ", "You have lost, this time. ").to_owned() + how,
        None => how.to_owned(),
    }
}
